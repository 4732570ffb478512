import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drugReferenceRoutes } from "../src/features/drugs/server/all-routes.ts";
import {
  connectDatabase,
  type Database,
  type DatabaseSource,
} from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { findPostgresBinaries } from "../src/platform/testing/postgres-binaries.ts";
import { clusterUrl, startCluster, stopCluster } from "../src/platform/testing/postgres-cluster.ts";
import { asked } from "./asked.ts";
import { fillDrugs } from "./drugs-fill.ts";
import { importFigures } from "./drugs-import.ts";
import { writeLabels } from "./drugs-labels.ts";
import type { Benchmark, Figure } from "./measure.ts";
import { time } from "./measure.ts";

const PRODUCTS = 130_000;
const LABELS = 2000;
const SEARCH_GOAL_MS = 30;
const SUGGESTION_GOAL_MS = 10;

/** What people ask: names whole, begun and misspelt, a labeler, a class, codes, words of an indication, filters. */
const SEARCHES = [
  "search=metformin",
  "search=metfromin",
  "search=lisinoprol",
  "search=atorva",
  "search=pfizer",
  "search=kinase+inhibitor",
  "search=0069-0238",
  "search=00069023801",
  "search=diabetes",
  "search=hydrochloride",
  "search=sodium",
  "search=treatment",
  "search=tablet",
  "search=metformin+500+mg+tablet",
  "search=insulin+glargine+pen",
  "search=pain+treatment&sort=name&page=3",
  "search=co",
  "search=hydrochloride&sort=manufacturer&page=9",
  "form=tablet&category=cardiovascular&rx=rx",
  "category=oncology",
  "form=tablet&page=7",
  "",
  "search=warfarin+sodium&rx=rx",
  "search=xyzzyqwv",
  "sort=manufacturer&page=40",
];

const SUGGESTIONS = ["me", "lip", "ator", "hydro", "pfi", "onc", "lisinoprol", "so"];

/**
 * `--only imports` or `--only searches`; `--products N` (130,000) to search; `--labels N` (2,000) made-up ones to import, or
 * `--file FILE` with labels of openFDA.
 */
export const benchmark: Benchmark = {
  about: `importing labels; search and suggestions as HTTP calls over ${PRODUCTS.toLocaleString("en-US")} products`,
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "wardbook-bench-"));
    const only = options.get("only");
    const figures: Figure[] = [];
    try {
      const engines = startEngines(folder);
      if (only !== "searches") {
        const path = options.get("file") ?? join(folder, "labels.jsonl.gz");
        if (!options.has("file")) await writeLabels(path, Number(options.get("labels") ?? LABELS));
        for (const { name, imports } of engines) {
          figures.push(...(await importFigures(name, imports, path)));
        }
      }
      if (only !== "imports") {
        const products = Number(options.get("products") ?? PRODUCTS);
        for (const { name, searches } of engines) {
          figures.push(...(await measureOn(name, searches, products)));
        }
      }
    } finally {
      stopCluster(folder);
      rmSync(folder, { recursive: true, force: true });
    }
    return figures;
  },
};

/** The databases that can be measured here, each with two places: what is imported would disturb what is searched. */
function startEngines(folder: string) {
  const place = (databaseUrl: string | undefined, dataDir: string) => ({
    databaseUrl,
    dataDir: join(folder, dataDir),
  });
  const embedded = {
    name: "embedded",
    imports: place(undefined, "imports"),
    searches: place(undefined, "searches"),
  };
  if (findPostgresBinaries() === undefined) return [embedded];
  startCluster(folder);
  // Every cluster begins with these two.
  const [imports, searches] = [clusterUrl(folder, "template1"), clusterUrl(folder, "postgres")];
  const postgres = {
    name: "PostgreSQL",
    imports: place(imports, "unused"),
    searches: place(searches, "unused"),
  };
  return [postgres, embedded];
}

async function measureOn(
  engine: string,
  source: DatabaseSource,
  products: number,
): Promise<Figure[]> {
  const database = await connectDatabase(source, "server", console.error);
  try {
    await migrate(database);
    const buildMs = await fillDrugs(database, products);
    return [
      ...(await measure(engine, database)),
      { what: `${engine}, the search built anew`, measured: buildMs, unit: "ms" },
    ];
  } finally {
    await database.close();
  }
}

async function measure(engine: string, database: Database): Promise<Figure[]> {
  return asked(database, drugReferenceRoutes(database), async (ask) => {
    const goals = [
      [
        "search",
        SEARCHES.map((query) => `/api/drugs?limit=9&grouped=yes&${query}`),
        SEARCH_GOAL_MS,
      ],
      ["suggestions", SUGGESTIONS.map((q) => `/api/drugs/suggestions?q=${q}`), SUGGESTION_GOAL_MS],
    ] as const;
    const figures: Figure[] = [];
    for (const [what, paths, goal] of goals) {
      figures.push(...(await figuresFor(engine, what, paths, ask, goal)));
    }
    return figures;
  });
}

async function figuresFor(
  engine: string,
  what: string,
  paths: readonly string[],
  ask: (path: string) => Promise<string>,
  goal: number,
): Promise<Figure[]> {
  let turn = 0;
  const all = await time(
    () => ask(paths[turn++ % paths.length] ?? ""),
    paths.length * 40,
    paths.length,
  );
  const slowest = [];
  for (const path of paths) {
    const { p50 } = await time(() => ask(path), 8, 1);
    slowest.push({ what: `  ${path}`, measured: p50, unit: "ms" });
  }
  return [
    { what: `${engine}, ${what}, p50`, measured: all.p50, unit: "ms" },
    {
      what: `${engine}, ${what}, p99`,
      measured: all.p99,
      unit: "ms",
      against: { what: "the goal", value: goal },
    },
    ...slowest.toSorted((a, b) => b.measured - a.measured).slice(0, 4),
  ];
}
