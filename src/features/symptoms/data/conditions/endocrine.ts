import type { Condition } from "../../symptoms.schema.ts";

export const endocrineConditions = [
  {
    id: "type-1-diabetes", name: "Type 1 diabetes mellitus", synonyms: [],
    icd10: "E10.9", system: "endocrine", incidence: [3, 3], ages: "1234333211", female: 0.43, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["polyuria", 0.9], ["thirst", 0.9], ["weight-loss", 0.75], ["glucose-high", 0.97], ["fatigue", 0.6],
      ["appetite-increased", 0.3], ["bedwetting", 0.25], ["vision-blurred", 0.2], ["glucose-very-high", 0.65],
      ["glycosuria", 0.85], ["ketones", 0.6], ["hba1c-high", 0.9], ["infections-recurrent", 0.1],
      ["irritability", 0.15], ["c-peptide-low", 0.7],
    ],
    cardinal: ["polyuria|thirst|glucose-high"],
    against: [
      ["obesity", 0.3], ["fever", 0.2], ["dysuria", 0.15], ["weight-gain", 0.05],
    ],
    risks: [
      ["fhx-diabetes", 2], ["fhx-autoimmune", 3], ["hx-celiac", 3], ["hx-thyroid", 3],
    ],
  },
  {
    id: "type-2-diabetes", name: "Type 2 diabetes mellitus", synonyms: [],
    icd10: "E11.9", system: "endocrine", incidence: [5, 4], ages: "0001233444", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["polyuria", 0.45], ["thirst", 0.45], ["glucose-high", 0.97], ["obesity", 0.7], ["fatigue", 0.45],
      ["hba1c-high", 0.95], ["numbness-feet", 0.2], ["vision-blurred", 0.2], ["infections-recurrent", 0.1],
      ["acanthosis", 0.15], ["weight-loss", 0.15], ["nocturia", 0.35], ["glycosuria", 0.45],
      ["well-appearing", 0.3], ["skin-ulcer", 0.05], ["hypertension", 0.5], ["appetite-increased", 0.1],
      ["tingling", 0.15], ["erectile-dysfunction", 0.1],
    ],
    cardinal: ["polyuria|thirst|glucose-high|hba1c-high|fatigue"],
    against: [
      ["ketones", 0.1], ["kussmaul-breathing", 0.02], ["abdominal-pain", 0.2], ["fever", 0.1],
      ["vomiting", 0.05], ["sodium-high", 0.1],
    ],
    risks: [
      ["fhx-diabetes", 3], ["hx-hypertension", 2], ["hx-pcos", 2], ["med-steroid", 2.5],
      ["obesity-sedentary", 2], ["african-descent", 1.5],
    ],
  },
  {
    id: "diabetic-ketoacidosis", name: "Diabetic ketoacidosis", synonyms: ["DKA"],
    icd10: "E10.10", system: "endocrine", incidence: [2, 4], ages: "1233433322", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["vomiting", 0.65], ["nausea", 0.7], ["abdominal-pain", 0.5], ["kussmaul-breathing", 0.55],
      ["fruity-breath", 0.45], ["glucose-very-high", 0.9], ["glucose-high", 0.97], ["ketones", 0.97],
      ["acidosis-gap", 0.95], ["polyuria", 0.75], ["thirst", 0.75], ["dehydration", 0.75],
      ["consciousness-reduced", 0.25], ["tachycardia", 0.65], ["confusion", 0.25], ["weight-loss", 0.4],
      ["tachypnea", 0.55], ["potassium-high", 0.3], ["fatigue", 0.55], ["hypotension", 0.15],
      ["lethargic-child", 0.1], ["weakness-generalized", 0.45], ["wbc-high", 0.5], ["hyperventilation", 0.3],
    ],
    cardinal: ["vomiting|abdominal-pain|kussmaul-breathing|polyuria|glucose-high|consciousness-reduced|ketones"],
    against: [
      ["diarrhea", 0.3], ["headache-severe", 0.3], ["glucose-low", 0.01], ["jaundice", 0.05],
    ],
    risks: [
      ["hx-diabetes-type-1", 15], ["hx-diabetes", 5], ["med-insulin-missed", 15], ["med-sglt2", 6],
    ],
  },
  {
    id: "hyperosmolar-state", name: "Hyperosmolar hyperglycemic state", synonyms: ["HHS", "HONK"],
    icd10: "E11.00", system: "endocrine", incidence: [1, 2], ages: "0001112344", urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, acute: 0.6 },
    findings: [
      ["confusion", 0.75], ["glucose-very-high", 0.97], ["dehydration", 0.9], ["thirst", 0.55],
      ["polyuria", 0.65], ["consciousness-reduced", 0.6], ["weakness-focal", 0.1], ["hypotension", 0.35],
      ["seizure", 0.1], ["sodium-high", 0.45], ["fever", 0.25], ["weakness-generalized", 0.55],
      ["urine-osmolality-high", 0.3], ["tachycardia", 0.55], ["creatinine-high", 0.55],
    ],
    cardinal: ["glucose-very-high"],
    against: [
      ["kussmaul-breathing", 0.1], ["ketones", 0.2], ["fruity-breath", 0.05], ["abdominal-pain", 0.2],
    ],
    risks: [
      ["hx-diabetes", 8], ["nursing-home", 3], ["med-steroid", 2], ["hx-uti", 2], ["hx-dementia", 1.5],
    ],
  },
  {
    id: "hypoglycemia", name: "Hypoglycemia", synonyms: [],
    icd10: "E16.2", system: "endocrine", incidence: [3, 5], ages: "3222233344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, recurrent: 0.4 },
    findings: [
      ["hypoglycemia-symptoms", 0.75], ["glucose-low", 0.97], ["sweating", 0.6], ["tremor", 0.5],
      ["confusion", 0.5], ["consciousness-reduced", 0.3], ["palpitations", 0.4], ["seizure", 0.1],
      ["appetite-increased", 0.4], ["anxiety", 0.3], ["pallor", 0.3], ["headache", 0.2],
      ["onset-sudden", 0.45], ["vision-blurred", 0.2], ["irritability", 0.2], ["dizziness", 0.35],
      ["weakness-generalized", 0.3], ["lethargic-child", 0.1], ["tachycardia", 0.35], ["agitation", 0.15],
    ],
    cardinal: ["glucose-low|sweating|confusion|consciousness-reduced|hypoglycemia-symptoms|tremor|seizure"],
    against: [
      ["fever", 0.15], ["glucose-high", 0.01], ["chest-pain", 0.2], ["neck-stiffness", 0.05],
    ],
    risks: [
      ["med-insulin-sulfonylurea", 15], ["hx-diabetes-type-1", 6], ["hx-diabetes", 4],
      ["alcohol-use-heavy", 2], ["hx-kidney-disease", 1.8], ["hx-bariatric", 2.5], ["strenuous-exercise", 1.5],
    ],
  },
  {
    id: "insulinoma", name: "Insulinoma", synonyms: [],
    icd10: "D13.7", system: "endocrine", incidence: [1, 1], ages: "0000133433", female: 0.6, urgency: "same-day",
    course: { recurrent: 0.9 },
    findings: [
      ["hypoglycemia-symptoms", 0.9], ["glucose-low", 0.97], ["weight-gain", 0.4], ["episodic", 0.85],
      ["fasting-trigger", 0.65], ["confusion", 0.65], ["sweating", 0.65], ["insulin-c-peptide-high", 0.9],
      ["palpitations", 0.45], ["seizure", 0.2], ["vision-blurred", 0.35],
    ],
    cardinal: ["hypoglycemia-symptoms|glucose-low|confusion"],
    against: [
      ["hx-diabetes", 0.2], ["fever", 0.01],
    ],
    risks: [
      ["family-men", 15],
    ],
  },
  {
    id: "hypothyroidism", name: "Hypothyroidism", synonyms: ["Hashimoto thyroiditis"],
    icd10: "E03.9", system: "endocrine", incidence: [5, 4], ages: "1112333444", female: 0.83, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.8], ["weight-gain", 0.5], ["cold-intolerance", 0.6], ["constipation", 0.45],
      ["dry-skin", 0.55], ["tsh-high", 0.97], ["hair-loss", 0.35], ["bradycardia", 0.25],
      ["reflexes-delayed", 0.35], ["menorrhagia", 0.2], ["mood-low", 0.35], ["goiter", 0.25],
      ["hoarseness", 0.25], ["edema-facial", 0.3], ["muscle-cramps", 0.3], ["memory-loss", 0.2],
      ["cholesterol-high", 0.35], ["infertility", 0.05], ["tinel-phalen", 0.1], ["menses-irregular", 0.25],
      ["weakness-generalized", 0.35], ["concentration-poor", 0.3], ["edema-leg", 0.15], ["myalgia", 0.25],
      ["galactorrhea", 0.05], ["tongue-large", 0.05],
    ],
    cardinal: ["fatigue|weight-gain|cold-intolerance|tsh-high|constipation"],
    against: [
      ["weight-loss", 0.15], ["heat-intolerance", 0.05], ["tachycardia", 0.2], ["diarrhea", 0.15],
      ["tremor", 0.2], ["fever", 0.05], ["tsh-low", 0.02], ["tsh-normal", 0.05], ["exophthalmos", 0.1],
      ["joint-swelling", 0.2], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["hx-thyroid", 5], ["fhx-autoimmune", 2.5], ["med-lithium", 5], ["med-amiodarone", 5], ["postpartum", 2],
      ["radioiodine-therapy", 15], ["hx-down-syndrome", 4], ["hx-diabetes-type-1", 2.5],
    ],
  },
  {
    id: "congenital-hypothyroidism", name: "Congenital hypothyroidism", synonyms: ["cretinism"],
    icd10: "E03.1", system: "endocrine", incidence: [2, 2], ages: "4431000000", female: 0.67, urgency: "same-day", dangerous: true,
    course: { chronic: 0.9 },
    findings: [
      ["jaundice", 0.5], ["jaundice-prolonged-newborn", 0.45], ["constipation", 0.45], ["tongue-large", 0.45],
      ["floppy-infant", 0.45], ["poor-feeding", 0.45], ["hernia-bulge", 0.35], ["hoarse-cry", 0.4],
      ["tsh-high", 0.97], ["hypothermia", 0.25], ["lethargic-child", 0.45], ["edema-facial", 0.35],
      ["dry-skin", 0.35], ["developmental-delay", 0.25], ["short-stature", 0.15],
    ],
    cardinal: ["jaundice|constipation|floppy-infant|poor-feeding|tsh-high|tongue-large"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["hx-down-syndrome", 4],
    ],
  },
  {
    id: "myxedema-coma", name: "Myxedema coma", synonyms: [],
    icd10: "E03.5", system: "endocrine", incidence: [0, 1], ages: "0000012244", female: 0.8, urgency: "emergency", dangerous: true,
    course: { acute: 0.5, subacute: 0.7 },
    findings: [
      ["hypothermia", 0.8], ["consciousness-reduced", 0.85], ["bradycardia", 0.75], ["hypotension", 0.5],
      ["edema-facial", 0.55], ["respiratory-depression", 0.45], ["sodium-low", 0.5], ["reflexes-delayed", 0.5],
      ["dry-skin", 0.6], ["tsh-high", 0.95], ["hypoxia", 0.4], ["confusion", 0.65], ["glucose-low", 0.2],
      ["constipation", 0.35], ["seizure", 0.1], ["hoarseness", 0.25],
    ],
    cardinal: ["consciousness-reduced|hypothermia|confusion"],
    against: [
      ["tachycardia", 0.1], ["fever", 0.1], ["sweating", 0.1],
    ],
    risks: [
      ["hx-thyroid", 15], ["cold-exposure", 2], ["surgery-neck-recent", 8],
    ],
  },
  {
    id: "hyperthyroidism", name: "Hyperthyroidism", synonyms: ["Graves disease", "thyrotoxicosis", "toxic goitre"],
    icd10: "E05.90", system: "endocrine", incidence: [4, 4], ages: "1012344333", female: 0.83, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["weight-loss", 0.7], ["palpitations", 0.75], ["heat-intolerance", 0.65], ["tremor", 0.65],
      ["anxiety", 0.6], ["tachycardia", 0.7], ["goiter", 0.65], ["tsh-low", 0.97], ["exophthalmos", 0.3],
      ["diarrhea", 0.25], ["sweating", 0.55], ["menses-irregular", 0.25], ["fatigue", 0.6],
      ["weakness-proximal", 0.25], ["ecg-atrial-fibrillation", 0.1], ["insomnia", 0.4],
      ["appetite-increased", 0.4], ["pretibial-myxedema", 0.05], ["thyroid-bruit", 0.2],
      ["irritability", 0.45], ["hair-loss", 0.2], ["dyspnea-exertional", 0.25], ["pulse-irregular", 0.1],
      ["eyelid-retraction", 0.35], ["hypertension", 0.2], ["reflexes-increased", 0.35],
    ],
    cardinal: ["palpitations|weight-loss|tremor|heat-intolerance|tsh-low|tachycardia"],
    against: [
      ["cold-intolerance", 0.05], ["weight-gain", 0.2], ["bradycardia", 0.05], ["tsh-high", 0.02],
      ["tsh-normal", 0.05], ["fever-high", 0.05], ["constipation", 0.2], ["thyroid-tender", 0.1],
      ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["hx-thyroid", 3], ["fhx-autoimmune", 2.5], ["med-amiodarone", 4], ["smoking", 1.4], ["postpartum", 1.5],
    ],
  },
  {
    id: "thyroid-storm", name: "Thyroid storm", synonyms: ["thyrotoxic crisis"],
    icd10: "E05.91", system: "endocrine", incidence: [0, 1], ages: "0001233333", female: 0.75, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever-high", 0.85], ["fever", 0.9], ["tachycardia-extreme", 0.8], ["tachycardia", 0.97],
      ["agitation", 0.7], ["confusion", 0.6], ["vomiting", 0.4], ["diarrhea", 0.45], ["tsh-low", 0.97],
      ["goiter", 0.6], ["sweating", 0.65], ["pulse-irregular", 0.35], ["ecg-atrial-fibrillation", 0.35],
      ["jaundice", 0.15], ["consciousness-reduced", 0.25], ["tremor", 0.65], ["dyspnea", 0.25],
      ["exophthalmos", 0.25], ["weight-loss", 0.45], ["heart-failure-signs", 0.3], ["hypertension", 0.3],
      ["psychosis", 0.1],
    ],
    cardinal: ["fever", "tachycardia", "agitation|confusion|tremor|diarrhea"],
    against: [
      ["rigidity", 0.1], ["bradycardia", 0.01], ["clonus", 0.2],
    ],
    risks: [
      ["hx-thyroid", 12], ["surgery-recent", 3], ["postpartum", 2], ["prior-infection-recent", 2],
    ],
  },
  {
    id: "subacute-thyroiditis", name: "Subacute thyroiditis", synonyms: ["de Quervain thyroiditis"],
    icd10: "E06.1", system: "endocrine", incidence: [2, 1], ages: "0001243311", female: 0.8, urgency: "routine",
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["thyroid-tender", 0.95], ["neck-pain", 0.9], ["prior-infection-recent", 0.6], ["fever", 0.45],
      ["tsh-low", 0.7], ["esr-crp-high", 0.9], ["palpitations", 0.45], ["fatigue", 0.5], ["jaw-pain", 0.35],
      ["ear-pain", 0.3], ["thyroid-uptake-low", 0.9], ["malaise", 0.45], ["sore-throat", 0.4],
      ["weight-loss", 0.25], ["goiter", 0.45], ["sweating", 0.25], ["myalgia", 0.25], ["dysphagia", 0.15],
    ],
    cardinal: ["thyroid-tender"],
    against: [
      ["exophthalmos", 0.02], ["tonsil-exudate", 0.02], ["pretibial-myxedema", 0.01], ["runny-nose", 0.3],
    ],
  },
  {
    id: "thyroid-nodule-goiter", name: "Thyroid nodule or goiter", synonyms: [],
    icd10: "E04.9", system: "endocrine", incidence: [4, 3], ages: "0012333333", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["thyroid-nodule", 0.65], ["goiter", 0.65], ["neck-mass", 0.65], ["dysphagia", 0.2],
      ["well-appearing", 0.5], ["tsh-normal", 0.65], ["neck-mass-midline", 0.25], ["globus", 0.2],
    ],
    cardinal: ["thyroid-nodule|goiter|neck-mass"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.1], ["thyroid-tender", 0.05], ["lymphadenopathy-cervical", 0.15],
      ["tsh-low", 0.3],
    ],
    risks: [
      ["hx-thyroid", 2], ["radiation-therapy", 2],
    ],
  },
  {
    id: "thyroid-cancer", name: "Thyroid cancer", synonyms: [],
    icd10: "C73", system: "endocrine", incidence: [3, 3], ages: "0001233333", female: 0.75, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["thyroid-nodule", 0.9], ["neck-mass", 0.9], ["lymphadenopathy-cervical", 0.3], ["hoarseness", 0.15],
      ["rapid-growth-lesion", 0.25], ["dysphagia", 0.15], ["tsh-normal", 0.75],
    ],
    cardinal: ["thyroid-nodule|neck-mass|lymphadenopathy-cervical"],
    against: [
      ["fever", 0.02], ["thyroid-tender", 0.05], ["tsh-low", 0.1],
    ],
    risks: [
      ["radiation-therapy", 6], ["fhx-cancer-other", 2], ["family-men", 12],
    ],
  },
  {
    id: "cushing-syndrome", name: "Cushing syndrome", synonyms: ["hypercortisolism"],
    icd10: "E24.9", system: "endocrine", incidence: [2, 2], ages: "0011233322", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["stretch-marks-sign", 0.55],
      ["obesity-central", 0.85], ["moon-face", 0.75], ["striae-purple", 0.55], ["easy-bruising", 0.6],
      ["hypertension", 0.7], ["weight-gain", 0.75], ["weakness-proximal", 0.55], ["glucose-high", 0.45],
      ["hirsutism", 0.5], ["menses-irregular", 0.55], ["mood-low", 0.45], ["hx-osteoporosis", 0.25],
      ["skin-thin", 0.5], ["cortisol-high", 0.95], ["comedones", 0.2], ["edema-leg", 0.25],
      ["infections-recurrent", 0.15], ["potassium-low", 0.15], ["fatigue", 0.55], ["insomnia", 0.25],
      ["hyperpigmentation", 0.05], ["hx-prior-fracture", 0.1],
    ],
    cardinal: ["obesity-central|weight-gain|moon-face|striae-purple|cortisol-high"],
    against: [
      ["weight-loss", 0.1], ["hypotension", 0.05], ["fever", 0.05],
    ],
    risks: [
      ["med-steroid", 12], ["hx-cancer", 4],
    ],
  },
  {
    id: "adrenal-insufficiency", name: "Primary adrenal insufficiency", synonyms: ["Addison disease"],
    icd10: "E27.1", system: "endocrine", incidence: [2, 2], ages: "2112333322", female: 0.6, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["fatigue", 0.9], ["weight-loss", 0.75], ["hyperpigmentation", 0.7], ["hypotension-orthostatic", 0.6],
      ["hypotension", 0.55], ["sodium-low", 0.75], ["potassium-high", 0.55], ["salt-craving", 0.2],
      ["appetite-loss", 0.75], ["nausea", 0.6], ["abdominal-pain", 0.4], ["vomiting", 0.4],
      ["glucose-low", 0.2], ["cortisol-low", 0.9], ["dizziness-standing", 0.55],
      ["weakness-generalized", 0.75], ["myalgia", 0.25], ["body-hair-sparse", 0.15], ["depigmentation", 0.1],
      ["mood-low", 0.25], ["diarrhea", 0.2],
    ],
    cardinal: ["fatigue|weight-loss|hyperpigmentation|hypotension|weakness-generalized|cortisol-low"],
    against: [
      ["weight-gain", 0.1], ["hypertension", 0.05], ["edema", 0.1], ["fever", 0.3], ["confusion", 0.3], ["shock", 0.15],
    ],
    risks: [
      ["hx-lupus-autoimmune", 3], ["hx-thyroid", 3], ["tb-exposure", 3], ["hiv-positive", 2],
      ["hx-diabetes-type-1", 3], ["fhx-autoimmune", 2],
    ],
  },
  {
    id: "adrenal-crisis", name: "Adrenal crisis", synonyms: [],
    icd10: "E27.2", system: "endocrine", incidence: [1, 2], ages: "3222233333", female: 0.57, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["hypotension", 0.9], ["shock", 0.6], ["vomiting", 0.75], ["abdominal-pain", 0.6], ["fever", 0.45],
      ["confusion", 0.45], ["sodium-low", 0.75], ["potassium-high", 0.5], ["glucose-low", 0.35],
      ["weakness-generalized", 0.75], ["dehydration", 0.6], ["hyperpigmentation", 0.35], ["nausea", 0.75],
      ["tachycardia", 0.6], ["consciousness-reduced", 0.3], ["diarrhea", 0.3], ["lethargic-child", 0.1],
      ["salt-craving", 0.15], ["appetite-loss", 0.5], ["cortisol-low", 0.9], ["fatigue", 0.5], ["weight-loss", 0.25],
    ],
    cardinal: ["hypotension|shock|vomiting", "weakness-generalized|hypotension|confusion"],
    against: [
      ["hypertension", 0.01], ["jaundice", 0.05],
    ],
    risks: [
      ["hx-adrenal", 25], ["med-steroid-stopped", 15], ["med-steroid", 6], ["surgery-recent", 2],
      ["prior-infection-recent", 1.5], ["hx-thyroid", 2], ["hx-lupus-autoimmune", 2], ["hx-diabetes-type-1", 2], ["med-anticoagulant", 1.5],
    ],
  },
  {
    id: "congenital-adrenal-hyperplasia", name: "Congenital adrenal hyperplasia", synonyms: [],
    icd10: "E25.0", system: "endocrine", incidence: [0, 1], ages: "4332222100", urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.6, chronic: 0.5 },
    findings: [
      ["ambiguous-genitalia", 0.5], ["vomiting", 0.65], ["dehydration", 0.6], ["hypotension", 0.4],
      ["potassium-high", 0.65], ["sodium-low", 0.65], ["poor-feeding", 0.5], ["failure-to-thrive", 0.5],
      ["puberty-early", 0.25], ["virilization", 0.35], ["hyperpigmentation", 0.3], ["shock", 0.3],
      ["glucose-low", 0.25], ["hydroxyprogesterone-high", 0.97], ["lethargic-child", 0.45],
      ["weight-loss", 0.4], ["hirsutism", 0.15],
    ],
    cardinal: ["vomiting|ambiguous-genitalia|dehydration|virilization|puberty-early"],
    against: [
      ["vomiting-projectile", 0.4], ["fever", 0.1], ["olive-mass", 0.01],
    ],
    risks: [
      ["consanguinity", 3],
    ],
  },
  {
    id: "hyperaldosteronism", name: "Primary aldosteronism", synonyms: ["Conn syndrome"],
    icd10: "E26.01", system: "endocrine", incidence: [3, 3], ages: "0000134433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hypertension", 0.97], ["potassium-low", 0.5], ["hypertension-resistant", 0.55], ["muscle-cramps", 0.3],
      ["weakness-generalized", 0.35], ["aldosterone-high", 0.95], ["polyuria", 0.2], ["headache", 0.3],
      ["nocturia", 0.25], ["alkalosis-metabolic", 0.4], ["fatigue", 0.3], ["palpitations", 0.15],
    ],
    cardinal: ["hypertension"],
    against: [
      ["fever", 0.01], ["edema", 0.2], ["potassium-high", 0.05], ["hypotension", 0.01],
    ],
  },
  {
    id: "pheochromocytoma", name: "Pheochromocytoma", synonyms: ["paraganglioma"],
    icd10: "D35.00", system: "endocrine", incidence: [1, 1], ages: "0011233333", urgency: "same-day", dangerous: true,
    course: { recurrent: 0.9, chronic: 0.5 },
    findings: [
      ["spells-headache-sweat-palpitations", 0.65], ["hypertension", 0.9], ["palpitations", 0.65],
      ["headache", 0.75], ["sweating", 0.65], ["anxiety", 0.4], ["tremor", 0.3], ["pallor", 0.45],
      ["hypertension-severe", 0.5], ["metanephrines-high", 0.97], ["weight-loss", 0.2], ["episodic", 0.65],
      ["glucose-high", 0.25], ["chest-pain", 0.15], ["hypotension-orthostatic", 0.2], ["nausea", 0.25],
      ["panic-attack", 0.15],
    ],
    cardinal: ["hypertension|palpitations|headache|spells-headache-sweat-palpitations"],
    against: [
      ["flushing", 0.3], ["diarrhea", 0.3], ["fever", 0.05],
    ],
    risks: [
      ["family-men", 15], ["cafe-au-lait", 8], ["fhx-cancer-other", 1.5], ["hypertension-resistant", 2],
    ],
  },
  {
    id: "hyperparathyroidism", name: "Primary hyperparathyroidism", synonyms: [],
    icd10: "E21.0", system: "endocrine", incidence: [3, 2], ages: "0000123344", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["calcium-high", 0.97], ["fatigue", 0.45], ["hx-kidney-stones", 0.2], ["hx-osteoporosis", 0.3],
      ["constipation", 0.25], ["polyuria", 0.2], ["mood-low", 0.25], ["abdominal-pain", 0.15],
      ["bone-pain", 0.2], ["thirst", 0.2], ["pth-high", 0.95], ["well-appearing", 0.35],
      ["weakness-generalized", 0.2], ["confusion", 0.05], ["concentration-poor", 0.2], ["hx-ulcer", 0.1],
    ],
    cardinal: ["calcium-high|fatigue|pth-high"],
    against: [
      ["weight-loss", 0.15], ["calcium-low", 0.02], ["fever", 0.02], ["night-sweats", 0.05],
    ],
    risks: [
      ["med-lithium", 4], ["family-men", 10], ["radiation-therapy", 2], ["postmenopausal", 1.5],
    ],
  },
  {
    id: "hypercalcemia", name: "Hypercalcemia", synonyms: [],
    icd10: "E83.52", system: "endocrine", incidence: [2, 4], ages: "1111123344", urgency: "emergency", dangerous: true,
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["calcium-high", 0.97], ["confusion", 0.45], ["constipation", 0.5], ["polyuria", 0.45], ["thirst", 0.45],
      ["nausea", 0.45], ["fatigue", 0.55], ["dehydration", 0.4], ["abdominal-pain", 0.25],
      ["weakness-generalized", 0.45], ["vomiting", 0.3], ["consciousness-reduced", 0.2],
      ["appetite-loss", 0.45], ["bone-pain", 0.2], ["weight-loss", 0.25], ["mood-low", 0.15],
      ["creatinine-high", 0.3], ["drowsiness", 0.3],
    ],
    cardinal: ["calcium-high"],
    against: [
      ["calcium-low", 0.01], ["fever", 0.1], ["diarrhea", 0.2],
    ],
    risks: [
      ["hx-cancer", 8], ["med-vitamin-supplements", 4], ["med-lithium", 2], ["hx-sarcoidosis", 4],
      ["med-diuretic", 1.5], ["immobilized", 1.5],
    ],
  },
  {
    id: "hypocalcemia", name: "Hypocalcemia", synonyms: ["hypoparathyroidism", "tetany"],
    icd10: "E83.51", system: "endocrine", incidence: [2, 2], ages: "3222333333", female: 0.6, urgency: "same-day", dangerous: true,
    course: { acute: 0.6, subacute: 0.5, chronic: 0.5 },
    findings: [
      ["calcium-low", 0.97], ["tetany", 0.6], ["perioral-numbness", 0.6], ["muscle-cramps", 0.65],
      ["seizure", 0.2], ["tingling", 0.7], ["ecg-qt-long", 0.5], ["chvostek-trousseau", 0.6], ["anxiety", 0.2],
      ["irritability", 0.2], ["confusion", 0.1], ["stridor", 0.05], ["fatigue", 0.35],
    ],
    cardinal: ["calcium-low"],
    against: [
      ["calcium-high", 0.01], ["hyperventilation", 0.4], ["fever", 0.05],
    ],
    risks: [
      ["surgery-neck-recent", 15], ["hx-kidney-disease", 3], ["vitamin-d-low", 4], ["hx-pancreatitis", 2],
      ["med-bisphosphonate", 2],
    ],
  },
  {
    id: "acromegaly", name: "Acromegaly", synonyms: ["gigantism"],
    icd10: "E22.0", system: "endocrine", incidence: [1, 0], ages: "0001233433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["acral-growth", 0.9], ["jaw-enlarged", 0.7], ["tinel-phalen", 0.3], ["sweating-excessive", 0.6],
      ["headache", 0.5], ["joint-pain", 0.6], ["apnea-sleep", 0.45], ["hypertension", 0.4],
      ["glucose-high", 0.3], ["igf1-high", 0.97], ["visual-field-cut", 0.2], ["tongue-large", 0.4],
      ["skin-thickening", 0.4], ["snoring", 0.5], ["fatigue", 0.4], ["libido-low", 0.25],
      ["menses-irregular", 0.2],
    ],
    cardinal: ["acral-growth"],
    against: [
      ["fever", 0.01], ["weight-loss", 0.1],
    ],
  },
  {
    id: "prolactinoma", name: "Prolactinoma", synonyms: ["hyperprolactinemia"],
    icd10: "D35.2", system: "endocrine", incidence: [2, 1], ages: "0001343311", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["galactorrhea", 0.65], ["amenorrhea", 0.7], ["infertility", 0.35], ["headache", 0.35],
      ["libido-low", 0.45], ["prolactin-high", 0.97], ["visual-field-cut", 0.1], ["menses-irregular", 0.45],
      ["erectile-dysfunction", 0.2], ["vaginal-dryness", 0.2], ["gynecomastia", 0.05],
    ],
    cardinal: ["galactorrhea|amenorrhea|libido-low|prolactin-high|menses-irregular"],
    against: [
      ["hcg-positive", 0.02], ["tsh-high", 0.1], ["hot-flashes", 0.2], ["fever", 0.01], ["hirsutism", 0.2],
      ["nipple-discharge-bloody", 0.05], ["antipsychotic-drug", 0.4], ["breastfeeding", 0.1],
    ],
  },
  {
    id: "hypopituitarism", name: "Hypopituitarism", synonyms: ["pituitary adenoma"],
    icd10: "E23.0", system: "endocrine", incidence: [1, 1], ages: "2122233333", urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.4 },
    findings: [
      ["fatigue", 0.8], ["amenorrhea", 0.45], ["libido-low", 0.55], ["visual-field-cut", 0.35],
      ["headache", 0.45], ["cold-intolerance", 0.4], ["hypotension", 0.3], ["sodium-low", 0.35],
      ["cortisol-low", 0.6], ["testosterone-low", 0.5], ["weight-loss", 0.2], ["body-hair-sparse", 0.4],
      ["pallor", 0.3], ["glucose-low", 0.2], ["erectile-dysfunction", 0.3], ["short-stature", 0.1],
      ["puberty-delayed", 0.1], ["ct-sellar-mass", 0.6], ["dizziness-standing", 0.25], ["nausea", 0.2],
      ["polyuria", 0.1],
    ],
    cardinal: ["fatigue|amenorrhea|libido-low|visual-field-cut|short-stature"],
    against: [
      ["hyperpigmentation", 0.05], ["potassium-high", 0.1], ["fever", 0.02],
    ],
    risks: [
      ["hx-head-injury", 3], ["radiation-therapy", 6], ["pituitary-adenoma-known", 12],
      ["postpartum-hemorrhage-history", 6],
    ],
  },
  {
    id: "diabetes-insipidus", name: "Diabetes insipidus", synonyms: ["arginine vasopressin deficiency"],
    icd10: "E23.2", system: "endocrine", incidence: [1, 1], ages: "1222233322", urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["drinks-much-water", 0.6],
      ["polyuria", 0.97], ["thirst", 0.95], ["nocturia", 0.8], ["urine-osmolality-low", 0.95],
      ["sodium-high", 0.35], ["dehydration", 0.25], ["fatigue", 0.3], ["bedwetting", 0.1],
    ],
    cardinal: ["polyuria"],
    against: [
      ["glucose-high", 0.02], ["glycosuria", 0.02], ["dysuria", 0.05], ["weight-loss", 0.3], ["edema", 0.1],
      ["ketones", 0.05],
    ],
    risks: [
      ["med-lithium", 12], ["hx-head-injury", 6], ["pituitary-adenoma-known", 6],
    ],
  },
  {
    id: "obesity", name: "Obesity", synonyms: [],
    icd10: "E66.9", system: "endocrine", incidence: [5, 4], ages: "0123344433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["obesity", 0.97], ["weight-gain", 0.45], ["dyspnea-exertional", 0.2], ["joint-pain", 0.25],
      ["snoring", 0.3], ["fatigue", 0.25], ["well-appearing", 0.4], ["back-pain", 0.2],
      ["appetite-increased", 0.2],
    ],
    cardinal: ["obesity"],
    against: [
      ["striae-purple", 0.1], ["cold-intolerance", 0.3], ["hypotension", 0.1], ["fever", 0.02],
      ["weight-loss", 0.05], ["edema", 0.3], ["moon-face", 0.05],
    ],
    risks: [
      ["obesity-sedentary", 3], ["antipsychotic-drug", 2], ["med-steroid", 1.5],
    ],
  },
  {
    id: "vitamin-d-deficiency-rickets", name: "Rickets or osteomalacia", synonyms: ["vitamin D deficiency"],
    icd10: "E55.0", system: "endocrine", incidence: [4, 3], ages: "1332222233", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bone-pain", 0.6], ["weakness-proximal", 0.4], ["legs-bowed", 0.45], ["vitamin-d-low", 0.97],
      ["weakness-generalized", 0.4], ["calcium-low", 0.3], ["alk-phos-high", 0.7], ["sun-avoidance", 0.55],
      ["fatigue", 0.4], ["limp", 0.25], ["short-stature", 0.2], ["developmental-delay", 0.15],
      ["hx-prior-fracture", 0.15], ["myalgia", 0.35], ["hoarse-cry", 0.1],
    ],
    cardinal: ["bone-pain|legs-bowed|weakness-proximal|vitamin-d-low|weakness-generalized"],
    against: [
      ["fever", 0.02], ["joint-swelling", 0.1],
    ],
    risks: [
      ["hx-bariatric", 4], ["hx-celiac", 3], ["hx-kidney-disease", 2],
    ],
  },
  {
    id: "scurvy", name: "Scurvy", synonyms: ["vitamin C deficiency"],
    icd10: "E54", system: "endocrine", incidence: [1, 1], ages: "1222223333", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bleeding-gums", 0.8], ["perifollicular-hemorrhage", 0.75], ["easy-bruising", 0.75], ["fatigue", 0.7],
      ["joint-pain", 0.55], ["hemoglobin-low", 0.55], ["diet-poor-no-fruit", 0.85], ["leg-pain", 0.5],
      ["gum-inflammation", 0.65], ["irritability", 0.25], ["limp-refusal", 0.1], ["purpura", 0.45],
      ["weakness-generalized", 0.45], ["hemarthrosis", 0.1],
    ],
    cardinal: ["bleeding-gums|perifollicular-hemorrhage|easy-bruising"],
    against: [
      ["platelets-low", 0.1], ["fever", 0.1], ["inr-high", 0.1],
    ],
    risks: [
      ["alcohol-use-heavy", 4], ["homeless", 3], ["hx-schizophrenia", 1.5],
    ],
  },
  {
    id: "pellagra", name: "Pellagra", synonyms: ["niacin deficiency"],
    icd10: "E52", system: "endocrine", incidence: [1, 1], ages: "0001133322", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["rash-photosensitive", 0.85], ["diarrhea", 0.65], ["memory-loss", 0.35], ["confusion", 0.4],
      ["rash-neck-collar", 0.75], ["glossitis", 0.5], ["alcohol-use-heavy", 0.55], ["mood-low", 0.35],
      ["insomnia", 0.3], ["appetite-loss", 0.4], ["mouth-ulcers", 0.25],
    ],
    cardinal: ["rash-photosensitive|rash-neck-collar"],
    against: [
      ["fever", 0.05], ["joint-swelling", 0.05], ["rash-malar", 0.1],
    ],
    risks: [["underweight", 5], ["tuberculosis-drug", 6]],
  },
  {
    id: "beriberi", name: "Beriberi", synonyms: ["wet beriberi"],
    icd10: "E51.11", system: "endocrine", incidence: [0, 1], ages: "1221233322", female: 0.4, urgency: "emergency",
    course: { acute: 0.5, subacute: 0.8 },
    findings: [
      ["edema-leg", 0.75], ["dyspnea", 0.65], ["tachycardia", 0.65], ["numbness-feet", 0.6],
      ["weakness-generalized", 0.6], ["weakness-legs-both", 0.45], ["alcohol-use-heavy", 0.6],
      ["xray-cardiomegaly", 0.5], ["pulse-pressure-wide", 0.35], ["lactate-high", 0.45], ["fatigue", 0.55],
      ["palpitations", 0.35], ["reflexes-decreased", 0.45],
    ],
    cardinal: ["edema-leg|dyspnea|numbness-feet|weakness-legs-both"],
    risks: [
      ["hx-bariatric", 6], ["underweight", 6], ["hx-dialysis-missed", 1.5],
    ],
  },
  {
    id: "vitamin-a-deficiency", name: "Vitamin A deficiency", synonyms: [],
    icd10: "E50.9", system: "endocrine", incidence: [1, 1], ages: "1332111111", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["vision-night", 0.9], ["eye-dryness", 0.75], ["bitot-spots", 0.55], ["dry-skin", 0.55],
      ["infections-recurrent", 0.35], ["cornea-ulcer", 0.1], ["failure-to-thrive", 0.25],
      ["diarrhea-chronic", 0.2],
    ],
    cardinal: ["vision-night|bitot-spots|eye-dryness"],
    risks: [
      ["hx-bariatric", 6], ["hx-cystic-fibrosis", 5], ["travel-abroad", 6], ["underweight", 6],
      ["stool-fatty", 4],
    ],
  },
  {
    id: "malnutrition-kwashiorkor", name: "Protein-energy malnutrition", synonyms: ["kwashiorkor", "marasmus", "failure to thrive"],
    icd10: "E46", system: "endocrine", incidence: [3, 3], ages: "2442112233", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["underweight", 0.8], ["failure-to-thrive", 0.7], ["edema", 0.3], ["muscle-wasting-buttocks", 0.5],
      ["fatigue", 0.45], ["abdominal-distension", 0.35], ["albumin-low", 0.6], ["diarrhea", 0.3],
      ["dry-skin", 0.4], ["irritable-child", 0.3], ["appetite-loss", 0.4], ["weight-loss", 0.6],
      ["infections-recurrent", 0.25], ["skin-peeling", 0.2], ["weakness-generalized", 0.4],
    ],
    cardinal: ["underweight|failure-to-thrive|weight-loss|edema"],
    against: [
      ["fever", 0.2], ["vomiting", 0.4], ["stool-fatty", 0.3], ["polyuria", 0.1],
    ],
    risks: [
      ["mother-infant-stress-family-violence", 3], ["travel-abroad", 3], ["homeless", 2],
      ["developmental-delay", 2], ["diet-poor-no-fruit", 3],
    ],
  },
  {
    id: "hyperlipidemia", name: "Familial hypercholesterolemia", synonyms: [],
    icd10: "E78.019", system: "endocrine", incidence: [4, 3], ages: "0012233333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cholesterol-high", 0.97], ["xanthomas", 0.15], ["well-appearing", 0.6],
    ],
    cardinal: ["cholesterol-high"],
    against: [
      ["fever", 0.01], ["jaundice", 0.02], ["edema", 0.1],
    ],
    risks: [
      ["fhx-heart-early", 3], ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "men-syndrome", name: "Multiple endocrine neoplasia", synonyms: [],
    icd10: "E31.20", system: "endocrine", incidence: [1, 1], ages: "0012333322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["calcium-high", 0.6], ["thyroid-nodule", 0.4], ["hypertension", 0.35], ["pth-high", 0.55],
      ["hx-kidney-stones", 0.3], ["galactorrhea", 0.15], ["gastrin-high", 0.2], ["family-men", 0.75],
      ["spells-headache-sweat-palpitations", 0.25], ["glucose-low", 0.1],
    ],
    cardinal: ["calcium-high|thyroid-nodule|family-men"],
  },
  {
    id: "gaucher", name: "Gaucher disease or other lysosomal storage disease", synonyms: ["Fabry disease", "Tay-Sachs disease"],
    icd10: "E75.22", system: "endocrine", incidence: [1, 1], ages: "2433222211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["splenomegaly", 0.75], ["hepatomegaly", 0.55], ["bone-pain", 0.5], ["platelets-low", 0.5],
      ["hemoglobin-low", 0.45], ["developmental-regression", 0.25], ["fundus-cherry-red", 0.2],
      ["angiokeratomas", 0.2, 100], ["fatigue", 0.5], ["seizure", 0.15], ["proteinuria", 0.1],
      ["easy-bruising", 0.35], ["failure-to-thrive", 0.2], ["startle", 0.1], ["enzyme-assay-low", 0.95],
    ],
    cardinal: ["splenomegaly|developmental-regression|bone-pain|angiokeratomas|hepatomegaly"],
    against: [
      ["fever", 0.1], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["consanguinity", 4], ["fhx-neuro-inherited", 4],
    ],
  },
  {
    id: "phenylketonuria", name: "Phenylketonuria", synonyms: ["inborn error of amino acid metabolism"],
    icd10: "E70.0", system: "endocrine", incidence: [1, 1], ages: "4331100000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["developmental-delay", 0.85], ["musty-odor", 0.97], ["seizure", 0.3], ["rash-flexural-dry", 0.3],
      ["microcephaly", 0.35], ["inattention-hyperactivity", 0.3], ["irritable-child", 0.3],
    ],
    cardinal: ["developmental-delay|musty-odor"],
    against: [
      ["fever", 0.02],
    ],
    risks: [
      ["consanguinity", 4],
    ],
  },
  {
    id: "galactosemia", name: "Galactosemia", synonyms: [],
    icd10: "E74.21", system: "endocrine", incidence: [0, 1], ages: "4331000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["vomiting", 0.75], ["jaundice", 0.75], ["poor-feeding", 0.7], ["hepatomegaly", 0.6],
      ["lethargic-child", 0.55], ["lens-opacity", 0.3], ["reducing-substances", 0.8], ["glucose-low", 0.4],
      ["failure-to-thrive", 0.45], ["diarrhea", 0.3], ["bilirubin-high", 0.7], ["inr-high", 0.35],
    ],
    cardinal: ["vomiting|jaundice|poor-feeding"],
    against: [
      ["vomiting-projectile", 0.3],
    ],
    risks: [
      ["consanguinity", 3],
    ],
  },
  {
    id: "urea-cycle", name: "Inborn error of metabolism", synonyms: ["urea cycle disorder", "organic acidemia", "MCAD deficiency"],
    icd10: "E72.20", system: "endocrine", incidence: [0, 1], ages: "4432111000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, recurrent: 0.4 },
    findings: [
      ["vomiting", 0.75], ["lethargic-child", 0.75], ["ammonia-high", 0.8], ["poor-feeding", 0.65],
      ["seizure", 0.35], ["tachypnea", 0.35], ["consciousness-reduced", 0.6], ["glucose-low", 0.35],
      ["acidosis-gap", 0.45], ["odor-unusual", 0.2], ["alkalosis-respiratory", 0.35], ["irritable-child", 0.4],
      ["fasting-trigger", 0.35], ["floppy-infant", 0.35], ["hepatomegaly", 0.25],
    ],
    cardinal: ["vomiting|lethargic-child|seizure|consciousness-reduced"],
    against: [
      ["fever", 0.2], ["diarrhea", 0.2],
    ],
    risks: [
      ["consanguinity", 5],
    ],
  },
  {
    id: "acute-intermittent-porphyria", name: "Acute intermittent porphyria", synonyms: [],
    icd10: "E80.21", system: "endocrine", incidence: [0, 1], ages: "0001343211", female: 0.75, urgency: "emergency", dangerous: true,
    course: { recurrent: 0.8, acute: 0.5 },
    findings: [
      ["abdominal-pain-severe", 0.9], ["abdominal-pain", 0.95], ["urine-dark", 0.65], ["vomiting", 0.65],
      ["constipation", 0.6], ["tachycardia", 0.65], ["hypertension", 0.45], ["weakness-proximal", 0.35],
      ["psychosis", 0.2], ["seizure", 0.15], ["sodium-low", 0.35], ["anxiety", 0.35], ["pbg-high", 0.97],
      ["hallucinations-visual", 0.1], ["weakness-generalized", 0.45], ["insomnia", 0.3],
      ["similar-episode-before", 0.5], ["nausea", 0.6], ["abdomen-soft", 0.4], ["confusion", 0.2],
      ["back-pain", 0.3],
    ],
    cardinal: ["abdominal-pain"],
    against: [
      ["fever", 0.1], ["peritonitis-signs", 0.05], ["rash", 0.05], ["diarrhea", 0.2], ["wbc-high", 0.2],
    ],
    risks: [
      ["med-estrogen", 2], ["fasting-trigger", 3], ["alcohol-use-heavy", 1.5], ["med-new", 3],
    ],
  },
  {
    id: "growth-hormone-deficiency", name: "Short stature", synonyms: ["growth hormone deficiency"],
    icd10: "R62.52", system: "endocrine", incidence: [3, 2], ages: "0124310000", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["short-stature", 0.97], ["well-appearing", 0.6], ["puberty-delayed", 0.2], ["glucose-low", 0.05],
    ],
    cardinal: ["short-stature"],
    against: [
      ["diarrhea", 0.05], ["weight-loss", 0.05], ["fever", 0.01], ["webbed-neck", 0.05], ["headache", 0.1],
      ["failure-to-thrive", 0.3],
    ],
  },
  {
    id: "refeeding", name: "Refeeding syndrome", synonyms: [],
    icd10: "E87.8", system: "endocrine", incidence: [0, 1], ages: "1222333233", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["phosphate-low", 0.97], ["underweight", 0.97], ["edema", 0.35], ["weakness-generalized", 0.6],
      ["confusion", 0.3], ["potassium-low", 0.65], ["dyspnea", 0.25], ["palpitations", 0.2], ["seizure", 0.1],
      ["respiratory-distress", 0.15], ["heart-failure-signs", 0.2],
    ],
    cardinal: ["phosphate-low"],
    risks: [
      ["fear-of-weight", 4], ["alcohol-use-heavy", 3],
    ],
    requires: ["underweight|alcohol-use-heavy"],
  },
  {
    id: "painless-thyroiditis", name: "Painless thyroiditis", synonyms: ["Hashitoxicosis"],
    icd10: "E06.3", system: "endocrine", incidence: [2, 1], ages: "0001233311", female: 0.8, urgency: "routine",
    course: { subacute: 0.8 },
    findings: [
      ["palpitations", 0.6], ["tsh-low", 0.8], ["goiter", 0.55], ["thyroid-uptake-low", 0.9],
      ["fatigue", 0.55], ["weight-loss", 0.4], ["tremor", 0.4], ["heat-intolerance", 0.4], ["anxiety", 0.4],
      ["tachycardia", 0.5], ["sweating", 0.35],
    ],
    cardinal: ["palpitations|tsh-low|fatigue"],
    against: [
      ["thyroid-tender", 0.05], ["exophthalmos", 0.05], ["pretibial-myxedema", 0.01], ["fever", 0.05],
      ["thyroid-bruit", 0.02],
    ],
    risks: [
      ["postpartum", 5], ["med-amiodarone", 5], ["fhx-autoimmune", 2], ["med-lithium", 3],
    ],
  },
  {
    id: "homocystinuria", name: "Homocystinuria", synonyms: [],
    icd10: "E72.11", system: "endocrine", incidence: [1, 1], ages: "1233322100", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["tall-long-limbs", 0.7], ["lens-dislocation", 0.8], ["developmental-delay", 0.55],
      ["hx-venous-thrombosis", 0.35], ["musty-odor", 0.4], ["vision-blurred-distance", 0.65],
      ["scoliosis-sign", 0.4], ["seizure", 0.2], ["homocysteine-high", 0.97], ["arm-span-greater", 0.35],
      ["hx-stroke", 0.2],
    ],
    cardinal: ["lens-dislocation|tall-long-limbs|hx-venous-thrombosis"],
    against: [
      ["loose-joints", 0.4], ["murmur-diastolic", 0.2],
    ],
    risks: [
      ["consanguinity", 4],
    ],
  },
  {
    id: "down-syndrome", name: "Down syndrome", synonyms: ["trisomy 21"],
    icd10: "Q90.9", system: "endocrine", incidence: [2, 1], ages: "4332222100", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hx-down-syndrome", 0.9], ["developmental-delay", 0.8], ["floppy-infant", 0.65],
      ["epicanthal-slanted-eyes", 0.97], ["murmur", 0.4], ["tongue-large", 0.35], ["short-stature", 0.5],
      ["hearing-loss", 0.3],
    ],
    cardinal: ["developmental-delay|epicanthal-slanted-eyes|floppy-infant|hx-down-syndrome"],
    against: [
      ["fever", 0.02],
    ],
  },
  {
    id: "prader-willi", name: "Genetic syndrome with developmental delay", synonyms: ["Prader-Willi syndrome"],
    icd10: "Q87.89", system: "endocrine", incidence: [1, 0], ages: "3333111100", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["developmental-delay", 0.9], ["learning-difficulty", 0.75], ["face-unusual", 0.6],
      ["floppy-infant", 0.35], ["social-communication-child", 0.35], ["obesity", 0.35], ["murmur", 0.2],
      ["speech-delay", 0.55], ["short-stature", 0.35], ["inattention-hyperactivity", 0.3],
      ["testicles-small", 0.1],
    ],
    cardinal: ["developmental-delay|learning-difficulty|floppy-infant"],
    against: [
      ["developmental-regression", 0.1], ["fever", 0.01],
    ],
    risks: [
      ["fhx-neuro-inherited", 4], ["consanguinity", 2],
    ],
  },
  {
    id: "metabolic-syndrome", name: "Metabolic syndrome", synonyms: ["insulin resistance syndrome"],
    icd10: "E88.810", system: "endocrine", incidence: [4, 1], ages: "0000123443", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["obesity-central", 0.9], ["obesity", 0.9], ["hypertension", 0.7], ["glucose-high", 0.4], ["cholesterol-high", 0.6], ["acanthosis", 0.3], ["uric-acid-high", 0.2], ["fatigue", 0.2],
    ],
    cardinal: ["obesity-central|obesity"],
    against: [["weight-loss", 0.2]],
    risks: [["hx-hypertension", 2], ["hx-hypercholesterolemia", 2], ["obesity-sedentary", 3]],
  },
  {
    id: "glycogen-storage-disease", name: "Glycogen storage disease", synonyms: ["von Gierke disease", "Pompe disease", "McArdle disease"],
    icd10: "E74.00", system: "endocrine", incidence: [1, 1], ages: "2443221000", urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["hepatomegaly", 0.7], ["glucose-low", 0.6], ["seizure", 0.2], ["failure-to-thrive", 0.4], ["muscle-cramps", 0.25], ["lactate-high", 0.4], ["floppy-infant", 0.25], ["abdominal-distension", 0.4], ["weakness-proximal", 0.2], ["fasting-trigger", 0.4], ["enzyme-assay-low", 0.6],
    ],
    cardinal: ["hepatomegaly|glucose-low|muscle-cramps|floppy-infant"],
    against: [["fever", 0.3]],
    risks: [["consanguinity", 4]],
  },
  {
    id: "mucopolysaccharidosis", name: "Mucopolysaccharidosis", synonyms: ["Hurler syndrome", "Hunter syndrome"],
    icd10: "E76.3", system: "endocrine", incidence: [1, 1], ages: "1344210000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["face-unusual", 0.8], ["developmental-delay", 0.6], ["hepatomegaly", 0.5], ["splenomegaly", 0.5], ["short-stature", 0.5], ["cornea-cloudy", 0.4], ["hernia-bulge", 0.3], ["infections-recurrent", 0.3], ["joint-stiffness-morning", 0.2], ["range-of-motion-reduced", 0.4], ["kyphosis", 0.3], ["enzyme-assay-low", 0.7],
    ],
    cardinal: ["face-unusual|developmental-delay"],
    against: [["fever", 0.3]],
    risks: [["consanguinity", 4]],
  },
  {
    id: "maple-syrup-urine-disease", name: "Maple syrup urine disease", synonyms: ["MSUD"],
    icd10: "E71.0", system: "endocrine", incidence: [0, 1], ages: "4321000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["poor-feeding", 0.8], ["lethargic-child", 0.8], ["vomiting", 0.5], ["odor-unusual", 0.7], ["seizure", 0.4], ["rigidity", 0.3], ["ketones", 0.6], ["apnea", 0.3],
    ],
    cardinal: ["poor-feeding|lethargic-child|odor-unusual"],
    against: [["fever", 0.3]],
    risks: [["consanguinity", 5]],
  },
  {
    id: "noonan", name: "Noonan syndrome", synonyms: [],
    icd10: "Q87.19", system: "endocrine", incidence: [1, 1], ages: "2344310000", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["short-stature", 0.7], ["webbed-neck", 0.5], ["face-unusual", 0.8], ["murmur", 0.6], ["testicle-undescended", 0.4], ["shield-chest", 0.4], ["easy-bruising", 0.2], ["learning-difficulty", 0.3],
    ],
    cardinal: ["face-unusual|short-stature"],
    against: [["karyotype-abnormal", 0.1]],
    risks: [["hx-congenital-heart", 4]],
  },
  {
    id: "fabry", name: "Fabry disease", synonyms: [],
    icd10: "E75.21", system: "endocrine", incidence: [0, 0], ages: "0123332100", female: 0.35, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["burning-pain", 0.7], ["burning-feet", 0.6], ["angiokeratomas", 0.7], ["proteinuria", 0.6], ["numbness-feet", 0.6], ["hearing-loss", 0.3], ["creatinine-high", 0.35], ["heat-intolerance", 0.4], ["abdominal-pain-chronic", 0.3]],
    cardinal: ["burning-pain|burning-feet|angiokeratomas|proteinuria"],
    risks: [["fhx-kidney", 4]],
  },
  {
    id: "tay-sachs", name: "Tay-Sachs disease", synonyms: ["GM2 gangliosidosis"],
    icd10: "E75.02", system: "endocrine", incidence: [0, 0], ages: "1431000000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["developmental-regression", 0.9], ["fundus-cherry-red", 0.9], ["startle", 0.8], ["floppy-infant", 0.7], ["seizure", 0.5], ["developmental-delay", 0.9], ["vision-loss", 0.4]],
    cardinal: ["developmental-regression", "fundus-cherry-red|startle"],
    risks: [["consanguinity", 2]],
  },
  {
    id: "niemann-pick", name: "Niemann-Pick disease", synonyms: ["acid sphingomyelinase deficiency"],
    icd10: "E75.249", system: "endocrine", incidence: [0, 0], ages: "1442100000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["hepatomegaly", 0.9], ["splenomegaly", 0.9], ["developmental-regression", 0.8], ["fundus-cherry-red", 0.5], ["failure-to-thrive", 0.5], ["floppy-infant", 0.4], ["vertical-gaze-palsy", 0.3]],
    cardinal: ["splenomegaly|hepatomegaly", "developmental-regression|fundus-cherry-red"],
  },
  {
    id: "lesch-nyhan", name: "Lesch-Nyhan syndrome", synonyms: ["HGPRT deficiency"],
    icd10: "E79.1", system: "endocrine", incidence: [0, 0], ages: "1431000000", female: 0.01, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["self-harm", 0.8], ["developmental-delay", 0.9], ["chorea", 0.6], ["dystonia", 0.6], ["uric-acid-high", 0.9], ["hx-kidney-stones", 0.4], ["learning-difficulty", 0.6]],
    cardinal: ["self-harm|uric-acid-high", "developmental-delay|chorea|dystonia"],
  },
  {
    id: "alkaptonuria", name: "Alkaptonuria", synonyms: ["ochronosis"],
    icd10: "E70.29", system: "endocrine", incidence: [0, 0], ages: "1111133310", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["urine-dark", 0.8], ["joint-pain", 0.7], ["back-pain", 0.7], ["hyperpigmentation", 0.4], ["joint-stiffness-morning", 0.3]],
    cardinal: ["urine-dark"],
    risks: [["consanguinity", 2]],
  },
  {
    id: "hereditary-fructose-intolerance", name: "Hereditary fructose intolerance", synonyms: ["aldolase B deficiency"],
    icd10: "E74.12", system: "endocrine", incidence: [0, 0], ages: "1432100000", urgency: "same-day",
    course: { recurrent: 0.8, chronic: 0.4 },
    findings: [["vomiting", 0.9], ["hypoglycemia-symptoms", 0.6], ["glucose-low", 0.6], ["hepatomegaly", 0.5], ["jaundice", 0.4], ["failure-to-thrive", 0.5], ["food-avoidance", 0.4], ["seizure", 0.2]],
    cardinal: ["vomiting", "glucose-low|hypoglycemia-symptoms|hepatomegaly|food-avoidance"],
  },
  {
    id: "mitochondrial-disease", name: "Mitochondrial disease", synonyms: ["MELAS", "MERRF", "Leigh syndrome", "Kearns-Sayre syndrome"],
    icd10: "E88.40", system: "endocrine", incidence: [0, 0], ages: "2333322100", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["seizure", 0.5], ["weakness-proximal", 0.5], ["lactate-high", 0.7], ["developmental-regression", 0.4], ["hearing-loss", 0.4], ["ptosis", 0.4], ["short-stature", 0.4], ["vomiting-recurrent", 0.3], ["neuro-transient", 0.4], ["fatigue", 0.6], ["gaze-palsy", 0.4]],
    cardinal: ["lactate-high|weakness-proximal|ptosis|seizure"],
    risks: [["fhx-neuro-inherited", 3]],
  },
  {
    id: "williams-syndrome", name: "Williams syndrome", synonyms: [],
    icd10: "Q93.82", system: "endocrine", incidence: [0, 0], ages: "2443210000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["face-unusual", 0.9], ["murmur", 0.7], ["calcium-high", 0.3], ["developmental-delay", 0.8], ["short-stature", 0.5], ["learning-difficulty", 0.8]],
    cardinal: ["face-unusual", "developmental-delay|learning-difficulty|murmur"],
  },
  {
    id: "trisomy-18-13", name: "Trisomy 18 or trisomy 13", synonyms: ["Edwards syndrome", "Patau syndrome"],
    icd10: "Q91.3", system: "endocrine", incidence: [0, 0], ages: "4210000000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["face-unusual", 0.95], ["microcephaly", 0.6], ["murmur", 0.8], ["poor-feeding", 0.7], ["failure-to-thrive", 0.8], ["finger-contracture", 0.6]],
    cardinal: ["face-unusual"],
  },
  {
    id: "neonatal-hypoglycemia", name: "Neonatal hypoglycemia", synonyms: [],
    icd10: "P70.4", system: "endocrine", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["glucose-low", 0.95], ["irritable-child", 0.5], ["lethargic-child", 0.6], ["poor-feeding", 0.6], ["tremor", 0.6], ["seizure", 0.3], ["apnea", 0.2], ["subtle-seizure-signs", 0.2]],
    cardinal: ["glucose-low|tremor|lethargic-child"],
    risks: [["mother-diabetic", 8], ["small-for-dates-at-birth", 4], ["newborn-premature", 3]],
  },
  {
    id: "prediabetes", name: "Prediabetes", synonyms: ["impaired fasting glucose", "impaired glucose tolerance", "borderline diabetes"],
    icd10: "R73.03", system: "endocrine", incidence: [5, 2], ages: "0001234443", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["glucose-prediabetic", 0.95], ["obesity", 0.6], ["acanthosis", 0.15], ["hypertension", 0.3],
      ["well-appearing", 0.4], ["triglycerides-high", 0.25], ["hdl-low", 0.2], ["weight-gain", 0.15],
    ],
    cardinal: ["glucose-prediabetic"],
    against: [
      ["polyuria", 0.1], ["thirst", 0.15], ["weight-loss", 0.1], ["glucose-very-high", 0.001],
      ["hba1c-high", 0.03], ["ketones", 0.02], ["glucose-high", 0.15], ["vision-blurred", 0.2],
    ],
    risks: [
      ["fhx-diabetes", 3], ["obesity-sedentary", 3], ["hx-pcos", 2], ["hx-hypertension", 1.5],
      ["med-steroid", 1.5],
    ],
    requires: ["glucose-prediabetic"],
  },
  {
    id: "alcoholic-ketoacidosis", name: "Alcoholic or starvation ketoacidosis", synonyms: ["starvation ketoacidosis", "AKA", "alcoholic ketoacidosis"],
    icd10: "E87.29", system: "endocrine", incidence: [1, 3], ages: "0000134310", female: 0.35, urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["vomiting", 0.85], ["nausea", 0.8], ["abdominal-pain", 0.75], ["ketones", 0.85], ["acidosis-gap", 0.95],
      ["kussmaul-breathing", 0.45], ["tachycardia", 0.6], ["dehydration", 0.6], ["tachypnea", 0.45],
      ["appetite-loss", 0.5], ["glucose-low", 0.2], ["fruity-breath", 0.2], ["not-eaten-for-long", 0.4],
      ["hypotension", 0.2],
    ],
    cardinal: ["vomiting|acidosis-gap|abdominal-pain|ketones"],
    against: [
      ["glucose-very-high", 0.02], ["osmolar-gap", 0.15], ["vision-blurred", 0.15],
      ["hx-diabetes-type-1", 0.1], ["fever", 0.2], ["glucose-high", 0.2],
    ],
    risks: [
      ["alcohol-use-heavy", 12], ["alcohol-recent", 4], ["alcohol-stopped", 2],
    ],
    requires: ["alcohol-use-heavy|alcohol-recent|not-eaten-for-long|alcohol-stopped"],
  },
  {
    id: "nonclassic-cah", name: "Nonclassic congenital adrenal hyperplasia", synonyms: ["late-onset congenital adrenal hyperplasia"],
    icd10: "E25.0", system: "endocrine", incidence: [2, 0], ages: "0013431000", female: 0.85, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["hirsutism", 0.7], ["menses-irregular", 0.5], ["comedones", 0.4], ["hydroxyprogesterone-high", 0.9],
      ["testosterone-high-female", 0.5], ["infertility", 0.15], ["puberty-early", 0.25],
      ["hair-loss-pattern", 0.1], ["growth-spurt", 0.1],
    ],
    cardinal: ["hirsutism|puberty-early|hydroxyprogesterone-high"],
    against: [
      ["hypotension", 0.02],
    ],
    risks: [
      ["consanguinity", 2],
    ],
  },
  {
    id: "hypermagnesemia", name: "Magnesium toxicity", synonyms: ["hypermagnesemia", "magnesium sulfate toxicity"],
    icd10: "E83.41", system: "endocrine", incidence: [1, 2], ages: "1001122233", female: 0.6, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["high-magnesium", 0.95], ["reflexes-decreased", 0.75], ["weakness-generalized", 0.6],
      ["hypotension", 0.5], ["drowsiness", 0.5], ["respiratory-depression", 0.3],
      ["bradycardia", 0.35], ["nausea", 0.4], ["flushing", 0.35], ["consciousness-reduced", 0.2],
      ["ecg-heart-block", 0.15],
    ],
    cardinal: ["high-magnesium|reflexes-decreased"],
    against: [
      ["fever", 0.1], ["reflexes-increased", 0.05], ["weakness-one-side", 0.05],
    ],
    risks: [
      ["hx-kidney-disease", 5], ["laxative", 3], ["pregnant-after-20-weeks", 2],
      ["postpartum", 1.5], ["creatinine-high", 3], ["antacid", 2],
    ],
    requires: ["high-magnesium|magnesium-given"],
  },
  {
    id: "primary-polydipsia", name: "Primary polydipsia", synonyms: ["psychogenic polydipsia", "water intoxication"],
    icd10: "R63.1", system: "endocrine", incidence: [1, 1], ages: "0001333210", female: 0.5, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["thirst", 0.85], ["polyuria", 0.9], ["urine-osmolality-low", 0.85], ["sodium-low", 0.45],
      ["nocturia", 0.2], ["psychosis", 0.25], ["confusion", 0.1], ["seizure", 0.1], ["drinks-much-water", 0.6],
    ],
    cardinal: ["polyuria|thirst|drinks-much-water"],
    against: [
      ["glucose-high", 0.03], ["sodium-high", 0.03], ["weight-loss", 0.15], ["fever", 0.05],
    ],
    risks: [
      ["hx-schizophrenia", 8], ["hx-anxiety", 1.5], ["antipsychotic-drug", 3],
    ],
  },
  {
    id: "zinc-deficiency", name: "Zinc deficiency", synonyms: ["acrodermatitis enteropathica"],
    icd10: "E60", system: "endocrine", incidence: [1, 1], ages: "1332111111", urgency: "routine",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["rash-perioral", 0.7], ["diarrhea", 0.5], ["hair-loss", 0.55], ["rash-diaper", 0.5],
      ["rash-hands", 0.3], ["irritable-child", 0.3], ["failure-to-thrive", 0.35], ["altered-taste", 0.2],
      ["infections-recurrent", 0.25], ["poor-feeding", 0.2], ["nail-fold-swollen", 0.15],
      ["mucosal-lesions", 0.1], ["rash-scaly-plaques", 0.3],
    ],
    cardinal: ["rash-perioral|hair-loss|rash-diaper"],
    risks: [
      ["hx-bariatric", 4], ["newborn-premature", 2], ["diet-vegan", 2], ["hx-ibd", 2],
      ["alcohol-use-heavy", 2], ["breastfed-baby", 2],
    ],
  },
  {
    id: "idiopathic-hirsutism", name: "Idiopathic hirsutism", synonyms: [],
    icd10: "L68.0", system: "endocrine", incidence: [3, 0], ages: "0001443210", female: 1, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["hirsutism", 0.98],
    ],
    cardinal: ["hirsutism"],
    against: [
      ["menses-irregular", 0.05], ["amenorrhea", 0.03], ["virilization", 0.01],
      ["us-polycystic-ovaries", 0.05], ["testosterone-high-female", 0.05], ["moon-face", 0.02],
      ["striae-purple", 0.02], ["galactorrhea", 0.05], ["infertility", 0.1],
    ],
    risks: [
      ["mediterranean-asian-descent", 2],
    ],
  },
  {
    id: "anabolic-steroid-misuse", name: "Anabolic steroid misuse", synonyms: ["anabolic steroid use", "exogenous testosterone use"],
    icd10: "F55.3", system: "endocrine", incidence: [3, 1], ages: "0001243210", female: 0.05, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["testicles-small", 0.55], ["gynecomastia", 0.4], ["comedones", 0.5], ["irritability", 0.45],
      ["infertility", 0.35], ["hemoglobin-high", 0.35], ["libido-low", 0.2], ["erectile-dysfunction", 0.25],
      ["hypertension", 0.35], ["hair-loss-pattern", 0.2], ["mood-elevated", 0.1], ["hdl-low", 0.4],
      ["mood-low", 0.25], ["weight-gain", 0.3], ["transaminases-high", 0.25],
    ],
    cardinal: ["testicles-small|gynecomastia|comedones|irritability|infertility|hemoglobin-high"],
    risks: [
      ["med-finasteride-androgen", 30], ["athlete", 2],
    ],
    requires: ["med-finasteride-androgen"],
  },
  {
    id: "suppurative-thyroiditis", name: "Acute suppurative thyroiditis", synonyms: ["thyroid abscess", "bacterial thyroiditis"],
    icd10: "E06.0", system: "endocrine", incidence: [0, 1], ages: "1233222211", female: 0.55, urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["thyroid-tender", 0.85], ["neck-pain", 0.85], ["fever", 0.9], ["skin-redness-warm", 0.5],
      ["odynophagia", 0.55], ["wbc-high", 0.8], ["neck-mass-midline", 0.6], ["tsh-normal", 0.6],
      ["hoarseness", 0.15], ["sore-throat", 0.35], ["ct-neck-abscess", 0.5], ["dysphagia", 0.3],
      ["chills", 0.2],
    ],
    cardinal: ["thyroid-tender|neck-pain|neck-mass-midline", "fever|skin-redness-warm|wbc-high"],
    against: [
      ["exophthalmos", 0.05],
    ],
    risks: [
      ["immunosuppressed", 4], ["iv-drug-use", 2],
    ],
  },
  {
    id: "ectodermal-dysplasia", name: "Ectodermal dysplasia", synonyms: ["hypohidrotic ectodermal dysplasia", "Christ-Siemens-Touraine syndrome"],
    icd10: "Q82.4", system: "endocrine", incidence: [0, 0], ages: "1332211111", female: 0.4, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["teeth-missing-pointed", 0.85], ["body-hair-sparse", 0.7], ["hair-loss", 0.6],
      ["heat-intolerance", 0.6], ["face-unusual", 0.4], ["dry-skin", 0.5], ["fever-prolonged", 0.1],
      ["ridged-or-grooved-nails", 0.3],
    ],
    cardinal: ["teeth-missing-pointed|body-hair-sparse"],
    risks: [
      ["fhx-gout-same-skin-joint", 2],
    ],
    requires: ["teeth-missing-pointed"],
  },
  {
    id: "adrenal-incidentaloma", name: "Adrenal incidentaloma", synonyms: ["adrenal nodule", "adrenal adenoma"],
    icd10: "E27.8", system: "endocrine", incidence: [3, 1], ages: "0000013443", female: 0.5, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["adrenal-mass", 0.97], ["well-appearing", 0.4], ["hypertension", 0.35], ["glucose-high", 0.15],
    ],
    cardinal: ["adrenal-mass"],
    against: [
      ["striae-purple", 0.03], ["virilization", 0.02], ["spells-headache-sweat-palpitations", 0.05],
      ["potassium-low", 0.1], ["weight-loss", 0.1],
    ],
    requires: ["adrenal-mass"],
  },
  {
    id: "euthyroid-sick", name: "Nonthyroidal illness syndrome", synonyms: ["euthyroid sick syndrome", "low T3 syndrome"],
    icd10: "E07.81", system: "endocrine", incidence: [0, 3], ages: "0011222333", female: 0.5, urgency: "routine",
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["abnormal-thyroid-test", 0.95], ["tsh-low", 0.3], ["ill-appearing", 0.6],
    ],
    cardinal: ["abnormal-thyroid-test"],
    against: [
      ["goiter", 0.1], ["exophthalmos", 0.02], ["thyroid-tender", 0.05], ["tsh-high", 0.2],
      ["weight-gain", 0.2],
    ],
    risks: [
      ["hospital-recent", 8], ["surgery-recent", 3], ["intensive-care-in-the-past", 2],
    ],
    requires: ["abnormal-thyroid-test"],
  },
  {
    id: "lipodystrophy", name: "Lipodystrophy", synonyms: ["partial lipodystrophy", "HIV-associated lipodystrophy", "Dunnigan lipodystrophy"],
    icd10: "E88.1", system: "endocrine", incidence: [1, 0], ages: "0112233322", female: 0.6, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["fat-loss-limbs-face", 0.95], ["triglycerides-high", 0.6], ["hba1c-high", 0.35], ["acanthosis", 0.4],
      ["hepatomegaly", 0.3], ["hirsutism", 0.15],
    ],
    cardinal: ["fat-loss-limbs-face"],
    against: [
      ["fever", 0.02], ["appetite-loss", 0.1], ["weakness-generalized", 0.2], ["albumin-low", 0.1],
    ],
    risks: [
      ["hiv-drugs", 10], ["hx-diabetes", 2], ["fhx-diabetes", 1.5],
    ],
    requires: ["fat-loss-limbs-face"],
  },
  {
    id: "vitamin-b6", name: "Vitamin B6 deficiency or excess", synonyms: ["pyridoxine deficiency", "vitamin B6 toxicity", "vitamin B6 deficiency"],
    icd10: "E53.1", system: "endocrine", incidence: [1, 1], ages: "1012223332", female: 0.5, urgency: "routine",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["numbness-feet", 0.65], ["tingling", 0.6], ["angular-cheilitis", 0.25], ["glossitis", 0.3],
      ["seizure", 0.1], ["irritability", 0.2], ["gait-ataxia", 0.25], ["rash-seborrheic", 0.2],
      ["reflexes-decreased", 0.4],
    ],
    cardinal: ["numbness-feet|tingling|seizure|glossitis"],
    against: [
      ["b12-low", 0.1], ["onset-sudden", 0.1], ["fever", 0.05],
    ],
    risks: [
      ["med-vitamin-supplements", 2], ["alcohol-use-heavy", 2], ["tuberculosis-drug", 12],
      ["supplement", 2],
    ],
    requires: ["tuberculosis-drug|med-vitamin-supplements|supplement|vitamin-deficiency|alcohol-use-heavy"],
  },
  {
    id: "beckwith-wiedemann", name: "Beckwith-Wiedemann syndrome", synonyms: ["BWS"],
    icd10: "Q87.3", system: "endocrine", incidence: [0, 0], ages: "4431000000", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["tongue-large", 0.85], ["umbilical-defect", 0.6], ["hernia-bulge", 0.3],
      ["body-side-larger", 0.3], ["glucose-low", 0.4], ["flank-mass", 0.05], ["face-unusual", 0.3],
      ["abdominal-mass", 0.1], ["birth-weight-high", 0.5],
    ],
    cardinal: ["tongue-large|umbilical-defect|body-side-larger"],
  },
] satisfies readonly Condition[];
