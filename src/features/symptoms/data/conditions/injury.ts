import type { Condition } from "../../symptoms.schema.ts";

export const injuryConditions = [
  {
    id: "heat-stroke", name: "Heat stroke", synonyms: [],
    icd10: "T67.01XA", system: "injury", incidence: [1, 2], ages: "2332333344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["hyperthermia-extreme", 0.9], ["confusion", 0.8], ["heat-exposure", 0.9],
      ["consciousness-reduced", 0.6], ["tachycardia", 0.85], ["dry-skin", 0.45], ["seizure", 0.2],
      ["hypotension", 0.4], ["fever-high", 0.9], ["vomiting", 0.35], ["sweating", 0.45],
      ["gait-ataxia", 0.35], ["ck-high", 0.6], ["agitation", 0.3], ["headache", 0.35], ["tachypnea", 0.55],
      ["transaminases-high", 0.5], ["skin-redness-warm", 0.75], ["syncope", 0.2], ["fever", 0.97],
      ["creatinine-high", 0.4],
    ],
    cardinal: ["hyperthermia-extreme|fever-high|fever", "confusion|consciousness-reduced|seizure|gait-ataxia"],
    against: [
      ["rigidity-lead-pipe", 0.05], ["neck-stiffness", 0.1], ["cough", 0.1], ["rash", 0.1],
    ],
    risks: [
      ["strenuous-exercise", 4], ["antipsychotic-drug", 2], ["med-diuretic", 1.6], ["stimulant-use", 2],
      ["hx-dementia", 1.5],
    ],
    requires: ["heat-exposure|strenuous-exercise|hyperthermia-extreme"],
  },
  {
    id: "heat-exhaustion", name: "Heat exhaustion", synonyms: ["heat cramps", "heat syncope"],
    icd10: "T67.5XXA", system: "injury", incidence: [3, 3], ages: "1223333333", female: 0.4, urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["heat-exposure", 0.97], ["sweating", 0.75], ["dizziness", 0.6], ["nausea", 0.5],
      ["muscle-cramps", 0.45], ["headache", 0.5], ["fatigue", 0.6], ["thirst", 0.45], ["tachycardia", 0.5],
      ["presyncope", 0.4], ["syncope", 0.2], ["vomiting", 0.25], ["weakness-generalized", 0.6],
      ["dehydration", 0.4], ["fever-low-grade", 0.3], ["hypotension-orthostatic", 0.25], ["pallor", 0.25],
    ],
    cardinal: ["heat-exposure"],
    against: [
      ["confusion", 0.05], ["consciousness-reduced", 0.05], ["hyperthermia-extreme", 0.05], ["seizure", 0.01],
      ["rash", 0.2], ["neck-stiffness", 0.02], ["diarrhea", 0.2],
    ],
    risks: [
      ["strenuous-exercise", 3], ["med-diuretic", 1.5],
    ],
  },
  {
    id: "hypothermia", name: "Hypothermia", synonyms: [],
    icd10: "T68.XXXA", system: "injury", incidence: [1, 2], ages: "3222233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["hypothermia", 0.97], ["cold-exposure", 0.85], ["consciousness-reduced", 0.5], ["bradycardia", 0.55],
      ["confusion", 0.5], ["chills", 0.5], ["speech-slurred", 0.35], ["gait-ataxia", 0.35],
      ["hypotension", 0.35], ["ecg-osborn", 0.35], ["drowsiness", 0.45], ["limb-cold", 0.6],
      ["respiratory-depression", 0.25], ["rigidity", 0.2], ["pallor", 0.35],
    ],
    cardinal: ["hypothermia"],
    against: [
      ["fever", 0.01], ["sweating", 0.05], ["tachycardia", 0.3],
    ],
    risks: [
      ["alcohol-use-heavy", 3], ["homeless", 6], ["hx-dementia", 2], ["drowning", 6], ["med-sedative", 1.5],
    ],
  },
  {
    id: "frostbite", name: "Frostbite", synonyms: [],
    icd10: "T33.90XA", system: "injury", incidence: [2, 2], ages: "1222333333", female: 0.2, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["frostbite-sign", 0.95], ["cold-exposure", 0.97], ["numbness", 0.8], ["limb-cold", 0.75],
      ["rash-bullous", 0.4], ["foot-pain", 0.45], ["hand-pain", 0.4], ["skin-dusky", 0.35], ["tingling", 0.4],
      ["skin-redness-warm", 0.25],
    ],
    cardinal: ["cold-exposure", "frostbite-sign|numbness|limb-cold"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["alcohol-use-heavy", 2.5], ["homeless", 5], ["smoking", 1.5], ["hx-peripheral-artery", 2],
    ],
  },
  {
    id: "altitude-sickness", name: "Acute mountain sickness", synonyms: ["altitude sickness"],
    icd10: "T70.29XA", system: "injury", incidence: [2, 2], ages: "0123343311", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["altitude", 0.97], ["headache", 0.95], ["nausea", 0.6], ["insomnia", 0.55], ["fatigue", 0.65],
      ["dizziness", 0.55], ["vomiting", 0.3], ["appetite-loss", 0.5], ["dyspnea-exertional", 0.4],
    ],
    cardinal: ["altitude"],
    against: [
      ["confusion", 0.05], ["gait-ataxia", 0.05], ["dyspnea", 0.1], ["fever", 0.05], ["cough", 0.3],
      ["neck-stiffness", 0.05],
    ],
  },
  {
    id: "high-altitude-cerebral-edema", name: "High-altitude cerebral or pulmonary edema", synonyms: ["HACE", "HAPE"],
    icd10: "T70.20XA", system: "injury", incidence: [0, 1], ages: "0122344311", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["altitude", 0.97], ["gait-ataxia", 0.55], ["confusion", 0.55], ["dyspnea", 0.55], ["cough", 0.45],
      ["headache", 0.65], ["consciousness-reduced", 0.35], ["sputum-frothy", 0.2], ["hypoxia", 0.75],
      ["crackles", 0.45], ["cyanosis", 0.3], ["fatigue", 0.6], ["vomiting", 0.35], ["tachycardia", 0.5],
      ["tachypnea", 0.5], ["hallucinations-visual", 0.1],
    ],
    cardinal: ["altitude", "gait-ataxia|confusion|dyspnea|consciousness-reduced"],
    requires: ["altitude"],
  },
  {
    id: "decompression-sickness", name: "Decompression sickness", synonyms: ["the bends", "arterial gas embolism"],
    icd10: "T70.3XXA", system: "injury", incidence: [0, 1], ages: "0001244311", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["diving-ascent", 0.97], ["joint-pain", 0.65], ["numbness", 0.45], ["weakness-focal", 0.2],
      ["vertigo", 0.15], ["weakness-legs-both", 0.2], ["confusion", 0.15], ["rash-itchy", 0.1],
      ["skin-mottling-livedo", 0.1], ["headache", 0.2], ["shoulder-pain", 0.35], ["urinary-retention", 0.1],
      ["fatigue", 0.45], ["tingling", 0.4], ["consciousness-reduced", 0.1], ["hemoptysis", 0.05],
    ],
    cardinal: ["diving-ascent", "joint-pain|numbness|weakness-focal|confusion|weakness-legs-both|consciousness-reduced|vertigo"],
    requires: ["diving-ascent|flight-altitude-dive"],
  },
  {
    id: "drowning", name: "Drowning", synonyms: ["submersion injury"],
    icd10: "T75.1XXA", system: "injury", incidence: [1, 2], ages: "2432333322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["drowning", 0.97], ["dyspnea", 0.65], ["cough", 0.65], ["consciousness-reduced", 0.45],
      ["hypoxia", 0.55], ["crackles", 0.45], ["vomiting", 0.4], ["hypothermia", 0.35],
      ["respiratory-distress", 0.45], ["sputum-frothy", 0.25], ["apnea", 0.25], ["wheezing", 0.2],
      ["cyanosis", 0.35],
    ],
    cardinal: ["drowning"],
    requires: ["drowning"],
  },
  {
    id: "electrical-injury", name: "Electrical or lightning injury", synonyms: [],
    icd10: "T75.4XXA", system: "injury", incidence: [1, 2], ages: "1332343311", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["electric-injury", 0.97], ["burn-injury", 0.7], ["consciousness-reduced", 0.25], ["palpitations", 0.25],
      ["muscle-spasm", 0.4], ["numbness", 0.3], ["ecg-wide-tachycardia", 0.1], ["ck-high", 0.35],
      ["urine-cola", 0.1], ["eardrum-perforated", 0.1], ["sudden-death-witnessed", 0.1], ["confusion", 0.2],
      ["syncope", 0.2], ["amnesia-sudden", 0.25],
    ],
    cardinal: ["electric-injury"],
    requires: ["electric-injury"],
  },
  {
    id: "polytrauma", name: "Polytrauma", synonyms: ["hemorrhagic shock", "crush injury"],
    icd10: "T07.XXXA", system: "injury", incidence: [2, 4], ages: "1123443333", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["trauma-major", 0.97], ["hypotension", 0.45], ["tachycardia", 0.65], ["consciousness-reduced", 0.35],
      ["deformity", 0.5], ["abdominal-pain", 0.4], ["chest-pain", 0.4], ["bleeding-active", 0.45],
      ["shock", 0.35], ["abdominal-tenderness", 0.4], ["pallor", 0.4], ["bruising", 0.6], ["dyspnea", 0.3],
      ["laceration", 0.5], ["rib-pain", 0.35], ["head-injury", 0.5], ["neck-pain", 0.35],
    ],
    cardinal: ["trauma-major"],
    risks: [
      ["trauma", 6],
    ],
    requires: ["trauma-major|penetrating-injury|fall"],
  },
  {
    id: "hypovolemic-shock", name: "Hemorrhagic or hypovolemic shock", synonyms: [],
    icd10: "R57.1", system: "injury", incidence: [2, 4], ages: "2222233333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["shock", 0.9], ["hypotension", 0.9], ["tachycardia", 0.9], ["pallor", 0.65], ["bleeding-active", 0.5],
      ["oliguria", 0.45], ["consciousness-reduced", 0.35], ["limb-cold", 0.6], ["thirst", 0.35],
      ["sweating", 0.5], ["lactate-high", 0.75], ["hemoglobin-low", 0.5], ["confusion", 0.4],
      ["weakness-generalized", 0.5], ["presyncope", 0.4], ["tachypnea", 0.55], ["dehydration", 0.45],
      ["syncope", 0.25], ["gi-bleeding", 0.25], ["anxiety", 0.25],
    ],
    cardinal: ["hypotension|shock", "tachycardia|pallor|bleeding-active|limb-cold"],
    against: [
      ["jugular-distension", 0.05], ["fever", 0.2], ["crackles", 0.1], ["edema", 0.2],
      ["skin-redness-warm", 0.1], ["hives", 0.02],
    ],
    risks: [
      ["trauma-major", 6], ["med-anticoagulant", 2], ["diarrhea", 2], ["vomiting", 1.5], ["surgery-recent", 2],
      ["postpartum", 2],
    ],
  },
  {
    id: "laceration", name: "Laceration", synonyms: ["cut", "puncture wound", "open wound"],
    icd10: "T14.8XXA", system: "injury", incidence: [5, 5], ages: "1333333322", female: 0.33, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["laceration", 0.97], ["bleeding-active", 0.75], ["trauma", 0.97], ["finger-injury", 0.3],
      ["well-appearing", 0.35],
    ],
    cardinal: ["laceration"],
    against: [
      ["fever", 0.02], ["hypotension", 0.01], ["skin-redness-warm", 0.1],
    ],
  },
  {
    id: "animal-bite", name: "Animal or human bite", synonyms: ["dog bite", "cat bite"],
    icd10: "W54.0XXA", system: "injury", incidence: [4, 4], ages: "1243333322", urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["bite-animal", 0.75], ["bite-human", 0.15], ["laceration", 0.6], ["puncture-wound", 0.5],
      ["skin-redness-warm", 0.3], ["hand-pain", 0.4], ["skin-swelling", 0.45], ["bleeding-active", 0.45],
      ["cat-scratch", 0.1],
    ],
    cardinal: ["bite-animal|bite-human"],
    against: [
      ["rash", 0.1],
    ],
  },
  {
    id: "traumatic-amputation", name: "Traumatic amputation", synonyms: [],
    icd10: "S68.119A", system: "injury", incidence: [1, 2], ages: "0122333322", female: 0.17, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["amputated-part", 0.97], ["bleeding-active", 0.9], ["finger-injury", 0.75], ["trauma", 0.85],
      ["deformity", 0.6], ["shock", 0.1],
    ],
    cardinal: ["amputated-part"],
  },
  {
    id: "penetrating-trauma", name: "Penetrating trauma", synonyms: ["stab wound", "gunshot wound"],
    icd10: "S21.339A", system: "injury", incidence: [2, 4], ages: "0012443211", female: 0.14, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["penetrating-injury", 0.97], ["bleeding-active", 0.75], ["laceration", 0.6], ["hypotension", 0.3],
      ["dyspnea", 0.3], ["abdominal-pain", 0.4], ["chest-pain", 0.4], ["tachycardia", 0.6], ["shock", 0.25],
      ["breath-sounds-decreased-unilateral", 0.2], ["peritonitis-signs", 0.2], ["pallor", 0.3],
    ],
    cardinal: ["penetrating-injury"],
    requires: ["penetrating-injury"],
  },
  {
    id: "fat-embolism", name: "Fat embolism syndrome", synonyms: [],
    icd10: "T79.1XXA", system: "injury", incidence: [0, 1], ages: "0012343322", female: 0.25, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["xray-fracture", 0.9], ["dyspnea", 0.9], ["confusion", 0.65], ["rash-petechial", 0.4], ["hypoxia", 0.9],
      ["tachycardia", 0.8], ["fever", 0.65], ["xray-bilateral-infiltrates", 0.65], ["platelets-low", 0.45],
      ["tachypnea", 0.8], ["petechiae-chest-axilla", 0.4], ["hemoglobin-low", 0.5],
      ["consciousness-reduced", 0.35],
    ],
    cardinal: ["dyspnea|hypoxia|confusion"],
    against: [
      ["chest-pain-pleuritic", 0.4],
    ],
    risks: [
      ["trauma-major", 5], ["hx-sickle-cell", 4],
    ],
    requires: ["xray-fracture|trauma-major|surgery-recent"],
  },
  {
    id: "barotrauma", name: "Barosinusitis or ear barotrauma", synonyms: ["barotrauma"],
    icd10: "T70.0XXA", system: "injury", incidence: [3, 2], ages: "0012343311", female: 0.4, urgency: "self-care",
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["flight-altitude-dive", 0.97], ["ear-pain", 0.75], ["ear-fullness", 0.75], ["hearing-loss", 0.35],
      ["sinus-pain", 0.35], ["nosebleed", 0.15], ["vertigo", 0.15], ["tinnitus", 0.25],
      ["eardrum-perforated", 0.1],
    ],
    cardinal: ["flight-altitude-dive", "ear-pain|ear-fullness|sinus-pain"],
    against: [
      ["fever", 0.05], ["ear-discharge", 0.1], ["weakness-focal", 0.01], ["joint-pain", 0.05],
      ["numbness", 0.02],
    ],
    risks: [
      ["coryza-prodrome", 2.5],
    ],
  },
  {
    id: "radiation-sickness", name: "Acute radiation syndrome", synonyms: [],
    icd10: "T66.XXXA", system: "injury", incidence: [0, 1], ages: "0001233322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["radiation-exposure", 0.97], ["vomiting", 0.85], ["nausea", 0.9], ["diarrhea", 0.45], ["fatigue", 0.6],
      ["skin-redness-warm", 0.45], ["wbc-low", 0.65], ["platelets-low", 0.55], ["fever", 0.3],
      ["lymphocytes-low", 0.85], ["hair-loss", 0.35], ["headache", 0.3], ["bleeding-sites", 0.15],
    ],
    cardinal: ["radiation-exposure"],
    requires: ["radiation-exposure"],
  },
  {
    id: "contusion", name: "Contusion", synonyms: ["bruise", "hematoma", "soft tissue injury"],
    icd10: "T14.8XXA", system: "injury", incidence: [5, 4], ages: "1333333333", urgency: "self-care",
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["bruising", 0.85], ["trauma", 0.85], ["skin-redness-warm", 0.15], ["skin-swelling", 0.65], ["tenderness", 0.7],
      ["well-appearing", 0.4], ["worse-movement", 0.4], ["muscle-tenderness", 0.45], ["hematoma-head", 0.1],
    ],
    cardinal: ["bruising|trauma"],
    against: [
      ["unable-bear-weight", 0.15], ["deformity", 0.02], ["bone-tenderness", 0.15], ["fever", 0.02],
      ["platelets-low", 0.05], ["hypotension", 0.01], ["numbness", 0.05], ["easy-bruising", 0.6],
      ["xray-fracture", 0.01], ["rash-petechial", 0.1], ["consciousness-reduced", 0.05],
    ],
    risks: [
      ["contact-sport", 2], ["med-anticoagulant", 2], ["fall", 3],
    ],
  },
  {
    id: "foreign-body-soft-tissue", name: "Foreign body in soft tissue", synonyms: ["splinter", "fish hook"],
    icd10: "T14.8XXA", system: "injury", incidence: [4, 4], ages: "1333333322", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["foreign-body-skin", 0.95], ["puncture-wound", 0.65], ["skin-redness-warm", 0.3], ["laceration", 0.25],
      ["skin-swelling", 0.3], ["finger-injury", 0.35], ["foot-pain", 0.25],
    ],
    cardinal: ["foreign-body-skin"],
    against: [
      ["fever", 0.05],
    ],
  },
  {
    id: "subungual-hematoma", name: "Subungual hematoma", synonyms: ["crushed fingertip"],
    icd10: "S60.10XA", system: "injury", incidence: [4, 4], ages: "1233333322", female: 0.4, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["nail-dark-blood", 0.95], ["finger-injury", 0.75], ["finger-pain", 0.9], ["trauma", 0.75],
      ["xray-fracture", 0.2], ["foot-pain", 0.2],
    ],
    cardinal: ["nail-dark-blood"],
    against: [
      ["fever", 0.01], ["pus-drainage", 0.05],
    ],
  },
  {
    id: "neonatal-birth-injury", name: "Birth injury", synonyms: ["brachial plexus palsy", "Erb palsy", "cephalohematoma"],
    icd10: "P15.9", system: "injury", incidence: [2, 2], ages: "4321000000", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["birth-difficult", 0.8], ["arm-not-used", 0.45], ["scalp-swelling-newborn", 0.5],
      ["clavicle-tender", 0.2], ["bruising", 0.35], ["facial-droop", 0.1], ["jaundice", 0.15],
      ["deformity", 0.15],
    ],
    cardinal: ["arm-not-used|scalp-swelling-newborn|birth-difficult"],
    against: [
      ["fever", 0.05], ["injury-inconsistent", 0.1],
    ],
  },
  {
    id: "tick-bite", name: "Tick bite", synonyms: [],
    icd10: "S70.369A", system: "injury", incidence: [4, 3], ages: "1233333333", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["bite-tick", 0.97], ["woods-exposure", 0.7], ["skin-redness-warm", 0.35], ["well-appearing", 0.6],
      ["itching", 0.3], ["tick-attached", 0.65],
    ],
    cardinal: ["bite-tick"],
    against: [
      ["fever", 0.05], ["rash-erythema-migrans", 0.05], ["headache", 0.15], ["joint-pain", 0.1], ["rash", 0.3],
      ["weakness-ascending", 0.01], ["facial-droop", 0.01], ["malaise", 0.1],
    ],
    risks: [
      ["summer-season", 2],
    ],
  },
  {
    id: "surgical-site-infection", name: "Postoperative wound complication", synonyms: ["surgical site infection", "dehiscence"],
    icd10: "T81.49XA", system: "injury", incidence: [4, 4], ages: "1222233333", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["surgery-recent", 0.97], ["wound-infected", 0.9], ["skin-redness-warm", 0.85], ["fever", 0.45],
      ["pus-drainage", 0.7], ["wound-dehiscence", 0.3], ["wbc-high", 0.5], ["abdominal-pain", 0.2],
      ["skin-swelling", 0.55], ["chills", 0.2],
    ],
    cardinal: ["surgery-recent"],
    against: [
      ["rash", 0.1],
    ],
    risks: [
      ["hx-diabetes", 2], ["obesity", 1.8], ["smoking", 1.6], ["immunosuppressed", 2],
    ],
    requires: ["surgery-recent|wound-infected"],
  },
  {
    id: "orbital-fracture", name: "Orbital blowout fracture", synonyms: ["orbital floor fracture"],
    icd10: "S02.30XA", system: "injury", incidence: [1, 3], ages: "0012443222", female: 0.25, urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.95, acute: 0.6 },
    findings: [
      ["eye-injury", 0.8], ["diplopia", 0.7], ["infraorbital-numbness", 0.6], ["eyelid-swelling", 0.7], ["gaze-palsy", 0.4], ["periorbital-bruise", 0.6], ["trauma", 0.9], ["facial-pain", 0.5],
    ],
    cardinal: ["eye-injury|diplopia|infraorbital-numbness"],
    against: [["fever", 0.05]],
    risks: [["contact-sport", 3]],
  },
  {
    id: "cervical-spine-fracture", name: "Cervical spine fracture", synonyms: ["broken neck", "odontoid fracture"],
    icd10: "S12.9XXA", system: "injury", incidence: [1, 3], ages: "0001333344", female: 0.35, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["neck-pain", 0.95], ["spine-tenderness", 0.8], ["neck-injury", 0.8], ["trauma-major", 0.6], ["numbness", 0.3], ["weakness-focal", 0.25], ["range-of-motion-reduced", 0.4], ["fall", 0.4],
    ],
    cardinal: ["neck-pain"],
    against: [["fever", 0.05]],
    risks: [["hx-osteoporosis", 2], ["hx-rheumatoid", 2]],
  },
  {
    id: "facial-fracture", name: "Facial fracture", synonyms: ["zygomatic fracture", "maxillary fracture", "Le Fort fracture"],
    icd10: "S02.92XA", system: "injury", incidence: [2, 3], ages: "0012443333", female: 0.3, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["facial-pain", 0.8], ["trauma", 0.9], ["periorbital-bruise", 0.6], ["infraorbital-numbness", 0.5], ["diplopia", 0.3], ["malocclusion", 0.4], ["deformity", 0.4], ["nosebleed", 0.4]],
    cardinal: ["facial-pain|periorbital-bruise|infraorbital-numbness|malocclusion|deformity", "trauma"],
    risks: [["contact-sport", 2]],
  },
  {
    id: "high-pressure-injection", name: "High-pressure injection injury", synonyms: ["paint gun injury", "grease gun injury"],
    icd10: "T70.4XXA", system: "injury", incidence: [0, 2], ages: "0001344310", female: 0.1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.4 },
    findings: [
      ["injection-gun-injury", 0.95], ["finger-pain", 0.6], ["hand-pain", 0.6], ["skin-swelling", 0.5],
      ["puncture-wound", 0.6], ["numbness", 0.3], ["pallor", 0.1],
    ],
    cardinal: ["injection-gun-injury"],
    requires: ["injection-gun-injury"],
  },
  {
    id: "chemical-skin-burn", name: "Chemical burn of the skin", synonyms: ["hydrofluoric acid burn", "alkali burn of the skin", "cement burn"],
    icd10: "T30.4", system: "injury", incidence: [2, 3], ages: "0121344321", female: 0.3, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["chemical-on-skin", 0.95], ["burn-injury", 0.6], ["rash-painful", 0.5],
      ["skin-pain-out-of-proportion", 0.2], ["finger-pain", 0.25], ["burning-pain", 0.5], ["rash-hands", 0.35],
      ["skin-redness-warm", 0.3], ["rash-bullous", 0.25], ["calcium-low", 0.1],
    ],
    cardinal: ["chemical-on-skin"],
    risks: [
      ["dye-or-rubber-industry", 2], ["builder", 2], ["chemical-fume-exposure", 2],
    ],
    requires: ["chemical-on-skin"],
  },
  {
    id: "hair-tourniquet", name: "Hair tourniquet", synonyms: ["toe tourniquet syndrome", "hair-thread tourniquet"],
    icd10: "S90.446A", system: "injury", incidence: [0, 2], ages: "1431000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["digit-strangled", 0.92], ["crying-paroxysms", 0.6], ["irritable-child", 0.6], ["skin-swelling", 0.4],
      ["swollen-hands-feet", 0.2],
    ],
    cardinal: ["digit-strangled|crying-paroxysms"],
    against: [
      ["fever", 0.1],
    ],
    requires: ["digit-strangled"],
  },
  {
    id: "strangulation", name: "Strangulation injury", synonyms: ["nonfatal strangulation", "near hanging"],
    icd10: "T71.193A", system: "injury", incidence: [1, 2], ages: "0012443210", female: 0.65, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.5 },
    findings: [
      ["strangled", 0.95], ["neck-pain", 0.6], ["hoarseness", 0.45], ["rash-petechial", 0.4],
      ["loss-of-consciousness", 0.35], ["dysphagia", 0.35], ["sore-throat", 0.35], ["dyspnea", 0.3],
      ["bruising", 0.45], ["voice-muffled", 0.2], ["stridor", 0.1], ["confusion", 0.15], ["headache", 0.3],
      ["subcutaneous-emphysema", 0.03],
    ],
    cardinal: ["strangled"],
    risks: [
      ["mother-infant-stress-family-violence", 6], ["suicidal-ideation", 2],
    ],
    requires: ["strangled"],
  },
  {
    id: "partner-violence", name: "Intimate partner violence or elder abuse", synonyms: ["domestic violence", "elder abuse", "intimate partner violence"],
    icd10: "T74.11XA", system: "injury", incidence: [3, 3], ages: "0001344333", female: 0.8, urgency: "same-day", dangerous: true,
    course: { recurrent: 0.8, acute: 0.5, chronic: 0.5 },
    findings: [
      ["mother-infant-stress-family-violence", 0.75], ["bruising", 0.65], ["injury-inconsistent", 0.5],
      ["delay-seeking-care", 0.4], ["anxiety", 0.4], ["mood-low", 0.35], ["bruises-unusual-sites", 0.4],
      ["headache", 0.3], ["insomnia", 0.25], ["physical-symptoms-unexplained", 0.2],
      ["periorbital-bruise", 0.25], ["fear-of-caregiver", 0.4], ["weight-loss", 0.1], ["poor-self-care", 0.1],
    ],
    cardinal: ["mother-infant-stress-family-violence|injury-inconsistent|bruises-unusual-sites|fear-of-caregiver"],
    against: [
      ["fever", 0.05], ["platelets-low", 0.05], ["inr-high", 0.1],
    ],
    risks: [
      ["pregnant", 1.5], ["hx-dementia", 1.5], ["nursing-home", 1.5], ["alcohol-use", 1.5],
    ],
    requires: ["mother-infant-stress-family-violence|injury-inconsistent|fear-of-caregiver|bruises-unusual-sites"],
  },
  {
    id: "genitourinary-trauma", name: "Urethral, bladder or testicular injury", synonyms: ["urethral injury", "bladder rupture", "testicular rupture", "straddle injury"],
    icd10: "S37.30XA", system: "injury", incidence: [1, 2], ages: "0013443222", female: 0.15, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["blood-at-urethra", 0.65], ["hematuria", 0.6], ["urinary-retention", 0.45], ["trauma-major", 0.4],
      ["pelvic-instability", 0.3], ["scrotal-swelling", 0.4], ["abdominal-pain-suprapubic", 0.4],
      ["perineal-pain", 0.4], ["testicular-pain", 0.35],
    ],
    cardinal: ["blood-at-urethra|hematuria|urinary-retention|scrotal-swelling"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["abdomen-injury", 3],
    ],
    requires: ["trauma|trauma-major|abdomen-injury", "blood-at-urethra|hematuria|urinary-retention|scrotal-swelling|testicular-pain"],
  },
  {
    id: "blood-exposure", name: "Needlestick or blood exposure", synonyms: ["needlestick injury", "sharps injury", "occupational blood exposure", "bloodborne pathogen exposure", "post-exposure prophylaxis"],
    icd10: "Z77.21", system: "injury", incidence: [2, 3], ages: "0001344310", female: 0.65, urgency: "same-day",
    course: { hyperacute: 0.9, acute: 0.5 },
    findings: [
      ["sharps-injury", 0.95], ["puncture-wound", 0.4], ["well-appearing", 0.6], ["worry-excessive", 0.2],
    ],
    cardinal: ["sharps-injury"],
    against: [
      ["fever", 0.05], ["rash", 0.1], ["jaundice", 0.1],
    ],
    risks: [
      ["healthcare-worker", 4], ["iv-drug-use", 2],
    ],
    requires: ["sharps-injury"],
  },
  {
    id: "chest-bone-fracture", name: "Sternal or scapular fracture", synonyms: ["sternal fracture", "scapular fracture", "scapula fracture", "seat belt fracture of the sternum"],
    icd10: "S22.20XA", system: "injury", incidence: [1, 3], ages: "0001334333", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["chest-injury", 0.6], ["chest-pain-reproducible", 0.6], ["chest-pain", 0.65], ["trauma", 0.9],
      ["trauma-major", 0.5], ["shoulder-pain", 0.35], ["bruising", 0.4], ["xray-fracture", 0.6],
      ["unable-to-lift-the-arm", 0.2], ["worse-breathing-in", 0.3], ["bone-tenderness", 0.5],
    ],
    cardinal: ["trauma", "chest-pain|shoulder-pain|bone-tenderness"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["fall", 2], ["hx-osteoporosis", 1.5], ["bicycle-rider", 2],
    ],
  },
  {
    id: "airway-injury", name: "Laryngeal or tracheobronchial injury", synonyms: ["laryngeal fracture", "tracheal rupture", "tracheobronchial injury"],
    icd10: "S27.53XA", system: "injury", incidence: [0, 1], ages: "0011333322", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["subcutaneous-emphysema", 0.85], ["dyspnea", 0.8], ["hemoptysis", 0.4], ["hoarseness", 0.4],
      ["stridor", 0.35], ["xray-pneumothorax", 0.6], ["respiratory-distress", 0.5], ["chest-injury", 0.6],
      ["neck-injury", 0.4],
    ],
    cardinal: ["subcutaneous-emphysema|hoarseness|stridor|dyspnea"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["trauma-major", 6], ["trauma", 4], ["strangled", 4], ["penetrating-injury", 5],
    ],
    requires: ["trauma|trauma-major|neck-injury|chest-injury|strangled|penetrating-injury"],
  },
] satisfies readonly Condition[];
