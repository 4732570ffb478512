import { CALCULATORS } from "#knowledge/calculators.js";
import { SECOND_WAYS } from "../src/features/calculators/data/second-way/all.testing.ts";
import {
  casesOf,
  mutantsOf,
  survivorsOf,
} from "../src/features/calculators/data/second-way/mutants.testing.ts";

/** Changes every number of every calculator's record, one at a time, and lists the changes that no case sees. */
const [only] = process.argv.slice(2);
let made = 0;
let missed = 0;
for (const calculator of CALCULATORS) {
  const way = SECOND_WAYS[calculator.id];
  if (way === undefined || (only !== undefined && only !== calculator.id)) continue;
  const mutants = mutantsOf(calculator);
  const survivors = survivorsOf(mutants, casesOf(way));
  made += mutants.length;
  missed += survivors.length;
  for (const { where, from, to } of survivors)
    console.log(`${calculator.id}: ${where}, ${from} to ${to}`);
}
console.log(`${made} changes, ${made - missed} seen, ${missed} not seen.`);
process.exitCode = missed === 0 ? 0 : 1;
