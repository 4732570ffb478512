import type { Specialty } from "#/kernel/specialty.ts";

/** Classes of drugs that one specialty prescribes more than any other. A class speaks for its own, before its parents. */
export const SPECIALTY_CLASSES: Partial<Record<Specialty, string>> = {
  Cardiology:
    "beta-blocker calcium-channel-blocker raas-inhibitor diuretic antiarrhythmic antihypertensive antianginal heart-failure-agent lipid-lowering anticoagulant antiplatelet",
  Dermatology:
    "dermatologic topical-corticosteroid interleukin-13-inhibitor interleukin-31-inhibitor interleukin-36-inhibitor interleukin-17-inhibitor interleukin-23-inhibitor tyk2-inhibitor topical-antifungal scabicide pediculicide",
  Endocrinology: "glucose-lowering glucose-raising weight-agent endocrine-agent bone-agent androgen",
  Gastroenterology: "acid-suppressant antacid digestive-agent laxative thr-beta-agonist aminosalicylate",
  Hematology: "hematologic-agent heparin-reversal factor-xa-reversal dabigatran-reversal",
  "Infectious Disease":
    "antibacterial macrolide-family tetracycline quinolone antimycobacterial antifungal antiparasitic antiretroviral hepatitis-antiviral antiviral vaccine",
  Nephrology: "binder vaptan april-inhibitor hif-ph-inhibitor calcimimetic endothelin-receptor-antagonist",
  Neurology:
    "antiepileptic parkinson-agent migraine-agent dementia-agent multiple-sclerosis-agent neuromuscular-agent thrombolytic",
  Oncology:
    "cytotoxic anticancer-hormonal kinase-inhibitor anticancer-targeted checkpoint-inhibitor anticancer-antibody car-t oncolytic-virus therapeutic-radiopharmaceutical oncology-support",
  Ophthalmology: "ophthalmic-agent ophthalmic-corticosteroid antihistamine-eye antiparasitic-eye",
  Psychiatry:
    "antidepressant antipsychotic psychiatric-agent sedative-hypnotic stimulant adhd-nonstimulant dependence-agent",
  Pulmonology:
    "bronchodilator respiratory-agent pulmonary-hypertension-agent antifibrotic tslp-inhibitor interleukin-5-inhibitor",
  Radiology: "contrast-medium diagnostic-radiopharmaceutical",
  Urology: "urologic-agent antimuscarinic-bladder",
  Anesthesiology: "anesthetic neuromuscular-blocker nmb-reversal",
  "Physical Medicine": "gaba-b-agonist botulinum-toxin",
  "Obstetrics and Gynecology":
    "reproductive-agent estrogen progestin progesterone-antagonist neurokinin-antagonist-menopause",
  Rheumatology:
    "gout-agent dmard tnf-inhibitor jak-inhibitor interleukin-6-inhibitor interferon-receptor-antagonist blys-inhibitor",
};
