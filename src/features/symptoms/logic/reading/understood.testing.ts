import { evidenceOf, type Evidence } from "../evidence.ts";
import type { Patient } from "../patient.ts";
import { read } from "./read.ts";

export const WOMAN: Patient = { age: 40, sex: "female" };

/** What a text states and denies, with what follows from it. */
export function understood(text: string, patient: Patient = WOMAN): Evidence {
  const { recognized } = read(text, patient);
  const of = (negated: boolean): string[] =>
    recognized.filter((entry) => entry.negated === negated).map(({ finding }) => finding);
  return evidenceOf(of(false), of(true));
}
