import { suggest } from "#/features/substances/logic/suggest.ts";
import { nameOf, writtenName } from "#/features/substances/logic/vocabulary.ts";
import { FEWEST_CHARACTERS, MOST_SUGGESTIONS } from "./search-limits.ts";

export type SuggestedDrug = {
  readonly name: string;
  /** What it contains, look-alikes in tall-man letters, where the name does not say so. */
  readonly generics: string;
  readonly isBrand: boolean;
  /** What is added instead of the name, where the vocabulary does not know the name. */
  readonly contents?: string;
};

/** Names for what is being typed, from the browser's own vocabulary. */
export function suggestDrugs(typed: string): SuggestedDrug[] {
  if (typed.trim().length < FEWEST_CHARACTERS) return [];
  return suggest(typed, MOST_SUGGESTIONS).map(({ name, kind, ingredients }) => {
    const generics = ingredients.map(writtenName).join(", ");
    const plain = ingredients.map(nameOf).join(", ");
    const isSaid = generics === plain && plain.toLowerCase() === name.toLowerCase();
    return { name, generics: isSaid ? "" : generics, isBrand: kind === "brand" };
  });
}

export type SuggestDrugs = typeof suggestDrugs;
