import { importProviders } from "#/features/providers/ingest/import-providers.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";

/** What an import in a process of its own took. */
export type ImportFigures = {
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly stages: Readonly<Record<string, number>>;
};

/** `node bench/providers-import.ts FILE FOLDER [DATABASE_URL]`: imports as the command does, and prints its figures. */
async function main([path = "", dataDir = "", databaseUrl]: string[]): Promise<void> {
  const database = await connectDatabase({ databaseUrl, dataDir }, "command", console.error);
  const stages: Record<string, number> = {};
  const onStage = (stage: string, seconds: number) => (stages[stage] = seconds);
  const started = performance.now();
  const request = { database, source: "providers", path, origin: path, progress: () => SILENT };
  await importProviders({ ...request, onStage });
  const figures: ImportFigures = {
    seconds: (performance.now() - started) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    stages,
  };
  await database.close();
  console.log(JSON.stringify(figures));
}

if (import.meta.main) await main(process.argv.slice(2));
