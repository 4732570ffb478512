import { slugOf } from "#/kernel/text.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";

/** Where a word of an id comes from: the name of its thing, an id before, the name of another thing, or the list of all further words. */
const [OWN, MET, NAMED, FURTHER] = [0, 1, 2, 3];
/** Before the first word of an id, and after one that is not of its name. */
const NO_PLACE = 31;
const ELSEWHERE = 30;

/** Where a word stands; any place where there is none to be written. */
const placeOf = (list: readonly string[], word: string): number =>
  word === "" ? 0 : list.indexOf(word);

const wordsOfName = (name: string): string[] => slugOf(name).split("-");

/** The words of ids that no name has, in the order in which they come first. */
export function furtherWords(names: readonly string[], ids: readonly string[]): string[] {
  const named = new Set(names.flatMap(wordsOfName));
  return [...new Set(ids.flatMap((id) => id.split("-")))].filter((word) => !named.has(word));
}

/**
 * Writes or reads the ids of things with these names. Where an id is the name, nothing more is said of it.
 * @param further see `furtherWords`.
 */
export function codeIds(
  coder: Coder,
  names: readonly string[],
  further: readonly string[],
  given?: readonly string[],
): string[] {
  const slugs = names.map(wordsOfName);
  const vocabulary = [...new Set(slugs.flat())];
  const rest = further.values();
  /** Words that ids had so far, the latest first. */
  const met: string[] = [];
  const codeElsewhere = (wanted: string, at: number, source: number): string => {
    if (source === FURTHER) return rest.next().value ?? "";
    if (source === NAMED) {
      coder.within(COLUMNS.idNamed, 0, 0);
      return vocabulary[coder.count(placeOf(vocabulary, wanted))] ?? "";
    }
    coder.within(COLUMNS.idMet, at, 0);
    return met.splice(coder.count(placeOf(met, wanted)), 1)[0] ?? "";
  };
  let before = 0;
  return slugs.map((slug, index) => {
    const id = given?.[index] ?? "";
    const wanted = id === slug.join("-") || id === "" ? [] : id.split("-");
    const named = Math.min(slug.length, 7);
    coder.within(COLUMNS.idLength, named, Math.min(before, 3));
    const length = coder.count(wanted.length);
    before = length;
    if (length === 0) return slug.join("-");
    let last = NO_PLACE;
    const words = Array.from({ length }, (_, place) => {
      const word = wanted[place] ?? "";
      const at = Math.min(place, 3);
      const beyond = last === ELSEWHERE ? 1 : 0;
      coder.within(COLUMNS.idSource, (last * 4 + at) * 8 + named, (length * 4 + at) * 2 + beyond);
      const from = given === undefined ? OWN : sourceOf(word, slug, met, vocabulary);
      const source = coder.between(from, OWN, FURTHER);
      if (source === OWN) {
        coder.within(COLUMNS.idPlace, last * 8 + named, at * 4 + Math.min(length, 3));
        last = coder.between(placeOf(slug, word), 0, slug.length - 1);
        return slug[last] ?? "";
      }
      last = ELSEWHERE;
      const other = codeElsewhere(word, at, source);
      met.unshift(other);
      return other;
    });
    return words.join("-");
  });
}

function sourceOf(
  word: string,
  slug: readonly string[],
  met: readonly string[],
  vocabulary: readonly string[],
): number {
  if (slug.includes(word)) return OWN;
  if (met.includes(word)) return MET;
  return vocabulary.includes(word) ? NAMED : FURTHER;
}
