import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { importProviders } from "#/features/providers/ingest/import-providers.ts";
import { allProviderRoutes } from "#/features/providers/server/all-routes.ts";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { createApi } from "#/platform/http/api.ts";
import { createFirstAnswers } from "#/platform/http/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits.ts";
import { documentsIn } from "#/platform/ingest/documents.ts";
import { csvRecords } from "#/platform/ingest/csv-records.ts";
import { SILENT } from "#/platform/ingest/progress.ts";
import { textOf } from "#/platform/ingest/text.ts";
import { createLog } from "#/platform/log/log.ts";
import { type Benchmark, type Figure, time } from "./measure.ts";
import { writeRegistry } from "./providers-file.ts";

const SEARCHES: readonly [string, string][] = [
  ["surname, common", "lastName=Smith"],
  ["surname and state", "lastName=Smith&state=CA"],
  ["surname and given name", "lastName=Johnson&firstName=Bob"],
  ["given name", "firstName=Michael"],
  ["given name and state", "firstName=Michael&state=WY"],
  ["organization", "organization=MARLEN"],
  ["state", "state=CA"],
  ["state and city", "state=CA&city=Chicago"],
  ["city", "city=Chicago"],
  ["ZIP", "zip=77001"],
  ["ZIP, three digits", "zip=770"],
  ["specialty", "specialty=Cardiology"],
  ["specialty and state", "specialty=Internal%20Medicine&state=TX"],
  ["specialty and city", "specialty=Cardiology&city=Chicago"],
  ["specialty and surname", "specialty=Pediatrics&lastName=Patel"],
  ["specialty, given name and state", "specialty=Surgery&firstName=James&state=NY"],
  ["surname, letters changed", "lastName=Rodrigoez"],
  ["surname, letters swapped, and state", "lastName=Nugyen&state=CA"],
  ["surname, unknown", "lastName=Qwxyzzt"],
];

const RUNS = 60;

/** `--rows N` (100,000), `--url postgres://...` for PostgreSQL in place of the embedded database, `--keep folder`. */
export const benchmark: Benchmark = {
  about: "importing the provider registry and searching it over HTTP",
  async run(options) {
    const rows = Number(options.get("rows") ?? 100_000);
    const folder = mkdtempSync(join(tmpdir(), "wardbook-bench-"));
    const databaseUrl = options.get("url");
    const database = await connectDatabase(
      { databaseUrl, dataDir: folder },
      "command",
      console.error,
    );
    try {
      await migrate(database);
      return [...(await imported(database, folder, rows)), ...(await searched(database))];
    } finally {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function imported(database: Database, folder: string, rows: number): Promise<Figure[]> {
  const path = join(folder, "npidata_pfile_20050523-20240107.csv");
  await writeRegistry(path, rows);
  const bare = await seconds(() => readAll(path));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
  const whole = await seconds(() =>
    importProviders({ database, source: "providers", path, origin: path, progress: () => SILENT }),
  );
  clearInterval(watch);
  return [
    {
      what: `import of ${rows.toLocaleString("en-US")} rows`,
      measured: whole,
      unit: "s",
      against: { what: "a bare read of the file", value: bare },
    },
    { what: "rows a second, indexes and swap included", measured: rows / whole, unit: "rows/s" },
    { what: "memory of the importing process, peak", measured: peak / 2 ** 20, unit: "MB" },
    ...(await writing(database)),
  ];
}

/** What the rows cost the database by themselves: the same rows copied from table to table. */
async function writing(database: Database): Promise<Figure[]> {
  await database.execute(sql`CREATE TABLE bench_copy (LIKE providers)`);
  const value = await seconds(() =>
    database.execute(sql`INSERT INTO bench_copy SELECT * FROM providers`),
  );
  await database.execute(sql`DROP TABLE bench_copy`);
  return [{ what: "the same rows from table to table", measured: value, unit: "s" }];
}

async function readAll(path: string): Promise<void> {
  for await (const document of documentsIn(path)) {
    const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
    for await (const records of csvRecords(text, document.name, 1024 * 1024)) void records;
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function searched(database: Database): Promise<Figure[]> {
  const log = createLog("silent");
  const api = createApi({
    routes: allProviderRoutes(database, undefined),
    identify: async () => null,
    firstAnswers: createFirstAnswers(database),
    limiter: createLimiter({ off: true }),
    log,
    addressOf: () => "127.0.0.1",
  });
  const get = async (query: string): Promise<string> => {
    const response = await api.request(`/api/npi?${query}`);
    if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
    return response.text();
  };
  const { rows } = await database.execute<{ npi: string }>(
    sql`SELECT npi FROM providers WHERE entity = 1 LIMIT 1`,
  );
  const npi = rows[0]?.npi ?? "";
  const bare = await time(
    () => database.$client.query("SELECT record FROM providers WHERE npi = $1", [npi]),
    RUNS * 3,
  );
  const byNumber = await time(() => get(`npi=${npi}`), RUNS * 3);
  const limit = {
    what: database.kind === "postgres" ? "50 ms" : "100 ms",
    value: database.kind === "postgres" ? 50 : 100,
  };
  const figures: Figure[] = [
    {
      what: "by number, p50",
      measured: byNumber.p50,
      unit: "ms",
      against: { what: "the bare query", value: bare.p50 },
    },
  ];
  for (const [what, query] of SEARCHES) {
    for (const page of [1, 100]) {
      const { p50, p99 } = await time(() => get(`${query}&page=${page}`), RUNS);
      const name = `${what}, page ${page}`;
      figures.push({ what: `${name}, p50`, measured: p50, unit: "ms" });
      figures.push({ what: `${name}, p99`, measured: p99, unit: "ms", against: limit });
    }
  }
  return figures;
}
