import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { jobLeases as leases } from "./lease.table.ts";

export type Lease = {
  /** Holds on for another while; false where another has taken over. */
  renew(): Promise<boolean>;
  /** Gives it back with how it went, so that the next run is due `everyMs` after the beginning of this one. */
  end(failure: string | null): Promise<void>;
  /** Gives it back as if it had not run. */
  release(): Promise<void>;
};

/** No lease of ours ends so many times its own length ahead, also where another version's is longer. */
const AHEAD = 10;

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;

/** Leases in the database, by its clock: for servers that share nothing else. */
export function createLeaseStore(database: Queries, holder: string) {
  /** Failures in a row of a job, for its back-off. */
  async function failuresOf(job: string): Promise<number> {
    const [row] = await database
      .select({ failures: leases.failures })
      .from(leases)
      .where(eq(leases.job, job));
    return row?.failures ?? 0;
  }

  /** Who holds the job now, and until when where it is not renewed. */
  async function heldBy(job: string): Promise<{ holder: string; expiresAt: Date } | undefined> {
    const [row] = await database
      .select({ holder: leases.holder, expiresAt: leases.expiresAt })
      .from(leases)
      .where(and(eq(leases.job, job), sql`${leases.expiresAt} > now()`));
    return row;
  }

  /** Gives back what a holder that is known to have died holds. */
  async function giveBack(job: string, dead: string): Promise<void> {
    await database
      .update(leases)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(leases.job, job), eq(leases.holder, dead)));
  }

  /** Takes the job where it is due and nobody does it. A holder that has died loses it when its time is over. */
  async function take(job: string, waitMs: number, leaseMs: number): Promise<Lease | null> {
    const until = sql`now() + ${seconds(leaseMs)}`;
    const taken = await database
      .insert(leases)
      .values({ job, holder, expiresAt: until })
      .onConflictDoUpdate({
        target: leases.job,
        set: { holder, expiresAt: until },
        // What lies ahead was written by a clock that was wrong: it must not stop a job until then.
        setWhere: sql`(${leases.expiresAt} <= now() OR ${leases.expiresAt} > now() + ${seconds(leaseMs * AHEAD)})
          AND (${leases.lastRunAt} IS NULL OR ${leases.lastRunAt} <= now() - ${seconds(waitMs)}
            OR ${leases.lastRunAt} > now())`,
      })
      .returning({ startedAt: sql<string>`now()::text` });
    const [first] = taken;
    if (!first) return null;
    const ours = and(eq(leases.job, job), eq(leases.holder, holder));
    const set = (values: Record<string, unknown>) =>
      database.update(leases).set(values).where(ours).returning({ job: leases.job });
    return {
      renew: async () => (await set({ expiresAt: until })).length > 0,
      end: async (failure) => {
        await set({
          expiresAt: sql`now()`,
          lastRunAt: sql`${first.startedAt}::timestamptz`,
          lastFailure: failure,
          failures: failure === null ? 0 : sql`${leases.failures} + 1`,
        });
      },
      release: async () => void (await set({ expiresAt: sql`now()` })),
    };
  }
  return { failuresOf, heldBy, giveBack, take };
}
