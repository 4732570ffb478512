import { fold } from "#/kernel/text.ts";

/** Drugs whose names lead from the header straight to the drug search. */
export const NAMED_DRUGS = ["Metformin", "Aspirin", "Ibuprofen", "Lisinopril", "Atorvastatin"];

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
