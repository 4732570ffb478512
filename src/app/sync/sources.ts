import { importOrangeBook } from "#/features/drugs/ingest/fda-lists/orange-book.ts";
import { importSafetyLabelChanges } from "#/features/drugs/ingest/fda-lists/safety-label-changes.ts";
import { importShortages } from "#/features/drugs/ingest/fda-lists/shortages.ts";
import { importDrugs } from "#/features/drugs/ingest/import-drugs.ts";
import { refreshSearch } from "#/features/drugs/ingest/search-index/refresh-search.ts";
import { importDeactivations } from "#/features/providers/ingest/deactivations.ts";
import { importExclusions } from "#/features/providers/ingest/exclusions.ts";
import { importProviders } from "#/features/providers/ingest/import-providers.ts";
import { importTaxonomy } from "#/features/providers/ingest/taxonomy.ts";
import { importRxNorm } from "#/features/rxnorm/ingest/import-rxnorm.ts";
import type { Database } from "#/platform/database/database.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import type { KnownSource } from "#/platform/ingest/run/source-state.store.ts";
import { allLinked, fixedFile, linkedFile, newestLinked, openFdaFiles } from "./find.ts";
import { findDeactivations, findRegistry } from "./nppes.ts";
import type { Find } from "./remote-file.ts";

/** A source that is fetched from its publisher. */
export type SyncSource = KnownSource & {
  readonly publisher: string;
  readonly licence: string;
  /** How often its publisher is asked. */
  readonly everyDays: number;
  /** About how much one file, or all that belong together, has to fetch. */
  readonly megabytes: number;
  /** By how many bytes the tables grow for each that is fetched. */
  readonly growth: number;
  readonly find: Find;
  readonly run: (request: ImportRequest) => Promise<Counts>;
  /** What is to be read next depends on what was read before: its publisher is asked until nothing is new. */
  readonly inSeries?: true;
  /** Done once after all files of a look were read. */
  readonly after?: (database: Database) => Promise<unknown>;
  /** Its terms are the operator's to accept, with the variable of this name. */
  readonly asks?: "ACCEPT_NUCC";
};

/** A server fetches by itself what is smaller, and keeps up what was once read. */
export const SMALL_MEGABYTES = 150;

const PUBLIC_DOMAIN = "public domain (US government)";
const drugFiles = (request: ImportRequest) => importDrugs({ ...request, search: "later" });
const monthDayYear = (...[month = "", day = "", year = ""]: readonly string[]) =>
  `20${year.slice(-2)}-${month}-${day}`;

/** Every source that is fetched, in the order in which they are read. */
export const SYNC_SOURCES: readonly SyncSource[] = [
  {
    name: "providers",
    title: "Providers (NPPES)",
    publisher: "CMS",
    licence: PUBLIC_DOMAIN,
    everyDays: 1,
    megabytes: 1100,
    // The archive unpacks to ten times its size, and that grows by 3.5 with its indexes.
    growth: 35,
    find: findRegistry,
    inSeries: true,
    run: importProviders,
  },
  {
    name: "deactivations",
    title: "Deactivated NPIs (NPPES)",
    publisher: "CMS",
    licence: PUBLIC_DOMAIN,
    everyDays: 7,
    megabytes: 3,
    growth: 10,
    find: findDeactivations,
    run: importDeactivations,
  },
  {
    name: "exclusions",
    title: "Exclusions (OIG)",
    publisher: "HHS Office of Inspector General",
    licence: PUBLIC_DOMAIN,
    everyDays: 7,
    megabytes: 16,
    growth: 3,
    find: fixedFile("exclusions"),
    run: importExclusions,
  },
  {
    name: "taxonomy",
    title: "Specialties (NUCC taxonomy)",
    publisher: "NUCC",
    licence: "copyright of the American Medical Association: free of charge under NUCC's terms",
    everyDays: 30,
    megabytes: 1,
    growth: 3,
    find: newestLinked("taxonomy", /^nucc_taxonomy_(\d{3})\.csv$/i, ([version = ""]) => version),
    run: importTaxonomy,
    asks: "ACCEPT_NUCC",
  },
  {
    name: "directory",
    title: "NDC directory (FDA)",
    publisher: "openFDA",
    licence: "CC0",
    everyDays: 1,
    megabytes: 40,
    growth: 6,
    find: openFdaFiles("ndc"),
    run: drugFiles,
    after: refreshSearch,
  },
  {
    name: "labels",
    readAs: ["labels", "drugs"],
    title: "Drug labels (openFDA)",
    publisher: "openFDA",
    licence: "CC0",
    everyDays: 7,
    megabytes: 1700,
    growth: 8,
    find: openFdaFiles("label"),
    run: drugFiles,
    after: refreshSearch,
  },
  {
    name: "spl",
    title: "Labels of the week (DailyMed)",
    publisher: "NLM",
    licence: PUBLIC_DOMAIN,
    everyDays: 7,
    megabytes: 500,
    growth: 3,
    find: allLinked(
      "dailymed",
      /^dm_spl_weekly_update_(\d\d)(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)\.zip$/i,
      (days) => monthDayYear(...days.slice(3)),
    ),
    run: drugFiles,
    after: refreshSearch,
  },
  {
    name: "recalls",
    title: "Recalls (FDA)",
    publisher: "openFDA",
    licence: "CC0",
    everyDays: 7,
    megabytes: 15,
    growth: 8,
    find: openFdaFiles("enforcement"),
    run: drugFiles,
    after: refreshSearch,
  },
  {
    name: "rxnorm",
    title: "RxNorm, prescribable content (NLM)",
    publisher: "NLM",
    licence: "free: only RxNorm's own names and those of FDA's labels are read",
    everyDays: 7,
    megabytes: 40,
    growth: 4,
    find: newestLinked("rxnorm", /^RxNorm_full_prescribe_(\d\d)(\d\d)(\d{4})\.zip$/i, (day) =>
      monthDayYear(...day),
    ),
    run: importRxNorm,
  },
  {
    name: "orange-book",
    title: "Approved products and their ratings (Orange Book)",
    publisher: "FDA",
    licence: PUBLIC_DOMAIN,
    everyDays: 7,
    megabytes: 2,
    growth: 12,
    find: fixedFile("orange-book"),
    run: importOrangeBook,
  },
  {
    name: "label-changes",
    title: "Safety labeling changes (FDA)",
    publisher: "FDA",
    licence: PUBLIC_DOMAIN,
    everyDays: 7,
    megabytes: 1,
    growth: 3,
    find: linkedFile("label-changes", /\.csv$/i),
    run: importSafetyLabelChanges,
  },
  {
    name: "shortages",
    title: "Drug shortages (FDA)",
    publisher: "openFDA",
    licence: "CC0",
    everyDays: 1,
    megabytes: 2,
    growth: 8,
    find: openFdaFiles("shortages"),
    run: importShortages,
  },
];

/** What is read in other ways: from feeds, by hand, or once. */
const OTHER_SOURCES: readonly KnownSource[] = [
  { name: "news", title: "News feeds" },
  { name: "pills", title: "Pill appearance (Pillbox)" },
];

/** Every source whose age is told, also while it was never read. */
export const KNOWN_SOURCES: readonly KnownSource[] = [...SYNC_SOURCES, ...OTHER_SOURCES];
