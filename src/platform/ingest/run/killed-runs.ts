import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { hasDied } from "#/platform/lock/sign-of-life.ts";
import { ingestRuns } from "./run.table.ts";

/** A run of another machine, of which nothing else is known, is over by then. */
const LONGEST = sql`interval '1 day'`;

/** Runs whose process was killed could not say that they have ended: they are said to have failed. */
export async function closeKilledRuns(database: Queries): Promise<void> {
  const running = eq(ingestRuns.status, "running");
  const isOld = sql<boolean>`${ingestRuns.startedAt} < now() - ${LONGEST}`;
  const rows = await database.select({ id: ingestRuns.id, isOld }).from(ingestRuns).where(running);
  const killed = rows.filter((run) => run.isOld || hasDied(run.id)).map(({ id }) => id);
  if (killed.length === 0) return;
  const failure = "Its process ended before it did.";
  await database
    .update(ingestRuns)
    .set({ status: "failed", failure, finishedAt: sql`now()` })
    .where(and(running, inArray(ingestRuns.id, killed)));
}
