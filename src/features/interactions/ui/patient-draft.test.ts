import { describe, expect, test } from "vitest";
import { contextOf, errorAt, estimateClearance, NOTHING_TYPED } from "./patient-draft.ts";

const ADULT = { ...NOTHING_TYPED, age: "60", sex: "male", weight: "72", creatinine: "2" } as const;

describe("creatinine clearance", () => {
  test("is reckoned by Cockcroft-Gault from age, sex, weight and creatinine", () => {
    expect(contextOf(ADULT).creatinineClearance).toBe(40);
    expect(contextOf({ ...ADULT, sex: "female" }).creatinineClearance).toBe(34);
  });

  test("that is typed wins", () => {
    expect(contextOf({ ...ADULT, clearance: "25" }).creatinineClearance).toBe(25);
  });

  test("names what is missing and is not used then", () => {
    const draft = { ...ADULT, sex: undefined, weight: "" };
    expect(estimateClearance(draft)).toEqual({ missing: ["sex", "weight"] });
    expect(contextOf(draft).creatinineClearance).toBeUndefined();
  });

  test("is not reckoned for children", () => {
    expect(estimateClearance({ ...ADULT, age: "12" })).toEqual({ notFor: "children" });
  });
});

test("a figure out of range is named and not used", () => {
  const draft = { ...ADULT, creatinine: "200" };
  expect(errorAt(draft, "creatinine")).toBe("A number from 0.1 to 30");
  expect(errorAt(draft, "age")).toBeUndefined();
  expect(contextOf(draft).creatinineClearance).toBeUndefined();
});

test("allergies and conditions are what stands between commas", () => {
  const draft = { ...ADULT, allergies: "penicillin, latex;", conditions: " asthma" };
  expect(contextOf(draft)).toMatchObject({
    allergies: ["penicillin", "latex"],
    conditions: ["asthma"],
  });
});
