import { randomUUID } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";
import type { Log } from "#/platform/log/log.ts";
import { backOffMs } from "#/platform/outgoing/retry-after.ts";
import { createLeaseStore, type Lease } from "./lease.store.ts";
import { repeat } from "./repeat.ts";

/** Something to do every so often, by one of all servers. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** @param signal is aborted when the server stops, or when another server has taken the job over. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

type Options = {
  readonly database: Database;
  readonly log: Log;
  /** How often it is looked whether a job is due; a minute unless said otherwise. */
  readonly lookEveryMs?: number;
  /** How long a job stays with a server that has gone silent. */
  readonly leaseMs?: number;
};

const MINUTE = 60_000;

/**
 * Runs jobs when they are due: when the last run was is kept in the database, so that a restart neither forgets nor repeats
 * one, and of several servers one runs it. A job that fails is tried again after a minute, then two, four and so on, at most
 * its own `everyMs`; a failure is logged when it is not the one that was logged last: who is offline is told once.
 * @returns stops them: the runs at hand are aborted and awaited.
 */
export function startJobs(jobs: readonly Job[], options: Options): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, options));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function startJob(
  job: Job,
  { database, log, lookEveryMs = MINUTE, leaseMs = 2 * MINUTE }: Options,
): () => Promise<void> {
  const leases = createLeaseStore(database, randomUUID());
  const stopping = new AbortController();
  let said: string | null = null;

  async function turn(): Promise<void> {
    const failures = await leases.failuresOf(job.name);
    const wait = failures === 0 ? job.everyMs : backOffMs(failures, MINUTE, job.everyMs);
    const lease = await leases.take(job.name, wait, leaseMs);
    if (lease === null) return;
    const failure = await runHeld(job, lease, stopping.signal, leaseMs);
    if (failure === STOPPED) return lease.release();
    await lease.end(failure);
    if (failure === null || failure === said) return;
    log.warn(`${job.name}: ${failure}`);
    said = failure;
  }

  const stop = repeat({ name: job.name, everyMs: Math.min(lookEveryMs, job.everyMs), log }, turn);
  return async () => {
    stopping.abort();
    await stop();
  };
}

const STOPPED = Symbol("stopped");

/** Runs a job while the lease is renewed. Null where it went well, else what went wrong. */
async function runHeld(
  job: Job,
  lease: Lease,
  stopping: AbortSignal,
  leaseMs: number,
): Promise<string | typeof STOPPED | null> {
  const lost = new AbortController();
  const renewing = setInterval(() => {
    lease.renew().then(
      (held) => held || lost.abort(),
      () => undefined, // The database is away for the moment; the lease has time left.
    );
  }, leaseMs / 4);
  renewing.unref();
  try {
    await job.run(AbortSignal.any([stopping, lost.signal]));
    return null;
  } catch (error) {
    if (stopping.aborted || lost.signal.aborted) return STOPPED;
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearInterval(renewing);
  }
}
