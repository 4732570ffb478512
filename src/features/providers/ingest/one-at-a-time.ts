import { randomUUID } from "node:crypto";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Progress } from "#/platform/ingest/progress.ts";
import { type Counts, recordRun, type Run } from "#/platform/ingest/run.ts";
import { createLeaseStore } from "#/platform/jobs/lease.store.ts";
import { sizeOf } from "#/platform/ingest/file-size.ts";

export type FileImport = {
  readonly database: Database;
  /** As it stands in the run log. */
  readonly source: string;
  readonly path: string;
  readonly origin: string;
  readonly progress: (totalBytes: number) => Progress;
};

/** Records an import of a file of providers, or of what stands beside them, while no other one runs. */
export async function importAlone(
  { database, source, path, origin, ...request }: FileImport,
  work: (run: Run, progress: Progress) => Promise<{ checksum: string }>,
): Promise<Counts> {
  const progress = request.progress(await sizeOf(path));
  return oneAtATime(database, () =>
    recordRun(database, { source, origin, progress }, (run) => work(run, progress)),
  );
}

/** Two imports at once would fill the same tables; a killed one gives way after this. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 20_000;

/**
 * Does some work on the providers while nobody else does.
 * @throws Failure "conflict" while another import runs.
 */
export async function oneAtATime<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const lease = await createLeaseStore(database, randomUUID()).take("provider import", 0, LEASE_MS);
  if (lease === null) {
    throw new Failure(
      "conflict",
      "Another import of providers is running: wait until it has ended. If it was killed, try again in two minutes.",
    );
  }
  // A renewal that fails is followed by another; the work itself notices a database that is gone.
  const renewing = setInterval(() => void lease.renew().catch(() => undefined), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await lease.release();
  }
}
