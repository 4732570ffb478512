import { COMMON_WORDS, FUNCTION_WORDS } from "../../data/common-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { keyOf } from "./units.ts";

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

const remembered = new Map<string, string>();

/**
 * The word of the vocabulary that a misspelt one most likely is, else the word itself. Ordinary and short words are left
 * alone: one edit is allowed, two from eight letters on, and the first letter has to be right.
 */
export function corrected(word: string, lexicon: Lexicon): string {
  if (
    word.length < 4 ||
    lexicon.known.has(word) ||
    COMMON_WORDS.has(word) ||
    FUNCTION_WORDS.has(word)
  )
    return word;
  if (!/^[a-z]+$/.test(word) || lexicon.known.has(keyOf(word))) return word;
  let meant = remembered.get(word);
  if (meant === undefined) {
    meant = nearest(word, lexicon);
    if (remembered.size < 5000) remembered.set(word, meant);
  }
  return meant;
}

/** "Hypertonia" is no misspelt "hypotonia". */
const OPPOSED = /^(?:hyper|hypo|brady|tachy)/;
const beginningOf = (word: string): string => OPPOSED.exec(word)?.[0] ?? "";

function nearest(word: string, { spellings }: Lexicon): string {
  const limit = word.length >= 8 ? 2 : 1;
  let best = word;
  let least = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    if (word.length === 4 && length !== 5) continue;
    for (const candidate of spellings.get(`${word[0]}${length}`) ?? []) {
      if (beginningOf(candidate) !== beginningOf(word)) continue;
      const edits = distance(word, candidate, Math.min(limit, least - 1));
      if (edits < least) [best, least] = [candidate, edits];
      if (least === 1) break;
    }
  }
  return best;
}
