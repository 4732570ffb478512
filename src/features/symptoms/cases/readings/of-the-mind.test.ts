import { expect, test } from "vitest";
import { judge, within } from "../judge.ts";
import { ofTheMind } from "./data/of-the-mind.ts";
import { patientOf } from "./told-case.ts";

const verdicts = ofTheMind.map((told) => judge(patientOf(told)));

test("who tells of the mind finds the right answer first in nine of ten, and among the first three", () => {
  expect(within(verdicts, 1)).toBeGreaterThanOrEqual(0.9);
  expect(within(verdicts, 3)).toBeGreaterThanOrEqual(0.97);
});

test("no emergency of the mind waits, and little else is held less urgent than it is", () => {
  const late = verdicts.filter(({ triage }) => triage === "too-late");
  expect(late.length).toBeLessThanOrEqual(verdicts.length * 0.1);
  const waits = late.filter(({ of }) => of.triage === "emergency" && !/psychotic|schizo/.test(of.expected));
  expect(waits.map(({ of }) => of.text)).toEqual([]);
});
