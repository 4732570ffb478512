import type { Specialty } from "#/kernel/specialty.ts";

/** What people without training call a specialist: any of the words of a line, alone or with one for "doctor". */
const PLAIN: Readonly<Partial<Record<Specialty, readonly string[]>>> = {
  Cardiology: ["heart"],
  Dermatology: ["skin"],
  "Emergency Medicine": ["er", "emergency room"],
  Endocrinology: ["diabetes", "thyroid", "hormone", "hormones"],
  Gastroenterology: ["stomach", "gut", "liver", "bowel", "digestive", "gi"],
  Hematology: ["blood"],
  Nephrology: ["kidney", "kidneys"],
  Neurology: ["brain", "nerve", "nerves"],
  Oncology: ["cancer", "tumor"],
  Ophthalmology: ["eye", "eyes"],
  Orthopedics: ["bone", "bones", "ortho"],
  Otolaryngology: [
    "ent",
    "ear nose throat",
    "ear nose and throat",
    "ear",
    "throat",
  ],
  Pediatrics: ["child", "children", "childrens", "kids", "baby"],
  Psychiatry: ["mental health", "shrink"],
  Pulmonology: ["lung", "lungs", "breathing"],
  Radiology: ["x ray", "xray"],
  Urology: ["bladder", "prostate", "urinary"],
  Anesthesiology: ["anesthesia"],
  "Obstetrics and Gynecology": [
    "ob gyn",
    "obgyn",
    "ob",
    "gyn",
    "womens",
    "women s",
    "pregnancy",
  ],
  Rheumatology: ["arthritis", "joint", "joints"],
  "Family Medicine": ["family", "gp", "primary care", "pcp"],
};

export const PLAIN_SPECIALTIES: ReadonlyMap<string, Specialty> = new Map(
  Object.entries(PLAIN).flatMap(([specialty, words]) =>
    words.map((word) => [word, specialty as Specialty] as const),
  ),
);
