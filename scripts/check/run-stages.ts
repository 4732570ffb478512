import { StartError } from "#/platform/config/start-error.ts";
import type { Stage } from "./stages.ts";
import { NOTHING, sum, withStageFailure } from "./tally.ts";
import type { Tally } from "./tally.ts";

/** @returns whether every stage passed; those of the first group with a failure are the last that run. */
export async function runStages(groups: readonly (readonly Stage[])[]): Promise<boolean> {
  const tallies: Tally[] = [];
  const failures: string[] = [];
  for (const group of groups) {
    console.log(`\n== ${group.map(({ name }) => name).join(", ")}`);
    for (const { name, tally } of await Promise.all(group.map(timed))) {
      tallies.push(tally);
      if (tally.failed > 0) failures.push(name);
    }
    if (failures.length > 0) break;
  }
  const { passed, failed, skipped } = sum(tallies);
  for (const name of failures) console.log(`\nThe stage "${name}" failed.`);
  if (skipped > 0) console.log(`\n${skipped} skipped.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function timed(stage: Stage): Promise<{ name: string; tally: Tally }> {
  const began = performance.now();
  const tally = await runStage(stage);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${stage.name}: ${tally.failed === 0 ? "passed" : "FAILED"} after ${seconds} s`);
  return { name: stage.name, tally };
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
