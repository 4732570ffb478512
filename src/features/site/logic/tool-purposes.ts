import type { ToolId } from "./site-map.ts";

/** What each tool is for, in a sentence; apart from the links, which every page has. */
export const TOOL_PURPOSES: Readonly<Record<ToolId, string>> = {
  interactions:
    "Two or more drugs: severity, mechanism and management of what is known between them.",
  "pill-identifier": "Shape, color, size, imprint and score line: the products that a pill may be.",
  "dosage-calculator":
    "Dose and frequency by patient, weight and indication, with the sum worked out.",
  calculators:
    "Scores and formulas by specialty, with the sum, the source and when not to use them.",
  "symptom-checker": "Findings to possible conditions, and to those that must not be missed.",
};
