export const EFFECTS = [
  "qt", "serotonin", "sedation", "respiratory", "bleeding", "potassium-up", "potassium-down",
  "kidney", "liver", "hypoglycemia", "anticholinergic", "seizure", "bradycardia", "hypotension",
  "myelosuppression", "sodium-down", "gastric-ph", "magnesium-down", "immunosuppression",
  "neuropathy", "ototoxicity", "methemoglobin", "muscle", "hypertension", "constipation",
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** What a set of ingredients does in the body. `weight` 3: strong or with a boxed warning; 2: a labeled warning; 1: slight, counts when added up. */
export type Effect = {
  readonly effect: EffectId;
  readonly weight: 1 | 2 | 3;
  readonly source: string;
  readonly members: string;
};
