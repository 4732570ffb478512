import type { Unit } from "../tokens/units.ts";

/** What a stretch of text says about the findings in it. */
export type Scope =
  | "present"
  | "denied"
  | "family"
  | "family-denied"
  /** After "no family history of clots, no": diseases are the relatives', complaints the patient's. */
  | "family-or-own"
  | "family-or-own-denied"
  /** "No personal or family history of": denied of both. */
  | "all-denied"
  | "companion"
  | "past"
  | "supposed"
  /** What someone is allergic to, and what they are said not to be. */
  | "averse"
  | "averse-denied"
  /** What a vaccine is against. */
  | "guarded"
  | "thought";

/** Nothing of the same part of the sentence goes on here. */
export const endsPart = (unit: Unit | undefined): boolean =>
  unit === undefined || unit.kind === "stop" || unit.kind === "comma";

/** Says the same of all units from the one on and before the other. */
export function fill(scope: Scope[], from: number, to: number, value: Scope): void {
  for (let index = from; index < to; index += 1) scope[index] = value;
}

/** The unit at which the clause that goes on at `from` ends: the end of its sentence, or a word that takes up something else. */
export function endOfClause(
  units: readonly Unit[],
  from: number,
  turns: ReadonlySet<string>,
): number {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || (index > from + 1 && turns.has(unit.word)))
      return index;
  }
  return units.length;
}
