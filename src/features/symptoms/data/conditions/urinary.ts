import type { Condition } from "../../symptoms.schema.ts";

export const urinaryConditions = [
  {
    id: "cystitis", name: "Acute cystitis", synonyms: ["bladder infection", "lower urinary tract infection"],
    icd10: "N30.00", system: "urinary", incidence: [5, 5], ages: "1122333333", female: 0.92, urgency: "same-day",
    course: { acute: 0.9, recurrent: 0.4 },
    findings: [
      ["dysuria", 0.9], ["urinary-frequency", 0.8], ["urinary-urgency", 0.75],
      ["abdominal-pain-suprapubic", 0.45], ["urine-cloudy", 0.45], ["hematuria", 0.3], ["pyuria", 0.9],
      ["urine-culture-e-coli", 0.8], ["urine-nitrite", 0.55], ["similar-episode-before", 0.3],
      ["nocturia", 0.25], ["urinary-incontinence", 0.1], ["confusion", 0.05],
    ],
    cardinal: ["dysuria|urinary-frequency|urinary-urgency"],
    against: [
      ["fever", 0.15], ["flank-pain", 0.15], ["vaginal-discharge", 0.2], ["vaginal-itching", 0.2],
      ["cva-tenderness", 0.1], ["urinalysis-normal", 0.1], ["vomiting", 0.15], ["genital-ulcer", 0.05],
      ["back-pain", 0.4], ["chills", 0.1], ["polyuria", 0.2], ["thirst", 0.1], ["hematuria-painless", 0.2],
      ["penile-discharge", 0.1],
    ],
    risks: [
      ["hx-uti", 4], ["sexually-active-new-partner", 2], ["postmenopausal", 1.5], ["hx-diabetes", 1.4],
      ["pregnant", 1.5], ["indwelling-line-catheter", 3],
    ],
  },
  {
    id: "pyelonephritis", name: "Acute pyelonephritis", synonyms: ["kidney infection"],
    icd10: "N10", system: "urinary", incidence: [4, 4], ages: "2332343333", female: 0.8, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.85], ["flank-pain", 0.8], ["cva-tenderness", 0.75], ["chills", 0.6], ["dysuria", 0.6],
      ["urinary-frequency", 0.55], ["nausea", 0.55], ["vomiting", 0.45], ["pyuria", 0.95], ["rigors", 0.3],
      ["wbc-high", 0.65], ["urine-culture-e-coli", 0.8], ["abdominal-pain", 0.35], ["malaise", 0.45],
      ["urinary-urgency", 0.4], ["tachycardia", 0.45], ["fever-high", 0.55], ["back-pain", 0.45],
      ["hematuria", 0.2], ["urine-nitrite", 0.55], ["wbc-casts", 0.25], ["confusion", 0.1],
      ["appetite-loss", 0.3],
    ],
    cardinal: ["fever|flank-pain|cva-tenderness"],
    against: [
      ["flank-pain-colicky", 0.4], ["vaginal-discharge", 0.3], ["diarrhea", 0.4], ["murphy-sign", 0.2],
      ["urinalysis-normal", 0.05], ["cough", 0.3], ["rash", 0.1], ["abdominal-pain-rlq", 0.4],
      ["back-pain-bending-lifting", 0.3],
    ],
    risks: [
      ["hx-uti", 4], ["pregnant", 2.5], ["hx-diabetes", 1.8], ["hx-urinary-reflux-abnormality", 4],
      ["hx-kidney-stones", 2], ["indwelling-line-catheter", 3], ["immunosuppressed", 1.5],
    ],
  },
  {
    id: "pediatric-uti", name: "Febrile urinary tract infection of childhood", synonyms: [],
    icd10: "N39.0", system: "urinary", incidence: [4, 4], ages: "3442100000", female: 0.67, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.85], ["irritable-child", 0.45], ["vomiting", 0.35], ["dysuria", 0.35],
      ["urinary-frequency", 0.3], ["abdominal-pain", 0.35], ["poor-feeding", 0.3], ["urine-cloudy", 0.35],
      ["pyuria", 0.9], ["fever-high", 0.5], ["bedwetting", 0.15], ["urine-culture-e-coli", 0.8],
      ["no-source-of-fever", 0.45], ["urinary-incontinence", 0.15], ["flank-pain", 0.15],
      ["lethargic-child", 0.1], ["diarrhea", 0.15], ["failure-to-thrive", 0.05], ["jaundice", 0.05],
      ["urine-nitrite", 0.5],
    ],
    cardinal: ["fever|dysuria|urinary-frequency", "pyuria|dysuria|fever|urinary-frequency"],
    against: [
      ["cough", 0.3], ["runny-nose", 0.3], ["wheezing", 0.1], ["rash", 0.3], ["ear-pain", 0.2],
      ["sore-throat", 0.3], ["urinalysis-normal", 0.1],
    ],
    risks: [
      ["hx-uti", 5], ["hx-urinary-reflux-abnormality", 8], ["uncircumcised", 4], ["constipation", 2],
    ],
  },
  {
    id: "nephrolithiasis", name: "Kidney stone", synonyms: ["renal colic", "ureterolithiasis", "nephrolithiasis"],
    icd10: "N20.0", system: "urinary", incidence: [3, 5], ages: "0001344433", female: 0.33, urgency: "emergency",
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["flank-pain-colicky", 0.85], ["flank-pain", 0.95], ["hematuria", 0.8], ["nausea", 0.7],
      ["vomiting", 0.55], ["groin-pain", 0.55], ["onset-sudden", 0.75], ["restless-pain", 0.65],
      ["ct-stone", 0.97], ["cva-tenderness", 0.5], ["similar-episode-before", 0.35],
      ["us-hydronephrosis", 0.55], ["urinary-frequency", 0.25], ["dysuria", 0.2], ["testicular-pain", 0.1],
      ["abdominal-pain", 0.55], ["sweating", 0.2], ["back-pain", 0.4], ["urinary-urgency", 0.2],
      ["abdominal-pain-lower", 0.25],
    ],
    cardinal: ["flank-pain|flank-pain-colicky|abdominal-pain|back-pain"],
    against: [
      ["fever", 0.1], ["diarrhea", 0.2], ["lies-still", 0.1], ["peritonitis-signs", 0.05],
      ["vaginal-bleeding", 0.2], ["pulsatile-abdominal-mass", 0.05], ["abdominal-pain-migrating", 0.2],
      ["hypotension", 0.05], ["rebound", 0.1], ["abdominal-pain-after-eating", 0.1], ["cough", 0.2],
    ],
    risks: [
      ["hx-kidney-stones", 8], ["dehydration", 1.5], ["hx-gout", 2], ["fhx-kidney", 2], ["hx-ibd", 2],
    ],
  },
  {
    id: "obstructive-pyelonephritis", name: "Infected obstructed kidney", synonyms: ["pyonephrosis", "perinephric abscess"],
    icd10: "N13.6", system: "urinary", incidence: [1, 2], ages: "1221233333", female: 0.67, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.95], ["flank-pain", 0.9], ["ct-stone", 0.75], ["us-hydronephrosis", 0.9], ["chills", 0.65],
      ["hypotension", 0.4], ["tachycardia", 0.75], ["pyuria", 0.75], ["rigors", 0.5], ["wbc-high", 0.85],
      ["cva-tenderness", 0.8], ["flank-mass", 0.1], ["vomiting", 0.6], ["creatinine-high", 0.55],
      ["confusion", 0.15], ["ill-appearing", 0.55],
    ],
    cardinal: ["fever", "flank-pain|cva-tenderness"],
    risks: [
      ["hx-kidney-stones", 6], ["hx-diabetes", 2.5], ["pregnant", 2], ["hx-urinary-reflux-abnormality", 3],
      ["hx-uti", 4],
    ],
  },
  {
    id: "acute-kidney-injury", name: "Acute kidney injury", synonyms: ["acute renal failure", "acute tubular necrosis"],
    icd10: "N17.9", system: "urinary", incidence: [3, 5], ages: "2222223344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["oliguria", 0.6], ["creatinine-high", 0.97], ["edema-leg", 0.3], ["nausea", 0.4], ["fatigue", 0.45],
      ["confusion", 0.2], ["potassium-high", 0.35], ["vomiting", 0.3], ["muddy-casts", 0.3],
      ["hypotension", 0.25], ["appetite-loss", 0.35], ["dyspnea", 0.2], ["edema", 0.35], ["diarrhea", 0.2],
      ["weakness-generalized", 0.3],
    ],
    cardinal: ["creatinine-high|oliguria"],
    against: [
      ["flank-pain-colicky", 0.3],
    ],
    risks: [
      ["med-nsaid", 3], ["med-ace-inhibitor", 2], ["dehydration", 3], ["hx-kidney-disease", 3],
      ["surgery-recent", 2], ["med-diuretic", 1.8], ["hx-bph", 2],
    ],
  },
  {
    id: "chronic-kidney-disease", name: "Chronic kidney disease", synonyms: ["CKD", "uremia"],
    icd10: "N18.9", system: "urinary", incidence: [4, 3], ages: "1111123344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.55], ["creatinine-high", 0.97], ["hypertension", 0.75], ["itching", 0.35],
      ["edema-leg", 0.4], ["hemoglobin-low", 0.5], ["nocturia", 0.35], ["appetite-loss", 0.3],
      ["proteinuria", 0.6], ["nausea", 0.25], ["restless-legs", 0.2], ["muscle-cramps", 0.25],
      ["calcium-low", 0.25], ["pallor", 0.25], ["dyspnea-exertional", 0.2], ["taste-metallic", 0.15],
      ["asterixis", 0.05], ["confusion", 0.05], ["hiccups", 0.1], ["potassium-high", 0.25],
    ],
    cardinal: ["creatinine-high|fatigue|edema-leg|itching|hypertension"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.1], ["flank-pain", 0.3],
    ],
    risks: [
      ["hx-diabetes", 4], ["hx-hypertension", 3], ["fhx-kidney", 3], ["med-nsaid", 1.8],
      ["hx-kidney-disease", 15], ["hx-lupus-autoimmune", 3],
    ],
  },
  {
    id: "acute-glomerulonephritis", name: "Acute glomerulonephritis", synonyms: ["post-streptococcal glomerulonephritis", "nephritic syndrome"],
    icd10: "N00.9", system: "urinary", incidence: [2, 2], ages: "0134322222", female: 0.33, urgency: "same-day", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["urine-cola", 0.65], ["hematuria", 0.9], ["edema-facial", 0.7], ["hypertension", 0.75],
      ["post-streptococcal", 0.7], ["proteinuria", 0.8], ["rbc-casts", 0.6], ["oliguria", 0.45],
      ["edema-leg", 0.45], ["creatinine-high", 0.55], ["complement-low", 0.75], ["headache", 0.25],
      ["edema", 0.8], ["fatigue", 0.3], ["urine-dark", 0.65],
    ],
    cardinal: ["hematuria|urine-cola|edema|urine-dark"],
    against: [
      ["dysuria", 0.15], ["flank-pain-colicky", 0.1], ["fever", 0.4], ["proteinuria-nephrotic", 0.4],
      ["hearing-loss", 0.1], ["purpura-palpable-legs", 0.1],
    ],
    risks: [
      ["skin-infection-recent", 5], ["hx-lupus-autoimmune", 4],
    ],
  },
  {
    id: "iga-nephropathy", name: "IgA nephropathy", synonyms: ["Berger disease"],
    icd10: "N02.B9", system: "urinary", incidence: [2, 2], ages: "0013443322", female: 0.33, urgency: "same-day",
    course: { recurrent: 0.7, chronic: 0.7 },
    findings: [
      ["hematuria", 0.95], ["urine-cola", 0.45], ["prior-infection-recent", 0.55],
      ["synpharyngitic-hematuria", 0.55], ["proteinuria", 0.55], ["hypertension", 0.35], ["flank-pain", 0.2],
      ["well-appearing", 0.25], ["similar-episode-before", 0.45], ["sore-throat", 0.35],
    ],
    cardinal: ["hematuria"],
    against: [
      ["complement-low", 0.05], ["purpura-palpable-legs", 0.1], ["dysuria", 0.15], ["hearing-loss", 0.05],
      ["edema-facial", 0.4], ["post-streptococcal", 0.4],
    ],
    risks: [
      ["asian-descent", 2], ["fhx-kidney", 1.5],
    ],
  },
  {
    id: "rapidly-progressive-gn", name: "Anti-GBM disease", synonyms: ["Goodpasture syndrome", "rapidly progressive glomerulonephritis"],
    icd10: "M31.0", system: "urinary", incidence: [0, 1], ages: "0001233333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["hematuria", 0.9], ["hemoptysis", 0.6], ["creatinine-high", 0.95], ["anti-gbm", 0.9], ["dyspnea", 0.55],
      ["oliguria", 0.45], ["rbc-casts", 0.7], ["hemoglobin-low", 0.7], ["fatigue", 0.6],
      ["xray-bilateral-infiltrates", 0.55], ["proteinuria", 0.85], ["cough", 0.5], ["edema-leg", 0.3],
      ["hypertension", 0.4], ["nausea", 0.3],
    ],
    cardinal: ["hematuria|hemoptysis|creatinine-high"],
    risks: [
      ["smoking", 2.5], ["hydrocarbon-exposure", 4],
    ],
  },
  {
    id: "nephrotic-syndrome", name: "Nephrotic syndrome", synonyms: ["minimal change disease", "membranous nephropathy"],
    icd10: "N04.9", system: "urinary", incidence: [2, 2], ages: "1343323333", female: 0.4, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.5, chronic: 0.4 },
    findings: [
      ["edema-facial", 0.65], ["urine-foamy", 0.5], ["proteinuria-nephrotic", 0.97], ["edema-leg", 0.85],
      ["edema", 0.95], ["albumin-low", 0.9], ["cholesterol-high", 0.75], ["ascites", 0.3],
      ["weight-gain-rapid", 0.5], ["edema-generalized", 0.5], ["xray-pleural-effusion", 0.2],
      ["fatigue", 0.35], ["scrotal-swelling", 0.1], ["abdominal-distension", 0.3],
      ["prior-infection-recent", 0.25], ["proteinuria", 0.97],
    ],
    cardinal: ["edema"],
    against: [
      ["jugular-distension", 0.1], ["bnp-high", 0.2], ["rbc-casts", 0.1], ["fever", 0.2], ["orthopnea", 0.15],
      ["spider-angiomata", 0.05],
    ],
    risks: [
      ["hx-diabetes", 3], ["hx-lupus-autoimmune", 5], ["med-nsaid", 2], ["hx-hepatitis", 2],
      ["hiv-positive", 3],
    ],
  },
  {
    id: "interstitial-nephritis", name: "Acute interstitial nephritis", synonyms: [],
    icd10: "N10", system: "urinary", incidence: [2, 2], ages: "1111223333", urgency: "same-day",
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["creatinine-high", 0.97], ["fever", 0.4], ["rash", 0.35], ["eosinophilia", 0.35], ["med-new", 0.7],
      ["pyuria", 0.65], ["wbc-casts", 0.25], ["urine-eosinophils", 0.4], ["joint-pain", 0.15],
      ["flank-pain", 0.2], ["nausea", 0.35], ["oliguria", 0.25], ["rash-after-drug", 0.25], ["fatigue", 0.4],
    ],
    cardinal: ["creatinine-high"],
    against: [
      ["dysuria", 0.2], ["rbc-casts", 0.1], ["edema", 0.4],
    ],
    risks: [
      ["antibiotics-recent", 4], ["med-nsaid", 3],
    ],
  },
  {
    id: "polycystic-kidney", name: "Polycystic kidney disease", synonyms: ["ADPKD"],
    icd10: "Q61.2", system: "urinary", incidence: [3, 2], ages: "2112233333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["us-kidney-cysts", 0.97], ["flank-pain", 0.55], ["hypertension", 0.65], ["hematuria", 0.4],
      ["flank-mass", 0.35], ["fhx-kidney", 0.75], ["hepatomegaly", 0.15], ["headache", 0.15],
      ["abdominal-distension", 0.2], ["hx-uti", 0.2], ["abdominal-mass", 0.35],
    ],
    cardinal: ["us-kidney-cysts|flank-mass|flank-pain|fhx-kidney|hematuria"],
    against: [
      ["fever", 0.3], ["weight-loss", 0.1],
    ],
    risks: [
      ["family-aneurysm", 4],
    ],
  },
  {
    id: "renal-cell-carcinoma", name: "Renal cell carcinoma", synonyms: ["kidney cancer"],
    icd10: "C64.9", system: "urinary", incidence: [2, 2], ages: "0000012344", female: 0.33, urgency: "same-day", dangerous: true,
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["hematuria-painless", 0.5], ["flank-pain", 0.4], ["flank-mass", 0.25], ["weight-loss", 0.4],
      ["ct-kidney-mass", 0.97], ["fever", 0.2], ["hemoglobin-low", 0.3], ["hemoglobin-high", 0.05],
      ["calcium-high", 0.1], ["hypertension", 0.25], ["fatigue", 0.35], ["hematuria", 0.55],
      ["night-sweats", 0.1], ["abdominal-mass", 0.25], ["esr-crp-high", 0.45],
    ],
    cardinal: ["hematuria|flank-mass|ct-kidney-mass|flank-pain|weight-loss"],
    against: [
      ["dysuria", 0.2], ["flank-pain-colicky", 0.3], ["onset-sudden", 0.3],
    ],
    risks: [
      ["smoking", 1.8], ["obesity", 1.5], ["hx-hypertension", 1.5], ["fhx-cancer-other", 1.5],
      ["hx-dialysis-missed", 3],
    ],
  },
  {
    id: "wilms-tumor", name: "Wilms tumor", synonyms: ["nephroblastoma"],
    icd10: "C64.9", system: "urinary", incidence: [1, 1], ages: "1342100000", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8 },
    findings: [
      ["abdominal-mass", 0.9], ["flank-mass", 0.75], ["hematuria", 0.2], ["hypertension", 0.4],
      ["abdominal-pain", 0.35], ["well-appearing", 0.5], ["fever", 0.15], ["ct-kidney-mass", 0.97],
      ["abdominal-distension", 0.4], ["appetite-loss", 0.15],
    ],
    cardinal: ["abdominal-mass|flank-mass"],
    against: [
      ["periorbital-bruise", 0.05], ["bone-pain", 0.1], ["weight-loss", 0.3], ["mass-crosses-midline", 0.2],
    ],
  },
  {
    id: "bladder-cancer", name: "Bladder cancer", synonyms: [],
    icd10: "C67.9", system: "urinary", incidence: [3, 3], ages: "0000012244", female: 0.2, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["hematuria-painless", 0.8], ["hematuria", 0.9], ["urinary-frequency", 0.25], ["dysuria", 0.2],
      ["urinary-urgency", 0.2], ["weight-loss", 0.15], ["smoking", 0.6], ["cystoscopy-mass", 0.97],
      ["abdominal-pain-suprapubic", 0.1], ["us-hydronephrosis", 0.1], ["hemoglobin-low", 0.15],
    ],
    cardinal: ["hematuria"],
    against: [
      ["fever", 0.1], ["flank-pain-colicky", 0.1], ["urine-culture-e-coli", 0.3], ["rbc-casts", 0.02],
      ["prior-infection-recent", 0.3],
    ],
    risks: [
      ["smoking-heavy", 6], ["radiation-therapy", 3],
    ],
  },
  {
    id: "bph", name: "Benign prostatic hyperplasia", synonyms: ["BPH"],
    icd10: "N40.1", system: "urinary", incidence: [5, 4], ages: "0000012344", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["urinary-hesitancy", 0.8], ["nocturia", 0.75], ["urinary-frequency", 0.65], ["urine-stream-weak", 0.8],
      ["urinary-urgency", 0.45], ["prostate-enlarged", 0.75], ["urinary-retention", 0.1], ["hematuria", 0.1],
      ["urinary-incontinence", 0.15],
    ],
    cardinal: ["urinary-hesitancy|nocturia|urine-stream-weak|urinary-frequency"],
    against: [
      ["fever", 0.05], ["prostate-nodule", 0.1], ["weight-loss", 0.05], ["bone-pain", 0.05], ["dysuria", 0.3],
      ["prostate-tender", 0.05], ["back-pain", 0.3], ["hematuria-painless", 0.3], ["polyuria", 0.2],
    ],
    risks: [
      ["hx-bph", 12], ["med-decongestant", 1.5],
    ],
  },
  {
    id: "prostate-cancer", name: "Prostate cancer", synonyms: [],
    icd10: "C61", system: "urinary", incidence: [4, 4], ages: "0000012344", female: 0, urgency: "same-day", dangerous: true,
    course: { chronic: 0.9 },
    findings: [
      ["psa-high", 0.9], ["prostate-nodule", 0.5], ["urinary-hesitancy", 0.3], ["nocturia", 0.3],
      ["bone-pain", 0.2], ["weight-loss", 0.2], ["back-pain", 0.25], ["hematuria", 0.1],
      ["urine-stream-weak", 0.3], ["blood-in-semen", 0.05], ["erectile-dysfunction", 0.15],
      ["well-appearing", 0.35], ["fatigue", 0.2], ["prostate-enlarged", 0.3], ["alk-phos-high", 0.15],
    ],
    cardinal: ["psa-high|prostate-nodule|urinary-hesitancy|bone-pain|back-pain"],
    against: [
      ["fever", 0.05], ["prostate-tender", 0.1], ["dysuria", 0.3],
    ],
    risks: [
      ["fhx-cancer-other", 2], ["african-descent", 2], ["fhx-cancer-breast-ovary", 1.5],
    ],
  },
  {
    id: "acute-prostatitis", name: "Acute bacterial prostatitis", synonyms: [],
    icd10: "N41.0", system: "urinary", incidence: [3, 3], ages: "0000133333", female: 0, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["fever", 0.85], ["prostate-tender", 0.9], ["dysuria", 0.85], ["perineal-pain", 0.6],
      ["urinary-frequency", 0.75], ["chills", 0.65], ["urinary-hesitancy", 0.5], ["urinary-retention", 0.1],
      ["pyuria", 0.85], ["abdominal-pain-suprapubic", 0.4], ["back-pain-low", 0.35], ["malaise", 0.5],
      ["urinary-urgency", 0.65], ["rigors", 0.3], ["urine-culture-e-coli", 0.7], ["anal-pain", 0.3],
      ["myalgia", 0.3], ["wbc-high", 0.65],
    ],
    cardinal: ["dysuria|perineal-pain|urinary-hesitancy|prostate-tender", "fever|prostate-tender"],
    against: [
      ["penile-discharge", 0.2], ["testicular-pain", 0.3], ["flank-pain", 0.3], ["prostate-nodule", 0.2],
    ],
    risks: [
      ["hx-bph", 2], ["indwelling-line-catheter", 4], ["hx-uti", 3],
    ],
  },
  {
    id: "chronic-prostatitis", name: "Chronic prostatitis", synonyms: ["chronic pelvic pain syndrome of men"],
    icd10: "N41.1", system: "urinary", incidence: [4, 3], ages: "0001233322", female: 0, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["perineal-pain", 0.8], ["pelvic-pain-chronic", 0.7], ["dysuria", 0.4], ["urinary-frequency", 0.45],
      ["testicular-pain", 0.35], ["abdominal-pain-suprapubic", 0.4], ["urinary-urgency", 0.35],
      ["erectile-dysfunction", 0.25], ["blood-in-semen", 0.05],
    ],
    cardinal: ["perineal-pain|pelvic-pain-chronic"],
    against: [
      ["fever", 0.05], ["chills", 0.05], ["prostate-nodule", 0.1], ["hematuria", 0.2],
      ["penile-discharge", 0.2],
    ],
    risks: [
      ["stressor", 1.5], ["hx-uti", 2],
    ],
  },
  {
    id: "urinary-retention", name: "Acute urinary retention", synonyms: [],
    icd10: "R33.9", system: "urinary", incidence: [3, 5], ages: "1111112344", female: 0.14, urgency: "emergency",
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["urinary-retention", 0.97], ["abdominal-pain-suprapubic", 0.75], ["bladder-distended", 0.8],
      ["urinary-hesitancy", 0.5], ["restless-pain", 0.35], ["confusion", 0.1], ["us-hydronephrosis", 0.1],
      ["oliguria", 0.4], ["abdominal-pain-lower", 0.75], ["abdominal-distension", 0.4], ["urine-stream-weak", 0.4],
      ["nocturia", 0.3], ["prostate-enlarged", 0.5],
    ],
    cardinal: ["urinary-retention"],
    against: [
      ["fever", 0.2], ["saddle-anesthesia", 0.05], ["weakness-legs-both", 0.05], ["flank-pain-colicky", 0.1],
    ],
    risks: [
      ["hx-bph", 8], ["med-decongestant", 4], ["opioid-use", 3], ["surgery-recent", 3], ["constipation", 2.5],
      ["lumbar-puncture-recent", 4],
    ],
  },
  {
    id: "overactive-bladder", name: "Overactive bladder", synonyms: ["urge incontinence"],
    icd10: "N32.81", system: "urinary", incidence: [5, 4], ages: "0001233344", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["urinary-urgency", 0.95], ["urinary-frequency", 0.9], ["nocturia", 0.7],
      ["urinary-incontinence-urge", 0.6], ["urinary-incontinence", 0.6], ["urinalysis-normal", 0.6],
    ],
    cardinal: ["urinary-urgency"],
    against: [
      ["dysuria", 0.1], ["hematuria", 0.05], ["fever", 0.02], ["abdominal-pain-suprapubic", 0.2],
      ["pyuria", 0.1], ["polyuria", 0.2], ["saddle-anesthesia", 0.01],
    ],
    risks: [
      ["med-diuretic", 1.5], ["hx-stroke", 2], ["hx-parkinson", 2.5], ["hx-spinal-problem", 1.5],
      ["caffeine-high", 2], ["postmenopausal", 1.5],
    ],
  },
  {
    id: "stress-incontinence", name: "Stress urinary incontinence", synonyms: [],
    icd10: "N39.3", system: "urinary", incidence: [5, 4], ages: "0001234433", female: 0.94, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["urinary-incontinence-stress", 0.97], ["urinary-incontinence", 0.97], ["vaginal-bulge", 0.2],
      ["multiparous", 0.65],
    ],
    cardinal: ["urinary-incontinence-stress"],
    against: [
      ["urinary-urgency", 0.3], ["dysuria", 0.1], ["fever", 0.02], ["nocturia", 0.3], ["hematuria", 0.05],
      ["urinary-frequency", 0.4],
    ],
    risks: [
      ["obesity", 2], ["postmenopausal", 1.5], ["pregnant", 1.5],
    ],
  },
  {
    id: "interstitial-cystitis", name: "Interstitial cystitis", synonyms: ["painful bladder syndrome"],
    icd10: "N30.10", system: "urinary", incidence: [3, 2], ages: "0001344333", female: 0.83, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["bladder-pain-filling", 0.9], ["urinary-frequency", 0.9], ["urinary-urgency", 0.85], ["nocturia", 0.65],
      ["urinalysis-normal", 0.7], ["dyspareunia", 0.45], ["pelvic-pain-chronic", 0.65], ["dysuria", 0.35],
      ["abdominal-pain-suprapubic", 0.6],
    ],
    cardinal: ["bladder-pain-filling|urinary-frequency|pelvic-pain-chronic"],
    against: [
      ["fever", 0.02], ["urine-culture-e-coli", 0.1], ["hematuria", 0.2], ["vaginal-discharge", 0.2],
      ["penile-discharge", 0.1], ["pyuria", 0.1],
    ],
    risks: [
      ["bowel-habit-change", 2.5], ["hx-fibromyalgia", 3], ["hx-anxiety", 1.5],
    ],
  },
  {
    id: "testicular-torsion", name: "Testicular torsion", synonyms: [],
    icd10: "N44.00", system: "urinary", incidence: [1, 2], ages: "3123432100", female: 0, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["testicular-pain-sudden", 0.9], ["testicular-pain", 0.97], ["testicle-high-riding", 0.6],
      ["nausea", 0.55], ["vomiting", 0.5], ["cremasteric-absent", 0.9], ["scrotal-swelling", 0.65],
      ["abdominal-pain-lower", 0.25], ["us-no-flow-testis-ovary", 0.9], ["onset-sudden", 0.85],
      ["similar-episode-before", 0.2], ["groin-pain", 0.3], ["skin-redness-warm", 0.25],
    ],
    cardinal: ["testicular-pain"],
    against: [
      ["dysuria", 0.05], ["fever", 0.1], ["penile-discharge", 0.05], ["urinary-frequency", 0.05],
      ["prehn-sign", 0.15], ["blue-dot-sign", 0.05], ["pyuria", 0.1], ["onset-gradual", 0.1],
      ["parotid-swelling", 0.02],
    ],
    risks: [
      ["hx-undescended-testis", 5],
    ],
  },
  {
    id: "appendage-torsion", name: "Torsion of testicular appendage", synonyms: [],
    icd10: "N44.03", system: "urinary", incidence: [1, 2], ages: "0124310000", female: 0, urgency: "emergency",
    course: { acute: 0.9, hyperacute: 0.5 },
    findings: [
      ["testicular-pain", 0.95], ["blue-dot-sign", 0.75], ["scrotal-swelling", 0.4], ["onset-gradual", 0.35],
      ["well-appearing", 0.4], ["testicular-pain-sudden", 0.4],
    ],
    cardinal: ["testicular-pain"],
    against: [
      ["vomiting", 0.1], ["testicle-high-riding", 0.05], ["cremasteric-absent", 0.1], ["dysuria", 0.05],
      ["fever", 0.1], ["us-no-flow-testis-ovary", 0.02],
    ],
  },
  {
    id: "epididymitis", name: "Epididymitis or orchitis", synonyms: ["epididymo-orchitis"],
    icd10: "N45.1", system: "urinary", incidence: [4, 4], ages: "1122333322", female: 0, urgency: "same-day",
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["testicular-pain", 0.95], ["scrotal-swelling", 0.75], ["dysuria", 0.45], ["fever", 0.4],
      ["prehn-sign", 0.55], ["epididymis-tender", 0.9], ["penile-discharge", 0.25], ["urinary-frequency", 0.3],
      ["onset-gradual", 0.6], ["pyuria", 0.55], ["skin-redness-warm", 0.4], ["groin-pain", 0.3],
      ["chills", 0.15], ["sti-test-positive", 0.3],
    ],
    cardinal: ["testicular-pain"],
    against: [
      ["testicle-high-riding", 0.05], ["vomiting", 0.15], ["testicular-pain-sudden", 0.3],
      ["cremasteric-absent", 0.1], ["us-no-flow-testis-ovary", 0.02], ["testicular-mass", 0.3],
    ],
    risks: [
      ["sexually-active-new-partner", 3], ["hx-uti", 2.5], ["indwelling-line-catheter", 3], ["hx-bph", 2],
      ["partner-sti", 4],
    ],
  },
  {
    id: "testicular-cancer", name: "Testicular cancer", synonyms: [],
    icd10: "C62.90", system: "urinary", incidence: [2, 2], ages: "0111343210", female: 0, urgency: "same-day", dangerous: true,
    course: { chronic: 0.7, subacute: 0.7 },
    findings: [
      ["testicular-mass", 0.97], ["scrotal-heaviness", 0.45], ["testicular-painless-lump", 0.97],
      ["scrotal-swelling", 0.5], ["testicular-pain", 0.15], ["gynecomastia", 0.05], ["afp-high", 0.45],
      ["lymphadenopathy-supraclavicular", 0.05],
    ],
    cardinal: ["testicular-mass|scrotal-swelling|testicular-painless-lump"],
    against: [
      ["scrotal-transilluminates", 0.1], ["fever", 0.05], ["dysuria", 0.05], ["scrotal-bag-of-worms", 0.05],
      ["testicular-pain-sudden", 0.1],
    ],
    risks: [
      ["hx-undescended-testis", 8], ["fhx-cancer-other", 3],
    ],
  },
  {
    id: "hydrocele-varicocele", name: "Hydrocele or varicocele", synonyms: ["spermatocele"],
    icd10: "N43.3", system: "urinary", incidence: [4, 3], ages: "3332433333", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["scrotal-swelling", 0.85], ["scrotal-transilluminates", 0.55], ["scrotal-bag-of-worms", 0.4],
      ["scrotal-heaviness", 0.4], ["testicular-pain", 0.15], ["infertility", 0.15], ["well-appearing", 0.55],
      ["worse-standing", 0.3],
    ],
    cardinal: ["scrotal-swelling|scrotal-bag-of-worms|scrotal-transilluminates"],
    against: [
      ["fever", 0.02], ["testicular-pain-sudden", 0.02], ["vomiting", 0.02], ["skin-redness-warm", 0.02],
      ["testicular-mass", 0.2], ["hernia-irreducible", 0.05],
    ],
  },
  {
    id: "cryptorchidism", name: "Undescended testis", synonyms: ["cryptorchidism"],
    icd10: "Q53.9", system: "urinary", incidence: [3, 2], ages: "3442100000", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["testicle-undescended", 0.97], ["well-appearing", 0.6], ["hernia-bulge", 0.1],
    ],
    cardinal: ["testicle-undescended"],
    against: [
      ["testicular-pain", 0.05], ["fever", 0.01],
    ],
    risks: [
      ["newborn-premature", 5],
    ],
  },
  {
    id: "urethritis", name: "Urethritis", synonyms: ["nongonococcal urethritis", "chlamydia", "gonorrhea in men"],
    icd10: "N34.1", system: "urinary", incidence: [4, 4], ages: "0001343211", female: 0, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["penile-discharge", 0.85], ["dysuria", 0.75], ["sexually-active-new-partner", 0.65],
      ["sti-test-positive", 0.8], ["pyuria", 0.65], ["urinary-frequency", 0.2],
    ],
    cardinal: ["penile-discharge|dysuria"],
    against: [
      ["fever", 0.1], ["flank-pain", 0.05], ["prostate-tender", 0.1], ["hematuria", 0.15],
      ["testicular-pain", 0.2], ["genital-ulcer", 0.1], ["urinary-hesitancy", 0.2],
    ],
    risks: [
      ["partner-sti", 8], ["msm", 2],
    ],
  },
  {
    id: "balanitis", name: "Balanitis or phimosis", synonyms: ["balanoposthitis"],
    icd10: "N48.1", system: "urinary", incidence: [4, 3], ages: "1333223333", female: 0, urgency: "routine",
    course: { acute: 0.8, chronic: 0.5 },
    findings: [
      ["foreskin-inflamed", 0.95], ["penile-pain", 0.5], ["foreskin-tight", 0.4], ["dysuria", 0.3],
      ["itching", 0.45], ["penile-discharge", 0.25], ["skin-redness-warm", 0.65], ["rash-satellite", 0.15],
    ],
    cardinal: ["foreskin-inflamed"],
    against: [
      ["fever", 0.05], ["genital-ulcer", 0.15], ["testicular-pain", 0.05],
    ],
    risks: [
      ["uncircumcised", 8], ["hx-diabetes", 4], ["med-sglt2", 6], ["antibiotics-recent", 1.5],
    ],
  },
  {
    id: "paraphimosis", name: "Paraphimosis", synonyms: [],
    icd10: "N47.2", system: "urinary", incidence: [1, 2], ages: "1222222233", female: 0, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["paraphimosis-sign", 0.97], ["penile-pain", 0.9], ["foreskin-tight", 0.55], ["urinary-retention", 0.1],
    ],
    cardinal: ["paraphimosis-sign"],
    against: [
      ["fever", 0.05], ["penile-discharge", 0.1], ["erection-prolonged", 0.05],
    ],
    risks: [
      ["uncircumcised", 10], ["indwelling-line-catheter", 4],
    ],
  },
  {
    id: "priapism", name: "Priapism", synonyms: [],
    icd10: "N48.30", system: "urinary", incidence: [1, 2], ages: "0012343322", female: 0, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["erection-prolonged", 0.97], ["penile-pain", 0.8],
    ],
    cardinal: ["erection-prolonged"],
    against: [
      ["fever", 0.05], ["trauma", 0.2],
    ],
    risks: [
      ["hx-sickle-cell", 15], ["stimulant-use", 3], ["med-pde5", 2], ["antipsychotic-drug", 3],
      ["blood-cancer-known", 5],
    ],
  },
  {
    id: "penile-fracture", name: "Penile fracture", synonyms: [],
    icd10: "S39.840A", system: "urinary", incidence: [0, 1], ages: "0000144322", female: 0, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["penile-injury-intercourse", 0.95], ["penile-pain", 0.9], ["popping-injury", 0.8],
      ["bruising", 0.9], ["penile-curvature", 0.35], ["blood-at-urethra", 0.15],
      ["hematuria", 0.1],
    ],
    cardinal: ["penile-pain"],
    against: [
      ["erection-prolonged", 0.05], ["fever", 0.02],
    ],
  },
  {
    id: "peyronie", name: "Peyronie disease", synonyms: [],
    icd10: "N48.6", system: "urinary", incidence: [3, 2], ages: "0000123433", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["penile-curvature", 0.95], ["penile-plaque", 0.75], ["penile-pain", 0.35],
      ["erectile-dysfunction", 0.4], ["onset-gradual", 0.4],
    ],
    cardinal: ["penile-curvature"],
    against: [
      ["fever", 0.01], ["penile-injury-intercourse", 0.2],
    ],
    risks: [
      ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "erectile-dysfunction", name: "Erectile dysfunction", synonyms: [],
    icd10: "N52.9", system: "urinary", incidence: [5, 4], ages: "0001233444", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["erectile-dysfunction", 0.97], ["libido-low", 0.3], ["anxiety", 0.2], ["testosterone-low", 0.15],
      ["mood-low", 0.15], ["stressor", 0.2],
    ],
    cardinal: ["erectile-dysfunction"],
    against: [
      ["testicular-pain", 0.05], ["fever", 0.02], ["penile-curvature", 0.1], ["galactorrhea", 0.1],
      ["saddle-anesthesia", 0.01],
    ],
    risks: [
      ["hx-diabetes", 3], ["hx-hypertension", 2], ["smoking", 1.5], ["med-ssri", 2.5],
      ["hx-coronary-disease", 2], ["med-beta-blocker", 1.5], ["hx-hypercholesterolemia", 1.5],
      ["hx-depression", 1.5],
    ],
  },
  {
    id: "genital-herpes", name: "Genital herpes", synonyms: [],
    icd10: "A60.00", system: "urinary", incidence: [4, 4], ages: "0001343322", female: 0.6, urgency: "same-day",
    course: { acute: 0.9, recurrent: 0.6 },
    findings: [
      ["genital-ulcer-painful", 0.85], ["genital-ulcer", 0.9], ["rash-vesicular-grouped", 0.65],
      ["dysuria", 0.45], ["lymphadenopathy-inguinal", 0.55], ["lymphadenopathy-tender", 0.4], ["fever", 0.35],
      ["similar-episode-before", 0.35], ["tingling", 0.3], ["genital-pain", 0.6], ["myalgia", 0.3],
      ["malaise", 0.35], ["rash-vesicular", 0.7], ["headache", 0.2], ["vaginal-discharge", 0.2],
    ],
    cardinal: ["genital-ulcer|genital-ulcer-painful|rash-vesicular-grouped"],
    against: [
      ["genital-ulcer-painless", 0.05], ["ulcer-indurated", 0.1], ["rash-palms-soles", 0.02],
      ["genital-warts", 0.1], ["bubo-fluctuant", 0.05],
    ],
    risks: [
      ["sexually-active-new-partner", 4], ["partner-sti", 5], ["hx-herpes", 6],
    ],
  },
  {
    id: "genital-warts", name: "Genital warts", synonyms: ["condyloma acuminata", "HPV"],
    icd10: "A63.0", system: "urinary", incidence: [4, 3], ages: "0001343311", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["genital-warts", 0.97], ["anal-lump", 0.25], ["itching", 0.25], ["warts", 0.4],
    ],
    cardinal: ["genital-warts"],
    against: [
      ["genital-ulcer", 0.05], ["fever", 0.01], ["vaginal-discharge", 0.3], ["genital-ulcer-painful", 0.05],
      ["umbilicated-papules", 0.1],
    ],
    risks: [
      ["sexually-active-new-partner", 3], ["immunosuppressed", 2], ["msm", 2], ["hx-hpv", 5],
    ],
  },
  {
    id: "enuresis", name: "Nocturnal enuresis", synonyms: ["bed-wetting"],
    icd10: "N39.44", system: "urinary", incidence: [4, 3], ages: "0014322100", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bedwetting", 0.97], ["well-appearing", 0.55], ["constipation", 0.2], ["urinalysis-normal", 0.4],
    ],
    cardinal: ["bedwetting"],
    against: [
      ["dysuria", 0.05], ["thirst", 0.05], ["weight-loss", 0.05], ["polyuria", 0.05], ["fever", 0.02],
      ["snoring", 0.4], ["limp", 0.05], ["fecal-incontinence", 0.2],
    ],
    risks: [
      ["stressor", 1.5], ["inattention-hyperactivity", 2],
    ],
  },
  {
    id: "vesicoureteral-reflux", name: "Vesicoureteral reflux", synonyms: ["posterior urethral valves"],
    icd10: "N13.70", system: "urinary", incidence: [3, 3], ages: "3443210000", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["hx-uti", 0.75], ["fever", 0.6], ["us-hydronephrosis", 0.4], ["flank-pain", 0.15],
      ["urine-stream-weak", 0.15], ["failure-to-thrive", 0.1], ["pyuria", 0.6], ["vcug-reflux", 0.95],
      ["bladder-distended", 0.1],
    ],
    cardinal: ["hx-uti|us-hydronephrosis|vcug-reflux|urine-stream-weak"],
    risks: [
      ["fhx-kidney", 4], ["hx-urinary-reflux-abnormality", 8],
    ],
  },
  {
    id: "hydronephrosis", name: "Obstructive uropathy", synonyms: ["hydronephrosis"],
    icd10: "N13.30", system: "urinary", incidence: [3, 3], ages: "2221123344", urgency: "same-day",
    course: { acute: 0.5, chronic: 0.7 },
    findings: [
      ["us-hydronephrosis", 0.97], ["flank-pain", 0.5], ["creatinine-high", 0.5], ["flank-mass", 0.15],
      ["oliguria", 0.25], ["urinary-hesitancy", 0.3], ["hypertension", 0.2], ["nausea", 0.2],
      ["urinary-retention", 0.2], ["hematuria", 0.15],
    ],
    cardinal: ["us-hydronephrosis"],
    against: [
      ["fever", 0.3], ["rash", 0.1],
    ],
    risks: [
      ["hx-bph", 4], ["hx-cancer", 4], ["hx-kidney-stones", 4], ["pregnant", 2],
      ["hx-urinary-reflux-abnormality", 4],
    ],
  },
  {
    id: "urethral-stricture", name: "Urethral stricture", synonyms: [],
    icd10: "N35.9", system: "urinary", incidence: [3, 2], ages: "0001223333", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["urine-stream-weak", 0.9], ["urinary-hesitancy", 0.9], ["hx-uti", 0.35], ["dysuria", 0.3],
      ["urinary-retention", 0.15],
    ],
    cardinal: ["urine-stream-weak"],
    against: [
      ["prostate-enlarged", 0.3], ["fever", 0.1], ["weight-loss", 0.1],
    ],
    risks: [
      ["hx-sti", 4], ["indwelling-line-catheter", 4],
    ],
  },
  {
    id: "renal-infarction", name: "Renal infarction or renal vein thrombosis", synonyms: [],
    icd10: "N28.0", system: "urinary", incidence: [0, 1], ages: "1111233344", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["flank-pain", 0.9], ["nausea", 0.5], ["vomiting", 0.45], ["hematuria", 0.45], ["ldh-high", 0.9],
      ["fever", 0.35], ["hypertension", 0.45], ["creatinine-high", 0.35], ["pulse-irregular", 0.35],
      ["ct-splenic-wedge", 0.95], ["abdominal-pain", 0.5], ["onset-sudden", 0.65], ["wbc-high", 0.55],
      ["proteinuria", 0.3],
    ],
    cardinal: ["flank-pain|abdominal-pain"],
    against: [
      ["flank-pain-colicky", 0.4], ["dysuria", 0.1], ["ct-stone", 0.02],
    ],
    risks: [
      ["hx-atrial-fibrillation", 10], ["hx-endocarditis", 8], ["hx-clotting-disorder", 6],
      ["hx-valve-disease", 4],
    ],
  },
  {
    id: "diabetic-nephropathy", name: "Diabetic nephropathy", synonyms: [],
    icd10: "E11.21", system: "urinary", incidence: [4, 4], ages: "0000123344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["proteinuria", 0.95], ["hypertension", 0.75], ["edema-leg", 0.4], ["creatinine-high", 0.55],
      ["urine-foamy", 0.25], ["fatigue", 0.3], ["proteinuria-nephrotic", 0.2], ["fundus-hemorrhages", 0.55],
      ["numbness-feet", 0.4], ["hba1c-high", 0.65],
    ],
    cardinal: ["proteinuria"],
    against: [
      ["rbc-casts", 0.05], ["fever", 0.02], ["hematuria", 0.4], ["rash", 0.05],
    ],
    risks: [
      ["hx-diabetes", 15], ["hx-diabetes-type-1", 15], ["hx-hypertension", 2],
    ],
    requires: ["hx-diabetes|hx-diabetes-type-1|hba1c-high|glucose-high|glycosuria"],
  },
  {
    id: "renal-tubular-acidosis", name: "Renal tubular acidosis", synonyms: ["Fanconi syndrome"],
    icd10: "N25.89", system: "urinary", incidence: [1, 1], ages: "1332222222", urgency: "same-day",
    course: { chronic: 0.8, acute: 0.3 },
    findings: [
      ["acidosis-nongap", 0.9], ["potassium-low", 0.6], ["failure-to-thrive", 0.4],
      ["weakness-generalized", 0.35], ["hx-kidney-stones", 0.3], ["polyuria", 0.35], ["bone-pain", 0.2],
      ["fatigue", 0.4], ["vomiting", 0.25], ["dehydration", 0.2], ["glycosuria", 0.15],
    ],
    cardinal: ["acidosis-nongap|potassium-low|failure-to-thrive"],
    against: [
      ["diarrhea", 0.3], ["acidosis-gap", 0.05],
    ],
    risks: [
      ["hx-lupus-autoimmune", 6], ["fhx-kidney", 3], ["m-protein", 4],
    ],
  },
  {
    id: "alport", name: "Alport syndrome", synonyms: ["hereditary nephritis"],
    icd10: "Q87.81", system: "urinary", incidence: [1, 0], ages: "0123332100", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hematuria", 0.97], ["hearing-loss", 0.6], ["fhx-kidney", 0.75], ["proteinuria", 0.65],
      ["creatinine-high", 0.4], ["hypertension", 0.35], ["hearing-loss-gradual", 0.45],
    ],
    cardinal: ["hematuria"],
    against: [
      ["complement-low", 0.05], ["fever", 0.05], ["post-streptococcal", 0.2], ["edema-facial", 0.3],
    ],
  },
  {
    id: "hyperkalemia", name: "Hyperkalemia", synonyms: [],
    icd10: "E87.5", system: "urinary", incidence: [2, 4], ages: "2111123344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["potassium-high", 0.97], ["weakness-generalized", 0.45], ["palpitations", 0.25], ["ecg-peaked-t", 0.55],
      ["bradycardia", 0.25], ["nausea", 0.2], ["tingling", 0.15], ["creatinine-high", 0.7],
      ["ecg-heart-block", 0.15], ["syncope", 0.1], ["fatigue", 0.35], ["ecg-wide-qrs", 0.2],
      ["sudden-death-witnessed", 0.02],
    ],
    cardinal: ["potassium-high"],
    against: [
      ["fever", 0.2],
    ],
    risks: [
      ["hx-kidney-disease", 5], ["med-ace-inhibitor", 3], ["med-arb-or-potassium", 5],
      ["hx-dialysis-missed", 20], ["hx-adrenal", 4], ["down-long-time", 3],
    ],
  },
  {
    id: "hypokalemia", name: "Hypokalemia", synonyms: ["hypomagnesemia", "Bartter or Gitelman syndrome"],
    icd10: "E87.6", system: "urinary", incidence: [2, 4], ages: "1111233344", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["potassium-low", 0.97], ["weakness-generalized", 0.6], ["muscle-cramps", 0.45], ["palpitations", 0.3],
      ["constipation", 0.2], ["ecg-u-waves", 0.45], ["fatigue", 0.45], ["polyuria", 0.15], ["tingling", 0.15],
      ["hypertension", 0.15], ["alkalosis-metabolic", 0.4], ["reflexes-decreased", 0.2],
    ],
    cardinal: ["potassium-low"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["med-diuretic", 5], ["vomiting", 2], ["diarrhea", 2], ["binge-purge", 4], ["alcohol-use-heavy", 1.8],
    ],
  },
  {
    id: "hyponatremia", name: "Hyponatremia", synonyms: ["SIADH"],
    icd10: "E87.1", system: "urinary", incidence: [3, 5], ages: "2111112344", female: 0.57, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["sodium-low", 0.97], ["confusion", 0.45], ["nausea", 0.45], ["headache", 0.4], ["seizure", 0.1],
      ["weakness-generalized", 0.4], ["fatigue", 0.4], ["gait-ataxia", 0.2], ["vomiting", 0.25],
      ["muscle-cramps", 0.2], ["consciousness-reduced", 0.15], ["fall", 0.2], ["urine-osmolality-high", 0.45],
      ["appetite-loss", 0.2], ["dizziness", 0.2],
    ],
    cardinal: ["sodium-low"],
    against: [
      ["fever", 0.2], ["weakness-one-side", 0.05], ["potassium-high", 0.3],
    ],
    risks: [
      ["med-diuretic", 4], ["med-ssri", 3], ["hx-cancer", 4], ["hx-heart-failure", 2], ["hx-cirrhosis", 2.5],
      ["strenuous-exercise", 1.5], ["stimulant-use", 5],
    ],
  },
  {
    id: "hypernatremia", name: "Hypernatremia", synonyms: ["dehydration with hypernatremia"],
    icd10: "E87.0", system: "urinary", incidence: [2, 4], ages: "3221112244", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["sodium-high", 0.97], ["thirst", 0.5], ["confusion", 0.6], ["lethargic-child", 0.25],
      ["dehydration", 0.75], ["consciousness-reduced", 0.35], ["weakness-generalized", 0.5], ["polyuria", 0.2],
      ["seizure", 0.1], ["irritable-child", 0.2], ["dry-mouth", 0.55], ["fever", 0.25], ["tachycardia", 0.35],
    ],
    cardinal: ["sodium-high"],
    against: [
      ["edema", 0.3],
    ],
    risks: [
      ["nursing-home", 4], ["hx-dementia", 3], ["med-lithium", 3], ["diarrhea", 2], ["hx-stroke", 1.5],
    ],
  },
  {
    id: "dehydration", name: "Dehydration", synonyms: ["volume depletion"],
    icd10: "E86.0", system: "urinary", incidence: [5, 5], ages: "3442222344", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["dehydration", 0.9], ["thirst", 0.6], ["dizziness-standing", 0.4], ["oliguria", 0.5],
      ["tachycardia", 0.5], ["dry-mouth", 0.65], ["urine-dark", 0.4], ["fatigue", 0.45],
      ["hypotension-orthostatic", 0.4], ["weakness-generalized", 0.45], ["lethargic-child", 0.15],
      ["headache", 0.25], ["presyncope", 0.4], ["sunken-fontanelle", 0.1], ["poor-feeding", 0.1],
      ["creatinine-high", 0.2], ["hypotension", 0.15], ["muscle-cramps", 0.15],
    ],
    cardinal: ["dehydration|thirst|oliguria|dizziness-standing|dry-mouth"],
    against: [
      ["edema", 0.1], ["jugular-distension", 0.02], ["abdominal-pain-severe", 0.2], ["chest-pain", 0.1],
      ["polyuria", 0.2], ["neck-stiffness", 0.05],
    ],
    risks: [
      ["heat-exposure", 2.5], ["diarrhea", 2.5], ["vomiting", 2.5], ["med-diuretic", 2],
    ],
  },
  {
    id: "fournier", name: "Fournier gangrene", synonyms: [],
    icd10: "N49.3", system: "urinary", incidence: [0, 1], ages: "0000123344", female: 0.09, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["genital-pain", 0.85], ["scrotal-swelling", 0.8], ["skin-pain-out-of-proportion", 0.7], ["fever", 0.75],
      ["crepitus-skin", 0.45], ["skin-dusky", 0.6], ["foul-discharge", 0.45], ["tachycardia", 0.75],
      ["perineal-pain", 0.7], ["skin-redness-warm", 0.8], ["ill-appearing", 0.65], ["hypotension", 0.35],
      ["confusion", 0.15], ["rapid-spread", 0.6], ["eschar", 0.25],
    ],
    cardinal: ["genital-pain|scrotal-swelling|perineal-pain"],
    risks: [
      ["hx-diabetes", 6], ["med-sglt2", 8], ["alcohol-use-heavy", 2.5], ["immunosuppressed", 3],
      ["obesity", 1.8],
    ],
  },
  {
    id: "bladder-stone", name: "Bladder stone", synonyms: ["vesical calculus"],
    icd10: "N21.0", system: "urinary", incidence: [2, 2], ages: "0011112444", female: 0.15, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["hematuria", 0.6], ["dysuria", 0.5], ["urinary-frequency", 0.5], ["urine-stream-weak", 0.4], ["abdominal-pain-suprapubic", 0.5], ["penile-pain", 0.2], ["urinary-hesitancy", 0.4], ["urinary-retention", 0.15],
    ],
    cardinal: ["hematuria|dysuria|urine-stream-weak|abdominal-pain-suprapubic"],
    against: [["fever", 0.3], ["flank-pain", 0.4]],
    risks: [["hx-bph", 5], ["hx-spinal-problem", 4], ["indwelling-line-catheter", 4], ["hx-uti", 3]],
  },
  {
    id: "hypospadias", name: "Hypospadias", synonyms: [],
    icd10: "Q54.9", system: "urinary", incidence: [2, 1], ages: "4431000000", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["penile-curvature", 0.6], ["deformity", 0.7],
    ],
    cardinal: ["deformity|penile-curvature"],
    against: [["fever", 0.1]],
  },
  {
    id: "asymptomatic-bacteriuria", name: "Asymptomatic bacteriuria", synonyms: [],
    icd10: "R82.71", system: "urinary", incidence: [4, 3], ages: "0001233344", female: 0.85, urgency: "routine",
    course: { chronic: 0.4, acute: 0.4 },
    findings: [
      ["urine-culture-e-coli", 0.85], ["pyuria", 0.85], ["urine-nitrite", 0.5], ["well-appearing", 0.4],
    ],
    cardinal: ["urine-culture-e-coli|pyuria|urine-nitrite"],
    against: [
      ["dysuria", 0.02], ["fever", 0.03], ["urinary-frequency", 0.1], ["flank-pain", 0.03],
      ["urinary-urgency", 0.1], ["hematuria", 0.2], ["abdominal-pain-suprapubic", 0.05], ["confusion", 0.2],
      ["chills", 0.05], ["vomiting", 0.1], ["cva-tenderness", 0.02],
    ],
    risks: [
      ["pregnant", 3], ["urinary-catheter", 3], ["nursing-home", 2.5], ["hx-diabetes", 1.5], ["old-age", 1.5],
    ],
    requires: ["urine-culture-e-coli|urine-nitrite|pyuria"],
  },
  {
    id: "neurogenic-bladder", name: "Neurogenic bladder", synonyms: [],
    icd10: "N31.9", system: "urinary", incidence: [3, 2], ages: "0122223333", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["urinary-incontinence", 0.6], ["urinary-retention", 0.4], ["urinary-hesitancy", 0.35],
      ["urinary-urgency", 0.4], ["bladder-distended", 0.3], ["infections-recurrent", 0.25],
      ["constipation", 0.3], ["urine-stream-weak", 0.3],
    ],
    cardinal: ["urinary-incontinence|urinary-retention|urinary-urgency|urinary-hesitancy"],
    against: [
      ["saddle-anesthesia", 0.1], ["onset-sudden", 0.15], ["fever", 0.2], ["dysuria", 0.2],
      ["prostate-enlarged", 0.15], ["hematuria", 0.2],
    ],
    risks: [
      ["hx-multiple-sclerosis", 6], ["spinal-cord-injury-known", 15], ["hx-parkinson", 3],
      ["hx-spinal-problem", 3], ["spina-bifida-occulta", 3], ["hx-diabetes", 1.5], ["hx-stroke", 1.5],
      ["hx-cerebral-palsy", 2],
    ],
    requires: ["hx-multiple-sclerosis|spinal-cord-injury-known|hx-spinal-problem|hx-parkinson|hx-diabetes|hx-stroke|hx-cerebral-palsy|neuropathy-known"],
  },
  {
    id: "radiation-cystitis", name: "Radiation or hemorrhagic cystitis", synonyms: ["hemorrhagic cystitis", "radiation cystitis", "cyclophosphamide cystitis"],
    icd10: "N30.41", system: "urinary", incidence: [1, 1], ages: "0001112343", urgency: "same-day",
    course: { acute: 0.5, chronic: 0.6, recurrent: 0.6 },
    findings: [
      ["hematuria", 0.95], ["dysuria", 0.5], ["urinary-frequency", 0.55], ["urinary-urgency", 0.45],
      ["hematuria-painless", 0.25], ["urinary-retention", 0.2], ["abdominal-pain-suprapubic", 0.3],
    ],
    cardinal: ["hematuria"],
    against: [
      ["fever", 0.1], ["flank-pain", 0.15], ["urine-nitrite", 0.1], ["urine-culture-e-coli", 0.05],
      ["flank-pain-colicky", 0.05],
    ],
    risks: [
      ["radiation-therapy", 12], ["chemotherapy", 5], ["hx-transplant", 4], ["prostate-drug", 1.3],
    ],
    requires: ["radiation-therapy|chemotherapy|hx-transplant"],
  },
  {
    id: "penile-cancer", name: "Penile cancer", synonyms: ["carcinoma of the penis"],
    icd10: "C60.9", system: "urinary", incidence: [1, 1], ages: "0000012343", female: 0, urgency: "same-day",
    course: { chronic: 0.95 },
    findings: [
      ["penile-growth-ulcer", 0.92], ["genital-ulcer-painless", 0.35], ["genital-ulcer", 0.4],
      ["lymphadenopathy-inguinal", 0.4], ["penile-discharge", 0.1], ["foreskin-tight", 0.4],
      ["bleeding-sites", 0.02], ["nonhealing-sore", 0.4],
    ],
    cardinal: ["penile-growth-ulcer|nonhealing-sore|genital-ulcer"],
    against: [
      ["fever", 0.05], ["genital-ulcer-painful", 0.2], ["syphilis-serology", 0.1], ["rash-vesicular", 0.02],
    ],
    risks: [
      ["uncircumcised", 5], ["smoking", 2], ["hx-sti", 1.5],
    ],
    requires: ["penile-growth-ulcer|nonhealing-sore|genital-ulcer"],
  },
  {
    id: "hematospermia", name: "Hematospermia", synonyms: ["blood in semen"],
    icd10: "R36.1", system: "urinary", incidence: [3, 1], ages: "0001233321", female: 0, urgency: "routine",
    course: { acute: 0.4, recurrent: 0.6, subacute: 0.5 },
    findings: [
      ["blood-in-semen", 0.98], ["well-appearing", 0.2],
    ],
    cardinal: ["blood-in-semen"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.05], ["bone-pain", 0.02], ["prostate-nodule", 0.1],
      ["testicular-mass", 0.03], ["psa-high", 0.2],
    ],
    risks: [
      ["procedure-recent-endoscopy", 3], ["surgery-recent", 1.5], ["med-anticoagulant", 1.5],
    ],
    requires: ["blood-in-semen"],
  },
  {
    id: "orthostatic-proteinuria", name: "Orthostatic proteinuria", synonyms: ["postural proteinuria"],
    icd10: "R80.2", system: "urinary", incidence: [2, 0], ages: "0012431000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["proteinuria", 0.97], ["well-appearing", 0.5], ["growth-normal", 0.2], ["morning-urine-clear", 0.6],
    ],
    cardinal: ["proteinuria"],
    against: [
      ["edema", 0.02], ["edema-facial", 0.02], ["hematuria", 0.05], ["hypertension", 0.03],
      ["proteinuria-nephrotic", 0.02], ["creatinine-high", 0.01], ["rash", 0.05], ["joint-pain", 0.05],
      ["albumin-low", 0.01], ["fever", 0.1], ["complement-low", 0.01], ["edema-generalized", 0.01],
    ],
    requires: ["proteinuria"],
  },
  {
    id: "colovesical-fistula", name: "Colovesical fistula", synonyms: ["enterovesical fistula", "vesicointestinal fistula"],
    icd10: "N32.1", system: "urinary", incidence: [1, 1], ages: "0000013443", female: 0.35, urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["pneumaturia", 0.75], ["stool-in-urine", 0.45], ["dysuria", 0.5], ["infections-recurrent", 0.55],
      ["urinary-frequency", 0.4], ["abdominal-pain-lower", 0.35], ["hematuria", 0.2], ["urine-cloudy", 0.3],
      ["fever", 0.25], ["abdominal-pain-llq", 0.3],
    ],
    cardinal: ["pneumaturia|stool-in-urine"],
    risks: [
      ["hx-diverticula", 6], ["hx-ibd", 4], ["hx-cancer", 3], ["radiation-therapy", 3], ["hx-uti", 2],
    ],
    requires: ["pneumaturia|stool-in-urine"],
  },
  {
    id: "dysfunctional-voiding", name: "Dysfunctional voiding of childhood", synonyms: ["voiding dysfunction", "bladder and bowel dysfunction", "voiding postponement"],
    icd10: "N39.8", system: "urinary", incidence: [3, 1], ages: "0014410000", female: 0.65, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["urinary-incontinence", 0.7], ["urinary-urgency", 0.6], ["urinary-frequency", 0.35],
      ["constipation", 0.5], ["squatting", 0.2],
      ["urinary-hesitancy", 0.2], ["urinary-retention", 0.02],
    ],
    cardinal: ["urinary-urgency|urinary-frequency|squatting|urinary-hesitancy|constipation"],
    against: [
      ["fever", 0.05], ["weakness-legs-both", 0.02], ["saddle-anesthesia", 0.01], ["polyuria", 0.1],
      ["back-pain", 0.1], ["thirst", 0.1],
    ],
    risks: [["hx-uti", 2.5]],
  },
  {
    id: "kidney-agenesis", name: "Renal agenesis or dysplasia", synonyms: ["renal agenesis", "multicystic dysplastic kidney", "Potter sequence", "solitary kidney"],
    icd10: "Q60.2", system: "urinary", incidence: [1, 0], ages: "4321111111", female: 0.4, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["one-kidney", 0.8], ["hypertension", 0.2], ["us-kidney-cysts", 0.2], ["little-amniotic-fluid", 0.2],
      ["flank-mass", 0.15], ["hx-uti", 0.1], ["proteinuria", 0.1], ["small-kidneys", 0.2],
      ["respiratory-distress", 0.08],
    ],
    cardinal: ["one-kidney|us-kidney-cysts|little-amniotic-fluid|small-kidneys"],
    against: [
      ["fever", 0.1], ["hematuria", 0.2],
    ],
    requires: ["one-kidney|little-amniotic-fluid|small-kidneys|us-kidney-cysts"],
  },
  {
    id: "nutcracker", name: "Nutcracker or loin pain hematuria syndrome", synonyms: ["nutcracker syndrome", "left renal vein entrapment", "loin pain hematuria syndrome"],
    icd10: "I87.1", system: "urinary", incidence: [1, 0], ages: "0001443100", female: 0.65, urgency: "routine",
    course: { chronic: 0.85, recurrent: 0.7 },
    findings: [
      ["hematuria", 0.85], ["flank-pain", 0.75], ["varicose-veins", 0.1], ["pelvic-pain-chronic", 0.2],
      ["proteinuria", 0.3], ["tall-thin", 0.2], ["worse-standing", 0.2],
    ],
    cardinal: ["hematuria", "flank-pain"],
    against: [
      ["fever", 0.03], ["flank-pain-colicky", 0.2], ["ct-stone", 0.02], ["dysuria", 0.1],
      ["weight-loss", 0.05], ["us-hydronephrosis", 0.1], ["rbc-casts", 0.1], ["sore-throat", 0.1],
    ],
  },
  {
    id: "exercise-hematuria", name: "Exercise-induced hematuria", synonyms: ["runner's hematuria"],
    icd10: "R31.9", system: "urinary", incidence: [2, 1], ages: "0001443210", female: 0.35, urgency: "routine",
    course: { recurrent: 0.8, acute: 0.8 },
    findings: [
      ["hematuria", 0.95], ["hematuria-painless", 0.7], ["well-appearing", 0.7], ["proteinuria", 0.2],
    ],
    cardinal: ["hematuria"],
    against: [
      ["flank-pain-colicky", 0.1], ["fever", 0.02], ["rbc-casts", 0.05], ["edema", 0.05],
      ["weight-loss", 0.05], ["myalgia-severe", 0.05],
    ],
    risks: [
      ["strenuous-exercise", 12], ["runner", 6], ["athlete", 4],
    ],
    requires: ["strenuous-exercise|runner|athlete"],
  },
  {
    id: "urethral-caruncle", name: "Urethral caruncle, prolapse or diverticulum", synonyms: ["urethral caruncle", "urethral prolapse", "urethral diverticulum"],
    icd10: "N36.2", system: "urinary", incidence: [3, 1], ages: "0123112344", female: 1, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.4 },
    findings: [
      ["red-mass-at-urethra", 0.85], ["vaginal-bleeding", 0.3], ["dysuria", 0.35], ["hematuria", 0.25],
      ["dyspareunia", 0.15], ["dribbles-at-the-end-of-passing-urine", 0.15], ["vulvar-mass", 0.3],
    ],
    cardinal: ["red-mass-at-urethra|vulvar-mass"],
    against: [
      ["fever", 0.03], ["weight-loss", 0.05], ["vaginal-itching", 0.2],
    ],
    risks: [
      ["postmenopausal", 2.5], ["african-descent", 1.3],
    ],
    requires: ["red-mass-at-urethra"],
  },
  {
    id: "dialysis-disequilibrium", name: "Dialysis disequilibrium syndrome", synonyms: [],
    icd10: "E87.8", system: "urinary", incidence: [0, 2], ages: "0012222333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["headache", 0.75], ["nausea", 0.65], ["vomiting", 0.5], ["confusion", 0.5], ["seizure", 0.2],
      ["vision-blurred", 0.3], ["muscle-cramps", 0.4], ["consciousness-reduced", 0.25], ["dizziness", 0.35],
    ],
    cardinal: ["headache|confusion|nausea|seizure"],
    risks: [
      ["hx-kidney-disease", 6], ["hx-dialysis-missed", 4], ["on-dialysis", 15],
    ],
    requires: ["on-dialysis|hx-dialysis-missed"],
  },
  {
    id: "urachal-anomaly", name: "Urachal anomaly", synonyms: ["urachal cyst", "patent urachus", "infected urachal cyst"],
    icd10: "Q64.4", system: "urinary", incidence: [1, 1], ages: "4321222211", female: 0.35, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.6, chronic: 0.4 },
    findings: [
      ["umbilical-drainage", 0.75], ["umbilical-redness", 0.5], ["abdominal-pain-suprapubic", 0.4],
      ["fever", 0.35], ["abdominal-mass", 0.3], ["dysuria", 0.15], ["hx-uti", 0.2],
    ],
    cardinal: ["umbilical-drainage|umbilical-redness"],
    against: [
      ["diarrhea", 0.1],
    ],
    requires: ["umbilical-drainage|umbilical-redness"],
  },
  {
    id: "post-vasectomy-pain", name: "Pain after vasectomy", synonyms: ["post-vasectomy pain syndrome", "sperm granuloma"],
    icd10: "N50.82", system: "urinary", incidence: [2, 0], ages: "0000144210", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["testicular-pain", 0.9], ["epididymis-tender", 0.3], ["scrotal-heaviness", 0.3],
      ["scrotal-swelling", 0.1], ["dull", 0.3],
    ],
    cardinal: ["testicular-pain"],
    against: [
      ["fever", 0.02], ["testicular-pain-sudden", 0.05], ["testicular-mass", 0.1], ["dysuria", 0.1],
      ["urinary-frequency", 0.1], ["testicle-high-riding", 0.01], ["nausea", 0.1],
    ],
    risks: [
      ["vasectomy", 30],
    ],
    requires: ["vasectomy"],
  },
] satisfies readonly Condition[];
