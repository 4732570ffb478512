import { expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import { SECOND_WAYS } from "../data/second-way/all.testing.ts";
import { casesOf, mutantsOf, survivorsOf } from "../data/second-way/mutants.testing.ts";

/** A sample of what `npm run mutate` does with every number of every record. */
const SAMPLE = CALCULATORS.filter((_, index) => index % 6 === 1);

test("a number of a record that is changed in its last digit is seen", () => {
  let tried = 0;
  const missed = SAMPLE.flatMap((calculator) => {
    const way = SECOND_WAYS[calculator.id];
    if (way === undefined) return [`${calculator.id} has no second way`];
    const mutants = mutantsOf(calculator).filter((_, index) => index % 5 === 0);
    tried += mutants.length;
    return survivorsOf(mutants, casesOf(way)).map(
      ({ where, from, to }) => `${calculator.id}: ${where}, ${from} to ${to}`,
    );
  });
  expect(tried).toBeGreaterThan(100);
  expect(missed).toEqual([]);
}, 600_000);
