import * as v from "valibot";

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests } = v.parse(VitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** A flaky test failed once, and counts as failed. */
export function playwrightTally(report: unknown): Tally {
  const { stats } = v.parse(PlaywrightReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );
}

/** A stage that failed without a failed test (a file that does not load, a lint error) counts as one failure. */
export function withStageFailure(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
