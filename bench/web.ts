import { withThrowawayServer } from "../scripts/setup/throwaway-server.ts";
import { publicPaths } from "../scripts/setup/public-paths.ts";
import { fillDrugs } from "./drugs-fill.ts";
import type { Benchmark, Figure } from "./measure.ts";
import { writeArticles } from "./news-articles.ts";
import { openForFilling } from "./web-data.ts";
import { visit, VISITORS, type Visit, type Visitor } from "./web-lighthouse.ts";
import { median, pageRow, PAGE_HEAD, typingRow, TYPING_HEAD } from "./web-table.ts";
import { typeInto, SEARCHES, type Typing } from "./web-typing.ts";

const RUNS = 5;
const DRUGS = 130_000;
const ARTICLES = 10_000;
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const TYPING_GOAL_MS = 100;

/**
 * `--runs N` (5) of each page; `--data full` for 130,000 drugs and 10,000 articles beside the starter content, or
 * `--url http://localhost:3000` for a server that runs already; `--visitor first` or `accepted` for one of the two;
 * `--page /drugs` for one page; `--only pages` or `--only typing`.
 */
export const benchmark: Benchmark = {
  about: "Lighthouse on a phone's network and processor, and what typing into each search costs",
  run(options) {
    const url = options.get("url");
    if (url !== undefined) return measure(url, options);
    return withThrowawayServer(
      ({ origin }) => measure(origin, options),
      options.get("data") === "full" ? fillEverything : undefined,
    );
  },
};

async function fillEverything(dataDir: string): Promise<void> {
  const database = await openForFilling(dataDir);
  try {
    await fillDrugs(database, DRUGS);
    await writeArticles(database, ARTICLES);
  } finally {
    await database.close();
  }
}

async function measure(origin: string, options: ReadonlyMap<string, string>): Promise<Figure[]> {
  const only = options.get("only");
  return [
    ...(only === "typing" ? [] : await measurePages(origin, options)),
    ...(only === "pages" ? [] : await measureTyping(origin)),
  ];
}

async function measurePages(
  origin: string,
  options: ReadonlyMap<string, string>,
): Promise<Figure[]> {
  const runs = Number(options.get("runs") ?? RUNS);
  const page = options.get("page");
  const visitor = options.get("visitor");
  const paths = page === undefined ? await publicPaths(origin) : [page];
  const all: Visit[] = [];
  for (const who of VISITORS.filter((one) => visitor === undefined || one === visitor)) {
    console.log(`\n${PAGE_HEAD[who]}`);
    for (const path of paths) {
      const visits = await visitsOf(origin + path, who, runs);
      all.push(...visits);
      console.log(pageRow(path, visits));
    }
  }
  console.log();
  return Object.entries(GOALS).map(([category, value]) => ({
    what: `the lowest ${category} of a visit`,
    measured: Math.min(...all.map(({ scores }) => scores[category] ?? Infinity)),
    unit: "of 100",
    against: { what: "the goal", value },
  }));
}

/** Only times differ from run to run: the first run looks at everything, the others at performance. */
async function visitsOf(url: string, visitor: Visitor, runs: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(url, visitor, run === 0 ? Object.keys(GOALS) : ["performance"]));
  }
  return visits;
}

async function measureTyping(origin: string): Promise<Figure[]> {
  const typings: Typing[] = [];
  console.log(`\n${TYPING_HEAD}`);
  for (const search of SEARCHES) {
    const typing = await typeInto(origin, search);
    typings.push(typing);
    console.log(typingRow(search.name, typing));
  }
  console.log();
  const worst = typings.map(({ durations }) => Math.max(...durations));
  return [
    { what: "interaction to next paint, the slowest search", ...against(Math.max(...worst)) },
    { what: "interaction to next paint, the median search", ...against(median(worst)) },
  ];
}

function against(measured: number) {
  return { measured, unit: "ms", against: { what: "the goal", value: TYPING_GOAL_MS } };
}
