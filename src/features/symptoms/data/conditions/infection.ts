import type { Condition } from "../../symptoms.schema.ts";

export const infectionConditions = [
  {
    id: "sepsis", name: "Sepsis", synonyms: ["septic shock", "bacteraemia"],
    icd10: "A41.9", system: "infection", incidence: [3, 5], ages: "3322223344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.8], ["tachycardia", 0.9], ["tachypnea", 0.75], ["hypotension", 0.5], ["confusion", 0.45],
      ["chills", 0.5], ["rigors", 0.35], ["ill-appearing", 0.7], ["lactate-high", 0.55], ["wbc-high", 0.65],
      ["oliguria", 0.3], ["shock", 0.35], ["hypothermia", 0.1], ["weakness-generalized", 0.4],
      ["skin-mottling-livedo", 0.2], ["blood-culture-positive", 0.45], ["esr-crp-high", 0.8],
      ["creatinine-high", 0.4], ["lethargic-child", 0.15], ["hypoxia", 0.3], ["fever-high", 0.4],
      ["wbc-low", 0.1], ["platelets-low", 0.25], ["consciousness-reduced", 0.3], ["malaise", 0.4],
      ["cough", 0.25], ["dysuria", 0.15], ["abdominal-pain", 0.2], ["poor-feeding", 0.1], ["vomiting", 0.25],
    ],
    cardinal: ["fever|hypothermia|chills", "hypotension|tachycardia|confusion|ill-appearing|shock"],
    against: [
      ["well-appearing", 0.05], ["runny-nose", 0.3], ["hives", 0.1], ["chest-pain-pressure", 0.4],
    ],
    risks: [
      ["immunosuppressed", 3], ["indwelling-line-catheter", 4], ["chemotherapy", 3], ["hx-diabetes", 1.6],
      ["surgery-recent", 2.5], ["nursing-home", 2.5], ["iv-drug-use", 3], ["asplenia", 4], ["hx-cirrhosis", 2],
    ],
  },
  {
    id: "neonatal-sepsis", name: "Neonatal sepsis", synonyms: ["early-onset group B streptococcal sepsis"],
    icd10: "P36.9", system: "infection", incidence: [1, 2], ages: "4320000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["poor-feeding", 0.75], ["lethargic-child", 0.7], ["fever", 0.5], ["temperature-instability", 0.55],
      ["respiratory-distress", 0.45], ["hypothermia", 0.25], ["apnea", 0.3], ["irritable-child", 0.4],
      ["jaundice", 0.25], ["tachypnea", 0.5], ["vomiting", 0.25], ["ill-appearing", 0.55],
      ["tachycardia", 0.45], ["hypotension", 0.15], ["bulging-fontanelle", 0.1], ["seizure", 0.1],
      ["blood-culture-positive", 0.6], ["wbc-high", 0.3], ["wbc-low", 0.25], ["skin-mottling-livedo", 0.25],
      ["cyanosis", 0.2], ["abdominal-distension", 0.2], ["platelets-low", 0.25],
    ],
    cardinal: ["poor-feeding|lethargic-child|fever|hypothermia|respiratory-distress|irritable-child|temperature-instability"],
    against: [
      ["well-appearing", 0.05], ["murmur-continuous", 0.3],
    ],
    risks: [
      ["newborn-maternal-infection", 10], ["newborn-premature", 4], ["home-birth", 1.5],
    ],
  },
  {
    id: "infectious-mononucleosis", name: "Infectious mononucleosis", synonyms: ["glandular fever", "EBV"],
    icd10: "B27.90", system: "infection", incidence: [4, 3], ages: "0022432000", urgency: "routine",
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["fatigue", 0.9], ["sore-throat", 0.8], ["lymphadenopathy-posterior-cervical", 0.6],
      ["lymphadenopathy-cervical", 0.9], ["fever", 0.8], ["tonsil-exudate", 0.5], ["tonsils-swollen", 0.6],
      ["splenomegaly", 0.45], ["atypical-lymphocytes", 0.75], ["lymphocytosis", 0.65], ["malaise", 0.7],
      ["headache", 0.45], ["palatal-petechiae", 0.2], ["monospot-positive", 0.85], ["hepatomegaly", 0.1],
      ["rash-maculopapular", 0.1], ["rash-after-drug", 0.1], ["transaminases-high", 0.75],
      ["appetite-loss", 0.4], ["lymphadenopathy", 0.9], ["edema-facial", 0.15], ["myalgia", 0.25],
      ["fever-prolonged", 0.3], ["abdominal-pain-luq", 0.1], ["jaundice", 0.05], ["night-sweats", 0.15],
      ["lymphadenopathy-tender", 0.4],
    ],
    cardinal: ["sore-throat|fatigue|lymphadenopathy", "fever|fatigue|lymphadenopathy"],
    against: [
      ["cough", 0.4], ["runny-nose", 0.4], ["rapid-strep-positive", 0.3], ["rash-vesicular", 0.05],
      ["drooling", 0.3], ["diarrhea", 0.4],
    ],
  },
  {
    id: "cytomegalovirus", name: "Cytomegalovirus infection", synonyms: ["CMV mononucleosis"],
    icd10: "B25.9", system: "infection", incidence: [3, 2], ages: "2111233322", urgency: "routine",
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["fever", 0.75], ["fatigue", 0.75], ["lymphadenopathy", 0.4], ["atypical-lymphocytes", 0.65],
      ["transaminases-high", 0.7], ["malaise", 0.65], ["myalgia", 0.45], ["fever-prolonged", 0.45],
      ["splenomegaly", 0.25], ["sore-throat", 0.3], ["rash-maculopapular", 0.1], ["headache", 0.35],
      ["night-sweats", 0.25],
    ],
    cardinal: ["fever|fatigue"],
    against: [
      ["tonsil-exudate", 0.2], ["monospot-positive", 0.05],
    ],
    risks: [
      ["immunosuppressed", 4], ["hx-transplant", 10], ["hiv-positive", 3],
    ],
  },
  {
    id: "measles", name: "Measles", synonyms: ["rubeola"],
    icd10: "B05.9", system: "infection", incidence: [1, 1], ages: "1443222100", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["fever-high", 0.75], ["rash-maculopapular", 0.9], ["rash-face-down", 0.8],
      ["cough", 0.9], ["runny-nose", 0.9], ["eye-redness", 0.8], ["koplik-spots", 0.55, 200],
      ["photophobia", 0.35], ["malaise", 0.6], ["unvaccinated", 0.85], ["lymphadenopathy", 0.2],
      ["rash", 0.95], ["eye-watering", 0.5], ["appetite-loss", 0.4], ["ill-appearing", 0.4],
    ],
    cardinal: ["fever", "fever", "rash|koplik-spots|cough"],
    against: [
      ["rash-vesicular", 0.02], ["rash-itchy", 0.3], ["tonsil-exudate", 0.2],
      ["fever-resolved-then-rash", 0.05], ["vaccinated", 0.1], ["rash-petechial", 0.2],
      ["tongue-strawberry", 0.2],
    ],
    risks: [
      ["measles-contact", 25], ["travel-abroad", 3],
    ],
  },
  {
    id: "rubella", name: "Rubella", synonyms: ["German measles"],
    icd10: "B06.9", system: "infection", incidence: [1, 1], ages: "1333232211", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rash-maculopapular", 0.9], ["rash-face-down", 0.75], ["lymphadenopathy-posterior-cervical", 0.8],
      ["fever-low-grade", 0.65], ["joint-pain", 0.35], ["eye-redness", 0.3], ["malaise", 0.4],
      ["runny-nose", 0.3], ["headache", 0.25], ["unvaccinated", 0.85], ["rash", 0.95],
      ["lymphadenopathy", 0.9], ["fever", 0.6], ["sore-throat", 0.2],
    ],
    cardinal: ["rash"],
    against: [
      ["koplik-spots", 0.05], ["fever-high", 0.3], ["rash-vesicular", 0.02], ["vaccinated", 0.1],
    ],
    risks: [
      ["travel-abroad", 3],
    ],
  },
  {
    id: "roseola", name: "Roseola infantum", synonyms: ["exanthem subitum", "sixth disease"],
    icd10: "B08.20", system: "infection", incidence: [4, 3], ages: "0441000000", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["fever-resolved-then-rash", 0.9], ["fever-high", 0.85], ["fever", 0.97], ["rash-roseola", 0.6],
      ["rash-maculopapular", 0.8], ["rash", 0.9], ["well-appearing", 0.6], ["irritable-child", 0.4],
      ["seizure-fever", 0.1], ["lymphadenopathy-cervical", 0.3], ["eyelid-swelling", 0.2], ["diarrhea", 0.15],
      ["runny-nose", 0.25], ["rash-not-itchy", 0.4], ["seizure", 0.1], ["fever-5-days", 0.15],
    ],
    cardinal: ["fever"],
    against: [
      ["koplik-spots", 0.05], ["rash-vesicular", 0.02], ["eye-redness", 0.2], ["rash-itchy", 0.2],
      ["ill-appearing", 0.1], ["tongue-strawberry", 0.1], ["neck-stiffness", 0.05], ["rash-petechial", 0.05],
      ["rash-palms-soles", 0.2],
    ],
  },
  {
    id: "fifth-disease", name: "Erythema infectiosum", synonyms: ["fifth disease", "parvovirus B19"],
    icd10: "B08.3", system: "infection", incidence: [3, 2], ages: "0134322211", urgency: "routine",
    course: { acute: 0.8 },
    findings: [
      ["rash-slapped-cheek", 0.85], ["rash-lacy", 0.65], ["rash", 0.95], ["fever-low-grade", 0.4],
      ["headache", 0.25], ["joint-pain", 0.2], ["malaise", 0.3], ["runny-nose", 0.3], ["well-appearing", 0.45],
      ["rash-itchy", 0.2], ["joint-polyarthritis-symmetric", 0.1], ["sore-throat", 0.2],
      ["rash-maculopapular", 0.3],
    ],
    cardinal: ["rash"],
    against: [
      ["fever-high", 0.2], ["koplik-spots", 0.05], ["tonsil-exudate", 0.2], ["rash-vesicular", 0.02],
      ["rash-scaly-plaques", 0.1], ["rash-petechial", 0.2],
    ],
    risks: [
      ["daycare", 2], ["sick-contact", 1.5],
    ],
  },
  {
    id: "hand-foot-mouth", name: "Hand, foot and mouth disease", synonyms: ["coxsackievirus infection"],
    icd10: "B08.4", system: "infection", incidence: [4, 3], ages: "0343111100", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["rash-hand-foot-mouth", 0.9], ["throat-blisters", 0.55], ["mouth-ulcers", 0.8], ["fever", 0.7],
      ["rash-palms-soles", 0.75], ["rash-vesicular", 0.65], ["sore-throat", 0.5], ["appetite-loss", 0.45],
      ["irritable-child", 0.35], ["drooling", 0.2], ["fever-low-grade", 0.5], ["malaise", 0.3],
      ["rash-diaper", 0.2], ["rash", 0.9], ["poor-feeding", 0.25], ["runny-nose", 0.2],
    ],
    cardinal: ["rash|mouth-ulcers", "rash-palms-soles|rash-hand-foot-mouth|mouth-ulcers|throat-blisters"],
    against: [
      ["gum-inflammation", 0.2], ["rash-dewdrop-crops", 0.1], ["rash-itchy", 0.4], ["fever-5-days", 0.2],
      ["koplik-spots", 0.05], ["rash-target", 0.1],
    ],
    risks: [
      ["daycare", 2.5], ["sick-contact", 2],
    ],
  },
  {
    id: "herpangina", name: "Herpangina", synonyms: [],
    icd10: "B08.5", system: "infection", incidence: [3, 2], ages: "0343211000", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["throat-blisters", 0.9], ["fever", 0.9], ["sore-throat", 0.85], ["fever-high", 0.55],
      ["odynophagia", 0.6], ["drooling", 0.3], ["appetite-loss", 0.55], ["mouth-ulcers", 0.7],
      ["headache", 0.25], ["vomiting", 0.2], ["irritable-child", 0.4], ["malaise", 0.4], ["dysphagia", 0.3],
      ["onset-sudden", 0.4], ["sick-contact", 0.25],
    ],
    cardinal: ["throat-blisters|mouth-ulcers|sore-throat"],
    against: [
      ["rash-hand-foot-mouth", 0.1], ["gum-inflammation", 0.05], ["cough", 0.3], ["tonsil-exudate", 0.2],
      ["lip-blisters", 0.1],
    ],
    risks: [
      ["daycare", 2],
    ],
  },
  {
    id: "chickenpox", name: "Chickenpox", synonyms: ["varicella"],
    icd10: "B01.9", system: "infection", incidence: [3, 2], ages: "2343322211", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["rash-dewdrop-crops", 0.9], ["rash-vesicular", 0.95], ["rash-itchy", 0.85], ["fever", 0.7],
      ["malaise", 0.5], ["fever-low-grade", 0.5], ["chickenpox-contact", 0.5], ["headache", 0.3],
      ["appetite-loss", 0.35], ["mouth-ulcers", 0.25], ["rash", 0.97], ["honey-crust", 0.3],
      ["sick-contact", 0.4], ["sore-throat", 0.15], ["cough", 0.15],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-dermatomal", 0.05], ["rash-palms-soles", 0.3], ["koplik-spots", 0.02], ["vaccinated", 0.3],
      ["hx-chickenpox", 0.1], ["rash-same-stage-pustules", 0.1], ["rash-scaly-plaques", 0.02],
    ],
    risks: [
      ["unvaccinated", 4],
    ],
  },
  {
    id: "shingles", name: "Herpes zoster", synonyms: ["shingles"],
    icd10: "B02.9", system: "infection", incidence: [4, 4], ages: "0011223344", female: 0.57, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rash-dermatomal", 0.95], ["rash-vesicular-grouped", 0.85], ["rash-vesicular", 0.9],
      ["rash-painful", 0.85], ["pain-before-rash", 0.7], ["burning-pain", 0.65], ["tingling", 0.45],
      ["rash", 0.97], ["headache", 0.15], ["malaise", 0.2], ["limb-pain-disproportionate", 0.35],
      ["itching", 0.3], ["chest-pain", 0.15], ["back-pain", 0.2], ["eye-pain", 0.05],
      ["skin-redness-warm", 0.25],
    ],
    cardinal: ["rash-dermatomal"],
    against: [
      ["rash-dewdrop-crops", 0.1], ["rash-palms-soles", 0.05], ["joint-pain", 0.3],
    ],
    risks: [
      ["hx-chickenpox", 2], ["immunosuppressed", 4], ["hiv-positive", 4],
    ],
  },
  {
    id: "mumps", name: "Mumps", synonyms: ["epidemic parotitis"],
    icd10: "B26.9", system: "infection", incidence: [2, 2], ages: "0134333211", urgency: "same-day",
    course: { acute: 0.8 },
    findings: [
      ["parotid-swelling", 0.95], ["fever", 0.65], ["edema-facial", 0.5], ["jaw-pain", 0.45],
      ["ear-pain", 0.35], ["headache", 0.4], ["testicular-pain", 0.1], ["scrotal-swelling", 0.1],
      ["malaise", 0.55], ["unvaccinated", 0.75], ["appetite-loss", 0.4], ["swelling-bilateral-parotid", 0.55],
      ["dry-mouth", 0.15], ["sick-contact", 0.35], ["neck-stiffness", 0.05], ["myalgia", 0.3],
      ["amylase-lipase-high", 0.5],
    ],
    cardinal: ["parotid-swelling"],
    against: [
      ["salivary-stone-felt", 0.05], ["salivary-meal-swelling", 0.3], ["vaccinated", 0.2], ["tooth-pain", 0.2],
      ["facial-droop", 0.1],
    ],
    risks: [
      ["crowded-living", 2],
    ],
  },
  {
    id: "scarlet-fever", name: "Scarlet fever", synonyms: ["scarlatina"],
    icd10: "A38.9", system: "infection", incidence: [3, 3], ages: "0134211000", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rash-sandpaper", 0.9], ["sore-throat", 0.9], ["fever", 0.9], ["tongue-strawberry", 0.65],
      ["tonsil-exudate", 0.55], ["rash", 0.97], ["lymphadenopathy-cervical", 0.6], ["palatal-petechiae", 0.3],
      ["headache", 0.4], ["vomiting", 0.35], ["perioral-pallor", 0.45], ["skin-peeling", 0.3],
      ["rapid-strep-positive", 0.9], ["abdominal-pain", 0.25], ["rash-groin", 0.25],
      ["lymphadenopathy-tender", 0.4], ["flushing", 0.3], ["rash-not-itchy", 0.2], ["tonsils-swollen", 0.6],
      ["chills", 0.25],
    ],
    cardinal: ["rash"],
    against: [
      ["cough", 0.2], ["runny-nose", 0.3], ["eye-redness", 0.15], ["koplik-spots", 0.02],
      ["rash-vesicular", 0.02], ["fever-5-days", 0.3], ["hoarseness", 0.2],
    ],
    risks: [
      ["strep-contact", 6], ["daycare", 1.5],
    ],
  },
  {
    id: "herpetic-gingivostomatitis", name: "Primary herpetic gingivostomatitis", synonyms: ["herpes stomatitis"],
    icd10: "B00.2", system: "infection", incidence: [3, 2], ages: "0342222100", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["gum-inflammation", 0.85], ["mouth-ulcers", 0.9], ["fever", 0.85], ["drooling", 0.55],
      ["lip-blisters", 0.6], ["lymphadenopathy-cervical", 0.65], ["irritable-child", 0.6],
      ["appetite-loss", 0.7], ["bleeding-gums", 0.45], ["halitosis", 0.35], ["fever-high", 0.5],
      ["dehydration", 0.2], ["sore-throat", 0.3], ["odynophagia", 0.35], ["lymphadenopathy-tender", 0.4],
      ["poor-feeding", 0.4],
    ],
    cardinal: ["mouth-ulcers|gum-inflammation"],
    against: [
      ["rash-hand-foot-mouth", 0.05], ["throat-blisters", 0.4], ["cough", 0.3], ["gum-necrosis", 0.2],
    ],
  },
  {
    id: "hiv-acute", name: "Acute HIV infection", synonyms: ["acute retroviral syndrome", "seroconversion illness"],
    icd10: "B20", system: "infection", incidence: [2, 2], ages: "0000243311", female: 0.2, urgency: "same-day", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["fever", 0.9], ["rash-maculopapular", 0.6], ["sore-throat", 0.65], ["lymphadenopathy-generalized", 0.5],
      ["lymphadenopathy", 0.65], ["myalgia", 0.55], ["headache", 0.5], ["mouth-ulcers", 0.3],
      ["fatigue", 0.75], ["night-sweats", 0.4], ["joint-pain", 0.35], ["weight-loss", 0.25], ["diarrhea", 0.3],
      ["wbc-low", 0.4], ["platelets-low", 0.4], ["genital-ulcer", 0.05], ["malaise", 0.65], ["thrush", 0.1],
      ["nausea", 0.3], ["neck-stiffness", 0.1], ["rash", 0.6],
    ],
    cardinal: ["fever|lymphadenopathy|rash"],
    against: [
      ["runny-nose", 0.2], ["cough", 0.4], ["tonsil-exudate", 0.3], ["monospot-positive", 0.1],
    ],
    risks: [
      ["sexually-active-new-partner", 6], ["msm", 8], ["iv-drug-use", 6], ["partner-sti", 4],
      ["needle-stick", 8],
    ],
  },
  {
    id: "aids", name: "Advanced HIV disease", synonyms: ["AIDS"],
    icd10: "B20", system: "infection", incidence: [2, 2], ages: "1111233422", female: 0.25, urgency: "same-day", dangerous: true,
    course: { chronic: 0.9, subacute: 0.5 },
    findings: [
      ["hiv-cd4-low", 0.8], ["weight-loss", 0.75], ["thrush", 0.6], ["fever", 0.5], ["night-sweats", 0.45],
      ["diarrhea-chronic", 0.4], ["lymphadenopathy-generalized", 0.4], ["fatigue", 0.7],
      ["infections-recurrent", 0.55], ["wbc-low", 0.4], ["purple-lesions", 0.1], ["cough", 0.3],
      ["rash", 0.25], ["rash-seborrheic", 0.2], ["odynophagia", 0.15], ["memory-loss", 0.1],
      ["platelets-low", 0.2], ["underweight", 0.4], ["hemoglobin-low", 0.4], ["diarrhea", 0.4],
      ["dyspnea", 0.2], ["appetite-loss", 0.45],
    ],
    cardinal: ["weight-loss|thrush|hiv-cd4-low|infections-recurrent|fever|diarrhea"],
    risks: [
      ["hiv-positive", 20], ["iv-drug-use", 5], ["msm", 4], ["sexually-active-new-partner", 3],
    ],
  },
  {
    id: "pneumocystis-pneumonia", name: "Pneumocystis pneumonia", synonyms: ["PCP", "PJP"],
    icd10: "B59", system: "infection", incidence: [1, 2], ages: "0221233433", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["dyspnea-exertional", 0.85], ["cough-dry", 0.85], ["fever", 0.8], ["hypoxia", 0.75],
      ["xray-bilateral-infiltrates", 0.85], ["ldh-high", 0.85], ["dyspnea-progressive", 0.6],
      ["weight-loss", 0.4], ["thrush", 0.4], ["lungs-clear", 0.35], ["tachypnea", 0.6], ["fatigue", 0.55],
      ["night-sweats", 0.25], ["dyspnea", 0.9], ["hiv-cd4-low", 0.55], ["onset-gradual", 0.5], ["cough", 0.4],
    ],
    cardinal: ["dyspnea|cough"],
    against: [
      ["sputum-purulent", 0.2], ["chest-pain-pleuritic", 0.3], ["xray-pleural-effusion", 0.1],
      ["crackles-focal", 0.2],
    ],
    risks: [
      ["hiv-positive", 15], ["immunosuppressed", 8], ["med-steroid", 4], ["chemotherapy", 4],
      ["hx-transplant", 6], ["msm", 3], ["iv-drug-use", 3],
    ],
    requires: ["immunosuppressed|hiv-positive|chemotherapy|hx-transplant|med-steroid|msm|iv-drug-use|thrush|hiv-cd4-low|blood-cancer-known"],
  },
  {
    id: "toxoplasmosis", name: "Toxoplasmosis", synonyms: ["cerebral toxoplasmosis"],
    icd10: "B58.9", system: "infection", incidence: [2, 2], ages: "2111233322", urgency: "same-day",
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["headache", 0.45], ["weakness-focal", 0.4], ["seizure", 0.3], ["confusion", 0.4], ["fever", 0.45],
      ["ct-brain-ring-lesion", 0.7], ["lymphadenopathy-cervical", 0.35], ["lymphadenopathy", 0.35],
      ["vision-blurred", 0.2], ["fatigue", 0.35], ["weakness-one-side", 0.3], ["toxo-serology", 0.85],
      ["hiv-cd4-low", 0.45], ["lymphadenopathy-painless", 0.25], ["myalgia", 0.2], ["malaise", 0.25],
    ],
    cardinal: ["headache|lymphadenopathy|weakness-focal|seizure|vision-blurred|confusion"],
    risks: [
      ["hiv-positive", 12], ["immunosuppressed", 6], ["cat-litter", 5], ["raw-meat-fish", 4],
    ],
  },
  {
    id: "cryptococcal-meningitis", name: "Cryptococcal meningitis", synonyms: [],
    icd10: "B45.1", system: "infection", incidence: [0, 1], ages: "0000133333", female: 0.25, urgency: "emergency", dangerous: true,
    course: { subacute: 0.9, acute: 0.3 },
    findings: [
      ["headache", 0.9], ["fever", 0.65], ["confusion", 0.45], ["neck-stiffness", 0.3],
      ["csf-pressure-high", 0.65], ["csf-lymphocytic", 0.8], ["vomiting", 0.45], ["vision-blurred", 0.3],
      ["cryptococcal-antigen", 0.95], ["photophobia", 0.2], ["consciousness-reduced", 0.3],
      ["hiv-cd4-low", 0.65], ["nausea", 0.45], ["malaise", 0.45], ["diplopia", 0.1], ["weight-loss", 0.25],
      ["umbilicated-papules", 0.05],
    ],
    cardinal: ["headache|confusion"],
    risks: [
      ["hiv-positive", 25], ["immunosuppressed", 8], ["hx-transplant", 8], ["animal-birds", 3],
    ],
    requires: ["immunosuppressed|hiv-positive|hx-transplant|med-steroid|animal-birds|hiv-cd4-low"],
  },
  {
    id: "tuberculous-meningitis", name: "Tuberculous meningitis", synonyms: [],
    icd10: "A17.0", system: "infection", incidence: [0, 1], ages: "2332233333", urgency: "emergency", dangerous: true,
    course: { subacute: 0.9 },
    findings: [
      ["headache", 0.85], ["fever", 0.85], ["neck-stiffness", 0.6], ["confusion", 0.45],
      ["csf-lymphocytic", 0.9], ["weight-loss", 0.5], ["gaze-palsy", 0.3], ["vomiting", 0.5],
      ["night-sweats", 0.35], ["consciousness-reduced", 0.4], ["lethargic-child", 0.25], ["seizure", 0.2],
      ["fever-prolonged", 0.5], ["papilledema", 0.1], ["weakness-focal", 0.2], ["irritable-child", 0.2],
      ["xray-cavity", 0.2], ["ct-ventricles-enlarged", 0.35], ["diplopia", 0.2],
    ],
    cardinal: ["headache|consciousness-reduced|irritable-child", "fever"],
    against: [
      ["onset-sudden", 0.2],
    ],
    risks: [
      ["tb-exposure", 12], ["travel-abroad", 3], ["hiv-positive", 10], ["immunosuppressed", 3],
      ["crowded-living", 2],
    ],
  },
  {
    id: "extrapulmonary-tuberculosis", name: "Extrapulmonary tuberculosis", synonyms: ["miliary tuberculosis", "scrofula", "spinal tuberculosis", "Pott disease"],
    icd10: "A18.01", system: "infection", incidence: [1, 1], ages: "1222233333", urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["fever", 0.65], ["weight-loss", 0.6], ["night-sweats", 0.55], ["lymphadenopathy-cervical", 0.4],
      ["lymphadenopathy-painless", 0.4], ["back-pain", 0.25], ["spine-tenderness", 0.2], ["fatigue", 0.55],
      ["tuberculin-positive", 0.75], ["hematuria", 0.1], ["ascites", 0.15], ["kyphosis", 0.1],
      ["appetite-loss", 0.45], ["lymphadenopathy", 0.45], ["abdominal-pain", 0.2], ["fever-prolonged", 0.45],
      ["pyuria", 0.1], ["esr-crp-high", 0.75], ["joint-swelling", 0.1], ["xray-miliary", 0.15, 60],
    ],
    cardinal: ["fever|weight-loss|lymphadenopathy|back-pain|night-sweats"],
    against: [
      ["onset-sudden", 0.1],
    ],
    risks: [
      ["tb-exposure", 12], ["travel-abroad", 4], ["hiv-positive", 8], ["immunosuppressed", 3],
    ],
  },
  {
    id: "malaria", name: "Malaria", synonyms: ["falciparum malaria"],
    icd10: "B54", system: "infection", incidence: [1, 2], ages: "1333233322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["fever", 0.97], ["fever-periodic", 0.45], ["chills", 0.85], ["rigors", 0.7], ["sweating", 0.7],
      ["headache", 0.75], ["travel-tropics", 0.9], ["myalgia", 0.55], ["hemoglobin-low", 0.45],
      ["splenomegaly", 0.35], ["jaundice", 0.2], ["platelets-low", 0.7], ["malaria-smear", 0.9],
      ["nausea", 0.45], ["vomiting", 0.4], ["fatigue", 0.6], ["diarrhea", 0.2], ["confusion", 0.1],
      ["malaria-no-prophylaxis", 0.7], ["abdominal-pain", 0.2], ["hemolysis-signs", 0.3], ["fever-high", 0.65],
      ["joint-pain", 0.35], ["seizure", 0.05], ["urine-cola", 0.05], ["pallor", 0.2], ["hepatomegaly", 0.2],
      ["creatinine-high", 0.15], ["cough", 0.15],
    ],
    cardinal: ["fever"],
    against: [
      ["rash", 0.2], ["sore-throat", 0.3], ["runny-nose", 0.2], ["lymphadenopathy", 0.3], ["dysuria", 0.3],
    ],
    risks: [
      ["travel-abroad", 5], ["mosquito-exposure", 3],
    ],
    requires: ["travel-tropics|travel-abroad|malaria-smear"],
  },
  {
    id: "dengue", name: "Dengue fever", synonyms: ["breakbone fever"],
    icd10: "A90", system: "infection", incidence: [1, 2], ages: "1223333311", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever-high", 0.85], ["fever", 0.97], ["headache-retro-orbital", 0.6], ["myalgia-severe", 0.7],
      ["joint-pain", 0.6], ["rash-maculopapular", 0.5], ["platelets-low", 0.75], ["wbc-low", 0.7],
      ["travel-tropics", 0.9], ["nausea", 0.5], ["vomiting", 0.45], ["rash-petechial", 0.3],
      ["abdominal-pain", 0.25], ["headache", 0.8], ["back-pain", 0.35], ["bleeding-gums", 0.1],
      ["nosebleed", 0.1], ["tourniquet-test", 0.35], ["flushing", 0.25], ["mosquito-exposure", 0.55],
      ["onset-sudden", 0.6], ["fatigue", 0.55], ["hemoglobin-high", 0.25], ["transaminases-high", 0.45],
      ["rash", 0.55], ["eye-pain", 0.4], ["hypotension", 0.05], ["bone-pain", 0.4],
    ],
    cardinal: ["fever"],
    against: [
      ["runny-nose", 0.2], ["cough", 0.4], ["jaundice", 0.2], ["fever-periodic", 0.3],
    ],
    risks: [
      ["travel-abroad", 4],
    ],
    requires: ["travel-tropics|travel-abroad|mosquito-exposure"],
  },
  {
    id: "chikungunya", name: "Chikungunya", synonyms: [],
    icd10: "A92.0", system: "infection", incidence: [1, 1], ages: "1222333333", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["fever", 0.9], ["joint-pain", 0.95], ["joint-polyarthritis-symmetric", 0.75],
      ["rash-maculopapular", 0.55], ["travel-tropics", 0.9], ["myalgia", 0.6], ["headache", 0.55],
      ["fever-high", 0.65], ["joint-swelling", 0.45], ["onset-sudden", 0.6], ["fatigue", 0.45],
      ["wbc-low", 0.35], ["back-pain", 0.3], ["lymphocytes-low", 0.4], ["ankle-pain", 0.35],
      ["wrist-pain", 0.35], ["rash", 0.6],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["platelets-low", 0.4], ["headache-retro-orbital", 0.4], ["rash-petechial", 0.2], ["bleeding-gums", 0.2],
    ],
    risks: [
      ["mosquito-exposure", 4],
    ],
    requires: ["travel-tropics|travel-abroad|mosquito-exposure"],
  },
  {
    id: "zika", name: "Zika virus infection", synonyms: [],
    icd10: "A92.5", system: "infection", incidence: [1, 0], ages: "1112233211", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["rash-maculopapular", 0.9], ["fever-low-grade", 0.55], ["joint-pain", 0.6], ["eye-redness", 0.55],
      ["travel-tropics", 0.9], ["headache", 0.45], ["rash-itchy", 0.45], ["myalgia", 0.45],
      ["mosquito-exposure", 0.45], ["rash", 0.9], ["eye-pain", 0.3],
    ],
    cardinal: ["rash-maculopapular"],
    against: [
      ["fever-high", 0.2], ["platelets-low", 0.3], ["vomiting", 0.4],
    ],
    requires: ["travel-tropics|travel-abroad|mosquito-exposure"],
  },
  {
    id: "yellow-fever", name: "Yellow fever", synonyms: [],
    icd10: "A95.9", system: "infection", incidence: [0, 1], ages: "0112233322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever-high", 0.9], ["fever", 0.97], ["jaundice", 0.65], ["travel-tropics", 0.97], ["headache", 0.75],
      ["vomiting", 0.6], ["hematemesis", 0.25], ["transaminases-very-high", 0.75],
      ["bradycardia-relative", 0.35], ["unvaccinated", 0.85], ["myalgia", 0.65], ["proteinuria", 0.55],
      ["bleeding-gums", 0.3], ["back-pain", 0.45], ["recovering-then-worse", 0.4], ["nosebleed", 0.2],
      ["oliguria", 0.25], ["chills", 0.55], ["eye-redness", 0.35],
    ],
    cardinal: ["fever"],
    risks: [
      ["mosquito-exposure", 3],
    ],
    requires: ["travel-tropics|travel-abroad"],
  },
  {
    id: "typhoid-fever", name: "Typhoid fever", synonyms: ["enteric fever", "paratyphoid"],
    icd10: "A01.00", system: "infection", incidence: [0, 1], ages: "0233333211", urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.6 },
    findings: [
      ["fever", 0.97], ["fever-prolonged", 0.6], ["headache", 0.7], ["abdominal-pain", 0.5],
      ["constipation", 0.35], ["diarrhea", 0.4], ["rose-spots", 0.2], ["bradycardia-relative", 0.3],
      ["splenomegaly", 0.4], ["travel-tropics", 0.75], ["travel-abroad", 0.85], ["appetite-loss", 0.6],
      ["malaise", 0.65], ["cough-dry", 0.25], ["wbc-low", 0.25], ["blood-culture-positive", 0.55],
      ["hepatomegaly", 0.3], ["chills", 0.45], ["fever-high", 0.6], ["fever-stepwise", 0.25],
      ["confusion", 0.1], ["weakness-generalized", 0.4], ["transaminases-high", 0.45], ["nausea", 0.3],
      ["myalgia", 0.3],
    ],
    cardinal: ["fever"],
    against: [
      ["runny-nose", 0.2], ["jaundice", 0.4], ["rash-vesicular", 0.05],
    ],
    risks: [
      ["food-suspect", 2], ["unvaccinated", 1.5],
    ],
    requires: ["travel-abroad|travel-tropics|sick-contact|crowded-living"],
  },
  {
    id: "brucellosis", name: "Brucellosis", synonyms: ["undulant fever"],
    icd10: "A23.9", system: "infection", incidence: [1, 1], ages: "0122233322", female: 0.33, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["fever-periodic", 0.5], ["fever", 0.9], ["sweating", 0.7], ["joint-pain", 0.65], ["back-pain", 0.45],
      ["fatigue", 0.75], ["unpasteurized-dairy", 0.65], ["animal-farm", 0.5], ["hepatomegaly", 0.25],
      ["splenomegaly", 0.3], ["weight-loss", 0.45], ["headache", 0.4], ["testicular-pain", 0.1],
      ["night-sweats", 0.6], ["myalgia", 0.45], ["malaise", 0.6], ["fever-prolonged", 0.5],
      ["lymphadenopathy", 0.2], ["appetite-loss", 0.4], ["chills", 0.45], ["mood-low", 0.15],
    ],
    cardinal: ["fever|sweating|joint-pain"],
    risks: [
      ["travel-abroad", 3],
    ],
  },
  {
    id: "leptospirosis", name: "Leptospirosis", synonyms: ["Weil disease"],
    icd10: "A27.9", system: "infection", incidence: [0, 1], ages: "0012233322", female: 0.2, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["headache", 0.8], ["myalgia-severe", 0.65], ["calf-pain", 0.6],
      ["conjunctival-suffusion", 0.55], ["eye-redness", 0.6], ["freshwater-exposure", 0.7], ["jaundice", 0.25],
      ["creatinine-high", 0.4], ["nausea", 0.5], ["vomiting", 0.45], ["chills", 0.65], ["myalgia", 0.85],
      ["fever-high", 0.65], ["hemoptysis", 0.1], ["oliguria", 0.2], ["abdominal-pain", 0.3],
      ["platelets-low", 0.45], ["neck-stiffness", 0.1], ["transaminases-high", 0.4], ["cough", 0.2],
      ["bilirubin-high", 0.35], ["diarrhea", 0.25], ["onset-sudden", 0.6],
    ],
    cardinal: ["fever"],
    against: [
      ["runny-nose", 0.3],
    ],
    risks: [
      ["animal-rodents", 10], ["animal-farm", 4], ["travel-tropics", 5],
    ],
  },
  {
    id: "q-fever", name: "Q fever", synonyms: ["Coxiella burnetii"],
    icd10: "A78", system: "infection", incidence: [1, 1], ages: "0001133322", female: 0.33, urgency: "same-day",
    course: { acute: 0.7, subacute: 0.6, chronic: 0.3 },
    findings: [
      ["fever", 0.9], ["headache", 0.7], ["animal-farm", 0.7], ["xray-consolidation", 0.4],
      ["transaminases-high", 0.65], ["fatigue", 0.65], ["cough-dry", 0.4], ["myalgia", 0.55], ["chills", 0.6],
      ["headache-severe", 0.35], ["murmur", 0.1], ["night-sweats", 0.35], ["fever-high", 0.55],
      ["sweating", 0.45], ["platelets-low", 0.25], ["hepatomegaly", 0.25], ["malaise", 0.55],
    ],
    cardinal: ["fever"],
    risks: [
      ["animal-birth-exposure", 25], ["unpasteurized-dairy", 4], ["prosthetic-valve-device", 3],
    ],
  },
  {
    id: "lyme-disease", name: "Lyme disease", synonyms: ["erythema migrans", "borreliosis"],
    icd10: "A69.20", system: "infection", incidence: [3, 3], ages: "0133233333", female: 0.43, urgency: "same-day",
    course: { acute: 0.7, subacute: 0.6, chronic: 0.5 },
    findings: [
      ["rash-erythema-migrans", 0.7], ["fatigue", 0.5], ["fever-low-grade", 0.4], ["headache", 0.4],
      ["myalgia", 0.4], ["joint-pain", 0.45], ["joint-swelling", 0.15], ["knee-swelling", 0.1],
      ["facial-droop", 0.1], ["woods-exposure", 0.6], ["lymphadenopathy", 0.2], ["ecg-heart-block", 0.02],
      ["neck-stiffness", 0.15], ["malaise", 0.4], ["lyme-serology", 0.5], ["fever", 0.4], ["chills", 0.25],
      ["rash", 0.75], ["joint-monoarthritis", 0.1], ["neck-pain", 0.2], ["rash-not-itchy", 0.3],
    ],
    cardinal: ["rash-erythema-migrans|joint-swelling|facial-droop|ecg-heart-block|fatigue|headache|joint-pain"],
    against: [
      ["cough", 0.3], ["runny-nose", 0.3], ["diarrhea", 0.3], ["rash-palms-soles", 0.2],
      ["rash-petechial", 0.1], ["rash-itchy", 0.4], ["rash-vesicular", 0.1], ["platelets-low", 0.3],
    ],
    risks: [
      ["bite-tick", 12], ["travel-endemic-lyme", 6], ["summer-season", 2],
    ],
  },
  {
    id: "rocky-mountain-spotted-fever", name: "Rocky Mountain spotted fever", synonyms: ["tick-borne rickettsiosis"],
    icd10: "A77.0", system: "infection", incidence: [1, 2], ages: "0233233322", female: 0.43, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["headache", 0.85], ["headache-severe", 0.6], ["rash-wrists-ankles", 0.6],
      ["rash-petechial", 0.5], ["rash-palms-soles", 0.45], ["myalgia", 0.75], ["bite-tick", 0.55],
      ["platelets-low", 0.55], ["sodium-low", 0.45], ["vomiting", 0.55], ["abdominal-pain", 0.35],
      ["confusion", 0.25], ["rash-maculopapular", 0.6], ["nausea", 0.55], ["woods-exposure", 0.55],
      ["photophobia", 0.2], ["edema-facial", 0.2], ["rash", 0.9], ["transaminases-high", 0.45],
      ["fever-high", 0.75], ["chills", 0.5], ["malaise", 0.55], ["eye-redness", 0.25], ["summer-season", 0.5],
    ],
    cardinal: ["fever"],
    against: [
      ["sore-throat", 0.4], ["runny-nose", 0.2], ["rash-itchy", 0.15], ["rash-erythema-migrans", 0.1],
      ["rash-vesicular", 0.05], ["koplik-spots", 0.02], ["tongue-strawberry", 0.2],
    ],
    risks: [
      ["animal-farm", 2],
    ],
  },
  {
    id: "ehrlichiosis-anaplasmosis", name: "Ehrlichiosis or anaplasmosis", synonyms: [],
    icd10: "A77.40", system: "infection", incidence: [2, 2], ages: "0011223344", female: 0.4, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["headache", 0.8], ["myalgia", 0.7], ["wbc-low", 0.65], ["platelets-low", 0.75],
      ["transaminases-high", 0.8], ["bite-tick", 0.65], ["chills", 0.6], ["malaise", 0.65], ["nausea", 0.45],
      ["woods-exposure", 0.6], ["confusion", 0.2], ["rash", 0.15], ["cough", 0.2], ["vomiting", 0.35],
      ["morulae-on-smear", 0.3, 200], ["fatigue", 0.6], ["joint-pain", 0.3], ["diarrhea", 0.15],
    ],
    cardinal: ["fever"],
    against: [
      ["rash-petechial", 0.3], ["rash-palms-soles", 0.2], ["runny-nose", 0.2], ["rash-erythema-migrans", 0.2],
    ],
    risks: [
      ["immunosuppressed", 1.5], ["summer-season", 2],
    ],
  },
  {
    id: "babesiosis", name: "Babesiosis", synonyms: [],
    icd10: "B60.00", system: "infection", incidence: [1, 1], ages: "1111123344", female: 0.4, urgency: "same-day", dangerous: true,
    course: { acute: 0.7, subacute: 0.5 },
    findings: [
      ["fever", 0.9], ["hemolysis-signs", 0.75], ["hemoglobin-low", 0.75], ["chills", 0.65], ["fatigue", 0.75],
      ["splenomegaly", 0.2], ["urine-dark", 0.3], ["jaundice", 0.2], ["platelets-low", 0.65],
      ["morulae-on-smear", 0.85], ["sweating", 0.5], ["headache", 0.45], ["myalgia", 0.4],
      ["woods-exposure", 0.5], ["malaise", 0.55], ["hepatomegaly", 0.15], ["joint-pain", 0.25],
    ],
    cardinal: ["fever|fatigue|hemolysis-signs"],
    against: [
      ["rash", 0.2],
    ],
    risks: [
      ["bite-tick", 10], ["asplenia", 15], ["transfusion-recent", 4], ["travel-endemic-lyme", 6],
      ["immunosuppressed", 3],
    ],
  },
  {
    id: "tularemia", name: "Tularemia", synonyms: ["rabbit fever"],
    icd10: "A21.9", system: "infection", incidence: [1, 1], ages: "0122233322", female: 0.33, urgency: "same-day",
    course: { acute: 0.8 },
    findings: [
      ["fever", 0.95], ["ulcer-skin-inoculation", 0.6], ["lymphadenopathy-tender", 0.75],
      ["animal-rabbit", 0.55], ["lymphadenopathy", 0.8], ["headache", 0.55], ["chills", 0.6], ["cough", 0.2],
      ["eschar", 0.25], ["skin-ulcer", 0.55], ["myalgia", 0.4], ["sore-throat", 0.15],
      ["lymphadenopathy-axillary", 0.3], ["lymphadenopathy-inguinal", 0.3], ["malaise", 0.45],
    ],
    cardinal: ["fever|lymphadenopathy"],
    risks: [
      ["bite-tick", 6], ["woods-exposure", 4],
    ],
  },
  {
    id: "plague", name: "Plague", synonyms: ["bubonic plague"],
    icd10: "A20.9", system: "infection", incidence: [0, 1], ages: "0123333322", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["fever-high", 0.9], ["lymphadenopathy-tender", 0.9], ["lymphadenopathy-inguinal", 0.65],
      ["fever", 0.97], ["animal-rodents", 0.55], ["chills", 0.7], ["headache", 0.65], ["ill-appearing", 0.7],
      ["onset-sudden", 0.75], ["hemoptysis", 0.1], ["hypotension", 0.25], ["lymphadenopathy", 0.9],
      ["weakness-generalized", 0.45], ["cough", 0.2], ["travel-southwest", 0.5], ["confusion", 0.2],
    ],
    cardinal: ["fever"],
    risks: [
      ["flea-bite", 10], ["bioterror-exposure", 20],
    ],
  },
  {
    id: "anthrax", name: "Anthrax", synonyms: [],
    icd10: "A22.9", system: "infection", incidence: [0, 1], ages: "0000133322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eschar", 0.7], ["edema-around-lesion", 0.65], ["animal-hides", 0.7], ["fever", 0.65],
      ["skin-ulcer", 0.65], ["rash-vesicular", 0.4], ["lymphadenopathy", 0.5], ["xray-wide-mediastinum", 0.25],
      ["dyspnea", 0.3], ["rash-not-itchy", 0.2], ["bioterror-exposure", 0.2], ["malaise", 0.4],
    ],
    cardinal: ["eschar|xray-wide-mediastinum|bioterror-exposure|skin-ulcer"],
    risks: [
      ["animal-farm", 4], ["iv-drug-use", 1.5],
    ],
  },
  {
    id: "cat-scratch-disease", name: "Cat scratch disease", synonyms: ["Bartonella henselae"],
    icd10: "A28.1", system: "infection", incidence: [2, 1], ages: "0234332211", urgency: "routine",
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["cat-scratch", 0.8], ["lymphadenopathy-tender", 0.75], ["lymphadenopathy-axillary", 0.45],
      ["lymphadenopathy", 0.95], ["fever-low-grade", 0.35], ["papule-at-scratch", 0.5],
      ["lymphadenopathy-cervical", 0.3], ["fatigue", 0.3], ["malaise", 0.3], ["headache", 0.15],
      ["fever", 0.3], ["lymphadenopathy-inguinal", 0.2], ["fever-prolonged", 0.1],
    ],
    cardinal: ["lymphadenopathy"],
    against: [
      ["weight-loss", 0.2], ["night-sweats", 0.3], ["lymphadenopathy-painless", 0.4], ["tonsil-exudate", 0.1],
      ["lymphadenopathy-generalized", 0.1],
    ],
  },
  {
    id: "rabies", name: "Rabies", synonyms: [],
    icd10: "A82.9", system: "infection", incidence: [0, 1], ages: "0233222222", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["hydrophobia", 0.6], ["agitation", 0.75], ["bite-animal", 0.75], ["confusion", 0.75],
      ["paresthesia-bite-site", 0.5], ["fever", 0.75], ["secretions-excess", 0.45], ["dysphagia", 0.6],
      ["hallucinations-visual", 0.35], ["muscle-spasm", 0.4], ["seizure", 0.2], ["autonomic-instability", 0.4],
      ["anxiety", 0.5], ["weakness-legs-both", 0.15], ["headache", 0.4], ["bat-exposure", 0.45],
      ["drooling", 0.5], ["insomnia", 0.3],
    ],
    cardinal: ["agitation|hydrophobia|confusion|paresthesia-bite-site|weakness-legs-both"],
    risks: [
      ["travel-abroad", 3],
    ],
    requires: ["bite-animal|bat-exposure|travel-abroad|hydrophobia"],
  },
  {
    id: "tetanus", name: "Tetanus", synonyms: ["lockjaw"],
    icd10: "A35", system: "infection", incidence: [0, 1], ages: "3111223333", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.8 },
    findings: [
      ["lockjaw", 0.85], ["muscle-spasm", 0.75], ["rigidity", 0.6], ["risus-sardonicus", 0.5],
      ["puncture-wound", 0.65], ["unvaccinated", 0.75], ["dysphagia", 0.45], ["neck-stiffness", 0.45],
      ["autonomic-instability", 0.35], ["fever", 0.25], ["back-pain", 0.25], ["guarding", 0.4],
      ["sweating", 0.35], ["tachycardia", 0.4],
    ],
    cardinal: ["lockjaw|muscle-spasm|rigidity"],
    against: [
      ["consciousness-reduced", 0.2], ["csf-bacterial", 0.05], ["dystonia", 0.1], ["antipsychotic-drug", 0.1],
      ["seizure-postictal", 0.1], ["confusion", 0.2],
    ],
    risks: [
      ["iv-drug-use", 3], ["burn", 3], ["umbilical-unsterile", 20], ["laceration", 4],
    ],
  },
  {
    id: "diphtheria", name: "Diphtheria", synonyms: [],
    icd10: "A36.9", system: "infection", incidence: [0, 1], ages: "1332222222", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["pseudomembrane", 0.9], ["sore-throat", 0.9], ["fever-low-grade", 0.6], ["bull-neck", 0.35],
      ["lymphadenopathy-cervical", 0.6], ["unvaccinated", 0.9], ["stridor", 0.2], ["hoarseness", 0.3],
      ["ill-appearing", 0.55], ["dysphagia", 0.4], ["tachycardia", 0.35], ["malaise", 0.55],
      ["weakness-generalized", 0.3], ["fever", 0.65],
    ],
    cardinal: ["sore-throat|pseudomembrane"],
    against: [
      ["vaccinated", 0.1],
    ],
    risks: [
      ["travel-abroad", 5],
    ],
  },
  {
    id: "ebola-viral-hemorrhagic-fever", name: "Viral hemorrhagic fever", synonyms: ["Ebola", "Lassa", "Marburg"],
    icd10: "A98.4", system: "infection", incidence: [0, 1], ages: "0112233322", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever-high", 0.9], ["fever", 0.97], ["travel-tropics", 0.97], ["vomiting", 0.7], ["diarrhea", 0.7],
      ["bleeding-gums", 0.25], ["rash-petechial", 0.2], ["myalgia-severe", 0.6], ["weakness-generalized", 0.7],
      ["headache", 0.65], ["hiccups", 0.15], ["abdominal-pain", 0.5], ["sore-throat", 0.3],
      ["hypotension", 0.3], ["eye-redness", 0.35], ["hematemesis", 0.1], ["outbreak-contact", 0.75],
      ["platelets-low", 0.6], ["rash", 0.25],
    ],
    cardinal: ["fever"],
    requires: ["travel-tropics|travel-abroad|outbreak-contact"],
  },
  {
    id: "african-trypanosomiasis", name: "African trypanosomiasis", synonyms: ["sleeping sickness"],
    icd10: "B56.9", system: "infection", incidence: [1, 1], ages: "0122233322", urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.9 },
    findings: [
      ["fever-periodic", 0.65], ["lymphadenopathy-posterior-cervical", 0.55], ["hypersomnia", 0.65],
      ["headache", 0.6], ["travel-tropics", 0.97], ["chancre-bite", 0.3], ["personality-change", 0.4],
      ["joint-pain", 0.35], ["weight-loss", 0.45], ["fever", 0.85], ["confusion", 0.4], ["rash", 0.2],
      ["edema-facial", 0.15], ["splenomegaly", 0.2], ["fatigue", 0.55], ["lymphadenopathy", 0.65],
    ],
    cardinal: ["fever|hypersomnia"],
    requires: ["travel-tropics|travel-abroad"],
  },
  {
    id: "chagas-disease", name: "Chagas disease", synonyms: ["American trypanosomiasis"],
    icd10: "B57.2", system: "infection", incidence: [1, 1], ages: "0111123322", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.55], ["palpitations", 0.5], ["ecg-heart-block", 0.4], ["dysphagia", 0.3],
      ["constipation", 0.3], ["xray-cardiomegaly", 0.45], ["edema-leg", 0.4], ["romana-sign", 0.1, 60],
      ["sandfly-triatomine-exposure", 0.5], ["syncope", 0.2], ["travel-latin-america", 0.9],
      ["echo-low-ef", 0.45], ["fever", 0.15], ["chest-pain", 0.2], ["travel-abroad", 0.4],
      ["travel-tropics", 0.4],
    ],
    cardinal: ["travel-latin-america|travel-abroad|travel-tropics|sandfly-triatomine-exposure"],
  },
  {
    id: "visceral-leishmaniasis", name: "Visceral leishmaniasis", synonyms: ["kala-azar"],
    icd10: "B55.0", system: "infection", incidence: [1, 1], ages: "0332233222", female: 0.4, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["fever", 0.95], ["fever-prolonged", 0.85], ["splenomegaly", 0.95], ["weight-loss", 0.8],
      ["pancytopenia", 0.75], ["hepatomegaly", 0.65], ["hyperpigmentation", 0.35], ["travel-tropics", 0.9],
      ["fatigue", 0.7], ["hemoglobin-low", 0.85], ["sandfly-triatomine-exposure", 0.55],
      ["lymphadenopathy", 0.25], ["night-sweats", 0.4], ["abdominal-distension", 0.45], ["underweight", 0.55],
      ["nosebleed", 0.1],
    ],
    cardinal: ["splenomegaly|fever"],
    risks: [
      ["hiv-positive", 4],
    ],
    requires: ["travel-tropics|travel-abroad|sandfly-triatomine-exposure"],
  },
  {
    id: "cutaneous-leishmaniasis", name: "Cutaneous leishmaniasis", synonyms: [],
    icd10: "B55.1", system: "infection", incidence: [1, 0], ages: "0223333211", female: 0.4, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["skin-ulcer", 0.9], ["travel-tropics", 0.8], ["travel-abroad", 0.9], ["nodules-lymphatic-chain", 0.2],
      ["sandfly-triatomine-exposure", 0.55], ["onset-gradual", 0.6], ["bite-insect", 0.5],
    ],
    cardinal: ["skin-ulcer"],
    against: [
      ["fever", 0.1], ["rash-painful", 0.4],
    ],
    risks: [
      ["military", 5],
    ],
    requires: ["travel-tropics|travel-abroad|sandfly-triatomine-exposure"],
  },
  {
    id: "schistosomiasis", name: "Schistosomiasis", synonyms: ["bilharzia", "Katayama fever"],
    icd10: "B65.9", system: "infection", incidence: [1, 1], ages: "0023333211", female: 0.4, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["hematuria", 0.45], ["freshwater-exposure", 0.9], ["eosinophilia", 0.65], ["fever", 0.45],
      ["itching", 0.3], ["travel-tropics", 0.9], ["abdominal-pain", 0.4], ["diarrhea", 0.35],
      ["hepatomegaly", 0.3], ["hives", 0.3], ["cough", 0.25], ["dysuria", 0.25], ["splenomegaly", 0.2],
      ["fatigue", 0.45], ["stool-ova-parasites", 0.6], ["weight-loss", 0.2], ["diarrhea-bloody", 0.15],
    ],
    cardinal: ["hematuria"],
    requires: ["freshwater-exposure|travel-tropics|travel-abroad"],
  },
  {
    id: "strongyloidiasis", name: "Intestinal helminth infection", synonyms: ["ascariasis", "hookworm", "strongyloidiasis"],
    icd10: "B78.9", system: "infection", incidence: [2, 1], ages: "0233322222", urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["eosinophilia", 0.65], ["abdominal-pain", 0.5], ["diarrhea", 0.35], ["itching", 0.3],
      ["hemoglobin-low", 0.35], ["cough", 0.25], ["rash-serpiginous", 0.1], ["stool-ova-parasites", 0.6],
      ["worms-seen", 0.2], ["weight-loss", 0.25], ["pica", 0.1], ["mcv-low", 0.25],
      ["failure-to-thrive", 0.15], ["nausea", 0.25], ["bloating", 0.25], ["fatigue", 0.3], ["pallor", 0.2],
      ["hives", 0.1],
    ],
    cardinal: ["abdominal-pain|eosinophilia|diarrhea|worms-seen|stool-ova-parasites|rash-serpiginous|hemoglobin-low"],
    against: [
      ["fever", 0.3], ["diarrhea-bloody", 0.3],
    ],
    risks: [
      ["travel-tropics", 8], ["travel-abroad", 8], ["barefoot-exposure", 8],
    ],
  },
  {
    id: "neurocysticercosis", name: "Neurocysticercosis", synonyms: ["pork tapeworm of the brain"],
    icd10: "B69.0", system: "infection", incidence: [1, 1], ages: "0012233322", urgency: "same-day",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["seizure", 0.8], ["headache", 0.55], ["ct-brain-cysts", 0.9], ["travel-latin-america", 0.65],
      ["vomiting", 0.25], ["papilledema", 0.15], ["ct-ventricles-enlarged", 0.15], ["weakness-focal", 0.15],
      ["confusion", 0.1], ["seizure-focal", 0.45],
    ],
    cardinal: ["seizure|headache"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["travel-abroad", 8],
    ],
  },
  {
    id: "echinococcosis", name: "Hydatid disease", synonyms: ["echinococcal cyst"],
    icd10: "B67.90", system: "infection", incidence: [1, 1], ages: "0012233322", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["abdominal-pain-ruq", 0.6], ["hepatomegaly", 0.6], ["liver-mass", 0.9], ["abdominal-mass", 0.35],
      ["cough", 0.25], ["hives", 0.1], ["xray-lung-mass", 0.25], ["animal-farm", 0.6], ["jaundice", 0.1],
      ["eosinophilia", 0.25], ["abdominal-pain", 0.6], ["chest-pain", 0.15],
    ],
    cardinal: ["liver-mass|abdominal-mass|abdominal-pain|hepatomegaly|xray-lung-mass"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["travel-abroad", 4],
    ],
  },
  {
    id: "trichinosis", name: "Trichinosis", synonyms: ["trichinellosis"],
    icd10: "B75", system: "infection", incidence: [1, 1], ages: "0011233322", urgency: "same-day",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["myalgia-severe", 0.8], ["eyelid-swelling", 0.75], ["eosinophilia", 0.9], ["fever", 0.75],
      ["raw-meat-fish", 0.85], ["diarrhea", 0.4], ["ck-high", 0.75], ["weakness-generalized", 0.45],
      ["edema-facial", 0.65], ["myalgia", 0.9], ["splinter-hemorrhages", 0.15], ["headache", 0.3],
      ["rash", 0.15], ["eye-redness", 0.3], ["nausea", 0.3], ["abdominal-pain", 0.4],
    ],
    cardinal: ["myalgia|edema-facial|eyelid-swelling"],
    risks: [
      ["animal-rabbit", 5],
    ],
  },
  {
    id: "filariasis", name: "Lymphatic filariasis", synonyms: ["elephantiasis"],
    icd10: "B74.9", system: "infection", incidence: [1, 0], ages: "0001233333", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["edema-leg", 0.85], ["edema-leg-unilateral", 0.55], ["skin-thickening", 0.65],
      ["scrotal-swelling", 0.35], ["travel-tropics", 0.97], ["lymphadenopathy-inguinal", 0.4],
      ["eosinophilia", 0.4], ["fever", 0.25], ["edema-nonpitting", 0.6], ["skin-red-streak", 0.15],
    ],
    cardinal: ["edema-leg"],
    requires: ["travel-tropics|travel-abroad"],
  },
  {
    id: "leprosy", name: "Leprosy", synonyms: ["Hansen disease"],
    icd10: "A30.9", system: "infection", incidence: [1, 0], ages: "0011233322", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["anesthetic-patches", 0.9], ["depigmentation", 0.7], ["nerve-thickened", 0.5], ["numbness", 0.7],
      ["skin-ulcer", 0.25], ["travel-abroad", 0.8], ["nasal-congestion", 0.2], ["foot-drop", 0.1],
      ["finger-contracture", 0.1],
    ],
    cardinal: ["anesthetic-patches|numbness|nerve-thickened"],
    against: [
      ["rash-itchy", 0.2],
    ],
  },
  {
    id: "histoplasmosis", name: "Histoplasmosis", synonyms: [],
    icd10: "B39.9", system: "infection", incidence: [2, 2], ages: "1111233333", female: 0.33, urgency: "same-day",
    course: { acute: 0.5, subacute: 0.7, chronic: 0.5 },
    findings: [
      ["cough", 0.65], ["fever", 0.7], ["travel-ohio-mississippi", 0.75], ["bat-bird-droppings", 0.5],
      ["fatigue", 0.55], ["xray-hilar-nodes", 0.45], ["weight-loss", 0.35],
      ["xray-bilateral-infiltrates", 0.35], ["chest-pain", 0.3], ["night-sweats", 0.3], ["hepatomegaly", 0.2],
      ["splenomegaly", 0.2], ["mouth-ulcers", 0.1], ["dyspnea", 0.3], ["headache", 0.35], ["chills", 0.4],
      ["xray-cavity", 0.1], ["pancytopenia", 0.1], ["joint-pain", 0.15], ["skin-tender-nodules-shins", 0.1],
      ["xray-lung-mass", 0.15], ["histoplasma-antigen", 0.75],
    ],
    cardinal: ["cough|fever|weight-loss"],
    risks: [
      ["immunosuppressed", 3], ["hiv-positive", 3], ["animal-birds", 4],
    ],
  },
  {
    id: "coccidioidomycosis", name: "Coccidioidomycosis", synonyms: ["valley fever"],
    icd10: "B38.9", system: "infection", incidence: [2, 2], ages: "0011233333", female: 0.4, urgency: "same-day",
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["cough", 0.75], ["fever", 0.7], ["fatigue", 0.8], ["travel-southwest", 0.9],
      ["chest-pain-pleuritic", 0.45], ["skin-tender-nodules-shins", 0.2], ["joint-pain", 0.35],
      ["headache", 0.3], ["night-sweats", 0.4], ["eosinophilia", 0.3], ["xray-consolidation", 0.55],
      ["rash", 0.25], ["weight-loss", 0.25], ["xray-hilar-nodes", 0.25], ["xray-cavity", 0.1],
      ["dyspnea", 0.3], ["chest-pain", 0.5], ["myalgia", 0.35], ["rash-target", 0.1],
      ["histoplasma-antigen", 0.8],
    ],
    cardinal: ["cough|fever|fatigue"],
    risks: [
      ["immunosuppressed", 3], ["asian-descent", 2], ["african-descent", 2],
    ],
    requires: ["travel-southwest|histoplasma-antigen|travel-abroad"],
  },
  {
    id: "blastomycosis", name: "Blastomycosis", synonyms: [],
    icd10: "B40.9", system: "infection", incidence: [1, 1], ages: "0011233322", female: 0.25, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["cough", 0.75], ["fever", 0.6], ["weight-loss", 0.45], ["skin-ulcer", 0.3], ["bone-pain", 0.2],
      ["travel-ohio-mississippi", 0.8], ["xray-consolidation", 0.55], ["xray-lung-mass", 0.3],
      ["night-sweats", 0.35], ["hemoptysis", 0.15], ["chest-pain", 0.3], ["fatigue", 0.4],
    ],
    cardinal: ["cough|skin-ulcer"],
    risks: [
      ["woods-exposure", 4],
    ],
  },
  {
    id: "nocardiosis", name: "Nocardiosis or actinomycosis", synonyms: [],
    icd10: "A43.9", system: "infection", incidence: [1, 1], ages: "0001123333", female: 0.33, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["cough", 0.55], ["fever", 0.55], ["xray-cavity", 0.35], ["abscess-lump", 0.35],
      ["draining-sinus-granules", 0.35], ["weight-loss", 0.35], ["headache", 0.2],
      ["ct-brain-ring-lesion", 0.2], ["skin-ulcer", 0.15], ["xray-lung-mass", 0.3], ["night-sweats", 0.2],
      ["chest-pain", 0.2],
    ],
    cardinal: ["draining-sinus-granules|cough|abscess-lump"],
    risks: [
      ["immunosuppressed", 6], ["dental-procedure", 6], ["med-steroid", 4], ["hx-transplant", 5],
    ],
  },
  {
    id: "toxic-shock-syndrome", name: "Toxic shock syndrome", synonyms: ["staphylococcal or streptococcal toxic shock"],
    icd10: "A48.3", system: "infection", incidence: [0, 1], ages: "1122343222", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.4, acute: 0.9 },
    findings: [
      ["fever-high", 0.9], ["hypotension", 0.9], ["rash-diffuse-red", 0.85], ["erythroderma", 0.75],
      ["vomiting", 0.65], ["diarrhea", 0.6], ["myalgia-severe", 0.6], ["tampon", 0.5], ["confusion", 0.5],
      ["eye-redness", 0.4], ["skin-peeling", 0.45], ["shock", 0.65], ["creatinine-high", 0.55],
      ["platelets-low", 0.45], ["tongue-strawberry", 0.25], ["tachycardia", 0.9], ["transaminases-high", 0.45],
      ["rash", 0.9], ["headache", 0.4], ["sore-throat", 0.3], ["ck-high", 0.35], ["dizziness", 0.3],
      ["fever", 0.4], ["presyncope", 0.4],
    ],
    cardinal: ["fever|fever-high", "hypotension|shock|presyncope", "rash|erythroderma"],
    against: [
      ["rash-vesicular", 0.05], ["rash-itchy", 0.1], ["lymphadenopathy", 0.3], ["rash-petechial", 0.4],
      ["cough", 0.4],
    ],
    risks: [
      ["surgery-recent", 4], ["postpartum", 3], ["burn", 4], ["chickenpox-contact", 4], ["wound-infected", 4],
    ],
  },
  {
    id: "necrotizing-fasciitis", name: "Necrotizing fasciitis", synonyms: ["flesh-eating disease", "Fournier gangrene"],
    icd10: "M72.6", system: "infection", incidence: [1, 2], ages: "1111133333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["skin-pain-out-of-proportion", 0.8], ["skin-redness-warm", 0.8], ["fever", 0.65], ["tachycardia", 0.75],
      ["crepitus-skin", 0.25], ["rash-bullous", 0.35], ["hypotension", 0.35], ["skin-dusky", 0.45],
      ["ill-appearing", 0.65], ["wbc-high", 0.75], ["confusion", 0.2], ["sodium-low", 0.45],
      ["rapid-spread", 0.7], ["skin-swelling", 0.75], ["shock", 0.3], ["eschar", 0.15], ["chills", 0.35],
      ["leg-pain", 0.5],
    ],
    cardinal: ["skin-redness-warm|skin-pain-out-of-proportion|crepitus-skin|skin-dusky"],
    against: [
      ["rash-itchy", 0.1], ["skin-redness-sharp-border", 0.4], ["onset-gradual", 0.1], ["joint-pain", 0.3],
    ],
    risks: [
      ["hx-diabetes", 3], ["iv-drug-use", 5], ["immunosuppressed", 3], ["surgery-recent", 3], ["trauma", 2],
      ["alcohol-use-heavy", 2], ["hx-cirrhosis", 3], ["saltwater-exposure", 5], ["chickenpox-contact", 4],
    ],
  },
  {
    id: "gas-gangrene", name: "Gas gangrene", synonyms: ["clostridial myonecrosis"],
    icd10: "A48.0", system: "infection", incidence: [0, 1], ages: "0001233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.7 },
    findings: [
      ["crepitus-skin", 0.75], ["trauma", 0.6], ["skin-dusky", 0.75], ["rash-bullous", 0.5],
      ["foul-discharge", 0.55], ["tachycardia", 0.85], ["fever-low-grade", 0.5], ["shock", 0.45],
      ["edema", 0.75], ["hemolysis-signs", 0.2], ["confusion", 0.2], ["wound-infected", 0.6],
    ],
    cardinal: ["crepitus-skin"],
    risks: [
      ["surgery-recent", 5], ["hx-diabetes", 3], ["hx-peripheral-artery", 4], ["iv-drug-use", 4],
      ["puncture-wound", 4],
    ],
  },
  {
    id: "psoas-abscess", name: "Psoas abscess", synonyms: [],
    icd10: "K68.12", system: "infection", incidence: [0, 1], ages: "0122233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8 },
    findings: [
      ["back-pain", 0.6], ["hip-pain", 0.6], ["fever", 0.7], ["psoas-sign", 0.6], ["limp", 0.5],
      ["flank-pain", 0.4], ["hernia-bulge", 0.1], ["weight-loss", 0.25], ["leg-held-flexed", 0.45],
      ["abdominal-pain", 0.35], ["wbc-high", 0.75], ["groin-pain", 0.4], ["esr-crp-high", 0.9],
      ["chills", 0.35],
    ],
    cardinal: ["back-pain|hip-pain|flank-pain|abdominal-pain|groin-pain"],
    risks: [
      ["iv-drug-use", 5], ["hx-ibd", 8], ["hx-diabetes", 3], ["tb-exposure", 4], ["immunosuppressed", 3],
    ],
  },
  {
    id: "syphilis-primary", name: "Primary syphilis", synonyms: ["chancre"],
    icd10: "A51.0", system: "infection", incidence: [2, 2], ages: "0000243200", female: 0.17, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["genital-ulcer-painless", 0.95], ["lymphadenopathy-inguinal", 0.7], ["lymphadenopathy-painless", 0.55],
      ["ulcer-indurated", 0.75], ["genital-ulcer", 0.95], ["syphilis-serology", 0.75],
      ["sexually-active-new-partner", 0.55], ["mouth-ulcers", 0.1],
    ],
    cardinal: ["genital-ulcer-painless"],
    against: [
      ["genital-ulcer-painful", 0.1], ["fever", 0.1], ["dysuria", 0.2], ["rash-vesicular", 0.05],
      ["penile-discharge", 0.1],
    ],
    risks: [
      ["msm", 6], ["partner-sti", 6], ["hiv-positive", 4],
    ],
  },
  {
    id: "syphilis-secondary", name: "Secondary syphilis", synonyms: [],
    icd10: "A51.49", system: "infection", incidence: [2, 2], ages: "0000243200", female: 0.17, urgency: "same-day",
    course: { subacute: 0.9 },
    findings: [
      ["rash-palms-soles", 0.7], ["rash-maculopapular", 0.8], ["rash", 0.9],
      ["lymphadenopathy-generalized", 0.7], ["syphilis-serology", 0.97], ["fever-low-grade", 0.4],
      ["malaise", 0.5], ["mucous-patches", 0.3], ["hair-loss-patchy", 0.1], ["sore-throat", 0.3],
      ["headache", 0.3], ["rash-not-itchy", 0.6], ["fatigue", 0.35], ["weight-loss", 0.2], ["joint-pain", 0.2],
      ["genital-ulcer-painless", 0.15], ["lymphadenopathy", 0.75], ["eye-ciliary-flush", 0.05],
      ["prior-painless-sore", 0.4],
    ],
    cardinal: ["rash|lymphadenopathy-generalized|mucous-patches"],
    against: [
      ["rash-itchy", 0.2], ["rash-herald-patch", 0.15], ["rash-vesicular", 0.05],
      ["rash-hand-foot-mouth", 0.1],
    ],
    risks: [
      ["sexually-active-new-partner", 6], ["msm", 6], ["partner-sti", 5], ["hiv-positive", 4],
    ],
  },
  {
    id: "neurosyphilis", name: "Neurosyphilis", synonyms: ["tabes dorsalis", "tertiary syphilis"],
    icd10: "A52.3", system: "infection", incidence: [1, 1], ages: "0000133333", female: 0.25, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["gait-ataxia", 0.45], ["personality-change", 0.4], ["memory-loss", 0.45],
      ["pupil-argyll-robertson", 0.35], ["syphilis-serology", 0.97], ["reflexes-decreased", 0.35],
      ["psychosis", 0.15], ["hearing-loss", 0.1], ["vision-loss", 0.15], ["csf-lymphocytic", 0.8],
      ["urinary-incontinence", 0.25], ["romberg", 0.4], ["headache", 0.2], ["numbness", 0.35],
      ["seizure", 0.1], ["vibration-sense-reduced", 0.4], ["murmur-diastolic", 0.05],
    ],
    cardinal: ["gait-ataxia|personality-change|memory-loss|vision-loss|hearing-loss|pupil-argyll-robertson"],
    risks: [
      ["hiv-positive", 5], ["msm", 4], ["sexually-active-new-partner", 2],
    ],
  },
  {
    id: "disseminated-gonococcal", name: "Disseminated gonococcal infection", synonyms: ["gonococcal arthritis"],
    icd10: "A54.86", system: "infection", incidence: [1, 2], ages: "0000343200", female: 0.67, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["joint-migratory", 0.6], ["tenosynovitis", 0.6], ["fever", 0.6], ["joint-pain", 0.9],
      ["joint-monoarthritis", 0.35], ["knee-swelling", 0.35], ["joint-swelling", 0.6], ["wrist-pain", 0.4],
      ["pustules", 0.55], ["vaginal-discharge", 0.15], ["penile-discharge", 0.1], ["chills", 0.3],
      ["sti-test-positive", 0.75], ["rash-not-itchy", 0.2], ["sexually-active-new-partner", 0.55],
      ["rash", 0.6], ["ankle-pain", 0.3],
    ],
    cardinal: ["joint-pain|joint-swelling|tenosynovitis"],
    against: [
      ["joint-polyarthritis-symmetric", 0.3], ["uric-acid-high", 0.2], ["rash-itchy", 0.2],
    ],
    risks: [
      ["partner-sti", 5], ["complement-low", 3],
    ],
  },
  {
    id: "fever-unknown-viral", name: "Nonspecific viral illness", synonyms: ["viral syndrome", "viral fever"],
    icd10: "B34.9", system: "infection", incidence: [6, 5], ages: "1443333222", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.8], ["malaise", 0.6], ["myalgia", 0.45], ["headache", 0.4], ["fatigue", 0.5],
      ["chills", 0.35], ["appetite-loss", 0.4], ["well-appearing", 0.45], ["sick-contact", 0.35],
      ["sore-throat", 0.25], ["runny-nose", 0.25], ["cough", 0.2], ["nausea", 0.2], ["fever-low-grade", 0.4],
      ["rash-maculopapular", 0.05], ["irritable-child", 0.2],
    ],
    cardinal: ["fever|malaise|myalgia"],
    against: [
      ["tachypnea", 0.2], ["hypotension", 0.05], ["neck-stiffness", 0.05], ["rash-petechial", 0.05],
      ["fever-prolonged", 0.1], ["weight-loss", 0.1], ["confusion", 0.05], ["hypoxia", 0.05],
      ["dysuria", 0.15], ["chest-pain", 0.15], ["abdominal-pain-severe", 0.05], ["jaundice", 0.05],
      ["tonsil-exudate", 0.2], ["murmur", 0.2], ["joint-swelling", 0.1], ["travel-tropics", 0.3],
      ["wbc-high", 0.3], ["ill-appearing", 0.05], ["rigors", 0.4], ["back-pain", 0.4], ["seizure", 0.05],
      ["fever-5-days", 0.3], ["cough-productive", 0.4],
    ],
  },
  {
    id: "post-viral-exanthem", name: "Viral exanthem", synonyms: ["nonspecific viral rash"],
    icd10: "B09", system: "infection", incidence: [5, 4], ages: "0443222100", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["rash-maculopapular", 0.9], ["rash", 0.97], ["fever-low-grade", 0.5], ["fever", 0.55],
      ["coryza-prodrome", 0.45], ["well-appearing", 0.55], ["rash-not-itchy", 0.4], ["runny-nose", 0.4],
      ["cough", 0.3], ["malaise", 0.25], ["diarrhea", 0.15], ["sick-contact", 0.3], ["rash-itchy", 0.25],
      ["irritable-child", 0.2],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-petechial", 0.05], ["rash-vesicular", 0.15], ["koplik-spots", 0.01], ["tongue-strawberry", 0.05],
      ["rash-palms-soles", 0.3], ["ill-appearing", 0.05], ["mucosal-lesions", 0.05], ["rash-sandpaper", 0.05],
      ["rash-dermatomal", 0.01], ["rash-slapped-cheek", 0.1], ["rash-scaly-plaques", 0.05],
      ["fever-5-days", 0.2], ["fever-resolved-then-rash", 0.3], ["rash-burrows", 0.05],
      ["joint-swelling", 0.1], ["bite-tick", 0.2],
    ],
    risks: [
      ["daycare", 1.5],
    ],
  },
  {
    id: "occult-bacteremia", name: "Fever without source in young infants", synonyms: ["serious bacterial infection of the infant"],
    icd10: "P81.9", system: "infection", incidence: [2, 4], ages: "4430000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["well-appearing", 0.55], ["irritable-child", 0.4], ["poor-feeding", 0.35],
      ["fever-high", 0.35], ["lethargic-child", 0.2], ["no-source-of-fever", 0.7], ["wbc-high", 0.3],
      ["tachycardia", 0.35],
    ],
    cardinal: ["fever"],
    against: [
      ["runny-nose", 0.4], ["cough", 0.4], ["wheezing", 0.3],
    ],
    risks: [
      ["newborn-premature", 2], ["unvaccinated", 2], ["newborn-maternal-infection", 3],
    ],
  },
  {
    id: "congenital-infection", name: "Congenital infection (TORCH)", synonyms: ["congenital CMV", "congenital rubella", "congenital toxoplasmosis", "congenital syphilis"],
    icd10: "P37.9", system: "infection", incidence: [1, 1], ages: "4320000000", urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["microcephaly", 0.35], ["jaundice", 0.45], ["hepatomegaly", 0.45], ["splenomegaly", 0.45],
      ["rash-petechial", 0.4], ["hearing-loss", 0.3], ["seizure", 0.15], ["lens-opacity", 0.1],
      ["platelets-low", 0.5], ["rash-blueberry-muffin", 0.15, 60], ["ct-brain-cysts", 0.35],
      ["murmur-continuous", 0.1], ["developmental-delay", 0.25], ["poor-feeding", 0.3],
      ["lethargic-child", 0.2], ["purpura", 0.2], ["pupil-white", 0.1],
    ],
    cardinal: ["microcephaly|jaundice|hepatomegaly|rash-petechial|hearing-loss|rash-blueberry-muffin"],
    risks: [
      ["newborn-maternal-infection", 15], ["cat-litter", 3],
    ],
  },
  {
    id: "west-nile", name: "West Nile virus infection", synonyms: [],
    icd10: "A92.30", system: "infection", incidence: [1, 1], ages: "0011223333", female: 0.4, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.9], ["headache", 0.8], ["mosquito-exposure", 0.75], ["myalgia", 0.6], ["confusion", 0.35],
      ["neck-stiffness", 0.35], ["rash-maculopapular", 0.3], ["csf-lymphocytic", 0.6], ["summer-season", 0.65],
      ["tremor", 0.25], ["fatigue", 0.65], ["back-pain", 0.25], ["vomiting", 0.3], ["diarrhea", 0.2],
      ["eye-pain", 0.2], ["weakness-generalized", 0.4], ["consciousness-reduced", 0.2], ["rash", 0.3],
    ],
    cardinal: ["fever"],
    against: [
      ["cough", 0.3], ["runny-nose", 0.2],
    ],
    risks: [
      ["immunosuppressed", 2],
    ],
  },
  {
    id: "mpox", name: "Mpox", synonyms: ["monkeypox"],
    icd10: "B04", system: "infection", incidence: [1, 1], ages: "0111243311", female: 0.06, urgency: "same-day",
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["rash-same-stage-pustules", 0.8], ["genital-ulcer-painful", 0.45], ["lymphadenopathy", 0.7],
      ["fever", 0.65], ["anal-pain", 0.35], ["pustules", 0.75], ["umbilicated-papules", 0.45],
      ["rash-palms-soles", 0.45], ["headache", 0.45], ["myalgia", 0.45], ["sore-throat", 0.3],
      ["fatigue", 0.5], ["mpox-contact", 0.45], ["rash", 0.95], ["lymphadenopathy-inguinal", 0.5],
      ["rash-vesicular", 0.45],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-dewdrop-crops", 0.2],
    ],
    risks: [
      ["msm", 12], ["sexually-active-new-partner", 5], ["travel-tropics", 3], ["hiv-positive", 4],
    ],
  },
  {
    id: "scrub-typhus", name: "Typhus", synonyms: ["scrub typhus", "murine typhus"],
    icd10: "A75.3", system: "infection", incidence: [1, 1], ages: "0223333322", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["headache", 0.8], ["eschar", 0.5], ["rash-maculopapular", 0.45],
      ["travel-abroad", 0.85], ["lymphadenopathy", 0.45], ["myalgia", 0.6], ["cough", 0.3],
      ["bite-insect", 0.25], ["platelets-low", 0.4], ["transaminases-high", 0.6], ["chills", 0.55],
      ["eye-redness", 0.25], ["confusion", 0.1], ["splenomegaly", 0.2], ["nausea", 0.3], ["rash", 0.5],
    ],
    cardinal: ["fever"],
    risks: [
      ["travel-tropics", 8], ["animal-rodents", 5], ["flea-bite", 10],
    ],
  },
  {
    id: "relapsing-fever", name: "Relapsing fever", synonyms: ["Borrelia recurrentis"],
    icd10: "A68.9", system: "infection", incidence: [1, 1], ages: "0122333322", urgency: "same-day",
    course: { recurrent: 0.9, acute: 0.6 },
    findings: [
      ["fever-periodic", 0.9], ["fever-high", 0.85], ["headache", 0.75], ["chills", 0.75],
      ["cabin-stay", 0.45], ["myalgia", 0.6], ["splenomegaly", 0.3], ["platelets-low", 0.5], ["jaundice", 0.1],
      ["fever", 0.97], ["nausea", 0.45], ["morulae-on-smear", 0.7], ["rigors", 0.6], ["joint-pain", 0.4],
    ],
    cardinal: ["fever"],
    risks: [
      ["bite-tick", 5], ["animal-rodents", 4], ["travel-abroad", 10],
    ],
  },
  {
    id: "rat-bite-fever", name: "Rat-bite fever", synonyms: ["Streptobacillus"],
    icd10: "A25.1", system: "infection", incidence: [1, 1], ages: "0233333222", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rat-bite", 0.85], ["fever-periodic", 0.5], ["joint-pain", 0.65], ["rash-palms-soles", 0.5],
      ["fever", 0.95], ["rash-maculopapular", 0.6], ["joint-swelling", 0.45], ["chills", 0.6],
      ["headache", 0.45], ["vomiting", 0.3], ["pustules", 0.2], ["joint-migratory", 0.3],
    ],
    cardinal: ["fever"],
    risks: [
      ["animal-rodents", 12],
    ],
  },
  {
    id: "osteomyelitis", name: "Osteomyelitis", synonyms: [],
    icd10: "M86.9", system: "infection", incidence: [3, 3], ages: "3233223333", female: 0.33, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.6, acute: 0.5 },
    findings: [
      ["bone-pain", 0.8], ["fever", 0.5], ["skin-redness-warm", 0.45], ["bone-tenderness", 0.75],
      ["esr-crp-high", 0.9], ["limp", 0.3], ["skin-ulcer", 0.25], ["mri-bone-marrow-edema", 0.9],
      ["wbc-high", 0.4], ["unable-bear-weight", 0.3], ["blood-culture-positive", 0.4], ["chills", 0.25],
      ["leg-pain", 0.45], ["back-pain", 0.15], ["malaise", 0.3], ["limp-refusal", 0.2],
    ],
    cardinal: ["bone-pain|bone-tenderness|limp|leg-pain|back-pain|skin-ulcer"],
    against: [
      ["esr-crp-normal", 0.1], ["bone-pain-night-nsaid", 0.3],
    ],
    risks: [
      ["hx-diabetes", 3], ["iv-drug-use", 5], ["trauma", 2], ["hx-sickle-cell", 8], ["surgery-recent", 3],
      ["hx-peripheral-artery", 2.5], ["hx-kidney-disease", 4], ["puncture-wound", 3],
    ],
  },
  {
    id: "long-covid", name: "Post-COVID condition", synonyms: ["long COVID"],
    icd10: "U09.9", system: "infection", incidence: [4, 3], ages: "0012344322", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.85], ["fatigue-chronic", 0.75], ["post-exertional-malaise", 0.55],
      ["dyspnea-exertional", 0.45], ["concentration-poor", 0.55], ["hx-covid", 0.97], ["palpitations", 0.3],
      ["insomnia", 0.35], ["smell-loss", 0.25], ["headache", 0.3], ["anxiety", 0.25], ["chest-pain", 0.2],
      ["cough", 0.2], ["dizziness-standing", 0.2], ["myalgia", 0.3], ["joint-pain", 0.2], ["mood-low", 0.25],
      ["dyspnea", 0.35],
    ],
    cardinal: ["fatigue|dyspnea|concentration-poor|smell-loss|post-exertional-malaise"],
    against: [
      ["fever", 0.2], ["weight-loss", 0.2], ["hypoxia", 0.1], ["xray-consolidation", 0.1],
    ],
    requires: ["hx-covid|covid-contact"],
  },
  {
    id: "lymphogranuloma-chancroid", name: "Chancroid or lymphogranuloma venereum", synonyms: ["LGV"],
    icd10: "A55", system: "infection", incidence: [1, 1], ages: "0000243200", female: 0.17, urgency: "same-day",
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["genital-ulcer-painful", 0.65], ["genital-ulcer", 0.85], ["lymphadenopathy-inguinal", 0.8],
      ["lymphadenopathy-tender", 0.7], ["bubo-fluctuant", 0.4], ["anal-discharge", 0.2], ["fever", 0.2],
      ["genital-ulcer-painless", 0.25], ["sexually-active-new-partner", 0.55], ["tenesmus", 0.15],
    ],
    cardinal: ["genital-ulcer|lymphadenopathy-inguinal"],
    against: [
      ["rash-vesicular-grouped", 0.1],
    ],
    risks: [
      ["msm", 5], ["travel-tropics", 4], ["partner-sti", 4],
    ],
  },
  {
    id: "avian-mers", name: "Severe zoonotic respiratory virus infection", synonyms: ["avian influenza", "MERS"],
    icd10: "J09.X2", system: "infection", incidence: [0, 1], ages: "0122333322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.95], ["cough", 0.9], ["dyspnea", 0.8], ["xray-bilateral-infiltrates", 0.8], ["hypoxia", 0.6],
      ["animal-birds", 0.45], ["camel-contact", 0.4], ["myalgia", 0.5], ["diarrhea", 0.2],
      ["animal-poultry-dead", 0.35], ["fever-high", 0.7], ["lymphocytes-low", 0.55], ["eye-redness", 0.25],
      ["respiratory-distress", 0.45],
    ],
    cardinal: ["fever|cough|dyspnea"],
    risks: [
      ["outbreak-contact", 25], ["animal-farm", 4],
    ],
    requires: ["animal-birds|travel-abroad|outbreak-contact|animal-farm|camel-contact|animal-poultry-dead"],
  },
  {
    id: "lemierre", name: "Lemierre syndrome", synonyms: ["septic jugular thrombophlebitis"],
    icd10: "I80.8", system: "infection", incidence: [0, 1], ages: "0001443200", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["sore-throat", 0.85], ["fever", 0.97], ["neck-pain", 0.6], ["neck-swelling-lateral", 0.85],
      ["neck-stiffness", 0.25], ["xray-cavity", 0.45], ["septic-emboli-lungs", 0.65],
      ["chest-pain-pleuritic", 0.4], ["dyspnea", 0.4], ["rigors", 0.55], ["blood-culture-positive", 0.75],
      ["tonsil-exudate", 0.35], ["recovering-then-worse", 0.35], ["dysphagia", 0.25], ["ill-appearing", 0.5],
      ["fever-high", 0.7], ["platelets-low", 0.35], ["lymphadenopathy-cervical", 0.35],
    ],
    cardinal: ["fever", "fever", "sore-throat|neck-pain|neck-swelling-lateral"],
    against: [
      ["runny-nose", 0.3],
    ],
    risks: [
      ["tooth-pain", 3], ["post-streptococcal", 5],
    ],
  },
  {
    id: "lymphadenitis-acute", name: "Acute bacterial lymphadenitis", synonyms: [],
    icd10: "L04.9", system: "infection", incidence: [3, 3], ages: "1343222222", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["lymphadenopathy-tender", 0.9], ["lymphadenopathy-cervical", 0.75], ["fever", 0.6],
      ["skin-redness-warm", 0.55], ["lymphadenopathy", 0.97], ["neck-mass", 0.4], ["abscess-lump", 0.25],
      ["sore-throat", 0.25], ["wbc-high", 0.5], ["neck-pain", 0.3], ["irritable-child", 0.2],
      ["torticollis", 0.1],
    ],
    cardinal: ["lymphadenopathy"],
    against: [
      ["weight-loss", 0.15], ["night-sweats", 0.15], ["lymphadenopathy-painless", 0.05],
      ["lymphadenopathy-generalized", 0.1], ["lymphadenopathy-supraclavicular", 0.1],
    ],
    risks: [
      ["skin-infection-recent", 3], ["tooth-pain", 2], ["post-streptococcal", 2],
    ],
  },
] satisfies readonly Condition[];
