import { expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import { differenceOf, expectedOf } from "../data/second-way/agreement.testing.ts";
import { SECOND_WAYS } from "../data/second-way/all.testing.ts";
import { patientsOf } from "../data/second-way/patients.testing.ts";

test("every calculator has a second way, with the same inputs", () => {
  const own = CALCULATORS.map(({ id, inputs }) => [id, inputs.map((input) => input.id).toSorted()]);
  const second = Object.entries(SECOND_WAYS).map(([id, { inputs }]) => [
    id,
    Object.keys(inputs).toSorted(),
  ]);
  expect(Object.fromEntries(second)).toEqual(Object.fromEntries(own));
});

test.each(CALCULATORS.map((one) => [one.id, one] as const))(
  "%s agrees with its second way",
  (id, calculator) => {
    const way = SECOND_WAYS[id];
    if (way === undefined) throw new Error(`${id} has no second way`);
    const patients = patientsOf(way, { drawn: 100, around: 3, walks: 12 });
    const tried = patients.map((patient) => ({ patient, expected: expectedOf(way, patient) }));
    const differing = tried.flatMap(({ patient, expected }) => {
      const difference = differenceOf(calculator, patient, expected);
      return difference === undefined ? [] : [`${JSON.stringify(patient)}: ${difference}`];
    });
    expect(differing.slice(0, 3)).toEqual([]);
    expect(tried.filter(({ expected }) => "values" in expected).length).toBeGreaterThan(100);
  },
);
