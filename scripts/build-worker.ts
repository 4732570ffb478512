import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { POPULATIONS } from "#knowledge/populations.js";
import { build } from "vite";
import { ROOT } from "./setup/root.ts";

/**
 * Packs the service worker, with the list of what it keeps: every built script, style and font (the tools' knowledge
 * is among them), the icons, the monographs that come with Wardbook, and the pages that must open without a network.
 */
const CLIENT = join(ROOT, "dist/client");
const MONOGRAPHS = join(ROOT, "dist/knowledge/monographs");
const FILES = ["assets/**/*.{js,css,woff2,json}", "icon.svg", "icon-192.png"];
const PAGES = [
  "/",
  "/offline",
  "/tools",
  "/drug-interactions",
  "/drugs/dosage-calculator",
  "/drugs/pill-identifier",
  "/symptom-checker",
  "/calculators",
  "/drugs/ingredients",
];

/** One file with the answer of every call for a monograph. */
function writeMonographs(): string {
  const answers = globSync("*.json", { cwd: MONOGRAPHS })
    .toSorted()
    .map((file) => {
      const id = file.replace(/\.json$/, "");
      const monograph: unknown = JSON.parse(readFileSync(join(MONOGRAPHS, file), "utf8"));
      const answer = { name: nameOf(id), monograph, populations: POPULATIONS[id] ?? [] };
      return [`/api/monographs/${id}`, answer];
    });
  const text = JSON.stringify(Object.fromEntries(answers));
  const path = `/assets/monographs-${hashOf(text)}.json`;
  writeFileSync(join(CLIENT, path), text);
  return path;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}

/** Names under /assets change with their content, so these need no revision beside them. */
function entryOf(file: string) {
  const revision = file.startsWith("assets/") ? null : hashOf(readFileSync(join(CLIENT, file)));
  return { url: `/${file}`, revision };
}

const monographs = writeMonographs();
const files = globSync(FILES, { cwd: CLIENT }).toSorted().map(entryOf);

await build({
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  define: {
    BUILT: JSON.stringify({ files, pages: PAGES, monographs }),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: { sw: join(ROOT, "src/platform/client/worker/worker.ts") },
      output: { entryFileNames: "[name].js", format: "iife", codeSplitting: false },
    },
  },
});
