import { amountFor, capped, scaled, tightest } from "./amount.ts";
import type { Course, GivenRule } from "./course.ts";
import { dayShare, dosesToFit } from "./day.ts";
import { listOf } from "./list-of.ts";
import { type Amount, isOver, rangeText } from "./measure.ts";
import { readInterval } from "./notation.ts";
import type { Question } from "./patient.ts";
import type { Alternative } from "./record.ts";
import type { Found } from "./renal.ts";
import { isReplaced } from "./steps.ts";

const WORDS = { or: "Or", "raise to": "May be raised to" } as const;

function textOf(
  { is, dose, every, when }: Alternative,
  course: Course,
  changes: readonly Found[],
  dayLimit: Amount | undefined,
  question: Question,
  rule: GivenRule,
): string[] {
  const { least, most, text } = readInterval(every);
  const worked = amountFor(dose, most, question, rule.by);
  if (isReplaced(changes) || "missing" in worked) return [];
  const part = changes.reduce((whole, { change }) => whole * (change.part ?? 1), 1);
  const cap = tightest(listOf(course.cap), question, rule.by)?.amount;
  const share = dayLimit && dayShare(dayLimit, rule.prn ? dosesToFit(every, true) : least);
  const within = capped(capped(scaled(worked.range, part), cap, "").range, share, "").range;
  const shrunk = isOver(scaled(worked.range, part).high, within.high);
  if (is === "or" && shrunk) return [];
  if (is === "raise to" && every === course.every && !isOver(within.high, course.range.high))
    return [];
  return [`${WORDS[is]} ${rangeText(within.low, within.high)} ${text}${when ? ` ${when}` : ""}.`];
}

/** What else the source allows, as far as this patient's organs and maxima leave room for it. */
export function alternativeTexts(
  course: Course,
  changes: readonly Found[],
  dayLimit: Amount | undefined,
  question: Question,
  rule: GivenRule,
): string[] {
  return (rule.alternatives ?? []).flatMap((each) =>
    textOf(each, course, changes, dayLimit, question, rule),
  );
}
