import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { counted } from "./corrections.ts";
import { type Draft, durationOf } from "./draft.ts";

const URGENCY_WORDS: Record<SymptomAnalysis["triage"], string> = {
  emergency: "Emergency",
  "same-day": "Same day",
  routine: "Routine",
  "self-care": "Self care",
  "not-judged": "Not judged, too little was understood",
};

export const urgencyWord = (urgency: SymptomAnalysis["triage"]): string => URGENCY_WORDS[urgency];

const list = (items: readonly string[]): string =>
  items.length === 0 ? "none named" : items.join("; ");

/** The analysis as plain text for a chart note: what was known, what may be, what is still open. */
export function noteOf(
  draft: Draft,
  analysis: SymptomAnalysis,
  nameOf: (finding: string) => string,
): string {
  const findings = counted(draft, analysis);
  const named = (negated: boolean): string[] =>
    findings.filter((entry) => entry.negated === negated).map(({ finding }) => nameOf(finding));
  const who = [draft.age && `age ${draft.age}`, draft.gender, durationOf(draft, analysis)]
    .filter(Boolean)
    .join(", ");
  return [
    `Differential considered (${who})`,
    `Present: ${list(named(false))}`,
    `Denied: ${list(named(true))}`,
    `Urgency: ${urgencyWord(analysis.triage)}`,
    ...(analysis.language === "not-english"
      ? ["The text is not in English and was not read, but for numbers and single words"]
      : []),
    ...(analysis.redFlags.length === 0
      ? []
      : [`Red flags: ${list(analysis.redFlags.map(({ name }) => name))}`]),
    `Possible conditions:${analysis.conditions.length === 0 ? " none listed" : ""}`,
    ...analysis.conditions
      .slice(0, 10)
      .map(
        ({ name, icd10, likelihood, findingsFor, findingsAgainst }, index) =>
          `${index + 1}. ${name} (${icd10}), likelihood ${likelihood}; for: ${list(findingsFor)}; against: ${list(findingsAgainst)}`,
      ),
    ...(analysis.mustNotMiss.length === 0
      ? []
      : [`Not yet excluded: ${list(analysis.mustNotMiss.map(({ name }) => name))}`]),
    "Decision support for professionals: it lists what fits and decides nothing.",
  ].join("\n");
}
