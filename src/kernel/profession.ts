/** Professions whose members have a number in the national provider registry: they prescribe, bill or practice alone. */
export const NUMBERED_PROFESSIONS = [
  "Physician",
  "Dentist",
  "Nurse practitioner",
  "Physician assistant",
  "Clinical nurse specialist",
  "Nurse anesthetist",
  "Nurse midwife",
  "Optometrist",
  "Podiatrist",
  "Chiropractor",
  "Clinical psychologist",
] as const;

/** Professions in which many have no such number, and no field of medicine of their own. */
const OTHER_PROFESSIONS = [
  "Registered nurse",
  "Licensed practical nurse",
  "Pharmacist",
  "Pharmacy technician",
  "Physical therapist",
  "Occupational therapist",
  "Speech-language pathologist",
  "Respiratory therapist",
  "Dietitian",
  "Social worker",
  "Paramedic or EMT",
  "Laboratory professional",
  "Radiologic technologist",
  "Medical assistant",
  "Practice manager",
  "Student of a health profession",
  "Another health profession",
] as const;

/** Those with a number first, as a list offers them. */
export const PROFESSIONS = [...NUMBERED_PROFESSIONS, ...OTHER_PROFESSIONS] as const;

export type Profession = (typeof PROFESSIONS)[number];

/** Whether somebody has to name a number and a field; who states no profession is taken for one who has both. */
export function isNumbered(profession: string | undefined): boolean {
  return !OTHER_PROFESSIONS.some((other) => other === profession);
}
