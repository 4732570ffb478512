import { expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import { differenceOf, expectedOf } from "../data/second-way/agreement.testing.ts";
import { SECOND_WAYS } from "../data/second-way/all.testing.ts";
import { patientsOf } from "../data/second-way/patients.testing.ts";

test("every calculator has a second way, with the same inputs", () => {
  const inputs = (of: Readonly<Record<string, unknown>>) => Object.keys(of).toSorted();
  expect(inputs(SECOND_WAYS)).toEqual(CALCULATORS.map(({ id }) => id).toSorted());
  for (const { id, inputs: own } of CALCULATORS) {
    expect(inputs(SECOND_WAYS[id]?.inputs ?? {}), id).toEqual(own.map((one) => one.id).toSorted());
  }
});

test.each(CALCULATORS.map((one) => [one.id, one] as const))("%s agrees with its second way", (id, calculator) => {
  const way = SECOND_WAYS[id];
  if (way === undefined) throw new Error(`${id} has no second way`);
  const patients = patientsOf(way);
  expect(patients.length).toBeGreaterThan(300);
  let refused = 0;
  for (const patient of patients) {
    const expected = expectedOf(way, patient);
    if ("refused" in expected) refused += 1;
    expect(differenceOf(calculator, patient, expected), JSON.stringify(patient)).toBeUndefined();
  }
  expect(patients.length - refused, "patients who get a value").toBeGreaterThan(15);
});
