import { loadStarterDrugs } from "./features/drugs/ingest/starter.ts";
import { loadStarterNews } from "./features/news/ingest/starter.ts";
import { loadSampleProviders } from "./features/providers/ingest/samples.ts";
import type { Database } from "./platform/database/database.ts";

/** Puts in what Wardbook brings along, where it is not there yet. */
export async function loadStarterContent(database: Database): Promise<void> {
  await loadStarterDrugs(database);
  await loadStarterNews(database);
  await loadSampleProviders(database);
}
