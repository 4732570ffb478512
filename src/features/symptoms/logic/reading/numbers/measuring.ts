import type { Patient } from "../../patient.ts";
import { type Value, valuesIn } from "./measures.ts";
import { pressuresIn } from "./pressures.ts";
import { specimensIn } from "./specimen.ts";

/** A number of the text and the finding it means. */
export type Measured = {
  readonly start: number;
  readonly end: number;
  readonly finding: string;
  /** True where the number says that it is not there. */
  readonly negated: boolean;
};

function said({ start, end, means, denies }: Omit<Value, "id">): Measured[] {
  const denied = denies.filter((finding) => !means.includes(finding));
  return [
    ...means.map((finding) => ({ start, end, finding, negated: false })),
    ...denied.map((finding) => ({ start, end, finding, negated: true })),
  ];
}

/** Findings that the numbers of a folded text mean for this patient. Total: numbers out of reach mean nothing. */
export function measured(folded: string, patient: Pick<Patient, "age" | "sex">): Measured[] {
  const fluids = specimensIn(folded);
  const pressures = pressuresIn(folded, patient.age);
  return [
    ...fluids.flatMap(({ findings, ...where }) => said({ ...where, means: findings, denies: [] })),
    ...pressures.flatMap(said),
    ...valuesIn(folded, patient, fluids, pressures).flatMap(said),
  ];
}
