/*
 * A second way to every calculator, written from the papers' tables apart from the records: what goes in, and what
 * comes out. Patients are drawn for it, at and beside every figure at which it turns.
 */

/** A figure that is drawn: its ends, what is plausible in the formula's unit, and where the second way turns. */
export type DrawnFigure = {
  readonly kind: "figure";
  readonly low: number;
  readonly high: number;
  readonly turns: readonly number[];
  /** The step by which figures of this kind differ in a chart. */
  readonly by: number;
  /** Nothing lies between two steps. */
  readonly whole: boolean;
  readonly optional: boolean;
};
export type DrawnChoice = {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly optional: boolean;
};
export type DrawnDay = { readonly kind: "day"; readonly days: readonly string[] };
export type Drawn = DrawnFigure | DrawnChoice | DrawnDay;

export type Patient = Readonly<Record<string, number | string | undefined>>;

/** What the second way says of a patient; `notes` are the beginnings of those that hold for some patients only. */
export type Expected =
  | {
      readonly values: Readonly<Record<string, number | string | undefined>>;
      readonly band?: string;
      readonly notes?: readonly string[];
    }
  | { readonly refused: string };

/** A patient as the second way reads one. */
export type Chart = {
  /** A figure; not a number where it was left out. */
  readonly n: (id: string) => number;
  readonly has: (id: string) => boolean;
  readonly is: (id: string, choice?: string) => boolean;
  /** The choice itself, by a table. */
  readonly by: (id: string, table: Readonly<Record<string, number>>) => number;
  /** How many of these questions are answered by yes. */
  readonly yes: (...ids: readonly string[]) => number;
  /** A day as milliseconds, in UTC. */
  readonly day: (id: string) => number;
};

export type SecondWay = {
  readonly inputs: Readonly<Record<string, Drawn>>;
  readonly expect: (chart: Chart) => Expected;
  /** Patients whom chance would not draw. */
  readonly also?: readonly Patient[];
};

type FigureOptions = {
  readonly turns?: readonly number[];
  readonly by?: number;
  readonly whole?: boolean;
  readonly optional?: boolean;
};

export const figure = (
  low: number,
  high: number,
  { turns = [], by = 1, whole = false, optional = false }: FigureOptions = {},
): DrawnFigure => ({ kind: "figure", low, high, turns, by, whole, optional });

export const oneOf = (...choices: readonly string[]): DrawnChoice => ({
  kind: "choice",
  choices,
  optional: false,
});
export const YES_NO = oneOf("no", "yes");
export const SEX = oneOf("female", "male");
export const leftOut = (drawn: DrawnChoice): DrawnChoice => ({ ...drawn, optional: true });

/** Several questions of yes and no. */
export const questions = (...ids: readonly string[]): Readonly<Record<string, Drawn>> =>
  Object.fromEntries(ids.map((id) => [id, YES_NO]));

export function chartOf(patient: Patient): Chart {
  const n = (id: string) => {
    const value = patient[id];
    return typeof value === "number" ? value : Number.NaN;
  };
  const is = (id: string, choice = "yes") => patient[id] === choice;
  return {
    n,
    has: (id) => patient[id] !== undefined,
    is,
    by: (id, table) => table[String(patient[id])] ?? Number.NaN,
    yes: (...ids) => ids.filter((id) => is(id)).length,
    day: (id) => Date.parse(String(patient[id])),
  };
}

/** What sums of decimals are off by. */
const HAIR = 1e-9;
export const atMost = (value: number, limit: number): boolean =>
  value <= limit + HAIR * Math.max(1, Math.abs(limit));
export const below = (value: number, limit: number): boolean => !atMost(limit, value);

type Rows<Kind> = readonly (readonly [limit: number, worth: Kind])[];

/** The row of a table by its upper ends, which belong to it. */
export function upTo<Kind>(value: number, rows: Rows<Kind>, beyond: Kind): Kind {
  return rows.find(([limit]) => atMost(value, limit))?.[1] ?? beyond;
}

/** The row of a table by its upper ends, which belong to the next one. */
export function under<Kind>(value: number, rows: Rows<Kind>, beyond: Kind): Kind {
  return rows.find(([limit]) => below(value, limit))?.[1] ?? beyond;
}

export const sum = (...figures: readonly number[]): number =>
  figures.reduce((total, one) => total + one, 0);
