import { STARTER_PILLS } from "../data/starter-pills.ts";
import type { Sighting } from "../pill-options.contract.ts";
import type { PillMatches } from "../pills.contract.ts";
import { answerTo, matchOf } from "./answer.ts";
import { indexPills } from "./pill-index.ts";

const index = indexPills(STARTER_PILLS);

/** What the server would answer if it held the pills that come with Wardbook and no others. */
export function offlineAnswer(seen: Sighting, page: number): PillMatches {
  const { shown, about } = answerTo(index, seen, page);
  return { matches: shown.map((candidate) => matchOf(candidate, null)), ...about };
}
