import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { MODELS } from "../model.ts";
import { opinionOf } from "./word-match.ts";

const placeOf = (id: string): number => MODELS.findIndex(({ condition }) => condition.id === id);
const gainOf = (id: string, words: readonly string[]): number =>
  opinionOf(MODELS, words).gains[placeOf(id)] ?? 0;

const answer = (additionalInfo: string, ignored: readonly string[] = []) =>
  analyze(
    { age: 40, gender: "female", duration: "", symptoms: [], denied: [], additionalInfo },
    ignored,
  );
const wordsOf = (text: string, ignored: readonly string[] = []): string[] =>
  answer(text, ignored).conditions.flatMap(({ words }) => words);

test("words of a condition's own wordings speak for it, and against what does not use them", () => {
  expect(gainOf("gout", ["toe", "swollen", "hot"])).toBeGreaterThan(2);
  expect(gainOf("gout", ["toe", "swollen", "hot"])).toBeGreaterThan(
    gainOf("migraine", ["toe", "swollen", "hot"]) + 2,
  );
});

test("words that no wording has say nothing, and neither does an empty text", () => {
  expect(new Set(opinionOf(MODELS, ["zzgrflx"]).gains)).toEqual(new Set([0]));
  expect(new Set(opinionOf(MODELS, []).gains)).toEqual(new Set([0]));
});

test("the order of the words decides nothing", () => {
  const words = ["rash", "itchy", "flank", "sour", "night"];
  const [there, back] = [opinionOf(MODELS, words), opinionOf(MODELS, words.toReversed())];
  for (const [place, gain] of there.gains.entries()) expect(back.gains[place]).toBeCloseTo(gain, 9);
  expect(back.wordsFor(placeOf("gerd"))).toEqual(there.wordsFor(placeOf("gerd")));
});

test("the words are named as the text has them, and none that it does not say", () => {
  const text = "Puking and runny stools since yesterday, with cramps in the belly. No wheezing.";
  const words = wordsOf(text);
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(text).toContain(word);
  expect(words).not.toContain("wheezing");
});

test("what is taken out of the text speaks for nothing any more", () => {
  const text = "Headache. The skin itches.";
  expect(wordsOf(text)).toContain("itches");
  const { recognized } = answer(text);
  const itching = recognized.filter(({ text: said }) => said.includes("itches"));
  expect(
    wordsOf(
      text,
      itching.map(({ finding }) => finding),
    ),
  ).not.toContain("itches");
});
