import { createOutgoing } from "#/background.ts";
import { importDrugs } from "#/features/drugs/ingest/import-drugs.ts";
import { importDeactivations } from "#/features/providers/ingest/deactivations.ts";
import { importExclusions } from "#/features/providers/ingest/exclusions.ts";
import { importProviders } from "#/features/providers/ingest/import-providers.ts";
import { importTaxonomy } from "#/features/providers/ingest/taxonomy.ts";
import { askFeeds } from "#/features/news/ingest/fetch-news.ts";
import { importNews } from "#/features/news/ingest/import-news.ts";
import { Failure } from "#/kernel/failure.ts";
import { readConfig } from "#/platform/config/config.ts";
import { StartError } from "#/platform/config/start-error.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { OWN_ONLY } from "#/platform/database/keep-private.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { loggableError } from "#/platform/log/loggable-error.ts";
import { runIngest, type Sources } from "#/platform/ingest/command.ts";

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
      "feeds: RSS, RDF, Atom and JSON Feed; a file, an archive or a folder; without one, the catalogue",
    run: importNews,
    ask: askFeeds,
  },
  recalls: {
    reads: "FDA's enforcement reports of drugs from openFDA (JSON), zipped or gzipped or neither",
    run: importDrugs,
  },
  pills: { reads: "pills in the columns of NLM's Pillbox (CSV)", run: importDrugs },
  providers: {
    reads: "NPPES provider files, monthly or weekly, and their side files; csv, gzipped or zipped",
    run: importProviders,
  },
  deactivations: {
    reads: "the NPPES report of deactivated NPIs (xlsx, zipped or not)",
    run: importDeactivations,
  },
  taxonomy: { reads: "the NUCC provider taxonomy (CSV)", run: importTaxonomy },
  exclusions: {
    reads: "OIG's list of excluded individuals and entities (CSV)",
    run: importExclusions,
  },
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  process.umask(OWN_ONLY);
  const args = process.argv.slice(2);
  const outgoing = createOutgoing(config, args[1]);
  const database = await connectDatabase(config, "command", console.error);
  try {
    await migrate(database);
    await runIngest({
      sources: SOURCES,
      args,
      database,
      folder: config.dataDir,
      fetch: outgoing,
      print: console.log,
    });
  } finally {
    await outgoing.close();
    await database.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof Failure || error instanceof StartError;
  console.error(expected ? error.message : loggableError(error));
  process.exitCode = 1;
});
