import { expect, test } from "vitest";
import { withoutLineEnds } from "./line-ends.ts";
import { understood } from "../understood.testing.ts";

test.each([
  ["He denies leg swelling,\npalpitations, or fainting.", "", "palpitations syncope"],
  ["There is no\ncough and no\nsore throat.", "", "cough sore-throat"],
  ["She has dizziness but no\n  vomiting.", "dizziness", "vomiting"],
  [
    "> The child has an earache without\n> ear discharge or\n> fever.",
    "ear-pain",
    "ear-discharge fever",
  ],
  ["No chest\r\npain.", "", "chest-pain"],
  ["Light-\nheadedness since noon.", "dizziness", ""],
])("a line end inside a sentence is a blank: %j", (text, stated, denied) => {
  const { present, absent } = understood(text);
  for (const finding of stated.split(" ").filter(Boolean)) expect(present).toContain(finding);
  for (const finding of denied.split(" ").filter(Boolean)) {
    expect(present).not.toContain(finding);
    expect(absent).toContain(finding);
  }
});

test.each([
  ["No cough\n\nvomiting since noon", "vomiting", "cough"],
  ["No cough\n- vomiting\n- diarrhea", "vomiting diarrhea", "cough"],
  ["1. no cough\n2. vomiting", "vomiting", "cough"],
  ["Negatives: cough, fever\nExam: wheezing", "wheezing", "cough fever"],
  ["no cough\npmh: asthma", "hx-asthma", "cough"],
  ["Cough for three days\nNo fever\nVomiting twice", "cough vomiting", "fever"],
  ["cough: no\nwheezing: yes", "wheezing", "cough"],
  ["# No cough\nvomiting", "vomiting", "cough"],
])(
  "what begins on a line of its own is not denied with the line before: %j",
  (text, stated, denied) => {
    const { present, absent } = understood(text);
    for (const finding of stated.split(" ")) expect(present).toContain(finding);
    for (const finding of denied.split(" ")) expect(absent).toContain(finding);
  },
);

test("a number that begins a line is an item only after the one before it", () => {
  expect(withoutLineEnds("Fetal heart rate\n90. Pressure\nnormal.")).toBe(
    "Fetal heart rate 90. Pressure normal.",
  );
  expect(withoutLineEnds("1. Fever\n2. Rash")).toBe("1. Fever\n2. Rash");
});
