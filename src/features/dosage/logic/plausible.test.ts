import { expect, test } from "vitest";
import { calculate } from "./calculate.ts";
import { FORMULARY } from "./formulary.ts";
import type { Question } from "./patient.ts";
import { doubts, medianWeight, POUNDS_IN_KG } from "./plausible.ts";

const about = (more: Partial<Question>): Question => ({
  patientType: "pediatric",
  weightKg: 14,
  ageYears: 3,
  medication: "acetaminophen",
  ...more,
});

test("a likely patient raises no doubt", () => {
  expect(doubts(about({}))).toEqual([]);
  expect(
    doubts(about({ patientType: "adult", ageYears: 40, weightKg: 70, heightCm: 170 })),
  ).toEqual([]);
  expect(doubts(about({ patientType: "neonatal", ageYears: 0.01, weightKg: 0.9 }))).toEqual([]);
});

test("a 3-year-old of 80 kg is asked back until it is confirmed", () => {
  const question = about({ weightKg: 80 });
  expect(calculate(question, FORMULARY).status).toBe("asked-back");
  expect(calculate({ ...question, confirmed: true }, FORMULARY).status).toBe("dose");
});

test("pounds typed as kg are asked back with what they would be", () => {
  expect(doubts(about({ ageYears: 10, weightKg: 70 }))[0]).toMatch(
    /70 lb would be 31\.8 kg: was the weight typed in pounds\?/,
  );
  const missed = [0.5, 1, 2, 4, 6, 8, 10, 12].filter(
    (ageYears) =>
      doubts(about({ ageYears, weightKg: medianWeight(ageYears) * POUNDS_IN_KG })).length === 0,
  );
  expect(missed).toEqual([]);
});

test.each([
  ["type and age", { patientType: "adult", ageYears: 3 } as const],
  ["type and weight", { patientType: "neonatal", ageYears: undefined, weightKg: 20 } as const],
  ["height in inches", { patientType: "adult", ageYears: 40, weightKg: 70, heightCm: 68 } as const],
  ["height and weight", { heightCm: 180 }],
  ["creatinine in micromol/L", { serumCreatinine: 35 }],
  ["gestation of a grown child", { gestationalWeeks: 30 }],
])("%s that do not go together are asked back", (_, more) => {
  expect(doubts(about(more))).not.toEqual([]);
});
