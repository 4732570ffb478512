import { findingOf } from "../../findings.ts";
import { endsPart } from "./clauses.ts";
import type { Match } from "../phrases/matching.ts";
import { keyOf, type Unit } from "../tokens/units.ts";

const NORMAL = keyOf("normal");
const ASKED =
  /^(?:panel|test|tests|titer|titers|serology|serologies|screen|screening|level|levels|studies|study|markers?|antibodies|scan|gap)$/;
const PASSES = /^(?:is|are|was|were|came|back|remains?|also|all|both|completely|entirely|again)$/;

const isNormal = ({ at }: Match, units: readonly Unit[]): boolean => {
  let [before, after] = [(at[0] ?? 0) - 1, (at.at(-1) ?? 0) + 1];
  while (ASKED.test(units[after]?.word ?? "") || PASSES.test(units[after]?.word ?? "")) after += 1;
  if (
    units[after]?.key === NORMAL &&
    (endsPart(units[after + 1]) || units[after + 1]?.kind === "link")
  )
    return true;
  while (units[before]?.kind === "function") before -= 1;
  return units[before]?.key === NORMAL && endsPart(units[after]);
};

/** "Magnesium normal", "normal lithium level": what is in the blood, and no drug taken. */
export const isAnalyte = (match: Match, units: readonly Unit[]): boolean =>
  match.phrase.sense === undefined &&
  findingOf(match.phrase.finding)?.kind === "medication" &&
  isNormal(match, units);

/**
 * "Anti-CCP normal", "hepatitis panel within normal limits", "normal anion gap": what is named by the test alone is what the test finds
 * where it is abnormal, and is denied where it is called normal.
 */
export function isCalledNormal(match: Match, units: readonly Unit[]): boolean {
  const { phrase, at } = match;
  if (phrase.sense !== undefined || phrase.modifier || phrase.keys.includes(NORMAL)) return false;
  const isTest = findingOf(phrase.finding)?.kind === "test";
  const asked = ASKED.test(units[(at.at(-1) ?? 0) + 1]?.word ?? "");
  return (isTest || asked) && isNormal(match, units);
}
