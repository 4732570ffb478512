import type { DosageAnswer } from "../dosage.contract.ts";
import type { Answer } from "./answer.ts";

/** An answer as the API gives it; undefined for a medication that is not on record. */
export function replyOf(answer: Answer): DosageAnswer | undefined {
  const { status, medication, dose, frequency, maxDaily, route, derivation, source } = answer;
  if (status === "unknown-medication" || medication === undefined) return undefined;
  return {
    status,
    medication,
    dose,
    frequency,
    maxDaily,
    route,
    warnings: [...answer.warnings],
    notes: [...answer.notes],
    derivation: [...derivation],
    source,
    checked: answer.checked ?? "",
    ...("byIndication" in answer && {
      byIndication: answer.byIndication.map((row) => ({ ...row })),
    }),
  };
}
