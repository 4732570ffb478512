import { exact } from "#/kernel/exact.ts";
import { amountFor, capped, scaled, tightest } from "./amount.ts";
import type { Course, GivenRule } from "./course.ts";
import { dayShare, dosesToFit } from "./day.ts";
import { listOf } from "../record/list-of.ts";
import {
  type Amount,
  type DoseRange,
  atMost,
  isOver,
  rangeText,
  times,
} from "../record/measure.ts";
import { readDose, readInterval, readStep } from "../record/notation.ts";
import type { Question } from "../patient/patient.ts";
import type { DoseText, Raise } from "../record/record.ts";
import type { Found } from "../organs/renal.ts";

/** What holds for one patient's steps: the most of a dose and of a day, and the part that organs leave of each. */
type Limits = {
  readonly dose: Amount | undefined;
  readonly day: Amount | undefined;
  readonly part: number;
};

/** A step in words, and what a day comes to after it: unknown where only the maximum ends the steps. */
export type Step = { readonly text: string; readonly day: Amount | undefined };

const BY_DAY = exact(1);

/** An amount of a step for this patient, and the limit that is its own: a day's, or a dose's. */
function amountOf(
  text: DoseText,
  limits: Limits,
  question: Question,
  rule: GivenRule,
): { range: DoseRange; unit: string; limit: Amount | undefined } | undefined {
  const { pace } = readDose(text);
  const worked = amountFor(text, BY_DAY, question, rule.by);
  if ("missing" in worked) return undefined;
  const unit = pace === undefined ? "" : pace === "day" ? " a day" : `/${pace}`;
  const limit = pace === "day" ? limits.day : limits.dose;
  return { range: scaled(worked.range, limits.part), unit, limit };
}

function worked(text: DoseText, limits: Limits, question: Question, rule: GivenRule) {
  const amount = amountOf(text, limits, question, rule);
  if (amount === undefined) return undefined;
  const { range, unit, limit } = amount;
  const within = capped(range, limit, "").range;
  return {
    text: `${rangeText(within.low, within.high)}${unit}`,
    high: within.high,
    inDay: unit === " a day",
    over: limit !== undefined && isOver(range.low, limit),
  };
}

type Reached = NonNullable<ReturnType<typeof worked>>;

/** What a day comes to at an amount that is one dose, or a day's already. */
const dayOf = ({ high, inDay }: Reached, { every }: Course): Amount =>
  inDay ? high : times(high, readInterval(every).most);

function raised(
  { by, every, to, when }: Raise,
  course: Course,
  limits: Limits,
  question: Question,
  rule: GivenRule,
): Step[] {
  const step = by === "double" ? undefined : worked(by, limits, question, rule);
  if (by !== "double" && (step === undefined || step.over)) return [];
  const target = to && worked(to, limits, question, rule);
  const often = every && ` ${readStep(every)}`;
  const parts = [
    by === "double" ? `Double${often ?? ""}` : `Raise${often ?? ""} by ${step?.text}`,
    target && `to ${target.text}`,
  ].filter(Boolean);
  const text = `${parts.join(", ")}${when === undefined ? "" : ` ${when}`}.`;
  return [{ text, day: target && dayOf(target, course) }];
}

/** Whether a patient's dose may still rise: a step is not told to who is at the maximum already. */
function hasRoom({ range, every }: Course, { dose, day }: Limits, rule: GivenRule): boolean {
  const inDay = times(range.high, dosesToFit(every, rule.prn === true));
  return [
    [dose, range.high],
    [day, inDay],
  ].every(([limit, now]) => limit === undefined || now === undefined || isOver(limit, now));
}

/** A dose or an interval for weak organs stands for all that the source says of strong ones. */
export const isReplaced = (changes: readonly Found[]): boolean =>
  changes.some(({ change }) => (change.dose ?? change.every) !== undefined);

/** How many alternatives and steps a rule has. */
export const stepsOf = ({ alternatives = [], raise = [], usual }: GivenRule): number =>
  alternatives.length + raise.length + (usual === undefined ? 0 : 1);

/** How the dose is raised and what most come to need, as far as this patient's organs and maxima leave room for it. */
export function stepsFor(
  course: Course,
  changes: readonly Found[],
  day: Amount | undefined,
  question: Question,
  rule: GivenRule,
): Step[] {
  if (isReplaced(changes)) return [];
  const cap = tightest(listOf(course.cap), question, rule.by)?.amount;
  const { least } = readInterval(course.every);
  const share = day && dayShare(day, rule.prn ? dosesToFit(course.every, true) : least);
  const dose = cap && share ? atMost(cap, share) : (cap ?? share);
  const part = changes.reduce((whole, { change }) => whole * (change.part ?? 1), 1);
  const limits: Limits = { dose, day, part };
  const usual = rule.usual && worked(rule.usual, limits, question, rule);
  return [
    ...(hasRoom(course, limits, rule) ? (rule.raise ?? []) : []).flatMap((each) =>
      raised(each, course, limits, question, rule),
    ),
    ...(usual === undefined || usual.over
      ? []
      : [{ text: `Usual: ${usual.text}.`, day: dayOf(usual, course) }]),
  ];
}
