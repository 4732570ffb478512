import { setTimeout as sleep } from "node:timers/promises";
import { createOutgoing } from "#/app/background.ts";
import { importOrangeBook } from "#/features/drugs/ingest/fda-lists/orange-book.ts";
import { importSafetyLabelChanges } from "#/features/drugs/ingest/fda-lists/safety-label-changes.ts";
import { importShortages } from "#/features/drugs/ingest/fda-lists/shortages.ts";
import { importDrugs } from "#/features/drugs/ingest/import-drugs.ts";
import { importDeactivations } from "#/features/providers/ingest/deactivations.ts";
import { importExclusions } from "#/features/providers/ingest/exclusions.ts";
import { importProviders } from "#/features/providers/ingest/import-providers.ts";
import { importTaxonomy } from "#/features/providers/ingest/taxonomy.ts";
import { askFeeds } from "#/features/news/ingest/fetch/fetch-news.ts";
import { importNews } from "#/features/news/ingest/fetch/import-news.ts";
import { importRxNorm } from "#/features/rxnorm/ingest/import-rxnorm.ts";
import { createReviewStore } from "#/features/evidence/server/review.store.ts";
import { Failure } from "#/kernel/failure.ts";
import { readConfig } from "#/platform/config/config.ts";
import { StartError } from "#/platform/config/start-error.ts";
import { holdStoredLabels } from "#/app/threads/hold-labels.ts";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { OWN_ONLY } from "#/platform/database/keep-private.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { readArguments } from "#/platform/ingest/arguments.ts";
import { loggableError } from "#/platform/log/loggable-error.ts";
import { runIngest, type Sources } from "#/platform/ingest/command.ts";
import { diskOf, refuseNearlyFull } from "#/platform/ingest/file/disk-space.ts";
import { endHungDatabase } from "#/platform/ingest/run/hung-database.ts";

/** Every source that can be imported, by its name on the command line. */
const SOURCES: Sources = {
  drugs: {
    reads:
      "openFDA labels and listings (JSON), FDA's NDC text, SPL XML; zipped or gzipped or neither",
    run: importDrugs,
  },
  spl: { reads: "DailyMed labels: an SPL document, or a zip of them", run: importDrugs },
  news: {
    reads:
      "feeds: RSS, RDF, Atom and JSON Feed; a file, a zip or a folder; without one, the catalogue",
    run: importNews,
    ask: askFeeds,
  },
  recalls: {
    reads:
      "recalls of drugs: openFDA's enforcement reports (JSON) or FDA's export (CSV, JSON lines)",
    run: importDrugs,
  },
  "orange-book": {
    reads: "FDA's Orange Book (zip, or products.txt of it)",
    dated: true,
    run: importOrangeBook,
  },
  "label-changes": {
    reads: "the export of FDA's safety labeling changes (CSV)",
    dated: true,
    run: importSafetyLabelChanges,
  },
  shortages: {
    reads: "FDA's list of drug shortages from openFDA (JSON)",
    dated: true,
    run: importShortages,
  },
  rxnorm: {
    reads: "RxNorm's prescribable content as NLM publishes it (zip), or RXNCONSO.RRF",
    dated: true,
    run: importRxNorm,
  },
  pills: { reads: "pills in the columns of NLM's Pillbox (CSV)", run: importDrugs },
  providers: {
    reads: "NPPES provider files, monthly or weekly, and their side files; csv, gzipped or zipped",
    dated: true,
    // Measured: 20,000 rows of 24 MB take 74 MB with their indexes and what they are searched by.
    growth: 3.5,
    run: importProviders,
  },
  deactivations: {
    reads: "the NPPES report of deactivated NPIs (xlsx, zipped or not)",
    dated: true,
    run: importDeactivations,
  },
  taxonomy: {
    reads: "the NUCC provider taxonomy (CSV)",
    dated: true,
    run: importTaxonomy,
  },
  exclusions: {
    reads: "OIG's list of excluded individuals and entities (CSV)",
    dated: true,
    run: importExclusions,
  },
};

/** Those that bring labels. */
const LABEL_SOURCES = new Set(["drugs", "spl"]);

/** So long a database that answers takes at most to let go of its last connection. */
const CLOSE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  process.umask(OWN_ONLY);
  const args = process.argv.slice(2);
  const disk = config.databaseUrl === undefined ? diskOf(config.dataDir) : undefined;
  if (disk !== undefined) await refuseNearlyFull(disk);
  const outgoing = createOutgoing(config, [readArguments(args).file ?? ""]);
  const database = await connectDatabase(config, "command", console.error);
  try {
    await migrate(database);
    await runIngest({
      sources: SOURCES,
      args,
      database,
      folder: config.dataDir,
      disk,
      fetch: outgoing,
      print: console.log,
    });
    if (LABEL_SOURCES.has(readArguments(args).source)) await tellHeld(database);
  } finally {
    const closed = Promise.all([outgoing.close(), database.close()]);
    const hangs = await Promise.race([closed.then(() => false), sleep(CLOSE_MS, true)]);
    if (hangs && disk !== undefined) endHungDatabase(disk.folder);
  }
}

/** What no longer holds is on the pages as soon as the import has ended. */
async function tellHeld(database: Database): Promise<void> {
  const { held, problems } = await holdStoredLabels(database);
  if (held === 0) return;
  const { statements } = await createReviewStore(database).counts();
  console.log(
    `Cited labels with a newer version: ${held} held against their statements, ${problems} could not be. Statements under review: ${statements} (npm run evidence -- --stored lists them)`,
  );
}

main()
  .catch((error: unknown) => {
    const expected = error instanceof Failure || error instanceof StartError;
    console.error(expected ? error.message : loggableError(error));
    process.exitCode = 1;
  })
  // Whatever an import that was given up still waits for is not waited for here.
  .finally(() => process.exit());
