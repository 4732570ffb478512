import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "#/platform/database/database.ts";
import { createSharedCounts } from "#/platform/http/limits/shared-count.store.ts";

const MINUTE = { calls: 120, seconds: 60 };
const DAY_SECONDS = 86_400;

/** What the day's questions are for: neither takes the other's. */
const OF_A_DAY = { refresh: 250, opened: 250 };

/** Says whether one more question may be asked; where the minute's are used up it waits for the next minute. */
export type OpenFdaBudget = { take(signal?: AbortSignal): Promise<boolean> };

/**
 * openFDA answers one address 240 questions a minute and 1,000 a day without a key. They are counted in the database, for all
 * servers together. A window begins with its first question, so that twice its number may fall into a minute or a day:
 * half of what openFDA allows is taken.
 */
export function createOpenFdaBudget(
  database: Queries,
  purpose: keyof typeof OF_A_DAY,
  { perDay = OF_A_DAY[purpose], perMinute = MINUTE.calls } = {},
): OpenFdaBudget {
  const counts = createSharedCounts(database);
  return {
    async take(signal) {
      const day = { calls: perDay, seconds: DAY_SECONDS };
      if ((await counts.take("openFDA a day", purpose, day)) > 0) return false;
      const minute = { ...MINUTE, calls: perMinute };
      for (;;) {
        const wait = await counts.take("openFDA a minute", "", minute);
        if (wait === 0) return true;
        await sleep(wait * 1000, undefined, signal ? { signal } : {});
      }
    },
  };
}
