import { analyze } from "../logic/analyze.ts";
import { conditionOf } from "../logic/model.ts";
import { TRIAGES } from "../symptoms.terms.ts";
import type { Case } from "./case.schema.ts";

/** Who a text is about, and what a good list says of it. */
export type Patient = Pick<Case, "expected" | "acceptable" | "triage" | "age" | "gender" | "text">;

/** What came of a case. `place` is the position of the first right answer, from 1; nothing where it is not listed. */
export type Verdict<Of extends Patient = Case> = {
  readonly of: Of;
  readonly place: number | undefined;
  /** The condition that stood first instead. */
  readonly first: string | undefined;
  readonly known: boolean;
  readonly triage: "right" | "safer" | "too-late";
  /** An emergency that would have been left to care for itself. */
  readonly missedEmergency: boolean;
};

export function judge<Of extends Patient>(one: Of): Verdict<Of> {
  const right = [one.expected, ...(one.acceptable ?? [])];
  const { conditions, triage } = analyze({
    age: one.age,
    gender: one.gender,
    duration: "",
    symptoms: [],
    denied: [],
    additionalInfo: one.text,
  });
  const index = conditions.findIndex(({ id }) => right.includes(id));
  const difference = TRIAGES.indexOf(triage) - TRIAGES.indexOf(one.triage);
  return {
    of: one,
    place: index < 0 ? undefined : index + 1,
    first: conditions[0]?.id,
    known: right.some((id) => conditionOf(id) !== undefined),
    triage: difference === 0 ? "right" : difference < 0 ? "safer" : "too-late",
    missedEmergency: one.triage === "emergency" && triage === "self-care",
  };
}

/** Share of verdicts, 0 to 1, with the right answer among the first `places`. */
export function within(verdicts: readonly Verdict<Patient>[], places: number): number {
  if (verdicts.length === 0) return 0;
  return (
    verdicts.filter(({ place }) => place !== undefined && place <= places).length / verdicts.length
  );
}
