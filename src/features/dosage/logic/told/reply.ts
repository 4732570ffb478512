import type { DosageAnswer } from "../../dosage.contract.ts";
import type { Answer } from "../answer.ts";
import { besideDose } from "./recorded-text.ts";

/** An answer as the API gives it; undefined for a medication that is not on record. */
export function replyOf(answer: Answer): DosageAnswer | undefined {
  const { status, medication, dose, frequency, maxDaily, route, derivation, source } = answer;
  // The reason why there is no dose stays the first warning.
  const [reason, ...more] = dose === null ? answer.warnings : [undefined, ...answer.warnings];
  const beside = besideDose(answer.recorded);
  if (status === "unknown-medication" || medication === undefined) return undefined;
  return {
    status,
    medication,
    dose,
    frequency,
    maxDaily,
    route,
    warnings: [...(reason === undefined ? [] : [reason]), ...beside, ...more].filter(
      (warning) => warning !== undefined,
    ),
    notes: [...answer.notes],
    derivation: [...derivation],
    source,
    checked: answer.checked ?? "",
    recorded: answer.recorded.map((one) => ({ ...one })),
    ...("byIndication" in answer && {
      byIndication: answer.byIndication.map((row) => ({ ...row })),
    }),
  };
}
