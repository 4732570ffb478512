import type { Condition } from "../../symptoms.schema.ts";

export const cardiovascularConditions = [
  {
    id: "acute-myocardial-infarction", name: "Acute myocardial infarction", synonyms: ["heart attack", "STEMI", "NSTEMI", "acute coronary syndrome"],
    icd10: "I21.9", system: "cardiovascular", incidence: [3, 5], ages: "0000012344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.4 },
    findings: [
      ["chest-pain", 0.85], ["chest-pain-pressure", 0.65], ["chest-pain-at-rest", 0.5],
      ["chest-pain-radiating-arm", 0.5], ["jaw-pain", 0.2], ["chest-pain-exertional", 0.25],
      ["onset-sudden", 0.5], ["sweating", 0.5], ["dyspnea", 0.45], ["nausea", 0.4],
      ["vomiting", 0.2], ["pallor", 0.2], ["anxiety", 0.2], ["weakness-generalized", 0.2],
      ["fatigue", 0.2], ["syncope", 0.1], ["presyncope", 0.2], ["abdominal-pain-epigastric", 0.15],
      ["chest-pain-burning", 0.1], ["chest-pain-radiating-back", 0.1], ["ecg-st-elevation", 0.4],
      ["ecg-st-depression", 0.4], ["troponin-high", 0.95], ["tachycardia", 0.3],
      ["hypotension", 0.1], ["crackles", 0.2], ["s4", 0.2], ["s3-gallop", 0.1], ["shock", 0.05],
      ["sudden-death-witnessed", 0.05], ["bradycardia", 0.1], ["arm-pain", 0.3],
      ["shoulder-pain", 0.1], ["neck-pain", 0.1], ["dyspepsia", 0.1], ["heartburn", 0.08],
    ],
    cardinal: ["chest-pain|jaw-pain|arm-pain|abdominal-pain-epigastric|dyspnea|ecg-st-elevation|troponin-high"],
    against: [
      ["chest-pain-pleuritic", 0.3], ["chest-pain-reproducible", 0.3], ["chest-pain-positional", 0.3],
      ["chest-pain-brief", 0.3], ["troponin-normal", 0.15], ["ecg-normal", 0.3], ["fever", 0.4],
      ["friction-rub", 0.2], ["ecg-diffuse-st-elevation", 0.2], ["rash", 0.2],
    ],
    risks: [
      ["hx-coronary-disease", 4], ["hx-diabetes", 2], ["hx-hypertension", 1.8], ["smoking", 2],
      ["hx-hypercholesterolemia", 1.8], ["fhx-heart-early", 1.8], ["hx-peripheral-artery", 3],
      ["stimulant-use", 3],
    ],
  },
  {
    id: "unstable-angina", name: "Unstable angina", synonyms: ["acute coronary syndrome without infarction"],
    icd10: "I20.0", system: "cardiovascular", incidence: [3, 5], ages: "0000012344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.6, recurrent: 0.3 },
    findings: [
      ["chest-pain", 0.95], ["chest-pain-pressure", 0.75], ["chest-pain-at-rest", 0.65],
      ["chest-pain-exertional", 0.45], ["chest-pain-radiating-arm", 0.4], ["jaw-pain", 0.2], ["dyspnea", 0.35],
      ["sweating", 0.25], ["nausea", 0.2], ["episodic", 0.35], ["chest-pain-rest-relief", 0.15],
      ["ecg-st-depression", 0.35], ["troponin-normal", 0.7], ["ecg-normal", 0.35], ["fatigue", 0.15],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["troponin-high", 0.1], ["ecg-st-elevation", 0.15], ["chest-pain-pleuritic", 0.2],
      ["chest-pain-reproducible", 0.3], ["fever", 0.2], ["cough", 0.4],
    ],
    risks: [
      ["hx-coronary-disease", 6], ["hx-diabetes", 2], ["hx-hypertension", 1.8], ["smoking", 2],
      ["hx-hypercholesterolemia", 2], ["fhx-heart-early", 1.6],
    ],
  },
  {
    id: "stable-angina", name: "Stable angina", synonyms: ["angina pectoris", "chronic coronary syndrome"],
    icd10: "I20.89", system: "cardiovascular", incidence: [4, 4], ages: "0000012344", female: 0.33, urgency: "same-day",
    course: { chronic: 0.8, recurrent: 0.7, subacute: 0.3 },
    findings: [
      ["chest-pain", 0.9], ["chest-pain-exertional", 0.9], ["chest-pain-rest-relief", 0.8],
      ["chest-pain-pressure", 0.7], ["worse-exertion", 0.6], ["chest-pain-radiating-arm", 0.3],
      ["jaw-pain", 0.1], ["dyspnea-exertional", 0.35], ["dyspnea", 0.35], ["episodic", 0.4],
      ["chest-pain-brief", 0.2], ["ecg-normal", 0.45], ["troponin-normal", 0.6], ["nitroglycerin-relief", 0.4],
      ["s4", 0.1],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["chest-pain-at-rest", 0.2], ["onset-sudden", 0.4], ["troponin-high", 0.05], ["ecg-st-elevation", 0.05],
      ["chest-pain-pleuritic", 0.2], ["chest-pain-reproducible", 0.3], ["fever", 0.1],
    ],
    risks: [
      ["hx-coronary-disease", 5], ["hx-diabetes", 2], ["hx-hypertension", 2], ["smoking", 2],
      ["hx-hypercholesterolemia", 2.2], ["fhx-heart-early", 1.8],
    ],
  },
  {
    id: "vasospastic-angina", name: "Vasospastic angina", synonyms: ["Prinzmetal angina", "variant angina"],
    icd10: "I20.1", system: "cardiovascular", incidence: [2, 2], ages: "0000123433", urgency: "same-day",
    course: { recurrent: 0.9, acute: 0.3 },
    findings: [
      ["chest-pain", 0.95], ["chest-pain-at-rest", 0.85], ["worse-night", 0.55], ["episodic", 0.65],
      ["chest-pain-pressure", 0.6], ["ecg-st-elevation", 0.45], ["nitroglycerin-relief", 0.5],
      ["troponin-normal", 0.6], ["syncope", 0.1], ["palpitations", 0.15], ["sweating", 0.25], ["raynaud", 0.1],
      ["troponin-high", 0.1],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["chest-pain-exertional", 0.4], ["chest-pain-pleuritic", 0.2], ["fever", 0.1],
    ],
    risks: [
      ["smoking", 2.5], ["stimulant-use", 4],
    ],
  },
  {
    id: "heart-failure", name: "Chronic heart failure", synonyms: ["congestive heart failure", "cardiac failure"],
    icd10: "I50.9", system: "cardiovascular", incidence: [4, 4], ages: "1110012344", urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["dyspnea", 0.9], ["dyspnea-exertional", 0.85], ["orthopnea", 0.5],
      ["paroxysmal-nocturnal-dyspnea", 0.35], ["edema-leg", 0.6], ["edema-leg-bilateral", 0.5],
      ["fatigue", 0.65], ["weight-gain-rapid", 0.2], ["weight-gain", 0.25], ["jugular-distension", 0.4],
      ["crackles", 0.45], ["s3-gallop", 0.2], ["displaced-apex", 0.2], ["hepatojugular-reflux", 0.2],
      ["hepatomegaly", 0.1], ["ascites", 0.1], ["bnp-high", 0.9], ["echo-low-ef", 0.5],
      ["xray-cardiomegaly", 0.45], ["xray-pulmonary-edema", 0.35], ["xray-pleural-effusion", 0.25],
      ["cough", 0.3], ["cough-nocturnal", 0.2], ["nocturia", 0.25], ["palpitations", 0.15],
      ["pulse-irregular", 0.2], ["murmur", 0.25], ["tachycardia", 0.2], ["ecg-lvh", 0.2],
      ["dyspnea-progressive", 0.45], ["appetite-loss", 0.15], ["worse-exertion", 0.5],
    ],
    cardinal: ["dyspnea|edema-leg|fatigue"],
    against: [
      ["fever", 0.2], ["chest-pain-pleuritic", 0.3], ["sputum-purulent", 0.3], ["edema-leg-unilateral", 0.3],
    ],
    risks: [
      ["hx-coronary-disease", 5], ["hx-heart-failure", 20], ["hx-hypertension", 2.5], ["hx-diabetes", 2],
      ["hx-atrial-fibrillation", 3], ["alcohol-use-heavy", 1.6], ["chemotherapy", 2],
    ],
  },
  {
    id: "acute-heart-failure", name: "Acute decompensated heart failure", synonyms: ["flash pulmonary edema"],
    icd10: "I50.21", system: "cardiovascular", incidence: [3, 5], ages: "1110012244", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.7 },
    findings: [
      ["dyspnea", 0.95], ["orthopnea", 0.65], ["dyspnea-sudden", 0.45], ["paroxysmal-nocturnal-dyspnea", 0.45],
      ["respiratory-distress", 0.55], ["crackles", 0.75], ["hypoxia", 0.55], ["tachypnea", 0.65],
      ["tachycardia", 0.5], ["edema-leg-bilateral", 0.55], ["edema-leg", 0.6], ["jugular-distension", 0.5],
      ["s3-gallop", 0.3], ["sputum-frothy", 0.15], ["cough", 0.35], ["sweating", 0.3], ["wheezing", 0.25],
      ["bnp-high", 0.95], ["xray-pulmonary-edema", 0.75], ["xray-cardiomegaly", 0.6],
      ["xray-pleural-effusion", 0.3], ["chest-pain", 0.25], ["hypertension", 0.45],
      ["weight-gain-rapid", 0.25], ["echo-low-ef", 0.5], ["pulse-irregular", 0.25], ["anxiety", 0.15],
      ["cyanosis", 0.1],
    ],
    cardinal: ["dyspnea"],
    against: [
      ["fever", 0.3], ["sputum-purulent", 0.3], ["chest-pain-pleuritic", 0.3], ["lungs-clear", 0.2],
    ],
    risks: [
      ["hx-heart-failure", 20], ["hx-coronary-disease", 5], ["hx-hypertension", 2.5],
      ["hx-atrial-fibrillation", 3], ["hx-kidney-disease", 2.5], ["hx-diabetes", 1.8],
    ],
  },
  {
    id: "atrial-fibrillation", name: "Atrial fibrillation", synonyms: ["AF", "atrial flutter"],
    icd10: "I48.91", system: "cardiovascular", incidence: [4, 4], ages: "0000012244", female: 0.43, urgency: "same-day",
    course: { acute: 0.6, recurrent: 0.6, chronic: 0.5 },
    findings: [
      ["palpitations", 0.65], ["pulse-irregular", 0.9], ["ecg-atrial-fibrillation", 0.9], ["ecg-flutter", 0.1],
      ["tachycardia", 0.6], ["dyspnea", 0.4], ["dyspnea-exertional", 0.3], ["fatigue", 0.4],
      ["presyncope", 0.3], ["dizziness", 0.25], ["chest-pain", 0.25], ["onset-sudden", 0.25],
      ["episodic", 0.3],
    ],
    cardinal: ["palpitations|pulse-irregular|ecg-atrial-fibrillation|ecg-flutter"],
    against: [
      ["ecg-narrow-tachycardia", 0.2], ["ecg-normal", 0.3], ["fever", 0.4],
    ],
    risks: [
      ["hx-hypertension", 2], ["hx-heart-failure", 3], ["hx-valve-disease", 4], ["alcohol-use-heavy", 2],
      ["hx-thyroid", 2], ["hx-coronary-disease", 2], ["hx-sleep-apnea", 1.8], ["hx-atrial-fibrillation", 15],
      ["hx-copd", 1.5],
    ],
  },
  {
    id: "paroxysmal-svt", name: "Paroxysmal supraventricular tachycardia", synonyms: ["SVT", "AVNRT", "AVRT"],
    icd10: "I47.10", system: "cardiovascular", incidence: [2, 4], ages: "2223344444", female: 0.6, urgency: "emergency",
    course: { hyperacute: 0.8, recurrent: 0.7 },
    findings: [
      ["palpitations", 0.95], ["onset-sudden", 0.75], ["palpitations-sudden-stop", 0.6], ["episodic", 0.55],
      ["tachycardia", 0.9], ["ecg-narrow-tachycardia", 0.9], ["presyncope", 0.45], ["dizziness", 0.3],
      ["chest-pain", 0.3], ["dyspnea", 0.35], ["anxiety", 0.25], ["syncope", 0.1], ["polyuria", 0.1],
      ["sweating", 0.15], ["similar-episode-before", 0.5], ["sweats-feeding", 0.05],
    ],
    cardinal: ["palpitations"],
    against: [
      ["pulse-irregular", 0.1], ["ecg-atrial-fibrillation", 0.05], ["fever", 0.2],
      ["ecg-wide-tachycardia", 0.2],
    ],
    risks: [
      ["caffeine-high", 1.5], ["stimulant-use", 1.5],
    ],
  },
  {
    id: "wolff-parkinson-white", name: "Wolff-Parkinson-White syndrome", synonyms: ["pre-excitation"],
    icd10: "I45.6", system: "cardiovascular", incidence: [2, 2], ages: "2233444322", female: 0.4, urgency: "same-day", dangerous: true,
    course: { recurrent: 0.8, hyperacute: 0.6, chronic: 0.3 },
    findings: [
      ["palpitations", 0.75], ["palpitations-sudden-stop", 0.45], ["onset-sudden", 0.6], ["episodic", 0.6],
      ["ecg-delta-wave", 0.9], ["tachycardia", 0.55], ["ecg-narrow-tachycardia", 0.3],
      ["ecg-wide-tachycardia", 0.1], ["presyncope", 0.35], ["syncope", 0.2], ["chest-pain", 0.15],
      ["dyspnea", 0.2], ["dizziness", 0.25],
    ],
    cardinal: ["palpitations|ecg-delta-wave|syncope"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["fhx-sudden-death", 3],
    ],
  },
  {
    id: "ventricular-tachycardia", name: "Ventricular tachycardia", synonyms: ["VT"],
    icd10: "I47.20", system: "cardiovascular", incidence: [2, 4], ages: "0000123344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, recurrent: 0.3 },
    findings: [
      ["palpitations", 0.65], ["ecg-wide-tachycardia", 0.9], ["syncope", 0.4], ["syncope-no-warning", 0.25],
      ["presyncope", 0.45], ["tachycardia", 0.9], ["chest-pain", 0.3], ["dyspnea", 0.35],
      ["hypotension", 0.35], ["shock", 0.15], ["onset-sudden", 0.6], ["sweating", 0.2],
      ["sudden-death-witnessed", 0.1], ["echo-low-ef", 0.4], ["confusion", 0.1],
    ],
    cardinal: ["palpitations|syncope|presyncope|ecg-wide-tachycardia"],
    against: [
      ["ecg-narrow-tachycardia", 0.05], ["ecg-normal", 0.3], ["fever", 0.2],
    ],
    risks: [
      ["hx-coronary-disease", 8], ["hx-heart-failure", 8], ["fhx-sudden-death", 4],
    ],
  },
  {
    id: "long-qt-syndrome", name: "Long QT syndrome", synonyms: ["torsades de pointes"],
    icd10: "I45.81", system: "cardiovascular", incidence: [1, 2], ages: "2234443322", female: 0.6, urgency: "emergency", dangerous: true,
    course: { recurrent: 0.8, hyperacute: 0.6 },
    findings: [
      ["syncope", 0.65], ["syncope-no-warning", 0.4], ["syncope-exertional", 0.35], ["ecg-qt-long", 0.9],
      ["palpitations", 0.3], ["seizure", 0.2], ["sudden-death-witnessed", 0.05], ["potassium-low", 0.1],
      ["ecg-wide-tachycardia", 0.15], ["emotional-trigger", 0.2], ["presyncope", 0.3],
    ],
    cardinal: ["syncope|seizure|ecg-qt-long|palpitations"],
    against: [
      ["fever", 0.3],
    ],
    risks: [
      ["fhx-sudden-death", 12], ["med-new", 6],
    ],
  },
  {
    id: "brugada-syndrome", name: "Brugada syndrome", synonyms: [],
    icd10: "I49.8", system: "cardiovascular", incidence: [0, 1], ages: "0000144433", female: 0.11, urgency: "emergency", dangerous: true,
    course: { recurrent: 0.8, hyperacute: 0.6 },
    findings: [
      ["syncope", 0.55], ["syncope-no-warning", 0.4], ["ecg-brugada", 0.9], ["sudden-death-witnessed", 0.15],
      ["worse-night", 0.25], ["fever", 0.2], ["palpitations", 0.2], ["seizure", 0.1], ["apnea-sleep", 0.1],
    ],
    cardinal: ["syncope|ecg-brugada|sudden-death-witnessed|palpitations"],
    risks: [
      ["fhx-sudden-death", 12],
    ],
  },
  {
    id: "bradycardia-heart-block", name: "Atrioventricular block", synonyms: ["complete heart block", "third degree AV block"],
    icd10: "I44.2", system: "cardiovascular", incidence: [2, 3], ages: "1000012244", urgency: "emergency", dangerous: true,
    course: { acute: 0.6, recurrent: 0.5, chronic: 0.3 },
    findings: [
      ["bradycardia", 0.85], ["syncope", 0.45], ["syncope-no-warning", 0.3], ["presyncope", 0.5],
      ["dizziness", 0.4], ["fatigue", 0.45], ["dyspnea-exertional", 0.3], ["dyspnea", 0.3],
      ["ecg-heart-block", 0.95], ["hypotension", 0.25], ["confusion", 0.1],
    ],
    cardinal: ["syncope|presyncope|fatigue|dizziness|dyspnea|bradycardia", "bradycardia|ecg-heart-block|syncope"],
    against: [
      ["tachycardia", 0.1], ["fever", 0.4],
    ],
    risks: [
      ["med-beta-blocker", 3], ["hx-coronary-disease", 3],
    ],
  },
  {
    id: "sick-sinus-syndrome", name: "Sick sinus syndrome", synonyms: ["sinus node dysfunction", "tachy-brady syndrome"],
    icd10: "I49.5", system: "cardiovascular", incidence: [3, 3], ages: "0000001144", urgency: "same-day",
    course: { recurrent: 0.7, chronic: 0.6 },
    findings: [
      ["bradycardia", 0.75], ["palpitations", 0.45], ["syncope", 0.4], ["presyncope", 0.5],
      ["dizziness", 0.45], ["fatigue", 0.4], ["pulse-irregular", 0.3], ["dyspnea-exertional", 0.2],
      ["ecg-atrial-fibrillation", 0.3], ["episodic", 0.4], ["confusion", 0.1],
    ],
    cardinal: ["bradycardia"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["hx-atrial-fibrillation", 4], ["med-beta-blocker", 2], ["hx-coronary-disease", 2],
    ],
  },
  {
    id: "premature-beats", name: "Premature atrial or ventricular beats", synonyms: ["extrasystoles", "ectopic beats", "PVCs"],
    icd10: "I49.40", system: "cardiovascular", incidence: [4, 3], ages: "1112334444", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.5 },
    findings: [
      ["palpitations", 0.85], ["skipped-beats", 0.7], ["pulse-irregular", 0.35], ["chest-pain-brief", 0.1],
      ["anxiety", 0.25], ["well-appearing", 0.3], ["worse-night", 0.15],
    ],
    cardinal: ["palpitations"],
    against: [
      ["syncope", 0.2], ["syncope-exertional", 0.1], ["ecg-narrow-tachycardia", 0.2], ["tachycardia", 0.4],
      ["fever", 0.2], ["chest-pain-exertional", 0.3],
    ],
    risks: [
      ["caffeine-high", 2.5], ["stressor", 2],
    ],
  },
  {
    id: "aortic-dissection", name: "Acute aortic dissection", synonyms: ["dissecting aneurysm"],
    icd10: "I71.00", system: "cardiovascular", incidence: [1, 2], ages: "0000123344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.2 },
    findings: [
      ["chest-pain", 0.8], ["chest-pain-tearing", 0.4], ["chest-pain-radiating-back", 0.5],
      ["back-pain", 0.45], ["onset-sudden", 0.85], ["abdominal-pain", 0.3], ["pulse-deficit-arms", 0.3],
      ["syncope", 0.1], ["hypertension", 0.55], ["hypotension", 0.1], ["murmur-diastolic", 0.3],
      ["sweating", 0.35], ["xray-wide-mediastinum", 0.6], ["weakness-focal", 0.15], ["d-dimer-high", 0.95],
      ["ecg-normal", 0.3], ["nausea", 0.15], ["dyspnea", 0.15], ["ecg-st-elevation", 0.05],
      ["weakness-legs-both", 0.05], ["shock", 0.1],
    ],
    cardinal: ["chest-pain|back-pain|abdominal-pain"],
    against: [
      ["chest-pain-exertional", 0.3], ["chest-pain-reproducible", 0.3], ["fever", 0.2], ["onset-gradual", 0.2],
      ["chest-pain-rest-relief", 0.2], ["cough", 0.4],
    ],
    risks: [
      ["hx-hypertension", 2.5], ["hx-aneurysm", 8], ["hx-marfan", 15], ["family-aneurysm", 8],
      ["pregnant", 1.5], ["stimulant-use", 3], ["hx-valve-disease", 2],
    ],
  },
  {
    id: "abdominal-aortic-aneurysm-rupture", name: "Ruptured abdominal aortic aneurysm", synonyms: ["ruptured AAA"],
    icd10: "I71.30", system: "cardiovascular", incidence: [1, 2], ages: "0000001244", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.2 },
    findings: [
      ["abdominal-pain", 0.8], ["back-pain", 0.6], ["flank-pain", 0.35], ["onset-sudden", 0.75],
      ["hypotension", 0.55], ["shock", 0.45], ["pulsatile-abdominal-mass", 0.45], ["syncope", 0.3],
      ["tachycardia", 0.45], ["pallor", 0.35], ["sweating", 0.35], ["presyncope", 0.3], ["nausea", 0.2],
      ["groin-pain", 0.1], ["abdominal-distension", 0.2], ["hemoglobin-low", 0.4], ["abdominal-bruit", 0.05],
      ["hematuria", 0.1],
    ],
    cardinal: ["abdominal-pain|back-pain|flank-pain|syncope"],
    against: [
      ["fever", 0.2], ["diarrhea", 0.3], ["dysuria", 0.3],
    ],
    risks: [
      ["hx-aneurysm", 40], ["smoking", 2.5], ["hx-hypertension", 1.8], ["hx-coronary-disease", 2],
      ["hx-peripheral-artery", 3],
    ],
  },
  {
    id: "abdominal-aortic-aneurysm", name: "Abdominal aortic aneurysm, unruptured", synonyms: ["AAA"],
    icd10: "I71.40", system: "cardiovascular", incidence: [3, 3], ages: "0000001244", female: 0.2, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["pulsatile-abdominal-mass", 0.6], ["abdominal-pain", 0.2], ["back-pain", 0.2], ["abdominal-bruit", 0.1],
      ["well-appearing", 0.3], ["claudication", 0.1],
    ],
    cardinal: ["pulsatile-abdominal-mass|abdominal-pain|back-pain"],
    against: [
      ["shock", 0.1], ["hypotension", 0.15], ["fever", 0.2],
    ],
    risks: [
      ["smoking", 4], ["hx-hypertension", 1.8], ["hx-coronary-disease", 2], ["hx-peripheral-artery", 3],
      ["family-aneurysm", 4],
    ],
  },
  {
    id: "thoracic-aortic-aneurysm", name: "Thoracic aortic aneurysm", synonyms: [],
    icd10: "I71.20", system: "cardiovascular", incidence: [2, 2], ages: "0000123344", female: 0.33, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["chest-pain", 0.3], ["back-pain", 0.25], ["hoarseness", 0.15], ["dysphagia", 0.1],
      ["murmur-diastolic", 0.2], ["xray-wide-mediastinum", 0.5], ["dyspnea-exertional", 0.2],
      ["stridor", 0.05],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["onset-sudden", 0.4], ["fever", 0.2],
    ],
    risks: [
      ["hx-marfan", 20], ["hx-hypertension", 2], ["smoking", 1.5], ["family-aneurysm", 5],
      ["syphilis-serology", 5],
    ],
  },
  {
    id: "acute-pericarditis", name: "Acute pericarditis", synonyms: ["idiopathic pericarditis", "viral pericarditis"],
    icd10: "I30.9", system: "cardiovascular", incidence: [3, 3], ages: "1122344333", female: 0.33, urgency: "same-day",
    course: { acute: 0.8, subacute: 0.3, recurrent: 0.2 },
    findings: [
      ["trapezius-ridge-pain", 0.2], ["chest-pain", 0.95], ["chest-pain-pleuritic", 0.75], ["chest-pain-sharp", 0.75],
      ["chest-pain-positional", 0.7], ["friction-rub", 0.35], ["ecg-diffuse-st-elevation", 0.65],
      ["fever", 0.35], ["fever-low-grade", 0.3], ["prior-infection-recent", 0.4], ["dyspnea", 0.3],
      ["shoulder-pain", 0.15], ["tachycardia", 0.35], ["esr-crp-high", 0.65],
      ["echo-pericardial-effusion", 0.45], ["troponin-high", 0.25], ["myalgia", 0.15], ["malaise", 0.2],
      ["ecg-st-elevation", 0.65], ["onset-sudden", 0.35], ["worse-supine", 0.5], ["better-leaning-forward", 0.5],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["chest-pain-exertional", 0.2], ["chest-pain-reproducible", 0.4], ["chest-pain-rest-relief", 0.3],
    ],
    risks: [
      ["hx-lupus-autoimmune", 5], ["hx-kidney-disease", 3], ["hx-cancer", 1.5], ["hx-mi-recent", 4],
      ["radiation-therapy", 3],
    ],
  },
  {
    id: "cardiac-tamponade", name: "Cardiac tamponade", synonyms: ["pericardial tamponade", "pericardial effusion with tamponade"],
    icd10: "I31.4", system: "cardiovascular", incidence: [1, 2], ages: "1111233444", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.7, subacute: 0.4 },
    findings: [
      ["dyspnea", 0.9], ["hypotension", 0.55], ["jugular-distension", 0.75], ["muffled-heart-sounds", 0.35],
      ["pulsus-paradoxus", 0.75], ["tachycardia", 0.8], ["echo-pericardial-effusion", 0.97],
      ["ecg-low-voltage", 0.4], ["chest-pain", 0.35], ["xray-cardiomegaly", 0.6], ["shock", 0.35],
      ["lungs-clear", 0.45], ["presyncope", 0.25], ["syncope", 0.1], ["edema-leg", 0.2], ["tachypnea", 0.55],
      ["fatigue", 0.25], ["hepatomegaly", 0.15], ["orthopnea", 0.2],
    ],
    cardinal: ["dyspnea|hypotension|shock|chest-pain|echo-pericardial-effusion"],
    against: [
      ["crackles", 0.4], ["bradycardia", 0.3], ["xray-pulmonary-edema", 0.3],
    ],
    risks: [
      ["hx-cancer", 5], ["hx-kidney-disease", 3], ["chest-injury", 6], ["med-anticoagulant", 2],
      ["hx-lupus-autoimmune", 3], ["tb-exposure", 3],
    ],
  },
  {
    id: "constrictive-pericarditis", name: "Constrictive pericarditis", synonyms: [],
    icd10: "I31.1", system: "cardiovascular", incidence: [1, 1], ages: "0011133444", female: 0.33, urgency: "same-day",
    course: { chronic: 0.9, subacute: 0.2 },
    findings: [
      ["dyspnea-exertional", 0.7], ["edema-leg-bilateral", 0.75], ["ascites", 0.55],
      ["jugular-distension", 0.9], ["hepatojugular-reflux", 0.4], ["hepatomegaly", 0.55], ["fatigue", 0.6],
      ["xray-pericardial-calcification", 0.35], ["abdominal-distension", 0.55], ["lungs-clear", 0.3],
      ["ecg-low-voltage", 0.25], ["pulsus-paradoxus", 0.15],
    ],
    cardinal: ["jugular-distension"],
    risks: [
      ["tb-exposure", 10], ["radiation-therapy", 8],
    ],
  },
  {
    id: "myocarditis", name: "Myocarditis", synonyms: ["viral myocarditis"],
    icd10: "I40.9", system: "cardiovascular", incidence: [1, 2], ages: "3332344322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.5 },
    findings: [
      ["chest-pain", 0.65], ["dyspnea", 0.6], ["prior-infection-recent", 0.6], ["fever", 0.45],
      ["fatigue", 0.5], ["palpitations", 0.35], ["tachycardia", 0.55], ["troponin-high", 0.85],
      ["echo-low-ef", 0.5], ["ecg-st-depression", 0.35], ["ecg-st-elevation", 0.2],
      ["ecg-diffuse-st-elevation", 0.15], ["syncope", 0.1], ["presyncope", 0.15], ["myalgia", 0.25],
      ["edema-leg", 0.15], ["s3-gallop", 0.2], ["crackles", 0.2], ["bnp-high", 0.55], ["hypotension", 0.15],
      ["esr-crp-high", 0.6], ["xray-cardiomegaly", 0.25], ["chest-pain-pleuritic", 0.2], ["poor-feeding", 0.1],
      ["ecg-wide-tachycardia", 0.05], ["shock", 0.1], ["friction-rub", 0.05],
    ],
    cardinal: ["chest-pain|dyspnea|palpitations|fatigue"],
    against: [
      ["troponin-normal", 0.15], ["chest-pain-reproducible", 0.3],
    ],
    risks: [
      ["vaccine-recent", 2], ["stimulant-use", 2],
    ],
  },
  {
    id: "infective-endocarditis", name: "Infective endocarditis", synonyms: ["bacterial endocarditis", "SBE"],
    icd10: "I33.0", system: "cardiovascular", incidence: [1, 2], ages: "1112333344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["fever", 0.9], ["murmur", 0.8], ["murmur-new", 0.4], ["chills", 0.45], ["night-sweats", 0.3],
      ["fatigue", 0.5], ["malaise", 0.45], ["weight-loss", 0.3], ["appetite-loss", 0.3],
      ["splinter-hemorrhages", 0.1], ["janeway-lesions", 0.05], ["osler-nodes", 0.05], ["rash-petechial", 0.2],
      ["blood-culture-positive", 0.9], ["echo-vegetation", 0.75], ["splenomegaly", 0.15], ["joint-pain", 0.25],
      ["back-pain", 0.15], ["dyspnea", 0.3], ["esr-crp-high", 0.75], ["hemoglobin-low", 0.5],
      ["hematuria", 0.3], ["myalgia", 0.2], ["fever-prolonged", 0.35], ["weakness-focal", 0.1],
      ["headache", 0.2], ["cough", 0.2], ["clubbing", 0.05], ["xray-bilateral-infiltrates", 0.1],
      ["wbc-high", 0.4], ["chest-pain-pleuritic", 0.1], ["heart-failure-signs", 0.2],
    ],
    cardinal: ["fever"],
    against: [
      ["chest-pain-exertional", 0.3], ["rash-vesicular", 0.2],
    ],
    risks: [
      ["iv-drug-use", 15], ["prosthetic-valve-device", 15], ["hx-valve-disease", 5], ["dental-procedure", 3],
      ["hx-congenital-heart", 4], ["indwelling-line-catheter", 5], ["hx-kidney-disease", 4],
      ["hx-endocarditis", 15],
    ],
  },
  {
    id: "rheumatic-fever", name: "Acute rheumatic fever", synonyms: [],
    icd10: "I01.9", system: "cardiovascular", incidence: [2, 2], ages: "0124332100", urgency: "same-day",
    course: { acute: 0.5, subacute: 0.7 },
    findings: [
      ["fever", 0.75], ["joint-pain", 0.7], ["joint-migratory", 0.6], ["joint-swelling", 0.65],
      ["joint-polyarthritis-symmetric", 0.65], ["post-streptococcal", 0.8], ["murmur-new", 0.4],
      ["murmur", 0.5], ["chorea", 0.15], ["rash-erythema-marginatum", 0.05], ["chest-pain", 0.15],
      ["dyspnea", 0.15], ["fatigue", 0.3], ["esr-crp-high", 0.75], ["ecg-heart-block", 0.2],
      ["sore-throat", 0.3], ["knee-pain", 0.4], ["tachycardia", 0.3],
    ],
    cardinal: ["fever|joint-pain|chorea|murmur|joint-swelling"],
    risks: [
      ["travel-abroad", 3], ["hx-rheumatic-fever", 15], ["crowded-living", 2],
    ],
  },
  {
    id: "aortic-stenosis", name: "Aortic stenosis", synonyms: ["calcific aortic valve disease"],
    icd10: "I35.0", system: "cardiovascular", incidence: [3, 3], ages: "1110112344", female: 0.43, urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.3 },
    findings: [
      ["dyspnea-exertional", 0.65], ["syncope-exertional", 0.3], ["syncope", 0.3],
      ["chest-pain-exertional", 0.4], ["chest-pain", 0.4], ["murmur", 0.9],
      ["murmur-systolic-ejection-carotids", 0.8], ["fatigue", 0.4], ["presyncope", 0.3],
      ["pulse-weak-delayed", 0.3], ["ecg-lvh", 0.55], ["dyspnea", 0.65], ["s4", 0.15],
      ["heart-failure-signs", 0.2], ["edema-leg", 0.15], ["worse-exertion", 0.4], ["hemoglobin-low", 0.1],
      ["chest-pain-pressure", 0.25],
    ],
    cardinal: ["murmur|murmur-systolic-ejection-carotids|dyspnea-exertional|syncope"],
    against: [
      ["fever", 0.2], ["murmur-diastolic", 0.4], ["murmur-valsalva", 0.2], ["murmur-holosystolic-apex", 0.4],
    ],
    risks: [
      ["hx-valve-disease", 10], ["hx-hypertension", 1.5], ["hx-rheumatic-fever", 3],
    ],
  },
  {
    id: "aortic-regurgitation", name: "Aortic regurgitation", synonyms: ["aortic insufficiency"],
    icd10: "I35.1", system: "cardiovascular", incidence: [2, 2], ages: "0000123344", female: 0.4, urgency: "same-day",
    course: { chronic: 0.8, acute: 0.2 },
    findings: [
      ["murmur-diastolic", 0.8], ["murmur", 0.85], ["dyspnea-exertional", 0.6], ["pulse-pressure-wide", 0.55],
      ["palpitations", 0.35], ["fatigue", 0.4], ["orthopnea", 0.2], ["displaced-apex", 0.35],
      ["chest-pain", 0.15], ["ecg-lvh", 0.45], ["dyspnea", 0.6], ["xray-cardiomegaly", 0.35],
    ],
    cardinal: ["murmur"],
    against: [
      ["fever", 0.4],
    ],
    risks: [
      ["hx-marfan", 8], ["hx-valve-disease", 6], ["hx-rheumatic-fever", 4], ["hx-endocarditis", 4],
      ["syphilis-serology", 5],
    ],
  },
  {
    id: "mitral-regurgitation", name: "Mitral regurgitation", synonyms: ["mitral insufficiency"],
    icd10: "I34.0", system: "cardiovascular", incidence: [3, 3], ages: "0000122344", urgency: "routine",
    course: { chronic: 0.8, acute: 0.2 },
    findings: [
      ["murmur-holosystolic-apex", 0.8], ["murmur", 0.9], ["dyspnea-exertional", 0.6], ["fatigue", 0.5],
      ["orthopnea", 0.25], ["palpitations", 0.3], ["pulse-irregular", 0.25], ["ecg-atrial-fibrillation", 0.25],
      ["s3-gallop", 0.25], ["displaced-apex", 0.25], ["edema-leg", 0.2], ["crackles", 0.2], ["dyspnea", 0.6],
      ["xray-cardiomegaly", 0.3],
    ],
    cardinal: ["murmur"],
    against: [
      ["murmur-diastolic", 0.4], ["fever", 0.4], ["murmur-valsalva", 0.4],
    ],
    risks: [
      ["hx-rheumatic-fever", 4], ["hx-valve-disease", 8], ["hx-coronary-disease", 2], ["hx-heart-failure", 3],
    ],
  },
  {
    id: "mitral-stenosis", name: "Mitral stenosis", synonyms: ["rheumatic mitral stenosis"],
    icd10: "I05.0", system: "cardiovascular", incidence: [2, 2], ages: "0001233433", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.75], ["murmur-diastolic", 0.75], ["murmur", 0.8], ["orthopnea", 0.35],
      ["hemoptysis", 0.15], ["palpitations", 0.35], ["pulse-irregular", 0.4], ["ecg-atrial-fibrillation", 0.4],
      ["fatigue", 0.45], ["malar-flush", 0.1], ["right-ventricular-heave", 0.25], ["edema-leg", 0.2],
      ["paroxysmal-nocturnal-dyspnea", 0.25], ["dyspnea", 0.75], ["crackles", 0.2],
    ],
    cardinal: ["murmur"],
    against: [
      ["murmur-systolic-ejection-carotids", 0.4], ["fever", 0.4],
    ],
    risks: [
      ["hx-rheumatic-fever", 25], ["travel-abroad", 3], ["pregnant", 2],
    ],
  },
  {
    id: "mitral-valve-prolapse", name: "Mitral valve prolapse", synonyms: ["Barlow syndrome"],
    icd10: "I34.1", system: "cardiovascular", incidence: [4, 3], ages: "0012344433", female: 0.6, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.5 },
    findings: [
      ["midsystolic-click", 0.65], ["palpitations", 0.45], ["chest-pain", 0.25], ["chest-pain-sharp", 0.2],
      ["murmur", 0.55], ["murmur-holosystolic-apex", 0.2], ["anxiety", 0.2], ["fatigue", 0.2],
      ["dizziness", 0.2], ["presyncope", 0.15], ["well-appearing", 0.3], ["skipped-beats", 0.25],
    ],
    cardinal: ["midsystolic-click|palpitations|murmur|chest-pain"],
    against: [
      ["fever", 0.2], ["edema-leg", 0.3],
    ],
    risks: [
      ["hx-marfan", 6], ["loose-joints", 4],
    ],
  },
  {
    id: "tricuspid-regurgitation", name: "Tricuspid regurgitation", synonyms: [],
    icd10: "I36.1", system: "cardiovascular", incidence: [2, 2], ages: "0000123344", urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["edema-leg-bilateral", 0.6], ["jugular-distension", 0.65], ["hepatomegaly", 0.35], ["ascites", 0.25],
      ["murmur", 0.75], ["fatigue", 0.5], ["hepatojugular-reflux", 0.3], ["pulse-irregular", 0.35],
      ["abdominal-distension", 0.25], ["dyspnea-exertional", 0.45],
    ],
    cardinal: ["murmur"],
    risks: [
      ["iv-drug-use", 6], ["hx-heart-failure", 3],
    ],
  },
  {
    id: "hypertrophic-cardiomyopathy", name: "Hypertrophic cardiomyopathy", synonyms: ["HOCM", "HCM"],
    icd10: "I42.1", system: "cardiovascular", incidence: [1, 2], ages: "1122344433", urgency: "same-day", dangerous: true,
    course: { chronic: 0.7, recurrent: 0.6 },
    findings: [
      ["syncope-exertional", 0.3], ["syncope", 0.3], ["dyspnea-exertional", 0.55],
      ["chest-pain-exertional", 0.35], ["murmur", 0.6], ["murmur-valsalva", 0.4], ["palpitations", 0.35],
      ["presyncope", 0.3], ["ecg-lvh", 0.65], ["echo-septal-hypertrophy", 0.95], ["s4", 0.25],
      ["chest-pain", 0.35], ["fatigue", 0.25], ["sudden-death-witnessed", 0.05], ["worse-exertion", 0.35],
      ["ecg-st-depression", 0.4], ["well-appearing", 0.2],
    ],
    cardinal: ["syncope|dyspnea-exertional|chest-pain|murmur|palpitations|sudden-death-witnessed"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["fhx-sudden-death", 20], ["athlete", 2],
    ],
  },
  {
    id: "dilated-cardiomyopathy", name: "Dilated cardiomyopathy", synonyms: ["peripartum and alcoholic cardiomyopathy"],
    icd10: "I42.0", system: "cardiovascular", incidence: [2, 2], ages: "2222334444", female: 0.33, urgency: "same-day",
    course: { chronic: 0.7, subacute: 0.5 },
    findings: [
      ["dyspnea-exertional", 0.75], ["dyspnea", 0.75], ["fatigue", 0.6], ["edema-leg-bilateral", 0.45],
      ["orthopnea", 0.4], ["paroxysmal-nocturnal-dyspnea", 0.25], ["echo-low-ef", 0.95],
      ["xray-cardiomegaly", 0.65], ["s3-gallop", 0.3], ["displaced-apex", 0.35], ["jugular-distension", 0.35],
      ["crackles", 0.4], ["palpitations", 0.25], ["syncope", 0.1], ["murmur", 0.3], ["pulse-irregular", 0.2],
      ["bnp-high", 0.8], ["sweats-feeding", 0.05],
    ],
    cardinal: ["dyspnea-exertional"],
    against: [
      ["fever", 0.3],
    ],
    risks: [
      ["alcohol-use-heavy", 5], ["fhx-sudden-death", 8], ["chemotherapy", 5], ["prior-infection-recent", 2],
      ["stimulant-use", 3],
    ],
  },
  {
    id: "restrictive-cardiomyopathy", name: "Restrictive cardiomyopathy", synonyms: ["cardiac amyloidosis", "infiltrative cardiomyopathy"],
    icd10: "I42.5", system: "cardiovascular", incidence: [2, 2], ages: "0000012344", female: 0.33, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.75], ["fatigue", 0.6], ["edema-leg-bilateral", 0.6],
      ["jugular-distension", 0.5], ["ascites", 0.25], ["hepatomegaly", 0.3], ["ecg-low-voltage", 0.4],
      ["tongue-large", 0.1], ["tinel-phalen", 0.2], ["proteinuria", 0.2], ["hypotension-orthostatic", 0.2],
      ["purpura-periorbital", 0.1], ["bnp-high", 0.85], ["numbness-feet", 0.15], ["weight-loss", 0.15],
      ["syncope", 0.1], ["pulse-irregular", 0.25], ["dyspnea", 0.75],
    ],
    cardinal: ["dyspnea-exertional"],
    risks: [
      ["hx-sarcoidosis", 5],
    ],
  },
  {
    id: "peripartum-cardiomyopathy", name: "Peripartum cardiomyopathy", synonyms: [],
    icd10: "O90.3", system: "cardiovascular", incidence: [1, 2], ages: "0000243000", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.5, subacute: 0.7 },
    findings: [
      ["dyspnea", 0.9], ["orthopnea", 0.65], ["paroxysmal-nocturnal-dyspnea", 0.35], ["edema-leg", 0.65],
      ["edema-leg-bilateral", 0.55], ["fatigue", 0.55], ["echo-low-ef", 0.95], ["crackles", 0.5],
      ["tachycardia", 0.5], ["cough", 0.3], ["bnp-high", 0.85], ["chest-pain", 0.15], ["palpitations", 0.25],
      ["jugular-distension", 0.35], ["xray-pulmonary-edema", 0.45], ["s3-gallop", 0.25],
      ["xray-cardiomegaly", 0.45],
    ],
    cardinal: ["dyspnea"],
    against: [
      ["fever", 0.2], ["chest-pain-pleuritic", 0.3],
    ],
    risks: [
      ["postpartum", 8], ["preeclampsia-history", 4], ["multiple-pregnancy", 3],
    ],
    requires: ["pregnant|postpartum"],
  },
  {
    id: "takotsubo", name: "Takotsubo cardiomyopathy", synonyms: ["stress cardiomyopathy", "broken heart syndrome"],
    icd10: "I51.81", system: "cardiovascular", incidence: [1, 2], ages: "0000012344", female: 0.9, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, hyperacute: 0.5 },
    findings: [
      ["chest-pain", 0.8], ["emotional-trigger", 0.55], ["dyspnea", 0.45], ["ecg-st-elevation", 0.4],
      ["ecg-st-depression", 0.45], ["troponin-high", 0.9], ["echo-low-ef", 0.7], ["chest-pain-pressure", 0.45],
      ["syncope", 0.1], ["sweating", 0.2], ["onset-sudden", 0.55], ["nausea", 0.2], ["ecg-qt-long", 0.3],
    ],
    cardinal: ["chest-pain|dyspnea"],
    against: [
      ["fever", 0.3], ["ecg-normal", 0.2], ["troponin-normal", 0.1],
    ],
    risks: [
      ["postmenopausal", 3], ["stressor", 4],
    ],
  },
  {
    id: "essential-hypertension", name: "Essential hypertension", synonyms: ["high blood pressure"],
    icd10: "I10", system: "cardiovascular", incidence: [5, 4], ages: "0001223344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hypertension", 0.95], ["headache", 0.2], ["well-appearing", 0.45], ["ecg-lvh", 0.1], ["obesity", 0.3],
      ["s4", 0.05], ["proteinuria", 0.05],
    ],
    cardinal: ["hypertension"],
    against: [
      ["hypertension-severe", 0.4], ["hypotension", 0.01], ["papilledema", 0.1], ["fever", 0.3],
      ["chest-pain", 0.4], ["syncope", 0.4], ["potassium-low", 0.3], ["confusion", 0.1],
    ],
    risks: [
      ["hx-diabetes", 1.8], ["alcohol-use-heavy", 1.4], ["hx-hypertension", 6],
    ],
  },
  {
    id: "hypertensive-emergency", name: "Hypertensive emergency", synonyms: ["malignant hypertension", "hypertensive crisis"],
    icd10: "I16.1", system: "cardiovascular", incidence: [2, 4], ages: "0011223344", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.7 },
    findings: [
      ["hypertension-severe", 0.95], ["hypertension", 0.97], ["headache", 0.5], ["headache-severe", 0.2],
      ["vision-blurred", 0.3], ["vision-loss", 0.1], ["chest-pain", 0.25], ["dyspnea", 0.3],
      ["confusion", 0.2], ["papilledema", 0.25], ["fundus-hemorrhages", 0.25], ["nausea", 0.2],
      ["vomiting", 0.2], ["seizure", 0.1], ["hematuria", 0.15], ["proteinuria", 0.3], ["creatinine-high", 0.4],
      ["weakness-focal", 0.1], ["crackles", 0.2],
    ],
    cardinal: ["hypertension-severe"],
    against: [
      ["fever", 0.3], ["hypotension", 0.01], ["neck-stiffness", 0.4],
    ],
    risks: [
      ["hx-hypertension", 5], ["hx-kidney-disease", 3], ["stimulant-use", 3],
    ],
  },
  {
    id: "renovascular-hypertension", name: "Renal artery stenosis", synonyms: ["renovascular hypertension"],
    icd10: "I70.1", system: "cardiovascular", incidence: [2, 2], ages: "0001233344", urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["hypertension", 0.95], ["hypertension-severe", 0.3], ["abdominal-bruit", 0.4], ["potassium-low", 0.2],
      ["creatinine-high", 0.3], ["hypertension-resistant", 0.45], ["dyspnea-sudden", 0.1], ["headache", 0.2],
      ["proteinuria", 0.1],
    ],
    cardinal: ["hypertension"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["hx-peripheral-artery", 4], ["smoking", 2], ["hx-coronary-disease", 2],
    ],
  },
  {
    id: "deep-vein-thrombosis", name: "Deep vein thrombosis", synonyms: ["DVT"],
    icd10: "I82.409", system: "cardiovascular", incidence: [3, 5], ages: "0001233344", urgency: "same-day", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["edema-leg-unilateral", 0.85], ["calf-pain", 0.65], ["leg-pain", 0.65], ["edema-leg", 0.9],
      ["skin-redness-warm", 0.35], ["homan-sign", 0.25], ["d-dimer-high", 0.95],
      ["superficial-vein-cord", 0.1], ["leg-heaviness", 0.1], ["swelling-arm", 0.05],
    ],
    cardinal: ["edema-leg-unilateral|edema-leg|calf-pain|leg-pain|swelling-arm"],
    against: [
      ["edema-leg-bilateral", 0.2], ["fever-high", 0.2], ["trauma", 0.4],
    ],
    risks: [
      ["immobilized", 5], ["surgery-recent", 5], ["hx-cancer", 4], ["hx-venous-thrombosis", 8],
      ["med-estrogen", 3], ["pregnant", 2.5], ["postpartum", 4], ["fhx-clots", 3], ["obesity", 1.6],
      ["hx-clotting-disorder", 8],
    ],
  },
  {
    id: "pulmonary-embolism", name: "Pulmonary embolism", synonyms: ["PE"],
    icd10: "I26.99", system: "cardiovascular", incidence: [2, 4], ages: "0000123344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.7, subacute: 0.2 },
    findings: [
      ["dyspnea", 0.8], ["dyspnea-sudden", 0.6], ["chest-pain", 0.6], ["chest-pain-pleuritic", 0.5],
      ["tachycardia", 0.45], ["tachypnea", 0.55], ["hypoxia", 0.45], ["hemoptysis", 0.15], ["cough", 0.3],
      ["cough-dry", 0.15], ["syncope", 0.15], ["presyncope", 0.2], ["edema-leg-unilateral", 0.25],
      ["calf-pain", 0.25], ["leg-pain", 0.25], ["edema-leg", 0.25], ["onset-sudden", 0.55],
      ["fever-low-grade", 0.15], ["fever", 0.15], ["hypotension", 0.1], ["jugular-distension", 0.1],
      ["d-dimer-high", 0.95], ["ecg-right-strain", 0.25], ["right-ventricular-heave", 0.15], ["anxiety", 0.2],
      ["lungs-clear", 0.4], ["xray-normal-chest", 0.25], ["chest-pain-sharp", 0.35], ["palpitations", 0.15],
      ["sweating", 0.2], ["xray-pleural-effusion", 0.2], ["crackles", 0.15], ["troponin-high", 0.25],
      ["bnp-high", 0.3], ["shock", 0.05], ["cyanosis", 0.05], ["chest-pain-radiating-back", 0.05],
    ],
    cardinal: ["dyspnea|chest-pain|syncope"],
    against: [
      ["fever-high", 0.15], ["sputum-purulent", 0.2], ["rigors", 0.2], ["xray-consolidation", 0.4],
      ["coryza-prodrome", 0.3],
    ],
    risks: [
      ["immobilized", 6], ["surgery-recent", 6], ["hx-cancer", 4], ["hx-venous-thrombosis", 8],
      ["med-estrogen", 3.5], ["pregnant", 2.5], ["postpartum", 5], ["fhx-clots", 3], ["obesity", 1.5],
      ["hx-clotting-disorder", 8], ["xray-fracture", 5],
    ],
  },
  {
    id: "superficial-thrombophlebitis", name: "Superficial thrombophlebitis", synonyms: ["superficial vein thrombosis"],
    icd10: "I80.00", system: "cardiovascular", incidence: [4, 4], ages: "0000133444", female: 0.67, urgency: "same-day",
    course: { acute: 0.8, subacute: 0.3 },
    findings: [
      ["superficial-vein-cord", 0.85], ["leg-pain", 0.75], ["skin-redness-warm", 0.75],
      ["varicose-veins", 0.5], ["edema-leg", 0.2], ["calf-pain", 0.25], ["arm-pain", 0.15],
    ],
    cardinal: ["superficial-vein-cord|skin-redness-warm|leg-pain"],
    against: [
      ["fever-high", 0.2], ["dyspnea", 0.2],
    ],
    risks: [
      ["hx-venous-thrombosis", 3], ["pregnant", 2], ["immobilized", 2], ["hx-cancer", 2],
    ],
  },
  {
    id: "varicose-veins", name: "Varicose veins", synonyms: ["venous insufficiency"],
    icd10: "I83.90", system: "cardiovascular", incidence: [5, 4], ages: "0000133444", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["worse-evening", 0.4],
      ["varicose-veins", 0.95], ["leg-heaviness", 0.6], ["leg-pain", 0.35], ["edema-leg", 0.3],
      ["muscle-cramps", 0.25], ["worse-standing", 0.4], ["itching", 0.2], ["hyperpigmentation", 0.1],
      ["restless-legs", 0.1],
    ],
    cardinal: ["varicose-veins"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.2], ["skin-ulcer", 0.4],
    ],
    risks: [
      ["pregnant", 2], ["obesity", 1.5],
    ],
  },
  {
    id: "chronic-venous-insufficiency", name: "Chronic venous insufficiency with stasis dermatitis", synonyms: ["venous stasis ulcer", "stasis dermatitis"],
    icd10: "I87.2", system: "cardiovascular", incidence: [4, 3], ages: "0000123344", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["edema-leg", 0.8], ["edema-leg-bilateral", 0.55], ["hyperpigmentation", 0.6], ["leg-heaviness", 0.5],
      ["varicose-veins", 0.55], ["skin-ulcer", 0.4], ["leg-ulcer-medial-malleolus", 0.3], ["itching", 0.3],
      ["leg-pain", 0.35], ["worse-standing", 0.35], ["skin-redness-warm", 0.25],
    ],
    cardinal: ["edema-leg"],
    against: [
      ["fever", 0.1], ["pulses-absent", 0.2], ["dyspnea", 0.4], ["onset-sudden", 0.2],
    ],
    risks: [
      ["hx-venous-thrombosis", 5], ["obesity", 2], ["multiparous", 1.5],
    ],
  },
  {
    id: "lymphedema", name: "Lymphedema", synonyms: [],
    icd10: "I89.0", system: "cardiovascular", incidence: [3, 2], ages: "1111233344", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["edema-leg-unilateral", 0.55], ["edema-leg", 0.7], ["swelling-arm", 0.3], ["edema-nonpitting", 0.6],
      ["leg-heaviness", 0.4], ["skin-thickening", 0.35],
    ],
    cardinal: ["edema-leg|swelling-arm"],
    against: [
      ["fever", 0.2], ["onset-sudden", 0.2], ["calf-pain", 0.4],
    ],
    risks: [
      ["radiation-therapy", 6], ["hx-cancer", 3], ["travel-tropics", 2], ["obesity", 1.5],
    ],
  },
  {
    id: "peripheral-artery-disease", name: "Peripheral artery disease", synonyms: ["intermittent claudication", "PAD"],
    icd10: "I73.9", system: "cardiovascular", incidence: [4, 3], ages: "0000012344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["claudication", 0.7], ["leg-pain", 0.7], ["pulses-absent", 0.6], ["limb-cold", 0.3], ["calf-pain", 0.4],
      ["worse-exertion", 0.4], ["chest-pain-rest-relief", 0.02], ["skin-ulcer", 0.1], ["ulcer-arterial", 0.1],
      ["foot-pain", 0.1], ["ankle-brachial-index-low", 0.9], ["erectile-dysfunction", 0.1],
    ],
    cardinal: ["claudication|leg-pain|pulses-absent|skin-ulcer"],
    against: [
      ["fever", 0.1], ["back-pain-walking-relief-sitting", 0.15],
    ],
    risks: [
      ["smoking", 4], ["hx-diabetes", 3], ["hx-hypertension", 1.8], ["hx-hypercholesterolemia", 2],
      ["hx-coronary-disease", 3],
    ],
  },
  {
    id: "acute-limb-ischemia", name: "Acute limb ischemia", synonyms: ["arterial embolism of a limb"],
    icd10: "I74.3", system: "cardiovascular", incidence: [2, 4], ages: "0000012344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["limb-cold", 0.85], ["leg-pain", 0.85], ["pulses-absent", 0.9], ["numbness", 0.5],
      ["onset-sudden", 0.8], ["weakness-legs-both", 0.08], ["tingling", 0.5], ["arm-pain", 0.1],
      ["pulse-irregular", 0.3], ["weakness-focal", 0.4], ["pallor", 0.35], ["foot-pain", 0.4],
      ["skin-mottling-livedo", 0.2],
    ],
    cardinal: ["leg-pain|limb-cold|pulses-absent|arm-pain"],
    against: [
      ["edema-leg-unilateral", 0.2], ["skin-redness-warm", 0.1], ["fever", 0.2], ["onset-gradual", 0.2],
      ["back-pain", 0.4],
    ],
    risks: [
      ["hx-atrial-fibrillation", 10], ["hx-peripheral-artery", 8], ["hx-mi-recent", 4], ["smoking", 2],
    ],
  },
  {
    id: "buerger-disease", name: "Thromboangiitis obliterans", synonyms: ["Buerger disease"],
    icd10: "I73.1", system: "cardiovascular", incidence: [1, 1], ages: "0000143310", female: 0.11, urgency: "same-day",
    course: { chronic: 0.8, recurrent: 0.3 },
    findings: [
      ["claudication", 0.6], ["raynaud", 0.4], ["ulcer-arterial", 0.5], ["pulses-absent", 0.55],
      ["superficial-vein-cord", 0.35], ["limb-cold", 0.4], ["hand-pain", 0.25], ["foot-pain", 0.5],
      ["numbness", 0.2],
    ],
    cardinal: ["claudication"],
    risks: [
      ["smoking", 10],
    ],
    requires: ["smoking"],
  },
  {
    id: "raynaud-phenomenon", name: "Raynaud phenomenon", synonyms: ["Raynaud disease"],
    icd10: "I73.00", system: "cardiovascular", incidence: [4, 3], ages: "0012333333", female: 0.8, urgency: "routine",
    course: { recurrent: 0.9, chronic: 0.6 },
    findings: [
      ["raynaud", 0.95, 60], ["hand-numbness", 0.4], ["tingling", 0.35], ["hand-pain", 0.25],
      ["limb-cold", 0.4], ["episodic", 0.3],
    ],
    cardinal: ["raynaud"],
    against: [
      ["pulses-absent", 0.2], ["fever", 0.2], ["joint-swelling", 0.4], ["skin-thickening", 0.2],
      ["finger-ulcer", 0.3], ["rash", 0.4],
    ],
    risks: [
      ["med-beta-blocker", 2], ["fhx-autoimmune", 2],
    ],
  },
  {
    id: "takayasu-arteritis", name: "Takayasu arteritis", synonyms: ["pulseless disease"],
    icd10: "M31.4", system: "cardiovascular", incidence: [1, 1], ages: "0012343210", female: 0.89, urgency: "same-day",
    course: { chronic: 0.7, subacute: 0.4 },
    findings: [
      ["pulse-deficit-arms", 0.65], ["pulses-absent", 0.6], ["carotid-bruit", 0.35], ["abdominal-bruit", 0.15],
      ["hypertension", 0.5], ["claudication-arm", 0.4], ["fever-low-grade", 0.3], ["fatigue", 0.5],
      ["weight-loss", 0.3], ["esr-crp-high", 0.75], ["dizziness", 0.3], ["syncope", 0.1], ["headache", 0.25],
      ["joint-pain", 0.3], ["night-sweats", 0.15], ["murmur-diastolic", 0.1], ["vision-blurred", 0.15],
    ],
    cardinal: ["pulse-deficit-arms"],
    risks: [
      ["asian-descent", 3],
    ],
  },
  {
    id: "kawasaki-disease", name: "Kawasaki disease", synonyms: ["mucocutaneous lymph node syndrome"],
    icd10: "M30.3", system: "cardiovascular", incidence: [1, 2], ages: "1443100000", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.3 },
    findings: [
      ["fever", 0.97], ["fever-5-days", 0.9], ["fever-high", 0.7], ["eye-redness", 0.85],
      ["tongue-strawberry", 0.7], ["lips-cracked-red", 0.85], ["rash", 0.9], ["swollen-hands-feet", 0.7],
      ["palms-soles-peeling", 0.5], ["lymphadenopathy-cervical", 0.6], ["irritable-child", 0.7],
      ["esr-crp-high", 0.9], ["platelets-high", 0.55], ["wbc-high", 0.7], ["diarrhea", 0.25],
      ["vomiting", 0.3], ["joint-pain", 0.2], ["rash-maculopapular", 0.65], ["transaminases-high", 0.35],
      ["echo-coronary-aneurysm", 0.15, 150], ["abdominal-pain", 0.15], ["jaundice", 0.05],
    ],
    cardinal: ["fever"],
    against: [
      ["eye-discharge-purulent", 0.2], ["rash-vesicular", 0.15], ["tonsil-exudate", 0.2],
      ["koplik-spots", 0.05], ["mouth-ulcers", 0.3],
    ],
    risks: [
      ["asian-descent", 3],
    ],
  },
  {
    id: "vasovagal-syncope", name: "Vasovagal syncope", synonyms: ["reflex syncope", "simple faint"],
    icd10: "R55", system: "cardiovascular", incidence: [4, 3], ages: "0123443333", female: 0.57, urgency: "routine",
    course: { hyperacute: 0.9, recurrent: 0.5 },
    findings: [
      ["syncope", 0.9], ["syncope-prodrome", 0.75], ["presyncope", 0.6], ["nausea", 0.45], ["sweating", 0.5],
      ["pallor", 0.5], ["standing-trigger", 0.5], ["emotional-trigger", 0.4], ["quick-recovery", 0.6],
      ["ecg-normal", 0.75], ["similar-episode-before", 0.35], ["onset-sudden", 0.35], ["bradycardia", 0.15],
      ["hypotension", 0.15], ["well-appearing", 0.4],
    ],
    cardinal: ["syncope"],
    against: [
      ["syncope-exertional", 0.1], ["syncope-no-warning", 0.3], ["chest-pain", 0.3], ["palpitations", 0.4],
      ["tongue-bite", 0.1], ["murmur", 0.4], ["dyspnea", 0.3], ["fever", 0.3], ["weakness-focal", 0.05],
    ],
    risks: [
      ["dehydration", 2],
    ],
  },
  {
    id: "orthostatic-hypotension", name: "Orthostatic hypotension", synonyms: ["postural hypotension"],
    icd10: "I95.1", system: "cardiovascular", incidence: [4, 3], ages: "0001223344", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.5 },
    findings: [
      ["dizziness-standing", 0.9], ["presyncope", 0.9], ["hypotension-orthostatic", 0.9], ["syncope", 0.4],
      ["weakness-generalized", 0.25], ["dizziness", 0.7], ["fatigue", 0.2], ["worse-morning", 0.2],
      ["hypotension", 0.2],
    ],
    cardinal: ["dizziness-standing"],
    against: [
      ["vertigo", 0.3], ["chest-pain", 0.3], ["syncope-exertional", 0.3], ["fever", 0.4], ["tongue-bite", 0.1],
    ],
    risks: [
      ["med-diuretic", 3], ["hx-diabetes", 2], ["hx-parkinson", 4], ["dehydration", 3],
    ],
  },
  {
    id: "pots", name: "Postural orthostatic tachycardia syndrome", synonyms: ["POTS"],
    icd10: "G90.A", system: "cardiovascular", incidence: [3, 2], ages: "0012343311", female: 0.83, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["dizziness-standing", 0.9], ["palpitations", 0.8], ["postural-tachycardia", 0.9], ["fatigue", 0.8],
      ["presyncope", 0.9], ["concentration-poor", 0.55], ["tremor", 0.3], ["headache", 0.35],
      ["syncope", 0.25], ["nausea", 0.3], ["anxiety", 0.3], ["insomnia", 0.25], ["sweating", 0.2],
      ["chest-pain", 0.15],
    ],
    cardinal: ["dizziness-standing"],
    against: [
      ["hypotension-orthostatic", 0.3], ["fever", 0.2], ["weight-loss", 0.4],
    ],
    risks: [
      ["prior-infection-recent", 2], ["loose-joints", 4], ["hx-covid", 3],
    ],
  },
  {
    id: "cardiogenic-shock", name: "Cardiogenic shock", synonyms: [],
    icd10: "R57.0", system: "cardiovascular", incidence: [2, 4], ages: "1000012244", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["hypotension", 0.95], ["shock", 0.85], ["limb-cold", 0.55], ["dyspnea", 0.65], ["confusion", 0.45],
      ["oliguria", 0.4], ["chest-pain", 0.45], ["crackles", 0.55], ["jugular-distension", 0.5],
      ["tachycardia", 0.7], ["sweating", 0.45], ["lactate-high", 0.7], ["echo-low-ef", 0.75],
      ["troponin-high", 0.65], ["bnp-high", 0.7], ["xray-pulmonary-edema", 0.5], ["pallor", 0.35],
      ["cyanosis", 0.2], ["hypoxia", 0.45], ["s3-gallop", 0.2], ["ecg-st-elevation", 0.4],
      ["bradycardia", 0.1],
    ],
    cardinal: ["shock"],
    against: [
      ["fever", 0.3], ["skin-redness-warm", 0.1], ["hypertension", 0.02], ["diarrhea", 0.3], ["rash", 0.2],
      ["hives", 0.1],
    ],
    risks: [
      ["hx-coronary-disease", 5], ["hx-mi-recent", 10], ["hx-heart-failure", 5],
    ],
  },
  {
    id: "cardiac-arrest", name: "Cardiac arrest", synonyms: ["sudden cardiac death", "ventricular fibrillation"],
    icd10: "I46.9", system: "cardiovascular", incidence: [2, 4], ages: "1111123344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["sudden-death-witnessed", 0.97], ["consciousness-reduced", 0.97], ["pulses-absent", 0.9],
      ["apnea", 0.85], ["onset-sudden", 0.9], ["cyanosis", 0.5], ["chest-pain", 0.25], ["seizure", 0.1],
      ["pallor", 0.3],
    ],
    cardinal: ["sudden-death-witnessed", "sudden-death-witnessed|consciousness-reduced"],
    risks: [
      ["hx-coronary-disease", 5], ["fhx-sudden-death", 3], ["hx-heart-failure", 3],
    ],
  },
  {
    id: "ventricular-septal-defect", name: "Ventricular septal defect", synonyms: ["VSD"],
    icd10: "Q21.0", system: "cardiovascular", incidence: [3, 3], ages: "4432111100", urgency: "same-day",
    course: { chronic: 0.7 },
    findings: [
      ["murmur", 0.95], ["murmur-holosystolic-apex", 0.3], ["sweats-feeding", 0.3], ["poor-feeding", 0.3],
      ["failure-to-thrive", 0.3], ["tachypnea", 0.3], ["infections-recurrent", 0.2], ["well-appearing", 0.4],
      ["dyspnea", 0.25], ["hepatomegaly", 0.15], ["right-ventricular-heave", 0.1],
    ],
    cardinal: ["murmur"],
    against: [
      ["cyanosis", 0.2], ["fever", 0.3], ["s2-fixed-split", 0.2], ["murmur-continuous", 0.1],
    ],
    risks: [
      ["hx-down-syndrome", 8],
    ],
  },
  {
    id: "atrial-septal-defect", name: "Atrial septal defect", synonyms: ["ASD"],
    icd10: "Q21.10", system: "cardiovascular", incidence: [3, 2], ages: "3333333211", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["s2-fixed-split", 0.75], ["murmur", 0.85], ["dyspnea-exertional", 0.3], ["palpitations", 0.2],
      ["fatigue", 0.25], ["well-appearing", 0.4], ["infections-recurrent", 0.15],
      ["ecg-atrial-fibrillation", 0.1], ["right-ventricular-heave", 0.25], ["ecg-right-strain", 0.25],
      ["xray-cardiomegaly", 0.2],
    ],
    cardinal: ["murmur|s2-fixed-split"],
    against: [
      ["cyanosis", 0.2], ["fever", 0.3],
    ],
    risks: [
      ["hx-down-syndrome", 4],
    ],
  },
  {
    id: "patent-ductus-arteriosus", name: "Patent ductus arteriosus", synonyms: ["PDA"],
    icd10: "Q25.0", system: "cardiovascular", incidence: [3, 3], ages: "4332111100", female: 0.67, urgency: "same-day",
    course: { chronic: 0.6, acute: 0.4 },
    findings: [
      ["murmur-continuous", 0.8], ["murmur", 0.9], ["pulse-pressure-wide", 0.55], ["tachypnea", 0.35],
      ["sweats-feeding", 0.25], ["poor-feeding", 0.3], ["failure-to-thrive", 0.25],
      ["respiratory-distress", 0.25], ["apnea", 0.1],
    ],
    cardinal: ["murmur"],
    against: [
      ["cyanosis", 0.3],
    ],
    risks: [
      ["newborn-premature", 8],
    ],
  },
  {
    id: "tetralogy-of-fallot", name: "Tetralogy of Fallot", synonyms: ["cyanotic spell"],
    icd10: "Q21.3", system: "cardiovascular", incidence: [1, 2], ages: "4432111000", urgency: "emergency", dangerous: true,
    course: { chronic: 0.6, recurrent: 0.6 },
    findings: [
      ["cyanosis", 0.85], ["cyanosis-spells", 0.65], ["murmur", 0.9], ["squatting", 0.25],
      ["clubbing", 0.25], ["xray-cardiomegaly", 0.05], ["irritable-child", 0.35],
      ["failure-to-thrive", 0.25], ["tachypnea", 0.35], ["syncope", 0.1], ["hypoxia", 0.7],
      ["dyspnea-exertional", 0.3], ["right-ventricular-heave", 0.25], ["poor-feeding", 0.2],
      ["seizure", 0.05], ["right-ventricular-hypertrophy-on-ecg", 0.7],
      ["right-axis-deviation", 0.6],
    ],
    cardinal: ["cyanosis"],
    against: [
      ["fever", 0.2], ["wheezing", 0.3],
    ],
    risks: [
      ["hx-down-syndrome", 3],
    ],
  },
  {
    id: "transposition-great-arteries", name: "Transposition of the great arteries", synonyms: [],
    icd10: "Q20.3", system: "cardiovascular", incidence: [1, 2], ages: "4110000000", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["cyanosis", 0.97], ["hypoxia", 0.95], ["tachypnea", 0.55], ["murmur", 0.25],
      ["respiratory-distress", 0.25], ["poor-feeding", 0.3], ["well-appearing", 0.2],
    ],
    cardinal: ["cyanosis"],
    against: [
      ["fever", 0.2], ["wheezing", 0.1],
    ],
  },
  {
    id: "coarctation-of-aorta", name: "Coarctation of the aorta", synonyms: [],
    icd10: "Q25.1", system: "cardiovascular", incidence: [2, 2], ages: "4333332100", female: 0.33, urgency: "same-day", dangerous: true,
    course: { chronic: 0.6, acute: 0.4 },
    findings: [
      ["blood-pressure-arm-leg-difference", 0.85], ["hypertension", 0.6], ["pulses-absent", 0.75],
      ["femoral-pulses-weak", 0.75], ["murmur", 0.6], ["claudication", 0.15], ["headache", 0.25],
      ["nosebleed", 0.1], ["poor-feeding", 0.25], ["tachypnea", 0.2], ["shock", 0.15], ["limb-cold", 0.2],
      ["sweats-feeding", 0.15],
    ],
    cardinal: ["hypertension|femoral-pulses-weak|pulses-absent|blood-pressure-arm-leg-difference|shock"],
    risks: [
      ["hx-valve-disease", 5],
    ],
  },
  {
    id: "hypoplastic-left-heart", name: "Hypoplastic left heart and other duct-dependent lesion", synonyms: ["critical congenital heart disease"],
    icd10: "Q23.4", system: "cardiovascular", incidence: [1, 2], ages: "4110000000", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["shock", 0.65], ["cyanosis", 0.6], ["pallor", 0.45], ["tachypnea", 0.75], ["poor-feeding", 0.65],
      ["femoral-pulses-weak", 0.6], ["pulses-absent", 0.6], ["lethargic-child", 0.5],
      ["respiratory-distress", 0.5], ["hepatomegaly", 0.4], ["murmur", 0.35], ["hypoxia", 0.6],
      ["lactate-high", 0.55], ["sweats-feeding", 0.3], ["limb-cold", 0.4],
    ],
    cardinal: ["tachypnea"],
    against: [
      ["fever", 0.3],
    ],
  },
  {
    id: "left-ventricular-aneurysm", name: "Mechanical complication of infarction", synonyms: ["papillary muscle rupture", "ventricular septal rupture", "free wall rupture"],
    icd10: "I23.3", system: "cardiovascular", incidence: [1, 2], ages: "0000012344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["hx-mi-recent", 0.95], ["dyspnea-sudden", 0.7], ["dyspnea", 0.85], ["shock", 0.6],
      ["hypotension", 0.65], ["murmur-new", 0.65], ["murmur", 0.65], ["crackles", 0.55], ["chest-pain", 0.4],
      ["xray-pulmonary-edema", 0.5], ["syncope", 0.2], ["jugular-distension", 0.35],
    ],
    cardinal: ["hx-mi-recent"],
    requires: ["hx-mi-recent|troponin-high|ecg-st-elevation"],
  },
  {
    id: "dressler-syndrome", name: "Post-cardiac injury syndrome", synonyms: ["Dressler syndrome"],
    icd10: "I24.1", system: "cardiovascular", incidence: [1, 1], ages: "0000012344", female: 0.4, urgency: "same-day",
    course: { subacute: 0.9 },
    findings: [
      ["chest-pain", 0.9], ["chest-pain-pleuritic", 0.75], ["chest-pain-positional", 0.45], ["fever", 0.7],
      ["friction-rub", 0.4], ["hx-mi-recent", 0.75], ["echo-pericardial-effusion", 0.6],
      ["xray-pleural-effusion", 0.5], ["esr-crp-high", 0.8], ["malaise", 0.4], ["dyspnea", 0.35],
      ["wbc-high", 0.4], ["ecg-diffuse-st-elevation", 0.35],
    ],
    cardinal: ["chest-pain"],
    requires: ["hx-mi-recent|hx-coronary-disease"],
  },
  {
    id: "subclavian-steal", name: "Subclavian steal syndrome", synonyms: [],
    icd10: "G45.8", system: "cardiovascular", incidence: [1, 1], ages: "0000012344", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.5 },
    findings: [
      ["claudication-arm", 0.45], ["dizziness", 0.6], ["vertigo", 0.4], ["pulse-deficit-arms", 0.85],
      ["syncope", 0.2], ["vision-blurred", 0.2], ["carotid-bruit", 0.25], ["limb-cold", 0.15],
    ],
    cardinal: ["pulse-deficit-arms"],
    risks: [
      ["smoking", 3], ["hx-peripheral-artery", 4],
    ],
  },
  {
    id: "atrial-myxoma", name: "Atrial myxoma", synonyms: ["cardiac tumor"],
    icd10: "D15.1", system: "cardiovascular", incidence: [1, 1], ages: "0001123433", female: 0.67, urgency: "same-day",
    course: { chronic: 0.6, subacute: 0.5 },
    findings: [
      ["dyspnea", 0.6], ["murmur-diastolic", 0.45], ["fever", 0.35], ["weight-loss", 0.3], ["syncope", 0.2],
      ["fatigue", 0.4], ["joint-pain", 0.15], ["esr-crp-high", 0.45], ["palpitations", 0.25],
      ["weakness-focal", 0.15], ["echo-intracardiac-mass", 0.95], ["edema-leg", 0.15],
      ["hemoglobin-low", 0.25],
    ],
    cardinal: ["dyspnea"],
  },
  {
    id: "aortoiliac-occlusion", name: "Aortoiliac occlusive disease", synonyms: ["Leriche syndrome"],
    icd10: "I74.09", system: "cardiovascular", incidence: [2, 2], ages: "0000012344", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["claudication", 0.85], ["buttock-pain", 0.6], ["erectile-dysfunction", 0.6],
      ["femoral-pulses-weak", 0.85], ["pulses-absent", 0.85], ["leg-pain", 0.85], ["muscle-atrophy", 0.2],
      ["limb-cold", 0.2],
    ],
    cardinal: ["claudication"],
    risks: [
      ["smoking", 5], ["hx-hypertension", 1.5], ["hx-hypercholesterolemia", 2], ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "cor-pulmonale", name: "Cor pulmonale", synonyms: ["right heart failure from lung disease"],
    icd10: "I27.81", system: "cardiovascular", incidence: [2, 2], ages: "0000012344", urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["dyspnea-exertional", 0.85], ["edema-leg-bilateral", 0.7], ["jugular-distension", 0.6],
      ["right-ventricular-heave", 0.45], ["hepatomegaly", 0.3], ["cyanosis", 0.25], ["fatigue", 0.45],
      ["hypoxia", 0.6], ["cough-chronic", 0.4], ["wheezing", 0.3], ["ecg-right-strain", 0.4], ["ascites", 0.1],
      ["hepatojugular-reflux", 0.2], ["barrel-chest", 0.25], ["dyspnea", 0.85],
    ],
    cardinal: ["dyspnea-exertional"],
    risks: [
      ["hx-copd", 12], ["hx-sleep-apnea", 4], ["smoking", 3],
    ],
  },
  {
    id: "carotid-sinus-hypersensitivity", name: "Carotid sinus hypersensitivity", synonyms: ["carotid sinus syncope"],
    icd10: "G90.01", system: "cardiovascular", incidence: [2, 2], ages: "0000001234", urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["syncope", 0.8], ["presyncope", 0.5], ["dizziness", 0.5], ["fall", 0.5], ["syncope-no-warning", 0.4], ["quick-recovery", 0.5], ["bradycardia", 0.2],
    ],
    cardinal: ["syncope|presyncope|fall"],
    against: [["chest-pain", 0.3], ["seizure-postictal", 0.2]],
    risks: [["hx-coronary-disease", 2]],
  },
  {
    id: "pulmonary-stenosis", name: "Pulmonary valve stenosis", synonyms: ["congenital pulmonary stenosis"],
    icd10: "I37.0", system: "cardiovascular", incidence: [1, 1], ages: "3334432111", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["murmur", 0.9], ["dyspnea-exertional", 0.4], ["fatigue", 0.3], ["right-ventricular-heave", 0.3], ["cyanosis", 0.1], ["syncope-exertional", 0.1], ["jugular-distension", 0.15],
    ],
    cardinal: ["murmur"],
    against: [["fever", 0.2]],
    risks: [["hx-congenital-heart", 5], ["face-unusual", 2]],
  },
  {
    id: "eisenmenger", name: "Eisenmenger syndrome", synonyms: [],
    icd10: "I27.83", system: "cardiovascular", incidence: [1, 1], ages: "0011344321", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["cyanosis", 0.9], ["clubbing", 0.7], ["dyspnea-exertional", 0.8], ["fatigue", 0.5], ["hemoptysis", 0.2], ["palpitations", 0.3], ["syncope-exertional", 0.2], ["hypoxia", 0.7], ["hemoglobin-high", 0.5], ["edema-leg-bilateral", 0.3], ["right-ventricular-heave", 0.4],
    ],
    cardinal: ["cyanosis|hypoxia"],
    against: [["fever", 0.3]],
    risks: [["hx-congenital-heart", 20]],
  },
  {
    id: "ebstein-truncus", name: "Complex cyanotic heart disease", synonyms: ["Ebstein anomaly", "truncus arteriosus", "total anomalous pulmonary venous return", "tricuspid atresia"],
    icd10: "Q21.9", system: "cardiovascular", incidence: [0, 1], ages: "4321100000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["cyanosis", 0.9], ["murmur", 0.7], ["tachypnea", 0.7], ["poor-feeding", 0.6], ["hepatomegaly", 0.3], ["sweats-feeding", 0.4], ["oxygen-no-improvement", 0.6], ["failure-to-thrive", 0.4]],
    cardinal: ["cyanosis"],
    risks: [["hx-down-syndrome", 1.5]],
  },
  {
    id: "multifocal-atrial-tachycardia", name: "Multifocal atrial tachycardia", synonyms: ["MAT"],
    icd10: "I47.19", system: "cardiovascular", incidence: [1, 1], ages: "0000012344", urgency: "same-day",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["pulse-irregular", 0.9], ["tachycardia", 0.95], ["palpitations", 0.5], ["dyspnea", 0.6]],
    cardinal: ["pulse-irregular|tachycardia"],
    risks: [["hx-copd", 8]],
  },
  {
    id: "blunt-cardiac-injury", name: "Blunt cardiac injury", synonyms: ["cardiac contusion", "myocardial contusion"],
    icd10: "S26.91XA", system: "cardiovascular", incidence: [0, 2], ages: "0001344322", female: 0.3, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95, acute: 0.3 },
    findings: [
      ["chest-injury", 0.9], ["chest-pain", 0.85], ["trauma-major", 0.6], ["tachycardia", 0.55], ["troponin-high", 0.6],
      ["ecg-st-depression", 0.2], ["ecg-atrial-fibrillation", 0.1], ["palpitations", 0.3], ["bruising", 0.5], ["hypotension", 0.25],
      ["chest-pain-reproducible", 0.5], ["dyspnea", 0.35], ["ecg-wide-qrs", 0.1], ["syncope", 0.1],
    ],
    cardinal: ["chest-injury|trauma-major"],
    requires: ["chest-injury|trauma-major"],
    against: [
      ["troponin-normal", 0.1], ["ecg-normal", 0.15], ["breath-sounds-decreased-unilateral", 0.2], ["fever", 0.05],
      ["chest-pain-exertional", 0.1], ["tracheal-deviation", 0.05],
    ],
  },
  {
    id: "arvc", name: "Arrhythmogenic right ventricular cardiomyopathy", synonyms: ["ARVC", "arrhythmogenic cardiomyopathy", "arrhythmogenic right ventricular dysplasia"],
    icd10: "I42.8", system: "cardiovascular", incidence: [1, 1], ages: "0001443321", urgency: "same-day", dangerous: true,
    course: { recurrent: 0.8, chronic: 0.4, hyperacute: 0.4 },
    findings: [
      ["palpitations", 0.65], ["syncope", 0.4], ["syncope-exertional", 0.3], ["ecg-wide-tachycardia", 0.35],
      ["t-wave-changes", 0.5], ["presyncope", 0.35], ["sudden-death-witnessed", 0.1], ["dizziness", 0.3],
      ["right-bundle-branch-block", 0.2], ["abnormal-echocardiogram", 0.5], ["ectopic-beats-on-ecg", 0.4],
      ["edema-leg", 0.1],
    ],
    cardinal: ["palpitations|syncope|sudden-death-witnessed"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["fhx-sudden-death", 8], ["athlete", 3], ["strenuous-exercise", 2],
    ],
  },
  {
    id: "innocent-murmur", name: "Innocent heart murmur", synonyms: ["Still murmur", "functional murmur", "flow murmur"],
    icd10: "R01.0", system: "cardiovascular", incidence: [4, 3], ages: "1344210000", urgency: "routine",
    course: { chronic: 0.8, acute: 0.2 },
    findings: [
      ["murmur", 0.98], ["well-appearing", 0.6], ["growth-normal", 0.5], ["ecg-normal", 0.3],
      ["vitals-normal", 0.4],
    ],
    cardinal: ["murmur"],
    against: [
      ["cyanosis", 0.02], ["murmur-diastolic", 0.02], ["murmur-holosystolic-apex", 0.15],
      ["syncope-exertional", 0.05], ["failure-to-thrive", 0.1], ["dyspnea", 0.15], ["clubbing", 0.03],
      ["thrill", 0.03], ["femoral-pulses-weak", 0.05], ["murmur-valsalva", 0.1], ["s2-fixed-split", 0.1],
      ["edema", 0.1],
    ],
  },
  {
    id: "cholesterol-embolism", name: "Cholesterol embolization syndrome", synonyms: ["atheroembolic disease", "blue toe syndrome", "atheroembolic renal disease"],
    icd10: "I75.89", system: "cardiovascular", incidence: [1, 1], ages: "0000001344", female: 0.3, urgency: "same-day", dangerous: true,
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["skin-mottling-livedo", 0.5], ["purple-lesions", 0.45], ["creatinine-high", 0.7], ["eosinophilia", 0.5],
      ["foot-pain", 0.4], ["cyanosis", 0.2], ["fever", 0.15], ["hypertension", 0.4], ["abdominal-pain", 0.15],
      ["gi-bleeding", 0.1], ["weight-loss", 0.1], ["skin-ulcer", 0.15], ["complement-low", 0.2],
      ["esr-crp-high", 0.5],
    ],
    cardinal: ["skin-mottling-livedo|purple-lesions|creatinine-high|cyanosis"],
    risks: [
      ["procedure-recent-endoscopy", 10], ["hx-coronary-disease", 2], ["hx-peripheral-artery", 3],
      ["smoking", 2], ["med-anticoagulant", 2], ["surgery-recent", 2.5],
    ],
  },
  {
    id: "traumatic-aortic-injury", name: "Traumatic aortic injury", synonyms: ["traumatic aortic rupture", "aortic transection", "blunt aortic injury"],
    icd10: "S25.00XA", system: "cardiovascular", incidence: [0, 1], ages: "0012343221", female: 0.3, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["trauma-major", 0.9], ["chest-injury", 0.85], ["chest-pain", 0.55], ["xray-wide-mediastinum", 0.8],
      ["hypotension", 0.45], ["back-pain", 0.3], ["dyspnea", 0.35], ["pulse-deficit-arms", 0.2],
      ["tachycardia", 0.5], ["rib-pain", 0.4], ["xray-pleural-effusion", 0.25],
    ],
    cardinal: ["trauma-major|chest-injury"],
    against: [
      ["fever", 0.1],
    ],
    requires: ["trauma-major|chest-injury|trauma"],
  },
  {
    id: "pacemaker-malfunction", name: "Pacemaker or defibrillator problem", synonyms: ["pacemaker malfunction", "pacemaker failure", "inappropriate defibrillator shock", "pacemaker syndrome", "pacemaker infection", "pocket infection"],
    icd10: "T82.119A", system: "cardiovascular", incidence: [1, 2], ages: "0001122344", female: 0.45, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.6, recurrent: 0.3 },
    findings: [
      ["syncope", 0.35], ["presyncope", 0.45], ["bradycardia", 0.4], ["hiccups", 0.05],
      ["skin-redness-warm", 0.12], ["electric-shock-feelings", 0.15], ["ecg-heart-block", 0.2],
      ["palpitations", 0.25], ["dyspnea", 0.2], ["fever", 0.06], ["pus-drainage", 0.06],
    ],
    cardinal: ["syncope|presyncope|bradycardia|electric-shock-feelings|skin-redness-warm"],
    risks: [
      ["implanted-defibrillator", 20], ["prosthetic-valve-device", 8],
    ],
    requires: ["implanted-defibrillator|prosthetic-valve-device"],
  },
  {
    id: "anomalous-coronary", name: "Anomalous coronary artery", synonyms: ["anomalous aortic origin of a coronary artery", "ALCAPA", "coronary artery anomaly"],
    icd10: "Q24.5", system: "cardiovascular", incidence: [0, 1], ages: "1213431100", female: 0.4, urgency: "emergency", dangerous: true,
    course: { recurrent: 0.8, hyperacute: 0.4 },
    findings: [
      ["syncope-exertional", 0.45], ["chest-pain-exertional", 0.5], ["syncope", 0.45], ["chest-pain", 0.5],
      ["sudden-death-witnessed", 0.15], ["palpitations", 0.25], ["ecg-normal", 0.5], ["presyncope", 0.2],
      ["sweats-feeding", 0.05],
    ],
    cardinal: ["syncope-exertional|chest-pain-exertional|sudden-death-witnessed|sweats-feeding"],
    against: [
      ["murmur-valsalva", 0.1], ["ecg-qt-long", 0.1], ["chest-pain-reproducible", 0.1],
      ["chest-pain-pleuritic", 0.2], ["fever", 0.1],
    ],
    risks: [
      ["athlete", 4], ["strenuous-exercise", 3],
    ],
  },
  {
    id: "mediastinitis", name: "Acute mediastinitis", synonyms: ["mediastinitis", "deep sternal wound infection", "descending necrotizing mediastinitis"],
    icd10: "J98.51", system: "cardiovascular", incidence: [0, 2], ages: "0112233333", female: 0.35, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.3 },
    findings: [
      ["fever", 0.85], ["chest-pain", 0.75], ["wound-dehiscence", 0.25], ["pus-drainage", 0.25],
      ["tachycardia", 0.6], ["dyspnea", 0.45], ["odynophagia", 0.25],
      ["subcutaneous-emphysema", 0.25], ["xray-wide-mediastinum", 0.3], ["wbc-high", 0.8],
      ["neck-induration", 0.2], ["ill-appearing", 0.5], ["dysphagia", 0.2],
    ],
    cardinal: ["fever|wound-dehiscence|pus-drainage", "chest-pain|odynophagia|neck-induration|wound-dehiscence"],
    risks: [
      ["heart-surgery", 15], ["surgery-recent", 5], ["procedure-recent-endoscopy", 6], ["dental-procedure", 3],
      ["hx-diabetes", 2],
    ],
  },
  {
    id: "cpvt", name: "Catecholaminergic polymorphic ventricular tachycardia", synonyms: ["CPVT"],
    icd10: "I47.29", system: "cardiovascular", incidence: [0, 0], ages: "0134431000", urgency: "emergency", dangerous: true,
    course: { recurrent: 0.9, hyperacute: 0.6 },
    findings: [
      ["syncope", 0.85], ["syncope-exertional", 0.75], ["palpitations", 0.4], ["sudden-death-witnessed", 0.2],
      ["ecg-normal", 0.5], ["seizure", 0.15], ["syncope-no-warning", 0.35], ["presyncope", 0.3],
      ["ecg-wide-tachycardia", 0.3],
    ],
    cardinal: ["syncope|sudden-death-witnessed"],
    against: [
      ["ecg-qt-long", 0.1],
    ],
    risks: [
      ["fhx-sudden-death", 8], ["emotional-trigger", 3], ["strenuous-exercise", 3], ["swimming", 2],
    ],
  },
  {
    id: "peripheral-aneurysm", name: "Popliteal or visceral artery aneurysm", synonyms: ["popliteal aneurysm", "splenic artery aneurysm", "visceral artery aneurysm", "popliteal artery aneurysm"],
    icd10: "I72.4", system: "cardiovascular", incidence: [1, 1], ages: "0000012343", female: 0.2, urgency: "same-day",
    course: { chronic: 0.8, acute: 0.3 },
    findings: [
      ["popliteal-swelling", 0.5], ["claudication", 0.3], ["limb-cold", 0.2], ["leg-pain", 0.3],
      ["abdominal-pain-luq", 0.12], ["lump", 0.4], ["pulses-absent", 0.15],
      ["pulsatile-lump", 0.4],
    ],
    cardinal: ["popliteal-swelling|pulsatile-lump|lump|abdominal-pain-luq|claudication"],
    against: [
      ["fever", 0.1], ["joint-pain", 0.2],
    ],
    risks: [
      ["hx-aneurysm", 12], ["smoking", 3], ["hx-hypertension", 1.8], ["hx-peripheral-artery", 3],
      ["pregnant", 1.5],
    ],
  },
  {
    id: "prosthetic-valve-thrombosis", name: "Prosthetic valve thrombosis or dysfunction", synonyms: ["mechanical valve thrombosis", "paravalvular leak", "prosthetic valve dysfunction", "prosthetic valve thrombosis"],
    icd10: "T82.867A", system: "cardiovascular", incidence: [0, 1], ages: "0000122333", female: 0.55, urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["dyspnea", 0.85], ["dyspnea-exertional", 0.5], ["murmur-new", 0.35], ["muffled-heart-sounds", 0.15],
      ["hypotension", 0.2], ["edema-leg", 0.15], ["abnormal-echocardiogram", 0.8], ["fatigue", 0.4],
      ["heart-failure-signs", 0.4], ["hemolysis-signs", 0.1],
    ],
    cardinal: ["dyspnea|murmur-new|heart-failure-signs"],
    risks: [
      ["prosthetic-valve-device", 20], ["missed-doses", 4], ["med-anticoagulant-absent", 4],
      ["heart-surgery", 3],
    ],
    requires: ["prosthetic-valve-device|heart-surgery"],
  },
  {
    id: "inappropriate-sinus-tachycardia", name: "Inappropriate sinus tachycardia", synonyms: ["IST"],
    icd10: "I47.11", system: "cardiovascular", incidence: [2, 1], ages: "0001443210", female: 0.85, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["palpitations", 0.9], ["tachycardia", 0.75], ["fatigue", 0.35], ["dizziness", 0.3],
      ["presyncope", 0.25], ["dyspnea-exertional", 0.3], ["ecg-normal", 0.5], ["anxiety", 0.3],
    ],
    cardinal: ["palpitations|tachycardia"],
    against: [
      ["fever", 0.05], ["tsh-low", 0.03], ["hemoglobin-low", 0.1], ["postural-tachycardia", 0.2],
      ["palpitations-sudden-stop", 0.1], ["weight-loss", 0.1], ["ecg-narrow-tachycardia", 0.2],
      ["pulse-irregular", 0.1], ["hypoxia", 0.02], ["dehydration", 0.1], ["chest-pain-pleuritic", 0.05],
    ],
  },
  {
    id: "popliteal-entrapment", name: "Popliteal artery entrapment", synonyms: ["popliteal artery entrapment syndrome", "popliteal entrapment", "PAES"],
    icd10: "I77.89", system: "cardiovascular", incidence: [1, 0], ages: "0001443100", female: 0.3, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["claudication", 0.9], ["calf-pain", 0.7], ["worse-exertion", 0.6], ["muscle-cramps", 0.3],
      ["limb-cold", 0.2], ["tingling", 0.2], ["rest-relief", 0.5], ["pulses-absent", 0.15],
    ],
    cardinal: ["claudication|calf-pain"],
    against: [
      ["edema-leg", 0.1], ["fever", 0.02], ["hx-diabetes", 0.2], ["onset-sudden", 0.2], ["back-pain", 0.2],
    ],
    risks: [
      ["athlete", 5], ["runner", 4], ["military", 3],
    ],
    requires: ["athlete|runner|military|strenuous-exercise"],
  },
  {
    id: "tricuspid-stenosis", name: "Tricuspid stenosis", synonyms: ["tricuspid valve stenosis"],
    icd10: "I07.0", system: "cardiovascular", incidence: [1, 0], ages: "0000013333", female: 0.7, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["edema-leg", 0.7], ["jugular-distension", 0.8], ["ascites", 0.35], ["hepatomegaly", 0.45],
      ["fatigue", 0.7], ["murmur-diastolic", 0.75], ["murmur", 0.9], ["dyspnea-exertional", 0.4],
      ["abnormal-echocardiogram", 0.8],
    ],
    cardinal: ["murmur|murmur-diastolic|jugular-distension"],
    against: [
      ["orthopnea", 0.2], ["fever", 0.1], ["murmur-holosystolic-apex", 0.2],
    ],
    risks: [["hx-rheumatic-fever", 10], ["hx-valve-disease", 4]],
  },
] satisfies readonly Condition[];
