import { expect, test, vi } from "vitest";
import { guesses } from "./misspelt.ts";
import { readText } from "./reading.ts";
import type * as spelling from "./spelling.ts";
import { termKeys } from "./term-index.ts";

let compared = 0;

vi.mock("./spelling.ts", async (original) => {
  const real = await original<typeof spelling>();
  return {
    ...real,
    distancesFrom: (word: string) => {
      const distanceTo = real.distancesFrom(word);
      return (other: string, limit: number) => {
        compared += 1;
        return distanceTo(other, limit);
      };
    },
  };
});

/** How many names are compared letter by letter while this is done. */
function comparisons(work: () => unknown): number {
  compared = 0;
  work();
  return compared;
}

const LINE = "denies pain or denies pain or denies pain or denies pain or denies pain";

test("a word is looked for once, however often it comes", () => {
  const first = comparisons(() => readText(LINE));
  expect(first).toBeGreaterThan(0);
  expect(comparisons(() => Array.from({ length: 50 }, () => readText(LINE)))).toBe(0);
});

test("a word is compared with few of all names", () => {
  for (const word of ["metfromine", "lisinoprul", "zzqxzzqxzz"]) {
    expect(comparisons(() => guesses(word))).toBeLessThan(termKeys.length / 4);
  }
});

test("what is remembered is bounded, and what is forgotten is found again", () => {
  const before = guesses("amlodipyne");
  for (let at = 0; at < 3000; at += 1) guesses(`word${at}`);
  expect(comparisons(() => guesses("amlodipyne"))).toBeGreaterThan(0);
  expect(guesses("amlodipyne")).toEqual(before);
});
