import { expect, onTestFinished, test } from "vitest";
import { sql } from "drizzle-orm";
import { drugs } from "../features/drugs/server/drugs.table.ts";
import { refreshSearch } from "../features/drugs/ingest/search-index/refresh-search.ts";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { describeEachDatabase } from "../platform/testing/each-database.ts";
import { loadStarterContent } from "./starter-content.ts";

const SERVERS = 3;

/** What a server does before it listens. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await loadStarterContent(database);
  await refreshSearch(database);
}

describeEachDatabase(
  "several servers that start together",
  (database) => {
    test.each([1, 2, 3])("fill an empty database once and all come up, time %i", async (time) => {
      const name = `empty${time}_${process.pid}`;
      await database().execute(sql.raw(`CREATE DATABASE ${name} TEMPLATE template0`));
      const { connectionString = "" } = database().$client.options;
      const databaseUrl = connectionString.replace(/\/[^/?]*\?/, `/${name}?`);
      const servers = await Promise.all(
        Array.from({ length: SERVERS }, () =>
          connectDatabase({ databaseUrl, dataDir: "" }, "server", () => undefined),
        ),
      );
      onTestFinished(async () => void (await Promise.all(servers.map((one) => one.close()))));
      const started = await Promise.allSettled(servers.map(prepare));
      expect(started.map(({ status }) => status)).toEqual(servers.map(() => "fulfilled"));
      const [first] = servers;
      expect(await first?.$count(drugs)).toBeGreaterThan(0);
      const runs = sql`SELECT count(*)::int AS runs FROM ingest_runs WHERE source = 'starter products'`;
      expect((await first?.execute(runs))?.rows).toEqual([{ runs: 1 }]);
    });

    test("rebuild the search at the same time without getting in each other's way", async () => {
      await loadStarterContent(database());
      await database().execute(sql`UPDATE drugs SET updated_at = now() + interval '1 second'`);
      const built = sql`SELECT count(*)::int AS builds, max(generation) AS latest FROM drug_search_builds`;
      const before = (await database().execute<{ latest: number }>(built)).rows[0]?.latest ?? 0;
      await Promise.all(Array.from({ length: SERVERS }, () => refreshSearch(database())));
      const after = (await database().execute<{ latest: number }>(built)).rows[0]?.latest ?? 0;
      expect(after).toBeGreaterThan(before);
    });
  },
  { only: "PostgreSQL" },
);
