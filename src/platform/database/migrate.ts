import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { StartError } from "#/platform/config/start-error.ts";
import type { Database, Queries } from "./database.ts";
import { ownMigrations, statementsOf, type Migration } from "./migrations.ts";

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 4_820_117;

/** For so long others may wait behind a change that itself waits for them; then it lets them pass and tries again. */
const LOCK_WAIT = "2s";
const LOCK_NOT_AVAILABLE = "55P03";
const TRIES = 30;
const PAUSE_MS = 1000;

export type MigrateRules = {
  /** The newest that is applied, as its number in time; all where it is not said. */
  readonly upTo?: number;
  readonly migrations?: readonly Migration[];
};

/**
 * Applies what is missing of `migrations/`. What runs in a transaction is applied with all that stands beside it, or not at
 * all; an "online" one goes statement by statement while people read and write, and goes on where it was cut off. Two
 * processes that start together wait for each other.
 * @returns how many were applied
 * @throws StartError when the database was migrated by a newer Wardbook in a way that this one cannot run on.
 */
export async function migrate(
  database: Database,
  { upTo = Number.POSITIVE_INFINITY, migrations = ownMigrations() }: MigrateRules = {},
): Promise<number> {
  const wanted = migrations.filter((migration) => migration.at <= upTo);
  const newest = newestOf(migrations);
  let count = 0;
  for (;;) {
    const applied = await retrying(() => applyNext(database, wanted, newest));
    if (applied === 0) return count;
    count += applied;
  }
}

/** One online migration, or all up to the next one. */
async function applyNext(
  database: Database,
  migrations: readonly Migration[],
  newest: number,
): Promise<number> {
  const online = await database.transaction(async (tx) => {
    // A large table takes what it takes, and whoever waits here is at work, not forgotten.
    await tx.execute(sql`SELECT set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`SELECT set_config('lock_timeout', ${LOCK_WAIT}, true)`);
    const missing = await missingOf(tx, migrations, newest);
    const [first] = missing;
    if (first?.kind === "online") {
      // The embedded database has one session for all: there nothing runs beside a transaction, and nobody else migrates.
      if (database.kind === "embedded") return first;
      // The last answer with parameters stays open, and its view of the rows with it, until something is asked without:
      // an index that is made beside it would wait for that for ever.
      await tx.execute(sql`SELECT`);
      await applyOnline(database, first);
      await note(tx, first);
      return 1;
    }
    const end = missing.findIndex(({ kind }) => kind === "online");
    const together = end === -1 ? missing : missing.slice(0, end);
    for (const migration of together) {
      for (const { text } of statementsOf(migration)) await tx.execute(sql.raw(text));
      await note(tx, migration);
    }
    return together.length;
  });
  if (typeof online === "number") return online;
  await applyOnline(database, online);
  await note(database, online);
  return 1;
}

async function applyOnline(database: Database, migration: Migration): Promise<void> {
  for (const { text, repeats } of statementsOf(migration)) {
    const once = () => database.execute(sql.raw(text));
    let changed = (await once()).rowCount;
    if (!repeats) continue;
    while (changed !== null && changed > 0) changed = (await once()).rowCount;
  }
}

async function missingOf(
  tx: Queries,
  migrations: readonly Migration[],
  newest: number,
): Promise<Migration[]> {
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    created_at bigint PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await tx.execute(sql`SELECT FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'schema_migrations' AND column_name = 'kind'`);
  if (rows.length === 0) {
    await tx.execute(
      sql`ALTER TABLE schema_migrations ADD COLUMN kind text NOT NULL DEFAULT 'contract'`,
    );
  }
  const latest = await latestApplied(tx);
  const { rows: ahead } = await tx.execute(
    sql`SELECT FROM schema_migrations WHERE created_at > ${newest} AND kind = 'contract'`,
  );
  if (ahead.length > 0) {
    throw new StartError("The database was set up by a newer Wardbook; start that version.");
  }
  return migrations.filter((migration) => migration.at > latest);
}

async function note(tx: Queries, { at, hash, kind }: Migration): Promise<void> {
  await tx.execute(
    sql`INSERT INTO schema_migrations (created_at, hash, kind) VALUES (${at}, ${hash}, ${kind})`,
  );
}

/** Tells whether all of this version's migrations are applied; those of a newer one do not matter. */
export function migrationCheck(database: Database): () => Promise<boolean> {
  const newest = newestOf(ownMigrations());
  return async () => (await latestApplied(database)) >= newest;
}

function newestOf(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map(({ at }) => at));
}

/** The newest migration of the database, as its number in time; 0 before the first. */
export async function latestApplied(database: Queries): Promise<number> {
  const { rows } = await database.execute<{ latest: string | null }>(
    sql`SELECT max(created_at) AS latest FROM schema_migrations`,
  );
  return Number(rows[0]?.latest ?? 0);
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !isLockTimeout(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}
