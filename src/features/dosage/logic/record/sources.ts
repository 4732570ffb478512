import type { Source } from "./record.ts";

/** A source in words: a guideline with its year, or a label by its set id, version and section. */
export function sourceText(source: Source, section?: string): string {
  if ("guideline" in source) return `${source.guideline}, ${source.year}`;
  const where = section ?? source.section ?? "Dosage and administration";
  const { version: of } = source;
  const version =
    of === undefined
      ? "read in a copy that names no version"
      : typeof of === "number"
        ? `version ${of}`
        : `revised ${of}`;
  return `FDA label, set id ${source.setId}, ${version}, section ${where}`;
}

/** How and when a rule was checked. No pharmacist has reviewed any of them yet, and that is said. */
export function checkedText(source: Source, checkedOn: string): string {
  const how =
    "setId" in source
      ? `Checked against the text of that label on ${checkedOn}.`
      : `Written from ${sourceText(source)}, on ${checkedOn}, without the document at hand: not yet checked against it.`;
  return `${how} No pharmacist has reviewed it yet.`;
}
