import { expect, test } from "vitest";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import type { Question } from "./patient.ts";
import { doubts, medianWeight, POUNDS_IN_KG } from "./plausible.ts";

const about = (more: Partial<Question>): Question => ({
  patientType: "pediatric",
  weightKg: 14,
  ageYears: 3,
  medication: "acetaminophen",
  ...more,
});

const MAN = { patientType: "adult", ageYears: 40, weightKg: 70, sex: "male" } as const;

test("what goes together raises no doubt", () => {
  for (const more of [
    { creatinineClearance: 85, serumCreatinine: 1 },
    { creatinineClearance: 12, serumCreatinine: 6 },
    { eGFR: 95, creatinineClearance: 110, serumCreatinine: 0.9 },
    { eGFR: 12, serumCreatinine: 5 },
  ]) {
    expect(doubts(about({ ...MAN, ...more }))).toEqual([]);
  }
  const woman = { ...MAN, sex: "female", ageYears: 32, pregnant: true } as const;
  expect(doubts(about(woman))).toEqual([]);
  const born = { patientType: "neonatal", ageYears: 0.02 } as const;
  for (const [gestationalWeeks, weightKg] of [
    [24, 0.6],
    [28, 1.1],
    [34, 2.4],
    [40, 4.6],
  ] as const) {
    expect(doubts(about({ ...born, gestationalWeeks, weightKg }))).toEqual([]);
  }
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
  ["a typed clearance and a creatinine", { ...MAN, creatinineClearance: 100, serumCreatinine: 6 }],
  ["a typed eGFR and a creatinine", { ...MAN, eGFR: 90, serumCreatinine: 6 }],
  ["a typed clearance and an eGFR", { ...MAN, creatinineClearance: 100, eGFR: 20 }],
  ["a clearance nobody has", { ...MAN, creatinineClearance: 400 }],
  ["a creatinine no adult has", { ...MAN, serumCreatinine: 0.1 }],
  ["a creatinine and the clearance of it", { ...MAN, weightKg: 150, serumCreatinine: 0.4 }],
  ["a pregnancy and a man", { ...MAN, pregnant: true }],
  ["a pregnancy and 80 years", { ...MAN, sex: "female", ageYears: 80, pregnant: true } as const],
  [
    "24 weeks of gestation and 4 kg on day 1",
    { patientType: "neonatal", ageYears: 0.003, weightKg: 4, gestationalWeeks: 24 } as const,
  ],
])("%s that do not go together are asked back", (_, more) => {
  expect(doubts(about(more))).not.toEqual([]);
});
