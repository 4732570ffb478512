/** What is typed about the patient, as text, and what of it the engine gets. Pure: nothing here is kept or sent. */
import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { quantity } from "#/kernel/quantity.ts";
import type { PatientContext } from "../logic/entries/item.ts";
import type { PatientChart } from "../logic/patient/check-patient.ts";

export type PatientDraft = {
  readonly age: string;
  readonly sex: PatientContext["sex"];
  readonly clearance: string;
  readonly weight: string;
  readonly creatinine: string;
  readonly pregnant: boolean;
  readonly qtRisk: boolean;
  /** As somebody types them, with commas between. */
  readonly allergies: string;
  readonly conditions: string;
};

export const NOTHING_TYPED: PatientDraft = {
  age: "",
  sex: undefined,
  clearance: "",
  weight: "",
  creatinine: "",
  pregnant: false,
  qtRisk: false,
  allergies: "",
  conditions: "",
};

export const RANGES = {
  age: [0, 130],
  clearance: [0, 300],
  weight: [20, 400],
  creatinine: [0.1, 30],
} as const;

export type Figure = keyof typeof RANGES;

/** A figure in its range, or nothing: a figure outside of it is named at the field and not used. */
export function figureOf(draft: PatientDraft, name: Figure): number | undefined {
  const text = draft[name].trim();
  const figure = Number(text);
  const [from, to] = RANGES[name];
  return text !== "" && Number.isFinite(figure) && figure >= from && figure <= to
    ? figure
    : undefined;
}

export function errorAt(draft: PatientDraft, name: Figure): string | undefined {
  const [from, to] = RANGES[name];
  return draft[name].trim() !== "" && figureOf(draft, name) === undefined
    ? `A number from ${from} to ${to}`
    : undefined;
}

const ADULT_YEARS = 18;

/** Clearance by Cockcroft-Gault in mL/min to one decimal, or what is missing for it. */
export type ClearanceEstimate =
  | { readonly value: number }
  | { readonly missing: readonly string[] }
  | { readonly notFor: "children" };

export function estimateClearance(draft: PatientDraft): ClearanceEstimate {
  const age = figureOf(draft, "age");
  const weight = figureOf(draft, "weight");
  const creatinine = figureOf(draft, "creatinine");
  const { sex } = draft;
  if (age !== undefined && age < ADULT_YEARS) return { notFor: "children" };
  if (age === undefined || weight === undefined || creatinine === undefined || !sex) {
    const needed = { age, sex, weight, creatinine };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    return { missing: missing.map(([name]) => name) };
  }
  const value = cockcroftGault(quantity(age), quantity(weight), quantity(creatinine), sex);
  return { value: Number(value.toFixed(1)) };
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** A clearance that is typed wins over one that is reckoned. */
export function contextOf(draft: PatientDraft): PatientChart {
  const estimate = estimateClearance(draft);
  const reckoned = "value" in estimate ? estimate.value : undefined;
  return {
    age: figureOf(draft, "age"),
    sex: draft.sex,
    creatinineClearance: figureOf(draft, "clearance") ?? reckoned,
    pregnant: draft.pregnant,
    qtRisk: draft.qtRisk,
    allergies: wordsIn(draft.allergies),
    conditions: wordsIn(draft.conditions),
  };
}
