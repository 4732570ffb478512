import type { Plugin } from "vite";

/** What the router's code reads, what stands there instead, and how often it does. */
type Cut = readonly [text: string, instead: string, times: number];

/**
 * Where the router asks for an option that Wardbook does not give it, that is settled when the pages are built, and
 * what would follow from it is dropped: 1.5 kB (gzip) of every page.
 */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  "scroll-restoration.js": [
    ["force ?? router.options.scrollRestoration;", "false;", 1],
    ["scroll.e && ", "false && ", 1],
    ["scroll.e ? ", "false ? ", 1],
  ],
  "router.js": [
    // It is given ways of its own to read and write a search.
    ["options.stringifySearch ?? defaultStringifySearch", "options.stringifySearch", 1],
    ["options.parseSearch ?? defaultParseSearch", "options.parseSearch", 1],
    ["this.options.routeMasks", "void 0", 3],
    ["this.options.rewrite;", "void 0;", 1],
    [
      'nextBasepath !== "/" && trimPath(nextBasepath) ? rewriteBasepath(nextBasepath, this.options.caseSensitive, nextRewriteOption) : nextRewriteOption;',
      "void 0;",
      1,
    ],
    ["this.rewrite = void 0;", "", 1],
    ["this.rewrite", "void 0", 6],
  ],
};

const FILE = /\/@tanstack\/router-core\/dist\/esm\/([\w-]+\.js)$/;
const OWN_ROUTER = /\/src\/router\.tsx$/;
const GIVEN = ["parseSearch", "stringifySearch"];
const NOT_GIVEN = /\b(scrollRestoration|routeMasks|rewrite|basepath)\b/;

export function routerAsUsed(): Plugin {
  const waiting = new Set(Object.keys(CUTS));
  return {
    name: "router-as-used",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (OWN_ROUTER.test(id)) {
        const [added] = NOT_GIVEN.exec(code) ?? [];
        const missing = GIVEN.find((option) => !code.includes(option));
        if (added !== undefined) this.error(`The build leaves out what ${added} needs.`);
        if (missing !== undefined)
          this.error(`The build leaves out what stands in for ${missing}.`);
      }
      const file = FILE.exec(id)?.[1] ?? "";
      const cuts = CUTS[file];
      if (cuts === undefined) return null;
      waiting.delete(file);
      const less = cuts.reduce((text, [found, instead, times]) => {
        const parts = text.split(found);
        if (parts.length !== times + 1)
          this.error(`${file} of the router has no "${found}" as it had.`);
        return parts.join(instead);
      }, code);
      return { code: less, map: null };
    },
    buildEnd(failure) {
      if (failure === undefined && waiting.size > 0)
        this.error(`The router has no ${[...waiting].join(", ")} any more.`);
    },
  };
}
