import type { State, Subject } from "#/features/substances/population.schema.ts";
import type { Recorded } from "./recorded.ts";

export const SUBJECT_TEXT: Readonly<Record<Subject, string>> = {
  kidneys: "weak kidneys",
  dialysis: "dialysis",
  liver: "liver",
  pregnancy: "pregnancy",
  lactation: "lactation",
  children: "children",
  elderly: "age 65 and over",
};

/** What each value means, in a few words. */
export const STATE_TEXT: Readonly<Record<State, string>> = {
  rule: "On record",
  "no change": "The label asks for no change",
  "not on record": "Not on record",
};

/** What stands above an answer of what is not on record for its patient; undefined where nothing is missing. */
export function missingText(recorded: readonly Recorded[]): string | undefined {
  const missing = recorded.filter(({ state, concerns }) => concerns && state === "not on record");
  if (missing.length === 0) return undefined;
  const named = missing.map(
    ({ subject, inOtherUse }) => `${SUBJECT_TEXT[subject]}${inOtherUse ? " (in this use)" : ""}`,
  );
  return `Not on record for this drug: ${named.join(", ")}`;
}

/** What the monograph says of this patient's organs or state, and no rule of the dose does. */
export function besideDose(recorded: readonly Recorded[]): string[] {
  return recorded
    .filter(({ concerns, words }) => concerns && words !== "")
    .map(
      ({ subject, words }) =>
        `Not worked into the dose (${SUBJECT_TEXT[subject]}). The monograph says: ${words}.`,
    );
}
