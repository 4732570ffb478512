import { DENYING_BACKWARDS, NOT_FOUND, TURNS } from "../../data/scope-words.ts";
import { endsPart } from "./clauses.ts";
import type { Unit } from "./units.ts";

const COPULAS = new Set(["is", "are", "was", "were", "been"]);
const STATED = new Set([...COPULAS, ":", "(", "also"]);

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
  for (let back = at - 1; back >= 0; back -= 1) {
    const unit = units[back];
    if (unit === undefined || unit.kind === "stop") return back + 1;
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

/** "Is not present", "are not heard": what is not found stands before. */
function isNotFound(units: readonly Unit[], index: number): boolean {
  if (units[index]?.word !== "not" || !NOT_FOUND.has(units[index + 1]?.word ?? "")) return false;
  const before = units[index - 1];
  const after = units[index + 2];
  const goesOn = ["on", "in", "at", "during", "over", "today", "by"].includes(after?.word ?? "");
  return (before?.kind === "word" || STATED.has(before?.word ?? "")) && (endsPart(after) || goesOn);
}

/** "Murphy sign is negative", "fever absent", "chills: no", "rash was denied". */
function isSaidAfter(units: readonly Unit[], index: number): boolean {
  const word = units[index]?.word ?? "";
  const before = units[index - 1];
  const after = units[index + 1];
  if (word === "denied")
    return endsPart(after) && (COPULAS.has(before?.word ?? "") || before?.kind === "word");
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
  if (!isNotFound(units, index) && !isSaidAfter(units, index)) return undefined;
  return [beginning(units, index), index];
}
