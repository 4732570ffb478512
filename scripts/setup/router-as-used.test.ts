import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { routerAsUsed } from "./router-as-used.ts";

const OWN_ROUTER = join(import.meta.dirname, "../../src/router.tsx");
const AS_IT_IS = `
  import { RouterCore } from "@tanstack/router-core";
  const parseSearch = (text) => text, stringifySearch = (search) => search;
  export const router = new RouterCore({ parseSearch, stringifySearch });`;

/** What is built of a router of ours with this text, with this change to the library's files. */
async function built(own: string, change: (code: string, id: string) => string = (code) => code) {
  const texts: Plugin = {
    name: "texts",
    enforce: "pre",
    load: (id) => (id === OWN_ROUTER ? own : null),
    transform: (code, id) => change(code, id),
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [texts, routerAsUsed()],
    build: { write: false, minify: false, lib: { entry: OWN_ROUTER, formats: ["es"] } },
  });
  return [result].flat().flatMap((one) => ("output" in one ? one.output : []));
}

test("what the router has for options that are not in use is left out", async () => {
  const [part] = await built(AS_IT_IS);
  const code = part?.type === "chunk" ? part.code : "";
  expect(code).toContain("buildLocation");
  expect(code).not.toMatch(/tsr-scroll-restoration|defaultParseSearch|processRouteMasks\(/);
});

test.each([
  ["this.rewrite", "this.rewriting"],
  ["force ?? router.options.scrollRestoration;", "router.options.scrollRestoration;"],
])("a router that no longer says %s is not built", async (text, now) => {
  const change = (code: string) => code.replace(text, now);
  await expect(built(AS_IT_IS, change)).rejects.toThrow(/of the router has no/);
});

test("nor is one whose code stands elsewhere", async () => {
  await expect(built("export const router = 1;")).rejects.toThrow(/parseSearch/);
  const elsewhere = "export const parseSearch = 1, stringifySearch = 2;";
  await expect(built(elsewhere)).rejects.toThrow(/The router has no/);
});

test.each(["basepath", "rewrite", "routeMasks", "scrollRestoration"])(
  "an option that was left out, %s, cannot be given",
  async (option) => {
    const own = AS_IT_IS.replace("stringifySearch })", `stringifySearch, ${option}: null })`);
    await expect(built(own)).rejects.toThrow(`what ${option} needs`);
  },
);
