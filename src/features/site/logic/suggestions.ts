import { fold } from "#/kernel/text.ts";

export const MAX_SUGGESTIONS = 6;

export type SearchSuggestion = {
  readonly term: string;
  /** "Drug", "News", "Tool" or "Page" of the fixed list; what tells it apart of what was found. */
  readonly type: string;
  readonly href: string;
};

export type FindSuggestions = (text: string) => Promise<readonly SearchSuggestion[]>;

const drug = (term: string): SearchSuggestion => ({
  term,
  type: "Drug",
  href: `/drugs/search?q=${encodeURIComponent(term)}`,
});

const news = (term: string): SearchSuggestion => ({
  term,
  type: "News",
  href: `/news?search=${encodeURIComponent(term)}`,
});

/** The fixed list behind the header's search box. */
export const SUGGESTIONS: readonly SearchSuggestion[] = [
  drug("Metformin"),
  drug("Aspirin"),
  drug("Ibuprofen"),
  drug("Lisinopril"),
  drug("Atorvastatin"),
  { term: "NPI lookup", type: "Tool", href: "/npi" },
  { term: "Provider lookup", type: "Tool", href: "/npi" },
  { term: "Drug interactions", type: "Tool", href: "/drug-interactions" },
  { term: "Interaction checker", type: "Tool", href: "/drug-interactions" },
  { term: "Pill identifier", type: "Tool", href: "/drugs/pill-identifier" },
  { term: "Dosage calculator", type: "Tool", href: "/drugs/dosage-calculator" },
  { term: "Symptom checker", type: "Tool", href: "/symptom-checker" },
  { term: "Drug database", type: "Page", href: "/drugs" },
  { term: "Medical news", type: "Page", href: "/news" },
  news("Cardiology"),
  news("Dermatology"),
  news("Emergency Medicine"),
  news("Endocrinology"),
  news("Gastroenterology"),
  news("Infectious Disease"),
  news("Medical Research"),
  news("Neurology"),
  news("Oncology"),
  news("Pediatrics"),
  news("Psychiatry"),
  news("Pulmonology"),
  news("Radiology"),
  news("Surgery"),
  news("Diabetes"),
  news("Hypertension"),
  news("Vaccines"),
  { term: "About", type: "Page", href: "/about" },
  { term: "Privacy", type: "Page", href: "/privacy" },
];

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
