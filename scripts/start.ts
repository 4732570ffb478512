import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#/platform/config/config.ts";
import { StartError } from "#/platform/config/start-error.ts";
import { warmUp } from "#/platform/database/embedded/warm-up.ts";
import { BUILT_SERVER, ensureBuilt } from "./setup/build.ts";
import { ensureKnowledge } from "./setup/knowledge.ts";
import { ensureInstalled } from "./setup/install.ts";
import { ROOT } from "./setup/root.ts";

/** `npm start`: installs what is missing, builds what is stale, and serves; `--dev` builds as it goes. */
async function start(): Promise<void> {
  const { databaseUrl, dataDir, durable } = readConfig(process.env);
  await ensureInstalled(ROOT);
  const cool = databaseUrl === undefined ? warmUp(dataDir, durable) : undefined;
  try {
    await ensureKnowledge(ROOT);
    if (process.argv.includes("--dev")) await import("../src/main.ts");
    else await startBuilt();
  } finally {
    await cool?.();
  }
}

async function startBuilt(): Promise<void> {
  await ensureBuilt(ROOT);
  await import(pathToFileURL(join(ROOT, BUILT_SERVER)).href);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
