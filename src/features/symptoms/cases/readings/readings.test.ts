import { describe, expect, test } from "vitest";
import { findingOf } from "../../logic/findings.ts";
import { unmarked, type MarkedText } from "./marked.ts";
import { markedTexts, toldCases } from "./told.ts";
import { understanding } from "./understanding.ts";

const UNNAMED = "?";

/** Name, texts, and the least shares of findings, phrases, negations and of what is read that is stated. */
const sets: readonly (readonly [string, readonly MarkedText[], number, number, number, number])[] =
  [
    ["the first texts", markedTexts("first"), 0.9, 0.95, 0.95, 0.8],
    ["the second texts", markedTexts("second"), 0.9, 0.95, 0.95, 0.8],
    ["the third texts", markedTexts("third"), 0.9, 0.93, 0.9, 0.8],
    ["the freshly told", toldCases("freshly-told"), 0.9, 0.95, 0.95, 0.8],
    ["the freshly told set aside", toldCases("freshly-told-aside"), 0.8, 0.9, 0.88, 0.75],
    ["those told by many hands", toldCases("many-hands"), 0.9, 0.95, 0.95, 0.8],
    ["those told by other hands", toldCases("other-hands"), 0.9, 0.95, 0.95, 0.78],
    ["the case reports", toldCases("case-reports"), 0.9, 0.95, 0.95, 0.8],
    ["the last told", toldCases("last-told"), 0.6, 0.75, 0.9, 0.65],
  ];

describe.each(sets)("%s", (_, texts, leastFindings, leastPhrases, leastNegations, leastTrue) => {
  const { recall, phrases, negations, precision } = understanding(texts);

  test("are marked with findings of the vocabulary", () => {
    const named = texts.flatMap(({ text }) =>
      unmarked(text).marks.flatMap(({ readings }) => readings.flat()),
    );
    const unknown = named.filter(
      (id) => id.replace("!", "") !== UNNAMED && findingOf(id.replace("!", "")) === undefined,
    );
    expect(unknown).toEqual([]);
  });

  test("are understood, things without a finding of their own counted as missed", () => {
    expect(recall).toBeGreaterThanOrEqual(leastFindings);
    expect(phrases).toBeGreaterThanOrEqual(leastPhrases);
  });

  test("are understood in what they deny", () => {
    expect(negations).toBeGreaterThanOrEqual(leastNegations);
  });

  test("are not read to say much that they do not", () => {
    expect(precision).toBeGreaterThanOrEqual(leastTrue);
  });
});

test("the marks are taken out of a text, and their places kept", () => {
  const { text, marks } = unmarked("She {feels sick|nausea}, {no fever|!fever}.");
  expect(text).toBe("She feels sick, no fever.");
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(["feels sick", "no fever"]);
});
