import { type State, type Subject, SUBJECTS } from "#/features/substances/population.schema.ts";
import { compare } from "#/kernel/exact.ts";
import { meet, readBand } from "../choosing/band.ts";
import { inMonograph, NO_CHANGE } from "./in-monograph.ts";
import type { KidneyEstimate } from "../organs/kidney-estimate.ts";
import { isLocal } from "../record/kidney-record.ts";
import { type CalculatedMedication, type DosingRule, type Regimen } from "../record/record.ts";
import { stateInDosing } from "./recorded-in-dosing.ts";
import { WEAKER } from "../organs/renal.ts";
import { isAdult, type Situation } from "../patient/situation.ts";

/** What is on record of a subject beside an answer. */
export type Recorded = {
  readonly subject: Subject;
  readonly state: State;
  /** Whether it is about this patient. */
  readonly concerns: boolean;
  /** Not on record for this use, though other uses of the medication have a rule. */
  readonly inOtherUse: boolean;
  /** What the monograph says where no rule of the dose does, so that it is not worked in; empty otherwise. */
  readonly words: string;
};

type Asked = {
  readonly medication: CalculatedMedication;
  readonly regimen: Regimen;
  /** Those that may be the patient's; none where the use has none. */
  readonly rules: readonly DosingRule[];
  readonly situation: Situation;
  readonly kidney: KidneyEstimate;
};

/** All seven subjects for one answer; of several rules the one that says least counts. */
export function recordedFor(asked: Asked): readonly Recorded[] {
  const { medication, regimen, rules } = asked;
  const kind = asked.situation.question.dialysis;
  return SUBJECTS.map((subject): Recorded => {
    const concerns = CONCERNS[subject](asked);
    const own = least(
      (rules.length === 0 ? [undefined] : rules).map((rule) =>
        stateInDosing(subject, medication, regimen, rule, kind),
      ),
    );
    const plain = { subject, concerns, inOtherUse: false, words: "" };
    if (own !== "not on record") return { ...plain, state: own };
    const words = inMonograph(medication, subject);
    if (words === NO_CHANGE) return { ...plain, state: "no change" };
    if (words !== undefined) return { ...plain, state: "rule", words };
    const inOtherUse = medication.regimens.some((other) =>
      other.rules.some((rule) => stateInDosing(subject, medication, other, rule, kind) === "rule"),
    );
    return { ...plain, state: own, inOtherUse };
  });
}

/** Of answers for several uses: each subject as the answer has it that says least of it. */
export function leastRecorded(all: readonly (readonly Recorded[])[]): readonly Recorded[] {
  return SUBJECTS.flatMap((subject) => {
    const each = all.flatMap((one) => one.find((recorded) => recorded.subject === subject) ?? []);
    return each.toSorted((a, b) => rank(a.state) - rank(b.state)).slice(0, 1);
  });
}

const ORDER: readonly State[] = ["not on record", "rule", "no change"];
const rank = (state: State): number => ORDER.indexOf(state);
const least = (states: readonly State[]): State =>
  states.toSorted((a, b) => rank(a) - rank(b))[0] ?? "not on record";

const CONCERNS: Readonly<Record<Subject, (asked: Asked) => boolean>> = {
  kidneys: ({ regimen, kidney: { value, dialysis } }) =>
    value !== undefined &&
    dialysis === undefined &&
    compare(value, WEAKER) < 0 &&
    !isLocal(regimen),
  dialysis: ({ regimen, situation }) =>
    situation.question.dialysis !== undefined && !isLocal(regimen),
  liver: ({ situation: { hepatic } }) => hepatic !== undefined && hepatic !== "none",
  pregnancy: ({ situation }) => situation.question.pregnant === true,
  lactation: () => false,
  children: ({ situation }) => !isAdult(situation),
  elderly: ({ situation }) => meet(readBand("65 y up"), situation.age),
};
