import { evaluate, type Names } from "./evaluate.ts";
import type { Expression, FunctionName } from "./expression.ts";

/** Made once: a sum may hold hundreds of figures, and is drawn anew with every key. */
const SIX_FIGURES = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 6 });

/** A number as it stands in a sum: six figures that count, no trailing zero. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return SIX_FIGURES.format(Number(value.toPrecision(6)));
}

/** A value with so many decimals, a half rounded away from zero as people do. */
export function rounded(value: number, digits: number): string {
  const scale = 10 ** digits;
  const scaled = Math.abs(value) * scale;
  const whole = Math.round(scaled + Math.max(1, scaled) * 1e-12);
  const signed = value < 0 && whole > 0 ? -whole : whole;
  return (signed / scale).toLocaleString("en-US", {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  });
}

const CALLED: Readonly<Record<FunctionName, string>> = {
  min: "smallest of ",
  max: "greatest of ",
  abs: "size of ",
  sqrt: "square root of ",
  ln: "ln ",
  exp: "e^",
  log10: "log10 ",
  floor: "whole part of ",
  given: "",
};
const STRENGTH: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };
const WRITTEN: Readonly<Record<string, string>> = { "*": " × ", "^": "^" };

/** An expression with its values in place, as it would be worked out on paper: of a choice only what holds. */
export function shown(expression: Expression, names: Names): string {
  return written(expression, names, 0);
}

function written(expression: Expression, names: Names, around: number): string {
  const value = () => figure(evaluate(expression, names) ?? Number.NaN);
  switch (expression.is) {
    case "number":
      return figure(expression.value);
    case "name":
      return evaluate(expression, names) === undefined || !value().startsWith("-")
        ? value()
        : `(${value()})`;
    case "minus":
      return `-${written(expression.of, names, 3)}`;
    case "not":
      return value();
    case "choose":
      return written(
        evaluate(expression.when, names) === 0 ? expression.otherwise : expression.holds,
        names,
        around,
      );
    case "call":
      return `${CALLED[expression.of]}(${expression.given.map((one) => written(one, names, 0)).join(", ")})`;
    case "pair": {
      const { sign, a, b } = expression;
      const strength = STRENGTH[sign];
      // A comparison inside a sum counts as 1 or 0.
      if (strength === undefined) return value();
      const right = sign === "+" || sign === "*" ? strength : strength + 0.5;
      const text = [written(a, names, strength), written(b, names, right)].join(
        WRITTEN[sign] ?? ` ${sign} `,
      );
      return strength < around ? `(${text})` : text;
    }
  }
}
