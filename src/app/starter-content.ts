import { loadStarterDrugs } from "../features/drugs/ingest/starter/starter.ts";
import { loadStarterLists } from "../features/drugs/ingest/starter/starter-lists.ts";
import { loadStarterNews } from "../features/news/ingest/starter/starter.ts";
import { loadSampleProviders } from "../features/providers/ingest/samples.ts";
import { alone } from "../platform/database/alone.ts";
import type { Database } from "../platform/database/database.ts";
import { closeKilledRuns } from "../platform/ingest/run/killed-runs.ts";

/** Puts in what Wardbook brings along, where it is not there yet: of several servers that start together one does. */
export function loadStarterContent(database: Database): Promise<void> {
  return alone(database, "starter content", async () => {
    await closeKilledRuns(database);
    await loadStarterDrugs(database);
    await loadStarterLists(database);
    await loadStarterNews(database);
    await loadSampleProviders(database);
  });
}
