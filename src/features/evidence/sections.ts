/** What a record calls a label's section, by LOINC code. */
import { SECTION } from "#/features/drugs/section.ts";

const WARNINGS = [SECTION.warningsAndPrecautions, SECTION.warnings];
const PHARMACOLOGY = ["34090-1", "43679-0", "43681-6", "43682-4"];
const ORGANS = [SECTION.renal, SECTION.hepatic, SECTION.geriatric, SECTION.pediatric];

/** The first that the label has; what stands in a longer name comes first. */
const NAMED: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
  [/boxed warning/i, [[SECTION.boxedWarning]]],
  [/contraindications/i, [[SECTION.contraindications], ["50570-1"]]],
  [/drug interactions|^interactions/i, [[SECTION.interactions], [SECTION.precautions]]],
  [
    /lactation|nursing/i,
    [
      [SECTION.lactation, SECTION.nursingMothers],
      [SECTION.populations, SECTION.precautions],
    ],
  ],
  [
    /pregnancy/i,
    [
      [SECTION.pregnancy, "34077-8"],
      [SECTION.populations, SECTION.precautions, ...WARNINGS],
    ],
  ],
  [/cessation of therapy/i, [WARNINGS]],
  [/specific populations/i, [[SECTION.populations, ...ORGANS]]],
  [/warnings|precautions/i, [[...WARNINGS, SECTION.precautions, "34072-9"]]],
  [/dosage|directions/i, [[SECTION.dosage]]],
  [/indications|\buses?\b/i, [[SECTION.indications]]],
  [/adverse reactions/i, [[SECTION.adverseReactions]]],
  [/pharmacology/i, [PHARMACOLOGY]],
  [/description/i, [[SECTION.description]]],
  [/purpose/i, [["55105-1"]]],
];

/** The sections in which labels state such a thing: a dose that is cited from the adverse reactions is not supported by them. */
const HOLDING: Readonly<Record<string, RegExp>> = {
  boxed: /boxed|cessation of therapy/i,
  contraindication: /contraindications|warnings/i,
  dose: /dosage|directions/i,
  note: /dosage|directions|warnings/i,
  "day-max": /dosage|directions/i,
  cap: /dosage|directions/i,
  loading: /dosage|directions/i,
  renal: /dosage|populations|contraindications|warnings|precautions|pharmacology/i,
  hepatic: /dosage|populations|contraindications|warnings|precautions|pharmacology/i,
  indications: /indications|use|purpose/i,
  effects: /adverse|warnings|precautions/i,
  pregnancy: /pregnan|populations|warnings|precautions|contraindications/i,
  lactation: /lactation|nursing|populations|warnings|precautions|contraindications/i,
  monitoring: /warnings|precautions|dosage|boxed/i,
  interactions: /interactions|warnings|precautions|contraindications|boxed|pharmacology/i,
  interaction: /interactions|warnings|contraindications|boxed|dosage|pharmacology/i,
};

/** "Dosage and Administration; Precautions": for each named section its codes, in the order in which to look for them. */
export function codesOf(names: string, kind: string): (readonly (readonly string[])[])[] {
  return names.split(";").flatMap((name) => {
    if (HOLDING[kind]?.test(name) === false) return [];
    const found = NAMED.find(([pattern]) => pattern.test(name));
    return found === undefined ? [] : [found[1]];
  });
}
