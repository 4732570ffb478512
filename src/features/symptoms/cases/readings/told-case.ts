import { unmarked, type MarkedText } from "./marked.ts";
import type { Patient } from "../judge.ts";

/**
 * [diagnosis as others call it, ids of right answers parted by "|", urgency, age, sex, text marked as `marked.ts` says].
 * One text serves to measure what is read, what is listed and how urgent it is held to be.
 */
export type ToldCase = readonly [
  string,
  string,
  Patient["triage"],
  number,
  "male" | "female",
  string,
];

export const markedOf = ([, , , age, sex, text]: ToldCase): MarkedText => [age, sex, text];

export const patientOf = ([, answers, triage, age, gender, text]: ToldCase): Patient => {
  const [expected = "", ...acceptable] = answers.split("|");
  return { expected, acceptable, triage, age, gender, text: unmarked(text).text };
};
