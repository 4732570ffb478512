import { StartError } from "#/platform/config/start-error.ts";
import type { Stage } from "./stages.ts";
import { NOTHING, sum, withStageFailure } from "./tally.ts";
import type { Tally } from "./tally.ts";

/** @returns whether every stage passed. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  const tallies: Tally[] = [];
  for (const stage of stages) {
    console.log(`\n== ${stage.name}`);
    const began = performance.now();
    const tally = await runStage(stage);
    tallies.push(tally);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`== ${stage.name}: ${tally.failed === 0 ? "passed" : "FAILED"} after ${seconds} s`);
    if (tally.failed > 0) break;
  }
  const { passed, failed, skipped } = sum(tallies);
  if (failed > 0) console.log(`\nThe stage "${stages[tallies.length - 1]?.name}" failed.`);
  if (skipped > 0) console.log(`\n${skipped} skipped.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runStage(stage: Stage): Promise<Tally> {
  try {
    return await stage.run();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return withStageFailure(NOTHING, false);
  }
}
