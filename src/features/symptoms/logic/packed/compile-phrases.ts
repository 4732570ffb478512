import type { Placed } from "./coded-phrase.ts";
import type { Writer } from "./coding/writer.ts";
import {
  codePhrases,
  different,
  fronted,
  MARKS,
  wordsOfPhrase,
  type Phrases,
} from "./phrase-table.ts";

type Spoken = Phrases & { readonly name: string };

const alphabetical = (one: string, other: string): number => (one < other ? -1 : 1);

function byPlaces(one: Placed, other: Placed): number {
  const differing = one.places.findIndex((place, index) => place !== other.places[index]);
  if (differing < 0) return one.places.length - other.places.length || one.mark - other.mark;
  return (one.places[differing] ?? 0) - (other.places[differing] ?? -1);
}

/** The words of a finding that its name does not have, in the order of the vocabulary. */
function furtherWords({ name, phrases, modifiers }: Spoken, place: ReadonlyMap<string, number>) {
  const own = new Set(wordsOfPhrase(name));
  return different([...phrases, ...modifiers].flatMap(wordsOfPhrase))
    .filter((word) => !own.has(word))
    .toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

function placed(phrases: readonly string[], list: readonly string[]): Placed[] {
  const place = new Map(list.map((word, index) => [word, index]));
  return phrases
    .map((phrase) => ({
      mark: MARKS.findLastIndex((mark) => phrase.startsWith(mark)),
      places: wordsOfPhrase(phrase).map((word) => place.get(word) ?? 0),
    }))
    .toSorted(byPlaces);
}

/** Writes the phrases of findings as `codePhrases` says, and gives the words that no name has. */
export function writePhrases(writer: Writer, spoken: readonly Spoken[]): string {
  const names = spoken.map(({ name }) => name);
  const named = different(names.flatMap(wordsOfPhrase));
  const known = new Set(named);
  const all = spoken.flatMap(({ phrases, modifiers }) => [...phrases, ...modifiers]);
  const words = different(all.flatMap(wordsOfPhrase))
    .filter((word) => !known.has(word))
    .toSorted(alphabetical);
  const vocabulary = [...named, ...words];
  const place = new Map(vocabulary.map((word, index) => [word, index]));
  const further = spoken.map((one) => furtherWords(one, place));
  const holders = vocabulary.map((): number[] => []);
  further.forEach((list, finding) => {
    for (const word of list) holders[place.get(word) ?? 0]?.push(finding);
  });
  const lists = names.map((name, finding) => [
    ...different(wordsOfPhrase(name)),
    ...(further[finding] ?? []),
  ]);
  codePhrases(writer, names, words, {
    holders,
    phrases: spoken.map(({ phrases }, finding) => placed(phrases, lists[finding] ?? [])),
    modifiers: spoken.map(({ modifiers }, finding) => placed(modifiers, lists[finding] ?? [])),
  });
  return fronted(words);
}
