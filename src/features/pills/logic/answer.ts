import { type Candidate, identifyPill } from "./identify.ts";
import { nextQuestion } from "./next-question.ts";
import type { PillIndex } from "./pill-index.ts";
import { PILL_PAGE_SIZE, type Sighting } from "../pills.terms.ts";
import type { PillMatch, PillMatches } from "../pills.contract.ts";

/** A page of matches without what only a drug reference knows of them: the server and the browser answer by it. */
export function answerTo(
  index: PillIndex,
  seen: Sighting,
  page: number,
): { shown: readonly Candidate[]; about: Omit<PillMatches, "matches"> } {
  const { candidates, total, certaintyPossible } = identifyPill(index, seen);
  return {
    shown: candidates.slice((page - 1) * PILL_PAGE_SIZE, page * PILL_PAGE_SIZE),
    about: {
      total,
      certaintyPossible,
      nextQuestion: nextQuestion(candidates, seen) ?? null,
      collection: index.pills.length,
    },
  };
}

/** @param drugId of the drug in the reference; null where it is not there. */
export function matchOf(candidate: Candidate, drugId: string | null): PillMatch {
  const { pill, others, likelihood, matchedOn, imprintMatch, lookAlike } = candidate;
  const { pieces } = pill;
  return {
    drugId,
    brandName: pill.brandName,
    genericName: pill.genericName,
    strength: pill.strength,
    manufacturer: pill.manufacturer,
    otherLabelers: [...new Set(others.map(({ manufacturer }) => manufacturer))].filter(
      (name) => name !== "" && name !== pill.manufacturer,
    ),
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
