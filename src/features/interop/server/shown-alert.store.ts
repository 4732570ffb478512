import { and, gt, inArray, lt, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { cdsShown } from "./shown-alert.table.ts";

/** A shift. */
const KEPT = sql`now() + interval '8 hours'`;

export type ShownAlertStore = ReturnType<typeof createShownAlertStore>;

/** Which alerts were shown, by keys that tell nothing. */
export function createShownAlertStore(database: Queries) {
  return {
    async keep(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await database
        .insert(cdsShown)
        .values(keys.map((key) => ({ key, expiresAt: KEPT })))
        .onConflictDoUpdate({ target: cdsShown.key, set: { expiresAt: KEPT } });
    },

    /** Those of the keys that were kept and are not too old. */
    async among(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await database
        .select({ key: cdsShown.key })
        .from(cdsShown)
        .where(and(inArray(cdsShown.key, [...keys]), gt(cdsShown.expiresAt, sql`now()`)));
      return new Set(rows.map(({ key }) => key));
    },

    async forgetOld(): Promise<void> {
      await database.delete(cdsShown).where(lt(cdsShown.expiresAt, sql`now()`));
    },
  };
}
