import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#/platform/config/start-error.ts";
import { exactPrint, filesOf, quickPrint } from "./fingerprint.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { once } from "./once.ts";
import { runCaptured } from "./run-captured.ts";

/** What the build reads. */
const SOURCES = [
  "src",
  "public",
  "dist/knowledge",
  "scripts/build-server.ts",
  "scripts/build-worker.ts",
  "scripts/precompress.ts",
  "scripts/setup/formulary-as-json.ts",
  "scripts/setup/react-first.ts",
  "scripts/setup/route-tree.ts",
  "scripts/setup/router-as-used.ts",
  "scripts/setup/shapes-of-icons.ts",
  "scripts/setup/without-router-link.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const STEPS = [
  "node_modules/vite/bin/vite.js build",
  "scripts/build-server.ts",
  "scripts/build-worker.ts",
  "scripts/precompress.ts",
];
/** Tests, and the route tree that the build writes itself. */
const UNREAD = /\.test\.tsx?$|routeTree\.gen\.ts$/;
const STAMP = "dist/built-from.json";

/** The server's packed code, to be imported. */
export const BUILT_SERVER = "dist/start/main.js";

/**
 * Builds pages and server where their sources changed since the last build.
 * @throws StartError when the build fails.
 */
export async function ensureBuilt(root: string): Promise<void> {
  const files = filesOf(root, SOURCES).filter((file) => !UNREAD.test(file));
  const quick = quickPrint(root, files);
  const isDone = () => readStamp(root)?.quick === quick;
  await once(root, "build", isDone, async () => {
    const exact = exactPrint(root, files);
    if (readStamp(root)?.exact !== exact) await build(root);
    writeFileSync(join(root, STAMP), JSON.stringify({ quick, exact }));
  });
}

async function build(root: string): Promise<void> {
  console.log("Building...");
  rmSync(join(root, STAMP), { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  for (const command of STEPS) {
    const { ok, said } = await runCaptured(root, process.execPath, command.split(" "), env);
    if (ok) continue;
    console.error(said);
    throw new StartError(`Wardbook could not be built: ${command} failed.`);
  }
}

function readStamp(root: string): Fingerprint | undefined {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), "utf8"));
  } catch {
    return undefined;
  }
}
