/** What monographs say where dosing records are silent: the calculator tells it beside a dose that it does not work it into. */
import type {
  CalculatedMedication,
  MedicationRecord,
} from "#/features/dosage/logic/record/record.ts";
import { stateInDosing } from "#/features/dosage/logic/told/recorded-in-dosing.ts";
import { statementsIn } from "#/features/substances/logic/monograph-statements.ts";
import type { MonographPart } from "#/features/substances/monograph.schema.ts";
import type { Ingredient } from "./ingredient.ts";

type Parts = NonNullable<Ingredient["monograph"]>;
type Words = Readonly<Record<string, string>>;

const CARRIED = [
  ["kidneys", "renal"],
  ["liver", "hepatic"],
  ["pregnancy", "pregnancy"],
] as const;
const ASKS_FOR_NONE = /^no (?:dose )?(?:change|adjustment)$/i;

/** By ingredient; of lactation, which no dose is asked for, only where it stands. */
export function monographWords(
  ingredients: readonly Ingredient[],
  medications: readonly MedicationRecord[],
): Readonly<Record<string, Words>> {
  const calculated = medications.filter((one) => "regimens" in one);
  const byIngredient = new Map<string, CalculatedMedication[]>();
  for (const medication of calculated) {
    for (const id of medication.ingredients ?? [medication.id]) {
      byIngredient.set(id, [...(byIngredient.get(id) ?? []), medication]);
    }
  }
  return Object.fromEntries(
    ingredients.flatMap(({ id, monograph }) => {
      const dosed = byIngredient.get(id);
      return dosed === undefined || monograph === undefined ? [] : [[id, words(monograph, dosed)]];
    }),
  );
}

function words(monograph: Parts, medications: readonly CalculatedMedication[]): Words {
  const carried = CARRIED.flatMap(([subject, part]) => {
    const isSilent = medications.some((medication) =>
      medication.regimens.some((regimen) =>
        regimen.rules.some(
          (rule) => stateInDosing(subject, medication, regimen, rule) === "not on record",
        ),
      ),
    );
    const said = isSilent ? inWords(monograph[part]) : "";
    return said === "" ? [] : [[subject, said]];
  });
  const lactation =
    monograph.lactation === "not on record" ? [] : [["lactation", "see the monograph"]];
  return Object.fromEntries([...carried, ...lactation]);
}

function inWords(part: MonographPart = "not on record"): string {
  const said = statementsIn(part).map(({ holds, text }) =>
    holds === undefined ? text : `${holds}: ${text}`,
  );
  const isNone = said.length > 0 && said.every((text) => ASKS_FOR_NONE.test(text));
  return isNone ? "no change" : said.join("; ");
}
