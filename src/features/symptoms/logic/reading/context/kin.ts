import { NEGATING } from "#knowledge/symptoms/scope-words.js";
import type { Unit } from "../tokens/units.ts";

const BEGINS = new Set([
  "nobody",
  "no",
  "one",
  "none",
  "a",
  "any",
  "some",
  "there",
  "the",
  "strong",
  "it",
  "this",
  "that",
  "they",
  "these",
  "also",
  "run",
  "runs",
  "running",
  "lot",
]);

/** "Diabetes runs in the family", "asthma in my family", "on my dad's side": where the kin are named after the illness. */
function isNamedAfter(units: readonly Unit[], at: number): boolean {
  const words = units.slice(at, at + 4).map(({ word }) => word);
  const [first, second, third, fourth] = words;
  if (first === "in" && /^(?:the|my|his|her|our)$/.test(second ?? ""))
    return (
      third?.startsWith("famil") === true &&
      !/^(?:doctor|physician|practice|room|home)/.test(fourth ?? "")
    );
  return (
    first === "on" &&
    (third === "side" || fourth === "side") &&
    words.some((word) => /^(?:moms|mothers|dads|fathers|family|mum|mums)$/.test(word))
  );
}

function beginningOf(units: readonly Unit[], at: number): number {
  for (let index = at - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma") return index + 1;
  }
  return 0;
}

const PRONOUN = /^(?:it|this|that|they|these|which)$/;

/** "It runs in the family": the units that say so of what was spoken of before. */
export function kinOfTheSame(
  units: readonly Unit[],
): readonly { readonly from: number; readonly to: number }[] {
  return units.flatMap((_, at) => {
    if (!isNamedAfter(units, at)) return [];
    const from = beginningOf(units, at);
    const told = units.slice(from, at);
    const isNamed = told.some(({ kind, word }) => kind === "word" && !BEGINS.has(word));
    return !isNamed && told.some(({ word }) => PRONOUN.test(word)) ? [{ from, to: at + 3 }] : [];
  });
}

/** The stretches whose illness is said to be in the family behind it: from, up to, and whether that is denied. */
export function kinNamedAfter(
  units: readonly Unit[],
): readonly { readonly from: number; readonly to: number; readonly denied: boolean }[] {
  return units.flatMap((_, at) => {
    if (!isNamedAfter(units, at)) return [];
    const from = beginningOf(units, at);
    const told = units.slice(from, at);
    if (!told.some(({ kind, word }) => kind === "word" && !BEGINS.has(word))) return [];
    return [
      {
        from,
        to: at + 3,
        denied: told.some(({ word }) => NEGATING.has(word) || word === "nobody"),
      },
    ];
  });
}
