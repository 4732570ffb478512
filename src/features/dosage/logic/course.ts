import { amountFor, capped, lesser, scaled, tightest } from "./amount.ts";
import { type Interval, type DosingRule, type Change, type LimitText } from "./record.ts";
import { readInterval } from "./notation.ts";
import { changeText } from "./organ.ts";
import type { Question } from "./patient.ts";
import type { DoseRange } from "./rounding.ts";

/** A rule that gives a dose, as against one that says never. */
export type GivenRule = Extract<DosingRule, { readonly dose: string }>;

/** A dose on its way through the steps. */
export type Course = {
  range: DoseRange;
  every: Interval;
  cap: LimitText | undefined;
  dayMax: readonly LimitText[];
  lines: string[];
  notes: string[];
  changed: boolean;
};

export function listOf(value: LimitText | readonly LimitText[] | undefined): readonly LimitText[] {
  return value === undefined ? [] : typeof value === "string" ? [value] : value;
}

function longer(a: Interval, b: Interval): Interval {
  if (a === "once" || b === "once") return "once";
  return readInterval(b).hours >= readInterval(a).hours ? b : a;
}

/** Brings the dose down to its cap and says whether the cap was reached. */
export function keepCap(course: Course, question: Question, rule: GivenRule): void {
  const cap = tightest(listOf(course.cap), question, rule.by);
  const { range, line } = capped(course.range, cap?.amount, "cap");
  course.range = range;
  if (line !== undefined) course.lines.push(line);
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
  course.lines.push(`${because}: ${changeText(change)}`);
  if (change.every !== undefined) course.every = longer(course.every, change.every);
  if (change.cap !== undefined) course.cap = change.cap;
  if (change.dayMax !== undefined) course.dayMax = [...course.dayMax, change.dayMax];
  if (change.part !== undefined) course.range = scaled(course.range, change.part);
  if (change.dose !== undefined) {
    const worked = amountFor(change.dose, readInterval(course.every).most, question, rule.by);
    if ("missing" in worked) return worked.missing;
    const replaces = change.every !== undefined && !course.changed;
    course.range = replaces ? worked.range : lesser(course.range, worked.range);
    course.lines.push(...worked.lines.filter((line) => !line.startsWith("Dose of the rule")));
  }
  if (change.say !== undefined) course.notes.push(change.say);
  course.changed = true;
  return [];
}
