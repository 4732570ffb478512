import { PATIENT_TYPES, TYPE_YEARS, type PatientType } from "./patient.ts";

/** The patient type that an age stands for. */
export function patientTypeAt(years: number): PatientType {
  const type = PATIENT_TYPES.find(
    (each) => years >= TYPE_YEARS[each].from && years < TYPE_YEARS[each].to,
  );
  return type ?? "geriatric";
}
