export const DRUG_TABS = ["overview", "dosage", "warnings", "details"] as const;
export type DrugTab = (typeof DRUG_TABS)[number];
