/** Where a statement comes from. A label is named by ingredient; what was read of it is in `data/checks.ts`. */
export type Source = { readonly source: string; readonly year: number | null; readonly citation: string;
  /** Ingredients that the title names: it is cited of pairs with one of them. */
  readonly about?: string };

export const SOURCES = {
  "labels": { source: "FDA-approved labels of the drugs", year: null, citation: "Boxed warning, contraindications, warnings and drug interactions sections of the drugs concerned" },
  "fda-ddi-tables": { source: "FDA, Drug Development and Drug Interactions", year: 2023, citation: "Table of substrates, inhibitors and inducers of CYP enzymes and transporters" },
  "fda-ddi-guidance": { source: "FDA guidance for industry", year: 2020, citation: "Clinical Drug Interaction Studies: Cytochrome P450 Enzyme- and Transporter-Mediated Drug Interactions" },
  "onc-2012": { source: "Phansalkar et al., J Am Med Inform Assoc", year: 2012, citation: "High-priority drug-drug interactions for use in electronic health records, 19:735-743" },
  "dsc-opioid-benzo": { source: "FDA Drug Safety Communication", year: 2016, citation: "Serious risks and death when opioids are combined with benzodiazepines or other CNS depressants" },
  "dsc-serotonin-opioid": { source: "FDA Drug Safety Communication", year: 2016, citation: "Safety issues with the entire class of opioid pain medicines: serotonin syndrome, adrenal insufficiency, androgen deficiency" },
  "dsc-gabapentinoid": { source: "FDA Drug Safety Communication", year: 2019, citation: "Serious breathing problems with gabapentinoids" },
  "dsc-linezolid": { source: "FDA Drug Safety Communication", year: 2011, citation: "Serious CNS reactions when linezolid is given to patients taking serotonergic psychiatric medications", about: "linezolid" },
  "dsc-methylene-blue": { source: "FDA Drug Safety Communication", year: 2011, citation: "Serious CNS reactions when methylene blue is given to patients taking serotonergic psychiatric medications", about: "methylene-blue" },
  "dsc-simvastatin": { source: "FDA Drug Safety Communication", year: 2011, citation: "New restrictions, contraindications and dose limitations for simvastatin", about: "simvastatin" },
  "dsc-statin-hiv": { source: "FDA Drug Safety Communication", year: 2012, citation: "Interactions between HIV or hepatitis C protease inhibitors and cholesterol-lowering drugs" },
  "dsc-citalopram": { source: "FDA Drug Safety Communication", year: 2012, citation: "Revised recommendations for citalopram related to abnormal heart rhythms at high doses", about: "citalopram" },
  "dsc-aliskiren": { source: "FDA Drug Safety Communication", year: 2012, citation: "New warning and contraindication for aliskiren-containing medicines with ACE inhibitors or ARBs", about: "aliskiren" },
  "dsc-amiodarone-hcv": { source: "FDA Drug Safety Communication", year: 2015, citation: "Serious slowing of the heart rate when amiodarone is used with certain hepatitis C treatment", about: "amiodarone" },
  "dsc-ibuprofen-aspirin": { source: "FDA science paper", year: 2006, citation: "Concomitant use of an NSAID and low-dose aspirin" },
  "dsc-fluoroquinolone-glucose": { source: "FDA Drug Safety Communication", year: 2018, citation: "Fluoroquinolone antibiotics: low blood sugar and mental health side effects" },
  "dsc-buprenorphine": { source: "FDA Drug Safety Communication", year: 2017, citation: "Caution about withholding opioid addiction medications from patients taking benzodiazepines or CNS depressants" },
  "dsc-fingolimod": { source: "FDA Drug Safety Communication", year: 2012, citation: "Revised recommendations for cardiovascular monitoring and use of fingolimod", about: "fingolimod" },
  "dsc-ppi-magnesium": { source: "FDA Drug Safety Communication", year: 2011, citation: "Low magnesium levels can be associated with long-term use of proton pump inhibitors" },
  "dsc-loperamide": { source: "FDA Drug Safety Communication", year: 2016, citation: "Serious heart problems with high doses of loperamide, including from abuse and misuse", about: "loperamide" },
  "dsc-sodium-phosphate": { source: "FDA Drug Safety Communication", year: 2014, citation: "Possible harm from exceeding recommended dose of sodium phosphate products to treat constipation", about: "sodium-phosphate" },
  "aha-statin-2016": { source: "American Heart Association scientific statement", year: 2016, citation: "Clinically significant drug-drug interactions with statins and select cardiovascular agents, Circulation 134:e468" },
  "acc-nsaid-oac": { source: "American College of Cardiology expert consensus", year: 2020, citation: "Anticoagulant and antiplatelet therapy in patients with atrial fibrillation or venous thromboembolism undergoing PCI or with ASCVD" },
  "chest-vka-2012": { source: "American College of Chest Physicians guideline", year: 2012, citation: "Evidence-based management of anticoagulant therapy, Chest 141 (2 Suppl):e152S" },
  "beers-2023": { source: "American Geriatrics Society", year: 2023, citation: "AGS Beers Criteria for potentially inappropriate medication use in older adults, J Am Geriatr Soc 71:2052" },
  "cdc-opioid-2022": { source: "Centers for Disease Control and Prevention", year: 2022, citation: "CDC clinical practice guideline for prescribing opioids for pain, MMWR Recomm Rep 71(3)" },
  "cdc-mec-2024": { source: "Centers for Disease Control and Prevention", year: 2024, citation: "U.S. medical eligibility criteria for contraceptive use, MMWR Recomm Rep 73(4)" },
  "acip-general": { source: "Advisory Committee on Immunization Practices", year: null, citation: "General best practice guidelines for immunization: altered immunocompetence; timing and spacing" },
  "dhhs-hiv": { source: "U.S. Department of Health and Human Services", year: null, citation: "Guidelines for the use of antiretroviral agents in adults and adolescents with HIV: drug-drug interactions" },
  "acr-contrast": { source: "American College of Radiology", year: null, citation: "ACR manual on contrast media: metformin", about: "metformin" },
  "fda-metformin-2016": { source: "FDA Drug Safety Communication", year: 2016, citation: "Revised warnings on metformin in patients with reduced kidney function, with stops around iodinated contrast", about: "metformin" },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
