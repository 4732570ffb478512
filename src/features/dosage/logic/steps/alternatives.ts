import { amountFor, capped, scaled, tightest } from "./amount.ts";
import type { Allowed } from "./child-limit.ts";
import type { Course, GivenRule } from "./course.ts";
import { dayShare, dosesToFit } from "./day.ts";
import { listOf } from "../record/list-of.ts";
import { type Amount, isOver, rangeText } from "../record/measure.ts";
import { readInterval } from "../record/notation.ts";
import type { Question } from "../patient/patient.ts";
import type { Alternative } from "../record/record.ts";
import type { Found } from "../organs/renal.ts";
import { isReplaced } from "./steps.ts";

const WORDS = { or: "Or", "raise to": "May be raised to" } as const;

export type WorkedAlternative = Allowed & { readonly text: string };

function worked(
  { is, dose, every, when }: Alternative,
  course: Course,
  changes: readonly Found[],
  dayLimit: Amount | undefined,
  question: Question,
  rule: GivenRule,
): WorkedAlternative[] {
  const { least, most, text } = readInterval(every);
  const amount = amountFor(dose, most, question, rule.by);
  if (isReplaced(changes) || "missing" in amount) return [];
  const part = changes.reduce((whole, { change }) => whole * (change.part ?? 1), 1);
  const cap = tightest(listOf(course.cap), question, rule.by)?.amount;
  const share = dayLimit && dayShare(dayLimit, rule.prn ? dosesToFit(every, true) : least);
  const within = capped(capped(scaled(amount.range, part), cap, "").range, share, "").range;
  const shrunk = isOver(scaled(amount.range, part).high, within.high);
  if (is === "or" && shrunk) return [];
  if (is === "raise to" && every === course.every && !isOver(within.high, course.range.high))
    return [];
  const said = `${WORDS[is]} ${rangeText(within.low, within.high)} ${text}${when ? ` ${when}` : ""}.`;
  return [{ text: said, range: within, every }];
}

/** What else the source allows, as far as this patient's organs and maxima leave room for it. */
export function alternativesFor(
  course: Course,
  changes: readonly Found[],
  dayLimit: Amount | undefined,
  question: Question,
  rule: GivenRule,
): WorkedAlternative[] {
  return (rule.alternatives ?? []).flatMap((each) =>
    worked(each, course, changes, dayLimit, question, rule),
  );
}
