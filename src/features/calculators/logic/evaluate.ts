import type { Expression, FunctionName, Sign } from "./expression.ts";

/** What names stand for; undefined where that is not known. */
export type Names = (name: string, choice?: string) => number | undefined;

/** The value of an expression (true is 1, false 0), or undefined where it rests on what is not known. NaN and infinities come out as such. */
export function evaluate(expression: Expression, names: Names): number | undefined {
  switch (expression.is) {
    case "number":
      return expression.value;
    case "name":
      return names(expression.name, expression.choice);
    case "minus":
      return mapped(evaluate(expression.of, names), (value) => -value);
    case "not":
      return mapped(evaluate(expression.of, names), (value) => Number(value === 0));
    case "choose": {
      const when = evaluate(expression.when, names);
      if (when === undefined) return undefined;
      return evaluate(when === 0 ? expression.otherwise : expression.holds, names);
    }
    case "call":
      return called(expression.of, expression.given, names);
    case "pair":
      return paired(expression.sign, expression, names);
  }
}

const mapped = (value: number | undefined, change: (value: number) => number) =>
  value === undefined ? undefined : change(value);

const OF: Readonly<Record<Exclude<FunctionName, "given">, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  sqrt: Math.sqrt,
  ln: Math.log,
  exp: Math.exp,
  log10: Math.log10,
  // A whole number that a change of units has left a hair below itself is that whole number.
  floor: (value) => Math.floor(value + TOLERANCE * Math.max(1, Math.abs(value))),
};

function called(of: FunctionName, given: readonly Expression[], names: Names): number | undefined {
  const values = given.map((one) => evaluate(one, names));
  if (of === "given") return Number(!values.includes(undefined));
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : OF[of](...known);
}

/** Far below what anybody measures, far above what converting a unit adds: 95 F is 35 C. */
const TOLERANCE = 1e-9;
const isSame = (a: number, b: number) =>
  a === b || Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));

type Plain = Exclude<Sign, "and" | "or">;
const PAIRS: Readonly<Record<Plain, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "^": (a, b) => a ** b,
  "=": (a, b) => Number(isSame(a, b)),
  "<=": (a, b) => Number(a < b || isSame(a, b)),
  ">=": (a, b) => Number(a > b || isSame(a, b)),
  "<": (a, b) => Number(a < b && !isSame(a, b)),
  ">": (a, b) => Number(a > b && !isSame(a, b)),
};

function paired(
  sign: Sign,
  { a, b }: { readonly a: Expression; readonly b: Expression },
  names: Names,
): number | undefined {
  const [left, right] = [evaluate(a, names), evaluate(b, names)];
  if (sign === "and" || sign === "or") {
    // One side may settle it, whatever the other is.
    const settles = (value: number | undefined) =>
      value !== undefined && (value !== 0) === (sign === "or");
    if (settles(left) || settles(right)) return Number(sign === "or");
    return left === undefined || right === undefined ? undefined : Number(sign === "and");
  }
  return left === undefined || right === undefined ? undefined : PAIRS[sign](left, right);
}
