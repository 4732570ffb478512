import { randomUUID } from "node:crypto";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import { type Counts, recordRun, type Run } from "#/platform/ingest/run/run.ts";
import { sizeOf } from "#/platform/ingest/file/file-size.ts";
import { createLeaseStore, type Lease } from "#/platform/jobs/lease.store.ts";
import { hasDied, showLife } from "#/platform/lock/sign-of-life.ts";
import { refuseDayToCome } from "./file-days.ts";
import { reopenSources } from "./future-days.ts";

export type FileImport = {
  readonly database: Database;
  /** As it stands in the run log. */
  readonly source: string;
  readonly path: string;
  readonly origin: string;
  /** The day that it is of, whatever its name says: YYYY-MM-DD. */
  readonly asOf?: string;
  readonly progress: (totalBytes: number) => Progress;
};

/** Records an import of a file of providers, or of what stands beside them, while no other one runs. */
export async function importAlone(
  { database, source, path, origin, ...request }: FileImport,
  work: (run: Run, progress: Progress) => Promise<{ checksum: string }>,
): Promise<Counts> {
  const size = await sizeOf(path);
  refuseDayToCome(request.asOf);
  return oneAtATime(database, () => {
    const progress = request.progress(size);
    return recordRun(database, { source, origin, progress }, async (run) => {
      await reopenSources(database);
      return work(run, progress);
    });
  });
}

const JOB = "provider import";
/** Two imports at once would fill the same tables; one that was killed on another machine gives way after this. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 20_000;

/**
 * Does some work on the providers while nobody else does. One that was killed on this machine gives way at once.
 * @throws Failure "conflict" while another import runs.
 */
export async function oneAtATime<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const name = randomUUID();
  const life = showLife(name);
  try {
    const lease = await take(database, name);
    // A renewal that fails is followed by another; the work itself notices a database that is gone.
    const renewing = setInterval(() => void lease.renew().catch(() => undefined), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await lease.release();
    }
  } finally {
    life.end();
  }
}

async function take(database: Database, name: string): Promise<Lease> {
  const leases = createLeaseStore(database, name);
  const lease = await leases.take(JOB, 0, LEASE_MS);
  if (lease !== null) return lease;
  const held = await leases.heldBy(JOB);
  if (held !== undefined && hasDied(held.holder)) await leases.giveBack(JOB, held.holder);
  const freed = await leases.take(JOB, 0, LEASE_MS);
  if (freed !== null) return freed;
  const until = (held?.expiresAt ?? new Date()).toISOString().slice(11, 19);
  throw new Failure(
    "conflict",
    `Another import of providers is running: give this one again when it has ended. If it was killed on another machine, it gives way at ${until} UTC.`,
  );
}
