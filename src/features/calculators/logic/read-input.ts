import type { Input, NumberInput, Unit } from "../calculator.ts";
import { figure } from "./show.ts";
import { unitNamed } from "./unit-names.ts";

/** What was given for an input: a figure with its unit, a choice's id, a day. */
export type Given = {
  readonly value: number | string | boolean;
  readonly unit?: string | undefined;
};

export type Read =
  | {
      readonly value: number;
      readonly choice?: string;
      readonly text: string;
      readonly conversion?: string;
      /** What makes it doubtful, though it counts. */
      readonly doubt?: string;
    }
  | { readonly problem: string };

const DAY_MS = 86_400_000;

/** What is allowed for an input, in words for a person. */
export function allowed(input: Input, unit?: string): string {
  if (input.kind === "choice") {
    return `one of ${input.choices.map(({ id }) => `"${id}"`).join(", ")}`;
  }
  if (input.kind === "date") return 'a day as "2026-01-31"';
  const known = unitNamed(input, unit ?? input.unit);
  const inUnit = (value: number) =>
    known === undefined ? value : value / known.factor + (known.zero ?? 0);
  const [low, high] = input.range;
  const whole = input.whole ? "a whole number" : "a number";
  return `${whole} from ${figure(inUnit(low))} to ${figure(inUnit(high))} ${known?.unit ?? ""}`.trim();
}

/** Reads what was given, in the unit that the formula takes. Never throws. */
export function readInput(input: Input, given: Given): Read {
  if (input.kind === "choice") return readChoice(input, given);
  if (given.unit !== undefined && input.kind === "date") return { problem: "A day has no unit" };
  return input.kind === "date" ? readDay(input, given) : readNumber(input, given);
}

function readChoice(input: Extract<Input, { kind: "choice" }>, { value, unit }: Given): Read {
  if (unit !== undefined && unit !== "") return { problem: `${input.label} has no unit` };
  const id = value === true ? "yes" : value === false ? "no" : value;
  const chosen = input.choices.find((choice) => choice.id === id);
  if (chosen === undefined) return { problem: `${input.label} must be ${allowed(input)}` };
  return { value: chosen.points, choice: chosen.id, text: chosen.label };
}

function readNumber(input: NumberInput, given: Given): Read {
  const unit = unitNamed(input, given.unit ?? input.unit);
  if (unit === undefined) {
    const names = input.units.map((one) => `"${one.unit}"`).join(", ");
    return { problem: `The unit of ${input.label} must be one of ${names}` };
  }
  const problem = `${input.label} must be ${allowed(input, unit.unit)}`;
  if (typeof given.value !== "number" || !Number.isFinite(given.value)) return { problem };
  const value = inFormula(given.value, unit);
  if (!isWithin(value, input.range))
    return { problem: `${problem}${elsewhere(input, given.value)}` };
  if (input.whole && !Number.isInteger(given.value)) return { problem };
  const text = `${figure(value)} ${input.unit}`.trim();
  const doubt =
    input.usual && !isWithin(value, input.usual)
      ? { doubt: `${input.label} of ${text} is unusual: check the figure and its unit.` }
      : {};
  if (unit.unit === input.unit) return { value: given.value, text, ...doubt };
  return { value, text, conversion: `${figure(given.value)} ${unit.unit} = ${text}`, ...doubt };
}

const inFormula = (value: number, { factor, zero = 0 }: Unit): number => (value - zero) * factor;

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  const slack = 1e-9 * Math.max(1, Math.abs(value));
  return value >= low - slack && value <= high + slack;
}

/** Where a figure would be a usual one in another unit, the unit was likely forgotten. */
function elsewhere({ units, range, usual = range }: NumberInput, value: number): string {
  const other = units.find((unit) => isWithin(inFormula(value, unit), usual));
  return other === undefined ? "" : `. As ${other.unit} ${figure(value)} would fit`;
}

function readDay(input: Input, { value }: Given): Read {
  const problem = `${input.label} must be ${allowed(input)}`;
  const parts = typeof value === "string" ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  if (parts === null) return { problem };
  const [year, month, day] = parts.slice(1).map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 0) - 1, day);
  if (dayText(time / DAY_MS) !== value || time < Date.UTC(1900)) return { problem };
  return { value: time / DAY_MS, text: String(value) };
}

/** A number of days as the calendar's day, "2026-01-31". */
export function dayText(days: number): string {
  const time = new Date(Math.round(days) * DAY_MS);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}
