/** What one check may cost. */
import { termsWithKey } from "#/features/substances/logic/term-index.ts";
import { keyOf } from "#/features/substances/logic/terms.ts";
import { Failure } from "#/kernel/failure.ts";
import type { Entry } from "../logic/entries/read-entry.ts";

/** Fifty lines, each with eight words of directions that no other line has, are no more. */
const MOST_UNKNOWN_WORDS = 400;
/** Fifty products of four ingredients. */
const MOST_INGREDIENTS = 200;

/** @throws Failure where more words than that would be held against all names there are. */
export function refuseWords(drugs: readonly string[]): void {
  const keys = drugs.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map(keyOf);
  const unknown = new Set(keys.filter((key) => key !== "" && termsWithKey(key).length === 0));
  if (unknown.size > MOST_UNKNOWN_WORDS) {
    throw tooMuch(`At most ${MOST_UNKNOWN_WORDS} different words that are no drug's name`);
  }
}

/** @throws Failure where all entries together have more. */
export function refuseIngredients(entries: readonly Entry[]): void {
  if (entries.flatMap(({ ingredients }) => ingredients).length > MOST_INGREDIENTS) {
    throw tooMuch(`At most ${MOST_INGREDIENTS} ingredients in all drugs together`);
  }
}

function tooMuch(message: string): Failure {
  return new Failure("invalid-input", message, { fields: [{ field: "drugs", message }] });
}
