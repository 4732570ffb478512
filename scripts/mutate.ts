import { CALCULATORS } from "#knowledge/calculators.js";
import { SECOND_WAYS } from "../src/features/calculators/data/second-way/all.testing.ts";
import {
  casesOf,
  mutantsOf,
  survivorsOf,
} from "../src/features/calculators/data/second-way/mutants.testing.ts";

const [only] = process.argv.slice(2);
const asked = CALCULATORS.filter(({ id }) => only === undefined || id === only);
let made = 0;
let missed = 0;
/** Changes every number of a calculator's record, one at a time, and lists the changes that no case sees. */
for (const calculator of asked) {
  const way = SECOND_WAYS[calculator.id];
  if (way === undefined) continue;
  const mutants = mutantsOf(calculator);
  const survivors = survivorsOf(mutants, casesOf(way));
  made += mutants.length;
  missed += survivors.length;
  for (const { where, from, to } of survivors)
    console.log(`${calculator.id}: ${where}, ${from} to ${to}`);
}
console.log(
  asked.length === 0
    ? `There is no calculator "${only}". Its id is the name of its file in knowledge/calculators.`
    : `${made} changes, ${made - missed} seen, ${missed} not seen.`,
);
process.exitCode = missed === 0 && asked.length > 0 ? 0 : 1;
