import type { Sex } from "../calculators/kidney.ts";
import type { Hepatic } from "../record/record.ts";

export const PATIENT_TYPES = ["adult", "pediatric", "neonatal", "geriatric"] as const;
export type PatientType = (typeof PATIENT_TYPES)[number];

export const DIALYSIS = ["hemodialysis", "peritoneal"] as const;
export type Dialysis = (typeof DIALYSIS)[number];
export const DIALYSIS_NAME = {
  hemodialysis: "hemodialysis",
  peritoneal: "peritoneal dialysis",
} as const;

/** What the calculator is asked. Weights in kg, heights in cm, creatinine in mg/dL. */
export type Question = {
  readonly patientType: PatientType;
  readonly weightKg: number;
  readonly ageYears?: number | undefined;
  readonly medication: string;
  readonly indication?: string | undefined;
  readonly route?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly heightCm?: number | undefined;
  readonly serumCreatinine?: number | undefined;
  /** mL/min, where it was measured or estimated elsewhere; goes before an estimate of ours. */
  readonly creatinineClearance?: number | undefined;
  /** mL/min/1.73 m2, as laboratories report it. */
  readonly eGFR?: number | undefined;
  readonly dialysis?: Dialysis | undefined;
  readonly hepatic?: Hepatic | "none" | undefined;
  /** Weeks of gestation at birth. */
  readonly gestationalWeeks?: number | undefined;
  readonly pregnant?: boolean | undefined;
  /** The preparation to measure out; without it the one that fits best is taken. */
  readonly preparation?: string | undefined;
  /** What an infusion runs from: "4 mg in 250 mL". */
  readonly bag?: string | undefined;
  /** The asker looked again at values that were asked back, and they stand. */
  readonly confirmed?: boolean | undefined;
};

export const DAYS_IN_YEAR = 365.25;

/** Ages in years that a patient type stands for when no age is given. */
export const TYPE_YEARS: Readonly<Record<PatientType, { from: number; to: number }>> = {
  neonatal: { from: 0, to: 28 / DAYS_IN_YEAR },
  pediatric: { from: 28 / DAYS_IN_YEAR, to: 18 },
  adult: { from: 18, to: 65 },
  geriatric: { from: 65, to: 120 },
};
