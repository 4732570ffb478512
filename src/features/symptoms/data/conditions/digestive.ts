import type { Condition } from "../../symptoms.schema.ts";

export const digestiveConditions = [
  {
    id: "gerd", name: "Gastroesophageal reflux disease", synonyms: ["GERD", "acid reflux", "heartburn", "Barrett esophagus"],
    icd10: "K21.9", system: "digestive", incidence: [5, 4], ages: "2222333444", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["heartburn", 0.8], ["regurgitation", 0.6], ["dyspepsia", 0.35], ["abdominal-pain-epigastric", 0.3],
      ["chest-pain-burning", 0.35], ["chest-pain", 0.35], ["belching", 0.3], ["cough-chronic", 0.15],
      ["hoarseness", 0.1], ["worse-supine", 0.45], ["abdominal-pain-after-eating", 0.3], ["worse-night", 0.3],
      ["dysphagia", 0.1], ["antacid-relief", 0.5], ["throat-clearing", 0.15], ["bloating", 0.2],
      ["cough-nocturnal", 0.15], ["dental-erosion", 0.05],
    ],
    cardinal: ["heartburn|regurgitation|chest-pain-burning|dyspepsia"],
    against: [
      ["weight-loss", 0.2], ["dysphagia-solids", 0.4], ["fever", 0.1], ["hematemesis", 0.2], ["dyspnea", 0.3],
      ["chest-pain-exertional", 0.15], ["chest-pain-radiating-arm", 0.15], ["jaundice", 0.05],
      ["sweating", 0.2], ["onset-sudden", 0.3], ["melena", 0.2],
    ],
    risks: [
      ["obesity", 1.8], ["pregnant", 2], ["hx-gerd", 8],
    ],
  },
  {
    id: "infant-reflux", name: "Physiological reflux of infancy", synonyms: ["infant spitting up", "gastroesophageal reflux in infants"],
    icd10: "P78.83", system: "digestive", incidence: [5, 4], ages: "4431000000", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["regurgitation", 0.95], ["vomiting", 0.6], ["spits-up-effortless", 0.8], ["well-appearing", 0.65],
      ["irritable-child", 0.2], ["growth-normal", 0.6], ["hiccups", 0.1],
    ],
    cardinal: ["regurgitation|vomiting|spits-up-effortless"],
    against: [
      ["fever", 0.05], ["vomiting-bilious", 0.02], ["vomiting-projectile", 0.15], ["diarrhea-bloody", 0.05],
      ["failure-to-thrive", 0.1], ["dehydration", 0.05], ["abdominal-distension", 0.1],
      ["lethargic-child", 0.05], ["abdominal-mass", 0.02], ["diarrhea", 0.3],
    ],
  },
  {
    id: "functional-dyspepsia", name: "Functional dyspepsia", synonyms: ["indigestion"],
    icd10: "K30", system: "digestive", incidence: [5, 4], ages: "0012344333", female: 0.57, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["dyspepsia", 0.85], ["abdominal-pain-epigastric", 0.65], ["early-satiety", 0.5], ["bloating", 0.5],
      ["nausea", 0.3], ["abdominal-pain-after-eating", 0.45], ["belching", 0.3],
      ["abdominal-pain-chronic", 0.45], ["abdominal-pain", 0.65], ["anxiety", 0.2], ["heartburn", 0.2],
    ],
    cardinal: ["dyspepsia|abdominal-pain-epigastric|early-satiety"],
    against: [
      ["weight-loss", 0.15], ["melena", 0.05], ["hematemesis", 0.05], ["fever", 0.05], ["dysphagia", 0.2],
      ["jaundice", 0.02], ["abdominal-pain-sudden", 0.1], ["hemoglobin-low", 0.1],
      ["abdominal-pain-severe", 0.3], ["vomiting-recurrent", 0.3],
    ],
    risks: [
      ["hx-anxiety", 1.6],
    ],
  },
  {
    id: "peptic-ulcer", name: "Peptic ulcer disease", synonyms: ["duodenal ulcer", "gastric ulcer"],
    icd10: "K27.9", system: "digestive", incidence: [4, 4], ages: "0001133344", urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.6 },
    findings: [
      ["abdominal-pain-epigastric", 0.8], ["dyspepsia", 0.55], ["abdominal-pain-relieved-food", 0.35],
      ["abdominal-pain-after-eating", 0.3], ["worse-night", 0.35], ["nausea", 0.3], ["bloating", 0.2],
      ["melena", 0.2], ["heartburn", 0.25], ["hematemesis", 0.1], ["abdominal-pain-radiating-back", 0.1],
      ["hemoglobin-low", 0.2], ["endoscopy-ulcer", 0.95], ["antacid-relief", 0.4], ["abdominal-pain", 0.85],
      ["early-satiety", 0.15], ["vomiting", 0.15], ["fecal-occult-blood", 0.15],
      ["abdominal-tenderness", 0.35], ["abdominal-pain-chronic", 0.3],
    ],
    cardinal: ["abdominal-pain-epigastric|dyspepsia|melena|abdominal-pain|hematemesis"],
    against: [
      ["jaundice", 0.1], ["fever", 0.1], ["diarrhea", 0.3], ["murphy-sign", 0.1], ["dysphagia", 0.3],
      ["peritonitis-signs", 0.1], ["abdominal-pain-rlq", 0.1],
    ],
    risks: [
      ["med-nsaid", 5], ["smoking", 1.6], ["hx-ulcer", 8], ["med-aspirin", 2.5], ["med-steroid", 1.6],
    ],
  },
  {
    id: "acute-gastritis", name: "Gastritis", synonyms: ["gastropathy"],
    icd10: "K29.70", system: "digestive", incidence: [5, 4], ages: "0012333333", urgency: "routine",
    course: { acute: 0.8, chronic: 0.4 },
    findings: [
      ["abdominal-pain-epigastric", 0.75], ["nausea", 0.6], ["vomiting", 0.45], ["dyspepsia", 0.55],
      ["appetite-loss", 0.3], ["abdominal-pain", 0.75], ["hematemesis", 0.05], ["bloating", 0.3],
      ["heartburn", 0.25], ["abdominal-tenderness", 0.3], ["melena", 0.05], ["belching", 0.2],
      ["abdominal-pain-after-eating", 0.3],
    ],
    cardinal: ["abdominal-pain-epigastric|dyspepsia|nausea|abdominal-pain"],
    against: [
      ["fever", 0.15], ["weight-loss", 0.3], ["jaundice", 0.05], ["diarrhea", 0.4],
      ["peritonitis-signs", 0.05], ["amylase-lipase-high", 0.05], ["dysphagia", 0.2], ["murphy-sign", 0.05],
      ["abdominal-pain-rlq", 0.1], ["troponin-high", 0.05],
    ],
    risks: [
      ["med-nsaid", 3.5], ["alcohol-use-heavy", 3], ["med-aspirin", 2], ["med-steroid", 1.5],
    ],
  },
  {
    id: "perforated-viscus", name: "Perforated peptic ulcer", synonyms: ["perforated viscus", "peritonitis"],
    icd10: "K27.5", system: "digestive", incidence: [1, 2], ages: "1110133344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["abdominal-pain-severe", 0.9], ["abdominal-pain-sudden", 0.85], ["peritonitis-signs", 0.8],
      ["guarding", 0.75], ["rebound", 0.5], ["abdominal-pain-epigastric", 0.55], ["shoulder-tip-pain", 0.2],
      ["xray-free-air", 0.8], ["tachycardia", 0.6], ["vomiting", 0.4], ["nausea", 0.45], ["fever", 0.3],
      ["bowel-sounds-absent", 0.45], ["hypotension", 0.25], ["sweating", 0.35], ["shock", 0.15],
      ["abdominal-distension", 0.3], ["wbc-high", 0.65], ["abdominal-pain", 0.97], ["lies-still", 0.45],
      ["pallor", 0.2], ["abdominal-tenderness", 0.85],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["abdomen-soft", 0.05], ["diarrhea", 0.2], ["abdominal-pain-colicky", 0.2], ["dysuria", 0.2],
      ["back-pain-bending-lifting", 0.2],
    ],
    risks: [
      ["med-nsaid", 4], ["hx-ulcer", 5], ["med-steroid", 3], ["smoking", 1.8],
      ["procedure-recent-endoscopy", 6],
    ],
  },
  {
    id: "upper-gi-bleed", name: "Upper gastrointestinal hemorrhage", synonyms: ["bleeding ulcer", "hematemesis"],
    icd10: "K92.2", system: "digestive", incidence: [2, 4], ages: "1111223344", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["melena", 0.7], ["hematemesis", 0.55], ["presyncope", 0.35], ["syncope", 0.15], ["tachycardia", 0.5],
      ["hypotension", 0.25], ["pallor", 0.4], ["fatigue", 0.35], ["hemoglobin-low", 0.7],
      ["abdominal-pain-epigastric", 0.35], ["weakness-generalized", 0.3], ["dizziness", 0.3], ["shock", 0.1],
      ["nausea", 0.3], ["dyspepsia", 0.3], ["gi-bleeding", 0.9], ["fecal-occult-blood", 0.4],
      ["abdominal-pain", 0.4], ["sweating", 0.15],
    ],
    cardinal: ["melena|hematemesis|gi-bleeding"],
    against: [
      ["fever", 0.3], ["diarrhea-watery", 0.3], ["tenesmus", 0.1], ["hemoptysis", 0.2],
    ],
    risks: [
      ["med-nsaid", 4], ["med-anticoagulant", 3], ["med-aspirin", 2.5], ["hx-ulcer", 5],
      ["alcohol-use-heavy", 2], ["hx-cirrhosis", 2], ["med-steroid", 1.5],
    ],
  },
  {
    id: "variceal-bleed", name: "Bleeding esophageal varices", synonyms: ["variceal hemorrhage"],
    icd10: "I85.11", system: "digestive", incidence: [1, 2], ages: "0011123444", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["hematemesis", 0.9], ["melena", 0.5], ["gi-bleeding", 0.97], ["hypotension", 0.45],
      ["tachycardia", 0.65], ["spider-angiomata", 0.4], ["ascites", 0.45], ["jaundice", 0.4],
      ["splenomegaly", 0.4], ["platelets-low", 0.6], ["asterixis", 0.2], ["pallor", 0.45], ["shock", 0.35],
      ["confusion", 0.2], ["caput-medusae", 0.25], ["hemoglobin-low", 0.75], ["inr-high", 0.55],
      ["syncope", 0.2],
    ],
    cardinal: ["gi-bleeding"],
    requires: ["gi-bleeding|hemoglobin-low|shock"],
    against: [
      ["abdominal-pain-severe", 0.3], ["fever", 0.3],
    ],
    risks: [
      ["hx-cirrhosis", 30], ["alcohol-use-heavy", 8], ["hx-hepatitis", 5], ["iv-drug-use", 2],
    ],
  },
  {
    id: "mallory-weiss", name: "Mallory-Weiss tear", synonyms: [],
    icd10: "K22.6", system: "digestive", incidence: [1, 2], ages: "0001233333", female: 0.33, urgency: "emergency",
    course: { hyperacute: 0.8 },
    findings: [
      ["hematemesis", 0.9], ["vomiting", 0.9], ["vomiting-recurrent", 0.6], ["melena", 0.1],
      ["abdominal-pain-epigastric", 0.2], ["tachycardia", 0.2], ["alcohol-recent", 0.4], ["gi-bleeding", 0.9],
      ["nausea", 0.6],
    ],
    cardinal: ["hematemesis"],
    against: [
      ["ascites", 0.2], ["subcutaneous-emphysema", 0.05], ["guarding", 0.05],
    ],
    risks: [
      ["alcohol-use-heavy", 4], ["pregnant", 2],
    ],
  },
  {
    id: "boerhaave", name: "Esophageal rupture", synonyms: ["Boerhaave syndrome"],
    icd10: "K22.3", system: "digestive", incidence: [0, 1], ages: "0000133444", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["chest-pain", 0.9], ["chest-pain-after-vomiting", 0.7], ["vomiting", 0.85],
      ["subcutaneous-emphysema", 0.35], ["onset-sudden", 0.85], ["dyspnea", 0.5], ["fever", 0.35],
      ["tachycardia", 0.65], ["abdominal-pain-epigastric", 0.4], ["xray-pleural-effusion", 0.55],
      ["odynophagia", 0.2], ["shock", 0.25], ["sweating", 0.3], ["hematemesis", 0.15],
      ["breath-sounds-decreased-unilateral", 0.25], ["chest-pain-pleuritic", 0.2], ["hypotension", 0.2],
      ["shoulder-pain", 0.1],
    ],
    cardinal: ["chest-pain|abdominal-pain-epigastric"],
    against: [
      ["onset-gradual", 0.1],
    ],
    risks: [
      ["alcohol-use-heavy", 3], ["procedure-recent-endoscopy", 12], ["alcohol-recent", 4],
    ],
  },
  {
    id: "esophageal-cancer", name: "Esophageal cancer", synonyms: [],
    icd10: "C15.9", system: "digestive", incidence: [2, 2], ages: "0000012344", female: 0.2, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["dysphagia", 0.9], ["dysphagia-solids", 0.85], ["dysphagia-progressive", 0.75], ["weight-loss", 0.75],
      ["odynophagia", 0.3], ["regurgitation", 0.3], ["hoarseness", 0.15], ["chest-pain", 0.2],
      ["hemoglobin-low", 0.3], ["appetite-loss", 0.35], ["vomiting", 0.2], ["cough", 0.15],
      ["hematemesis", 0.05], ["food-impaction", 0.1], ["heartburn", 0.25], ["fatigue", 0.3],
      ["lymphadenopathy-supraclavicular", 0.05], ["dysphagia-liquids", 0.3], ["melena", 0.05],
    ],
    cardinal: ["dysphagia|weight-loss"],
    against: [
      ["onset-sudden", 0.2], ["fever", 0.2], ["episodic", 0.4],
    ],
    risks: [
      ["smoking", 4], ["alcohol-use-heavy", 4], ["hx-gerd", 3],
    ],
  },
  {
    id: "achalasia", name: "Achalasia", synonyms: [],
    icd10: "K22.0", system: "digestive", incidence: [2, 1], ages: "0011233333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dysphagia", 0.97], ["dysphagia-liquids", 0.9], ["dysphagia-solids", 0.9], ["regurgitation", 0.7],
      ["regurgitation-undigested", 0.55], ["weight-loss", 0.5], ["chest-pain", 0.4], ["cough-nocturnal", 0.3],
      ["heartburn", 0.35], ["barium-bird-beak", 0.85], ["aspiration-risk", 0.1], ["halitosis", 0.15],
      ["dysphagia-progressive", 0.5], ["vomiting-undigested", 0.35],
    ],
    cardinal: ["dysphagia"],
    against: [
      ["onset-sudden", 0.1], ["fever", 0.2], ["hematemesis", 0.1], ["odynophagia", 0.3],
    ],
  },
  {
    id: "diffuse-esophageal-spasm", name: "Diffuse esophageal spasm", synonyms: [],
    icd10: "K22.4", system: "digestive", incidence: [2, 1], ages: "0000133444", female: 0.6, urgency: "routine",
    course: { recurrent: 0.9, chronic: 0.4 },
    findings: [
      ["chest-pain", 0.85], ["dysphagia", 0.6], ["dysphagia-intermittent", 0.55],
      ["chest-pain-pressure", 0.45], ["episodic", 0.7], ["dysphagia-liquids", 0.5], ["dysphagia-solids", 0.45],
      ["nitroglycerin-relief", 0.3], ["chest-pain-at-rest", 0.45], ["corkscrew-esophagus", 0.55],
      ["cold-liquid-trigger", 0.25], ["ecg-normal", 0.5], ["heartburn", 0.25], ["regurgitation", 0.15],
      ["troponin-normal", 0.4],
    ],
    cardinal: ["chest-pain|dysphagia"],
    against: [
      ["chest-pain-exertional", 0.3], ["weight-loss", 0.3], ["fever", 0.05],
    ],
  },
  {
    id: "eosinophilic-esophagitis", name: "Eosinophilic esophagitis", synonyms: [],
    icd10: "K20.0", system: "digestive", incidence: [3, 2], ages: "1233343322", female: 0.25, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["dysphagia-solids", 0.85], ["food-impaction", 0.5], ["dysphagia", 0.9], ["heartburn", 0.35],
      ["chest-pain", 0.2], ["vomiting", 0.2], ["eosinophilia", 0.3], ["esophageal-rings", 0.7],
      ["food-avoidance", 0.2], ["dysphagia-intermittent", 0.5], ["regurgitation", 0.2],
      ["abdominal-pain", 0.15], ["eosinophils-in-the-esophagus", 0.95],
    ],
    cardinal: ["dysphagia"],
    against: [
      ["weight-loss", 0.4], ["dysphagia-progressive", 0.4], ["fever", 0.1],
    ],
    risks: [
      ["hx-asthma", 4], ["allergies-known", 4], ["hx-eczema", 3],
    ],
  },
  {
    id: "esophageal-web-plummer-vinson", name: "Esophageal web or ring", synonyms: ["Schatzki ring", "Plummer-Vinson syndrome"],
    icd10: "K22.2", system: "digestive", incidence: [3, 2], ages: "0000123444", urgency: "routine",
    course: { recurrent: 0.7, chronic: 0.7 },
    findings: [
      ["dysphagia-solids", 0.9], ["dysphagia", 0.95], ["dysphagia-intermittent", 0.65],
      ["food-impaction", 0.4], ["hemoglobin-low", 0.25], ["ferritin-low", 0.25], ["glossitis", 0.15],
      ["nail-spoon", 0.1], ["heartburn", 0.25], ["fatigue", 0.15],
    ],
    cardinal: ["dysphagia"],
    against: [
      ["weight-loss", 0.3], ["dysphagia-liquids", 0.2], ["fever", 0.05], ["odynophagia", 0.3],
    ],
    risks: [
      ["hx-gerd", 3],
    ],
  },
  {
    id: "esophagitis-infectious", name: "Infectious or pill esophagitis", synonyms: ["Candida esophagitis", "pill esophagitis"],
    icd10: "K20.80", system: "digestive", incidence: [3, 3], ages: "0001233333", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["odynophagia", 0.85], ["dysphagia", 0.65], ["chest-pain", 0.45], ["fever", 0.15], ["heartburn", 0.3],
      ["weight-loss", 0.15], ["nausea", 0.15], ["chest-pain-burning", 0.3],
    ],
    cardinal: ["odynophagia|dysphagia"],
    against: [
      ["cough", 0.4],
    ],
    risks: [
      ["immunosuppressed", 6], ["hiv-positive", 10], ["chemotherapy", 4], ["antibiotics-recent", 2],
      ["med-steroid", 3],
    ],
  },
  {
    id: "zenker-diverticulum", name: "Zenker diverticulum", synonyms: ["pharyngeal pouch"],
    icd10: "K22.5", system: "digestive", incidence: [2, 1], ages: "0000001144", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dysphagia", 0.9], ["regurgitation-undigested", 0.75], ["halitosis", 0.65], ["cough", 0.35],
      ["aspiration-risk", 0.3], ["neck-mass", 0.15], ["throat-gurgling", 0.3], ["weight-loss", 0.3],
      ["choking-sensation", 0.25], ["hoarseness", 0.1], ["cough-nocturnal", 0.25], ["regurgitation", 0.75],
      ["vomiting-undigested", 0.4],
    ],
    cardinal: ["dysphagia|regurgitation"],
    against: [
      ["chest-pain", 0.3], ["fever", 0.2],
    ],
  },
  {
    id: "hiatal-hernia", name: "Hiatal hernia", synonyms: [],
    icd10: "K44.9", system: "digestive", incidence: [4, 3], ages: "0000123344", female: 0.57, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["heartburn", 0.75], ["regurgitation", 0.5], ["chest-pain", 0.2], ["belching", 0.35], ["dysphagia", 0.1],
      ["worse-supine", 0.45], ["dyspepsia", 0.35], ["hemoglobin-low", 0.1],
      ["abdominal-pain-after-eating", 0.3], ["hiccups", 0.1], ["early-satiety", 0.1],
    ],
    cardinal: ["heartburn"],
    risks: [
      ["obesity", 2.5], ["pregnant", 1.5],
    ],
  },
  {
    id: "food-bolus-impaction", name: "Food bolus impaction", synonyms: ["esophageal foreign body", "swallowed foreign body"],
    icd10: "T18.128A", system: "digestive", incidence: [2, 4], ages: "1332223333", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["food-impaction", 0.85], ["dysphagia", 0.85], ["drooling", 0.6], ["onset-sudden", 0.9],
      ["chest-pain", 0.4], ["odynophagia", 0.3], ["cannot-swallow-saliva", 0.6], ["choking-episode", 0.25],
      ["foreign-body-swallowed", 0.45], ["vomiting", 0.3],
    ],
    cardinal: ["food-impaction|foreign-body-swallowed|dysphagia"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.2], ["stridor", 0.4],
    ],
    risks: [
      ["hx-gerd", 1.8], ["developmental-delay", 2],
    ],
  },
  {
    id: "gastric-cancer", name: "Stomach cancer", synonyms: ["gastric adenocarcinoma"],
    icd10: "C16.9", system: "digestive", incidence: [2, 2], ages: "0000012244", female: 0.33, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["weight-loss", 0.7], ["abdominal-pain-epigastric", 0.6], ["early-satiety", 0.45],
      ["appetite-loss", 0.55], ["nausea", 0.35], ["vomiting", 0.3], ["hemoglobin-low", 0.45], ["melena", 0.2],
      ["dysphagia", 0.2], ["fatigue", 0.4], ["lymphadenopathy-supraclavicular", 0.1], ["abdominal-mass", 0.2],
      ["dyspepsia", 0.45], ["fecal-occult-blood", 0.35], ["hematemesis", 0.1], ["acanthosis", 0.05],
      ["ascites", 0.1], ["hepatomegaly", 0.1], ["abdominal-pain", 0.6], ["pallor", 0.2],
    ],
    cardinal: ["weight-loss|abdominal-pain-epigastric|early-satiety|dyspepsia|melena"],
    against: [
      ["fever", 0.2], ["abdominal-pain-relieved-food", 0.4], ["diarrhea", 0.4],
    ],
    risks: [
      ["smoking", 1.7], ["asian-descent", 1.8], ["diet-salty-meat", 2],
    ],
  },
  {
    id: "pyloric-stenosis", name: "Hypertrophic pyloric stenosis", synonyms: ["infantile pyloric stenosis"],
    icd10: "Q40.0", system: "digestive", incidence: [2, 4], ages: "4431000000", female: 0.2, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.7 },
    findings: [
      ["vomiting-projectile", 0.9], ["vomiting", 0.97], ["olive-mass", 0.45], ["hungry-after-vomiting", 0.75],
      ["dehydration", 0.5], ["weight-loss", 0.4], ["visible-peristalsis", 0.35], ["potassium-low", 0.45],
      ["failure-to-thrive", 0.4], ["us-pyloric-thickening", 0.95], ["constipation", 0.2], ["jaundice", 0.05],
      ["lethargic-child", 0.1],
    ],
    cardinal: ["vomiting"],
    against: [
      ["vomiting-bilious", 0.02], ["fever", 0.05], ["diarrhea", 0.1], ["diarrhea-bloody", 0.05],
      ["abdominal-distension", 0.3], ["bulging-fontanelle", 0.05],
    ],
  },
  {
    id: "gastroenteritis-viral", name: "Viral gastroenteritis", synonyms: ["stomach flu", "norovirus", "rotavirus"],
    icd10: "A08.4", system: "digestive", incidence: [6, 5], ages: "2443333222", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["diarrhea", 0.9], ["diarrhea-watery", 0.8], ["vomiting", 0.7], ["nausea", 0.75],
      ["abdominal-pain", 0.55], ["abdominal-pain-colicky", 0.45], ["fever-low-grade", 0.35], ["fever", 0.4],
      ["sick-contact", 0.5], ["appetite-loss", 0.45], ["malaise", 0.45], ["headache", 0.25], ["myalgia", 0.3],
      ["dehydration", 0.3], ["fatigue", 0.35], ["chills", 0.2], ["well-appearing", 0.25], ["thirst", 0.15],
      ["abdomen-soft", 0.3], ["onset-sudden", 0.45], ["abdominal-tenderness", 0.15],
    ],
    cardinal: ["diarrhea|vomiting"],
    against: [
      ["diarrhea-bloody", 0.05], ["peritonitis-signs", 0.02], ["abdominal-pain-rlq", 0.2], ["fever-high", 0.4],
      ["vomiting-bilious", 0.05], ["abdominal-pain-severe", 0.2], ["abdominal-distension", 0.4],
      ["diarrhea-chronic", 0.05], ["weight-loss", 0.3], ["jaundice", 0.05], ["dysuria", 0.2],
      ["guarding", 0.1], ["rash", 0.3], ["headache-severe", 0.1], ["polyuria", 0.1], ["chest-pain", 0.1],
      ["wbc-high", 0.4], ["hypotension", 0.3], ["abdominal-pain-migrating", 0.05], ["neck-stiffness", 0.05],
    ],
    risks: [
      ["daycare", 1.8], ["crowded-living", 2],
    ],
  },
  {
    id: "bacterial-gastroenteritis", name: "Bacterial enterocolitis", synonyms: ["Campylobacter", "Salmonella", "Shigella", "dysentery"],
    icd10: "A04.9", system: "digestive", incidence: [4, 4], ages: "3443233333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["diarrhea", 0.97], ["diarrhea-bloody", 0.5], ["fever", 0.7], ["abdominal-pain", 0.8],
      ["abdominal-pain-colicky", 0.65], ["fever-high", 0.35], ["tenesmus", 0.35], ["stool-mucus", 0.35],
      ["vomiting", 0.4], ["nausea", 0.5], ["chills", 0.35], ["headache", 0.25], ["myalgia", 0.25],
      ["dehydration", 0.3], ["wbc-high", 0.4], ["calprotectin-high", 0.6], ["malaise", 0.4],
      ["abdominal-tenderness", 0.35], ["sick-contact", 0.25], ["diarrhea-watery", 0.4], ["seizure", 0.05],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["diarrhea-chronic", 0.1], ["cough", 0.3], ["constipation", 0.05], ["jaundice", 0.1],
      ["weight-loss", 0.4], ["peritonitis-signs", 0.1],
    ],
    risks: [
      ["food-suspect", 4], ["travel-abroad", 3], ["unpasteurized-dairy", 5], ["daycare", 1.5],
      ["immunosuppressed", 2],
    ],
  },
  {
    id: "food-poisoning", name: "Food poisoning by preformed toxin", synonyms: ["staphylococcal food poisoning", "Bacillus cereus"],
    icd10: "A05.9", system: "digestive", incidence: [4, 3], ages: "1233333333", urgency: "self-care",
    course: { hyperacute: 0.9, acute: 0.3 },
    findings: [
      ["vomiting", 0.9], ["nausea", 0.9], ["onset-sudden", 0.75], ["food-suspect", 0.85],
      ["abdominal-pain-colicky", 0.6], ["diarrhea", 0.55], ["hours-after-meal", 0.75], ["sick-contact", 0.4],
      ["abdominal-pain", 0.65], ["dehydration", 0.2], ["weakness-generalized", 0.2], ["sweating", 0.15],
      ["diarrhea-watery", 0.45],
    ],
    cardinal: ["vomiting"],
    against: [
      ["fever", 0.2], ["diarrhea-bloody", 0.05], ["fever-high", 0.05], ["headache-severe", 0.1],
      ["diarrhea-chronic", 0.02], ["hives", 0.1], ["flushing", 0.15], ["diplopia", 0.02],
    ],
  },
  {
    id: "travelers-diarrhea", name: "Traveler's diarrhea", synonyms: ["ETEC"],
    icd10: "A04.1", system: "digestive", incidence: [4, 3], ages: "1223333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["diarrhea", 0.97], ["diarrhea-watery", 0.9], ["travel-abroad", 0.9], ["abdominal-pain-colicky", 0.65],
      ["nausea", 0.4], ["fever-low-grade", 0.2], ["vomiting", 0.2], ["malaise", 0.3], ["tenesmus", 0.4],
      ["abdominal-pain", 0.65], ["bloating", 0.3],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["diarrhea-bloody", 0.2], ["diarrhea-chronic", 0.2], ["fever-high", 0.3], ["jaundice", 0.05],
    ],
    requires: ["travel-abroad"],
  },
  {
    id: "clostridioides-difficile", name: "Clostridioides difficile colitis", synonyms: ["C. diff", "pseudomembranous colitis"],
    icd10: "A04.72", system: "digestive", incidence: [3, 3], ages: "0011122344", female: 0.57, urgency: "same-day", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["diarrhea", 0.97], ["diarrhea-watery", 0.85], ["antibiotics-recent", 0.8],
      ["abdominal-pain", 0.65], ["fever", 0.4], ["wbc-high", 0.65], ["c-diff-positive", 0.9],
      ["abdominal-tenderness", 0.35], ["hospital-recent", 0.5], ["appetite-loss", 0.3],
      ["nausea", 0.25], ["abdominal-distension", 0.15], ["dehydration", 0.25],
      ["abdominal-pain-colicky", 0.5], ["abdominal-pain-lower", 0.4],
      ["foul-smelling-stool", 0.35],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["diarrhea-bloody", 0.3],
    ],
    risks: [
      ["nursing-home", 4], ["immunosuppressed", 2], ["chemotherapy", 2],
    ],
  },
  {
    id: "giardiasis", name: "Giardiasis", synonyms: ["Giardia"],
    icd10: "A07.1", system: "digestive", incidence: [3, 2], ages: "1343333322", urgency: "routine",
    course: { subacute: 0.7, chronic: 0.6, acute: 0.4 },
    findings: [
      ["diarrhea", 0.9], ["stool-fatty", 0.6], ["flatulence", 0.65], ["bloating", 0.6],
      ["abdominal-pain-colicky", 0.55], ["diarrhea-chronic", 0.45], ["weight-loss", 0.4], ["nausea", 0.4],
      ["fatigue", 0.4], ["untreated-water", 0.6], ["diarrhea-watery", 0.45], ["appetite-loss", 0.3],
      ["stool-ova-parasites", 0.6],
    ],
    cardinal: ["diarrhea|stool-fatty|bloating"],
    against: [
      ["fever", 0.2], ["diarrhea-bloody", 0.05],
    ],
    risks: [
      ["daycare", 3], ["travel-abroad", 3], ["msm", 2],
    ],
  },
  {
    id: "amebiasis", name: "Amebic dysentery", synonyms: ["amoebic colitis"],
    icd10: "A06.0", system: "digestive", incidence: [2, 2], ages: "0122333322", female: 0.4, urgency: "same-day",
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["diarrhea-bloody", 0.75], ["abdominal-pain", 0.75], ["diarrhea", 0.95], ["tenesmus", 0.45],
      ["fever", 0.3], ["weight-loss", 0.4], ["stool-mucus", 0.5], ["stool-ova-parasites", 0.65],
      ["abdominal-pain-colicky", 0.55], ["abdominal-tenderness", 0.4], ["hepatomegaly", 0.1],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["onset-sudden", 0.4],
    ],
    risks: [
      ["travel-abroad", 15], ["msm", 3],
    ],
  },
  {
    id: "cholera", name: "Cholera", synonyms: [],
    icd10: "A00.9", system: "digestive", incidence: [0, 1], ages: "1333333333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["diarrhea-rice-water", 0.85], ["diarrhea-watery", 0.97], ["diarrhea", 0.97], ["dehydration", 0.85],
      ["vomiting", 0.7], ["hypotension", 0.45], ["shock", 0.35], ["muscle-cramps", 0.45], ["tachycardia", 0.6],
      ["oliguria", 0.35], ["potassium-low", 0.4], ["thirst", 0.4],
    ],
    cardinal: ["diarrhea-watery"],
    against: [
      ["fever", 0.15], ["diarrhea-bloody", 0.02], ["abdominal-pain-severe", 0.2],
    ],
    risks: [
      ["travel-abroad", 25],
    ],
    requires: ["travel-abroad|diarrhea-rice-water"],
  },
  {
    id: "appendicitis", name: "Acute appendicitis", synonyms: [],
    icd10: "K35.80", system: "digestive", incidence: [3, 5], ages: "0124433322", female: 0.43, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain", 0.97], ["abdominal-pain-rlq", 0.85], ["abdominal-pain-migrating", 0.6],
      ["appetite-loss", 0.7], ["nausea", 0.7], ["vomiting", 0.55], ["fever", 0.45], ["fever-low-grade", 0.4],
      ["rebound", 0.5], ["guarding", 0.45], ["mcburney-tenderness", 0.55], ["psoas-sign", 0.2],
      ["wbc-high", 0.8], ["esr-crp-high", 0.7], ["abdominal-pain-periumbilical", 0.45],
      ["abdominal-tenderness", 0.85], ["us-appendix", 0.8], ["tachycardia", 0.25], ["worse-movement", 0.35],
      ["abdominal-pain-lower", 0.85], ["peritonitis-signs", 0.5],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["diarrhea-watery", 0.3], ["vaginal-bleeding", 0.15], ["hematuria", 0.3],
      ["similar-episode-before", 0.3], ["flank-pain", 0.3], ["vaginal-discharge", 0.3], ["cough", 0.3],
      ["murphy-sign", 0.1], ["abdominal-pain-llq", 0.15], ["testicular-pain", 0.05],
      ["appetite-increased", 0.05],
    ],
    excludedBy: ["hx-appendectomy"],
  },
  {
    id: "mesenteric-adenitis", name: "Mesenteric adenitis", synonyms: [],
    icd10: "I88.0", system: "digestive", incidence: [3, 3], ages: "1244210000", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-rlq", 0.7], ["abdominal-pain", 0.97], ["fever", 0.55], ["prior-infection-recent", 0.55],
      ["sore-throat", 0.3], ["lymphadenopathy-cervical", 0.25], ["nausea", 0.3], ["vomiting", 0.3],
      ["diarrhea", 0.2], ["runny-nose", 0.3], ["abdominal-tenderness", 0.6], ["coryza-prodrome", 0.35],
      ["abdominal-pain-periumbilical", 0.35], ["fever-high", 0.25], ["well-appearing", 0.25],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["rebound", 0.2], ["guarding", 0.05], ["abdominal-pain-migrating", 0.3], ["us-appendix", 0.05],
      ["psoas-sign", 0.2],
    ],
  },
  {
    id: "diverticulitis", name: "Acute diverticulitis", synonyms: [],
    icd10: "K57.32", system: "digestive", incidence: [4, 4], ages: "0000013344", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-llq", 0.8], ["fever", 0.5], ["abdominal-pain", 0.97], ["abdominal-tenderness", 0.8],
      ["wbc-high", 0.6], ["constipation", 0.4], ["nausea", 0.35], ["diarrhea", 0.3], ["appetite-loss", 0.35],
      ["guarding", 0.3], ["ct-diverticula", 0.9], ["bowel-habit-change", 0.3], ["esr-crp-high", 0.75],
      ["abdominal-distension", 0.2], ["fever-low-grade", 0.35], ["dysuria", 0.1], ["rebound", 0.2],
      ["vomiting", 0.2], ["abdominal-pain-lower", 0.8], ["abdominal-mass", 0.1],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["rectal-bleeding", 0.4], ["abdominal-pain-rlq", 0.2], ["jaundice", 0.05], ["weight-loss", 0.4],
      ["vaginal-bleeding", 0.2],
    ],
    risks: [
      ["hx-diverticula", 10], ["obesity", 1.5], ["med-nsaid", 1.4],
    ],
  },
  {
    id: "diverticular-bleed", name: "Diverticular hemorrhage", synonyms: ["lower gastrointestinal bleed"],
    icd10: "K57.31", system: "digestive", incidence: [2, 4], ages: "0000012244", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["rectal-bleeding", 0.95], ["onset-sudden", 0.65], ["presyncope", 0.3], ["hemoglobin-low", 0.5],
      ["tachycardia", 0.35], ["hypotension", 0.2], ["syncope", 0.1], ["pallor", 0.2],
      ["painless-bleeding", 0.7],
    ],
    cardinal: ["rectal-bleeding"],
    against: [
      ["abdominal-pain", 0.3], ["fever", 0.05], ["diarrhea", 0.3], ["anal-pain", 0.05], ["weight-loss", 0.2],
      ["rectal-bleeding-toilet-paper", 0.1], ["tenesmus", 0.15],
    ],
    risks: [
      ["hx-diverticula", 10], ["med-nsaid", 2.5], ["med-anticoagulant", 3], ["med-aspirin", 2],
    ],
  },
  {
    id: "cholecystitis", name: "Acute cholecystitis", synonyms: ["gallbladder inflammation"],
    icd10: "K81.0", system: "digestive", incidence: [3, 5], ages: "0001233344", female: 0.67, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-ruq", 0.9], ["abdominal-pain", 0.97], ["fever", 0.55], ["murphy-sign", 0.65],
      ["nausea", 0.75], ["vomiting", 0.65], ["wbc-high", 0.65], ["us-gallstones", 0.9],
      ["abdominal-pain-after-fatty-meal", 0.4], ["abdominal-pain-radiating-shoulder", 0.35], ["guarding", 0.3],
      ["abdominal-tenderness", 0.8], ["appetite-loss", 0.55], ["jaundice", 0.1],
      ["abdominal-pain-severe", 0.5], ["esr-crp-high", 0.7], ["us-gallbladder-wall", 0.75],
      ["abdominal-pain-epigastric", 0.3], ["tachycardia", 0.3], ["chills", 0.2], ["transaminases-high", 0.25],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["diarrhea", 0.3], ["abdominal-pain-relieved-food", 0.2], ["abdominal-pain-lower", 0.3], ["cough", 0.4],
      ["dysuria", 0.3], ["amylase-lipase-high", 0.3],
    ],
    risks: [
      ["hx-gallstones", 10], ["obesity", 1.8], ["pregnant", 1.5], ["weight-loss", 2.5], ["multiparous", 1.5],
    ],
    excludedBy: ["hx-cholecystectomy"],
  },
  {
    id: "biliary-colic", name: "Symptomatic gallstones", synonyms: ["biliary colic", "cholelithiasis"],
    icd10: "K80.20", system: "digestive", incidence: [4, 4], ages: "0001234444", female: 0.75, urgency: "same-day",
    course: { acute: 0.6, recurrent: 0.9 },
    findings: [
      ["abdominal-pain-ruq", 0.85], ["abdominal-pain-after-fatty-meal", 0.6],
      ["abdominal-pain-radiating-shoulder", 0.4], ["nausea", 0.6], ["vomiting", 0.4], ["episodic", 0.65],
      ["us-gallstones", 0.95], ["abdominal-pain-epigastric", 0.4], ["abdominal-pain-colicky", 0.45],
      ["similar-episode-before", 0.5], ["abdominal-pain", 0.97], ["bloating", 0.25],
      ["abdominal-pain-after-eating", 0.45], ["quick-recovery", 0.2], ["belching", 0.15], ["dyspepsia", 0.2],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.1], ["murphy-sign", 0.15], ["wbc-high", 0.15], ["jaundice", 0.1],
      ["abdominal-pain-relieved-food", 0.15], ["diarrhea", 0.4], ["guarding", 0.1],
      ["peritonitis-signs", 0.05], ["amylase-lipase-high", 0.1], ["melena", 0.1],
    ],
    risks: [
      ["hx-gallstones", 8], ["obesity", 2], ["multiparous", 1.6], ["weight-loss", 2.5], ["pregnant", 1.5],
    ],
    excludedBy: ["hx-cholecystectomy"],
  },
  {
    id: "choledocholithiasis", name: "Common bile duct stone", synonyms: ["choledocholithiasis"],
    icd10: "K80.50", system: "digestive", incidence: [2, 4], ages: "0001233344", female: 0.6, urgency: "emergency",
    course: { acute: 0.8, recurrent: 0.5 },
    findings: [
      ["jaundice", 0.65], ["abdominal-pain-ruq", 0.8], ["alk-phos-high", 0.75], ["bilirubin-high", 0.8],
      ["us-bile-duct-dilated", 0.7], ["stool-pale", 0.3], ["urine-dark", 0.4], ["nausea", 0.55],
      ["vomiting", 0.45], ["us-gallstones", 0.65], ["transaminases-high", 0.65], ["itching", 0.15],
      ["abdominal-pain", 0.9], ["abdominal-pain-epigastric", 0.35], ["abdominal-pain-after-fatty-meal", 0.3],
    ],
    cardinal: ["abdominal-pain|jaundice|bilirubin-high"],
    against: [
      ["fever", 0.2], ["rigors", 0.1], ["weight-loss", 0.3], ["jaundice-painless", 0.15],
      ["us-courvoisier", 0.1],
    ],
    risks: [
      ["hx-gallstones", 8], ["hx-cholecystectomy", 1.5], ["obesity", 1.4],
    ],
  },
  {
    id: "ascending-cholangitis", name: "Acute cholangitis", synonyms: ["ascending cholangitis"],
    icd10: "K83.09", system: "digestive", incidence: [1, 2], ages: "0000123344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.9], ["rigors", 0.6], ["chills", 0.65], ["jaundice", 0.7], ["abdominal-pain-ruq", 0.75],
      ["hypotension", 0.3], ["confusion", 0.2], ["bilirubin-high", 0.85], ["alk-phos-high", 0.85],
      ["wbc-high", 0.8], ["us-bile-duct-dilated", 0.75], ["tachycardia", 0.55], ["nausea", 0.45],
      ["vomiting", 0.4], ["abdominal-pain", 0.8], ["us-gallstones", 0.6], ["shock", 0.1],
      ["transaminases-high", 0.7], ["blood-culture-positive", 0.3], ["urine-dark", 0.3], ["stool-pale", 0.15],
    ],
    cardinal: ["fever|jaundice|abdominal-pain-ruq", "jaundice|abdominal-pain|bilirubin-high"],
    against: [
      ["murphy-sign", 0.4], ["diarrhea", 0.3], ["cough", 0.3], ["jaundice-painless", 0.3],
    ],
    risks: [
      ["hx-gallstones", 6], ["procedure-recent-endoscopy", 6],
    ],
  },
  {
    id: "primary-sclerosing-cholangitis", name: "Primary sclerosing cholangitis", synonyms: ["PSC"],
    icd10: "K83.01", system: "digestive", incidence: [1, 1], ages: "0011244422", female: 0.33, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.3 },
    findings: [
      ["itching", 0.45], ["fatigue", 0.55], ["jaundice", 0.35], ["alk-phos-high", 0.9], ["hx-ibd", 0.6],
      ["abdominal-pain-ruq", 0.35], ["fever", 0.15], ["weight-loss", 0.2], ["hepatomegaly", 0.25],
      ["mrcp-beading", 0.9], ["bilirubin-high", 0.4], ["transaminases-high", 0.6], ["anca-positive", 0.45],
    ],
    cardinal: ["alk-phos-high|itching|jaundice|fatigue"],
  },
  {
    id: "primary-biliary-cholangitis", name: "Primary biliary cholangitis", synonyms: ["PBC"],
    icd10: "K74.3", system: "digestive", incidence: [2, 1], ages: "0000013433", female: 0.9, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["itching", 0.6], ["fatigue", 0.65], ["alk-phos-high", 0.95], ["ama-positive", 0.95], ["xanthomas", 0.2],
      ["jaundice", 0.25], ["dry-mouth", 0.25], ["eye-dryness", 0.3], ["hepatomegaly", 0.35],
      ["hyperpigmentation", 0.2], ["cholesterol-high", 0.4], ["splenomegaly", 0.1], ["bone-pain", 0.05],
    ],
    cardinal: ["itching|fatigue|alk-phos-high|jaundice"],
    against: [
      ["fever", 0.1], ["abdominal-pain-severe", 0.1],
    ],
    risks: [
      ["fhx-autoimmune", 2.5], ["hx-lupus-autoimmune", 5], ["hx-thyroid", 2],
    ],
  },
  {
    id: "acute-pancreatitis", name: "Acute pancreatitis", synonyms: [],
    icd10: "K85.90", system: "digestive", incidence: [2, 4], ages: "0011233444", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["abdominal-pain-epigastric", 0.9], ["abdominal-pain-radiating-back", 0.55],
      ["abdominal-pain-severe", 0.75], ["vomiting", 0.7], ["nausea", 0.8], ["amylase-lipase-high", 0.95],
      ["abdominal-tenderness", 0.8], ["abdominal-pain", 0.97], ["fever", 0.3],
      ["abdominal-pain-leaning-forward", 0.35], ["tachycardia", 0.5], ["abdominal-distension", 0.3],
      ["onset-sudden", 0.45], ["wbc-high", 0.6], ["jaundice", 0.1], ["bowel-sounds-absent", 0.2],
      ["cullen-sign", 0.02], ["hypotension", 0.1], ["guarding", 0.35], ["us-gallstones", 0.4],
      ["hypoxia", 0.1], ["appetite-loss", 0.4], ["abdominal-pain-luq", 0.25], ["abdominal-pain-upper", 0.9],
      ["xray-pleural-effusion", 0.1],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["diarrhea", 0.3], ["abdominal-pain-lower", 0.2], ["abdominal-pain-colicky", 0.4], ["dysuria", 0.2],
      ["abdominal-pain-relieved-food", 0.1], ["xray-free-air", 0.05], ["murphy-sign", 0.3],
    ],
    risks: [
      ["hx-gallstones", 6], ["alcohol-use-heavy", 7], ["procedure-recent-endoscopy", 15],
      ["hx-pancreatitis", 10],
    ],
  },
  {
    id: "chronic-pancreatitis", name: "Chronic pancreatitis", synonyms: [],
    icd10: "K86.1", system: "digestive", incidence: [2, 2], ages: "0011233433", female: 0.25, urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["abdominal-pain-epigastric", 0.8], ["abdominal-pain-chronic", 0.75],
      ["abdominal-pain-radiating-back", 0.5], ["stool-fatty", 0.4], ["weight-loss", 0.45],
      ["abdominal-pain-after-eating", 0.4], ["pancreatic-calcification", 0.6], ["glucose-high", 0.35],
      ["nausea", 0.4], ["vomiting", 0.3], ["diarrhea-chronic", 0.3], ["abdominal-pain", 0.85],
      ["abdominal-pain-leaning-forward", 0.2], ["appetite-loss", 0.25], ["elastase-low", 0.55],
    ],
    cardinal: ["abdominal-pain|stool-fatty"],
    against: [
      ["fever", 0.15], ["jaundice", 0.4],
    ],
    risks: [
      ["alcohol-use-heavy", 12], ["hx-pancreatitis", 15], ["smoking", 2.5], ["hx-cystic-fibrosis", 5],
    ],
  },
  {
    id: "pancreatic-cancer", name: "Pancreatic cancer", synonyms: [],
    icd10: "C25.9", system: "digestive", incidence: [2, 2], ages: "0000012244", urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["weight-loss", 0.75], ["jaundice", 0.55], ["jaundice-painless", 0.4],
      ["abdominal-pain-epigastric", 0.6], ["abdominal-pain-radiating-back", 0.4], ["appetite-loss", 0.55],
      ["urine-dark", 0.35], ["stool-pale", 0.3], ["itching", 0.25], ["us-courvoisier", 0.2], ["fatigue", 0.45],
      ["glucose-high", 0.25], ["new-diabetes", 0.2], ["nausea", 0.3], ["bilirubin-high", 0.55],
      ["alk-phos-high", 0.55], ["mood-low", 0.15], ["stool-fatty", 0.2], ["ct-pancreatic-mass", 0.9],
      ["hepatomegaly", 0.2], ["abdominal-mass", 0.1], ["edema-leg-unilateral", 0.1], ["abdominal-pain", 0.65],
      ["worse-night", 0.15],
    ],
    cardinal: ["weight-loss|jaundice|abdominal-pain"],
    against: [
      ["fever", 0.2], ["onset-sudden", 0.2], ["abdominal-pain-colicky", 0.3], ["murphy-sign", 0.15],
      ["rigors", 0.1],
    ],
    risks: [
      ["smoking", 2], ["hx-pancreatitis", 3], ["hx-diabetes", 1.6], ["alcohol-use-heavy", 1.5],
    ],
  },
  {
    id: "cholangiocarcinoma", name: "Cholangiocarcinoma and gallbladder cancer", synonyms: ["bile duct cancer"],
    icd10: "C22.1", system: "digestive", incidence: [1, 1], ages: "0000012244", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["jaundice", 0.75], ["jaundice-painless", 0.5], ["weight-loss", 0.6], ["itching", 0.45],
      ["abdominal-pain-ruq", 0.45], ["stool-pale", 0.45], ["urine-dark", 0.5], ["alk-phos-high", 0.9],
      ["bilirubin-high", 0.85], ["us-bile-duct-dilated", 0.75], ["fatigue", 0.45], ["appetite-loss", 0.45],
      ["abdominal-mass", 0.1], ["us-courvoisier", 0.1], ["hepatomegaly", 0.25],
    ],
    cardinal: ["jaundice|weight-loss|abdominal-pain-ruq"],
    against: [
      ["onset-sudden", 0.2],
    ],
    risks: [
      ["hx-ibd", 3], ["hx-gallstones", 2],
    ],
  },
  {
    id: "acute-viral-hepatitis", name: "Acute viral hepatitis", synonyms: ["hepatitis A", "hepatitis B"],
    icd10: "B19.9", system: "digestive", incidence: [3, 3], ages: "0122233333", urgency: "same-day",
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["jaundice", 0.65], ["fatigue", 0.75], ["nausea", 0.65], ["appetite-loss", 0.65],
      ["transaminases-very-high", 0.9], ["urine-dark", 0.6], ["abdominal-pain-ruq", 0.5],
      ["fever-low-grade", 0.45], ["vomiting", 0.45], ["malaise", 0.6], ["hepatomegaly", 0.55],
      ["stool-pale", 0.25], ["joint-pain", 0.2], ["itching", 0.25], ["bilirubin-high", 0.75],
      ["transaminases-high", 0.95], ["myalgia", 0.3], ["abdominal-pain", 0.5], ["fever", 0.45],
      ["diarrhea", 0.15], ["headache", 0.15], ["splenomegaly", 0.1],
    ],
    cardinal: ["jaundice|transaminases-high|fatigue|transaminases-very-high"],
    against: [
      ["murphy-sign", 0.2], ["rigors", 0.2], ["asterixis", 0.1], ["us-bile-duct-dilated", 0.1],
    ],
    risks: [
      ["iv-drug-use", 6], ["travel-abroad", 4], ["sexually-active-new-partner", 3], ["sick-contact", 3],
      ["food-suspect", 4], ["msm", 3], ["unvaccinated", 2],
    ],
  },
  {
    id: "chronic-hepatitis", name: "Chronic viral hepatitis", synonyms: ["chronic hepatitis B", "hepatitis C"],
    icd10: "B18.2", system: "digestive", incidence: [4, 3], ages: "0000133433", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.55], ["transaminases-high", 0.75], ["well-appearing", 0.3], ["hepatomegaly", 0.25],
      ["hepatitis-serology-positive", 0.95], ["joint-pain", 0.2], ["abdominal-pain-ruq", 0.2],
      ["spider-angiomata", 0.1], ["jaundice", 0.1], ["appetite-loss", 0.15], ["platelets-low", 0.1],
    ],
    cardinal: ["fatigue|transaminases-high|hepatitis-serology-positive"],
    against: [
      ["fever", 0.2], ["onset-sudden", 0.1],
    ],
    risks: [
      ["iv-drug-use", 15], ["travel-abroad", 3], ["hiv-positive", 3], ["msm", 2],
    ],
  },
  {
    id: "alcoholic-hepatitis", name: "Alcoholic hepatitis", synonyms: [],
    icd10: "K70.10", system: "digestive", incidence: [2, 4], ages: "0000133433", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.4, subacute: 0.8 },
    findings: [
      ["jaundice", 0.85], ["alcohol-use-heavy", 0.97], ["hepatomegaly", 0.75], ["fever", 0.4],
      ["abdominal-pain-ruq", 0.45], ["ast-alt-2-1", 0.75], ["appetite-loss", 0.55], ["ascites", 0.45],
      ["nausea", 0.45], ["spider-angiomata", 0.45], ["confusion", 0.2], ["wbc-high", 0.6], ["fatigue", 0.6],
      ["bilirubin-high", 0.9], ["weight-loss", 0.35], ["transaminases-high", 0.9], ["inr-high", 0.55],
      ["asterixis", 0.2], ["edema-leg", 0.3], ["underweight", 0.25],
    ],
    cardinal: ["jaundice|bilirubin-high|hepatomegaly"],
    against: [
      ["transaminases-very-high", 0.1], ["us-bile-duct-dilated", 0.2],
    ],
    risks: [
      ["alcohol-recent", 4],
    ],
    requires: ["alcohol-use-heavy|ast-alt-2-1"],
  },
  {
    id: "autoimmune-hepatitis", name: "Autoimmune hepatitis", synonyms: [],
    icd10: "K75.4", system: "digestive", incidence: [2, 2], ages: "0012333433", female: 0.8, urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["fatigue", 0.75], ["jaundice", 0.45], ["joint-pain", 0.35], ["transaminases-high", 0.95],
      ["transaminases-very-high", 0.35], ["asma-positive", 0.8], ["ana-positive", 0.65],
      ["hepatomegaly", 0.35], ["amenorrhea", 0.15], ["appetite-loss", 0.35], ["itching", 0.15],
      ["nausea", 0.3],
    ],
    cardinal: ["fatigue|transaminases-high|jaundice"],
    risks: [
      ["fhx-autoimmune", 3], ["hx-thyroid", 2.5], ["hx-celiac", 3], ["hx-lupus-autoimmune", 4],
    ],
  },
  {
    id: "cirrhosis", name: "Cirrhosis of the liver", synonyms: ["hepatic cirrhosis"],
    icd10: "K74.60", system: "digestive", incidence: [3, 3], ages: "0000123333", female: 0.33, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["ascites", 0.5], ["spider-angiomata", 0.45], ["caput-medusae", 0.35], ["jaundice", 0.3],
      ["fatigue", 0.6], ["splenomegaly", 0.45], ["edema-leg-bilateral", 0.4], ["edema-leg", 0.45],
      ["hepatomegaly", 0.35], ["gynecomastia", 0.25], ["platelets-low", 0.55], ["weight-loss", 0.3],
      ["abdominal-distension", 0.5], ["easy-bruising", 0.3], ["muscle-atrophy", 0.35], ["albumin-low", 0.6],
      ["inr-high", 0.45], ["asterixis", 0.1], ["appetite-loss", 0.35], ["confusion", 0.1], ["itching", 0.2],
      ["bilirubin-high", 0.45], ["liver-nodular", 0.45], ["clubbing", 0.1], ["parotid-swelling", 0.05],
      ["gi-bleeding", 0.1],
    ],
    cardinal: ["ascites|spider-angiomata|jaundice|fatigue|splenomegaly|edema-leg|liver-nodular"],
    against: [
      ["fever", 0.3], ["abdominal-pain-severe", 0.2], ["onset-sudden", 0.2],
    ],
    risks: [
      ["alcohol-use-heavy", 12], ["hx-hepatitis", 12], ["hx-cirrhosis", 30], ["iv-drug-use", 4],
      ["obesity", 1.5], ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "hepatic-encephalopathy", name: "Hepatic encephalopathy", synonyms: [],
    icd10: "K76.82", system: "digestive", incidence: [1, 2], ages: "0000123444", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["confusion", 0.9], ["asterixis", 0.75], ["drowsiness", 0.6], ["jaundice", 0.5], ["ammonia-high", 0.8],
      ["ascites", 0.5], ["spider-angiomata", 0.4], ["personality-change", 0.35],
      ["consciousness-reduced", 0.4], ["speech-slurred", 0.2], ["tremor", 0.25], ["gi-bleeding", 0.15],
    ],
    cardinal: ["confusion|consciousness-reduced|asterixis|drowsiness"],
    against: [
      ["headache", 0.3], ["weakness-one-side", 0.1], ["neck-stiffness", 0.05], ["fever", 0.4],
    ],
    risks: [
      ["hx-cirrhosis", 30], ["alcohol-use-heavy", 5], ["constipation", 2], ["med-diuretic", 2],
      ["hx-hepatitis", 5],
    ],
  },
  {
    id: "spontaneous-bacterial-peritonitis", name: "Spontaneous bacterial peritonitis", synonyms: ["SBP"],
    icd10: "K65.2", system: "digestive", incidence: [1, 2], ages: "0011123444", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["ascites", 0.97], ["abdominal-pain", 0.6], ["fever", 0.65], ["abdominal-tenderness", 0.5],
      ["confusion", 0.45], ["ascites-neutrophils", 0.95], ["diarrhea", 0.25], ["abdominal-distension", 0.97],
      ["creatinine-high", 0.35], ["wbc-high", 0.45], ["jaundice", 0.45], ["hypotension", 0.2],
      ["chills", 0.25], ["vomiting", 0.2], ["rebound", 0.2], ["platelets-low", 0.6], ["inr-high", 0.5],
      ["spider-angiomata", 0.4], ["asterixis", 0.3], ["tachycardia", 0.45], ["oliguria", 0.2],
    ],
    cardinal: ["ascites"],
    risks: [
      ["hx-cirrhosis", 25], ["gi-bleeding", 3],
    ],
    requires: ["ascites|hx-cirrhosis"],
  },
  {
    id: "acute-liver-failure", name: "Acute liver failure", synonyms: ["fulminant hepatic failure"],
    icd10: "K72.00", system: "digestive", incidence: [0, 1], ages: "1112333322", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["jaundice", 0.9], ["confusion", 0.85], ["inr-high", 0.97], ["transaminases-very-high", 0.8],
      ["asterixis", 0.55], ["nausea", 0.55], ["vomiting", 0.5], ["easy-bruising", 0.3], ["drowsiness", 0.5],
      ["glucose-low", 0.35], ["abdominal-pain-ruq", 0.35], ["overdose", 0.4], ["consciousness-reduced", 0.45],
      ["fatigue", 0.55], ["ammonia-high", 0.7], ["bilirubin-high", 0.85],
    ],
    cardinal: ["jaundice|transaminases-very-high|inr-high", "confusion|inr-high|asterixis|consciousness-reduced"],
    against: [
      ["spider-angiomata", 0.2],
    ],
    risks: [
      ["mushroom-eaten", 15], ["med-new", 2], ["pregnant", 1.5],
    ],
  },
  {
    id: "fatty-liver", name: "Metabolic fatty liver disease", synonyms: ["NAFLD", "MASLD", "hepatic steatosis"],
    icd10: "K76.0", system: "digestive", incidence: [5, 4], ages: "0012233433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["well-appearing", 0.4], ["transaminases-high", 0.65], ["fatigue", 0.3], ["abdominal-pain-ruq", 0.2],
      ["obesity", 0.75], ["hepatomegaly", 0.3], ["us-fatty-liver", 0.85], ["glucose-high", 0.25],
      ["cholesterol-high", 0.5], ["acanthosis", 0.05],
    ],
    cardinal: ["transaminases-high|us-fatty-liver|hepatomegaly"],
    against: [
      ["jaundice", 0.05], ["fever", 0.05], ["weight-loss", 0.2], ["alcohol-use-heavy", 0.3],
      ["transaminases-very-high", 0.05],
    ],
    risks: [
      ["hx-diabetes", 3], ["hx-hypercholesterolemia", 2.5],
    ],
  },
  {
    id: "hemochromatosis", name: "Hemochromatosis", synonyms: ["iron overload"],
    icd10: "E83.110", system: "digestive", incidence: [3, 2], ages: "0000013433", female: 0.25, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.65], ["joint-pain", 0.5], ["hyperpigmentation", 0.45], ["skin-bronze", 0.35],
      ["transaminases-high", 0.55], ["glucose-high", 0.35], ["hepatomegaly", 0.45],
      ["erectile-dysfunction", 0.25], ["ferritin-high", 0.9], ["transferrin-saturation-high", 0.9],
      ["hand-joint-mcp-pain", 0.3], ["abdominal-pain", 0.25], ["weight-loss", 0.2], ["libido-low", 0.2],
    ],
    cardinal: ["fatigue|skin-bronze|joint-pain|ferritin-high|transferrin-saturation-high|hyperpigmentation"],
    against: [
      ["fever", 0.1], ["nail-spoon", 0.2],
    ],
    risks: [
      ["hx-diabetes", 1.8],
    ],
  },
  {
    id: "wilson-disease", name: "Wilson disease", synonyms: [],
    icd10: "E83.01", system: "digestive", incidence: [1, 1], ages: "0013433100", urgency: "same-day",
    course: { subacute: 0.4, chronic: 0.9 },
    findings: [
      ["tremor", 0.4], ["speech-slurred", 0.35], ["jaundice", 0.25], ["kayser-fleischer", 0.7],
      ["personality-change", 0.35], ["mood-low", 0.25], ["transaminases-high", 0.65], ["dystonia", 0.25],
      ["ceruloplasmin-low", 0.9], ["gait-ataxia", 0.25], ["hepatomegaly", 0.4], ["school-decline", 0.25],
      ["rigidity", 0.2], ["drooling", 0.1], ["fatigue", 0.3], ["ascites", 0.1], ["psychosis", 0.1],
      ["dysphagia", 0.1],
    ],
    cardinal: ["tremor|jaundice|transaminases-high|personality-change|kayser-fleischer|speech-slurred|dystonia"],
    risks: [
      ["consanguinity", 3],
    ],
  },
  {
    id: "budd-chiari", name: "Budd-Chiari syndrome", synonyms: ["hepatic vein thrombosis"],
    icd10: "I82.0", system: "digestive", incidence: [0, 1], ages: "0011244333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["abdominal-pain-ruq", 0.75], ["ascites", 0.85], ["hepatomegaly", 0.75], ["jaundice", 0.35],
      ["edema-leg", 0.3], ["abdominal-distension", 0.85], ["transaminases-high", 0.55],
      ["doppler-hepatic-vein-thrombosis", 0.9], ["splenomegaly", 0.3],
    ],
    cardinal: ["ascites|hepatomegaly|abdominal-pain-ruq"],
    risks: [
      ["hx-malignancy-blood-precursor", 15], ["med-estrogen", 3], ["hx-clotting-disorder", 10],
      ["pregnant", 2], ["hx-cancer", 2],
    ],
  },
  {
    id: "portal-vein-thrombosis", name: "Portal vein thrombosis", synonyms: [],
    icd10: "I81", system: "digestive", incidence: [1, 2], ages: "1111223344", urgency: "emergency",
    course: { acute: 0.6, subacute: 0.6, chronic: 0.5 },
    findings: [
      ["abdominal-pain", 0.75], ["splenomegaly", 0.45], ["fever", 0.25], ["ascites", 0.25], ["nausea", 0.3],
      ["gi-bleeding", 0.2], ["diarrhea", 0.15], ["doppler-hepatic-vein-thrombosis", 0.9],
      ["abdominal-distension", 0.25],
    ],
    cardinal: ["abdominal-pain"],
    risks: [
      ["hx-cirrhosis", 10], ["hx-clotting-disorder", 8], ["hx-cancer", 3], ["hx-pancreatitis", 5],
      ["med-estrogen", 2],
    ],
  },
  {
    id: "hepatocellular-carcinoma", name: "Hepatocellular carcinoma", synonyms: ["liver cancer"],
    icd10: "C22.0", system: "digestive", incidence: [2, 2], ages: "0001123344", female: 0.25, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["weight-loss", 0.6], ["abdominal-pain-ruq", 0.55], ["hepatomegaly", 0.6], ["abdominal-mass", 0.3],
      ["ascites", 0.4], ["jaundice", 0.35], ["afp-high", 0.65], ["appetite-loss", 0.5], ["fatigue", 0.55],
      ["early-satiety", 0.2], ["fever", 0.15], ["liver-mass", 0.9], ["splenomegaly", 0.3],
      ["glucose-low", 0.05], ["edema-leg", 0.25],
    ],
    cardinal: ["weight-loss|hepatomegaly|liver-mass|abdominal-pain-ruq|ascites"],
    risks: [
      ["hx-cirrhosis", 25], ["hx-hepatitis", 15], ["alcohol-use-heavy", 4],
    ],
  },
  {
    id: "liver-abscess", name: "Liver abscess", synonyms: ["pyogenic or amebic liver abscess"],
    icd10: "K75.0", system: "digestive", incidence: [1, 2], ages: "0111233444", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["fever", 0.9], ["abdominal-pain-ruq", 0.7], ["chills", 0.6], ["rigors", 0.4], ["hepatomegaly", 0.45],
      ["liver-mass", 0.95], ["wbc-high", 0.75], ["alk-phos-high", 0.7], ["weight-loss", 0.35],
      ["nausea", 0.35], ["jaundice", 0.2], ["appetite-loss", 0.45],
      ["abdominal-pain-radiating-shoulder", 0.15], ["night-sweats", 0.35], ["malaise", 0.45],
      ["abdominal-tenderness", 0.55], ["fever-prolonged", 0.35], ["diarrhea", 0.15],
      ["xray-pleural-effusion", 0.2], ["cough", 0.15], ["fever-high", 0.5], ["abdominal-pain", 0.7],
    ],
    cardinal: ["fever", "abdominal-pain|liver-mass|hepatomegaly"],
    against: [
      ["runny-nose", 0.2],
    ],
    risks: [
      ["travel-abroad", 8], ["hx-diabetes", 2.5], ["hx-gallstones", 2], ["hx-diverticula", 2],
      ["immunosuppressed", 2], ["hx-cancer", 2],
    ],
  },
  {
    id: "gilbert-syndrome", name: "Gilbert syndrome", synonyms: [],
    icd10: "E80.4", system: "digestive", incidence: [4, 3], ages: "0012443311", female: 0.33, urgency: "self-care",
    course: { recurrent: 0.9, chronic: 0.5 },
    findings: [
      ["jaundice", 0.75], ["bilirubin-indirect-high", 0.97], ["well-appearing", 0.6],
      ["fasting-trigger", 0.55, 30], ["episodic", 0.5], ["fatigue", 0.15], ["bilirubin-high", 0.97],
    ],
    cardinal: ["jaundice|bilirubin-indirect-high"],
    against: [
      ["transaminases-high", 0.05], ["hemoglobin-low", 0.05], ["urine-dark", 0.05], ["fever", 0.2],
      ["splenomegaly", 0.05], ["abdominal-pain", 0.2], ["itching", 0.1], ["weight-loss", 0.1],
      ["hepatomegaly", 0.05], ["stool-pale", 0.05],
    ],
  },
  {
    id: "crohn-disease", name: "Crohn disease", synonyms: ["regional ileitis"],
    icd10: "K50.90", system: "digestive", incidence: [3, 3], ages: "0013344333", urgency: "routine",
    course: { subacute: 0.5, chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["abdominal-pain", 0.8], ["diarrhea", 0.8], ["diarrhea-chronic", 0.7], ["weight-loss", 0.6],
      ["abdominal-pain-rlq", 0.5], ["fatigue", 0.6], ["fever-low-grade", 0.3], ["diarrhea-bloody", 0.3],
      ["perianal-fistula", 0.2], ["anal-fissure-seen", 0.1], ["mouth-ulcers", 0.2], ["hemoglobin-low", 0.45],
      ["esr-crp-high", 0.7], ["joint-pain", 0.2], ["skin-tender-nodules-shins", 0.05],
      ["abdominal-mass", 0.15], ["failure-to-thrive", 0.1], ["calprotectin-high", 0.9],
      ["endoscopy-skip-lesions", 0.75], ["diarrhea-nocturnal", 0.35], ["stool-mucus", 0.3],
      ["abdominal-pain-colicky", 0.45], ["abdominal-pain-chronic", 0.5], ["appetite-loss", 0.35],
      ["stool-fatty", 0.1], ["vomiting", 0.2], ["nausea", 0.25], ["fever", 0.3], ["anal-lump", 0.1],
    ],
    cardinal: ["abdominal-pain|diarrhea|weight-loss|perianal-fistula"],
    against: [
      ["onset-sudden", 0.3],
    ],
    risks: [
      ["fhx-autoimmune", 8], ["smoking", 1.8], ["hx-ibd", 12],
    ],
  },
  {
    id: "ulcerative-colitis", name: "Ulcerative colitis", synonyms: [],
    icd10: "K51.90", system: "digestive", incidence: [3, 3], ages: "0012344333", urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["diarrhea-bloody", 0.9], ["rectal-bleeding", 0.9], ["diarrhea", 0.9], ["tenesmus", 0.6],
      ["stool-mucus", 0.6], ["abdominal-pain-llq", 0.4], ["abdominal-pain", 0.65], ["diarrhea-chronic", 0.65],
      ["weight-loss", 0.35], ["hemoglobin-low", 0.4], ["fatigue", 0.45], ["calprotectin-high", 0.9],
      ["endoscopy-continuous-colitis", 0.9], ["fever-low-grade", 0.2], ["joint-pain", 0.2],
      ["skin-tender-nodules-shins", 0.05], ["esr-crp-high", 0.5], ["diarrhea-nocturnal", 0.4],
      ["abdominal-pain-colicky", 0.45], ["abdominal-pain-lower", 0.4], ["anca-positive", 0.5],
      ["jaundice", 0.02], ["abdominal-pain-relieved-defecation", 0.3],
    ],
    cardinal: ["diarrhea|rectal-bleeding|diarrhea-bloody"],
    against: [
      ["perianal-fistula", 0.2], ["abdominal-mass", 0.3], ["food-suspect", 0.4], ["onset-sudden", 0.4],
      ["abdominal-pain-rlq", 0.4], ["stool-fatty", 0.2],
    ],
    risks: [
      ["fhx-autoimmune", 6], ["hx-ibd", 15],
    ],
  },
  {
    id: "toxic-megacolon", name: "Toxic megacolon", synonyms: [],
    icd10: "K59.31", system: "digestive", incidence: [0, 1], ages: "0111234433", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-distension", 0.9], ["fever", 0.85], ["diarrhea-bloody", 0.65], ["tachycardia", 0.85],
      ["abdominal-pain", 0.85], ["xray-colon-dilated", 0.97], ["wbc-high", 0.8], ["hypotension", 0.4],
      ["confusion", 0.3], ["diarrhea", 0.75], ["abdominal-tenderness", 0.75], ["peritonitis-signs", 0.25],
      ["dehydration", 0.45], ["hemoglobin-low", 0.5], ["bowel-sounds-absent", 0.45],
    ],
    cardinal: ["abdominal-distension|xray-colon-dilated"],
    risks: [
      ["hx-ibd", 15], ["antibiotics-recent", 3],
    ],
  },
  {
    id: "microscopic-colitis", name: "Microscopic colitis", synonyms: ["collagenous colitis"],
    icd10: "K52.839", system: "digestive", incidence: [2, 1], ages: "0000013344", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["diarrhea-watery", 0.97], ["diarrhea-chronic", 0.9], ["diarrhea", 0.97], ["diarrhea-nocturnal", 0.45],
      ["weight-loss", 0.35], ["tenesmus", 0.55], ["abdominal-pain", 0.4], ["fecal-incontinence", 0.35],
      ["fatigue", 0.3],
    ],
    cardinal: ["diarrhea-watery"],
    against: [
      ["diarrhea-bloody", 0.05], ["fever", 0.05], ["hemoglobin-low", 0.3], ["stool-mucus", 0.4],
    ],
    risks: [
      ["med-nsaid", 2.5], ["med-ssri", 2], ["hx-celiac", 4], ["hx-lupus-autoimmune", 2], ["smoking", 2],
    ],
  },
  {
    id: "irritable-bowel-syndrome", name: "Irritable bowel syndrome", synonyms: ["IBS"],
    icd10: "K58.9", system: "digestive", incidence: [5, 4], ages: "0012344433", female: 0.67, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["abdominal-pain", 0.9], ["abdominal-pain-relieved-defecation", 0.55], ["bloating", 0.75],
      ["bowel-habit-change", 0.6], ["diarrhea", 0.5], ["constipation", 0.45], ["abdominal-pain-chronic", 0.55],
      ["stool-mucus", 0.3], ["abdominal-pain-colicky", 0.5], ["flatulence", 0.45], ["tenesmus", 0.35],
      ["well-appearing", 0.3], ["diarrhea-alternating", 0.35], ["anxiety", 0.3],
      ["abdominal-pain-lower", 0.35], ["episodic", 0.35], ["nausea", 0.2], ["abdomen-soft", 0.15],
      ["abdominal-pain-after-eating", 0.25], ["fatigue", 0.25],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["weight-loss", 0.1], ["rectal-bleeding", 0.1], ["fever", 0.05], ["diarrhea-nocturnal", 0.1],
      ["hemoglobin-low", 0.1], ["esr-crp-high", 0.1], ["calprotectin-high", 0.1], ["diarrhea-bloody", 0.05],
      ["jaundice", 0.02], ["stool-fatty", 0.2], ["peritonitis-signs", 0.02], ["abdominal-pain-sudden", 0.2],
      ["vomiting", 0.4], ["lymphadenopathy", 0.3],
    ],
    risks: [
      ["hx-anxiety", 2], ["hx-depression", 1.6], ["hx-fibromyalgia", 3], ["stressor", 1.6],
    ],
  },
  {
    id: "celiac-disease", name: "Celiac disease", synonyms: ["gluten enteropathy"],
    icd10: "K90.0", system: "digestive", incidence: [4, 3], ages: "1233333333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["diarrhea-chronic", 0.55], ["diarrhea", 0.6], ["bloating", 0.6], ["weight-loss", 0.4], ["fatigue", 0.6],
      ["hemoglobin-low", 0.45], ["ferritin-low", 0.5], ["stool-fatty", 0.35], ["abdominal-pain", 0.5],
      ["failure-to-thrive", 0.2], ["short-stature", 0.1], ["ttg-positive", 0.95], ["gluten-trigger", 0.35],
      ["flatulence", 0.4], ["mouth-ulcers", 0.15], ["abdominal-distension", 0.3], ["hx-osteoporosis", 0.1],
      ["infertility", 0.05], ["transaminases-high", 0.15], ["nausea", 0.2], ["muscle-wasting-buttocks", 0.1],
      ["numbness-feet", 0.1], ["dental-erosion", 0.1],
    ],
    cardinal: ["diarrhea|bloating|fatigue|hemoglobin-low|weight-loss|failure-to-thrive|abdominal-pain|ttg-positive|ferritin-low"],
    against: [
      ["fever", 0.1], ["diarrhea-bloody", 0.1], ["onset-sudden", 0.2],
    ],
    risks: [
      ["fhx-autoimmune", 8], ["hx-thyroid", 3], ["hx-down-syndrome", 5], ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "lactose-intolerance", name: "Lactose intolerance", synonyms: [],
    icd10: "E73.9", system: "digestive", incidence: [5, 4], ages: "0123444333", urgency: "self-care",
    course: { recurrent: 0.8, chronic: 0.8 },
    findings: [
      ["lactose-trigger", 0.9], ["bloating", 0.85], ["diarrhea", 0.75], ["flatulence", 0.8],
      ["abdominal-pain-colicky", 0.65], ["abdominal-pain", 0.65], ["nausea", 0.2], ["diarrhea-watery", 0.55],
      ["well-appearing", 0.25], ["abdominal-pain-after-eating", 0.4],
    ],
    cardinal: ["lactose-trigger|bloating|diarrhea"],
    against: [
      ["weight-loss", 0.1], ["fever", 0.05], ["diarrhea-bloody", 0.02], ["diarrhea-nocturnal", 0.2],
      ["hemoglobin-low", 0.1], ["hives", 0.1], ["stool-fatty", 0.2],
    ],
    risks: [
      ["asian-descent", 2.5], ["african-descent", 2],
    ],
  },
  {
    id: "cow-milk-protein-allergy", name: "Cow's milk protein allergy", synonyms: [],
    icd10: "K52.29", system: "digestive", incidence: [4, 3], ages: "3431000000", urgency: "routine",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["diarrhea-bloody", 0.45], ["irritable-child", 0.55], ["vomiting", 0.4], ["rash-flexural-dry", 0.4],
      ["lactose-trigger", 0.45], ["stool-mucus", 0.45], ["failure-to-thrive", 0.2], ["rectal-bleeding", 0.45],
      ["diarrhea", 0.45], ["regurgitation", 0.35], ["well-appearing", 0.4], ["hives", 0.15],
      ["formula-change", 0.35], ["poor-feeding", 0.25], ["crying-paroxysms", 0.25],
    ],
    cardinal: ["diarrhea|vomiting|rectal-bleeding|irritable-child|rash-flexural-dry|diarrhea-bloody"],
    against: [
      ["fever", 0.1], ["abdominal-distension", 0.3], ["vomiting-bilious", 0.05], ["lethargic-child", 0.15],
    ],
  },
  {
    id: "small-bowel-obstruction", name: "Small bowel obstruction", synonyms: ["intestinal obstruction", "adhesive ileus", "gallstone ileus"],
    icd10: "K56.609", system: "digestive", incidence: [2, 4], ages: "2111223344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["vomiting", 0.8], ["abdominal-pain-colicky", 0.75], ["abdominal-pain", 0.95],
      ["abdominal-distension", 0.7], ["obstipation", 0.55], ["constipation", 0.6], ["vomiting-bilious", 0.5],
      ["bowel-sounds-high-pitched", 0.35], ["xray-air-fluid-levels", 0.8], ["nausea", 0.8],
      ["vomiting-feculent", 0.1], ["abdominal-tenderness", 0.55], ["dehydration", 0.4], ["tachycardia", 0.4],
      ["hx-abdominal-surgery", 0.7], ["hernia-irreducible", 0.1], ["bowel-sounds-absent", 0.2],
      ["wbc-high", 0.35], ["peritonitis-signs", 0.1],
    ],
    cardinal: ["vomiting|obstipation|abdominal-distension", "abdominal-pain|abdominal-distension"],
    against: [
      ["diarrhea", 0.2], ["abdominal-pain-relieved-defecation", 0.1], ["dysuria", 0.1],
      ["diarrhea-watery", 0.2],
    ],
    risks: [
      ["hx-hernia", 5], ["hx-ibd", 6], ["hx-cancer", 2],
    ],
  },
  {
    id: "large-bowel-obstruction", name: "Large bowel obstruction", synonyms: ["colonic obstruction"],
    icd10: "K56.699", system: "digestive", incidence: [1, 2], ages: "1000012344", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["abdominal-distension", 0.9], ["obstipation", 0.75], ["constipation", 0.85, 4], ["abdominal-pain", 0.8],
      ["abdominal-pain-colicky", 0.6], ["vomiting", 0.4], ["xray-air-fluid-levels", 0.65],
      ["weight-loss", 0.3], ["bowel-habit-change", 0.4], ["rectal-bleeding", 0.15],
      ["xray-colon-dilated", 0.75], ["nausea", 0.5], ["stool-thin", 0.2], ["bowel-sounds-high-pitched", 0.3],
      ["abdominal-tenderness", 0.45], ["abdominal-pain-lower", 0.35],
    ],
    cardinal: ["abdominal-distension|obstipation|xray-colon-dilated|abdominal-pain", "obstipation|constipation|vomiting"],
    against: [
      ["diarrhea", 0.2], ["fever", 0.4],
    ],
    risks: [
      ["hx-cancer", 8], ["hx-diverticula", 3], ["opioid-use", 1.5],
    ],
  },
  {
    id: "volvulus", name: "Sigmoid volvulus", synonyms: ["cecal volvulus"],
    icd10: "K56.2", system: "digestive", incidence: [1, 2], ages: "0000112344", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.8 },
    findings: [
      ["abdominal-distension", 0.95], ["abdominal-pain", 0.9], ["obstipation", 0.75], ["constipation", 0.8],
      ["vomiting", 0.45], ["xray-colon-dilated", 0.65], ["abdominal-pain-colicky", 0.55], ["nausea", 0.5],
      ["abdominal-tenderness", 0.45], ["onset-sudden", 0.45], ["bowel-sounds-high-pitched", 0.25],
      ["tachycardia", 0.35], ["peritonitis-signs", 0.15],
    ],
    cardinal: ["abdominal-distension|xray-colon-dilated|obstipation", "abdominal-pain|obstipation"],
    against: [
      ["diarrhea", 0.15], ["fever", 0.4],
    ],
    risks: [
      ["nursing-home", 8], ["hx-dementia", 4], ["hx-parkinson", 5], ["antipsychotic-drug", 3],
    ],
  },
  {
    id: "malrotation-volvulus", name: "Intestinal malrotation with midgut volvulus", synonyms: [],
    icd10: "Q43.3", system: "digestive", incidence: [1, 2], ages: "4332111000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["vomiting-bilious", 0.9], ["irritable-child", 0.6], ["abdominal-distension", 0.45], ["shock", 0.25],
      ["lethargic-child", 0.4], ["rectal-bleeding", 0.2], ["abdominal-tenderness", 0.4], ["poor-feeding", 0.5],
      ["vomiting", 0.97], ["abdominal-pain", 0.6], ["onset-sudden", 0.65], ["tachycardia", 0.45],
      ["dehydration", 0.35], ["peritonitis-signs", 0.2], ["abdominal-pain-severe", 0.3], ["us-whirlpool", 0.8],
    ],
    cardinal: ["vomiting-bilious"],
    against: [
      ["fever", 0.3], ["diarrhea-watery", 0.15], ["meconium-delayed", 0.3],
    ],
  },
  {
    id: "intussusception", name: "Intussusception", synonyms: [],
    icd10: "K56.1", system: "digestive", incidence: [1, 2], ages: "1431000000", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["abdominal-pain-colicky", 0.8], ["abdominal-pain", 0.9], ["vomiting", 0.8],
      ["stool-currant-jelly", 0.35], ["lethargic-child", 0.55], ["sausage-mass", 0.4],
      ["crying-paroxysms", 0.75], ["rectal-bleeding", 0.45], ["irritable-child", 0.75], ["pallor", 0.35],
      ["us-target-sign", 0.97], ["abdominal-mass", 0.45], ["vomiting-bilious", 0.25], ["episodic", 0.5],
      ["dehydration", 0.25], ["diarrhea", 0.2], ["fever", 0.15], ["abdominal-distension", 0.25],
      ["onset-sudden", 0.5], ["abdominal-tenderness", 0.35], ["diarrhea-bloody", 0.2],
    ],
    cardinal: ["abdominal-pain|crying-paroxysms|vomiting|lethargic-child"],
    against: [
      ["diarrhea-watery", 0.3], ["fever-high", 0.3],
    ],
    risks: [
      ["prior-infection-recent", 2],
    ],
  },
  {
    id: "necrotizing-enterocolitis", name: "Necrotizing enterocolitis", synonyms: ["NEC"],
    icd10: "P77.9", system: "digestive", incidence: [1, 2], ages: "4110000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["abdominal-distension", 0.9], ["rectal-bleeding", 0.5], ["newborn-premature", 0.9],
      ["vomiting-bilious", 0.45], ["feeding-intolerance", 0.75], ["apnea", 0.45], ["lethargic-child", 0.6],
      ["xray-pneumatosis", 0.8], ["bradycardia", 0.3], ["temperature-instability", 0.35],
      ["platelets-low", 0.45], ["abdominal-tenderness", 0.5], ["poor-feeding", 0.6], ["diarrhea-bloody", 0.4],
      ["shock", 0.25], ["vomiting", 0.55], ["hypothermia", 0.15],
    ],
    cardinal: ["abdominal-distension|rectal-bleeding|vomiting-bilious|feeding-intolerance"],
  },
  {
    id: "hirschsprung-disease", name: "Hirschsprung disease", synonyms: ["congenital megacolon"],
    icd10: "Q43.1", system: "digestive", incidence: [1, 2], ages: "4332100000", female: 0.2, urgency: "emergency", dangerous: true,
    course: { acute: 0.5, chronic: 0.9 },
    findings: [
      ["meconium-delayed", 0.8], ["constipation", 0.85], ["abdominal-distension", 0.8],
      ["vomiting-bilious", 0.45], ["failure-to-thrive", 0.3], ["rectal-exam-empty", 0.6], ["vomiting", 0.5],
      ["poor-feeding", 0.35],
    ],
    cardinal: ["constipation|meconium-delayed|abdominal-distension"],
    against: [
      ["fecal-incontinence", 0.1], ["fever", 0.3],
    ],
    risks: [
      ["hx-down-syndrome", 8],
    ],
  },
  {
    id: "meckel-diverticulum", name: "Meckel diverticulum", synonyms: [],
    icd10: "Q43.0", system: "digestive", incidence: [1, 2], ages: "2343222100", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.7 },
    findings: [
      ["rectal-bleeding", 0.85], ["painless-bleeding", 0.65], ["hemoglobin-low", 0.45], ["pallor", 0.3],
      ["meckel-scan-positive", 0.8], ["abdominal-pain", 0.25], ["tachycardia", 0.3],
      ["abdominal-pain-rlq", 0.1], ["stool-currant-jelly", 0.1],
    ],
    cardinal: ["rectal-bleeding|abdominal-pain"],
    against: [
      ["fever", 0.15], ["diarrhea", 0.2], ["constipation", 0.3], ["anal-fissure-seen", 0.02],
      ["weight-loss", 0.2],
    ],
  },
  {
    id: "mesenteric-ischemia", name: "Acute mesenteric ischemia", synonyms: ["bowel ischemia"],
    icd10: "K55.059", system: "digestive", incidence: [1, 2], ages: "0000012344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.3 },
    findings: [
      ["abdominal-pain-out-of-proportion", 0.7], ["abdominal-pain-severe", 0.85],
      ["abdominal-pain-sudden", 0.7], ["abdominal-pain", 0.97], ["vomiting", 0.6], ["diarrhea", 0.35],
      ["lactate-high", 0.8], ["pulse-irregular", 0.45], ["diarrhea-bloody", 0.2], ["wbc-high", 0.75],
      ["abdomen-soft", 0.4], ["nausea", 0.65], ["hypotension", 0.25], ["tachycardia", 0.45],
      ["rectal-bleeding", 0.2], ["abdominal-distension", 0.35], ["peritonitis-signs", 0.2],
      ["ecg-atrial-fibrillation", 0.4], ["confusion", 0.15],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.4], ["dysuria", 0.1], ["abdominal-pain-llq", 0.4],
    ],
    risks: [
      ["hx-atrial-fibrillation", 10], ["hx-coronary-disease", 3], ["hx-peripheral-artery", 4],
      ["hx-heart-failure", 2.5], ["hx-clotting-disorder", 4], ["hx-mi-recent", 4],
    ],
  },
  {
    id: "chronic-mesenteric-ischemia", name: "Chronic mesenteric ischemia", synonyms: ["intestinal angina"],
    icd10: "K55.1", system: "digestive", incidence: [2, 2], ages: "0000012344", female: 0.67, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["abdominal-pain-after-eating", 0.9], ["weight-loss", 0.85], ["food-fear", 0.6],
      ["abdominal-pain", 0.95], ["abdominal-bruit", 0.45], ["diarrhea", 0.3], ["nausea", 0.3],
      ["abdominal-pain-chronic", 0.55], ["abdominal-pain-epigastric", 0.45],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.1], ["jaundice", 0.1],
    ],
    risks: [
      ["smoking", 3], ["hx-peripheral-artery", 5], ["hx-coronary-disease", 4], ["hx-hypercholesterolemia", 2],
    ],
  },
  {
    id: "ischemic-colitis", name: "Ischemic colitis", synonyms: [],
    icd10: "K55.9", system: "digestive", incidence: [1, 2], ages: "0000012344", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["abdominal-pain-llq", 0.55], ["rectal-bleeding", 0.75], ["diarrhea-bloody", 0.6],
      ["abdominal-pain", 0.8], ["abdominal-pain-sudden", 0.45], ["tenesmus", 0.45],
      ["abdominal-tenderness", 0.55], ["diarrhea", 0.6], ["wbc-high", 0.45], ["nausea", 0.3], ["fever", 0.15],
      ["abdominal-pain-colicky", 0.5], ["tachycardia", 0.25], ["hypotension", 0.1], ["vomiting", 0.2],
    ],
    cardinal: ["rectal-bleeding|diarrhea-bloody|abdominal-pain"],
    against: [
      ["diarrhea-chronic", 0.2], ["weight-loss", 0.3],
    ],
    risks: [
      ["hx-coronary-disease", 2], ["hx-peripheral-artery", 3], ["constipation", 1.6], ["stimulant-use", 3],
      ["hx-kidney-disease", 2],
    ],
  },
  {
    id: "colorectal-cancer", name: "Colorectal cancer", synonyms: ["bowel cancer", "colon cancer"],
    icd10: "C18.9", system: "digestive", incidence: [3, 3], ages: "0000012244", urgency: "same-day", dangerous: true,
    course: { subacute: 0.6, chronic: 0.9 },
    findings: [
      ["rectal-bleeding", 0.5], ["bowel-habit-change", 0.6], ["weight-loss", 0.45], ["hemoglobin-low", 0.55],
      ["ferritin-low", 0.45], ["abdominal-pain", 0.45], ["fatigue", 0.45], ["stool-thin", 0.2],
      ["constipation", 0.35], ["diarrhea", 0.3], ["abdominal-mass", 0.15], ["tenesmus", 0.2],
      ["fecal-occult-blood", 0.6], ["appetite-loss", 0.2], ["pallor", 0.2], ["colonoscopy-mass", 0.95],
      ["hepatomegaly", 0.05], ["melena", 0.1], ["stool-mucus", 0.1], ["weakness-generalized", 0.25],
    ],
    cardinal: ["rectal-bleeding|bowel-habit-change|hemoglobin-low|weight-loss|abdominal-pain|ferritin-low|fecal-occult-blood"],
    against: [
      ["fever", 0.2], ["onset-sudden", 0.2], ["anal-itching", 0.3], ["anal-pain", 0.3],
    ],
    risks: [
      ["fhx-cancer-colon", 3.5], ["hx-ibd", 3], ["hx-cancer", 6],
    ],
  },
  {
    id: "angiodysplasia", name: "Angiodysplasia of the colon", synonyms: ["arteriovenous malformation of bowel"],
    icd10: "K55.21", system: "digestive", incidence: [2, 2], ages: "0000001144", urgency: "same-day",
    course: { recurrent: 0.8, chronic: 0.6 },
    findings: [
      ["rectal-bleeding", 0.75], ["melena", 0.35], ["hemoglobin-low", 0.75], ["painless-bleeding", 0.75],
      ["fatigue", 0.4], ["fecal-occult-blood", 0.6], ["ferritin-low", 0.6], ["episodic", 0.4], ["pallor", 0.3],
      ["gi-bleeding", 0.85],
    ],
    cardinal: ["gi-bleeding"],
    against: [
      ["abdominal-pain", 0.15], ["fever", 0.05], ["diarrhea", 0.3], ["weight-loss", 0.2],
    ],
    risks: [
      ["hx-kidney-disease", 4], ["med-anticoagulant", 2],
    ],
  },
  {
    id: "constipation", name: "Functional constipation", synonyms: [],
    icd10: "K59.00", system: "digestive", incidence: [5, 4], ages: "2333233333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9, acute: 0.3 },
    findings: [
      ["hard-stools", 0.6], ["constipation", 0.97], ["abdominal-pain", 0.4], ["bloating", 0.4], ["abdominal-distension", 0.25],
      ["tenesmus", 0.4], ["anal-pain", 0.15], ["abdomen-soft", 0.25], ["well-appearing", 0.35],
      ["appetite-loss", 0.15], ["abdominal-pain-lower", 0.2], ["rectal-bleeding-toilet-paper", 0.1],
      ["abdominal-pain-llq", 0.15], ["abdominal-pain-colicky", 0.25],
    ],
    cardinal: ["constipation"],
    against: [
      ["weight-loss", 0.1], ["fever", 0.05], ["rectal-bleeding", 0.3], ["vomiting", 0.2], ["obstipation", 0.1],
      ["hemoglobin-low", 0.1], ["meconium-delayed", 0.05], ["peritonitis-signs", 0.02],
      ["abdominal-pain-severe", 0.3], ["bowel-sounds-high-pitched", 0.1], ["stool-thin", 0.4],
    ],
    risks: [
      ["opioid-use", 4], ["hx-thyroid", 2], ["pregnant", 2],
    ],
  },
  {
    id: "fecal-impaction", name: "Fecal impaction", synonyms: ["overflow incontinence"],
    icd10: "K56.41", system: "digestive", incidence: [4, 4], ages: "0132111144", urgency: "same-day",
    course: { acute: 0.5, chronic: 0.8 },
    findings: [
      ["constipation", 0.9], ["fecal-incontinence", 0.45], ["abdominal-distension", 0.45],
      ["abdominal-pain", 0.55], ["diarrhea", 0.25], ["confusion", 0.15], ["urinary-retention", 0.15],
      ["appetite-loss", 0.25], ["nausea", 0.25], ["tenesmus", 0.3],
    ],
    cardinal: ["constipation|fecal-incontinence"],
    risks: [
      ["opioid-use", 4], ["nursing-home", 5], ["hx-dementia", 4], ["immobilized", 3],
    ],
  },
  {
    id: "hemorrhoids", name: "Hemorrhoids", synonyms: ["piles"],
    icd10: "K64.9", system: "digestive", incidence: [5, 4], ages: "0000134433", urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["rectal-bleeding-toilet-paper", 0.7], ["rectal-bleeding", 0.75], ["anal-itching", 0.4],
      ["anal-lump", 0.45], ["painless-bleeding", 0.45], ["anal-pain", 0.35], ["constipation", 0.4],
      ["well-appearing", 0.25],
    ],
    cardinal: ["rectal-bleeding|anal-lump|anal-itching"],
    against: [
      ["weight-loss", 0.05], ["fever", 0.05], ["diarrhea", 0.3], ["abdominal-pain", 0.1],
      ["hemoglobin-low", 0.15], ["tenesmus", 0.3], ["bowel-habit-change", 0.15], ["diarrhea-bloody", 0.05],
      ["melena", 0.05],
    ],
    risks: [
      ["pregnant", 3],
    ],
  },
  {
    id: "thrombosed-hemorrhoid", name: "Thrombosed external hemorrhoid", synonyms: [],
    icd10: "K64.5", system: "digestive", incidence: [4, 4], ages: "0000144333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["anal-pain", 0.97], ["anal-lump", 0.9], ["onset-sudden", 0.65], ["anal-lump-blue", 0.6],
      ["rectal-bleeding", 0.2],
    ],
    cardinal: ["anal-pain"],
    against: [
      ["fever", 0.05], ["abdominal-pain", 0.1], ["diarrhea", 0.3],
    ],
    risks: [
      ["constipation", 2], ["pregnant", 2], ["heavy-lifting", 2],
    ],
  },
  {
    id: "anal-fissure", name: "Anal fissure", synonyms: [],
    icd10: "K60.2", system: "digestive", incidence: [4, 3], ages: "1332233322", urgency: "routine",
    course: { acute: 0.6, chronic: 0.8 },
    findings: [
      ["anal-pain", 0.9], ["anal-pain-defecation", 0.9], ["rectal-bleeding-toilet-paper", 0.7],
      ["rectal-bleeding", 0.7], ["constipation", 0.55], ["anal-fissure-seen", 0.8], ["anal-itching", 0.2],
    ],
    cardinal: ["anal-pain"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.1], ["anal-lump", 0.4], ["diarrhea-bloody", 0.1],
      ["painless-bleeding", 0.05], ["abdominal-pain", 0.2],
    ],
    risks: [
      ["postpartum", 2], ["hx-ibd", 2],
    ],
  },
  {
    id: "perianal-abscess", name: "Perianal abscess and fistula", synonyms: ["anorectal abscess", "fistula in ano"],
    icd10: "K61.0", system: "digestive", incidence: [3, 3], ages: "1321244322", female: 0.33, urgency: "same-day",
    course: { acute: 0.8, subacute: 0.3 },
    findings: [
      ["anal-pain", 0.95], ["anal-lump", 0.75], ["fever", 0.35], ["anal-discharge", 0.3],
      ["skin-redness-warm", 0.55], ["perianal-fistula", 0.3], ["worse-sitting", 0.45], ["chills", 0.15],
      ["abscess-lump", 0.55],
    ],
    cardinal: ["anal-pain"],
    against: [
      ["rectal-bleeding", 0.3], ["anal-itching", 0.3], ["anal-lump-blue", 0.1],
    ],
    risks: [
      ["hx-ibd", 8], ["hx-diabetes", 2], ["immunosuppressed", 2],
    ],
  },
  {
    id: "pilonidal-disease", name: "Pilonidal cyst or abscess", synonyms: ["pilonidal sinus"],
    icd10: "L05.01", system: "digestive", incidence: [3, 3], ages: "0001343210", female: 0.25, urgency: "same-day",
    course: { acute: 0.7, recurrent: 0.6 },
    findings: [
      ["sacral-cleft-swelling", 0.9], ["buttock-pain", 0.6], ["skin-redness-warm", 0.5], ["fever", 0.15],
      ["hirsutism", 0.25], ["worse-sitting", 0.6], ["abscess-lump", 0.5], ["tailbone-pain", 0.4],
    ],
    cardinal: ["sacral-cleft-swelling"],
    against: [
      ["rectal-bleeding", 0.1], ["anal-itching", 0.2],
    ],
    risks: [
      ["obesity", 2],
    ],
  },
  {
    id: "rectal-prolapse", name: "Rectal prolapse", synonyms: [],
    icd10: "K62.3", system: "digestive", incidence: [3, 3], ages: "1221012244", female: 0.86, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["rectal-prolapse-sign", 0.9], ["anal-lump", 0.7], ["fecal-incontinence", 0.5], ["constipation", 0.5],
      ["stool-mucus", 0.4], ["rectal-bleeding", 0.3], ["anal-pain", 0.15],
    ],
    cardinal: ["rectal-prolapse-sign"],
    risks: [
      ["multiparous", 2], ["hx-cystic-fibrosis", 5],
    ],
  },
  {
    id: "proctitis", name: "Infectious proctitis", synonyms: ["sexually transmitted proctitis"],
    icd10: "K62.89", system: "digestive", incidence: [2, 2], ages: "0001243210", female: 0.17, urgency: "same-day",
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["tenesmus", 0.65], ["anal-discharge", 0.6], ["rectal-bleeding", 0.55], ["anal-pain", 0.6],
      ["stool-mucus", 0.5], ["constipation", 0.25], ["lymphadenopathy-inguinal", 0.25], ["fever", 0.15],
    ],
    cardinal: ["tenesmus|anal-discharge|anal-pain|rectal-bleeding"],
    against: [
      ["abdominal-pain", 0.4],
    ],
    risks: [
      ["msm", 15], ["sexually-active-new-partner", 6], ["hiv-positive", 3],
    ],
  },
  {
    id: "pinworm", name: "Pinworm infection", synonyms: ["enterobiasis", "threadworm"],
    icd10: "B80", system: "digestive", incidence: [4, 3], ages: "1244222210", urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.4 },
    findings: [
      ["anal-itching", 0.9], ["worse-night", 0.75], ["insomnia", 0.4], ["irritable-child", 0.25],
      ["worms-seen", 0.7], ["well-appearing", 0.4], ["sick-contact", 0.3],
    ],
    cardinal: ["anal-itching"],
    against: [
      ["fever", 0.05], ["rectal-bleeding", 0.1], ["abdominal-pain", 0.4], ["weight-loss", 0.1],
    ],
    risks: [
      ["daycare", 2], ["crowded-living", 2],
    ],
  },
  {
    id: "inguinal-hernia", name: "Inguinal hernia", synonyms: [],
    icd10: "K40.90", system: "digestive", incidence: [4, 3], ages: "3332133344", female: 0.1, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["hernia-bulge", 0.9], ["groin-pain", 0.5], ["scrotal-swelling", 0.2], ["worse-standing", 0.3],
    ],
    cardinal: ["hernia-bulge"],
    against: [
      ["fever", 0.05], ["vomiting", 0.05], ["hernia-irreducible", 0.1], ["testicular-pain", 0.3],
      ["skin-redness-warm", 0.05], ["abdominal-distension", 0.1],
    ],
    risks: [
      ["heavy-lifting", 2], ["newborn-premature", 3], ["cough-chronic", 1.5],
    ],
  },
  {
    id: "incarcerated-hernia", name: "Incarcerated or strangulated hernia", synonyms: ["strangulated hernia"],
    icd10: "K46.0", system: "digestive", incidence: [1, 2], ages: "3331123344", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["hernia-irreducible", 0.97], ["hernia-bulge", 0.97], ["vomiting", 0.55], ["groin-pain", 0.75],
      ["abdominal-pain", 0.6], ["nausea", 0.55], ["abdominal-distension", 0.35], ["skin-redness-warm", 0.25],
      ["obstipation", 0.3], ["fever", 0.15], ["irritable-child", 0.15], ["tachycardia", 0.35],
      ["onset-sudden", 0.5], ["bowel-sounds-high-pitched", 0.15],
    ],
    cardinal: ["hernia-bulge"],
    risks: [
      ["hx-hernia", 12], ["heavy-lifting", 2],
    ],
  },
  {
    id: "femoral-hernia", name: "Femoral hernia", synonyms: [],
    icd10: "K41.90", system: "digestive", incidence: [2, 2], ages: "0000123344", female: 0.8, urgency: "same-day",
    course: { subacute: 0.4, chronic: 0.8 },
    findings: [
      ["hernia-bulge", 0.9], ["groin-pain", 0.5], ["hernia-irreducible", 0.35],
    ],
    cardinal: ["hernia-bulge"],
    against: [
      ["lymphadenopathy", 0.4], ["fever", 0.1], ["scrotal-swelling", 0.05],
    ],
    risks: [
      ["multiparous", 2],
    ],
  },
  {
    id: "umbilical-hernia", name: "Umbilical hernia", synonyms: [],
    icd10: "K42.9", system: "digestive", incidence: [4, 3], ages: "3432123333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hernia-bulge", 0.97], ["well-appearing", 0.5], ["abdominal-pain-periumbilical", 0.15],
    ],
    cardinal: ["hernia-bulge"],
    against: [
      ["fever", 0.05], ["vomiting", 0.05], ["hernia-irreducible", 0.1],
    ],
    risks: [
      ["newborn-premature", 2], ["obesity", 2], ["pregnant", 2], ["ascites", 4], ["african-descent", 2],
    ],
  },
  {
    id: "gastroparesis", name: "Gastroparesis", synonyms: ["delayed gastric emptying"],
    icd10: "K31.84", system: "digestive", incidence: [3, 2], ages: "0001234433", female: 0.8, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["nausea", 0.9], ["vomiting", 0.75], ["early-satiety", 0.75], ["bloating", 0.65],
      ["vomiting-undigested", 0.5], ["abdominal-pain-epigastric", 0.45], ["weight-loss", 0.3],
      ["heartburn", 0.3], ["gastric-emptying-delayed", 0.95], ["abdominal-pain", 0.5], ["appetite-loss", 0.35],
    ],
    cardinal: ["nausea|vomiting|early-satiety"],
    against: [
      ["fever", 0.05], ["jaundice", 0.05], ["melena", 0.1],
    ],
    risks: [
      ["hx-diabetes", 8], ["opioid-use", 3], ["hx-parkinson", 3], ["hx-lupus-autoimmune", 5],
      ["hx-abdominal-surgery", 2],
    ],
  },
  {
    id: "cyclic-vomiting", name: "Cyclic vomiting syndrome", synonyms: ["abdominal migraine"],
    icd10: "R11.15", system: "digestive", incidence: [3, 3], ages: "0134333210", female: 0.57, urgency: "same-day",
    course: { recurrent: 0.9 },
    findings: [
      ["vomiting-recurrent", 0.95], ["episodic", 0.9], ["nausea", 0.9], ["vomiting", 0.97],
      ["similar-episode-before", 0.8], ["abdominal-pain", 0.6], ["lethargic-child", 0.3], ["pallor", 0.45],
      ["headache", 0.3], ["photophobia", 0.25], ["well-between", 0.7], ["dehydration", 0.35],
    ],
    cardinal: ["vomiting-recurrent"],
    against: [
      ["fever", 0.1], ["diarrhea", 0.15], ["vomiting-bilious", 0.3], ["weight-loss", 0.3],
      ["hot-shower-relief", 0.2],
    ],
    risks: [
      ["fhx-migraine", 4], ["stressor", 1.5], ["hx-migraine", 4],
    ],
  },
  {
    id: "cannabinoid-hyperemesis", name: "Cannabinoid hyperemesis syndrome", synonyms: [],
    icd10: "F12.988", system: "digestive", incidence: [3, 3], ages: "0001243210", female: 0.4, urgency: "same-day",
    course: { recurrent: 0.9 },
    findings: [
      ["vomiting-recurrent", 0.9], ["cannabis-use", 0.97], ["hot-shower-relief", 0.85], ["nausea", 0.95],
      ["vomiting", 0.97], ["abdominal-pain", 0.75], ["episodic", 0.7], ["dehydration", 0.4],
      ["similar-episode-before", 0.65], ["vomiting-morning", 0.35], ["weight-loss", 0.25],
      ["abdominal-pain-epigastric", 0.45],
    ],
    cardinal: ["cannabis-use"],
    against: [
      ["fever", 0.05], ["diarrhea", 0.2], ["peritonitis-signs", 0.02],
    ],
    requires: ["cannabis-use|hot-shower-relief"],
  },
  {
    id: "small-intestinal-bacterial-overgrowth", name: "Small intestinal bacterial overgrowth", synonyms: ["SIBO", "blind loop syndrome"],
    icd10: "K63.8219", system: "digestive", incidence: [3, 2], ages: "0000123444", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bloating", 0.85], ["diarrhea", 0.65], ["flatulence", 0.7], ["abdominal-pain", 0.55],
      ["weight-loss", 0.3], ["stool-fatty", 0.25], ["b12-low", 0.25], ["abdominal-distension", 0.45],
      ["diarrhea-chronic", 0.6], ["fatigue", 0.35],
    ],
    cardinal: ["bloating|diarrhea"],
    against: [
      ["fever", 0.05], ["diarrhea-bloody", 0.05],
    ],
    risks: [
      ["hx-abdominal-surgery", 4], ["hx-lupus-autoimmune", 6], ["hx-diabetes", 2], ["hx-ibd", 3],
    ],
  },
  {
    id: "dumping-syndrome", name: "Dumping syndrome", synonyms: [],
    icd10: "K91.1", system: "digestive", incidence: [2, 1], ages: "0000144422", female: 0.67, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["after-gastric-surgery", 0.95], ["diarrhea", 0.6], ["flushing", 0.45], ["sweating", 0.55],
      ["palpitations", 0.45], ["dizziness", 0.5], ["abdominal-pain-colicky", 0.5], ["nausea", 0.45],
      ["abdominal-pain-after-eating", 0.55], ["weakness-generalized", 0.4], ["glucose-low", 0.2],
      ["tremor", 0.2], ["bloating", 0.35], ["presyncope", 0.3],
    ],
    cardinal: ["after-gastric-surgery"],
    requires: ["after-gastric-surgery|hx-bariatric"],
  },
  {
    id: "zollinger-ellison", name: "Zollinger-Ellison syndrome", synonyms: ["gastrinoma"],
    icd10: "E16.4", system: "digestive", incidence: [1, 1], ages: "0000123433", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.4 },
    findings: [
      ["abdominal-pain-epigastric", 0.75], ["diarrhea-chronic", 0.65], ["heartburn", 0.5],
      ["gastrin-high", 0.97], ["weight-loss", 0.25], ["hematemesis", 0.1], ["melena", 0.15],
      ["calcium-high", 0.15], ["diarrhea", 0.7], ["stool-fatty", 0.15], ["abdominal-pain", 0.8],
      ["endoscopy-ulcer", 0.7], ["nausea", 0.25],
    ],
    cardinal: ["abdominal-pain-epigastric|diarrhea|gastrin-high"],
    risks: [
      ["family-men", 15], ["hx-ulcer", 4],
    ],
  },
  {
    id: "carcinoid-syndrome", name: "Carcinoid syndrome", synonyms: [],
    icd10: "E34.00", system: "digestive", incidence: [1, 1], ages: "0000013344", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["flushing", 0.85], ["diarrhea", 0.75], ["wheezing", 0.2], ["episodic", 0.5], ["abdominal-pain", 0.4],
      ["5-hiaa-high", 0.85], ["hepatomegaly", 0.3], ["weight-loss", 0.3], ["palpitations", 0.2],
      ["murmur", 0.2], ["edema-leg", 0.15], ["diarrhea-watery", 0.55], ["calcinosis-telangiectasia", 0.2],
      ["diarrhea-chronic", 0.55],
    ],
    cardinal: ["flushing|diarrhea"],
    against: [
      ["fever", 0.1], ["hives", 0.2], ["hypertension", 0.4], ["itching", 0.3],
    ],
  },
  {
    id: "whipple-disease", name: "Whipple disease", synonyms: [],
    icd10: "K90.81", system: "digestive", incidence: [1, 1], ages: "0000013433", female: 0.14, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["joint-pain", 0.8], ["diarrhea-chronic", 0.75], ["weight-loss", 0.85], ["abdominal-pain", 0.55],
      ["fever-low-grade", 0.35], ["lymphadenopathy", 0.45], ["stool-fatty", 0.5], ["hyperpigmentation", 0.35],
      ["memory-loss", 0.15], ["gaze-palsy", 0.1], ["duodenal-pas-positive", 0.85], ["hemoglobin-low", 0.7],
      ["fatigue", 0.5], ["joint-polyarthritis-symmetric", 0.6], ["edema-leg", 0.2], ["cough", 0.15],
      ["night-sweats", 0.15], ["diarrhea", 0.75],
    ],
    cardinal: ["joint-pain|diarrhea|weight-loss"],
  },
  {
    id: "tropical-sprue", name: "Tropical sprue", synonyms: [],
    icd10: "K90.1", system: "digestive", incidence: [1, 1], ages: "0011243322", urgency: "routine",
    course: { subacute: 0.4, chronic: 0.8 },
    findings: [
      ["diarrhea-chronic", 0.9], ["weight-loss", 0.75], ["stool-fatty", 0.6], ["hemoglobin-low", 0.65],
      ["bloating", 0.5], ["fatigue", 0.6], ["glossitis", 0.3], ["abdominal-pain-colicky", 0.35],
      ["travel-abroad", 0.9], ["folate-low", 0.55], ["b12-low", 0.45], ["diarrhea", 0.97],
    ],
    cardinal: ["diarrhea"],
    risks: [
      ["travel-tropics", 20],
    ],
    requires: ["travel-abroad|travel-tropics"],
  },
  {
    id: "short-bowel-malabsorption", name: "Exocrine pancreatic insufficiency", synonyms: ["fat malabsorption"],
    icd10: "K86.81", system: "digestive", incidence: [2, 1], ages: "2321123433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["stool-fatty", 0.9], ["weight-loss", 0.6], ["diarrhea-chronic", 0.65], ["bloating", 0.45],
      ["flatulence", 0.45], ["elastase-low", 0.8], ["fatigue", 0.3], ["failure-to-thrive", 0.15],
      ["easy-bruising", 0.1], ["abdominal-pain", 0.3], ["diarrhea", 0.7],
    ],
    cardinal: ["stool-fatty"],
    against: [
      ["fever", 0.05], ["diarrhea-bloody", 0.05],
    ],
    risks: [
      ["hx-pancreatitis", 10], ["hx-cystic-fibrosis", 15], ["hx-abdominal-surgery", 3],
      ["alcohol-use-heavy", 3],
    ],
  },
  {
    id: "hepatorenal", name: "Hepatorenal syndrome", synonyms: [],
    icd10: "K76.7", system: "digestive", incidence: [0, 1], ages: "0000013444", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["oliguria", 0.75], ["ascites", 0.9], ["creatinine-high", 0.97], ["jaundice", 0.65],
      ["hypotension", 0.5], ["edema-leg", 0.45], ["fatigue", 0.45], ["confusion", 0.35], ["sodium-low", 0.55],
      ["spider-angiomata", 0.35],
    ],
    cardinal: ["creatinine-high"],
    against: [
      ["hematuria", 0.3], ["proteinuria", 0.3],
    ],
    risks: [
      ["hx-cirrhosis", 30], ["gi-bleeding", 2],
    ],
    requires: ["hx-cirrhosis|ascites|alcohol-use-heavy"],
  },
  {
    id: "familial-adenomatous-polyposis", name: "Colorectal polyps or polyposis", synonyms: ["juvenile polyp", "familial adenomatous polyposis", "Peutz-Jeghers syndrome"],
    icd10: "K63.5", system: "digestive", incidence: [4, 3], ages: "0122113344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["rectal-bleeding", 0.65], ["painless-bleeding", 0.55], ["fhx-cancer-colon", 0.4],
      ["colonoscopy-mass", 0.9], ["well-appearing", 0.45], ["stool-mucus", 0.15], ["hemoglobin-low", 0.2],
      ["diarrhea", 0.15], ["rectal-prolapse-sign", 0.05], ["rectal-bleeding-toilet-paper", 0.25],
    ],
    cardinal: ["rectal-bleeding|colonoscopy-mass|fhx-cancer-colon"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.1], ["anal-pain", 0.1], ["abdominal-pain", 0.4],
    ],
  },
  {
    id: "epiploic-appendagitis", name: "Epiploic appendagitis", synonyms: [],
    icd10: "K63.89", system: "digestive", incidence: [2, 2], ages: "0000144322", female: 0.33, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-llq", 0.7], ["abdominal-pain-sudden", 0.55], ["abdominal-tenderness", 0.85],
      ["abdominal-pain", 0.97], ["well-appearing", 0.55], ["carnett-sign", 0.65], ["abdominal-pain-rlq", 0.25],
      ["worse-movement", 0.3],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.1], ["wbc-high", 0.2], ["vomiting", 0.15], ["nausea", 0.4], ["appetite-loss", 0.3],
      ["diarrhea", 0.3], ["constipation", 0.3],
    ],
  },
  {
    id: "rectus-sheath-hematoma", name: "Rectus sheath hematoma", synonyms: [],
    icd10: "M79.81", system: "digestive", incidence: [0, 1], ages: "0000122344", female: 0.67, urgency: "emergency",
    course: { hyperacute: 0.5, acute: 0.8 },
    findings: [
      ["carnett-sign", 0.7], ["abdominal-pain", 0.95], ["med-anticoagulant", 0.7], ["bruising", 0.35],
      ["abdominal-pain-sudden", 0.65], ["hemoglobin-low", 0.5], ["abdominal-tenderness", 0.8],
      ["abdominal-mass", 0.55], ["tachycardia", 0.25], ["hypotension", 0.15], ["abdominal-pain-lower", 0.5],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.1], ["vomiting", 0.3], ["diarrhea", 0.2],
    ],
    risks: [
      ["cough", 2],
    ],
  },
  {
    id: "peritonitis-secondary", name: "Secondary peritonitis", synonyms: ["intra-abdominal sepsis", "intra-abdominal abscess"],
    icd10: "K65.0", system: "digestive", incidence: [1, 2], ages: "1112233344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-severe", 0.8], ["peritonitis-signs", 0.85], ["fever", 0.75], ["guarding", 0.75],
      ["rebound", 0.65], ["tachycardia", 0.75], ["abdominal-distension", 0.5], ["vomiting", 0.55],
      ["bowel-sounds-absent", 0.55], ["wbc-high", 0.8], ["hypotension", 0.35], ["lies-still", 0.4],
      ["chills", 0.35], ["abdominal-pain", 0.97], ["nausea", 0.55], ["confusion", 0.1],
      ["ill-appearing", 0.55], ["shock", 0.2],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["abdomen-soft", 0.05],
    ],
    risks: [
      ["hx-diverticula", 3], ["hx-ibd", 2],
    ],
  },
  {
    id: "infant-colic", name: "Infant colic", synonyms: [],
    icd10: "R10.83", system: "digestive", incidence: [5, 4], ages: "4431000000", urgency: "self-care",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["crying-paroxysms", 0.9], ["irritable-child", 0.95], ["well-appearing", 0.65], ["flatulence", 0.4],
      ["growth-normal", 0.55], ["flushing", 0.15],
    ],
    cardinal: ["irritable-child"],
    against: [
      ["fever", 0.02], ["vomiting", 0.15], ["diarrhea-bloody", 0.02], ["failure-to-thrive", 0.02],
      ["lethargic-child", 0.02], ["rectal-bleeding", 0.05], ["poor-feeding", 0.15], ["vomiting-bilious", 0.01],
      ["bulging-fontanelle", 0.01], ["diarrhea", 0.2], ["hernia-bulge", 0.05], ["bruising", 0.02],
    ],
  },
  {
    id: "biliary-atresia", name: "Biliary atresia", synonyms: [],
    icd10: "Q44.2", system: "digestive", incidence: [0, 1], ages: "4431000000", female: 0.57, urgency: "same-day", dangerous: true,
    course: { subacute: 0.9, chronic: 0.5 },
    findings: [
      ["jaundice", 0.97], ["stool-pale", 0.9], ["urine-dark", 0.75], ["hepatomegaly", 0.75],
      ["bilirubin-direct-high", 0.97], ["growth-normal", 0.35], ["failure-to-thrive", 0.25],
      ["splenomegaly", 0.3], ["well-appearing", 0.4], ["transaminases-high", 0.7], ["alk-phos-high", 0.55],
      ["jaundice-prolonged-newborn", 0.85],
    ],
    cardinal: ["jaundice"],
    against: [
      ["fever", 0.05], ["vomiting", 0.1], ["bilirubin-indirect-high", 0.05], ["lethargic-child", 0.1],
      ["meconium-delayed", 0.3],
    ],
  },
  {
    id: "duodenal-atresia", name: "Duodenal or intestinal atresia", synonyms: [],
    icd10: "Q41.0", system: "digestive", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["vomiting-bilious", 0.8], ["vomiting", 0.97], ["double-bubble", 0.9], ["polyhydramnios", 0.5],
      ["abdominal-distension", 0.4], ["meconium-delayed", 0.3], ["poor-feeding", 0.45],
    ],
    cardinal: ["vomiting"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["hx-down-syndrome", 15],
    ],
  },
  {
    id: "tracheoesophageal-fistula", name: "Esophageal atresia with tracheoesophageal fistula", synonyms: [],
    icd10: "Q39.1", system: "digestive", incidence: [1, 2], ages: "4110000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["drooling", 0.8], ["choking-with-feeds", 0.9], ["cyanosis", 0.55], ["respiratory-distress", 0.55],
      ["ng-tube-coils", 0.85], ["polyhydramnios", 0.45], ["cough", 0.6], ["vomiting", 0.35],
      ["frothy-saliva", 0.65], ["aspiration-risk", 0.4], ["abdominal-distension", 0.25],
    ],
    cardinal: ["drooling|choking-with-feeds|cyanosis|frothy-saliva"],
  },
  {
    id: "splenic-rupture", name: "Splenic rupture", synonyms: ["splenic laceration"],
    icd10: "S36.09XA", system: "digestive", incidence: [1, 2], ages: "0123344333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.4 },
    findings: [
      ["abdominal-pain-luq", 0.85], ["shoulder-tip-pain", 0.45], ["shoulder-pain", 0.45], ["hypotension", 0.45],
      ["tachycardia", 0.6], ["abdomen-injury", 0.75], ["abdominal-tenderness", 0.8], ["splenomegaly", 0.2],
      ["pallor", 0.35], ["syncope", 0.2], ["shock", 0.35], ["hemoglobin-low", 0.55], ["guarding", 0.4],
      ["fast-positive", 0.7], ["presyncope", 0.35], ["rib-pain", 0.25], ["abdominal-distension", 0.3],
      ["abdominal-pain", 0.97], ["dizziness", 0.25],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.3], ["diarrhea", 0.1], ["abdominal-pain-rlq", 0.1],
    ],
    risks: [
      ["hx-mononucleosis", 25], ["trauma", 5], ["med-anticoagulant", 2], ["contact-sport", 3],
      ["hx-malignancy-blood-precursor", 4],
    ],
  },
  {
    id: "splenic-infarct", name: "Splenic infarction", synonyms: [],
    icd10: "D73.5", system: "digestive", incidence: [0, 1], ages: "0012233333", urgency: "emergency",
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-luq", 0.85], ["fever", 0.35], ["nausea", 0.35], ["abdominal-tenderness", 0.7],
      ["splenomegaly", 0.3], ["ldh-high", 0.6], ["ct-splenic-wedge", 0.9], ["chest-pain-pleuritic", 0.2],
      ["wbc-high", 0.45], ["pulse-irregular", 0.2], ["abdominal-pain-sudden", 0.45], ["abdominal-pain", 0.95],
    ],
    cardinal: ["abdominal-pain"],
    risks: [
      ["hx-atrial-fibrillation", 6], ["hx-sickle-cell", 8], ["hx-endocarditis", 8],
      ["hx-malignancy-blood-precursor", 6], ["iv-drug-use", 3], ["hx-clotting-disorder", 3],
    ],
  },
  {
    id: "blunt-abdominal-trauma", name: "Blunt abdominal injury", synonyms: ["liver laceration", "intra-abdominal bleeding"],
    icd10: "S36.90XA", system: "digestive", incidence: [2, 4], ages: "0123344333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8 },
    findings: [
      ["abdomen-injury", 0.95], ["abdominal-pain", 0.9], ["abdominal-tenderness", 0.85], ["guarding", 0.35],
      ["bruising", 0.5], ["hypotension", 0.25], ["tachycardia", 0.45], ["fast-positive", 0.4],
      ["hematuria", 0.2], ["hemoglobin-low", 0.3], ["vomiting", 0.25], ["rib-pain", 0.3],
      ["abdominal-pain-ruq", 0.35], ["shoulder-tip-pain", 0.1], ["abdominal-distension", 0.25],
      ["pallor", 0.2],
    ],
    cardinal: ["abdomen-injury"],
    against: [
      ["fever", 0.05], ["diarrhea", 0.1],
    ],
    risks: [
      ["trauma", 10], ["trauma-major", 8],
    ],
  },
  {
    id: "abdominal-wall-pain", name: "Abdominal wall pain", synonyms: ["anterior cutaneous nerve entrapment"],
    icd10: "G58.8", system: "digestive", incidence: [3, 2], ages: "0012344333", female: 0.8, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.4 },
    findings: [
      ["carnett-sign", 0.8], ["abdominal-pain-chronic", 0.65], ["abdominal-pain", 0.97],
      ["worse-movement", 0.5], ["abdomen-soft", 0.35], ["well-appearing", 0.4],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.05], ["vomiting", 0.1], ["weight-loss", 0.1], ["nausea", 0.3], ["diarrhea", 0.2],
      ["abdominal-pain-after-eating", 0.3], ["wbc-high", 0.05], ["jaundice", 0.02],
    ],
    risks: [
      ["hx-abdominal-surgery", 2],
    ],
  },
  {
    id: "esophageal-stricture", name: "Esophageal stricture or ring", synonyms: ["peptic stricture", "Schatzki ring"],
    icd10: "K22.2", system: "digestive", incidence: [3, 2], ages: "0000123444", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["dysphagia-solids", 0.9], ["dysphagia", 0.95], ["dysphagia-intermittent", 0.5], ["food-impaction", 0.35], ["heartburn", 0.6], ["dysphagia-progressive", 0.3], ["regurgitation", 0.3],
    ],
    cardinal: ["dysphagia|dysphagia-solids"],
    against: [["weight-loss", 0.4], ["fever", 0.1], ["dysphagia-liquids", 0.4]],
    risks: [["hx-gerd", 6], ["caustic-ingestion", 6], ["radiation-therapy", 4]],
  },
  {
    id: "gastric-outlet-obstruction", name: "Gastric outlet obstruction", synonyms: ["pyloric obstruction in adults"],
    icd10: "K31.1", system: "digestive", incidence: [2, 2], ages: "0000013444", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["vomiting", 0.95], ["vomiting-undigested", 0.7], ["early-satiety", 0.7], ["weight-loss", 0.6], ["abdominal-distension", 0.4], ["abdominal-pain-epigastric", 0.5], ["hours-after-meal", 0.4], ["dehydration", 0.3], ["alkalosis-metabolic", 0.3], ["potassium-low", 0.3],
    ],
    cardinal: ["vomiting"],
    against: [["fever", 0.2], ["diarrhea", 0.2], ["vomiting-bilious", 0.1]],
    risks: [["hx-ulcer", 6], ["hx-cancer", 3], ["med-nsaid", 2]],
  },
  {
    id: "anal-fistula", name: "Anal fistula", synonyms: ["fistula-in-ano"],
    icd10: "K60.30", system: "digestive", incidence: [3, 2], ages: "0011134432", female: 0.35, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["anal-discharge", 0.85], ["perianal-fistula", 0.8], ["anal-pain", 0.5], ["anal-itching", 0.4], ["anal-lump", 0.3], ["rectal-bleeding", 0.2],
    ],
    cardinal: ["anal-discharge|perianal-fistula"],
    against: [["weight-loss", 0.4], ["fever", 0.3]],
    risks: [["hx-ibd", 5]],
  },
  {
    id: "anal-cancer", name: "Anal cancer", synonyms: ["squamous cell carcinoma of the anus"],
    icd10: "C21.0", system: "digestive", incidence: [1, 1], ages: "0000001344", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["rectal-bleeding", 0.6], ["anal-lump", 0.6], ["anal-pain", 0.5], ["anal-itching", 0.3], ["lymphadenopathy-inguinal", 0.25], ["weight-loss", 0.2], ["anal-discharge", 0.2], ["fecal-incontinence", 0.1],
    ],
    cardinal: ["anal-lump|rectal-bleeding"],
    against: [["onset-sudden", 0.2], ["fever", 0.2]],
    risks: [["hx-hpv", 8], ["hiv-positive", 8], ["msm", 4], ["smoking", 2], ["genital-warts", 4], ["immunosuppressed", 3]],
  },
  {
    id: "drug-induced-liver-injury", name: "Drug-induced liver injury", synonyms: ["toxic hepatitis", "DILI"],
    icd10: "K71.9", system: "digestive", incidence: [2, 2], ages: "0001233444", female: 0.58, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.9 },
    findings: [
      ["jaundice", 0.6], ["fatigue", 0.6], ["nausea", 0.5], ["itching-generalized", 0.4], ["urine-dark", 0.5], ["transaminases-high", 0.9], ["bilirubin-high", 0.6], ["appetite-loss", 0.4], ["abdominal-pain-ruq", 0.3], ["fever", 0.2], ["rash", 0.2], ["onset-after-new-drug", 0.8], ["eosinophilia", 0.1],
    ],
    cardinal: ["onset-after-new-drug|transaminases-high|jaundice"],
    against: [["us-gallstones", 0.3]],
    risks: [["med-new", 6], ["med-isoniazid-liver", 8], ["med-allopurinol-anticonvulsant", 3], ["med-methotrexate", 3], ["antibiotics-recent", 3], ["med-amiodarone", 2], ["med-statin", 1.5]],
  },
  {
    id: "abdominal-wall-defect", name: "Omphalocele or gastroschisis", synonyms: [],
    icd10: "Q79.3", system: "digestive", incidence: [0, 1], ages: "4000000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["abdominal-mass", 0.7], ["abdominal-distension", 0.2], ["vomiting-bilious", 0.2], ["deformity", 0.6],
    ],
    cardinal: ["abdominal-mass|deformity"],
    requires: ["newborn-premature"],
  },
  {
    id: "cryptosporidiosis", name: "Cryptosporidiosis or cyclosporiasis", synonyms: ["cryptosporidium diarrhea"],
    icd10: "A07.2", system: "digestive", incidence: [2, 2], ages: "0133333332", urgency: "routine",
    course: { acute: 0.6, subacute: 0.9 },
    findings: [
      ["diarrhea-watery", 0.95], ["abdominal-pain-colicky", 0.6], ["nausea", 0.5], ["weight-loss", 0.4], ["fatigue", 0.4], ["fever-low-grade", 0.4], ["diarrhea-chronic", 0.3], ["stool-ova-parasites", 0.5],
    ],
    cardinal: ["diarrhea-watery"],
    against: [["diarrhea-bloody", 0.1]],
    risks: [["untreated-water", 5], ["swimming", 3], ["hiv-cd4-low", 8], ["hiv-positive", 3], ["daycare", 2], ["animal-farm", 3]],
  },
  {
    id: "vipoma", name: "VIPoma", synonyms: ["Verner-Morrison syndrome", "WDHA syndrome"],
    icd10: "D37.8", system: "digestive", incidence: [0, 0], ages: "0011233321", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["diarrhea-watery", 0.98], ["diarrhea-chronic", 0.8], ["potassium-low", 0.9], ["weight-loss", 0.6], ["dehydration", 0.5], ["flushing", 0.2]],
    cardinal: ["diarrhea-watery", "potassium-low"],
  },
  {
    id: "glucagonoma", name: "Glucagonoma", synonyms: ["necrolytic migratory erythema"],
    icd10: "D37.7", system: "digestive", incidence: [0, 0], ages: "0001233321", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["rash", 0.8], ["glucose-high", 0.8], ["weight-loss", 0.7], ["glossitis", 0.4], ["rash-perioral", 0.4], ["rash-groin", 0.4], ["diarrhea-chronic", 0.2], ["hemoglobin-low", 0.5]],
    cardinal: ["rash|rash-groin|rash-perioral", "glucose-high"],
    risks: [["hx-diabetes", 2]],
  },
  {
    id: "pancreatic-pseudocyst", name: "Pancreatic pseudocyst", synonyms: ["pancreatic pseudocyst after pancreatitis"],
    icd10: "K86.3", system: "digestive", incidence: [1, 1], ages: "0001233332", urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["abdominal-pain-epigastric", 0.8], ["early-satiety", 0.5], ["vomiting", 0.4], ["abdominal-mass", 0.4], ["amylase-lipase-high", 0.5], ["weight-loss", 0.3]],
    cardinal: ["abdominal-pain-epigastric|abdominal-mass"],
    risks: [["hx-pancreatitis", 12], ["alcohol-use-heavy", 2]],
  },
  {
    id: "sma-syndrome", name: "Superior mesenteric artery syndrome", synonyms: ["Wilkie syndrome", "cast syndrome"],
    icd10: "K55.1", system: "digestive", incidence: [0, 0], ages: "0012332100", female: 0.6, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["abdominal-pain-after-eating", 0.8], ["vomiting", 0.8], ["weight-loss", 0.8], ["early-satiety", 0.7], ["underweight", 0.7], ["better-prone", 0.4], ["vomiting-bilious", 0.4]],
    cardinal: ["abdominal-pain-after-eating|vomiting", "weight-loss|underweight"],
  },
  {
    id: "aortoenteric-fistula", name: "Aortoenteric fistula", synonyms: [],
    icd10: "I77.2", system: "digestive", incidence: [0, 0], ages: "0000011344", female: 0.25, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["hematemesis", 0.7], ["melena", 0.6], ["gi-bleeding", 0.95], ["abdominal-pain", 0.4], ["hypotension", 0.5], ["fever", 0.3], ["pulsatile-abdominal-mass", 0.2]],
    cardinal: ["gi-bleeding|hematemesis|melena"],
    risks: [["hx-aneurysm", 25]],
  },
  {
    id: "choledochal-cyst", name: "Choledochal cyst", synonyms: ["biliary cyst"],
    icd10: "Q44.4", system: "digestive", incidence: [0, 0], ages: "2433321000", female: 0.75, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["jaundice", 0.7], ["abdominal-mass", 0.5], ["abdominal-pain-ruq", 0.7], ["vomiting", 0.3], ["us-bile-duct-dilated", 0.9], ["stool-pale", 0.4]],
    cardinal: ["jaundice|abdominal-mass|us-bile-duct-dilated"],
    risks: [["asian-descent", 2]],
  },
  {
    id: "hepatic-adenoma-hemangioma", name: "Benign liver tumor", synonyms: ["hepatic hemangioma", "hepatic adenoma", "focal nodular hyperplasia"],
    icd10: "D13.4", system: "digestive", incidence: [1, 0], ages: "0001344321", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["liver-mass", 0.95], ["abdominal-pain-ruq", 0.4], ["hepatomegaly", 0.2]],
    cardinal: ["liver-mass"],
    risks: [["med-estrogen", 3]],
  },
  {
    id: "hepatoblastoma", name: "Hepatoblastoma", synonyms: [],
    icd10: "C22.2", system: "digestive", incidence: [0, 0], ages: "1441000000", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["abdominal-mass", 0.9], ["abdominal-distension", 0.7], ["hepatomegaly", 0.7], ["afp-high", 0.9], ["weight-loss", 0.4], ["appetite-loss", 0.4], ["liver-mass", 0.8]],
    cardinal: ["abdominal-mass|hepatomegaly|liver-mass"],
    risks: [["newborn-premature", 3]],
  },
  {
    id: "meconium-ileus", name: "Meconium ileus", synonyms: ["meconium plug syndrome"],
    icd10: "P76.0", system: "digestive", incidence: [0, 0], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["meconium-delayed", 0.95], ["abdominal-distension", 0.9], ["vomiting-bilious", 0.8]],
    cardinal: ["meconium-delayed", "abdominal-distension|vomiting-bilious"],
  },
  {
    id: "hiccups-persistent", name: "Persistent hiccups", synonyms: ["hiccups", "singultus"],
    icd10: "R06.6", system: "digestive", incidence: [2, 2], ages: "2211223343", female: 0.25, urgency: "routine",
    course: { acute: 0.8, subacute: 0.5, recurrent: 0.3 },
    findings: [["hiccups", 0.98], ["insomnia", 0.3], ["heartburn", 0.25], ["bloating", 0.2], ["well-appearing", 0.4]],
    cardinal: ["hiccups"],
    requires: ["hiccups"],
    against: [
      ["weakness-focal", 0.05], ["gait-ataxia", 0.05], ["vertigo", 0.1], ["chest-pain", 0.2], ["fever", 0.2], ["weight-loss", 0.2],
      ["vomiting", 0.3], ["confusion", 0.1],
    ],
    risks: [["hx-gerd", 3], ["alcohol-recent", 2], ["med-steroid", 3], ["chemotherapy", 2], ["surgery-recent", 2]],
  },
  {
    id: "incisional-hernia", name: "Incisional or ventral hernia", synonyms: ["ventral hernia", "epigastric hernia"],
    icd10: "K43.9", system: "digestive", incidence: [3, 3], ages: "0000123443", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hernia-bulge", 0.95], ["abdominal-scar", 0.6], ["abdominal-pain", 0.35], ["abdominal-mass", 0.3],
      ["well-appearing", 0.4],
    ],
    cardinal: ["hernia-bulge|abdominal-mass"],
    against: [["fever", 0.05], ["vomiting", 0.05], ["hernia-irreducible", 0.1], ["weight-loss", 0.2], ["testicular-pain", 0.1]],
    risks: [["hx-abdominal-surgery", 8], ["surgery-recent", 3], ["obesity", 3], ["med-steroid", 2], ["hx-copd", 1.5]],
  },
  {
    id: "biliary-dyskinesia", name: "Functional gallbladder or biliary sphincter disorder", synonyms: ["biliary dyskinesia", "sphincter of Oddi dysfunction", "postcholecystectomy syndrome"],
    icd10: "K82.8", system: "digestive", incidence: [3, 2], ages: "0001344321", female: 0.75, urgency: "routine",
    course: { recurrent: 0.9, chronic: 0.5 },
    findings: [
      ["abdominal-pain-ruq", 0.85], ["abdominal-pain-after-fatty-meal", 0.5], ["nausea", 0.6],
      ["episodic", 0.6], ["abdominal-pain-radiating-back", 0.3],
      ["abdominal-pain-radiating-shoulder", 0.25], ["vomiting", 0.3],
      ["abdominal-pain-epigastric", 0.35], ["bloating", 0.3], ["transaminases-high", 0.1],
    ],
    cardinal: ["abdominal-pain-ruq|abdominal-pain-epigastric"],
    against: [
      ["us-gallstones", 0.1], ["fever", 0.05], ["murphy-sign", 0.15], ["jaundice", 0.1], ["wbc-high", 0.1],
      ["us-gallbladder-wall", 0.1],
    ],
    risks: [
      ["hx-cholecystectomy", 3],
    ],
  },
  {
    id: "ischemic-hepatitis", name: "Ischemic hepatitis", synonyms: ["shock liver", "hypoxic hepatitis"],
    icd10: "K72.00", system: "digestive", incidence: [1, 3], ages: "0000112344", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["transaminases-very-high", 0.97], ["transaminases-high", 0.97], ["hypotension", 0.7], ["shock", 0.5],
      ["ldh-high", 0.7], ["creatinine-high", 0.6], ["inr-high", 0.4], ["confusion", 0.3], ["nausea", 0.25],
      ["abdominal-pain-ruq", 0.2], ["jaundice", 0.2], ["lactate-high", 0.5],
    ],
    cardinal: ["transaminases-very-high|transaminases-high"],
    against: [
      ["hepatitis-serology-positive", 0.1], ["overdose-acetaminophen", 0.05],
    ],
    risks: [
      ["hx-heart-failure", 4], ["echo-low-ef", 3], ["surgery-recent", 2],
    ],
    requires: ["shock|hypotension|hx-heart-failure|hypoxia|sudden-death-witnessed"],
  },
  {
    id: "ileus-pseudo-obstruction", name: "Ileus or colonic pseudo-obstruction", synonyms: ["paralytic ileus", "postoperative ileus", "Ogilvie syndrome", "acute colonic pseudo-obstruction", "adynamic ileus"],
    icd10: "K56.0", system: "digestive", incidence: [1, 3], ages: "2111223344", female: 0.45, urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["abdominal-distension", 0.92], ["obstipation", 0.65], ["bowel-sounds-absent", 0.6], ["nausea", 0.6],
      ["vomiting", 0.55], ["abdominal-pain", 0.5], ["bloating", 0.4], ["xray-air-fluid-levels", 0.4],
      ["xray-colon-dilated", 0.45], ["constipation", 0.65], ["appetite-loss", 0.3],
    ],
    cardinal: ["abdominal-distension|obstipation"],
    against: [
      ["bowel-sounds-high-pitched", 0.2], ["peritonitis-signs", 0.2], ["hernia-irreducible", 0.1],
    ],
    risks: [
      ["surgery-recent", 8], ["potassium-low", 3], ["hospital-recent", 3], ["opioid-use", 3],
      ["pain-drug-other-than-nsaids", 2], ["hx-parkinson", 2], ["cesarean-section", 2], ["trauma-major", 1.5],
      ["immobilized", 2],
    ],
  },
  {
    id: "pruritus-ani", name: "Anal itching", synonyms: ["pruritus ani"],
    icd10: "L29.0", system: "digestive", incidence: [4, 1], ages: "0122334433", female: 0.3, urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["anal-itching", 0.98], ["worse-night", 0.4], ["rectal-bleeding-toilet-paper", 0.1],
      ["excoriations", 0.2], ["thickened-leathery-skin", 0.15], ["anal-pain", 0.15],
    ],
    cardinal: ["anal-itching"],
    against: [
      ["worms-seen", 0.1], ["weight-loss", 0.2],
    ],
    risks: [
      ["hx-eczema", 1.5], ["diarrhea", 1.5], ["caffeine-high", 1.5],
    ],
  },
  {
    id: "proctalgia", name: "Proctalgia fugax or levator ani syndrome", synonyms: ["proctalgia fugax", "levator ani syndrome", "levator spasm", "anorectal pain"],
    icd10: "K59.4", system: "digestive", incidence: [3, 1], ages: "0001344322", female: 0.6, urgency: "routine",
    course: { recurrent: 0.95, chronic: 0.4 },
    findings: [
      ["anal-pain", 0.97], ["episodic", 0.6], ["worse-night", 0.35], ["lasting-minutes", 0.5],
      ["well-between", 0.4], ["worse-sitting", 0.3], ["quick-recovery", 0.3],
    ],
    cardinal: ["anal-pain"],
    against: [
      ["anal-pain-defecation", 0.2], ["rectal-bleeding", 0.1], ["fever", 0.02], ["anal-lump", 0.1],
      ["anal-fissure-seen", 0.05], ["anal-discharge", 0.1], ["weight-loss", 0.1],
    ],
    risks: [
      ["hx-anxiety", 1.5], ["stressor", 1.5],
    ],
  },
  {
    id: "fecal-incontinence", name: "Fecal incontinence", synonyms: ["bowel incontinence", "anal incontinence"],
    icd10: "R15.9", system: "digestive", incidence: [4, 2], ages: "0010112344", female: 0.65, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fecal-incontinence", 0.97], ["diarrhea", 0.35], ["urinary-incontinence", 0.3], ["constipation", 0.25],
      ["anal-tone-reduced", 0.4], ["vaginal-bulge", 0.1],
    ],
    cardinal: ["fecal-incontinence"],
    against: [
      ["saddle-anesthesia", 0.02], ["weakness-legs-both", 0.05], ["urinary-retention", 0.1], ["fever", 0.2],
    ],
    risks: [
      ["multiparous", 2], ["vaginal-birth", 2], ["birth-difficult", 2], ["hx-diabetes", 1.5],
      ["hx-dementia", 2], ["radiation-therapy", 2], ["nursing-home", 2], ["hx-stroke", 1.5],
    ],
  },
  {
    id: "functional-abdominal-pain", name: "Functional abdominal pain of childhood", synonyms: ["recurrent abdominal pain of childhood", "functional abdominal pain"],
    icd10: "R10.9", system: "digestive", incidence: [4, 3], ages: "0124421000", female: 0.58, urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.9 },
    findings: [
      ["abdominal-pain-periumbilical", 0.7], ["abdominal-pain", 0.97], ["abdominal-pain-chronic", 0.6],
      ["growth-normal", 0.5], ["school-refusal", 0.25], ["headache", 0.25], ["anxiety", 0.3], ["nausea", 0.2],
      ["well-between", 0.4], ["pallor", 0.1], ["episodic", 0.4], ["abdomen-soft", 0.3],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.07], ["vomiting-bilious", 0.01], ["rectal-bleeding", 0.03],
      ["diarrhea-nocturnal", 0.05], ["failure-to-thrive", 0.05], ["guarding", 0.02], ["joint-pain", 0.2],
      ["perianal-fistula", 0.01], ["dysuria", 0.2], ["mouth-ulcers", 0.2], ["testicular-pain", 0.05],
      ["rash", 0.2],
    ],
    risks: [
      ["stressor", 2.5], ["fhx-mental", 1.5], ["hx-anxiety", 2],
    ],
    requires: ["abdominal-pain-chronic|episodic|school-refusal|growth-normal|well-between"],
  },
  {
    id: "bile-acid-diarrhea", name: "Bile acid diarrhea", synonyms: ["bile acid malabsorption", "bile salt malabsorption"],
    icd10: "K90.89", system: "digestive", incidence: [2, 1], ages: "0001233333", female: 0.55, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["diarrhea-chronic", 0.95], ["diarrhea-watery", 0.85], ["diarrhea", 0.95],
      ["fecal-incontinence", 0.3], ["abdominal-pain", 0.4], ["bloating", 0.4],
      ["diarrhea-nocturnal", 0.3], ["flatulence", 0.3], ["frequent-bowel-movements", 0.5],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["rectal-bleeding", 0.05], ["weight-loss", 0.2], ["fever", 0.03],
    ],
    risks: [
      ["hx-cholecystectomy", 6], ["hx-abdominal-surgery", 2.5], ["hx-ibd", 3], ["radiation-therapy", 3],
    ],
  },
  {
    id: "anorectal-malformation", name: "Anorectal malformation", synonyms: ["imperforate anus"],
    icd10: "Q42.3", system: "digestive", incidence: [0, 1], ages: "4100000000", female: 0.42, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["meconium-delayed", 0.85], ["anus-absent", 0.9], ["abdominal-distension", 0.6],
      ["vomiting-bilious", 0.3], ["hypospadias", 0.1],
    ],
    cardinal: ["anus-absent|meconium-delayed"],
    risks: [
      ["hx-down-syndrome", 2], ["hx-congenital-heart", 2],
    ],
    requires: ["anus-absent|meconium-delayed"],
  },
  {
    id: "rumination", name: "Rumination syndrome", synonyms: ["rumination disorder"],
    icd10: "F98.21", system: "digestive", incidence: [2, 1], ages: "1222321100", female: 0.6, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["regurgitation-undigested", 0.75], ["regurgitation", 0.85], ["spits-up-effortless", 0.5],
      ["weight-loss", 0.3], ["symptoms-after-meals", 0.5], ["abdominal-pain", 0.2], ["halitosis", 0.1],
      ["belching", 0.2],
    ],
    cardinal: ["regurgitation|regurgitation-undigested|spits-up-effortless"],
    against: [
      ["dysphagia", 0.15], ["vomiting-bilious", 0.02], ["hematemesis", 0.02], ["retching", 0.1],
      ["fever", 0.02],
    ],
    risks: [
      ["hx-anxiety", 2], ["stressor", 1.5], ["developmental-delay", 2],
    ],
  },
  {
    id: "toddler-diarrhea", name: "Toddler's diarrhea", synonyms: ["functional diarrhea of childhood", "chronic nonspecific diarrhea"],
    icd10: "K59.1", system: "digestive", incidence: [4, 1], ages: "1241000000", female: 0.4, urgency: "self-care",
    course: { chronic: 0.95 },
    findings: [
      ["diarrhea-chronic", 0.95], ["diarrhea", 0.95], ["undigested-food-in-stool", 0.7],
      ["growth-normal", 0.8], ["well-appearing", 0.75], ["frequent-bowel-movements", 0.5],
    ],
    cardinal: ["diarrhea"],
    against: [
      ["weight-loss", 0.02], ["failure-to-thrive", 0.02], ["rectal-bleeding", 0.02], ["diarrhea-bloody", 0.01],
      ["fever", 0.05], ["stool-fatty", 0.03],
    ],
    risks: [
      ["daycare", 1.2],
    ],
  },
  {
    id: "umbilical-granuloma", name: "Umbilical granuloma", synonyms: [],
    icd10: "P83.81", system: "digestive", incidence: [3, 1], ages: "4210000000", urgency: "self-care",
    course: { subacute: 0.9 },
    findings: [
      ["umbilical-granuloma-sign", 0.95], ["umbilical-redness", 0.1], ["pus-drainage", 0.2],
      ["well-appearing", 0.7],
    ],
    cardinal: ["umbilical-granuloma-sign"],
    against: [
      ["fever", 0.02], ["lethargic-child", 0.02], ["poor-feeding", 0.03], ["abdominal-distension", 0.05],
    ],
    requires: ["umbilical-granuloma-sign"],
  },
  {
    id: "pancreatic-cyst", name: "Pancreatic cystic neoplasm", synonyms: ["pancreatic cyst", "IPMN", "mucinous cystadenoma of the pancreas", "intraductal papillary mucinous neoplasm"],
    icd10: "D49.0", system: "digestive", incidence: [2, 1], ages: "0000012344", female: 0.55, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["ct-pancreatic-mass", 0.9], ["abdominal-pain-epigastric", 0.25],
      ["abdominal-pain-radiating-back", 0.12], ["weight-loss", 0.1], ["jaundice", 0.05],
      ["well-appearing", 0.3], ["new-diabetes", 0.1],
    ],
    cardinal: ["ct-pancreatic-mass"],
    risks: [
      ["hx-pancreatitis", 2], ["fhx-cancer-other", 1.5],
    ],
    requires: ["ct-pancreatic-mass"],
  },
  {
    id: "protein-losing-enteropathy", name: "Protein-losing enteropathy", synonyms: ["intestinal lymphangiectasia", "protein loss from the gut"],
    icd10: "K90.49", system: "digestive", incidence: [0, 1], ages: "1332222222", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["edema-generalized", 0.5], ["edema-leg", 0.8], ["albumin-low", 0.97], ["diarrhea-chronic", 0.55],
      ["diarrhea", 0.6], ["lymphocytes-low", 0.35], ["ascites", 0.3], ["stool-fatty", 0.3],
      ["weight-loss", 0.2], ["failure-to-thrive", 0.2],
    ],
    cardinal: ["albumin-low"],
    against: [
      ["proteinuria-nephrotic", 0.02], ["proteinuria", 0.1], ["jaundice", 0.05], ["spider-angiomata", 0.02],
      ["jugular-distension", 0.2],
    ],
    risks: [
      ["heart-surgery", 4], ["hx-congenital-heart", 4], ["hx-ibd", 2], ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "belching-disorder", name: "Belching disorder or swallowed air", synonyms: ["aerophagia", "supragastric belching", "excessive belching"],
    icd10: "R14.2", system: "digestive", incidence: [3, 1], ages: "0112333322", female: 0.55, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["belching", 0.97], ["bloating", 0.5], ["flatulence", 0.3], ["abdominal-distension", 0.2],
      ["anxiety", 0.25], ["early-satiety", 0.15],
    ],
    cardinal: ["belching"],
    against: [
      ["weight-loss", 0.03], ["dysphagia", 0.03], ["vomiting", 0.1], ["gi-bleeding", 0.02], ["melena", 0.01],
      ["fever", 0.02], ["abdominal-pain-severe", 0.05], ["diarrhea", 0.1],
    ],
    risks: [
      ["stressor", 1.5], ["hx-anxiety", 1.6],
    ],
  },
  {
    id: "gluten-sensitivity", name: "Nonceliac gluten sensitivity", synonyms: ["non-celiac gluten sensitivity", "gluten intolerance"],
    icd10: "K90.41", system: "digestive", incidence: [3, 0], ages: "0011333321", female: 0.75, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["gluten-trigger", 0.95], ["bloating", 0.8], ["abdominal-pain", 0.7], ["diarrhea", 0.45],
      ["fatigue", 0.5], ["flatulence", 0.4], ["headache", 0.3], ["constipation", 0.2],
    ],
    cardinal: ["gluten-trigger"],
    against: [
      ["ttg-positive", 0.02], ["weight-loss", 0.1], ["gi-bleeding", 0.02], ["hemoglobin-low", 0.15],
      ["failure-to-thrive", 0.03], ["angioedema", 0.03],
    ],
    requires: ["gluten-trigger"],
  },
  {
    id: "gallbladder-polyp", name: "Gallbladder polyp", synonyms: ["gallbladder adenoma", "cholesterol polyp of the gallbladder"],
    icd10: "K82.4", system: "digestive", incidence: [2, 1], ages: "0000013332", female: 0.5, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["gallbladder-polyp-on-ultrasound", 0.97], ["well-appearing", 0.5], ["abdominal-pain-ruq", 0.15],
      ["dyspepsia", 0.1],
    ],
    cardinal: ["gallbladder-polyp-on-ultrasound"],
    against: [
      ["jaundice", 0.02], ["fever", 0.03], ["murphy-sign", 0.05],
    ],
    requires: ["gallbladder-polyp-on-ultrasound"],
  },
  {
    id: "rectal-foreign-body", name: "Rectal foreign body", synonyms: ["foreign body in the rectum"],
    icd10: "T18.5XXA", system: "digestive", incidence: [1, 2], ages: "0011143321", female: 0.25, urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["foreign-object-rectum", 0.95], ["anal-pain", 0.5], ["rectal-bleeding", 0.3],
      ["abdominal-pain-lower", 0.35], ["constipation", 0.25], ["tenesmus", 0.25],
    ],
    cardinal: ["foreign-object-rectum"],
    requires: ["foreign-object-rectum"],
  },
] satisfies readonly Condition[];
