import { columnsOf, digit, lines } from "./packing.ts";
import {
  different,
  fronted,
  wordsOfPhrase,
  type Phrases,
  type PhraseTable,
} from "./phrase-table.ts";

type Spoken = Phrases & { readonly name: string };

const alphabetical = (one: string, other: string): number => (one < other ? -1 : 1);

/** The words of a finding that its name does not have; those that several of its phrases share come first. */
function furtherWords({ name, phrases, modifiers }: Spoken, place: ReadonlyMap<string, number>) {
  const own = new Set(wordsOfPhrase(name));
  const uses = new Map<string, number>();
  for (const word of [...phrases, ...modifiers].flatMap(wordsOfPhrase)) {
    if (!own.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const isShared = (word: string): number => ((uses.get(word) ?? 0) > 1 ? 1 : 0);
  return [...uses.keys()].toSorted(
    (one, other) =>
      isShared(other) - isShared(one) || (place.get(one) ?? 0) - (place.get(other) ?? 0),
  );
}

function lineOf({ name, phrases, modifiers }: Spoken, further: readonly string[]): string {
  const digits = new Map(
    [...different(wordsOfPhrase(name)), ...further].map((word, index) => [word, digit(index)]),
  );
  const written = (list: readonly string[]): string =>
    list
      .map((phrase) => {
        const mark = /^[=&]/.exec(phrase)?.[0] ?? "";
        return (
          mark +
          wordsOfPhrase(phrase)
            .map((word) => digits.get(word))
            .join("")
        );
      })
      .toSorted()
      .join(" ");
  return modifiers.length === 0 ? written(phrases) : `${written(phrases)}|${written(modifiers)}`;
}

/** Findings with their packed names and phrases, as `PhraseTable` says. */
export function packPhrases(spoken: readonly Spoken[]): PhraseTable {
  const named = different(spoken.flatMap(({ name }) => wordsOfPhrase(name)));
  const known = new Set(named);
  const all = spoken.flatMap(({ phrases, modifiers }) => [...phrases, ...modifiers]);
  const words = different(all.flatMap(wordsOfPhrase))
    .filter((word) => !known.has(word))
    .toSorted(alphabetical);
  const place = new Map([...named, ...words].map((word, index) => [word, index]));
  const further = spoken.map((one) => furtherWords(one, place));
  return {
    words: fronted(words),
    counts: further.map(({ length }) => digit(length)).join(""),
    places: columnsOf(further.flat().map((word) => place.get(word) ?? 0)),
    lines: lines(spoken.map((one, index) => lineOf(one, further[index] ?? []))),
  };
}
