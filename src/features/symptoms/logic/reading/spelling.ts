import { COMMON_WORDS, FUNCTION_WORDS } from "../../data/common-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { stem } from "./units.ts";

/** Edits between two words (a swap of neighbours is one), or `limit + 1` where there are more. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}

/**
 * The word of the vocabulary that a misspelt one most likely is, else the word itself. Ordinary and short words are left
 * alone: one edit is allowed, two from eight letters on, and the first letter has to be right.
 */
export function corrected(word: string, { spellings, known }: Lexicon): string {
  if (word.length < 4 || known.has(word) || COMMON_WORDS.has(word) || FUNCTION_WORDS.has(word))
    return word;
  if (!/^[a-z]+$/.test(word) || known.has(stem(word))) return word;
  const limit = word.length >= 8 ? 2 : 1;
  let best = word;
  let least = limit + 1;
  for (const candidate of spellings.get(word[0] ?? "") ?? []) {
    if (word.length === 4 && candidate.length !== 5) continue;
    const edits = distance(word, candidate, limit);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}
