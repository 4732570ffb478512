/** A dose over kidney function: the same answer is asked for at every value, so that a drawing cannot say otherwise. */
import { inUnit } from "../record/measure.ts";
import { exact, toNumber } from "#/kernel/exact.ts";
import type { Answer, DoseAnswer } from "../answer.ts";
import { type KidneyMeasure, kidneyUnit } from "../organs/kidney-estimate.ts";
import { kidneyFunction } from "../organs/kidney-function.ts";
import type { Question } from "../patient/patient.ts";
import type { CalculatedMedication } from "../record/record.ts";

/** Values of kidney function in whole numbers that have one answer. */
export type KidneyStep = {
  readonly from: number;
  readonly to: number;
  /** Null where no dose is given there. */
  readonly dose: string | null;
  readonly frequency: string;
  /** Why there is no dose; empty where there is one. */
  readonly reason: string;
  /** What a day comes to, against the largest of all steps: 0 to 1. */
  readonly share: number;
};

export type KidneySteps = {
  readonly measure: KidneyMeasure;
  readonly unit: string;
  readonly steps: readonly KidneyStep[];
  /** Where this patient stands, and on which step; undefined where it is not known. */
  readonly patient: number | undefined;
  readonly own: number | undefined;
};

/** Beyond this no label tells one kidney from another. */
export const MOST_KIDNEY = 130;
/** Tables of labels have no band narrower than this; where two neighbors differ, the border is searched for between them. */
const STRIDE = 5;

/** Answers that say something of kidneys; with any other there is nothing to draw. */
const TOLD = new Set<Answer["status"]>(["dose", "contraindicated", "not-covered"]);

/** @returns undefined where all kidneys get the same answer, or the answer does not go by their function alone. */
export function kidneySteps(
  question: Question,
  medication: CalculatedMedication,
  answerTo: (question: Question) => Answer,
): KidneySteps | undefined {
  if (question.dialysis !== undefined) return undefined;
  const { measure, value: kidneys } = kidneyFunction(question, medication);
  const known = new Map<number, Answer>();
  const at = (value: number): Answer => {
    const answer =
      known.get(value) ??
      answerTo({
        ...question,
        serumCreatinine: undefined,
        creatinineClearance: measure === "CrCl" ? value : undefined,
        eGFR: measure === "eGFR" ? value : undefined,
        confirmed: true,
      });
    known.set(value, answer);
    return answer;
  };
  const starts = startsOf((value) => keyOf(at(value)));
  const answers = starts.map(at);
  const given = answers.filter((answer) => answer.status === "dose");
  if (starts.length < 2 || given.length === 0) return undefined;
  if (!answers.every(({ status }) => TOLD.has(status))) return undefined;
  const patient = kidneys && toNumber(kidneys);
  const largest = Math.max(...given.map((answer) => dayOf(answer, given)));
  return {
    measure,
    unit: kidneyUnit(measure),
    patient,
    own: patient === undefined ? undefined : ownOf(patient, starts, (value) => keyOf(at(value))),
    steps: starts.map((from, index) => {
      const answer = at(from);
      return {
        from,
        to: (starts[index + 1] ?? MOST_KIDNEY + 1) - 1,
        dose: answer.dose,
        frequency: answer.frequency,
        reason: reasonOf(answer),
        share: answer.status === "dose" && largest > 0 ? dayOf(answer, given) / largest : 0,
      };
    }),
  };
}

/** The values from which on another answer holds. */
function startsOf(key: (value: number) => string): number[] {
  const starts = [0];
  for (let value = 0; value < MOST_KIDNEY; value += STRIDE) {
    const next = Math.min(value + STRIDE, MOST_KIDNEY);
    if (key(value) === key(next)) continue;
    let [same, other] = [value, next];
    while (other - same > 1) {
      const middle = Math.floor((same + other) / 2);
      if (key(middle) === key(value)) same = middle;
      else other = middle;
    }
    starts.push(other);
  }
  return starts;
}

/** Between two whole numbers a patient may stand on either of two steps. */
function ownOf(
  patient: number,
  starts: readonly number[],
  key: (value: number) => string,
): number | undefined {
  const near = starts.flatMap((from, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return from <= Math.ceil(patient) && Math.floor(patient) < next ? [at] : [];
  });
  return near.find((at) => key(starts[at] ?? 0) === key(patient));
}

function keyOf(answer: Answer): string {
  if (answer.status === "contraindicated") return reasonOf(answer);
  if (answer.status !== "dose") return answer.status;
  return [answer.dose, answer.frequency, answer.maxDaily].join("\n");
}

/** How this value fell into its band is not said of a whole band. */
const OF_ONE_VALUE = /\b(?:CrCl|eGFR) [\d.]+ [^:]*is in the band "[^"]*": /;

function reasonOf(answer: Answer): string {
  return answer.dose === null ? (answer.warnings[0] ?? "").replace(OF_ONE_VALUE, "") : "";
}

/** What a day comes to at its most, counted as the first of all doses is. */
function dayOf({ high, everyHours, perDay }: DoseAnswer, [first]: readonly DoseAnswer[]): number {
  const amount = first && inUnit(high, first.high.unit);
  const times = everyHours > 0 ? 24 / everyHours : perDay;
  return toNumber(amount?.value ?? exact(0)) * times;
}
