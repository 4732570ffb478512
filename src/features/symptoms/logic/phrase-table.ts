import { unlines, valueOf } from "./packing.ts";

/**
 * The phrases of all findings as numbers. Each finding has a list of its own words: those of its name first, then further ones,
 * and its phrases are written in the places of that list.
 */
export type PhraseTable = {
  /** Words that no name has, in alphabetical order: a capital for the letters shared with the word before, and the rest. */
  readonly words: string;
  /** For each word of all names and then of `words` a line: the steps from one finding that has it further to the next. */
  readonly steps: string;
  /** For each finding, how many phrases it has, and how many that only modify. */
  readonly wholes: string;
  readonly modifiers: string;
  /** For each phrase, how it is met (see `MARKS`) and of how many words. */
  readonly lengths: string;
  /** The place of its first word, as a step from the phrase before; of its second; of all the others. */
  readonly firsts: string;
  readonly seconds: string;
  readonly others: string;
};

const SHARED_NONE = 0x41;

/** How a phrase is met. */
export const MARKS = ["", "=", "&"] as const;
/** What the place of a mark is multiplied with, to be added to the length of a phrase. */
export const PER_MARK = 20;

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

/** The words of each finding: those of its name, then those whose lines of steps reach it. */
function wordLists({ words, steps }: PhraseTable, names: readonly string[]): string[][] {
  const lists = names.map((name) => different(wordsOfPhrase(name)));
  const all = [...different(names.flatMap(wordsOfPhrase)), ...unfronted(words)];
  unlines(steps).forEach((line, word) => {
    let finding = 0;
    for (const step of line) {
      finding += valueOf(step);
      lists[finding]?.push(all[word] ?? "");
    }
  });
  return lists;
}

/** Reads numbers from a column of digits, one after the other. */
function reading(column: string): () => number {
  let at = -1;
  return () => {
    at += 1;
    return valueOf(column[at]);
  };
}

/** The phrases of findings whose names, packed, are these. */
export function phrasesOf(table: PhraseTable, names: readonly string[]): Phrases[] {
  const length = reading(table.lengths);
  const first = reading(table.firsts);
  const second = reading(table.seconds);
  const other = reading(table.others);
  const written = (list: readonly string[], count: number): string[] => {
    let place = 0;
    return Array.from({ length: count }, () => {
      const coded = length();
      place += first();
      let phrase = `${MARKS[Math.floor(coded / PER_MARK)] ?? ""}${list[place] ?? ""}`;
      for (let word = 1; word < coded % PER_MARK; word += 1) {
        phrase += ` ${list[word === 1 ? second() : other()] ?? ""}`;
      }
      return phrase;
    });
  };
  return wordLists(table, names).map((list, finding) => ({
    phrases: written(list, valueOf(table.wholes[finding])),
    modifiers: written(list, valueOf(table.modifiers[finding])),
  }));
}
