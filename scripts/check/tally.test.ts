import { expect, test } from "vitest";
import { NOTHING, playwrightTally, sum, vitestTally, withStageFailure } from "./tally.ts";

test("both suites are counted, and a flaky test as failed", () => {
  const unit = vitestTally({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, more: 0 });
  const browser = playwrightTally({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 } });
  expect(sum([unit, browser])).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test("a failed stage is never without a failure", () => {
  expect(withStageFailure(NOTHING, false).failed).toBe(1);
  expect(withStageFailure(NOTHING, true).failed).toBe(0);
  expect(withStageFailure({ ...NOTHING, failed: 3 }, false).failed).toBe(3);
});
