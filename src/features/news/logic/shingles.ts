import { wordsOf } from "#/kernel/text.ts";
import { hashOf, mixed } from "./hash.ts";

/** So many words are read: feeds cut texts at different lengths, but all begin with the beginning. */
const READ_WORDS = 60;
const SHINGLE = 3;
const LEAST_SHINGLES = 12;
const ALIKE = 0.5;
/** Bands of two hashes: texts half of whose shingles are equal meet in one of them more than four times in five. */
const BANDS = 6;

/** Every three words in a row of a text's beginning; none of a text that is too short to tell a copy by. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).slice(0, READ_WORDS);
  const starts = Math.max(0, words.length - SHINGLE + 1);
  if (starts < LEAST_SHINGLES) return new Set();
  return new Set(
    Array.from({ length: starts }, (_, at) => words.slice(at, at + SHINGLE).join(" ")),
  );
}

/** Whether one text is mostly a copy of the other. */
export function areCopies(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = one.intersection(other).size;
  return common > 0 && common / (one.size + other.size - common) >= ALIKE;
}

/** Hashes of which copies have one in common, more often than not (MinHash). */
export function bandsOf(shingles: ReadonlySet<string>): number[] {
  if (shingles.size === 0) return [];
  const hashes = [...shingles].map(hashOf);
  const least = (seed: number) => Math.min(...hashes.map((one) => mixed(one ^ mixed(seed))));
  return Array.from({ length: BANDS }, (_, band) =>
    hashOf(`band ${band} ${least(band * 2 + 1)} ${least(band * 2 + 2)}`),
  );
}
