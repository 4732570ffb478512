import type { Condition } from "../../symptoms.schema.ts";

export const mentalConditions = [
  {
    id: "major-depression", name: "Major depressive disorder", synonyms: ["depression"],
    icd10: "F32.9", system: "mental", incidence: [5, 5], ages: "0012344333", female: 0.67, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["mood-low", 0.95], ["anhedonia", 0.85], ["insomnia", 0.65], ["fatigue", 0.8],
      ["concentration-poor", 0.65], ["appetite-loss", 0.5], ["suicidal-ideation", 0.3], ["weight-loss", 0.3],
      ["hopelessness", 0.6], ["hypersomnia", 0.2], ["psychomotor-slow", 0.35], ["irritability", 0.35],
      ["anxiety", 0.5], ["libido-low", 0.35], ["physical-symptoms-unexplained", 0.25], ["headache", 0.15],
      ["social-withdrawal", 0.4], ["appetite-increased", 0.1],
      ["poor-self-care", 0.2],
    ],
    cardinal: ["mood-low|anhedonia"],
    against: [
      ["mood-elevated", 0.05], ["hallucinations-auditory", 0.1], ["delusions", 0.1], ["tsh-high", 0.1],
      ["confusion", 0.05], ["fever", 0.02], ["memory-loss-progressive", 0.2], ["cold-intolerance", 0.3],
    ],
    risks: [
      ["hx-depression", 6], ["fhx-mental", 2.5], ["stressor", 2], ["postpartum", 1.5],
      ["trauma-psychological", 2], ["hx-cancer", 1.5],
    ],
  },
  {
    id: "generalized-anxiety", name: "Generalized anxiety disorder", synonyms: ["anxiety"],
    icd10: "F41.1", system: "mental", incidence: [5, 4], ages: "0123443333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["worry-excessive", 0.95], ["anxiety", 0.95], ["insomnia", 0.65], ["irritability", 0.5],
      ["concentration-poor", 0.55], ["muscle-tension", 0.55], ["fatigue", 0.55], ["agitation", 0.5],
      ["palpitations", 0.3], ["headache", 0.3], ["physical-symptoms-unexplained", 0.3],
      ["over-6-months", 0.65], ["tremor", 0.15], ["chest-pain-pressure", 0.15],
    ],
    cardinal: ["anxiety"],
    against: [
      ["weight-loss", 0.15], ["heat-intolerance", 0.1], ["tsh-low", 0.05], ["hallucinations-visual", 0.05],
      ["flashbacks", 0.15], ["fever", 0.02], ["obsessions", 0.2], ["alcohol-stopped", 0.1],
      ["mood-elevated", 0.05], ["tachycardia", 0.4],
    ],
    risks: [
      ["hx-anxiety", 5], ["fhx-mental", 2], ["stressor", 1.6], ["caffeine-high", 1.5],
    ],
  },
  {
    id: "panic-disorder", name: "Panic attack", synonyms: ["panic disorder"],
    icd10: "F41.0", system: "mental", incidence: [5, 4], ages: "0012344311", female: 0.67, urgency: "routine",
    course: { hyperacute: 0.8, recurrent: 0.9 },
    findings: [
      ["panic-attack", 0.9], ["palpitations", 0.85], ["fear-of-dying", 0.65], ["dyspnea", 0.7],
      ["chest-pain", 0.5], ["sweating", 0.55], ["tremor", 0.5], ["dizziness", 0.5], ["tingling", 0.45],
      ["onset-sudden", 0.8], ["chest-pain-pressure", 0.4], ["nausea", 0.35], ["depersonalization", 0.3],
      ["episodic", 0.65], ["anxiety", 0.9], ["hyperventilation", 0.4], ["choking-sensation", 0.3],
      ["avoidance", 0.4], ["ecg-normal", 0.4], ["numbness", 0.2], ["presyncope", 0.25],
      ["similar-episode-before", 0.55], ["troponin-normal", 0.2],
    ],
    cardinal: ["panic-attack|anxiety|fear-of-dying|palpitations"],
    against: [
      ["fever", 0.02], ["hypoxia", 0.02], ["ecg-st-elevation", 0.01], ["troponin-high", 0.01],
      ["syncope", 0.15], ["chest-pain-exertional", 0.1], ["edema-leg-unilateral", 0.02], ["hemoptysis", 0.01],
      ["hypertension-severe", 0.2], ["weight-loss", 0.15], ["palpitations-sudden-stop", 0.4],
      ["ecg-narrow-tachycardia", 0.05], ["crackles", 0.02], ["wheezing", 0.2],
    ],
    risks: [
      ["hx-anxiety", 4], ["stressor", 1.6], ["fhx-mental", 2], ["caffeine-high", 1.5], ["hx-depression", 1.6],
    ],
  },
  {
    id: "social-anxiety", name: "Social anxiety disorder", synonyms: ["social phobia", "specific phobia"],
    icd10: "F40.10", system: "mental", incidence: [4, 3], ages: "0124433311", female: 0.6, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["phobia", 0.9], ["avoidance", 0.75], ["anxiety", 0.9], ["social-fear", 0.7], ["flushing", 0.3],
      ["sweating", 0.35], ["palpitations", 0.35], ["tremor", 0.3], ["panic-attack", 0.25],
    ],
    cardinal: ["phobia"],
    against: [
      ["delusions", 0.02], ["weight-loss", 0.05], ["social-communication-child", 0.3],
    ],
    risks: [
      ["fhx-mental", 2], ["hx-anxiety", 2.5],
    ],
  },
  {
    id: "agoraphobia", name: "Agoraphobia", synonyms: [],
    icd10: "F40.00", system: "mental", incidence: [3, 2], ages: "0001343322", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["avoidance", 0.9], ["fear-leaving-home", 0.85], ["panic-attack", 0.65], ["anxiety", 0.9],
      ["phobia", 0.85],
    ],
    cardinal: ["fear-leaving-home|avoidance"],
    against: [
      ["delusions", 0.05], ["mood-elevated", 0.02],
    ],
    risks: [
      ["hx-anxiety", 3],
    ],
  },
  {
    id: "ocd", name: "Obsessive-compulsive disorder", synonyms: [],
    icd10: "F42.9", system: "mental", incidence: [4, 3], ages: "0013433211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["obsessions", 0.9], ["checking-washing", 0.9], ["anxiety", 0.65], ["rash-hands", 0.1], ["tics", 0.1],
    ],
    cardinal: ["obsessions"],
    against: [
      ["delusions", 0.05], ["hallucinations-auditory", 0.05], ["mood-elevated", 0.05],
    ],
    risks: [
      ["fhx-mental", 2.5], ["postpartum", 1.5],
    ],
  },
  {
    id: "ptsd", name: "Posttraumatic stress disorder", synonyms: ["PTSD", "acute stress disorder"],
    icd10: "F43.10", system: "mental", incidence: [4, 4], ages: "0123343322", female: 0.67, urgency: "routine",
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["flashbacks", 0.9], ["trauma-psychological", 0.97], ["avoidance", 0.7], ["hypervigilance", 0.7],
      ["insomnia", 0.65], ["irritability", 0.5], ["mood-low", 0.45], ["startle", 0.5], ["anxiety", 0.65],
      ["concentration-poor", 0.45], ["depersonalization", 0.25], ["hopelessness", 0.35],
    ],
    cardinal: ["trauma-psychological"],
    against: [
      ["mood-elevated", 0.05], ["delusions", 0.1],
    ],
    risks: [
      ["military", 4], ["sexual-assault-reported", 6],
    ],
  },
  {
    id: "adjustment-disorder", name: "Adjustment disorder", synonyms: ["stress reaction"],
    icd10: "F43.20", system: "mental", incidence: [5, 4], ages: "0123343333", female: 0.6, urgency: "routine",
    course: { acute: 0.5, subacute: 0.9 },
    findings: [
      ["stressor", 0.97], ["mood-low", 0.7], ["anxiety", 0.6], ["insomnia", 0.45], ["irritability", 0.35],
      ["concentration-poor", 0.3], ["fatigue", 0.3],
    ],
    cardinal: ["stressor"],
    against: [
      ["suicidal-ideation", 0.3], ["anhedonia", 0.3], ["psychomotor-slow", 0.1], ["delusions", 0.02],
      ["weight-loss", 0.2], ["hallucinations-visual", 0.05], ["mood-elevated", 0.05], ["flashbacks", 0.15],
    ],
  },
  {
    id: "grief", name: "Grief", synonyms: ["bereavement", "prolonged grief disorder", "complicated grief"],
    icd10: "F43.81", system: "mental", incidence: [4, 2], ages: "0122334444", female: 0.6, urgency: "routine",
    course: { acute: 0.3, subacute: 0.7, chronic: 0.8 },
    findings: [
      ["death-in-the-family", 0.97], ["mood-low", 0.85], ["yearning-for-the-dead", 0.7], ["insomnia", 0.5],
      ["appetite-loss", 0.35], ["concentration-poor", 0.35], ["fatigue", 0.4], ["anxiety", 0.35],
      ["irritability", 0.25], ["social-withdrawal", 0.3], ["anhedonia", 0.25], ["hallucinations-auditory", 0.08],
      ["hallucinations-visual", 0.05], ["chest-pain", 0.05],
    ],
    cardinal: ["mood-low|yearning-for-the-dead"],
    against: [
      ["suicidal-ideation", 0.2], ["hopelessness", 0.3], ["psychomotor-slow", 0.1], ["delusions", 0.03],
      ["weight-loss", 0.3], ["mood-elevated", 0.03], ["memory-loss-progressive", 0.2], ["fever", 0.02],
    ],
    requires: ["death-in-the-family"],
  },
  {
    id: "bipolar-mania", name: "Bipolar disorder", synonyms: ["mania", "hypomania"],
    icd10: "F31.9", system: "mental", incidence: [4, 4], ages: "0001343322", urgency: "same-day", dangerous: true,
    course: { acute: 0.6, subacute: 0.8, recurrent: 0.5 },
    findings: [
      ["mood-elevated", 0.9], ["sleep-need-reduced", 0.8], ["pressured-speech", 0.75], ["disinhibition", 0.35], ["grandiosity", 0.6],
      ["irritability", 0.6], ["agitation", 0.45], ["delusions", 0.35], ["inattention-hyperactivity", 0.5],
      ["insomnia", 0.65], ["mood-low", 0.45], ["hallucinations-auditory", 0.1], ["psychosis", 0.25],
      ["suicidal-ideation", 0.1], ["disorganized-speech", 0.3], ["hx-depression", 0.5],
    ],
    cardinal: ["mood-elevated|irritability|sleep-need-reduced|pressured-speech"],
    against: [
      ["fever", 0.05], ["tsh-low", 0.05], ["confusion", 0.15], ["pupils-dilated", 0.1], ["headache", 0.2],
      ["stimulant-use", 0.3],
    ],
    risks: [
      ["fhx-mental", 4], ["hx-bipolar", 20], ["med-ssri", 2], ["med-steroid", 2], ["postpartum", 2],
    ],
  },
  {
    id: "schizophrenia", name: "Schizophrenia", synonyms: ["psychosis"],
    icd10: "F20.9", system: "mental", incidence: [2, 4], ages: "0001443322", female: 0.43, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["hallucinations-auditory", 0.8], ["delusions", 0.9], ["disorganized-speech", 0.6],
      ["social-withdrawal", 0.65], ["psychomotor-slow", 0.55], ["concentration-poor", 0.4],
      ["anhedonia", 0.45], ["over-6-months", 0.65], ["suicidal-ideation", 0.2], ["insomnia", 0.35],
      ["agitation", 0.3], ["catatonia", 0.05], ["psychosis", 0.85], ["school-decline", 0.25],
      ["poor-self-care", 0.45],
    ],
    cardinal: ["delusions|hallucinations-auditory|disorganized-speech"],
    against: [
      ["fever", 0.05], ["confusion-fluctuating", 0.05], ["mood-elevated", 0.2], ["stimulant-use", 0.3],
      ["memory-loss", 0.15], ["onset-sudden", 0.2], ["headache", 0.2], ["seizure", 0.1],
      ["consciousness-reduced", 0.05], ["pressured-speech", 0.3],
    ],
    risks: [
      ["fhx-mental", 6], ["cannabis-use", 2], ["hx-schizophrenia", 20],
    ],
  },
  {
    id: "brief-psychotic", name: "Brief psychotic or delusional disorder", synonyms: ["schizoaffective disorder"],
    icd10: "F23", system: "mental", incidence: [1, 2], ages: "0001333333", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["delusions", 0.9], ["hallucinations-auditory", 0.5], ["disorganized-speech", 0.45], ["stressor", 0.5],
      ["onset-sudden", 0.65], ["psychosis", 0.85], ["insomnia", 0.4], ["agitation", 0.45], ["mood-low", 0.25],
      ["mood-elevated", 0.15],
    ],
    cardinal: ["delusions|hallucinations-auditory|disorganized-speech|psychosis"],
    against: [
      ["fever", 0.05], ["confusion-fluctuating", 0.1], ["social-withdrawal", 0.4], ["psychomotor-slow", 0.3],
    ],
    risks: [
      ["postpartum", 2], ["fhx-mental", 2], ["hx-schizophrenia", 2],
    ],
  },
  {
    id: "borderline-personality", name: "Borderline personality disorder", synonyms: ["emotionally unstable personality disorder"],
    icd10: "F60.3", system: "mental", incidence: [3, 3], ages: "0001443211", female: 0.75, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["relationships-unstable", 0.85], ["self-harm", 0.65], ["inattention-hyperactivity", 0.75],
      ["suicidal-ideation", 0.6], ["irritability", 0.6], ["depersonalization", 0.3], ["stimulant-use", 0.3],
      ["mood-low", 0.5], ["overdose", 0.2],
      ["temper-outbursts", 0.5], ["lifelong-pattern", 0.5], ["hopelessness", 0.35],
    ],
    cardinal: ["relationships-unstable|self-harm"],
    against: [
      ["delusions", 0.2], ["sleep-need-reduced", 0.1], ["grandiosity", 0.1],
    ],
    risks: [
      ["trauma-psychological", 4],
    ],
  },
  {
    id: "personality-disorder-other", name: "Other personality disorder", synonyms: ["antisocial personality", "narcissistic personality", "schizoid personality", "paranoid personality"],
    icd10: "F60.9", system: "mental", incidence: [3, 2], ages: "0001343322", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["lifelong-pattern", 0.85], ["grandiosity", 0.25], ["disinhibition", 0.45], ["law-breaking", 0.3],
      ["social-withdrawal", 0.35], ["delusions", 0.3], ["irritability", 0.35], ["defiance", 0.2],
    ],
    cardinal: ["lifelong-pattern|law-breaking"],
    against: [
      ["hallucinations-auditory", 0.05], ["onset-sudden", 0.05], ["confusion", 0.02], ["mood-elevated", 0.2],
    ],
    risks: [
      ["trauma-psychological", 2.5],
    ],
  },
  {
    id: "anorexia-nervosa", name: "Anorexia nervosa", synonyms: [],
    icd10: "F50.00", system: "mental", incidence: [3, 3], ages: "0012433210", female: 0.9, urgency: "same-day", dangerous: true,
    course: { chronic: 0.9 },
    findings: [
      ["fear-of-weight", 0.9], ["underweight", 0.9], ["amenorrhea", 0.55], ["weight-loss", 0.85],
      ["bradycardia", 0.5], ["strenuous-exercise", 0.45], ["lanugo", 0.3], ["cold-intolerance", 0.5],
      ["constipation", 0.4], ["hypotension", 0.45], ["food-restriction", 0.9], ["potassium-low", 0.2],
      ["dry-skin", 0.4], ["hair-loss", 0.3], ["fatigue", 0.45], ["syncope", 0.1], ["bone-density-low", 0.3],
      ["hypothermia", 0.2], ["dizziness", 0.3], ["mood-low", 0.35], ["parotid-swelling", 0.1],
      ["hypotension-orthostatic", 0.3],
    ],
    cardinal: ["underweight|weight-loss|food-restriction|fear-of-weight"],
    against: [
      ["fever", 0.02], ["diarrhea", 0.1], ["appetite-increased", 0.1], ["tachycardia", 0.2],
      ["hyperpigmentation", 0.05], ["tsh-low", 0.05], ["obesity", 0.01], ["night-sweats", 0.1],
    ],
    risks: [
      ["athlete", 1.5], ["fhx-mental", 2], ["trauma-psychological", 1.5],
    ],
  },
  {
    id: "bulimia-nervosa", name: "Bulimia nervosa", synonyms: ["binge eating disorder"],
    icd10: "F50.20", system: "mental", incidence: [3, 3], ages: "0001443210", female: 0.89, urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.8 },
    findings: [
      ["binge-purge", 0.95], ["dental-erosion", 0.5], ["parotid-swelling", 0.45], ["fear-of-weight", 0.75],
      ["potassium-low", 0.3], ["menses-irregular", 0.35], ["alkalosis-metabolic", 0.25], ["vomiting", 0.65],
      ["mood-low", 0.5], ["sore-throat", 0.25], ["heartburn", 0.25], ["bloating", 0.25], ["fatigue", 0.25],
      ["hopelessness", 0.5],
    ],
    cardinal: ["binge-purge"],
    against: [
      ["underweight", 0.2], ["fever", 0.01], ["amenorrhea", 0.4],
    ],
    risks: [
      ["hx-depression", 2], ["trauma-psychological", 1.5], ["fhx-mental", 1.5],
    ],
  },
  {
    id: "alcohol-use-disorder", name: "Alcohol use disorder", synonyms: ["alcoholism"],
    icd10: "F10.20", system: "mental", incidence: [5, 4], ages: "0001344433", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["alcohol-use-heavy", 0.97], ["drinking-morning", 0.85], ["spider-angiomata", 0.1], ["tremor", 0.25],
      ["mcv-high", 0.35], ["ast-alt-2-1", 0.35], ["insomnia", 0.4], ["mood-low", 0.4], ["hypertension", 0.35],
      ["lifelong-pattern", 0.35], ["transaminases-high", 0.4],
    ],
    cardinal: ["alcohol-use-heavy"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["fhx-mental", 1.6], ["hx-depression", 1.5],
    ],
  },
  {
    id: "alcohol-withdrawal", name: "Alcohol withdrawal", synonyms: ["delirium tremens", "alcohol withdrawal seizures"],
    icd10: "F10.239", system: "mental", incidence: [2, 4], ages: "0001244422", female: 0.2, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["tremor", 0.85], ["alcohol-stopped", 0.9], ["sweating", 0.75], ["anxiety", 0.75], ["tachycardia", 0.75],
      ["agitation", 0.65], ["hallucinations-visual", 0.3], ["seizure", 0.2], ["hypertension", 0.65],
      ["insomnia", 0.65], ["nausea", 0.55], ["vomiting", 0.4], ["confusion", 0.4], ["fever", 0.25],
      ["alcohol-use-heavy", 0.97], ["pupils-dilated", 0.3], ["headache", 0.25],
    ],
    cardinal: ["tremor|agitation|seizure|hallucinations-visual|anxiety"],
    against: [
      ["rigidity-lead-pipe", 0.05], ["bradycardia", 0.05], ["weakness-focal", 0.05], ["neck-stiffness", 0.02],
      ["pupils-pinpoint", 0.02], ["gaze-palsy", 0.1],
    ],
    risks: [
      ["hospital-recent", 2.5],
    ],
    requires: ["alcohol-use-heavy|alcohol-stopped"],
  },
  {
    id: "opioid-withdrawal", name: "Opioid withdrawal", synonyms: ["opioid use disorder"],
    icd10: "F11.23", system: "mental", incidence: [3, 3], ages: "2101243311", female: 0.4, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["opioid-stopped", 0.9], ["piloerection", 0.55], ["runny-nose", 0.65], ["diarrhea", 0.6],
      ["vomiting", 0.5], ["nausea", 0.65], ["myalgia", 0.65], ["pupils-dilated", 0.7], ["anxiety", 0.65],
      ["insomnia", 0.6], ["sweating", 0.6], ["abdominal-pain-colicky", 0.55], ["drug-craving", 0.65],
      ["eye-watering", 0.6], ["opioid-use", 0.9], ["tachycardia", 0.35], ["agitation", 0.6], ["chills", 0.45],
      ["irritability", 0.45],
      ["restless-legs", 0.3], ["bone-pain", 0.3],
    ],
    cardinal: ["pupils-dilated"],
    against: [
      ["fever", 0.1], ["confusion", 0.05], ["seizure", 0.05], ["pupils-pinpoint", 0.01],
      ["hallucinations-visual", 0.05],
    ],
    risks: [
      ["iv-drug-use", 4],
    ],
    requires: ["opioid-use|opioid-stopped|iv-drug-use"],
  },
  {
    id: "sedative-withdrawal", name: "Benzodiazepine withdrawal", synonyms: [],
    icd10: "F13.239", system: "mental", incidence: [1, 2], ages: "0001233322", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["benzodiazepine-stopped", 0.9], ["anxiety", 0.8], ["tremor", 0.65], ["insomnia", 0.75],
      ["seizure", 0.25], ["agitation", 0.55], ["tachycardia", 0.5], ["sweating", 0.45],
      ["hallucinations-visual", 0.2], ["confusion", 0.25], ["phonophobia", 0.25], ["hypertension", 0.35],
      ["nausea", 0.25],
    ],
    cardinal: ["anxiety|seizure|tremor|insomnia"],
    risks: [
      ["med-sedative", 8],
    ],
    requires: ["benzodiazepine-stopped|med-sedative"],
  },
  {
    id: "stimulant-use", name: "Stimulant use disorder", synonyms: ["cocaine use", "methamphetamine use"],
    icd10: "F15.10", system: "mental", incidence: [3, 3], ages: "0001243311", female: 0.33, urgency: "same-day",
    course: { chronic: 0.8, acute: 0.4 },
    findings: [
      ["stimulant-use", 0.97], ["weight-loss", 0.35], ["insomnia", 0.5], ["delusions", 0.35],
      ["agitation", 0.4], ["palpitations", 0.3], ["nosebleed", 0.15], ["nasal-septum", 0.1],
      ["pupils-dilated", 0.3], ["mood-low", 0.3], ["anxiety", 0.4], ["grandiosity", 0.35],
      ["hypersomnia", 0.15],
    ],
    cardinal: ["stimulant-use"],
    against: [
      ["fever", 0.1],
    ],
  },
  {
    id: "cannabis-use", name: "Cannabis intoxication or use", synonyms: [],
    icd10: "F12.10", system: "mental", incidence: [4, 3], ages: "0001443211", female: 0.4, urgency: "self-care",
    course: { acute: 0.7, chronic: 0.5 },
    findings: [
      ["cannabis-use", 0.97], ["eye-redness", 0.6], ["appetite-increased", 0.5], ["tachycardia", 0.45],
      ["dry-mouth", 0.45], ["anxiety", 0.3], ["delusions", 0.15], ["concentration-poor", 0.35],
      ["drowsiness", 0.3], ["mood-elevated", 0.35], ["anhedonia", 0.2],
    ],
    cardinal: ["cannabis-use"],
    against: [
      ["fever", 0.02], ["pupils-pinpoint", 0.05], ["respiratory-depression", 0.02], ["seizure", 0.05],
      ["vomiting-recurrent", 0.2],
    ],
  },
  {
    id: "nicotine-dependence", name: "Nicotine dependence", synonyms: ["tobacco withdrawal"],
    icd10: "F17.210", system: "mental", incidence: [5, 4], ages: "0001344333", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["smoking", 0.97], ["cough-chronic", 0.25], ["irritability", 0.3], ["anxiety", 0.25],
      ["appetite-increased", 0.2], ["concentration-poor", 0.25], ["insomnia", 0.2],
    ],
    cardinal: ["smoking"],
    against: [
      ["fever", 0.01], ["hemoptysis", 0.05], ["weight-loss", 0.1], ["dyspnea", 0.3],
    ],
  },
  {
    id: "adhd", name: "Attention deficit hyperactivity disorder", synonyms: ["ADHD"],
    icd10: "F90.9", system: "mental", incidence: [5, 4], ages: "0124332210", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["inattention-hyperactivity", 0.95], ["concentration-poor", 0.8], ["school-decline", 0.55],
      ["defiance", 0.2], ["lifelong-pattern", 0.25], ["insomnia", 0.2],
    ],
    cardinal: ["inattention-hyperactivity|concentration-poor"],
    against: [
      ["staring-spells", 0.1], ["developmental-regression", 0.02], ["mood-elevated", 0.1], ["seizure", 0.05],
      ["weight-loss", 0.05], ["hallucinations-visual", 0.02], ["heat-intolerance", 0.05], ["snoring", 0.4],
    ],
    risks: [
      ["newborn-premature", 2], ["lead-exposure", 1.6],
    ],
  },
  {
    id: "autism", name: "Autism spectrum disorder", synonyms: [],
    icd10: "F84.0", system: "mental", incidence: [4, 3], ages: "1344322100", female: 0.2, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["social-communication-child", 0.95], ["speech-delay", 0.65], ["eye-contact-poor", 0.7],
      ["developmental-regression", 0.25], ["developmental-delay", 0.65],
    ],
    cardinal: ["social-communication-child"],
    against: [
      ["fever", 0.01], ["seizure", 0.4], ["hearing-loss", 0.2], ["hand-wringing", 0.02], ["face-unusual", 0.1],
    ],
    risks: [
      ["fhx-neuro-inherited", 2], ["newborn-premature", 1.8],
    ],
  },
  {
    id: "conduct-disorder", name: "Oppositional defiant or conduct disorder", synonyms: [],
    icd10: "F91.9", system: "mental", incidence: [4, 3], ages: "0134310000", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["defiance", 0.9], ["law-breaking", 0.55], ["irritability", 0.65], ["school-decline", 0.4],
    ],
    cardinal: ["defiance"],
    against: [
      ["hallucinations-visual", 0.02], ["fever", 0.01],
    ],
    risks: [
      ["trauma-psychological", 2.5], ["mother-infant-stress-family-violence", 2.5],
      ["inattention-hyperactivity", 3],
    ],
  },
  {
    id: "separation-anxiety", name: "Separation anxiety disorder", synonyms: ["school refusal"],
    icd10: "F93.0", system: "mental", incidence: [4, 3], ages: "0134210000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["school-refusal", 0.9], ["abdominal-pain", 0.45], ["headache", 0.35], ["flashbacks", 0.4],
      ["anxiety", 0.8], ["physical-symptoms-unexplained", 0.4],
    ],
    cardinal: ["school-refusal"],
    against: [
      ["weight-loss", 0.05], ["fever", 0.02], ["vomiting", 0.2], ["abdominal-pain-rlq", 0.1],
    ],
    risks: [
      ["stressor", 2], ["fhx-mental", 1.8],
    ],
  },
  {
    id: "somatic-symptom", name: "Somatic symptom disorder", synonyms: ["somatization"],
    icd10: "F45.1", system: "mental", incidence: [4, 3], ages: "0001343333", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["physical-symptoms-unexplained", 0.95], ["anxiety", 0.5], ["many-doctors", 0.65], ["mood-low", 0.35],
      ["abdominal-pain-chronic", 0.35], ["headache", 0.35], ["fatigue", 0.45], ["joint-pain", 0.3],
      ["dizziness", 0.3], ["over-6-months", 0.75], ["worry-excessive", 0.4], ["widespread-pain", 0.3],
      ["palpitations", 0.2], ["nausea", 0.25],
    ],
    cardinal: ["physical-symptoms-unexplained"],
    against: [
      ["weight-loss", 0.1], ["fever", 0.05], ["esr-crp-high", 0.1], ["joint-swelling", 0.05],
      ["hemoglobin-low", 0.1], ["papilledema", 0.01], ["lymphadenopathy", 0.1], ["jaundice", 0.02],
    ],
    risks: [
      ["trauma-psychological", 2], ["hx-anxiety", 2], ["hx-depression", 2],
    ],
  },
  {
    id: "illness-anxiety", name: "Illness anxiety disorder", synonyms: ["hypochondriasis"],
    icd10: "F45.21", system: "mental", incidence: [4, 3], ages: "0001333333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fear-of-disease", 0.95], ["worry-excessive", 0.75], ["anxiety", 0.75], ["well-appearing", 0.55],
      ["many-doctors", 0.45],
    ],
    cardinal: ["fear-of-disease"],
    against: [
      ["weight-loss", 0.05], ["fever", 0.02], ["delusions", 0.05],
    ],
    risks: [
      ["hx-anxiety", 3],
    ],
  },
  {
    id: "factitious-malingering", name: "Factitious disorder or malingering", synonyms: ["Munchausen syndrome"],
    icd10: "F68.10", system: "mental", incidence: [2, 1], ages: "0001333322", female: 0.6, urgency: "routine",
    course: { chronic: 0.8, acute: 0.4 },
    findings: [
      ["deficit-inconsistent", 0.65], ["external-gain", 0.5], ["many-doctors", 0.6],
      ["physical-symptoms-unexplained", 0.6], ["healthcare-worker", 0.2], ["glucose-low", 0.05],
    ],
    cardinal: ["deficit-inconsistent|external-gain|physical-symptoms-unexplained"],
    against: [
      ["fever", 0.3],
    ],
  },
  {
    id: "suicidal-crisis", name: "Suicidal crisis", synonyms: ["self-harm", "suicide attempt"],
    icd10: "R45.851", system: "mental", incidence: [3, 5], ages: "0012443322", female: 0.57, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["suicidal-ideation", 0.97], ["hopelessness", 0.7], ["mood-low", 0.8], ["overdose", 0.25],
      ["self-harm", 0.45], ["suicide-plan", 0.45], ["insomnia", 0.4], ["agitation", 0.3], ["stressor", 0.55],
      ["anhedonia", 0.55], ["social-withdrawal", 0.35],
    ],
    cardinal: ["suicidal-ideation"],
    against: [
      ["mood-elevated", 0.2],
    ],
    risks: [
      ["hx-depression", 4], ["hx-bipolar", 3], ["prior-suicide-attempt", 10], ["alcohol-use-heavy", 2],
    ],
  },
  {
    id: "dissociative-disorder", name: "Dissociative disorder", synonyms: ["dissociative amnesia", "depersonalization"],
    icd10: "F44.9", system: "mental", incidence: [2, 2], ages: "0012343311", female: 0.67, urgency: "routine",
    course: { recurrent: 0.7, chronic: 0.6, acute: 0.4 },
    findings: [
      ["depersonalization", 0.65], ["amnesia-sudden", 0.4], ["memory-gaps", 0.6],
      ["trauma-psychological", 0.7], ["anxiety", 0.45], ["mood-low", 0.4],
    ],
    cardinal: ["depersonalization|memory-gaps|amnesia-sudden"],
    against: [
      ["seizure-postictal", 0.05], ["head-injury", 0.1], ["fever", 0.02], ["delusions", 0.2],
      ["ct-brain-bleed", 0.01],
    ],
  },
  {
    id: "persistent-depressive", name: "Dysthymia", synonyms: ["persistent depressive disorder", "seasonal affective disorder"],
    icd10: "F34.1", system: "mental", incidence: [4, 3], ages: "0001344333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["mood-low", 0.97], ["over-6-months", 0.6], ["mood-seasonal", 0.35], ["fatigue", 0.6], ["insomnia", 0.4],
      ["hopelessness", 0.45], ["concentration-poor", 0.4], ["appetite-increased", 0.25], ["hypersomnia", 0.3],
      ["irritability", 0.3],
    ],
    cardinal: ["mood-low"],
    against: [
      ["suicidal-ideation", 0.4], ["psychomotor-slow", 0.3], ["mood-elevated", 0.05], ["delusions", 0.02],
      ["weight-loss", 0.3],
    ],
    risks: [
      ["fhx-mental", 2.5],
    ],
  },
  {
    id: "catatonia", name: "Catatonia", synonyms: [],
    icd10: "F06.1", system: "mental", incidence: [0, 1], ages: "0001333322", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["catatonia", 0.95], ["waxy-flexibility", 0.8], ["rigidity", 0.45], ["appetite-loss", 0.45],
      ["autonomic-instability", 0.2],
      ["psychomotor-slow", 0.4], ["agitation", 0.2], ["drinks-little", 0.3], ["urinary-incontinence", 0.1], ["social-withdrawal", 0.2],
    ],
    cardinal: ["catatonia"],
    against: [
      ["fever", 0.3],
    ],
    risks: [
      ["hx-schizophrenia", 5], ["hx-bipolar", 5], ["hx-depression", 3],
    ],
  },
  {
    id: "body-dysmorphic", name: "Body dysmorphic disorder", synonyms: [],
    icd10: "F45.22", system: "mental", incidence: [3, 2], ages: "0001433210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["appearance-preoccupation", 0.95], ["avoidance", 0.5], ["mood-low", 0.45], ["suicidal-ideation", 0.25],
      ["checking-washing", 0.4],
    ],
    cardinal: ["appearance-preoccupation"],
    against: [
      ["weight-loss", 0.1], ["fear-of-weight", 0.3],
    ],
    risks: [
      ["fhx-mental", 1.8],
    ],
  },
  {
    id: "gender-sexual", name: "Low sexual desire disorder", synonyms: ["sexual dysfunction", "premature ejaculation"],
    icd10: "F52.0", system: "mental", incidence: [4, 3], ages: "0001244322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["libido-low", 0.75], ["ejaculation-premature", 0.35], ["lifelong-pattern", 0.25], ["mood-low", 0.2],
    ],
    cardinal: ["libido-low|ejaculation-premature"],
    against: [
      ["fever", 0.01], ["galactorrhea", 0.05], ["testosterone-low", 0.1], ["penile-curvature", 0.05],
    ],
    risks: [
      ["med-ssri", 4], ["hx-depression", 2], ["postmenopausal", 1.5], ["stressor", 1.5],
    ],
  },
  {
    id: "language-delay", name: "Developmental language or intellectual disability", synonyms: ["speech delay", "learning disability"],
    icd10: "F80.9", system: "mental", incidence: [4, 3], ages: "1343100000", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["speech-delay", 0.85], ["developmental-delay", 0.85], ["learning-difficulty", 0.6],
      ["school-decline", 0.4], ["vision-near", 0.3], ["well-appearing", 0.5],
    ],
    cardinal: ["speech-delay|developmental-delay|learning-difficulty"],
    against: [
      ["social-communication-child", 0.2], ["developmental-regression", 0.05], ["eye-contact-poor", 0.1],
      ["hearing-loss", 0.3], ["fever", 0.01],
    ],
    risks: [
      ["newborn-premature", 2.5], ["fhx-neuro-inherited", 2],
    ],
  },
  {
    id: "encopresis", name: "Encopresis", synonyms: [],
    icd10: "F98.1", system: "mental", incidence: [3, 2], ages: "0124310000", female: 0.2, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fecal-incontinence", 0.95], ["constipation", 0.85], ["abdominal-pain", 0.35],
      ["urinary-incontinence", 0.15],
    ],
    cardinal: ["fecal-incontinence"],
    against: [
      ["weight-loss", 0.05], ["fever", 0.02], ["saddle-anesthesia", 0.01], ["diarrhea-bloody", 0.02],
      ["meconium-delayed", 0.05],
    ],
    risks: [
      ["stressor", 1.6],
    ],
  },
  {
    id: "pica-arfid", name: "Pica or avoidant restrictive food intake disorder", synonyms: ["ARFID"],
    icd10: "F98.3", system: "mental", incidence: [2, 1], ages: "1233222100", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["pica", 0.6], ["weight-loss", 0.25], ["failure-to-thrive", 0.3], ["food-avoidance", 0.55],
      ["ferritin-low", 0.4], ["underweight", 0.3], ["constipation", 0.15],
    ],
    cardinal: ["pica|food-avoidance"],
    against: [
      ["fear-of-weight", 0.02], ["fever", 0.01], ["vomiting", 0.2],
    ],
    risks: [
      ["developmental-delay", 3], ["pregnant", 2], ["hx-anxiety", 2],
    ],
  },
  {
    id: "burnout", name: "Burnout and sleep deprivation", synonyms: ["exhaustion", "insufficient sleep"],
    icd10: "Z73.0", system: "mental", incidence: [5, 4], ages: "0001344311", female: 0.57, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.85], ["emotional-exhaustion", 0.85], ["insomnia", 0.5], ["irritability", 0.5],
      ["concentration-poor", 0.5], ["stressor", 0.75], ["anhedonia", 0.15], ["headache", 0.25],
      ["mood-low", 0.3],
    ],
    cardinal: ["fatigue|emotional-exhaustion"],
    against: [
      ["suicidal-ideation", 0.1], ["weight-loss", 0.1], ["fever", 0.02], ["delusions", 0.01],
      ["hemoglobin-low", 0.1], ["tsh-high", 0.1], ["hopelessness", 0.3],
    ],
    risks: [
      ["healthcare-worker", 1.6],
    ],
  },
  {
    id: "rett", name: "Rett syndrome", synonyms: [],
    icd10: "F84.2", system: "mental", incidence: [1, 0], ages: "1343211000", female: 0.99, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["developmental-regression", 0.95], ["hand-wringing", 0.9], ["microcephaly", 0.65], ["seizure", 0.6],
      ["gait-ataxia", 0.6], ["hyperventilation", 0.45], ["social-communication-child", 0.55],
      ["speech-delay", 0.75], ["scoliosis-sign", 0.4],
    ],
    cardinal: ["developmental-regression|hand-wringing"],
    against: [
      ["fever", 0.02],
    ],
  },
  {
    id: "cyclothymia", name: "Cyclothymic disorder", synonyms: ["cyclothymia"],
    icd10: "F34.0", system: "mental", incidence: [2, 1], ages: "0001343210", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["mood-low", 0.8], ["mood-elevated", 0.6], ["irritability", 0.4], ["sleep-need-reduced", 0.3], ["over-6-months", 0.5], ["lifelong-pattern", 0.3],
    ],
    cardinal: ["mood-low|mood-elevated"],
    against: [["delusions", 0.1], ["hallucinations-auditory", 0.1], ["suicidal-ideation", 0.5]],
    risks: [["fhx-mental", 3], ["hx-bipolar", 2]],
  },
  {
    id: "bipolar-depression", name: "Bipolar depression", synonyms: ["bipolar II disorder"],
    icd10: "F31.81", system: "mental", incidence: [3, 2], ages: "0001344321", female: 0.55, urgency: "same-day",
    course: { recurrent: 0.9, subacute: 0.5 },
    findings: [
      ["mood-low", 0.95], ["anhedonia", 0.6], ["mood-elevated", 0.5], ["hypersomnia", 0.4], ["sleep-need-reduced", 0.4], ["fatigue", 0.5], ["suicidal-ideation", 0.35], ["irritability", 0.4], ["pressured-speech", 0.25], ["similar-episode-before", 0.5],
      ["poor-self-care", 0.15],
    ],
    cardinal: ["mood-low"],
    against: [["weight-loss", 0.6]],
    risks: [["hx-bipolar", 15], ["fhx-mental", 3]],
  },
  {
    id: "selective-mutism", name: "Selective mutism", synonyms: [],
    icd10: "F94.0", system: "mental", incidence: [2, 1], ages: "0014421000", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["social-fear", 0.8], ["speech-delay", 0.1], ["social-withdrawal", 0.6], ["anxiety", 0.8], ["school-refusal", 0.2],
    ],
    cardinal: ["social-fear|social-withdrawal"],
    against: [["hearing-loss", 0.2], ["developmental-delay", 0.3]],
    risks: [["fhx-mental", 2]],
  },
  {
    id: "trichotillomania", name: "Trichotillomania", synonyms: ["hair-pulling disorder", "excoriation disorder"],
    icd10: "F63.3", system: "mental", incidence: [2, 1], ages: "0013442210", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hair-pulling", 0.9], ["hair-loss-patchy", 0.7], ["hair-loss", 0.7], ["anxiety", 0.4],
    ],
    cardinal: ["hair-pulling|hair-loss-patchy"],
    against: [["scalp-scaly-hair-broken", 0.4], ["itching", 0.4]],
    risks: [["hx-anxiety", 2], ["hx-depression", 1.5]],
  },
  {
    id: "hoarding-disorder", name: "Hoarding disorder", synonyms: [],
    icd10: "F42.3", system: "mental", incidence: [2, 1], ages: "0000123443", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["obsessions", 0.4], ["anxiety", 0.4], ["social-withdrawal", 0.4], ["avoidance", 0.2], ["over-6-months", 0.6],
    ],
    cardinal: ["obsessions|social-withdrawal|anxiety"],
    against: [["hallucinations-auditory", 0.1]],
  },
  {
    id: "gambling-impulse-disorder", name: "Gambling or impulse-control disorder", synonyms: ["intermittent explosive disorder", "kleptomania"],
    icd10: "F63.0", system: "mental", incidence: [2, 1], ages: "0001244321", female: 0.3, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["gambling", 0.8],
      ["law-breaking", 0.4], ["irritability", 0.5], ["anxiety", 0.3], ["mood-low", 0.3], ["drug-craving", 0.2], ["relationships-unstable", 0.3],
    ],
    cardinal: ["law-breaking|irritability"],
    against: [["delusions", 0.2]],
    risks: [["levodopa-response", 4], ["hx-parkinson", 2], ["alcohol-use-heavy", 2]],
  },
  {
    id: "fetal-alcohol-syndrome", name: "Fetal alcohol syndrome", synonyms: [],
    icd10: "Q86.0", system: "mental", incidence: [2, 1], ages: "2344310000", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["face-unusual", 0.8], ["developmental-delay", 0.7], ["short-stature", 0.5], ["learning-difficulty", 0.6], ["microcephaly", 0.5], ["inattention-hyperactivity", 0.5], ["murmur", 0.15], ["failure-to-thrive", 0.4],
    ],
    cardinal: ["face-unusual|developmental-delay|learning-difficulty"],
    against: [["fever", 0.2]],
    risks: [["drugs-in-pregnancy", 5], ["alcohol-use-heavy", 4]],
  },
  {
    id: "fragile-x", name: "Fragile X syndrome", synonyms: [],
    icd10: "Q99.2", system: "mental", incidence: [0, 0], ages: "1344321000", female: 0.25, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["learning-difficulty", 0.9], ["developmental-delay", 0.8], ["face-unusual", 0.7], ["testicular-mass", 0.2], ["social-communication-child", 0.5], ["inattention-hyperactivity", 0.6], ["loose-joints", 0.4], ["speech-delay", 0.6]],
    cardinal: ["learning-difficulty|developmental-delay"],
    risks: [["fhx-mental", 2]],
  },
  {
    id: "rem-sleep-behavior", name: "REM sleep behavior disorder", synonyms: ["RBD", "acting out dreams"],
    icd10: "G47.52", system: "mental", incidence: [3, 1], ages: "0000012443", female: 0.25, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dream-enactment", 0.95], ["dream-vivid", 0.5], ["insomnia", 0.15], ["smell-loss", 0.25],
      ["constipation", 0.25], ["memory-loss", 0.1],
    ],
    cardinal: ["dream-enactment"],
    against: [
      ["sleepwalking", 0.2], ["seizure", 0.1], ["tongue-bite", 0.1], ["cataplexy", 0.05],
    ],
    risks: [
      ["hx-parkinson", 4], ["fhx-neuro-inherited", 1.5], ["med-ssri", 2.5],
    ],
  },
  {
    id: "sleep-paralysis", name: "Recurrent sleep paralysis", synonyms: ["isolated sleep paralysis"],
    icd10: "G47.53", system: "mental", incidence: [3, 1], ages: "0001344210", urgency: "self-care",
    course: { recurrent: 0.95 },
    findings: [
      ["sleep-paralysis", 0.97], ["hallucinations-visual", 0.25], ["anxiety", 0.35], ["lasting-minutes", 0.4],
      ["fear-of-dying", 0.2], ["choking-sensation", 0.15],
    ],
    cardinal: ["sleep-paralysis"],
    against: [
      ["cataplexy", 0.02], ["sleep-attacks", 0.05], ["hypersomnia", 0.2], ["weakness-focal", 0.05],
      ["seizure", 0.05], ["weakness-proximal", 0.05], ["potassium-low", 0.02],
    ],
    risks: [
      ["insomnia", 1.5], ["stressor", 1.5], ["job-loss-or-money-worries", 1.2],
    ],
  },
  {
    id: "circadian-rhythm-disorder", name: "Circadian rhythm sleep disorder", synonyms: ["jet lag", "shift work disorder", "delayed sleep phase syndrome"],
    icd10: "G47.20", system: "mental", incidence: [4, 2], ages: "0001444322", urgency: "self-care",
    course: { chronic: 0.7, acute: 0.3, recurrent: 0.5 },
    findings: [
      ["insomnia", 0.85], ["sleep-time-shifted", 0.85], ["hypersomnia", 0.6], ["fatigue", 0.5],
      ["concentration-poor", 0.4], ["irritability", 0.3], ["school-decline", 0.2], ["mood-low", 0.2],
    ],
    cardinal: ["sleep-time-shifted"],
    against: [
      ["apnea-sleep", 0.1], ["cataplexy", 0.02], ["sleep-attacks", 0.2], ["fever", 0.05],
    ],
    risks: [
      ["flight-altitude-dive", 2], ["travel-abroad", 2.5],
    ],
    requires: ["sleep-time-shifted|travel-abroad"],
  },
  {
    id: "drug-akathisia", name: "Akathisia from a drug", synonyms: ["drug-induced akathisia"],
    icd10: "G25.71", system: "mental", incidence: [1, 2], ages: "0001344322", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.7 },
    findings: [
      ["akathisia", 0.95], ["anxiety", 0.4], ["insomnia", 0.35], ["paces-around", 0.4], ["restless-legs", 0.2],
      ["suicidal-ideation", 0.1],
    ],
    cardinal: ["akathisia"],
    against: [
      ["fever", 0.03], ["inattention-hyperactivity", 0.05], ["rigidity-lead-pipe", 0.03], ["confusion", 0.05],
    ],
    risks: [
      ["antipsychotic-drug", 12], ["med-new", 2], ["med-ssri", 3], ["serotonergic-drug", 3],
    ],
    requires: ["antipsychotic-drug|med-ssri|serotonergic-drug|med-new|medication"],
  },
  {
    id: "antidepressant-discontinuation", name: "Antidepressant discontinuation syndrome", synonyms: ["SSRI discontinuation syndrome", "SSRI withdrawal"],
    icd10: "T43.205A", system: "mental", incidence: [4, 2], ages: "0001344322", female: 0.65, urgency: "routine",
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["electric-shock-feelings", 0.6], ["dizziness", 0.75], ["nausea", 0.5], ["insomnia", 0.45],
      ["anxiety", 0.5], ["irritability", 0.5], ["headache", 0.4], ["tingling", 0.4], ["fatigue", 0.4],
      ["dream-vivid", 0.35], ["vertigo", 0.2], ["sweating", 0.3], ["myalgia", 0.25],
    ],
    cardinal: ["dizziness|electric-shock-feelings|insomnia|nausea"],
    against: [
      ["fever", 0.03], ["rigidity", 0.02], ["clonus", 0.01], ["weakness-focal", 0.02], ["hearing-loss", 0.03],
      ["vertigo-positional", 0.2], ["myoclonus", 0.05],
    ],
    risks: [
      ["med-ssri-stopped", 60],
    ],
    requires: ["med-ssri-stopped"],
  },
  {
    id: "caffeine-withdrawal", name: "Caffeine withdrawal", synonyms: ["caffeine withdrawal headache"],
    icd10: "F15.93", system: "mental", incidence: [3, 2], ages: "0000144321", urgency: "self-care",
    course: { acute: 0.95 },
    findings: [
      ["headache", 0.85], ["fatigue", 0.6], ["drowsiness", 0.35], ["irritability", 0.45],
      ["concentration-poor", 0.4], ["mood-low", 0.2], ["nausea", 0.2], ["myalgia", 0.15],
    ],
    cardinal: ["headache|fatigue"],
    against: [
      ["fever", 0.05], ["neck-stiffness", 0.02], ["headache-thunderclap", 0.01], ["headache-aura", 0.05],
      ["weakness-focal", 0.01],
    ],
    risks: [
      ["caffeine-stopped", 60],
    ],
    requires: ["caffeine-stopped"],
  },
  {
    id: "stuttering", name: "Stuttering", synonyms: ["childhood-onset fluency disorder", "stammering"],
    icd10: "F80.81", system: "mental", incidence: [3, 0], ages: "0143321000", female: 0.25, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["stutter", 0.98], ["anxiety", 0.2], ["social-fear", 0.15], ["speech-disturbance", 0.3],
    ],
    cardinal: ["stutter"],
    against: [
      ["weakness-focal", 0.02], ["onset-sudden", 0.1], ["seizure", 0.05], ["developmental-regression", 0.03],
      ["facial-droop", 0.01],
    ],
    requires: ["stutter"],
  },
  {
    id: "paraphilia", name: "Paraphilic disorder", synonyms: ["exhibitionistic disorder", "voyeuristic disorder", "pedophilic disorder", "fetishistic disorder", "frotteuristic disorder", "paraphilia", "transvestic disorder"],
    icd10: "F65.9", system: "mental", incidence: [2, 0], ages: "0001333321", female: 0.05, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["sexual-urges-unusual", 0.97], ["law-breaking", 0.3], ["relationships-unstable", 0.2],
      ["mood-low", 0.2],
    ],
    cardinal: ["sexual-urges-unusual"],
    against: [
      ["confusion", 0.05], ["memory-loss", 0.1],
    ],
    requires: ["sexual-urges-unusual"],
  },
  {
    id: "dmdd", name: "Disruptive mood dysregulation disorder", synonyms: ["DMDD"],
    icd10: "F34.81", system: "mental", incidence: [2, 1], ages: "0013410000", female: 0.35, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["temper-outbursts", 0.9], ["irritability", 0.9], ["defiance", 0.4], ["school-decline", 0.3],
      ["over-6-months", 0.4], ["inattention-hyperactivity", 0.35], ["anxiety", 0.2],
    ],
    cardinal: ["temper-outbursts|irritability"],
    against: [
      ["grandiosity", 0.02], ["sleep-need-reduced", 0.03], ["law-breaking", 0.2],
      ["hallucinations-auditory", 0.02], ["seizure", 0.03],
    ],
    requires: ["temper-outbursts|irritability"],
  },
  {
    id: "reactive-attachment", name: "Reactive attachment disorder", synonyms: [],
    icd10: "F94.1", system: "mental", incidence: [1, 0], ages: "0144100000", urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["seeks-no-comfort", 0.85], ["social-withdrawal", 0.7], ["mother-infant-stress-family-violence", 0.5],
      ["mood-low", 0.2], ["developmental-delay", 0.3], ["irritable-child", 0.3],
    ],
    cardinal: ["seeks-no-comfort|social-withdrawal"],
    against: [
      ["tics", 0.2],
    ],
    risks: [
      ["trauma-psychological", 3], ["early-neglect", 15],
    ],
    requires: ["early-neglect|mother-infant-stress-family-violence|trauma-psychological"],
  },
  {
    id: "developmental-coordination", name: "Developmental coordination disorder", synonyms: ["dyspraxia"],
    icd10: "F82", system: "mental", incidence: [2, 0], ages: "0134210000", female: 0.3, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["poor-coordination", 0.85], ["clumsy-on-finger-nose-or-rapid-movements", 0.2], ["school-decline", 0.3],
      ["learning-difficulty", 0.3], ["low-self-esteem", 0.25], ["drops-things", 0.4],
      ["developmental-delay", 0.25], ["inattention-hyperactivity", 0.3],
    ],
    cardinal: ["poor-coordination|drops-things|developmental-delay"],
    against: [
      ["developmental-regression", 0.02], ["seizure", 0.1], ["gowers-sign", 0.02],
      ["reflexes-increased", 0.05], ["headache", 0.1], ["onset-sudden", 0.02], ["nystagmus", 0.05],
    ],
    risks: [
      ["newborn-premature", 3], ["hx-adhd", 3], ["hx-autism", 2],
    ],
  },
  {
    id: "idiopathic-hypersomnia", name: "Idiopathic hypersomnia", synonyms: ["primary hypersomnia"],
    icd10: "G47.11", system: "mental", incidence: [1, 0], ages: "0012443100", female: 0.6, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["hypersomnia", 0.98], ["unrefreshing-sleep", 0.8], ["sleep-attacks", 0.35], ["concentration-poor", 0.4],
      ["headache", 0.3], ["fatigue", 0.5],
    ],
    cardinal: ["hypersomnia"],
    against: [
      ["cataplexy", 0.01], ["apnea-sleep", 0.05], ["fever", 0.05], ["tsh-high", 0.1], ["insomnia", 0.2],
    ],
  },
] satisfies readonly Condition[];
