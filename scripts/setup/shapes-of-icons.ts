import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Of an icon that goes by another name now. */
const OTHER_NAME = /^export \{ default \} from /m;

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Leaves of each of Lucide's icons what is drawn: its name, its other names and a key for every shape, a word without
 * meaning that compresses badly, are not in use (`icon-of.ts`), and were 0.5 kB (gzip) of every page.
 */
export function shapesOfIcons(): Plugin {
  return {
    name: "shapes-of-icons",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      if (!ICON.test(id) || OTHER_NAME.test(code)) return null;
      const { __iconData: icon }: { __iconData?: { node?: readonly Shape[] } } = await import(
        pathToFileURL(id).href
      );
      if (!icon?.node?.length) this.error(`${id} says its shapes otherwise now.`);
      const node = icon.node.map(([tag, attributes]) => [tag, { ...attributes, key: undefined }]);
      return {
        code: `import iconOf from "../createLucideIcon.mjs";\nexport default /* @__PURE__ */ iconOf(${JSON.stringify({ node })});`,
        map: null,
      };
    },
  };
}
