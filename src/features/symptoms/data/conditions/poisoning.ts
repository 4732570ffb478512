import type { Condition } from "../../symptoms.schema.ts";

export const poisoningConditions = [
  {
    id: "opioid-overdose", name: "Opioid overdose", synonyms: [],
    icd10: "T40.2X1A", system: "poisoning", incidence: [3, 5], ages: "0112344322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["pupils-pinpoint", 0.85], ["respiratory-depression", 0.9], ["consciousness-reduced", 0.95],
      ["overdose-opioid", 0.75], ["hypoxia", 0.65], ["cyanosis", 0.45], ["needle-marks", 0.35],
      ["bradycardia", 0.25], ["hypotension", 0.25], ["opioid-use", 0.65], ["hypothermia", 0.1],
      ["drowsiness", 0.45], ["apnea", 0.35],
    ],
    cardinal: ["consciousness-reduced|respiratory-depression|drowsiness"],
    against: [
      ["pupils-dilated", 0.05], ["agitation", 0.1], ["fever", 0.2], ["tachycardia", 0.3],
      ["hypertension", 0.2], ["tremor", 0.05], ["clonus", 0.02], ["sweating", 0.2],
    ],
    risks: [
      ["iv-drug-use", 8], ["hx-depression", 1.5], ["med-sedative", 2],
    ],
  },
  {
    id: "acetaminophen-overdose", name: "Acetaminophen poisoning", synonyms: ["paracetamol overdose"],
    icd10: "T39.1X1A", system: "poisoning", incidence: [2, 4], ages: "1222443311", female: 0.67, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, hyperacute: 0.6 },
    findings: [
      ["overdose-acetaminophen", 0.97], ["nausea", 0.55], ["vomiting", 0.5], ["abdominal-pain-ruq", 0.3],
      ["transaminases-very-high", 0.35], ["transaminases-high", 0.45], ["jaundice", 0.1], ["confusion", 0.1],
      ["overdose", 0.97], ["inr-high", 0.25], ["well-appearing", 0.25], ["acetaminophen-level-high", 0.85],
      ["appetite-loss", 0.3], ["malaise", 0.25], ["abdominal-pain", 0.35],
    ],
    cardinal: ["overdose-acetaminophen"],
    against: [
      ["pupils-pinpoint", 0.1], ["fever", 0.05], ["tinnitus", 0.05],
    ],
    risks: [
      ["suicidal-ideation", 3], ["alcohol-use-heavy", 2], ["hx-depression", 2],
    ],
    requires: ["overdose-acetaminophen|overdose"],
  },
  {
    id: "salicylate-poisoning", name: "Salicylate poisoning", synonyms: ["aspirin overdose"],
    icd10: "T39.011A", system: "poisoning", incidence: [1, 2], ages: "1222333333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["tinnitus", 0.65], ["hyperventilation", 0.7], ["tachypnea", 0.75], ["vomiting", 0.65],
      ["overdose-aspirin", 0.97], ["nausea", 0.65], ["alkalosis-respiratory", 0.75], ["acidosis-gap", 0.7],
      ["fever", 0.3], ["confusion", 0.4], ["hearing-loss", 0.25], ["sweating", 0.35],
      ["salicylate-level-high", 0.97], ["seizure", 0.1], ["tachycardia", 0.45], ["consciousness-reduced", 0.2],
      ["dizziness", 0.25], ["kussmaul-breathing", 0.3], ["agitation", 0.2],
    ],
    cardinal: ["tinnitus|hyperventilation|tachypnea|overdose-aspirin|vomiting"],
    against: [
      ["glucose-very-high", 0.1], ["respiratory-depression", 0.05], ["pupils-pinpoint", 0.05],
    ],
    risks: [
      ["med-aspirin", 3], ["suicidal-ideation", 3],
    ],
    requires: ["overdose-aspirin|med-aspirin|overdose"],
  },
  {
    id: "benzodiazepine-overdose", name: "Benzodiazepine or sedative overdose", synonyms: [],
    icd10: "T42.4X1A", system: "poisoning", incidence: [2, 4], ages: "0111343333", female: 0.57, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["drowsiness", 0.85], ["speech-slurred", 0.65], ["consciousness-reduced", 0.75],
      ["overdose-sedative", 0.9], ["gait-ataxia", 0.55], ["respiratory-depression", 0.25],
      ["hypotension", 0.15], ["nystagmus", 0.25], ["oxygen-normal", 0.4], ["med-sedative", 0.6],
      ["vitals-normal", 0.4], ["reflexes-decreased", 0.3], ["confusion", 0.4],
    ],
    cardinal: ["drowsiness|consciousness-reduced|speech-slurred"],
    against: [
      ["pupils-pinpoint", 0.3], ["fever", 0.05], ["tachycardia", 0.3], ["agitation", 0.2], ["seizure", 0.1],
      ["tremor", 0.1],
    ],
    risks: [
      ["suicidal-ideation", 3], ["hx-anxiety", 1.5],
    ],
  },
  {
    id: "tricyclic-overdose", name: "Tricyclic antidepressant overdose", synonyms: [],
    icd10: "T43.011A", system: "poisoning", incidence: [1, 2], ages: "1222343322", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.7 },
    findings: [
      ["overdose-tricyclic", 0.9], ["consciousness-reduced", 0.7], ["tachycardia", 0.85], ["seizure", 0.25],
      ["ecg-wide-qrs", 0.65], ["hypotension", 0.45], ["pupils-dilated", 0.6], ["dry-skin", 0.45],
      ["confusion", 0.5], ["urinary-retention", 0.25], ["agitation", 0.3], ["ecg-qt-long", 0.4],
      ["ecg-wide-tachycardia", 0.2], ["drowsiness", 0.55], ["dry-mouth", 0.4], ["fever", 0.15],
      ["bowel-sounds-absent", 0.25],
    ],
    cardinal: ["tachycardia|consciousness-reduced|overdose-tricyclic|seizure"],
    against: [
      ["pupils-pinpoint", 0.05], ["bradycardia", 0.1], ["sweating", 0.2],
    ],
    risks: [
      ["hx-depression", 3], ["suicidal-ideation", 4], ["overdose", 4],
    ],
  },
  {
    id: "beta-blocker-overdose", name: "Beta blocker or calcium channel blocker overdose", synonyms: [],
    icd10: "T44.7X1A", system: "poisoning", incidence: [1, 2], ages: "1221233333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.8 },
    findings: [
      ["bradycardia", 0.9], ["hypotension", 0.9], ["med-beta-blocker", 0.75], ["consciousness-reduced", 0.35],
      ["ecg-heart-block", 0.4], ["glucose-low", 0.2], ["glucose-high", 0.25], ["shock", 0.45],
      ["overdose", 0.75], ["seizure", 0.1], ["dizziness", 0.45], ["syncope", 0.25],
    ],
    cardinal: ["bradycardia|hypotension"],
    against: [
      ["tachycardia", 0.1], ["pupils-pinpoint", 0.2], ["fever", 0.05],
    ],
    risks: [
      ["suicidal-ideation", 3],
    ],
  },
  {
    id: "digoxin-toxicity", name: "Digoxin toxicity", synonyms: [],
    icd10: "T46.0X1A", system: "poisoning", incidence: [1, 2], ages: "0111112244", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["nausea", 0.7], ["vomiting", 0.6], ["med-digoxin", 0.97], ["vision-yellow-halos", 0.35],
      ["bradycardia", 0.6], ["ecg-heart-block", 0.45], ["potassium-high", 0.3], ["confusion", 0.35],
      ["palpitations", 0.3], ["appetite-loss", 0.6], ["fatigue", 0.55], ["weakness-generalized", 0.45],
      ["dizziness", 0.4], ["vision-blurred", 0.3], ["pulse-irregular", 0.5], ["diarrhea", 0.25],
      ["digoxin-level-high", 0.85], ["abdominal-pain", 0.25], ["syncope", 0.1], ["halos", 0.2],
    ],
    cardinal: ["med-digoxin"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["hx-kidney-disease", 4], ["med-diuretic", 2.5], ["med-amiodarone", 4], ["dehydration", 2],
    ],
    requires: ["med-digoxin|overdose"],
  },
  {
    id: "lithium-toxicity", name: "Lithium toxicity", synonyms: [],
    icd10: "T43.591A", system: "poisoning", incidence: [1, 2], ages: "0001233333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["tremor", 0.85], ["med-lithium", 0.97], ["gait-ataxia", 0.55], ["confusion", 0.5], ["diarrhea", 0.5],
      ["vomiting", 0.5], ["speech-slurred", 0.45], ["nausea", 0.55], ["reflexes-increased", 0.4],
      ["seizure", 0.1], ["nystagmus", 0.25], ["polyuria", 0.3], ["drowsiness", 0.45],
      ["digoxin-level-high", 0.9], ["myoclonus", 0.25], ["weakness-generalized", 0.35],
      ["fasciculations", 0.25], ["creatinine-high", 0.3],
    ],
    cardinal: ["med-lithium"],
    against: [
      ["fever", 0.05], ["rigidity-lead-pipe", 0.1],
    ],
    risks: [
      ["med-nsaid", 4], ["med-ace-inhibitor", 4], ["med-diuretic", 4], ["dehydration", 4],
      ["hx-kidney-disease", 3],
    ],
    requires: ["med-lithium"],
  },
  {
    id: "anticholinergic-toxicity", name: "Anticholinergic poisoning", synonyms: ["jimsonweed", "antihistamine overdose"],
    icd10: "T44.3X1A", system: "poisoning", incidence: [1, 2], ages: "1333433333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["dry-red-hot-delirium", 0.85], ["pupils-dilated", 0.9], ["tachycardia", 0.9], ["confusion", 0.75],
      ["urinary-retention", 0.5], ["dry-mouth", 0.8], ["fever", 0.45], ["hallucinations-visual", 0.55],
      ["bowel-sounds-absent", 0.45], ["vision-blurred", 0.4], ["dry-skin", 0.7], ["agitation", 0.65],
      ["flushing", 0.65], ["seizure", 0.1], ["hyperthermia-extreme", 0.1],
    ],
    cardinal: ["confusion|pupils-dilated|tachycardia|dry-red-hot-delirium"],
    against: [
      ["sweating", 0.05], ["pupils-pinpoint", 0.02], ["diarrhea", 0.1], ["secretions-excess", 0.05],
      ["clonus", 0.05], ["rigidity", 0.1], ["bradycardia", 0.05],
    ],
    risks: [
      ["med-sedative", 6], ["overdose", 4],
    ],
  },
  {
    id: "organophosphate", name: "Organophosphate poisoning", synonyms: ["pesticide poisoning", "nerve agent", "cholinergic crisis"],
    icd10: "T60.0X1A", system: "poisoning", incidence: [0, 1], ages: "1223333322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.7 },
    findings: [
      ["secretions-excess", 0.9], ["pupils-pinpoint", 0.8], ["organophosphate-exposure", 0.85],
      ["diarrhea", 0.6], ["vomiting", 0.7], ["bradycardia", 0.45], ["wheezing", 0.5], ["fasciculations", 0.5],
      ["sweating", 0.75], ["eye-watering", 0.65], ["weakness-generalized", 0.55],
      ["urinary-incontinence", 0.4], ["dyspnea", 0.6], ["seizure", 0.2], ["drooling", 0.75],
      ["abdominal-pain-colicky", 0.5], ["confusion", 0.35], ["respiratory-distress", 0.45],
      ["consciousness-reduced", 0.3], ["garlic-odor", 0.25], ["cholinesterase-low", 0.85],
    ],
    cardinal: ["secretions-excess|pupils-pinpoint|organophosphate-exposure|drooling"],
    against: [
      ["pupils-dilated", 0.1], ["dry-mouth", 0.05], ["dry-skin", 0.05], ["bowel-sounds-absent", 0.05],
      ["fever", 0.1],
    ],
    risks: [
      ["animal-farm", 3], ["suicidal-ideation", 2],
    ],
  },
  {
    id: "carbon-monoxide", name: "Carbon monoxide poisoning", synonyms: [],
    icd10: "T58.91XA", system: "poisoning", incidence: [2, 4], ages: "1333333333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["headache", 0.85], ["carbon-monoxide-exposure", 0.95], ["nausea", 0.6], ["dizziness", 0.7],
      ["confusion", 0.4], ["sick-contact", 0.45], ["vomiting", 0.35], ["consciousness-reduced", 0.25],
      ["syncope", 0.15], ["cherry-red-skin", 0.05], ["vision-blurred", 0.15], ["fatigue", 0.45],
      ["weakness-generalized", 0.5], ["carboxyhemoglobin-high", 0.95], ["better-away-from-work", 0.4],
      ["dyspnea", 0.25], ["tachycardia", 0.3], ["oxygen-normal", 0.45], ["household-same-symptoms", 0.45],
      ["lethargic-child", 0.1],
    ],
    cardinal: ["headache|confusion|dizziness|consciousness-reduced|carbon-monoxide-exposure"],
    against: [
      ["fever", 0.05], ["runny-nose", 0.1], ["sore-throat", 0.1], ["cough", 0.2], ["diarrhea", 0.15],
      ["cyanosis", 0.1], ["photophobia", 0.2], ["headache-unilateral", 0.2], ["lymphadenopathy", 0.02], ["testicular-pain", 0.05],
    ],
    risks: [
      ["smoke-fire-exposure", 8], ["suicidal-ideation", 1.5],
    ],
  },
  {
    id: "cyanide", name: "Cyanide poisoning", synonyms: [],
    icd10: "T65.0X1A", system: "poisoning", incidence: [0, 1], ages: "0111233322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["consciousness-reduced", 0.8], ["lactate-high", 0.97], ["smoke-fire-exposure", 0.65],
      ["seizure", 0.35], ["hypotension", 0.65], ["oxygen-normal", 0.45], ["tachypnea", 0.5],
      ["shock", 0.45], ["headache", 0.4], ["confusion", 0.5], ["cherry-red-skin", 0.1],
      ["bradycardia", 0.2], ["dyspnea", 0.45], ["onset-sudden", 0.85], ["acidosis-gap", 0.9],
      ["soot-nose-mouth", 0.45], ["sudden-death-witnessed", 0.1], ["almond-odor", 0.15],
    ],
    cardinal: ["consciousness-reduced|shock|lactate-high|seizure"],
    against: [
      ["fever", 0.05], ["cyanosis", 0.3],
    ],
    risks: [
      ["suicidal-ideation", 2],
    ],
  },
  {
    id: "methanol-ethylene-glycol", name: "Toxic alcohol poisoning", synonyms: ["methanol", "ethylene glycol", "antifreeze"],
    icd10: "T51.1X1A", system: "poisoning", incidence: [0, 1], ages: "1221333322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["antifreeze-methanol", 0.85], ["vision-blurred", 0.4], ["acidosis-gap", 0.95], ["flank-pain", 0.2],
      ["confusion", 0.5], ["vomiting", 0.45], ["osmolar-gap", 0.85], ["creatinine-high", 0.4],
      ["kussmaul-breathing", 0.45], ["nausea", 0.45], ["seizure", 0.15], ["consciousness-reduced", 0.4],
      ["abdominal-pain", 0.35], ["speech-slurred", 0.35], ["gait-ataxia", 0.35], ["vision-loss", 0.2],
      ["papilledema", 0.1],
    ],
    cardinal: ["acidosis-gap|vision-blurred|confusion|antifreeze-methanol|consciousness-reduced"],
    against: [
      ["ketones", 0.1], ["fever", 0.05], ["lactate-high", 0.4],
    ],
    risks: [
      ["alcohol-use-heavy", 4], ["suicidal-ideation", 3],
    ],
  },
  {
    id: "alcohol-intoxication", name: "Alcohol intoxication", synonyms: [],
    icd10: "F10.920", system: "poisoning", incidence: [5, 5], ages: "0001444322", female: 0.33, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["alcohol-recent", 0.97], ["speech-slurred", 0.75], ["gait-ataxia", 0.75], ["drowsiness", 0.6],
      ["vomiting", 0.45], ["consciousness-reduced", 0.45], ["nystagmus", 0.35], ["flushing", 0.3],
      ["disinhibition", 0.45], ["hypothermia", 0.05], ["glucose-low", 0.05], ["fall", 0.2],
      ["confusion", 0.45], ["law-breaking", 0.2],
    ],
    cardinal: ["alcohol-recent|speech-slurred"],
    against: [
      ["fever", 0.05], ["weakness-focal", 0.05], ["acidosis-gap", 0.05], ["pupils-pinpoint", 0.05],
      ["neck-stiffness", 0.02], ["tremor", 0.2], ["sweating", 0.4], ["head-injury", 0.4], ["seizure", 0.1],
    ],
    risks: [
      ["alcohol-use-heavy", 4],
    ],
  },
  {
    id: "cocaine-toxicity", name: "Cocaine or amphetamine toxicity", synonyms: ["sympathomimetic toxidrome", "MDMA"],
    icd10: "T40.5X1A", system: "poisoning", incidence: [2, 4], ages: "0111343311", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["stimulant-use", 0.9], ["agitation", 0.75], ["tachycardia", 0.9], ["hypertension", 0.75],
      ["pupils-dilated", 0.75], ["chest-pain", 0.4], ["sweating", 0.65], ["fever", 0.3], ["seizure", 0.15],
      ["palpitations", 0.45], ["hyperthermia-extreme", 0.1], ["delusions", 0.3],
      ["hallucinations-visual", 0.2], ["anxiety", 0.55], ["tremor", 0.35], ["headache", 0.25],
      ["confusion", 0.3], ["ck-high", 0.3], ["teeth-grinding", 0.25],
    ],
    cardinal: ["agitation|tachycardia|chest-pain|stimulant-use"],
    against: [
      ["bradycardia", 0.05], ["pupils-pinpoint", 0.02], ["dry-skin", 0.1], ["respiratory-depression", 0.05],
      ["drowsiness", 0.1], ["urinary-retention", 0.2],
    ],
    risks: [
      ["iv-drug-use", 1.5],
    ],
  },
  {
    id: "hallucinogen", name: "Hallucinogen intoxication", synonyms: ["LSD", "PCP", "ketamine", "synthetic cannabinoids", "phencyclidine intoxication"],
    icd10: "T40.901A", system: "poisoning", incidence: [1, 2], ages: "0001443211", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["hallucinations-visual", 0.8], ["hallucinogen-use", 0.9], ["agitation", 0.5],
      ["nystagmus-vertical", 0.15], ["tachycardia", 0.55], ["pupils-dilated", 0.65], ["delusions", 0.4],
      ["anxiety", 0.45], ["law-breaking", 0.25], ["hypertension", 0.4], ["nystagmus", 0.3],
      ["depersonalization", 0.35], ["panic-attack", 0.25],
    ],
    cardinal: ["hallucinations-visual|hallucinogen-use|agitation"],
    against: [
      ["fever", 0.1], ["headache", 0.1], ["pupils-pinpoint", 0.05], ["memory-loss", 0.2],
      ["confusion-fluctuating", 0.3],
    ],
    risks: [
      ["cannabis-use", 2],
    ],
  },
  {
    id: "lead-poisoning", name: "Lead poisoning", synonyms: ["plumbism"],
    icd10: "T56.0X1A", system: "poisoning", incidence: [2, 2], ages: "1342222222", female: 0.43, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["lead-line", 0.08],
      ["abdominal-pain-colicky", 0.55], ["constipation", 0.5], ["lead-exposure", 0.97],
      ["hemoglobin-low", 0.55], ["wrist-drop", 0.1], ["developmental-delay", 0.25], ["lead-level-high", 0.97],
      ["irritability", 0.35], ["headache", 0.3], ["fatigue", 0.45], ["memory-loss", 0.2],
      ["inattention-hyperactivity", 0.25], ["vomiting", 0.25], ["seizure", 0.05], ["mcv-low", 0.4],
      ["appetite-loss", 0.4], ["abdominal-pain", 0.6], ["myalgia", 0.2], ["school-decline", 0.15],
      ["irritable-child", 0.25],
    ],
    cardinal: ["abdominal-pain|hemoglobin-low|lead-exposure|irritability|developmental-delay|wrist-drop"],
    against: [
      ["fever", 0.05], ["diarrhea", 0.2],
    ],
    risks: [
      ["pica", 4], ["travel-abroad", 3],
    ],
  },
  {
    id: "arsenic-mercury", name: "Arsenic or mercury poisoning", synonyms: ["heavy metal poisoning", "thallium"],
    icd10: "T57.0X1A", system: "poisoning", incidence: [0, 1], ages: "1222233322", urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, acute: 0.5, chronic: 0.5 },
    findings: [
      ["numbness-feet", 0.55], ["diarrhea", 0.45], ["vomiting", 0.45], ["hair-loss", 0.25],
      ["nail-white-lines", 0.25], ["heavy-metal-exposure", 0.8], ["tremor", 0.35], ["gum-inflammation", 0.2],
      ["rash-palms-soles", 0.15], ["hyperpigmentation", 0.25], ["abdominal-pain", 0.45],
      ["burning-feet", 0.35], ["fatigue", 0.45], ["garlic-odor", 0.2], ["irritability", 0.25],
      ["confusion", 0.25], ["memory-loss", 0.25], ["hypotension", 0.15], ["insomnia", 0.25],
      ["pancytopenia", 0.1],
    ],
    cardinal: ["heavy-metal-exposure|numbness-feet|diarrhea|tremor|hair-loss"],
  },
  {
    id: "iron-poisoning", name: "Iron poisoning", synonyms: [],
    icd10: "T45.4X1A", system: "poisoning", incidence: [0, 1], ages: "1431211100", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["overdose-iron", 0.9], ["vomiting", 0.9], ["diarrhea", 0.6], ["hematemesis", 0.3],
      ["abdominal-pain", 0.65], ["acidosis-gap", 0.55], ["shock", 0.3], ["drowsiness", 0.4], ["melena", 0.2],
      ["diarrhea-bloody", 0.25], ["lethargic-child", 0.4], ["tachycardia", 0.5], ["glucose-high", 0.3],
      ["wbc-high", 0.3],
    ],
    cardinal: ["vomiting|overdose-iron"],
    against: [
      ["fever", 0.05],
    ],
  },
  {
    id: "caustic-ingestion", name: "Caustic ingestion", synonyms: ["lye", "drain cleaner"],
    icd10: "T54.3X1A", system: "poisoning", incidence: [1, 2], ages: "1442223322", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["caustic-ingestion", 0.97], ["drooling", 0.6], ["mouth-burns", 0.65], ["dysphagia", 0.6],
      ["odynophagia", 0.65], ["vomiting", 0.4], ["stridor", 0.15], ["chest-pain", 0.3],
      ["abdominal-pain", 0.35], ["hoarseness", 0.2], ["hematemesis", 0.1], ["angioedema", 0.35],
      ["mouth-ulcers", 0.65],
    ],
    cardinal: ["caustic-ingestion"],
    requires: ["caustic-ingestion"],
  },
  {
    id: "button-battery", name: "Button battery or magnet ingestion", synonyms: [],
    icd10: "T18.9XXA", system: "poisoning", incidence: [1, 2], ages: "1442100011", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["button-battery", 0.9], ["foreign-body-swallowed", 0.8], ["drooling", 0.45], ["vomiting", 0.45],
      ["dysphagia", 0.45], ["cough", 0.3], ["irritable-child", 0.4], ["hematemesis", 0.1],
      ["chest-pain", 0.25], ["appetite-loss", 0.4], ["stridor", 0.1], ["choking-episode", 0.4],
      ["abdominal-pain", 0.2], ["poor-feeding", 0.3],
    ],
    cardinal: ["button-battery|foreign-body-swallowed|drooling|dysphagia|appetite-loss"],
    risks: [
      ["developmental-delay", 2],
    ],
    requires: ["button-battery|foreign-body-swallowed|choking-episode"],
  },
  {
    id: "hydrocarbon-ingestion", name: "Hydrocarbon aspiration", synonyms: ["kerosene", "lamp oil", "solvent abuse"],
    icd10: "T52.0X1A", system: "poisoning", incidence: [1, 2], ages: "1341322211", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["hydrocarbon-exposure", 0.95], ["cough", 0.7], ["choking-episode", 0.55], ["wheezing", 0.35],
      ["fever", 0.35], ["vomiting", 0.45], ["respiratory-distress", 0.45],
      ["xray-bilateral-infiltrates", 0.45], ["hypoxia", 0.35], ["drowsiness", 0.25], ["tachypnea", 0.5],
      ["cyanosis", 0.1],
    ],
    cardinal: ["hydrocarbon-exposure"],
    requires: ["hydrocarbon-exposure"],
  },
  {
    id: "mushroom-poisoning", name: "Mushroom poisoning", synonyms: ["Amanita"],
    icd10: "T62.0X1A", system: "poisoning", incidence: [0, 1], ages: "1222333322", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["mushroom-eaten", 0.97], ["vomiting", 0.9], ["diarrhea", 0.75], ["abdominal-pain-colicky", 0.7],
      ["transaminases-very-high", 0.4], ["jaundice", 0.25], ["sick-contact", 0.3], ["nausea", 0.8],
      ["delay-6-hours", 0.6], ["hallucinations-visual", 0.1], ["sweating", 0.2], ["confusion", 0.2],
      ["dehydration", 0.45], ["secretions-excess", 0.1], ["creatinine-high", 0.2], ["inr-high", 0.3],
    ],
    cardinal: ["mushroom-eaten"],
    against: [
      ["fever", 0.1],
    ],
    requires: ["mushroom-eaten"],
  },
  {
    id: "scombroid", name: "Scombroid fish poisoning", synonyms: ["histamine fish poisoning"],
    icd10: "T61.11XA", system: "poisoning", incidence: [2, 2], ages: "0122333322", urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["fish-suspect", 0.97], ["flushing", 0.85], ["headache", 0.55], ["hives", 0.4], ["diarrhea", 0.4],
      ["palpitations", 0.4], ["onset-sudden", 0.85], ["nausea", 0.45], ["sick-contact", 0.4],
      ["mouth-peppery", 0.35], ["itching", 0.45], ["sweating", 0.3], ["rash", 0.6], ["tachycardia", 0.35],
      ["abdominal-pain", 0.3],
    ],
    cardinal: ["fish-suspect"],
    against: [
      ["hypotension", 0.15], ["wheezing", 0.1], ["fever", 0.05], ["allergies-known", 0.3], ["numbness", 0.3],
    ],
  },
  {
    id: "ciguatera", name: "Ciguatera or shellfish poisoning", synonyms: ["paralytic shellfish poisoning", "tetrodotoxin"],
    icd10: "T61.01XA", system: "poisoning", incidence: [0, 1], ages: "0012233322", urgency: "emergency",
    course: { acute: 0.9 },
    findings: [
      ["fish-suspect", 0.97], ["hot-cold-reversal", 0.6], ["tingling", 0.8], ["diarrhea", 0.6],
      ["vomiting", 0.5], ["perioral-numbness", 0.6], ["weakness-generalized", 0.55], ["bradycardia", 0.2],
      ["nausea", 0.6], ["itching", 0.35], ["myalgia", 0.45], ["abdominal-pain-colicky", 0.45],
      ["sick-contact", 0.4], ["dizziness", 0.35],
    ],
    cardinal: ["fish-suspect", "tingling|perioral-numbness|hot-cold-reversal"],
    against: [
      ["fever", 0.05], ["flushing", 0.1],
    ],
    risks: [
      ["travel-tropics", 4],
    ],
  },
  {
    id: "lactic-acidosis", name: "Lactic acidosis", synonyms: [],
    icd10: "E87.20", system: "poisoning", incidence: [1, 2], ages: "2221122344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["lactate-high", 0.97], ["acidosis-gap", 0.95], ["kussmaul-breathing", 0.5], ["nausea", 0.45],
      ["vomiting", 0.45], ["abdominal-pain", 0.35], ["tachypnea", 0.65], ["confusion", 0.35],
      ["hypotension", 0.35], ["creatinine-high", 0.5], ["weakness-generalized", 0.45], ["drowsiness", 0.35],
    ],
    cardinal: ["lactate-high"],
    against: [
      ["ketones", 0.2], ["glucose-very-high", 0.1],
    ],
    risks: [
      ["med-metformin", 4], ["hx-kidney-disease", 3], ["hx-cirrhosis", 3],
    ],
  },
  {
    id: "methylxanthine-toxicity", name: "Theophylline or caffeine toxicity", synonyms: [],
    icd10: "T48.6X1A", system: "poisoning", incidence: [0, 1], ages: "1111333333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["vomiting", 0.8], ["tachycardia", 0.9], ["tremor", 0.75], ["agitation", 0.6], ["caffeine-high", 0.75],
      ["seizure", 0.2], ["potassium-low", 0.65], ["palpitations", 0.7], ["glucose-high", 0.4],
      ["anxiety", 0.6], ["insomnia", 0.3], ["nausea", 0.75], ["hypotension", 0.25],
      ["ecg-narrow-tachycardia", 0.2], ["abdominal-pain", 0.25],
    ],
    cardinal: ["tachycardia|tremor|vomiting"],
    against: [
      ["fever", 0.1], ["pupils-pinpoint", 0.02],
    ],
  },
  {
    id: "snake-bite", name: "Snake bite", synonyms: ["pit viper envenomation"],
    icd10: "T63.001A", system: "poisoning", incidence: [1, 2], ages: "1233333322", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["bite-snake", 0.97], ["skin-swelling", 0.85], ["bruising", 0.6], ["vomiting", 0.25], ["inr-high", 0.3],
      ["platelets-low", 0.3], ["hypotension", 0.15], ["bleeding-sites", 0.15], ["tingling", 0.25],
      ["ptosis", 0.05], ["nausea", 0.35],
    ],
    cardinal: ["bite-snake"],
    requires: ["bite-snake"],
  },
  {
    id: "spider-bite", name: "Spider bite", synonyms: ["black widow", "brown recluse"],
    icd10: "T63.301A", system: "poisoning", incidence: [2, 2], ages: "1223333322", urgency: "same-day", dangerous: true,
    course: { acute: 0.8 },
    findings: [
      ["bite-spider", 0.9], ["eschar", 0.2], ["muscle-spasm", 0.35], ["guarding", 0.2], ["sweating", 0.3],
      ["skin-ulcer", 0.25], ["skin-redness-warm", 0.45], ["hypertension", 0.25], ["abdominal-pain", 0.25],
      ["muscle-cramps", 0.4], ["rash-bullous", 0.1], ["skin-dusky", 0.25], ["nausea", 0.25],
      ["tachycardia", 0.25], ["central-punctum", 0.35],
    ],
    cardinal: ["bite-spider"],
    against: [
      ["abscess-lump", 0.1], ["honey-crust", 0.05],
    ],
    risks: [
      ["woods-exposure", 1.5],
    ],
  },
  {
    id: "scorpion-sting", name: "Scorpion sting", synonyms: [],
    icd10: "T63.2X1A", system: "poisoning", incidence: [1, 2], ages: "1333233322", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["sting-scorpion", 0.97], ["tingling", 0.75], ["roving-eyes", 0.35], ["drooling", 0.3],
      ["agitation", 0.45], ["tachycardia", 0.4], ["dysphagia", 0.2], ["respiratory-distress", 0.15],
      ["numbness", 0.45], ["fasciculations", 0.3], ["vomiting", 0.15],
    ],
    cardinal: ["sting-scorpion"],
    risks: [
      ["travel-southwest", 8],
    ],
  },
  {
    id: "marine-envenomation", name: "Marine envenomation", synonyms: ["jellyfish", "stonefish", "stingray"],
    icd10: "T63.621A", system: "poisoning", incidence: [2, 2], ages: "0123333311", urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["saltwater-exposure", 0.9], ["rash-linear", 0.55], ["marine-sting", 0.95], ["puncture-wound", 0.4],
      ["skin-redness-warm", 0.65], ["hives", 0.25], ["vomiting", 0.15], ["muscle-cramps", 0.15],
      ["skin-swelling", 0.45], ["hypotension", 0.05],
    ],
    cardinal: ["marine-sting|saltwater-exposure"],
    against: [
      ["fever", 0.1],
    ],
  },
  {
    id: "sulfonylurea-overdose", name: "Insulin or sulfonylurea overdose", synonyms: [],
    icd10: "T38.3X1A", system: "poisoning", incidence: [1, 2], ages: "1221223344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["glucose-low", 0.97], ["med-insulin-sulfonylurea", 0.9], ["confusion", 0.65], ["sweating", 0.65],
      ["seizure", 0.2], ["consciousness-reduced", 0.6], ["overdose", 0.6], ["drowsiness", 0.45],
      ["tremor", 0.45], ["lethargic-child", 0.15], ["tachycardia", 0.35], ["appetite-increased", 0.25],
    ],
    cardinal: ["glucose-low"],
    risks: [
      ["hx-kidney-disease", 3], ["suicidal-ideation", 4],
    ],
    requires: ["med-insulin-sulfonylurea|overdose|glucose-low"],
  },
  {
    id: "anticonvulsant-toxicity", name: "Anticonvulsant toxicity", synonyms: ["phenytoin toxicity", "valproate toxicity"],
    icd10: "T42.0X1A", system: "poisoning", incidence: [1, 2], ages: "0122233333", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["gait-ataxia", 0.8], ["nystagmus", 0.8], ["speech-slurred", 0.6], ["drowsiness", 0.65],
      ["confusion", 0.45], ["diplopia", 0.35], ["vomiting", 0.35], ["tremor", 0.3], ["nausea", 0.35],
      ["consciousness-reduced", 0.25], ["dizziness", 0.45], ["digoxin-level-high", 0.9], ["seizure", 0.1],
      ["ammonia-high", 0.15],
    ],
    cardinal: ["gait-ataxia"],
    against: [
      ["fever", 0.05], ["weakness-focal", 0.05], ["headache", 0.2],
    ],
    risks: [
      ["hx-seizures", 6], ["med-new", 2], ["seizure-drug", 4],
      ["med-allopurinol-anticonvulsant", 3],
    ],
    requires: ["hx-seizures|overdose|seizure-drug|med-allopurinol-anticonvulsant"],
  },
  {
    id: "inhalant-misuse", name: "Inhalant or volatile substance misuse", synonyms: ["nitrous oxide misuse", "glue sniffing"],
    icd10: "T53.91XA", system: "poisoning", incidence: [2, 2], ages: "0012433100", female: 0.4, urgency: "same-day",
    course: { acute: 0.7, chronic: 0.5 },
    findings: [
      ["inhalant-use", 0.97], ["headache", 0.4], ["gait-ataxia", 0.4], ["mood-elevated", 0.4],
      ["rash-perioral", 0.35], ["hydrocarbon-exposure", 0.5], ["numbness-feet", 0.35], ["drowsiness", 0.35],
      ["nausea", 0.35], ["palpitations", 0.2], ["syncope", 0.15], ["b12-low", 0.25], ["dizziness", 0.45],
      ["speech-slurred", 0.35], ["school-decline", 0.2],
    ],
    cardinal: ["inhalant-use"],
    requires: ["inhalant-use|nitrous-oxide-use|hydrocarbon-exposure"],
  },
  {
    id: "medication-side-effect", name: "Adverse drug effect", synonyms: ["medication side effect"],
    icd10: "T50.905A", system: "poisoning", incidence: [5, 4], ages: "1111233344", female: 0.57, urgency: "routine",
    course: { acute: 0.7, subacute: 0.7, chronic: 0.5 },
    findings: [
      ["med-new", 0.9], ["nausea", 0.35], ["dizziness", 0.3], ["fatigue", 0.3], ["rash-after-drug", 0.15],
      ["drowsiness", 0.2], ["dry-mouth", 0.15], ["diarrhea", 0.2], ["headache", 0.2],
      ["onset-after-new-drug", 0.75],
    ],
    cardinal: ["med-new|onset-after-new-drug"],
    against: [
      ["fever", 0.1], ["weight-loss", 0.3], ["hypotension", 0.3], ["mucosal-lesions", 0.02],
      ["sick-contact", 0.2], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["nursing-home", 1.5],
    ],
  },
  {
    id: "neonatal-abstinence", name: "Neonatal abstinence syndrome", synonyms: ["neonatal opioid withdrawal"],
    icd10: "P96.1", system: "poisoning", incidence: [1, 2], ages: "4100000000", urgency: "emergency",
    course: { acute: 0.95 },
    findings: [
      ["mother-took-opioids", 0.85],
      ["irritable-child", 0.9], ["tremor", 0.7], ["poor-feeding", 0.6], ["vomiting", 0.4], ["diarrhea", 0.4], ["sweating", 0.4], ["sneezing", 0.4], ["seizure", 0.1], ["tachypnea", 0.3], ["crying-paroxysms", 0.6], ["fever", 0.2], ["startle", 0.4],
    ],
    cardinal: ["irritable-child|tremor"],
    risks: [["drugs-in-pregnancy", 40], ["newborn-maternal-infection", 1.2], ["opioid-use", 25]],
  },
  {
    id: "malignant-hyperthermia", name: "Malignant hyperthermia", synonyms: [],
    icd10: "T88.3XXA", system: "poisoning", incidence: [0, 1], ages: "0123432211", female: 0.35, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["hyperthermia-extreme", 0.7], ["fever-high", 0.7], ["rigidity", 0.8], ["tachycardia", 0.9], ["acidosis-respiratory", 0.6], ["ck-high", 0.6], ["lockjaw", 0.4], ["urine-cola", 0.3], ["potassium-high", 0.4], ["acidosis-gap", 0.4],
    ],
    cardinal: ["rigidity|hyperthermia-extreme"],
    requires: ["surgery-recent"],
    against: [["antipsychotic-drug", 0.2]],
    risks: [["surgery-recent", 20]],
  },
  {
    id: "nicotine-poisoning", name: "Nicotine poisoning", synonyms: ["green tobacco sickness"],
    icd10: "T65.291A", system: "poisoning", incidence: [1, 2], ages: "0143322211", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["vomiting", 0.9], ["nausea", 0.85], ["sweating", 0.5], ["secretions-excess", 0.5], ["tremor", 0.4], ["headache", 0.5], ["pallor", 0.4], ["tachycardia", 0.4], ["seizure", 0.15], ["dizziness", 0.5], ["abdominal-pain", 0.3],
    ],
    cardinal: ["vomiting|nausea"],
    requires: ["vaping|smoking|tobacco-chewing|overdose"],
    against: [["fever", 0.1]],
    risks: [["vaping", 8], ["smoking", 1.5], ["tobacco-chewing", 8], ["overdose", 4]],
  },
  {
    id: "ghb-sedative-club-drug", name: "GHB or ketamine intoxication", synonyms: ["liquid ecstasy", "club drug"],
    icd10: "T41.291A", system: "poisoning", incidence: [1, 2], ages: "0001442100", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["consciousness-reduced", 0.9], ["respiratory-depression", 0.4], ["bradycardia", 0.4], ["vomiting", 0.3], ["nystagmus", 0.4], ["amnesia-sudden", 0.4], ["myoclonus", 0.2], ["quick-recovery", 0.3], ["depersonalization", 0.2],
    ],
    cardinal: ["consciousness-reduced"],
    against: [["pupils-pinpoint", 0.4], ["fever", 0.2]],
    risks: [["alcohol-recent", 3], ["hallucinogen-use", 5]],
  },
  {
    id: "local-anesthetic-toxicity", name: "Local anesthetic toxicity", synonyms: ["LAST"],
    icd10: "T41.3X1A", system: "poisoning", incidence: [0, 1], ages: "0012333332", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["perioral-numbness", 0.7], ["taste-metallic", 0.4], ["tinnitus", 0.5], ["seizure", 0.5], ["confusion", 0.5], ["dizziness", 0.5], ["bradycardia", 0.3], ["hypotension", 0.4], ["agitation", 0.3],
    ],
    cardinal: ["perioral-numbness|seizure|tinnitus"],
    requires: ["surgery-recent|dental-procedure|overdose"],
    against: [["fever", 0.05]],
    risks: [["surgery-recent", 4], ["dental-procedure", 5]],
  },
  {
    id: "vitamin-toxicity", name: "Vitamin A or D toxicity", synonyms: ["hypervitaminosis A", "hypervitaminosis D"],
    icd10: "E67.8", system: "poisoning", incidence: [1, 0], ages: "0122333322", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["headache", 0.5], ["nausea", 0.5], ["vomiting", 0.4], ["calcium-high", 0.5], ["dry-skin", 0.4], ["bone-pain", 0.4], ["hair-loss", 0.3], ["thirst", 0.3], ["papilledema", 0.2]],
    cardinal: ["calcium-high|headache|nausea"],
    requires: ["med-vitamin-supplements|overdose|calcium-high"],
    risks: [["med-vitamin-supplements", 15]],
  },
  {
    id: "colchicine-poisoning", name: "Colchicine poisoning", synonyms: [],
    icd10: "T50.4X1A", system: "poisoning", incidence: [0, 0], ages: "0001233333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["vomiting", 0.9], ["diarrhea", 0.9], ["abdominal-pain", 0.8], ["hypotension", 0.4], ["pancytopenia", 0.5], ["overdose", 0.8]],
    cardinal: ["diarrhea|vomiting"],
    requires: ["hx-gout|overdose"],
    risks: [["hx-gout", 6]],
  },
  {
    id: "nsaid-overdose", name: "NSAID overdose", synonyms: ["ibuprofen overdose"],
    icd10: "T39.311A", system: "poisoning", incidence: [1, 2], ages: "0122442211", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["overdose", 0.9], ["abdominal-pain-epigastric", 0.4], ["vomiting", 0.5], ["nausea", 0.55],
      ["drowsiness", 0.3], ["tinnitus", 0.15], ["dizziness", 0.2], ["acidosis-gap", 0.15],
      ["creatinine-high", 0.15], ["gi-bleeding", 0.05],
    ],
    cardinal: ["overdose|vomiting"],
    against: [
      ["pupils-pinpoint", 0.02], ["respiratory-depression", 0.1], ["overdose-acetaminophen", 0.05],
      ["overdose-aspirin", 0.05], ["overdose-tricyclic", 0.02], ["overdose-opioid", 0.02],
    ],
    risks: [
      ["med-nsaid", 10], ["suicidal-ideation", 2], ["mood-low", 1.5],
    ],
    requires: ["overdose"],
  },
  {
    id: "psychotropic-overdose", name: "Antidepressant or antipsychotic overdose", synonyms: ["SSRI overdose", "bupropion overdose", "antipsychotic overdose", "quetiapine overdose", "venlafaxine overdose"],
    icd10: "T43.221A", system: "poisoning", incidence: [1, 3], ages: "0011443321", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["overdose", 0.92], ["drowsiness", 0.55], ["tachycardia", 0.5], ["consciousness-reduced", 0.35],
      ["seizure", 0.25], ["vomiting", 0.35], ["agitation", 0.2], ["ecg-qt-long", 0.35], ["ecg-wide-qrs", 0.1],
      ["hypotension", 0.25], ["dizziness", 0.2], ["tremor", 0.2], ["confusion", 0.25], ["pupils-dilated", 0.2],
    ],
    cardinal: ["overdose"],
    against: [
      ["pupils-pinpoint", 0.1], ["overdose-opioid", 0.02], ["overdose-acetaminophen", 0.1],
      ["overdose-tricyclic", 0.1], ["overdose-aspirin", 0.02], ["overdose-sedative", 0.2], ["rigidity", 0.2],
    ],
    risks: [
      ["med-ssri", 6], ["antipsychotic-drug", 8], ["serotonergic-drug", 4], ["suicidal-ideation", 3],
      ["hx-depression", 2], ["mood-low", 1.5], ["hx-schizophrenia", 2],
    ],
    requires: ["overdose"],
  },
  {
    id: "clonidine-overdose", name: "Clonidine overdose", synonyms: ["alpha-2 agonist overdose", "guanfacine overdose"],
    icd10: "T46.5X1A", system: "poisoning", incidence: [0, 2], ages: "0142222211", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["bradycardia", 0.7], ["hypotension", 0.6], ["pupils-pinpoint", 0.5], ["consciousness-reduced", 0.6],
      ["drowsiness", 0.7], ["respiratory-depression", 0.4], ["overdose", 0.7], ["hypothermia", 0.15],
      ["lethargic-child", 0.35], ["pallor", 0.2], ["apnea", 0.1],
    ],
    cardinal: ["drowsiness|consciousness-reduced|bradycardia"],
    against: [
      ["tachycardia", 0.1], ["fever", 0.05], ["needle-marks", 0.1], ["secretions-excess", 0.03],
      ["glucose-low", 0.05], ["overdose-opioid", 0.05],
    ],
    risks: [
      ["clonidine-taken", 30], ["blood-pressure-drug", 4], ["stimulant-prescribed", 1.5],
    ],
    requires: ["clonidine-taken|overdose"],
  },
  {
    id: "disulfiram-reaction", name: "Disulfiram-like reaction", synonyms: ["alcohol with disulfiram or metronidazole"],
    icd10: "T50.6X5A", system: "poisoning", incidence: [1, 2], ages: "0001343210", female: 0.35, urgency: "same-day",
    course: { hyperacute: 0.98 },
    findings: [
      ["flushing", 0.9], ["vomiting", 0.7], ["nausea", 0.75], ["headache", 0.6], ["palpitations", 0.5],
      ["tachycardia", 0.5], ["sweating", 0.4], ["dyspnea", 0.25], ["hypotension", 0.15],
      ["alcohol-recent", 0.6], ["dizziness", 0.3],
    ],
    cardinal: ["flushing|vomiting"],
    against: [
      ["hives", 0.1], ["angioedema", 0.03], ["fever", 0.05], ["wheezing", 0.1], ["rash-itchy", 0.2],
      ["fish-suspect", 0.1],
    ],
    risks: [
      ["disulfiram-drug", 30], ["alcohol-use", 2], ["antibiotic", 3], ["alcohol-use-heavy", 1.5],
    ],
    requires: ["disulfiram-drug|antibiotic|alcohol-recent|alcohol-use"],
  },
  {
    id: "paraquat", name: "Paraquat poisoning", synonyms: ["paraquat ingestion"],
    icd10: "T60.3X1A", system: "poisoning", incidence: [0, 1], ages: "0112333322", female: 0.35, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["vomiting", 0.9], ["mouth-burns", 0.7], ["abdominal-pain", 0.6], ["diarrhea", 0.35],
      ["odynophagia", 0.5], ["creatinine-high", 0.5], ["dyspnea", 0.5], ["hypoxia", 0.3],
      ["mouth-ulcers", 0.5], ["transaminases-high", 0.4], ["overdose", 0.6],
    ],
    cardinal: ["vomiting|mouth-burns|mouth-ulcers"],
    against: [
      ["pupils-pinpoint", 0.05], ["secretions-excess", 0.2], ["bradycardia", 0.2], ["fever", 0.2],
    ],
    risks: [
      ["weedkiller-swallowed", 40], ["suicidal-ideation", 2], ["animal-farm", 2],
    ],
    requires: ["weedkiller-swallowed"],
  },
  {
    id: "isoniazid-overdose", name: "Isoniazid or other convulsant poisoning", synonyms: ["isoniazid toxicity", "strychnine poisoning", "water hemlock poisoning", "refractory toxic seizures"],
    icd10: "T37.1X1A", system: "poisoning", incidence: [0, 1], ages: "0122333222", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["seizure", 0.85], ["seizure-prolonged", 0.6], ["acidosis-gap", 0.7], ["lactate-high", 0.6],
      ["consciousness-reduced", 0.6], ["vomiting", 0.5], ["muscle-spasm", 0.2], ["confusion", 0.4],
    ],
    cardinal: ["seizure"],
    against: [
      ["fever", 0.1], ["hx-seizures", 0.2], ["glucose-low", 0.1],
    ],
    risks: [
      ["overdose", 6], ["tuberculosis-in-the-past", 3], ["suicidal-ideation", 2],
      ["tuberculosis-drug", 20],
    ],
    requires: ["tuberculosis-drug|overdose"],
  },
] satisfies readonly Condition[];
