import { describe, expect, test } from "vitest";
import { corrected, findable, forgivingFind } from "./forgiving.ts";

const PLACES = [
  "Interaction checker",
  "Pill identifier",
  "Dosage calculator",
  "Symptom checker",
  "Privacy",
].map((name) => findable(name, name));

describe("what is found in spite of typing errors", () => {
  test.each([
    ["dos", ["Dosage calculator"]],
    ["dosege", ["Dosage calculator"]],
    ["calcualtor", ["Dosage calculator"]],
    ["pil identifer", ["Pill identifier"]],
    ["cheker", ["Interaction checker", "Symptom checker"]],
    ["symptom chekc", ["Symptom checker"]],
    ["", []],
    ["xyzzy", []],
    ["dosage pill", []],
  ])("%s", (typed, found) => {
    expect(forgivingFind(typed, PLACES, 5)).toEqual(found);
  });

  test.each(["Crohn's disease", "crohn\u2019s", "Crohns"])("%s is Crohn disease", (typed) => {
    expect(forgivingFind(typed, [findable("it", "Crohn disease")], 5)).toEqual(["it"]);
  });

  test("what begins with the text comes before what only contains it", () => {
    const entries = ["Heart failure", "Failure to thrive"].map((name) => findable(name, name));
    expect(forgivingFind("fail", entries, 5)).toEqual(["Failure to thrive", "Heart failure"]);
  });
});

test("words are corrected by the vocabulary, and left alone where they are known or like nothing", () => {
  const vocabulary = new Set(["hypertension", "cardiology", "trial"]);
  expect(corrected("hypertenson trial", vocabulary)).toBe("hypertension trial");
  expect(corrected("cardiology trial", vocabulary)).toBeNull();
  expect(corrected("cardio trial", vocabulary)).toBe("cardiology trial");
  expect(corrected("xyzzy", vocabulary)).toBeNull();
});
