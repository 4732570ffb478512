import { expect, test } from "vitest";
import { analyze } from "../../analyze.ts";
import { read } from "../read.ts";

const sense = (text: string, finding: string): "stated" | "denied" | "unsaid" => {
  const found = read(text, { age: 50, sex: "male" }).recognized.find(
    (one) => one.finding === finding,
  );
  if (found === undefined) return "unsaid";
  return found.negated ? "denied" : "stated";
};

test.each([
  "Never had chest pain until today.",
  "No chest pain until this morning.",
  "He did not have chest pain until two hours ago.",
  "She denies chest pain before last night.",
  "No chest pain until he walks uphill.",
])("what was absent until a time is there: %s", (text) => {
  expect(sense(text, "chest-pain")).toBe("stated");
});

test.each([
  "No chest pain and was well until yesterday.",
  "No chest pain. He was well until yesterday.",
  "Denies chest pain, and was fine till last week.",
])("what is denied beside a time stays denied: %s", (text) => {
  expect(sense(text, "chest-pain")).toBe("denied");
});

test("hives that are misspelt are no infection with HIV", () => {
  for (const text of ["hivs all over", "Hivs after penicillin, wheezing"]) {
    expect(sense(text, "hiv-positive")).toBe("unsaid");
    expect(sense(text, "hives")).toBe("stated");
  }
});

test("arrows and letters joined by a sign are read as chart notes mean them", () => {
  expect(sense("JVP ↑, no edema", "jugular-distension")).toBe("stated");
  expect(sense("↓ROM of the hip", "range-of-motion-reduced")).toBe("stated");
  expect(sense("N&V since yesterday", "nausea")).toBe("stated");
  expect(sense("N&V since yesterday", "vomiting")).toBe("stated");
});

test("the stroke of a wife says nothing of how long a nose runs", () => {
  const text = "wife had a stroke last year; I have a runny nose";
  expect(read(text, { age: 50, sex: "male" }).duration).toBeUndefined();
});

test.each(["I have a sore throat", "I have a slight headache"])(
  "one complaint alone is no emergency: %s",
  (additionalInfo) => {
    const answer = analyze({
      age: 20,
      gender: "female",
      duration: "",
      symptoms: [],
      denied: [],
      additionalInfo,
    });
    expect(answer.triage).not.toBe("emergency");
  },
);
