import type { LabelSection } from "../labels.contract.ts";
import { sectionText } from "./label.ts";
import { SECTION } from "../section.ts";

const WARNINGS = [SECTION.boxedWarning, SECTION.warningsAndPrecautions, SECTION.warnings];
const SAID =
  /only through a restricted (distribution )?program|under a (Risk Evaluation|REMS)|REMS Program/i;

/** Whether the warnings of a label say that the product is available under a risk evaluation and mitigation strategy. */
export function isUnderRems(sections: readonly LabelSection[]): boolean {
  return SAID.test(WARNINGS.map((code) => sectionText(sections, code)).join(" "));
}
