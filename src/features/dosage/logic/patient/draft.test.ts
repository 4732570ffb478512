import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Draft,
  DRAFT_FIELDS,
  draftFrom,
  EMPTY_DRAFT,
  fragmentOf,
  questionOf,
} from "./draft.ts";
import { givenText } from "./given-text.ts";

const FILLED: Draft = {
  ...EMPTY_DRAFT,
  patientType: "pediatric",
  weight: "44 lb",
  age: "18 months",
  medication: "amoxicillin",
};

test("patient type, weight and medication are required", () => {
  expect(questionOf(EMPTY_DRAFT)).toEqual({
    problems: {
      patientType: "Patient type is required",
      weight: "Weight is required",
      medication: "Medication is required",
    },
  });
});

test("typed units become the calculator's", () => {
  expect(questionOf({ ...FILLED, height: "32 in", creatinine: "44.2 umol/L" })).toMatchObject({
    question: {
      patientType: "pediatric",
      weightKg: 19.95806428,
      ageYears: 1.5,
      heightCm: 81.28,
      serumCreatinine: 0.5,
    },
  });
});

test.each([
  ["weight", "heavy"],
  ["weight", "0"],
  ["age", "old"],
  ["age", "121"],
  ["height", "6"],
  ["creatinine", "0"],
  ["clearance", "-1"],
  ["gestation", "50"],
] as const)("%s %s is asked back at its field", (field, text) => {
  expect(questionOf({ ...FILLED, [field]: text })).toEqual({
    problems: { [field]: expect.stringContaining("Use ") },
  });
});

test("a fragment brings every input back", () => {
  const drafts = fc.record(
    Object.fromEntries(DRAFT_FIELDS.map((field) => [field, fc.string({ maxLength: 40 })])),
  );
  fc.assert(
    fc.property(drafts, (inputs) => {
      const draft = { ...EMPTY_DRAFT, ...inputs };
      expect(draftFrom(`#${fragmentOf(draft)}`)).toEqual(draft);
    }),
  );
});

test("what was given is told in a line, converted, with nothing that was not", () => {
  expect(givenText({ ...EMPTY_DRAFT, patientType: "adult", weight: "70" })).toBe(
    "adult patient, weight 70 kg, age not given",
  );
  const given = { ...FILLED, weight: "44 lb", sex: "female", hepatic: "severe", pregnant: "yes" };
  expect(givenText(given)).toContain("weight 44 lb = 19.958 kg");
  expect(givenText(given)).toMatch(/female, pregnant, .*hepatic impairment: severe/);
});
