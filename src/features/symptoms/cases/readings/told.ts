import * as v from "valibot";
import { URGENCIES } from "../../symptoms.terms.ts";
import { fixture } from "../fixtures.ts";
import type { Patient } from "../judge.ts";
import { MarkedText, unmarked } from "./marked.ts";

/** One text serves to measure what is read, what is listed and how urgent it is held to be. */
const ToldCase = v.strictObject({
  ...MarkedText.entries,
  /** As others call it. */
  diagnosis: v.string(),
  /** Ids of right answers, the one that is meant first. */
  answers: v.pipe(v.array(v.string()), v.nonEmpty()),
  triage: v.picklist(URGENCIES),
});
export type ToldCase = v.InferOutput<typeof ToldCase>;

const about = v.string();
const Marked = v.strictObject({ about, texts: v.array(MarkedText) });
const Told = v.strictObject({ about, texts: v.array(ToldCase) });

/** Texts that are marked with what they state and deny. */
export const markedTexts = (set: string): readonly MarkedText[] =>
  fixture(`told/${set}.yaml`, Marked).texts;

/** Marked texts of which the diagnosis and the urgency are known too. */
export const toldCases = (set: string): readonly ToldCase[] =>
  fixture(`told/${set}.yaml`, Told).texts;

export const patientOf = ({ answers, triage, age, sex, text }: ToldCase): Patient => {
  const [expected = "", ...acceptable] = answers;
  return { expected, acceptable, triage, age, gender: sex, text: unmarked(text).text };
};
