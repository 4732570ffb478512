import { eq, gt, lte, max, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { providers, providerSources } from "../server/provider.table.ts";

const DAY_MS = 86_400_000;

/** The last day that a date in a file may be: tomorrow, which it is in some time zone already. */
export function latestDay(now = new Date()): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}

/**
 * What says of itself that it covers days to come was closed for the files of all days before: it is put back to the newest
 * day that its rows have, or to that on which it was loaded.
 */
export async function reopenSources(database: Database, latest = latestDay()): Promise<void> {
  const closed = await database
    .select({ kind: providerSources.kind })
    .from(providerSources)
    .where(gt(providerSources.through, latest));
  for (const { kind } of closed) {
    const rows =
      kind === "registry"
        ? await database
            .select({ newest: max(providers.asOf) })
            .from(providers)
            .where(lte(providers.asOf, latest))
        : [];
    const through = rows[0]?.newest ?? sql`${providerSources.loadedAt}::date`;
    await database.update(providerSources).set({ through }).where(eq(providerSources.kind, kind));
  }
}
