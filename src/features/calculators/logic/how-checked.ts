import type { Calculator } from "../calculator.ts";

/** What was and what was not done for a record; the page and the answers over HTTP say it. */
export function howChecked({ checked }: Calculator): string {
  const against =
    checked === undefined
      ? "Checked: general knowledge of the published formula"
      : `Checked on ${checked.on} against ${checked.against}`;
  return `${against}. Every number of it is held against a second way of working it out; it was not compared with the paper line by line, and not reviewed by a clinician yet.`;
}
