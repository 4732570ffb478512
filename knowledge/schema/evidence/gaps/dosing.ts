/** Of whom labels speak in their doses, and dosing records of the same product do not. */
import type {
  CalculatedMedication,
  MedicationRecord,
} from "#/features/dosage/logic/record/record.ts";
import { isGuarded, isLocal } from "#/features/dosage/logic/record/kidney-record.ts";
import { stateInDosing } from "#/features/dosage/logic/told/recorded-in-dosing.ts";
import { sectionText } from "#/features/drugs/logic/label.ts";
import { SECTION } from "#/features/drugs/section.ts";
import type { Subject } from "#/features/substances/population.schema.ts";
import { fits, productOf } from "../product.ts";
import type { Label } from "../shelf.ts";
import type { Gap, GapFinder } from "./gap.ts";

/** In the section on dosing, or under a heading of its own: that somebody needs another dose, or none. */
const SPOKEN: Partial<
  Readonly<Record<Subject, { readonly codes: readonly string[]; readonly said: RegExp }>>
> = {
  kidneys: {
    codes: [SECTION.dosage, SECTION.contraindications, SECTION.renal],
    said: /[^.]*\b(?:creatinine clearance|CrCl|CLcr|eGFR|renal(?:ly)? (?:impair\w*|function|insufficiency|failure|disease))\b[^.]*\.?/i,
  },
  dialysis: {
    codes: [SECTION.dosage, SECTION.contraindications],
    said: /[^.]*\b(?:hemo)?dialysis\b[^.]*\.?/i,
  },
  liver: {
    codes: [SECTION.dosage, SECTION.contraindications, SECTION.hepatic],
    said: /[^.]*\b(?:hepatic(?:ally)? (?:impair\w*|insufficiency|failure|disease)|liver (?:impairment|disease|failure)|Child-Pugh|cirrho\w*)\b[^.]*\.?/i,
  },
  elderly: {
    codes: [SECTION.dosage],
    said: /[^.]*\b(?:elderly|geriatric|65 years)\b[^.]*\.?/i,
  },
};

/** @param medications every dosing record */
export function dosingGaps(medications: readonly MedicationRecord[]): GapFinder {
  const calculated = medications.filter((one) => "regimens" in one);
  return {
    feature: "dosing",
    find: (labels) => calculated.flatMap((one) => gapsOf(one, labels)),
  };
}

function gapsOf(medication: CalculatedMedication, labels: readonly Label[]): Gap[] {
  const { id, ingredients = [id], regimens } = medication;
  const systemic = regimens.filter((regimen) => !isLocal(regimen));
  const product = productOf(medication, [...new Set(systemic.flatMap(({ route }) => route))]);
  const key = ingredients.toSorted().join("+");
  const own = labels.filter((one) => one.ingredients.join("+") === key && fits(product, one));
  if (systemic.length === 0) return [];
  return (Object.entries(SPOKEN) as [Subject, (typeof SPOKEN)["kidneys"]][]).flatMap(
    ([subject, spoken]) => {
      const silent = systemic.filter((regimen) =>
        regimen.rules.some(
          (rule) => stateInDosing(subject, medication, regimen, rule) === "not on record",
        ),
      );
      if (silent.length === 0 || spoken === undefined) return [];
      const found = own.flatMap((label) => wordsIn(label, spoken) ?? [])[0];
      if (found === undefined) return [];
      const uses = [...new Set(silent.map((regimen) => regimen.for))].join(", ");
      const guard = subject === "kidneys" && isGuarded(medication) ? "; guarded" : "";
      return [
        {
          file: ingredients.length === 1 ? `ingredients/${ingredients[0]}` : `combinations/${id}`,
          missing: `${subject} of ${id} (${uses}${guard})`,
          ...found,
        },
      ];
    },
  );
}

function wordsIn(
  label: Label,
  { codes, said }: { readonly codes: readonly string[]; readonly said: RegExp },
): Pick<Gap, "label" | "words">[] | undefined {
  const words = codes.flatMap((code) => said.exec(sectionText(label.sections, code))?.[0] ?? [])[0];
  return words === undefined ? undefined : [{ label, words }];
}
