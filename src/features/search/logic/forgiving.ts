import { editDistance } from "#/features/substances/logic/spelling.ts";
import { wordsOf } from "#/kernel/text.ts";

/** How many typing errors a word of this length may have and still be taken for another. */
function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A text to be found by its words, ready for comparison. */
export type Findable<Entry> = { readonly entry: Entry; readonly words: readonly string[] };

/** Words without the possessive: "Crohn's disease" is found as "Crohn disease" is. */
const namingWords = (text: string): string[] => wordsOf(text.replace(/['\u2019]s\b/giu, ""));

export function findable<Entry>(entry: Entry, text: string): Findable<Entry> {
  return { entry, words: namingWords(text) };
}

/** 0 begins with it, 1 and 2 with as many typing errors; null is not it. */
function costOf(typed: string, words: readonly string[], allowed: number): number | null {
  let best: number | null = null;
  for (const word of words) {
    if (word.startsWith(typed)) return 0;
    // The last letters may not have been typed yet.
    for (const target of [word, word.slice(0, typed.length)]) {
      const errors = editDistance(typed, target, allowed);
      if (errors <= allowed && (best === null || errors < best)) best = errors;
    }
  }
  return best;
}

/** Entries that hold every typed word or one like it: fewest errors first, then in the order given. */
export function forgivingFind<Entry>(
  typed: string,
  entries: readonly Findable<Entry>[],
  most: number,
  allowed: (length: number) => number = errorsAllowed,
): Entry[] {
  const wanted = namingWords(typed);
  if (wanted.length === 0) return [];
  return entries
    .flatMap(({ entry, words }) => {
      const costs = wanted.map((word) => costOf(word, words, allowed(word.length)));
      if (costs.some((cost) => cost === null)) return [];
      const first = wanted[0] ?? "";
      const leads = words[0]?.startsWith(first) ? 0 : 0.5;
      return [{ entry, cost: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), leads) }];
    })
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Entries that hold every typed word, or one that begins so. */
export function exactFind<Entry>(
  typed: string,
  entries: readonly Findable<Entry>[],
  most: number,
): Entry[] {
  return forgivingFind(typed, entries, most, () => 0);
}

/** The typed words, each taken for the one of the vocabulary that it is most like; null where nothing changes. */
export function corrected(typed: string, vocabulary: ReadonlySet<string>): string | null {
  let changed = false;
  const words = wordsOf(typed).map((word) => {
    if (vocabulary.has(word)) return word;
    const meant = nearest(word, vocabulary);
    if (meant !== undefined) changed = true;
    return meant ?? word;
  });
  return changed ? words.join(" ") : null;
}

const LEAST_BEGUN = 3;

/** The shortest word that begins so, or else the one with the fewest typing errors. */
function nearest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const begun =
    word.length < LEAST_BEGUN ? [] : [...vocabulary].filter((known) => known.startsWith(word));
  let best = begun.toSorted((one, other) => one.length - other.length)[0];
  if (best !== undefined) return best;
  let least = errorsAllowed(word.length) + 1;
  for (const known of vocabulary) {
    const errors = editDistance(word, known, least - 1);
    if (errors < least) [best, least] = [known, errors];
  }
  return best;
}
