import { asc, eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { jobLeases as leases } from "./lease.table.ts";

export type JobStates = ReturnType<typeof createJobStates>;

/** How the jobs fare that all servers share, for whoever looks after them. */
export function createJobStates(database: Queries) {
  return {
    async list() {
      const rows = await database
        .select({
          job: leases.job,
          isRunning: sql<boolean>`${leases.expiresAt} > now()`,
          lastRunAt: leases.lastRunAt,
          lastFailure: leases.lastFailure,
          failures: leases.failures,
        })
        .from(leases)
        .orderBy(asc(leases.job));
      return rows.map((row) => ({ ...row, lastRunAt: row.lastRunAt?.toISOString() ?? null }));
    },

    /** The next server that looks does it, however lately it ran or failed. @returns whether there is such a job. */
    async makeDue(job: string): Promise<boolean> {
      const made = await database
        .update(leases)
        .set({ lastRunAt: null, failures: 0 })
        .where(eq(leases.job, job))
        .returning({ job: leases.job });
      return made.length > 0;
    },
  };
}
