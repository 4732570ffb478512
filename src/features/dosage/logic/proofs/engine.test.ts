import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compare, exact, product } from "#/kernel/exact.ts";
import type { Answer, DoseAnswer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { type Amount, isOver } from "../record/measure.ts";
import { PATIENT_TYPES, type Question, TYPE_YEARS } from "../patient/patient.ts";
import { medianWeight } from "../patient/plausible.ts";

const calculated = FORMULARY.filter(isCalculated);

/** Patients of every age at likely and unlikely weights, with and without the optional facts. */
const patients = fc
  .record({
    patientType: fc.constantFrom(...PATIENT_TYPES),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    build: fc.double({ min: 0.6, max: 1.9, noNaN: true }),
    ageGiven: fc.boolean(),
    sex: fc.constantFrom("female", "male", undefined),
    kidney: fc.option(fc.integer({ min: 3, max: 140 }), { nil: undefined }),
    hepatic: fc.constantFrom("none", "mild", "moderate", "severe", undefined),
    gestationalWeeks: fc.option(fc.integer({ min: 23, max: 42 }), { nil: undefined }),
    heightGiven: fc.boolean(),
    pregnant: fc.constantFrom(true, undefined),
  })
  .map(
    ({ patientType, part, build, ageGiven, kidney, heightGiven, ...rest }): Partial<Question> => {
      const { from, to } = TYPE_YEARS[patientType];
      const years = Number((from + (Math.min(to, 100) - from) * part * 0.999).toFixed(4));
      const weightKg = Number((medianWeight(Math.min(years, 18)) * build).toFixed(3));
      return {
        ...rest,
        patientType,
        weightKg,
        ageYears: ageGiven ? years : undefined,
        creatinineClearance: kidney,
        heightCm: heightGiven ? Math.round(Math.sqrt(weightKg / 17) * 100) : undefined,
      };
    },
  );

const questions = fc
  .constantFrom(...calculated)
  .chain((medication) =>
    fc.tuple(
      fc.constant(medication),
      fc.constantFrom(undefined, ...medication.regimens.map((regimen) => regimen.for)),
      patients,
    ),
  )
  .map(([{ id }, indication, patient]): Question => ({
    patientType: "adult",
    weightKg: 70,
    confirmed: true,
    ...patient,
    medication: id,
    indication,
  }));

function dosed(answer: Answer): DoseAnswer | undefined {
  return answer.status === "dose" ? answer : undefined;
}

/** The day's maximum as it is read: what is rounded in words must not be more than the limit. */
function shownMaximum({ maxDaily, high: { unit } }: DoseAnswer): Amount {
  const number = /^([\d,.]+) .* in 24 hours/.exec(maxDaily)?.[1] ?? "0";
  return { value: exact(number.replaceAll(",", "")), unit };
}

test("every question has an answer, no dose is above a limit, and a heavier patient never gets less", () => {
  fc.assert(
    fc.property(questions, fc.double({ min: 1.001, max: 1.6, noNaN: true }), (question, more) => {
      const answer = calculate(question, FORMULARY);
      const said = [answer.frequency, answer.maxDaily, answer.route, answer.source];
      expect(said.filter((text) => /undefined|NaN|Infinity/.test(text) || text === "")).toEqual([]);
      const told = [...answer.warnings, ...answer.notes, ...answer.derivation];
      expect(told.filter((text) => /\.\.|;\.|(?<![\d.])\d{5,}|\b1 doses\b/.test(text))).toEqual([]);
      expect(answer.status === "dose" ? answer.derivation.at(-1) : null).toBe(answer.dose);
      expect(answer.status === "dose" || answer.warnings.length > 0).toBe(true);

      const light = dosed(answer);
      if (light === undefined) return;
      const { low, high, cap, dayLimit, perDay } = light;
      const day = { value: product(high.value, exact(perDay)), unit: high.unit };
      expect(compare(low.value, high.value)).toBeLessThanOrEqual(0);
      expect(cap !== undefined && isOver(high, cap)).toBe(false);
      expect(dayLimit !== undefined && isOver(day, dayLimit)).toBe(false);
      expect(dayLimit !== undefined && isOver(shownMaximum(light), dayLimit)).toBe(false);

      const weightKg = Number((question.weightKg * more).toFixed(3));
      const heavy = dosed(calculate({ ...question, weightKg }, FORMULARY));
      if (heavy === undefined || light.derivation[1] !== heavy.derivation[1]) return;
      expect(compare(high.value, heavy.high.value)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

test("an answer is the same however often it is asked, and a name leads to the same as an id", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const name = calculated.find(({ id }) => id === question.medication)?.name ?? "";
      const answer = calculate(question, FORMULARY);
      expect(calculate({ ...question, medication: name.toUpperCase() }, FORMULARY)).toEqual(answer);
    }),
    { numRuns: 300 },
  );
});
