import { expect, test } from "vitest";
import { read } from "../read.ts";
import { understood, WOMAN } from "../understood.testing.ts";

const days = (text: string): number | undefined => read(text, WOMAN).duration?.days;

test.each([
  ["Has smoked for 15 years. Sore throat for 4 days.", 4],
  ["Her last period was two weeks ago. Dizzy for 12 hours.", 0.5],
  ["Hypertension for 12 years, now back pain for 5 days.", 5],
  ["Took metformin for 6 years. Diarrhea for 3 weeks.", 21],
  ["Last seen 8 months ago. Knee pain for 2 weeks.", 14],
  ["A 50-year-old diabetic with 3 days of fever.", 3],
  ["Married for 20 years. Cough.", undefined],
  ["The rash resolved 3 weeks ago.", undefined],
  ["Back pain for 6 weeks.", 42],
  ["Since a fall 2 days ago her wrist hurts.", 2],
  ["Abdominal cramps and bloating for two years.", 730],
])("a duration is that of the illness: %s", (text, expected) => {
  expect(days(text)).toBe(expected);
});

test.each([
  ["Fever for six days.", [true, false]],
  ["Fever for one week.", [true, false]],
  ["Fever for 12 days.", [true, true]],
  ["Cough for a month, fever since last night.", [false, false]],
  ["Smoker for 20 years. Fever.", [false, false]],
  ["Fever and headache for nine days.", [true, true]],
])("a fever is prolonged by its own time alone: %s", (text, expected) => {
  const { present } = understood(text);
  expect(["fever-5-days", "fever-prolonged"].map((id) => present.has(id))).toEqual(expected);
});

test.each([
  ["Diarrhea resolved three weeks ago.", "diarrhea", false],
  ["The cough went away last month.", "cough", false],
  ["She had vomiting, which subsided 5 days ago.", "vomiting", false],
  ["The chest pain resolved an hour ago.", "chest-pain", true],
  ["The headache has not resolved since 2 weeks ago.", "headache", true],
])("what ended days ago is not there: %s", (text, finding, isThere) => {
  expect(understood(text).present.has(finding)).toBe(isThere);
});
