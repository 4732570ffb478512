import { fold } from "#/kernel/text.ts";
import { SUGGESTIONS, type SearchSuggestion } from "./suggestions.ts";

/** Drugs whose names lead from the header straight to the drug search. */
export const NAMED_DRUGS = ["Metformin", "Aspirin", "Ibuprofen", "Lisinopril", "Atorvastatin"];

export const MAX_SUGGESTIONS = 6;

const NAMED = new Set(NAMED_DRUGS.map(fold));

/** Half a surrogate pair, which a cut paste can leave, has no place in an address. */
function queryValue(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Where a search for news leads. */
export function newsSearchHref(text: string): string {
  return `/news?search=${queryValue(text.trim())}`;
}

/**
 * Where the header's search leads: ten digits (spaces ignored) to the provider lookup, one of the named drugs to the
 * drug search, anything else to the news. Null for a blank text.
 */
export function headerSearchHref(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const digits = trimmed.replace(/\s/g, "");
  if (/^\d{10}$/.test(digits)) return `/npi?npi=${digits}`;
  if (NAMED.has(fold(trimmed))) return `/drugs/search?q=${queryValue(trimmed)}`;
  return newsSearchHref(trimmed);
}

/**
 * At most six of the fixed suggestions that hold the text: those that begin with it first, then those of which a
 * later word does. None for a single character.
 */
export function suggestionsFor(
  text: string,
  all: readonly SearchSuggestion[] = SUGGESTIONS,
): SearchSuggestion[] {
  const wanted = fold(text.trim());
  if (Array.from(wanted).length <= 1) return [];
  return all
    .map((suggestion) => ({ suggestion, place: placeOf(wanted, fold(suggestion.term)) }))
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** 0 at the term's beginning, 1 at a later word's, 2 inside a word, null where it is not held at all. */
function placeOf(wanted: string, term: string): 0 | 1 | 2 | null {
  if (term.startsWith(wanted)) return 0;
  if (term.includes(` ${wanted}`)) return 1;
  return term.includes(wanted) ? 2 : null;
}
