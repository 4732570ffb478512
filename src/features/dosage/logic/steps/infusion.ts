/** What is told of a continuous infusion: the rate that it may reach, and the mL/h of it from the bag that was chosen. */
import { tightest } from "./amount.ts";
import { type Flow, flowOf, readBag } from "../record/bag.ts";
import type { Course, GivenRule } from "./course.ts";
import { listOf } from "../record/list-of.ts";
import { type Amount, type DoseRange, isOver, limitText } from "../record/measure.ts";
import type { Pace } from "../record/notation.ts";
import type { Question } from "../patient/patient.ts";

export type Rate = {
  /** The most, in words. */
  readonly most: string;
  /** The rate that the answer lets anybody reach. */
  readonly high: Amount;
  readonly flow: Flow | undefined;
  readonly notes: readonly string[];
};

/** Undefined for what is no infusion. */
export function rateOf(
  course: Course,
  range: DoseRange,
  pace: Pace,
  rule: GivenRule,
  question: Question,
): Rate | undefined {
  if (pace !== "h" && pace !== "min") return undefined;
  const bag = question.bag === undefined ? undefined : readBag(question.bag);
  const flow = bag && flowOf(bag, range, pace);
  const notes = [
    ...(rule.titrated === undefined ? [] : [`The rate is adjusted by ${rule.titrated}.`]),
    ...(bag !== undefined && flow === undefined
      ? [`No mL/h: the bag is counted in ${bag.amount.unit}, the dose in ${range.high.unit}.`]
      : []),
  ];
  const cap = tightest(listOf(course.cap), question, rule.by)?.amount;
  // What organs have reduced has no larger rate on record than its own.
  const free = rule.titrated !== undefined && !course.changed;
  if (free && cap === undefined) {
    const most = `By rate, adjusted by ${rule.titrated}: no maximum on record`;
    return { most, high: range.high, flow, notes };
  }
  const high = free && cap !== undefined && isOver(cap, range.high) ? cap : range.high;
  const atMost = bag && flow && flowOf(bag, { low: high, high }, pace);
  const inBag = high === range.high || atMost === undefined ? "" : ` (${atMost.text})`;
  return { most: `By rate: at most ${limitText(high)}/${pace}${inBag}`, high, flow, notes };
}
