import { DENYING_BACKWARDS, NOT_FOUND, TURNS } from "#knowledge/symptoms/scope-words.js";
import { endsPart } from "./clauses.ts";
import type { Unit } from "../tokens/units.ts";

const COPULAS = new Set(["is", "are", "was", "were", "been"]);
const PERFECT = /^(?:is|are|was|were|has|have|had)$/;
const CANNOT = /^(?:cannot|can not|could not)$/;
const OCCURS = /^(?:occur|occurred|happen|happened|arisen)$/;
/** What parts an item from its answer in a table. */
const CELL = /^[|\t]$/;
const STATED = new Set([...COPULAS, ":", "(", "also", "|", "\t"]);

/** "Fever, chills or rash": the items before the last comma belong to one list with those after it. */
function isListed(units: readonly Unit[], comma: number, to: number): boolean {
  for (let index = comma + 1; index < to; index += 1) {
    const word = units[index]?.word;
    if (word === "or" || word === "nor" || word === "were" || word === "are") return true;
  }
  return false;
}

/** Where what stands before a word that denies begins: after the last sentence or turn, and after the last comma unless it parts a list. */
function beginning(units: readonly Unit[], at: number): number {
  const from = /^(?:has|have|had)$/.test(units[at - 1]?.word ?? "") ? at - 2 : at - 1;
  for (let back = from; back >= 0; back -= 1) {
    const unit = units[back];
    if (unit === undefined || unit.kind === "stop" || unit.word === "yes") return back + 1;
    if (CELL.test(unit.word) && back === at - 1) continue;
    if (unit.kind === "comma" && !/^[:()]$/.test(unit.word) && !isListed(units, back, at))
      return back + 1;
    const auxiliary = COPULAS.has(unit.word) || COPULAS.has(units[back + 1]?.word ?? "");
    if (TURNS.has(unit.word) && !auxiliary) return back + 1;
  }
  return 0;
}

/** "Fever?" and then "No": the question that is answered. */
function questionBefore(units: readonly Unit[], index: number): number | undefined {
  const asked = units[index - 1];
  return asked?.word === "?" && endsPart(units[index + 1]) ? index - 1 : undefined;
}

/** "Could not be elicited": the words before "be" and what is done in vain. */
export const isInVain = (units: readonly Unit[], index: number): boolean =>
  CANNOT.test(units[index]?.word ?? "") && units[index + 1]?.word === "be";

/** "Is not present", "are not heard", "could not be elicited": what is not found stands before. */
function isNotFound(units: readonly Unit[], index: number): boolean {
  const inVain = isInVain(units, index);
  const found = inVain ? index + 2 : index + 1;
  if (!inVain && !/^(?:not|never)$/.test(units[index]?.word ?? "")) return false;
  const word = units[found]?.word ?? "";
  if (!NOT_FOUND.has(word) && !OCCURS.test(word)) return false;
  const before = units[index - 1];
  const after = units[found + 1];
  const goesOn = ["on", "in", "at", "during", "over", "today", "by"].includes(after?.word ?? "");
  const stands =
    before?.kind === "word" ||
    STATED.has(before?.word ?? "") ||
    /^(?:does|did|has|have|had)$/.test(before?.word ?? "");
  return stands && (endsPart(after) || goesOn);
}

/** "Constipation is not a problem", "vomiting has never been an issue". */
function isNoProblem(units: readonly Unit[], index: number): boolean {
  if (!/^(?:not|never|no)$/.test(units[index]?.word ?? "")) return false;
  if (!PERFECT.test(units[index - 1]?.word ?? "")) return false;
  let at = index + 1;
  while (/^(?:been|a|an|any|much|of)$/.test(units[at]?.word ?? "")) at += 1;
  return /^(?:problem|issue|concern)$/.test(units[at]?.word ?? "") && endsPart(units[at + 1]);
}

const TOUCHES =
  /^(?:pulling|pressing|pushing|moving|tapping|touching|bending|turning|twisting|squeezing|lifting|raising|stretching|palpating|palpation|percussing|percussion|tugging|pressure|movement)$/;
const PROVOKED_WITHIN = 8;

/** "Pulling the ear is not painful", "pressing on the belly does not hurt": where what provokes no pain begins; nothing where pain is not what is denied. */
function provokedInVain(units: readonly Unit[], index: number): number | undefined {
  if (!/^(?:not|no|without)$/.test(units[index]?.word ?? "")) return undefined;
  if (!/^(?:painful|hurt|sore|pain|tender|uncomfortable)$/.test(units[index + 1]?.word ?? ""))
    return undefined;
  const from = Math.max(beginning(units, index), index - PROVOKED_WITHIN);
  const at = units.slice(from, index).findIndex(({ word }) => TOUCHES.test(word));
  return at === -1 ? undefined : from + at;
}

/** "Drooling no more than usual". */
const isNoMore = (units: readonly Unit[], index: number): boolean =>
  /^(?:no|not)$/.test(units[index]?.word ?? "") &&
  units[index + 1]?.word === "more" &&
  units[index + 2]?.word === "than" &&
  /^(?:usual|normal|always)$/.test(units[index + 3]?.word ?? "") &&
  endsPart(units[index + 4]);

/** "Murphy sign is negative", "fever absent", "chills: no", "rash was denied". */
function isSaidAfter(units: readonly Unit[], index: number): boolean {
  const word = units[index]?.word ?? "";
  const before = units[index - 1];
  const after = units[index + 1];
  if (word === "denied")
    return endsPart(after) && (STATED.has(before?.word ?? "") || before?.kind === "word");
  if (word === "never" && units[index - 1]?.word === ":") return endsPart(after);
  if (word === "no")
    return endsPart(after) && (before?.kind === "word" || STATED.has(before?.word ?? ""));
  if (!DENYING_BACKWARDS.has(word) || ["for", "of", "from"].includes(after?.word ?? ""))
    return false;
  return (
    STATED.has(before?.word ?? "") ||
    (before?.kind === "word" && (word === "negative" || endsPart(after)))
  );
}

/** The stretch before a word that denies what was said before it, from and up to (not including); nothing where it denies what follows. */
export function deniedBefore(
  units: readonly Unit[],
  index: number,
): readonly [number, number] | undefined {
  const question = questionBefore(units, index);
  if (question !== undefined) return [beginning(units, question), question];
  const provoked = provokedInVain(units, index);
  if (provoked !== undefined) return [provoked, index + 2];
  if (![isNoProblem, isNoMore, isNotFound, isSaidAfter].some((is) => is(units, index)))
    return undefined;
  return [beginning(units, index), index];
}

/** "Could not find any rash", "cannot remember any injury": the looking was in vain, and no complaint. */
export const looksInVain = (units: readonly Unit[], index: number): boolean =>
  CANNOT.test(units[index]?.word ?? "") &&
  /^(?:find|see|feel|hear|detect|identify|appreciate|palpate|elicit|demonstrate|recall|remember)$/.test(
    units[index + 1]?.word ?? "",
  ) &&
  /^(?:any|evidence|signs?)$/.test(units[index + 2]?.word ?? "");
