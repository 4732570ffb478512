import { cutApart, fromColumns, unlines, valueOf, type Columns } from "./packing.ts";

/**
 * The phrases of all findings as numbers. Each finding has a list of its own words: those of its name first, then further ones,
 * and its phrases are written in the places of that list, a digit a word.
 */
export type PhraseTable = {
  /** Words that no name has, in alphabetical order: a capital for the letters shared with the word before, and the rest. */
  readonly words: string;
  /** For each finding, how many words follow those of its name. */
  readonly counts: string;
  /** Those words, by their place among the words of all names and then `words`. */
  readonly places: Columns;
  /** For each finding a line: whole phrases, and behind "|" those that only modify. */
  readonly lines: string;
};

const SHARED_NONE = 0x41;

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

/** The phrases of findings whose names, packed, are these. */
export function phrasesOf(table: PhraseTable, names: readonly string[]): Phrases[] {
  const own = names.map((name) => different(wordsOfPhrase(name)));
  const words = [...different(own.flat()), ...unfronted(table.words)];
  const further = cutApart(
    fromColumns(table.places).map((place) => words[place] ?? ""),
    Array.from(table.counts, valueOf),
  );
  return unlines(table.lines).map((line, index) => {
    const list = [...(own[index] ?? []), ...(further[index] ?? [])];
    const written = (text: string | undefined): string[] =>
      (text ?? "")
        .split(" ")
        .filter(Boolean)
        .map((phrase) => {
          const mark = /^[=&]/.exec(phrase)?.[0] ?? "";
          const spelt = Array.from(phrase.slice(mark.length), (letter) => list[valueOf(letter)]);
          return mark + spelt.join(" ");
        });
    const [phrases, modifiers] = line.split("|");
    return { phrases: written(phrases), modifiers: written(modifiers) };
  });
}
