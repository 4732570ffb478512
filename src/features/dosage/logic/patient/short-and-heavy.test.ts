import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toNumber } from "#/kernel/exact.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { kidneyFunction } from "../organs/kidney-function.ts";
import type { Question } from "./patient.ts";

const WOMAN = {
  patientType: "geriatric",
  ageYears: 70,
  weightKg: 110,
  sex: "female",
  serumCreatinine: 1.3,
  hepatic: "none",
} as const;
const ask = (more: Partial<Question>) =>
  calculate(
    { ...WOMAN, medication: "acyclovir", indication: "Herpes simplex encephalitis", ...more },
    FORMULARY,
  );

test("3 cm around 60 inches do not change a dose by ideal weight several times over", () => {
  const [short, tall] = [150, 153].map((heightCm) => ask({ heightCm }));
  expect(short?.dose).toMatch(/^433 mg /);
  expect(tall?.dose).toMatch(/^460 mg /);
  expect(short?.frequency).toBe(tall?.frequency);
  expect(short?.notes.join(" ")).toContain("an estimate under 152.4 cm");
});

test("the clearance has no step over height, for anybody", () => {
  const person = fc.record({
    sex: fc.constantFrom("female" as const, "male" as const),
    ageYears: fc.integer({ min: 18, max: 95 }),
    weightKg: fc.integer({ min: 35, max: 200 }),
    serumCreatinine: fc.integer({ min: 4, max: 90 }).map((tenths) => tenths / 10),
    heightCm: fc.integer({ min: 1200, max: 2000 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(person, (of) => {
      const at = (heightCm: number): number => {
        const question = { patientType: "adult", medication: "", ...of, heightCm } as const;
        const { value } = kidneyFunction(question, {});
        return value === undefined ? 0 : toNumber(value);
      };
      const [here, next] = [at(of.heightCm), at(of.heightCm + 0.1)];
      // Over 120 % of the ideal weight the adjusted one is used, which is up to a seventh less.
      expect(Math.abs(next - here)).toBeLessThanOrEqual(Math.max(here, next) * 0.16 + 0.2);
    }),
  );
});

test("an obese patient's clearance is told by each weight", () => {
  expect(ask({ heightCm: 150 }).warnings[0]).toBe(
    "CrCl is unsure at this body mass index: 44.5 mL/min by the adjusted weight, which is used, 69.9 by the actual, 27.5 by the ideal weight.",
  );
});

test("a heavy patient without a height is asked for it where the dose hangs on it", () => {
  const answer = ask({ weightKg: 140 });
  expect([answer.status, answer.warnings[0]]).toEqual([
    "more-needed",
    "Needed for this dose: height.",
  ]);
});
