import { randomUUID } from "node:crypto";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import { hasDied, showLife } from "#/platform/lock/sign-of-life.ts";
import { createLeaseStore, type Lease } from "./lease.store.ts";

/** `called` completes the sentence "Another ... is running." */
type Work = { readonly job: string; readonly called: string };

/** One that was killed on another machine gives way after this. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 20_000;

/**
 * Does some work while nobody else does what is of the same name. One that was killed on this machine gives way at once.
 * @throws Failure "conflict" while another runs.
 */
export async function oneAtATime<T>(
  database: Database,
  what: Work,
  work: () => Promise<T>,
): Promise<T> {
  const name = randomUUID();
  const life = showLife(name);
  try {
    const lease = await take(database, what, name);
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

async function take(database: Database, { job, called }: Work, name: string): Promise<Lease> {
  const leases = createLeaseStore(database, name);
  const lease = await leases.take(job, 0, LEASE_MS);
  if (lease !== null) return lease;
  const held = await leases.heldBy(job);
  if (held !== undefined && hasDied(held.holder)) await leases.giveBack(job, held.holder);
  const freed = await leases.take(job, 0, LEASE_MS);
  if (freed !== null) return freed;
  const until = (held?.expiresAt ?? new Date()).toISOString().slice(11, 19);
  throw new Failure(
    "conflict",
    `Another ${called} is running: give this one again when it has ended. If it was killed on another machine, it gives way at ${until} UTC.`,
  );
}
