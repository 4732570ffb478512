import { VITAMINS_PHOSPHATE_IMMUNE } from "../data/vitamins-phosphate-immune.ts";
import { ANTIDOTES_AND_ANESTHESIA } from "../data/antidotes-and-anesthesia.ts";
import { ANALGESICS } from "../data/analgesics.ts";
import { INJECTABLE_ANTIBIOTICS } from "../data/antibiotics-injectable.ts";
import { ORAL_ANTIBIOTICS } from "../data/antibiotics-oral.ts";
import { ANTICOAGULANTS } from "../data/anticoagulants.ts";
import { ANTICONVULSANTS } from "../data/anticonvulsants.ts";
import { ANTIFUNGALS_ANTIPARASITICS } from "../data/antifungals-antiparasitics.ts";
import { ANTIVIRALS } from "../data/antivirals.ts";
import { BIOLOGICS } from "../data/biologics.ts";
import { CARDIOVASCULAR } from "../data/cardiovascular.ts";
import { COMBINATIONS, READ_LAST } from "../data/combinations.ts";
import { EMERGENCY } from "../data/emergency.ts";
import { ENDOCRINE } from "../data/endocrine.ts";
import { EVERYDAY_FORMS } from "../data/everyday-forms.ts";
import { GASTROINTESTINAL } from "../data/gastrointestinal.ts";
import { GUT_BLADDER_GLUCOSE } from "../data/gut-bladder-glucose.ts";
import { HEART_DIABETES_FURTHER } from "../data/heart-diabetes-further.ts";
import { HORMONES_BLADDER_JOINTS_FURTHER } from "../data/hormones-bladder-joints-further.ts";
import { HOSPITAL_FURTHER } from "../data/hospital-further.ts";
import { INFECTION_FURTHER } from "../data/infection-further.ts";
import { INFECTION_SHELF_TWO } from "../data/infection-shelf-two.ts";
import { INHALED_AND_NASAL } from "../data/inhaled-and-nasal.ts";
import { MIND_MOVEMENT_SLEEP } from "../data/mind-movement-sleep.ts";
import { MIND_NERVES_FURTHER } from "../data/mind-nerves-further.ts";
import { NEONATAL, REFUSED } from "../data/neonatal-refused.ts";
import { PAIN_AND_JOINTS } from "../data/pain-and-joints.ts";
import { PRESSURE_AND_RHYTHM } from "../data/pressure-and-rhythm.ts";
import { PSYCHIATRY_NEUROLOGY } from "../data/psychiatry-neurology.ts";
import { RARER } from "../data/rarer.ts";
import { RENAL_ELECTROLYTES_BLOOD } from "../data/renal-electrolytes-blood.ts";
import { RESPIRATORY_ALLERGY } from "../data/respiratory-allergy.ts";
import { SKIN_EYES_HORMONES_DEPOTS } from "../data/skin-eyes-hormones-depots.ts";
import { TUBERCULOSIS } from "../data/tuberculosis.ts";
import { UROLOGY_IMMUNOLOGY } from "../data/urology-immunology.ts";
import type { CalculatedMedication, MedicationRecord } from "./record.ts";

/** Every medication on record, by name. */
export const FORMULARY: readonly MedicationRecord[] = [
  VITAMINS_PHOSPHATE_IMMUNE,
  ANTIDOTES_AND_ANESTHESIA,
  ANALGESICS,
  ANTICOAGULANTS,
  ANTICONVULSANTS,
  ANTIFUNGALS_ANTIPARASITICS,
  ANTIVIRALS,
  BIOLOGICS,
  CARDIOVASCULAR,
  COMBINATIONS,
  EMERGENCY,
  ENDOCRINE,
  EVERYDAY_FORMS,
  GASTROINTESTINAL,
  GUT_BLADDER_GLUCOSE,
  HEART_DIABETES_FURTHER,
  HORMONES_BLADDER_JOINTS_FURTHER,
  HOSPITAL_FURTHER,
  INFECTION_FURTHER,
  INFECTION_SHELF_TWO,
  INHALED_AND_NASAL,
  INJECTABLE_ANTIBIOTICS,
  MIND_MOVEMENT_SLEEP,
  MIND_NERVES_FURTHER,
  NEONATAL,
  ORAL_ANTIBIOTICS,
  PAIN_AND_JOINTS,
  PRESSURE_AND_RHYTHM,
  PSYCHIATRY_NEUROLOGY,
  READ_LAST,
  RARER,
  REFUSED,
  RENAL_ELECTROLYTES_BLOOD,
  RESPIRATORY_ALLERGY,
  SKIN_EYES_HORMONES_DEPOTS,
  TUBERCULOSIS,
  UROLOGY_IMMUNOLOGY,
]
  .flat()
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** Browsers get the records packed, and read them in portions; where they are modules they are there already. */
export async function unpackFormulary(breath: () => Promise<void>): Promise<void> {
  await breath();
}

export function isCalculated(record: MedicationRecord): record is CalculatedMedication {
  return "regimens" in record;
}
