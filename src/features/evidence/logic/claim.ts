/** A statement's figures as what has to stand together in a label. */
import type { Context, Fields } from "../statement.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { type Frequency, frequenciesIn } from "./frequencies.ts";
import { type Ages, agesOf, isOfOld } from "./scope.ts";
import type { Threshold } from "./thresholds.ts";

/** A dose, the most in a day, or the most at once. */
export type Role = "dose" | "day-max" | "cap";
export type Figures = {
  readonly amount: Amount | undefined;
  /** Further amounts of the same line: "2 inhalations of 100 mcg". */
  readonly others: readonly Amount[];
  /** What it is for, in the record's words. */
  readonly use: string;
  /** In years. */
  readonly age: Ages | undefined;
  /** It is for the old alone. */
  readonly isOfOld: boolean;
  readonly raised: boolean;
  /** One of several doses, or one under a condition. */
  readonly isOption: boolean;
  /** It is of a later step: what it is for says so, or a first dose goes before it. */
  readonly isStaged: boolean;
  readonly isAfterLoad: boolean;
  readonly role: Role;
  readonly frequency: Frequency | undefined;
  readonly threshold: Threshold | undefined;
  readonly weight: Threshold | undefined;
  readonly hepatic: Fields["hepatic"];
  /** Of the dose, 0 to 1. */
  readonly part: number | undefined;
  readonly never: Fields["never"];
};

const STAGED = /week|\bday\b|month|maint|continu|then/i;

export function figuresOf(fields: Fields, context: Context = {}): Figures {
  const { weight, isOption = false, isAfterLoad = false } = context;
  const { dose, every, dayMax, cap, at, hepatic, never, schedule, part } = fields;
  const figure = dose ?? dayMax ?? cap;
  const isDivided = /divided/.test(schedule ?? "");
  const amounts = figure === undefined ? [] : amountsIn(figure);
  return {
    amount: isDivided ? amounts[0] && { ...amounts[0], pace: "day" } : amounts[0],
    others: amounts.slice(1),
    use: fields.for ?? "",
    age: agesOf(fields, context),
    isOfOld: isOfOld(fields, context),
    raised: fields.raised === "yes",
    isOption,
    isAfterLoad,
    isStaged: isAfterLoad || STAGED.test(fields.for ?? ""),
    role: dose !== undefined ? "dose" : dayMax !== undefined ? "day-max" : "cap",
    frequency: frequenciesIn(every === undefined ? firstStep(schedule) : inWords(every)).at(
      isDivided ? -1 : 0,
    ),
    threshold: at === undefined ? undefined : bandOf(at, fields.measure ?? "renal"),
    weight: weight === undefined ? undefined : bandOf(weight, "weight"),
    hepatic,
    part: part === undefined ? undefined : Number(part),
    never,
  };
}

/** "Once, then 90 mg twice daily": the dose is the first one. */
const firstStep = (schedule = ""): string => schedule.split(/,? then\b|; /)[0] ?? "";

/** "8 h" is every 8 h. */
export const inWords = (every: string): string =>
  /^\d[\d.-]* (?:min|h|d|wk|mo)$/.test(every) ? `every ${every}` : every;

/** "under 30", "30 to 45", "over 50", "60 up". */
export function bandOf(band: string, measure: Threshold["measure"]): Threshold | undefined {
  const [low, high] = (band.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (low === undefined) return undefined;
  if (high !== undefined) return { measure, low, high, at: 0 };
  return /^(?:under|through)/.test(band)
    ? { measure, low: -Infinity, high: low, at: 0 }
    : { measure, low, high: Infinity, at: 0 };
}
