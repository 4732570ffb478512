import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { csvRecords } from "#/platform/ingest/formats/csv-records.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { inProcess } from "./in-process.ts";
import { type Benchmark, type Figure, time } from "./measure.ts";
import { askCombinations } from "./providers-combinations.ts";
import { startServer } from "./providers-calls.ts";
import { databaseStage } from "./providers-copy.ts";
import { otherNamesBeside } from "./providers-file.ts";
import type { ImportFigures } from "./providers-import.ts";
import { SEARCHES } from "./providers-searches.ts";

const USUAL_RUNS = 60;
/** In MB. */
const MOST_MEMORY = { what: "at most", value: 300 };
const PAGES = [1, 100];

/**
 * `--rows N` (100,000), `--url postgres://...` for PostgreSQL in place of the embedded database, `--file CSV` for a file that
 * is there already, `--only searches` for a database that has been filled, `--only import` for no searches, `--runs N` of each search (60).
 */
export const benchmark: Benchmark = {
  about: "importing the provider registry and searching it over HTTP",
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "wardbook-bench-"));
    const databaseUrl = options.get("url");
    const source = { databaseUrl, dataDir: folder };
    const database = await connectDatabase(source, "command", console.error);
    try {
      await migrate(database);
      const figures: Figure[] = [];
      const only = options.get("only");
      if (only !== "searches") {
        const rows = Number(options.get("rows") ?? 100_000);
        const path = options.get("file") ?? (await generated(folder, rows));
        figures.push(...(await imported(database, { path, folder, databaseUrl })));
      }
      if (only === "import") return figures;
      const server = await startServer(database);
      figures.push(...(await byNumber(database, server.find)));
      const runs = Number(options.get("runs") ?? USUAL_RUNS);
      figures.push(...(await named(database, server.find, runs)));
      figures.push(...(await combined(database, server.find)));
      server.stop();
      return figures;
    } finally {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Find = (query: string) => Promise<string>;

async function generated(folder: string, rows: number): Promise<string> {
  const path = join(folder, "npidata_pfile_20050523-20240107.csv");
  await inProcess("providers-file.ts", path, String(rows));
  return path;
}

async function imported(
  database: Database,
  { path, folder, databaseUrl }: { path: string; folder: string; databaseUrl: string | undefined },
): Promise<Figure[]> {
  const bare = await seconds(() => readAll(path));
  const place = databaseUrl === undefined ? [folder] : [folder, databaseUrl];
  const printed = await inProcess("providers-import.ts", path, ...place);
  // The process is ours and prints nothing else.
  const { seconds: whole, peakMegabytes, stages } = JSON.parse(printed) as ImportFigures;
  const read = { what: "a bare read of the file", value: bare };
  const rows = await database.execute<{ n: string }>(sql`SELECT count(*) AS n FROM providers`);
  const stored = Number(rows.rows[0]?.n ?? 0);
  return [
    {
      what: `import of ${stored.toLocaleString("en-US")} rows`,
      measured: whole,
      unit: "s",
      against: read,
    },
    ...Object.entries(stages).map(([stage, measured]) => ({
      what: `import, ${stage}`,
      measured,
      unit: "s",
      against: read,
    })),
    { what: "rows a second, indexes and swap included", measured: stored / whole, unit: "rows/s" },
    {
      what: "memory of the importing process, peak",
      measured: peakMegabytes,
      unit: "MB",
      against: MOST_MEMORY,
    },
    ...(await otherNames(otherNamesBeside(path), place)),
    ...(database.kind === "postgres" ? await databaseStage(database, path) : []),
  ];
}

/** The side file of other names, where there is one: those that are searched are written anew. */
async function otherNames(path: string, place: readonly string[]): Promise<Figure[]> {
  if (!existsSync(path)) return [];
  const { seconds, peakMegabytes } = JSON.parse(
    await inProcess("providers-import.ts", path, ...place),
  ) as ImportFigures;
  return [
    { what: "import of the other names", measured: seconds, unit: "s" },
    {
      what: "memory of the importing process of other names, peak",
      measured: peakMegabytes,
      unit: "MB",
      against: MOST_MEMORY,
    },
  ];
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

const BARE = "SELECT record FROM providers WHERE npi = $1";

/**
 * Ever other numbers, over HTTP and by the bare query in turn, through the same driver and pool: the query as any program
 * sends it and, on PostgreSQL, as a statement that the server keeps.
 */
async function byNumber(database: Database, find: Find): Promise<Figure[]> {
  const { rows } = await database.execute<{ npi: string }>(
    sql`SELECT npi FROM providers WHERE entity = 1 LIMIT 3000`,
  );
  const numbers = rows.map(({ npi }) => npi);
  let at = 0;
  const next = () => numbers[(at += 7) % numbers.length] ?? "";
  const pool = database.$client;
  const ways: Record<string, () => Promise<unknown>> = {
    http: () => find(`npi=${next()}`),
    bare: () => pool.query(BARE, [next()]),
    ...(database.kind === "postgres" && {
      kept: () => pool.query({ name: "bare", text: BARE, values: [next()] }),
    }),
  };
  const times: Record<string, number[]> = {};
  for (let run = 0; run < 4000; run += 1) {
    for (const [way, work] of Object.entries(ways)) {
      const { p50 } = await time(work, 1, 0);
      if (run >= 1000) (times[way] ??= []).push(p50);
    }
  }
  const measured = median(times["http"] ?? []);
  const against = (what: string, way: string) => ({ what, value: median(times[way] ?? []) });
  return [
    {
      what: "by number over HTTP, p50",
      measured,
      unit: "ms",
      against: against("the bare query", "bare"),
    },
    ...(ways["kept"] === undefined
      ? []
      : [
          {
            what: "by number over HTTP, p50 (again)",
            measured,
            unit: "ms",
            against: against("the bare query, kept by the server", "kept"),
          },
        ]),
  ];
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

async function named(database: Database, find: Find, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, query] of SEARCHES) {
    for (const page of PAGES) {
      const { p50, p99 } = await time(() => find(`${query}&page=${page}`), runs);
      figures.push({ what: `${what}, page ${page}, p50`, measured: p50, unit: "ms" });
      figures.push({
        what: `${what}, page ${page}, p99`,
        measured: p99,
        unit: "ms",
        against: limitOf(database),
      });
    }
  }
  return figures;
}

async function combined(database: Database, find: Find): Promise<Figure[]> {
  const { combinations, p50, p99, slowest } = await askCombinations(database, find);
  const all = `all ${combinations} combinations, pages 1 and 100`;
  const limit = limitOf(database);
  return [
    { what: `${all}, p50`, measured: p50, unit: "ms" },
    { what: `${all}, p99`, measured: p99, unit: "ms", against: limit },
    ...slowest.map(({ query, ms }) => ({
      what: `slowest: ${query}`,
      measured: ms,
      unit: "ms",
      against: limit,
    })),
  ];
}

function limitOf({ kind }: Database): { what: string; value: number } {
  return kind === "postgres" ? { what: "50 ms", value: 50 } : { what: "100 ms", value: 100 };
}
