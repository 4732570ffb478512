export type SearchSuggestion = {
  readonly term: string;
  readonly type: "Drug" | "News" | "Tool" | "Page";
  readonly href: string;
};

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
