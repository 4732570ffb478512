import type { Patient } from "../logic/patient.ts";
import { CASES } from "./all.ts";
import { BRIEF_CASES } from "./brief-cases.ts";
import { caseReports } from "./readings/data/case-reports.ts";
import { firstReadings } from "./readings/data/first.ts";
import { freshlyTold } from "./readings/data/freshly-told.ts";
import { freshlyToldAside } from "./readings/data/freshly-told-aside.ts";
import { lastTold } from "./readings/data/last-told.ts";
import { manyHands } from "./readings/data/many-hands.ts";
import { otherHands } from "./readings/data/other-hands.ts";
import { secondReadings } from "./readings/data/second.ts";
import { thirdReadings } from "./readings/data/third.ts";
import { unmarked } from "./readings/marked.ts";
import { markedOf } from "./readings/told-case.ts";

export type OwnText = { readonly patient: Patient; readonly text: string };

const told = [freshlyTold, freshlyToldAside, lastTold, caseReports, manyHands, otherHands];

/** Every vignette of our own, without its marks. */
export const OWN_TEXTS: readonly OwnText[] = [
  ...[...CASES, ...BRIEF_CASES].map(({ age, gender, text }) => ({
    patient: { age, sex: gender },
    text,
  })),
  ...[...told.flat().map(markedOf), ...firstReadings, ...secondReadings, ...thirdReadings].map(
    ([age, sex, text]) => ({ patient: { age, sex }, text: unmarked(text).text }),
  ),
];
