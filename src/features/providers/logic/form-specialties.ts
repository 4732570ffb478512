/** The ten specialties that the advanced search offers. */
export const FORM_SPECIALTIES = [
  "Internal Medicine",
  "Family Medicine",
  "Cardiology",
  "Dermatology",
  "Emergency Medicine",
  "Pediatrics",
  "Psychiatry",
  "Radiology",
  "Surgery",
  "Anesthesiology",
] as const;
