import { StartError } from "#/platform/config/start-error.ts";
import { ensureBuilt } from "./setup/build.ts";
import { ensureInstalled } from "./setup/install.ts";
import { ROOT } from "./setup/root.ts";

/** `npm start`: installs what is missing, builds what is stale, and serves; `--dev` builds as it goes. */
try {
  await ensureInstalled(ROOT);
  if (!process.argv.includes("--dev")) await ensureBuilt(ROOT);
  await import("../src/main.ts");
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
