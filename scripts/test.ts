import { StartError } from "#/platform/config/start-error.ts";
import { ensureInstalled } from "./setup/install.ts";
import { ROOT } from "./setup/root.ts";

/** `npm test`: every stage in turn, up to the first that fails; the last line counts the tests. */
try {
  await ensureInstalled(ROOT);
  // Only now are the packages there that the stages need.
  const { runStages } = await import("./check/run-stages.ts");
  const { STAGES } = await import("./check/stages.ts");
  if (!(await runStages(STAGES))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
