import { ANALGESICS } from "../data/analgesics.ts";
import { INJECTABLE_ANTIBIOTICS } from "../data/antibiotics-injectable.ts";
import { ORAL_ANTIBIOTICS } from "../data/antibiotics-oral.ts";
import { ANTICOAGULANTS } from "../data/anticoagulants.ts";
import { ANTICONVULSANTS } from "../data/anticonvulsants.ts";
import { ANTIFUNGALS_ANTIPARASITICS } from "../data/antifungals-antiparasitics.ts";
import { ANTIVIRALS } from "../data/antivirals.ts";
import { CARDIOVASCULAR } from "../data/cardiovascular.ts";
import { EMERGENCY } from "../data/emergency.ts";
import { ENDOCRINE } from "../data/endocrine.ts";
import { GASTROINTESTINAL } from "../data/gastrointestinal.ts";
import { HEART_DIABETES_FURTHER } from "../data/heart-diabetes-further.ts";
import { HORMONES_BLADDER_JOINTS_FURTHER } from "../data/hormones-bladder-joints-further.ts";
import { INFECTION_FURTHER } from "../data/infection-further.ts";
import { MIND_NERVES_FURTHER } from "../data/mind-nerves-further.ts";
import { NEONATAL, REFUSED } from "../data/neonatal-refused.ts";
import { PSYCHIATRY_NEUROLOGY } from "../data/psychiatry-neurology.ts";
import { RENAL_ELECTROLYTES_BLOOD } from "../data/renal-electrolytes-blood.ts";
import { RESPIRATORY_ALLERGY } from "../data/respiratory-allergy.ts";
import { TUBERCULOSIS } from "../data/tuberculosis.ts";
import { UROLOGY_IMMUNOLOGY } from "../data/urology-immunology.ts";
import type { CalculatedMedication, MedicationRecord } from "./record.ts";

/** Every medication on record, by name. */
export const FORMULARY: readonly MedicationRecord[] = [
  ANALGESICS,
  INJECTABLE_ANTIBIOTICS,
  ORAL_ANTIBIOTICS,
  ANTICOAGULANTS,
  ANTICONVULSANTS,
  ANTIFUNGALS_ANTIPARASITICS,
  ANTIVIRALS,
  CARDIOVASCULAR,
  EMERGENCY,
  ENDOCRINE,
  GASTROINTESTINAL,
  HEART_DIABETES_FURTHER,
  HORMONES_BLADDER_JOINTS_FURTHER,
  INFECTION_FURTHER,
  MIND_NERVES_FURTHER,
  NEONATAL,
  PSYCHIATRY_NEUROLOGY,
  REFUSED,
  RENAL_ELECTROLYTES_BLOOD,
  RESPIRATORY_ALLERGY,
  TUBERCULOSIS,
  UROLOGY_IMMUNOLOGY,
]
  .flat()
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

export function isCalculated(record: MedicationRecord): record is CalculatedMedication {
  return "regimens" in record;
}
