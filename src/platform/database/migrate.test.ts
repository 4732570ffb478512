import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { Database } from "./database.ts";
import { migrationFaults } from "./migration-faults.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_FOLDER, kindOf, ownMigrations, type Migration } from "./migrations.ts";

/** After all that there are. */
const LATER = Date.UTC(2100, 0);

function migration(after: number, text: string): Migration {
  const statements = text.split("--> statement-breakpoint");
  return { at: LATER + after, hash: randomUUID(), kind: kindOf(text), sql: statements };
}

async function forget(database: Database): Promise<void> {
  await database.execute(sql`DELETE FROM schema_migrations WHERE created_at >= ${LATER}`);
  await database.execute(sql`DROP TABLE IF EXISTS kept_beside`);
}

describeEachDatabase("migrations", (database) => {
  test("that are online go statement by statement, repeat until nothing is left, and go on where they were cut off", async () => {
    await forget(database());
    const expand = migration(
      1,
      "-- kind: expand\nCREATE TABLE kept_beside (id int, filled boolean)",
    );
    await migrate(database(), { migrations: [expand] });
    await database().execute(sql`INSERT INTO kept_beside SELECT generate_series(1, 25), NULL`);
    const fill = `-- repeat
      UPDATE kept_beside SET filled = true WHERE id IN (SELECT id FROM kept_beside WHERE filled IS NULL LIMIT 10)`;
    const index = "CREATE INDEX CONCURRENTLY IF NOT EXISTS kept_beside_id ON kept_beside (id)";
    const breakpoint = "--> statement-breakpoint\n";
    const broken = migration(
      2,
      ["-- kind: online", fill, breakpoint, index, breakpoint, "SELECT 1 / 0"].join("\n"),
    );
    await expect(migrate(database(), { migrations: [expand, broken] })).rejects.toThrow(
      "SELECT 1 / 0",
    );
    const whole = migration(2, ["-- kind: online", fill, breakpoint, index].join("\n"));
    expect(await migrate(database(), { migrations: [expand, whole] })).toBe(1);
    const { rows } = await database().execute(
      sql`SELECT count(*) FILTER (WHERE filled)::int AS filled FROM kept_beside`,
    );
    expect(rows).toEqual([{ filled: 25 }]);
    await forget(database());
  });

  test("of the next release leave this one running where they only add, and stop its start where they take away", async () => {
    await forget(database());
    const next = migration(1, "-- kind: expand\nCREATE TABLE kept_beside (id int)");
    await migrate(database(), { migrations: [next] });
    expect(await migrate(database())).toBe(0);
    await migrate(database(), { migrations: [next, migration(2, "DROP TABLE kept_beside")] });
    await expect(migrate(database())).rejects.toThrow("newer Wardbook");
    await forget(database());
    expect(await migrate(database())).toBe(0);
  });

  test("can be applied up to one of them", async () => {
    const newest = Math.max(...ownMigrations().map(({ at }) => at));
    await forget(database());
    const next = migration(1, "-- kind: expand\nCREATE TABLE kept_beside (id int)");
    expect(await migrate(database(), { migrations: [next], upTo: newest })).toBe(0);
    expect(await migrate(database(), { migrations: [next] })).toBe(1);
    await forget(database());
  });
});

const faults = (kind: string, text: string) => migrationFaults(`-- kind: ${kind}\n${text}`).length;

test("what would hold people up is found in a migration that says that it does not", () => {
  expect(
    faults("expand", "CREATE TABLE a (b int);--> statement-breakpoint\nCREATE INDEX c ON a (b)"),
  ).toBe(0);
  expect(faults("expand", 'ALTER TABLE "providers" ADD COLUMN "x" text')).toBe(0);
  for (const text of [
    "CREATE INDEX c ON providers (npi)",
    "ALTER TABLE providers ALTER COLUMN npi SET DATA TYPE text",
    "ALTER TABLE providers ALTER COLUMN npi TYPE text",
    "ALTER TABLE providers ADD COLUMN x text NOT NULL",
    "ALTER TABLE providers DROP COLUMN npi",
    "ALTER TABLE providers RENAME TO others",
    "ALTER TABLE providers ADD CONSTRAINT x CHECK (npi > 0)",
    "ALTER TABLE providers ADD COLUMN x int GENERATED ALWAYS AS (npi + 1) STORED",
    "TRUNCATE provider_words",
    "UPDATE providers SET npi = npi",
  ]) {
    expect({ text, found: faults("expand", text) > 0 }).toEqual({ text, found: true });
    expect({ text, found: faults("online", text) > 0 }).toEqual({ text, found: true });
  }
  expect(faults("online", "CREATE INDEX CONCURRENTLY IF NOT EXISTS c ON providers (npi)")).toBe(0);
  expect(faults("online", "CREATE INDEX CONCURRENTLY c ON providers (npi)")).toBeGreaterThan(0);
});

test("no migration holds people up that says that it does not", () => {
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(0);
  const found = files.map((name) => ({
    name,
    faults: migrationFaults(readFileSync(join(MIGRATIONS_FOLDER, name), "utf8")),
  }));
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
