import { type Route, serve } from "#/platform/http/serve.ts";
import { type Candidate, identifyPill } from "../logic/identify.ts";
import { nextQuestion } from "../logic/next-question.ts";
import {
  identifyPills,
  PILL_PAGE_SIZE,
  type PillMatch,
  PillMatches,
  PillQuery,
} from "../pills.contract.ts";
import type { PillStore } from "./pill.store.ts";

export function pillRoutes(store: PillStore): Route[] {
  return [
    serve(
      identifyPills,
      { input: PillQuery, output: PillMatches },
      { access: "anyone", cache: "public" },
      async ({ page, ...seen }) => {
        const index = await store.index();
        const { candidates, total, certaintyPossible } = identifyPill(index, seen);
        const shown = candidates.slice((page - 1) * PILL_PAGE_SIZE, page * PILL_PAGE_SIZE);
        const ids = await store.drugIds(shown.flatMap(({ pill }) => pill.productKey ?? []));
        return {
          matches: shown.map((candidate) => matchOf(candidate, ids)),
          total,
          certaintyPossible,
          nextQuestion: nextQuestion(candidates, seen) ?? null,
          collection: index.pills.length,
        };
      },
    ),
  ];
}

function matchOf(candidate: Candidate, drugIds: ReadonlyMap<string, string>): PillMatch {
  const { pill, likelihood, matchedOn, imprintMatch, lookAlike } = candidate;
  const { pieces } = pill;
  return {
    drugId: drugIds.get(pill.productKey ?? "") ?? null,
    brandName: pill.brandName,
    genericName: pill.genericName,
    strength: pill.strength,
    manufacturer: pill.manufacturer,
    ndcNumber: pill.ndcNumber,
    imprint: pill.imprint,
    shape: pill.shape,
    color: pill.colors.length === 0 ? null : pill.colors.join(" and "),
    colors: [...pill.colors],
    sizeMm: pill.sizeMm,
    score: pieces === null ? null : pieces > 1 ? "yes" : "no",
    pieces,
    likelihood: Number(likelihood.toPrecision(3)),
    matchedOn: [...matchedOn],
    imprintMatch: imprintMatch ?? null,
    lookAlike,
  };
}
