import { COMMON_WORDS } from "../../data/common-words.ts";
import { FINDINGS_BY_SYSTEM } from "../../data/vocabulary.ts";
import { foldInPlace, unitsOf } from "./units.ts";

/** A phrase of the vocabulary as the keys of its words, and what it means. */
export type Phrase = {
  readonly keys: readonly string[];
  /** Where one word is left of several ("on exertion"), the run of all of them, to be met exactly. */
  readonly run?: readonly string[];
  /** It has an "and" of its own: "light and noise". */
  readonly joined?: true;
  readonly finding: string;
  /** True where it means the finding only beside the finding's parent. */
  readonly modifier: boolean;
};

export type Lexicon = {
  /** Phrases by the rarest of their words. */
  readonly byAnchor: ReadonlyMap<string, readonly Phrase[]>;
  /** Findings by two words joined with a space, in alphabetical order: a site and a complaint. */
  readonly byPair: ReadonlyMap<string, readonly string[]>;
  /** Every word as written in the vocabulary, by first letter. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
};

function phrasesOf(text: string | undefined): string[] {
  return text === undefined
    ? []
    : text
        .split(";")
        .map((phrase) => phrase.trim())
        .filter(Boolean);
}

/** A finding is called by its name and, where that is one word, by its id ("dysuria"). */
function namesOf(id: string, name: string): string[] {
  const plain = name.replace(/\s*\(.*?\)/g, "");
  return id.includes("-") ? [plain] : [plain, id];
}

export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function build(): Lexicon {
  const phrases: Phrase[] = [];
  const count = new Map<string, number>();
  const known = new Set<string>();
  const seen = new Set<string>();
  const add = (text: string, finding: string, modifier: boolean): void => {
    const all = unitsOf(foldInPlace(text));
    const units = all.filter(({ kind }) => kind === "word" || kind === "number");
    const keys = units.map(({ key }) => key);
    const identity = `${finding}|${modifier}|${(keys.length === 1 ? all : units).map(({ key }) => key).join(" ")}`;
    for (const { word } of units) for (const part of word.split(" ")) known.add(part);
    if (keys.length === 0 || seen.has(identity)) return;
    seen.add(identity);
    for (const key of new Set(keys)) count.set(key, (count.get(key) ?? 0) + 1);
    const joined = all.some(({ kind }) => kind === "link");
    phrases.push({
      keys,
      finding,
      modifier,
      ...(keys.length === 1 && all.length > 1 && { run: all.map(({ key }) => key) }),
      ...(keys.length > 1 && joined && { joined }),
    });
  };
  for (const [, findings] of FINDINGS_BY_SYSTEM) {
    for (const { id, name, words, mods } of findings) {
      for (const phrase of [...namesOf(id, name), ...phrasesOf(words)]) add(phrase, id, false);
      for (const phrase of phrasesOf(mods)) add(phrase, id, true);
    }
  }
  const byAnchor = new Map<string, Phrase[]>();
  const byPair = new Map<string, string[]>();
  for (const phrase of phrases) {
    const anchor = phrase.keys.reduce((one, other) =>
      (count.get(other) ?? 0) < (count.get(one) ?? 0) ? other : one,
    );
    append(byAnchor, anchor, phrase);
    const [first, second] = phrase.keys;
    if (
      phrase.keys.length === 2 &&
      !phrase.modifier &&
      first !== undefined &&
      second !== undefined
    ) {
      const pair = pairKey(first, second);
      append(byPair, pair, phrase.finding);
    }
  }
  const spellings = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 5 || COMMON_WORDS.has(word)) continue;
    const initial = word[0] ?? "";
    append(spellings, initial, word);
  }
  return { byAnchor, byPair, spellings, known };
}

let built: Lexicon | undefined;

/** The vocabulary, indexed once on first use. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}
