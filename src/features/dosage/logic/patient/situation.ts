import { type Exact, exact } from "#/kernel/exact.ts";
import { EVERYWHERE, type Stretch, holds, meet, readBand } from "../choosing/band.ts";
import type { KidneyEstimate } from "../organs/kidney-estimate.ts";
import { DAYS_IN_YEAR, type Question, TYPE_YEARS } from "./patient.ts";
import { weightBounds } from "./plausible.ts";
import type { Hepatic, Route, Whom } from "../record/record.ts";

/** The patient as the rules see one: exact where known, a stretch of possible values where not. */
export type Situation = {
  readonly question: Question;
  /** In days. */
  readonly age: Stretch;
  readonly ageKnown: boolean;
  readonly weight: Exact;
  readonly gestation: Stretch;
  readonly hepatic: Hepatic | "none" | undefined;
};

function point(value: Exact): Stretch {
  return { from: { at: value, after: false }, to: { at: value, after: true }, text: "given" };
}

/** The ages that a patient type leaves open, narrowed to those at which the weight is likely. */
function possibleAges({ patientType, weightKg }: Question): Stretch {
  const { from, to } = TYPE_YEARS[patientType];
  const likely = (years: number): boolean => {
    const { low, high } = weightBounds(years);
    return weightKg >= low && weightKg <= high;
  };
  const steps = Array.from({ length: 200 }, (_, step) => from + ((to - from) * (step + 0.5)) / 200);
  const fitting = patientType === "pediatric" ? steps.filter(likely) : steps;
  const half = (to - from) / 400;
  const start = Math.max(from, (fitting[0] ?? from) - half);
  const end = Math.min(to, (fitting.at(-1) ?? to) + half);
  return {
    from: { at: exact(start * DAYS_IN_YEAR), after: false },
    to: { at: exact(end * DAYS_IN_YEAR), after: false },
    text: "from the patient type and weight",
  };
}

/** Weeks of gestation matter in the first year of life only: after it everybody counts as born at term. */
function possibleWeeks(ageYears: number | undefined): Stretch {
  return ageYears !== undefined && ageYears >= 1 ? point(exact(40)) : EVERYWHERE;
}

export function situationOf(question: Question): Situation {
  const { ageYears, gestationalWeeks, weightKg } = question;
  return {
    question,
    age: ageYears === undefined ? possibleAges(question) : point(daysOf(ageYears)),
    ageKnown: ageYears !== undefined,
    weight: exact(weightKg),
    gestation:
      gestationalWeeks === undefined ? possibleWeeks(ageYears) : point(exact(gestationalWeeks)),
    hepatic: question.hepatic,
  };
}

/** Whether nothing of the age that is known or possible lies under 18 years. */
export function isAdult({ age }: Situation): boolean {
  return !meet(readBand("under 18 y"), age);
}

/** Years in days, exactly: a quarter of a year is three of our months, and 28/365.25 years are 28 days. */
export function daysOf(years: number): Exact {
  const days = years * DAYS_IN_YEAR;
  const near = Math.round(days * 16) / 16;
  return exact(Math.abs(days - near) < 1e-6 ? near : days);
}

export type Certainty = "yes" | "no" | "maybe";

/** Whether all of a stretch, some of it or nothing lies in a band. */
function inBand(band: Stretch, value: Stretch): Certainty {
  if (!meet(band, value)) return "no";
  const outside = [
    band.from && { to: band.from, text: "" },
    band.to && { from: band.to, text: "" },
  ].filter((side) => side !== undefined);
  return outside.some((side) => meet(side, value)) ? "maybe" : "yes";
}

export type Unknown = "age" | "renal function" | "hepatic function" | "sex";

/** Whether a limit is about this patient, and what would have to be known to be sure. */
export function isAbout(
  whom: Whom,
  situation: Situation,
  kidney: KidneyEstimate,
  chosen: { readonly route?: Route; readonly indication?: string },
): { certainty: Certainty; unknown: readonly Unknown[] } {
  const { sex } = situation.question;
  const unknown: Unknown[] = [];
  const answers: Certainty[] = [];
  const note = (certainty: Certainty, name: Unknown): void => {
    answers.push(certainty);
    if (certainty === "maybe") unknown.push(name);
  };
  if (whom.route && chosen.route && !whom.route.includes(chosen.route)) answers.push("no");
  if (whom.for && chosen.indication !== whom.for) answers.push("no");
  if (whom.weight && !holds(readBand(whom.weight), situation.weight)) answers.push("no");
  if (whom.dialysis) answers.push(situation.question.dialysis === undefined ? "no" : "yes");
  if (whom.age) note(inBand(readBand(whom.age), situation.age), "age");
  if (whom.sex) note(sex === undefined ? "maybe" : sex === whom.sex ? "yes" : "no", "sex");
  if (whom.hepatic) {
    const known = situation.hepatic;
    const hit = known !== undefined && known !== "none" && whom.hepatic.includes(known);
    note(known === undefined ? "maybe" : hit ? "yes" : "no", "hepatic function");
  }
  if (whom.renal) {
    const value = kidney.value;
    const band = readBand(whom.renal);
    note(value === undefined ? "maybe" : holds(band, value) ? "yes" : "no", "renal function");
  }
  const certainty = answers.includes("no") ? "no" : answers.includes("maybe") ? "maybe" : "yes";
  return { certainty, unknown };
}
