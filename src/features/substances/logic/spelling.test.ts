import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differingBits, distancesFrom, editDistance, letterMask } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcdeé1"), maxLength: 9 });

describe("editDistance", () => {
  test.each([
    ["metformin", "metfromin", 1],
    ["lisinopril", "lisinoprol", 1],
    ["aspirin", "asprin", 1],
    ["celebrex", "cerebyx", 3],
    ["", "abc", 3],
  ])("%s and %s are %i apart", (left, right, distance) => {
    expect(editDistance(left, right, 5)).toBe(distance);
  });

  test("is symmetric, zero only for the same word, and never more than the longer word", () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 20);
        expect(distance).toBe(editDistance(right, left, 20));
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
  });

  test("says limit + 1 beyond the limit and the same distance within it", () => {
    fc.assert(
      fc.property(word, word, fc.nat(5), (left, right, limit) => {
        const distance = editDistance(left, right, 20);
        expect(editDistance(left, right, limit)).toBe(Math.min(distance, limit + 1));
      }),
    );
  });
});

test("the letter mask never hides a word that is near enough", () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      const bits = differingBits(letterMask(left), letterMask(right));
      expect(bits).toBeLessThanOrEqual(2 * editDistance(left, right, 20));
    }),
  );
});

test("a word's distances to a whole dictionary are those of each pair", () => {
  const long = fc.string({ unit: fc.constantFrom(..."abcé1"), maxLength: 40 });
  fc.assert(
    fc.property(long, fc.array(fc.oneof(word, long)), fc.nat(5), (left, others, limit) => {
      const distanceTo = distancesFrom(left);
      for (const right of others) {
        expect(distanceTo(right, limit)).toBe(editDistance(left, right, limit));
      }
    }),
  );
});

test("bits are counted as they are written", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (left, right) => {
      const written = ((left ^ right) >>> 0).toString(2).replaceAll("0", "");
      expect(differingBits(left, right)).toBe(written.length);
    }),
  );
});
