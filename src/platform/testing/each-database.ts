import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import { connectDatabase } from "#/platform/database/database.ts";
import type { Database, DatabaseSource } from "#/platform/database/database.ts";
import { ENGINES } from "./engines.ts";
import type { Engine } from "./engines.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

/** Opening takes a second of computing; the next file of this worker soon asks again. */
const LINGER_MS = 30_000;

type EngineInTest = {
  readonly engine: Engine["engine"];
  /** Where the migrated database of this name is; for tests and hooks. */
  source(name: string): Promise<DatabaseSource>;
};

/** Describes the same tests for each kind of database. */
export function describeEachEngine(
  name: string,
  body: (engine: EngineInTest) => void,
  engines: readonly Engine[] = ENGINES,
): void {
  for (const { engine, source } of engines) {
    const isMissing = engine === "PostgreSQL" && findPostgresBinaries() === undefined;
    if (isMissing && process.env["CI"]) {
      throw new Error("PostgreSQL is not installed; CI tests on both databases.");
    }
    const suite = isMissing ? describe.skip : describe;
    const note = isMissing ? "PostgreSQL, skipped because it is not installed" : engine;
    suite(`${name} (${note})`, () => {
      body({ engine, source: (database) => source(inject("testRun"), database) });
    });
  }
}

type Options = {
  /** Whether each test finds empty tables (the default), or what the tests before it left. */
  readonly emptied?: "before each test" | "never";
  /** The only one to test on, where small tests on both prove what they differ in; both by default. */
  readonly only?: Engine["engine"];
};

/**
 * Describes the same tests on the embedded database and on PostgreSQL, each migrated and, when the
 * file begins, empty. Inside a test or hook, `database()` is the one at hand.
 */
export function describeEachDatabase(
  name: string,
  body: (database: () => Database, engine: Engine["engine"]) => void,
  { emptied = "before each test", only }: Options = {},
): void {
  const describeDatabase = ({ engine, source }: EngineInTest) => {
    let current: Database | undefined;
    beforeAll(async () => {
      const ours = await source(`worker${process.env["VITEST_POOL_ID"] ?? ""}`);
      current = await connectDatabase({ ...ours, lingerMs: LINGER_MS }, "command", () => undefined);
      await emptyTables(current);
    });
    if (emptied === "before each test") beforeEach(() => emptyTables(current));
    body(() => current ?? neverOpened(), engine);
    afterAll(() => current?.close());
  };
  const engines = ENGINES.filter(({ engine }) => only === undefined || engine === only);
  describeEachEngine(name, describeDatabase, engines);
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
