import { COMMON_WORDS, FUNCTION_WORDS } from "#knowledge/symptoms/common-words.js";
import type { Lexicon } from "../phrases/lexicon.ts";
import { keyOf } from "./units.ts";

/** Letters beside each other on a keyboard, and those that sound alike. */
const NEAR = new Set(
  "qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm cs ck sz gj iy ey dt bp".split(
    " ",
  ),
);
const VOWELS = new Set("aeiou");

/** What is often mistyped costs little: a letter doubled, neighbours swapped, one vowel for another, a key beside the right one. */
const COST = { doubled: 0.5, swapped: 0.7, vowel: 0.8, one: 1, other: 1.5 };

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** What it costs to write one letter for another, by both. */
const SUBSTITUTION: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  LETTERS.map((one) => [
    one,
    new Map(
      LETTERS.map((other) => {
        if (one === other) return [other, 0];
        if (VOWELS.has(one) && VOWELS.has(other)) return [other, COST.vowel];
        const isNear = NEAR.has(one + other) || NEAR.has(other + one);
        return [other, isNear ? COST.one : COST.other];
      }),
    ),
  ]),
);

const added = (word: string, at: number): number =>
  word[at] === word[at - 1] ? COST.doubled : COST.one;

/** What it costs to write one word for the other, or more than `limit` where it costs more. */
export function distance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = [0];
  for (let column = 1; column <= other.length; column += 1)
    previous.push((previous[column - 1] ?? 0) + added(other, column - 1));
  for (let row = 1; row <= one.length; row += 1) {
    const extra = added(one, row - 1);
    const typed = one[row - 1] ?? "";
    const costs = SUBSTITUTION.get(typed);
    const current = [(previous[0] ?? 0) + extra];
    let least = current[0] ?? 0;
    for (let column = 1; column <= other.length; column += 1) {
      const meant = other[column - 1] ?? "";
      let cost = Math.min(
        (previous[column] ?? 0) + extra,
        (current[column - 1] ?? 0) + added(other, column - 1),
        (previous[column - 1] ?? 0) + (costs?.get(meant) ?? COST.other),
      );
      if (row > 1 && column > 1 && typed === other[column - 2] && one[row - 2] === meant)
        cost = Math.min(cost, (before[column - 2] ?? 0) + COST.swapped);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + COST.one;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + COST.one;
}

const remembered = new Map<string, string>();

/**
 * The word of the vocabulary that a misspelt one most likely is, else the word itself. Ordinary and short words are left
 * alone: one edit is allowed, two light ones from nine letters on, and the first letter has to be right.
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

const sounding = (word: string): string =>
  word.includes("ph") ? word.replaceAll("ph", "f") : word;

/** What a misspelling may cost at most, by the length of the word. */
const LONG = 9;
const LIMIT = { short: 1, long: 1.7 };

function nearest(word: string, { spellings }: Lexicon): string {
  const limit = word.length >= LONG ? LIMIT.long : LIMIT.short;
  const span = word.length >= LONG ? 2 : 1;
  const sound = sounding(word);
  let best = word;
  let least = Number.POSITIVE_INFINITY;
  for (let length = word.length - span; length <= word.length + span; length += 1) {
    if (word.length === 4 && length !== 5) continue;
    for (const candidate of spellings.get(`${word[0]}${length}`) ?? []) {
      if (beginningOf(candidate) !== beginningOf(word)) continue;
      const cost = distance(sound, sounding(candidate), Math.min(limit, least));
      if (cost <= limit && cost < least) [best, least] = [candidate, cost];
    }
  }
  return best;
}
