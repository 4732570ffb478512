import { codePhrase, NO_PHRASE, type Placed, type WordList } from "./coded-phrase.ts";
import type { Coder } from "./coding/coder.ts";
import { COLUMNS } from "./coding/columns.ts";
import { codeMembers, rowOf, sizeOf } from "./coding/members.ts";

const SHARED_NONE = 0x41;

/** How a phrase is met. */
export const MARKS = ["", "=", "&"] as const;

/** The words of a phrase, without the mark that tells how it is met. */
export const wordsOfPhrase = (phrase: string): string[] => phrase.replace(/^[=&]/, "").split(" ");

export const different = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Alphabetical words, each without what it shares with the one before. */
export function fronted(words: readonly string[]): string {
  let before = "";
  return words
    .map((word) => {
      let shared = 0;
      while (shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return String.fromCharCode(SHARED_NONE + shared) + word.slice(shared);
    })
    .join("");
}

/** The words again. */
export function unfronted(text: string): string[] {
  let before = "";
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((part) => {
    before = before.slice(0, part.charCodeAt(0) - SHARED_NONE) + part.slice(1);
    return before;
  });
}

export type Phrases = {
  readonly phrases: readonly string[];
  readonly modifiers: readonly string[];
};

/** What is written: for each word the findings that have it further, and the phrases of each finding by places. */
export type PhraseSource = {
  readonly holders: readonly (readonly number[])[];
  readonly phrases: readonly (readonly Placed[])[];
  readonly modifiers: readonly (readonly Placed[])[];
};

/** The phrases of one finding, in the order of their places. */
function codeList(
  coder: Coder,
  list: WordList,
  vocabulary: readonly string[],
  count: number,
  given: readonly Placed[] = [],
): string[] {
  const phrases: string[] = [];
  let before = NO_PHRASE;
  for (let index = 0; index < count; index += 1) {
    before = codePhrase(coder, list, before, count - index, given[index]);
    let phrase: string = MARKS[before.mark] ?? "";
    for (let at = 0; at < before.places.length; at += 1)
      phrase += (at > 0 ? " " : "") + (vocabulary[list.words[before.places[at] ?? 0] ?? 0] ?? "");
    phrases.push(phrase);
  }
  return phrases;
}

/** How many phrases and modifiers each finding has. */
function codeCounts(coder: Coder, named: readonly string[][], given: PhraseSource | undefined) {
  return named.map(({ length }, finding) => {
    coder.within(COLUMNS.phrases, length, 0);
    const phrases = coder.count(given?.phrases[finding]?.length ?? 0);
    coder.within(COLUMNS.modifiers, sizeOf(phrases), length);
    return { phrases, modifiers: coder.count(given?.modifiers[finding]?.length ?? 0) };
  });
}

/**
 * Writes or reads the phrases of all findings. Each finding has a list of its own words: those of its name first, then further ones,
 * and its phrases are written in the places of that list.
 * @param names the names of the findings, packed.
 * @param words those that no name has.
 */
export function codePhrases(
  coder: Coder,
  names: readonly string[],
  words: readonly string[],
  given?: PhraseSource,
): Phrases[] {
  const named = names.map((name) => different(wordsOfPhrase(name)));
  const naming = new Map<string, number>();
  for (const word of named.flat()) naming.set(word, (naming.get(word) ?? 0) + 1);
  const vocabulary = [...naming.keys(), ...words];
  const numbers = new Map(vocabulary.map((word, number) => [word, number]));
  const counts = codeCounts(coder, named, given);
  // Who has many phrases has many words; nobody has none for certain.
  const row = rowOf(counts.map(({ phrases, modifiers }) => phrases + modifiers + 0.2));
  const lists = named.map((own) => own.map((word) => numbers.get(word) ?? 0));
  vocabulary.forEach((word, number) => {
    const holders = given?.holders[number];
    const least = naming.has(word) ? 0 : 1;
    coder.within(COLUMNS.uses, naming.get(word) ?? 0, word.length * 2 + least);
    const held = coder.count((holders?.length ?? 0) - least) + least;
    for (const finding of codeMembers(coder, COLUMNS.holders, row, held, holders))
      lists[finding]?.push(number);
  });
  return lists.map((list, finding) => {
    const own = named[finding]?.length ?? 0;
    const words: WordList = {
      words: list,
      own,
      uses: list.map(() => 0),
      unused: list.length - own,
    };
    const { phrases, modifiers } = counts[finding] ?? { phrases: 0, modifiers: 0 };
    return {
      phrases: codeList(coder, words, vocabulary, phrases, given?.phrases[finding]),
      modifiers: codeList(coder, words, vocabulary, modifiers, given?.modifiers[finding]),
    };
  });
}
