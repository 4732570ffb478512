import { SECTION } from "../../section.ts";
import { LabelSections } from "./label-sections.tsx";

const CODES = {
  dosage: [SECTION.dosage, SECTION.formsAndStrengths, SECTION.renal, SECTION.hepatic],
  warnings: [
    SECTION.boxedWarning,
    SECTION.contraindications,
    SECTION.warningsAndPrecautions,
    SECTION.warnings,
    SECTION.precautions,
    SECTION.interactions,
    SECTION.adverseReactions,
    SECTION.populations,
    SECTION.pregnancy,
    SECTION.lactation,
    SECTION.nursingMothers,
    SECTION.pediatric,
    SECTION.geriatric,
  ],
};

/** What a label says of the dose, or of what to beware of. */
export function ClinicalSections({
  setId,
  version,
  part,
}: {
  setId: string;
  version: number;
  part: keyof typeof CODES;
}) {
  return <LabelSections setId={setId} version={version} codes={CODES[part]} />;
}
