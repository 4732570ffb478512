import type { Plugin } from "vite";

const WHOLE = "?whole";
const SCHEMA_FILE = /\/src\/.*(\.contract|\.schema|\/schema)\.ts(\?whole)?$/;
const HELPERS = ["optionalText", "requiredText", "wholeNumber", "paging", "EmailAddress"];
const OWN_HELPER = /^(?:export )?(?:function|const) (\w+)(?:[<(]| = [<(])/gm;
/** Stands where schemas were taken out; a script that still holds it would fail in the browser. */
const TAKEN_OUT = "schemas are not here";
const MATERIAL = /import (?:\* as (v)|\{([^}]*)\}) from "(?:valibot|#\/kernel\/schema\.ts)";/g;

/**
 * Keeps schemas out of what a page loads before it needs one. A contract that is imported as usual brings its
 * endpoints and constants alone: its schemas are marked as having no effect where they are not used, and what they are
 * made of is not there. A form that imports the contract when it is sent gets all of it. (The bundler heeds valibot's
 * own marks within one module only, and puts what both ways ask for where the first one is.)
 */
export function endpointsOnly(): Plugin {
  return {
    name: "endpoints-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveDynamicImport(source, importer) {
      if (typeof source !== "string" || !source.endsWith(".contract.ts")) return null;
      const found = await this.resolve(source, importer);
      return found && `${found.id}${WHOLE}`;
    },
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(WHOLE)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && SCHEMA_FILE.test(found.id) ? found.id + WHOLE : found;
    },
    transform(code, id) {
      if (!SCHEMA_FILE.test(id)) return null;
      const marked = markCalls(code);
      return { code: id.endsWith(WHOLE) ? marked : withoutMaterial(marked), map: null };
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.code.includes(TAKEN_OUT)) {
          this.error(`${part.fileName} needs schemas before a form is sent.`);
        }
      }
    },
  };
}

function markCalls(code: string): string {
  const own = [...code.matchAll(OWN_HELPER)].map(([, name]) => name);
  const names = ["v\\.\\w+", ...HELPERS, ...own].join("|");
  const call = new RegExp(`(?<!function )\\b(?:${names})(?=\\()`, "g");
  return code.replaceAll(call, "/* @__PURE__ */ $&");
}

/** Nothing calls what is named here: what would is dropped. */
function withoutMaterial(code: string): string {
  return code.replaceAll(MATERIAL, (_, library?: string, helpers?: string) => {
    const names = [library, ...(helpers ?? "").split(",")]
      .map((name) => name?.trim())
      .filter(Boolean);
    return `const ${names.map((name) => `${name} = "${TAKEN_OUT}"`).join(", ")};`;
  });
}
