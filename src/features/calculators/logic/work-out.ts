import type { Band, Calculator, Input, Output, Said } from "../calculator.ts";
import { evaluate, type Names } from "./evaluate.ts";
import { type Expression, parseExpression } from "./expression.ts";
import { dayText, type Given, type Read, readInput } from "./read-input.ts";
import { figure, rounded, shown } from "./show.ts";

export type Value = {
  readonly id: string;
  readonly label: string;
  /** Not rounded; a day as text. */
  readonly value: number | string;
  readonly unit: string;
  /** The value as it is shown. */
  readonly text: string;
};

export type FieldProblem = { readonly field: string; readonly message: string };

/** Every combination of inputs comes to one of these. */
export type Worked =
  | {
      readonly state: "value";
      readonly values: readonly Value[];
      readonly band: string | null;
      readonly says: string | null;
      /** The sum, line by line; the last one is the first value. */
      readonly sum: readonly string[];
      readonly notes: readonly string[];
      /** Values that need what was not given. */
      readonly wanting: readonly string[];
    }
  | { readonly state: "needs"; readonly inputs: readonly Input[] }
  | { readonly state: "problem"; readonly problems: readonly FieldProblem[] };

export type GivenInputs = Readonly<Record<string, Given | undefined>>;
type Fine = Exclude<Read, { problem: string }>;

/** Works a calculator out. Pure and total: units are converted, nothing is rounded before it is shown. */
export function workOut(calculator: Calculator, given: GivenInputs): Worked {
  const read = new Map<string, Fine>();
  const problems: FieldProblem[] = [];
  const missing: Input[] = [];
  for (const input of calculator.inputs) {
    const found = readOf(input, given);
    if (found === undefined) {
      if (!input.optional) missing.push(input);
    } else if ("problem" in found) problems.push({ field: input.id, message: found.problem });
    else read.set(input.id, found);
  }
  if (problems.length > 0) return { state: "problem", problems };
  if (missing.length > 0) return { state: "needs", inputs: missing };
  return worked(calculator, read);
}

function readOf(input: Input, given: GivenInputs): Read | undefined {
  const said = Object.hasOwn(given, input.id) ? given[input.id] : undefined;
  if (said !== undefined) return readInput(input, said);
  if (input.kind !== "number" || input.default === undefined) return undefined;
  return { value: input.default, text: `${figure(input.default)} ${input.unit}`.trim() };
}

function worked(calculator: Calculator, read: ReadonlyMap<string, Fine>): Worked {
  const known = new Map<string, number>();
  const names: Names = (name, choice) => {
    const input = read.get(name);
    if (choice !== undefined) {
      return input === undefined ? undefined : Number(input.choice === choice);
    }
    return input?.value ?? known.get(name);
  };
  const points = calculator.inputs.map((input) => pointsOf(input, read.get(input.id), names));
  known.set(
    "points",
    points.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  );
  const outside = calculator.outside?.find(({ when }) => holds(when, names));
  if (outside !== undefined) return problemOf(outside.says);

  const sum = calculator.inputs.flatMap((input, index) => {
    const found = read.get(input.id);
    const line = found?.conversion === undefined ? [] : [`${input.label}: ${found.conversion}`];
    const counted = points[index];
    if (counted === undefined || found === undefined) return line;
    return [...line, `${input.label}, ${found.text}: ${figure(counted)}`];
  });
  for (const step of calculator.steps ?? []) {
    const formula = parseExpression(step.formula);
    const value = evaluate(formula, names);
    if (value === undefined || Number.isNaN(value)) continue;
    known.set(step.id, value);
    sum.push(lineOf(step, formula, names, figure(value)));
  }
  const values: Value[] = [];
  const wanting: string[] = [];
  const lines: string[] = [];
  for (const output of calculator.values) {
    const formula = parseExpression(output.formula);
    const value = evaluate(formula, names);
    if (value === undefined) {
      wanting.push(output.label);
      continue;
    }
    if (!Number.isFinite(value)) return problemOf(`${output.label} has no value for these inputs`);
    known.set(output.id, value);
    const made = valueOf(output, value);
    values.push(made);
    lines.push(lineOf(output, formula, names, made.text));
  }
  const [first] = values;
  if (first === undefined) return { state: "needs", inputs: calculator.inputs.filter(isLeftOut) };
  const main = calculator.values.find(({ id }) => id === first.id);
  const value = main && known.get(main.id);
  const withValue: Names = (name, choice) => (name === "value" ? value : names(name, choice));
  const band: Band | undefined = calculator.bands?.find(({ when }) => holds(when, withValue));
  return {
    state: "value",
    values,
    band: band?.band ?? null,
    says: band?.says ?? null,
    // The value that stands large is the last line, as in a sum on paper.
    sum: [...sum, ...lines.slice(1), ...lines.slice(0, 1)],
    notes: [
      ...calculator.inputs.flatMap(({ id }) => read.get(id)?.doubt ?? []),
      ...(calculator.notes ?? [])
        .filter(({ when }) => holds(when, withValue))
        .map(({ says }) => says),
    ],
    wanting,
  };

  function isLeftOut(input: Input): boolean {
    return !read.has(input.id);
  }
}

const problemOf = (message: string): Worked => ({
  state: "problem",
  problems: [{ field: "", message }],
});

/** Without a condition it holds always; one that rests on what is not known does not. */
function holds(when: Said["when"], names: Names): boolean {
  if (when === undefined) return true;
  const value = evaluate(parseExpression(when), names);
  return value !== undefined && value !== 0;
}

function pointsOf(input: Input, read: Fine | undefined, names: Names): number | undefined {
  if (read === undefined || input.points === undefined) return undefined;
  return evaluate(parseExpression(input.points), names);
}

function lineOf(
  { label, unit = "" }: Pick<Output, "label" | "unit">,
  formula: Expression,
  names: Names,
  text: string,
): string {
  const work = shown(formula, names);
  const result = unit === "" || text.endsWith(unit) ? text : `${text} ${unit}`;
  const isPlain = formula.is === "name" || formula.is === "number" || work === text;
  return isPlain ? `${label} = ${result}` : `${label} = ${work} = ${result}`;
}

function valueOf({ id, label, unit = "", digits = 1, format }: Output, value: number): Value {
  if (format === "date") return { id, label, value: dayText(value), unit, text: dayText(value) };
  const text = format === "weeks" ? weeksText(value) : rounded(value, digits);
  return { id, label, value, unit, text };
}

/** "12 weeks 3 days" */
function weeksText(weeks: number): string {
  const days = Math.round(weeks * 7);
  return `${Math.floor(days / 7)} weeks ${days % 7} days`;
}
