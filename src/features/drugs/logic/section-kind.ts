import { SECTION_KINDS } from "./data/section-codes.ts";

/** LOINC codes that the screens ask for by name. */
export const SECTION = {
  boxedWarning: "34066-1",
  indications: "34067-9",
  dosage: "34068-7",
  formsAndStrengths: "43678-2",
  contraindications: "34070-3",
  warningsAndPrecautions: "43685-7",
  warnings: "34071-1",
  precautions: "42232-9",
  adverseReactions: "34084-4",
  interactions: "34073-7",
  populations: "43684-0",
  pregnancy: "42228-7",
  lactation: "77290-5",
  nursingMothers: "34080-2",
  pediatric: "34081-0",
  geriatric: "34082-8",
  renal: "88828-9",
  hepatic: "88829-7",
  controlledSubstance: "34085-1",
  abuseAndDependence: "42227-9",
  description: "34089-3",
  howSupplied: "34069-5",
  packageLabel: "51945-4",
  unclassified: "42229-5",
} as const;

const BY_CODE = new Map<string, { title: string; order: number }>(
  SECTION_KINDS.map(([code, , title], order) => [code, { title, order }]),
);

const BY_FIELD = new Map<string, string>(SECTION_KINDS.map(([code, field]) => [field, code]));

/** The LOINC code of an openFDA field; nothing for a field that is no section. */
export function codeOfField(field: string): string | undefined {
  return BY_FIELD.get(field);
}

export function titleOfCode(code: string): string {
  return BY_CODE.get(code)?.title ?? "Further information";
}

/** Where a section stands among a label's sections; kinds that we do not know come last. */
export function orderOfCode(code: string): number {
  return BY_CODE.get(code)?.order ?? SECTION_KINDS.length;
}
