import { type Exact, compare, decimal, exact, least, product } from "#/kernel/exact.ts";
import { bodySurface, dosingWeight } from "../patient/dosing-weight.ts";
import {
  type Amount,
  atMost,
  inUnit,
  isOver,
  limitText,
  over,
  rangeText,
  times,
  type DoseRange,
} from "../record/measure.ts";
import { type DoseSpec, type Per, readDose } from "../record/notation.ts";
import type { Question } from "../patient/patient.ts";
import type { DoseText, LimitText } from "../record/record.ts";

export type Worked =
  | {
      readonly range: DoseRange;
      readonly lines: readonly string[];
      readonly notes: readonly string[];
    }
  | { readonly missing: readonly string[] };

type By = "ideal" | "adjusted" | undefined;

function sized(spec: DoseSpec, question: Question, by: By) {
  if (spec.per === undefined) return { value: exact(1), text: "", lines: [], notes: [] };
  return spec.per === "m2" ? bodySurface(question) : dosingWeight(question, by);
}

/** A limit as an amount for this patient: absolute, or by weight or surface. Undefined when a size is missing. */
export function limitAmount(text: LimitText, question: Question, by: By): Amount | undefined {
  const spec = readDose(text);
  const size = sized(spec, question, by);
  return "missing" in size ? undefined : { value: product(spec.high, size.value), unit: spec.unit };
}

/** A limit as it binds a patient, and in the words that it was written in. */
export type Limit = { readonly amount: Amount; readonly text: string; readonly per?: Per };

/** The smallest of several limits. */
export function tightest(
  limits: readonly LimitText[],
  question: Question,
  by: By,
): Limit | undefined {
  return limits
    .flatMap((written): Limit[] => {
      const amount = limitAmount(written, question, by);
      const { text, per } = readDose(written);
      return amount === undefined ? [] : [{ amount, text, per }];
    })
    .reduce<Limit | undefined>(
      (tight, next) => (tight === undefined || isOver(tight.amount, next.amount) ? next : tight),
      undefined,
    );
}

/** "15 mg/kg x 12 kg = 180 mg"; a daily amount is then divided by the doses in a day. */
export function amountFor(dose: DoseText, perDay: Exact, question: Question, by: By): Worked {
  const spec = readDose(dose);
  const size = sized(spec, question, by);
  if ("missing" in size) return size;
  const whole: DoseRange = {
    low: { value: product(spec.low, size.value), unit: spec.unit },
    high: { value: product(spec.high, size.value), unit: spec.unit },
  };
  const pace =
    spec.pace === "h" || spec.pace === "min"
      ? `/${spec.pace}`
      : spec.pace === "day"
        ? " a day"
        : "";
  const lines = [...size.lines];
  const result = rangeText(whole.low, whole.high);
  lines.push(
    spec.per === undefined
      ? `Dose of the rule: ${spec.text}`
      : `${spec.text} x ${size.text} = ${result}${pace}`,
  );
  if (spec.pace !== "day") return { range: whole, lines, notes: size.notes };
  const range = { low: over(whole.low, perDay), high: over(whole.high, perDay) };
  lines.push(
    perDay.n === perDay.d
      ? `${result} a day in one dose`
      : `${result} a day / ${decimal(perDay)} doses = ${rangeText(range.low, range.high)}`,
  );
  return { range, lines, notes: size.notes };
}

/** Brings a dose down to a limit and says whether it was reached. */
export function capped(
  range: DoseRange,
  limit: Amount | undefined,
  name: string,
): { range: DoseRange; line: string | undefined } {
  if (limit === undefined) return { range, line: undefined };
  const shown = inUnit(limit, range.high.unit) ?? limit;
  if (!isOver(range.high, limit)) {
    const at = compare(shown.value, range.high.value) === 0 && shown.unit === range.high.unit;
    return { range, line: `${name} ${limitText(shown)} ${at ? "just reached" : "not reached"}` };
  }
  const lower = { low: atMost(range.low, limit), high: atMost(range.high, limit) };
  return {
    range: lower,
    line: `${name} ${limitText(shown)} reached: ${rangeText(range.low, range.high)} becomes ${rangeText(lower.low, lower.high)}`,
  };
}

export function scaled(range: DoseRange, part: number): DoseRange {
  return { low: times(range.low, exact(part)), high: times(range.high, exact(part)) };
}

/** The smaller of two doses at each end. */
export function lesser(a: DoseRange, b: DoseRange): DoseRange {
  return { low: smaller(a.low, b.low), high: smaller(a.high, b.high) };
}

function smaller(a: Amount, b: Amount): Amount {
  const same = inUnit(b, a.unit);
  return same === undefined ? a : { value: least(a.value, same.value), unit: a.unit };
}
