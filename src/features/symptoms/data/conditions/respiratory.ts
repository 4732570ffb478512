import type { Condition } from "../../symptoms.schema.ts";

export const respiratoryConditions = [
  {
    id: "community-acquired-pneumonia", name: "Community-acquired pneumonia", synonyms: ["bacterial pneumonia", "lobar pneumonia", "pneumococcal pneumonia"],
    icd10: "J18.9", system: "respiratory", incidence: [4, 4], ages: "3332222344", urgency: "same-day", dangerous: true,
    course: { acute: 0.9, subacute: 0.2 },
    findings: [
      ["cough", 0.9], ["fever", 0.8], ["dyspnea", 0.6], ["sputum-purulent", 0.5], ["cough-productive", 0.6],
      ["chest-pain-pleuritic", 0.4], ["chest-pain", 0.4], ["rigors", 0.3], ["chills", 0.4], ["crackles", 0.65],
      ["crackles-focal", 0.5], ["xray-consolidation", 0.9], ["tachypnea", 0.6], ["tachycardia", 0.5],
      ["hypoxia", 0.4], ["fatigue", 0.5], ["malaise", 0.4], ["sputum-rusty", 0.1], ["hemoptysis", 0.1],
      ["confusion", 0.15], ["wbc-high", 0.6], ["esr-crp-high", 0.8], ["percussion-dull", 0.25],
      ["tactile-fremitus-increased", 0.2], ["breath-sounds-decreased-unilateral", 0.25], ["fever-high", 0.4],
      ["sweating", 0.25], ["appetite-loss", 0.35], ["poor-feeding", 0.1], ["respiratory-distress", 0.2],
      ["vomiting", 0.15], ["headache", 0.15], ["myalgia", 0.25], ["xray-pleural-effusion", 0.25],
    ],
    cardinal: ["cough|dyspnea", "fever|xray-consolidation|crackles|confusion"],
    against: [
      ["lungs-clear", 0.2], ["xray-normal-chest", 0.1], ["hives", 0.2],
    ],
    risks: [
      ["hx-copd", 2.5], ["smoking", 1.6], ["immunosuppressed", 2.5], ["hx-heart-failure", 1.5],
      ["prior-infection-recent", 1.8], ["hx-diabetes", 1.4], ["alcohol-use-heavy", 2], ["nursing-home", 3],
      ["asplenia", 3],
    ],
  },
  {
    id: "atypical-pneumonia", name: "Atypical pneumonia (Mycoplasma or Chlamydophila)", synonyms: ["walking pneumonia"],
    icd10: "J15.7", system: "respiratory", incidence: [4, 4], ages: "0124333211", urgency: "same-day",
    course: { subacute: 0.8, acute: 0.6 },
    findings: [
      ["cough", 0.9], ["cough-dry", 0.75], ["fever", 0.65], ["fever-low-grade", 0.45], ["headache", 0.45],
      ["malaise", 0.55], ["fatigue", 0.45], ["sore-throat", 0.4], ["onset-gradual", 0.5], ["myalgia", 0.35],
      ["xray-bilateral-infiltrates", 0.45], ["xray-consolidation", 0.45], ["crackles", 0.4], ["chills", 0.25],
      ["wheezing", 0.15], ["dyspnea", 0.3], ["ear-pain", 0.1], ["lungs-clear", 0.25], ["sick-contact", 0.3],
      ["runny-nose", 0.2], ["chest-pain", 0.2], ["hoarseness", 0.1], ["well-appearing", 0.2],
    ],
    cardinal: ["cough"],
    against: [
      ["sputum-purulent", 0.4], ["sputum-rusty", 0.1], ["rigors", 0.4], ["percussion-dull", 0.4],
      ["onset-sudden", 0.4],
    ],
    risks: [
      ["crowded-living", 3],
    ],
  },
  {
    id: "legionella-pneumonia", name: "Legionnaires disease", synonyms: ["Legionella pneumonia"],
    icd10: "A48.1", system: "respiratory", incidence: [1, 2], ages: "0000123344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.95], ["fever-high", 0.75], ["cough", 0.9], ["cough-dry", 0.55], ["diarrhea", 0.4],
      ["confusion", 0.4], ["dyspnea", 0.6], ["sodium-low", 0.55], ["headache", 0.4], ["myalgia", 0.45],
      ["xray-consolidation", 0.85], ["xray-bilateral-infiltrates", 0.35], ["bradycardia-relative", 0.25],
      ["transaminases-high", 0.45], ["nausea", 0.3], ["vomiting", 0.25], ["abdominal-pain", 0.2],
      ["chest-pain-pleuritic", 0.3], ["chills", 0.5], ["hypoxia", 0.45], ["ck-high", 0.3], ["hematuria", 0.2],
      ["crackles", 0.65], ["chest-pain", 0.3], ["rigors", 0.25], ["creatinine-high", 0.25],
    ],
    cardinal: ["cough|fever", "xray-consolidation|xray-bilateral-infiltrates|crackles|dyspnea"],
    against: [
      ["runny-nose", 0.3],
    ],
    risks: [
      ["water-system-exposure", 12], ["travel-abroad", 3], ["smoking", 2.5], ["immunosuppressed", 2.5],
      ["hx-copd", 2],
    ],
  },
  {
    id: "aspiration-pneumonia", name: "Aspiration pneumonia", synonyms: ["aspiration pneumonitis"],
    icd10: "J69.0", system: "respiratory", incidence: [2, 4], ages: "3221122244", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, hyperacute: 0.5 },
    findings: [
      ["cough", 0.75], ["dyspnea", 0.7], ["fever", 0.6], ["crackles", 0.6], ["crackles-focal", 0.45],
      ["hypoxia", 0.55], ["tachypnea", 0.55], ["xray-consolidation", 0.8], ["aspiration-risk", 0.6],
      ["vomiting", 0.35], ["choking-episode", 0.3], ["sputum-foul", 0.15], ["wheezing", 0.2],
      ["tachycardia", 0.45], ["dysphagia", 0.3], ["respiratory-distress", 0.3], ["sputum-purulent", 0.35],
    ],
    cardinal: ["cough|dyspnea|fever"],
    risks: [
      ["hx-stroke", 5], ["alcohol-use-heavy", 4], ["hx-dementia", 5], ["hx-parkinson", 4], ["confusion", 3],
      ["hx-seizures", 3], ["nursing-home", 4], ["hx-cerebral-palsy", 5], ["overdose", 5],
    ],
  },
  {
    id: "lung-abscess", name: "Lung abscess", synonyms: ["anaerobic pulmonary abscess"],
    icd10: "J85.2", system: "respiratory", incidence: [1, 2], ages: "0011233444", female: 0.33, urgency: "emergency",
    course: { subacute: 0.8, chronic: 0.5, acute: 0.3 },
    findings: [
      ["fever", 0.8], ["cough", 0.9], ["sputum-foul", 0.5], ["cough-productive", 0.8],
      ["sputum-purulent", 0.65], ["night-sweats", 0.45], ["weight-loss", 0.5], ["hemoptysis", 0.25],
      ["chest-pain-pleuritic", 0.4], ["xray-cavity", 0.9], ["clubbing", 0.15], ["hemoglobin-low", 0.35],
      ["wbc-high", 0.65], ["fatigue", 0.4], ["onset-gradual", 0.45],
    ],
    cardinal: ["cough|fever|xray-cavity"],
    risks: [
      ["alcohol-use-heavy", 6], ["hx-seizures", 4], ["aspiration-risk", 5], ["tooth-pain", 4],
      ["iv-drug-use", 4],
    ],
  },
  {
    id: "empyema", name: "Pleural empyema", synonyms: ["parapneumonic effusion", "infected pleural fluid"],
    icd10: "J86.9", system: "respiratory", incidence: [1, 2], ages: "2332233344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["fever", 0.85], ["chest-pain-pleuritic", 0.65], ["dyspnea", 0.7], ["cough", 0.7],
      ["xray-pleural-effusion", 0.95], ["percussion-dull", 0.7], ["breath-sounds-decreased-unilateral", 0.7],
      ["wbc-high", 0.75], ["weight-loss", 0.25], ["night-sweats", 0.25], ["fever-prolonged", 0.4],
      ["recovering-then-worse", 0.3], ["sweating", 0.25], ["esr-crp-high", 0.85], ["chills", 0.35],
    ],
    cardinal: ["fever|chest-pain-pleuritic|dyspnea", "xray-pleural-effusion|percussion-dull|breath-sounds-decreased-unilateral"],
    against: [
      ["edema-leg-bilateral", 0.3],
    ],
    risks: [
      ["prior-infection-recent", 8], ["alcohol-use-heavy", 3], ["hx-diabetes", 1.5], ["aspiration-risk", 3],
    ],
  },
  {
    id: "pleural-effusion", name: "Pleural effusion", synonyms: ["hydrothorax"],
    icd10: "J90", system: "respiratory", incidence: [3, 3], ages: "1111123344", urgency: "same-day",
    course: { subacute: 0.8, chronic: 0.6, acute: 0.3 },
    findings: [
      ["dyspnea", 0.8], ["dyspnea-progressive", 0.5], ["percussion-dull", 0.75],
      ["breath-sounds-decreased-unilateral", 0.7], ["xray-pleural-effusion", 0.95],
      ["chest-pain-pleuritic", 0.35], ["cough", 0.45], ["cough-dry", 0.35], ["chest-asymmetry", 0.2],
      ["weight-loss", 0.15], ["edema-leg", 0.2], ["fatigue", 0.25], ["breath-sounds-decreased", 0.7],
    ],
    cardinal: ["dyspnea|xray-pleural-effusion|percussion-dull|chest-pain-pleuritic"],
    against: [
      ["percussion-hyperresonant", 0.05], ["rigors", 0.3], ["stridor", 0.2],
    ],
    risks: [
      ["hx-cancer", 4], ["hx-heart-failure", 4], ["hx-cirrhosis", 4], ["hx-rheumatoid", 2],
      ["prior-infection-recent", 3], ["asbestos-dust", 3],
    ],
  },
  {
    id: "pleurisy", name: "Viral pleurisy", synonyms: ["pleurodynia", "Bornholm disease", "epidemic myalgia"],
    icd10: "B33.0", system: "respiratory", incidence: [3, 2], ages: "0123333311", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["chest-pain-pleuritic", 0.95], ["chest-pain-sharp", 0.8], ["chest-pain", 0.95], ["fever", 0.45],
      ["onset-sudden", 0.5], ["prior-infection-recent", 0.45], ["pleural-rub", 0.3],
      ["xray-normal-chest", 0.6], ["ecg-normal", 0.5], ["lungs-clear", 0.4], ["myalgia", 0.3],
      ["headache", 0.2], ["cough", 0.25], ["dyspnea", 0.3], ["abdominal-pain", 0.15],
      ["chest-pain-reproducible", 0.25], ["sick-contact", 0.2], ["episodic", 0.25],
    ],
    cardinal: ["chest-pain-pleuritic"],
    against: [
      ["hypoxia", 0.1], ["edema-leg-unilateral", 0.1], ["hemoptysis", 0.1], ["xray-consolidation", 0.05],
      ["friction-rub", 0.2], ["chest-pain-exertional", 0.2], ["syncope", 0.1],
      ["ecg-diffuse-st-elevation", 0.05],
    ],
  },
  {
    id: "acute-bronchitis", name: "Acute bronchitis", synonyms: ["chest cold"],
    icd10: "J20.9", system: "respiratory", incidence: [5, 4], ages: "1233333344", urgency: "self-care",
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["cough", 0.97], ["cough-productive", 0.5], ["sputum-purulent", 0.35], ["coryza-prodrome", 0.5],
      ["runny-nose", 0.4], ["sore-throat", 0.3], ["wheezing", 0.3], ["fever-low-grade", 0.2],
      ["malaise", 0.35], ["lungs-clear", 0.45], ["xray-normal-chest", 0.6], ["chest-pain-pressure", 0.2],
      ["fatigue", 0.3], ["cough-nocturnal", 0.25], ["chest-pain", 0.2], ["headache", 0.2], ["hoarseness", 0.1],
      ["well-appearing", 0.3], ["sick-contact", 0.25], ["dyspnea", 0.2], ["cough-dry", 0.4], ["myalgia", 0.15],
      ["nasal-congestion", 0.3],
    ],
    cardinal: ["cough"],
    against: [
      ["fever-high", 0.2], ["crackles-focal", 0.15], ["xray-consolidation", 0.05], ["hypoxia", 0.1],
      ["tachypnea", 0.2], ["weight-loss", 0.1], ["hemoptysis", 0.4], ["rigors", 0.2],
      ["wheezing-recurrent", 0.3], ["cough-chronic", 0.2], ["percussion-dull", 0.1], ["confusion", 0.1],
      ["respiratory-distress", 0.15], ["night-sweats", 0.3],
    ],
    risks: [
      ["smoking", 1.5],
    ],
  },
  {
    id: "asthma", name: "Asthma", synonyms: ["bronchial asthma", "cough-variant asthma"],
    icd10: "J45.909", system: "respiratory", incidence: [5, 4], ages: "0134433322", urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.9 },
    findings: [
      ["wheezing", 0.75], ["wheezing-recurrent", 0.55], ["cough", 0.7], ["cough-nocturnal", 0.5],
      ["cough-exercise-cold", 0.45], ["dyspnea", 0.65], ["chest-pain-pressure", 0.5], ["episodic", 0.6],
      ["worse-night", 0.4], ["spirometry-reversible", 0.7], ["spirometry-obstructive", 0.55],
      ["dyspnea-exertional", 0.3], ["allergen-exposure", 0.35], ["cough-dry", 0.4],
      ["similar-episode-before", 0.4], ["eosinophilia", 0.2], ["nasal-polyps", 0.05], ["lungs-clear", 0.25],
      ["worse-exertion", 0.25], ["cough-chronic", 0.3],
    ],
    cardinal: ["cough|wheezing|dyspnea|chest-pain-pressure"],
    against: [
      ["fever", 0.2], ["sputum-purulent", 0.3], ["clubbing", 0.05], ["crackles", 0.3], ["stridor", 0.2],
      ["weight-loss", 0.15], ["orthopnea", 0.4], ["edema-leg-bilateral", 0.2], ["hemoptysis", 0.15],
      ["sputum-copious-daily", 0.2], ["wheezing-unilateral", 0.2],
    ],
    risks: [
      ["hx-eczema", 2.5], ["allergies-known", 3], ["fhx-allergy-asthma", 3], ["hx-asthma", 10],
    ],
  },
  {
    id: "asthma-exacerbation", name: "Acute asthma attack", synonyms: ["asthma exacerbation", "status asthmaticus"],
    icd10: "J45.901", system: "respiratory", incidence: [3, 5], ages: "0144333222", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, hyperacute: 0.7 },
    findings: [
      ["wheezing", 0.9], ["dyspnea", 0.9], ["cough", 0.7], ["chest-pain-pressure", 0.6], ["tachypnea", 0.65],
      ["respiratory-distress", 0.55], ["tachycardia", 0.6], ["hypoxia", 0.3], ["cough-nocturnal", 0.35],
      ["wheezing-recurrent", 0.4], ["speaks-short-sentences", 0.3], ["breath-sounds-decreased", 0.2],
      ["coryza-prodrome", 0.35], ["xray-hyperinflation", 0.2], ["onset-sudden", 0.3],
      ["allergen-exposure", 0.25], ["pulsus-paradoxus", 0.05], ["anxiety", 0.2],
      ["similar-episode-before", 0.45], ["worse-night", 0.25], ["cough-exercise-cold", 0.2],
      ["runny-nose", 0.25],
    ],
    cardinal: ["dyspnea|respiratory-distress", "wheezing|breath-sounds-decreased|cough"],
    against: [
      ["stridor", 0.15], ["fever-high", 0.3], ["crackles-focal", 0.3], ["hives", 0.15],
      ["edema-leg-bilateral", 0.15], ["sputum-purulent", 0.4], ["wheezing-unilateral", 0.2],
      ["chest-pain-pleuritic", 0.4], ["choking-episode", 0.1], ["hypotension", 0.2], ["angioedema", 0.1],
    ],
    risks: [
      ["hx-asthma", 20], ["hx-eczema", 2.5], ["allergies-known", 2.5], ["fhx-allergy-asthma", 2],
    ],
  },
  {
    id: "copd", name: "Chronic obstructive pulmonary disease", synonyms: ["COPD", "emphysema", "chronic bronchitis"],
    icd10: "J44.9", system: "respiratory", incidence: [5, 4], ages: "0000012344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.75], ["dyspnea-progressive", 0.55], ["cough-chronic", 0.7], ["cough", 0.8],
      ["cough-productive", 0.55], ["wheezing", 0.45], ["barrel-chest", 0.35],
      ["breath-sounds-decreased", 0.35], ["spirometry-obstructive", 0.9], ["xray-hyperinflation", 0.45],
      ["fatigue", 0.4], ["weight-loss", 0.15], ["infections-recurrent", 0.3], ["dyspnea", 0.8],
      ["cyanosis", 0.05], ["hypoxia", 0.2], ["worse-morning", 0.15],
    ],
    cardinal: ["dyspnea|dyspnea-exertional|cough"],
    against: [
      ["fever", 0.2], ["spirometry-reversible", 0.15], ["onset-sudden", 0.15], ["hemoptysis", 0.4],
      ["clubbing", 0.3], ["crackles-velcro", 0.2],
    ],
    risks: [
      ["smoking", 8], ["asbestos-dust", 2], ["hx-copd", 15],
    ],
  },
  {
    id: "copd-exacerbation", name: "COPD exacerbation", synonyms: ["acute exacerbation of chronic bronchitis"],
    icd10: "J44.1", system: "respiratory", incidence: [4, 4], ages: "0000012344", urgency: "same-day", dangerous: true,
    course: { acute: 0.9, subacute: 0.2 },
    findings: [
      ["dyspnea", 0.95], ["cough", 0.85], ["cough-productive", 0.7], ["sputum-purulent", 0.55],
      ["wheezing", 0.6], ["tachypnea", 0.5], ["hypoxia", 0.55], ["respiratory-distress", 0.4],
      ["tachycardia", 0.4], ["breath-sounds-decreased", 0.35], ["barrel-chest", 0.35], ["cyanosis", 0.15],
      ["fever-low-grade", 0.2], ["confusion", 0.1], ["xray-hyperinflation", 0.4],
      ["chest-pain-pressure", 0.25], ["coryza-prodrome", 0.25], ["fatigue", 0.25], ["drowsiness", 0.1],
      ["dyspnea-progressive", 0.35],
    ],
    cardinal: ["dyspnea"],
    against: [
      ["chest-pain-pleuritic", 0.3], ["fever-high", 0.3], ["xray-consolidation", 0.15], ["stridor", 0.1],
      ["edema-leg-unilateral", 0.2],
    ],
    risks: [
      ["hx-copd", 25], ["smoking", 5],
    ],
    requires: ["hx-copd|smoking|barrel-chest|spirometry-obstructive"],
  },
  {
    id: "bronchiectasis", name: "Bronchiectasis", synonyms: [],
    icd10: "J47.9", system: "respiratory", incidence: [3, 2], ages: "0122223344", female: 0.6, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.4 },
    findings: [
      ["sputum-copious-daily", 0.65], ["cough-chronic", 0.9], ["cough-productive", 0.9],
      ["sputum-purulent", 0.65], ["hemoptysis", 0.4], ["infections-recurrent", 0.65], ["crackles", 0.6],
      ["clubbing", 0.2], ["dyspnea-exertional", 0.45], ["wheezing", 0.3], ["fatigue", 0.4],
      ["ct-bronchiectasis", 0.95], ["chronic-sinus-symptoms", 0.25], ["sputum-foul", 0.1], ["cough", 0.9],
    ],
    cardinal: ["cough|cough-productive"],
    against: [
      ["onset-sudden", 0.3],
    ],
    risks: [
      ["tb-exposure", 3], ["hx-cystic-fibrosis", 20], ["hx-immunodeficiency", 5], ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "cystic-fibrosis", name: "Cystic fibrosis", synonyms: [],
    icd10: "E84.9", system: "respiratory", incidence: [2, 2], ages: "3443211000", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["infections-recurrent", 0.8], ["cough-chronic", 0.75], ["failure-to-thrive", 0.6], ["stool-fatty", 0.6],
      ["cough-productive", 0.6], ["salty-skin", 0.97], ["nasal-polyps", 0.2], ["clubbing", 0.4],
      ["infertility", 0.15], ["rectal-prolapse-sign", 0.05], ["wheezing", 0.35], ["crackles", 0.4],
      ["sputum-purulent", 0.45], ["sputum-copious-daily", 0.3], ["abdominal-distension", 0.2],
      ["hemoptysis", 0.1], ["chronic-sinus-symptoms", 0.3], ["xray-hyperinflation", 0.35], ["cough", 0.75],
    ],
    cardinal: ["cough|infections-recurrent|failure-to-thrive|stool-fatty"],
  },
  {
    id: "pneumothorax", name: "Spontaneous pneumothorax", synonyms: ["collapsed lung"],
    icd10: "J93.11", system: "respiratory", incidence: [2, 4], ages: "2111344333", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["chest-pain", 0.9], ["chest-pain-pleuritic", 0.75], ["dyspnea", 0.8], ["onset-sudden", 0.85],
      ["dyspnea-sudden", 0.65], ["chest-pain-sharp", 0.65], ["breath-sounds-decreased-unilateral", 0.75],
      ["percussion-hyperresonant", 0.4], ["xray-pneumothorax", 0.95], ["tachycardia", 0.35],
      ["tachypnea", 0.35], ["hypoxia", 0.2], ["tall-thin", 0.35], ["cough-dry", 0.15],
      ["subcutaneous-emphysema", 0.05], ["shoulder-pain", 0.1], ["chest-asymmetry", 0.1], ["cough", 0.2],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["fever", 0.1], ["sputum-purulent", 0.1], ["chest-pain-exertional", 0.3], ["hemoptysis", 0.2],
      ["edema-leg", 0.2], ["percussion-dull", 0.05], ["xray-normal-chest", 0.05], ["crackles", 0.2],
      ["chest-pain-reproducible", 0.4], ["lungs-clear", 0.15],
    ],
    risks: [
      ["smoking", 3], ["hx-copd", 3], ["hx-marfan", 5], ["hx-asthma", 1.5], ["hx-pneumothorax", 12],
      ["chest-injury", 5], ["hx-cystic-fibrosis", 5],
    ],
  },
  {
    id: "tension-pneumothorax", name: "Tension pneumothorax", synonyms: [],
    icd10: "J93.0", system: "respiratory", incidence: [1, 2], ages: "3111344333", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["respiratory-distress", 0.85], ["dyspnea", 0.95], ["hypotension", 0.7], ["tachycardia", 0.8],
      ["breath-sounds-decreased-unilateral", 0.9], ["tracheal-deviation", 0.4], ["jugular-distension", 0.55],
      ["percussion-hyperresonant", 0.6], ["hypoxia", 0.8], ["shock", 0.6], ["cyanosis", 0.35],
      ["chest-pain", 0.6], ["onset-sudden", 0.75], ["subcutaneous-emphysema", 0.2], ["confusion", 0.25],
      ["chest-asymmetry", 0.3], ["chest-pain-pleuritic", 0.4],
    ],
    cardinal: ["dyspnea|respiratory-distress", "breath-sounds-decreased-unilateral|tracheal-deviation|percussion-hyperresonant"],
    against: [
      ["fever", 0.1], ["muffled-heart-sounds", 0.3],
    ],
    risks: [
      ["chest-injury", 12], ["hx-copd", 2], ["penetrating-injury", 8],
    ],
  },
  {
    id: "pulmonary-tuberculosis", name: "Pulmonary tuberculosis", synonyms: ["TB", "consumption"],
    icd10: "A15.0", system: "respiratory", incidence: [2, 2], ages: "1222334444", female: 0.4, urgency: "same-day", dangerous: true,
    course: { subacute: 0.6, chronic: 0.9 },
    findings: [
      ["cough", 0.85], ["cough-chronic", 0.6], ["fever", 0.6], ["night-sweats", 0.6], ["weight-loss", 0.6],
      ["hemoptysis", 0.3], ["fatigue", 0.55], ["appetite-loss", 0.4], ["xray-cavity", 0.5],
      ["xray-consolidation", 0.35], ["chest-pain-pleuritic", 0.2], ["dyspnea", 0.25],
      ["tuberculin-positive", 0.75], ["cough-productive", 0.55], ["fever-low-grade", 0.4], ["sputum-afb", 0.6],
      ["malaise", 0.4], ["fever-prolonged", 0.35], ["hemoptysis-massive", 0.02], ["chills", 0.25],
      ["xray-hilar-nodes", 0.1],
    ],
    cardinal: ["cough|hemoptysis", "night-sweats|weight-loss|fever|hemoptysis|xray-cavity|cough-chronic"],
    against: [
      ["runny-nose", 0.3], ["wheezing", 0.4], ["onset-sudden", 0.2],
    ],
    risks: [
      ["tb-exposure", 12], ["travel-abroad", 5], ["hiv-positive", 8], ["homeless", 5], ["immunosuppressed", 3],
      ["healthcare-worker", 2], ["hx-diabetes", 1.5], ["alcohol-use-heavy", 2],
    ],
  },
  {
    id: "lung-cancer", name: "Lung cancer", synonyms: ["bronchogenic carcinoma", "malignant pulmonary nodule"],
    icd10: "C34.90", system: "respiratory", incidence: [3, 3], ages: "0000012344", female: 0.43, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["cough", 0.6], ["cough-chronic", 0.5], ["weight-loss", 0.5], ["hemoptysis", 0.3], ["dyspnea", 0.45],
      ["chest-pain", 0.35], ["fatigue", 0.45], ["xray-lung-mass", 0.9], ["hoarseness", 0.1], ["clubbing", 0.1],
      ["lymphadenopathy-supraclavicular", 0.1], ["wheezing-unilateral", 0.1], ["infections-recurrent", 0.15],
      ["shoulder-pain", 0.1], ["bone-pain", 0.15], ["appetite-loss", 0.35], ["calcium-high", 0.1],
      ["sodium-low", 0.1], ["horner", 0.05], ["neck-veins-chest-veins-dilated", 0.05], ["hemoglobin-low", 0.2],
      ["xray-pleural-effusion", 0.2], ["night-sweats", 0.1], ["dyspnea-progressive", 0.25],
    ],
    cardinal: ["cough|hemoptysis|weight-loss|dyspnea|xray-lung-mass|chest-pain"],
    against: [
      ["onset-sudden", 0.2], ["rigors", 0.2], ["runny-nose", 0.2],
    ],
    risks: [
      ["smoking", 10], ["asbestos-dust", 4], ["hx-copd", 2.5],
    ],
  },
  {
    id: "pulmonary-fibrosis", name: "Idiopathic pulmonary fibrosis", synonyms: ["interstitial lung disease", "usual interstitial pneumonia"],
    icd10: "J84.112", system: "respiratory", incidence: [2, 2], ages: "0000001244", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-progressive", 0.85], ["dyspnea-exertional", 0.9], ["cough-dry", 0.8], ["crackles-velcro", 0.8],
      ["crackles", 0.85], ["clubbing", 0.35], ["xray-reticular", 0.85], ["spirometry-restrictive", 0.85],
      ["fatigue", 0.4], ["hypoxia", 0.6], ["weight-loss", 0.2], ["cough-chronic", 0.65], ["dyspnea", 0.9],
      ["right-ventricular-heave", 0.1], ["cough", 0.8],
    ],
    cardinal: ["dyspnea|dyspnea-exertional|cough|cough-dry"],
    against: [
      ["fever", 0.2], ["wheezing", 0.2], ["sputum-purulent", 0.2], ["onset-sudden", 0.15],
      ["spirometry-obstructive", 0.1],
    ],
    risks: [
      ["smoking", 2], ["asbestos-dust", 2], ["med-amiodarone", 4], ["med-methotrexate", 3],
      ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "sarcoidosis", name: "Sarcoidosis", synonyms: ["pulmonary sarcoidosis", "Lofgren syndrome"],
    icd10: "D86.0", system: "respiratory", incidence: [2, 1], ages: "0000144422", female: 0.57, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["xray-hilar-nodes", 0.85], ["cough-dry", 0.4], ["dyspnea", 0.4], ["skin-tender-nodules-shins", 0.2],
      ["fatigue", 0.55], ["eye-redness", 0.15], ["lymphadenopathy", 0.3], ["weight-loss", 0.25],
      ["joint-pain", 0.3], ["rash-purple-papules", 0.1], ["fever", 0.2], ["calcium-high", 0.1],
      ["facial-droop", 0.05], ["parotid-swelling", 0.05], ["ace-high", 0.55], ["eye-ciliary-flush", 0.15],
      ["night-sweats", 0.2], ["chest-pain", 0.2], ["ecg-heart-block", 0.05], ["hepatomegaly", 0.1],
      ["cough", 0.45], ["eye-pain", 0.1], ["vision-blurred", 0.1],
    ],
    cardinal: ["fatigue"],
    against: [
      ["clubbing", 0.3], ["hemoptysis", 0.3], ["sputum-purulent", 0.3],
    ],
    risks: [
      ["african-descent", 3], ["scandinavian-descent", 2],
    ],
  },
  {
    id: "hypersensitivity-pneumonitis", name: "Hypersensitivity pneumonitis", synonyms: ["farmer lung", "bird fancier lung", "extrinsic allergic alveolitis"],
    icd10: "J67.9", system: "respiratory", incidence: [2, 2], ages: "0011233433", urgency: "same-day",
    course: { recurrent: 0.7, subacute: 0.6, chronic: 0.6 },
    findings: [
      ["dyspnea", 0.85], ["cough-dry", 0.75], ["fever", 0.4], ["crackles", 0.65], ["exposure-mold-hay", 0.75],
      ["chills", 0.3], ["fatigue", 0.4], ["weight-loss", 0.25], ["episodic", 0.4],
      ["better-away-from-work", 0.4], ["xray-bilateral-infiltrates", 0.65], ["spirometry-restrictive", 0.55],
      ["chest-pain-pressure", 0.3], ["hypoxia", 0.3], ["malaise", 0.3], ["wheezing", 0.15], ["clubbing", 0.1],
      ["cough", 0.85], ["xray-reticular", 0.3],
    ],
    cardinal: ["dyspnea|cough"],
    against: [
      ["sputum-purulent", 0.3],
    ],
    risks: [
      ["animal-farm", 6],
    ],
  },
  {
    id: "pneumoconiosis", name: "Pneumoconiosis", synonyms: ["silicosis", "asbestosis", "coal worker lung"],
    icd10: "J64", system: "respiratory", incidence: [2, 1], ages: "0000012344", female: 0.1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.8], ["dyspnea-progressive", 0.65], ["cough-chronic", 0.6], ["cough-dry", 0.4],
      ["xray-reticular", 0.6], ["crackles-velcro", 0.35], ["clubbing", 0.15], ["xray-pleural-plaques", 0.35],
      ["spirometry-restrictive", 0.55], ["asbestos-dust", 0.9], ["chest-pain-pressure", 0.15],
    ],
    cardinal: ["asbestos-dust"],
    risks: [
      ["smoking", 1.5],
    ],
  },
  {
    id: "mesothelioma", name: "Pleural mesothelioma", synonyms: [],
    icd10: "C45.0", system: "respiratory", incidence: [2, 2], ages: "0000001144", female: 0.2, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["dyspnea", 0.75], ["chest-pain", 0.65], ["weight-loss", 0.5], ["xray-pleural-effusion", 0.75],
      ["asbestos-dust", 0.75], ["cough", 0.4], ["fatigue", 0.45], ["percussion-dull", 0.5],
      ["xray-pleural-plaques", 0.6], ["night-sweats", 0.2], ["breath-sounds-decreased-unilateral", 0.55],
      ["appetite-loss", 0.35],
    ],
    cardinal: ["dyspnea"],
  },
  {
    id: "pulmonary-hypertension", name: "Pulmonary arterial hypertension", synonyms: [],
    icd10: "I27.0", system: "respiratory", incidence: [2, 2], ages: "1112344433", female: 0.75, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.9], ["fatigue", 0.6], ["syncope-exertional", 0.25], ["syncope", 0.25],
      ["right-ventricular-heave", 0.6], ["chest-pain-exertional", 0.25], ["edema-leg-bilateral", 0.4],
      ["jugular-distension", 0.4], ["palpitations", 0.25], ["ecg-right-strain", 0.65], ["raynaud", 0.1],
      ["hemoptysis", 0.05], ["lungs-clear", 0.45], ["dyspnea-progressive", 0.6], ["murmur", 0.4],
      ["cyanosis", 0.1], ["presyncope", 0.25], ["dyspnea", 0.9],
    ],
    cardinal: ["dyspnea-exertional"],
    against: [
      ["wheezing", 0.2], ["crackles", 0.3], ["fever", 0.1],
    ],
    risks: [
      ["hx-lupus-autoimmune", 8], ["hx-congenital-heart", 5], ["hx-venous-thrombosis", 4], ["hiv-positive", 3],
      ["stimulant-use", 3], ["hx-cirrhosis", 2],
    ],
  },
  {
    id: "obstructive-sleep-apnea", name: "Obstructive sleep apnea", synonyms: ["OSA"],
    icd10: "G47.33", system: "respiratory", incidence: [5, 4], ages: "0132123444", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["snoring", 0.9], ["apnea-sleep", 0.6], ["hypersomnia", 0.75], ["headache-morning", 0.25],
      ["obesity", 0.65], ["fatigue", 0.55], ["hypertension", 0.5], ["nocturia", 0.3],
      ["concentration-poor", 0.35], ["dry-mouth", 0.3], ["insomnia", 0.25], ["irritability", 0.25],
      ["unrefreshing-sleep", 0.55], ["tonsils-swollen", 0.15], ["erectile-dysfunction", 0.1],
      ["inattention-hyperactivity", 0.05], ["mood-low", 0.15],
    ],
    cardinal: ["snoring|hypersomnia|apnea-sleep"],
    against: [
      ["fever", 0.1], ["weight-loss", 0.3], ["cataplexy", 0.05], ["onset-sudden", 0.1],
    ],
    risks: [
      ["hx-hypertension", 2], ["alcohol-use-heavy", 1.5], ["hx-down-syndrome", 5], ["hx-thyroid", 2],
    ],
  },
  {
    id: "obesity-hypoventilation", name: "Obesity hypoventilation syndrome", synonyms: ["Pickwickian syndrome"],
    icd10: "E66.2", system: "respiratory", incidence: [3, 3], ages: "0000123444", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["obesity", 0.97], ["hypersomnia", 0.75], ["snoring", 0.8], ["dyspnea-exertional", 0.6],
      ["headache-morning", 0.35], ["edema-leg-bilateral", 0.4], ["hypoxia", 0.65], ["cyanosis", 0.2],
      ["fatigue", 0.55], ["apnea-sleep", 0.5], ["jugular-distension", 0.15], ["confusion", 0.1],
      ["dyspnea", 0.6],
    ],
    cardinal: ["obesity"],
  },
  {
    id: "croup", name: "Croup", synonyms: ["viral laryngotracheitis"],
    icd10: "J05.0", system: "respiratory", incidence: [4, 4], ages: "1442100000", female: 0.4, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["cough-barking", 0.95], ["stridor", 0.75], ["hoarseness", 0.65], ["coryza-prodrome", 0.7],
      ["fever-low-grade", 0.5], ["fever", 0.55], ["worse-night", 0.6], ["respiratory-distress", 0.35],
      ["runny-nose", 0.6], ["onset-sudden", 0.3], ["xray-steeple", 0.45], ["well-appearing", 0.25],
      ["cough", 0.97], ["tachypnea", 0.2],
    ],
    cardinal: ["cough-barking"],
    against: [
      ["drooling", 0.05], ["dysphagia", 0.1], ["ill-appearing", 0.15], ["tripod-position", 0.05],
      ["choking-episode", 0.1], ["wheezing", 0.3], ["fever-high", 0.4], ["hives", 0.1], ["lockjaw", 0.1],
      ["voice-muffled", 0.1],
    ],
  },
  {
    id: "epiglottitis", name: "Acute epiglottitis", synonyms: ["supraglottitis"],
    icd10: "J05.10", system: "respiratory", incidence: [1, 2], ages: "1233233322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.7, hyperacute: 0.7 },
    findings: [
      ["fever", 0.85], ["fever-high", 0.6], ["drooling", 0.6], ["sore-throat", 0.85], ["dysphagia", 0.8],
      ["odynophagia", 0.7], ["voice-muffled", 0.6], ["stridor", 0.45], ["tripod-position", 0.4],
      ["respiratory-distress", 0.5], ["ill-appearing", 0.6], ["onset-sudden", 0.6], ["dyspnea", 0.5],
      ["xray-thumbprint", 0.75], ["anxiety", 0.3], ["tachycardia", 0.5], ["neck-pain", 0.15],
      ["lymphadenopathy-cervical", 0.15],
    ],
    cardinal: ["sore-throat|drooling|stridor|dysphagia"],
    against: [
      ["cough-barking", 0.05], ["cough", 0.3], ["runny-nose", 0.2], ["coryza-prodrome", 0.2],
      ["tonsil-exudate", 0.4], ["lockjaw", 0.4], ["wheezing", 0.2], ["uvula-deviated", 0.1],
    ],
    risks: [
      ["unvaccinated", 8], ["hx-diabetes", 1.5], ["immunosuppressed", 2],
    ],
  },
  {
    id: "bacterial-tracheitis", name: "Bacterial tracheitis", synonyms: [],
    icd10: "J04.10", system: "respiratory", incidence: [0, 1], ages: "1343210000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever-high", 0.85], ["stridor", 0.85], ["cough-barking", 0.65], ["ill-appearing", 0.8],
      ["recovering-then-worse", 0.55], ["respiratory-distress", 0.7], ["cough", 0.85],
      ["sputum-purulent", 0.35], ["hoarseness", 0.45], ["coryza-prodrome", 0.6], ["cyanosis", 0.15],
      ["croup-no-response", 0.6], ["fever", 0.85],
    ],
    cardinal: ["stridor", "fever"],
    against: [
      ["drooling", 0.3],
    ],
  },
  {
    id: "bronchiolitis", name: "Bronchiolitis", synonyms: ["RSV infection of infants"],
    icd10: "J21.9", system: "respiratory", incidence: [5, 5], ages: "3431000000", female: 0.43, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["wheezing", 0.8], ["cough", 0.9], ["runny-nose", 0.85], ["coryza-prodrome", 0.75], ["tachypnea", 0.75],
      ["respiratory-distress", 0.65], ["crackles", 0.5], ["poor-feeding", 0.55], ["fever-low-grade", 0.45],
      ["fever", 0.45], ["hypoxia", 0.35], ["apnea", 0.1], ["sick-contact", 0.4], ["nasal-congestion", 0.6],
      ["xray-hyperinflation", 0.5], ["irritable-child", 0.35], ["lethargic-child", 0.1], ["vomiting", 0.15],
      ["cyanosis", 0.05],
    ],
    cardinal: ["cough|wheezing|tachypnea|respiratory-distress"],
    against: [
      ["stridor", 0.15], ["cough-barking", 0.1], ["fever-high", 0.4], ["wheezing-recurrent", 0.3],
      ["choking-episode", 0.1], ["wheezing-unilateral", 0.1], ["cough-whooping", 0.2], ["hives", 0.1],
    ],
    risks: [
      ["newborn-premature", 3], ["hx-congenital-heart", 2], ["daycare", 2],
    ],
  },
  {
    id: "pertussis", name: "Whooping cough", synonyms: ["pertussis"],
    icd10: "A37.90", system: "respiratory", incidence: [3, 3], ages: "3433322111", urgency: "same-day", dangerous: true,
    course: { subacute: 0.9, acute: 0.3 },
    findings: [
      ["cough-whooping", 0.75], ["cough", 0.97], ["post-tussive-vomiting", 0.55], ["coryza-prodrome", 0.6],
      ["apnea", 0.1], ["cyanosis", 0.2], ["cough-nocturnal", 0.4], ["lymphocytosis", 0.45],
      ["sick-contact", 0.35], ["well-appearing", 0.3], ["fever-low-grade", 0.15], ["runny-nose", 0.5],
      ["insomnia", 0.2], ["lungs-clear", 0.4],
    ],
    cardinal: ["cough"],
    against: [
      ["fever-high", 0.2], ["wheezing", 0.3], ["sputum-purulent", 0.3], ["stridor", 0.4],
      ["xray-consolidation", 0.3],
    ],
    risks: [
      ["unvaccinated", 6],
    ],
  },
  {
    id: "foreign-body-airway", name: "Inhaled foreign body", synonyms: ["foreign body aspiration", "choking"],
    icd10: "T17.908A", system: "respiratory", incidence: [1, 2], ages: "1442101133", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, subacute: 0.3 },
    findings: [
      ["choking-episode", 0.8], ["onset-sudden", 0.8], ["cough", 0.8], ["wheezing", 0.5],
      ["wheezing-unilateral", 0.45], ["breath-sounds-decreased-unilateral", 0.5], ["stridor", 0.25],
      ["respiratory-distress", 0.35], ["dyspnea", 0.45], ["cyanosis", 0.15], ["infections-recurrent", 0.1],
      ["xray-hyperinflation", 0.25], ["drooling", 0.1], ["xray-normal-chest", 0.25], ["hoarseness", 0.1],
      ["cough-chronic", 0.1],
    ],
    cardinal: ["cough|choking-episode|stridor|wheezing|dyspnea"],
    against: [
      ["coryza-prodrome", 0.2], ["fever", 0.2], ["runny-nose", 0.2], ["wheezing-recurrent", 0.3],
      ["cough-barking", 0.4], ["hives", 0.05],
    ],
    risks: [
      ["hx-dementia", 2], ["developmental-delay", 1.5],
    ],
  },
  {
    id: "upper-respiratory-infection", name: "Common cold", synonyms: ["viral upper respiratory infection", "viral rhinitis"],
    icd10: "J00", system: "respiratory", incidence: [6, 5], ages: "2443333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["runny-nose", 0.9], ["nasal-congestion", 0.8], ["sore-throat", 0.6], ["cough", 0.6], ["sneezing", 0.6],
      ["fever-low-grade", 0.2], ["fever", 0.2], ["malaise", 0.4], ["headache", 0.3], ["hoarseness", 0.2],
      ["sick-contact", 0.4], ["lungs-clear", 0.4], ["well-appearing", 0.45], ["fatigue", 0.35],
      ["eye-watering", 0.2], ["myalgia", 0.2], ["post-nasal-drip", 0.3], ["irritable-child", 0.15],
      ["cough-dry", 0.3], ["poor-feeding", 0.1], ["ear-fullness", 0.1], ["sinus-pain", 0.15],
      ["appetite-loss", 0.15], ["nasal-discharge-purulent", 0.2],
    ],
    cardinal: ["runny-nose|nasal-congestion|sore-throat|sneezing|cough"],
    against: [
      ["dyspnea", 0.15], ["tachypnea", 0.15], ["hypoxia", 0.05], ["fever-high", 0.2], ["wheezing", 0.2],
      ["chest-pain", 0.2], ["ear-pain", 0.4], ["tonsil-exudate", 0.2], ["neck-stiffness", 0.05], ["rash", 0.3],
      ["respiratory-distress", 0.1], ["stridor", 0.1], ["crackles", 0.1], ["weight-loss", 0.1],
      ["abdominal-pain", 0.4], ["diarrhea", 0.4],
    ],
    risks: [
      ["daycare", 1.5],
    ],
  },
  {
    id: "influenza", name: "Influenza", synonyms: ["flu"],
    icd10: "J11.1", system: "respiratory", incidence: [5, 4], ages: "2334433333", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.9], ["fever-high", 0.55], ["onset-sudden", 0.65], ["myalgia", 0.85], ["cough", 0.9],
      ["headache", 0.75], ["chills", 0.65], ["fatigue", 0.8], ["malaise", 0.75], ["sore-throat", 0.5],
      ["runny-nose", 0.5], ["cough-dry", 0.6], ["appetite-loss", 0.4], ["sweating", 0.25],
      ["sick-contact", 0.45], ["eye-pain", 0.15], ["vomiting", 0.15], ["weakness-generalized", 0.45],
      ["nasal-congestion", 0.4], ["flu-test-positive", 0.65], ["nausea", 0.15], ["joint-pain", 0.3],
      ["lungs-clear", 0.25], ["rigors", 0.2], ["flushing", 0.1],
    ],
    cardinal: ["fever|chills|myalgia", "cough|myalgia|headache|fatigue"],
    against: [
      ["dysuria", 0.2], ["rash", 0.15], ["tonsil-exudate", 0.2], ["neck-stiffness", 0.3],
      ["crackles-focal", 0.3], ["onset-gradual", 0.3], ["smell-loss", 0.4], ["jaundice", 0.05],
    ],
    risks: [
      ["unvaccinated", 1.7],
    ],
  },
  {
    id: "covid-19", name: "COVID-19", synonyms: ["coronavirus disease", "SARS-CoV-2 infection"],
    icd10: "U07.1", system: "respiratory", incidence: [5, 4], ages: "2223333344", urgency: "routine",
    course: { acute: 0.9, subacute: 0.2 },
    findings: [
      ["fever", 0.6], ["cough", 0.7], ["cough-dry", 0.5], ["fatigue", 0.6], ["myalgia", 0.4],
      ["sore-throat", 0.45], ["headache", 0.45], ["smell-loss", 0.3], ["runny-nose", 0.4],
      ["nasal-congestion", 0.4], ["dyspnea", 0.25], ["diarrhea", 0.15], ["chills", 0.3],
      ["covid-test-positive", 0.8], ["sick-contact", 0.45], ["hypoxia", 0.1], ["appetite-loss", 0.25],
      ["xray-bilateral-infiltrates", 0.2], ["malaise", 0.45], ["lymphocytes-low", 0.4], ["confusion", 0.05],
      ["onset-gradual", 0.2],
    ],
    cardinal: ["fever|cough|smell-loss|sore-throat|fatigue|dyspnea|covid-test-positive|runny-nose|myalgia"],
    against: [
      ["tonsil-exudate", 0.3], ["xray-pleural-effusion", 0.4], ["dysuria", 0.2],
    ],
    risks: [
      ["covid-contact", 8], ["unvaccinated", 1.5],
    ],
  },
  {
    id: "acute-respiratory-distress", name: "Acute respiratory distress syndrome", synonyms: ["ARDS"],
    icd10: "J80", system: "respiratory", incidence: [1, 2], ages: "2111233344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.4 },
    findings: [
      ["dyspnea", 0.95], ["respiratory-distress", 0.9], ["hypoxia", 0.97], ["tachypnea", 0.9],
      ["xray-bilateral-infiltrates", 0.95], ["crackles", 0.7], ["cyanosis", 0.35], ["tachycardia", 0.75],
      ["confusion", 0.25], ["fever", 0.4], ["shock", 0.25], ["hypotension", 0.25],
    ],
    cardinal: ["hypoxia|respiratory-distress|dyspnea"],
    against: [
      ["bnp-high", 0.4], ["lungs-clear", 0.1],
    ],
    risks: [
      ["hx-pancreatitis", 5], ["aspiration-risk", 6], ["transfusion-recent", 5], ["trauma", 3],
      ["prior-infection-recent", 4], ["drowning", 6],
    ],
  },
  {
    id: "pulmonary-contusion", name: "Rib fracture and chest wall injury", synonyms: ["rib fracture", "flail chest", "pulmonary contusion"],
    icd10: "S22.39XA", system: "respiratory", incidence: [4, 4], ages: "0012233344", female: 0.4, urgency: "same-day",
    course: { hyperacute: 0.6, acute: 0.8 },
    findings: [
      ["chest-injury", 0.85], ["rib-pain", 0.85], ["chest-pain", 0.9], ["chest-pain-pleuritic", 0.7],
      ["chest-pain-reproducible", 0.85], ["bruising", 0.45], ["chest-asymmetry", 0.1], ["dyspnea", 0.4],
      ["deformity", 0.2], ["onset-sudden", 0.55], ["worse-movement", 0.5], ["hypoxia", 0.1],
      ["subcutaneous-emphysema", 0.05],
    ],
    cardinal: ["rib-pain|chest-pain|chest-pain-reproducible"],
    against: [
      ["fever", 0.1], ["chest-pain-exertional", 0.2], ["runny-nose", 0.4],
    ],
    risks: [
      ["fall", 8], ["hx-osteoporosis", 3], ["trauma", 5],
    ],
  },
  {
    id: "hemothorax", name: "Traumatic hemothorax", synonyms: ["hemothorax"],
    icd10: "S27.1XXA", system: "respiratory", incidence: [1, 2], ages: "0011243333", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["chest-injury", 0.85], ["dyspnea", 0.85], ["chest-pain", 0.8],
      ["breath-sounds-decreased-unilateral", 0.85], ["percussion-dull", 0.65], ["hypotension", 0.45],
      ["tachycardia", 0.7], ["xray-pleural-effusion", 0.85], ["shock", 0.35], ["hypoxia", 0.5],
      ["pallor", 0.25], ["respiratory-distress", 0.45], ["rib-pain", 0.4],
    ],
    cardinal: ["dyspnea|chest-pain|breath-sounds-decreased-unilateral"],
    against: [
      ["percussion-hyperresonant", 0.1], ["fever", 0.1],
    ],
    risks: [
      ["penetrating-injury", 15], ["med-anticoagulant", 2], ["trauma", 6],
    ],
  },
  {
    id: "neonatal-respiratory-distress", name: "Neonatal respiratory distress syndrome", synonyms: ["hyaline membrane disease", "surfactant deficiency"],
    icd10: "P22.0", system: "respiratory", incidence: [2, 4], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8 },
    findings: [
      ["respiratory-distress", 0.97], ["newborn-premature", 0.9], ["tachypnea", 0.9], ["cyanosis", 0.5],
      ["hypoxia", 0.7], ["xray-ground-glass", 0.75], ["breath-sounds-decreased", 0.4], ["apnea", 0.1],
    ],
    cardinal: ["respiratory-distress"],
    against: [
      ["meconium-stained", 0.1], ["fever", 0.3],
    ],
    risks: [["mother-diabetic", 2]],
  },
  {
    id: "transient-tachypnea-newborn", name: "Transient tachypnea of the newborn", synonyms: ["wet lung"],
    icd10: "P22.1", system: "respiratory", incidence: [3, 5], ages: "4100000000", urgency: "emergency",
    course: { hyperacute: 0.8 },
    findings: [
      ["tachypnea", 0.97], ["respiratory-distress", 0.55], ["hypoxia", 0.25], ["cyanosis", 0.1],
      ["xray-ground-glass", 0.6], ["well-appearing", 0.25],
    ],
    cardinal: ["tachypnea"],
    against: [
      ["meconium-stained", 0.2], ["fever", 0.2], ["murmur", 0.3],
    ],
  },
  {
    id: "meconium-aspiration", name: "Meconium aspiration syndrome", synonyms: [],
    icd10: "P24.01", system: "respiratory", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["meconium-stained", 0.97], ["respiratory-distress", 0.9], ["cyanosis", 0.5], ["tachypnea", 0.85],
      ["barrel-chest", 0.3], ["crackles", 0.45], ["hypoxia", 0.75], ["xray-bilateral-infiltrates", 0.55],
      ["xray-hyperinflation", 0.45],
    ],
    cardinal: ["meconium-stained"],
    requires: ["meconium-stained"],
  },
  {
    id: "bronchopulmonary-dysplasia", name: "Bronchopulmonary dysplasia", synonyms: ["chronic lung disease of prematurity"],
    icd10: "P27.1", system: "respiratory", incidence: [2, 2], ages: "3430000000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["newborn-premature", 0.97], ["tachypnea", 0.65], ["hypoxia", 0.5], ["wheezing", 0.45],
      ["infections-recurrent", 0.45], ["failure-to-thrive", 0.4], ["respiratory-distress", 0.4],
      ["crackles", 0.3],
    ],
    cardinal: ["newborn-premature"],
    requires: ["newborn-premature"],
  },
  {
    id: "alpha-1-antitrypsin", name: "Alpha-1 antitrypsin deficiency", synonyms: [],
    icd10: "E88.01", system: "respiratory", incidence: [2, 1], ages: "1111133422", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspnea-exertional", 0.75], ["spirometry-obstructive", 0.8], ["cough-chronic", 0.45],
      ["wheezing", 0.45], ["age-young-emphysema", 0.4], ["transaminases-high", 0.25], ["hepatomegaly", 0.1],
      ["xray-hyperinflation", 0.55], ["dyspnea", 0.75], ["barrel-chest", 0.25], ["jaundice", 0.1],
    ],
    cardinal: ["dyspnea-exertional"],
    risks: [
      ["smoking", 2],
    ],
  },
  {
    id: "allergic-bronchopulmonary-aspergillosis", name: "Allergic bronchopulmonary aspergillosis", synonyms: ["ABPA"],
    icd10: "B44.81", system: "respiratory", incidence: [2, 2], ages: "0001234422", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["wheezing", 0.8], ["cough-productive", 0.7], ["brown-mucus-plugs", 0.4], ["eosinophilia", 0.8],
      ["fever", 0.25], ["hemoptysis", 0.25], ["ct-bronchiectasis", 0.6], ["xray-consolidation", 0.5],
      ["ige-high", 0.9], ["dyspnea", 0.6], ["cough", 0.85], ["malaise", 0.25],
    ],
    cardinal: ["cough"],
    risks: [
      ["hx-asthma", 20], ["hx-cystic-fibrosis", 10],
    ],
  },
  {
    id: "invasive-aspergillosis", name: "Pulmonary aspergillosis", synonyms: ["aspergilloma", "invasive aspergillosis"],
    icd10: "B44.1", system: "respiratory", incidence: [0, 1], ages: "0111233344", urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["fever", 0.7], ["hemoptysis", 0.4], ["cough", 0.7], ["chest-pain-pleuritic", 0.35],
      ["xray-cavity", 0.45], ["xray-lung-mass", 0.3], ["fungus-ball", 0.45], ["dyspnea", 0.45],
      ["neutropenia", 0.55], ["weight-loss", 0.2],
    ],
    cardinal: ["fever|cough|hemoptysis"],
    risks: [
      ["hx-transplant", 8], ["blood-cancer-known", 8], ["chemotherapy", 8], ["immunosuppressed", 5],
      ["tb-exposure", 3],
    ],
  },
  {
    id: "eosinophilic-pneumonia", name: "Eosinophilic pneumonia", synonyms: ["Loeffler syndrome"],
    icd10: "J82.81", system: "respiratory", incidence: [1, 1], ages: "0011243322", urgency: "same-day",
    course: { acute: 0.6, subacute: 0.6 },
    findings: [
      ["fever", 0.75], ["cough", 0.85], ["dyspnea", 0.75], ["eosinophilia", 0.7],
      ["xray-bilateral-infiltrates", 0.75], ["night-sweats", 0.35], ["weight-loss", 0.4], ["wheezing", 0.3],
      ["hypoxia", 0.4], ["crackles", 0.45], ["chest-pain-pleuritic", 0.25], ["malaise", 0.35],
    ],
    cardinal: ["cough"],
    risks: [
      ["med-new", 3], ["hx-asthma", 4], ["vaping", 4],
    ],
  },
  {
    id: "cryptogenic-organizing-pneumonia", name: "Organizing pneumonia", synonyms: ["COP", "BOOP"],
    icd10: "J84.116", system: "respiratory", incidence: [1, 1], ages: "0000123444", urgency: "same-day",
    course: { subacute: 0.9 },
    findings: [
      ["cough-dry", 0.75], ["dyspnea", 0.7], ["fever", 0.5], ["malaise", 0.5], ["weight-loss", 0.4],
      ["crackles", 0.65], ["xray-consolidation", 0.85], ["fatigue", 0.45], ["prior-infection-recent", 0.4],
      ["xray-bilateral-infiltrates", 0.6], ["esr-crp-high", 0.65],
    ],
    cardinal: ["cough-dry"],
  },
  {
    id: "vocal-cord-dysfunction", name: "Vocal cord dysfunction", synonyms: ["inducible laryngeal obstruction"],
    icd10: "J38.3", system: "respiratory", incidence: [3, 2], ages: "0013443211", female: 0.75, urgency: "routine",
    course: { recurrent: 0.9, hyperacute: 0.5 },
    findings: [
      ["stridor", 0.55], ["throat-tightness", 0.65], ["dyspnea", 0.85], ["dyspnea-sudden", 0.55],
      ["hoarseness", 0.4], ["wheezing", 0.45], ["worse-exertion", 0.5], ["episodic", 0.7],
      ["asthma-treatment-failure", 0.5], ["lungs-clear", 0.5], ["anxiety", 0.35], ["cough", 0.4],
      ["quick-recovery", 0.35], ["choking-sensation", 0.35],
    ],
    cardinal: ["dyspnea"],
    against: [
      ["hypoxia", 0.1], ["fever", 0.1], ["hives", 0.1], ["drooling", 0.05], ["spirometry-reversible", 0.2],
    ],
    risks: [
      ["hx-anxiety", 2], ["hx-gerd", 2], ["athlete", 3], ["hx-asthma", 2],
    ],
  },
  {
    id: "smoke-inhalation", name: "Smoke inhalation injury", synonyms: ["inhalation burn"],
    icd10: "J70.5", system: "respiratory", incidence: [1, 2], ages: "1222233333", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8 },
    findings: [
      ["smoke-fire-exposure", 0.97], ["cough", 0.65], ["soot-nose-mouth", 0.55], ["hoarseness", 0.45],
      ["dyspnea", 0.65], ["stridor", 0.15], ["burn-injury", 0.45], ["wheezing", 0.35], ["headache", 0.3],
      ["confusion", 0.2], ["hypoxia", 0.25], ["sore-throat", 0.25],
    ],
    cardinal: ["smoke-fire-exposure"],
    requires: ["smoke-fire-exposure"],
  },
  {
    id: "hyperventilation", name: "Hyperventilation syndrome", synonyms: [],
    icd10: "R06.4", system: "respiratory", incidence: [4, 3], ages: "0012443311", female: 0.67, urgency: "routine",
    course: { hyperacute: 0.7, recurrent: 0.7 },
    findings: [
      ["hyperventilation", 0.85], ["perioral-numbness", 0.55], ["tingling", 0.6], ["anxiety", 0.75],
      ["dizziness", 0.55], ["dyspnea", 0.75], ["tetany", 0.3], ["chest-pain-pressure", 0.35],
      ["palpitations", 0.4], ["hand-numbness", 0.45], ["presyncope", 0.4], ["onset-sudden", 0.45],
      ["chest-pain", 0.35], ["lungs-clear", 0.4], ["ecg-normal", 0.3],
    ],
    cardinal: ["hyperventilation"],
    against: [
      ["hypoxia", 0.05], ["fever", 0.1], ["wheezing", 0.15], ["edema-leg-unilateral", 0.1],
      ["hemoptysis", 0.02], ["kussmaul-breathing", 0.2],
    ],
    risks: [
      ["hx-anxiety", 4], ["stressor", 2],
    ],
  },
  {
    id: "pulmonary-alveolar-hemorrhage", name: "Diffuse alveolar hemorrhage", synonyms: [],
    icd10: "R04.89", system: "respiratory", incidence: [0, 1], ages: "0011233333", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.5 },
    findings: [
      ["hemoptysis", 0.7], ["dyspnea", 0.85], ["hemoglobin-low", 0.8], ["xray-bilateral-infiltrates", 0.9],
      ["hypoxia", 0.65], ["cough", 0.75], ["fever", 0.25], ["hematuria", 0.35], ["creatinine-high", 0.4],
      ["crackles", 0.55],
    ],
    cardinal: ["dyspnea"],
    risks: [
      ["hx-lupus-autoimmune", 10], ["med-anticoagulant", 2], ["vaping", 2],
    ],
  },
  {
    id: "silo-chemical-pneumonitis", name: "Chemical pneumonitis", synonyms: ["toxic gas inhalation", "chlorine gas exposure"],
    icd10: "J68.0", system: "respiratory", incidence: [1, 2], ages: "0012333322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.6 },
    findings: [
      ["chemical-fume-exposure", 0.95], ["cough", 0.85], ["dyspnea", 0.8], ["eye-watering", 0.5],
      ["wheezing", 0.45], ["chest-pain-pressure", 0.45], ["hypoxia", 0.35], ["xray-pulmonary-edema", 0.25],
      ["nausea", 0.25], ["headache", 0.3], ["hoarseness", 0.2], ["sputum-frothy", 0.05],
    ],
    cardinal: ["chemical-fume-exposure"],
    requires: ["chemical-fume-exposure"],
  },
  {
    id: "nasal-polyp-aerd", name: "Aspirin-exacerbated respiratory disease", synonyms: ["Samter triad"],
    icd10: "J45.998", system: "respiratory", incidence: [2, 1], ages: "0000144422", female: 0.57, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["nasal-polyps", 0.9], ["wheezing", 0.85], ["smell-loss", 0.65], ["nasal-congestion", 0.85],
      ["chronic-sinus-symptoms", 0.75], ["eosinophilia", 0.5], ["runny-nose", 0.55], ["dyspnea", 0.5],
    ],
    cardinal: ["nasal-polyps|nasal-congestion"],
    risks: [
      ["hx-asthma", 10],
    ],
  },
  {
    id: "tracheomalacia", name: "Laryngomalacia or tracheomalacia", synonyms: ["congenital stridor"],
    icd10: "Q31.5", system: "respiratory", incidence: [3, 3], ages: "3431000000", female: 0.4, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["stridor", 0.9], ["worse-supine", 0.55, 10], ["well-appearing", 0.5], ["poor-feeding", 0.2],
      ["failure-to-thrive", 0.1], ["respiratory-distress", 0.2], ["cough-barking", 0.15], ["wheezing", 0.25],
      ["apnea", 0.05], ["better-prone", 0.4],
    ],
    cardinal: ["stridor"],
    against: [
      ["fever", 0.05], ["runny-nose", 0.3], ["drooling", 0.1], ["onset-sudden", 0.1], ["choking-episode", 0.1],
    ],
  },
  {
    id: "hantavirus", name: "Hantavirus pulmonary syndrome", synonyms: [],
    icd10: "B33.4", system: "respiratory", incidence: [0, 1], ages: "0001244311", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.8 },
    findings: [
      ["fever", 0.97], ["myalgia", 0.85], ["animal-rodents", 0.7], ["dyspnea", 0.8], ["cough", 0.65],
      ["headache", 0.55], ["nausea", 0.5], ["vomiting", 0.45], ["platelets-low", 0.8], ["hypotension", 0.45],
      ["xray-bilateral-infiltrates", 0.85], ["hypoxia", 0.7], ["tachycardia", 0.6], ["hemoglobin-high", 0.6],
      ["diarrhea", 0.35], ["chills", 0.55], ["dizziness", 0.35], ["back-pain", 0.3], ["abdominal-pain", 0.3],
      ["respiratory-distress", 0.6],
    ],
    cardinal: ["fever|myalgia"],
    against: [
      ["runny-nose", 0.15], ["sore-throat", 0.3],
    ],
  },
  {
    id: "pleural-tb", name: "Tuberculous pleurisy", synonyms: ["pleural TB"],
    icd10: "A15.6", system: "respiratory", incidence: [1, 1], ages: "0011233333", female: 0.33, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3 },
    findings: [
      ["fever", 0.75], ["chest-pain-pleuritic", 0.65], ["cough-dry", 0.65], ["night-sweats", 0.45],
      ["weight-loss", 0.45], ["xray-pleural-effusion", 0.95], ["dyspnea", 0.5], ["tuberculin-positive", 0.7],
      ["percussion-dull", 0.6], ["fatigue", 0.4],
    ],
    cardinal: ["fever"],
    risks: [
      ["tb-exposure", 12], ["travel-abroad", 6], ["hiv-positive", 6],
    ],
  },
  {
    id: "lymphangioleiomyomatosis", name: "Lymphangioleiomyomatosis", synonyms: ["LAM"],
    icd10: "J84.81", system: "respiratory", incidence: [1, 1], ages: "0000143310", female: 1, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["dyspnea-exertional", 0.75], ["hx-pneumothorax", 0.55], ["cough", 0.4], ["hemoptysis", 0.15],
      ["ct-lung-cysts", 0.95], ["chest-pain", 0.2], ["spirometry-obstructive", 0.45],
      ["facial-angiofibromas", 0.3],
    ],
    cardinal: ["dyspnea-exertional"],
  },
  {
    id: "congenital-diaphragmatic-hernia", name: "Congenital diaphragmatic hernia", synonyms: [],
    icd10: "Q79.0", system: "respiratory", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["bowel-sounds-in-the-chest", 0.4],
      ["scaphoid-abdomen", 0.5],
      ["respiratory-distress", 0.95], ["cyanosis", 0.7], ["hypoxia", 0.8], ["breath-sounds-decreased-unilateral", 0.7], ["tachypnea", 0.8], ["displaced-apex", 0.4], ["barrel-chest", 0.3],
    ],
    cardinal: ["respiratory-distress|hypoxia|cyanosis"],
    against: [["fever", 0.2], ["meconium-stained", 0.4]],
  },
  {
    id: "psittacosis", name: "Psittacosis", synonyms: ["parrot fever"],
    icd10: "A70", system: "respiratory", incidence: [1, 1], ages: "0001233332", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["fever", 0.95], ["headache-severe", 0.5], ["headache", 0.75], ["cough-dry", 0.75], ["myalgia", 0.6], ["xray-consolidation", 0.6], ["bradycardia-relative", 0.3], ["splenomegaly", 0.15], ["dyspnea", 0.3],
    ],
    cardinal: ["fever|headache|cough-dry"],
    against: [["sore-throat", 0.5], ["sputum-purulent", 0.4]],
    risks: [["animal-birds", 20], ["bat-bird-droppings", 4], ["animal-poultry-dead", 4]],
  },
  {
    id: "air-embolism", name: "Air embolism", synonyms: [],
    icd10: "T79.0XXA", system: "respiratory", incidence: [0, 1], ages: "0001233332", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.99 },
    findings: [
      ["dyspnea-sudden", 0.9], ["chest-pain", 0.5], ["hypotension", 0.6], ["confusion", 0.4], ["hypoxia", 0.7], ["weakness-focal", 0.25], ["cyanosis", 0.4], ["syncope", 0.3],
    ],
    cardinal: ["dyspnea-sudden|hypotension|confusion"],
    against: [["fever", 0.1]],
    risks: [["indwelling-line-catheter", 20], ["surgery-recent", 4], ["diving-ascent", 8]],
  },
  {
    id: "pneumomediastinum", name: "Pneumomediastinum", synonyms: ["mediastinal emphysema"],
    icd10: "J98.2", system: "respiratory", incidence: [1, 2], ages: "0013442111", female: 0.3, urgency: "same-day",
    course: { acute: 0.9, hyperacute: 0.6 },
    findings: [
      ["chest-pain-pleuritic", 0.6], ["chest-pain", 0.9], ["subcutaneous-emphysema", 0.7], ["neck-pain", 0.4], ["dyspnea", 0.6], ["odynophagia", 0.3], ["voice-muffled", 0.2],
    ],
    cardinal: ["chest-pain|subcutaneous-emphysema"],
    against: [["fever", 0.2], ["chest-pain-after-vomiting", 0.4]],
    risks: [["hx-asthma", 3], ["vaping", 2], ["cannabis-use", 2], ["stimulant-use", 3]],
  },
  {
    id: "atelectasis", name: "Atelectasis", synonyms: ["lung collapse after surgery"],
    icd10: "J98.11", system: "respiratory", incidence: [2, 3], ages: "1112223344", urgency: "same-day",
    course: { acute: 0.95 },
    findings: [
      ["dyspnea", 0.6], ["hypoxia", 0.6], ["breath-sounds-decreased-unilateral", 0.6], ["fever-low-grade", 0.4], ["tachypnea", 0.5], ["cough", 0.3], ["percussion-dull", 0.3],
    ],
    cardinal: ["dyspnea|hypoxia|breath-sounds-decreased-unilateral"],
    against: [["sputum-purulent", 0.3], ["edema-leg-unilateral", 0.3]],
    risks: [["surgery-recent", 12], ["immobilized", 3]],
  },
  {
    id: "kartagener", name: "Primary ciliary dyskinesia", synonyms: ["Kartagener syndrome"],
    icd10: "Q34.8", system: "respiratory", incidence: [0, 0], ages: "2333321000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["infections-recurrent", 0.9], ["chronic-sinus-symptoms", 0.8], ["ct-bronchiectasis", 0.6], ["cough-productive", 0.9], ["hx-otitis", 0.7], ["infertility", 0.4], ["nasal-polyps", 0.3]],
    cardinal: ["infections-recurrent|chronic-sinus-symptoms", "cough-productive|ct-bronchiectasis"],
    risks: [["consanguinity", 3]],
  },
  {
    id: "alveolar-proteinosis", name: "Pulmonary alveolar proteinosis", synonyms: [],
    icd10: "J84.01", system: "respiratory", incidence: [0, 0], ages: "0001233321", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["dyspnea-progressive", 0.9], ["dyspnea-exertional", 0.9], ["cough", 0.7], ["xray-bilateral-infiltrates", 0.9], ["crackles", 0.5], ["fatigue", 0.4], ["weight-loss", 0.3], ["hypoxia", 0.4]],
    cardinal: ["dyspnea-exertional|dyspnea-progressive", "xray-bilateral-infiltrates"],
    risks: [["smoking", 2]],
  },
  {
    id: "brue", name: "Brief resolved unexplained event", synonyms: ["BRUE", "ALTE", "apparent life-threatening event"],
    icd10: "R68.13", system: "respiratory", incidence: [2, 3], ages: "3410000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.95 },
    findings: [
      ["apnea", 0.6], ["cyanosis", 0.5], ["quick-recovery", 0.85], ["well-appearing", 0.75], ["floppy-infant", 0.4],
      ["pallor", 0.35], ["consciousness-reduced", 0.35], ["perioral-pallor", 0.15], ["vitals-normal", 0.5], ["onset-sudden", 0.5],
    ],
    cardinal: ["apnea|cyanosis|floppy-infant|pallor"],
    against: [
      ["fever", 0.05], ["cough", 0.2], ["runny-nose", 0.3], ["vomiting", 0.3], ["choking-episode", 0.2], ["crying-trigger", 0.1],
      ["poor-feeding", 0.2], ["ill-appearing", 0.05], ["murmur", 0.1], ["wheezing", 0.1], ["seizure", 0.2],
    ],
    risks: [["newborn-premature", 3]],
  },
  {
    id: "hospital-acquired-pneumonia", name: "Hospital-acquired pneumonia", synonyms: ["ventilator-associated pneumonia", "nosocomial pneumonia", "HAP", "VAP"],
    icd10: "J18.9", system: "respiratory", incidence: [1, 4], ages: "1111123444", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.8], ["cough", 0.65], ["sputum-purulent", 0.6], ["hypoxia", 0.55],
      ["xray-consolidation", 0.85], ["crackles", 0.65], ["dyspnea", 0.6], ["wbc-high", 0.7],
      ["tachypnea", 0.55], ["tachycardia", 0.55], ["confusion", 0.2], ["breath-sounds-decreased", 0.3],
      ["xray-bilateral-infiltrates", 0.3],
    ],
    cardinal: ["fever|cough|sputum-purulent|xray-consolidation"],
    risks: [
      ["hospital-recent", 8], ["surgery-recent", 3], ["antibiotics-recent", 2], ["hx-copd", 1.5],
      ["aspiration-risk", 2],
    ],
    requires: ["hospital-recent|surgery-recent"],
  },
  {
    id: "latent-tuberculosis", name: "Latent tuberculosis infection", synonyms: ["latent TB", "LTBI", "positive tuberculin skin test"],
    icd10: "Z22.7", system: "respiratory", incidence: [4, 2], ages: "0112343332", urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["tuberculin-positive", 0.98], ["xray-normal-chest", 0.75], ["well-appearing", 0.5], ["afebrile", 0.3],
    ],
    cardinal: ["tuberculin-positive"],
    against: [
      ["hemoptysis", 0.03], ["night-sweats", 0.07], ["weight-loss", 0.1], ["fever", 0.1],
      ["xray-cavity", 0.01], ["sputum-afb", 0.01], ["lymphadenopathy", 0.2], ["cough-chronic", 0.1],
    ],
    risks: [
      ["tb-exposure", 5], ["from-a-country-where-it-is-endemic", 4], ["healthcare-worker", 2.5],
      ["crowded-living", 2], ["hiv-positive", 2], ["homeless", 2], 
    ],
    requires: ["tuberculin-positive"],
  },
  {
    id: "ntm-lung-disease", name: "Nontuberculous mycobacterial lung disease", synonyms: ["Mycobacterium avium complex infection", "MAC lung disease", "Lady Windermere syndrome"],
    icd10: "A31.0", system: "respiratory", incidence: [2, 1], ages: "0000111343", female: 0.62, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cough-chronic", 0.85], ["cough", 0.9], ["sputum-purulent", 0.45], ["fatigue", 0.6],
      ["weight-loss", 0.45], ["hemoptysis", 0.25], ["night-sweats", 0.25], ["sputum-afb", 0.6],
      ["ct-bronchiectasis", 0.7], ["tree-in-bud-on-ct", 0.5], ["dyspnea", 0.35], ["fever", 0.2],
      ["xray-cavity", 0.25],
    ],
    cardinal: ["cough"],
    against: [
      ["dyspnea-sudden", 0.1],
    ],
    risks: [
      ["hx-copd", 2.5], ["hx-cystic-fibrosis", 3], ["hx-gerd", 1.5], ["chest-asymmetry", 1.5],
      ["scoliosis-sign", 1.5], ["immunosuppressed", 2], ["tall-thin", 2],
    ],
  },
  {
    id: "central-sleep-apnea", name: "Central sleep apnea", synonyms: ["Cheyne-Stokes respiration"],
    icd10: "G47.31", system: "respiratory", incidence: [3, 1], ages: "1100122343", female: 0.25, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["apnea-sleep", 0.85], ["breathing-waxes-wanes", 0.5], ["insomnia", 0.4], ["hypersomnia", 0.45],
      ["fatigue", 0.5], ["paroxysmal-nocturnal-dyspnea", 0.3], ["headache-morning", 0.15],
      ["concentration-poor", 0.25], ["nocturia", 0.2], ["choking-sensation", 0.15],
    ],
    cardinal: ["apnea-sleep|breathing-waxes-wanes"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["hx-heart-failure", 8], ["opioid-use", 5], ["overdose-opioid", 2], ["hx-atrial-fibrillation", 3],
      ["hx-stroke", 3], ["altitude", 4], ["echo-low-ef", 6], ["hx-kidney-disease", 2],
      ["pain-drug-other-than-nsaids", 2],
    ],
  },
  {
    id: "pphn", name: "Persistent pulmonary hypertension of the newborn", synonyms: ["PPHN", "persistent fetal circulation"],
    icd10: "P29.30", system: "respiratory", incidence: [0, 1], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.5 },
    findings: [
      ["cyanosis", 0.9], ["hypoxia", 0.95], ["oxygen-no-improvement", 0.7], ["tachypnea", 0.8],
      ["respiratory-distress", 0.75], ["murmur", 0.3], ["echo-low-ef", 0.05],
    ],
    cardinal: ["hypoxia|cyanosis"],
    risks: [
      ["meconium-stained", 6], ["birth-asphyxia", 5], ["newborn-maternal-infection", 2], ["med-ssri", 1.5],
      ["cesarean-section", 1.5],
    ],
  },
  {
    id: "drug-radiation-pneumonitis", name: "Drug- or radiation-induced pneumonitis", synonyms: ["amiodarone pulmonary toxicity", "radiation pneumonitis", "methotrexate pneumonitis", "drug-induced interstitial lung disease", "nitrofurantoin lung", "bleomycin lung"],
    icd10: "J70.4", system: "respiratory", incidence: [2, 1], ages: "0011123343", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.5, acute: 0.3 },
    findings: [
      ["dyspnea", 0.85], ["dyspnea-progressive", 0.5], ["cough-dry", 0.7], ["cough", 0.75], ["crackles", 0.55],
      ["hypoxia", 0.45], ["xray-bilateral-infiltrates", 0.6], ["xray-ground-glass", 0.5], ["fever", 0.35],
      ["xray-reticular", 0.4], ["fatigue", 0.4], ["spirometry-restrictive", 0.5], ["low-transfer-factor", 0.5],
      ["eosinophilia", 0.15], ["weight-loss", 0.2],
    ],
    cardinal: ["dyspnea|cough"],
    risks: [
      ["med-amiodarone", 12], ["med-methotrexate", 8], ["chemotherapy", 5], ["radiation-therapy", 8],
      ["med-new", 2], ["antibiotic", 2],
    ],
    requires: ["med-amiodarone|med-methotrexate|chemotherapy|radiation-therapy|med-new|medication|antibiotic"],
  },
  {
    id: "vaping-lung-injury", name: "Vaping-associated lung injury", synonyms: ["EVALI", "e-cigarette lung injury"],
    icd10: "U07.0", system: "respiratory", incidence: [1, 2], ages: "0001441100", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["cough", 0.85], ["dyspnea", 0.85], ["nausea", 0.6], ["vomiting", 0.6], ["fever", 0.75],
      ["hypoxia", 0.6], ["xray-bilateral-infiltrates", 0.85], ["chest-pain", 0.5], ["abdominal-pain", 0.4],
      ["diarrhea", 0.35], ["weight-loss", 0.25], ["tachycardia", 0.6], ["tachypnea", 0.5], ["wbc-high", 0.75],
      ["chills", 0.4],
    ],
    cardinal: ["dyspnea|cough"],
    risks: [
      ["vaping", 15], ["cannabis-use", 3],
    ],
    requires: ["vaping"],
  },
  {
    id: "ace-inhibitor-cough", name: "Cough from an ACE inhibitor", synonyms: ["ACE inhibitor cough", "lisinopril cough"],
    icd10: "T46.4X5A", system: "respiratory", incidence: [4, 0], ages: "0000013443", female: 0.62, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["cough", 0.98], ["cough-dry", 0.9], ["cough-nocturnal", 0.35], ["cough-chronic", 0.6],
      ["lungs-clear", 0.4], ["xray-normal-chest", 0.4], ["throat-clearing", 0.2],
    ],
    cardinal: ["cough"],
    against: [
      ["fever", 0.05], ["sputum-purulent", 0.05], ["hemoptysis", 0.05], ["weight-loss", 0.1],
      ["wheezing", 0.2], ["angioedema", 0.2], ["crackles", 0.15], ["orthopnea", 0.1],
    ],
    risks: [
      ["med-ace-inhibitor", 40],
    ],
    requires: ["med-ace-inhibitor"],
  },
  {
    id: "postinfectious-cough", name: "Postinfectious cough", synonyms: ["post-viral cough", "lingering cough after a cold"],
    icd10: "R05.2", system: "respiratory", incidence: [3, 1], ages: "0133344433", urgency: "self-care",
    course: { subacute: 0.9, chronic: 0.2 },
    findings: [
      ["cough", 0.98], ["cough-dry", 0.7], ["prior-infection-recent", 0.6], ["cough-nocturnal", 0.3],
      ["lungs-clear", 0.4], ["xray-normal-chest", 0.3], ["well-appearing", 0.3], ["throat-clearing", 0.2],
      ["coryza-prodrome", 0.3],
    ],
    cardinal: ["cough"],
    against: [
      ["sputum-purulent", 0.3],
      ["fever", 0.1], ["dyspnea", 0.2], ["hemoptysis", 0.05], ["weight-loss", 0.05], ["crackles", 0.1],
      ["cough-whooping", 0.1], ["hypoxia", 0.02], ["night-sweats", 0.1], ["med-ace-inhibitor", 0.2],
      ["cough-barking", 0.1],
    ],
    requires: ["prior-infection-recent|coryza-prodrome"],
  },
  {
    id: "bronchiolitis-obliterans", name: "Bronchiolitis obliterans", synonyms: ["obliterative bronchiolitis", "popcorn lung", "bronchiolitis obliterans syndrome"],
    icd10: "J44.81", system: "respiratory", incidence: [0, 1], ages: "0112233321", female: 0.5, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["dyspnea-exertional", 0.85], ["dyspnea", 0.85], ["cough-dry", 0.65], ["wheezing", 0.4],
      ["spirometry-obstructive", 0.85], ["crackles", 0.3], ["asthma-treatment-failure", 0.5],
      ["breath-sounds-decreased", 0.2],
    ],
    cardinal: ["dyspnea"],
    against: [
      ["spirometry-reversible", 0.1], ["fever", 0.2],
    ],
    risks: [
      ["hx-transplant", 12], ["chemical-fume-exposure", 6], ["prior-infection-recent", 2],
      ["hx-rheumatoid", 3], ["vaping", 2],
    ],
    requires: ["hx-transplant|chemical-fume-exposure|prior-infection-recent|hx-rheumatoid|vaping|asthma-treatment-failure"],
  },
  {
    id: "protracted-bronchitis", name: "Protracted bacterial bronchitis", synonyms: ["PBB", "persistent bacterial bronchitis", "chronic wet cough of childhood"],
    icd10: "J41.1", system: "respiratory", incidence: [3, 1], ages: "0143100000", female: 0.4, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["cough-chronic", 0.95], ["cough-productive", 0.9], ["rattly-chest", 0.4], ["well-appearing", 0.6],
      ["symptoms-over-10-days", 0.3], ["growth-normal", 0.4], ["sputum-purulent", 0.4],
    ],
    cardinal: ["cough-chronic|cough-productive"],
    against: [
      ["fever", 0.1], ["weight-loss", 0.1], ["clubbing", 0.02], ["failure-to-thrive", 0.05],
      ["choking-episode", 0.1], ["hemoptysis", 0.03],
    ],
    risks: [
      ["daycare", 1.6],
    ],
  },
  {
    id: "congenital-lung-malformation", name: "Congenital lung malformation", synonyms: ["pulmonary sequestration", "congenital pulmonary airway malformation", "CPAM", "congenital lobar emphysema", "bronchogenic cyst"],
    icd10: "Q33.0", system: "respiratory", incidence: [0, 0], ages: "4321110000", female: 0.45, urgency: "same-day",
    course: { chronic: 0.7, acute: 0.5 },
    findings: [
      ["respiratory-distress", 0.45], ["tachypnea", 0.5], ["infections-recurrent", 0.4], ["cough", 0.35],
      ["fever", 0.3], ["xray-lung-mass", 0.4], ["ct-lung-cysts", 0.5],
      ["breath-sounds-decreased-unilateral", 0.3], ["hemoptysis", 0.05], ["xray-hyperinflation", 0.15],
    ],
    cardinal: ["respiratory-distress|infections-recurrent|xray-lung-mass|ct-lung-cysts|tachypnea"],
    risks: [
      ["pneumonia-in-the-past", 5],
    ],
  },
  {
    id: "vascular-ring", name: "Vascular ring or sling", synonyms: ["vascular ring", "double aortic arch", "pulmonary artery sling"],
    icd10: "Q25.45", system: "respiratory", incidence: [0, 0], ages: "3431000000", female: 0.4, urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["stridor", 0.7], ["wheezing", 0.4], ["cough-barking", 0.25], ["dysphagia-solids", 0.3],
      ["choking-with-feeds", 0.4], ["infections-recurrent", 0.3], ["apnea", 0.1], ["cough-chronic", 0.35],
      ["poor-feeding", 0.3], ["regurgitation", 0.2],
    ],
    cardinal: ["stridor|wheezing|dysphagia-solids|choking-with-feeds"],
    against: [
      ["fever", 0.1], ["spirometry-reversible", 0.1],
    ],
  },
  {
    id: "diaphragm-paralysis", name: "Diaphragm paralysis", synonyms: ["phrenic nerve palsy", "diaphragmatic paralysis", "hemidiaphragm paralysis"],
    icd10: "J98.6", system: "respiratory", incidence: [1, 1], ages: "1111112333", female: 0.4, urgency: "same-day",
    course: { chronic: 0.7, subacute: 0.5 },
    findings: [
      ["dyspnea-exertional", 0.7], ["orthopnea", 0.55], ["raised-hemidiaphragm", 0.85],
      ["see-saw-or-paradoxical-breathing", 0.3], ["spirometry-restrictive", 0.5],
      ["breath-sounds-decreased-unilateral", 0.3], ["dyspnea", 0.7], ["worse-supine", 0.35],
    ],
    cardinal: ["dyspnea|raised-hemidiaphragm|orthopnea"],
    against: [
      ["fever", 0.1], ["edema-leg", 0.2], ["bnp-high", 0.1], ["cough-productive", 0.2],
    ],
    risks: [
      ["heart-surgery", 6], ["surgery-neck-recent", 5], ["neck-injury", 3], ["birth-difficult", 3],
      ["hx-cancer", 2], ["hx-guillain-barre", 2],
    ],
  },
  {
    id: "respiratory-failure", name: "Hypercapnic respiratory failure", synonyms: ["respiratory failure", "type 2 respiratory failure", "carbon dioxide narcosis", "CO2 retention"],
    icd10: "J96.02", system: "respiratory", incidence: [0, 4], ages: "1111122344", female: 0.5, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["acidosis-respiratory", 0.85], ["drowsiness", 0.6], ["confusion", 0.45], ["hypoxia", 0.8],
      ["dyspnea", 0.7], ["headache-morning", 0.25], ["consciousness-reduced", 0.4], ["asterixis", 0.15],
      ["respiratory-depression", 0.35], ["tachypnea", 0.3], ["tachycardia", 0.3], ["cyanosis", 0.2],
    ],
    cardinal: ["drowsiness|confusion|consciousness-reduced|acidosis-respiratory", "hypoxia|acidosis-respiratory|respiratory-depression|dyspnea"],
    against: [
      ["vitals-normal", 0.05], ["oxygen-normal", 0.1],
    ],
    risks: [
      ["hx-copd", 8], ["home-oxygen", 8], ["obesity", 2], ["opioid-use", 2], ["hx-sleep-apnea", 3],
      ["hx-myasthenia", 3], ["med-sedative", 2],
    ],
  },
  {
    id: "apnea-of-prematurity", name: "Apnea of prematurity", synonyms: [],
    icd10: "P28.40", system: "respiratory", incidence: [0, 2], ages: "4000000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.7, recurrent: 0.6 },
    findings: [
      ["apnea", 0.97], ["bradycardia", 0.65], ["cyanosis", 0.5], ["hypoxia", 0.6], ["pallor", 0.2],
    ],
    cardinal: ["apnea"],
    against: [
      ["fever", 0.1], ["seizure", 0.2],
    ],
    risks: [
      ["newborn-premature", 15], ["preterm-gestation", 8],
    ],
    requires: ["newborn-premature|preterm-gestation"],
  },
  {
    id: "airway-stenosis", name: "Tracheal or subglottic stenosis", synonyms: ["tracheal stenosis", "subglottic stenosis"],
    icd10: "J38.6", system: "respiratory", incidence: [1, 1], ages: "2321122332", female: 0.6, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["stridor", 0.7], ["dyspnea-exertional", 0.7], ["dyspnea", 0.8], ["hoarseness", 0.35], ["cough", 0.35],
      ["wheezing", 0.35], ["asthma-treatment-failure", 0.35], ["respiratory-distress", 0.2],
    ],
    cardinal: ["stridor|dyspnea"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["intensive-care-in-the-past", 8], ["surgery-neck-recent", 4], ["anca-positive", 4],
      ["newborn-premature", 4], 
    ],
  },
  {
    id: "habit-cough", name: "Habit cough", synonyms: ["psychogenic cough", "somatic cough syndrome", "tic cough"],
    icd10: "F45.8", system: "respiratory", incidence: [2, 0], ages: "0014421000", female: 0.5, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cough-chronic", 0.85], ["cough-dry", 0.8], ["cough", 0.97], ["well-appearing", 0.6],
      ["cough-stops-asleep", 0.9], ["school-refusal", 0.2], ["lungs-clear", 0.3], ["tics", 0.1],
    ],
    cardinal: ["cough-stops-asleep|cough"],
    against: [
      ["fever", 0.05], ["sputum-purulent", 0.05], ["cough-nocturnal", 0.03], ["wheezing", 0.1],
      ["cough-productive", 0.1], ["weight-loss", 0.03],
    ],
    risks: [
      ["stressor", 2], ["prior-infection-recent", 2], ["hx-anxiety", 2],
    ],
    requires: ["cough-stops-asleep"],
  },
] satisfies readonly Condition[];
