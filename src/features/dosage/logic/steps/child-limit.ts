/** What a day may hold of a dose by weight or surface, where the source's own maximum is one for bodies of any size. */
import { type DayLimit, mostOf } from "./day.ts";
import { type DoseRange, isOver, limitText, times } from "../record/measure.ts";
import { readDose, readInterval } from "../record/notation.ts";
import type { Question } from "../patient/patient.ts";
import type { Interval } from "../record/record.ts";
import type { GivenRule } from "./course.ts";
import type { Step } from "./steps.ts";

const ADULT = 18;

const isChild = ({ ageYears, patientType }: Question): boolean =>
  ageYears === undefined
    ? patientType !== "adult" && patientType !== "geriatric"
    : ageYears < ADULT;

/** An alternative that the source allows, as worked out for the patient. */
export type Allowed = { readonly range: DoseRange; readonly every: Interval };

/**
 * "4,000 mg a day" binds nobody of 14 kg whose doses add up to 1,260 mg: the maximum of a child's dose by weight or
 * surface is what its doses, or the highest that the source lets them be raised to, add up to. Steps without an end
 * of their own go on to the maximum, which then stands.
 */
export function childLimit(
  limit: DayLimit | undefined,
  dose: DoseRange,
  every: Interval,
  allowed: readonly Allowed[],
  steps: readonly Step[],
  question: Question,
  rule: GivenRule,
): DayLimit | undefined {
  const { per, pace } = readDose(rule.dose);
  if (limit === undefined || limit.per !== undefined || per === undefined || !isChild(question))
    return limit;
  if (readInterval(every).hours > 24) return limit;
  const reached = steps.flatMap(({ day }) => day ?? []);
  if (reached.length < steps.length) return limit;
  const own = mostOf(every, dose, pace, undefined);
  const most = [
    ...allowed.map(({ range, every: often }) => times(range.high, readInterval(often).most)),
    ...reached,
  ].reduce((high, next) => (isOver(next, high) ? next : high), own);
  if (!isOver(limit.amount, most)) return limit;
  if (pace === "h" || pace === "min") return undefined;
  return { amount: most, text: limitText(most) };
}
