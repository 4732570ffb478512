export const EFFECTS = [
  "qt",
  "serotonin",
  "sedation",
  "respiratory",
  "bleeding",
  "potassium-up",
  "potassium-down",
  "kidney",
  "liver",
  "hypoglycemia",
  "anticholinergic",
  "seizure",
  "bradycardia",
  "hypotension",
  "myelosuppression",
  "sodium-down",
  "gastric-ph",
  "magnesium-down",
  "immunosuppression",
  "neuropathy",
  "ototoxicity",
  "methemoglobin",
  "muscle",
  "hypertension",
  "constipation",
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** What a set of ingredients does in the body. `weight` 3: strong or with a boxed warning; 2: a labeled warning; 1: slight, counts when added up. */
export type Effect = {
  readonly effect: EffectId;
  readonly weight: 1 | 2 | 3;
  readonly source: string;
  readonly members: string;
};

/** What a whole list does together, also where no two drugs alone alert. */
export type Burden = {
  readonly id: EffectId;
  readonly name: string;
  /** Sum of weights from which the level is moderate and high. */
  readonly moderateFrom: number;
  readonly highFrom: number;
  readonly advice: string;
};

/** Three groups that do together what no two of them do. */
export type Triple = {
  readonly burden: EffectId;
  readonly groups: readonly [string, string, string];
  readonly says: string;
};
