import { expect, test } from "vitest";
import { analyze } from "../../logic/analyze.ts";
import { judge, within } from "../judge.ts";
import { patientOf, toldCases } from "./told.ts";

const patients = toldCases("of-the-mind").map(patientOf);
const verdicts = patients.map(judge);

test("what is told of the mind finds the right answer, nine of ten times first", () => {
  expect(within(verdicts, 1)).toBeGreaterThanOrEqual(0.9);
  expect(within(verdicts, 3)).toBeGreaterThanOrEqual(0.97);
});

test("no emergency of the mind is called routine, and little else waits too long", () => {
  const waits = patients
    .filter(({ triage }) => triage === "emergency")
    .filter(({ text, age, gender }) =>
      ["routine", "self-care"].includes(
        analyze({ age, gender, duration: "", symptoms: [], denied: [], additionalInfo: text })
          .triage,
      ),
    );
  expect(waits.map(({ text }) => text)).toEqual([]);
  const late = verdicts.filter(({ triage }) => triage === "too-late");
  expect(late.length).toBeLessThanOrEqual(verdicts.length * 0.1);
});
