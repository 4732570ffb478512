import { importDrugs } from "#/features/drugs/ingest/import-drugs.ts";
import { refreshSearch } from "#/features/drugs/ingest/search-index/refresh-search.ts";
import { connectDatabase, type DatabaseSource } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { inProcess } from "./in-process.ts";
import type { Figure } from "./measure.ts";

const LABELS_GOAL = 150;

/** Figures for the import of a file of labels into an empty database. */
export async function importFigures(
  engine: string,
  place: DatabaseSource,
  path: string,
): Promise<Figure[]> {
  const database = await connectDatabase(place, "server", console.error);
  try {
    await migrate(database);
    const into = place.databaseUrl === undefined ? [] : [place.databaseUrl];
    const printed = await inProcess("drugs-import.ts", path, place.dataDir, ...into);
    // The process is ours and prints nothing else.
    const figures = JSON.parse(printed) as DrugImportFigures;
    const { records, seconds, threadSeconds, peakMegabytes, searchSeconds } = figures;
    return [
      {
        what: `${engine}, import of ${records.toLocaleString("en-US")} labels`,
        measured: records / seconds,
        unit: "records/s",
        against: { what: "the goal", value: LABELS_GOAL },
      },
      {
        what: "  by the time that its thread worked",
        measured: records / threadSeconds,
        unit: "records/s",
      },
      { what: "  memory of the importing process, peak", measured: peakMegabytes, unit: "MB" },
      { what: "  the search built over them", measured: searchSeconds * 1000, unit: "ms" },
    ];
  } finally {
    await database.close();
  }
}

/** What an import in a process of its own took. */
type DrugImportFigures = {
  readonly records: number;
  /** Reading and writing the records. */
  readonly seconds: number;
  /** Building the search over all products afterwards. */
  readonly searchSeconds: number;
  /** What the thread that reads and writes worked for it, whatever else the machine did. */
  readonly threadSeconds: number;
  readonly peakMegabytes: number;
};

/** `node bench/drugs-import.ts FILE FOLDER [DATABASE_URL]`: imports as the command does, and prints its figures. */
async function main([path = "", dataDir = "", databaseUrl]: string[]): Promise<void> {
  const database = await connectDatabase({ databaseUrl, dataDir }, "command", console.error);
  const request = { database, source: "drugs", path, origin: path, progress: () => SILENT };
  const before = process.threadCpuUsage();
  const started = performance.now();
  const { read } = await importDrugs({ ...request, search: "later" });
  const { user, system } = process.threadCpuUsage(before);
  const written = performance.now();
  await refreshSearch(database);
  const figures: DrugImportFigures = {
    records: read,
    seconds: (written - started) / 1000,
    searchSeconds: (performance.now() - written) / 1000,
    threadSeconds: (user + system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  await database.close();
  console.log(JSON.stringify(figures));
}

if (import.meta.main) await main(process.argv.slice(2));
