import { MEDICATIONS } from "#knowledge/dosing.js";
import type { CalculatedMedication, MedicationRecord } from "../record/record.ts";

/** Every medication on record, by name. */
export const FORMULARY: readonly MedicationRecord[] = MEDICATIONS.toSorted((a, b) =>
  a.name.localeCompare(b.name, "en"),
);

/** Browsers get the records packed, and read them in portions; where they are modules they are there already. */
export async function unpackFormulary(breath: () => Promise<void>): Promise<void> {
  await breath();
}

export function isCalculated(record: MedicationRecord): record is CalculatedMedication {
  return "regimens" in record;
}
