import type { Calculator, Input } from "../../calculator.ts";
import { namesIn, parseExpression } from "../../logic/expression.ts";
import { workOut } from "../../logic/work-out.ts";
import { differenceOf, expectedOf, givenTo } from "./agreement.testing.ts";
import { patientsOf } from "./patients.testing.ts";
import type { Patient, SecondWay } from "./second-way.testing.ts";

/** A calculator with one number of its record changed by one in its last digit. */
export type Mutant = {
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly calculator: Calculator;
};

/** A number of a formula; not the figures in a name or a choice, as "fib4" or "under_10". */
const NUMBER = /(?<![a-z0-9_.])\d+(?:\.\d+)?/g;

/** 65 becomes 64 and 66, 0.9938 becomes 0.9937 and 0.9939. */
function neighborsOf(number: string): string[] {
  const decimals = number.split(".")[1]?.length ?? 0;
  const step = 10 ** -decimals;
  return [Number(number) - step, Number(number) + step].map((value) => value.toFixed(decimals));
}

type Change = { readonly from: string; readonly to: string; readonly text: string };

/** All ways to change one number of an expression. */
function changesOf(expression: string): Change[] {
  return [...expression.matchAll(NUMBER)].flatMap(({ 0: from, index }) =>
    neighborsOf(from).map((said) => {
      const to = said.startsWith("-") ? `(${said})` : said;
      const text = expression.slice(0, index) + to + expression.slice(index + from.length);
      return { from, to: said, text };
    }),
  );
}

type Mutation<Part> = { readonly where: string; readonly from: string; readonly to: string; readonly part: Part };

/** Changes of one field of the parts of a record that hold expressions. */
function inExpressions<Part extends object>(
  parts: readonly Part[],
  field: keyof Part & string,
  where: string,
): Mutation<readonly Part[]>[] {
  return parts.flatMap((part, index) => {
    const text = part[field];
    if (typeof text !== "string") return [];
    return changesOf(text).map(({ from, to, text: changed }) => ({
      where: `${where} ${index + 1}`,
      from,
      to,
      part: parts.with(index, { ...part, [field]: changed }),
    }));
  });
}

function inNumber(value: number): { readonly from: string; readonly to: string; readonly value: number }[] {
  const from = String(Math.abs(value));
  return neighborsOf(from).map((to) => ({ from: String(value), to, value: Math.sign(value || 1) * Number(to) }));
}

function inInput(input: Input): Mutation<Input>[] {
  const where = input.id;
  if (input.kind === "choice") {
    return input.choices.flatMap((choice, index) =>
      inNumber(choice.points).map(({ from, to, value: points }) => ({
        where: `${where}.${choice.id}`,
        from,
        to,
        part: { ...input, choices: input.choices.with(index, { ...choice, points }) },
      })),
    );
  }
  if (input.kind === "date") return [];
  const ends = input.range.flatMap((end, index) =>
    inNumber(end).map(({ from, to, value }) => {
      const [low, high] = input.range;
      const range = index === 0 ? ([value, high] as const) : ([low, value] as const);
      return { where: `${where} range`, from, to, part: { ...input, range } };
    }),
  );
  const defaults = (input.default === undefined ? [] : inNumber(input.default)).map(
    ({ from, to, value }) => ({ where: `${where} default`, from, to, part: { ...input, default: value } }),
  );
  return [...ends, ...defaults];
}

/** What a choice's points do: where no formula reads them, they are words in a list. */
function isRead(calculator: Calculator, input: Input): boolean {
  if (input.kind !== "choice") return true;
  if (input.points !== undefined && input.points !== input.id) return namesIn(parseExpression(input.points)).includes(input.id);
  if (input.points === input.id) return true;
  const formulas = [...(calculator.steps ?? []), ...calculator.values].map(({ formula }) => formula);
  const points = calculator.inputs.flatMap(({ points }) => points ?? []);
  return [...formulas, ...points].some((text) => namesIn(parseExpression(text)).includes(input.id));
}

export function mutantsOf(calculator: Calculator): Mutant[] {
  const { inputs, steps = [], values, bands = [], outside = [], notes = [] } = calculator;
  const made = <Part>(mutations: readonly Mutation<Part>[], change: (part: Part) => Partial<Calculator>) =>
    mutations.map(({ where, from, to, part }) => ({ where, from, to, calculator: { ...calculator, ...change(part) } }));
  const ofInputs = inputs.flatMap((input, index) =>
    isRead(calculator, input)
      ? inInput(input).map((one) => ({ ...one, part: inputs.with(index, one.part) }))
      : [],
  );
  return [
    ...made(ofInputs, (part) => ({ inputs: part })),
    ...made(inExpressions(inputs, "points", "points of input"), (part) => ({ inputs: part })),
    ...made(inExpressions(steps, "formula", "step"), (part) => ({ steps: part })),
    ...made(inExpressions(values, "formula", "value"), (part) => ({ values: part })),
    ...made(inExpressions(bands, "when", "band"), (part) => ({ bands: part })),
    ...made(inExpressions(outside, "when", "outside"), (part) => ({ outside: part })),
    ...made(inExpressions(notes, "when", "note"), (part) => ({ notes: part })),
  ];
}

type Case = { readonly patient: Patient; readonly differs: (calculator: Calculator) => boolean };

/** Each end of a range is taken, and what lies one step beyond is refused by the input's name. */
function endCases(way: SecondWay, center: Patient): Case[] {
  return Object.entries(way.inputs).flatMap(([id, drawn]) => {
    if (drawn.kind !== "figure") return [];
    const beyond = [[drawn.low, neighborsOf(String(drawn.low))[0]], [drawn.high, neighborsOf(String(drawn.high))[1]]] as const;
    return beyond.flatMap(([end, next]): Case[] => {
      const isRefused = (value: number) => (calculator: Calculator) => {
        const worked = workOut(calculator, givenTo({ ...center, [id]: value }));
        return worked.state === "problem" && worked.problems.some(({ field }) => field === id);
      };
      return [
        { patient: { ...center, [id]: end }, differs: isRefused(end) },
        { patient: { ...center, [id]: Number(next) }, differs: (one) => !isRefused(Number(next))(one) },
      ];
    });
  });
}

/** All cases that a calculator is held to. */
export function casesOf(way: SecondWay): Case[] {
  const patients = patientsOf(way);
  const agreement = patients.map((patient) => {
    const expected = expectedOf(way, patient);
    return { patient, differs: (one: Calculator) => differenceOf(one, patient, expected) !== undefined };
  });
  return [...endCases(way, patients[0] ?? {}), ...agreement];
}

/**
 * Changes that change nothing: the greater of two counts from 0 up, a sum of tens that is above 0 or 1, and the floor
 * of 6 under a sum that is never less.
 */
const EQUAL = new Set([
  "sofa: urine.enough, 0 to -1",
  "sofa: points of input 9, 0 to -1",
  "pneumonia-severity-index: step 1, 0 to 1",
  "meld-3: value 1, 6 to 5",
  "meld-na: value 1, 6 to 5",
  "meld-na: value 2, 6 to 5",
]);

/** The mutants that no case tells from the record. */
export function survivorsOf(mutants: readonly Mutant[], cases: readonly Case[]): Mutant[] {
  return mutants.filter(
    ({ calculator, where, from, to }) =>
      !EQUAL.has(`${calculator.id}: ${where}, ${from} to ${to}`) &&
      !cases.some(({ differs }) => differs(calculator)));
}
