import { loadStarterDrugs } from "./features/drugs/ingest/starter.ts";
import { loadStarterNews } from "./features/news/ingest/starter.ts";
import { loadSampleProviders } from "./features/providers/ingest/samples.ts";
import type { Database } from "./platform/database/database.ts";
import { closeKilledRuns } from "./platform/ingest/killed-runs.ts";

/** Puts in what Wardbook brings along, where it is not there yet. */
export async function loadStarterContent(database: Database): Promise<void> {
  await closeKilledRuns(database);
  await loadStarterDrugs(database);
  await loadStarterNews(database);
  await loadSampleProviders(database);
}
