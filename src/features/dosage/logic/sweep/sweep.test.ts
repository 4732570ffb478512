import { expect, test } from "vitest";
import { HEIGHTS, STATES, everyRegimen, sweep } from "./patients.testing.ts";
import { SWEEP_RULES, brokenRules, jumps } from "./rules.testing.ts";

const answers = sweep();

test("the sweep goes over every regimen in six states and at two heights", () => {
  expect(Object.keys(STATES)).toHaveLength(6);
  expect(new Set(answers.map(({ height }) => height))).toEqual(new Set(HEIGHTS));
  expect(answers.length).toBeGreaterThan(everyRegimen().length * 6);
  expect(answers.filter(({ answer }) => answer.status === "dose").length).toBeGreaterThan(9000);
});

test.each(SWEEP_RULES.map(({ rule }) => rule))("%s", (rule) => {
  const broken = brokenRules(answers).filter((each) => each.rule === rule);
  expect(broken.map(({ name, how }) => `${name}: ${how}`)).toEqual([]);
});

test("3 cm of height on both sides of 60 inches change no dose by much", () => {
  expect(jumps(answers).map(({ name, how }) => `${name}: ${how}`)).toEqual([]);
});
