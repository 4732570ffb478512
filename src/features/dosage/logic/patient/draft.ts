import { BAG_SHAPE, readBag } from "../record/bag.ts";
import { DIALYSIS, PATIENT_TYPES, type PatientType, type Question } from "./patient.ts";
import { HEPATIC, type Hepatic } from "../record/record.ts";
import {
  readAge,
  readCreatinine,
  readHeight,
  readNumber,
  readWeight,
  type Typed,
} from "./typed.ts";

/** What only some rules ask for: folded on the page. */
export const FURTHER_FIELDS = [
  "preparation",
  "sex",
  "height",
  "creatinine",
  "clearance",
  "eGFR",
  "dialysis",
  "hepatic",
  "gestation",
  "pregnant",
] as const;

export const DRAFT_FIELDS = [
  "patientType",
  "weight",
  "age",
  "medication",
  "indication",
  "route",
  "bag",
  ...FURTHER_FIELDS,
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What is typed and chosen on the page, before it is known to make sense. */
export type Draft = Readonly<Record<DraftField, string>>;
export type DraftProblems = Partial<Record<DraftField, string>>;

export const EMPTY_DRAFT: Draft = {
  patientType: "",
  weight: "",
  age: "",
  medication: "",
  indication: "",
  route: "",
  bag: "",
  preparation: "",
  sex: "",
  height: "",
  creatinine: "",
  clearance: "",
  eGFR: "",
  dialysis: "",
  hepatic: "",
  gestation: "",
  pregnant: "",
};

const MEASURED = [
  "weight",
  "age",
  "height",
  "creatinine",
  "clearance",
  "eGFR",
  "gestation",
] as const;
type Measured = (typeof MEASURED)[number];

const MEASURES: Readonly<
  Record<
    Measured,
    { read: (text: string) => Typed | undefined; low: number; high: number; problem: string }
  >
> = {
  weight: {
    read: readWeight,
    low: 0.2,
    high: 600,
    problem: 'Use 0.2 to 600 kg, or "44 lb", "7 lb 8 oz", "3250 g"',
  },
  age: {
    read: readAge,
    low: 0,
    high: 120,
    problem: 'Use 0 to 120 years, or "18 months", "6 weeks", "3 days"',
  },
  height: {
    read: readHeight,
    low: 20,
    high: 260,
    problem: 'Use 20 to 260 cm, or "5 ft 10 in", "70 in"',
  },
  creatinine: {
    read: readCreatinine,
    low: 0.1,
    high: 40,
    problem: 'Use mg/dL from 0.1 to 40, or "88 umol/L"',
  },
  clearance: { read: readNumber, low: 0, high: 400, problem: "Use mL/min from 0 to 400" },
  eGFR: { read: readNumber, low: 0, high: 400, problem: "Use mL/min/1.73 m2 from 0 to 400" },
  gestation: { read: readNumber, low: 20, high: 45, problem: "Use weeks from 20 to 45" },
};

/** How a typed measure is understood; undefined where nothing, or nothing sensible, was typed. */
export function measureOf(field: Measured, text: string): Typed | undefined {
  const { read, low, high } = MEASURES[field];
  const typed = read(text);
  return typed !== undefined && typed.value >= low && typed.value <= high ? typed : undefined;
}

/** What is wrong with a typed measure; undefined where nothing is, or nothing was typed. */
export function problemOf(field: Measured, text: string): string | undefined {
  const wrong = text.trim() !== "" && measureOf(field, text) === undefined;
  return wrong ? MEASURES[field].problem : undefined;
}

const oneOf = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text);

export const HEPATIC_CHOICES = ["none", ...HEPATIC] as const;

/** The question that a draft asks, or what keeps it from being one. */
export function questionOf(draft: Draft): { question: Question } | { problems: DraftProblems } {
  const values: Partial<Record<Measured, number>> = {};
  const problems: DraftProblems = {};
  for (const field of MEASURED) {
    if (draft[field].trim() === "") continue;
    const typed = measureOf(field, draft[field]);
    if (typed === undefined) problems[field] = MEASURES[field].problem;
    else values[field] = typed.value;
  }
  const patientType: PatientType | undefined = oneOf(PATIENT_TYPES, draft.patientType);
  if (draft.bag.trim() !== "" && readBag(draft.bag) === undefined)
    problems.bag = `Use an amount and a volume, ${BAG_SHAPE}`;
  if (patientType === undefined) problems.patientType = "Patient type is required";
  if (draft.weight.trim() === "") problems.weight = "Weight is required";
  if (draft.medication.trim() === "") problems.medication = "Medication is required";
  const { weight } = values;
  if (patientType === undefined || weight === undefined || Object.keys(problems).length > 0) {
    return { problems };
  }
  const hepatic: Hepatic | "none" | undefined = oneOf(HEPATIC_CHOICES, draft.hepatic);
  return {
    question: {
      patientType,
      weightKg: weight,
      ageYears: values.age,
      medication: draft.medication,
      indication: draft.indication,
      route: draft.route,
      preparation: draft.preparation,
      bag: draft.bag,
      sex: oneOf(["female", "male"], draft.sex),
      heightCm: values.height,
      serumCreatinine: values.creatinine,
      creatinineClearance: values.clearance,
      eGFR: values.eGFR,
      dialysis: oneOf(DIALYSIS, draft.dialysis),
      hepatic,
      gestationalWeeks: values.gestation,
      pregnant: draft.pregnant === "yes" ? true : undefined,
    },
  };
}

/** The part of an address after "#" that brings the inputs back. */
export function fragmentOf(draft: Draft): string {
  return new URLSearchParams(Object.entries(draft).filter(([, text]) => text !== "")).toString();
}

export function draftFrom(fragment: string): Draft {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const given = DRAFT_FIELDS.map((field) => [field, (fields.get(field) ?? "").slice(0, 200)]);
  return { ...EMPTY_DRAFT, ...Object.fromEntries(given) };
}
