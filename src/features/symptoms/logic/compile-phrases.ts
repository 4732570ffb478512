import { digit, digits, lines } from "./packing.ts";
import {
  different,
  fronted,
  PER_MARK,
  MARKS,
  wordsOfPhrase,
  type Phrases,
  type PhraseTable,
} from "./phrase-table.ts";

type Spoken = Phrases & { readonly name: string };

/** A phrase as places in the list of its finding's words. */
type Placed = { readonly mark: number; readonly places: readonly number[] };

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

function stepsOf(further: readonly (readonly string[])[], vocabulary: readonly string[]): string {
  const steps = new Map(vocabulary.map((word) => [word, { line: "", last: 0 }]));
  further.forEach((words, finding) => {
    for (const word of words) {
      const { line, last } = steps.get(word) ?? { line: "", last: 0 };
      steps.set(word, { line: line + digit(finding - last), last: finding });
    }
  });
  return lines([...steps.values()].map(({ line }) => line));
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

/** Findings with their packed names and phrases, as `PhraseTable` says. */
export function packPhrases(spoken: readonly Spoken[]): PhraseTable {
  const named = different(spoken.flatMap(({ name }) => wordsOfPhrase(name)));
  const known = new Set(named);
  const all = spoken.flatMap(({ phrases, modifiers }) => [...phrases, ...modifiers]);
  const words = different(all.flatMap(wordsOfPhrase))
    .filter((word) => !known.has(word))
    .toSorted(alphabetical);
  const vocabulary = [...named, ...words];
  const place = new Map(vocabulary.map((word, index) => [word, index]));
  const further = spoken.map((one) => furtherWords(one, place));
  const lists = spoken.flatMap(({ name, phrases, modifiers }, index) => {
    const list = [...different(wordsOfPhrase(name)), ...(further[index] ?? [])];
    return [placed(phrases, list), placed(modifiers, list)];
  });
  const column = (part: (phrase: Placed, before: Placed | undefined) => readonly number[]) =>
    digits(lists.flatMap((list) => list.flatMap((phrase, index) => part(phrase, list[index - 1]))));
  return {
    words: fronted(words),
    steps: stepsOf(further, vocabulary),
    wholes: digits(spoken.map(({ phrases }) => phrases.length)),
    modifiers: digits(spoken.map(({ modifiers }) => modifiers.length)),
    lengths: column(({ mark, places }) => [mark * PER_MARK + places.length]),
    firsts: column(({ places }, before) => [(places[0] ?? 0) - (before?.places[0] ?? 0)]),
    seconds: column(({ places }) => places.slice(1, 2)),
    others: column(({ places }) => places.slice(2)),
  };
}
