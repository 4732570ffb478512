import { expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { parseExpression } from "./expression.ts";
import { rounded, shown } from "./show.ts";

const NAMES: Readonly<Record<string, number>> = { a: 2, b: 3, "c.yes": 1 };
const names = (name: string, choice?: string) =>
  NAMES[choice === undefined ? name : `${name}.${choice}`];

test.each([
  ["1 + 2 * 3 ^ 2", 19],
  ["2 ^ 3 ^ 2", 512],
  ["-a ^ 2", -4],
  ["(1 - 4) / -3", 1],
  ["8 - 3 - 2", 3],
  ["a < b ? 10 : 20", 10],
  ["a > b ? 10 : a = 2 ? 30 : 40", 30],
  ["not a = 2 or b >= 3", 1],
  ["not (a = 2 or b >= 3)", 0],
  ["c.yes and a <= 2", 1],
  ["min(a, b, 1) + max(a, b)", 4],
  ["sqrt(16) + ln(exp(2)) + log10(100) + floor(2.9) + abs(-1)", 11],
  ["given(a) + given(missing)", 1],
  ["missing > 1 or a = 2", 1],
  ["missing > 1 and a = 3", 0],
  ["0.1 + 0.2 = 0.3", 1],
  ["0.1 + 0.2 > 0.3", 0],
])("%s is %s", (text, value) => {
  expect(evaluate(parseExpression(text), names)).toBeCloseTo(value, 12);
});

test.each(["missing + 1", "missing ? 1 : 2", "max(missing, 1)", "missing > 1 and a = 2"])(
  "%s is not known",
  (text) => {
    expect(evaluate(parseExpression(text), names)).toBeUndefined();
  },
);

test.each(["", "1 +", "1 2", "a b", "(1", "1)", "a ? 1", "alert(1)", "a; b", "a.b.c", "A", "and"])(
  "%j is no expression",
  (text) => {
    expect(() => parseExpression(text)).toThrow(SyntaxError);
  },
);

test.each([
  ["(a + b) * 2", "(2 + 3) × 2"],
  ["a - (b - 1)", "2 - (3 - 1)"],
  ["a > b ? 10 : b / a", "3 / 2"],
  ["sqrt(a * b)", "square root of (2 × 3)"],
])("%s is shown as %s", (text, sum) => {
  expect(shown(parseExpression(text), names)).toBe(sum);
});

test.each([
  [2.345, 2, "2.35"],
  [1.005, 2, "1.01"],
  [-0.04, 1, "0"],
  [-1.25, 1, "-1.3"],
  [1234.5, 0, "1,235"],
])("%d with %d decimals is %s", (value, digits, text) => {
  expect(rounded(value, digits)).toBe(text);
});
