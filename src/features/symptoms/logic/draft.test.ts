import { expect, test } from "vitest";
import { ageInYears } from "./draft.ts";

test.each([
  ["34", 34],
  ["34 yo", 34],
  ["34yo", 34],
  ["5y", 5],
  ["0.5", 0.5],
  ["34 years old", 34],
  ["73 days", 0.2],
])("an age is read as it is written: %s", (text, years) => {
  expect(ageInYears(text)).toBeCloseTo(years, 6);
});

test.each(["", "250", "-5", "2m", "34 F", "old"])("what is no age is none: %s", (text) => {
  expect(ageInYears(text)).toBeUndefined();
});
