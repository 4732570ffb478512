import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculate } from "../calculate.ts";
import { openCalculator } from "../calculator.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import type { Question } from "../patient/patient.ts";
import { MOST_KIDNEY } from "./kidney-steps.ts";

const calculator = await openCalculator(() => Promise.resolve());

const ADULT = {
  patientType: "adult",
  weightKg: 80,
  ageYears: 50,
  sex: "male",
  heightCm: 178,
} as const;

function drawn(question: Omit<Question, keyof typeof ADULT> & Partial<Question>) {
  const asked = { ...ADULT, ...question };
  const answer = calculate(asked, FORMULARY);
  return { answer, ...calculator.drawn(asked, answer) };
}

describe("a dose over kidney function", () => {
  test("is at every value what is calculated there, without a gap", () => {
    const adjusted = FORMULARY.flatMap((record) =>
      "regimens" in record
        ? record.regimens
            .filter(({ rules }) => rules.some((rule) => "renal" in rule && rule.renal?.length))
            .map((regimen) => ({ medication: record.id, indication: regimen.for }))
        : [],
    );
    let compared = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...adjusted),
        fc.integer({ min: 0, max: MOST_KIDNEY }),
        (use, value) => {
          const { kidneys } = drawn({ ...use, creatinineClearance: 75, eGFR: 75 });
          if (kidneys === undefined) return;
          const [first] = kidneys.steps;
          expect(first?.from).toBe(0);
          kidneys.steps.forEach(({ to }, at) =>
            expect((kidneys.steps[at + 1]?.from ?? MOST_KIDNEY + 1) - 1).toBe(to),
          );
          const step = kidneys.steps.find(({ from, to }) => from <= value && value <= to);
          const there = calculate(
            { ...ADULT, ...use, creatinineClearance: value, eGFR: value, confirmed: true },
            FORMULARY,
          );
          expect({ use, value, dose: step?.dose }).toEqual({ use, value, dose: there.dose });
          compared++;
        },
      ),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(20);
  });

  test("has the patient on it, and steps of different height", () => {
    const { kidneys } = drawn({
      medication: "enoxaparin",
      indication: "Treatment of deep vein thrombosis or pulmonary embolism",
      creatinineClearance: 38,
    });
    expect(kidneys?.patient).toBe(38);
    expect(kidneys?.own).toBe(1);
    expect(kidneys?.steps.map(({ from, share }) => [from, share])).toEqual([
      [0, 0.5],
      [30, 1],
    ]);
  });

  test("has a patient between two whole numbers on the step of their own answer", () => {
    for (const creatinineClearance of [29.5, 30, 30.5, 31, 400]) {
      const { answer, kidneys } = drawn({
        medication: "lisinopril",
        indication: "Hypertension",
        creatinineClearance,
        confirmed: true,
      });
      expect(kidneys?.steps[kidneys.own ?? -1]?.dose).toBe(answer.dose);
    }
  });

  test("is not drawn on dialysis, nor where kidneys change nothing", () => {
    expect(drawn({ medication: "enoxaparin", dialysis: "hemodialysis" }).kidneys).toBeUndefined();
    expect(drawn({ medication: "norepinephrine", bag: "4 mg in 250 mL" }).kidneys).toBeUndefined();
  });
});

describe("the rates of an infusion", () => {
  test("are dose x weight x 60 / concentration, rounded down to a tenth", () => {
    const { rates } = drawn({
      medication: "dopamine",
      indication: "Bradycardia or shock",
      creatinineClearance: 90,
    });
    expect(rates).toMatchObject({ unit: "mcg/kg/min", bag: "200 mg in 250 mL" });
    let own = 0;
    for (const { dose, rates: cells } of rates?.rows ?? []) {
      rates?.columns.forEach(({ text, own: isOwn }, at) => {
        const exactly = (Number(dose) * Number.parseFloat(text) * 60) / 800;
        const shown = Number(cells[at]);
        expect(shown).toBeLessThanOrEqual(exactly + 1e-9);
        expect(exactly - shown).toBeLessThan(0.1);
        if (isOwn) own++;
      });
    }
    expect(own).toBe(rates?.rows.length);
  });

  test("stand beside no dose that kidneys have reduced", () => {
    const { answer, rates } = drawn({ medication: "milrinone", creatinineClearance: 25 });
    expect(answer.status).toBe("dose");
    expect(rates).toBeUndefined();
  });
});

test.each([
  ["lisinopril", "Hypertension", [8]],
  ["apixaban", "Nonvalvular atrial fibrillation", [8, 20]],
])("%s has its tablets on the day", (medication, indication, hours) => {
  const { day } = drawn({ medication, indication, creatinineClearance: 90 });
  expect(day).toMatchObject({ hours, pieces: { kind: "tablet", count: 1 } });
});

test("what has a first dose of its own is no day like others", () => {
  const { answer, day } = drawn({ medication: "vancomycin", creatinineClearance: 38 });
  expect(answer.dose).toContain("then");
  expect(day).toBeUndefined();
});
