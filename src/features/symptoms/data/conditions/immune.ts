import type { Condition } from "../../symptoms.schema.ts";

export const immuneConditions = [
  {
    id: "anaphylaxis", name: "Anaphylaxis", synonyms: [],
    icd10: "T78.2XXA", system: "immune", incidence: [2, 4], ages: "1333333322", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["hives", 0.8], ["angioedema", 0.55], ["dyspnea", 0.65], ["wheezing", 0.45], ["hypotension", 0.4],
      ["onset-sudden", 0.9], ["vomiting", 0.3], ["allergen-exposure", 0.8], ["stridor", 0.2],
      ["throat-tightness", 0.5], ["flushing", 0.45], ["itching", 0.8], ["tachycardia", 0.55],
      ["presyncope", 0.35], ["syncope", 0.2], ["abdominal-pain", 0.2], ["hypoxia", 0.2], ["shock", 0.2],
      ["anxiety", 0.35], ["voice-muffled", 0.1], ["edema-facial", 0.4], ["cough", 0.2], ["dysphagia", 0.2],
      ["consciousness-reduced", 0.1], ["tryptase-high", 0.6],
    ],
    cardinal: ["hives|angioedema|itching|flushing|hypotension|wheezing", "dyspnea|hypotension|vomiting|syncope|stridor|wheezing|throat-tightness|presyncope"],
    against: [
      ["fever", 0.05], ["bradycardia", 0.2], ["onset-gradual", 0.05], ["edema-leg", 0.1],
      ["skin-redness-warm", 0.1],
    ],
    risks: [
      ["allergies-known", 4], ["hx-asthma", 1.5], ["sting-bee", 4], ["food-suspect", 2],
      ["antibiotics-recent", 2], ["med-new", 2],
    ],
  },
  {
    id: "food-allergy", name: "Food allergy", synonyms: ["oral allergy syndrome", "peanut allergy"],
    icd10: "T78.19XA", system: "immune", incidence: [4, 4], ages: "1333232211", urgency: "same-day",
    course: { hyperacute: 0.9, recurrent: 0.5 },
    findings: [
      ["food-suspect", 0.85], ["hives", 0.7], ["itching", 0.7], ["angioedema", 0.4], ["vomiting", 0.35],
      ["nose-itch", 0.35], ["onset-sudden", 0.8], ["abdominal-pain", 0.3], ["diarrhea", 0.2],
      ["similar-episode-before", 0.4], ["rash-perioral", 0.25], ["hours-after-meal", 0.4],
      ["allergen-exposure", 0.7],
    ],
    cardinal: ["hives|nose-itch|angioedema|vomiting|itching"],
    against: [
      ["fever", 0.02], ["hypotension", 0.05], ["stridor", 0.02], ["wheezing", 0.15], ["sick-contact", 0.1],
      ["diarrhea-bloody", 0.05], ["dyspnea", 0.1], ["syncope", 0.05],
    ],
    risks: [
      ["hx-eczema", 3], ["allergies-known", 4], ["fhx-allergy-asthma", 2], ["hx-asthma", 2],
    ],
  },
  {
    id: "drug-allergy", name: "Drug hypersensitivity", synonyms: ["penicillin allergy"],
    icd10: "T88.7XXA", system: "immune", incidence: [4, 4], ages: "1222333333", female: 0.6, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rash-after-drug", 0.75], ["hives", 0.55], ["med-new", 0.8], ["itching", 0.7],
      ["antibiotics-recent", 0.55], ["onset-sudden", 0.4], ["angioedema", 0.2], ["rash-itchy", 0.7],
      ["rash", 0.85],
    ],
    cardinal: ["rash-after-drug|med-new|hives"],
    against: [
      ["hypotension", 0.05], ["mucosal-lesions", 0.02], ["skin-peeling", 0.02], ["bite-insect", 0.1],
      ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["med-nsaid", 2], ["allergies-known", 2],
    ],
  },
  {
    id: "serum-sickness", name: "Serum sickness-like reaction", synonyms: [],
    icd10: "T80.69XA", system: "immune", incidence: [2, 2], ages: "1233222222", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["fever", 0.75], ["hives", 0.7], ["joint-pain", 0.8], ["antibiotics-recent", 0.55],
      ["lymphadenopathy", 0.4], ["rash", 0.9], ["joint-swelling", 0.45], ["med-new", 0.8],
      ["days-7-14-after-drug", 0.8], ["edema-facial", 0.2], ["proteinuria", 0.15], ["malaise", 0.4],
      ["rash-itchy", 0.7], ["myalgia", 0.3],
    ],
    cardinal: ["rash|hives", "joint-pain|joint-swelling"],
    against: [
      ["mucosal-lesions", 0.05], ["eosinophilia", 0.3], ["purpura-palpable-legs", 0.3],
    ],
    risks: [
      ["vaccine-recent", 1.5],
    ],
  },
  {
    id: "hereditary-angioedema", name: "Hereditary angioedema", synonyms: [],
    icd10: "D84.1", system: "immune", incidence: [0, 1], ages: "0123333222", urgency: "emergency", dangerous: true,
    course: { recurrent: 0.9, hyperacute: 0.5 },
    findings: [
      ["angioedema", 0.95], ["similar-episode-before", 0.85], ["fhx-angioedema", 0.75],
      ["abdominal-pain-severe", 0.55], ["vomiting", 0.35], ["c4-low", 0.9], ["abdominal-pain", 0.6], ["abdominal-pain-colicky", 0.5],
      ["stridor", 0.1], ["episodic", 0.75], ["voice-muffled", 0.1],
    ],
    cardinal: ["angioedema"],
    against: [
      ["hives", 0.05], ["itching", 0.1], ["fever", 0.02], ["wheezing", 0.05],
    ],
    risks: [
      ["med-estrogen", 2], ["med-ace-inhibitor", 1.5],
    ],
  },
  {
    id: "common-variable-immunodeficiency", name: "Common variable immunodeficiency", synonyms: ["antibody deficiency", "selective IgA deficiency"],
    icd10: "D83.9", system: "immune", incidence: [2, 2], ages: "0122333322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["infections-recurrent", 0.95], ["immunoglobulins-low", 0.9], ["diarrhea-chronic", 0.3],
      ["ct-bronchiectasis", 0.3], ["splenomegaly", 0.3], ["weight-loss", 0.2], ["hx-lupus-autoimmune", 0.25],
      ["hx-otitis", 0.35], ["lymphadenopathy", 0.2], ["cough-chronic", 0.35], ["fatigue", 0.4],
    ],
    cardinal: ["infections-recurrent"],
    risks: [
      ["fhx-autoimmune", 1.5],
    ],
  },
  {
    id: "severe-combined-immunodeficiency", name: "Severe combined immunodeficiency", synonyms: ["SCID", "primary immunodeficiency"],
    icd10: "D81.9", system: "immune", incidence: [0, 1], ages: "3432100000", female: 0.25, urgency: "emergency", dangerous: true,
    course: { chronic: 0.9, acute: 0.3 },
    findings: [
      ["infections-recurrent", 0.9], ["failure-to-thrive", 0.75], ["thrush", 0.6], ["diarrhea-chronic", 0.55],
      ["lymphocytes-low", 0.8], ["rash-flexural-dry", 0.3], ["calcium-low", 0.1], ["platelets-low", 0.15],
      ["murmur", 0.1], ["fever", 0.4], ["tonsils-absent", 0.35], ["hepatomegaly", 0.15],
    ],
    cardinal: ["infections-recurrent"],
    risks: [
      ["odor-unusual", 8], ["consanguinity", 6],
    ],
  },
  {
    id: "graft-versus-host", name: "Graft-versus-host disease", synonyms: [],
    icd10: "D89.813", system: "immune", incidence: [0, 1], ages: "0112233333", urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["hx-transplant", 0.97], ["rash-maculopapular", 0.8], ["diarrhea", 0.65], ["jaundice", 0.4],
      ["rash-palms-soles", 0.4], ["mouth-ulcers", 0.35], ["bilirubin-high", 0.5], ["nausea", 0.4],
      ["rash", 0.85], ["diarrhea-watery", 0.45], ["abdominal-pain", 0.3], ["eye-dryness", 0.25],
      ["skin-thickening", 0.2],
    ],
    cardinal: ["hx-transplant"],
    requires: ["hx-transplant|transfusion-recent"],
  },
  {
    id: "igg4-disease", name: "IgG4-related disease", synonyms: [],
    icd10: "D89.84", system: "immune", incidence: [1, 1], ages: "0000012344", female: 0.25, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["jaundice-painless", 0.35], ["parotid-swelling", 0.35], ["igg4-high", 0.75], ["weight-loss", 0.25],
      ["glucose-high", 0.2], ["eyelid-swelling", 0.2], ["neck-induration", 0.35], ["lymphadenopathy", 0.35],
      ["us-hydronephrosis", 0.15], ["abdominal-pain", 0.25], ["exophthalmos", 0.1],
    ],
    cardinal: ["jaundice-painless|parotid-swelling|neck-induration|igg4-high"],
    against: [
      ["fever", 0.1],
    ],
  },
  {
    id: "hypereosinophilic", name: "Hypereosinophilic syndrome", synonyms: [],
    icd10: "D72.119", system: "immune", incidence: [1, 1], ages: "0111233333", female: 0.25, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["eosinophilia", 0.97], ["dyspnea", 0.4], ["rash-itchy", 0.45], ["cough", 0.4], ["fatigue", 0.55],
      ["heart-failure-signs", 0.25], ["numbness", 0.2], ["fever", 0.25], ["splenomegaly", 0.2], ["hives", 0.2],
      ["weight-loss", 0.2], ["abdominal-pain", 0.15], ["troponin-high", 0.2],
    ],
    cardinal: ["eosinophilia"],
  },
  {
    id: "bee-sting", name: "Bee or wasp sting", synonyms: ["local sting reaction"],
    icd10: "T63.441A", system: "immune", incidence: [4, 3], ages: "1333333333", female: 0.43, urgency: "self-care",
    course: { hyperacute: 0.9 },
    findings: [
      ["sting-bee", 0.97], ["skin-redness-warm", 0.75], ["skin-swelling", 0.9], ["itching", 0.55],
      ["well-appearing", 0.5], ["onset-sudden", 0.65], ["central-punctum", 0.45],
    ],
    cardinal: ["sting-bee"],
    against: [
      ["fever", 0.05], ["hypotension", 0.01], ["dyspnea", 0.02], ["wheezing", 0.02], ["hives", 0.1],
      ["angioedema", 0.1], ["vomiting", 0.05], ["stridor", 0.01], ["throat-tightness", 0.02],
      ["syncope", 0.02], ["presyncope", 0.1],
    ],
  },
  {
    id: "x-linked-agammaglobulinemia", name: "X-linked agammaglobulinemia", synonyms: [],
    icd10: "D80.0", system: "immune", incidence: [1, 1], ages: "1442100000", female: 0.01, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["infections-recurrent", 0.97], ["immunoglobulins-low", 0.97], ["hx-otitis", 0.7],
      ["tonsils-absent", 0.97], ["diarrhea-chronic", 0.25], ["failure-to-thrive", 0.25],
    ],
    cardinal: ["infections-recurrent"],
    against: [
      ["lymphadenopathy", 0.05], ["thrush", 0.2],
    ],
  },
  {
    id: "mis-c", name: "Multisystem inflammatory syndrome in children", synonyms: ["MIS-C"],
    icd10: "M35.81", system: "immune", incidence: [0, 1], ages: "1234311000", female: 0.43, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["fever-high", 0.8], ["rash", 0.6], ["abdominal-pain", 0.65], ["vomiting", 0.6],
      ["diarrhea", 0.5], ["eye-redness", 0.55], ["hypotension", 0.45], ["esr-crp-high", 0.97],
      ["covid-weeks-ago", 0.75], ["lips-cracked-red", 0.45], ["troponin-high", 0.55],
      ["lymphocytes-low", 0.65], ["platelets-low", 0.45], ["shock", 0.35], ["tachycardia", 0.75],
      ["headache", 0.35], ["fever-5-days", 0.45], ["bnp-high", 0.7], ["lymphadenopathy-cervical", 0.2],
      ["tongue-strawberry", 0.2], ["echo-low-ef", 0.35], ["ferritin-high", 0.6],
    ],
    cardinal: ["fever", "fever", "abdominal-pain|rash|hypotension|vomiting|eye-redness"],
    against: [
      ["runny-nose", 0.3], ["platelets-high", 0.3],
    ],
    risks: [
      ["hx-covid", 10], ["covid-contact", 4],
    ],
  },
  {
    id: "transplant-rejection", name: "Solid organ transplant rejection", synonyms: [],
    icd10: "T86.90", system: "immune", incidence: [1, 2], ages: "0112233333", female: 0.43, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["hx-transplant", 0.97], ["fever", 0.35], ["creatinine-high", 0.4], ["fatigue", 0.4],
      ["transaminases-high", 0.3], ["dyspnea", 0.25], ["edema-leg", 0.25], ["oliguria", 0.2],
      ["jaundice", 0.1], ["hypertension", 0.25], ["malaise", 0.4],
    ],
    cardinal: ["hx-transplant"],
    requires: ["hx-transplant"],
  },
  {
    id: "chronic-urticaria", name: "Chronic spontaneous urticaria", synonyms: ["cold urticaria", "dermatographism"],
    icd10: "L50.1", system: "immune", incidence: [4, 3], ages: "0012343322", female: 0.67, urgency: "routine",
    course: { recurrent: 0.9, chronic: 0.7 },
    findings: [
      ["hives", 0.97], ["itching", 0.97], ["over-6-weeks", 0.9], ["angioedema", 0.4],
      ["similar-episode-before", 0.75], ["well-appearing", 0.45], ["rash-itchy", 0.97],
    ],
    cardinal: ["hives"],
    against: [
      ["fever", 0.05], ["rash-painful", 0.05], ["joint-pain", 0.15], ["hypotension", 0.02], ["med-new", 0.4],
      ["weight-loss", 0.05],
    ],
    risks: [
      ["hx-thyroid", 2], ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "antisynthetase", name: "Antisynthetase syndrome", synonyms: ["overlap myositis"],
    icd10: "D89.89", system: "immune", incidence: [1, 1], ages: "0000133433", female: 0.67, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["dyspnea-exertional", 0.75], ["mechanics-hands", 0.65], ["anti-jo1", 0.75], ["weakness-proximal", 0.6],
      ["joint-pain", 0.65], ["raynaud", 0.45], ["fever", 0.35], ["crackles-velcro", 0.6], ["ck-high", 0.75],
      ["cough-dry", 0.6], ["xray-reticular", 0.7], ["joint-swelling", 0.45], ["dyspnea", 0.75],
    ],
    cardinal: ["dyspnea|dyspnea-exertional|weakness-proximal|mechanics-hands"],
  },
  {
    id: "wiskott-aldrich", name: "Wiskott-Aldrich syndrome", synonyms: [],
    icd10: "D82.0", system: "immune", incidence: [0, 0], ages: "3431000000", female: 0.02, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["platelets-low", 0.95], ["rash-flexural-dry", 0.7], ["hx-eczema", 0.6], ["infections-recurrent", 0.85], ["hx-otitis", 0.5], ["rash-petechial", 0.6], ["easy-bruising", 0.5], ["bleeding-prolonged", 0.4], ["rectal-bleeding", 0.3]],
    cardinal: ["infections-recurrent", "platelets-low"],
    risks: [["fhx-bleeding", 3]],
  },
  {
    id: "digeorge", name: "DiGeorge syndrome", synonyms: ["22q11.2 deletion syndrome", "velocardiofacial syndrome"],
    icd10: "D82.1", system: "immune", incidence: [0, 0], ages: "4321110000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["calcium-low", 0.6], ["tetany", 0.35], ["seizure", 0.3], ["murmur", 0.6], ["infections-recurrent", 0.5], ["face-unusual", 0.7], ["cyanosis", 0.3], ["developmental-delay", 0.5], ["learning-difficulty", 0.4], ["lymphocytes-low", 0.4]],
    cardinal: ["face-unusual|calcium-low|murmur"],
  },
  {
    id: "chronic-granulomatous", name: "Chronic granulomatous disease", synonyms: ["CGD"],
    icd10: "D71.8", system: "immune", incidence: [0, 0], ages: "3433210000", female: 0.15, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["infections-recurrent", 0.9], ["abscess-lump", 0.7], ["lymphadenopathy", 0.6], ["fever", 0.6], ["hepatomegaly", 0.4], ["failure-to-thrive", 0.4], ["diarrhea-chronic", 0.3]],
    cardinal: ["infections-recurrent", "abscess-lump|lymphadenopathy"],
    risks: [["consanguinity", 3]],
  },
  {
    id: "hyper-ige", name: "Hyper-IgE syndrome", synonyms: ["Job syndrome"],
    icd10: "D82.4", system: "immune", incidence: [0, 0], ages: "2332211000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["rash-flexural-dry", 0.8], ["abscess-lump", 0.8], ["infections-recurrent", 0.9], ["ige-high", 0.9], ["face-unusual", 0.5], ["eosinophilia", 0.7], ["hx-prior-fracture", 0.3]],
    cardinal: ["infections-recurrent", "ige-high|abscess-lump"],
  },
  {
    id: "hyper-igm", name: "Hyper-IgM syndrome", synonyms: [],
    icd10: "D80.5", system: "immune", incidence: [0, 0], ages: "2431000000", female: 0.1, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["infections-recurrent", 0.95], ["diarrhea-chronic", 0.4], ["immunoglobulins-low", 0.8], ["neutropenia", 0.4], ["mouth-ulcers", 0.3], ["failure-to-thrive", 0.4]],
    cardinal: ["infections-recurrent"],
  },
  {
    id: "leukocyte-adhesion", name: "Leukocyte adhesion deficiency", synonyms: ["LAD"],
    icd10: "D71.1", system: "immune", incidence: [0, 0], ages: "4421000000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["infections-recurrent", 0.9], ["wbc-very-high", 0.7], ["umbilical-redness", 0.5], ["gum-inflammation", 0.5], ["skin-ulcer", 0.5], ["wbc-high", 0.9]],
    cardinal: ["infections-recurrent", "wbc-high|umbilical-redness"],
    risks: [["consanguinity", 3]],
  },
  {
    id: "pfapa", name: "PFAPA syndrome", synonyms: ["periodic fever with aphthous stomatitis", "pharyngitis and adenitis"],
    icd10: "M04.8", system: "immune", incidence: [1, 1], ages: "0144210000", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.4 },
    findings: [["fever-periodic", 0.95], ["fever", 0.98], ["sore-throat", 0.8], ["mouth-ulcers", 0.6], ["lymphadenopathy-cervical", 0.8], ["well-between", 0.5]],
    cardinal: ["fever-periodic", "sore-throat|mouth-ulcers|lymphadenopathy-cervical"],
  },
  {
    id: "vaccine-reaction", name: "Reaction to a vaccine", synonyms: ["vaccine side effect", "post-vaccination fever", "injection site reaction"],
    icd10: "T88.1XXA", system: "immune", incidence: [4, 3], ages: "1443333332", urgency: "self-care",
    course: { acute: 0.95, hyperacute: 0.4 },
    findings: [
      ["vaccine-recent", 0.97], ["fever", 0.55], ["arm-pain", 0.5], ["skin-redness-warm", 0.3],
      ["fatigue", 0.45], ["myalgia", 0.4], ["irritable-child", 0.35], ["headache", 0.35], ["chills", 0.25],
      ["skin-swelling", 0.3], ["fever-low-grade", 0.3],
    ],
    cardinal: ["vaccine-recent"],
    against: [
      ["dyspnea", 0.05], ["hives", 0.15], ["angioedema", 0.02], ["rash-petechial", 0.03],
      ["neck-stiffness", 0.02], ["chest-pain", 0.05], ["weakness-ascending", 0.01], ["seizure", 0.1],
      ["cough", 0.2], ["rash-vesicular", 0.1], ["hypotension", 0.02], ["lethargic-child", 0.05],
      ["weakness-legs-both", 0.02], ["facial-droop", 0.02], ["ear-pain", 0.1], ["sore-throat", 0.2],
      ["consciousness-reduced", 0.02],
    ],
    requires: ["vaccine-recent"],
  },
  {
    id: "cytokine-release", name: "Cytokine release syndrome or immune effector cell neurotoxicity", synonyms: ["CRS", "CAR T-cell toxicity", "immune effector cell neurotoxicity", "ICANS", "cytokine release syndrome"],
    icd10: "D89.839", system: "immune", incidence: [0, 2], ages: "0112222333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["fever", 0.97], ["hypotension", 0.5], ["hypoxia", 0.4], ["tachycardia", 0.6], ["confusion", 0.3],
      ["rash", 0.15], ["chills", 0.5], ["fatigue", 0.5], ["ferritin-very-high", 0.4], ["esr-crp-high", 0.9],
      ["aphasia-word", 0.15],
    ],
    cardinal: ["fever"],
    risks: [
      ["biologic-drug", 4], ["chemotherapy", 3], ["blood-cancer-known", 4], ["immune-cell-therapy", 40],
    ],
    requires: ["immune-cell-therapy"],
  },
  {
    id: "iris", name: "Immune reconstitution inflammatory syndrome", synonyms: ["IRIS", "paradoxical tuberculosis reaction"],
    icd10: "D89.3", system: "immune", incidence: [0, 1], ages: "0012333321", female: 0.35, urgency: "same-day",
    course: { subacute: 0.95 },
    findings: [
      ["fever", 0.8], ["lymphadenopathy", 0.6], ["weight-loss", 0.2], ["dyspnea", 0.3], ["headache", 0.3],
      ["ct-brain-ring-lesion", 0.1], ["xray-bilateral-infiltrates", 0.25], ["cough", 0.35],
      ["getting-worse", 0.6],
    ],
    cardinal: ["fever|lymphadenopathy|getting-worse"],
    risks: [
      ["hiv-drugs", 10], ["hiv-positive", 6], ["hiv-cd4-low", 8], ["tuberculosis-in-the-past", 5],
      ["biologic-drug", 1.5],
    ],
    requires: ["hiv-drugs|hiv-cd4-low"],
  },
  {
    id: "complement-deficiency", name: "Complement deficiency", synonyms: ["terminal complement deficiency", "C5 to C9 deficiency"],
    icd10: "D84.1", system: "immune", incidence: [0, 0], ages: "0124431000", urgency: "same-day",
    course: { recurrent: 0.9, acute: 0.4 },
    findings: [
      ["meningitis-in-the-past", 0.7], ["complement-low", 0.7], ["fever", 0.6], ["rash-petechial", 0.35],
      ["neck-stiffness", 0.4], ["infections-recurrent", 0.6], ["headache", 0.4],
    ],
    cardinal: ["infections-recurrent|meningitis-in-the-past|complement-low"],
    risks: [
      ["consanguinity", 2], ["fhx-autoimmune", 1.3],
    ],
    requires: ["meningitis-in-the-past|complement-low|infections-recurrent"],
  },
] satisfies readonly Condition[];
