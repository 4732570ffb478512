import type { Scope } from "./clauses.ts";
import type { Recognized } from "../recognized.ts";
import type { Unit } from "../tokens/units.ts";

/** A word that is said of the patient as it is now, by the key it is compared by, and as it is written. */
export type SaidWord = {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** The words of what is neither denied nor said of others, of the past or of what might be; those that the text says first. */
export function wordsSaid(
  units: readonly Unit[],
  scope: readonly Scope[],
  recognized: readonly Recognized[],
  text: string,
): SaidWord[] {
  const denied = recognized.filter(({ negated }) => negated);
  const said = new Map<string, SaidWord>();
  units.forEach(({ kind, key, start, end }, index) => {
    if (kind !== "word" || scope[index] !== "present" || said.has(key)) return;
    if (denied.some((one) => start >= one.start && end <= one.end)) return;
    said.set(key, { key, text: text.slice(start, end), start, end });
  });
  return [...said.values()];
}
