import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";
import { sizeOf } from "./coding/members.ts";

/** A phrase as places in the list of its finding's words, and the place of its mark. */
export type Placed = { readonly mark: number; readonly places: readonly number[] };

/** How many words phrases have, the most frequent number first. */
const LENGTHS = [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const NO_PHRASE: Placed = { mark: 0, places: [] };

/** The words of a finding, as numbers of the vocabulary, while its phrases are written. */
export type WordList = {
  readonly words: readonly number[];
  /** How many of them, from the first, are those of its name. */
  readonly own: number;
  /** How many phrases so far have each of them. */
  readonly uses: number[];
  /** How many of the others no phrase has so far: each has to come. */
  unused: number;
};

/** How many of a thing there are for each of those that are left, in quarters, by size. */
const share = (things: number, left: number): number => sizeOf(Math.floor((things * 4) / left));

function use(list: WordList, place: number): void {
  const uses = list.uses[place] ?? 0;
  if (uses === 0 && place >= list.own) list.unused -= 1;
  list.uses[place] = uses + 1;
}

/** The first word: that of the phrase before, or one further on. */
function codeFirst(coder: Coder, list: WordList, before: Placed, left: number, given = 0): number {
  const { words, own, uses } = list;
  const from = before.places[0] ?? 0;
  const length = Math.min(before.places.length, 2);
  let place = from;
  for (; place < words.length - 1; place += 1) {
    const again = place === from && length > 0 ? 1 : 0;
    const known = Math.min(uses[place] ?? 0, 3) * 4 + (place < own ? 2 : 0) + again;
    const dense = share(left * 2, words.length - place);
    coder.within(COLUMNS.first, (words[place] ?? 0) * 2 + again, (known * 3 + length) * 64 + dense);
    if (coder.bit(place === given ? 1 : 0) === 1) break;
  }
  return place;
}

/** A further word, from this place on. */
function codeNext(
  coder: Coder,
  list: WordList,
  column: number,
  { from, above, previous, left }: { from: number; above: number; previous: number; left: number },
  given = 0,
): number {
  const { words, own, uses } = list;
  const missing = share(list.unused, left);
  let place = from;
  for (; place < words.length - 1; place += 1) {
    const known = (uses[place] === 0 ? 0 : 2) + (place < own ? 1 : 0);
    const order =
      (place === previous + 1 ? 8 : 0) +
      (place === above ? 4 : 0) +
      (place < previous ? 2 : 0) +
      (place === from ? 1 : 0);
    const ahead = sizeOf(words.length - place);
    coder.within(column, words[place] ?? 0, ((missing * 4 + known) * 32 + ahead) * 16 + order);
    if (coder.bit(place === given ? 1 : 0) === 1) break;
  }
  return place;
}

/**
 * Writes or reads a phrase.
 * @param before the one before it in the order of their places.
 * @param left how many there are from this one on.
 */
export function codePhrase(
  coder: Coder,
  list: WordList,
  before: Placed,
  left: number,
  given: Placed = NO_PHRASE,
): Placed {
  const first = codeFirst(coder, list, before, left, given.places[0]);
  const word = list.words[first] ?? 0;
  const again = before.places[0] === first ? 1 : 0;
  const used = (list.uses[first] === 0 ? 0 : 1) + (list.unused > 0 ? 2 : 0) + again * 4;
  const kind = before.places.length * 4 + before.mark;
  coder.within(
    COLUMNS.lengths,
    word * 2 + again,
    (used * 64 + share(list.unused, left)) * 64 + kind,
  );
  const length = LENGTHS[coder.count(LENGTHS.indexOf(given.places.length))] ?? 0;
  coder.within(COLUMNS.marks, length * 4 + before.mark, word);
  const mark = coder.between(given.mark, 0, 2);
  const places = [first];
  use(list, first);
  let same = again === 1;
  for (let index = 1; index < length; index += 1) {
    const above = before.places[index] ?? -1;
    const from = same && above > 0 ? above : 0;
    const column = index === 1 ? COLUMNS.second : COLUMNS.other;
    const standing = { from, above, previous: places[index - 1] ?? 0, left };
    const place = codeNext(coder, list, column, standing, given.places[index]);
    same &&= place === above;
    places.push(place);
    use(list, place);
  }
  return { mark, places };
}
