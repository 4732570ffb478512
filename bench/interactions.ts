import { findInteractions } from "#/features/interactions/logic/entries/find.ts";
import type { Item } from "#/features/interactions/logic/entries/item.ts";
import { partOf } from "#/features/interactions/logic/entries/parts.ts";
import { isCovered } from "#/features/interactions/logic/told/coverage.ts";
import { regimenOf } from "#/features/interactions/logic/entries/regimen.ts";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import { timeInBrowser } from "./interactions-browser.ts";
import { negativeFigure } from "./interactions-negatives.ts";
import { time, type Benchmark, type Figure } from "./measure.ts";

const LIMIT_MS = 5;
const LIMIT = { what: "the limit for 30 drugs", value: LIMIT_MS };
const RUNS = 400;
/** Steps through the ingredients so that lists mix classes, without chance: every run measures the same lists. */
const STRIDE = 7919;

const ids = substances.filter((entry) => !entry.retired && isCovered(entry.id)).map(({ id }) => id);

function listOf(length: number, run: number): Item[] {
  return Array.from({ length }, (_, place) => {
    const id = ids[(run * 31 + place * STRIDE) % ids.length] ?? "";
    return { name: id, parts: [partOf(id, undefined)] };
  });
}

async function timeOf(length: number) {
  const lists = Array.from({ length: RUNS }, (_, run) => listOf(length, run));
  let run = 0;
  return time(() => {
    const list = lists[run++ % RUNS] ?? [];
    return [findInteractions(list), regimenOf(list)];
  }, RUNS);
}

async function figuresInBrowser(): Promise<Figure[]> {
  const { first, p50, p99 } = await timeInBrowser();
  return [
    { what: "30 drugs in a page, first check", measured: first, unit: "ms", against: LIMIT },
    { what: "30 drugs in a page, p50", measured: p50, unit: "ms", against: LIMIT },
    { what: "30 drugs in a page, p99", measured: p99, unit: "ms", against: LIMIT },
  ];
}

/** How much of everything alerts: a checker that states most pairs says nothing. Every pair of two ingredients, once. */
function statedShare(): number {
  const items = ids.map((id): Item => ({ name: id, parts: [partOf(id, undefined)] }));
  let [pairs, stated] = [0, 0];
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      const [finding] = findInteractions([one, other]).findings;
      pairs += 1;
      if (finding?.tier === "stated" && finding.severity !== "minor") stated += 1;
    }
  }
  return (100 * stated) / pairs;
}

const MOST_STATED = { what: "the most that would still tell pairs apart", value: 20 };

export const benchmark: Benchmark = {
  about:
    "the interaction engine: findings and burdens of lists of 10, 30 and 50 drugs, and how many of all pairs alert; with --browser yes also in a page, with --labels FILE also what labels call unremarkable",
  async run(options) {
    const labels = options.get("labels");
    const [ten, thirty, fifty] = [await timeOf(10), await timeOf(30), await timeOf(50)];
    return [
      { what: "10 drugs, p50", measured: ten.p50, unit: "ms", against: LIMIT },
      { what: "30 drugs, p50", measured: thirty.p50, unit: "ms", against: LIMIT },
      { what: "30 drugs, p99", measured: thirty.p99, unit: "ms", against: LIMIT },
      { what: "50 drugs, p50", measured: fifty.p50, unit: "ms", against: LIMIT },
      {
        what: "all pairs stated as major or moderate",
        measured: statedShare(),
        unit: "%",
        against: MOST_STATED,
      },
      ...(options.get("browser") === "yes" ? await figuresInBrowser() : []),
      ...(labels === undefined ? [] : [await negativeFigure(labels)]),
    ];
  },
};
