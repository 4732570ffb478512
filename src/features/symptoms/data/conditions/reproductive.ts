import type { Condition } from "../../symptoms.schema.ts";

export const reproductiveConditions = [
  {
    id: "vulvovaginal-candidiasis", name: "Vulvovaginal candidiasis", synonyms: ["vaginal yeast infection"],
    icd10: "B37.31", system: "reproductive", incidence: [5, 4], ages: "0001344311", female: 1, urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.5 },
    findings: [
      ["vaginal-itching", 0.9], ["vaginal-discharge-curdy", 0.75], ["vaginal-discharge", 0.8],
      ["dysuria", 0.3], ["dyspareunia", 0.3], ["similar-episode-before", 0.35],
    ],
    cardinal: ["vaginal-itching|vaginal-discharge-curdy"],
    against: [
      ["vaginal-discharge-fishy", 0.05], ["fever", 0.05], ["pelvic-pain", 0.1],
      ["vaginal-discharge-purulent", 0.1], ["vaginal-bleeding", 0.1], ["cervical-motion-tenderness", 0.02],
      ["genital-ulcer", 0.1], ["urinary-frequency", 0.4],
    ],
    risks: [
      ["antibiotics-recent", 4], ["hx-diabetes", 2.5], ["pregnant", 2], ["immunosuppressed", 2],
      ["med-steroid", 1.5], ["med-sglt2", 5],
    ],
  },
  {
    id: "bacterial-vaginosis", name: "Bacterial vaginosis", synonyms: [],
    icd10: "N76.0", system: "reproductive", incidence: [5, 4], ages: "0001243310", female: 1, urgency: "routine",
    course: { acute: 0.6, subacute: 0.6, recurrent: 0.5 },
    findings: [
      ["vaginal-discharge-fishy", 0.9], ["vaginal-discharge", 0.9], ["vaginal-discharge-thin-gray", 0.9],
      ["vaginal-itching", 0.15], ["dysuria", 0.1],
    ],
    cardinal: ["vaginal-discharge"],
    against: [
      ["vaginal-discharge-curdy", 0.05], ["pelvic-pain", 0.1], ["fever", 0.02], ["dyspareunia", 0.2],
      ["vaginal-discharge-frothy", 0.2], ["cervical-motion-tenderness", 0.02],
    ],
    risks: [
      ["sexually-active-new-partner", 2],
    ],
  },
  {
    id: "trichomoniasis", name: "Trichomoniasis", synonyms: [],
    icd10: "A59.01", system: "reproductive", incidence: [4, 4], ages: "0001343311", female: 0.9, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.6 },
    findings: [
      ["vaginal-discharge-frothy", 0.6], ["vaginal-discharge", 0.8], ["vaginal-itching", 0.55],
      ["dysuria", 0.35], ["vaginal-discharge-fishy", 0.35], ["cervix-strawberry", 0.1, 60],
      ["vaginal-discharge-purulent", 0.35], ["sti-test-positive", 0.75], ["dyspareunia", 0.3],
      ["vaginal-bleeding-postcoital", 0.1], ["vaginal-discharge-thin-gray", 0.75],
    ],
    cardinal: ["vaginal-discharge"],
    against: [
      ["vaginal-discharge-curdy", 0.05], ["fever", 0.05], ["pelvic-pain", 0.2],
    ],
    risks: [
      ["sexually-active-new-partner", 3], ["partner-sti", 5],
    ],
  },
  {
    id: "cervicitis", name: "Cervicitis", synonyms: ["chlamydia", "gonorrhea in women"],
    icd10: "N72", system: "reproductive", incidence: [4, 4], ages: "0001343210", female: 1, urgency: "same-day",
    course: { subacute: 0.7, acute: 0.6 },
    findings: [
      ["vaginal-discharge-purulent", 0.5], ["vaginal-discharge", 0.6], ["vaginal-bleeding-postcoital", 0.55],
      ["vaginal-bleeding", 0.55], ["dysuria", 0.3], ["dyspareunia", 0.25], ["sti-test-positive", 0.65],
      ["well-appearing", 0.3], ["pelvic-pain", 0.15],
    ],
    cardinal: ["vaginal-discharge|vaginal-bleeding-postcoital|sti-test-positive"],
    against: [
      ["fever", 0.1], ["cervical-motion-tenderness", 0.1], ["vaginal-itching", 0.3],
      ["vaginal-discharge-curdy", 0.1],
    ],
    risks: [
      ["sexually-active-new-partner", 4], ["partner-sti", 6],
    ],
  },
  {
    id: "pelvic-inflammatory-disease", name: "Pelvic inflammatory disease", synonyms: ["PID", "salpingitis"],
    icd10: "N73.0", system: "reproductive", incidence: [4, 4], ages: "0001343210", female: 1, urgency: "same-day", dangerous: true,
    course: { acute: 0.7, subacute: 0.6 },
    findings: [
      ["pelvic-pain", 0.9], ["abdominal-pain-lower", 0.9], ["cervical-motion-tenderness", 0.8],
      ["vaginal-discharge-purulent", 0.5], ["vaginal-discharge", 0.65], ["fever", 0.45], ["dyspareunia", 0.4],
      ["vaginal-bleeding", 0.3], ["adnexal-tenderness", 0.75], ["nausea", 0.25], ["dysuria", 0.2],
      ["sti-test-positive", 0.5], ["esr-crp-high", 0.6], ["abdominal-pain", 0.9], ["chills", 0.2],
      ["vaginal-bleeding-postcoital", 0.15], ["abdominal-pain-ruq", 0.05], ["vomiting", 0.15],
      ["wbc-high", 0.45], ["abdominal-tenderness", 0.65],
    ],
    cardinal: ["pelvic-pain|abdominal-pain-lower"],
    against: [
      ["hcg-positive", 0.1], ["onset-sudden", 0.4], ["abdominal-pain-migrating", 0.15], ["flank-pain", 0.2],
      ["hematuria", 0.2], ["diarrhea", 0.3], ["pelvic-pain-unilateral-sudden", 0.2],
    ],
    risks: [
      ["sexually-active-new-partner", 4], ["hx-sti", 4], ["partner-sti", 5],
    ],
  },
  {
    id: "tubo-ovarian-abscess", name: "Tubo-ovarian abscess", synonyms: [],
    icd10: "N70.93", system: "reproductive", incidence: [1, 2], ages: "0001243311", female: 1, urgency: "emergency", dangerous: true,
    course: { acute: 0.7, subacute: 0.7 },
    findings: [
      ["pelvic-pain", 0.95], ["fever", 0.75], ["adnexal-mass", 0.9], ["vaginal-discharge", 0.45],
      ["wbc-high", 0.8], ["cervical-motion-tenderness", 0.7], ["abdominal-pain-lower", 0.95], ["nausea", 0.4],
      ["chills", 0.45], ["esr-crp-high", 0.9], ["vaginal-discharge-purulent", 0.3], ["tachycardia", 0.5],
      ["vomiting", 0.3], ["ill-appearing", 0.35],
    ],
    cardinal: ["pelvic-pain|abdominal-pain-lower", "fever|adnexal-mass"],
    against: [
      ["hcg-positive", 0.05], ["onset-sudden", 0.4],
    ],
    risks: [
      ["hx-sti", 4], ["sexually-active-new-partner", 3], ["hiv-positive", 2],
    ],
  },
  {
    id: "fitz-hugh-curtis", name: "Perihepatitis", synonyms: ["Fitz-Hugh-Curtis syndrome"],
    icd10: "A74.81", system: "reproductive", incidence: [1, 1], ages: "0001343210", female: 1, urgency: "same-day",
    course: { acute: 0.8 },
    findings: [
      ["abdominal-pain-ruq", 0.95], ["pelvic-pain", 0.65], ["fever", 0.4], ["chest-pain-pleuritic", 0.35],
      ["vaginal-discharge", 0.5], ["cervical-motion-tenderness", 0.6],
      ["abdominal-pain-radiating-shoulder", 0.25], ["sti-test-positive", 0.75], ["nausea", 0.3],
      ["abdominal-pain-lower", 0.65],
    ],
    cardinal: ["abdominal-pain-ruq"],
    against: [
      ["jaundice", 0.05], ["us-gallstones", 0.1], ["transaminases-high", 0.2],
      ["abdominal-pain-after-fatty-meal", 0.1],
    ],
    risks: [
      ["sexually-active-new-partner", 5], ["hx-sti", 4],
    ],
  },
  {
    id: "ovarian-torsion", name: "Ovarian torsion", synonyms: [],
    icd10: "N83.519", system: "reproductive", incidence: [1, 2], ages: "2122343211", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["pelvic-pain-unilateral-sudden", 0.8], ["pelvic-pain", 0.9], ["abdominal-pain-lower", 0.9],
      ["nausea", 0.7], ["vomiting", 0.6], ["adnexal-mass", 0.75], ["onset-sudden", 0.65],
      ["us-no-flow-testis-ovary", 0.5], ["us-ovary-enlarged", 0.75], ["abdominal-pain-rlq", 0.45],
      ["strenuous-exercise", 0.1], ["abdominal-pain-colicky", 0.35], ["episodic", 0.3],
      ["adnexal-tenderness", 0.65], ["abdominal-pain", 0.95], ["flank-pain", 0.2],
      ["abdominal-pain-llq", 0.35], ["tachycardia", 0.2],
    ],
    cardinal: ["pelvic-pain|abdominal-pain|abdominal-pain-lower"],
    against: [
      ["vaginal-discharge", 0.1], ["hcg-positive", 0.4], ["dysuria", 0.2], ["diarrhea", 0.2],
      ["hematuria", 0.3], ["abdominal-pain-migrating", 0.2], ["vaginal-bleeding", 0.3],
    ],
    risks: [
      ["ovarian-cyst-known", 8], ["fertility-treatment", 6], ["pregnant", 2],
    ],
  },
  {
    id: "ovarian-cyst-rupture", name: "Ruptured ovarian cyst", synonyms: [],
    icd10: "N83.209", system: "reproductive", incidence: [2, 4], ages: "0001343210", female: 1, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["pelvic-pain-unilateral-sudden", 0.9], ["pelvic-pain", 0.9], ["abdominal-pain-lower", 0.9],
      ["strenuous-exercise", 0.35], ["us-free-fluid-pelvis", 0.75], ["nausea", 0.3],
      ["shoulder-tip-pain", 0.1], ["onset-sudden", 0.9], ["abdominal-tenderness", 0.55],
      ["vaginal-bleeding", 0.1], ["tachycardia", 0.15], ["hypotension", 0.05], ["rebound", 0.15],
    ],
    cardinal: ["pelvic-pain|abdominal-pain-lower"],
    against: [
      ["fever", 0.05], ["hcg-positive", 0.05], ["vaginal-discharge", 0.15], ["vomiting", 0.4],
      ["diarrhea", 0.15], ["abdominal-pain-migrating", 0.1], ["dysuria", 0.15],
    ],
    risks: [
      ["ovarian-cyst-known", 6], ["med-anticoagulant", 4],
    ],
  },
  {
    id: "ovarian-cyst", name: "Ovarian cyst", synonyms: [],
    icd10: "N83.209", system: "reproductive", incidence: [4, 3], ages: "1112343311", female: 1, urgency: "routine",
    course: { chronic: 0.7, subacute: 0.5 },
    findings: [
      ["adnexal-mass", 0.55], ["pelvic-pain", 0.45], ["bloating", 0.3], ["menses-irregular", 0.2],
      ["ovarian-cyst-known", 0.97], ["dyspareunia", 0.2], ["abdominal-distension", 0.15],
      ["well-appearing", 0.35], ["pelvic-pain-chronic", 0.25],
    ],
    cardinal: ["adnexal-mass|ovarian-cyst-known|pelvic-pain"],
    against: [
      ["fever", 0.02], ["vomiting", 0.1], ["ascites", 0.05], ["weight-loss", 0.05], ["onset-sudden", 0.2],
      ["hcg-positive", 0.2],
    ],
  },
  {
    id: "mittelschmerz", name: "Mittelschmerz", synonyms: ["ovulation pain"],
    icd10: "N94.0", system: "reproductive", incidence: [4, 3], ages: "0001343210", female: 1, urgency: "self-care",
    course: { hyperacute: 0.7, recurrent: 0.7 },
    findings: [
      ["pelvic-pain-midcycle", 0.95], ["pelvic-pain", 0.95], ["abdominal-pain-lower", 0.95],
      ["well-appearing", 0.5], ["similar-episode-before", 0.6], ["vaginal-bleeding", 0.1],
    ],
    cardinal: ["pelvic-pain-midcycle"],
    against: [
      ["fever", 0.02], ["vomiting", 0.05], ["hcg-positive", 0.01], ["adnexal-mass", 0.05], ["guarding", 0.05],
      ["vaginal-discharge", 0.2], ["appetite-loss", 0.1],
    ],
  },
  {
    id: "endometriosis", name: "Endometriosis", synonyms: [],
    icd10: "N80.9", system: "reproductive", incidence: [4, 3], ages: "0001243310", female: 1, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["dysmenorrhea", 0.85], ["pelvic-pain-chronic", 0.65], ["dyspareunia", 0.55], ["infertility", 0.3],
      ["uterosacral-nodularity", 0.3], ["pelvic-pain", 0.8], ["rectal-pain-menses", 0.35], ["fatigue", 0.35],
      ["adnexal-mass", 0.15], ["bloating", 0.35], ["menorrhagia", 0.25], ["back-pain-low", 0.3],
      ["dysuria", 0.1],
    ],
    cardinal: ["dysmenorrhea|pelvic-pain|dyspareunia|infertility|pelvic-pain-chronic"],
    against: [
      ["fever", 0.02], ["vaginal-discharge", 0.2], ["onset-sudden", 0.2], ["postmenopausal", 0.1],
      ["hcg-positive", 0.05], ["weight-loss", 0.1], ["cervical-motion-tenderness", 0.4],
    ],
    risks: [
      ["hx-nulliparous", 2], ["hx-fibroids-endometriosis", 6],
    ],
  },
  {
    id: "adenomyosis", name: "Adenomyosis", synonyms: [],
    icd10: "N80.03", system: "reproductive", incidence: [3, 2], ages: "0001243310", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dysmenorrhea", 0.75], ["menorrhagia", 0.75], ["uterus-enlarged", 0.7], ["uterus-boggy-tender", 0.6],
      ["pelvic-pain-chronic", 0.45], ["dyspareunia", 0.25], ["hemoglobin-low", 0.35], ["pelvic-pain", 0.6],
    ],
    cardinal: ["dysmenorrhea|menorrhagia"],
    against: [
      ["fever", 0.01], ["postmenopausal", 0.1], ["vaginal-discharge", 0.2], ["onset-sudden", 0.1],
      ["uterus-irregular", 0.3],
    ],
    risks: [
      ["multiparous", 3], ["cesarean-previous", 1.5],
    ],
  },
  {
    id: "uterine-fibroids", name: "Uterine fibroids", synonyms: ["leiomyoma"],
    icd10: "D25.9", system: "reproductive", incidence: [4, 3], ages: "0001244411", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["menorrhagia", 0.65], ["uterus-enlarged", 0.95], ["uterus-irregular", 0.95], ["pelvic-pressure", 0.45],
      ["hemoglobin-low", 0.35], ["urinary-frequency", 0.3], ["abdominal-mass", 0.25], ["dysmenorrhea", 0.3],
      ["constipation", 0.15], ["infertility", 0.1], ["bloating", 0.25], ["pelvic-pain", 0.25],
      ["fatigue", 0.25], ["abdominal-distension", 0.2], ["back-pain", 0.15],
    ],
    cardinal: ["menorrhagia|uterus-enlarged|pelvic-pressure|uterus-irregular"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.1], ["vaginal-bleeding-postmenopausal", 0.2], ["ascites", 0.05],
      ["onset-sudden", 0.2],
    ],
    risks: [
      ["african-descent", 3], ["hx-nulliparous", 1.5], ["hx-fibroids-endometriosis", 8],
    ],
  },
  {
    id: "primary-dysmenorrhea", name: "Primary dysmenorrhea", synonyms: ["period pain"],
    icd10: "N94.4", system: "reproductive", incidence: [5, 4], ages: "0001443100", female: 1, urgency: "self-care",
    course: { recurrent: 0.9 },
    findings: [
      ["dysmenorrhea", 0.97], ["pelvic-pain", 0.8], ["nausea", 0.4], ["back-pain-low", 0.4],
      ["diarrhea", 0.25], ["headache", 0.25], ["well-appearing", 0.4], ["abdominal-pain-lower", 0.8],
      ["similar-episode-before", 0.65], ["fatigue", 0.25], ["abdominal-pain-colicky", 0.55],
    ],
    cardinal: ["dysmenorrhea"],
    against: [
      ["dyspareunia", 0.1], ["pelvic-pain-chronic", 0.1], ["menorrhagia", 0.4], ["infertility", 0.05],
      ["adnexal-mass", 0.05], ["fever", 0.01], ["vaginal-discharge", 0.1], ["hcg-positive", 0.01],
      ["uterosacral-nodularity", 0.02],
    ],
    risks: [
      ["hx-nulliparous", 1.5],
    ],
  },
  {
    id: "premenstrual-syndrome", name: "Premenstrual syndrome", synonyms: ["PMDD", "premenstrual dysphoric disorder"],
    icd10: "N94.3", system: "reproductive", incidence: [5, 4], ages: "0001343310", female: 1, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["premenstrual", 0.95], ["irritability", 0.75], ["mood-low", 0.6], ["bloating", 0.65],
      ["breast-pain", 0.5], ["anxiety", 0.45], ["fatigue", 0.5], ["headache", 0.3],
      ["appetite-increased", 0.3], ["insomnia", 0.25], ["breast-pain-cyclic", 0.45],
      ["relationships-unstable", 0.6], ["edema", 0.2],
    ],
    cardinal: ["premenstrual"],
    against: [
      ["suicidal-ideation", 0.3], ["fever", 0.01], ["weight-loss", 0.05], ["delusions", 0.02],
    ],
    risks: [
      ["hx-depression", 1.8],
    ],
  },
  {
    id: "abnormal-uterine-bleeding", name: "Abnormal uterine bleeding", synonyms: ["heavy menstrual bleeding", "anovulatory bleeding"],
    icd10: "N93.9", system: "reproductive", incidence: [5, 5], ages: "0001344410", female: 1, urgency: "same-day",
    course: { chronic: 0.7, acute: 0.5, recurrent: 0.5 },
    findings: [
      ["menses-irregular", 0.65], ["menorrhagia", 0.7], ["vaginal-bleeding", 0.7], ["hemoglobin-low", 0.35],
      ["fatigue", 0.25], ["hcg-negative", 0.45], ["blood-clots-vaginal", 0.4],
    ],
    cardinal: ["menorrhagia|menses-irregular|vaginal-bleeding"],
    against: [
      ["hcg-positive", 0.02], ["pregnant", 0.02], ["fever", 0.02], ["pelvic-pain", 0.3],
      ["vaginal-bleeding-postmenopausal", 0.1], ["easy-bruising", 0.2], ["galactorrhea", 0.1],
      ["vaginal-discharge", 0.2], ["hirsutism", 0.3],
    ],
    risks: [
      ["obesity", 1.5], ["hx-thyroid", 1.5], ["med-anticoagulant", 2],
    ],
  },
  {
    id: "pcos", name: "Polycystic ovary syndrome", synonyms: ["PCOS"],
    icd10: "E28.2", system: "reproductive", incidence: [4, 3], ages: "0001343210", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["menses-irregular", 0.85], ["amenorrhea", 0.3], ["hirsutism", 0.65], ["comedones", 0.45],
      ["obesity", 0.6], ["infertility", 0.4], ["us-polycystic-ovaries", 0.75], ["acanthosis", 0.25],
      ["testosterone-high-female", 0.65], ["hair-loss", 0.15], ["glucose-high", 0.15], ["weight-gain", 0.35],
    ],
    cardinal: ["menses-irregular|amenorrhea|hirsutism"],
    against: [
      ["virilization", 0.05], ["galactorrhea", 0.05], ["hot-flashes", 0.05], ["fever", 0.01],
      ["onset-sudden", 0.05], ["striae-purple", 0.05], ["fsh-high", 0.05], ["hcg-positive", 0.05],
      ["weight-loss", 0.1],
    ],
    risks: [
      ["fhx-diabetes", 2],
    ],
  },
  {
    id: "menopause", name: "Menopausal symptoms", synonyms: ["climacteric", "hot flashes"],
    icd10: "N95.1", system: "reproductive", incidence: [5, 4], ages: "0000123411", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hot-flashes", 0.85], ["amenorrhea", 0.65], ["night-sweats", 0.65], ["vaginal-dryness", 0.5],
      ["insomnia", 0.5], ["menses-irregular", 0.4], ["mood-low", 0.3], ["libido-low", 0.35],
      ["irritability", 0.35], ["fsh-high", 0.85], ["joint-pain", 0.3], ["fatigue", 0.35], ["flushing", 0.45],
      ["dyspareunia", 0.25], ["palpitations", 0.2], ["concentration-poor", 0.25],
    ],
    cardinal: ["hot-flashes|amenorrhea|night-sweats|vaginal-dryness|menses-irregular"],
    against: [
      ["weight-loss", 0.1], ["fever", 0.05], ["lymphadenopathy", 0.05], ["diarrhea", 0.1],
      ["hcg-positive", 0.02], ["vaginal-bleeding-postmenopausal", 0.1], ["galactorrhea", 0.05],
    ],
  },
  {
    id: "premature-ovarian-insufficiency", name: "Premature ovarian insufficiency", synonyms: [],
    icd10: "E28.39", system: "reproductive", incidence: [2, 2], ages: "0000143310", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["amenorrhea", 0.85], ["hot-flashes", 0.6], ["infertility", 0.55], ["fsh-high", 0.97],
      ["menses-irregular", 0.55], ["vaginal-dryness", 0.4], ["night-sweats", 0.45], ["insomnia", 0.3],
    ],
    cardinal: ["amenorrhea|menses-irregular"],
    against: [
      ["hirsutism", 0.05], ["galactorrhea", 0.05], ["hcg-positive", 0.02], ["weight-loss", 0.2],
    ],
    risks: [
      ["chemotherapy", 8], ["radiation-therapy", 5], ["fhx-autoimmune", 2], ["hx-thyroid", 2.5],
    ],
  },
  {
    id: "atrophic-vaginitis", name: "Genitourinary syndrome of menopause", synonyms: ["atrophic vaginitis"],
    icd10: "N95.2", system: "reproductive", incidence: [5, 4], ages: "0000013344", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vaginal-dryness", 0.9], ["dyspareunia", 0.7], ["vaginal-itching", 0.45], ["dysuria", 0.3],
      ["postmenopausal", 0.9], ["vaginal-bleeding-postcoital", 0.1], ["urinary-urgency", 0.3],
      ["hx-uti", 0.25], ["vaginal-discharge", 0.15],
    ],
    cardinal: ["vaginal-dryness|dyspareunia"],
    against: [
      ["vaginal-discharge-curdy", 0.05], ["fever", 0.01], ["genital-ulcer", 0.05],
    ],
    risks: [
      ["breastfeeding", 3],
    ],
  },
  {
    id: "endometrial-cancer", name: "Endometrial cancer", synonyms: [],
    icd10: "C54.1", system: "reproductive", incidence: [3, 3], ages: "0000013344", female: 1, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["vaginal-bleeding-postmenopausal", 0.9], ["vaginal-bleeding", 0.9], ["obesity", 0.6],
      ["us-thick-endometrium", 0.9], ["menorrhagia", 0.2], ["vaginal-discharge", 0.15], ["pelvic-pain", 0.1],
      ["menses-irregular", 0.15], ["hemoglobin-low", 0.2],
    ],
    cardinal: ["vaginal-bleeding-postmenopausal|vaginal-bleeding|menorrhagia|menses-irregular"],
    against: [
      ["fever", 0.02], ["hcg-positive", 0.01], ["vaginal-itching", 0.2],
    ],
    risks: [
      ["med-estrogen", 3], ["hx-nulliparous", 2], ["fhx-cancer-colon", 3], ["hx-diabetes", 1.6],
      ["hx-pcos", 3], ["postmenopausal", 3],
    ],
    excludedBy: ["hx-hysterectomy"],
  },
  {
    id: "cervical-cancer", name: "Cervical cancer", synonyms: [],
    icd10: "C53.9", system: "reproductive", incidence: [2, 2], ages: "0001244433", female: 1, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["vaginal-bleeding-postcoital", 0.6], ["vaginal-bleeding", 0.6], ["vaginal-discharge", 0.4],
      ["pelvic-pain", 0.25], ["cervix-mass", 0.65], ["weight-loss", 0.15], ["dyspareunia", 0.2],
      ["vaginal-bleeding-postmenopausal", 0.25], ["back-pain-low", 0.15], ["vaginal-discharge-foul", 0.25],
    ],
    cardinal: ["vaginal-bleeding-postcoital|vaginal-bleeding|cervix-mass|vaginal-discharge|vaginal-bleeding-postmenopausal"],
    against: [
      ["fever", 0.05], ["vaginal-itching", 0.2], ["hcg-positive", 0.05],
    ],
    risks: [
      ["hx-hpv", 6], ["smoking", 1.8], ["hiv-positive", 4], ["immunosuppressed", 2],
    ],
  },
  {
    id: "ovarian-cancer", name: "Ovarian cancer", synonyms: [],
    icd10: "C56.9", system: "reproductive", incidence: [2, 2], ages: "0001123444", female: 1, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["abdominal-distension", 0.6], ["bloating", 0.6], ["ascites", 0.45], ["adnexal-mass", 0.6],
      ["early-satiety", 0.4], ["weight-loss", 0.3], ["pelvic-pain", 0.4], ["urinary-frequency", 0.3],
      ["ca125-high", 0.8], ["constipation", 0.2], ["abdominal-pain", 0.45], ["fatigue", 0.4],
      ["abdominal-mass", 0.35], ["appetite-loss", 0.35], ["xray-pleural-effusion", 0.15],
      ["bowel-habit-change", 0.2], ["vaginal-bleeding-postmenopausal", 0.1],
    ],
    cardinal: ["abdominal-distension|bloating|adnexal-mass|pelvic-pain|ascites|early-satiety"],
    against: [
      ["fever", 0.05], ["abdominal-pain-relieved-defecation", 0.2], ["jaundice", 0.1],
      ["spider-angiomata", 0.02], ["onset-sudden", 0.2],
    ],
    risks: [
      ["fhx-cancer-breast-ovary", 6], ["hx-nulliparous", 1.6], ["postmenopausal", 2], ["hx-cancer", 2.5],
    ],
  },
  {
    id: "vulvar-cancer", name: "Vulvar cancer", synonyms: [],
    icd10: "C51.9", system: "reproductive", incidence: [1, 1], ages: "0000012344", female: 1, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["vulvar-mass", 0.75], ["vaginal-itching", 0.65], ["skin-ulcer", 0.45], ["vaginal-bleeding", 0.25],
      ["vulvar-white-patches", 0.35], ["vulvar-pain", 0.35], ["lymphadenopathy-inguinal", 0.2],
      ["nonhealing-sore", 0.45],
    ],
    cardinal: ["vulvar-mass|nonhealing-sore|vaginal-itching"],
    against: [
      ["fever", 0.02], ["vaginal-discharge-curdy", 0.1],
    ],
    risks: [
      ["hx-hpv", 4], ["smoking", 2],
    ],
  },
  {
    id: "bartholin-abscess", name: "Bartholin cyst or abscess", synonyms: [],
    icd10: "N75.1", system: "reproductive", incidence: [3, 3], ages: "0001243311", female: 1, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["vulvar-mass", 0.9], ["vulvar-pain", 0.85], ["dyspareunia", 0.45], ["skin-redness-warm", 0.5],
      ["abscess-lump", 0.6],
    ],
    cardinal: ["vulvar-mass|vulvar-pain"],
    against: [
      ["genital-ulcer", 0.05], ["vaginal-itching", 0.1], ["lymphadenopathy-inguinal", 0.3],
    ],
  },
  {
    id: "pelvic-organ-prolapse", name: "Pelvic organ prolapse", synonyms: ["cystocele", "rectocele", "uterine prolapse"],
    icd10: "N81.9", system: "reproductive", incidence: [4, 3], ages: "0000123344", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vaginal-bulge", 0.9], ["pelvic-pressure", 0.7], ["urinary-incontinence", 0.35],
      ["urine-stream-weak", 0.35], ["constipation", 0.3], ["worse-standing", 0.5], ["back-pain-low", 0.3],
      ["multiparous", 0.75], ["dyspareunia", 0.2], ["urinary-frequency", 0.25],
    ],
    cardinal: ["vaginal-bulge|pelvic-pressure"],
    against: [
      ["fever", 0.01], ["vaginal-bleeding", 0.15], ["weight-loss", 0.05],
    ],
    risks: [
      ["obesity", 1.6], ["postmenopausal", 2], ["hx-hysterectomy", 2], ["cough-chronic", 1.5],
    ],
  },
  {
    id: "breast-cancer", name: "Breast cancer", synonyms: [],
    icd10: "C50.919", system: "reproductive", incidence: [4, 4], ages: "0000123344", female: 0.99, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["breast-lump", 0.9], ["breast-lump-hard-fixed", 0.65], ["nipple-discharge-bloody", 0.05],
      ["breast-peau-orange", 0.1], ["breast-skin-dimpling", 0.2], ["lymphadenopathy-axillary", 0.3],
      ["mammogram-suspicious", 0.9], ["breast-pain", 0.1],
    ],
    cardinal: ["breast-lump|mammogram-suspicious|breast-skin-dimpling|breast-peau-orange|nipple-discharge-bloody"],
    against: [
      ["breast-lump-mobile", 0.2], ["breast-pain-cyclic", 0.2], ["fever", 0.02], ["breast-redness", 0.2],
      ["breastfeeding", 0.3],
    ],
    risks: [
      ["fhx-cancer-breast-ovary", 3.5], ["med-estrogen", 1.4], ["hx-cancer", 5], ["radiation-therapy", 3],
      ["postmenopausal", 1.5],
    ],
  },
  {
    id: "mastitis", name: "Mastitis or breast abscess", synonyms: [],
    icd10: "N61.0", system: "reproductive", incidence: [4, 4], ages: "2100143100", female: 1, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["breast-pain", 0.9], ["breast-redness", 0.9], ["fever", 0.75], ["breastfeeding", 0.8],
      ["breast-lump", 0.45], ["chills", 0.5], ["skin-redness-warm", 0.75], ["malaise", 0.55],
      ["nipple-cracked", 0.4], ["abscess-lump", 0.15], ["myalgia", 0.4], ["lymphadenopathy-axillary", 0.1],
    ],
    cardinal: ["breast-pain|breast-redness"],
    against: [
      ["breast-peau-orange", 0.1], ["nipple-discharge-bloody", 0.1],
      ["breast-lump-hard-fixed", 0.1], ["postmenopausal", 0.2],
    ],
    risks: [
      ["postpartum", 8], ["smoking", 1.8],
    ],
  },
  {
    id: "fibrocystic-breast", name: "Fibrocystic breast change", synonyms: ["mastalgia", "breast cyst"],
    icd10: "N60.19", system: "reproductive", incidence: [4, 3], ages: "0001343310", female: 1, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.8 },
    findings: [
      ["breast-pain-cyclic", 0.75], ["breast-lump", 0.65], ["breast-pain", 0.8],
      ["premenstrual", 0.5], ["nipple-discharge", 0.1], ["breast-lump-mobile", 0.35],
    ],
    cardinal: ["breast-pain|breast-lump"],
    against: [
      ["breast-lump-hard-fixed", 0.05], ["breast-peau-orange", 0.02], ["nipple-discharge-bloody", 0.05],
      ["fever", 0.02], ["lymphadenopathy-axillary", 0.05], ["postmenopausal", 0.2], ["breast-redness", 0.05],
    ],
  },
  {
    id: "fibroadenoma", name: "Fibroadenoma", synonyms: [],
    icd10: "D24.9", system: "reproductive", incidence: [4, 3], ages: "0001343210", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["breast-lump-mobile", 0.95], ["breast-lump", 0.97], ["well-appearing", 0.45],
    ],
    cardinal: ["breast-lump"],
    against: [
      ["breast-pain", 0.2], ["breast-lump-hard-fixed", 0.05], ["nipple-discharge", 0.05],
      ["breast-peau-orange", 0.01], ["fever", 0.01], ["postmenopausal", 0.15],
      ["lymphadenopathy-axillary", 0.05],
    ],
  },
  {
    id: "intraductal-papilloma", name: "Intraductal papilloma", synonyms: ["nipple discharge"],
    icd10: "D24.1", system: "reproductive", incidence: [2, 2], ages: "0000133422", female: 1, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["nipple-discharge-bloody", 0.8], ["nipple-discharge", 0.9], ["breast-lump", 0.25],
      ["well-appearing", 0.4],
    ],
    cardinal: ["nipple-discharge"],
    against: [
      ["galactorrhea", 0.05], ["breast-pain", 0.1], ["breast-peau-orange", 0.02], ["fever", 0.01],
      ["nipple-rash", 0.05],
    ],
  },
  {
    id: "paget-breast", name: "Paget disease of the breast", synonyms: ["inflammatory breast cancer"],
    icd10: "C50.019", system: "reproductive", incidence: [1, 1], ages: "0000012344", female: 1, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["nipple-rash", 0.65], ["breast-peau-orange", 0.55], ["breast-redness", 0.6], ["breast-lump", 0.5],
      ["breast-pain", 0.3], ["nipple-discharge-bloody", 0.2], ["lymphadenopathy-axillary", 0.4],
      ["itching", 0.25], ["breast-skin-dimpling", 0.25], ["skin-redness-warm", 0.35],
    ],
    cardinal: ["nipple-rash|breast-peau-orange|breast-redness"],
    against: [
      ["fever", 0.05], ["breastfeeding", 0.1],
    ],
    risks: [
      ["fhx-cancer-breast-ovary", 2.5],
    ],
  },
  {
    id: "gynecomastia", name: "Gynecomastia", synonyms: [],
    icd10: "N62", system: "reproductive", incidence: [4, 3], ages: "2113323333", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["gynecomastia", 0.97], ["breast-pain", 0.35], ["well-appearing", 0.45], ["testicular-mass", 0.02],
      ["breast-lump", 0.35],
    ],
    cardinal: ["gynecomastia"],
    against: [
      ["nipple-discharge-bloody", 0.02], ["breast-lump-hard-fixed", 0.1], ["fever", 0.01],
    ],
    risks: [
      ["hx-cirrhosis", 5], ["med-finasteride-androgen", 6], ["cannabis-use", 1.5], ["testosterone-low", 3],
      ["med-digoxin", 3], ["alcohol-use-heavy", 2],
    ],
  },
  {
    id: "infertility", name: "Infertility", synonyms: [],
    icd10: "N97.9", system: "reproductive", incidence: [4, 3], ages: "0000143210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["infertility", 0.97], ["menses-irregular", 0.3], ["dysmenorrhea", 0.15], ["well-appearing", 0.5],
    ],
    cardinal: ["infertility"],
    against: [
      ["fever", 0.01],
    ],
    risks: [
      ["hx-sti", 2], ["hx-fibroids-endometriosis", 3], ["hx-pcos", 3],
    ],
  },
  {
    id: "vaginismus-dyspareunia", name: "Vaginismus or vulvodynia", synonyms: ["dyspareunia"],
    icd10: "N94.2", system: "reproductive", incidence: [4, 3], ages: "0001243311", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dyspareunia", 0.95], ["vulvar-pain", 0.55], ["vaginal-itching", 0.4],
    ],
    cardinal: ["dyspareunia"],
    against: [
      ["vaginal-discharge", 0.1], ["fever", 0.01], ["vaginal-bleeding", 0.1], ["genital-ulcer", 0.02],
      ["postmenopausal", 0.4],
    ],
    risks: [
      ["hx-anxiety", 2], ["trauma-psychological", 2],
    ],
  },
  {
    id: "primary-amenorrhea-turner", name: "Turner syndrome", synonyms: [],
    icd10: "Q96.9", system: "reproductive", incidence: [2, 1], ages: "3223411000", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["short-stature", 0.95], ["amenorrhea-primary", 0.75], ["webbed-neck", 0.45], ["puberty-delayed", 0.7],
      ["fsh-high", 0.85], ["hand-foot-swelling-infant", 0.1], ["murmur", 0.25], ["infertility", 0.4],
      ["shield-chest", 0.45], ["learning-difficulty", 0.2], ["karyotype-abnormal", 0.95],
    ],
    cardinal: ["short-stature|amenorrhea-primary|puberty-delayed|webbed-neck"],
    against: [
      ["hirsutism", 0.05], ["fever", 0.01],
    ],
  },
  {
    id: "mullerian-imperforate-hymen", name: "Imperforate hymen", synonyms: ["hematocolpos"],
    icd10: "Q52.3", system: "reproductive", incidence: [2, 2], ages: "1001410000", female: 1, urgency: "same-day",
    course: { recurrent: 0.7, chronic: 0.6 },
    findings: [
      ["amenorrhea-primary", 0.97], ["hymen-bulging-blue", 0.85], ["abdominal-mass", 0.3],
      ["urinary-retention", 0.3], ["abdominal-pain-lower", 0.75], ["constipation", 0.2],
      ["back-pain-low", 0.3],
    ],
    cardinal: ["amenorrhea-primary"],
    against: [
      ["fever", 0.01], ["short-stature", 0.1], ["hcg-positive", 0.01],
    ],
  },
  {
    id: "androgen-insensitivity", name: "Disorder of sex development", synonyms: ["androgen insensitivity", "Mullerian agenesis"],
    icd10: "E34.50", system: "reproductive", incidence: [1, 1], ages: "3222411000", female: 0.9, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["amenorrhea-primary", 0.85], ["body-hair-sparse", 0.6], ["karyotype-abnormal", 0.9],
      ["ambiguous-genitalia", 0.3], ["hernia-bulge", 0.25], ["infertility", 0.3],
    ],
    cardinal: ["amenorrhea-primary|ambiguous-genitalia"],
    against: [
      ["pelvic-pain", 0.05], ["short-stature", 0.2],
    ],
  },
  {
    id: "klinefelter", name: "Klinefelter syndrome", synonyms: [],
    icd10: "Q98.4", system: "reproductive", incidence: [2, 1], ages: "0012343311", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["testicles-small", 0.9], ["infertility", 0.75], ["gynecomastia", 0.55], ["tall-long-limbs", 0.6],
      ["testosterone-low", 0.7], ["learning-difficulty", 0.4], ["fsh-high", 0.85], ["libido-low", 0.4],
      ["body-hair-sparse", 0.5], ["puberty-delayed", 0.3], ["karyotype-abnormal", 0.97],
    ],
    cardinal: ["testicles-small|infertility|gynecomastia|puberty-delayed"],
  },
  {
    id: "retained-tampon-foreign-body", name: "Retained vaginal foreign body", synonyms: [],
    icd10: "T19.2XXA", system: "reproductive", incidence: [3, 3], ages: "0133233210", female: 1, urgency: "same-day",
    course: { subacute: 0.6, acute: 0.8 },
    findings: [
      ["vaginal-discharge", 0.9], ["vaginal-discharge-foul", 0.9], ["vaginal-bleeding", 0.35],
      ["pelvic-pain", 0.15], ["vaginal-itching", 0.2],
    ],
    cardinal: ["vaginal-discharge"],
    against: [
      ["fever", 0.1], ["vaginal-discharge-curdy", 0.05], ["vaginal-discharge-frothy", 0.1],
    ],
    risks: [
      ["tampon", 5],
    ],
  },
  {
    id: "precocious-puberty", name: "Precocious puberty", synonyms: [],
    icd10: "E30.1", system: "reproductive", incidence: [2, 1], ages: "0134100000", female: 0.83, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["puberty-early", 0.97], ["growth-spurt", 0.65], ["vaginal-bleeding", 0.1], ["cafe-au-lait", 0.05],
      ["comedones", 0.15],
    ],
    cardinal: ["puberty-early"],
    against: [
      ["fever", 0.01],
    ],
    risks: [
      ["obesity", 1.8],
    ],
  },
  {
    id: "delayed-puberty", name: "Delayed puberty", synonyms: ["constitutional delay", "Kallmann syndrome"],
    icd10: "E30.0", system: "reproductive", incidence: [3, 2], ages: "0001410000", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["puberty-delayed", 0.97], ["short-stature", 0.65], ["growth-normal", 0.45], ["well-appearing", 0.55],
      ["smell-loss", 0.05],
    ],
    cardinal: ["puberty-delayed"],
    against: [
      ["weight-loss", 0.2], ["headache", 0.1], ["diarrhea", 0.1], ["webbed-neck", 0.05],
      ["visual-field-cut", 0.02],
    ],
    risks: [
      ["athlete", 1.5],
    ],
  },
  {
    id: "emergency-sexual-assault", name: "Sexual assault", synonyms: [],
    icd10: "T74.21XA", system: "reproductive", incidence: [2, 4], ages: "0122443211", female: 0.9, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["sexual-assault-reported", 0.97], ["bruising", 0.4], ["anxiety", 0.6], ["pelvic-pain", 0.3],
      ["insomnia", 0.2],
    ],
    cardinal: ["sexual-assault-reported"],
  },
  {
    id: "male-hypogonadism", name: "Male hypogonadism", synonyms: ["testosterone deficiency"],
    icd10: "E29.1", system: "reproductive", incidence: [4, 3], ages: "0001233444", female: 0, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["libido-low", 0.8], ["erectile-dysfunction", 0.65], ["fatigue", 0.6], ["testosterone-low", 0.97],
      ["mood-low", 0.35], ["body-hair-sparse", 0.3], ["gynecomastia", 0.2], ["hot-flashes", 0.15],
      ["testicles-small", 0.3], ["infertility", 0.25], ["bone-density-low", 0.2], ["concentration-poor", 0.25],
    ],
    cardinal: ["libido-low|erectile-dysfunction|testosterone-low"],
    against: [
      ["fever", 0.01], ["penile-curvature", 0.1],
    ],
    risks: [
      ["opioid-use", 3], ["obesity", 2], ["hx-diabetes", 1.6], ["med-finasteride-androgen", 5],
      ["med-steroid", 1.8], ["chemotherapy", 3],
    ],
  },
  {
    id: "breast-benign-mass", name: "Fat necrosis, duct ectasia or galactocele", synonyms: ["mammary duct ectasia", "breast fat necrosis"],
    icd10: "N64.1", system: "reproductive", incidence: [2, 1], ages: "0000123442", female: 1, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.6 },
    findings: [
      ["breast-lump", 0.8], ["nipple-discharge", 0.4], ["breast-pain", 0.3], ["breast-lump-hard-fixed", 0.25], ["breast-skin-dimpling", 0.2], ["bruising", 0.15],
    ],
    cardinal: ["breast-lump|nipple-discharge"],
    against: [["lymphadenopathy-axillary", 0.2], ["weight-loss", 0.3]],
    risks: [["trauma", 4], ["chest-injury", 4], ["breastfeeding", 2]],
  },
  {
    id: "cervical-endometrial-polyp", name: "Cervical or endometrial polyp", synonyms: ["uterine polyp"],
    icd10: "N84.0", system: "reproductive", incidence: [3, 1], ages: "0000134321", female: 1, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.7 },
    findings: [
      ["vaginal-bleeding", 0.8], ["vaginal-bleeding-postcoital", 0.4], ["menorrhagia", 0.4], ["vaginal-bleeding-postmenopausal", 0.3], ["cervix-mass", 0.3], ["us-thick-endometrium", 0.3], ["infertility", 0.1], ["vaginal-discharge", 0.2],
    ],
    cardinal: ["vaginal-bleeding|vaginal-bleeding-postcoital|menorrhagia"],
    against: [["pelvic-pain", 0.4], ["fever", 0.05], ["weight-loss", 0.3]],
  },
  {
    id: "asherman", name: "Asherman syndrome", synonyms: ["intrauterine adhesions"],
    icd10: "N85.6", system: "reproductive", incidence: [1, 1], ages: "0000143100", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["amenorrhea", 0.8], ["infertility", 0.6], ["dysmenorrhea", 0.3], ["prior-preterm-or-loss", 0.3],
    ],
    cardinal: ["amenorrhea|infertility"],
    against: [["hcg-positive", 0.02], ["hot-flashes", 0.2]],
    risks: [["recent-abortion-miscarriage", 8], ["postpartum-hemorrhage-history", 5], ["surgery-recent", 3]],
  },
  {
    id: "hypothalamic-amenorrhea", name: "Functional hypothalamic amenorrhea", synonyms: ["female athlete triad", "relative energy deficiency", "secondary amenorrhea"],
    icd10: "N91.1", system: "reproductive", incidence: [3, 1], ages: "0001431000", female: 1, urgency: "routine",
    course: { chronic: 0.9, subacute: 0.3 },
    findings: [
      ["amenorrhea", 0.97], ["strenuous-exercise", 0.5], ["weight-loss", 0.5], ["hcg-negative", 0.6], ["bradycardia", 0.2],
      ["fatigue", 0.25], ["bone-pain", 0.1],
    ],
    cardinal: ["amenorrhea"],
    requires: ["amenorrhea"],
    excludedBy: ["hcg-positive", "pregnant"],
    against: [
      ["hot-flashes", 0.15], ["galactorrhea", 0.05], ["hirsutism", 0.1], ["fear-of-weight", 0.3], ["abdominal-pain", 0.2],
      ["headache", 0.3], ["obesity", 0.1], ["amenorrhea-primary", 0.3],
    ],
    risks: [["athlete", 5], ["stressor", 2.5]],
  },
  {
    id: "endometrial-hyperplasia", name: "Endometrial hyperplasia", synonyms: [],
    icd10: "N85.00", system: "reproductive", incidence: [2, 2], ages: "0000013442", female: 1, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.4 },
    findings: [
      ["menorrhagia", 0.5], ["menses-irregular", 0.45], ["vaginal-bleeding-postmenopausal", 0.5],
      ["vaginal-bleeding", 0.8], ["us-thick-endometrium", 0.8], ["obesity", 0.5], ["hemoglobin-low", 0.2],
    ],
    cardinal: ["vaginal-bleeding|menorrhagia|vaginal-bleeding-postmenopausal"],
    against: [
      ["weight-loss", 0.15], ["fever", 0.02], ["pregnant", 0.01], ["vaginal-bleeding-postcoital", 0.2],
      ["uterus-irregular", 0.2], ["cervix-mass", 0.01],
    ],
    risks: [
      ["hx-pcos", 4], ["postmenopausal", 1.2], ["obesity-sedentary", 2], ["med-estrogen", 2.5],
      ["hx-diabetes", 1.5], ["hx-nulliparous", 2], ["no-ovulation", 2.5],
    ],
    requires: ["us-thick-endometrium|vaginal-bleeding|menorrhagia|vaginal-bleeding-postmenopausal"],
  },
  {
    id: "cervical-neoplasia", name: "Cervical intraepithelial neoplasia", synonyms: ["cervical dysplasia", "CIN", "abnormal Pap smear", "HSIL", "LSIL"],
    icd10: "N87.9", system: "reproductive", incidence: [4, 2], ages: "0001344321", female: 1, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hx-hpv", 0.9], ["vaginal-bleeding-postcoital", 0.12], ["well-appearing", 0.3], ["positive-swab", 0.1],
      ["vaginal-discharge", 0.1],
    ],
    cardinal: ["hx-hpv"],
    against: [
      ["cervix-mass", 0.01], ["weight-loss", 0.05], ["pelvic-pain", 0.1], ["fever", 0.03],
      ["vaginal-bleeding-postmenopausal", 0.2], ["hematuria", 0.1],
    ],
    risks: [
      ["smoking", 1.8], ["hiv-positive", 3], ["sexually-active-new-partner", 1.5], ["immunosuppressed", 2],
    ],
    requires: ["hx-hpv"],
  },
  {
    id: "prepubertal-vulvovaginitis", name: "Vulvovaginitis of childhood", synonyms: ["prepubertal vulvovaginitis", "vulvovaginitis in a girl"],
    icd10: "N76.0", system: "reproductive", incidence: [4, 2], ages: "0144100000", female: 1, urgency: "routine",
    course: { subacute: 0.7, acute: 0.5, recurrent: 0.4 },
    findings: [
      ["vulva-red", 0.75], ["vaginal-itching", 0.7], ["vaginal-discharge", 0.6], ["dysuria", 0.4],
      ["vulvar-pain", 0.35], ["bedwetting", 0.05],
    ],
    cardinal: ["vaginal-itching|vaginal-discharge|vulva-red"],
    against: [
      ["vaginal-bleeding", 0.15], ["fever", 0.03], ["vaginal-discharge-foul", 0.2],
      ["vulvar-white-patches", 0.1], ["flank-pain", 0.03], ["polyuria", 0.03], ["worms-seen", 0.2],
      ["sexual-assault-reported", 0.05],
    ],
    risks: [
      ["poor-self-care", 1.5],
    ],
  },
  {
    id: "iud-problem", name: "Intrauterine device problem", synonyms: ["IUD expulsion", "IUD perforation", "missing IUD strings", "malpositioned IUD"],
    icd10: "T83.32XA", system: "reproductive", incidence: [3, 2], ages: "0001244100", female: 1, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.6, chronic: 0.4 },
    findings: [
      ["pelvic-pain", 0.6], ["vaginal-bleeding", 0.5], ["abdominal-pain-lower", 0.6],
      ["iud-strings-missing", 0.6], ["dyspareunia", 0.2], ["vaginal-discharge", 0.15],
      ["menses-irregular", 0.35],
    ],
    cardinal: ["iud-strings-missing|pelvic-pain|vaginal-bleeding"],
    against: [
      ["fever", 0.1], ["cervical-motion-tenderness", 0.1], ["hcg-positive", 0.1],
    ],
    risks: [
      ["intrauterine-device", 20],
    ],
    requires: ["intrauterine-device|iud-strings-missing"],
  },
  {
    id: "genital-fistula", name: "Vesicovaginal or rectovaginal fistula", synonyms: ["vesicovaginal fistula", "rectovaginal fistula"],
    icd10: "N82.0", system: "reproductive", incidence: [1, 1], ages: "0000134332", female: 1, urgency: "routine",
    course: { subacute: 0.5, chronic: 0.8 },
    findings: [
      ["urine-leaks-constantly", 0.7], ["urinary-incontinence", 0.75], ["stool-from-vagina", 0.3],
      ["fecal-incontinence", 0.2], ["vaginal-discharge-foul", 0.3], ["infections-recurrent", 0.15],
    ],
    cardinal: ["urine-leaks-constantly|urinary-incontinence|stool-from-vagina"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["hx-hysterectomy", 6], ["birth-difficult", 5], ["radiation-therapy", 5], ["surgery-recent", 3],
      ["cesarean-section", 2], ["hx-ibd", 2],
    ],
    requires: ["urine-leaks-constantly|stool-from-vagina|hx-hysterectomy|birth-difficult|radiation-therapy"],
  },
  {
    id: "pelvic-congestion", name: "Pelvic congestion syndrome", synonyms: ["pelvic venous disorder", "pelvic varices"],
    icd10: "N94.89", system: "reproductive", incidence: [2, 0], ages: "0000144210", female: 1, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["pelvic-pain-chronic", 0.9], ["pelvic-pain", 0.9], ["worse-standing", 0.65], ["dyspareunia", 0.6],
      ["dysmenorrhea", 0.4], ["varicose-veins", 0.35], ["pelvic-pressure", 0.4], ["worse-supine", 0.02],
      ["rest-relief", 0.35], ["back-pain-low", 0.3],
    ],
    cardinal: ["pelvic-pain"],
    against: [
      ["fever", 0.01], ["uterosacral-nodularity", 0.05], ["weight-loss", 0.03], ["rectal-pain-menses", 0.1],
      ["adnexal-mass", 0.05], ["cervical-motion-tenderness", 0.1],
    ],
    risks: [
      ["multiparous", 4],
    ],
    requires: ["worse-standing|varicose-veins|rest-relief"],
  },
  {
    id: "uterine-anomaly", name: "Uterine anomaly", synonyms: ["septate uterus", "uterine didelphys", "bicornuate uterus", "Müllerian anomaly", "unicornuate uterus"],
    icd10: "Q51.9", system: "reproductive", incidence: [2, 0], ages: "0001244100", female: 1, urgency: "routine",
    course: { chronic: 0.95, recurrent: 0.4 },
    findings: [
      ["infertility", 0.35], ["prior-preterm-or-loss", 0.55], ["dysmenorrhea", 0.35], ["abnormal-x-ray", 0.1],
      ["dyspareunia", 0.15], ["uterus-shape-abnormal", 0.8], ["amenorrhea", 0.05],
    ],
    cardinal: ["uterus-shape-abnormal|prior-preterm-or-loss"],
    against: [
      ["fever", 0.02], ["amenorrhea-primary", 0.2],
    ],
    risks: [
      ["one-kidney", 6],
    ],
    requires: ["uterus-shape-abnormal|prior-preterm-or-loss"],
  },
  {
    id: "inflammatory-vaginitis", name: "Desquamative inflammatory vaginitis", synonyms: ["aerobic vaginitis"],
    icd10: "N76.1", system: "reproductive", incidence: [2, 1], ages: "0000123332", female: 1, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["vaginal-discharge", 0.95], ["vaginal-discharge-purulent", 0.6], ["dyspareunia", 0.6],
      ["vulvar-pain", 0.45], ["vulva-red", 0.45], ["vaginal-itching", 0.35], ["high-vaginal-ph", 0.6],
      ["vaginal-bleeding-postcoital", 0.15],
    ],
    cardinal: ["vaginal-discharge"],
    against: [
      ["vaginal-discharge-fishy", 0.2], ["vaginal-discharge-curdy", 0.2], ["yeast-on-microscopy", 0.05],
      ["sti-test-positive", 0.05], ["fever", 0.02], ["pelvic-pain", 0.2], ["vaginal-discharge-frothy", 0.2],
      ["cervix-strawberry", 0.1],
    ],
    risks: [
      ["postmenopausal", 1.5],
    ],
    requires: ["over-6-weeks|chronic|no-response-to-treatment|high-vaginal-ph|postmenopausal"],
  },
] satisfies readonly Condition[];
