import { describe, expect, test } from "vitest";
import { toNumber } from "#/kernel/exact.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { inUnit } from "../record/measure.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { DOSE_UNITS } from "../record/units.ts";
import { KIDNEY_EXAMPLES, NEVER_EXAMPLES } from "../../data/kidney-examples.testing.ts";
import { WEIGHT_EXAMPLES } from "../../data/weight-examples.testing.ts";

const examples = WEIGHT_EXAMPLES.flatMap((example) =>
  example.patients.map(([years, kg]) => ({
    ...example,
    years,
    kg,
    name: `${example.give}, ${example.indication}, ${example.route}: ${kg} kg, ${example.source}`,
  })),
);

describe("doses by weight", () => {
  test("are more than four hundred", () => expect(examples.length).toBeGreaterThan(400));

  test.each(examples)(
    "$name",
    ({ give, indication, route, perKg, unit, doses, cap, years, kg }) => {
      const answer = calculate(
        {
          patientType: patientTypeAt(years),
          ageYears: years,
          weightKg: kg,
          medication: give,
          indication,
          route,
          gestationalWeeks: years < 0.25 ? 38 : undefined,
        },
        FORMULARY,
      );
      // By hand: so much a kg, times the kg, over the day's doses, and no more than the cap.
      const largest = Math.min((perKg * kg) / doses, cap);
      if (answer.status !== "dose") throw new TypeError(`${answer.status}: ${answer.warnings[0]}`);
      const asked = DOSE_UNITS.find((each) => each === unit) ?? "mg";
      const given = toNumber((inUnit(answer.high, asked) ?? answer.high).value);
      // Whole tablets and the marks of a syringe may take up to a tenth away, and never add.
      expect(given).toBeLessThanOrEqual(largest * 1.000001);
      expect(given).toBeGreaterThanOrEqual(largest * 0.9);
    },
  );
});

const ADULT = { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" } as const;

describe("doses by renal function", () => {
  test.each(KIDNEY_EXAMPLES)(
    "%s, %s, %s at %d mL/min: %s %s (%s)",
    (medication, indication, route, creatinineClearance, dose, frequency) => {
      const question = { ...ADULT, medication, indication, route, creatinineClearance };
      const answer = calculate(question, FORMULARY);
      expect(answer.warnings[0]).not.toMatch(/^Not covered/);
      expect(inMg(answer.dose ?? "none")).toBe(inMg(dose));
      expect(answer.frequency.replace("every 12 hours", "twice daily")).toContain(
        frequency.replace("every 12 hours", "twice daily"),
      );
    },
  );
});

describe("doses by the creatinine itself (Eliquis label 2.1: two of age 80, 60 kg, 1.5 mg/dL)", () => {
  test.each([
    [79, 60, 1.5, "2.5 mg"],
    [79, 60, 1.4, "5 mg"],
    [79, 61, 1.5, "5 mg"],
    [80, 61, 1.5, "2.5 mg"],
    [80, 61, 1.4, "5 mg"],
    [80, 60, 1, "2.5 mg"],
    [80, 60, 2, "2.5 mg"],
  ])("apixaban at %d years, %d kg, %d mg/dL: %s", (ageYears, weightKg, serumCreatinine, dose) => {
    const answer = calculate(
      {
        patientType: patientTypeAt(ageYears),
        ageYears,
        weightKg,
        serumCreatinine,
        sex: "female",
        medication: "apixaban",
        indication: "Atrial fibrillation",
      },
      FORMULARY,
    );
    expect(inMg(answer.dose ?? "none")).toBe(dose);
  });

  test("says what a creatinine would change where it is not known", () => {
    const known = { patientType: "geriatric", ageYears: 82, weightKg: 75 } as const;
    const answer = calculate({ ...known, medication: "Eliquis", indication: "AF" }, FORMULARY);
    expect(answer.notes.join(" ")).toMatch(/Creatinine not given.*1\.5 and over mg\/dL: 2\.5 mg/);
  });
});

describe("the most of a day, of a dose that may be raised", () => {
  test.each([
    [
      "selexipag",
      "Pulmonary arterial hypertension",
      "3200 mcg",
      "Uptravi label 2.1: 1,600 mcg twice",
    ],
    [
      "pramlintide",
      "Type 2 diabetes with mealtime insulin",
      "360 mcg",
      "Symlin label: 120 mcg thrice",
    ],
    ["meropenem", "Complicated skin infection", "3000 mg", "meropenem label: 1 g every 8 hours"],
    [
      "semaglutide",
      "Weight reduction",
      "2.4 mg in one dose once a week",
      "Wegovy label 2.2: 2.4 mg once weekly",
    ],
  ])("%s for %s: %s (%s)", (medication, indication, most) => {
    const answer = calculate({ ...ADULT, medication, indication }, FORMULARY);
    expect(inMg(answer.maxDaily.replace(" in 24 hours", ""))).toBe(most);
  });
});

describe("what must not be given", () => {
  test.each(NEVER_EXAMPLES)("%s at %d years, %d kg, %o (%s)", (medication, years, kg, more) => {
    const answer = calculate(
      {
        patientType: patientTypeAt(years),
        ageYears: years,
        weightKg: kg,
        medication,
        creatinineClearance: more.clearance,
        pregnant: more.pregnant,
        hepatic: more.hepatic,
        sex: more.pregnant ? "female" : undefined,
      },
      FORMULARY,
    );
    const reasons =
      answer.status === "choose-indication"
        ? answer.byIndication.map(({ reason }) => reason)
        : [answer.status === "contraindicated" ? answer.warnings[0] : answer.status];
    expect(reasons).toContainEqual(expect.stringMatching(/^Contraindicated: /));
    expect(answer.dose).toBeNull();
  });
});

/** The amount alone, grams as milligrams: "1 g (2 tablets of 500 mg)" is "1000 mg". */
function inMg(dose: string): string {
  const [amount = ""] = dose.split(" (");
  const bare = amount.replaceAll(",", "");
  const grams = /^([\d.]+) g$/.exec(bare)?.[1];
  return grams === undefined ? bare : `${Number(grams) * 1000} mg`;
}
