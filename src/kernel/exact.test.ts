import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  compare,
  decimal,
  difference,
  exact,
  product,
  quotient,
  roundDown,
  roundNearest,
  roundUp,
  sum,
} from "./exact.ts";

const decimals = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => exact(`${digits}e-${places}`));
const steps = fc.integer({ min: 1, max: 5000 }).map((digits) => exact(`${digits}e-3`));

test("decimals are what was written", () => {
  expect(decimal(sum(exact(0.1), exact(0.2)))).toBe("0.3");
  expect(decimal(exact("1234567.50"))).toBe("1,234,567.5");
  expect(decimal(exact(1e-7), 8)).toBe("0.0000001");
  expect(decimal(quotient(exact(2), exact(3)), 2)).toBe("0.67");
  expect(decimal(exact("-0.5"), 0)).toBe("0");
  expect(decimal(exact(".5"))).toBe("0.5");
  expect(() => exact("1,000")).toThrow(RangeError);
  expect(() => exact(Number.NaN)).toThrow(RangeError);
  expect(() => quotient(exact(1), exact(0))).toThrow(RangeError);
});

test("sums and products undo", () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      const divisor = b.n === 0n ? exact(1) : b;
      expect(difference(sum(a, b), b)).toEqual(a);
      expect(quotient(product(a, divisor), divisor)).toEqual(a);
    }),
  );
});

test("rounding stays within a step on its side", () => {
  fc.assert(
    fc.property(decimals, steps, (a, step) => {
      const [down, up, near] = [roundDown(a, step), roundUp(a, step), roundNearest(a, step)];
      expect(compare(down, a)).toBeLessThanOrEqual(0);
      expect(compare(up, a)).toBeGreaterThanOrEqual(0);
      expect(compare(difference(a, down), step)).toBe(-1);
      expect(compare(difference(up, a), step)).toBe(-1);
      expect(compare(near, down) === 0 || compare(near, up) === 0).toBe(true);
    }),
  );
});
