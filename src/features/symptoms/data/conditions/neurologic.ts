import type { Condition } from "../../symptoms.schema.ts";

export const neurologicConditions = [
  {
    id: "migraine", name: "Migraine", synonyms: ["migraine with aura", "migraine without aura"],
    icd10: "G43.909", system: "neurologic", incidence: [5, 4], ages: "0013443322", female: 0.75, urgency: "routine",
    course: { recurrent: 0.9, acute: 0.4 },
    findings: [
      ["food-or-drink-trigger", 0.25], ["headache", 0.97], ["headache-unilateral", 0.6], ["headache-throbbing", 0.7], ["photophobia", 0.8],
      ["phonophobia", 0.7], ["nausea", 0.75], ["vomiting", 0.4], ["headache-aura", 0.3],
      ["headache-recurrent", 0.75], ["headache-severe", 0.6], ["worse-exertion", 0.5],
      ["similar-episode-before", 0.55], ["episodic", 0.6], ["dizziness", 0.25],
      ["headache-retro-orbital", 0.3], ["neck-pain", 0.3], ["fatigue", 0.3], ["aphasia", 0.05],
      ["relief-dark-room", 0.35], ["premenstrual", 0.1], ["vision-blurred", 0.15],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.05], ["neck-stiffness", 0.15], ["headache-thunderclap", 0.1], ["headache-new-after-50", 0.1],
      ["papilledema", 0.05], ["seizure", 0.1], ["confusion", 0.15], ["weakness-focal", 0.2],
      ["headache-bandlike", 0.3], ["eye-watering", 0.4], ["consciousness-reduced", 0.05],
      ["jaw-claudication", 0.05], ["weight-loss", 0.2], ["headache-positional-upright", 0.2],
    ],
    risks: [
      ["fhx-migraine", 4], ["hx-migraine", 10], ["stressor", 1.4],
    ],
  },
  {
    id: "tension-headache", name: "Tension-type headache", synonyms: [],
    icd10: "G44.209", system: "neurologic", incidence: [6, 5], ages: "0123343322", female: 0.6, urgency: "self-care",
    course: { chronic: 0.6, recurrent: 0.8, acute: 0.5 },
    findings: [
      ["headache", 0.97], ["headache-bandlike", 0.7], ["headache-frontal", 0.3], ["headache-occipital", 0.3],
      ["neck-pain", 0.4], ["headache-recurrent", 0.5], ["muscle-tenderness", 0.3], ["headache-daily", 0.2], ["worse-stress", 0.35],
      ["well-appearing", 0.3], ["fatigue", 0.2], ["insomnia", 0.15],
    ],
    cardinal: ["headache"],
    against: [
      ["vomiting", 0.05], ["nausea", 0.2], ["headache-throbbing", 0.2], ["headache-unilateral", 0.2],
      ["headache-severe", 0.2], ["worse-exertion", 0.2], ["fever", 0.05], ["headache-aura", 0.05],
      ["headache-thunderclap", 0.02], ["papilledema", 0.02], ["neck-stiffness", 0.15],
      ["headache-morning", 0.4], ["weakness-focal", 0.02], ["eye-watering", 0.05], ["vision-loss", 0.05],
      ["confusion", 0.05], ["weight-loss", 0.2],
    ],
    risks: [
      ["stressor", 2], ["hx-anxiety", 1.5],
    ],
  },
  {
    id: "cluster-headache", name: "Cluster headache", synonyms: [],
    icd10: "G44.009", system: "neurologic", incidence: [3, 3], ages: "0001244311", female: 0.2, urgency: "same-day",
    course: { recurrent: 0.9, acute: 0.3 },
    findings: [
      ["food-or-drink-trigger", 0.4], ["headache-clusters", 0.8], ["headache-retro-orbital", 0.8], ["headache-unilateral", 0.95],
      ["headache-severe", 0.9], ["eye-watering", 0.8], ["eye-redness", 0.65], ["runny-nose", 0.6],
      ["nasal-congestion", 0.6], ["ptosis", 0.45], ["restless-pain", 0.75], ["worse-night", 0.55],
      ["headache", 0.97], ["horner", 0.35], ["headache-recurrent", 0.65], ["edema-facial", 0.2],
      ["eye-pain", 0.45],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.05], ["nausea", 0.4], ["headache-bandlike", 0.05], ["vision-loss", 0.1], ["lies-still", 0.1],
    ],
    risks: [
      ["smoking", 2],
    ],
  },
  {
    id: "subarachnoid-hemorrhage", name: "Subarachnoid hemorrhage", synonyms: ["SAH", "ruptured berry aneurysm"],
    icd10: "I60.9", system: "neurologic", incidence: [1, 2], ages: "0011233433", female: 0.57, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["headache-thunderclap", 0.85], ["headache-severe", 0.9], ["headache", 0.97], ["onset-sudden", 0.9],
      ["neck-stiffness", 0.55], ["vomiting", 0.6], ["nausea", 0.7], ["consciousness-reduced", 0.4],
      ["syncope", 0.3], ["photophobia", 0.35], ["seizure", 0.1], ["ct-brain-bleed", 0.95], ["confusion", 0.3],
      ["csf-xanthochromia", 0.25], ["neck-pain", 0.4], ["weakness-focal", 0.1], ["hypertension", 0.4],
      ["diplopia", 0.05], ["pupil-dilated-fixed", 0.1], ["kernig-brudzinski", 0.15],
      ["headache-occipital", 0.3], ["worse-exertion", 0.2],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.4], ["headache-recurrent", 0.2], ["similar-episode-before", 0.2], ["headache-aura", 0.1],
      ["onset-gradual", 0.05], ["headache-bandlike", 0.1],
    ],
    risks: [
      ["hx-hypertension", 2], ["smoking", 2], ["family-aneurysm", 6], ["hx-polycystic-kidney", 6],
      ["stimulant-use", 3],
    ],
  },
  {
    id: "ischemic-stroke", name: "Ischemic stroke", synonyms: ["CVA", "cerebral infarction"],
    icd10: "I63.9", system: "neurologic", incidence: [3, 5], ages: "1111122344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.3 },
    findings: [
      ["weakness-one-side", 0.8], ["weakness-focal", 0.85], ["facial-droop", 0.6],
      ["facial-droop-forehead-spared", 0.3], ["speech-slurred", 0.45], ["aphasia", 0.35],
      ["onset-sudden", 0.9], ["numbness-one-side", 0.4], ["visual-field-cut", 0.2], ["gaze-palsy", 0.15],
      ["neglect", 0.2], ["gait-ataxia", 0.2], ["hypertension", 0.65], ["pulse-irregular", 0.2],
      ["headache", 0.2], ["confusion", 0.2], ["vertigo", 0.1], ["diplopia", 0.05],
      ["consciousness-reduced", 0.1], ["dysphagia", 0.2], ["reflexes-increased", 0.2], ["babinski", 0.35],
      ["fall", 0.15], ["ct-brain-normal", 0.4], ["vision-loss", 0.1], ["hypertension-severe", 0.2],
    ],
    cardinal: ["weakness-focal|weakness-one-side|aphasia|speech-slurred|facial-droop|numbness-one-side|visual-field-cut|vertigo|gait-ataxia"],
    against: [
      ["facial-droop-forehead", 0.05], ["seizure", 0.3], ["neuro-transient", 0.15],
      ["headache-thunderclap", 0.3], ["fever", 0.3], ["onset-gradual", 0.1], ["weakness-legs-both", 0.2],
      ["weakness-ascending", 0.05], ["ct-brain-bleed", 0.05], ["glucose-low", 0.2],
    ],
    risks: [
      ["hx-atrial-fibrillation", 4], ["hx-hypertension", 2], ["hx-diabetes", 1.7], ["smoking", 1.6],
      ["hx-stroke", 3], ["hx-coronary-disease", 1.6], ["hx-hypercholesterolemia", 1.4], ["carotid-bruit", 2],
      ["hx-valve-disease", 2], ["med-estrogen", 1.5],
    ],
  },
  {
    id: "tia", name: "Transient ischemic attack", synonyms: ["TIA", "mini-stroke"],
    icd10: "G45.9", system: "neurologic", incidence: [2, 4], ages: "0000122344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["neuro-transient", 0.95], ["weakness-one-side", 0.55], ["weakness-focal", 0.6], ["speech-slurred", 0.4],
      ["aphasia", 0.3], ["facial-droop", 0.35], ["numbness-one-side", 0.4], ["onset-sudden", 0.9],
      ["vision-loss-transient", 0.2], ["carotid-bruit", 0.15], ["hypertension", 0.5], ["well-appearing", 0.3],
      ["quick-recovery", 0.55], ["gait-ataxia", 0.1], ["vertigo", 0.1], ["diplopia", 0.05],
      ["pulse-irregular", 0.1], ["numbness", 0.4],
    ],
    cardinal: ["neuro-transient"],
    against: [
      ["headache", 0.4], ["seizure", 0.05], ["syncope", 0.2], ["headache-aura", 0.2], ["fever", 0.05],
      ["confusion", 0.3], ["vomiting", 0.2], ["consciousness-reduced", 0.1], ["onset-gradual", 0.1],
    ],
    risks: [
      ["hx-atrial-fibrillation", 4], ["hx-hypertension", 2], ["hx-diabetes", 1.6], ["smoking", 1.6],
      ["hx-stroke", 3], ["hx-hypercholesterolemia", 1.4], ["hx-coronary-disease", 1.6],
    ],
  },
  {
    id: "intracerebral-hemorrhage", name: "Intracerebral hemorrhage", synonyms: [],
    icd10: "I61.9", system: "neurologic", incidence: [2, 4], ages: "1111123344", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["headache", 0.6], ["vomiting", 0.45], ["weakness-one-side", 0.75], ["weakness-focal", 0.8],
      ["hypertension-severe", 0.55], ["hypertension", 0.8], ["consciousness-reduced", 0.55],
      ["onset-sudden", 0.8], ["ct-brain-bleed", 0.97], ["speech-slurred", 0.35], ["aphasia", 0.25],
      ["facial-droop", 0.45], ["seizure", 0.1], ["headache-severe", 0.4], ["confusion", 0.35],
      ["nausea", 0.35], ["gaze-palsy", 0.25], ["pupil-dilated-fixed", 0.1], ["neck-stiffness", 0.1],
      ["headache-thunderclap", 0.15], ["babinski", 0.3],
    ],
    cardinal: ["weakness-focal|consciousness-reduced|headache|weakness-one-side"],
    against: [
      ["neuro-transient", 0.05], ["fever", 0.3], ["onset-gradual", 0.2], ["well-appearing", 0.1],
    ],
    risks: [
      ["hx-hypertension", 3], ["med-anticoagulant", 5], ["alcohol-use-heavy", 2], ["stimulant-use", 4],
      ["hx-dementia", 2],
    ],
  },
  {
    id: "cerebellar-stroke", name: "Cerebellar or brainstem stroke", synonyms: ["posterior circulation stroke", "lateral medullary syndrome", "vertebrobasilar stroke"],
    icd10: "I63.50", system: "neurologic", incidence: [1, 2], ages: "0000123344", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["vertigo", 0.7], ["vomiting", 0.6], ["gait-ataxia", 0.75], ["diplopia", 0.3], ["speech-slurred", 0.4],
      ["dysphagia", 0.3], ["nystagmus", 0.5], ["nystagmus-vertical", 0.2], ["headache-occipital", 0.3],
      ["headache", 0.4], ["numbness-one-side", 0.3], ["horner", 0.15], ["onset-sudden", 0.8], ["nausea", 0.6],
      ["bulbar-symptoms", 0.3], ["consciousness-reduced", 0.2], ["unable-to-walk", 0.5], ["hoarseness", 0.15],
      ["hiccups", 0.1], ["weakness-one-side", 0.25], ["facial-droop", 0.2], ["weakness-focal", 0.3],
      ["dizziness", 0.7],
    ],
    cardinal: ["vertigo|gait-ataxia|diplopia|speech-slurred|dizziness"],
    against: [
      ["vertigo-positional", 0.15], ["hearing-loss", 0.4], ["tinnitus", 0.3], ["fever", 0.2],
      ["onset-gradual", 0.1], ["head-impulse-positive", 0.1],
    ],
    risks: [
      ["hx-hypertension", 2], ["hx-diabetes", 1.8], ["smoking", 1.8], ["hx-atrial-fibrillation", 3],
      ["hx-stroke", 3], ["neck-manipulation", 4],
    ],
  },
  {
    id: "subdural-hematoma", name: "Subdural hematoma", synonyms: [],
    icd10: "S06.5X0A", system: "neurologic", incidence: [2, 4], ages: "1221112244", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, chronic: 0.6, acute: 0.5 },
    findings: [
      ["headache", 0.7], ["confusion", 0.5], ["head-injury", 0.65], ["gait-ataxia", 0.25],
      ["weakness-one-side", 0.35], ["weakness-focal", 0.4], ["consciousness-reduced", 0.4],
      ["drowsiness", 0.4], ["memory-loss", 0.25], ["vomiting", 0.25], ["personality-change", 0.25],
      ["ct-brain-bleed", 0.97], ["fall", 0.6], ["speech-slurred", 0.15], ["seizure", 0.1],
      ["confusion-fluctuating", 0.3], ["onset-gradual", 0.4], ["aphasia", 0.1], ["pupil-dilated-fixed", 0.1],
      ["headache-daily", 0.2], ["bulging-fontanelle", 0.05], ["fundus-hemorrhages", 0.05],
    ],
    cardinal: ["headache|confusion|consciousness-reduced|weakness-focal|gait-ataxia"],
    against: [
      ["headache-thunderclap", 0.2], ["fever", 0.1], ["photophobia", 0.3],
    ],
    risks: [
      ["med-anticoagulant", 5], ["alcohol-use-heavy", 4], ["hx-dementia", 2], ["med-aspirin", 1.6],
    ],
  },
  {
    id: "epidural-hematoma", name: "Epidural hematoma", synonyms: [],
    icd10: "S06.4X0A", system: "neurologic", incidence: [1, 2], ages: "0123343311", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["head-injury", 0.97], ["lucid-interval", 0.45], ["headache", 0.75], ["consciousness-reduced", 0.65],
      ["vomiting", 0.55], ["pupil-dilated-fixed", 0.3], ["loss-of-consciousness", 0.55], ["drowsiness", 0.5],
      ["ct-brain-lens", 0.9], ["ct-brain-bleed", 0.97], ["weakness-one-side", 0.3], ["confusion", 0.45],
      ["seizure", 0.1], ["bradycardia", 0.15], ["headache-severe", 0.4], ["hypertension", 0.2],
    ],
    cardinal: ["head-injury"],
    against: [
      ["fever", 0.05], ["onset-gradual", 0.1],
    ],
    risks: [
      ["contact-sport", 2],
    ],
    requires: ["head-injury|trauma|fall"],
  },
  {
    id: "concussion", name: "Concussion", synonyms: ["mild traumatic brain injury"],
    icd10: "S06.0X0A", system: "neurologic", incidence: [4, 4], ages: "1233433333", female: 0.4, urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["head-injury", 0.97], ["headache", 0.8], ["dizziness", 0.55], ["confusion", 0.45],
      ["amnesia-sudden", 0.45], ["nausea", 0.4], ["loss-of-consciousness", 0.2], ["photophobia", 0.3],
      ["concentration-poor", 0.45], ["fatigue", 0.4], ["vomiting", 0.15], ["insomnia", 0.25],
      ["irritability", 0.3], ["memory-loss", 0.45], ["vision-blurred", 0.2], ["gait-ataxia", 0.3],
      ["ct-brain-normal", 0.5], ["phonophobia", 0.2], ["tinnitus", 0.1],
    ],
    cardinal: ["head-injury"],
    against: [
      ["consciousness-reduced", 0.2], ["weakness-focal", 0.05], ["pupil-dilated-fixed", 0.01],
      ["seizure", 0.15], ["vomiting-recurrent", 0.2], ["basilar-skull-signs", 0.01], ["lucid-interval", 0.2],
      ["ct-brain-bleed", 0.01],
    ],
    risks: [
      ["contact-sport", 3],
    ],
    requires: ["head-injury|trauma|fall|contact-sport"],
  },
  {
    id: "severe-head-injury", name: "Severe traumatic brain injury", synonyms: ["skull fracture", "intracranial injury"],
    icd10: "S06.9X0A", system: "neurologic", incidence: [2, 4], ages: "2223343333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["head-injury", 0.97], ["consciousness-reduced", 0.9], ["vomiting", 0.45], ["pupil-dilated-fixed", 0.25],
      ["seizure", 0.2], ["basilar-skull-signs", 0.15], ["amnesia-sudden", 0.3],
      ["loss-of-consciousness", 0.75], ["confusion", 0.5], ["weakness-focal", 0.25], ["hypertension", 0.25],
      ["bradycardia", 0.15], ["ct-brain-bleed", 0.75], ["deformity", 0.1],
    ],
    cardinal: ["head-injury"],
    risks: [
      ["trauma-major", 5],
    ],
    requires: ["head-injury|trauma|fall"],
  },
  {
    id: "venous-sinus-thrombosis", name: "Cerebral venous sinus thrombosis", synonyms: ["CVST"],
    icd10: "G08", system: "neurologic", incidence: [1, 2], ages: "2111243211", female: 0.75, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["headache", 0.9], ["papilledema", 0.4], ["seizure", 0.4], ["weakness-focal", 0.4], ["vomiting", 0.35],
      ["vision-blurred", 0.25], ["consciousness-reduced", 0.2], ["headache-severe", 0.45],
      ["headache-positional-lying", 0.25], ["nausea", 0.4], ["diplopia", 0.15], ["headache-thunderclap", 0.1],
      ["aphasia", 0.15], ["csf-pressure-high", 0.6], ["mrv-sinus-thrombosis", 0.97],
      ["headache-progressive", 0.55], ["confusion", 0.15],
    ],
    cardinal: ["headache|seizure|papilledema|weakness-focal"],
    against: [
      ["headache-recurrent", 0.4], ["headache-aura", 0.3],
    ],
    risks: [
      ["med-estrogen", 6], ["pregnant", 4], ["postpartum", 10], ["hx-clotting-disorder", 10], ["hx-cancer", 3],
      ["dehydration", 2], ["hx-ibd", 3],
    ],
  },
  {
    id: "cavernous-sinus-thrombosis", name: "Cavernous sinus thrombosis", synonyms: [],
    icd10: "I67.6", system: "neurologic", incidence: [0, 1], ages: "0122333333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["headache", 0.85], ["fever", 0.8], ["exophthalmos", 0.65], ["edema-facial", 0.75], ["gaze-palsy", 0.75],
      ["eye-pain", 0.65], ["ptosis", 0.55], ["diplopia", 0.5], ["vision-loss", 0.25],
      ["eyelid-swelling", 0.65], ["papilledema", 0.25], ["eye-redness", 0.5], ["ill-appearing", 0.6],
      ["wbc-high", 0.75],
    ],
    cardinal: ["headache|exophthalmos|gaze-palsy|edema-facial"],
    risks: [
      ["sinus-pain", 8], ["tooth-pain", 4],
    ],
  },
  {
    id: "cervical-artery-dissection", name: "Cervical artery dissection", synonyms: ["carotid dissection", "vertebral artery dissection"],
    icd10: "I77.71", system: "neurologic", incidence: [1, 2], ages: "0001244422", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.5 },
    findings: [
      ["neck-pain", 0.65], ["headache", 0.7], ["headache-unilateral", 0.55], ["horner", 0.35],
      ["onset-sudden", 0.5], ["weakness-focal", 0.4], ["vertigo", 0.25], ["tinnitus-pulsatile", 0.1],
      ["neuro-transient", 0.25], ["facial-pain", 0.3], ["ptosis", 0.35], ["weakness-one-side", 0.35],
      ["headache-occipital", 0.3], ["gait-ataxia", 0.2], ["diplopia", 0.1], ["speech-slurred", 0.2],
      ["vision-loss-transient", 0.1], ["numbness-one-side", 0.2], ["headache-severe", 0.4],
    ],
    cardinal: ["neck-pain|headache|horner"],
    against: [
      ["fever", 0.1], ["headache-recurrent", 0.3], ["phonophobia", 0.4], ["photophobia", 0.4],
    ],
    risks: [
      ["neck-injury", 10], ["neck-manipulation", 15], ["hx-marfan", 4], ["loose-joints", 3],
      ["hx-migraine", 2], ["trauma-major", 3],
    ],
  },
  {
    id: "bacterial-meningitis", name: "Bacterial meningitis", synonyms: ["meningococcal meningitis", "pneumococcal meningitis"],
    icd10: "G00.9", system: "neurologic", incidence: [1, 2], ages: "4432222222", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.4, acute: 0.9 },
    findings: [
      ["fever", 0.9], ["headache", 0.85], ["neck-stiffness", 0.75], ["consciousness-reduced", 0.55],
      ["confusion", 0.45], ["vomiting", 0.55], ["photophobia", 0.45], ["rash-petechial", 0.2],
      ["kernig-brudzinski", 0.2], ["seizure", 0.15], ["irritable-child", 0.35], ["bulging-fontanelle", 0.1],
      ["lethargic-child", 0.3], ["poor-feeding", 0.2], ["csf-bacterial", 0.9], ["wbc-high", 0.8],
      ["ill-appearing", 0.65], ["chills", 0.4], ["tachycardia", 0.55], ["esr-crp-high", 0.8], ["nausea", 0.45],
      ["hypotension", 0.15], ["fever-high", 0.65], ["headache-severe", 0.6], ["onset-sudden", 0.3],
      ["purpura", 0.1], ["neck-pain", 0.35], ["drowsiness", 0.4],
    ],
    cardinal: ["fever", "headache|neck-stiffness|consciousness-reduced|bulging-fontanelle|lethargic-child|irritable-child|confusion"],
    against: [
      ["headache-recurrent", 0.1], ["csf-lymphocytic", 0.1], ["well-appearing", 0.05], ["onset-gradual", 0.3],
    ],
    risks: [
      ["asplenia", 6], ["unvaccinated", 3], ["crowded-living", 3], ["meningitis-contact", 15],
      ["basilar-skull-signs", 10], ["immunosuppressed", 3],
    ],
  },
  {
    id: "viral-meningitis", name: "Viral meningitis", synonyms: ["aseptic meningitis"],
    icd10: "A87.9", system: "neurologic", incidence: [2, 4], ages: "3332232211", urgency: "emergency",
    course: { acute: 0.9 },
    findings: [
      ["headache", 0.95], ["fever", 0.8], ["neck-stiffness", 0.7], ["photophobia", 0.65], ["nausea", 0.55],
      ["vomiting", 0.5], ["myalgia", 0.4], ["csf-lymphocytic", 0.9], ["malaise", 0.45],
      ["rash-maculopapular", 0.1], ["sore-throat", 0.2], ["diarrhea", 0.15], ["well-appearing", 0.2],
      ["irritable-child", 0.2], ["prior-infection-recent", 0.25], ["headache-severe", 0.55], ["fatigue", 0.35],
      ["kernig-brudzinski", 0.1], ["genital-ulcer-painful", 0.05], ["sick-contact", 0.25], ["neck-pain", 0.35],
    ],
    cardinal: ["headache|irritable-child", "fever|neck-stiffness|csf-lymphocytic"],
    against: [
      ["consciousness-reduced", 0.1], ["confusion", 0.2], ["seizure", 0.1], ["rash-petechial", 0.1],
      ["weakness-focal", 0.05], ["csf-bacterial", 0.05], ["hypotension", 0.1], ["purpura", 0.05],
      ["ill-appearing", 0.3],
    ],
  },
  {
    id: "meningococcemia", name: "Meningococcemia", synonyms: ["meningococcal sepsis", "purpura fulminans"],
    icd10: "A39.4", system: "neurologic", incidence: [1, 2], ages: "2442222111", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.8 },
    findings: [
      ["rash-petechial", 0.7], ["purpura", 0.55], ["fever", 0.95], ["ill-appearing", 0.85],
      ["hypotension", 0.5], ["shock", 0.45], ["limb-cold", 0.4], ["leg-pain", 0.35], ["headache", 0.45],
      ["vomiting", 0.5], ["consciousness-reduced", 0.35], ["tachycardia", 0.75], ["neck-stiffness", 0.35],
      ["myalgia-severe", 0.3], ["skin-mottling-livedo", 0.35], ["rash-maculopapular", 0.2], ["confusion", 0.3],
      ["lethargic-child", 0.35], ["chills", 0.45], ["platelets-low", 0.45], ["fever-high", 0.75],
      ["onset-sudden", 0.5], ["pallor", 0.3], ["rash", 0.9],
    ],
    cardinal: ["fever", "rash-petechial|purpura|rash|shock|ill-appearing"],
    against: [
      ["cough", 0.3], ["runny-nose", 0.3], ["rash-itchy", 0.05], ["joint-swelling", 0.4],
      ["well-appearing", 0.02],
    ],
    risks: [
      ["crowded-living", 5], ["unvaccinated", 3], ["meningitis-contact", 15], ["asplenia", 3],
    ],
  },
  {
    id: "encephalitis", name: "Encephalitis", synonyms: ["herpes simplex encephalitis", "Japanese encephalitis"],
    icd10: "B00.4", system: "neurologic", incidence: [1, 2], ages: "3222223333", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["fever", 0.85], ["confusion", 0.8], ["headache", 0.7], ["seizure", 0.5], ["consciousness-reduced", 0.6],
      ["personality-change", 0.5], ["aphasia", 0.25], ["memory-loss", 0.3], ["vomiting", 0.35],
      ["weakness-focal", 0.3], ["csf-lymphocytic", 0.9], ["neck-stiffness", 0.3],
      ["hallucinations-visual", 0.2], ["mri-temporal-lesion", 0.5], ["eeg-abnormal", 0.75],
      ["drowsiness", 0.45], ["lethargic-child", 0.2], ["photophobia", 0.2], ["seizure-focal", 0.25],
      ["agitation", 0.25], ["gait-ataxia", 0.1], ["tremor", 0.1],
    ],
    cardinal: ["confusion|seizure|consciousness-reduced|personality-change|lethargic-child", "fever|headache|csf-lymphocytic"],
    against: [
      ["csf-bacterial", 0.1], ["onset-gradual", 0.4], ["rash-petechial", 0.2],
    ],
    risks: [
      ["mosquito-exposure", 3], ["immunosuppressed", 3], ["bite-tick", 3], ["travel-abroad", 1.5],
    ],
  },
  {
    id: "autoimmune-encephalitis", name: "Autoimmune encephalitis", synonyms: ["anti-NMDA receptor encephalitis"],
    icd10: "G04.81", system: "neurologic", incidence: [0, 1], ages: "0123343222", female: 0.75, urgency: "emergency", dangerous: true,
    course: { subacute: 0.9 },
    findings: [
      ["psychosis", 0.65], ["seizure", 0.65], ["memory-loss", 0.65], ["hallucinations-visual", 0.45],
      ["confusion", 0.55], ["personality-change", 0.65], ["autonomic-instability", 0.35],
      ["csf-lymphocytic", 0.6], ["eeg-abnormal", 0.75], ["insomnia", 0.4], ["headache", 0.35], ["fever", 0.3],
      ["consciousness-reduced", 0.4], ["agitation", 0.5], ["speech-slurred", 0.2], ["sodium-low", 0.15],
    ],
    cardinal: ["psychosis|memory-loss|seizure|personality-change|confusion"],
    against: [
      ["onset-sudden", 0.4],
    ],
    risks: [
      ["hx-cancer", 3],
    ],
  },
  {
    id: "brain-abscess", name: "Brain abscess", synonyms: [],
    icd10: "G06.0", system: "neurologic", incidence: [1, 2], ages: "1222233322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["headache", 0.75], ["fever", 0.5], ["weakness-focal", 0.5], ["seizure", 0.3], ["vomiting", 0.4],
      ["confusion", 0.45], ["papilledema", 0.25], ["ct-brain-ring-lesion", 0.9],
      ["consciousness-reduced", 0.35], ["neck-stiffness", 0.2], ["nausea", 0.4], ["aphasia", 0.15],
      ["wbc-high", 0.6], ["weakness-one-side", 0.4], ["visual-field-cut", 0.1], ["headache-progressive", 0.5],
    ],
    cardinal: ["headache|weakness-focal|seizure|confusion"],
    against: [
      ["headache-recurrent", 0.2],
    ],
    risks: [
      ["tooth-pain", 4], ["sinus-pain", 4], ["hx-congenital-heart", 8], ["iv-drug-use", 3],
      ["immunosuppressed", 3], ["hx-endocarditis", 5],
    ],
  },
  {
    id: "brain-tumor", name: "Brain tumor", synonyms: ["glioma", "glioblastoma", "brain metastases", "medulloblastoma"],
    icd10: "C71.9", system: "neurologic", incidence: [2, 2], ages: "1232223344", female: 0.43, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["headache", 0.6], ["headache-morning", 0.4], ["seizure", 0.35], ["vomiting-morning", 0.25],
      ["weakness-focal", 0.4], ["personality-change", 0.3], ["papilledema", 0.25], ["ct-brain-mass", 0.97],
      ["vision-blurred", 0.2], ["memory-loss", 0.25], ["gait-ataxia", 0.25], ["nausea", 0.35],
      ["vomiting", 0.35], ["aphasia", 0.15], ["confusion", 0.2], ["weakness-one-side", 0.3],
      ["visual-field-cut", 0.1], ["headache-progressive", 0.5], ["headache-positional-lying", 0.2],
      ["onset-gradual", 0.45], ["diplopia", 0.1], ["seizure-focal", 0.2], ["fatigue", 0.2],
      ["headache-new-after-50", 0.2], ["speech-slurred", 0.1], ["head-tilt", 0.05],
    ],
    cardinal: ["headache|seizure|weakness-focal|personality-change|gait-ataxia|vomiting-morning"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.3], ["headache-thunderclap", 0.1], ["phonophobia", 0.4],
      ["headache-bandlike", 0.4], ["neck-stiffness", 0.4],
    ],
    risks: [
      ["hx-cancer", 6], ["cafe-au-lait", 10], ["radiation-therapy", 4],
    ],
  },
  {
    id: "meningioma", name: "Meningioma", synonyms: [],
    icd10: "D32.9", system: "neurologic", incidence: [2, 2], ages: "0000123344", female: 0.67, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["headache", 0.45], ["seizure", 0.3], ["weakness-focal", 0.3], ["personality-change", 0.2],
      ["smell-loss", 0.1], ["vision-loss", 0.15], ["ct-brain-mass", 0.8], ["visual-field-cut", 0.1],
      ["onset-gradual", 0.55], ["gait-ataxia", 0.1], ["well-appearing", 0.2],
    ],
    cardinal: ["headache|seizure|weakness-focal|ct-brain-mass"],
    against: [
      ["fever", 0.05], ["onset-sudden", 0.2], ["weight-loss", 0.4],
    ],
    risks: [
      ["radiation-therapy", 6], ["med-estrogen", 1.5], ["cafe-au-lait", 8],
    ],
  },
  {
    id: "idiopathic-intracranial-hypertension", name: "Idiopathic intracranial hypertension", synonyms: ["pseudotumor cerebri"],
    icd10: "G93.2", system: "neurologic", incidence: [2, 2], ages: "0012343210", female: 0.9, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["headache", 0.95], ["papilledema", 0.9], ["vision-loss-transient", 0.55], ["tinnitus-pulsatile", 0.5],
      ["obesity", 0.9], ["diplopia", 0.3], ["csf-pressure-high", 0.95], ["vision-blurred", 0.55],
      ["headache-daily", 0.5], ["headache-positional-lying", 0.3], ["neck-pain", 0.3], ["nausea", 0.35],
      ["headache-morning", 0.3], ["gaze-palsy", 0.15], ["vision-loss", 0.2], ["ct-brain-normal", 0.6],
      ["vomiting", 0.15], ["headache-retro-orbital", 0.25],
    ],
    cardinal: ["headache|papilledema|vision-loss-transient"],
    against: [
      ["fever", 0.05], ["consciousness-reduced", 0.05], ["weakness-focal", 0.05], ["seizure", 0.05],
      ["neck-stiffness", 0.3], ["ct-brain-mass", 0.01],
    ],
    risks: [
      ["weight-gain", 3],
    ],
  },
  {
    id: "normal-pressure-hydrocephalus", name: "Normal pressure hydrocephalus", synonyms: [],
    icd10: "G91.2", system: "neurologic", incidence: [2, 1], ages: "0000001244", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["gait-magnetic", 0.9], ["urinary-incontinence", 0.65], ["memory-loss", 0.7],
      ["ct-ventricles-enlarged", 0.97], ["fall", 0.45], ["urinary-urgency", 0.45],
      ["memory-loss-progressive", 0.55], ["bradykinesia", 0.35], ["gait-shuffling", 0.5], ["gait-ataxia", 0.4],
    ],
    cardinal: ["gait-magnetic|gait-shuffling|gait-ataxia"],
    against: [
      ["tremor-rest", 0.2], ["headache", 0.3], ["papilledema", 0.05], ["fever", 0.05],
      ["hallucinations-visual", 0.3],
    ],
  },
  {
    id: "hydrocephalus", name: "Hydrocephalus", synonyms: ["shunt malfunction"],
    icd10: "G91.9", system: "neurologic", incidence: [1, 2], ages: "4432212222", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["headache", 0.6], ["vomiting", 0.65], ["consciousness-reduced", 0.4], ["papilledema", 0.4],
      ["ct-ventricles-enlarged", 0.97], ["head-growth-rapid", 0.3], ["bulging-fontanelle", 0.25],
      ["irritable-child", 0.35], ["gaze-palsy", 0.25], ["drowsiness", 0.45], ["gait-ataxia", 0.25],
      ["headache-morning", 0.4], ["vomiting-morning", 0.3], ["seizure", 0.1], ["lethargic-child", 0.25],
      ["diplopia", 0.2], ["poor-feeding", 0.15], ["developmental-delay", 0.1],
    ],
    cardinal: ["headache|vomiting|consciousness-reduced|head-growth-rapid|bulging-fontanelle|irritable-child"],
    against: [
      ["diarrhea", 0.1], ["runny-nose", 0.3],
    ],
    risks: [
      ["hx-vp-shunt", 40], ["newborn-premature", 4],
    ],
  },
  {
    id: "giant-cell-arteritis", name: "Giant cell arteritis", synonyms: ["temporal arteritis"],
    icd10: "M31.6", system: "neurologic", incidence: [2, 4], ages: "0000001244", female: 0.75, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.3 },
    findings: [
      ["headache-temporal", 0.65], ["headache", 0.8], ["headache-new-after-50", 0.8],
      ["scalp-tenderness", 0.45], ["jaw-claudication", 0.4], ["vision-loss", 0.2],
      ["vision-loss-transient", 0.15], ["diplopia", 0.05], ["temporal-artery-tender", 0.8],
      ["esr-crp-high", 0.95], ["shoulder-hip-girdle-pain", 0.4], ["fever-low-grade", 0.3],
      ["weight-loss", 0.35], ["fatigue", 0.4], ["hemoglobin-low", 0.35], ["appetite-loss", 0.3],
      ["platelets-high", 0.35], ["jaw-pain", 0.4], ["malaise", 0.35], ["headache-severe", 0.3],
      ["night-sweats", 0.1], ["headache-unilateral", 0.4], ["fever", 0.3],
    ],
    cardinal: ["headache|jaw-claudication|vision-loss|shoulder-hip-girdle-pain|scalp-tenderness"],
    against: [
      ["headache-recurrent", 0.3], ["photophobia", 0.3], ["esr-crp-normal", 0.05], ["phonophobia", 0.2],
      ["headache-aura", 0.1], ["nausea", 0.4], ["neck-stiffness", 0.4], ["eye-watering", 0.2],
    ],
    risks: [
      ["hx-polymyalgia", 12],
    ],
  },
  {
    id: "trigeminal-neuralgia", name: "Trigeminal neuralgia", synonyms: ["tic douloureux"],
    icd10: "G50.0", system: "neurologic", incidence: [3, 2], ages: "0000123344", female: 0.67, urgency: "routine",
    course: { recurrent: 0.9, chronic: 0.4 },
    findings: [
      ["facial-pain-shocks", 0.95], ["facial-pain", 0.95], ["trigger-touch-face", 0.75], ["jaw-pain", 0.4],
      ["headache-unilateral", 0.2], ["episodic", 0.6], ["eye-watering", 0.1],
    ],
    cardinal: ["facial-pain-shocks"],
    against: [
      ["fever", 0.02], ["facial-droop", 0.05], ["rash-vesicular", 0.05], ["vision-loss", 0.05],
      ["scalp-tenderness", 0.4],
    ],
    risks: [
      ["hx-multiple-sclerosis", 6],
    ],
  },
  {
    id: "occipital-neuralgia", name: "Cervicogenic headache or occipital neuralgia", synonyms: [],
    icd10: "M54.81", system: "neurologic", incidence: [3, 2], ages: "0001234433", female: 0.6, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.6 },
    findings: [
      ["headache-occipital", 0.9], ["neck-pain", 0.7], ["scalp-tenderness", 0.45],
      ["headache-unilateral", 0.6], ["worse-movement", 0.45], ["range-of-motion-reduced", 0.35],
      ["headache", 0.97], ["facial-pain-shocks", 0.35], ["shoulder-pain", 0.2],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.02], ["vomiting", 0.1], ["headache-thunderclap", 0.05], ["photophobia", 0.4],
      ["phonophobia", 0.4], ["headache-aura", 0.05], ["weakness-focal", 0.05],
    ],
    risks: [
      ["neck-injury", 3],
    ],
  },
  {
    id: "medication-overuse-headache", name: "Medication overuse headache", synonyms: ["rebound headache"],
    icd10: "G44.40", system: "neurologic", incidence: [4, 3], ages: "0012344422", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["headache-daily", 0.9], ["headache", 0.97], ["caffeine-analgesic-overuse", 0.95],
      ["headache-morning", 0.4], ["hx-migraine", 0.75], ["headache-bandlike", 0.35], ["nausea", 0.25],
      ["neck-pain", 0.25], ["insomnia", 0.25], ["irritability", 0.2],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.02], ["papilledema", 0.02], ["headache-thunderclap", 0.01], ["onset-sudden", 0.05],
      ["weakness-focal", 0.02],
    ],
    risks: [
      ["opioid-use", 2],
    ],
    requires: ["caffeine-analgesic-overuse|opioid-use"],
  },
  {
    id: "post-dural-puncture-headache", name: "Low-pressure headache", synonyms: ["post-dural puncture headache", "intracranial hypotension"],
    icd10: "G97.1", system: "neurologic", incidence: [2, 2], ages: "0001244322", female: 0.67, urgency: "same-day",
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["headache-positional-upright", 0.95], ["headache", 0.97], ["lumbar-puncture-recent", 0.75],
      ["neck-stiffness", 0.35], ["nausea", 0.45], ["tinnitus", 0.2], ["photophobia", 0.25],
      ["dizziness", 0.25], ["hearing-loss", 0.15], ["neck-pain", 0.4], ["diplopia", 0.05],
    ],
    cardinal: ["headache-positional-upright"],
    against: [
      ["fever", 0.05], ["headache-positional-lying", 0.05],
    ],
    risks: [
      ["postpartum", 4],
    ],
  },
  {
    id: "epilepsy", name: "Epilepsy", synonyms: ["seizure disorder", "generalized tonic-clonic seizure", "focal seizures"],
    icd10: "G40.909", system: "neurologic", incidence: [4, 4], ages: "2333333333", urgency: "same-day",
    course: { recurrent: 0.9, hyperacute: 0.4 },
    findings: [
      ["seizure", 0.95], ["seizure-postictal", 0.7], ["tongue-bite", 0.3], ["consciousness-reduced", 0.55],
      ["urinary-incontinence", 0.3], ["eeg-abnormal", 0.65], ["similar-episode-before", 0.55],
      ["seizure-focal", 0.4], ["headache-aura", 0.05], ["episodic", 0.4], ["confusion", 0.35],
      ["amnesia-sudden", 0.15], ["myalgia", 0.15], ["headache", 0.2], ["drowsiness", 0.3],
      ["onset-sudden", 0.5], ["staring-spells", 0.1],
    ],
    cardinal: ["seizure", "seizure|seizure-focal"],
    against: [
      ["fever", 0.15], ["syncope-prodrome", 0.2], ["seizure-fever", 0.1], ["neck-stiffness", 0.05],
      ["eyes-closed-during-event", 0.1], ["quick-recovery", 0.3], ["glucose-low", 0.1],
      ["emotional-trigger", 0.3], ["pallor", 0.4],
    ],
    risks: [
      ["hx-seizures", 15], ["fhx-neuro-inherited", 3], ["hx-stroke", 3], ["hx-head-injury", 3],
      ["alcohol-use-heavy", 1.5], ["developmental-delay", 3], ["hx-cerebral-palsy", 4],
    ],
  },
  {
    id: "status-epilepticus", name: "Status epilepticus", synonyms: ["prolonged seizure"],
    icd10: "G40.901", system: "neurologic", incidence: [1, 2], ages: "3432223333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["seizure-prolonged", 0.95], ["seizure", 0.97], ["consciousness-reduced", 0.9], ["tongue-bite", 0.25],
      ["hypoxia", 0.3], ["fever", 0.25], ["tachycardia", 0.6], ["lactate-high", 0.6],
      ["urinary-incontinence", 0.3], ["acidosis-gap", 0.3],
    ],
    cardinal: ["seizure", "seizure-prolonged"],
    against: [
      ["quick-recovery", 0.02],
    ],
    risks: [
      ["hx-seizures", 5], ["alcohol-use-heavy", 2], ["overdose", 3],
    ],
  },
  {
    id: "febrile-seizure", name: "Febrile seizure", synonyms: ["febrile convulsion"],
    icd10: "R56.00", system: "neurologic", incidence: [3, 5], ages: "1441000000", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["seizure-fever", 0.95], ["seizure", 0.97], ["fever", 0.97], ["fever-high", 0.65],
      ["seizure-postictal", 0.5], ["well-appearing", 0.4], ["coryza-prodrome", 0.45], ["runny-nose", 0.4],
      ["ear-pain", 0.15], ["drowsiness", 0.3], ["quick-recovery", 0.35], ["cough", 0.3],
      ["similar-episode-before", 0.25], ["onset-sudden", 0.5], ["sick-contact", 0.2],
    ],
    cardinal: ["seizure", "fever"],
    against: [
      ["neck-stiffness", 0.05], ["rash-petechial", 0.05], ["bulging-fontanelle", 0.05], ["seizure-focal", 0.2],
      ["seizure-prolonged", 0.2], ["ill-appearing", 0.1], ["weakness-focal", 0.1], ["kernig-brudzinski", 0.05],
    ],
    risks: [
      ["vaccine-recent", 2],
    ],
  },
  {
    id: "absence-epilepsy", name: "Childhood absence epilepsy", synonyms: ["petit mal"],
    icd10: "G40.A09", system: "neurologic", incidence: [2, 1], ages: "0134311000", female: 0.6, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["staring-spells", 0.95], ["school-decline", 0.45], ["eeg-3hz", 0.9], ["seizure-focal", 0.3],
      ["episodic", 0.6], ["quick-recovery", 0.65], ["well-appearing", 0.4],
    ],
    cardinal: ["staring-spells"],
    against: [
      ["fever", 0.02], ["seizure-postictal", 0.05], ["tongue-bite", 0.02], ["seizure", 0.4], ["headache", 0.1],
      ["inattention-hyperactivity", 0.4], ["weakness-focal", 0.02],
    ],
    risks: [
      ["fhx-neuro-inherited", 3],
    ],
  },
  {
    id: "juvenile-myoclonic-epilepsy", name: "Juvenile myoclonic epilepsy", synonyms: [],
    icd10: "G40.B09", system: "neurologic", incidence: [2, 1], ages: "0012432100", female: 0.57, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["myoclonus", 0.9], ["worse-morning", 0.8], ["seizure", 0.85], ["eeg-abnormal", 0.8],
      ["hand-clumsiness", 0.5], ["staring-spells", 0.3], ["tongue-bite", 0.2],
    ],
    cardinal: ["myoclonus|seizure|hand-clumsiness"],
    against: [
      ["fever", 0.05], ["weakness-focal", 0.02],
    ],
    risks: [
      ["fhx-neuro-inherited", 4], ["alcohol-recent", 2],
    ],
  },
  {
    id: "infantile-spasms", name: "Infantile spasms", synonyms: ["West syndrome"],
    icd10: "G40.822", system: "neurologic", incidence: [1, 2], ages: "2431000000", female: 0.4, urgency: "emergency", dangerous: true,
    course: { recurrent: 0.9, subacute: 0.4 },
    findings: [
      ["infantile-spasms", 0.97], ["developmental-regression", 0.6], ["eeg-hypsarrhythmia", 0.85],
      ["developmental-delay", 0.6], ["seizure", 0.97], ["irritable-child", 0.25], ["ash-leaf", 0.15],
    ],
    cardinal: ["infantile-spasms"],
    against: [
      ["fever", 0.05], ["vomiting", 0.1],
    ],
    risks: [
      ["hx-down-syndrome", 3],
    ],
  },
  {
    id: "bells-palsy", name: "Bell palsy", synonyms: ["idiopathic facial palsy"],
    icd10: "G51.0", system: "neurologic", incidence: [3, 3], ages: "0112233333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["facial-droop-forehead", 0.9], ["facial-droop", 0.97], ["eye-closure-weak", 0.8], ["onset-sudden", 0.6],
      ["ear-pain", 0.3], ["smell-loss", 0.35], ["eye-dryness", 0.25], ["prior-infection-recent", 0.25],
      ["eye-watering", 0.25], ["drooling", 0.25], ["speech-slurred", 0.1],
    ],
    cardinal: ["facial-droop"],
    against: [
      ["facial-droop-forehead-spared", 0.05], ["weakness-one-side", 0.02], ["rash-vesicular", 0.05],
      ["fever", 0.15], ["aphasia", 0.01], ["headache-severe", 0.2], ["hearing-loss", 0.15], ["vertigo", 0.15],
      ["diplopia", 0.05], ["rash-erythema-migrans", 0.05], ["parotid-swelling", 0.05], ["onset-gradual", 0.1],
      ["weakness-focal", 0.4], ["numbness-one-side", 0.1],
    ],
    risks: [
      ["pregnant", 3], ["hx-diabetes", 2.5],
    ],
  },
  {
    id: "ramsay-hunt", name: "Ramsay Hunt syndrome", synonyms: ["herpes zoster oticus"],
    icd10: "B02.21", system: "neurologic", incidence: [2, 2], ages: "0001223344", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["facial-droop", 0.95], ["facial-droop-forehead", 0.85], ["ear-vesicles", 0.85], ["ear-pain", 0.9],
      ["vertigo", 0.4], ["hearing-loss", 0.45], ["tinnitus", 0.35], ["rash-vesicular", 0.75],
      ["smell-loss", 0.4], ["eye-closure-weak", 0.6], ["rash-dermatomal", 0.25],
    ],
    cardinal: ["facial-droop|ear-vesicles"],
    against: [
      ["fever", 0.4],
    ],
    risks: [
      ["immunosuppressed", 2.5],
    ],
  },
  {
    id: "multiple-sclerosis", name: "Multiple sclerosis", synonyms: ["MS"],
    icd10: "G35.D", system: "neurologic", incidence: [3, 3], ages: "0001344311", female: 0.75, urgency: "same-day",
    course: { recurrent: 0.9, subacute: 0.7, chronic: 0.5 },
    findings: [
      ["worse-heat", 0.35], ["relapsing-neuro", 0.7], ["vision-loss-unilateral", 0.25], ["optic-neuritis-signs", 0.3],
      ["numbness", 0.6], ["tingling", 0.45], ["weakness-focal", 0.5], ["weakness-legs-both", 0.25],
      ["gait-ataxia", 0.4], ["diplopia", 0.25], ["lhermitte", 0.25], ["heat-worsens-neuro", 0.35],
      ["fatigue", 0.7], ["urinary-urgency", 0.4], ["csf-oligoclonal", 0.9], ["mri-white-matter-lesions", 0.95],
      ["internuclear-ophthalmoplegia", 0.15], ["reflexes-increased", 0.5], ["vertigo", 0.2],
      ["rigidity", 0.35], ["eye-pain", 0.2], ["mood-low", 0.25], ["tremor-action", 0.15],
      ["facial-pain-shocks", 0.05], ["vision-blurred", 0.3], ["urinary-incontinence", 0.1],
      ["speech-slurred", 0.1], ["babinski", 0.3], ["numbness-one-side", 0.2], ["sensory-level", 0.1],
      ["constipation", 0.15], ["vision-loss", 0.4],
    ],
    cardinal: ["numbness|weakness-focal|vision-loss|gait-ataxia|diplopia|tingling|relapsing-neuro|optic-neuritis-signs|vision-blurred"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.3], ["reflexes-decreased", 0.2], ["headache-thunderclap", 0.05],
      ["seizure", 0.3], ["aphasia", 0.3], ["rash", 0.4], ["tremor-rest", 0.2], ["fasciculations", 0.1],
      ["joint-swelling", 0.2],
    ],
    risks: [
      ["smoking", 1.4],
    ],
  },
  {
    id: "optic-neuritis", name: "Optic neuritis", synonyms: [],
    icd10: "H46.9", system: "neurologic", incidence: [2, 2], ages: "0012343311", female: 0.75, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["vision-loss-unilateral", 0.9], ["vision-loss", 0.9], ["eye-pain-movement", 0.85],
      ["color-vision-reduced", 0.75], ["pupil-afferent-defect", 0.85], ["vision-blurred", 0.6],
      ["papilledema", 0.35], ["visual-field-cut", 0.45], ["floaters-flashes", 0.25], ["eye-pain", 0.85],
      ["headache-retro-orbital", 0.2], ["heat-worsens-neuro", 0.1],
    ],
    cardinal: ["vision-loss|vision-blurred"],
    against: [
      ["eye-redness", 0.05], ["eye-discharge-purulent", 0.05], ["fever", 0.1], ["halos", 0.1],
      ["vomiting", 0.1], ["headache-severe", 0.3],
    ],
    risks: [
      ["hx-multiple-sclerosis", 15],
    ],
  },
  {
    id: "neuromyelitis-optica", name: "Neuromyelitis optica spectrum disorder", synonyms: ["Devic disease"],
    icd10: "G36.0", system: "neurologic", incidence: [0, 1], ages: "0012233322", female: 0.9, urgency: "emergency",
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["vision-loss", 0.7], ["eye-pain", 0.45], ["weakness-legs-both", 0.6], ["sensory-level", 0.45],
      ["urinary-retention", 0.4], ["numbness", 0.55], ["spine-mri-cord-lesion", 0.65],
      ["relapsing-neuro", 0.4], ["hiccups", 0.4],
    ],
    cardinal: ["vision-loss|weakness-legs-both|hiccups"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["african-descent", 3], ["asian-descent", 3], ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "transverse-myelitis", name: "Transverse myelitis", synonyms: [],
    icd10: "G37.3", system: "neurologic", incidence: [1, 2], ages: "0122333322", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["weakness-legs-both", 0.85], ["sensory-level", 0.8], ["urinary-retention", 0.55], ["back-pain", 0.4],
      ["numbness", 0.8], ["tingling", 0.5], ["reflexes-increased", 0.5], ["spine-mri-cord-lesion", 0.9],
      ["csf-lymphocytic", 0.5], ["urinary-urgency", 0.2], ["urinary-incontinence", 0.25],
      ["constipation", 0.25], ["weakness-ascending", 0.25], ["gait-ataxia", 0.3], ["lhermitte", 0.15],
      ["reflexes-decreased", 0.25], ["fever", 0.15],
    ],
    cardinal: ["weakness-legs-both|sensory-level|numbness"],
    against: [
      ["facial-droop", 0.05], ["aphasia", 0.02], ["diplopia", 0.1], ["weakness-one-side", 0.2],
      ["back-pain-radiating-leg", 0.2],
    ],
    risks: [
      ["hx-multiple-sclerosis", 4], ["hx-lupus-autoimmune", 4], ["prior-infection-recent", 2],
    ],
  },
  {
    id: "guillain-barre", name: "Guillain-Barre syndrome", synonyms: ["acute inflammatory polyneuropathy", "Miller Fisher syndrome"],
    icd10: "G61.0", system: "neurologic", incidence: [1, 2], ages: "1222233344", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["weakness-ascending", 0.85], ["weakness-legs-both", 0.85], ["reflexes-decreased", 0.9],
      ["prior-infection-recent", 0.6], ["tingling", 0.7], ["numbness-feet", 0.55], ["back-pain", 0.4],
      ["facial-droop", 0.35], ["csf-albuminocytologic", 0.7], ["autonomic-instability", 0.3],
      ["dyspnea", 0.25], ["bulbar-symptoms", 0.25], ["gait-ataxia", 0.25], ["unable-to-walk", 0.45],
      ["diplopia", 0.1], ["myalgia", 0.25], ["leg-pain", 0.3], ["numbness", 0.6],
      ["weakness-generalized", 0.3], ["tachycardia", 0.2], ["gaze-palsy", 0.1], ["dysphagia", 0.15],
    ],
    cardinal: ["weakness-ascending|weakness-legs-both|weakness-generalized|gait-ataxia"],
    against: [
      ["fever", 0.1], ["sensory-level", 0.05], ["reflexes-increased", 0.05], ["urinary-retention", 0.3],
      ["weakness-descending", 0.1], ["weakness-fatigable", 0.1], ["weakness-one-side", 0.05],
      ["consciousness-reduced", 0.05], ["onset-sudden", 0.3], ["ptosis", 0.4], ["babinski", 0.05],
    ],
    risks: [
      ["vaccine-recent", 2],
    ],
  },
  {
    id: "cidp", name: "Chronic inflammatory demyelinating polyneuropathy", synonyms: ["CIDP"],
    icd10: "G61.81", system: "neurologic", incidence: [1, 1], ages: "0011123344", female: 0.33, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["weakness-legs-both", 0.8], ["weakness-proximal", 0.6], ["numbness-feet", 0.75],
      ["reflexes-decreased", 0.9], ["gait-ataxia", 0.5], ["tingling", 0.65], ["csf-albuminocytologic", 0.75],
      ["onset-gradual", 0.65], ["fatigue", 0.4], ["fall", 0.25], ["relapsing-neuro", 0.25],
    ],
    cardinal: ["weakness-legs-both|numbness-feet|weakness-proximal"],
    against: [
      ["onset-sudden", 0.1], ["fever", 0.05], ["reflexes-increased", 0.05],
    ],
    risks: [
      ["hx-diabetes", 1.8], ["m-protein", 3],
    ],
  },
  {
    id: "myasthenia-gravis", name: "Myasthenia gravis", synonyms: [],
    icd10: "G70.00", system: "neurologic", incidence: [2, 2], ages: "1112233344", female: 0.57, urgency: "same-day", dangerous: true,
    course: { recurrent: 0.7, chronic: 0.8 },
    findings: [
      ["worse-evening", 0.5],
      ["weakness-fatigable", 0.9], ["ptosis", 0.8], ["diplopia", 0.7], ["bulbar-symptoms", 0.45],
      ["dysphagia", 0.35], ["speech-slurred", 0.35], ["weakness-proximal", 0.4], ["dyspnea", 0.2],
      ["achr-antibodies", 0.75], ["facial-droop", 0.3], ["episodic", 0.35],
    ],
    cardinal: ["ptosis|diplopia|weakness-fatigable|bulbar-symptoms"],
    against: [
      ["numbness", 0.05], ["reflexes-decreased", 0.1], ["pupils-dilated", 0.05], ["fever", 0.2],
      ["sensory-level", 0.02], ["fasciculations", 0.05], ["headache", 0.3], ["eye-pain", 0.1],
      ["muscle-atrophy", 0.2], ["onset-sudden", 0.3],
    ],
    risks: [
      ["hx-thyroid", 2], ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "lambert-eaton", name: "Lambert-Eaton myasthenic syndrome", synonyms: [],
    icd10: "G70.80", system: "neurologic", incidence: [1, 1], ages: "0000123344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["weakness-proximal", 0.95], ["dry-mouth", 0.65], ["reflexes-decreased", 0.85], ["ptosis", 0.35],
      ["erectile-dysfunction", 0.3], ["weight-loss", 0.4], ["fatigue", 0.45], ["smoking", 0.55],
      ["constipation", 0.2], ["hypotension-orthostatic", 0.15], ["weakness-legs-both", 0.8],
    ],
    cardinal: ["weakness-proximal"],
    against: [
      ["numbness", 0.2], ["ck-high", 0.2], ["fever", 0.05],
    ],
    risks: [
      ["hx-cancer", 25],
    ],
  },
  {
    id: "botulism", name: "Botulism", synonyms: ["infant botulism"],
    icd10: "A05.1", system: "neurologic", incidence: [0, 1], ages: "3431122222", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["weakness-descending", 0.9], ["ptosis", 0.85], ["diplopia", 0.8], ["bulbar-symptoms", 0.85],
      ["dysphagia", 0.75], ["speech-slurred", 0.75], ["dry-mouth", 0.6], ["pupils-dilated", 0.55],
      ["vision-blurred", 0.65], ["constipation", 0.55], ["dyspnea", 0.45], ["facial-droop", 0.6],
      ["lethargic-child", 0.3], ["poor-feeding", 0.3], ["nausea", 0.35], ["vomiting", 0.3],
      ["gaze-palsy", 0.4], ["urinary-retention", 0.2], ["floppy-infant", 0.25], ["weakness-generalized", 0.5],
    ],
    cardinal: ["diplopia|ptosis|bulbar-symptoms|floppy-infant|constipation|weakness-descending"],
    against: [
      ["fever", 0.1], ["numbness", 0.05], ["confusion", 0.1], ["reflexes-increased", 0.05],
    ],
    risks: [
      ["home-canned-food", 25], ["iv-drug-use", 6], ["honey-infant", 20], ["food-suspect", 3],
    ],
  },
  {
    id: "als", name: "Amyotrophic lateral sclerosis", synonyms: ["motor neurone disease", "Lou Gehrig disease"],
    icd10: "G12.21", system: "neurologic", incidence: [2, 2], ages: "0000013344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fasciculations", 0.75], ["weakness-focal", 0.8], ["muscle-atrophy", 0.75],
      ["reflexes-increased", 0.75], ["bulbar-symptoms", 0.4], ["speech-slurred", 0.4], ["dysphagia", 0.35],
      ["muscle-cramps", 0.45], ["foot-drop", 0.2], ["weight-loss", 0.35], ["tongue-fasciculations", 0.3],
      ["onset-gradual", 0.65], ["dyspnea", 0.2], ["rigidity", 0.4], ["babinski", 0.4],
      ["weakness-generalized", 0.4],
    ],
    cardinal: ["weakness-focal|bulbar-symptoms|fasciculations|muscle-atrophy"],
    against: [
      ["numbness", 0.05], ["sensory-level", 0.02], ["ptosis", 0.05], ["diplopia", 0.05],
      ["urinary-incontinence", 0.2], ["onset-sudden", 0.05], ["fever", 0.02], ["neck-pain", 0.4],
    ],
    risks: [
      ["fhx-neuro-inherited", 12],
    ],
  },
  {
    id: "parkinson-disease", name: "Parkinson disease", synonyms: [],
    icd10: "G20.A1", system: "neurologic", incidence: [3, 2], ages: "0000012344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["tremor-rest", 0.75], ["bradykinesia", 0.9], ["rigidity", 0.8], ["gait-shuffling", 0.65],
      ["micrographia", 0.5], ["constipation", 0.45], ["smell-loss", 0.4], ["dream-enactment", 0.3],
      ["tremor", 0.8], ["onset-gradual", 0.6], ["drooling", 0.25], ["mood-low", 0.3], ["fall-backward", 0.3],
      ["dysphagia", 0.1], ["hypotension-orthostatic", 0.15], ["fatigue", 0.35], ["levodopa-response", 0.4],
    ],
    cardinal: ["bradykinesia|tremor-rest|rigidity|gait-shuffling"],
    against: [
      ["tremor-action", 0.3], ["alcohol-relieves-tremor", 0.1], ["gaze-palsy", 0.1], ["gait-magnetic", 0.3],
      ["onset-sudden", 0.05], ["antipsychotic-drug", 0.2],
    ],
  },
  {
    id: "progressive-supranuclear-palsy", name: "Progressive supranuclear palsy or multiple system atrophy", synonyms: ["atypical parkinsonism", "Shy-Drager syndrome"],
    icd10: "G23.1", system: "neurologic", incidence: [1, 0], ages: "0000012344", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fall", 0.8], ["fall-backward", 0.75], ["gaze-palsy", 0.6], ["rigidity", 0.7], ["bradykinesia", 0.9],
      ["gait-shuffling", 0.55], ["bulbar-symptoms", 0.4], ["hypotension-orthostatic", 0.4],
      ["urinary-incontinence", 0.4], ["speech-slurred", 0.5], ["dysphagia", 0.4],
      ["vertical-gaze-palsy", 0.45], ["levodopa-failure", 0.6], ["gait-ataxia", 0.25],
      ["personality-change", 0.25], ["memory-loss", 0.3], ["erectile-dysfunction", 0.2],
    ],
    cardinal: ["bradykinesia|fall|rigidity"],
    against: [
      ["tremor-rest", 0.3], ["smell-loss", 0.4], ["levodopa-response", 0.15],
    ],
  },
  {
    id: "essential-tremor", name: "Essential tremor", synonyms: [],
    icd10: "G25.0", system: "neurologic", incidence: [4, 3], ages: "0001223344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["tremor-action", 0.95], ["tremor", 0.97], ["alcohol-relieves-tremor", 0.5], ["family-tremor", 0.55],
      ["onset-gradual", 0.45], ["well-appearing", 0.35],
    ],
    cardinal: ["tremor-action"],
    against: [
      ["tremor-rest", 0.15], ["rigidity", 0.05], ["bradykinesia", 0.05], ["weight-loss", 0.2],
      ["gait-shuffling", 0.05], ["palpitations", 0.3], ["gait-ataxia", 0.2], ["heat-intolerance", 0.2],
      ["fever", 0.02],
    ],
  },
  {
    id: "restless-legs", name: "Restless legs syndrome", synonyms: [],
    icd10: "G25.81", system: "neurologic", incidence: [5, 4], ages: "0012333344", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["worse-evening", 0.6],
      ["restless-legs", 0.95], ["worse-night", 0.9], ["leg-discomfort-relief", 0.85], ["insomnia", 0.6],
      ["muscle-cramps", 0.2], ["hypersomnia", 0.3], ["ferritin-low", 0.35], ["fatigue", 0.35],
    ],
    cardinal: ["restless-legs"],
    against: [
      ["edema-leg", 0.3], ["weakness-focal", 0.05], ["fever", 0.02], ["claudication", 0.1],
    ],
    risks: [
      ["pregnant", 3], ["hx-kidney-disease", 4], ["med-ssri", 1.8],
    ],
  },
  {
    id: "huntington-disease", name: "Huntington disease", synonyms: [],
    icd10: "G10", system: "neurologic", incidence: [1, 0], ages: "0001234422", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["chorea", 0.9], ["personality-change", 0.6], ["memory-loss-progressive", 0.5], ["mood-low", 0.55],
      ["gait-ataxia", 0.5], ["irritability", 0.5], ["fhx-neuro-inherited", 0.85], ["weight-loss", 0.35],
      ["memory-loss", 0.55], ["speech-slurred", 0.35], ["psychosis", 0.1], ["fall", 0.25], ["dysphagia", 0.2],
    ],
    cardinal: ["chorea|personality-change"],
    against: [
      ["fever", 0.02], ["onset-sudden", 0.1],
    ],
  },
  {
    id: "tourette", name: "Tic disorder", synonyms: ["Tourette syndrome"],
    icd10: "F95.2", system: "neurologic", incidence: [3, 2], ages: "0134322100", female: 0.2, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["tics", 0.97], ["concentration-poor", 0.35], ["well-appearing", 0.35],
    ],
    cardinal: ["tics"],
    against: [
      ["fever", 0.02], ["chorea", 0.1], ["seizure", 0.05], ["weakness-focal", 0.02],
      ["consciousness-reduced", 0.02],
    ],
    risks: [
      ["inattention-hyperactivity", 3],
    ],
  },
  {
    id: "dystonia", name: "Dystonia", synonyms: ["acute dystonic reaction", "torticollis", "oculogyric crisis"],
    icd10: "G24.9", system: "neurologic", incidence: [3, 3], ages: "1122333322", urgency: "same-day",
    course: { hyperacute: 0.5, chronic: 0.6 },
    findings: [
      ["dystonia", 0.95], ["neck-pain", 0.5], ["torticollis", 0.5], ["lockjaw", 0.15], ["onset-sudden", 0.4],
      ["muscle-spasm", 0.45], ["speech-slurred", 0.1], ["tremor", 0.15],
    ],
    cardinal: ["dystonia"],
    against: [
      ["fever", 0.05], ["consciousness-reduced", 0.05], ["seizure-postictal", 0.02], ["weakness-focal", 0.1],
    ],
    risks: [
      ["antipsychotic-drug", 15],
    ],
  },
  {
    id: "alzheimer", name: "Alzheimer disease", synonyms: ["senile dementia"],
    icd10: "G30.9", system: "neurologic", incidence: [4, 3], ages: "0000001144", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["memory-loss-progressive", 0.95], ["memory-loss", 0.97], ["confusion", 0.65], ["aphasia", 0.5],
      ["personality-change", 0.4], ["getting-lost", 0.45], ["onset-gradual", 0.8], ["mood-low", 0.25],
      ["aphasia-word", 0.5], ["agitation", 0.3], ["insomnia", 0.2], ["delusions", 0.15],
      ["poor-self-care", 0.2],
    ],
    cardinal: ["memory-loss"],
    against: [
      ["confusion-fluctuating", 0.1], ["onset-sudden", 0.05], ["weakness-focal", 0.05], ["fever", 0.05],
      ["gait-shuffling", 0.3], ["hallucinations-visual", 0.4], ["memory-stepwise", 0.1], ["tremor-rest", 0.15],
      ["headache", 0.2], ["consciousness-reduced", 0.05], ["seizure", 0.2], ["myoclonus", 0.2],
    ],
    risks: [
      ["fhx-neuro-inherited", 2.5], ["hx-down-syndrome", 8], ["hx-head-injury", 1.5],
    ],
  },
  {
    id: "vascular-dementia", name: "Vascular dementia", synonyms: ["multi-infarct dementia"],
    icd10: "F01.50", system: "neurologic", incidence: [3, 2], ages: "0000001144", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["memory-stepwise", 0.6], ["memory-loss", 0.9], ["weakness-focal", 0.35], ["gait-shuffling", 0.35],
      ["memory-loss-progressive", 0.45], ["hypertension", 0.6], ["reflexes-increased", 0.3],
      ["urinary-incontinence", 0.3], ["mood-low", 0.3], ["confusion", 0.25], ["speech-slurred", 0.2],
      ["gait-ataxia", 0.25],
    ],
    cardinal: ["memory-loss|memory-stepwise"],
    against: [
      ["tremor-rest", 0.2], ["fever", 0.05], ["hallucinations-visual", 0.4],
    ],
    risks: [
      ["hx-stroke", 10], ["hx-hypertension", 3], ["hx-diabetes", 2], ["hx-atrial-fibrillation", 3],
      ["smoking", 1.5],
    ],
  },
  {
    id: "lewy-body-dementia", name: "Dementia with Lewy bodies", synonyms: [],
    icd10: "G31.83", system: "neurologic", incidence: [2, 1], ages: "0000001144", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hallucinations-visual", 0.75], ["confusion-fluctuating", 0.75], ["bradykinesia", 0.7],
      ["rigidity", 0.6], ["dream-enactment", 0.65], ["memory-loss", 0.85], ["gait-shuffling", 0.5],
      ["fall", 0.45], ["hypotension-orthostatic", 0.3], ["memory-loss-progressive", 0.6], ["syncope", 0.15],
      ["tremor-rest", 0.35], ["hypersomnia", 0.35], ["constipation", 0.3], ["mood-low", 0.3],
      ["micrographia", 0.3],
    ],
    cardinal: ["memory-loss|hallucinations-visual|confusion-fluctuating", "bradykinesia|hallucinations-visual|dream-enactment|confusion-fluctuating|rigidity"],
    against: [
      ["onset-sudden", 0.1], ["fever", 0.05], ["weakness-focal", 0.1],
    ],
  },
  {
    id: "frontotemporal-dementia", name: "Frontotemporal dementia", synonyms: ["Pick disease"],
    icd10: "G31.09", system: "neurologic", incidence: [2, 1], ages: "0000013333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["frontal-release-signs", 0.3],
      ["personality-change", 0.9], ["disinhibition", 0.75], ["checking-washing", 0.4], ["aphasia", 0.35],
      ["appetite-increased", 0.4], ["memory-loss", 0.4], ["aphasia-word", 0.35],
    ],
    cardinal: ["personality-change|aphasia|disinhibition"],
    against: [
      ["hallucinations-visual", 0.3], ["onset-sudden", 0.05], ["getting-lost", 0.3], ["fever", 0.02],
    ],
    risks: [
      ["fhx-neuro-inherited", 4],
    ],
  },
  {
    id: "creutzfeldt-jakob", name: "Creutzfeldt-Jakob disease", synonyms: ["prion disease", "CJD"],
    icd10: "A81.00", system: "neurologic", incidence: [1, 1], ages: "0000012344", urgency: "same-day",
    course: { subacute: 0.9 },
    findings: [
      ["memory-loss-rapid", 0.9], ["myoclonus", 0.75], ["gait-ataxia", 0.6], ["eeg-periodic", 0.9],
      ["personality-change", 0.4], ["memory-loss", 0.95], ["insomnia", 0.25], ["rigidity", 0.3],
      ["confusion", 0.5], ["weakness-focal", 0.15], ["startle", 0.3],
    ],
    cardinal: ["memory-loss|myoclonus|gait-ataxia"],
    against: [
      ["fever", 0.05],
    ],
  },
  {
    id: "delirium", name: "Delirium", synonyms: ["acute confusional state"],
    icd10: "R41.0", system: "neurologic", incidence: [3, 5], ages: "0011122244", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["confusion", 0.95], ["confusion-fluctuating", 0.8], ["consciousness-reduced", 0.45],
      ["concentration-poor", 0.7], ["agitation", 0.5], ["hallucinations-visual", 0.3], ["drowsiness", 0.45],
      ["fever", 0.2], ["memory-loss", 0.4], ["onset-sudden", 0.4], ["worse-night", 0.4],
      ["urinary-incontinence", 0.2],
    ],
    cardinal: ["confusion"],
    against: [
      ["memory-loss-progressive", 0.2], ["weakness-focal", 0.15], ["onset-gradual", 0.1],
      ["hallucinations-auditory", 0.4], ["headache-thunderclap", 0.05], ["aphasia", 0.15],
    ],
    risks: [
      ["hx-dementia", 8], ["hospital-recent", 4], ["surgery-recent", 4], ["opioid-use", 2],
      ["nursing-home", 3],
    ],
  },
  {
    id: "wernicke", name: "Wernicke encephalopathy", synonyms: ["Korsakoff syndrome", "thiamine deficiency"],
    icd10: "E51.2", system: "neurologic", incidence: [1, 2], ages: "0000133433", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["confusion", 0.8], ["gait-ataxia", 0.65], ["nystagmus", 0.6], ["gaze-palsy", 0.45], ["diplopia", 0.25],
      ["alcohol-use-heavy", 0.85], ["memory-loss", 0.4], ["confabulation", 0.25], ["numbness-feet", 0.4],
      ["hypothermia", 0.05], ["hypotension", 0.1], ["drowsiness", 0.25], ["vomiting", 0.2],
    ],
    cardinal: ["confusion|gait-ataxia|gaze-palsy|nystagmus"],
    against: [
      ["fever", 0.2], ["weakness-one-side", 0.1], ["headache", 0.3],
    ],
    risks: [
      ["hx-bariatric", 8], ["underweight", 6], ["vomiting-pregnancy-severe", 8], ["chemotherapy", 2],
    ],
  },
  {
    id: "transient-global-amnesia", name: "Transient global amnesia", synonyms: [],
    icd10: "G45.4", system: "neurologic", incidence: [2, 2], ages: "0000012344", urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["amnesia-sudden", 0.97], ["getting-lost", 0.9], ["onset-sudden", 0.9], ["well-appearing", 0.4],
      ["anxiety", 0.3], ["headache", 0.15], ["quick-recovery", 0.45], ["neuro-transient", 0.45],
      ["emotional-trigger", 0.25], ["memory-loss", 0.97], ["confusion", 0.45],
    ],
    cardinal: ["amnesia-sudden"],
    against: [
      ["weakness-focal", 0.02], ["aphasia", 0.05], ["seizure", 0.05], ["consciousness-reduced", 0.02],
      ["fever", 0.02], ["head-injury", 0.05], ["gait-ataxia", 0.05], ["facial-droop", 0.02],
      ["numbness-one-side", 0.05], ["seizure-focal", 0.05],
    ],
    risks: [
      ["hx-migraine", 2],
    ],
  },
  {
    id: "narcolepsy", name: "Narcolepsy", synonyms: [],
    icd10: "G47.419", system: "neurologic", incidence: [2, 1], ages: "0012443210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hypersomnia", 0.97], ["cataplexy", 0.6], ["sleep-paralysis", 0.5], ["sleep-attacks", 0.8],
      ["dream-vivid", 0.45], ["insomnia", 0.5], ["concentration-poor", 0.4], ["obesity", 0.2],
      ["fatigue", 0.4],
    ],
    cardinal: ["hypersomnia", "hypersomnia|sleep-attacks|cataplexy"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.2], ["tongue-bite", 0.05], ["seizure-postictal", 0.02],
    ],
  },
  {
    id: "insomnia", name: "Insomnia", synonyms: [],
    icd10: "G47.00", system: "neurologic", incidence: [5, 4], ages: "0012334444", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["insomnia", 0.97], ["fatigue", 0.65], ["hypersomnia", 0.35], ["irritability", 0.4],
      ["concentration-poor", 0.45], ["anxiety", 0.3], ["well-appearing", 0.2],
    ],
    cardinal: ["insomnia"],
    against: [
      ["weight-loss", 0.2], ["fever", 0.02], ["anhedonia", 0.3], ["snoring", 0.4], ["restless-legs", 0.3],
      ["cataplexy", 0.02], ["pressured-speech", 0.02], ["heat-intolerance", 0.2], ["dyspnea", 0.2],
    ],
    risks: [
      ["stressor", 2], ["caffeine-high", 2],
    ],
  },
  {
    id: "bppv", name: "Benign paroxysmal positional vertigo", synonyms: ["BPPV"],
    icd10: "H81.10", system: "neurologic", incidence: [4, 3], ages: "0001133344", female: 0.67, urgency: "routine",
    course: { recurrent: 0.9, hyperacute: 0.4 },
    findings: [
      ["vertigo-positional", 0.95], ["vertigo", 0.97], ["nausea", 0.5], ["vertigo-brief-seconds", 0.8],
      ["nystagmus", 0.45], ["dix-hallpike-positive", 0.8], ["vomiting", 0.2], ["onset-sudden", 0.45],
      ["episodic", 0.6], ["dizziness", 0.97], ["well-appearing", 0.25],
    ],
    cardinal: ["vertigo-positional"],
    against: [
      ["hearing-loss", 0.1], ["tinnitus", 0.1], ["headache", 0.15], ["weakness-focal", 0.02],
      ["diplopia", 0.02], ["vertigo-prolonged", 0.1], ["nystagmus-vertical", 0.1], ["ear-pain", 0.1],
      ["fever", 0.02], ["speech-slurred", 0.02], ["gait-ataxia", 0.2], ["syncope", 0.1],
      ["vertigo-episodic-hours", 0.15], ["chest-pain", 0.1], ["photophobia", 0.1],
    ],
    risks: [
      ["head-injury", 3],
    ],
  },
  {
    id: "peripheral-neuropathy", name: "Peripheral polyneuropathy", synonyms: ["diabetic neuropathy", "alcoholic neuropathy"],
    icd10: "G62.9", system: "neurologic", incidence: [4, 3], ages: "0000123344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["numbness-feet", 0.9], ["burning-feet", 0.55], ["tingling", 0.75], ["reflexes-decreased", 0.6],
      ["gait-ataxia", 0.3], ["worse-night", 0.4], ["skin-ulcer", 0.1], ["numbness", 0.9],
      ["vibration-sense-reduced", 0.6], ["muscle-cramps", 0.2], ["foot-pain", 0.35], ["romberg", 0.2],
      ["foot-drop", 0.05], ["weakness-focal", 0.1], ["onset-gradual", 0.55], ["glucose-high", 0.25],
    ],
    cardinal: ["numbness-feet|tingling|burning-feet|numbness"],
    against: [
      ["reflexes-increased", 0.05], ["sensory-level", 0.02], ["onset-sudden", 0.1],
      ["back-pain-radiating-leg", 0.3], ["fever", 0.05], ["facial-droop", 0.05], ["weakness-one-side", 0.05],
      ["numbness-one-side", 0.1], ["claudication", 0.3], ["neuro-transient", 0.05],
    ],
    risks: [
      ["hx-diabetes", 6], ["alcohol-use-heavy", 4], ["chemotherapy", 5], ["hx-kidney-disease", 3],
      ["hiv-positive", 3], ["hx-thyroid", 1.5], ["fhx-neuro-inherited", 4], ["med-metformin", 1.5],
    ],
  },
  {
    id: "carpal-tunnel", name: "Carpal tunnel syndrome", synonyms: ["median nerve entrapment"],
    icd10: "G56.00", system: "neurologic", incidence: [4, 3], ages: "0000133433", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["numbness-hand-median", 0.9], ["tingling", 0.8], ["worse-night", 0.75], ["hand-pain", 0.6],
      ["tinel-phalen", 0.65], ["wrist-pain", 0.4], ["hand-clumsiness", 0.35], ["shake-hand-relief", 0.55],
      ["numbness", 0.9], ["arm-pain", 0.25], ["hand-numbness", 0.75],
    ],
    cardinal: ["numbness-hand-median|hand-numbness|tinel-phalen|tingling"],
    against: [
      ["fever", 0.02], ["numbness-ulnar", 0.1], ["numbness-one-side", 0.1], ["onset-sudden", 0.1],
      ["facial-droop", 0.01], ["lhermitte", 0.1], ["numbness-feet", 0.3], ["reflexes-decreased", 0.4],
    ],
    risks: [
      ["pregnant", 3], ["hx-thyroid", 2], ["hx-diabetes", 2], ["obesity", 1.6], ["repetitive-hand-work", 3],
      ["hx-rheumatoid", 2], ["hx-kidney-disease", 4],
    ],
  },
  {
    id: "ulnar-neuropathy", name: "Cubital tunnel syndrome", synonyms: ["ulnar nerve entrapment"],
    icd10: "G56.20", system: "neurologic", incidence: [3, 2], ages: "0001233433", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["numbness-ulnar", 0.95], ["elbow-medial", 0.45], ["tingling", 0.75], ["muscle-atrophy", 0.2],
      ["numbness", 0.95], ["hand-numbness", 0.6],
    ],
    cardinal: ["numbness-ulnar"],
    against: [
      ["numbness-hand-median", 0.1], ["fever", 0.02], ["facial-droop", 0.02],
    ],
    risks: [
      ["elbow-leaning", 3], ["hx-diabetes", 1.8],
    ],
  },
  {
    id: "radial-nerve-palsy", name: "Radial nerve palsy", synonyms: ["Saturday night palsy", "wrist drop"],
    icd10: "G56.30", system: "neurologic", incidence: [2, 2], ages: "0001233333", female: 0.33, urgency: "same-day",
    course: { hyperacute: 0.5, acute: 0.8 },
    findings: [
      ["wrist-drop", 0.95], ["numbness", 0.5], ["weakness-focal", 0.95], ["arm-sleep-pressure", 0.55],
      ["onset-sudden", 0.55],
    ],
    cardinal: ["wrist-drop"],
    against: [
      ["facial-droop", 0.02], ["neck-pain", 0.2], ["aphasia", 0.01], ["weakness-one-side", 0.1],
      ["fever", 0.02],
    ],
    risks: [
      ["alcohol-recent", 6], ["lead-exposure", 3],
    ],
  },
  {
    id: "peroneal-palsy", name: "Common peroneal nerve palsy", synonyms: ["foot drop"],
    icd10: "G57.30", system: "neurologic", incidence: [2, 2], ages: "0001233333", urgency: "same-day",
    course: { acute: 0.7, subacute: 0.5 },
    findings: [
      ["foot-drop", 0.97], ["numbness", 0.5], ["fall", 0.2], ["weakness-focal", 0.97],
    ],
    cardinal: ["foot-drop"],
    against: [
      ["back-pain", 0.2], ["back-pain-radiating-leg", 0.15], ["reflexes-increased", 0.05],
      ["weakness-one-side", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["immobilized", 5], ["weight-loss", 3], ["leg-crossing", 5],
    ],
  },
  {
    id: "meralgia-paresthetica", name: "Meralgia paresthetica", synonyms: ["lateral femoral cutaneous nerve entrapment"],
    icd10: "G57.10", system: "neurologic", incidence: [3, 2], ages: "0001233422", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["thigh-lateral-numb", 0.95], ["tingling", 0.65], ["numbness", 0.95], ["worse-standing", 0.4],
      ["leg-pain", 0.45],
    ],
    cardinal: ["thigh-lateral-numb"],
    against: [
      ["weakness-focal", 0.02], ["back-pain", 0.4], ["reflexes-decreased", 0.05], ["fever", 0.02],
      ["edema-leg", 0.2],
    ],
    risks: [
      ["obesity", 3], ["pregnant", 3], ["hx-diabetes", 1.6],
    ],
  },
  {
    id: "tarsal-tunnel", name: "Tarsal tunnel syndrome", synonyms: [],
    icd10: "G57.50", system: "neurologic", incidence: [2, 1], ages: "0001233333", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["foot-pain", 0.85], ["burning-feet", 0.65], ["tingling", 0.7], ["numbness-sole", 0.65],
      ["worse-night", 0.4], ["worse-standing", 0.45], ["worse-exertion", 0.35], ["heel-pain", 0.2],
    ],
    cardinal: ["foot-pain|numbness-sole"],
    against: [
      ["back-pain", 0.3], ["heel-pain-first-steps", 0.3], ["numbness-feet", 0.3],
    ],
  },
  {
    id: "thoracic-outlet", name: "Thoracic outlet syndrome", synonyms: [],
    icd10: "G54.0", system: "neurologic", incidence: [2, 1], ages: "0012433210", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["arm-pain", 0.75], ["tingling", 0.75], ["numbness-ulnar", 0.6], ["arm-overhead-worse", 0.7],
      ["neck-pain", 0.45], ["shoulder-pain", 0.45], ["swelling-arm", 0.1], ["hand-numbness", 0.6],
      ["limb-cold", 0.15], ["muscle-atrophy", 0.1],
    ],
    cardinal: ["arm-pain|tingling|hand-numbness"],
    against: [
      ["fever", 0.02], ["shoulder-frozen", 0.3],
    ],
  },
  {
    id: "brachial-neuritis", name: "Brachial plexus neuropathy", synonyms: ["Parsonage-Turner syndrome", "neuralgic amyotrophy"],
    icd10: "G54.5", system: "neurologic", incidence: [2, 2], ages: "0001233322", female: 0.33, urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["shoulder-pain", 0.95], ["weakness-focal", 0.85], ["muscle-atrophy", 0.5],
      ["prior-infection-recent", 0.4], ["onset-sudden", 0.55], ["scapular-winging", 0.35], ["arm-pain", 0.65],
      ["numbness", 0.35], ["worse-night", 0.45],
    ],
    cardinal: ["shoulder-pain"],
    against: [
      ["fever", 0.1], ["trauma", 0.3],
    ],
    risks: [
      ["vaccine-recent", 3], ["surgery-recent", 2.5],
    ],
  },
  {
    id: "cervical-radiculopathy", name: "Cervical radiculopathy", synonyms: ["cervical disc herniation"],
    icd10: "M54.12", system: "neurologic", incidence: [4, 3], ages: "0001234433", urgency: "routine",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["neck-pain-radiating-arm", 0.9], ["neck-pain", 0.9], ["arm-pain", 0.7], ["tingling", 0.65],
      ["numbness", 0.6], ["weakness-focal", 0.35], ["reflexes-decreased", 0.35], ["spurling-positive", 0.45],
      ["range-of-motion-reduced", 0.4], ["shoulder-pain", 0.45], ["hand-numbness", 0.45],
    ],
    cardinal: ["neck-pain|arm-pain|neck-pain-radiating-arm"],
    against: [
      ["reflexes-increased", 0.1], ["fever", 0.05], ["gait-ataxia", 0.05], ["shoulder-overhead", 0.4],
      ["urinary-incontinence", 0.05], ["chest-pain", 0.3], ["weakness-legs-both", 0.05],
    ],
    risks: [
      ["neck-injury", 2], ["heavy-lifting", 1.5],
    ],
  },
  {
    id: "lumbar-radiculopathy", name: "Lumbar radiculopathy", synonyms: ["sciatica", "lumbar disc herniation"],
    icd10: "M54.16", system: "neurologic", incidence: [4, 3], ages: "0001344433", urgency: "routine",
    course: { acute: 0.6, subacute: 0.7, chronic: 0.4 },
    findings: [
      ["femoral-stretch-positive", 0.12],
      ["back-pain-radiating-leg", 0.95], ["back-pain-low", 0.95], ["leg-pain", 0.75],
      ["straight-leg-raise-positive", 0.75], ["numbness", 0.55], ["tingling", 0.55], ["weakness-focal", 0.2],
      ["reflexes-decreased", 0.3], ["worse-sitting", 0.5], ["back-pain-bending-lifting", 0.35],
      ["foot-drop", 0.1], ["buttock-pain", 0.45], ["back-pain", 0.95], ["worse-movement", 0.35],
    ],
    cardinal: ["back-pain-radiating-leg"],
    against: [
      ["saddle-anesthesia", 0.05], ["urinary-retention", 0.05], ["fever", 0.05], ["sensory-level", 0.02],
      ["reflexes-increased", 0.05], ["back-pain-walking-relief-sitting", 0.3], ["weight-loss", 0.15],
      ["pulses-absent", 0.1], ["edema-leg", 0.2], ["weakness-legs-both", 0.1], ["hip-rotation-limited", 0.3],
      ["abdominal-pain", 0.2],
    ],
    risks: [
      ["heavy-lifting", 2],
    ],
  },
  {
    id: "cauda-equina", name: "Cauda equina syndrome", synonyms: [],
    icd10: "G83.4", system: "neurologic", incidence: [1, 2], ages: "0001233333", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.3, acute: 0.8, subacute: 0.4 },
    findings: [
      ["saddle-anesthesia", 0.75], ["urinary-retention", 0.7], ["back-pain-low", 0.9],
      ["weakness-legs-both", 0.55], ["fecal-incontinence", 0.35], ["back-pain-radiating-leg", 0.7],
      ["urinary-incontinence", 0.45], ["reflexes-decreased", 0.5], ["erectile-dysfunction", 0.15],
      ["numbness", 0.75], ["anal-tone-reduced", 0.5], ["leg-pain", 0.55], ["gait-ataxia", 0.15],
      ["back-pain", 0.95], ["foot-drop", 0.1],
    ],
    cardinal: ["saddle-anesthesia|urinary-retention|weakness-legs-both|fecal-incontinence|urinary-incontinence"],
    against: [
      ["reflexes-increased", 0.1], ["fever", 0.3], ["facial-droop", 0.02], ["sensory-level", 0.4],
    ],
    risks: [
      ["hx-cancer", 3], ["med-anticoagulant", 2], ["hx-spinal-problem", 5],
    ],
  },
  {
    id: "spinal-cord-compression", name: "Spinal cord compression", synonyms: ["metastatic epidural cord compression"],
    icd10: "G95.20", system: "neurologic", incidence: [1, 2], ages: "0011123344", urgency: "emergency", dangerous: true,
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["back-pain", 0.9], ["back-pain-night", 0.55], ["weakness-legs-both", 0.7], ["sensory-level", 0.5],
      ["urinary-retention", 0.35], ["reflexes-increased", 0.5], ["spine-tenderness", 0.45],
      ["constipation", 0.35], ["numbness", 0.55], ["gait-ataxia", 0.4], ["urinary-incontinence", 0.25],
      ["babinski", 0.45], ["weight-loss", 0.3], ["worse-supine", 0.25], ["fecal-incontinence", 0.15],
      ["rigidity", 0.25],
    ],
    cardinal: ["back-pain|weakness-legs-both"],
    against: [
      ["facial-droop", 0.01], ["aphasia", 0.01], ["back-pain-bending-lifting", 0.3],
      ["reflexes-decreased", 0.4],
    ],
    risks: [
      ["hx-cancer", 15],
    ],
  },
  {
    id: "cervical-myelopathy", name: "Cervical spondylotic myelopathy", synonyms: [],
    icd10: "M47.12", system: "neurologic", incidence: [3, 3], ages: "0000013344", female: 0.4, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["gait-ataxia", 0.7], ["hand-clumsiness", 0.65], ["reflexes-increased", 0.75], ["neck-pain", 0.5],
      ["numbness", 0.55], ["hand-numbness", 0.55], ["weakness-legs-both", 0.45], ["lhermitte", 0.25],
      ["urinary-urgency", 0.35], ["rigidity", 0.5], ["fall", 0.3], ["babinski", 0.45],
      ["range-of-motion-reduced", 0.35], ["onset-gradual", 0.55],
    ],
    cardinal: ["gait-ataxia|hand-clumsiness|reflexes-increased|numbness"],
    against: [
      ["facial-droop", 0.02], ["reflexes-decreased", 0.3], ["fever", 0.02], ["fasciculations", 0.3],
      ["diplopia", 0.05], ["tremor-rest", 0.1],
    ],
  },
  {
    id: "spinal-cord-injury", name: "Acute spinal cord injury", synonyms: ["spinal trauma", "central cord syndrome"],
    icd10: "S14.109A", system: "neurologic", incidence: [1, 2], ages: "0012333333", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["trauma", 0.97], ["weakness-legs-both", 0.7], ["sensory-level", 0.6], ["neck-pain", 0.65],
      ["urinary-retention", 0.45], ["back-pain", 0.45], ["hypotension", 0.2], ["bradycardia", 0.15],
      ["numbness", 0.7], ["spine-tenderness", 0.6], ["weakness-arms-more-than-legs", 0.2],
      ["respiratory-distress", 0.1],
    ],
    cardinal: ["trauma"],
    requires: ["trauma|trauma-major|fall|neck-injury"],
  },
  {
    id: "spinal-epidural-abscess", name: "Spinal epidural abscess", synonyms: [],
    icd10: "G06.1", system: "neurologic", incidence: [1, 2], ages: "0011233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["back-pain", 0.9], ["fever", 0.6], ["spine-tenderness", 0.65], ["weakness-legs-both", 0.4],
      ["esr-crp-high", 0.95], ["neck-pain", 0.15], ["urinary-retention", 0.2], ["wbc-high", 0.6],
      ["numbness", 0.35], ["back-pain-night", 0.45], ["back-pain-radiating-leg", 0.4], ["chills", 0.3],
      ["sensory-level", 0.2], ["malaise", 0.3], ["night-sweats", 0.15], ["urinary-incontinence", 0.15],
      ["gait-ataxia", 0.15],
    ],
    cardinal: ["back-pain|neck-pain"],
    against: [
      ["esr-crp-normal", 0.05], ["back-pain-bending-lifting", 0.3],
    ],
    risks: [
      ["iv-drug-use", 12], ["hx-diabetes", 3], ["indwelling-line-catheter", 4], ["hx-kidney-disease", 4],
      ["alcohol-use-heavy", 2], ["hx-spinal-problem", 8], ["lumbar-puncture-recent", 6],
      ["immunosuppressed", 3], ["skin-infection-recent", 4], ["hx-endocarditis", 5],
    ],
  },
  {
    id: "anterior-cord-syndrome", name: "Spinal cord infarction", synonyms: ["anterior spinal artery syndrome"],
    icd10: "G95.11", system: "neurologic", incidence: [0, 1], ages: "0000123344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["weakness-legs-both", 0.95], ["onset-sudden", 0.9], ["sensory-level", 0.75],
      ["urinary-retention", 0.65], ["back-pain", 0.6], ["hypotension", 0.15], ["reflexes-decreased", 0.5],
      ["numbness", 0.75], ["neck-pain", 0.15],
    ],
    cardinal: ["weakness-legs-both"],
    against: [
      ["fever", 0.05], ["onset-gradual", 0.05],
    ],
    risks: [
      ["hx-aneurysm", 6], ["hx-peripheral-artery", 3],
    ],
  },
  {
    id: "syringomyelia", name: "Syringomyelia", synonyms: ["Chiari malformation"],
    icd10: "G95.0", system: "neurologic", incidence: [1, 1], ages: "0012343322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cape-distribution", 0.75], ["muscle-atrophy", 0.5], ["burn-painless-hand", 0.25],
      ["reflexes-decreased", 0.45], ["headache-occipital", 0.3], ["neck-pain", 0.45], ["scoliosis-sign", 0.25],
      ["numbness", 0.75], ["weakness-focal", 0.5], ["gait-ataxia", 0.2], ["hand-pain", 0.2], ["horner", 0.1],
    ],
    cardinal: ["cape-distribution|numbness|headache-occipital"],
  },
  {
    id: "spinal-stenosis", name: "Lumbar spinal stenosis", synonyms: ["neurogenic claudication"],
    icd10: "M48.062", system: "neurologic", incidence: [4, 3], ages: "0000012344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["back-pain-walking-relief-sitting", 0.9], ["back-pain-low", 0.9], ["leg-pain", 0.75], ["numbness", 0.5],
      ["tingling", 0.45], ["gait-ataxia", 0.25], ["weakness-legs-both", 0.25], ["buttock-pain", 0.5],
      ["claudication", 0.3],
    ],
    cardinal: ["back-pain-walking-relief-sitting|leg-pain|back-pain-low"],
    against: [
      ["pulses-absent", 0.15], ["fever", 0.02], ["saddle-anesthesia", 0.1],
      ["straight-leg-raise-positive", 0.4], ["onset-sudden", 0.1], ["urinary-retention", 0.05],
    ],
    risks: [
      ["hx-osteoarthritis", 2],
    ],
  },
  {
    id: "subacute-combined-degeneration", name: "Vitamin B12 deficiency", synonyms: ["subacute combined degeneration"],
    icd10: "E53.8", system: "neurologic", incidence: [4, 3], ages: "1111223344", female: 0.57, urgency: "routine",
    course: { subacute: 0.4, chronic: 0.9 },
    findings: [
      ["b12-low", 0.95], ["mcv-high", 0.65], ["numbness-feet", 0.6], ["tingling", 0.6], ["fatigue", 0.65],
      ["gait-ataxia", 0.4], ["glossitis", 0.3], ["hemoglobin-low", 0.6], ["vibration-sense-reduced", 0.55],
      ["memory-loss", 0.3], ["romberg", 0.35], ["pallor", 0.35], ["neutrophils-hypersegmented", 0.55],
      ["mood-low", 0.2], ["jaundice", 0.05], ["reflexes-increased", 0.15], ["reflexes-decreased", 0.25],
      ["weight-loss", 0.2], ["dyspnea-exertional", 0.2], ["numbness", 0.6], ["irritability", 0.15],
      ["hyperpigmentation", 0.05], ["weakness-generalized", 0.3], ["psychosis", 0.05],
    ],
    cardinal: ["fatigue|numbness-feet|tingling|b12-low|gait-ataxia|glossitis|mcv-high"],
    against: [
      ["fever", 0.05], ["mcv-low", 0.1], ["onset-sudden", 0.05], ["rigidity", 0.1],
      ["weakness-one-side", 0.05],
    ],
    risks: [
      ["med-metformin", 2.5], ["hx-bariatric", 8], ["hx-abdominal-surgery", 2], ["hx-ibd", 4],
      ["nitrous-oxide-use", 15], ["hx-thyroid", 2],
    ],
  },
  {
    id: "neurofibromatosis", name: "Neurofibromatosis", synonyms: ["von Recklinghausen disease"],
    icd10: "Q85.01", system: "neurologic", incidence: [2, 1], ages: "2333333222", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cafe-au-lait", 0.97], ["neurofibromas", 0.75], ["scoliosis-sign", 0.2], ["seizure", 0.05],
      ["learning-difficulty", 0.4], ["vision-loss", 0.1], ["fhx-neuro-inherited", 0.5],
      ["soft-tissue-lump", 0.45], ["headache", 0.15],
    ],
    cardinal: ["cafe-au-lait"],
    against: [
      ["fever", 0.02],
    ],
  },
  {
    id: "tuberous-sclerosis", name: "Tuberous sclerosis", synonyms: [],
    icd10: "Q85.1", system: "neurologic", incidence: [1, 0], ages: "3443222211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["ash-leaf", 0.9], ["seizure", 0.8], ["infantile-spasms", 0.35], ["facial-angiofibromas", 0.65],
      ["developmental-delay", 0.55],
    ],
    cardinal: ["seizure|ash-leaf|facial-angiofibromas"],
  },
  {
    id: "sturge-weber", name: "Sturge-Weber syndrome", synonyms: [],
    icd10: "Q85.89", system: "neurologic", incidence: [1, 1], ages: "4443222111", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["port-wine-stain", 0.97], ["seizure", 0.75], ["developmental-delay", 0.45], ["weakness-one-side", 0.3],
      ["headache", 0.25], ["ct-brain-cysts", 0.55],
    ],
    cardinal: ["port-wine-stain"],
  },
  {
    id: "cerebral-palsy", name: "Cerebral palsy", synonyms: [],
    icd10: "G80.9", system: "neurologic", incidence: [3, 2], ages: "2443322211", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["developmental-delay", 0.85], ["rigidity", 0.8], ["limp", 0.6], ["seizure", 0.3],
      ["reflexes-increased", 0.65], ["hand-preference-early", 0.3], ["walks-on-toes", 0.35], ["increased-tone", 0.75], ["speech-delay", 0.4],
    ],
    cardinal: ["developmental-delay|rigidity|hand-preference-early|increased-tone"],
    against: [
      ["developmental-regression", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["newborn-premature", 8],
    ],
  },
  {
    id: "spinal-muscular-atrophy", name: "Spinal muscular atrophy", synonyms: ["floppy infant", "Werdnig-Hoffmann disease"],
    icd10: "G12.0", system: "neurologic", incidence: [1, 1], ages: "3432211100", urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["floppy-infant", 0.9], ["weakness-proximal", 0.85], ["reflexes-decreased", 0.9],
      ["tongue-fasciculations", 0.6], ["poor-feeding", 0.5], ["respiratory-distress", 0.35],
      ["developmental-delay", 0.75], ["fasciculations", 0.6], ["muscle-atrophy", 0.5],
    ],
    cardinal: ["floppy-infant|weakness-proximal"],
    against: [
      ["fever", 0.02], ["seizure", 0.05], ["ptosis", 0.2], ["pupils-dilated", 0.05],
      ["consciousness-reduced", 0.05],
    ],
    risks: [
      ["fhx-neuro-inherited", 6], ["consanguinity", 3],
    ],
  },
  {
    id: "duchenne", name: "Duchenne muscular dystrophy", synonyms: ["Becker muscular dystrophy"],
    icd10: "G71.01", system: "neurologic", incidence: [2, 2], ages: "0134311000", female: 0.01, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["weakness-proximal", 0.97], ["gowers-sign", 0.9], ["calf-pseudohypertrophy", 0.8], ["ck-high", 0.97],
      ["limp", 0.75], ["developmental-delay", 0.6], ["fall", 0.6], ["walks-on-toes", 0.4], ["learning-difficulty", 0.25],
      ["scoliosis-sign", 0.15],
    ],
    cardinal: ["weakness-proximal"],
    against: [
      ["numbness", 0.02], ["fever", 0.02], ["reflexes-increased", 0.05], ["rash", 0.05], ["ptosis", 0.05],
    ],
    risks: [
      ["fhx-neuro-inherited", 15],
    ],
  },
  {
    id: "myotonic-dystrophy", name: "Myotonic dystrophy", synonyms: [],
    icd10: "G71.11", system: "neurologic", incidence: [2, 1], ages: "2112233311", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["myotonia", 0.9], ["weakness-focal", 0.65], ["ptosis", 0.5], ["lens-opacity", 0.45],
      ["muscle-atrophy", 0.55], ["facial-droop", 0.6], ["dysphagia", 0.3], ["ecg-heart-block", 0.4],
      ["hypersomnia", 0.4], ["floppy-infant", 0.1], ["erectile-dysfunction", 0.15],
      ["fhx-neuro-inherited", 0.55],
    ],
    cardinal: ["myotonia|weakness-focal|facial-droop"],
  },
  {
    id: "charcot-marie-tooth", name: "Charcot-Marie-Tooth disease", synonyms: ["hereditary motor and sensory neuropathy"],
    icd10: "G60.0", system: "neurologic", incidence: [2, 1], ages: "0123333322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["foot-drop", 0.65], ["high-arched-feet", 0.8], ["muscle-atrophy", 0.65], ["reflexes-decreased", 0.85],
      ["numbness-feet", 0.55], ["fhx-neuro-inherited", 0.65], ["limp", 0.35], ["fall", 0.3],
      ["weakness-focal", 0.75],
    ],
    cardinal: ["foot-drop|high-arched-feet|weakness-focal"],
    against: [
      ["onset-sudden", 0.05], ["fever", 0.02],
    ],
  },
  {
    id: "friedreich-ataxia", name: "Friedreich ataxia", synonyms: ["hereditary ataxia"],
    icd10: "G11.11", system: "neurologic", incidence: [1, 0], ages: "0013332100", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["gait-ataxia", 0.97], ["reflexes-decreased", 0.85], ["speech-slurred", 0.7], ["scoliosis-sign", 0.6],
      ["high-arched-feet", 0.5], ["vibration-sense-reduced", 0.7], ["echo-septal-hypertrophy", 0.5],
      ["babinski", 0.65], ["hx-diabetes", 0.15], ["nystagmus", 0.3], ["fall", 0.6], ["romberg", 0.5],
      ["onset-gradual", 0.6], ["tremor-action", 0.35],
    ],
    cardinal: ["gait-ataxia"],
    against: [
      ["fever", 0.02], ["onset-sudden", 0.02],
    ],
    risks: [
      ["consanguinity", 3],
    ],
  },
  {
    id: "breath-holding-spells", name: "Breath-holding spells", synonyms: [],
    icd10: "R06.89", system: "neurologic", incidence: [4, 3], ages: "1441000000", urgency: "routine",
    course: { recurrent: 0.9, hyperacute: 0.4 },
    findings: [
      ["crying-trigger", 0.9], ["breath-holding", 0.85], ["floppy-infant", 0.3], ["lethargic-child", 0.15], ["apnea", 0.75], ["cyanosis", 0.6], ["pallor", 0.35], ["syncope", 0.6],
      ["quick-recovery", 0.7], ["well-appearing", 0.5], ["hemoglobin-low", 0.2], ["ferritin-low", 0.2],
    ],
    cardinal: ["crying-trigger|breath-holding"],
    against: [
      ["fever", 0.02], ["seizure-postictal", 0.1], ["tongue-bite", 0.01], ["seizure-fever", 0.02],
      ["murmur", 0.1], ["choking-episode", 0.05],
    ],
  },
  {
    id: "night-terrors", name: "Night terrors and sleepwalking", synonyms: ["parasomnia"],
    icd10: "F51.4", system: "neurologic", incidence: [4, 3], ages: "0144322100", female: 0.43, urgency: "self-care",
    course: { recurrent: 0.9 },
    findings: [
      ["sleep-terror-episode", 0.95], ["sweating", 0.4], ["tachycardia", 0.35], ["memory-gaps", 0.75],
      ["sleepwalking", 0.3], ["episodic", 0.5], ["well-appearing", 0.5],
    ],
    cardinal: ["sleep-terror-episode"],
    against: [
      ["fever", 0.05], ["tongue-bite", 0.01], ["hypersomnia", 0.4], ["urinary-incontinence", 0.3],
      ["headache", 0.1], ["seizure-postictal", 0.05],
    ],
    risks: [
      ["stressor", 1.5],
    ],
  },
  {
    id: "neonatal-seizures", name: "Neonatal seizures", synonyms: ["hypoxic-ischemic encephalopathy"],
    icd10: "P90", system: "neurologic", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["seizure", 0.9], ["lethargic-child", 0.65], ["poor-feeding", 0.6], ["apnea", 0.35],
      ["subtle-seizure-signs", 0.45], ["eeg-abnormal", 0.85], ["glucose-low", 0.15], ["calcium-low", 0.1],
      ["floppy-infant", 0.45], ["birth-asphyxia", 0.5], ["cyanosis", 0.25], ["bulging-fontanelle", 0.1],
    ],
    cardinal: ["seizure|subtle-seizure-signs"],
    risks: [
      ["newborn-maternal-infection", 3],
    ],
  },
  {
    id: "reye-syndrome", name: "Reye syndrome", synonyms: [],
    icd10: "G93.7", system: "neurologic", incidence: [0, 1], ages: "1233310000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["vomiting-recurrent", 0.9], ["confusion", 0.75], ["consciousness-reduced", 0.65],
      ["med-aspirin", 0.7], ["prior-infection-recent", 0.9], ["transaminases-high", 0.95],
      ["glucose-low", 0.45], ["lethargic-child", 0.65], ["seizure", 0.3], ["hepatomegaly", 0.4],
      ["ammonia-high", 0.85], ["vomiting", 0.97], ["irritability", 0.35],
      ["chickenpox-contact", 0.25], ["aspirin-child-viral", 0.7],
    ],
    cardinal: ["vomiting|consciousness-reduced|confusion|lethargic-child"],
    against: [
      ["jaundice", 0.1], ["fever", 0.3], ["neck-stiffness", 0.3],
    ],
  },
  {
    id: "acute-cerebellar-ataxia", name: "Acute cerebellar ataxia of childhood", synonyms: [],
    icd10: "G11.19", system: "neurologic", incidence: [1, 2], ages: "1242100000", urgency: "emergency",
    course: { acute: 0.9 },
    findings: [
      ["gait-ataxia", 0.97], ["prior-infection-recent", 0.75], ["nystagmus", 0.4], ["speech-slurred", 0.35],
      ["tremor-action", 0.35], ["vomiting", 0.25], ["chickenpox-contact", 0.25], ["well-appearing", 0.35],
      ["unable-to-walk", 0.5], ["onset-sudden", 0.5], ["ct-brain-normal", 0.5],
    ],
    cardinal: ["gait-ataxia"],
    against: [
      ["fever", 0.2], ["headache-morning", 0.05], ["papilledema", 0.02], ["neck-stiffness", 0.05],
      ["consciousness-reduced", 0.1], ["opsoclonus", 0.1], ["reflexes-decreased", 0.2],
      ["weakness-focal", 0.05], ["ear-pain", 0.3], ["overdose", 0.1],
    ],
    risks: [
      ["vaccine-recent", 2],
    ],
  },
  {
    id: "third-nerve-palsy", name: "Third nerve palsy from aneurysm", synonyms: ["posterior communicating artery aneurysm"],
    icd10: "H49.00", system: "neurologic", incidence: [1, 2], ages: "0000133433", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.6 },
    findings: [
      ["ptosis", 0.9], ["diplopia", 0.8], ["pupil-dilated-fixed", 0.8], ["headache", 0.7], ["eye-pain", 0.55],
      ["onset-sudden", 0.65], ["headache-retro-orbital", 0.4], ["gaze-palsy", 0.6], ["headache-severe", 0.3],
      ["vision-blurred", 0.2],
    ],
    cardinal: ["ptosis|diplopia"],
    against: [
      ["weakness-fatigable", 0.05], ["fever", 0.05], ["exophthalmos", 0.2],
    ],
    risks: [
      ["hx-diabetes", 1.6], ["hx-hypertension", 1.6], ["family-aneurysm", 5], ["hx-polycystic-kidney", 4],
    ],
  },
  {
    id: "horner-syndrome", name: "Horner syndrome", synonyms: [],
    icd10: "G90.2", system: "neurologic", incidence: [0, 1], ages: "1111233333", urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.6 },
    findings: [
      ["horner", 0.97], ["ptosis", 0.97], ["neck-pain", 0.3], ["arm-pain", 0.15], ["shoulder-pain", 0.1],
      ["headache", 0.25],
    ],
    cardinal: ["horner"],
    against: [
      ["fever", 0.05], ["eye-pain", 0.3],
    ],
    risks: [
      ["neck-injury", 4], ["smoking", 2], ["hx-cancer", 8],
    ],
  },
  {
    id: "internuclear-sixth-nerve", name: "Sixth nerve palsy", synonyms: ["abducens palsy"],
    icd10: "H49.20", system: "neurologic", incidence: [2, 2], ages: "0122233344", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["diplopia", 0.97], ["gaze-palsy", 0.75], ["eye-pain", 0.25], ["headache", 0.3], ["onset-sudden", 0.45],
    ],
    cardinal: ["diplopia"],
    against: [
      ["ptosis", 0.1], ["pupil-dilated-fixed", 0.05], ["fever", 0.1], ["exophthalmos", 0.1],
    ],
    risks: [
      ["hx-diabetes", 4], ["hx-hypertension", 2], ["head-injury", 3],
    ],
  },
  {
    id: "complex-regional-pain", name: "Complex regional pain syndrome", synonyms: ["reflex sympathetic dystrophy"],
    icd10: "G90.50", system: "neurologic", incidence: [2, 2], ages: "0012344322", female: 0.75, urgency: "routine",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["limb-pain-disproportionate", 0.9], ["range-of-motion-reduced", 0.6], ["xray-fracture", 0.5],
      ["hand-pain", 0.45], ["muscle-atrophy", 0.25], ["burning-pain", 0.6], ["limb-cold", 0.3],
      ["skin-redness-warm", 0.25], ["foot-pain", 0.25],
    ],
    cardinal: ["limb-pain-disproportionate|hand-pain|foot-pain"],
    against: [
      ["fever", 0.05], ["esr-crp-high", 0.1], ["wbc-high", 0.1], ["pulses-absent", 0.05],
    ],
    risks: [
      ["surgery-recent", 4], ["immobilized", 4], ["trauma", 3],
    ],
  },
  {
    id: "poliomyelitis", name: "Acute flaccid myelitis or poliomyelitis", synonyms: ["polio"],
    icd10: "A80.9", system: "neurologic", incidence: [0, 1], ages: "1343211111", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.8], ["reflexes-decreased", 0.85], ["csf-lymphocytic", 0.75], ["neck-stiffness", 0.4],
      ["myalgia-severe", 0.45], ["prior-infection-recent", 0.6], ["headache", 0.5],
      ["weakness-legs-both", 0.4], ["weakness-focal", 0.85], ["bulbar-symptoms", 0.25], ["dyspnea", 0.2],
      ["back-pain", 0.4], ["spine-mri-cord-lesion", 0.7], ["facial-droop", 0.2],
    ],
    cardinal: ["weakness-focal|weakness-legs-both"],
    against: [
      ["numbness", 0.15], ["sensory-level", 0.05], ["reflexes-increased", 0.1],
    ],
    risks: [
      ["unvaccinated", 12], ["travel-abroad", 5],
    ],
  },
  {
    id: "serotonin-syndrome", name: "Serotonin syndrome", synonyms: [],
    icd10: "G90.81", system: "neurologic", incidence: [1, 2], ages: "0001333333", female: 0.57, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["serotonergic-drug", 0.9], ["clonus", 0.75], ["reflexes-increased", 0.8], ["agitation", 0.75],
      ["tremor", 0.65], ["sweating", 0.65], ["tachycardia", 0.75], ["pupils-dilated", 0.5], ["diarrhea", 0.3],
      ["fever", 0.45], ["confusion", 0.5], ["hypertension", 0.4], ["myoclonus", 0.5], ["rigidity", 0.35],
      ["fever-high", 0.15], ["chills", 0.3], ["nausea", 0.25],
    ],
    cardinal: ["clonus|agitation|tremor|reflexes-increased"],
    against: [
      ["reflexes-decreased", 0.05], ["bradykinesia", 0.1], ["bowel-sounds-absent", 0.1], ["dry-skin", 0.1],
      ["onset-gradual", 0.1],
    ],
    risks: [
      ["med-ssri", 8], ["stimulant-use", 3], ["overdose", 4],
    ],
    requires: ["med-ssri|serotonergic-drug|overdose|opioid-use|stimulant-use"],
  },
  {
    id: "neuroleptic-malignant", name: "Neuroleptic malignant syndrome", synonyms: [],
    icd10: "G21.0", system: "neurologic", incidence: [0, 1], ages: "0001233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.3 },
    findings: [
      ["antipsychotic-drug", 0.95], ["rigidity", 0.9], ["rigidity-lead-pipe", 0.8], ["fever-high", 0.75],
      ["fever", 0.9], ["consciousness-reduced", 0.7], ["confusion", 0.75], ["ck-high", 0.9],
      ["autonomic-instability", 0.75], ["tachycardia", 0.85], ["sweating", 0.65], ["wbc-high", 0.7],
      ["bradykinesia", 0.4], ["tremor", 0.35], ["hypertension", 0.5], ["urine-dark", 0.2],
      ["waxy-flexibility", 0.3],
    ],
    cardinal: ["rigidity|rigidity-lead-pipe", "fever"],
    against: [
      ["clonus", 0.1], ["reflexes-increased", 0.15], ["diarrhea", 0.2], ["pupils-dilated", 0.4],
    ],
    requires: ["antipsychotic-drug|hx-parkinson"],
  },
  {
    id: "functional-neurological", name: "Functional neurological disorder", synonyms: ["conversion disorder", "psychogenic nonepileptic seizures"],
    icd10: "F44.4", system: "neurologic", incidence: [3, 3], ages: "0012433311", female: 0.75, urgency: "same-day",
    course: { acute: 0.6, recurrent: 0.7, chronic: 0.4 },
    findings: [
      ["weakness-focal", 0.45], ["seizure", 0.4], ["gait-bizarre", 0.5], ["eyes-closed-during-event", 0.45],
      ["emotional-trigger", 0.5], ["numbness", 0.4], ["ct-brain-normal", 0.45], ["tremor", 0.2],
      ["stressor", 0.5], ["vision-loss", 0.1], ["weakness-legs-both", 0.15], ["speech-slurred", 0.1],
      ["deficit-inconsistent", 0.6],
    ],
    cardinal: ["weakness-focal|seizure|gait-bizarre|numbness|tremor|vision-loss|weakness-legs-both"],
    against: [
      ["fever", 0.05], ["babinski", 0.02], ["tongue-bite", 0.1], ["papilledema", 0.01],
      ["muscle-atrophy", 0.05], ["reflexes-increased", 0.1], ["seizure-postictal", 0.3],
      ["csf-lymphocytic", 0.02], ["urinary-incontinence", 0.4],
    ],
    risks: [
      ["hx-depression", 2], ["hx-anxiety", 2], ["trauma-psychological", 4],
    ],
  },
  {
    id: "central-pontine", name: "Osmotic demyelination syndrome", synonyms: ["central pontine myelinolysis"],
    icd10: "G37.2", system: "neurologic", incidence: [0, 1], ages: "0000133322", urgency: "emergency",
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["speech-slurred", 0.6], ["dysphagia", 0.55], ["weakness-generalized", 0.55],
      ["consciousness-reduced", 0.55], ["confusion", 0.55], ["gaze-palsy", 0.25], ["sodium-low", 0.7],
      ["weakness-legs-both", 0.3], ["reflexes-increased", 0.4],
    ],
    cardinal: ["consciousness-reduced|speech-slurred|confusion|weakness-generalized"],
    risks: [
      ["alcohol-use-heavy", 4], ["underweight", 4], ["hx-cirrhosis", 3],
    ],
  },
  {
    id: "pres", name: "Posterior reversible encephalopathy syndrome", synonyms: ["PRES"],
    icd10: "I67.83", system: "neurologic", incidence: [0, 1], ages: "0011233322", female: 0.67, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.8 },
    findings: [
      ["headache", 0.55], ["seizure", 0.7], ["vision-loss", 0.35], ["vision-blurred", 0.35],
      ["confusion", 0.55], ["hypertension-severe", 0.65], ["hypertension", 0.8],
      ["consciousness-reduced", 0.35], ["vomiting", 0.25], ["nausea", 0.25], ["visual-field-cut", 0.1],
    ],
    cardinal: ["seizure|headache|vision-blurred|confusion|vision-loss"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["pregnant-after-20-weeks", 4], ["postpartum", 3], ["hx-kidney-disease", 3], ["immunosuppressed", 3],
      ["hx-transplant", 5], ["hx-hypertension", 2],
    ],
  },
  {
    id: "post-herpetic-neuralgia", name: "Postherpetic neuralgia", synonyms: [],
    icd10: "B02.29", system: "neurologic", incidence: [3, 2], ages: "0000012344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hx-shingles", 0.95, 25], ["burning-pain", 0.75], ["limb-pain-disproportionate", 0.65],
      ["insomnia", 0.4], ["itching", 0.25], ["numbness", 0.3],
    ],
    cardinal: ["hx-shingles"],
    against: [
      ["rash-vesicular", 0.2], ["fever", 0.02],
    ],
    requires: ["hx-shingles"],
  },
  {
    id: "pituitary-apoplexy", name: "Pituitary apoplexy", synonyms: [],
    icd10: "E23.6", system: "neurologic", incidence: [0, 1], ages: "0000123322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8 },
    findings: [
      ["headache-thunderclap", 0.6], ["headache", 0.95], ["headache-severe", 0.8], ["vomiting", 0.65],
      ["diplopia", 0.5], ["visual-field-cut", 0.55], ["vision-loss", 0.5], ["ptosis", 0.35],
      ["hypotension", 0.25], ["consciousness-reduced", 0.2], ["nausea", 0.65], ["gaze-palsy", 0.45],
      ["neck-stiffness", 0.2], ["onset-sudden", 0.8], ["ct-sellar-mass", 0.85], ["cortisol-low", 0.6],
      ["sodium-low", 0.25],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.4], ["headache-recurrent", 0.3],
    ],
    risks: [
      ["pituitary-adenoma-known", 30], ["med-anticoagulant", 3], ["pregnant", 2], ["prolactin-high", 4],
    ],
  },
  {
    id: "motion-sickness", name: "Motion sickness", synonyms: ["sea sickness"],
    icd10: "T75.3XXA", system: "neurologic", incidence: [4, 3], ages: "0134333322", female: 0.6, urgency: "self-care",
    course: { hyperacute: 0.9 },
    findings: [
      ["motion-trigger", 0.97], ["nausea", 0.9], ["vomiting", 0.6], ["dizziness", 0.55], ["pallor", 0.45],
      ["sweating", 0.4], ["headache", 0.2], ["piloerection", 0.2], ["drowsiness", 0.2],
    ],
    cardinal: ["motion-trigger"],
    against: [
      ["fever", 0.05], ["diarrhea", 0.05], ["abdominal-pain", 0.2], ["hearing-loss", 0.02],
      ["vertigo-positional", 0.3], ["neck-stiffness", 0.02],
    ],
    risks: [
      ["hx-migraine", 2],
    ],
  },
  {
    id: "hemiplegic-vestibular-migraine", name: "Vestibular migraine", synonyms: [],
    icd10: "G43.809", system: "neurologic", incidence: [3, 2], ages: "0012344322", female: 0.8, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["vertigo", 0.85], ["vertigo-episodic-hours", 0.55], ["headache", 0.7], ["hx-migraine", 0.85],
      ["photophobia", 0.55], ["phonophobia", 0.45], ["nausea", 0.6], ["headache-aura", 0.3],
      ["motion-trigger", 0.45], ["dizziness", 0.85], ["gait-ataxia", 0.45], ["headache-recurrent", 0.55],
      ["tinnitus", 0.15], ["episodic", 0.65], ["vomiting", 0.35], ["headache-throbbing", 0.35],
    ],
    cardinal: ["vertigo|dizziness"],
    against: [
      ["hearing-loss", 0.2], ["fever", 0.02], ["weakness-focal", 0.1], ["ear-pain", 0.1],
      ["onset-gradual", 0.4], ["nystagmus-vertical", 0.2],
    ],
    risks: [
      ["fhx-migraine", 3],
    ],
    requires: ["hx-migraine|headache"],
  },
  {
    id: "craniopharyngioma", name: "Craniopharyngioma", synonyms: ["suprasellar tumor"],
    icd10: "D44.4", system: "neurologic", incidence: [1, 1], ages: "0123432321", urgency: "same-day", dangerous: true,
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["headache", 0.7], ["visual-field-cut", 0.6], ["vision-blurred", 0.4], ["short-stature", 0.4], ["polyuria", 0.3], ["puberty-delayed", 0.3], ["vomiting-morning", 0.3], ["papilledema", 0.25], ["ct-sellar-mass", 0.8], ["weight-gain", 0.25], ["fatigue", 0.3],
    ],
    cardinal: ["headache|visual-field-cut|short-stature"],
    against: [["fever", 0.2]],
  },
  {
    id: "adem", name: "Acute disseminated encephalomyelitis", synonyms: ["ADEM", "postinfectious encephalomyelitis"],
    icd10: "G04.00", system: "neurologic", incidence: [1, 1], ages: "0134311110", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.5 },
    findings: [
      ["confusion", 0.7], ["headache", 0.5], ["fever", 0.4], ["weakness-focal", 0.5], ["gait-ataxia", 0.4], ["seizure", 0.3], ["vision-blurred", 0.2], ["consciousness-reduced", 0.4], ["mri-white-matter-lesions", 0.9], ["optic-neuritis-signs", 0.2], ["vomiting", 0.3], ["csf-lymphocytic", 0.4],
    ],
    cardinal: ["confusion|weakness-focal|gait-ataxia"],
    against: [["relapsing-neuro", 0.2]],
    risks: [["prior-infection-recent", 8], ["vaccine-recent", 2]],
  },
  {
    id: "pml", name: "Progressive multifocal leukoencephalopathy", synonyms: ["PML", "JC virus brain infection"],
    icd10: "A81.2", system: "neurologic", incidence: [1, 1], ages: "0000123332", urgency: "same-day", dangerous: true,
    course: { subacute: 0.9, chronic: 0.4 },
    findings: [
      ["weakness-focal", 0.6], ["visual-field-cut", 0.35], ["aphasia", 0.3], ["gait-ataxia", 0.4], ["personality-change", 0.4], ["memory-loss-rapid", 0.4], ["mri-white-matter-lesions", 0.9], ["confusion", 0.4],
    ],
    cardinal: ["weakness-focal|gait-ataxia|visual-field-cut|mri-white-matter-lesions"],
    against: [["fever", 0.2], ["headache", 0.4]],
    risks: [["hiv-cd4-low", 15], ["hiv-positive", 5], ["immunosuppressed", 6], ["hx-multiple-sclerosis", 3], ["blood-cancer-known", 3]],
  },
  {
    id: "craniosynostosis", name: "Craniosynostosis", synonyms: [],
    icd10: "Q75.009", system: "neurologic", incidence: [1, 1], ages: "3431000000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["face-unusual", 0.6], ["deformity", 0.7], ["microcephaly", 0.2], ["head-growth-rapid", 0.05], ["papilledema", 0.05],
    ],
    cardinal: ["deformity|face-unusual"],
    against: [["fever", 0.1]],
  },
  {
    id: "spina-bifida", name: "Spina bifida or tethered cord", synonyms: ["myelomeningocele", "neural tube defect"],
    icd10: "Q05.9", system: "neurologic", incidence: [1, 1], ages: "4333321000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["weakness-legs-both", 0.6], ["urinary-incontinence", 0.6], ["sacral-cleft-swelling", 0.5], ["fecal-incontinence", 0.4], ["foot-drop", 0.2], ["reflexes-decreased", 0.3], ["scoliosis-sign", 0.3], ["head-growth-rapid", 0.3], ["constipation", 0.4],
    ],
    cardinal: ["weakness-legs-both|urinary-incontinence|sacral-cleft-swelling"],
    against: [["fever", 0.3]],
    risks: [["hx-spinal-problem", 4]],
  },
  {
    id: "periodic-paralysis", name: "Periodic paralysis", synonyms: ["hypokalemic periodic paralysis", "thyrotoxic periodic paralysis"],
    icd10: "G72.3", system: "neurologic", incidence: [1, 1], ages: "0001343210", female: 0.3, urgency: "emergency",
    course: { acute: 0.7, recurrent: 0.9 },
    findings: [
      ["weakness-legs-both", 0.8], ["weakness-generalized", 0.6], ["potassium-low", 0.8], ["rest-relief", 0.1], ["weakness-proximal", 0.6], ["reflexes-decreased", 0.5], ["quick-recovery", 0.2], ["similar-episode-before", 0.5], ["worse-morning", 0.3],
    ],
    cardinal: ["weakness-legs-both|weakness-generalized|weakness-proximal"],
    against: [["numbness", 0.2], ["fever", 0.2], ["confusion", 0.1]],
    risks: [["hx-thyroid", 4], ["asian-descent", 4], ["strenuous-exercise", 3]],
  },
  {
    id: "tardive-dyskinesia", name: "Tardive dyskinesia", synonyms: ["orofacial dyskinesia from antipsychotics"],
    icd10: "G24.01", system: "neurologic", incidence: [2, 2], ages: "0000133443", female: 0.55, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["chorea", 0.7], ["orofacial-movements", 0.85], ["tics", 0.2],
    ],
    cardinal: ["chorea|orofacial-movements"],
    against: [["fever", 0.1], ["rigidity", 0.4]],
    risks: [["antipsychotic-drug", 25], ["hx-schizophrenia", 6]],
  },
  {
    id: "diabetic-amyotrophy", name: "Diabetic amyotrophy", synonyms: ["lumbosacral radiculoplexus neuropathy"],
    icd10: "E11.44", system: "neurologic", incidence: [1, 1], ages: "0000001443", female: 0.4, urgency: "routine",
    course: { subacute: 0.9 },
    findings: [
      ["leg-pain", 0.9], ["weakness-focal", 0.8], ["muscle-atrophy", 0.6], ["weight-loss", 0.6], ["reflexes-decreased", 0.5], ["hip-pain", 0.4], ["weakness-proximal", 0.5],
    ],
    cardinal: ["leg-pain|weakness-focal"],
    against: [["fever", 0.2], ["back-pain-radiating-leg", 0.5]],
    risks: [["hx-diabetes", 15]],
  },
  {
    id: "tick-paralysis", name: "Tick paralysis", synonyms: [],
    icd10: "T63.481A", system: "neurologic", incidence: [0, 1], ages: "0134322221", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["weakness-ascending", 0.85], ["gait-ataxia", 0.6], ["reflexes-decreased", 0.8], ["bite-tick", 0.5], ["facial-droop", 0.2], ["bulbar-symptoms", 0.2], ["restless-pain", 0.05],
    ],
    cardinal: ["weakness-ascending|gait-ataxia"],
    against: [["fever", 0.1], ["numbness", 0.3]],
    risks: [["tick-attached", 30], ["woods-exposure", 5], ["summer-season", 2]],
  },
  {
    id: "amebic-meningoencephalitis", name: "Primary amebic meningoencephalitis", synonyms: ["Naegleria fowleri infection"],
    icd10: "B60.2", system: "neurologic", incidence: [0, 0], ages: "0134431000", female: 0.3, urgency: "emergency", dangerous: true,
    course: { acute: 0.98 },
    findings: [
      ["headache-severe", 0.8], ["headache", 0.95], ["fever", 0.95], ["neck-stiffness", 0.8], ["confusion", 0.7], ["vomiting", 0.7], ["seizure", 0.4], ["smell-loss", 0.3], ["photophobia", 0.5], ["csf-bacterial", 0.7],
    ],
    cardinal: ["fever|headache"],
    against: [["rash-petechial", 0.2]],
    risks: [["freshwater-exposure", 15], ["swimming", 8], ["summer-season", 3]],
    requires: ["freshwater-exposure|swimming|untreated-water"],
  },
  {
    id: "adrenoleukodystrophy", name: "Adrenoleukodystrophy", synonyms: ["ALD"],
    icd10: "E71.529", system: "neurologic", incidence: [0, 0], ages: "1244210000", female: 0.02, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["developmental-regression", 0.7], ["school-decline", 0.7], ["personality-change", 0.6], ["vision-loss", 0.4], ["hearing-loss", 0.4], ["gait-ataxia", 0.5], ["hyperpigmentation", 0.5], ["seizure", 0.3], ["inattention-hyperactivity", 0.4]],
    cardinal: ["school-decline|developmental-regression|personality-change"],
    risks: [["fhx-neuro-inherited", 3]],
  },
  {
    id: "leukodystrophy", name: "Leukodystrophy", synonyms: ["Krabbe disease", "metachromatic leukodystrophy"],
    icd10: "E75.25", system: "neurologic", incidence: [0, 0], ages: "1431000000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["developmental-regression", 0.9], ["irritable-child", 0.5], ["gait-ataxia", 0.5], ["weakness-generalized", 0.5], ["seizure", 0.4], ["rigidity", 0.4], ["reflexes-decreased", 0.4], ["mri-white-matter-lesions", 0.8]],
    cardinal: ["developmental-regression"],
    risks: [["consanguinity", 3]],
  },
  {
    id: "angelman", name: "Angelman syndrome", synonyms: [],
    icd10: "Q93.51", system: "neurologic", incidence: [0, 0], ages: "1442100000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["developmental-delay", 0.95], ["speech-delay", 0.9], ["gait-ataxia", 0.8], ["seizure", 0.8], ["microcephaly", 0.6]],
    cardinal: ["developmental-delay", "seizure|gait-ataxia"],
  },
  {
    id: "von-hippel-lindau", name: "Von Hippel-Lindau disease", synonyms: ["VHL"],
    icd10: "Q85.83", system: "neurologic", incidence: [0, 0], ages: "0012333210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["headache", 0.4], ["gait-ataxia", 0.4], ["vision-loss", 0.4], ["spells-headache-sweat-palpitations", 0.3], ["ct-kidney-mass", 0.5], ["ct-brain-mass", 0.5], ["hypertension", 0.3]],
    cardinal: ["ct-brain-mass|ct-kidney-mass|vision-loss|gait-ataxia"],
    risks: [["fhx-cancer-other", 6], ["family-men", 3]],
  },
  {
    id: "hemifacial-spasm", name: "Hemifacial spasm", synonyms: [],
    icd10: "G51.39", system: "neurologic", incidence: [1, 0], ages: "0000123331", female: 0.65, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["muscle-spasm", 0.7], ["facial-pain", 0.1], ["fasciculations", 0.5]],
    cardinal: ["muscle-spasm|fasciculations"],
  },
  {
    id: "glossopharyngeal-neuralgia", name: "Glossopharyngeal neuralgia", synonyms: [],
    icd10: "G52.1", system: "neurologic", incidence: [0, 0], ages: "0000123331", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.4 },
    findings: [["sore-throat-severe-unilateral", 0.6], ["odynophagia", 0.6], ["ear-pain", 0.6], ["facial-pain-shocks", 0.5], ["syncope", 0.1]],
    cardinal: ["odynophagia|sore-throat-severe-unilateral", "facial-pain-shocks|ear-pain"],
  },
  {
    id: "stiff-person", name: "Stiff person syndrome", synonyms: [],
    icd10: "G25.82", system: "neurologic", incidence: [0, 0], ages: "0001233210", female: 0.65, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["rigidity", 0.9], ["muscle-spasm", 0.9], ["startle", 0.5], ["back-pain", 0.5], ["anxiety", 0.5], ["gait-ataxia", 0.3]],
    cardinal: ["rigidity|muscle-spasm"],
    risks: [["hx-diabetes-type-1", 4], ["fhx-autoimmune", 2]],
  },
  {
    id: "sspe", name: "Subacute sclerosing panencephalitis", synonyms: ["SSPE"],
    icd10: "A81.1", system: "neurologic", incidence: [0, 0], ages: "0124310000", female: 0.35, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["personality-change", 0.8], ["school-decline", 0.8], ["myoclonus", 0.9], ["seizure", 0.5], ["memory-loss-rapid", 0.5], ["eeg-periodic", 0.8]],
    cardinal: ["myoclonus", "school-decline|personality-change"],
    risks: [["unvaccinated", 5]],
  },
  {
    id: "lennox-gastaut", name: "Lennox-Gastaut syndrome", synonyms: [],
    icd10: "G40.812", system: "neurologic", incidence: [0, 0], ages: "0134210000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["seizure", 0.95], ["developmental-delay", 0.9], ["learning-difficulty", 0.8], ["staring-spells", 0.5], ["fall", 0.6], ["eeg-abnormal", 0.8]],
    cardinal: ["seizure", "developmental-delay|learning-difficulty"],
    risks: [["hx-seizures", 4]],
  },
  {
    id: "rolandic-epilepsy", name: "Benign rolandic epilepsy", synonyms: ["self-limited epilepsy with centrotemporal spikes"],
    icd10: "G40.009", system: "neurologic", incidence: [1, 0], ages: "0013410000", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.4 },
    findings: [["seizure-focal", 0.8], ["seizure", 0.9], ["facial-droop", 0.3], ["drooling", 0.5], ["speech-slurred", 0.4], ["worse-night", 0.6], ["eeg-abnormal", 0.6]],
    cardinal: ["seizure|seizure-focal", "worse-night|drooling"],
  },
  {
    id: "fshd-limb-girdle", name: "Facioscapulohumeral or limb-girdle muscular dystrophy", synonyms: ["FSHD", "limb-girdle muscular dystrophy"],
    icd10: "G71.02", system: "neurologic", incidence: [0, 0], ages: "0013443210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["weakness-proximal", 0.8], ["scapular-winging", 0.7], ["eye-closure-weak", 0.5], ["facial-droop", 0.5], ["muscle-atrophy", 0.6], ["ck-high", 0.5]],
    cardinal: ["scapular-winging|weakness-proximal"],
    risks: [["fhx-neuro-inherited", 6]],
  },
  {
    id: "paroxysmal-hemicrania", name: "Paroxysmal hemicrania", synonyms: ["SUNCT", "hemicrania continua"],
    icd10: "G44.039", system: "neurologic", incidence: [0, 0], ages: "0001333210", female: 0.6, urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.4 },
    findings: [["headache-unilateral", 0.95], ["headache-retro-orbital", 0.8], ["eye-watering", 0.7], ["nasal-congestion", 0.5], ["ptosis", 0.3], ["headache-daily", 0.6]],
    cardinal: ["headache-unilateral", "eye-watering|nasal-congestion"],
  },
  {
    id: "mild-cognitive-impairment", name: "Mild cognitive impairment", synonyms: ["MCI", "minor neurocognitive disorder"],
    icd10: "G31.84", system: "neurologic", incidence: [4, 2], ages: "0000001234", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["memory-loss", 0.9], ["memory-loss-progressive", 0.5], ["aphasia-word", 0.35], ["concentration-poor", 0.35],
      ["onset-gradual", 0.7], ["mood-low", 0.25], ["well-appearing", 0.4], ["insomnia", 0.2], ["vitals-normal", 0.4],
    ],
    cardinal: ["memory-loss"],
    against: [
      ["confusion", 0.15], ["getting-lost", 0.15], ["personality-change", 0.2], ["delusions", 0.05], ["hallucinations-visual", 0.1],
      ["confusion-fluctuating", 0.1], ["onset-sudden", 0.05], ["weakness-focal", 0.05], ["fever", 0.05], ["gait-shuffling", 0.3],
      ["agitation", 0.2], ["memory-loss-rapid", 0.05], ["consciousness-reduced", 0.02],
    ],
  },
  {
    id: "rcvs", name: "Reversible cerebral vasoconstriction syndrome", synonyms: ["RCVS", "Call-Fleming syndrome"],
    icd10: "I67.841", system: "neurologic", incidence: [1, 2], ages: "0000144310", female: 0.7, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9, recurrent: 0.7 },
    findings: [
      ["headache-thunderclap", 0.92], ["headache-severe", 0.92], ["headache-recurrent", 0.6], ["nausea", 0.5],
      ["vomiting", 0.4], ["photophobia", 0.35], ["hypertension", 0.35], ["seizure", 0.1],
      ["weakness-focal", 0.1], ["vision-blurred", 0.15], ["ct-brain-normal", 0.5], ["headache-with-cough-effort", 0.2],
    ],
    cardinal: ["headache-thunderclap|headache-severe"],
    against: [
      ["neck-stiffness", 0.2], ["fever", 0.05], ["csf-xanthochromia", 0.1], ["loss-of-consciousness", 0.1],
      ["papilledema", 0.1], ["consciousness-reduced", 0.1],
    ],
    risks: [
      ["postpartum", 5], ["serotonergic-drug", 3], ["cannabis-use", 3], ["stimulant-use", 3],
      ["med-decongestant", 3], ["emotional-trigger", 1.5], ["med-ssri", 2], ["hx-migraine", 2],
    ],
  },
  {
    id: "cough-exertional-headache", name: "Cough, exertional or sexual headache", synonyms: ["primary cough headache", "primary exertional headache", "headache with sexual activity"],
    icd10: "G44.83", system: "neurologic", incidence: [2, 1], ages: "0001234331", female: 0.35, urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.3, recurrent: 0.9 },
    findings: [
      ["headache-with-cough-effort", 0.92], ["headache", 0.95], ["headache-severe", 0.4],
      ["headache-occipital", 0.3], ["on-both-sides", 0.4], ["worse-with-straining-or-bending", 0.5],
      ["lasting-minutes", 0.3], ["headache-throbbing", 0.3],
    ],
    cardinal: ["headache-with-cough-effort"],
    against: [
      ["fever", 0.05], ["neck-stiffness", 0.1], ["papilledema", 0.02], ["weakness-focal", 0.03],
      ["confusion", 0.02], ["gait-ataxia", 0.05],
    ],
    requires: ["headache-with-cough-effort"],
  },
  {
    id: "leptomeningeal-metastasis", name: "Leptomeningeal metastases", synonyms: ["carcinomatous meningitis", "leptomeningeal carcinomatosis"],
    icd10: "C79.32", system: "neurologic", incidence: [1, 1], ages: "0011123432", urgency: "emergency", dangerous: true,
    course: { subacute: 0.9 },
    findings: [
      ["headache", 0.65], ["diplopia", 0.35], ["weakness-legs-both", 0.3], ["weakness-focal", 0.35],
      ["confusion", 0.35], ["nausea", 0.35], ["vomiting", 0.35], ["back-pain", 0.35], ["facial-droop", 0.2],
      ["gait-ataxia", 0.3], ["urinary-retention", 0.2], ["numbness", 0.3], ["neck-stiffness", 0.2],
      ["hearing-loss", 0.1], ["seizure", 0.15], ["reflexes-decreased", 0.25],
    ],
    cardinal: ["headache|diplopia|weakness-legs-both|weakness-focal|back-pain"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["hx-cancer", 12], ["blood-cancer-known", 6], ["bone-mass", 1.3],
    ],
    requires: ["hx-cancer|blood-cancer-known"],
  },
  {
    id: "myasthenic-crisis", name: "Myasthenic crisis", synonyms: [],
    icd10: "G70.01", system: "neurologic", incidence: [0, 2], ages: "0001233333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.3, acute: 0.9 },
    findings: [
      ["bulbar-symptoms", 0.8], ["dyspnea", 0.85], ["ptosis", 0.7], ["weakness-fatigable", 0.6],
      ["diplopia", 0.5], ["dysphagia", 0.7], ["speech-slurred", 0.5], ["respiratory-distress", 0.5],
      ["tachypnea", 0.5], ["head-drop", 0.3], ["weakness-generalized", 0.6], ["voice-muffled", 0.3],
      ["secretions-excess", 0.05], ["low-vital-capacity", 0.5],
    ],
    cardinal: ["dyspnea|low-vital-capacity|respiratory-distress"],
    against: [
      ["reflexes-decreased", 0.2], ["pupils-dilated", 0.1], ["diarrhea", 0.2], ["fasciculations", 0.1],
      ["sensory-disturbance", 0.1],
    ],
    risks: [
      ["hx-myasthenia", 30], ["prior-infection-recent", 2], ["med-fluoroquinolone", 4], ["antibiotic", 1.5],
      ["surgery-recent", 2], ["achr-antibodies", 8],
    ],
    requires: ["dyspnea|low-vital-capacity|respiratory-distress", "hx-myasthenia|weakness-fatigable|achr-antibodies|ptosis"],
  },
  {
    id: "drug-parkinsonism", name: "Drug-induced parkinsonism", synonyms: ["neuroleptic-induced parkinsonism", "medication-induced parkinsonism"],
    icd10: "G21.19", system: "neurologic", incidence: [3, 2], ages: "0001223343", female: 0.6, urgency: "routine",
    course: { subacute: 0.9, chronic: 0.6 },
    findings: [
      ["bradykinesia", 0.85], ["rigidity", 0.75], ["tremor", 0.5], ["tremor-rest", 0.35],
      ["on-both-sides", 0.55], ["gait-shuffling", 0.5], ["akathisia", 0.2], ["drooling", 0.2],
    ],
    cardinal: ["bradykinesia|rigidity|tremor"],
    against: [
      ["fever", 0.03], ["dream-enactment", 0.2], ["smell-loss", 0.1], ["levodopa-response", 0.2],
      ["vertical-gaze-palsy", 0.03],
    ],
    risks: [
      ["antipsychotic-drug", 15], ["med-new", 2], ["med-lithium", 2], ["hx-schizophrenia", 3],
    ],
    requires: ["antipsychotic-drug|med-lithium|med-new"],
  },
  {
    id: "sydenham-chorea", name: "Sydenham chorea", synonyms: ["rheumatic chorea", "St. Vitus dance"],
    icd10: "I02.9", system: "neurologic", incidence: [1, 1], ages: "0124310000", female: 0.65, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3 },
    findings: [
      ["chorea", 0.95], ["hand-clumsiness", 0.5], ["irritability", 0.5], ["speech-slurred", 0.3],
      ["post-streptococcal", 0.45], ["weakness-generalized", 0.25], ["murmur", 0.25], ["school-decline", 0.3],
      ["anxiety", 0.2], ["obsessions", 0.2],
    ],
    cardinal: ["chorea"],
    against: [
      ["seizure", 0.03], ["fever", 0.15], ["consciousness-reduced", 0.01], ["kayser-fleischer", 0.01],
      ["developmental-regression", 0.05],
    ],
    risks: [
      ["strep-contact", 2], ["prior-infection-recent", 2], ["hx-rheumatic-fever", 6],
    ],
  },
  {
    id: "brachial-plexus-injury", name: "Brachial plexus injury", synonyms: ["stinger", "burner"],
    icd10: "S14.3XXA", system: "neurologic", incidence: [1, 2], ages: "1011442111", female: 0.2, urgency: "same-day",
    course: { hyperacute: 0.9, acute: 0.5 },
    findings: [
      ["arm-pain", 0.7], ["burning-pain", 0.5], ["numbness", 0.8], ["weakness-focal", 0.6], ["tingling", 0.5],
      ["shoulder-pain", 0.45], ["quick-recovery", 0.35], ["arm-numb-after-blow", 0.8],
      ["unable-to-lift-the-arm", 0.3], ["neck-injury", 0.3],
    ],
    cardinal: ["arm-numb-after-blow|weakness-focal|numbness"],
    against: [
      ["neck-stiffness", 0.1], ["weakness-legs-both", 0.02], ["on-both-sides", 0.05], ["headache", 0.2],
      ["facial-droop", 0.01], ["aphasia", 0.01],
    ],
    risks: [
      ["contact-sport", 6], ["trauma-major", 2], ["shoulder-injury", 3],
    ],
    requires: ["trauma|contact-sport|shoulder-injury|trauma-major|neck-injury|arm-numb-after-blow"],
  },
  {
    id: "pudendal-neuralgia", name: "Pudendal neuralgia", synonyms: ["pudendal nerve entrapment", "cyclist syndrome"],
    icd10: "G58.8", system: "neurologic", incidence: [2, 0], ages: "0001244321", female: 0.55, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["perineal-pain", 0.9], ["worse-sitting", 0.85], ["genital-pain", 0.5], ["burning-pain", 0.5],
      ["numbness", 0.3], ["vulvar-pain", 0.2],
    ],
    cardinal: ["perineal-pain|genital-pain"],
    against: [
      ["fever", 0.01], ["dysuria", 0.2], ["saddle-anesthesia", 0.05], ["testicular-mass", 0.01],
      ["vaginal-discharge", 0.1], ["prostate-tender", 0.1], ["genital-ulcer", 0.01],
      ["anal-fissure-seen", 0.03], ["rash", 0.03],
    ],
    risks: [
      ["bicycle-rider", 4], ["birth-difficult", 1.5], ["surgery-recent", 1.2],
    ],
    requires: ["worse-sitting|bicycle-rider"],
  },
  {
    id: "autonomic-dysreflexia", name: "Autonomic dysreflexia", synonyms: [],
    icd10: "G90.4", system: "neurologic", incidence: [0, 2], ages: "0001333221", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["hypertension-severe", 0.8], ["hypertension", 0.9], ["headache", 0.85], ["sweating", 0.7],
      ["flushing", 0.65], ["bradycardia", 0.5], ["nasal-congestion", 0.3], ["anxiety", 0.3],
      ["piloerection", 0.3], ["vision-blurred", 0.2],
    ],
    cardinal: ["hypertension|headache"],
    against: [
      ["fever", 0.1], ["weakness-one-side", 0.05],
    ],
    risks: [
      ["spinal-cord-injury-known", 40], ["urinary-retention", 3], ["urinary-catheter", 3],
      ["constipation", 1.5], ["hx-spinal-problem", 3],
    ],
    requires: ["spinal-cord-injury-known|hx-spinal-problem"],
  },
  {
    id: "positional-plagiocephaly", name: "Positional plagiocephaly", synonyms: ["flat head syndrome", "deformational plagiocephaly"],
    icd10: "Q67.3", system: "neurologic", incidence: [4, 1], ages: "2410000000", female: 0.4, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["head-flattened", 0.95], ["torticollis", 0.25], ["head-tilt", 0.2], ["growth-normal", 0.3],
    ],
    cardinal: ["head-flattened"],
    against: [
      ["head-growth-rapid", 0.03], ["bulging-fontanelle", 0.01], ["vomiting", 0.05],
      ["developmental-delay", 0.1], ["microcephaly", 0.02],
    ],
    risks: [
      ["newborn-premature", 1.5], ["multiple-pregnancy", 1.5],
    ],
    requires: ["head-flattened"],
  },
  {
    id: "copper-deficiency", name: "Copper or vitamin E deficiency", synonyms: ["copper deficiency myelopathy", "vitamin E deficiency"],
    icd10: "E61.0", system: "neurologic", incidence: [1, 1], ages: "0011122333", female: 0.6, urgency: "same-day",
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["gait-ataxia", 0.8], ["vibration-sense-reduced", 0.75], ["numbness-feet", 0.7],
      ["reflexes-increased", 0.45], ["reflexes-decreased", 0.25], ["hemoglobin-low", 0.5],
      ["neutropenia", 0.35], ["weakness-legs-both", 0.35], ["romberg", 0.5],
    ],
    cardinal: ["gait-ataxia|vibration-sense-reduced|numbness-feet"],
    against: [
      ["b12-low", 0.1], ["fever", 0.05], ["back-pain", 0.2], ["onset-sudden", 0.05],
    ],
    risks: [
      ["hx-bariatric", 12], ["med-vitamin-supplements", 3], ["after-gastric-surgery", 8], ["hx-celiac", 3],
      ["hx-cystic-fibrosis", 4], ["hx-ibd", 1.5],
    ],
    requires: ["hx-bariatric|after-gastric-surgery|med-vitamin-supplements|hx-celiac|hx-cystic-fibrosis|stool-fatty"],
  },
  {
    id: "thoracic-radiculopathy", name: "Thoracic radiculopathy or intercostal neuralgia", synonyms: ["intercostal neuralgia", "thoracic radiculopathy", "thoracic disc herniation"],
    icd10: "M54.14", system: "neurologic", incidence: [2, 0], ages: "0000123332", female: 0.55, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["chest-pain", 0.6], ["rib-pain", 0.6], ["pain-from-light-touch", 0.3], ["burning-pain", 0.45],
      ["back-pain", 0.5], ["numbness", 0.3], ["abdominal-pain", 0.25], ["electric", 0.1],
      ["worse-movement", 0.3], ["pain-in-a-band", 0.5], ["one-sided", 0.3],
    ],
    cardinal: ["rib-pain|chest-pain|back-pain|pain-in-a-band"],
    against: [
      ["rash-dermatomal", 0.1], ["fever", 0.05], ["dyspnea", 0.1], ["chest-pain-exertional", 0.05],
      ["saddle-anesthesia", 0.02], ["murphy-sign", 0.05],
    ],
    risks: [
      ["hx-shingles", 5], ["hx-diabetes", 2], ["heart-surgery", 4], ["surgery-recent", 2],
      ["hx-spinal-problem", 2],
    ],
  },
  {
    id: "phantom-limb", name: "Phantom limb or stump pain", synonyms: ["phantom limb pain", "residual limb pain", "stump neuroma"],
    icd10: "G54.6", system: "neurologic", incidence: [2, 1], ages: "0000122333", female: 0.35, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["pain-in-missing-limb", 0.95], ["burning-pain", 0.4], ["electric", 0.3],
      ["tingling", 0.3], ["cramping", 0.15],
    ],
    cardinal: ["pain-in-missing-limb"],
    against: [
      ["fever", 0.05], ["skin-redness-warm", 0.1],
    ],
    risks: [
      ["hx-amputation", 30],
    ],
    requires: ["hx-amputation|amputated-part|pain-in-missing-limb"],
  },
  {
    id: "benign-infant-movements", name: "Benign infant movements", synonyms: ["benign neonatal sleep myoclonus", "shuddering attacks", "benign myoclonus of infancy", "jitteriness of the newborn"],
    icd10: "R25.8", system: "neurologic", incidence: [3, 1], ages: "4421000000", urgency: "routine",
    course: { recurrent: 0.9, acute: 0.4 },
    findings: [
      ["myoclonus", 0.55], ["episodic", 0.5], ["well-appearing", 0.75], ["stops-when-woken-or-held", 0.6],
      ["growth-normal", 0.5], ["startle", 0.2], ["tremor", 0.3],
    ],
    cardinal: ["myoclonus|stops-when-woken-or-held|tremor|startle"],
    against: [
      ["developmental-regression", 0.01], ["fever", 0.03], ["cyanosis", 0.03], ["lethargic-child", 0.03],
      ["eeg-abnormal", 0.02], ["seizure-postictal", 0.02],
    ],
    requires: ["stops-when-woken-or-held|well-appearing"],
  },
  {
    id: "stabbing-headache", name: "Primary stabbing, hypnic or new daily headache", synonyms: ["primary stabbing headache", "ice pick headache", "hypnic headache", "new daily persistent headache", "NDPH"],
    icd10: "G44.85", system: "neurologic", incidence: [3, 1], ages: "0001233332", female: 0.65, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.8 },
    findings: [
      ["headache", 0.97], ["brief", 0.25], ["sharp", 0.4], ["lasting-seconds", 0.4], ["headache-daily", 0.35],
      ["headache-recurrent", 0.5],
    ],
    cardinal: ["headache"],
    against: [
      ["fever", 0.05], ["papilledema", 0.02], ["neck-stiffness", 0.05], ["jaw-claudication", 0.03],
      ["weakness-one-side", 0.02], ["confusion", 0.02],
    ],
    requires: ["lasting-seconds|headache-daily|brief"],
  },
  {
    id: "post-polio", name: "Post-polio syndrome", synonyms: ["postpoliomyelitis syndrome"],
    icd10: "G14", system: "neurologic", incidence: [1, 0], ages: "0000001343", female: 0.55, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["weakness-focal", 0.7], ["fatigue-chronic", 0.75], ["fatigue", 0.8], ["muscle-atrophy", 0.5],
      ["muscle-cramps", 0.35], ["joint-pain", 0.4], ["cold-intolerance", 0.3], ["fasciculations", 0.2],
      ["polio-in-the-past", 0.97],
    ],
    cardinal: ["polio-in-the-past"],
    against: [
      ["reflexes-increased", 0.1], ["babinski", 0.05], ["sensory-disturbance", 0.2],
    ],
    requires: ["polio-in-the-past"],
  },
  {
    id: "femoral-neuropathy", name: "Femoral or obturator neuropathy", synonyms: ["femoral nerve palsy", "obturator neuropathy", "femoral neuropathy"],
    icd10: "G57.20", system: "neurologic", incidence: [1, 1], ages: "0000122333", female: 0.5, urgency: "same-day",
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["knee-giving-way", 0.6], ["weakness-focal", 0.7], ["numbness", 0.55],
      ["unable-to-straighten-the-knee", 0.4], ["reflexes-decreased", 0.5], ["thigh-wasting", 0.3],
      ["groin-pain", 0.3], ["thigh-lateral-numb", 0.05],
    ],
    cardinal: ["knee-giving-way|unable-to-straighten-the-knee|weakness-focal"],
    against: [
      ["foot-drop", 0.1], ["weakness-one-side", 0.1], ["babinski", 0.02], ["saddle-anesthesia", 0.02],
    ],
    risks: [
      ["surgery-recent", 4], ["hx-hysterectomy", 2], ["med-anticoagulant", 4], ["hx-diabetes", 2.5],
      ["postpartum", 4],
    ],
    requires: ["surgery-recent|med-anticoagulant|hx-diabetes|postpartum|trauma"],
  },
  {
    id: "central-pain", name: "Central poststroke pain", synonyms: ["thalamic pain syndrome", "Dejerine-Roussy syndrome", "central post-stroke pain"],
    icd10: "G89.0", system: "neurologic", incidence: [2, 0], ages: "0000012333", female: 0.45, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["burning-pain", 0.7], ["pain-from-light-touch", 0.6], ["numbness-one-side", 0.5],
      ["sensory-disturbance", 0.6], ["worse-cold", 0.3], ["one-sided", 0.4], ["tingling", 0.4],
    ],
    cardinal: ["burning-pain|pain-from-light-touch|sensory-disturbance"],
    against: [
      ["onset-sudden", 0.2], ["fever", 0.05],
    ],
    risks: [
      ["hx-stroke", 30], ["hx-multiple-sclerosis", 4], ["spinal-cord-injury-known", 4],
    ],
    requires: ["hx-stroke|hx-multiple-sclerosis|spinal-cord-injury-known"],
  },
  {
    id: "unruptured-aneurysm", name: "Unruptured brain aneurysm", synonyms: ["unruptured cerebral aneurysm", "intracranial aneurysm", "berry aneurysm"],
    icd10: "I67.1", system: "neurologic", incidence: [2, 1], ages: "0000013332", female: 0.65, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["aneurysm-on-brain-imaging", 0.95], ["headache", 0.3], ["diplopia", 0.08], ["ptosis", 0.06],
    ],
    cardinal: ["aneurysm-on-brain-imaging"],
    against: [
      ["headache-thunderclap", 0.1], ["neck-stiffness", 0.05],
    ],
    risks: [
      ["family-aneurysm", 6], ["hx-polycystic-kidney", 6], ["smoking", 2], ["hx-hypertension", 1.8],
    ],
    requires: ["aneurysm-on-brain-imaging"],
  },
  {
    id: "spinal-vascular-malformation", name: "Spinal vascular malformation", synonyms: ["spinal arteriovenous malformation", "spinal dural arteriovenous fistula", "Foix-Alajouanine syndrome"],
    icd10: "Q28.8", system: "neurologic", incidence: [0, 0], ages: "0001122332", female: 0.25, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.6, recurrent: 0.3 },
    findings: [
      ["weakness-legs-both", 0.8], ["gait-ataxia", 0.3], ["numbness-feet", 0.55], ["urinary-retention", 0.4],
      ["back-pain", 0.4], ["worse-exertion", 0.35], ["reflexes-increased", 0.3], ["sensory-level", 0.3],
      ["spine-mri-cord-lesion", 0.7], ["urinary-incontinence", 0.3],
    ],
    cardinal: ["weakness-legs-both|numbness-feet"],
    against: [
      ["fever", 0.1], ["weakness-arms-more-than-legs", 0.1], ["facial-droop", 0.03],
    ],
  },
  {
    id: "traumatic-encephalopathy", name: "Chronic traumatic encephalopathy", synonyms: ["CTE", "dementia pugilistica", "traumatic encephalopathy syndrome"],
    icd10: "G31.89", system: "neurologic", incidence: [1, 0], ages: "0000012333", female: 0.05, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["memory-loss-progressive", 0.6], ["personality-change", 0.6], ["irritability", 0.6], ["mood-low", 0.5],
      ["concentration-poor", 0.5], ["bradykinesia", 0.15], ["gait-ataxia", 0.15],
    ],
    cardinal: ["personality-change|irritability"],
    against: [
      ["onset-sudden", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["hx-head-injury", 8], ["contact-sport", 8], ["military", 3],
    ],
    requires: ["hx-head-injury|contact-sport"],
  },
  {
    id: "nerve-hyperexcitability", name: "Peripheral nerve hyperexcitability", synonyms: ["Isaacs syndrome", "neuromyotonia", "cramp-fasciculation syndrome"],
    icd10: "G71.19", system: "neurologic", incidence: [1, 0], ages: "0001233322", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fasciculations", 0.8], ["muscle-cramps", 0.85], ["stiffness", 0.5], ["sweating-excessive", 0.35],
      ["muscle-spasm", 0.4], ["tingling", 0.25], ["abnormal-nerve-conduction", 0.4],
    ],
    cardinal: ["fasciculations|muscle-cramps"],
    against: [
      ["muscle-atrophy", 0.1], ["weakness-focal", 0.2], ["babinski", 0.02], ["fever", 0.02],
      ["reflexes-increased", 0.15],
    ],
    risks: [
      ["hx-myasthenia", 4], ["smoking", 1.3],
    ],
    requires: ["fasciculations"],
  },
  {
    id: "susac", name: "Susac syndrome", synonyms: ["retinocochleocerebral vasculopathy"],
    icd10: "I67.7", system: "neurologic", incidence: [0, 0], ages: "0001243100", female: 0.75, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, recurrent: 0.4 },
    findings: [
      ["confusion", 0.6], ["headache", 0.7], ["hearing-loss", 0.65], ["vision-loss-unilateral", 0.4],
      ["visual-field-cut", 0.4], ["mri-white-matter-lesions", 0.8], ["tinnitus", 0.35], ["vertigo", 0.3],
      ["gait-ataxia", 0.3],
    ],
    cardinal: ["hearing-loss|vision-loss-unilateral|visual-field-cut", "confusion|headache|mri-white-matter-lesions"],
    against: [
      ["fever", 0.1],
    ],
  },
  {
    id: "hyperekplexia", name: "Hyperekplexia", synonyms: ["startle disease", "stiff baby syndrome"],
    icd10: "G25.89", system: "neurologic", incidence: [0, 0], ages: "3321111111", urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.8 },
    findings: [
      ["startle", 0.97], ["increased-tone", 0.6], ["apnea", 0.2], ["fall", 0.3], ["hernia-bulge", 0.15],
    ],
    cardinal: ["startle"],
    against: [
      ["fever", 0.02], ["consciousness-reduced", 0.05], ["eeg-abnormal", 0.05],
      ["developmental-regression", 0.05],
    ],
    risks: [
      ["fhx-neuro-inherited", 3], ["consanguinity", 2],
    ],
    requires: ["startle"],
  },
  {
    id: "brain-malformation", name: "Microcephaly or brain malformation", synonyms: ["microcephaly", "holoprosencephaly", "lissencephaly", "agenesis of the corpus callosum"],
    icd10: "Q04.9", system: "neurologic", incidence: [1, 0], ages: "4431110000", urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["microcephaly", 0.75], ["developmental-delay", 0.8], ["seizure", 0.45], ["face-unusual", 0.35],
      ["increased-tone", 0.35], ["floppy-infant", 0.25], ["poor-feeding", 0.25], ["abnormal-brain-scan", 0.85],
    ],
    cardinal: ["microcephaly|abnormal-brain-scan|developmental-delay"],
    against: [
      ["developmental-regression", 0.15], ["fever", 0.05], ["head-growth-rapid", 0.05],
    ],
    risks: [
      ["consanguinity", 3], ["newborn-maternal-infection", 3], ["fhx-neuro-inherited", 2],
    ],
    requires: ["microcephaly|abnormal-brain-scan"],
  },
  {
    id: "hemiballismus", name: "Hemiballismus or chorea of other cause", synonyms: ["hemiballismus", "vascular chorea", "hyperglycemic chorea", "chorea gravidarum"],
    icd10: "G25.5", system: "neurologic", incidence: [1, 1], ages: "0000112334", female: 0.55, urgency: "same-day",
    course: { hyperacute: 0.6, acute: 0.8, subacute: 0.5 },
    findings: [
      ["chorea", 0.9], ["flinging-movements", 0.8], ["one-sided", 0.5], ["onset-sudden", 0.5],
      ["glucose-very-high", 0.15],
    ],
    cardinal: ["chorea|flinging-movements"],
    against: [
      ["fever", 0.1], ["memory-loss-progressive", 0.1], ["rash-erythema-marginatum", 0.02], ["tics", 0.1],
    ],
    risks: [
      ["hx-diabetes", 4], ["hx-stroke", 3], ["pregnant", 3], ["hx-lupus-autoimmune", 4],
      ["antiphospholipid", 3],
    ],
  },
  {
    id: "spastic-paraplegia", name: "Hereditary spastic paraplegia or HTLV-1 myelopathy", synonyms: ["tropical spastic paraparesis", "HTLV-1-associated myelopathy"],
    icd10: "G11.4", system: "neurologic", incidence: [0, 0], ages: "0012233210", urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["increased-tone", 0.8], ["weakness-legs-both", 0.75], ["reflexes-increased", 0.85],
      ["abnormal-gait", 0.65], ["babinski", 0.7], ["urinary-urgency", 0.45], ["muscle-cramps", 0.3],
      ["vibration-sense-reduced", 0.35], ["high-arched-feet", 0.25], ["back-pain", 0.2],
    ],
    cardinal: ["increased-tone|reflexes-increased|weakness-legs-both"],
    against: [
      ["onset-sudden", 0.05], ["sensory-level", 0.1], ["optic-neuritis-signs", 0.1],
      ["weakness-arms-more-than-legs", 0.1], ["relapsing-neuro", 0.1], ["fasciculations", 0.1],
    ],
    risks: [
      ["fhx-neuro-inherited", 6], ["from-a-country-where-it-is-endemic", 2],
    ],
  },
] satisfies readonly Condition[];
