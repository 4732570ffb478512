import type { SymptomAnalysis, SymptomInquiry } from "../symptoms.contract.ts";
import { spansOf } from "./reading/numbers/time.ts";
import { toldPatient } from "./reading/told-patient.ts";

/** What is typed and chosen on the page, before it is known to make sense. */
export type Draft = {
  readonly age: string;
  readonly gender: "" | SymptomInquiry["gender"];
  readonly duration: string;
  readonly additionalInfo: string;
  readonly symptoms: readonly string[];
  readonly denied: readonly string[];
  /** Findings read from the text that the reader took out again. */
  readonly ignored: readonly string[];
};

export const EMPTY_DRAFT: Draft = {
  age: "",
  gender: "",
  duration: "",
  additionalInfo: "",
  symptoms: [],
  denied: [],
  ignored: [],
};

export type DraftProblems = {
  readonly age?: string;
  readonly gender?: string;
  readonly symptoms?: string;
};

/** Years: "34", "34 yo", "0.5", "6 weeks", "18 months". Nothing where it is no age up to 120. */
export function ageInYears(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  const [, number] = /^(\d{1,3}(?:\.\d+)?) ?(?:y|yo|y\/o)?$/.exec(trimmed) ?? [];
  const plain = number === undefined ? undefined : Number(number);
  const [span] = spansOf(trimmed.replace(/\bold\b/, ""));
  const years = plain ?? (span === undefined ? undefined : span.days / 365);
  return years !== undefined && years >= 0 && years <= 120 ? years : undefined;
}

const WEEK = 7 / 365;
const MONTH = 30 / 365;

/** An age as it is typed into its box: "34", "18 months", "6 weeks", "3 days". */
export function ageTyped(years: number): string {
  if (years >= 2) return String(Math.floor(years));
  const [unit, length] =
    years >= 2 * MONTH ? ["month", MONTH] : years >= WEEK ? ["week", WEEK] : ["day", 1 / 365];
  const count = Math.round(years / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The draft with the age and gender that its text tells, where they were left empty. */
export function completed(draft: Draft): Draft {
  const told = toldPatient(draft.additionalInfo);
  return {
    ...draft,
    age: draft.age.trim() === "" && told.age !== undefined ? ageTyped(told.age.years) : draft.age,
    gender: draft.gender === "" ? (told.gender ?? "") : draft.gender,
  };
}

/** Stands among what is ignored for the duration that the text tells. */
export const TOLD_DURATION = "told-duration";

/** The duration that counts because the text tells it: none was typed, and it was not taken out. */
export function toldDuration(draft: Draft, { told }: SymptomAnalysis): string {
  const isOut = draft.duration.trim() !== "" || draft.ignored.includes(TOLD_DURATION);
  return isOut ? "" : (told.duration?.text ?? "");
}

/** How long it has lasted: what was typed, or else what the text tells, in its words. */
export const durationOf = (draft: Draft, analysis: SymptomAnalysis): string =>
  draft.duration.trim() || toldDuration(draft, analysis);

/** A year more or less is a birthday; of a small child it is another child. */
export function isOtherAge(one: number, other: number): boolean {
  return Math.abs(one - other) >= (Math.max(one, other) < 3 ? 0.25 : 1.5);
}

/** The inquiry that a draft makes, or what keeps it from being one. */
export function inquiryOf(draft: Draft): SymptomInquiry | DraftProblems {
  const age = ageInYears(draft.age);
  const nothing = draft.symptoms.length === 0 && draft.additionalInfo.trim() === "";
  if (age === undefined || draft.gender === "" || nothing) {
    return {
      ...(age === undefined && {
        age:
          draft.age.trim() === ""
            ? "Patient age is required"
            : 'Use years up to 120, or "6 weeks", "18 months"',
      }),
      ...(draft.gender === "" && { gender: "Gender is required" }),
      ...(nothing && { symptoms: "Add a symptom or describe the case" }),
    };
  }
  const { gender, duration, additionalInfo, symptoms, denied } = draft;
  return { age, gender, duration, additionalInfo, symptoms: [...symptoms], denied: [...denied] };
}

export const isInquiry = (result: SymptomInquiry | DraftProblems): result is SymptomInquiry =>
  "additionalInfo" in result;

/** The part of an address after "#" that brings the choices back. The free text stays out of it. */
export function fragmentOf({ age, gender, duration, symptoms, denied }: Draft): string {
  const fields = { age, gender, duration, has: symptoms.join("."), not: denied.join(".") };
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return new URLSearchParams(filled).toString();
}

const ID = /^[a-z0-9-]{1,80}$/;
const idsIn = (text: string | null): string[] =>
  (text ?? "")
    .split(".")
    .filter((id) => ID.test(id))
    .slice(0, 200);

export function draftFrom(fragment: string): Draft {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const gender = fields.get("gender");
  return {
    ...EMPTY_DRAFT,
    age: (fields.get("age") ?? "").slice(0, 20),
    gender: gender === "male" || gender === "female" ? gender : "",
    duration: (fields.get("duration") ?? "").slice(0, 200),
    symptoms: idsIn(fields.get("has")),
    denied: idsIn(fields.get("not")),
  };
}
