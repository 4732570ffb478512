import { expect, test } from "vitest";
import { LAY_GROUPS } from "#knowledge/symptoms/lay-words.js";
import { WORD_GROUPS } from "#knowledge/symptoms/words.js";
import { read } from "./read.ts";
import { keyOf } from "./tokens/units.ts";

test.each([
  ["wiping", "wipe"],
  ["taped", "tape"],
  ["tapped", "tap"],
  ["carried", "carry"],
  ["clamminess", "clammy"],
  ["unresponsiveness", "unresponsive"],
  ["painlessly", "painless"],
  ["uncomfortably", "uncomfortable"],
  ["steadily", "steady"],
])("%s is compared as %s", (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ["illness", "ill"],
  ["family", "fam"],
  ["deadly", "dead"],
  ["sickness", "sick"],
  ["fasting", "fast"],
])("%s is not compared as %s", (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

/** What is read of a text of someone of forty. */
const stated = (text: string): string[] =>
  read(text, { age: 40, sex: "female" })
    .recognized.filter(({ negated }) => !negated)
    .map(({ finding }) => finding);

test.each([
  ["Retrosternal burning.", "heartburn"],
  ["Her precordium hurts.", "chest-pain"],
  ["Oropharyngeal erythema.", "red-throat"],
  ["He has inguinal swelling.", "hernia-bulge"],
  ["An enlarged womb.", "uterus-enlarged"],
  ["BP high for years.", "hx-hypertension"],
  ["High blood pressure for years.", "hx-hypertension"],
  ["She gets full quickly.", "early-satiety"],
  ["The headaches have worsened.", "headache-progressive"],
  ["HR irregular.", "pulse-irregular"],
])("a word of another tongue or trade says the same: %s", (text, finding) => {
  expect(stated(text)).toContain(finding);
});

test.each([
  ["Her abdoman hurts.", "abdominal-pain"],
  ["Vommiting since noon.", "vomiting"],
  ["Diarhea for two days.", "diarrhea"],
  ["He has diziness.", "dizziness"],
  ["A hedache since noon.", "headache"],
  ["Photofobia.", "photophobia"],
])("a misspelt word is read as the one that is meant: %s", (text, finding) => {
  expect(stated(text)).toContain(finding);
});

test.each([
  "She provided a statement and contained herself.",
  "In conclusion the decision stands.",
  "The regiment survived the threats of the county.",
  "He is selling letters about the policy.",
])("an ordinary word is not taken for a misspelt complaint: %s", (text) => {
  expect(stated(text)).toEqual([]);
});

test("the first word of a group is compared by itself, as the others are compared by it", () => {
  const groups = [...WORD_GROUPS, ...LAY_GROUPS].map((group) => group.split(" "));
  const lost = groups.flatMap(([first = "", ...others]) =>
    keyOf(first) === first ? [] : others.filter((word) => keyOf(word) === first),
  );
  expect(lost).toEqual([]);
});
