import type { EffectId } from "./effect.ts";

/** What a whole list does together, also where no two drugs alone alert. */
export type Burden = {
  readonly id: EffectId;
  readonly name: string;
  /** Sum of weights from which the level is moderate and high. */
  readonly moderateFrom: number;
  readonly highFrom: number;
  readonly advice: string;
};

export const BURDENS: readonly Burden[] = [
  { id: "qt", name: "QT prolongation", moderateFrom: 3, highFrom: 5, advice: "ECG, potassium and magnesium." },
  { id: "bleeding", name: "Bleeding", moderateFrom: 4, highFrom: 6, advice: "Review the need of each; stomach protection; hemoglobin." },
  { id: "serotonin", name: "Serotonin", moderateFrom: 4, highFrom: 6, advice: "Know clonus, agitation and fever." },
  { id: "sedation", name: "Sedation", moderateFrom: 4, highFrom: 6, advice: "Falls, driving, breathing." },
  { id: "anticholinergic", name: "Anticholinergic effect", moderateFrom: 3, highFrom: 5, advice: "Confusion, constipation, retention." },
  { id: "potassium-up", name: "Potassium up", moderateFrom: 4, highFrom: 6, advice: "Potassium and creatinine." },
  { id: "potassium-down", name: "Potassium down", moderateFrom: 4, highFrom: 6, advice: "Potassium and magnesium." },
  { id: "kidney", name: "Kidney", moderateFrom: 3, highFrom: 5, advice: "Creatinine, fluid balance." },
  { id: "liver", name: "Liver", moderateFrom: 4, highFrom: 6, advice: "Liver enzymes." },
  { id: "hypoglycemia", name: "Hypoglycemia", moderateFrom: 4, highFrom: 6, advice: "Glucose checks." },
  { id: "hypotension", name: "Low blood pressure", moderateFrom: 5, highFrom: 8, advice: "Standing blood pressure." },
  { id: "bradycardia", name: "Slow heart rate", moderateFrom: 4, highFrom: 6, advice: "Pulse and ECG." },
  { id: "seizure", name: "Seizure threshold", moderateFrom: 4, highFrom: 6, advice: "Seizure history, dose." },
  { id: "sodium-down", name: "Sodium down", moderateFrom: 4, highFrom: 6, advice: "Sodium." },
  { id: "myelosuppression", name: "Bone marrow", moderateFrom: 4, highFrom: 6, advice: "Blood counts." },
  { id: "immunosuppression", name: "Infection", moderateFrom: 4, highFrom: 6, advice: "Screening, prophylaxis, vaccines." },
  { id: "constipation", name: "Constipation", moderateFrom: 4, highFrom: 6, advice: "Laxative from the start." },
];

/** Three drugs that do together what no two of them do: an ACE inhibitor or ARB, a diuretic and an NSAID. */
export const TRIPLE = {
  burden: "kidney",
  groups: ["raas-blocker", "diuretic", "nsaid"],
  says: "A RAAS blocker, a diuretic and an NSAID together raise the risk of acute kidney injury more than any two of them.",
} as const;
