import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exact, product } from "#/kernel/exact.ts";
import type { DoseAnswer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { measure } from "../record/measure.ts";
import { type Order, checkOrder } from "./reverse.ts";

function acetaminophen(): DoseAnswer {
  const answer = calculate(
    {
      patientType: "pediatric",
      ageYears: 5,
      weightKg: 18,
      medication: "acetaminophen",
      indication: "Fever",
      route: "IV",
    },
    FORMULARY,
  );
  if (answer.status !== "dose") throw new TypeError(answer.warnings.join(" "));
  return answer;
}

const texts = (order: Order) =>
  checkOrder(order, acetaminophen()).map(({ verdict, text }) => `${verdict}: ${text}`);

test("an order that the rule gives meets every part of it", () => {
  expect(texts({ amount: measure(270, "mg"), everyHours: 6 })).toEqual([
    "meets: 270 mg a dose is what the rule gives: 270 mg.",
    "meets: 270 mg is within the largest single dose of 750 mg.",
    "meets: Every 6 hours is not more often than the rule's every 6 hours.",
    "meets: 1,080 mg is within the day's limit of 1,350 mg.",
  ]);
});

test("an order that breaks the rule is told by how much", () => {
  expect(texts({ amount: measure(1, "g"), everyHours: 4 })).toEqual([
    "breaks: 1 g a dose is above the rule's 0.27 g, by 0.73 g (270 %).",
    "breaks: 1 g is above the largest single dose of 0.75 g, by 0.25 g (33 %).",
    "breaks: Every 4 hours is more often than the rule's every 6 hours.",
    "breaks: 6 g is above the day's limit of 1.35 g, by 4.65 g (344 %).",
  ]);
  expect(texts({ amount: measure(135, "mg") })[0]).toBe(
    "breaks: 135 mg a dose is below the rule's 270 mg, by 135 mg (50 %).",
  );
});

test("an order that is given too seldom, or again where once is enough, breaks the rule", () => {
  expect(texts({ amount: measure(270, "mg"), everyHours: 12 })[2]).toBe(
    "breaks: Every 12 hours is less often than the rule's every 6 hours.",
  );
  const gonorrhea = { medication: "ceftriaxone", indication: "Gonorrhea", route: "IM" };
  const adult = { patientType: "adult", ageYears: 30, weightKg: 70 } as const;
  const answer = calculate({ ...adult, ...gonorrhea }, FORMULARY);
  if (answer.status !== "dose") throw new TypeError(answer.warnings.join(" "));
  const findings = checkOrder({ amount: measure(500, "mg"), everyHours: 24 }, answer);
  expect(findings.at(-1)?.text).toBe("Every 24 hours repeats what the rule gives once.");
});

test("what cannot be compared stays open", () => {
  expect(texts({ amount: measure(5, "mL") })).toEqual([
    "open: An order in mL cannot be compared: the rule is in mg.",
  ]);
  expect(texts({ amount: measure(270, "mg") }).at(-1)).toBe(
    "open: No interval was given: the day's total was not compared.",
  );
});

test("a calculated dose meets its own rule, and twice as much never does", () => {
  const asked = fc.record({
    medication: fc.constantFrom(...FORMULARY.map(({ id }) => id)),
    ageYears: fc.integer({ min: 1, max: 90 }),
    weightKg: fc.integer({ min: 8, max: 120 }),
  });
  fc.assert(
    fc.property(asked, (question) => {
      const { ageYears: age } = question;
      const patientType = age < 18 ? "pediatric" : age < 65 ? "adult" : "geriatric";
      const answer = calculate({ ...question, patientType, confirmed: true }, FORMULARY);
      if (answer.status !== "dose") return;
      const hours = answer.everyHours > 0 ? Math.max(answer.everyHours, 24 / answer.perDay) : 24;
      const everyHours = answer.frequency === "one dose" ? undefined : hours;
      const kept = checkOrder({ amount: answer.high, everyHours }, answer);
      expect(kept.filter(({ verdict }) => verdict === "breaks")).toEqual([]);
      const twice = { value: product(answer.high.value, exact(2)), unit: answer.high.unit };
      expect(checkOrder({ amount: twice }, answer)[0]?.verdict).toBe("breaks");
    }),
    { numRuns: 500 },
  );
});
