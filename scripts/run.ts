import { join } from "node:path";
import { StartError } from "#/platform/config/start-error.ts";
import { ensureKnowledge } from "./setup/knowledge.ts";
import { ensureInstalled } from "./setup/install.ts";
import { ROOT } from "./setup/root.ts";

/** What packs the knowledge says itself what it did. */
const PACKER = "scripts/knowledge.ts";

/** Runs one of our commands, `SCRIPT [ARGUMENT...]`, after installing and packing what is missing. */
const [script = "", ...rest] = process.argv.slice(2);
try {
  await ensureInstalled(ROOT);
  if (script !== PACKER) await ensureKnowledge(ROOT);
  process.argv = [process.execPath, script, ...rest];
  await import(join(ROOT, script));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
