import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { workerEmbedded, workerPostgres } from "./worker-database.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

const ENGINES = [
  { engine: "embedded", open: workerEmbedded },
  { engine: "PostgreSQL", open: workerPostgres },
] as const;

type Options = {
  /** Whether each test finds empty tables (the default), or what the tests before it left. */
  readonly emptied?: "before each test" | "never";
};

/**
 * Describes the same tests twice: on the embedded database and on PostgreSQL, each migrated
 * and empty. Inside a test or hook, `database()` is the one at hand.
 */
export function describeEachDatabase(
  name: string,
  body: (database: () => Database) => void,
  { emptied = "before each test" }: Options = {},
): void {
  for (const { engine, open } of ENGINES) {
    if (engine === "PostgreSQL" && findPostgresBinaries() === undefined) {
      if (process.env["CI"]) throw new Error("PostgreSQL is not installed; CI tests on both.");
      describe.skip(`${name} (PostgreSQL is not installed: this half is skipped)`, () => {
        body(neverOpened);
      });
      continue;
    }
    describe(`${name} (${engine})`, () => {
      let current: Database | undefined;
      beforeAll(async () => {
        current = await open(inject("testRun"), process.env["VITEST_POOL_ID"] ?? "0");
        await emptyTables(current);
      });
      if (emptied === "before each test") beforeEach(() => emptyTables(current));
      body(() => current ?? neverOpened());
      afterAll(() => current?.close());
    });
  }
}

function neverOpened(): never {
  throw new Error("The database is open inside tests and hooks only.");
}

/**
 * Deletes the rows there are. (Truncating makes new files, which the embedded database is slow at;
 * only large tables are worth it.)
 */
async function emptyTables(database: Database | undefined): Promise<void> {
  await database?.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; large: boolean }>(sql`
      SELECT quote_ident(relname) AS name, pg_relation_size(oid) > 1000000 AS large FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relname <> 'schema_migrations'`);
    // Foreign keys would ask for an order.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    const statements = rows.map(({ name, large }) =>
      large ? `TRUNCATE ${name} CASCADE` : `DELETE FROM ${name}`,
    );
    await tx.execute(sql.raw(statements.join("; ")));
  });
}
