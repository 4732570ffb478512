import { join } from "node:path";
import { StartError } from "#/platform/config/start-error.ts";
import { ensureInstalled } from "./setup/install.ts";
import { ROOT } from "./setup/root.ts";

/** Runs one of our commands, `SCRIPT [ARGUMENT...]`, after installing what is missing. */
const [script = "", ...rest] = process.argv.slice(2);
try {
  await ensureInstalled(ROOT);
  process.argv = [process.execPath, script, ...rest];
  await import(join(ROOT, script));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
