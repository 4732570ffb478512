import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { readAge, readCreatinine, readHeight, readWeight } from "./typed.ts";

test.each([
  [readWeight, "12", 12, undefined],
  [readWeight, "12 kg", 12, undefined],
  [readWeight, "12.5kg", 12.5, undefined],
  [readWeight, "100 lb", 45.359237, "100 lb = 45.359 kg"],
  [readWeight, "7 lb 8 oz", 3.401942775, "7 lb 8 oz = 3.402 kg"],
  [readWeight, "3250 g", 3.25, "3250 g = 3.25 kg"],
  [readHeight, "170", 170, undefined],
  [readHeight, "70 in", 177.8, "70 in = 177.8 cm"],
  [readHeight, "5'10\"", 177.8, "5'10\" = 177.8 cm"],
  [readHeight, "5 ft 10", 177.8, "5 ft 10 = 177.8 cm"],
  [readHeight, "1.7 m", 170, "1.7 m = 170 cm"],
  [readAge, "2", 2, undefined],
  [readAge, "18 months", 1.5, "18 months = 1.5 years"],
  [readAge, "1 y 6 mo", 1.5, "1 y 6 mo = 1.5 years"],
  [readAge, "28 days", 28 / 365.25, "28 days = 0.077 years"],
  [readAge, "6 weeks old", 42 / 365.25, "6 weeks old = 0.115 years"],
  [readCreatinine, "1.2", 1.2, undefined],
  [readCreatinine, "88.4 umol/L", 1, "88.4 umol/L = 1 mg/dL"],
])("%o reads %s", (read, text, value, conversion) => {
  const typed = read(text);
  expect(typed?.value).toBeCloseTo(value, 12);
  expect(typed?.conversion).toBe(conversion);
});

test.each(["", "kg", "twelve", "12 stone", "12 kg!", "1,2", "-3", "1e3", "12 12"])(
  'does not guess at "%s"',
  (text) => {
    expect(readWeight(text)).toBeUndefined();
  },
);

test("a weight in pounds leads to the dose of the same weight in kg", () => {
  const pounds = fc.integer({ min: 150, max: 900 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      pounds,
      fc.constantFrom("acetaminophen", "amoxicillin", "gentamicin", "ibuprofen", "cefdinir"),
      (lb, medication) => {
        const ask = (text: string) =>
          calculate(
            {
              patientType: "pediatric",
              ageYears: 9,
              weightKg: readWeight(text)?.value ?? 0,
              medication,
              confirmed: true,
            },
            FORMULARY,
          );
        const kg = (BigInt(Math.round(lb * 10)) * 45_359_237n).toString().padStart(10, "0");
        const inKg = `${kg.slice(0, -9)}.${kg.slice(-9)} kg`;
        expect(ask(`${lb} lb`)).toEqual(ask(inKg));
      },
    ),
  );
});
