import { describe, expect, test } from "vitest";
import { classesOf } from "#/features/substances/logic/classes.ts";
import { calculate } from "../calculate.ts";
import type { Question } from "../patient/patient.ts";
import type { CalculatedMedication } from "../record/record.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { CONTRAINDICATIONS } from "../../data/contraindications.testing.ts";

const PATIENTS = {
  pregnant: { patientType: "adult", ageYears: 30, weightKg: 65, sex: "female", pregnant: true },
  woman: { patientType: "adult", ageYears: 30, weightKg: 65, sex: "female" },
  newborn: { patientType: "neonatal", ageYears: 0.03, weightKg: 3.2, gestationalWeeks: 39 },
  infant: { patientType: "pediatric", ageYears: 0.1, weightKg: 4, gestationalWeeks: 39 },
  "1 year": { patientType: "pediatric", ageYears: 1.5, weightKg: 11 },
  "3 years": { patientType: "pediatric", ageYears: 3, weightKg: 14 },
  "7 years": { patientType: "pediatric", ageYears: 7, weightKg: 23 },
  "10 years": { patientType: "pediatric", ageYears: 10, weightKg: 32 },
  adult: { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" },
  old: { patientType: "geriatric", ageYears: 78, weightKg: 65, sex: "male" },
} as const satisfies Record<string, Omit<Question, "medication">>;

/** Drops into eyes and ears have warnings of their own. */
const isSystemic = ({ regimens }: CalculatedMedication): boolean =>
  regimens.some(({ route }) => route !== "ophthalmic" && route !== "otic");

const classesOfAll = ({ id, ingredients = [id] }: CalculatedMedication): ReadonlySet<string> =>
  new Set(ingredients.flatMap((ingredient) => [...classesOf(ingredient)]));

const rows = CONTRAINDICATIONS.flatMap(({ whom, kidney, liver, says, source, of }) => {
  const medications = FORMULARY.filter((medication) =>
    typeof of === "string"
      ? of.split(" ").includes(medication.id)
      : isCalculated(medication) &&
        isSystemic(medication) &&
        !of.but?.split(" ").includes(medication.id) &&
        of.classes.split(" ").some((id) => classesOfAll(medication).has(id)),
  );
  return medications.map((medication) => ({
    name: `${medication.name}, ${[whom, kidney && `CrCl ${kidney}`, liver].filter(Boolean).join(", ")}: ${source}`,
    medication,
    says,
    question: {
      ...PATIENTS[whom],
      creatinineClearance: kidney,
      hepatic: liver,
    },
  }));
});

describe("contraindications and cautions", () => {
  test("are checked by the hundred", () => expect(rows.length).toBeGreaterThan(400));

  test("name only medications on record", () => {
    const named = CONTRAINDICATIONS.flatMap(({ of }) =>
      typeof of === "string" ? of.split(" ") : [],
    );
    const known = new Set(FORMULARY.map(({ id }) => id));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(rows)("$name", ({ medication, question, says }) => {
    const first = isCalculated(medication) ? medication.regimens[0] : undefined;
    const answer = calculate(
      {
        ...question,
        medication: medication.name,
        indication: first?.for,
        route: first && [first.route].flat()[0],
        confirmed: true,
      },
      FORMULARY,
    );
    const said = [...answer.warnings, ...answer.notes, ...answer.derivation].join("\n");
    expect(said).toMatch(new RegExp(says, "i"));
  });
});

test("a pregnancy is never met with silence", () => {
  for (const medication of FORMULARY.filter(isCalculated)) {
    const answer = calculate(
      {
        patientType: "adult",
        ageYears: 30,
        weightKg: 65,
        sex: "female",
        pregnant: true,
        medication: medication.id,
        indication: medication.regimens[0]?.for,
      },
      FORMULARY,
    );
    if (answer.status !== "dose") continue;
    const said = answer.warnings.some((text) => text.startsWith("Pregnancy: "));
    expect([medication.id, said]).toEqual([medication.id, true]);
  }
});

test("a boxed warning and contraindications stand beside a dose, whatever amounts they name", () => {
  const beside = FORMULARY.filter(isCalculated).flatMap((medication) => {
    const answer = calculate(
      { ...PATIENTS.adult, medication: medication.id, confirmed: true },
      FORMULARY,
    );
    const { boxed, contraindicated } = medication;
    const lines = [
      ...(boxed === undefined ? [] : [`Boxed warning: ${boxed}`]),
      ...(contraindicated === undefined
        ? []
        : [`Contraindications: ${contraindicated.join("; ")}.`]),
    ];
    return answer.status === "dose" ? lines.map((line) => answer.warnings.includes(line)) : [];
  });
  expect(beside.length).toBeGreaterThan(100);
  expect(beside.every(Boolean)).toBe(true);
});
