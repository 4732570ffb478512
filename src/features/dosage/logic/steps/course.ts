import { amountFor, capped, lesser, scaled, tightest } from "./amount.ts";
import type { Change, DosingRule, Interval, LimitText, LoadingDose } from "../record/record.ts";
import { exact } from "#/kernel/exact.ts";
import { listOf } from "../record/list-of.ts";
import { type Amount, type DoseRange, isOver, times } from "../record/measure.ts";
import { readInterval } from "../record/notation.ts";
import { changeText, unended } from "../told/change-text.ts";
import type { Question } from "../patient/patient.ts";

/** A rule that gives a dose, as against one that says never. */
export type GivenRule = Extract<DosingRule, { readonly dose: string }>;

/** A dose on its way through the steps. */
export type Course = {
  range: DoseRange;
  every: Interval;
  cap: LimitText | undefined;
  dayMax: readonly LimitText[];
  /** What a day may still hold after a reduction that states no day's maximum of its own. */
  reduced: readonly Amount[];
  loads: readonly LoadingDose[];
  lines: string[];
  notes: string[];
  changed: boolean;
};

function longer(a: Interval, b: Interval): Interval {
  if (a === "once" || b === "once") return "once";
  return readInterval(b).hours >= readInterval(a).hours ? b : a;
}

const inDay = (one: Amount, every: Interval): Amount => times(one, readInterval(every).most);

/** Whether a smaller dose, given more often, comes to no more in a day than the dose that it replaces. */
function fitsInto(dose: Amount, every: Interval, before: Amount, unchanged: Interval): boolean {
  return unchanged !== "once" && !isOver(inDay(dose, every), inDay(before, unchanged));
}

/** A phrase of a record where it stands by itself. */
function sentenceOf(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${unended(phrase.slice(1))}.`;
}

/** Brings the dose down to its cap and says whether the cap was reached. */
export function keepCap(course: Course, question: Question, rule: GivenRule): void {
  const cap = tightest(listOf(course.cap), question, rule.by);
  const { range, line } = capped(course.range, cap?.amount, "cap");
  course.range = range;
  if (line !== undefined) course.lines.push(line);
}

/**
 * The most that a day may hold after a change without a maximum of its own: as much as its doses add up to, or
 * the same part of the day's maximum as of the dose.
 * @param before the dose before the change.
 */
function dayAfter(
  course: Course,
  change: Change,
  before: Amount,
  question: Question,
  rule: GivenRule,
): Amount | undefined {
  const { dose, every, cap, part } = change;
  // A rate is its own maximum: no number of doses makes a day of it.
  if (course.every === "continuous") return undefined;
  if ([dose, every, cap, part].every((each) => each === undefined)) return undefined;
  const limit = tightest(course.dayMax, question, rule.by)?.amount;
  if (limit !== undefined && part !== undefined && every === undefined) {
    return times(limit, exact(part));
  }
  const largest = tightest(listOf(course.cap), question, rule.by)?.amount;
  const whole = largest ?? before;
  const one =
    dose === undefined
      ? times(whole, exact(part ?? 1))
      : capped(course.range, largest, "cap").range.high;
  return times(one, readInterval(course.every).most);
}

/**
 * One organ's change. The first may set another dose with another interval; a second one can only make the
 * dose smaller and the interval longer.
 * @returns what is missing to work it out.
 */
export function applyChange(
  course: Course,
  change: Change,
  because: string,
  question: Question,
  rule: GivenRule,
): readonly string[] {
  const before = course.range.high;
  const { every } = course;
  course.lines.push(`${because}: ${changeText(change)}`);
  if (change.every !== undefined) course.every = longer(every, change.every);
  if (change.cap !== undefined) course.cap = change.cap;
  if (change.load !== undefined) course.loads = listOf(change.load);
  if (change.dayMax !== undefined) course.dayMax = [...course.dayMax, change.dayMax];
  if (change.part !== undefined) course.range = scaled(course.range, change.part);
  if (change.dose !== undefined) {
    const own = change.every ?? course.every;
    const worked = amountFor(change.dose, readInterval(own).most, question, rule.by);
    if ("missing" in worked) return worked.missing;
    const replaces = change.every !== undefined && !course.changed;
    if (replaces && fitsInto(worked.range.high, own, before, every)) course.every = own;
    course.range = replaces ? worked.range : lesser(course.range, worked.range);
    course.lines.push(...worked.lines.filter((line) => !line.startsWith("Dose of the rule")));
  }
  if (change.dayMax === undefined) {
    const left = dayAfter(course, change, before, question, rule);
    if (left !== undefined) course.reduced = [...course.reduced, left];
  }
  if (change.say !== undefined) course.notes.push(sentenceOf(change.say));
  course.changed = true;
  return [];
}
