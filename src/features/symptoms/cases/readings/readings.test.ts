import { describe, expect, test } from "vitest";
import { findingOf } from "../../logic/findings.ts";
import { firstReadings } from "./data/first.ts";
import { secondReadings } from "./data/second.ts";
import { thirdReadings } from "./data/third.ts";
import { unmarked, type MarkedText } from "./marked.ts";
import { understanding } from "./understanding.ts";

const UNNAMED = "?";

const sets: readonly (readonly [string, readonly MarkedText[], number, number])[] = [
  ["the first texts", firstReadings, 0.95, 0.95],
  ["the second texts", secondReadings, 0.95, 0.95],
  ["the third texts", thirdReadings, 0.93, 0.9],
];

describe.each(sets)("%s", (_, texts, leastPhrases, leastNegations) => {
  const { recall, phrases, negations, precision } = understanding(texts);

  test("are marked with findings of the vocabulary", () => {
    const named = texts.flatMap(([, , text]) =>
      unmarked(text).marks.flatMap(({ readings }) => readings.flat()),
    );
    const unknown = named.filter(
      (id) => id.replace("!", "") !== UNNAMED && findingOf(id.replace("!", "")) === undefined,
    );
    expect(unknown).toEqual([]);
  });

  test("are understood to 90 %, things without a finding of their own counted as missed", () => {
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(phrases).toBeGreaterThanOrEqual(leastPhrases);
  });

  test("are understood in what they deny", () => {
    expect(negations).toBeGreaterThanOrEqual(leastNegations);
  });

  test("are not read to say much that they do not", () => {
    expect(precision).toBeGreaterThanOrEqual(0.8);
  });
});

test("the marks are taken out of a text, and their places kept", () => {
  const { text, marks } = unmarked("She {feels sick|nausea}, {no fever|!fever}.");
  expect(text).toBe("She feels sick, no fever.");
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(["feels sick", "no fever"]);
});
