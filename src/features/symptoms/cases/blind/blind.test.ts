import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { conditionOf } from "../../logic/model.ts";
import { blindCases } from "./blind-case.ts";
import { conditionsNamed, isKin } from "./plain-names.ts";
import { blindVerdict, withoutMarks } from "./verdict.ts";

const FOLDER = join(import.meta.dirname, "../../../../../fixtures/symptoms/blind");
const seen = blindCases(join(FOLDER, "seen"));
const sealed = blindCases(join(FOLDER, "sealed"));

describe("vignettes that others wrote blind", () => {
  test("are six hundred or more, in five registers, no patient in both halves", () => {
    expect(seen.length + sealed.length).toBeGreaterThanOrEqual(600);
    expect(new Set(seen.map(({ register }) => register)).size).toBe(5);
    const texts = new Set(seen.map(({ text }) => text));
    expect(sealed.filter(({ text }) => texts.has(text)).length).toBe(0);
  });

  test("expect conditions that are known", () => {
    const strayed = seen
      .flatMap(({ expected, acceptable }) => [expected ?? [], acceptable].flat())
      .filter((id) => conditionOf(id) === undefined);
    expect(strayed).toEqual([]);
  });

  test("are read in every register: seven of ten right answers first, nine among five", () => {
    const verdicts = seen.filter((_, place) => place % 5 === 0).map(blindVerdict);
    const share = (holds: (verdict: (typeof verdicts)[number]) => boolean): number =>
      verdicts.filter(holds).length / verdicts.length;
    expect(share(({ place }) => place === 1)).toBeGreaterThanOrEqual(0.7);
    expect(share(({ place }) => place !== undefined && place <= 5)).toBeGreaterThanOrEqual(0.88);
    expect(share(({ tooLow }) => tooLow <= 0)).toBeGreaterThanOrEqual(0.9);
  });
});

test("marks are taken out of a text, over a line end too, and their places kept", () => {
  const { text, marks } = withoutMarks("> {puffy\n> ankles|leg swelling}, {no cough|!cough}.");
  expect(text).toBe("> puffy\n> ankles, no cough.");
  expect(marks.map(({ name, negated }) => [name, negated])).toEqual([
    ["leg swelling", false],
    ["cough", true],
  ]);
  expect(text.slice(marks[1]?.start, marks[1]?.end)).toBe("no cough");
});

/** Which of the marks of a text are read. */
const marksOf = (text: string): boolean[] =>
  blindVerdict({
    id: "one",
    register: "patient",
    age: 40,
    sex: "female",
    diagnosis: "influenza",
    also: [],
    acceptable: [],
    urgency: "routine",
    text,
  }).marks.map(({ isRead }) => isRead);

test("a mark counts where its own words were read in the right sense, and where they say the opposite", () => {
  expect(marksOf("{A cough|cough} and {no fever|!fever}.")).toEqual([true, true]);
  expect(marksOf("{Afebrile|!fever}, no {cough|cough}.")).toEqual([true, false]);
  expect(marksOf("> No rash and {no\n> vomiting|!vomiting}, no nausea.")).toEqual([true]);
});

test("names are found in any order of their words, and kinds of a finding count for it", () => {
  expect(conditionsNamed("fracture of the hip")).toContain("hip-fracture");
  expect(conditionsNamed("zzgrflx")).toEqual([]);
  expect(isKin("abdominal-pain-rlq", "abdominal-pain")).toBe(true);
  expect(isKin("cough", "fever")).toBe(false);
});
