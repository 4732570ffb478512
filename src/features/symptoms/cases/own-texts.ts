import type { Patient } from "../logic/patient.ts";
import { BRIEF_CASES, CASES } from "./all.ts";
import { unmarked } from "./readings/marked.ts";
import { markedTexts, toldCases } from "./readings/told.ts";

export type OwnText = { readonly patient: Patient; readonly text: string };

const TOLD = [
  "freshly-told",
  "freshly-told-aside",
  "last-told",
  "case-reports",
  "many-hands",
  "other-hands",
];

/** Every vignette of our own, without its marks. */
export const OWN_TEXTS: readonly OwnText[] = [
  ...[...CASES, ...BRIEF_CASES].map(({ age, gender, text }) => ({
    patient: { age, sex: gender },
    text,
  })),
  ...[...TOLD.flatMap(toldCases), ...["first", "second", "third"].flatMap(markedTexts)].map(
    ({ age, sex, text }) => ({ patient: { age, sex }, text: unmarked(text).text }),
  ),
];
