import { STARTER_PILLS } from "#knowledge/pills.js";
import type { Sighting } from "../pills.terms.ts";
import type { PillMatches } from "../pills.contract.ts";
import { answerTo, matchOf } from "./answer.ts";
import { indexPills } from "./pill-index.ts";

/** Made for the first question: whoever has a network never asks one. */
let index: ReturnType<typeof indexPills> | undefined;

/** What the server would answer if it held the pills that come with Wardbook and no others. */
export function offlineAnswer(seen: Sighting, page: number): PillMatches {
  index ??= indexPills(STARTER_PILLS);
  const { shown, about } = answerTo(index, seen, page);
  return { matches: shown.map((candidate) => matchOf(candidate, null)), ...about };
}
