import { REASSURING } from "#knowledge/symptoms/normals.js";
import { NEGATING } from "#knowledge/symptoms/scope-words.js";
import { ancestorsOf, descendantsOf, findingOf } from "../../findings.ts";
import type { Patient } from "../../patient.ts";
import type { Match } from "../phrases/matching.ts";
import { keyOf, type Unit } from "../tokens/units.ts";
import { endsPart } from "./clauses.ts";

/** What is denied is of the right sex too; of the right age where it is a way of life: a toddler who does not drink is thirsty, not sober. */
export function allows(finding: string, { age, sex }: Patient, negated: boolean): boolean {
  const { sex: only, ages, kind } = findingOf(finding) ?? {};
  const counts = ages !== undefined && (!negated || kind === "exposure");
  return (only === undefined || only === sex) && (!counts || (age >= ages[0] && age <= ages[1]));
}

const LESSENED =
  /^(?:reduced|decreased|diminished|increased|weak|enlarged|swollen|impaired|limited|tender|absent|brisk|dilated|constricted|restricted)$/;
const UNABLE = keyOf("unable");

/** "Not normal": a list of denials before it ("no falls, walks normally") does not turn it round, a negative word right before it does. */
export function isTurnedRound({ at }: Match, units: readonly Unit[]): boolean {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  // "Symmetrically reduced" is not symmetric, in the sense that all is well.
  if (units[last]?.word.endsWith("ly") === true && LESSENED.test(units[last + 1]?.word ?? ""))
    return true;
  if (at.some((index) => /^(?:longer|than)$/.test(units[index - 1]?.word ?? ""))) return true;
  return at.some((index) =>
    [index - 1, ...(index === first ? [index - 2] : [])].some(
      (before) =>
        !at.includes(before) &&
        (units[before]?.key === UNABLE ||
          /^(?:no|not|non|never|without|lacks?|lost|hardly|barely|only)$/.test(
            units[before]?.word ?? "",
          )),
    ),
  );
}

/** "Knee pain, no other joint pain": others of the kind are denied, and not the one that was told. */
export function isOfOthers(
  { phrase, at }: Match,
  stated: readonly Match[],
  units: readonly Unit[],
): boolean {
  const before = units.slice(Math.max(0, (at[0] ?? 0) - 2), at[0]);
  if (!before.some(({ word }) => /^(?:other|others|further|additional|else)$/.test(word)))
    return false;
  const kin = new Set([
    phrase.finding,
    ...ancestorsOf(phrase.finding),
    ...descendantsOf(phrase.finding),
  ]);
  return stated.some((told) => kin.has(told.phrase.finding));
}

/** "No cough, lungs clear": the list of what is absent says nothing of it; a denial in the same part of the sentence does. */
export function goesPast({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (phrase.sense !== undefined || !REASSURING.has(phrase.finding)) return false;
  for (let index = at.at(-1) ?? 0; index >= 0; index -= 1) {
    const unit = units[index];
    if (NEGATING.has(unit?.word ?? "") && !at.includes(index)) return false;
    if (endsPart(unit) || (unit?.kind === "link" && index < (at[0] ?? 0))) return true;
  }
  return true;
}
