import { eq, max } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { ingestRuns } from "./run.table.ts";

/** When each source was last read in full. */
export async function sourceAges(
  database: Queries,
): Promise<{ name: string; updatedAt: string | null }[]> {
  const rows = await database
    .select({ name: ingestRuns.source, finished: max(ingestRuns.finishedAt) })
    .from(ingestRuns)
    .where(eq(ingestRuns.status, "completed"))
    .groupBy(ingestRuns.source)
    .orderBy(ingestRuns.source);
  return rows.map(({ name, finished }) => ({ name, updatedAt: finished?.toISOString() ?? null }));
}
