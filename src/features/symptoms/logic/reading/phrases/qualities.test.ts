import { expect, test } from "vitest";
import { read } from "../read.ts";

const said = (text: string): string[] =>
  read(text, { age: 50, sex: "female" }).qualities.map(({ finding, of }) => `${finding} of ${of}`);

test.each([
  ["Headache. Unilateral.", "one-sided of headache"],
  ["Knee pain, gradual onset.", "onset-gradual of knee-pain"],
  ["A constant headache and a mild cough.", "mild of cough"],
  ["Epigastric pain, better with food.", "better-eating of abdominal-pain-epigastric"],
  ["Shoulder pain, worse at rest.", "pain-at-rest of shoulder-pain"],
  ["Elbow pain. Dull, constant.", "constant of elbow-pain"],
  ["Fever. The calf pain comes and goes.", "episodic of calf-pain"],
  ["Palpitations, lasting seconds.", "lasting-seconds of palpitations"],
])("what is said of a complaint belongs to it: %s", (text, quality) => {
  expect(said(text)).toContain(quality);
});

test.each([
  "She has severe COPD.",
  "She takes metformin daily.",
  "No severe headache.",
  "Constant.",
])("where no complaint is told nothing is said of one: %s", (text) => {
  expect(said(text)).toEqual([]);
});

test("what is told of one complaint is not told of the next", () => {
  const text = "Burning feet. Sharp chest pain, worse at night. Mild cough.";
  expect(said(text)).not.toContain("mild of chest-pain");
  expect(said(text)).not.toContain("worse-night of cough");
});
