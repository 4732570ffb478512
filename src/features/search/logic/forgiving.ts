import { distancesFrom } from "#/features/substances/logic/spelling.ts";
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

/** A typed word, ready to be held against many. */
type Wanted = {
  readonly typed: string;
  readonly allowed: number;
  readonly distanceTo: ReturnType<typeof distancesFrom>;
};

/** 0 begins with it, 1 and 2 with as many typing errors; null is not it. */
function costOf({ typed, allowed, distanceTo }: Wanted, words: readonly string[]): number | null {
  let best: number | null = null;
  for (const word of words) {
    if (word.startsWith(typed)) return 0;
    if (allowed === 0) continue;
    // The last letters may not have been typed yet.
    for (const target of [word, word.slice(0, typed.length)]) {
      const errors = distanceTo(target, allowed);
      if (errors <= allowed && (best === null || errors < best)) best = errors;
    }
  }
  return best;
}

/** What all typed words cost together; null where one of them is not there, and the rest need not be looked for. */
function costOfAll(wanted: readonly Wanted[], words: readonly string[]): number | null {
  let sum = words[0]?.startsWith(wanted[0]?.typed ?? "") ? 0 : 0.5;
  for (const word of wanted) {
    const cost = costOf(word, words);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}

/** Entries that hold every typed word or one like it: fewest errors first, then in the order given. */
export function forgivingFind<Entry>(
  typed: string,
  entries: readonly Findable<Entry>[],
  most: number,
  allowed: (length: number) => number = errorsAllowed,
): Entry[] {
  const wanted = [...new Set(namingWords(typed))].map((word): Wanted => ({
    typed: word,
    allowed: allowed(word.length),
    distanceTo: distancesFrom(word),
  }));
  if (wanted.length === 0) return [];
  return entries
    .flatMap(({ entry, words }) => {
      const cost = costOfAll(wanted, words);
      return cost === null ? [] : [{ entry, cost }];
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

/** Each is held against the whole vocabulary; whoever types more words than that at once has pasted a text. */
const MOST_CORRECTED = 8;

/** The typed words, each taken for the one of the vocabulary that it is most like; null where nothing changes. */
export function corrected(typed: string, vocabulary: ReadonlySet<string>): string | null {
  const words = wordsOf(typed);
  const unknown = [...new Set(words)].filter((word) => !vocabulary.has(word));
  const meant = new Map(
    unknown.slice(0, MOST_CORRECTED).map((word) => [word, nearest(word, vocabulary)]),
  );
  if ([...meant.values()].every((word) => word === undefined)) return null;
  return words.map((word) => meant.get(word) ?? word).join(" ");
}

const LEAST_BEGUN = 3;

/** The shortest word that begins so, or else the one with the fewest typing errors. */
function nearest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const begun =
    word.length < LEAST_BEGUN ? [] : [...vocabulary].filter((known) => known.startsWith(word));
  let best = begun.toSorted((one, other) => one.length - other.length)[0];
  if (best !== undefined) return best;
  let least = errorsAllowed(word.length) + 1;
  const distanceTo = distancesFrom(word);
  for (const known of vocabulary) {
    const errors = distanceTo(known, least - 1);
    if (errors < least) [best, least] = [known, errors];
  }
  return best;
}
