/** Every name in use, brought to a key without case, spaces and punctuation, and what it means. */
import { fold } from "#/kernel/text.ts";
import { drugClasses } from "./classes.ts";
import { FORM_WORDS, RELEASE_WORDS } from "./label-words.ts";
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

const sameIngredients = (left: Term, right: Term): boolean =>
  left.ingredients.length === right.ingredients.length &&
  left.ingredients.every((id) => right.ingredients.includes(id));

const byKey = new Map<string, Term[]>();

function enter(key: string, entry: Term): void {
  const known = byKey.get(key);
  if (known === undefined) byKey.set(key, [entry]);
  else if (!known.some((other) => sameIngredients(other, entry))) known.push(entry);
}

for (const entry of terms) enter(entry.key, entry);

const isAddition = (word: string): boolean => RELEASE_WORDS.has(word) || FORM_WORDS.has(word);

/** "Procardia XL" is also found as "Procardia", where no other name is just that. */
function withoutRelease(name: string): string | undefined {
  const words = name.split(/[\s-]+/);
  while (words.length > 1 && isAddition(fold(words.at(-1) ?? ""))) words.pop();
  const short = words.join(" ");
  return keyOf(short) === keyOf(name) || short.length < 4 ? undefined : short;
}

const shortened = terms.flatMap((entry) => {
  const short =
    entry.kind === "brand" || entry.kind === "combination" ? withoutRelease(entry.name) : undefined;
  return short === undefined || byKey.has(keyOf(short)) ? [] : [{ key: keyOf(short), entry }];
});
for (const { key, entry } of shortened) enter(key, entry);

const NONE: readonly Term[] = [];

/** The meanings of a key; several where one name is used for several drugs, none where it is unknown. */
export function termsWithKey(key: string): readonly Term[] {
  return byKey.get(key) ?? NONE;
}

export const termKeys: readonly string[] = Array.from(byKey.keys());

const classByKey = new Map(
  drugClasses.flatMap((entry) =>
    [entry.name, entry.id, ...entry.words].map((word) => [keyOf(word), entry.id] as const),
  ),
);

export function classWithKey(key: string): string | undefined {
  return classByKey.get(key);
}

/** The most words any name has. */
export const LONGEST_NAME = Math.max(
  ...terms.map((entry) => entry.name.split(/[^\p{L}\p{N}#]+/u).length),
);
