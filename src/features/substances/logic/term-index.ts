/** What each name means: terms by their keys, apart from their list, which is all that suggestions need at first. */
import { fold, isPlain } from "#/kernel/text.ts";
import { FORM_WORDS, RELEASE_WORDS } from "./label-words.ts";
import { keyOf, type Term, terms } from "./terms.ts";

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
  if (words.length === 1) return undefined;
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

/** "Vit D3", as lists shorten it. */
for (const entry of terms) {
  if (/^vitamin /i.test(entry.name)) enter(keyOf(entry.name.replace(/^vitamin/i, "vit")), entry);
}

/** The meanings of a key; several where one name is used for several drugs, none where it is unknown. */
export function termsWithKey(key: string): readonly Term[] {
  return byKey.get(key) ?? NONE;
}

export const termKeys: readonly string[] = Array.from(byKey.keys());

/** The most words any name has. */
export const LONGEST_NAME = Math.max(
  ...terms.map(
    ({ name }) => name.split(isPlain(name) ? /[^a-zA-Z0-9#]+/ : /[^\p{L}\p{N}#]+/u).length,
  ),
);
