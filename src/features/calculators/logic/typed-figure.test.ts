import { expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import type { NumberInput } from "../calculator.ts";
import { typedFigure } from "./typed-figure.ts";

function inputOf(calculator: string, id: string): NumberInput {
  const found = CALCULATORS.find((one) => one.id === calculator)?.inputs.find(
    (input) => input.id === id,
  );
  if (found?.kind !== "number") throw new RangeError(`${calculator} has no figure ${id}`);
  return found;
}

const OF = {
  height: inputOf("body-mass-index", "height"),
  weight: inputOf("body-mass-index", "weight"),
  temperature: inputOf("sirs", "temperature"),
  creatinine: inputOf("creatinine-clearance", "creatinine"),
  age: inputOf("creatinine-clearance", "age"),
  rate: inputOf("sirs", "heart_rate"),
};

test.each([
  ["height", "170", "cm", 170, "cm"],
  ["height", "5 ft 10 in", "cm", 70, "in"],
  ["height", "5'10", "cm", 70, "in"],
  ["height", "5' 10.5\"", "cm", 70.5, "in"],
  ["height", "6ft", "cm", 6, "ft"],
  ["height", "6'", "cm", 6, "ft"],
  ["height", "1.75m", "in", 1.75, "m"],
  ["weight", "154 lbs", "kg", 154, "lb"],
  ["weight", "1,200.5 g", "kg", 1200.5, "g"],
  ["temperature", "98.6 °F", "C", 98.6, "F"],
  ["creatinine", "88 µmol/L", "mg/dL", 88, "micromol/L"],
  ["creatinine", "88 umol/l", "mg/dL", 88, "micromol/L"],
  ["creatinine", ".9", "mg/dL", 0.9, "mg/dL"],
  ["age", "18 months", "years", 18, "months"],
  ["rate", "88 bpm", "/min", 88, "/min"],
] as const)("%s %s in a field of %s is %d %s", (of, typed, chosen, value, unit) => {
  expect(typedFigure(OF[of], typed, chosen)).toEqual({ value, unit });
});

test.each([
  ["weight", "1,5"],
  ["weight", "70 stone"],
  ["weight", "7O"],
  ["weight", "70 kg 80"],
  ["height", "--3"],
  ["creatinine", "1.2.3"],
  ["creatinine", "1e3"],
  ["rate", "Infinity"],
] as const)("%s %s stays the text that it is", (of, typed) => {
  expect(typedFigure(OF[of], typed, OF[of].unit).value).toBe(typed);
});
