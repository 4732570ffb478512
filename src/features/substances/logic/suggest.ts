/** Names for what is being typed: exact before prefix before word before fuzzy. */
import { guesses } from "./misspelt.ts";
import { NEVER_RANKED, useRank } from "./often-used.ts";
import type { Term, TermKind } from "./terms.ts";
import { keyOf, terms } from "./terms.ts";
import { substanceOf } from "./vocabulary.ts";

export type Fit = "exact" | "prefix" | "word" | "fuzzy";

export interface NameSuggestion {
  readonly name: string;
  readonly kind: TermKind;
  readonly ingredients: readonly string[];
  readonly fit: Fit;
}

const FITS: readonly Fit[] = ["exact", "prefix", "word", "fuzzy"];
/** How far a name of this kind stands back behind an ingredient that is as much used. */
const SET_BACK: Readonly<Record<TermKind, number>> = {
  ingredient: 0,
  brand: 40,
  combination: 80,
  synonym: 20,
  abbreviation: 120,
};

function rankOf({ ingredients, kind }: Term): number {
  const gone = ingredients.some((id) => substanceOf(id)?.retired === true) ? 10_000 : 0;
  const use = Math.max(...ingredients.map((id) => useRank(id) ?? NEVER_RANKED));
  return gone + use + SET_BACK[kind];
}

/** "sodium valproate" is also found by "valp". Few names hold what is typed at all, so that few are taken apart. */
function fitOf({ key, name }: Term, typed: string): Fit | undefined {
  if (!key.includes(typed)) return undefined;
  if (key.startsWith(typed)) return key === typed ? "exact" : "prefix";
  const words = name.split(/[\s/-]+/).map(keyOf);
  const isLater = words.some(
    (_, index) => index > 0 && words.slice(index).join("").startsWith(typed),
  );
  return isLater ? "word" : undefined;
}

/** Up to `limit` names, each once; fuzzy ones only where nothing fits as typed. */
export function suggest(typed: string, limit: number): NameSuggestion[] {
  const key = keyOf(typed);
  if (key === "" || limit <= 0) return [];
  const fitting = terms
    .flatMap((term) => {
      const fit = fitOf(term, key);
      return fit === undefined ? [] : [{ term, fit, rank: rankOf(term) }];
    })
    .toSorted(
      (left, right) =>
        FITS.indexOf(left.fit) - FITS.indexOf(right.fit) ||
        left.rank - right.rank ||
        left.term.name.localeCompare(right.term.name),
    );
  const found: NameSuggestion[] = [];
  const seen = new Set<string>();
  const offer = ({ name, kind, ingredients }: Term, fit: Fit): void => {
    const identity = `${name} ${ingredients.join("+")}`;
    if (found.length >= limit || seen.has(identity)) return;
    seen.add(identity);
    found.push({ name, kind, ingredients, fit });
  };
  for (const { term, fit } of fitting) offer(term, fit);
  if (found.length === 0) for (const { term } of guesses(key.slice(0, 60))) offer(term, "fuzzy");
  return found;
}
