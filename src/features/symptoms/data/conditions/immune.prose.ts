import type { ConditionProse } from "../../symptoms.schema.ts";

const textbook = {
  source: "General knowledge as in Middleton's Allergy",
  checked: "general knowledge, unchecked",
  checkedOn: "2026-11-21",
} as const;

export const immuneProse = [
  {
    ...textbook,
    id: "anaphylaxis",
    source: "AAAAI/ACAAI anaphylaxis practice parameter 2023; general knowledge as in Middleton's Allergy",
    nextSteps: ["Intramuscular epinephrine at once", "Lay flat, fluids, oxygen", "Tryptase", "Observe", "Auto-injector"],
    redFlags: ["Always an emergency"],
    excludedBy: "Skin signs only, stable over hours after exposure",
  },
  {
    ...textbook,
    id: "food-allergy",
    nextSteps: ["Allergy testing", "Avoidance", "Epinephrine auto-injector"],
    redFlags: ["Breathing trouble", "Faintness"],
  },
  {
    ...textbook,
    id: "drug-allergy",
    nextSteps: ["Stop", "Antihistamine", "Allergy record and testing"],
    redFlags: ["Blisters", "Breathing trouble", "Facial swelling"],
  },
  {
    ...textbook,
    id: "serum-sickness",
    nextSteps: ["Stop", "Urinalysis", "Antihistamine, NSAID, steroid"],
    redFlags: ["Kidney signs"],
  },
  {
    ...textbook,
    id: "hereditary-angioedema",
    nextSteps: ["C4, C1 inhibitor level and function", "C1 inhibitor or icatibant", "Airway"],
    redFlags: ["Throat or tongue swelling"],
    excludedBy: "Normal C4 and C1 inhibitor",
  },
  {
    ...textbook,
    id: "common-variable-immunodeficiency",
    nextSteps: ["Immunoglobulins, vaccine response", "Immune globulin replacement"],
    redFlags: ["Pneumonia", "Lymphoma signs"],
  },
  {
    ...textbook,
    id: "severe-combined-immunodeficiency",
    nextSteps: ["Lymphocyte subsets, immunoglobulins", "Protect, no live vaccines", "Transplant center"],
    redFlags: ["Always urgent"],
    excludedBy: "Normal lymphocyte count and subsets",
  },
  {
    ...textbook,
    id: "graft-versus-host",
    nextSteps: ["Skin or gut biopsy", "Steroid"],
    redFlags: ["Always urgent"],
    excludedBy: "Negative biopsy",
  },
  {
    ...textbook,
    id: "igg4-disease",
    nextSteps: ["IgG4, biopsy", "Steroid"],
    redFlags: ["Cholangitis", "Kidney obstruction"],
  },
  {
    ...textbook,
    id: "hypereosinophilic",
    nextSteps: ["Exclude parasites, drugs", "Troponin, echocardiography, tryptase, FIP1L1", "Steroid"],
    redFlags: ["Heart failure", "Embolism"],
  },
  {
    ...textbook,
    id: "bee-sting",
    nextSteps: ["Remove sting", "Cold, antihistamine", "Epinephrine plan if systemic"],
    redFlags: ["Hives elsewhere", "Breathing trouble", "Mouth sting"],
  },
  {
    ...textbook,
    id: "x-linked-agammaglobulinemia",
    nextSteps: ["Immunoglobulins, B cells, BTK test", "Immune globulin"],
    redFlags: ["Meningitis", "Chronic lung disease"],
  },
  {
    ...textbook,
    id: "mis-c",
    nextSteps: ["Inflammatory markers, troponin, BNP, echocardiography, SARS-CoV-2 tests", "Immune globulin, steroid"],
    redFlags: ["Always an emergency"],
    excludedBy: "Normal inflammatory markers",
  },
  {
    ...textbook,
    id: "transplant-rejection",
    nextSteps: ["Drug levels, organ function, biopsy", "Transplant center", "Exclude infection"],
    redFlags: ["Always urgent"],
    excludedBy: "Stable graft function and drug levels",
  },
  {
    ...textbook,
    id: "chronic-urticaria",
    source: "EAACI urticaria guideline 2022; general knowledge as in Middleton's Allergy",
    nextSteps: ["Blood count, CRP", "Second-generation antihistamine up to fourfold, omalizumab"],
    redFlags: ["Lesions over 24 hours with bruising", "Fever"],
  },
  {
    ...textbook,
    id: "antisynthetase",
    nextSteps: ["Myositis antibodies, CT chest, lung function, creatine kinase", "Immunosuppression"],
    redFlags: ["Rapid breathlessness"],
  },
] satisfies ConditionProse[];
