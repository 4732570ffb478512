import { exact, toNumber } from "#/kernel/exact.ts";
import { alternativesFor } from "./alternatives.ts";
import { amountFor, capped, tightest } from "./amount.ts";
import { childLimit } from "./child-limit.ts";
import { type Course, type GivenRule, applyChange, keepCap } from "./course.ts";
import {
  type DayLimit,
  dayShare,
  dosesToFit,
  frequencyText,
  maxDailyText,
  mostOf,
  together,
} from "./day.ts";
import { rateOf } from "./infusion.ts";
import type { KidneyEstimate } from "../organs/kidney-estimate.ts";
import { loadingDose } from "./loading.ts";
import { listOf } from "../record/list-of.ts";
import {
  type Amount,
  type DoseRange,
  isOver,
  limitText,
  rangeText,
  times,
} from "../record/measure.ts";
import { readDose, readInterval } from "../record/notation.ts";
import { changeText } from "../told/change-text.ts";
import { organChanges } from "../organs/organ.ts";
import type { Found, Organs } from "../organs/renal.ts";
import type { KidneyRecord } from "../record/kidney-record.ts";
import type { Question } from "../patient/patient.ts";
import type { LoadingDose } from "../record/record.ts";
import { type Wishes, comfortableVolume } from "../choosing/preparation-choice.ts";
import { type Measured, measureOut } from "./rounding.ts";
import type { Shelf } from "../choosing/shelf.ts";
import type { Situation } from "../patient/situation.ts";
import { isReplaced, stepsFor, stepsOf } from "./steps.ts";

export type Dosed =
  | {
      readonly kind: "dose";
      readonly dose: string;
      readonly frequency: string;
      readonly maxDaily: string;
      readonly range: DoseRange;
      readonly cap: Amount | undefined;
      readonly dayLimit: Amount | undefined;
      /** The most that the answer lets anybody give, first doses and those after a session included. */
      readonly most: Amount;
      /** Kidneys or liver have changed it: what the source says of doses beside it is of healthy ones. */
      readonly changed: boolean;
      /** Steps and alternatives of the rule are not told, as its organs or maxima leave no room for them. */
      readonly leftOut: boolean;
      readonly perDay: number;
      readonly everyHours: number;
      readonly lines: readonly string[];
      readonly notes: readonly string[];
      readonly warnings: readonly string[];
    }
  | { readonly kind: "never"; readonly reason: string; readonly lines: readonly string[] }
  | { readonly kind: "unrecorded"; readonly reason: string; readonly lines: readonly string[] }
  | {
      readonly kind: "missing";
      readonly missing: readonly string[];
      readonly notes: readonly string[];
    };

const ADULT = 18;
const CHILD = 12;
const YOUNG_CHILD = 3;

/** Who is too young to swallow tablets gets a liquid where there is one: under 6 years. */
function wishesOf({ ageYears, patientType, weightKg }: Question, { highAlert }: Shelf): Wishes {
  const child = patientType === "pediatric" || patientType === "neonatal";
  return {
    liquidFirst: (ageYears ?? (child ? YOUNG_CHILD : ADULT)) < 6,
    weakestFirst: highAlert,
    comfortable: comfortableVolume(weightKg),
  };
}

/** Where there are preparations and none of them holds the dose: nobody takes the figure for one that is sold. */
function unmeasured({ pieces }: Measured, { products }: Shelf): string[] {
  const names = products.map(({ text }) => text);
  return pieces !== undefined || names.length === 0
    ? []
    : [`No single strength on record holds this dose: ${names.join("; ")}.`];
}

/** For children and for who gets a liquid: whose volume it is has to be a choice. */
function otherPreparations({ others, product }: Measured, { ageYears, patientType }: Question) {
  const child = ageYears === undefined ? patientType === "pediatric" : ageYears < CHILD;
  return others.length === 0 || (!child && product?.volume === undefined)
    ? []
    : [`The same dose from other preparations on record: ${others.join("; ")}.`];
}

/** What a day may hold of a fixed dose that may be raised to its cap, where the source states no day's maximum. */
function raised(course: Course, question: Question, rule: GivenRule): DayLimit | undefined {
  const { per, pace } = readDose(rule.dose);
  const { most, hours } = readInterval(course.every);
  const cap = tightest(listOf(course.cap), question, rule.by)?.amount;
  const fixed = per === undefined && pace === undefined && rule.load === undefined;
  if (cap === undefined || !fixed || course.changed || hours < 1 || !isOver(cap, course.range.high))
    return undefined;
  const amount = times(cap, most);
  return { amount, text: limitText(amount), raised: true };
}

function keepDayLimit(course: Course, question: Question, rule: GivenRule): DayLimit | undefined {
  const stated = tightest(course.dayMax, question, rule.by) ?? raised(course, question, rule);
  const limit = course.reduced
    .map((amount): DayLimit => ({ amount, text: limitText(amount) }))
    .reduce((tight, next) => (tight && !isOver(tight.amount, next.amount) ? tight : next), stated);
  if (limit === undefined) return undefined;
  if (limit !== stated) course.lines.push(`day's maximum after the reduction: ${limit.text}`);
  const share = dayShare(limit.amount, dosesToFit(course.every, rule.prn === true));
  const { range, line } = capped(course.range, share, `day's limit ${limit.text}, for one dose`);
  course.range = range;
  if (line?.includes("becomes")) course.lines.push(line);
  return limit;
}

/** First doses that lead up to the rule's own are not those of another dose for weak organs; larger ones are. */
function stillGiven(
  loads: readonly LoadingDose[],
  rule: GivenRule,
  changes: readonly Found[],
  own: DoseRange,
  question: Question,
): readonly LoadingDose[] {
  if (!isReplaced(changes) || changes.some(({ change }) => change.load !== undefined)) return loads;
  // A bolus and a rate are no measure for each other.
  if (rule.every === "continuous") return loads;
  return loads.filter(({ dose }) => {
    const worked = amountFor(dose, exact(1), question, rule.by);
    return "missing" in worked || isOver(worked.range.high, own.high);
  });
}

/** What is given on top of the dose after a session of dialysis. */
function afterSession(changes: readonly Found[], question: Question, rule: GivenRule) {
  const dose = changes.find(({ change }) => change.afterSession !== undefined)?.change.afterSession;
  const worked = dose && amountFor(dose, exact(1), question, rule.by);
  if (!worked || "missing" in worked) return undefined;
  return { text: rangeText(worked.range.low, worked.range.high), high: worked.range.high };
}

function missing(names: readonly string[], notes: readonly string[] = []): Dosed {
  return { kind: "missing", missing: names, notes };
}

/**
 * Works a rule out for a patient, in the order that keeps limits: amount by weight, cap, kidneys and liver,
 * rounding, cap again. Every step leaves a line; the last line is the dose.
 */
export function workOut(
  rule: GivenRule,
  situation: Situation,
  kidney: KidneyEstimate,
  shelf: Shelf,
  record: KidneyRecord,
): Dosed {
  const { question } = situation;
  const organs: Organs = organChanges(rule, situation, kidney, record);
  if (organs.unrecorded !== undefined) {
    return { kind: "unrecorded", reason: organs.unrecorded, lines: kidney.lines };
  }
  if (organs.missing.length > 0) return missing(organs.missing, organs.notes);
  const spec = readDose(rule.dose);
  const first = amountFor(rule.dose, readInterval(rule.every).most, question, rule.by);
  if ("missing" in first) return missing(first.missing);

  const course: Course = {
    range: first.range,
    every: rule.every,
    cap: rule.cap,
    dayMax: listOf(rule.dayMax),
    reduced: [],
    loads: listOf(rule.load),
    lines: [...first.lines],
    notes: [...first.notes],
    changed: false,
  };
  keepCap(course, question, rule);
  if (organs.changes.length > 0) course.lines.push(...kidney.lines);
  for (const { change, because } of organs.changes) {
    if (change.never !== undefined) {
      const lines = [...course.lines, `${because}: ${changeText(change)}`];
      return { kind: "never", reason: `${because}: ${change.never}`, lines };
    }
    const needed = applyChange(course, change, because, question, rule);
    if (needed.length > 0) return missing(needed);
    keepCap(course, question, rule);
  }
  const stated = keepDayLimit(course, question, rule);
  const frequency = readInterval(course.every);
  const byWeight =
    spec.per !== undefined ||
    spec.pace === "day" ||
    organs.changes.some(({ change }) => change.part !== undefined);
  const wishes = wishesOf(question, shelf);
  const inexact = spec.per !== undefined || spec.pace === "day";
  const preferPieces = inexact && (question.ageYears ?? ADULT) >= ADULT && !wishes.liquidFirst;
  // What runs in is set by its rate: no minute of it is drawn up.
  const measuredFrom = rule.every === "continuous" ? [] : shelf.products;
  const out = measureOut(course.range, measuredFrom, { ...wishes, byWeight, preferPieces });
  course.lines.push(...out.lines);
  const cap = tightest(listOf(course.cap), question, rule.by);
  if (cap !== undefined && out.pieces !== undefined)
    course.lines.push(`still within the cap of ${cap.text}`);
  const same = out.product === undefined ? shelf.products : [out.product];
  const loads = stillGiven(course.loads, rule, organs.changes, first.range, question);
  const load = loadingDose(rule, loads, question, same, wishes, frequency.most);
  if (load !== undefined && "missing" in load) return missing(load.missing);

  const pace = spec.pace === "h" || spec.pace === "min" ? `/${spec.pace}` : "";
  const rate = rateOf(course, out, spec.pace, rule, question);
  const measured = rate?.flow?.text ?? out.pieces;
  const pieces = measured === undefined ? "" : ` (${measured})`;
  const body = `${rangeText(out.low, out.high)}${pace}${pieces}`;
  const dose = load === undefined ? body : `${load.text}, then ${body}`;
  const alternatives = alternativesFor(course, organs.changes, stated?.amount, question, rule);
  const steps = stepsFor(course, organs.changes, stated?.amount, question, rule);
  const dayLimit = childLimit(stated, out, course.every, alternatives, steps, question, rule);
  const day = mostOf(
    course.every,
    { ...out, ...(rate && { high: rate.high }) },
    spec.pace,
    dayLimit,
  );
  const opening =
    load !== undefined && (spec.pace !== undefined || isOver(load.high, day)) ? load : undefined;
  const after = afterSession(organs.changes, question, rule);
  const byDoses = rate?.most ?? maxDailyText(course.every, out, dayLimit);
  const beside = [...alternatives, ...steps].map(({ text }) => text);
  return {
    kind: "dose",
    dose,
    frequency: frequencyText(rule, course.every, out, dayLimit?.amount),
    maxDaily: `${byDoses}${opening ? `, after the first dose of ${opening.amount}` : ""}${after ? `, and ${after.text} more after a session` : ""}`,
    most: together(load !== undefined && isOver(load.high, day) ? load.high : day, after?.high),
    changed: course.changed,
    leftOut: beside.length < stepsOf(rule) || loads.length < course.loads.length,
    range: { low: out.low, high: out.high },
    cap: cap?.amount,
    dayLimit: dayLimit?.amount,
    perDay: toNumber(dosesToFit(course.every, rule.prn === true)),
    everyHours: frequency.hours,
    lines: [...course.lines, ...(rate?.flow ? [rate.flow.line] : []), ...(load?.lines ?? []), dose],
    notes: [
      ...beside,
      ...(rate?.notes ?? []),
      ...(rate ? [] : unmeasured(out, shelf)),
      ...otherPreparations(out, question),
      ...course.notes,
      ...organs.notes,
    ],
    warnings: [...out.warnings, ...(rate?.flow?.warnings ?? []), ...organs.warnings],
  };
}
