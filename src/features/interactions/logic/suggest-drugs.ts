import { suggest } from "#/features/substances/logic/suggest.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";

/** Suggestions come for more than 2 characters. */
export const FEWEST_CHARACTERS = 3;

/** As many as the checker's search shows. */
const MOST_SUGGESTIONS = 10;

export type SuggestedDrug = {
  readonly name: string;
  /** What it contains, where the name does not say so. */
  readonly generics: string;
  readonly isBrand: boolean;
  /** What is added instead of the name, where the vocabulary does not know the name. */
  readonly contents?: string;
};

/** Names for what is being typed, from the browser's own vocabulary. */
export function suggestDrugs(typed: string): SuggestedDrug[] {
  if (typed.trim().length < FEWEST_CHARACTERS) return [];
  return suggest(typed, MOST_SUGGESTIONS).map(({ name, kind, ingredients }) => {
    const generics = ingredients.map(nameOf).join(", ");
    const isSame = generics.toLowerCase() === name.toLowerCase();
    return { name, generics: isSame ? "" : generics, isBrand: kind === "brand" };
  });
}
