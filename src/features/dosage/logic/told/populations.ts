import {
  type Population,
  POPULATIONS,
  type State,
  type Subject,
} from "#/features/substances/population.schema.ts";
import { bandText } from "../record/band-text.ts";
import type { CalculatedMedication, MedicationRecord, Regimen } from "../record/record.ts";
import { isOfChildren, isOfElderly, stateInDosing } from "./recorded-in-dosing.ts";
import { sourceText } from "../record/sources.ts";

/** What the dosing records of one ingredient by itself say of dialysis, children and the elderly. */
export function populationsOf(
  ingredient: string,
  medications: readonly MedicationRecord[],
): Population[] {
  const own = medications
    .filter((one) => "regimens" in one)
    .filter(
      ({ id, ingredients = [id] }) => ingredients.length === 1 && ingredients[0] === ingredient,
    );
  return POPULATIONS.map((subject): Population => {
    const said = own.flatMap((medication) =>
      TEXTS[subject](medication).map((text) => ({
        ...(own.length > 1 && { holds: medication.name }),
        text,
        source: sourceText(medication.source),
      })),
    );
    return { subject, state: said.length > 0 ? "rule" : stateOf(subject, own), said };
  });
}

/** A rule of any record is one of the ingredient; that no change is asked for has to be said by all. */
function stateOf(subject: Subject, own: readonly CalculatedMedication[]): State {
  const states = own.flatMap((medication) =>
    medication.regimens.flatMap((regimen) =>
      regimen.rules.map((rule) => stateInDosing(subject, medication, regimen, rule)),
    ),
  );
  if (states.includes("rule")) return "rule";
  return states.length > 0 && states.every((state) => state === "no change")
    ? "no change"
    : "not on record";
}

const TEXTS: Readonly<
  Record<Population["subject"], (medication: CalculatedMedication) => readonly string[]>
> = {
  // Its words stand with those on kidneys.
  dialysis: () => [],
  children: (medication) => {
    const dosed = medication.regimens.filter(({ ages }) => isOfChildren(ages));
    const byAges = Map.groupBy(dosed, ({ ages }) => ages);
    return [
      ...limits(medication, ({ age }) => isOfChildren(age)),
      ...[...byAges].map(([ages, of]) => `Doses for ${agesText(ages)}: ${uses(of)}`),
    ];
  },
  elderly: (medication) => {
    const { beers, regimens } = medication;
    const dosed = regimens.filter(({ rules }) => rules.some(({ age }) => isOfElderly(age)));
    return [
      ...(beers === undefined ? [] : [`AGS Beers Criteria, 2023: ${beers}`]),
      ...limits(medication, ({ age }) => isOfElderly(age)),
      ...(dosed.length === 0 ? [] : [`Doses of their own at this age: ${uses(dosed)}`]),
    ];
  },
};

type Limit = NonNullable<CalculatedMedication["never"]>[number];

function limits(
  { never = [], warnings = [] }: CalculatedMedication,
  isAbout: (whom: Limit["whom"]) => boolean,
): string[] {
  return [
    ...never.filter(({ whom }) => isAbout(whom)).map(({ say }) => `Contraindicated: ${say}`),
    ...warnings
      .filter((one) => typeof one !== "string")
      .filter(({ whom }) => isAbout(whom))
      .map(({ say }) => say),
  ];
}

const agesText = (ages: string): string => (/^0 \w+ up$/.test(ages) ? "all ages" : bandText(ages));

/** "Hypertension; heart failure". */
const uses = (regimens: readonly Regimen[]): string =>
  [...new Set(regimens.map((regimen) => regimen.for))].join("; ");
