import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "#/platform/config/start-error.ts";
import type { Database, Queries } from "./database.ts";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations");

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 4_820_117;

/**
 * Applies what is missing of `migrations/`, all of it or nothing: two processes that start together
 * wait for each other, and an interrupted one leaves the schema as it was.
 * @returns how many were applied
 * @throws StartError when the database was migrated by a newer Wardbook.
 */
export async function migrate(database: Database): Promise<number> {
  const migrations = ownMigrations();
  return database.transaction(async (tx) => {
    // A large table takes what it takes.
    await tx.execute(sql`SELECT set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_migrations (
      created_at bigint PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const latest = await latestApplied(tx);
    if (latest > newestOf(migrations)) {
      throw new StartError("The database was set up by a newer Wardbook; start that version.");
    }
    const missing = migrations.filter((migration) => migration.folderMillis > latest);
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO schema_migrations (created_at, hash) VALUES (${migration.folderMillis}, ${migration.hash})`,
      );
    }
    return missing.length;
  });
}

/** Tells whether all of this version's migrations are applied; those of a newer one do not matter. */
export function migrationCheck(database: Database): () => Promise<boolean> {
  const newest = newestOf(ownMigrations());
  return async () => (await latestApplied(database)) >= newest;
}

function ownMigrations() {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}

function newestOf(migrations: ReturnType<typeof ownMigrations>): number {
  return Math.max(0, ...migrations.map((migration) => migration.folderMillis));
}

async function latestApplied(database: Queries): Promise<number> {
  const { rows } = await database.execute<{ latest: string | null }>(
    sql`SELECT max(created_at) AS latest FROM schema_migrations`,
  );
  return Number(rows[0]?.latest ?? 0);
}
