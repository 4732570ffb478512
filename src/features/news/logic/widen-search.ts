import { wordsOf } from "#/kernel/text.ts";
import { SUBJECTS } from "../data/search-words.ts";

/** What an article has to have: the words as they were typed, or one of the words and phrases of their subject. */
export type SearchPart = { readonly typed: string; readonly alike: readonly string[] };

/** Any of these will do; of each all parts are wanted. */
export type WiderSearch = readonly (readonly SearchPart[])[];

/** A word, a "quoted phrase", each perhaps with the sign that leaves it out. */
const TOKEN = /-?"[^"]*"?|[^\s"]+/g;

const { alikeOf, longest } = indexed();

/** The words of each subject under all that ask for it. */
function indexed() {
  const known = new Map<string, string[]>();
  for (const { names, asked, words } of SUBJECTS) {
    const found = [...listed(names), ...listed(words)];
    for (const name of [...listed(names), ...listed(asked)]) {
      const key = keyOf([name]);
      const others = found.filter((other) => keyOf([other]) !== key);
      known.set(key, [...new Set([...(known.get(key) ?? []), ...others])]);
    }
  }
  return {
    alikeOf: known,
    longest: Math.max(...[...known.keys()].map((key) => key.split(" ").length)),
  };
}

function listed(words = ""): string[] {
  return words === "" ? [] : words.split(", ");
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<![siu])s$/, "") : word;
}

/** Texts that differ by a plural, case or signs have the same. */
function keyOf(texts: readonly string[]): string {
  return texts.flatMap(wordsOf).map(singular).join(" ");
}

/**
 * The search with what its words are also called and what belongs to their subject. What is quoted or left out
 * (-without) stays as it is. Null where no word has anything like it.
 */
export function widenSearch(search: string): WiderSearch | null {
  const groups: SearchPart[][] = [[]];
  const tokens = search.match(TOKEN) ?? [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (token.toLowerCase() === "or") {
      groups.push([]);
      at += 1;
      continue;
    }
    const { part, length } = partAt(tokens, at);
    groups.at(-1)?.push(part);
    at += length;
  }
  return groups.some((parts) => parts.some(({ alike }) => alike.length > 0)) ? groups : null;
}

/** The longest run of words from here that asks for a subject, or the one word. */
function partAt(tokens: readonly string[], at: number): { part: SearchPart; length: number } {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some((token) => /^-|"/.test(token))) continue;
    const alike = alikeOf.get(keyOf(run));
    if (alike !== undefined) return { part: { typed: run.join(" "), alike }, length };
  }
  return { part: { typed: tokens[at] ?? "", alike: [] }, length: 1 };
}
