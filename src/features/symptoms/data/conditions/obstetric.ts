import type { Condition } from "../../symptoms.schema.ts";

export const obstetricConditions = [
  {
    id: "ectopic-pregnancy", name: "Ectopic pregnancy", synonyms: [],
    icd10: "O00.90", system: "obstetric", incidence: [2, 4], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.6 },
    findings: [
      ["abdominal-pain-lower", 0.9], ["pelvic-pain", 0.85], ["vaginal-bleeding", 0.75], ["amenorrhea", 0.75],
      ["hcg-positive", 0.97], ["us-no-intrauterine", 0.85], ["adnexal-mass", 0.4],
      ["cervical-motion-tenderness", 0.45], ["presyncope", 0.25], ["syncope", 0.1],
      ["shoulder-tip-pain", 0.15], ["pelvic-pain-unilateral-sudden", 0.5], ["hypotension", 0.1],
      ["tachycardia", 0.25], ["nausea", 0.25], ["pregnant-first-trimester", 0.75], ["abdominal-pain", 0.9],
      ["onset-sudden", 0.45], ["shock", 0.1], ["dizziness", 0.2], ["vaginal-bleeding-pregnancy", 0.6],
      ["adnexal-tenderness", 0.55], ["rebound", 0.2],
    ],
    cardinal: ["abdominal-pain|pelvic-pain|vaginal-bleeding|syncope"],
    against: [
      ["fever", 0.1], ["hcg-negative", 0.01], ["vaginal-discharge-purulent", 0.2], ["dysuria", 0.2],
      ["passed-tissue", 0.2], ["diarrhea", 0.2], ["hx-hysterectomy", 0.01], ["pregnant-after-20-weeks", 0.02],
      ["abdominal-pain-migrating", 0.2],
    ],
    risks: [
      ["hx-ectopic", 8], ["hx-sti", 3], ["fertility-treatment", 3], ["smoking", 1.6], ["pregnant", 4],
      ["med-contraceptive-none", 2],
    ],
  },
  {
    id: "miscarriage", name: "Miscarriage", synonyms: ["spontaneous abortion", "threatened abortion"],
    icd10: "O03.9", system: "obstetric", incidence: [3, 5], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["vaginal-bleeding-pregnancy", 0.9], ["vaginal-bleeding", 0.9], ["abdominal-pain-colicky", 0.6],
      ["pelvic-pain", 0.6], ["passed-tissue", 0.35], ["hcg-positive", 0.95],
      ["pregnant-first-trimester", 0.75], ["back-pain-low", 0.3], ["cervical-os-open", 0.4],
      ["abdominal-pain-lower", 0.6], ["amenorrhea", 0.5], ["pregnant", 0.95],
    ],
    cardinal: ["vaginal-bleeding-pregnancy|vaginal-bleeding"],
    against: [
      ["shoulder-tip-pain", 0.05], ["adnexal-mass", 0.1], ["fever", 0.1],
      ["pelvic-pain-unilateral-sudden", 0.15], ["cervical-motion-tenderness", 0.2],
      ["pregnant-after-20-weeks", 0.02], ["hypotension", 0.3],
    ],
    risks: [
      ["prior-preterm-or-loss", 3],
    ],
    requires: ["pregnant|hcg-positive|amenorrhea|pregnant-first-trimester|passed-tissue"],
  },
  {
    id: "septic-abortion", name: "Septic abortion", synonyms: [],
    icd10: "O08.0", system: "obstetric", incidence: [0, 1], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.95], ["vaginal-bleeding", 0.75], ["pelvic-pain", 0.85], ["vaginal-discharge-foul", 0.65],
      ["hypotension", 0.25], ["recent-abortion-miscarriage", 0.85], ["uterine-tenderness", 0.75],
      ["chills", 0.7], ["tachycardia", 0.75], ["wbc-high", 0.8], ["cervical-os-open", 0.45],
    ],
    cardinal: ["fever", "pelvic-pain|vaginal-bleeding|vaginal-discharge-foul"],
    requires: ["pregnant|recent-abortion-miscarriage|hcg-positive|passed-tissue|postpartum"],
  },
  {
    id: "normal-pregnancy", name: "Early pregnancy", synonyms: ["pregnancy"],
    icd10: "Z33.1", system: "obstetric", incidence: [5, 4], ages: "0000343100", female: 1, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["amenorrhea", 0.9], ["nausea", 0.6], ["hcg-positive", 0.97], ["breast-pain", 0.55],
      ["vomiting-morning", 0.4], ["fatigue", 0.55], ["urinary-frequency", 0.4], ["vomiting", 0.4],
      ["well-appearing", 0.4], ["weight-gain", 0.15], ["dizziness", 0.15],
    ],
    cardinal: ["amenorrhea|hcg-positive|nausea"],
    against: [
      ["vaginal-bleeding", 0.1], ["fever", 0.02], ["abdominal-pain-severe", 0.02], ["hcg-negative", 0.01],
      ["weight-loss", 0.1], ["hx-hysterectomy", 0.01], ["galactorrhea", 0.3], ["dehydration", 0.1],
    ],
    risks: [
      ["med-contraceptive-none", 4], ["sexually-active-new-partner", 1.5],
    ],
  },
  {
    id: "hyperemesis-gravidarum", name: "Hyperemesis gravidarum", synonyms: ["morning sickness"],
    icd10: "O21.0", system: "obstetric", incidence: [4, 4], ages: "0000343100", female: 1, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.6 },
    findings: [
      ["vomiting-pregnancy-severe", 0.9], ["vomiting", 0.97], ["nausea", 0.97], ["weight-loss", 0.75],
      ["dehydration", 0.7], ["ketones", 0.75], ["potassium-low", 0.35], ["pregnant-first-trimester", 0.85],
      ["oliguria", 0.3], ["fatigue", 0.5], ["dizziness", 0.25], ["transaminases-high", 0.2],
      ["appetite-loss", 0.5], ["hcg-positive", 0.95], ["secretions-excess", 0.2],
    ],
    cardinal: ["vomiting"],
    against: [
      ["fever", 0.05], ["abdominal-pain-severe", 0.05], ["headache-severe", 0.1], ["diarrhea", 0.1],
      ["vaginal-bleeding", 0.2], ["jaundice", 0.1], ["pregnant-after-20-weeks", 0.2],
    ],
    risks: [
      ["multiple-pregnancy", 3],
    ],
    requires: ["pregnant|pregnant-first-trimester|hcg-positive|amenorrhea"],
  },
  {
    id: "molar-pregnancy", name: "Hydatidiform mole", synonyms: ["molar pregnancy", "gestational trophoblastic disease", "choriocarcinoma"],
    icd10: "O01.9", system: "obstetric", incidence: [0, 1], ages: "0000343200", female: 1, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["vaginal-bleeding-pregnancy", 0.85], ["uterus-large-for-dates", 0.5],
      ["vomiting-pregnancy-severe", 0.3], ["us-snowstorm", 0.9], ["hypertension", 0.2],
      ["pelvic-pressure", 0.2], ["tsh-low", 0.1], ["hemoglobin-low", 0.25], ["hcg-positive", 0.97],
      ["vaginal-bleeding", 0.85],
    ],
    cardinal: ["vaginal-bleeding-pregnancy"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["asian-descent", 1.5],
    ],
    requires: ["pregnant|hcg-positive|pregnant-first-trimester|amenorrhea"],
  },
  {
    id: "preeclampsia", name: "Preeclampsia", synonyms: [],
    icd10: "O14.90", system: "obstetric", incidence: [2, 4], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["hypertension", 0.97], ["proteinuria", 0.85], ["headache", 0.55], ["pregnant-after-20-weeks", 0.9],
      ["edema", 0.65], ["vision-blurred", 0.25], ["abdominal-pain-ruq", 0.2],
      ["abdominal-pain-epigastric", 0.2], ["reflexes-increased", 0.45], ["hypertension-severe", 0.4],
      ["platelets-low", 0.15], ["edema-facial", 0.35], ["transaminases-high", 0.15], ["creatinine-high", 0.1],
      ["nausea", 0.2], ["weight-gain-rapid", 0.35], ["edema-leg", 0.5], ["headache-severe", 0.25],
    ],
    cardinal: ["hypertension|headache|proteinuria"],
    against: [
      ["fever", 0.05], ["pregnant-first-trimester", 0.02], ["dysuria", 0.3], ["hypotension", 0.01],
      ["seizure", 0.05],
    ],
    risks: [
      ["hx-hypertension", 3], ["hx-nulliparous", 2], ["multiple-pregnancy", 3], ["hx-diabetes", 2.5],
      ["hx-kidney-disease", 4], ["preeclampsia-history", 6], ["obesity", 2], ["hx-lupus-autoimmune", 3],
    ],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "eclampsia", name: "Eclampsia", synonyms: [],
    icd10: "O15.9", system: "obstetric", incidence: [0, 1], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["seizure", 0.97], ["hypertension", 0.9], ["headache", 0.7], ["pregnant-after-20-weeks", 0.8],
      ["vision-blurred", 0.35], ["proteinuria", 0.8], ["edema", 0.55], ["reflexes-increased", 0.6],
      ["confusion", 0.45], ["consciousness-reduced", 0.45], ["postpartum", 0.2], ["hypertension-severe", 0.55],
    ],
    cardinal: ["seizure"],
    against: [
      ["fever", 0.05], ["hx-seizures", 0.3],
    ],
    risks: [
      ["preeclampsia-history", 5], ["hx-nulliparous", 1.5],
    ],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "hellp", name: "HELLP syndrome", synonyms: [],
    icd10: "O14.20", system: "obstetric", incidence: [0, 1], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-pain-ruq", 0.75], ["abdominal-pain-epigastric", 0.55], ["platelets-low", 0.97],
      ["transaminases-high", 0.95], ["hemolysis-signs", 0.9], ["nausea", 0.55], ["vomiting", 0.45],
      ["hypertension", 0.8], ["headache", 0.4], ["pregnant-after-20-weeks", 0.85], ["schistocytes", 0.6],
      ["malaise", 0.65], ["proteinuria", 0.8], ["ldh-high", 0.9], ["edema", 0.45], ["jaundice", 0.05],
      ["vision-blurred", 0.15],
    ],
    cardinal: ["abdominal-pain-ruq|platelets-low|abdominal-pain-epigastric|transaminases-high"],
    against: [
      ["fever", 0.05], ["murphy-sign", 0.2], ["glucose-low", 0.1],
    ],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "placental-abruption", name: "Placental abruption", synonyms: [],
    icd10: "O45.90", system: "obstetric", incidence: [1, 2], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["vaginal-bleeding-pregnancy", 0.8], ["uterine-tenderness-rigid", 0.75], ["abdominal-pain", 0.8],
      ["contractions", 0.5], ["pregnant-after-20-weeks", 0.97], ["fetal-movement-decreased", 0.25],
      ["back-pain", 0.45], ["fetal-heart-abnormal", 0.5], ["hypotension", 0.2], ["vaginal-bleeding", 0.8],
      ["onset-sudden", 0.65], ["shock", 0.1], ["fibrinogen-low", 0.15],
    ],
    cardinal: ["vaginal-bleeding-pregnancy|abdominal-pain|vaginal-bleeding|uterine-tenderness-rigid"],
    against: [
      ["vaginal-bleeding-painless-late", 0.05], ["fever", 0.1],
    ],
    risks: [
      ["trauma", 6], ["stimulant-use", 8], ["hx-hypertension", 3], ["smoking", 2], ["preeclampsia-history", 3],
      ["prior-preterm-or-loss", 1.5],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "placenta-previa", name: "Placenta previa", synonyms: [],
    icd10: "O44.00", system: "obstetric", incidence: [1, 2], ages: "0000243200", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["vaginal-bleeding-painless-late", 0.9], ["vaginal-bleeding-pregnancy", 0.95],
      ["pregnant-after-20-weeks", 0.97], ["us-placenta-low", 0.97], ["vaginal-bleeding", 0.95],
      ["contractions", 0.1],
    ],
    cardinal: ["vaginal-bleeding-pregnancy|vaginal-bleeding-painless-late|vaginal-bleeding"],
    against: [
      ["uterine-tenderness-rigid", 0.05], ["abdominal-pain", 0.1], ["fever", 0.02],
    ],
    risks: [
      ["cesarean-previous", 4], ["multiparous", 2], ["smoking", 1.5],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "uterine-rupture", name: "Uterine rupture", synonyms: [],
    icd10: "O71.1", system: "obstetric", incidence: [0, 1], ages: "0000243200", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["abdominal-pain-severe", 0.75], ["fetal-heart-abnormal", 0.9], ["vaginal-bleeding-pregnancy", 0.6],
      ["cesarean-previous", 0.9], ["hypotension", 0.45], ["shock", 0.4], ["contractions-stopped", 0.4],
      ["pregnant-after-20-weeks", 0.97], ["abdominal-pain-sudden", 0.75], ["tachycardia", 0.55],
      ["shoulder-tip-pain", 0.1], ["vaginal-bleeding", 0.6], ["contractions", 0.6],
    ],
    cardinal: ["abdominal-pain-severe|fetal-heart-abnormal|shock"],
    risks: [
      ["trauma", 3],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "preterm-labor", name: "Preterm labor", synonyms: [],
    icd10: "O60.00", system: "obstetric", incidence: [2, 4], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.8 },
    findings: [
      ["contractions", 0.95], ["back-pain-low", 0.5], ["pelvic-pressure", 0.55], ["vaginal-discharge", 0.3],
      ["pregnant-after-20-weeks", 0.97], ["cervical-os-open", 0.65], ["preterm-gestation", 0.9],
      ["fluid-leak-vaginal", 0.2], ["abdominal-pain-lower", 0.5], ["vaginal-bleeding-pregnancy", 0.15],
      ["abdominal-pain-colicky", 0.5],
    ],
    cardinal: ["contractions"],
    against: [
      ["fever", 0.2], ["uterine-tenderness-rigid", 0.1], ["pregnant-first-trimester", 0.01],
    ],
    risks: [
      ["prior-preterm-or-loss", 5], ["multiple-pregnancy", 5], ["hx-uti", 1.5], ["smoking", 1.5],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "term-labor", name: "Labor at term", synonyms: [],
    icd10: "O80", system: "obstetric", incidence: [3, 5], ages: "0000343100", female: 1, urgency: "emergency",
    course: { hyperacute: 0.9 },
    findings: [
      ["contractions", 0.97], ["pregnant-after-20-weeks", 0.97], ["term-gestation", 0.9],
      ["fluid-leak-vaginal", 0.35], ["back-pain-low", 0.5], ["pelvic-pressure", 0.55],
      ["cervical-os-open", 0.85], ["abdominal-pain-colicky", 0.6],
    ],
    cardinal: ["contractions"],
    against: [
      ["fever", 0.05], ["uterine-tenderness-rigid", 0.05], ["preterm-gestation", 0.05],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "premature-rupture-membranes", name: "Prelabor rupture of membranes", synonyms: ["PROM"],
    icd10: "O42.90", system: "obstetric", incidence: [2, 4], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["fluid-leak-vaginal", 0.97], ["pregnant-after-20-weeks", 0.97], ["contractions", 0.3],
      ["ferning-nitrazine", 0.9],
    ],
    cardinal: ["fluid-leak-vaginal"],
    against: [
      ["vaginal-bleeding", 0.2], ["dysuria", 0.1],
    ],
    risks: [
      ["prior-preterm-or-loss", 3], ["smoking", 1.5], ["multiple-pregnancy", 2],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "chorioamnionitis", name: "Intraamniotic infection", synonyms: ["chorioamnionitis"],
    icd10: "O41.1290", system: "obstetric", incidence: [1, 2], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.97], ["fluid-leak-vaginal", 0.65], ["uterine-tenderness", 0.65], ["tachycardia", 0.75],
      ["fetal-heart-abnormal", 0.7], ["lochia-foul", 0.25], ["pregnant-after-20-weeks", 0.95],
      ["wbc-high", 0.75], ["vaginal-discharge-foul", 0.3], ["contractions", 0.6], ["chills", 0.45],
    ],
    cardinal: ["fever"],
    against: [
      ["dysuria", 0.2], ["cough", 0.2], ["diarrhea", 0.2],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "gestational-diabetes", name: "Gestational diabetes", synonyms: [],
    icd10: "O24.419", system: "obstetric", incidence: [4, 4], ages: "0000243200", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["glucose-high", 0.95], ["pregnant-after-20-weeks", 0.9], ["uterus-large-for-dates", 0.25],
      ["thirst", 0.15], ["polyuria", 0.15], ["well-appearing", 0.55], ["glycosuria", 0.4],
    ],
    cardinal: ["glucose-high|glycosuria|uterus-large-for-dates"],
    against: [
      ["weight-loss", 0.1], ["ketones", 0.2], ["pregnant-first-trimester", 0.1],
    ],
    risks: [
      ["fhx-diabetes", 2.5], ["obesity", 3], ["hx-pcos", 2],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "cholestasis-of-pregnancy", name: "Intrahepatic cholestasis of pregnancy", synonyms: [],
    icd10: "O26.649", system: "obstetric", incidence: [2, 2], ages: "0000243100", female: 1, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["itching-palms-pregnancy", 0.9], ["itching-generalized", 0.75], ["itching", 0.97],
      ["pregnant-after-20-weeks", 0.97], ["bile-acids-high", 0.97], ["transaminases-high", 0.65],
      ["jaundice", 0.1], ["worse-night", 0.65], ["urine-dark", 0.15], ["insomnia", 0.3],
    ],
    cardinal: ["itching"],
    against: [
      ["rash", 0.2], ["abdominal-pain", 0.15], ["fever", 0.05], ["platelets-low", 0.05], ["hives", 0.1],
      ["pregnancy-striae-rash", 0.05],
    ],
    risks: [
      ["hx-hepatitis", 2],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "acute-fatty-liver-pregnancy", name: "Acute fatty liver of pregnancy", synonyms: [],
    icd10: "O26.619", system: "obstetric", incidence: [0, 1], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["nausea", 0.75], ["vomiting", 0.75], ["jaundice", 0.55], ["abdominal-pain-ruq", 0.55],
      ["pregnant-after-20-weeks", 0.97], ["glucose-low", 0.5], ["inr-high", 0.75],
      ["transaminases-high", 0.97], ["confusion", 0.25], ["creatinine-high", 0.7], ["thirst", 0.3],
      ["bilirubin-high", 0.8], ["platelets-low", 0.45], ["appetite-loss", 0.55], ["hypertension", 0.4],
      ["wbc-high", 0.65], ["malaise", 0.6],
    ],
    cardinal: ["nausea|vomiting|jaundice|abdominal-pain-ruq"],
    against: [
      ["fever", 0.1], ["itching", 0.3],
    ],
    risks: [
      ["multiple-pregnancy", 3],
    ],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "postpartum-hemorrhage", name: "Postpartum hemorrhage", synonyms: ["retained placenta", "uterine atony"],
    icd10: "O72.1", system: "obstetric", incidence: [2, 4], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.3 },
    findings: [
      ["vaginal-bleeding-heavy-postpartum", 0.97], ["postpartum", 0.97], ["hypotension", 0.35],
      ["tachycardia", 0.6], ["uterus-boggy-tender", 0.65], ["pallor", 0.4], ["presyncope", 0.35],
      ["blood-clots-vaginal", 0.6], ["vaginal-bleeding", 0.97], ["hemoglobin-low", 0.6], ["shock", 0.2],
    ],
    cardinal: ["vaginal-bleeding-heavy-postpartum"],
    against: [
      ["fever", 0.15],
    ],
    risks: [
      ["multiparous", 1.5], ["multiple-pregnancy", 2.5], ["birth-difficult", 2], ["med-anticoagulant", 2],
    ],
    requires: ["postpartum"],
  },
  {
    id: "endometritis-postpartum", name: "Postpartum endometritis", synonyms: ["puerperal sepsis"],
    icd10: "O86.12", system: "obstetric", incidence: [2, 4], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.95], ["uterine-tenderness", 0.85], ["lochia-foul", 0.6], ["postpartum", 0.97],
      ["pelvic-pain", 0.7], ["chills", 0.6], ["abdominal-pain-lower", 0.8], ["wbc-high", 0.75],
      ["tachycardia", 0.6], ["vaginal-bleeding", 0.3], ["malaise", 0.45],
    ],
    cardinal: ["fever|lochia-foul", "uterine-tenderness|lochia-foul|abdominal-pain-lower|pelvic-pain"],
    against: [
      ["breast-redness", 0.1], ["dysuria", 0.3], ["cough", 0.2], ["calf-pain", 0.1],
    ],
    risks: [
      ["fluid-leak-vaginal", 2],
    ],
    requires: ["postpartum"],
  },
  {
    id: "postpartum-depression", name: "Postpartum depression", synonyms: [],
    icd10: "F53.0", system: "obstetric", incidence: [4, 4], ages: "0000343100", female: 1, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["mood-postpartum", 0.9], ["mood-low", 0.9], ["postpartum", 0.95], ["anhedonia", 0.75],
      ["insomnia", 0.65], ["fatigue", 0.75], ["anxiety", 0.55], ["hopelessness", 0.55],
      ["suicidal-ideation", 0.2], ["irritability", 0.45], ["appetite-loss", 0.4], ["concentration-poor", 0.45],
    ],
    cardinal: ["mood-low|mood-postpartum|anhedonia"],
    against: [
      ["delusions", 0.05], ["hallucinations-auditory", 0.05], ["mood-elevated", 0.05], ["fever", 0.02],
      ["confusion", 0.02],
    ],
    risks: [
      ["hx-depression", 5], ["hx-anxiety", 2.5], ["stressor", 2], ["mother-infant-stress-family-violence", 3],
    ],
    requires: ["postpartum|breastfeeding"],
  },
  {
    id: "postpartum-psychosis", name: "Postpartum psychosis", synonyms: [],
    icd10: "F53.1", system: "obstetric", incidence: [0, 1], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["postpartum", 0.97], ["delusions", 0.9], ["hallucinations-visual", 0.55],
      ["hallucinations-auditory", 0.45], ["insomnia", 0.8], ["confusion", 0.55], ["mood-elevated", 0.45],
      ["agitation", 0.65], ["homicidal-ideation", 0.2], ["suicidal-ideation", 0.25],
      ["disorganized-speech", 0.5], ["mood-low", 0.35],
    ],
    cardinal: ["delusions|hallucinations-visual|confusion|hallucinations-auditory"],
    risks: [
      ["hx-bipolar", 20], ["hx-schizophrenia", 5], ["fhx-mental", 4],
    ],
    requires: ["postpartum|breastfeeding"],
  },
  {
    id: "amniotic-fluid-embolism", name: "Amniotic fluid embolism", synonyms: [],
    icd10: "O88.119", system: "obstetric", incidence: [0, 1], ages: "0000243200", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["dyspnea-sudden", 0.9], ["hypotension", 0.9], ["shock", 0.75], ["hypoxia", 0.85],
      ["bleeding-sites", 0.65], ["fibrinogen-low", 0.65], ["contractions", 0.55],
      ["pregnant-after-20-weeks", 0.75], ["postpartum", 0.45], ["seizure", 0.15],
      ["consciousness-reduced", 0.6], ["cyanosis", 0.45], ["dyspnea", 0.9], ["sudden-death-witnessed", 0.35],
      ["onset-sudden", 0.95], ["confusion", 0.45],
    ],
    cardinal: ["dyspnea|hypotension|shock|sudden-death-witnessed"],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "umbilical-cord-prolapse", name: "Umbilical cord prolapse", synonyms: [],
    icd10: "O69.0XX0", system: "obstetric", incidence: [0, 1], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["cord-visible", 0.9], ["fetal-heart-abnormal", 0.9], ["fluid-leak-vaginal", 0.9],
      ["pregnant-after-20-weeks", 0.97],
    ],
    cardinal: ["cord-visible|fetal-heart-abnormal"],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "round-ligament-pain", name: "Round ligament pain", synonyms: [],
    icd10: "O26.899", system: "obstetric", incidence: [4, 3], ages: "0000243100", female: 1, urgency: "self-care",
    course: { recurrent: 0.8, acute: 0.5 },
    findings: [
      ["groin-pain", 0.75], ["abdominal-pain-lower", 0.85], ["worse-movement", 0.85], ["pregnant", 0.95],
      ["well-appearing", 0.55], ["onset-sudden", 0.45], ["chest-pain-rest-relief", 0.05], ["rest-relief", 0.6],
    ],
    cardinal: ["groin-pain|abdominal-pain-lower"],
    against: [
      ["vaginal-bleeding", 0.05], ["fever", 0.02], ["contractions", 0.05], ["vomiting", 0.05],
      ["dysuria", 0.05], ["abdominal-pain-severe", 0.05], ["fluid-leak-vaginal", 0.02],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "polymorphic-eruption-pregnancy", name: "Polymorphic eruption of pregnancy", synonyms: ["PUPPP", "pemphigoid gestationis"],
    icd10: "O26.86", system: "obstetric", incidence: [2, 1], ages: "0000243100", female: 1, urgency: "routine",
    course: { acute: 0.7, subacute: 0.8 },
    findings: [
      ["pregnancy-striae-rash", 0.9], ["rash-itchy", 0.97], ["pregnant-after-20-weeks", 0.95], ["hives", 0.55],
      ["itching", 0.97], ["rash-bullous", 0.1], ["rash", 0.97],
    ],
    cardinal: ["rash-itchy"],
    against: [
      ["jaundice", 0.02], ["itching-palms-pregnancy", 0.2], ["fever", 0.02],
    ],
    risks: [
      ["multiple-pregnancy", 3], ["hx-nulliparous", 1.8],
    ],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
  },
  {
    id: "sheehan", name: "Sheehan syndrome", synonyms: [],
    icd10: "E23.0", system: "obstetric", incidence: [1, 1], ages: "0000143200", female: 1, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["amenorrhea", 0.85], ["lactation-failure", 0.75], ["fatigue", 0.75], ["cold-intolerance", 0.5],
      ["hypotension", 0.3], ["body-hair-sparse", 0.45], ["cortisol-low", 0.65], ["tsh-low", 0.15],
      ["sodium-low", 0.3], ["libido-low", 0.5], ["postpartum-hemorrhage-history", 0.9],
      ["dizziness-standing", 0.3], ["weight-loss", 0.2],
    ],
    cardinal: ["amenorrhea|lactation-failure|fatigue"],
    against: [
      ["fever", 0.05],
    ],
  },
  {
    id: "ovarian-hyperstimulation", name: "Ovarian hyperstimulation syndrome", synonyms: [],
    icd10: "N98.1", system: "obstetric", incidence: [0, 1], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["abdominal-distension", 0.9], ["fertility-treatment", 0.97], ["abdominal-pain", 0.8], ["nausea", 0.65],
      ["vomiting", 0.45], ["weight-gain-rapid", 0.65], ["ascites", 0.75], ["dyspnea", 0.35], ["oliguria", 0.3],
      ["hemoglobin-high", 0.55], ["us-ovary-enlarged", 0.9], ["pelvic-pain", 0.6],
    ],
    cardinal: ["fertility-treatment"],
    against: [
      ["fever", 0.05], ["vaginal-bleeding", 0.1],
    ],
  },
  {
    id: "postpartum-thyroiditis", name: "Postpartum thyroiditis", synonyms: [],
    icd10: "O90.5", system: "obstetric", incidence: [3, 2], ages: "0000243200", female: 1, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["fatigue", 0.75], ["palpitations", 0.4], ["postpartum", 0.97], ["tsh-low", 0.5], ["tsh-high", 0.45],
      ["anxiety", 0.35], ["heat-intolerance", 0.25], ["goiter", 0.35], ["mood-low", 0.4], ["weight-loss", 0.2],
      ["cold-intolerance", 0.3], ["hair-loss", 0.3], ["tremor", 0.25], ["irritability", 0.35],
      ["weight-gain", 0.25],
    ],
    cardinal: ["fatigue|palpitations|tsh-low|tsh-high|mood-low"],
    against: [
      ["exophthalmos", 0.05], ["thyroid-tender", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["hx-thyroid", 3], ["fhx-autoimmune", 2], ["hx-diabetes-type-1", 4],
    ],
    requires: ["postpartum|breastfeeding"],
  },
  {
    id: "gestational-hypertension", name: "Gestational hypertension", synonyms: [],
    icd10: "O13.9", system: "obstetric", incidence: [3, 3], ages: "0000343100", female: 1, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["hypertension", 0.97], ["pregnant-after-20-weeks", 0.97], ["well-appearing", 0.55], ["edema-leg", 0.3],
    ],
    cardinal: ["hypertension"],
    against: [
      ["proteinuria", 0.05], ["platelets-low", 0.05], ["headache-severe", 0.1], ["vision-blurred", 0.05],
      ["abdominal-pain-ruq", 0.05], ["transaminases-high", 0.05], ["seizure", 0.01],
      ["hypertension-severe", 0.2],
    ],
    risks: [
      ["obesity", 2], ["hx-nulliparous", 1.5], ["multiple-pregnancy", 2],
    ],
    requires: ["pregnant|pregnant-after-20-weeks"],
  },
  {
    id: "lactation-problem", name: "Breast engorgement", synonyms: ["blocked milk duct"],
    icd10: "O92.29", system: "obstetric", incidence: [4, 3], ages: "0000343100", female: 1, urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["breast-pain", 0.9], ["breastfeeding", 0.97], ["breast-lump", 0.45],
      ["postpartum", 0.9], ["nipple-cracked", 0.4],
    ],
    cardinal: ["breast-pain"],
    against: [
      ["fever", 0.1], ["breast-redness", 0.15], ["chills", 0.05], ["breast-peau-orange", 0.02],
    ],
    requires: ["breastfeeding|postpartum"],
  },
  {
    id: "cervical-insufficiency", name: "Cervical insufficiency", synonyms: ["incompetent cervix"],
    icd10: "O34.30", system: "obstetric", incidence: [2, 2], ages: "0000144100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.8 },
    findings: [
      ["pelvic-pressure", 0.7], ["cervical-os-open", 0.7], ["vaginal-discharge", 0.4], ["vaginal-bleeding-pregnancy", 0.3], ["back-pain-low", 0.3], ["fluid-leak-vaginal", 0.2],
    ],
    cardinal: ["pelvic-pressure|cervical-os-open"],
    against: [["contractions", 0.3], ["fever", 0.3]],
    risks: [["prior-preterm-or-loss", 10], ["multiple-pregnancy", 2]],
    requires: ["pregnant"],
  },
  {
    id: "placenta-accreta", name: "Placenta accreta spectrum", synonyms: ["placenta increta", "placenta percreta"],
    icd10: "O43.219", system: "obstetric", incidence: [0, 1], ages: "0000143100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["vaginal-bleeding", 0.8], ["pregnant", 0.9], ["vaginal-bleeding-pregnancy", 0.6], ["vaginal-bleeding-heavy-postpartum", 0.6]],
    cardinal: ["vaginal-bleeding|vaginal-bleeding-pregnancy|vaginal-bleeding-heavy-postpartum"],
    requires: ["pregnant|pregnant-after-20-weeks|postpartum"],
    risks: [["cesarean-previous", 12], ["us-placenta-low", 8]],
  },
  {
    id: "vasa-previa", name: "Vasa previa", synonyms: [],
    icd10: "O69.4XX0", system: "obstetric", incidence: [0, 0], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.4 },
    findings: [
      ["vaginal-bleeding-painless-late", 0.8], ["fetal-heart-abnormal", 0.9],
      ["fluid-leak-vaginal", 0.8], ["vaginal-bleeding", 0.9], ["pregnant-after-20-weeks", 0.97],
      ["vaginal-bleeding-pregnancy", 0.9],
    ],
    cardinal: ["vaginal-bleeding-painless-late|fetal-heart-abnormal|vaginal-bleeding"],
    requires: ["pregnant|pregnant-after-20-weeks"],
    risks: [["us-placenta-low", 5], ["fertility-treatment", 3]],
  },
  {
    id: "fetal-demise", name: "Intrauterine fetal death", synonyms: ["stillbirth", "fetal demise"],
    icd10: "O36.4XX0", system: "obstetric", incidence: [1, 1], ages: "0000343100", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [
      ["fetal-movement-decreased", 0.95], ["pregnant-after-20-weeks", 0.9],
      ["vaginal-bleeding", 0.2], ["contractions", 0.2], ["fetal-heart-abnormal", 0.9],
    ],
    cardinal: ["fetal-movement-decreased"],
    requires: ["pregnant|pregnant-after-20-weeks"],
    risks: [["hx-hypertension", 2], ["hx-diabetes", 2]],
  },
  {
    id: "uterine-inversion", name: "Uterine inversion", synonyms: [],
    icd10: "O71.2", system: "obstetric", incidence: [0, 0], ages: "0000243100", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9, acute: 0.4 },
    findings: [
      ["vaginal-bleeding-heavy-postpartum", 0.95], ["hypotension", 0.6],
      ["abdominal-pain-lower", 0.5], ["vaginal-bulge", 0.6], ["shock", 0.5], ["postpartum", 0.97],
    ],
    cardinal: ["vaginal-bleeding-heavy-postpartum|vaginal-bulge"],
    requires: ["postpartum"],
  },
  {
    id: "fetal-growth-restriction", name: "Fetal growth restriction or oligohydramnios", synonyms: ["intrauterine growth restriction", "IUGR", "oligohydramnios"],
    icd10: "O36.5990", system: "obstetric", incidence: [1, 0], ages: "0000343100", female: 1, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [
      ["pregnant-after-20-weeks", 0.95], ["fetal-movement-decreased", 0.4],
      ["uterus-small-for-dates", 0.6], ["little-amniotic-fluid", 0.4],
    ],
    cardinal: ["uterus-small-for-dates|little-amniotic-fluid|fetal-movement-decreased"],
    requires: ["pregnant|pregnant-after-20-weeks"],
    risks: [["smoking", 2], ["hx-hypertension", 2.5]],
  },
  {
    id: "braxton-hicks", name: "Braxton Hicks contractions", synonyms: ["false labor", "practice contractions"],
    icd10: "O47.9", system: "obstetric", incidence: [3, 4], ages: "0000343100", female: 1, urgency: "same-day",
    course: { acute: 0.6, recurrent: 0.9, hyperacute: 0.4 },
    findings: [
      ["pregnant-after-20-weeks", 0.97], ["contractions", 0.9], ["contractions-stopped", 0.6], ["well-appearing", 0.4],
      ["abdominal-pain-lower", 0.3], ["vitals-normal", 0.4],
    ],
    cardinal: ["contractions"],
    requires: ["pregnant"],
    against: [
      ["vaginal-bleeding-pregnancy", 0.05], ["fluid-leak-vaginal", 0.03], ["cervical-os-open", 0.05], ["fever", 0.03],
      ["fetal-movement-decreased", 0.05], ["uterine-tenderness-rigid", 0.02], ["abdominal-pain-severe", 0.05], ["pregnant-first-trimester", 0.02],
    ],
    risks: [["dehydration", 2]],
  },
  {
    id: "pelvic-girdle-pain", name: "Pelvic girdle pain of pregnancy", synonyms: ["symphysis pubis dysfunction"],
    icd10: "O26.719", system: "obstetric", incidence: [4, 2], ages: "0000243000", female: 1, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.6 },
    findings: [
      ["pelvic-pain", 0.75], ["pubic-bone-pain", 0.7], ["back-pain-low", 0.4], ["groin-pain", 0.4],
      ["worse-movement", 0.4], ["buttock-pain", 0.3], ["limp", 0.2], ["worse-standing", 0.2],
      ["abnormal-gait", 0.25],
    ],
    cardinal: ["pelvic-pain|pubic-bone-pain|back-pain-low"],
    against: [
      ["contractions", 0.05], ["vaginal-bleeding", 0.02], ["fever", 0.01], ["fluid-leak-vaginal", 0.01],
      ["dysuria", 0.05], ["uterine-tenderness", 0.02], ["fetal-movement-decreased", 0.02],
      ["abdominal-pain-severe", 0.05], ["proteinuria", 0.02],
    ],
    risks: [
      ["multiparous", 1.5],
    ],
    requires: ["pregnant|postpartum"],
  },
  {
    id: "gestational-thrombocytopenia", name: "Gestational thrombocytopenia", synonyms: ["incidental thrombocytopenia of pregnancy"],
    icd10: "O99.119", system: "obstetric", incidence: [3, 1], ages: "0000144000", female: 1, urgency: "routine",
    course: { chronic: 0.7, subacute: 0.5 },
    findings: [
      ["platelets-low", 0.97], ["well-appearing", 0.7], ["pregnant-after-20-weeks", 0.85], ["pregnant", 0.97],
    ],
    cardinal: ["platelets-low", "pregnant"],
    against: [
      ["hypertension", 0.03], ["proteinuria", 0.03], ["transaminases-high", 0.03], ["bleeding-sites", 0.02],
      ["abdominal-pain-ruq", 0.02], ["schistocytes", 0.005],
    ],
    requires: ["pregnant|postpartum"],
  },
  {
    id: "perineal-tear", name: "Perineal or vaginal tear", synonyms: ["perineal laceration", "obstetric anal sphincter injury", "vaginal laceration", "episiotomy pain"],
    icd10: "O70.9", system: "obstetric", incidence: [3, 2], ages: "0000244100", female: 1, urgency: "same-day",
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["genital-pain", 0.7], ["vulvar-pain", 0.7], ["vaginal-bleeding", 0.6], ["fecal-incontinence", 0.1],
      ["wound-dehiscence", 0.15], ["dysuria", 0.25], ["laceration", 0.3],
    ],
    cardinal: ["vulvar-pain|genital-pain|vaginal-bleeding|laceration"],
    against: [
      ["lochia-foul", 0.2], ["fever", 0.1],
    ],
    risks: [
      ["vaginal-birth", 8], ["postpartum", 6], ["sexual-assault-reported", 4], ["birth-difficult", 3],
      ["sexual-activity", 3],
    ],
    requires: ["postpartum|vaginal-birth|sexual-activity|sexual-assault-reported|trauma"],
  },
  {
    id: "pseudocyesis", name: "Pseudocyesis", synonyms: ["false pregnancy", "phantom pregnancy"],
    icd10: "F45.8", system: "obstetric", incidence: [1, 0], ages: "0000143000", female: 1, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.4 },
    findings: [
      ["believes-pregnant", 0.97], ["amenorrhea", 0.6], ["abdominal-distension", 0.6], ["hcg-negative", 0.9],
      ["nausea", 0.4], ["galactorrhea", 0.2], ["weight-gain", 0.3],
    ],
    cardinal: ["believes-pregnant"],
    against: [
      ["hcg-positive", 0.005], ["fetal-heartbeat-seen", 0.005], ["pregnant", 0.1],
    ],
    risks: [
      ["infertility", 3], ["prior-preterm-or-loss", 2], ["stressor", 1.5], ["hx-depression", 1.5],
    ],
    requires: ["hcg-negative|believes-pregnant"],
  },
] satisfies readonly Condition[];
