/** Every name in use, brought to a key without case, spaces and punctuation, and what it means. */
import { fold, isPlain } from "#/kernel/text.ts";
import { drugClasses } from "./classes.ts";
import { combinations, substances } from "./vocabulary.ts";

export type TermKind = "ingredient" | "synonym" | "brand" | "combination" | "abbreviation";

export interface Term {
  /** The name as it is written, e.g. "Toprol-XL". */
  readonly name: string;
  readonly key: string;
  readonly kind: TermKind;
  /** Ids, one for a single ingredient. */
  readonly ingredients: readonly string[];
}

/** "Toprol-XL" and "toprol xl" are both "toprolxl"; a number sign stays, as "Tylenol #3" needs it. */
export function keyOf(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/[^a-z0-9#]+/g, "");
  return fold(text).replace(/[^\p{L}\p{N}#]+/gu, "");
}

function term(name: string, kind: TermKind, ingredients: readonly string[]): Term {
  return { name, key: keyOf(name), kind, ingredients };
}

/** Every term, those that count most first: ingredients, then synonyms, brands, combinations, abbreviations. */
export const terms: readonly Term[] = [
  ...substances.map((entry) => term(entry.name, "ingredient", [entry.id])),
  ...substances
    .filter((entry) => keyOf(entry.name) !== keyOf(entry.id))
    .map((entry) => ({ ...term(entry.name, "ingredient", [entry.id]), key: keyOf(entry.id) })),
  ...substances.flatMap((entry) => entry.synonyms.map((name) => term(name, "synonym", [entry.id]))),
  ...substances.flatMap((entry) => entry.brands.map((name) => term(name, "brand", [entry.id]))),
  ...combinations.flatMap(({ names, ingredients }) =>
    names.map((name) => term(name, "combination", ingredients)),
  ),
  ...substances.flatMap((entry) =>
    entry.dangerousAbbreviations.map((name) => term(name, "abbreviation", [entry.id])),
  ),
];

const classByKey = new Map(
  drugClasses.flatMap((entry) =>
    [entry.name, entry.id, ...entry.words].map((word) => [keyOf(word), entry.id] as const),
  ),
);

export function classWithKey(key: string): string | undefined {
  return classByKey.get(key);
}
