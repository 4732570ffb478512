import { TOOLS } from "./site-map.ts";

/** A place of this site that a search by name may find. */
export type Place = {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly alsoCalled: readonly string[];
};

const OTHER_NAMES: Readonly<Record<(typeof TOOLS)[number]["id"], readonly string[]>> = {
  interactions: ["Drug interactions", "Drug-drug interaction", "DDI"],
  "pill-identifier": ["Imprint", "Pill finder", "Tablet"],
  "dosage-calculator": ["Dose", "Creatinine clearance", "Pediatric dosing"],
  calculators: ["Scores", "Formulas", "Clinical scores"],
  "symptom-checker": ["Differential diagnosis", "Findings"],
};

const page = (title: string, href: string, detail: string, ...alsoCalled: string[]): Place => ({
  title,
  href,
  detail,
  alsoCalled,
});

export const TOOL_PLACES: readonly Place[] = [
  ...TOOLS.map(({ id, label, href }) => page(label, href, "Clinical tool", ...OTHER_NAMES[id])),
  page("NPI lookup", "/npi", "Provider registry", "Provider lookup", "NPPES", "Doctor search"),
];

export const PAGE_PLACES: readonly Place[] = [
  page("Drug list", "/drugs", "FDA products", "Medications", "NDC"),
  page("Drug database search", "/drugs/search", "With filters", "Labeler", "Manufacturer"),
  page("Drug ingredients", "/drugs/ingredients", "Monographs", "Generic names"),
  page("Evidence", "/evidence", "What statements rest on", "Scorecard", "Sources", "Accuracy"),
  page("Medical news", "/news", "By specialty and source", "Articles", "Headlines"),
  page("Bookmarks", "/bookmarks", "What you kept", "Saved articles"),
  page("Profile", "/profile", "Your account", "Password", "Settings"),
  page("About", "/about", "Who this is for", "Mission", "Questions"),
  page("Privacy", "/privacy", "What is collected", "Cookies", "HIPAA"),
  page("Terms of Service", "/terms", "Conditions of use"),
  page("Accessibility", "/accessibility", "Statement", "WCAG", "Screen reader"),
  page("Contact", "/#contact", "Get in touch", "Support", "Help"),
];
