import type { Plugin } from "vite";

const MANIFEST = "tanstack-start-manifest";
const REACT_FILE = /"(\/assets\/react-[\w-]+\.js)"/;
const SCRIPTS = /\bscripts: ?\[/;

/**
 * Names React's file as a script of the page, before the entry that needs it. A browser runs a file that is only
 * imported together with the one that imports it, without a pause; a script of its own is a task of its own, and what
 * is typed or touched between the two is answered.
 */
export function reactFirst(): Plugin {
  return {
    name: "react-first",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!id.includes(MANIFEST)) return null;
      const src = REACT_FILE.exec(code)?.[1];
      if (src === undefined || !SCRIPTS.test(code)) {
        throw new Error("The manifest of scripts has no place for React's file.");
      }
      const script = JSON.stringify({ attrs: { type: "module", async: true, src } });
      return { code: code.replace(SCRIPTS, `scripts:[${script},`), map: null };
    },
  };
}
