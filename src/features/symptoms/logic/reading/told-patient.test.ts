import { expect, test } from "vitest";
import { ageTyped, completed, EMPTY_DRAFT, isOtherAge } from "../draft.ts";
import { toldPatient } from "./told-patient.ts";

test.each([
  ["A 45-year-old retired nurse says her hip hurts.", 45, "female"],
  ["34M with chest pain, 98.6 F.", 34, "male"],
  ["6-week-old boy, vomiting after feeds. Mother says he is hungry.", 42 / 365, "male"],
  ["A five-year-old girl whose brother, aged 8, has a cough.", 5, "female"],
  ["My 3-year-old son has an ear ache.", 3, "male"],
  ["72 y/o F, fell at home.", 72, "female"],
])("%s", (text, years, gender) => {
  const told = toldPatient(text);
  expect(told.gender).toBe(gender);
  expect(told.age?.years).toBeCloseTo(years, 2);
});

test.each([
  "Temperature 100.6 F, cough.",
  "Asthma from age 12.",
  "Her 60-year-old mother has diabetes.",
  "Fever for 3 days.",
])("no age of the patient: %s", (text) => {
  expect(toldPatient(text).age).toBeUndefined();
});

test("what was typed stays, what was left empty is taken from the text", () => {
  const text = { ...EMPTY_DRAFT, additionalInfo: "An 18-month-old girl with croup." };
  expect(completed(text)).toMatchObject({ age: "18 months", gender: "female" });
  expect(completed({ ...text, age: "2", gender: "male" })).toMatchObject({
    age: "2",
    gender: "male",
  });
  expect(completed(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
});

test.each([
  [34, "34"],
  [1.5, "18 months"],
  [42 / 365, "6 weeks"],
  [3 / 365, "3 days"],
])("%d years are typed as %s", (years, typed) => {
  expect(ageTyped(years)).toBe(typed);
});

test("a birthday makes no other patient, months make another infant", () => {
  expect(isOtherAge(45, 46)).toBe(false);
  expect(isOtherAge(45, 54)).toBe(true);
  expect(isOtherAge(0.1, 0.6)).toBe(true);
});
