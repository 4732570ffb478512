import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { sharedCounts } from "./shared-count.table.ts";

/** So many calls in a window of so many seconds, which begins with the first of them. */
type Window = { readonly calls: number; readonly seconds: number };

export type SharedCounts = ReturnType<typeof createSharedCounts>;

/** Counts that hold across servers and restarts, for the few calls where that matters. */
export function createSharedCounts(database: Queries) {
  return {
    /** @returns 0 where this call is within the limit, else the seconds until the next one may be. */
    async take(name: string, whose: string, { calls, seconds }: Window): Promise<number> {
      const over = sql`${sharedCounts.endsAt} <= now()`;
      const end = sql`now() + make_interval(secs => ${seconds})`;
      const [row] = await database
        .insert(sharedCounts)
        .values({ key: keyOf(name, whose), calls: 1, endsAt: end })
        .onConflictDoUpdate({
          target: sharedCounts.key,
          set: {
            calls: sql`CASE WHEN ${over} THEN 1 ELSE ${sharedCounts.calls} + 1 END`,
            endsAt: sql`CASE WHEN ${over} THEN ${end} ELSE ${sharedCounts.endsAt} END`,
          },
        })
        .returning({
          calls: sharedCounts.calls,
          left: sql<number>`extract(epoch FROM ${sharedCounts.endsAt} - now())::float8`,
        });
      return row && row.calls > calls ? Math.max(1, Math.ceil(row.left)) : 0;
    },

    async forgetOld(): Promise<void> {
      await database.delete(sharedCounts).where(lt(sharedCounts.endsAt, sql`now()`));
    },
  };
}

function keyOf(name: string, whose: string): string {
  return createHash("sha256")
    .update(JSON.stringify([name, whose]))
    .digest("base64url");
}
