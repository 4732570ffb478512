import type { Condition } from "../../symptoms.schema.ts";

export const musculoskeletalConditions = [
  {
    id: "osteoarthritis", name: "Osteoarthritis", synonyms: ["degenerative joint disease"],
    icd10: "M19.90", system: "musculoskeletal", incidence: [5, 4], ages: "0000123344", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["joint-pain", 0.95], ["joint-stiffness-brief", 0.7], ["worse-exertion", 0.6], ["knee-pain", 0.55],
      ["heberden-nodes", 0.3], ["range-of-motion-reduced", 0.45], ["hand-pain", 0.3], ["hip-pain", 0.25],
      ["xray-joint-narrowing", 0.85], ["rest-relief", 0.6], ["deformity", 0.2], ["knee-swelling", 0.2],
      ["onset-gradual", 0.6], ["back-pain", 0.25],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["joint-stiffness-morning", 0.2], ["fever", 0.02], ["skin-redness-warm", 0.1], ["weight-loss", 0.1],
      ["joint-polyarthritis-symmetric", 0.3], ["esr-crp-high", 0.15], ["rf-positive", 0.3],
      ["onset-sudden", 0.15], ["rash", 0.1],
    ],
    risks: [
      ["obesity", 2], ["hx-osteoarthritis", 10], ["hx-prior-fracture", 1.5], ["overuse", 1.5],
    ],
  },
  {
    id: "rheumatoid-arthritis", name: "Rheumatoid arthritis", synonyms: [],
    icd10: "M06.9", system: "musculoskeletal", incidence: [4, 4], ages: "0001233333", female: 0.75, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["joint-polyarthritis-symmetric", 0.85], ["joint-stiffness-morning", 0.85], ["joint-swelling", 0.9],
      ["hand-pain", 0.7], ["wrist-pain", 0.6], ["fatigue", 0.6], ["rf-positive", 0.7], ["esr-crp-high", 0.75],
      ["rheumatoid-nodules", 0.2], ["ulnar-deviation", 0.2], ["weight-loss", 0.2], ["joint-pain", 0.97],
      ["hand-joint-mcp-pain", 0.7], ["hemoglobin-low", 0.35], ["foot-pain", 0.35], ["eye-dryness", 0.1],
      ["onset-gradual", 0.55],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["joint-monoarthritis", 0.2], ["heberden-nodes", 0.3], ["rash-malar", 0.1],
      ["joint-stiffness-brief", 0.15], ["skin-redness-warm", 0.4], ["big-toe-pain", 0.3],
      ["joint-migratory", 0.4], ["rash-scaly-plaques", 0.1], ["uric-acid-high", 0.4],
    ],
    risks: [
      ["fhx-autoimmune", 2.5], ["smoking", 1.6], ["hx-rheumatoid", 15],
    ],
  },
  {
    id: "gout", name: "Gout", synonyms: ["podagra"],
    icd10: "M10.9", system: "musculoskeletal", incidence: [4, 4], ages: "0000123333", female: 0.2, urgency: "same-day",
    course: { hyperacute: 0.6, acute: 0.9, recurrent: 0.7 },
    findings: [
      ["big-toe-pain", 0.6], ["joint-monoarthritis", 0.8], ["joint-swelling", 0.9], ["skin-redness-warm", 0.8],
      ["onset-sudden", 0.75], ["joint-fluid-crystals", 0.9], ["uric-acid-high", 0.75], ["tophi", 0.1],
      ["similar-episode-before", 0.5], ["worse-night", 0.45], ["foot-pain", 0.6], ["ankle-pain", 0.2],
      ["knee-pain", 0.2], ["joint-pain", 0.95], ["fever-low-grade", 0.15], ["touch-sheet-painful", 0.45],
      ["unable-bear-weight", 0.35],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["joint-polyarthritis-symmetric", 0.2], ["fever-high", 0.2], ["rash", 0.1], ["back-pain", 0.3],
      ["joint-migratory", 0.3], ["trauma", 0.3], ["onset-gradual", 0.15],
    ],
    risks: [
      ["hx-gout", 15], ["med-diuretic", 3], ["alcohol-use-heavy", 2.5], ["hx-kidney-disease", 2.5],
      ["hx-hypertension", 1.6], ["obesity", 1.8], ["med-aspirin", 1.5], ["purine-rich-meal", 3],
    ],
  },
  {
    id: "pseudogout", name: "Calcium pyrophosphate arthritis", synonyms: ["pseudogout", "CPPD"],
    icd10: "M11.20", system: "musculoskeletal", incidence: [3, 3], ages: "0000001244", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["joint-monoarthritis", 0.75], ["knee-swelling", 0.6], ["knee-pain", 0.6], ["wrist-pain", 0.3],
      ["joint-fluid-cppd", 0.9], ["joint-swelling", 0.9], ["skin-redness-warm", 0.6], ["onset-sudden", 0.6],
      ["fever-low-grade", 0.25], ["xray-chondrocalcinosis", 0.75], ["joint-pain", 0.97], ["fever", 0.25],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["big-toe-pain", 0.2], ["rash", 0.1], ["trauma", 0.4],
    ],
    risks: [
      ["hx-osteoarthritis", 1.5], ["surgery-recent", 2], ["hospital-recent", 1.5],
    ],
  },
  {
    id: "septic-arthritis", name: "Septic arthritis", synonyms: [],
    icd10: "M00.9", system: "musculoskeletal", incidence: [1, 2], ages: "3332223333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["joint-monoarthritis", 0.85], ["joint-swelling", 0.85], ["fever", 0.6], ["skin-redness-warm", 0.75],
      ["range-of-motion-reduced", 0.8], ["joint-fluid-septic", 0.9], ["unable-bear-weight", 0.65],
      ["knee-swelling", 0.45], ["esr-crp-high", 0.9], ["wbc-high", 0.6], ["chills", 0.3], ["hip-pain", 0.2],
      ["limp", 0.3], ["joint-pain", 0.97], ["knee-pain", 0.45], ["rigors", 0.15], ["limp-refusal", 0.2],
      ["leg-held-flexed", 0.1], ["onset-sudden", 0.4],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["joint-polyarthritis-symmetric", 0.1], ["rash-itchy", 0.1], ["similar-episode-before", 0.3],
      ["joint-stiffness-brief", 0.1], ["esr-crp-normal", 0.05], ["joint-fluid-crystals", 0.2],
      ["back-pain", 0.4], ["tophi", 0.3],
    ],
    risks: [
      ["iv-drug-use", 6], ["hx-rheumatoid", 3], ["hx-diabetes", 2], ["immunosuppressed", 3],
      ["skin-infection-recent", 3], ["hx-sickle-cell", 4],
    ],
  },
  {
    id: "reactive-arthritis", name: "Reactive arthritis", synonyms: ["Reiter syndrome"],
    icd10: "M02.30", system: "musculoskeletal", incidence: [2, 2], ages: "0001343311", female: 0.25, urgency: "same-day",
    course: { subacute: 0.9, acute: 0.5 },
    findings: [
      ["joint-oligoarthritis", 0.75], ["uveitis-urethritis-arthritis", 0.35], ["dysuria", 0.35],
      ["eye-redness", 0.35], ["knee-swelling", 0.55], ["heel-pain", 0.35], ["dactylitis", 0.25],
      ["keratoderma", 0.1, 60], ["hla-b27", 0.6], ["joint-swelling", 0.8], ["joint-pain", 0.95],
      ["penile-discharge", 0.25], ["back-pain-inflammatory", 0.25], ["mouth-ulcers", 0.15],
      ["ankle-pain", 0.35], ["fever-low-grade", 0.2], ["esr-crp-high", 0.7],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["rf-positive", 0.2], ["joint-polyarthritis-symmetric", 0.2], ["uric-acid-high", 0.3], ["tophi", 0.05],
      ["rash-malar", 0.05],
    ],
    risks: [
      ["sti-test-positive", 8], ["sexually-active-new-partner", 4], ["prior-infection-recent", 3],
    ],
  },
  {
    id: "psoriatic-arthritis", name: "Psoriatic arthritis", synonyms: [],
    icd10: "L40.50", system: "musculoskeletal", incidence: [3, 3], ages: "0001133333", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["joint-pain", 0.95], ["rash-scaly-plaques", 0.75], ["dactylitis", 0.4], ["nail-pitting", 0.65],
      ["joint-oligoarthritis", 0.5], ["joint-swelling", 0.75], ["back-pain-inflammatory", 0.35],
      ["heel-pain", 0.25], ["dip-joint-pain", 0.45], ["joint-stiffness-morning", 0.6], ["fatigue", 0.35],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["rf-positive", 0.1], ["rheumatoid-nodules", 0.05],
    ],
    risks: [
      ["hx-psoriasis", 20], ["fhx-gout-same-skin-joint", 6],
    ],
  },
  {
    id: "ankylosing-spondylitis", name: "Ankylosing spondylitis", synonyms: ["axial spondyloarthritis"],
    icd10: "M45.9", system: "musculoskeletal", incidence: [3, 3], ages: "0001343211", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["back-pain-inflammatory", 0.9], ["joint-stiffness-morning", 0.7], ["back-pain-low", 0.9],
      ["hla-b27", 0.85], ["back-pain-night", 0.5], ["xray-sacroiliitis", 0.75], ["buttock-pain", 0.45],
      ["heel-pain", 0.3], ["hip-pain", 0.25], ["eye-redness", 0.2], ["chest-expansion-reduced", 0.35],
      ["kyphosis", 0.15], ["esr-crp-high", 0.5], ["fatigue", 0.5], ["back-pain", 0.95],
      ["range-of-motion-reduced", 0.5], ["onset-gradual", 0.6], ["better-with-exercise", 0.7],
    ],
    cardinal: ["back-pain"],
    against: [
      ["back-pain-radiating-leg", 0.2], ["back-pain-bending-lifting", 0.2], ["fever", 0.1],
      ["weakness-focal", 0.05], ["onset-sudden", 0.1], ["numbness", 0.2],
    ],
    risks: [
      ["fhx-autoimmune", 2], ["hx-psoriasis", 3], ["hx-ibd", 4],
    ],
  },
  {
    id: "lupus", name: "Systemic lupus erythematosus", synonyms: ["SLE", "lupus nephritis"],
    icd10: "M32.9", system: "musculoskeletal", incidence: [3, 3], ages: "1112443322", female: 0.9, urgency: "same-day", dangerous: true,
    course: { chronic: 0.7, subacute: 0.7, recurrent: 0.6 },
    findings: [
      ["rash-malar", 0.5], ["rash-photosensitive", 0.5], ["joint-pain", 0.85],
      ["joint-polyarthritis-symmetric", 0.55], ["ana-positive", 0.97], ["dsdna-positive", 0.65],
      ["fatigue", 0.8], ["mouth-ulcers", 0.35], ["fever", 0.45], ["proteinuria", 0.45], ["hair-loss", 0.4],
      ["chest-pain-pleuritic", 0.35], ["raynaud", 0.3], ["wbc-low", 0.45], ["platelets-low", 0.25],
      ["complement-low", 0.55], ["hematuria", 0.3], ["hemoglobin-low", 0.5], ["joint-swelling", 0.6],
      ["edema-leg", 0.2], ["seizure", 0.1], ["psychosis", 0.05], ["weight-loss", 0.3],
      ["lymphadenopathy", 0.25], ["antiphospholipid", 0.3], ["rash", 0.7], ["myalgia", 0.4],
      ["xray-pleural-effusion", 0.15], ["headache", 0.25], ["friction-rub", 0.1],
      ["joint-stiffness-morning", 0.45], ["creatinine-high", 0.2],
    ],
    cardinal: ["joint-pain|rash|fatigue|fever|proteinuria|rash-malar"],
    against: [
      ["rash-facial-flush-telangiectasia", 0.3], ["joint-stiffness-brief", 0.3], ["rash-scaly-plaques", 0.2],
      ["tophi", 0.05],
    ],
    risks: [
      ["fhx-autoimmune", 4], ["african-descent", 2.5], ["hx-lupus-autoimmune", 15], ["asian-descent", 1.5],
    ],
  },
  {
    id: "sjogren", name: "Sjogren syndrome", synonyms: [],
    icd10: "M35.00", system: "musculoskeletal", incidence: [3, 2], ages: "0001233433", female: 0.9, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["eye-dryness", 0.9], ["dry-mouth", 0.9], ["anti-ro-la", 0.7], ["parotid-swelling", 0.35],
      ["joint-pain", 0.55], ["fatigue", 0.65], ["ana-positive", 0.75], ["vaginal-dryness", 0.35],
      ["raynaud", 0.25], ["dysphagia", 0.25], ["cough-dry", 0.2], ["rf-positive", 0.55],
      ["purpura-palpable-legs", 0.1], ["schirmer-low", 0.75], ["lymphadenopathy", 0.15], ["tooth-pain", 0.15],
      ["hoarseness", 0.1],
    ],
    cardinal: ["dry-mouth|eye-dryness"],
    against: [
      ["fever", 0.2], ["polyuria", 0.2], ["thirst", 0.4],
    ],
    risks: [
      ["hx-rheumatoid", 3], ["fhx-autoimmune", 3], ["hx-lupus-autoimmune", 4], ["hx-thyroid", 2],
    ],
  },
  {
    id: "systemic-sclerosis", name: "Systemic sclerosis", synonyms: ["scleroderma", "CREST syndrome", "limited scleroderma"],
    icd10: "M34.9", system: "musculoskeletal", incidence: [2, 2], ages: "0001233433", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["raynaud", 0.95], ["skin-thickening", 0.85], ["calcinosis-telangiectasia", 0.45], ["dysphagia", 0.45],
      ["heartburn", 0.55], ["anti-scl70-centromere", 0.65], ["dyspnea-exertional", 0.4],
      ["hand-swelling-puffy", 0.7], ["finger-ulcer", 0.3], ["ana-positive", 0.9], ["joint-pain", 0.5],
      ["crackles-velcro", 0.3], ["hypertension", 0.15], ["fatigue", 0.5], ["cough-dry", 0.25],
      ["weight-loss", 0.2], ["hyperpigmentation", 0.15],
    ],
    cardinal: ["raynaud|skin-thickening"],
    against: [
      ["fever", 0.2], ["rash-malar", 0.2],
    ],
    risks: [
      ["fhx-autoimmune", 2.5],
    ],
  },
  {
    id: "polymyositis", name: "Dermatomyositis or polymyositis", synonyms: ["inflammatory myopathy"],
    icd10: "M33.20", system: "musculoskeletal", incidence: [2, 2], ages: "0122233333", female: 0.67, urgency: "same-day",
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["weakness-proximal", 0.95], ["ck-high", 0.9], ["rash-heliotrope", 0.4], ["gottron-papules", 0.45],
      ["dysphagia", 0.3], ["myalgia", 0.45], ["anti-jo1", 0.2], ["dyspnea", 0.25], ["joint-pain", 0.35],
      ["rash-photosensitive", 0.25], ["weight-loss", 0.25], ["fatigue", 0.5], ["rash", 0.5],
      ["muscle-tenderness", 0.3], ["mechanics-hands", 0.15], ["raynaud", 0.15],
    ],
    cardinal: ["weakness-proximal"],
    against: [
      ["numbness", 0.05], ["ptosis", 0.05], ["diplopia", 0.05], ["reflexes-decreased", 0.2],
      ["fasciculations", 0.05], ["tsh-high", 0.1], ["joint-stiffness-morning", 0.4],
    ],
    risks: [
      ["hx-cancer", 4], ["fhx-autoimmune", 2],
    ],
  },
  {
    id: "inclusion-body-myositis", name: "Inclusion body myositis", synonyms: [],
    icd10: "G72.41", system: "musculoskeletal", incidence: [1, 0], ages: "0000012244", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["weakness-finger-flexors", 0.75], ["weakness-proximal", 0.8], ["fall", 0.6], ["dysphagia", 0.45],
      ["ck-high", 0.75], ["muscle-atrophy", 0.75], ["onset-gradual", 0.7],
    ],
    cardinal: ["weakness-proximal|weakness-finger-flexors"],
    against: [
      ["rash", 0.05], ["numbness", 0.1], ["fever", 0.02], ["reflexes-increased", 0.05],
      ["fasciculations", 0.2],
    ],
  },
  {
    id: "polymyalgia-rheumatica", name: "Polymyalgia rheumatica", synonyms: [],
    icd10: "M35.3", system: "musculoskeletal", incidence: [3, 3], ages: "0000001244", female: 0.67, urgency: "same-day",
    course: { subacute: 0.9 },
    findings: [
      ["shoulder-hip-girdle-pain", 0.95], ["joint-stiffness-morning", 0.9], ["esr-crp-high", 0.95],
      ["shoulder-pain", 0.9], ["fatigue", 0.5], ["weight-loss", 0.25], ["fever-low-grade", 0.15],
      ["hip-pain", 0.6], ["neck-pain", 0.45], ["range-of-motion-reduced", 0.5], ["hand-swelling-puffy", 0.1],
      ["mood-low", 0.15], ["both-sides-hip", 0.75], ["myalgia", 0.65], ["hemoglobin-low", 0.3],
      ["malaise", 0.35],
    ],
    cardinal: ["shoulder-hip-girdle-pain"],
    against: [
      ["weakness-proximal", 0.3], ["ck-high", 0.05], ["headache-temporal", 0.3], ["jaw-claudication", 0.1],
      ["joint-swelling", 0.4], ["esr-crp-normal", 0.05], ["rf-positive", 0.3], ["tender-points", 0.3],
      ["rash", 0.1], ["numbness", 0.1],
    ],
    risks: [
      ["hx-polymyalgia", 5],
    ],
  },
  {
    id: "fibromyalgia", name: "Fibromyalgia", synonyms: [],
    icd10: "M79.7", system: "musculoskeletal", incidence: [4, 3], ages: "0001344322", female: 0.83, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["widespread-pain", 0.97], ["tender-points", 0.8], ["fatigue", 0.9], ["insomnia", 0.75],
      ["unrefreshing-sleep", 0.75], ["concentration-poor", 0.6], ["headache", 0.55], ["mood-low", 0.4],
      ["anxiety", 0.4], ["abdominal-pain", 0.3], ["joint-stiffness-morning", 0.45], ["esr-crp-normal", 0.6],
      ["tingling", 0.45], ["myalgia", 0.85], ["bloating", 0.3], ["limb-pain-disproportionate", 0.4],
      ["joint-pain", 0.6],
    ],
    cardinal: ["widespread-pain"],
    against: [
      ["joint-swelling", 0.1], ["weakness-focal", 0.05], ["fever", 0.05], ["weight-loss", 0.1],
      ["esr-crp-high", 0.15], ["ck-high", 0.1], ["rash", 0.1], ["reflexes-decreased", 0.2], ["tsh-high", 0.2],
    ],
    risks: [
      ["hx-depression", 2], ["hx-anxiety", 2], ["bowel-habit-change", 2.5], ["stressor", 1.6],
      ["trauma-psychological", 2],
    ],
  },
  {
    id: "mixed-connective-tissue", name: "Mixed connective tissue disease", synonyms: [],
    icd10: "M35.1", system: "musculoskeletal", incidence: [1, 1], ages: "0001243322", female: 0.83, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["raynaud", 0.97], ["hand-swelling-puffy", 0.7], ["joint-pain", 0.85], ["myalgia", 0.5],
      ["weakness-proximal", 0.4], ["anti-u1rnp", 0.97], ["ana-positive", 0.97], ["dysphagia", 0.4],
      ["dyspnea-exertional", 0.45], ["rash-malar", 0.25], ["fatigue", 0.6], ["joint-swelling", 0.6],
    ],
    cardinal: ["raynaud"],
    against: [
      ["fever", 0.4],
    ],
    risks: [
      ["fhx-autoimmune", 3],
    ],
  },
  {
    id: "granulomatosis-polyangiitis", name: "Granulomatosis with polyangiitis", synonyms: ["Wegener granulomatosis"],
    icd10: "M31.30", system: "musculoskeletal", incidence: [0, 1], ages: "0011223433", urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["sinus-pain", 0.65], ["nosebleed", 0.55], ["hemoptysis", 0.4], ["hematuria", 0.65],
      ["anca-positive", 0.9], ["nasal-crusting", 0.6], ["creatinine-high", 0.55], ["joint-pain", 0.6],
      ["fever", 0.45], ["weight-loss", 0.45], ["cough", 0.5], ["xray-cavity", 0.4], ["ear-pain", 0.15],
      ["hearing-loss", 0.25], ["eye-redness", 0.25], ["fatigue", 0.65], ["purpura-palpable-legs", 0.25],
      ["proteinuria", 0.55], ["xray-lung-mass", 0.4], ["dyspnea", 0.35], ["nasal-discharge-purulent", 0.4],
      ["rbc-casts", 0.45], ["exophthalmos", 0.1], ["esr-crp-high", 0.9], ["hoarseness", 0.1],
      ["numbness", 0.15],
    ],
    cardinal: ["sinus-pain|nosebleed|hemoptysis|hematuria|nasal-crusting"],
    against: [
      ["seasonal-pattern", 0.1], ["wheezing", 0.4], ["eosinophilia", 0.2],
    ],
  },
  {
    id: "churg-strauss", name: "Eosinophilic granulomatosis with polyangiitis", synonyms: ["Churg-Strauss syndrome"],
    icd10: "M30.1", system: "musculoskeletal", incidence: [1, 1], ages: "0001133433", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["wheezing", 0.85], ["eosinophilia", 0.97], ["sinus-pain", 0.6], ["numbness", 0.55],
      ["wrist-drop", 0.15], ["foot-drop", 0.25], ["nasal-polyps", 0.5], ["xray-bilateral-infiltrates", 0.45],
      ["purpura-palpable-legs", 0.4], ["weight-loss", 0.5], ["anca-positive", 0.4], ["fever", 0.4],
      ["joint-pain", 0.4], ["asthma-adult-onset", 0.85], ["mononeuritis-multiplex", 0.55],
      ["abdominal-pain", 0.25], ["hives", 0.1], ["dyspnea", 0.6], ["ige-high", 0.65],
    ],
    cardinal: ["wheezing|asthma-adult-onset", "eosinophilia|numbness|purpura-palpable-legs"],
    risks: [
      ["hx-asthma", 12], ["allergies-known", 3],
    ],
  },
  {
    id: "microscopic-polyangiitis", name: "Microscopic polyangiitis", synonyms: [],
    icd10: "M31.7", system: "musculoskeletal", incidence: [0, 1], ages: "0000123444", urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["hematuria", 0.85], ["creatinine-high", 0.85], ["anca-positive", 0.9], ["purpura-palpable-legs", 0.45],
      ["hemoptysis", 0.3], ["weight-loss", 0.6], ["fever", 0.5], ["joint-pain", 0.5], ["rbc-casts", 0.65],
      ["numbness", 0.35], ["fatigue", 0.7], ["proteinuria", 0.8], ["dyspnea", 0.35], ["hemoglobin-low", 0.65],
      ["xray-bilateral-infiltrates", 0.3], ["esr-crp-high", 0.9], ["myalgia", 0.45],
    ],
    cardinal: ["hematuria|creatinine-high|hemoptysis|purpura-palpable-legs"],
    against: [
      ["nasal-crusting", 0.05], ["eosinophilia", 0.2],
    ],
  },
  {
    id: "polyarteritis-nodosa", name: "Polyarteritis nodosa", synonyms: [],
    icd10: "M30.0", system: "musculoskeletal", incidence: [1, 1], ages: "0011233433", female: 0.4, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8 },
    findings: [
      ["weight-loss", 0.65], ["fever", 0.6], ["skin-mottling-livedo", 0.35], ["testicular-pain", 0.15],
      ["hypertension", 0.4], ["abdominal-pain-after-eating", 0.3], ["abdominal-pain", 0.45], ["numbness", 0.6],
      ["mononeuritis-multiplex", 0.65], ["myalgia", 0.55], ["skin-ulcer", 0.25], ["foot-drop", 0.3],
      ["joint-pain", 0.5], ["angiography-aneurysms", 0.8], ["esr-crp-high", 0.9], ["creatinine-high", 0.3],
      ["purpura", 0.25], ["fatigue", 0.6],
    ],
    cardinal: ["weight-loss|numbness|abdominal-pain|hypertension|fever"],
    against: [
      ["anca-positive", 0.1], ["hemoptysis", 0.1], ["xray-bilateral-infiltrates", 0.05],
    ],
    risks: [
      ["hx-hepatitis", 10],
    ],
  },
  {
    id: "behcet", name: "Behcet disease", synonyms: [],
    icd10: "M35.2", system: "musculoskeletal", incidence: [1, 1], ages: "0001243311", urgency: "same-day",
    course: { recurrent: 0.9, chronic: 0.6 },
    findings: [
      ["mouth-ulcers", 0.97], ["oral-genital-ulcers", 0.75], ["genital-ulcer-painful", 0.7],
      ["eye-ciliary-flush", 0.5], ["eye-redness", 0.5], ["skin-tender-nodules-shins", 0.4], ["pathergy", 0.4],
      ["joint-pain", 0.5], ["pustules", 0.45], ["headache", 0.2], ["similar-episode-before", 0.75],
      ["eye-pain", 0.35], ["vision-blurred", 0.3], ["edema-leg-unilateral", 0.15], ["abdominal-pain", 0.15],
      ["hemoptysis", 0.05],
    ],
    cardinal: ["mouth-ulcers"],
    against: [
      ["rf-positive", 0.2], ["penile-discharge", 0.05], ["diarrhea-bloody", 0.4], ["lip-blisters", 0.1],
    ],
    risks: [
      ["mediterranean-asian-descent", 6],
    ],
  },
  {
    id: "adult-still-disease", name: "Still disease, adult onset", synonyms: [],
    icd10: "M06.1", system: "musculoskeletal", incidence: [1, 1], ages: "0001243322", urgency: "same-day",
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["fever-high", 0.95], ["fever", 0.97], ["rash-salmon-evanescent", 0.75], ["joint-pain", 0.9],
      ["sore-throat", 0.65], ["ferritin-high", 0.9], ["lymphadenopathy", 0.5], ["splenomegaly", 0.4],
      ["wbc-high", 0.9], ["myalgia", 0.6], ["joint-swelling", 0.65], ["transaminases-high", 0.65],
      ["fever-daily-spike", 0.75], ["hepatomegaly", 0.3], ["chest-pain-pleuritic", 0.25],
      ["fever-prolonged", 0.65], ["rash", 0.75],
    ],
    cardinal: ["fever"],
    against: [
      ["rf-positive", 0.05], ["ana-positive", 0.1], ["tonsil-exudate", 0.2], ["eosinophilia", 0.2],
    ],
  },
  {
    id: "juvenile-idiopathic-arthritis", name: "Juvenile idiopathic arthritis", synonyms: ["JIA", "systemic JIA"],
    icd10: "M08.90", system: "musculoskeletal", incidence: [2, 2], ages: "1233310000", female: 0.67, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["joint-swelling", 0.9], ["joint-stiffness-morning", 0.75], ["limp", 0.6], ["knee-swelling", 0.6],
      ["fever-daily-spike", 0.15], ["rash-salmon-evanescent", 0.1], ["joint-pain", 0.85],
      ["eye-ciliary-flush", 0.1], ["ana-positive", 0.45], ["joint-oligoarthritis", 0.55], ["fatigue", 0.35],
      ["ankle-pain", 0.3], ["failure-to-thrive", 0.1], ["esr-crp-high", 0.5], ["splenomegaly", 0.1],
      ["over-6-weeks", 0.85],
    ],
    cardinal: ["joint-swelling|joint-stiffness-morning|limp|joint-pain"],
    against: [
      ["onset-sudden", 0.2], ["bone-pain", 0.2], ["blasts", 0.01], ["leg-pain-night-child", 0.1],
      ["trauma", 0.2], ["skin-redness-warm", 0.2],
    ],
    risks: [
      ["fhx-autoimmune", 2], ["fhx-gout-same-skin-joint", 2],
    ],
  },
  {
    id: "henoch-schonlein", name: "IgA vasculitis", synonyms: ["Henoch-Schonlein purpura"],
    icd10: "D69.0", system: "musculoskeletal", incidence: [2, 2], ages: "1244222111", female: 0.4, urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["purpura-palpable-legs", 0.97], ["abdominal-pain", 0.65], ["joint-pain", 0.75], ["joint-swelling", 0.5],
      ["hematuria", 0.4], ["prior-infection-recent", 0.6], ["gi-bleeding", 0.2], ["proteinuria", 0.25],
      ["edema-leg", 0.35], ["scrotal-swelling", 0.1], ["vomiting", 0.25], ["rash", 0.97], ["knee-pain", 0.35],
      ["ankle-pain", 0.45], ["fever-low-grade", 0.25], ["diarrhea-bloody", 0.1], ["well-appearing", 0.25],
      ["abdominal-pain-colicky", 0.45],
    ],
    cardinal: ["purpura-palpable-legs"],
    against: [
      ["platelets-low", 0.02], ["hypotension", 0.05], ["fever-high", 0.2], ["inr-high", 0.05],
      ["ill-appearing", 0.1], ["neck-stiffness", 0.02], ["rash-itchy", 0.2], ["lymphadenopathy", 0.2],
      ["consciousness-reduced", 0.02],
    ],
    risks: [
      ["post-streptococcal", 3],
    ],
  },
  {
    id: "familial-mediterranean-fever", name: "Familial Mediterranean fever", synonyms: ["periodic fever syndrome"],
    icd10: "M04.1", system: "musculoskeletal", incidence: [1, 1], ages: "1233322100", female: 0.43, urgency: "same-day",
    course: { recurrent: 0.9 },
    findings: [
      ["fever-periodic", 0.9], ["abdominal-pain-severe", 0.9], ["episodic", 0.95], ["fever", 0.95],
      ["chest-pain-pleuritic", 0.4], ["joint-pain", 0.6], ["similar-episode-before", 0.9],
      ["peritonitis-signs", 0.45], ["esr-crp-high", 0.9], ["joint-monoarthritis", 0.45], ["well-between", 0.8],
      ["fhx-periodic-fever", 0.5], ["abdominal-pain", 0.9], ["mouth-ulcers", 0.15], ["proteinuria", 0.1],
    ],
    cardinal: ["episodic", "fever"],
    against: [
      ["diarrhea", 0.2], ["cough", 0.1], ["weight-loss", 0.1],
    ],
    risks: [
      ["mediterranean-asian-descent", 12], ["consanguinity", 3],
    ],
  },
  {
    id: "relapsing-polychondritis", name: "Relapsing polychondritis", synonyms: [],
    icd10: "M94.1", system: "musculoskeletal", incidence: [1, 1], ages: "0000123322", urgency: "same-day",
    course: { recurrent: 0.8, chronic: 0.6 },
    findings: [
      ["ear-cartilage-red", 0.9], ["ear-pain", 0.75], ["nasal-crusting", 0.45], ["joint-pain", 0.65],
      ["eye-redness", 0.5], ["hoarseness", 0.35], ["stridor", 0.15], ["hearing-loss", 0.35], ["fever", 0.25],
      ["vertigo", 0.15], ["dyspnea", 0.25], ["esr-crp-high", 0.75],
    ],
    cardinal: ["ear-cartilage-red|nasal-crusting"],
    against: [
      ["ear-discharge", 0.1],
    ],
    risks: [
      ["hx-malignancy-blood-precursor", 5],
    ],
  },
  {
    id: "low-back-strain", name: "Mechanical low back pain", synonyms: ["lumbar strain", "lumbago"],
    icd10: "M54.50", system: "musculoskeletal", incidence: [6, 5], ages: "0012344422", urgency: "self-care",
    course: { acute: 0.9, recurrent: 0.6 },
    findings: [
      ["back-pain-low", 0.95], ["back-pain-bending-lifting", 0.65], ["back-pain", 0.97],
      ["muscle-spasm", 0.45], ["worse-movement", 0.65], ["muscle-tenderness", 0.55],
      ["range-of-motion-reduced", 0.5], ["onset-sudden", 0.35], ["similar-episode-before", 0.4],
      ["rest-relief", 0.5], ["well-appearing", 0.35],
    ],
    cardinal: ["back-pain"],
    against: [
      ["back-pain-radiating-leg", 0.2], ["fever", 0.02], ["weight-loss", 0.05], ["weakness-focal", 0.05],
      ["numbness", 0.1], ["saddle-anesthesia", 0.01], ["urinary-retention", 0.01], ["back-pain-night", 0.2],
      ["spine-tenderness", 0.3], ["back-pain-inflammatory", 0.1], ["hematuria", 0.05], ["dysuria", 0.05],
      ["abdominal-pain", 0.1], ["flank-pain-colicky", 0.05], ["hypotension", 0.02], ["esr-crp-high", 0.1],
      ["hx-cancer", 0.4], ["iv-drug-use", 0.3], ["med-steroid", 0.4], ["nausea", 0.1], ["cva-tenderness", 0.1],
      ["straight-leg-raise-positive", 0.2], ["chest-pain", 0.1],
    ],
    risks: [
      ["heavy-lifting", 3], ["overuse", 2], ["hx-spinal-problem", 2],
    ],
  },
  {
    id: "neck-strain", name: "Neck strain", synonyms: ["whiplash", "torticollis", "cervical strain"],
    icd10: "S16.1XXA", system: "musculoskeletal", incidence: [5, 4], ages: "0112343322", female: 0.57, urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["neck-pain", 0.95], ["range-of-motion-reduced", 0.65], ["muscle-spasm", 0.5],
      ["muscle-tenderness", 0.6], ["headache", 0.35], ["torticollis", 0.2], ["shoulder-pain", 0.3],
      ["worse-movement", 0.6], ["neck-stiffness", 0.4], ["headache-occipital", 0.25], ["onset-sudden", 0.35],
    ],
    cardinal: ["neck-pain"],
    against: [
      ["fever", 0.05], ["weakness-focal", 0.02], ["numbness", 0.1], ["neck-pain-radiating-arm", 0.2],
      ["kernig-brudzinski", 0.01], ["photophobia", 0.05], ["vomiting", 0.05], ["horner", 0.01],
      ["reflexes-increased", 0.02], ["gait-ataxia", 0.02], ["sensory-level", 0.01], ["lymphadenopathy", 0.2],
      ["sore-throat", 0.2], ["spine-tenderness", 0.4],
    ],
    risks: [
      ["trauma-major", 6], ["neck-injury", 6],
    ],
  },
  {
    id: "vertebral-compression-fracture", name: "Vertebral compression fracture", synonyms: [],
    icd10: "M48.50XA", system: "musculoskeletal", incidence: [3, 3], ages: "0000012244", female: 0.75, urgency: "same-day",
    course: { hyperacute: 0.6, acute: 0.7, subacute: 0.4 },
    findings: [
      ["back-pain", 0.95], ["spine-tenderness", 0.75], ["onset-sudden", 0.55], ["hx-osteoporosis", 0.55],
      ["kyphosis", 0.4], ["height-loss", 0.3], ["worse-movement", 0.55], ["xray-fracture", 0.9],
      ["back-pain-bending-lifting", 0.35], ["bone-density-low", 0.6], ["rest-relief", 0.4], ["rib-pain", 0.1],
    ],
    cardinal: ["back-pain"],
    against: [
      ["fever", 0.05], ["weight-loss", 0.3], ["weakness-legs-both", 0.1], ["back-pain-radiating-leg", 0.3],
      ["esr-crp-high", 0.2], ["urinary-retention", 0.05],
    ],
    risks: [
      ["med-steroid", 5], ["fall", 4], ["postmenopausal", 2], ["hx-cancer", 1.5], ["hx-prior-fracture", 3],
    ],
  },
  {
    id: "osteoporosis", name: "Osteoporosis", synonyms: [],
    icd10: "M81.0", system: "musculoskeletal", incidence: [5, 4], ages: "0000012344", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bone-density-low", 0.97], ["hx-prior-fracture", 0.45], ["kyphosis", 0.3], ["height-loss", 0.35],
      ["back-pain", 0.25], ["well-appearing", 0.35], ["postmenopausal", 0.75],
    ],
    cardinal: ["bone-density-low|hx-prior-fracture|kyphosis|height-loss"],
    against: [
      ["fever", 0.02], ["bone-pain", 0.2], ["calcium-high", 0.2],
    ],
    risks: [
      ["med-steroid", 4], ["smoking", 1.5], ["underweight", 3], ["alcohol-use-heavy", 1.5],
    ],
  },
  {
    id: "spondylolisthesis", name: "Spondylolysis or spondylolisthesis", synonyms: [],
    icd10: "M43.10", system: "musculoskeletal", incidence: [3, 2], ages: "0012333322", female: 0.4, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["back-pain-low", 0.95], ["back-extension-pain", 0.8], ["athlete", 0.6],
      ["back-pain-radiating-leg", 0.2], ["back-pain", 0.97], ["worse-exertion", 0.5], ["limp", 0.1],
    ],
    cardinal: ["back-pain"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.05], ["back-pain-night", 0.1],
    ],
  },
  {
    id: "scoliosis", name: "Scoliosis", synonyms: ["Scheuermann kyphosis"],
    icd10: "M41.9", system: "musculoskeletal", incidence: [4, 3], ages: "1113422111", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["scoliosis-sign", 0.97], ["back-pain", 0.3], ["kyphosis", 0.15], ["well-appearing", 0.55],
    ],
    cardinal: ["scoliosis-sign"],
    against: [
      ["fever", 0.02], ["weakness-focal", 0.05], ["back-pain-night", 0.1],
    ],
    risks: [
      ["cafe-au-lait", 4], ["hx-cerebral-palsy", 4], ["hx-marfan", 4],
    ],
  },
  {
    id: "vertebral-osteomyelitis", name: "Vertebral osteomyelitis", synonyms: ["discitis", "spondylodiscitis"],
    icd10: "M46.20", system: "musculoskeletal", incidence: [1, 2], ages: "1221223344", female: 0.4, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["back-pain", 0.95], ["fever", 0.5], ["spine-tenderness", 0.7], ["esr-crp-high", 0.95],
      ["back-pain-night", 0.6], ["weight-loss", 0.25], ["chills", 0.25], ["night-sweats", 0.25],
      ["wbc-high", 0.4], ["back-pain-radiating-leg", 0.2], ["mri-bone-marrow-edema", 0.95],
      ["weakness-legs-both", 0.15], ["limp-refusal", 0.1], ["malaise", 0.3], ["blood-culture-positive", 0.45],
      ["range-of-motion-reduced", 0.45],
    ],
    cardinal: ["back-pain"],
    against: [
      ["esr-crp-normal", 0.05], ["back-pain-bending-lifting", 0.3], ["rest-relief", 0.2],
    ],
    risks: [
      ["iv-drug-use", 10], ["hx-diabetes", 2.5], ["indwelling-line-catheter", 4], ["hx-dialysis-missed", 2],
      ["tb-exposure", 4], ["immunosuppressed", 2.5], ["hx-uti", 3], ["hx-endocarditis", 5],
    ],
  },
  {
    id: "sacroiliac-dysfunction", name: "Sacroiliac joint dysfunction", synonyms: ["piriformis syndrome"],
    icd10: "M53.3", system: "musculoskeletal", incidence: [4, 3], ages: "0001233322", female: 0.67, urgency: "routine",
    course: { chronic: 0.8, acute: 0.4 },
    findings: [
      ["buttock-pain", 0.9], ["back-pain-low", 0.75], ["back-pain-radiating-leg", 0.3], ["worse-sitting", 0.5],
      ["hip-pain", 0.3], ["tailbone-pain", 0.1],
    ],
    cardinal: ["buttock-pain|back-pain-low"],
    against: [
      ["fever", 0.02], ["weakness-focal", 0.05], ["numbness", 0.3], ["reflexes-decreased", 0.1],
      ["straight-leg-raise-positive", 0.3], ["joint-stiffness-morning", 0.4],
    ],
    risks: [
      ["pregnant", 3], ["postpartum", 2], ["overuse", 1.5],
    ],
  },
  {
    id: "coccydynia", name: "Coccydynia", synonyms: [],
    icd10: "M53.3", system: "musculoskeletal", incidence: [3, 2], ages: "0001343322", female: 0.83, urgency: "self-care",
    course: { chronic: 0.7, acute: 0.5 },
    findings: [
      ["tailbone-pain", 0.97], ["worse-sitting", 0.9],
    ],
    cardinal: ["tailbone-pain"],
    against: [
      ["fever", 0.05], ["rectal-bleeding", 0.1], ["sacral-cleft-swelling", 0.05],
    ],
    risks: [
      ["fall", 3], ["postpartum", 3],
    ],
  },
  {
    id: "rotator-cuff", name: "Rotator cuff disease", synonyms: ["shoulder impingement", "rotator cuff tear", "subacromial bursitis"],
    icd10: "M75.100", system: "musculoskeletal", incidence: [4, 3], ages: "0000133433", urgency: "routine",
    course: { chronic: 0.8, acute: 0.5 },
    findings: [
      ["shoulder-pain", 0.97], ["shoulder-overhead", 0.9], ["worse-night", 0.55], ["painful-arc", 0.75],
      ["shoulder-injury", 0.25], ["range-of-motion-reduced", 0.4], ["weakness-focal", 0.3], ["arm-pain", 0.3],
      ["unable-to-lift-the-arm", 0.25],
    ],
    cardinal: ["shoulder-pain"],
    against: [
      ["shoulder-frozen", 0.2], ["fever", 0.02], ["neck-pain-radiating-arm", 0.15], ["chest-pain", 0.1],
      ["numbness", 0.1], ["joint-swelling", 0.2], ["dyspnea", 0.05], ["shoulder-hip-girdle-pain", 0.2],
      ["deformity", 0.1],
    ],
    risks: [
      ["overuse", 3],
    ],
  },
  {
    id: "adhesive-capsulitis", name: "Frozen shoulder", synonyms: ["adhesive capsulitis"],
    icd10: "M75.00", system: "musculoskeletal", incidence: [4, 3], ages: "0000123433", female: 0.6, urgency: "routine",
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["shoulder-frozen", 0.95], ["shoulder-pain", 0.95], ["range-of-motion-reduced", 0.9],
      ["worse-night", 0.5], ["onset-gradual", 0.6],
    ],
    cardinal: ["shoulder-pain", "shoulder-frozen|range-of-motion-reduced"],
    against: [
      ["fever", 0.02], ["shoulder-injury", 0.3], ["deformity", 0.05], ["joint-swelling", 0.1],
    ],
    risks: [
      ["hx-diabetes", 4], ["hx-thyroid", 2], ["immobilized", 2.5], ["surgery-recent", 1.5],
    ],
  },
  {
    id: "shoulder-dislocation", name: "Shoulder dislocation", synonyms: ["acromioclavicular separation"],
    icd10: "S43.006A", system: "musculoskeletal", incidence: [3, 3], ages: "0012443222", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["shoulder-injury", 0.9], ["deformity", 0.85], ["shoulder-pain", 0.97], ["range-of-motion-reduced", 0.9],
      ["fall", 0.5], ["wrist-fall", 0.4], ["popping-injury", 0.4], ["similar-episode-before", 0.25],
    ],
    cardinal: ["shoulder-pain|shoulder-injury"],
    against: [
      ["fever", 0.02], ["shoulder-frozen", 0.1],
    ],
    risks: [
      ["contact-sport", 3], ["hx-seizures", 3], ["loose-joints", 3],
    ],
  },
  {
    id: "clavicle-fracture", name: "Clavicle fracture", synonyms: [],
    icd10: "S42.009A", system: "musculoskeletal", incidence: [4, 4], ages: "3233433222", female: 0.33, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["clavicle-tender", 0.95], ["shoulder-injury", 0.8], ["deformity", 0.6], ["shoulder-pain", 0.85],
      ["fall", 0.7], ["range-of-motion-reduced", 0.6], ["xray-fracture", 0.95], ["bruising", 0.4],
    ],
    cardinal: ["clavicle-tender|shoulder-pain"],
    against: [
      ["fever", 0.02],
    ],
    risks: [
      ["contact-sport", 3], ["birth-difficult", 5],
    ],
  },
  {
    id: "biceps-tendon", name: "Biceps tendon rupture or tendinitis", synonyms: [],
    icd10: "M75.20", system: "musculoskeletal", incidence: [3, 2], ages: "0001233433", female: 0.25, urgency: "routine",
    course: { hyperacute: 0.6, chronic: 0.6 },
    findings: [
      ["popeye-deformity", 0.6], ["shoulder-pain", 0.8], ["popping-injury", 0.5], ["bruising", 0.4],
      ["elbow-pain", 0.3], ["arm-pain", 0.6],
    ],
    cardinal: ["shoulder-pain|arm-pain|elbow-pain|popeye-deformity"],
    against: [
      ["fever", 0.02], ["numbness", 0.1], ["shoulder-frozen", 0.1],
    ],
    risks: [
      ["heavy-lifting", 4], ["med-fluoroquinolone", 3], ["med-steroid", 2],
    ],
  },
  {
    id: "lateral-epicondylitis", name: "Lateral epicondylitis", synonyms: ["tennis elbow"],
    icd10: "M77.10", system: "musculoskeletal", incidence: [4, 3], ages: "0001234422", urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["elbow-lateral", 0.97], ["elbow-pain", 0.97], ["wrist-extension-pain", 0.75], ["overuse", 0.65],
      ["arm-pain", 0.4], ["worse-on-gripping", 0.7], ["tenderness", 0.5],
    ],
    cardinal: ["elbow-lateral"],
    against: [
      ["elbow-medial", 0.1], ["numbness", 0.1], ["fever", 0.01], ["elbow-swelling-tip", 0.05], ["trauma", 0.3],
      ["neck-pain", 0.3],
    ],
    risks: [
      ["repetitive-hand-work", 2.5],
    ],
  },
  {
    id: "medial-epicondylitis", name: "Medial epicondylitis", synonyms: ["golfer's elbow"],
    icd10: "M77.00", system: "musculoskeletal", incidence: [3, 2], ages: "0001233322", urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["elbow-medial", 0.97], ["elbow-pain", 0.97], ["golf-elbow", 0.7], ["overuse", 0.65],
      ["numbness-ulnar", 0.2],
    ],
    cardinal: ["elbow-medial"],
    against: [
      ["elbow-lateral", 0.1], ["fever", 0.01], ["elbow-swelling-tip", 0.05],
    ],
    risks: [
      ["repetitive-hand-work", 2],
    ],
  },
  {
    id: "olecranon-bursitis", name: "Olecranon bursitis", synonyms: [],
    icd10: "M70.20", system: "musculoskeletal", incidence: [3, 2], ages: "0001233333", female: 0.25, urgency: "routine",
    course: { acute: 0.7, chronic: 0.5 },
    findings: [
      ["elbow-swelling-tip", 0.97], ["elbow-pain", 0.55], ["skin-redness-warm", 0.4], ["abscess-lump", 0.65],
      ["laceration", 0.15],
    ],
    cardinal: ["elbow-swelling-tip"],
    against: [
      ["range-of-motion-reduced", 0.2],
    ],
    risks: [
      ["elbow-leaning", 5], ["hx-gout", 3], ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "nursemaid-elbow", name: "Radial head subluxation", synonyms: ["nursemaid's elbow", "pulled elbow"],
    icd10: "S53.033A", system: "musculoskeletal", incidence: [4, 4], ages: "1242100000", female: 0.6, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["arm-pulled-child", 0.9], ["arm-not-used", 0.95], ["elbow-pain", 0.6], ["well-appearing", 0.45],
      ["irritable-child", 0.35], ["arm-pain", 0.55],
    ],
    cardinal: ["arm-not-used|arm-pulled-child|elbow-pain"],
    against: [
      ["joint-swelling", 0.05], ["bruising", 0.05], ["fever", 0.02], ["deformity", 0.05], ["fall", 0.4],
    ],
  },
  {
    id: "supracondylar-fracture", name: "Elbow fracture", synonyms: ["supracondylar fracture"],
    icd10: "S42.413A", system: "musculoskeletal", incidence: [2, 4], ages: "1244222222", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["elbow-pain", 0.95], ["wrist-fall", 0.65], ["joint-swelling", 0.8], ["deformity", 0.55],
      ["range-of-motion-reduced", 0.85], ["xray-fracture", 0.95], ["pulses-absent", 0.1], ["fall", 0.85],
      ["arm-not-used", 0.45],
    ],
    cardinal: ["elbow-pain|arm-not-used"],
    against: [
      ["fever", 0.02], ["arm-pulled-child", 0.2],
    ],
    risks: [
      ["trauma", 4],
    ],
  },
  {
    id: "distal-radius-fracture", name: "Distal radius fracture", synonyms: ["Colles fracture", "wrist fracture"],
    icd10: "S52.509A", system: "musculoskeletal", incidence: [4, 4], ages: "1234333344", female: 0.6, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["wrist-pain", 0.95], ["wrist-fall", 0.85], ["deformity", 0.6], ["joint-swelling", 0.7],
      ["dinner-fork", 0.4], ["xray-fracture", 0.95], ["range-of-motion-reduced", 0.7], ["fall", 0.85],
      ["bruising", 0.35],
    ],
    cardinal: ["wrist-pain"],
    against: [
      ["fever", 0.01], ["snuffbox-tender", 0.4], ["tinel-phalen", 0.2], ["onset-gradual", 0.02],
    ],
    risks: [
      ["hx-osteoporosis", 3], ["postmenopausal", 1.5],
    ],
  },
  {
    id: "scaphoid-fracture", name: "Scaphoid fracture", synonyms: [],
    icd10: "S62.009A", system: "musculoskeletal", incidence: [3, 3], ages: "0013443311", female: 0.2, urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["snuffbox-tender", 0.9], ["wrist-pain", 0.9], ["wrist-fall", 0.9], ["range-of-motion-reduced", 0.45],
      ["joint-swelling", 0.35], ["fall", 0.9],
    ],
    cardinal: ["snuffbox-tender|wrist-pain"],
    against: [
      ["deformity", 0.1], ["fever", 0.01], ["onset-gradual", 0.05],
    ],
    risks: [
      ["athlete", 1.5],
    ],
  },
  {
    id: "boxer-hand-fracture", name: "Hand or finger fracture", synonyms: ["boxer's fracture", "mallet finger"],
    icd10: "S62.309A", system: "musculoskeletal", incidence: [4, 4], ages: "1233433322", female: 0.33, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["hand-pain", 0.85], ["finger-injury", 0.65], ["joint-swelling", 0.7], ["punched-object", 0.4],
      ["xray-fracture", 0.9], ["bruising", 0.45], ["finger-pain", 0.45], ["deformity", 0.45],
    ],
    cardinal: ["hand-pain|finger-pain|finger-injury|punched-object"],
    against: [
      ["fever", 0.02], ["onset-gradual", 0.05],
    ],
    risks: [
      ["trauma", 3],
    ],
  },
  {
    id: "de-quervain", name: "De Quervain tenosynovitis", synonyms: [],
    icd10: "M65.4", system: "musculoskeletal", incidence: [4, 3], ages: "0001243322", female: 0.83, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["wrist-radial-thumb", 0.97], ["finkelstein-positive", 0.85], ["wrist-pain", 0.97], ["overuse", 0.6],
      ["hand-pain", 0.3],
    ],
    cardinal: ["wrist-radial-thumb"],
    against: [
      ["numbness", 0.1], ["snuffbox-tender", 0.4], ["fever", 0.01], ["wrist-fall", 0.1], ["trauma", 0.2],
    ],
    risks: [
      ["postpartum", 5], ["repetitive-hand-work", 3],
    ],
  },
  {
    id: "trigger-finger", name: "Trigger finger", synonyms: [],
    icd10: "M65.30", system: "musculoskeletal", incidence: [4, 3], ages: "0110123333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["finger-locking", 0.97], ["finger-pain", 0.6], ["finger-nodule-palm", 0.6], ["worse-morning", 0.5],
      ["joint-stiffness-brief", 0.35], ["hand-pain", 0.6],
    ],
    cardinal: ["finger-locking"],
    against: [
      ["finger-contracture", 0.2], ["numbness", 0.1], ["fever", 0.01], ["skin-redness-warm", 0.05],
    ],
    risks: [
      ["hx-diabetes", 3], ["hx-rheumatoid", 2], ["repetitive-hand-work", 2],
    ],
  },
  {
    id: "ganglion-cyst", name: "Ganglion cyst", synonyms: [],
    icd10: "M67.40", system: "musculoskeletal", incidence: [4, 3], ages: "0122343322", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["ganglion-lump", 0.97], ["soft-tissue-lump", 0.4], ["wrist-pain", 0.35],
    ],
    cardinal: ["ganglion-lump"],
    against: [
      ["fever", 0.01], ["weight-loss", 0.02], ["skin-redness-warm", 0.05],
    ],
  },
  {
    id: "dupuytren", name: "Dupuytren contracture", synonyms: [],
    icd10: "M72.0", system: "musculoskeletal", incidence: [4, 3], ages: "0000012344", female: 0.17, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["finger-contracture", 0.95], ["finger-nodule-palm", 0.85],
    ],
    cardinal: ["finger-contracture|finger-nodule-palm"],
    against: [
      ["finger-locking", 0.2], ["fever", 0.01], ["numbness", 0.1], ["joint-swelling", 0.1],
    ],
    risks: [
      ["alcohol-use-heavy", 2.5], ["hx-diabetes", 2.5], ["smoking", 1.5], ["scandinavian-descent", 2],
    ],
  },
  {
    id: "flexor-tenosynovitis", name: "Pyogenic flexor tenosynovitis", synonyms: [],
    icd10: "M65.049", system: "musculoskeletal", incidence: [1, 2], ages: "0012333333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["finger-swollen-flexed", 0.9], ["finger-pain", 0.95], ["finger-extension-pain", 0.9], ["fever", 0.3],
      ["puncture-wound", 0.6], ["skin-redness-warm", 0.65], ["hand-pain", 0.95],
    ],
    cardinal: ["finger-pain"],
    against: [
      ["nail-fold-swollen", 0.3], ["joint-migratory", 0.2],
    ],
    risks: [
      ["bite-animal", 5], ["bite-human", 6], ["iv-drug-use", 3], ["hx-diabetes", 2],
    ],
  },
  {
    id: "hip-fracture", name: "Hip fracture", synonyms: ["femoral neck fracture"],
    icd10: "S72.009A", system: "musculoskeletal", incidence: [3, 5], ages: "0000001144", female: 0.67, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["hip-fall-old", 0.85], ["leg-short-rotated", 0.75], ["hip-pain", 0.95], ["unable-bear-weight", 0.9],
      ["fall", 0.9], ["xray-fracture", 0.9], ["groin-pain", 0.45], ["range-of-motion-reduced", 0.8],
      ["bruising", 0.2],
    ],
    cardinal: ["hip-pain"],
    against: [
      ["fever", 0.05], ["leg-internally-rotated", 0.1], ["onset-gradual", 0.05],
    ],
    risks: [
      ["hx-osteoporosis", 6], ["hx-dementia", 2.5], ["med-steroid", 2.5], ["med-sedative", 2],
      ["hx-cancer", 1.5],
    ],
  },
  {
    id: "pelvic-fracture", name: "Pelvic fracture", synonyms: [],
    icd10: "S32.9XXA", system: "musculoskeletal", incidence: [2, 4], ages: "0001233333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["pelvic-pain", 0.75], ["trauma-major", 0.65], ["unable-bear-weight", 0.8], ["hip-pain", 0.6],
      ["hypotension", 0.25], ["pelvic-instability", 0.35], ["bruising", 0.45], ["hematuria", 0.15],
      ["groin-pain", 0.5], ["tachycardia", 0.4], ["xray-fracture", 0.95], ["back-pain-low", 0.4],
      ["scrotal-swelling", 0.1],
    ],
    cardinal: ["pelvic-pain|hip-pain|groin-pain"],
    against: [
      ["fever", 0.02],
    ],
    risks: [
      ["fall", 3], ["hx-osteoporosis", 3],
    ],
  },
  {
    id: "long-bone-fracture", name: "Long bone fracture", synonyms: ["femoral shaft fracture", "tibial fracture", "humerus fracture"],
    icd10: "S72.309A", system: "musculoskeletal", incidence: [2, 4], ages: "1233333333", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["open-fracture", 0.05],
      ["deformity", 0.8], ["unable-bear-weight", 0.75], ["trauma", 0.85], ["xray-fracture", 0.97],
      ["joint-swelling", 0.6], ["leg-pain", 0.6], ["arm-pain", 0.35], ["bruising", 0.45], ["laceration", 0.15],
      ["shock", 0.1],
    ],
    cardinal: ["leg-pain|arm-pain|deformity"],
    against: [
      ["fever", 0.02], ["onset-gradual", 0.02],
    ],
    risks: [
      ["trauma-major", 10], ["fall", 3], ["hx-cancer", 1.5], ["hx-osteoporosis", 2],
    ],
  },
  {
    id: "greater-trochanteric-pain", name: "Greater trochanteric pain syndrome", synonyms: ["trochanteric bursitis"],
    icd10: "M70.60", system: "musculoskeletal", incidence: [4, 3], ages: "0000123433", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hip-lateral-tender", 0.95], ["hip-pain", 0.95], ["worse-night", 0.55], ["worse-exertion", 0.45],
      ["leg-pain", 0.25], ["limp", 0.2],
    ],
    cardinal: ["hip-lateral-tender"],
    against: [
      ["hip-rotation-limited", 0.15], ["fever", 0.01], ["groin-pain", 0.2], ["numbness", 0.1],
      ["back-pain-radiating-leg", 0.3], ["trauma", 0.3],
    ],
    risks: [
      ["obesity", 2], ["overuse", 1.5], ["hx-osteoarthritis", 1.5],
    ],
  },
  {
    id: "avascular-necrosis", name: "Avascular necrosis of the femoral head", synonyms: ["osteonecrosis"],
    icd10: "M87.059", system: "musculoskeletal", incidence: [2, 2], ages: "0000134422", female: 0.33, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["hip-pain", 0.9], ["groin-pain", 0.75], ["hip-rotation-limited", 0.65], ["limp", 0.55],
      ["mri-osteonecrosis", 0.97], ["worse-exertion", 0.55], ["bone-pain", 0.3], ["knee-pain", 0.1],
      ["worse-night", 0.35],
    ],
    cardinal: ["hip-pain|groin-pain|limp"],
    against: [
      ["fever", 0.05], ["joint-swelling", 0.2],
    ],
    risks: [
      ["med-steroid", 8], ["alcohol-use-heavy", 5], ["hx-sickle-cell", 15], ["hx-lupus-autoimmune", 4],
      ["hx-transplant", 4],
    ],
  },
  {
    id: "transient-synovitis", name: "Transient synovitis of the hip", synonyms: ["toxic synovitis", "irritable hip"],
    icd10: "M67.359", system: "musculoskeletal", incidence: [3, 3], ages: "0143100000", female: 0.33, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["hip-pain", 0.8], ["limp", 0.9], ["prior-infection-recent", 0.55], ["fever-low-grade", 0.2],
      ["hip-rotation-limited", 0.55], ["well-appearing", 0.65], ["knee-pain", 0.2], ["limp-refusal", 0.45],
      ["leg-pain", 0.35], ["groin-pain", 0.3],
    ],
    cardinal: ["limp|hip-pain|limp-refusal"],
    against: [
      ["fever-high", 0.1], ["esr-crp-high", 0.1], ["unable-bear-weight", 0.4], ["wbc-high", 0.15],
      ["ill-appearing", 0.05], ["skin-redness-warm", 0.05], ["trauma", 0.3], ["bone-pain", 0.1],
      ["over-6-weeks", 0.05],
    ],
  },
  {
    id: "perthes", name: "Legg-Calve-Perthes disease", synonyms: [],
    icd10: "M91.10", system: "musculoskeletal", incidence: [2, 2], ages: "0124310000", female: 0.2, urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.9 },
    findings: [
      ["limp", 0.9], ["hip-pain", 0.6], ["knee-pain", 0.35], ["hip-rotation-limited", 0.8], ["leg-pain", 0.25],
      ["mri-osteonecrosis", 0.9], ["muscle-atrophy", 0.25], ["worse-exertion", 0.45],
      ["inattention-hyperactivity", 0.15], ["hip-abduction-limited", 0.15], ["over-6-weeks", 0.6],
    ],
    cardinal: ["limp"],
    against: [
      ["fever", 0.05], ["onset-sudden", 0.2], ["esr-crp-high", 0.05],
    ],
  },
  {
    id: "slipped-capital-femoral-epiphysis", name: "Slipped capital femoral epiphysis", synonyms: ["SCFE"],
    icd10: "M93.003", system: "musculoskeletal", incidence: [1, 2], ages: "0012410000", female: 0.4, urgency: "emergency", dangerous: true,
    course: { subacute: 0.7, acute: 0.5, chronic: 0.5 },
    findings: [
      ["hip-pain", 0.6], ["limp", 0.9], ["obesity", 0.75], ["knee-pain", 0.45], ["hip-rotation-limited", 0.85],
      ["groin-pain", 0.4], ["leg-pain", 0.35], ["xray-scfe", 0.9], ["leg-externally-rotated", 0.65],
      ["unable-bear-weight", 0.2],
    ],
    cardinal: ["limp|hip-pain|knee-pain"],
    against: [
      ["fever", 0.05], ["esr-crp-high", 0.05], ["joint-swelling", 0.1], ["popping-injury", 0.1],
    ],
    risks: [
      ["hx-thyroid", 4], ["african-descent", 2],
    ],
  },
  {
    id: "developmental-hip-dysplasia", name: "Developmental dysplasia of the hip", synonyms: [],
    icd10: "Q65.89", system: "musculoskeletal", incidence: [3, 2], ages: "4332111100", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hip-clunk", 0.75], ["hip-abduction-limited", 0.9], ["limp", 0.15], ["well-appearing", 0.5],
    ],
    cardinal: ["hip-clunk|hip-abduction-limited|limp"],
    against: [
      ["fever", 0.01],
    ],
    risks: [["breech-birth", 5]],
  },
  {
    id: "knee-meniscus-tear", name: "Meniscal tear", synonyms: [],
    icd10: "S83.209A", system: "musculoskeletal", incidence: [4, 3], ages: "0012343322", female: 0.33, urgency: "routine",
    course: { acute: 0.6, chronic: 0.6 },
    findings: [
      ["knee-pain", 0.95], ["knee-locking", 0.55], ["knee-twist", 0.7], ["joint-line-tender", 0.75],
      ["knee-swelling", 0.65], ["knee-giving-way", 0.45], ["popping-injury", 0.25],
      ["range-of-motion-reduced", 0.4],
    ],
    cardinal: ["knee-pain"],
    against: [
      ["knee-anterior-drawer", 0.2], ["fever", 0.01], ["skin-redness-warm", 0.05], ["patella-displaced", 0.02],
      ["numbness", 0.05], ["swelling-immediate", 0.4],
    ],
    risks: [
      ["athlete", 2], ["contact-sport", 2],
    ],
  },
  {
    id: "acl-tear", name: "Anterior cruciate ligament tear", synonyms: ["knee ligament injury", "collateral ligament injury"],
    icd10: "S83.519A", system: "musculoskeletal", incidence: [3, 3], ages: "0012443211", urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["popping-injury", 0.75], ["knee-swelling", 0.9], ["knee-anterior-drawer", 0.85],
      ["knee-giving-way", 0.7], ["knee-pain", 0.9], ["knee-twist", 0.8], ["swelling-immediate", 0.75],
      ["unable-bear-weight", 0.45], ["range-of-motion-reduced", 0.55], ["hemarthrosis", 0.6],
    ],
    cardinal: ["knee-pain|knee-giving-way|knee-swelling"],
    against: [
      ["fever", 0.01], ["skin-redness-warm", 0.05], ["onset-gradual", 0.05],
    ],
    risks: [
      ["athlete", 3], ["contact-sport", 3],
    ],
  },
  {
    id: "patellofemoral-pain", name: "Patellofemoral pain syndrome", synonyms: ["runner's knee", "chondromalacia patellae"],
    icd10: "M22.2X9", system: "musculoskeletal", incidence: [4, 3], ages: "0013443322", female: 0.67, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["knee-anterior-stairs", 0.9], ["knee-pain", 0.97], ["worse-sitting", 0.55], ["worse-exertion", 0.55],
      ["overuse", 0.55], ["well-appearing", 0.25], ["knee-giving-way", 0.2],
    ],
    cardinal: ["knee-pain"],
    against: [
      ["knee-swelling", 0.15], ["knee-locking", 0.15], ["fever", 0.01], ["knee-twist", 0.2], ["trauma", 0.2],
      ["tibial-tubercle-pain", 0.1], ["joint-line-tender", 0.3],
    ],
    risks: [
      ["athlete", 2],
    ],
  },
  {
    id: "patellar-dislocation", name: "Patellar dislocation", synonyms: [],
    icd10: "S83.006A", system: "musculoskeletal", incidence: [3, 3], ages: "0012433210", female: 0.57, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["patella-displaced", 0.85], ["knee-pain", 0.95], ["popping-injury", 0.55], ["knee-swelling", 0.85],
      ["knee-twist", 0.65], ["deformity", 0.6], ["similar-episode-before", 0.35], ["unable-bear-weight", 0.6],
      ["swelling-immediate", 0.65],
    ],
    cardinal: ["knee-pain"],
    against: [
      ["fever", 0.01],
    ],
    risks: [
      ["loose-joints", 4], ["athlete", 2],
    ],
  },
  {
    id: "osgood-schlatter", name: "Osgood-Schlatter disease", synonyms: ["tibial tubercle apophysitis", "Sever disease"],
    icd10: "M92.529", system: "musculoskeletal", incidence: [4, 3], ages: "0013410000", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["tibial-tubercle-pain", 0.95], ["knee-pain", 0.95], ["worse-exertion", 0.8], ["athlete", 0.75],
      ["joint-swelling", 0.25], ["growth-spurt", 0.55], ["well-appearing", 0.45], ["heel-pain", 0.1],
    ],
    cardinal: ["tibial-tubercle-pain"],
    against: [
      ["fever", 0.01], ["knee-locking", 0.02], ["hip-rotation-limited", 0.05], ["bone-pain", 0.4],
      ["knee-giving-way", 0.1],
    ],
    risks: [
      ["overuse", 2],
    ],
  },
  {
    id: "prepatellar-bursitis", name: "Prepatellar bursitis", synonyms: ["housemaid's knee"],
    icd10: "M70.40", system: "musculoskeletal", incidence: [3, 2], ages: "0001233333", female: 0.2, urgency: "routine",
    course: { acute: 0.7, chronic: 0.5 },
    findings: [
      ["knee-swelling", 0.9], ["kneeling-work", 0.65], ["knee-pain", 0.8], ["skin-redness-warm", 0.45],
      ["abscess-lump", 0.6],
    ],
    cardinal: ["knee-swelling"],
    against: [
      ["knee-locking", 0.05], ["range-of-motion-reduced", 0.3],
    ],
    risks: [
      ["hx-gout", 2],
    ],
  },
  {
    id: "baker-cyst", name: "Baker cyst", synonyms: ["popliteal cyst"],
    icd10: "M71.20", system: "musculoskeletal", incidence: [3, 2], ages: "0012223433", urgency: "routine",
    course: { chronic: 0.8, acute: 0.4 },
    findings: [
      ["popliteal-swelling", 0.9], ["knee-pain", 0.5], ["calf-pain", 0.35], ["knee-swelling", 0.5],
      ["edema-leg-unilateral", 0.25], ["range-of-motion-reduced", 0.25],
    ],
    cardinal: ["popliteal-swelling|calf-pain"],
    against: [
      ["fever", 0.02], ["dyspnea", 0.02], ["chest-pain", 0.02], ["pulses-absent", 0.02],
    ],
    risks: [
      ["hx-osteoarthritis", 4], ["hx-rheumatoid", 4],
    ],
  },
  {
    id: "quadriceps-patellar-tendon", name: "Patellar tendinopathy or extensor tendon rupture", synonyms: ["jumper's knee", "quadriceps rupture"],
    icd10: "M76.50", system: "musculoskeletal", incidence: [3, 3], ages: "0012333322", female: 0.2, urgency: "same-day",
    course: { hyperacute: 0.5, chronic: 0.6 },
    findings: [
      ["knee-pain", 0.9], ["patellar-tendon-tender", 0.65], ["popping-injury", 0.3], ["overuse", 0.4],
      ["knee-swelling", 0.35], ["unable-bear-weight", 0.25],
    ],
    cardinal: ["knee-pain"],
    against: [
      ["fever", 0.01], ["knee-locking", 0.1], ["joint-line-tender", 0.2],
    ],
    risks: [
      ["athlete", 3], ["med-fluoroquinolone", 4], ["med-steroid", 3], ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "iliotibial-band", name: "Iliotibial band syndrome", synonyms: [],
    icd10: "M76.30", system: "musculoskeletal", incidence: [3, 2], ages: "0001343311", urgency: "self-care",
    course: { chronic: 0.8 },
    findings: [
      ["knee-lateral-pain", 0.95], ["runner", 0.75], ["overuse", 0.75], ["worse-exertion", 0.75],
      ["knee-pain", 0.95], ["hip-lateral-tender", 0.2],
    ],
    cardinal: ["knee-lateral-pain"],
    against: [
      ["knee-swelling", 0.1], ["knee-locking", 0.05], ["fever", 0.01], ["trauma", 0.1],
    ],
    risks: [
      ["athlete", 2],
    ],
  },
  {
    id: "ankle-sprain", name: "Ankle sprain", synonyms: [],
    icd10: "S93.409A", system: "musculoskeletal", incidence: [5, 4], ages: "0123443322", urgency: "self-care",
    course: { hyperacute: 0.9 },
    findings: [
      ["ankle-inversion", 0.9], ["ankle-pain", 0.95], ["bruising", 0.6], ["joint-swelling", 0.75],
      ["popping-injury", 0.25], ["limp", 0.4], ["fall", 0.25],
    ],
    cardinal: ["ankle-pain"],
    against: [
      ["unable-bear-weight", 0.2], ["deformity", 0.05], ["fever", 0.01], ["skin-redness-warm", 0.2],
      ["xray-fracture", 0.02], ["onset-gradual", 0.05], ["thompson-test", 0.01],
    ],
    risks: [
      ["athlete", 2],
    ],
  },
  {
    id: "ankle-fracture", name: "Ankle fracture", synonyms: [],
    icd10: "S82.899A", system: "musculoskeletal", incidence: [4, 4], ages: "0123333333", urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["ankle-pain", 0.97], ["unable-bear-weight", 0.75], ["deformity", 0.35], ["bruising", 0.6],
      ["ankle-inversion", 0.55], ["xray-fracture", 0.95], ["fall", 0.5], ["joint-swelling", 0.75],
    ],
    cardinal: ["ankle-pain"],
    against: [
      ["fever", 0.01], ["onset-gradual", 0.02],
    ],
    risks: [
      ["hx-osteoporosis", 2],
    ],
  },
  {
    id: "achilles-rupture", name: "Achilles tendon rupture", synonyms: [],
    icd10: "S86.019A", system: "musculoskeletal", incidence: [3, 3], ages: "0001244411", female: 0.2, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["achilles-pain", 0.9], ["popping-injury", 0.8], ["thompson-test", 0.95], ["palpable-gap", 0.6],
      ["calf-pain", 0.55], ["unable-bear-weight", 0.4], ["heel-pain", 0.25], ["onset-sudden", 0.9],
      ["limp", 0.5],
    ],
    cardinal: ["achilles-pain|calf-pain|popping-injury"],
    against: [
      ["fever", 0.01], ["onset-gradual", 0.02], ["edema-leg-unilateral", 0.2], ["dyspnea", 0.02],
    ],
    risks: [
      ["med-fluoroquinolone", 8], ["athlete", 3], ["med-steroid", 3],
    ],
  },
  {
    id: "achilles-tendinopathy", name: "Achilles tendinopathy", synonyms: [],
    icd10: "M76.60", system: "musculoskeletal", incidence: [4, 3], ages: "0001333322", female: 0.4, urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["achilles-pain", 0.97], ["joint-stiffness-brief", 0.5], ["overuse", 0.65], ["worse-exertion", 0.6],
      ["worse-morning", 0.5], ["heel-pain", 0.4],
    ],
    cardinal: ["achilles-pain"],
    against: [
      ["popping-injury", 0.05], ["thompson-test", 0.01], ["fever", 0.01],
    ],
    risks: [
      ["runner", 3], ["med-fluoroquinolone", 5],
    ],
  },
  {
    id: "plantar-fasciitis", name: "Plantar fasciitis", synonyms: [],
    icd10: "M72.2", system: "musculoskeletal", incidence: [4, 3], ages: "0001234433", female: 0.57, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["heel-pain", 0.97], ["heel-pain-first-steps", 0.9], ["worse-morning", 0.7], ["foot-pain", 0.97],
      ["worse-standing", 0.5], ["overuse", 0.35], ["burning-feet", 0.1],
    ],
    cardinal: ["heel-pain"],
    against: [
      ["numbness", 0.1], ["fever", 0.01], ["achilles-pain", 0.15], ["joint-swelling", 0.05], ["trauma", 0.1],
      ["numbness-sole", 0.1],
    ],
    risks: [
      ["new-or-flat-shoes", 2], ["obesity", 2.5], ["runner", 2],
    ],
  },
  {
    id: "stress-fracture", name: "Stress fracture", synonyms: ["march fracture", "shin splints"],
    icd10: "M84.369A", system: "musculoskeletal", incidence: [4, 3], ages: "0013443222", female: 0.6, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.4 },
    findings: [
      ["foot-pain", 0.55], ["leg-pain-shin", 0.4], ["overuse", 0.8], ["worse-exertion", 0.85],
      ["runner", 0.55], ["bone-tenderness", 0.85], ["rest-relief", 0.65], ["athlete", 0.6],
      ["forefoot-pain", 0.4], ["training-increase", 0.65], ["limp", 0.35], ["bone-pain", 0.6],
      ["amenorrhea", 0.1], ["groin-pain", 0.1], ["leg-pain", 0.4], ["hip-pain", 0.4],
    ],
    cardinal: ["foot-pain|leg-pain-shin|bone-pain|leg-pain|groin-pain|hip-pain"],
    against: [
      ["fever", 0.01], ["trauma", 0.2], ["numbness", 0.05], ["skin-redness-warm", 0.1],
      ["pulses-absent", 0.02],
    ],
    risks: [
      ["hx-osteoporosis", 3], ["underweight", 2.5], ["military", 4], ["vitamin-d-low", 2.5],
    ],
  },
  {
    id: "hallux-valgus", name: "Hallux valgus", synonyms: ["bunion"],
    icd10: "M20.10", system: "musculoskeletal", incidence: [4, 3], ages: "0001233344", female: 0.83, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["bunion", 0.97], ["foot-pain", 0.65], ["deformity", 0.7], ["big-toe-pain", 0.45], ["tight-shoes", 0.5],
      ["forefoot-pain", 0.35],
    ],
    cardinal: ["bunion"],
    against: [
      ["onset-sudden", 0.05], ["fever", 0.01], ["uric-acid-high", 0.2], ["skin-redness-warm", 0.1],
    ],
  },
  {
    id: "morton-neuroma", name: "Morton neuroma", synonyms: ["metatarsalgia"],
    icd10: "G57.60", system: "musculoskeletal", incidence: [3, 2], ages: "0001234433", female: 0.83, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["forefoot-pain", 0.9], ["numbness-sole", 0.7], ["tight-shoes", 0.55], ["foot-pain", 0.9],
      ["tingling", 0.5], ["burning-feet", 0.35],
    ],
    cardinal: ["forefoot-pain|foot-pain"],
    against: [
      ["fever", 0.01], ["joint-swelling", 0.1], ["big-toe-pain", 0.2],
    ],
    risks: [
      ["runner", 1.5],
    ],
  },
  {
    id: "charcot-foot", name: "Charcot arthropathy", synonyms: [],
    icd10: "M14.679", system: "musculoskeletal", incidence: [2, 2], ages: "0000123433", urgency: "same-day",
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["foot-swollen-warm", 0.9], ["deformity", 0.6], ["numbness-feet", 0.9], ["skin-redness-warm", 0.75],
      ["foot-pain", 0.4], ["joint-swelling", 0.6],
    ],
    cardinal: ["foot-swollen-warm|deformity|joint-swelling"],
    against: [
      ["fever", 0.1], ["wbc-high", 0.1], ["skin-ulcer", 0.4],
    ],
    risks: [
      ["hx-diabetes", 20], ["hx-diabetes-type-1", 15], ["alcohol-use-heavy", 2],
    ],
  },
  {
    id: "costochondritis", name: "Costochondritis", synonyms: ["chest wall pain", "Tietze syndrome"],
    icd10: "M94.0", system: "musculoskeletal", incidence: [4, 3], ages: "0013433322", female: 0.6, urgency: "routine",
    course: { acute: 0.7, chronic: 0.6, recurrent: 0.4 },
    findings: [
      ["chest-pain-reproducible", 0.95], ["chest-pain", 0.97], ["chest-pain-sharp", 0.6],
      ["worse-movement", 0.5], ["chest-pain-pleuritic", 0.35], ["ecg-normal", 0.55],
      ["xray-normal-chest", 0.45], ["rib-pain", 0.35], ["well-appearing", 0.4], ["lungs-clear", 0.3],
      ["troponin-normal", 0.25],
    ],
    cardinal: ["chest-pain"],
    against: [
      ["dyspnea", 0.15], ["fever", 0.05], ["sweating", 0.05], ["chest-pain-exertional", 0.15],
      ["chest-pain-radiating-arm", 0.2], ["hypoxia", 0.02], ["tachycardia", 0.2], ["syncope", 0.05],
      ["troponin-high", 0.01], ["ecg-st-elevation", 0.02], ["edema-leg", 0.1], ["nausea", 0.1],
      ["chest-pain-pressure", 0.3], ["hemoptysis", 0.02], ["palpitations", 0.3],
    ],
    risks: [
      ["overuse", 2], ["cough", 2],
    ],
  },
  {
    id: "growing-pains", name: "Growing pains", synonyms: [],
    icd10: "R25.2", system: "musculoskeletal", incidence: [4, 3], ages: "0143100000", urgency: "self-care",
    course: { recurrent: 0.9 },
    findings: [
      ["leg-pain-night-child", 0.9], ["leg-pain", 0.95], ["well-appearing", 0.7], ["leg-pain-shin", 0.4], ["calf-pain", 0.4], ["worse-night", 0.6], ["worse-evening", 0.4],
      ["growth-normal", 0.4], ["normal-by-morning", 0.75],
    ],
    cardinal: ["leg-pain"],
    against: [
      ["limp", 0.05], ["joint-swelling", 0.05], ["fever", 0.05], ["bone-tenderness", 0.05],
      ["weight-loss", 0.05], ["pallor", 0.05], ["bruising", 0.1], ["joint-stiffness-morning", 0.05],
    ],
  },
  {
    id: "muscle-strain", name: "Muscle strain", synonyms: ["pulled muscle", "hamstring strain", "cramp"],
    icd10: "T14.8XXA", system: "musculoskeletal", incidence: [5, 4], ages: "0123443322", female: 0.4, urgency: "self-care",
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["muscle-tenderness", 0.85], ["worse-movement", 0.75], ["strenuous-exercise", 0.5], ["leg-pain", 0.35],
      ["bruising", 0.25], ["muscle-spasm", 0.4], ["myalgia", 0.5], ["onset-sudden", 0.5],
      ["muscle-cramps", 0.25], ["calf-pain", 0.2], ["well-appearing", 0.35], ["popping-injury", 0.15],
      ["shoulder-pain", 0.15], ["trauma", 0.25], ["arm-pain", 0.4],
    ],
    cardinal: ["muscle-tenderness|myalgia|leg-pain|muscle-cramps|shoulder-pain|arm-pain"],
    against: [
      ["fever", 0.05], ["numbness", 0.05], ["weakness-focal", 0.05], ["urine-cola", 0.01],
      ["edema-leg-unilateral", 0.15], ["bone-tenderness", 0.1], ["pulses-absent", 0.01],
      ["skin-redness-warm", 0.1], ["dyspnea", 0.02], ["deformity", 0.02], ["joint-swelling", 0.1],
      ["ck-high", 0.3], ["rash", 0.05], ["widespread-pain", 0.2],
    ],
    risks: [
      ["athlete", 2], ["overuse", 3],
    ],
  },
  {
    id: "rhabdomyolysis", name: "Rhabdomyolysis", synonyms: [],
    icd10: "M62.82", system: "musculoskeletal", incidence: [1, 2], ages: "0012333333", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["urine-cola", 0.6], ["myalgia-severe", 0.6], ["ck-high", 0.97], ["weakness-generalized", 0.6],
      ["creatinine-high", 0.5], ["potassium-high", 0.35], ["muscle-tenderness", 0.6], ["oliguria", 0.25],
      ["nausea", 0.3], ["myalgia", 0.85], ["fever", 0.15], ["confusion", 0.1], ["transaminases-high", 0.6],
      ["vomiting", 0.2], ["dehydration", 0.35], ["calcium-low", 0.25],
    ],
    cardinal: ["urine-cola|ck-high|myalgia"],
    against: [
      ["joint-swelling", 0.1], ["rash", 0.1], ["rbc-casts", 0.05], ["dysuria", 0.1],
    ],
    risks: [
      ["strenuous-exercise", 6], ["down-long-time", 12], ["med-statin", 3], ["stimulant-use", 4],
      ["heat-exposure", 4], ["hx-seizures", 2], ["trauma-major", 15], ["alcohol-use-heavy", 2],
      ["electric-injury", 8],
    ],
  },
  {
    id: "compartment-syndrome", name: "Acute compartment syndrome", synonyms: [],
    icd10: "T79.A0XA", system: "musculoskeletal", incidence: [1, 2], ages: "0012433311", female: 0.17, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["compartment-pain", 0.9], ["pain-passive-stretch", 0.85], ["tingling", 0.55], ["xray-fracture", 0.6],
      ["weakness-focal", 0.4], ["pulses-absent", 0.1], ["leg-pain", 0.65], ["arm-pain", 0.25],
      ["numbness", 0.5], ["limb-cold", 0.1],
    ],
    cardinal: ["compartment-pain|leg-pain|arm-pain"],
    against: [
      ["fever", 0.05], ["calf-pain", 0.4], ["onset-gradual", 0.1], ["skin-redness-warm", 0.2],
    ],
    risks: [
      ["trauma", 6], ["trauma-major", 12], ["immobilized", 6], ["med-anticoagulant", 2], ["down-long-time", 5],
      ["burn-injury", 3], ["strenuous-exercise", 2],
    ],
  },
  {
    id: "primary-bone-tumor", name: "Primary bone tumor", synonyms: ["osteosarcoma", "Ewing sarcoma"],
    icd10: "C40.90", system: "musculoskeletal", incidence: [1, 1], ages: "0123422222", female: 0.4, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["lump", 0.4],
      ["bone-pain", 0.9], ["bone-mass", 0.65], ["worse-night", 0.6], ["limp", 0.35],
      ["xray-bone-lesion", 0.97], ["pathologic-fracture", 0.1], ["weight-loss", 0.15], ["knee-pain", 0.45],
      ["joint-swelling", 0.4], ["leg-pain", 0.45], ["alk-phos-high", 0.45],
    ],
    cardinal: ["bone-pain|bone-mass|limp"],
    against: [
      ["both-sides-hip", 0.05], ["normal-by-morning", 0.1], ["bone-pain-night-nsaid", 0.3],
    ],
    risks: [
      ["radiation-therapy", 5],
    ],
  },
  {
    id: "bone-metastases", name: "Bone metastases", synonyms: [],
    icd10: "C79.51", system: "musculoskeletal", incidence: [3, 3], ages: "0000012344", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["bone-pain", 0.9], ["back-pain", 0.6], ["back-pain-night", 0.5], ["weight-loss", 0.45],
      ["calcium-high", 0.2], ["alk-phos-high", 0.5], ["pathologic-fracture", 0.2], ["xray-bone-lesion", 0.9],
      ["spine-tenderness", 0.4], ["worse-night", 0.55], ["fatigue", 0.45], ["hemoglobin-low", 0.4],
      ["hip-pain", 0.2], ["weakness-legs-both", 0.1],
    ],
    cardinal: ["bone-pain|back-pain|pathologic-fracture"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.3], ["rest-relief", 0.3],
    ],
    risks: [
      ["hx-cancer", 25], ["smoking", 1.5],
    ],
  },
  {
    id: "paget-bone", name: "Paget disease of bone", synonyms: [],
    icd10: "M88.9", system: "musculoskeletal", incidence: [2, 1], ages: "0000001244", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bone-pain", 0.6], ["alk-phos-high", 0.9], ["skull-enlarged", 0.3], ["hearing-loss", 0.3],
      ["bone-deformity-bowing", 0.95], ["skin-redness-warm", 0.25], ["joint-pain", 0.4],
      ["well-appearing", 0.25],
    ],
    cardinal: ["bone-pain|alk-phos-high|skull-enlarged|bone-deformity-bowing"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.1], ["calcium-high", 0.1], ["jaundice", 0.02],
    ],
  },
  {
    id: "osteogenesis-imperfecta", name: "Osteogenesis imperfecta", synonyms: [],
    icd10: "Q78.0", system: "musculoskeletal", incidence: [1, 1], ages: "3433222211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hx-prior-fracture", 0.9], ["blue-sclera", 0.75], ["xray-fracture", 0.65], ["hearing-loss", 0.3],
      ["short-stature", 0.5], ["loose-joints", 0.45], ["deformity", 0.5], ["pathologic-fracture", 0.9],
    ],
    cardinal: ["hx-prior-fracture|pathologic-fracture|blue-sclera"],
    against: [
      ["bruising", 0.3],
    ],
  },
  {
    id: "marfan", name: "Marfan syndrome", synonyms: [],
    icd10: "Q87.40", system: "musculoskeletal", incidence: [1, 1], ages: "1123333211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["tall-long-limbs", 0.9], ["loose-joints", 0.6], ["scoliosis-sign", 0.5], ["murmur", 0.5],
      ["lens-dislocation", 0.5], ["arm-span-greater", 0.75], ["chest-wall-sunken", 0.5], ["midsystolic-click", 0.3],
      ["vision-blurred-distance", 0.45], ["hx-pneumothorax", 0.1], ["family-marfan", 0.7],
      ["vision-blurred", 0.45],
    ],
    cardinal: ["tall-long-limbs|lens-dislocation|arm-span-greater"],
    against: [
      ["developmental-delay", 0.1], ["fever", 0.02],
    ],
    risks: [
      ["hx-aneurysm", 4],
    ],
  },
  {
    id: "ehlers-danlos", name: "Ehlers-Danlos syndrome", synonyms: ["joint hypermobility syndrome"],
    icd10: "Q79.60", system: "musculoskeletal", incidence: [2, 1], ages: "0123333210", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["loose-joints", 0.97], ["joint-pain", 0.75], ["easy-bruising", 0.55], ["skin-stretchy", 0.55],
      ["fatigue", 0.55], ["dizziness-standing", 0.35], ["hernia-bulge", 0.1], ["widespread-pain", 0.4],
      ["palpitations", 0.25],
    ],
    cardinal: ["loose-joints"],
    against: [
      ["joint-swelling", 0.2], ["fever", 0.02],
    ],
  },
  {
    id: "osteochondritis-dissecans", name: "Osteochondritis dissecans", synonyms: [],
    icd10: "M93.20", system: "musculoskeletal", incidence: [2, 2], ages: "0012433100", female: 0.33, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["knee-pain", 0.9], ["knee-locking", 0.9], ["knee-swelling", 0.5], ["athlete", 0.7], ["elbow-pain", 0.2],
      ["knee-giving-way", 0.3], ["ankle-pain", 0.1], ["worse-exertion", 0.6],
    ],
    cardinal: ["knee-pain|elbow-pain|ankle-pain"],
    against: [
      ["fever", 0.01], ["tibial-tubercle-pain", 0.1],
    ],
  },
  {
    id: "child-abuse", name: "Non-accidental injury", synonyms: ["child abuse", "shaken baby syndrome"],
    icd10: "T74.12XA", system: "musculoskeletal", incidence: [1, 2], ages: "2442100000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.7, chronic: 0.5 },
    findings: [
      ["injury-inconsistent", 0.85], ["bruising", 0.65], ["bruises-unusual-sites", 0.55], ["seizure", 0.15],
      ["lethargic-child", 0.25], ["fundus-hemorrhages", 0.25], ["xray-fracture", 0.45], ["burn-injury", 0.15],
      ["irritable-child", 0.3], ["failure-to-thrive", 0.2], ["delay-seeking-care", 0.5], ["vomiting", 0.2],
      ["apnea", 0.1], ["head-injury", 0.4], ["consciousness-reduced", 0.2], ["bulging-fontanelle", 0.1],
    ],
    cardinal: ["injury-inconsistent|bruising|bruises-unusual-sites|xray-fracture|head-injury|fundus-hemorrhages"],
    against: [
      ["fever", 0.1], ["blue-sclera", 0.1], ["platelets-low", 0.1],
    ],
    risks: [
      ["mother-infant-stress-family-violence", 5], ["newborn-premature", 1.5],
    ],
  },
  {
    id: "toddler-fracture", name: "Toddler's fracture", synonyms: [],
    icd10: "S82.246A", system: "musculoskeletal", incidence: [3, 3], ages: "1241000000", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["limp-refusal", 0.9], ["limp", 0.9], ["leg-pain-shin", 0.45], ["fall", 0.6], ["bone-tenderness", 0.7],
      ["well-appearing", 0.55], ["leg-pain", 0.6],
    ],
    cardinal: ["limp-refusal|limp"],
    against: [
      ["fever", 0.05], ["joint-swelling", 0.05], ["hip-rotation-limited", 0.05], ["bruising", 0.3],
      ["esr-crp-high", 0.05],
    ],
  },
  {
    id: "chronic-fatigue", name: "Myalgic encephalomyelitis or chronic fatigue syndrome", synonyms: ["ME/CFS"],
    icd10: "G93.32", system: "musculoskeletal", incidence: [3, 2], ages: "0001344311", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue-chronic", 0.95], ["post-exertional-malaise", 0.9], ["unrefreshing-sleep", 0.9],
      ["concentration-poor", 0.8], ["fatigue", 0.97], ["dizziness-standing", 0.5], ["headache", 0.45],
      ["myalgia", 0.6], ["sore-throat", 0.3], ["lymphadenopathy-tender", 0.2], ["joint-pain", 0.4],
      ["insomnia", 0.7],
    ],
    cardinal: ["fatigue"],
    against: [
      ["weight-loss", 0.1], ["fever", 0.15], ["joint-swelling", 0.05], ["snoring", 0.4],
      ["hemoglobin-low", 0.1], ["tsh-high", 0.05], ["esr-crp-high", 0.1], ["anhedonia", 0.4],
      ["weakness-focal", 0.05],
    ],
    risks: [
      ["hx-mononucleosis", 3], ["prior-infection-recent", 2],
    ],
  },
  {
    id: "osteoid-osteoma", name: "Osteoid osteoma or benign bone lesion", synonyms: [],
    icd10: "D16.9", system: "musculoskeletal", incidence: [1, 0], ages: "0123432100", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["bone-pain-night-nsaid", 0.9], ["bone-pain", 0.95], ["leg-pain", 0.5], ["worse-night", 0.85],
      ["limp", 0.3], ["back-pain", 0.15], ["scoliosis-sign", 0.1],
    ],
    cardinal: ["bone-pain"],
    against: [
      ["fever", 0.01], ["weight-loss", 0.02], ["both-sides-hip", 0.05],
    ],
  },
  {
    id: "soft-tissue-sarcoma", name: "Soft tissue sarcoma", synonyms: [],
    icd10: "C49.9", system: "musculoskeletal", incidence: [1, 1], ages: "1222223333", urgency: "same-day", dangerous: true,
    course: { subacute: 0.6, chronic: 0.9 },
    findings: [
      ["soft-tissue-lump", 0.95], ["lump-over-5cm", 0.75], ["rapid-growth-lesion", 0.55],
    ],
    cardinal: ["soft-tissue-lump"],
    against: [
      ["fever", 0.05], ["skin-redness-warm", 0.1],
    ],
    risks: [
      ["radiation-therapy", 6], ["cafe-au-lait", 6],
    ],
  },
  {
    id: "statin-myopathy", name: "Drug-induced myopathy", synonyms: ["statin myopathy"],
    icd10: "G72.0", system: "musculoskeletal", incidence: [3, 3], ages: "0000123344", urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["myalgia", 0.9], ["muscle-tenderness", 0.5], ["weakness-proximal", 0.35], ["ck-high", 0.45],
      ["muscle-cramps", 0.4], ["both-sides-hip", 0.7], ["leg-pain", 0.4], ["fatigue", 0.4],
      ["med-statin", 0.9],
    ],
    cardinal: ["myalgia|weakness-proximal"],
    against: [
      ["rash", 0.05], ["fever", 0.02], ["joint-swelling", 0.05], ["urine-cola", 0.1], ["numbness", 0.1],
    ],
    risks: [
      ["hx-thyroid", 2], ["hx-kidney-disease", 1.5],
    ],
    requires: ["med-statin|med-steroid|med-new|alcohol-use-heavy"],
  },
  {
    id: "patella-fracture", name: "Patella fracture", synonyms: ["broken kneecap"],
    icd10: "S82.009A", system: "musculoskeletal", incidence: [2, 3], ages: "0001233443", urgency: "same-day",
    course: { hyperacute: 0.9, acute: 0.6 },
    findings: [
      ["knee-pain", 0.98], ["knee-swelling", 0.85], ["trauma", 0.9], ["range-of-motion-reduced", 0.7], ["unable-bear-weight", 0.5], ["fall", 0.6], ["swelling-immediate", 0.6], ["bruising", 0.3], ["xray-fracture", 0.8], ["palpable-gap", 0.3],
    ],
    cardinal: ["knee-pain"],
    against: [["fever", 0.1]],
    risks: [["hx-osteoporosis", 2]],
  },
  {
    id: "thumb-ligament-injury", name: "Thumb ulnar collateral ligament injury", synonyms: ["gamekeeper's thumb", "skier's thumb"],
    icd10: "S63.641A", system: "musculoskeletal", incidence: [2, 3], ages: "0001344321", urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.8 },
    findings: [
      ["thumb-abducted", 0.7], ["hand-pain", 0.8], ["trauma", 0.8], ["finger-injury", 0.5], ["bruising", 0.3], ["weakness-focal", 0.3], ["range-of-motion-reduced", 0.3],
    ],
    cardinal: ["thumb-abducted", "hand-pain|finger-injury"],
    against: [["snuffbox-tender", 0.4]],
    risks: [["athlete", 2], ["contact-sport", 2]],
  },
  {
    id: "knee-collateral-ligament", name: "Knee ligament sprain (MCL, LCL, PCL)", synonyms: ["MCL tear", "LCL tear", "PCL tear"],
    icd10: "S83.409A", system: "musculoskeletal", incidence: [3, 3], ages: "0001344321", urgency: "routine",
    course: { acute: 0.9, hyperacute: 0.6 },
    findings: [
      ["knee-pain", 0.95], ["knee-swelling", 0.6], ["knee-twist", 0.6], ["trauma", 0.7], ["joint-line-tender", 0.4], ["knee-giving-way", 0.35], ["bruising", 0.25], ["limp", 0.4],
    ],
    cardinal: ["knee-pain"],
    against: [["popping-injury", 0.5], ["knee-locking", 0.5]],
    risks: [["contact-sport", 2.5], ["athlete", 2]],
  },
  {
    id: "hip-dislocation", name: "Hip dislocation", synonyms: [],
    icd10: "S73.006A", system: "musculoskeletal", incidence: [1, 3], ages: "0001333333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["hip-pain", 0.95], ["leg-internally-rotated", 0.7], ["trauma-major", 0.6], ["unable-bear-weight", 0.95], ["leg-short-rotated", 0.5], ["deformity", 0.5], ["trauma", 0.8], ["range-of-motion-reduced", 0.6],
    ],
    cardinal: ["hip-pain"],
    against: [["fever", 0.05]],
    risks: [["surgery-recent", 3], ["hx-osteoarthritis", 1.5]],
  },
  {
    id: "pes-anserine-bursitis", name: "Pes anserine bursitis", synonyms: [],
    icd10: "M70.50", system: "musculoskeletal", incidence: [3, 1], ages: "0000123443", female: 0.7, urgency: "self-care",
    course: { chronic: 0.7, subacute: 0.8 },
    findings: [
      ["knee-pain", 0.95], ["joint-line-tender", 0.2], ["knee-anterior-stairs", 0.5], ["worse-night", 0.3],
    ],
    cardinal: ["knee-pain"],
    against: [["knee-swelling", 0.5], ["fever", 0.02], ["knee-locking", 0.3], ["trauma", 0.4]],
    risks: [["obesity", 2.5], ["hx-osteoarthritis", 2.5], ["hx-diabetes", 1.5], ["runner", 1.5]],
  },
  {
    id: "achondroplasia", name: "Achondroplasia", synonyms: [],
    icd10: "Q77.4", system: "musculoskeletal", incidence: [1, 1], ages: "3333221110", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["short-stature", 0.95], ["face-unusual", 0.7], ["legs-bowed", 0.5], ["head-growth-rapid", 0.3], ["kyphosis", 0.3], ["apnea-sleep", 0.2],
    ],
    cardinal: ["short-stature"],
    against: [["developmental-delay", 0.3], ["fever", 0.2]],
  },
  {
    id: "clubfoot", name: "Clubfoot", synonyms: ["talipes equinovarus"],
    icd10: "Q66.89", system: "musculoskeletal", incidence: [1, 1], ages: "4421000000", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["deformity", 0.95],
    ],
    cardinal: ["deformity"],
    against: [["trauma", 0.1], ["fever", 0.05]],
  },
  {
    id: "mccune-albright", name: "McCune-Albright syndrome or fibrous dysplasia", synonyms: ["fibrous dysplasia", "McCune-Albright syndrome"],
    icd10: "Q78.1", system: "musculoskeletal", incidence: [0, 0], ages: "1343211000", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["puberty-early", 0.7], ["cafe-au-lait", 0.8], ["bone-pain", 0.5], ["pathologic-fracture", 0.5], ["xray-bone-lesion", 0.7]],
    cardinal: ["cafe-au-lait|puberty-early|xray-bone-lesion"],
  },
  {
    id: "foot-fracture", name: "Foot or toe fracture", synonyms: ["metatarsal fracture", "Jones fracture", "Lisfranc injury", "calcaneal fracture", "toe fracture"],
    icd10: "S92.909A", system: "musculoskeletal", incidence: [3, 4], ages: "0012333333", urgency: "same-day",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["foot-pain", 0.98], ["trauma", 0.8], ["unable-bear-weight", 0.6], ["bruising", 0.6], ["deformity", 0.2], ["xray-fracture", 0.8], ["foot-swollen-warm", 0.2], ["hx-osteoporosis", 0.1]],
    cardinal: ["foot-pain"],
    risks: [["ankle-inversion", 4], ["athlete", 1.5]],
  },
  {
    id: "hip-labral-tear", name: "Hip labral tear or impingement", synonyms: ["femoroacetabular impingement", "acetabular labral tear"],
    icd10: "S73.199A", system: "musculoskeletal", incidence: [2, 1], ages: "0012443210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["hip-pain", 0.9], ["groin-pain", 0.8], ["worse-sitting", 0.4], ["hip-rotation-limited", 0.5], ["popping-injury", 0.3]],
    cardinal: ["hip-pain|groin-pain"],
    risks: [["athlete", 2.5]],
  },
  {
    id: "dish", name: "Diffuse idiopathic skeletal hyperostosis", synonyms: ["DISH", "Forestier disease"],
    icd10: "M48.10", system: "musculoskeletal", incidence: [1, 0], ages: "0000012344", female: 0.35, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["back-pain", 0.7], ["joint-stiffness-morning", 0.5], ["range-of-motion-reduced", 0.6], ["dysphagia", 0.15]],
    cardinal: ["back-pain|range-of-motion-reduced"],
    risks: [["obesity", 1.5], ["hx-diabetes", 1.5]],
  },
  {
    id: "shoulder-labral-tear", name: "Shoulder labral tear", synonyms: ["SLAP tear", "Bankart lesion", "shoulder instability"],
    icd10: "S43.439A", system: "musculoskeletal", incidence: [2, 1], ages: "0012443211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["shoulder-pain", 0.95], ["shoulder-overhead", 0.7], ["popping-injury", 0.5], ["weakness-focal", 0.2]],
    cardinal: ["shoulder-pain"],
    risks: [["athlete", 3], ["shoulder-injury", 3]],
  },
  {
    id: "torticollis-congenital", name: "Congenital muscular torticollis", synonyms: [],
    icd10: "Q68.0", system: "musculoskeletal", incidence: [2, 0], ages: "4310000000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["head-tilt", 0.9], ["torticollis", 0.9], ["neck-mass", 0.4]],
    cardinal: ["torticollis|head-tilt"],
    risks: [["birth-difficult", 3]],
  },
  {
    id: "myofascial-pain", name: "Myofascial pain syndrome", synonyms: ["trigger points", "trapezius myalgia"],
    icd10: "M79.18", system: "musculoskeletal", incidence: [5, 2], ages: "0001244321", female: 0.6, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["muscle-tenderness", 0.85], ["neck-pain", 0.5], ["shoulder-pain", 0.45], ["trigger-point-refers", 0.7],
      ["back-pain", 0.35], ["muscle-tension", 0.45], ["tender-points", 0.25], ["range-of-motion-reduced", 0.3],
      ["headache", 0.25], ["overuse", 0.3],
    ],
    cardinal: ["muscle-tenderness|trigger-point-refers"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.03], ["numbness", 0.15], ["weakness-focal", 0.03],
      ["joint-swelling", 0.03], ["widespread-pain", 0.2], ["esr-crp-high", 0.05], ["rash", 0.05],
    ],
    requires: ["trigger-point-refers|muscle-tenderness"],
  },
  {
    id: "cryoglobulinemia", name: "Cryoglobulinemic vasculitis", synonyms: ["cryoglobulinemia", "mixed cryoglobulinemia"],
    icd10: "D89.1", system: "musculoskeletal", incidence: [1, 1], ages: "0000013433", female: 0.65, urgency: "same-day", dangerous: true,
    course: { subacute: 0.6, recurrent: 0.6, chronic: 0.5 },
    findings: [
      ["purpura-palpable-legs", 0.85], ["purpura", 0.85], ["joint-pain", 0.65], ["fatigue", 0.6],
      ["weakness-generalized", 0.4], ["complement-low", 0.7], ["cryoglobulins", 0.9],
      ["numbness-feet", 0.4], ["tingling", 0.35], ["proteinuria", 0.35], ["hematuria", 0.35],
      ["rf-positive", 0.7], ["skin-ulcer", 0.2], ["raynaud", 0.25], ["hypertension", 0.25],
      ["creatinine-high", 0.25], ["edema-leg", 0.2],
    ],
    cardinal: ["purpura-palpable-legs|purpura|cryoglobulins"],
    against: [
      ["abdominal-pain-colicky", 0.2], ["anca-positive", 0.1],
    ],
    risks: [
      ["hx-hepatitis", 12], ["hepatitis-serology-positive", 12], ["iv-drug-use", 3], ["m-protein", 3],
      ["hx-lupus-autoimmune", 2],
    ],
  },
  {
    id: "scleroderma-renal-crisis", name: "Scleroderma renal crisis", synonyms: ["renal crisis of systemic sclerosis"],
    icd10: "M34.89", system: "musculoskeletal", incidence: [0, 1], ages: "0000123331", female: 0.75, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["hypertension-severe", 0.85], ["hypertension", 0.85], ["creatinine-high", 0.92], ["headache", 0.5],
      ["vision-blurred", 0.35], ["raynaud", 0.6], ["skin-thickening", 0.65], ["dyspnea", 0.35],
      ["schistocytes", 0.4], ["hemoglobin-low", 0.4], ["platelets-low", 0.35], ["oliguria", 0.35],
      ["proteinuria", 0.4], ["seizure", 0.1], ["confusion", 0.15],
    ],
    cardinal: ["hypertension-severe|creatinine-high|hypertension"],
    against: [
      ["fever", 0.2], ["rbc-casts", 0.2],
    ],
    risks: [
      ["med-steroid", 4], ["anti-scl70-centromere", 2],
    ],
    requires: ["skin-thickening|raynaud|hx-lupus-autoimmune|anti-scl70-centromere"],
  },
  {
    id: "proximal-humerus-fracture", name: "Proximal humerus fracture", synonyms: ["surgical neck fracture of the humerus", "humeral neck fracture"],
    icd10: "S42.209A", system: "musculoskeletal", incidence: [2, 4], ages: "0013212344", female: 0.7, urgency: "same-day",
    course: { hyperacute: 0.9, acute: 0.4 },
    findings: [
      ["shoulder-pain", 0.95], ["unable-to-lift-the-arm", 0.75], ["bruising", 0.55], ["fall", 0.7],
      ["xray-fracture", 0.8], ["arm-pain", 0.5], ["range-of-motion-reduced", 0.5], ["deformity", 0.15],
      ["trauma", 0.6], ["skin-swelling", 0.35], ["shoulder-injury", 0.6],
    ],
    cardinal: ["shoulder-pain|shoulder-injury|arm-pain"],
    against: [
      ["fever", 0.02], ["neck-pain", 0.2], ["wrist-pain", 0.1], ["elbow-pain", 0.2],
    ],
    risks: [
      ["hx-osteoporosis", 4], ["hx-prior-fracture", 3], ["postmenopausal", 1.5],
    ],
    requires: ["fall|trauma|shoulder-injury|xray-fracture"],
  },
  {
    id: "wrist-sprain", name: "Wrist sprain or cartilage tear", synonyms: ["wrist sprain", "TFCC tear", "triangular fibrocartilage complex tear"],
    icd10: "S63.509A", system: "musculoskeletal", incidence: [3, 2], ages: "0013444321", urgency: "routine",
    course: { acute: 0.8, subacute: 0.5, chronic: 0.3 },
    findings: [
      ["wrist-pain", 0.9], ["wrist-ulnar-pain", 0.45], ["wrist-fall", 0.55], ["joint-swelling", 0.35],
      ["worse-on-gripping", 0.45], ["popping-injury", 0.2], ["range-of-motion-reduced", 0.3],
    ],
    cardinal: ["wrist-pain"],
    against: [
      ["snuffbox-tender", 0.05], ["deformity", 0.03], ["xray-fracture", 0.02], ["numbness", 0.15],
      ["fever", 0.02], ["wrist-radial-thumb", 0.1], ["tinel-phalen", 0.05], ["ganglion-lump", 0.1],
    ],
    risks: [
      ["overuse", 1.5], ["athlete", 1.5],
    ],
    requires: ["wrist-fall|trauma|overuse|wrist-ulnar-pain"],
  },
  {
    id: "groin-strain", name: "Groin strain or athletic pubalgia", synonyms: ["adductor strain", "sports hernia", "athletic pubalgia"],
    icd10: "S76.219A", system: "musculoskeletal", incidence: [3, 2], ages: "0001344210", female: 0.25, urgency: "routine",
    course: { acute: 0.6, subacute: 0.6, chronic: 0.6 },
    findings: [
      ["groin-pain", 0.95], ["adductor-pain", 0.7], ["worse-exertion", 0.5], ["rest-relief", 0.3],
      ["muscle-tenderness", 0.4], ["worse-with-straining-or-bending", 0.2], ["limp", 0.15],
      ["pelvic-pain", 0.1],
    ],
    cardinal: ["groin-pain|adductor-pain"],
    against: [
      ["hernia-bulge", 0.05], ["fever", 0.02], ["testicular-pain", 0.1], ["hip-rotation-limited", 0.15],
      ["scrotal-swelling", 0.03], ["dysuria", 0.03], ["unable-bear-weight", 0.1], ["testicular-mass", 0.01],
    ],
    risks: [
      ["athlete", 4], ["contact-sport", 3], ["runner", 2], ["strenuous-exercise", 2], ["training-increase", 2],
    ],
    requires: ["athlete|contact-sport|runner|strenuous-exercise|training-increase|popping-injury|trauma|overuse|adductor-pain"],
  },
  {
    id: "knee-dislocation", name: "Knee dislocation", synonyms: ["tibiofemoral dislocation"],
    icd10: "S83.106A", system: "musculoskeletal", incidence: [0, 2], ages: "0001343221", female: 0.35, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.98 },
    findings: [
      ["knee-pain", 0.95], ["deformity", 0.55], ["swelling-immediate", 0.6], ["feels-unstable", 0.6],
      ["unable-bear-weight", 0.8], ["pulses-absent", 0.2], ["limb-cold", 0.15], ["foot-drop", 0.2],
      ["popping-injury", 0.4], ["knee-swelling", 0.7], ["numbness", 0.25], ["trauma-major", 0.5],
    ],
    cardinal: ["knee-pain|deformity|knee-swelling"],
    against: [
      ["fever", 0.02], ["patella-displaced", 0.1],
    ],
    requires: ["trauma-major|trauma|deformity|knee-twist"],
  },
  {
    id: "exertional-compartment", name: "Chronic exertional compartment syndrome", synonyms: [],
    icd10: "M79.A29", system: "musculoskeletal", incidence: [1, 0], ages: "0001441000", female: 0.45, urgency: "routine",
    course: { recurrent: 0.95, chronic: 0.7 },
    findings: [
      ["leg-pain", 0.9], ["leg-pain-shin", 0.55], ["calf-pain", 0.4], ["worse-exertion", 0.8],
      ["rest-relief", 0.75], ["tingling", 0.4], ["tense-limb", 0.5], ["on-both-sides", 0.5],
      ["foot-drop", 0.1], ["quick-recovery", 0.3],
    ],
    cardinal: ["leg-pain|leg-pain-shin|calf-pain"],
    against: [
      ["bone-tenderness", 0.15], ["pulses-absent", 0.1], ["edema-leg-unilateral", 0.1], ["fever", 0.02],
      ["pain-at-rest", 0.1], ["leg-pain-night-child", 0.1],
    ],
    risks: [
      ["runner", 4], ["athlete", 3], ["military", 4], ["training-increase", 1.5],
    ],
    requires: ["runner|athlete|military|worse-exertion|strenuous-exercise"],
  },
  {
    id: "flatfoot", name: "Flatfoot or posterior tibial tendon dysfunction", synonyms: ["flat feet", "pes planus", "adult acquired flatfoot", "posterior tibial tendonitis"],
    icd10: "M21.40", system: "musculoskeletal", incidence: [4, 2], ages: "0123322443", female: 0.65, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["flat-feet", 0.85], ["foot-pain", 0.6], ["ankle-pain", 0.5], ["inner-ankle-pain", 0.5],
      ["worse-standing", 0.3], ["heel-pain", 0.1], ["skin-swelling", 0.15],
    ],
    cardinal: ["flat-feet|inner-ankle-pain"],
    against: [
      ["fever", 0.02], ["joint-swelling", 0.2], ["trauma", 0.2], ["numbness-sole", 0.1],
      ["heel-pain-first-steps", 0.2],
    ],
    risks: [
      ["obesity", 2], ["hx-diabetes", 1.5], ["loose-joints", 1.5],
    ],
    requires: ["flat-feet|inner-ankle-pain"],
  },
  {
    id: "leg-cramps", name: "Nocturnal leg cramps", synonyms: ["sleep-related leg cramps", "charley horse"],
    icd10: "G47.62", system: "musculoskeletal", incidence: [5, 1], ages: "0001223444", female: 0.6, urgency: "self-care",
    course: { recurrent: 0.95, chronic: 0.5 },
    findings: [
      ["muscle-cramps", 0.95], ["calf-pain", 0.7], ["worse-night", 0.75], ["leg-pain", 0.7],
      ["lasting-minutes", 0.4], ["insomnia", 0.2],
    ],
    cardinal: ["muscle-cramps|calf-pain"],
    against: [
      ["edema-leg-unilateral", 0.03], ["restless-legs", 0.15], ["weakness-focal", 0.02],
      ["fasciculations", 0.05], ["claudication", 0.1], ["fever", 0.02], ["tetany", 0.05],
      ["worse-exertion", 0.2], ["urine-dark", 0.05], ["skin-redness-warm", 0.05],
    ],
    risks: [
      ["med-diuretic", 1.8], ["pregnant", 2], ["med-statin", 1.5], ["hx-kidney-disease", 1.5],
    ],
    requires: ["worse-night|muscle-cramps"],
  },
  {
    id: "pyomyositis", name: "Pyomyositis", synonyms: ["muscle abscess"],
    icd10: "M60.009", system: "musculoskeletal", incidence: [1, 1], ages: "0123333221", female: 0.35, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.6 },
    findings: [
      ["fever", 0.85], ["myalgia-severe", 0.4], ["muscle-tenderness", 0.75], ["skin-swelling", 0.55],
      ["leg-pain", 0.5], ["hip-pain", 0.2], ["wbc-high", 0.6], ["esr-crp-high", 0.85], ["limp", 0.3],
      ["chills", 0.3], ["ck-high", 0.2], ["buttock-pain", 0.2],
    ],
    cardinal: ["fever|muscle-tenderness"],
    against: [
      ["rash", 0.2], ["joint-fluid-septic", 0.1], ["widespread-pain", 0.1],
    ],
    risks: [
      ["travel-tropics", 3], ["hiv-positive", 3], ["iv-drug-use", 3], ["hx-diabetes", 2],
      ["strenuous-exercise", 1.5], ["skin-infection-recent", 3],
    ],
    requires: ["muscle-tenderness"],
  },
  {
    id: "leg-alignment-child", name: "Normal bow legs, knock knees or intoeing", synonyms: ["genu varum", "genu valgum", "intoeing", "femoral anteversion", "tibial torsion", "metatarsus adductus", "physiologic bowing"],
    icd10: "M21.169", system: "musculoskeletal", incidence: [4, 2], ages: "1243100000", urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["legs-bowed", 0.5], ["toes-turn-in", 0.6], ["on-both-sides", 0.5], ["growth-normal", 0.5],
      ["fall", 0.3], ["abnormal-gait", 0.3], ["well-appearing", 0.3],
    ],
    cardinal: ["legs-bowed|toes-turn-in"],
    against: [
      ["pain", 0.15], ["limp", 0.15], ["short-stature", 0.1], ["fever", 0.01], ["vitamin-d-low", 0.05],
      ["gowers-sign", 0.02], ["developmental-delay", 0.15], ["increased-tone", 0.03], ["leg-pain", 0.2],
      ["phosphate-low", 0.02], ["weakness-proximal", 0.02],
    ],
    requires: ["legs-bowed|toes-turn-in"],
  },
  {
    id: "viral-arthritis", name: "Viral arthritis", synonyms: ["arthritis from a virus", "postviral arthralgia"],
    icd10: "B34.9", system: "musculoskeletal", incidence: [3, 2], ages: "0112443210", female: 0.65, urgency: "routine",
    course: { acute: 0.9, subacute: 0.8 },
    findings: [
      ["joint-polyarthritis-symmetric", 0.6], ["joint-pain", 0.95], ["joint-stiffness-morning", 0.5],
      ["joint-swelling", 0.6], ["rash", 0.45], ["fever", 0.4], ["prior-infection-recent", 0.3],
      ["fatigue", 0.45], ["esr-crp-high", 0.3], ["hand-pain", 0.4], ["myalgia", 0.35],
    ],
    cardinal: ["joint-pain"],
    against: [
      ["joint-monoarthritis", 0.2], ["rheumatoid-nodules", 0.02], ["erosions-on-x-ray", 0.01],
      ["uric-acid-high", 0.2], ["back-pain-inflammatory", 0.2], ["dactylitis", 0.1],
    ],
    risks: [
      ["sick-contact", 2.5], ["vaccine-recent", 1.8], ["works-in-a-school", 2.5], ["daycare", 2],
      ["travel-tropics", 2],
    ],
  },
  {
    id: "hypertrophic-osteoarthropathy", name: "Hypertrophic osteoarthropathy", synonyms: ["pachydermoperiostosis", "hypertrophic pulmonary osteoarthropathy"],
    icd10: "M89.40", system: "musculoskeletal", incidence: [0, 1], ages: "0000012333", female: 0.35, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["clubbing", 0.95], ["joint-pain", 0.75], ["bone-pain", 0.5], ["joint-swelling", 0.45],
      ["leg-pain-shin", 0.4], ["abnormal-x-ray", 0.5], ["wrist-pain", 0.35], ["ankle-pain", 0.4],
    ],
    cardinal: ["clubbing"],
    against: [
      ["rf-positive", 0.2], ["fever", 0.2], ["uric-acid-high", 0.2],
    ],
    risks: [
      ["smoking-heavy", 4], ["smoking", 3], ["hx-cancer", 5], ["hx-cystic-fibrosis", 4],
      ["xray-lung-mass", 15], ["cough-chronic", 2], ["weight-loss", 2], ["hemoptysis", 3],
    ],
    requires: ["clubbing"],
  },
  {
    id: "apophyseal-avulsion", name: "Avulsion fracture of the pelvis", synonyms: ["apophyseal avulsion fracture", "anterior superior iliac spine avulsion", "ischial tuberosity avulsion"],
    icd10: "S32.313A", system: "musculoskeletal", incidence: [2, 2], ages: "0013421000", female: 0.25, urgency: "same-day",
    course: { hyperacute: 0.9, acute: 0.5 },
    findings: [
      ["hip-pain", 0.6], ["groin-pain", 0.55], ["buttock-pain", 0.3], ["popping-injury", 0.5], ["limp", 0.6],
      ["unable-bear-weight", 0.35], ["bone-tenderness", 0.5], ["onset-sudden", 0.6], ["xray-fracture", 0.6],
    ],
    cardinal: ["hip-pain|groin-pain|buttock-pain", "onset-sudden|popping-injury|limp"],
    against: [
      ["fever", 0.03], ["joint-monoarthritis", 0.1],
    ],
    risks: [
      ["athlete", 4], ["runner", 3], ["strenuous-exercise", 3], ["contact-sport", 2], ["overuse", 1.5],
    ],
  },
  {
    id: "hallux-rigidus", name: "Hallux rigidus", synonyms: ["first toe arthritis", "hallux limitus"],
    icd10: "M20.20", system: "musculoskeletal", incidence: [3, 1], ages: "0000123442", female: 0.6, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["big-toe-pain", 0.9], ["big-toe-stiff", 0.85], ["joint-stiffness-brief", 0.2], ["foot-pain", 0.9],
      ["xray-joint-narrowing", 0.4], ["bone-mass", 0.1],
    ],
    cardinal: ["big-toe-pain|big-toe-stiff"],
    against: [
      ["fever", 0.01], ["skin-redness-warm", 0.1], ["onset-sudden", 0.1], ["skin-ulcer", 0.03],
    ],
    requires: ["big-toe-stiff"],
  },
  {
    id: "myositis-ossificans", name: "Myositis ossificans", synonyms: ["heterotopic ossification"],
    icd10: "M61.00", system: "musculoskeletal", incidence: [1, 1], ages: "0001443111", female: 0.3, urgency: "routine",
    course: { subacute: 0.9, chronic: 0.4 },
    findings: [
      ["soft-tissue-lump", 0.8], ["range-of-motion-reduced", 0.7], ["tenderness", 0.5],
      ["abnormal-x-ray", 0.6], ["bone-mass", 0.35], ["warm-skin", 0.2], ["muscle-tenderness", 0.4],
    ],
    cardinal: ["soft-tissue-lump|bone-mass|abnormal-x-ray"],
    against: [
      ["fever", 0.1], ["weight-loss", 0.05],
    ],
    risks: [
      ["earlier-injury", 5], ["trauma", 4], ["contact-sport", 4], ["spinal-cord-injury-known", 5],
      ["surgery-recent", 2], ["burn-injury", 2],
    ],
    requires: ["earlier-injury|trauma|contact-sport|spinal-cord-injury-known|surgery-recent"],
  },
  {
    id: "hammertoe", name: "Hammer, claw or mallet toe", synonyms: ["hammertoe", "claw toe", "mallet toe"],
    icd10: "M20.40", system: "musculoskeletal", incidence: [4, 1], ages: "0000123344", female: 0.7, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["claw-toes", 0.95], ["foot-pain", 0.5], ["forefoot-pain", 0.45], ["skin-thickening", 0.2],
      ["deformity", 0.3],
    ],
    cardinal: ["claw-toes"],
    against: [
      ["fever", 0.02], ["trauma", 0.2],
    ],
    risks: [
      ["tight-shoes", 4], ["hx-diabetes", 1.8], ["bunion", 3], ["old-age", 1.5],
    ],
    requires: ["claw-toes"],
  },
  {
    id: "foot-osteochondrosis", name: "Kohler or Freiberg disease", synonyms: ["Köhler disease", "Freiberg disease", "osteochondrosis of the foot", "navicular osteonecrosis"],
    icd10: "M92.60", system: "musculoskeletal", incidence: [2, 0], ages: "0013431000", female: 0.55, urgency: "routine",
    course: { chronic: 0.7, subacute: 0.7 },
    findings: [
      ["foot-pain", 0.95], ["limp", 0.5], ["tenderness", 0.5], ["abnormal-x-ray", 0.7], ["forefoot-pain", 0.5],
      ["inner-ankle-pain", 0.2],
    ],
    cardinal: ["foot-pain"],
    against: [
      ["fever", 0.02], ["skin-redness-warm", 0.2], ["onset-sudden", 0.2],
    ],
    risks: [
      ["athlete", 1.5], ["runner", 1.5],
    ],
  },
  {
    id: "tarsal-coalition", name: "Tarsal coalition", synonyms: ["rigid flatfoot", "peroneal spastic flatfoot"],
    icd10: "Q66.89", system: "musculoskeletal", incidence: [2, 0], ages: "0013410000", female: 0.4, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.4 },
    findings: [
      ["foot-pain", 0.7], ["flat-feet", 0.8], ["ankle-pain", 0.6], ["range-of-motion-reduced", 0.6],
      ["similar-episode-before", 0.3], ["inner-ankle-pain", 0.25], ["abnormal-x-ray", 0.5],
    ],
    cardinal: ["flat-feet|ankle-pain|foot-pain"],
    against: [
      ["fever", 0.02], ["joint-swelling", 0.2],
    ],
    risks: [
      ["ankle-inversion", 2], ["earlier-injury", 2], ["athlete", 1.5],
    ],
    requires: ["flat-feet|range-of-motion-reduced"],
  },
  {
    id: "kienbock", name: "Kienbock disease", synonyms: ["avascular necrosis of the lunate", "lunatomalacia"],
    icd10: "M93.1", system: "musculoskeletal", incidence: [1, 0], ages: "0001243100", female: 0.3, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["wrist-pain", 0.95], ["worse-on-gripping", 0.5], ["range-of-motion-reduced", 0.55], ["tenderness", 0.4],
      ["joint-swelling", 0.3], ["abnormal-x-ray", 0.6],
    ],
    cardinal: ["wrist-pain"],
    against: [
      ["fever", 0.02], ["elbow-lateral", 0.05], ["elbow-pain", 0.1], ["tinel-phalen", 0.1], ["snuffbox-tender", 0.1], ["wrist-radial-thumb", 0.1],
      ["joint-polyarthritis-symmetric", 0.05],
    ],
    risks: [
      ["repetitive-hand-work", 3], ["builder", 2.5], ["earlier-injury", 2],
    ],
  },
  {
    id: "toe-walking", name: "Idiopathic toe walking", synonyms: ["habitual toe walking"],
    icd10: "R26.89", system: "musculoskeletal", incidence: [3, 0], ages: "0143100000", female: 0.4, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["walks-on-toes", 0.97], ["growth-normal", 0.3], ["abnormal-gait", 0.97],
    ],
    cardinal: ["walks-on-toes"],
    against: [
      ["gowers-sign", 0.05], ["babinski", 0.03], ["increased-tone", 0.1], ["developmental-delay", 0.2],
      ["weakness-legs-both", 0.05], ["calf-pseudohypertrophy", 0.02],
    ],
    risks: [
      ["hx-autism", 2],
    ],
    requires: ["walks-on-toes"],
  },
  {
    id: "pectus", name: "Pectus excavatum or carinatum", synonyms: ["pectus excavatum", "pectus carinatum", "funnel chest", "pigeon chest"],
    icd10: "Q67.6", system: "musculoskeletal", incidence: [3, 0], ages: "0113421100", female: 0.2, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["chest-wall-sunken", 0.95], ["chest-asymmetry", 0.4], ["dyspnea-exertional", 0.25],
      ["chest-pain", 0.15], ["tall-thin", 0.2], ["appearance-preoccupation", 0.2], ["scoliosis-sign", 0.15],
    ],
    cardinal: ["chest-wall-sunken|chest-asymmetry"],
    against: [
      ["fever", 0.02],
    ],
    risks: [
      ["family-marfan", 3], ["hx-marfan", 4],
    ],
    requires: ["chest-wall-sunken|chest-asymmetry"],
  },
  {
    id: "nonbacterial-osteitis", name: "Chronic nonbacterial osteomyelitis", synonyms: ["chronic recurrent multifocal osteomyelitis", "CRMO", "SAPHO syndrome"],
    icd10: "M86.30", system: "musculoskeletal", incidence: [1, 0], ages: "0013421100", female: 0.68, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.8 },
    findings: [
      ["bone-pain", 0.9], ["bone-tenderness", 0.6], ["pustules", 0.2], ["mri-bone-marrow-edema", 0.8],
      ["esr-crp-high", 0.5], ["similar-episode-before", 0.4], ["fever-low-grade", 0.15], ["keratoderma", 0.05],
      ["back-pain", 0.25],
    ],
    cardinal: ["bone-pain|bone-tenderness"],
    against: [
      ["blood-culture-positive", 0.03], ["trauma", 0.2], ["pathologic-fracture", 0.2], ["night-sweats", 0.2],
      ["weight-loss", 0.2],
    ],
    risks: [
      ["hx-psoriasis", 4], ["hx-ibd", 3],
    ],
  },
  {
    id: "limb-length", name: "Leg length discrepancy", synonyms: ["leg length difference", "short leg", "limb length inequality"],
    icd10: "M21.70", system: "musculoskeletal", incidence: [2, 0], ages: "0123322222", female: 0.5, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["leg-length-unequal", 0.95], ["limp", 0.45], ["back-pain-low", 0.4], ["hip-pain", 0.25],
      ["scoliosis-sign", 0.2],
    ],
    cardinal: ["leg-length-unequal"],
    against: [
      ["fever", 0.02], ["trauma", 0.2], ["unable-bear-weight", 0.03],
    ],
    risks: [
      ["hx-prior-fracture", 3], ["surgery-recent", 1.5],
    ],
    requires: ["leg-length-unequal"],
  },
  {
    id: "cavus-foot", name: "High-arched foot", synonyms: ["pes cavus", "cavus foot", "cavovarus foot"],
    icd10: "Q66.70", system: "musculoskeletal", incidence: [2, 0], ages: "0013333332", urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["high-arched-feet", 0.97], ["foot-pain", 0.5], ["claw-toes", 0.4], ["ankle-inversion", 0.3],
      ["abnormal-gait", 0.2],
    ],
    cardinal: ["high-arched-feet"],
    against: [
      ["fever", 0.01], ["muscle-atrophy", 0.2], ["weakness-focal", 0.2], ["scoliosis-sign", 0.2],
      ["numbness-feet", 0.2],
    ],
    risks: [
      ["fhx-neuro-inherited", 2],
    ],
    requires: ["high-arched-feet"],
  },
  {
    id: "hip-bursitis", name: "Iliopsoas or ischial bursitis", synonyms: ["iliopsoas bursitis", "ischial bursitis", "weaver's bottom", "internal snapping hip"],
    icd10: "M70.70", system: "musculoskeletal", incidence: [3, 0], ages: "0001233332", female: 0.6, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["buttock-pain", 0.45], ["groin-pain", 0.5], ["hip-pain", 0.6], ["worse-sitting", 0.45],
      ["hip-clunk", 0.2], ["tenderness", 0.4],
    ],
    cardinal: ["buttock-pain|groin-pain"],
    against: [
      ["fever", 0.03], ["back-pain-radiating-leg", 0.1], ["numbness", 0.1], ["trauma", 0.2],
      ["hip-rotation-limited", 0.15], ["hernia-bulge", 0.03], ["weight-loss", 0.05],
    ],
    risks: [
      ["runner", 2], ["athlete", 1.5], ["overuse", 2], ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "elbow-ligament", name: "Ulnar collateral ligament injury of the elbow", synonyms: ["ulnar collateral ligament injury", "Tommy John injury"],
    icd10: "S53.449A", system: "musculoskeletal", incidence: [2, 1], ages: "0001443100", female: 0.1, urgency: "same-day",
    course: { hyperacute: 0.6, acute: 0.5, chronic: 0.4 },
    findings: [
      ["elbow-medial", 0.5], ["elbow-pain", 0.6], ["popping-injury", 0.35], ["bruising", 0.25],
      ["weakness-focal", 0.1], ["numbness-ulnar", 0.2], ["torn-tendon-or-ligament-on-imaging", 0.6],
      ["feels-unstable", 0.25], ["arm-pain", 0.3],
    ],
    cardinal: ["elbow-pain|elbow-medial|arm-pain", "popping-injury|elbow-medial|bruising|feels-unstable"],
    against: [
      ["fever", 0.02], ["elbow-lateral", 0.2],
    ],
    risks: [
      ["athlete", 4], ["overuse", 2],
    ],
  },
  {
    id: "bone-dysplasia", name: "Inherited bone or joint disease", synonyms: ["osteopetrosis", "hypophosphatasia", "arthrogryposis", "Klippel-Feil syndrome", "Stickler syndrome"],
    icd10: "Q78.9", system: "musculoskeletal", incidence: [1, 0], ages: "2332211111", urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["short-stature", 0.45], ["pathologic-fracture", 0.4], ["bone-pain", 0.35], ["abnormal-x-ray", 0.85],
      ["deformity", 0.5], ["scoliosis-sign", 0.2], ["range-of-motion-reduced", 0.4], ["face-unusual", 0.3],
      ["hearing-loss", 0.2],
    ],
    cardinal: ["abnormal-x-ray|deformity|pathologic-fracture|range-of-motion-reduced"],
    against: [
      ["fever", 0.05], ["trauma-major", 0.1], ["joint-swelling", 0.2], ["blue-sclera", 0.2],
    ],
    risks: [
      ["consanguinity", 3], ["fhx-gout-same-skin-joint", 3],
    ],
    requires: ["deformity|pathologic-fracture|face-unusual|short-stature"],
  },
  {
    id: "sesamoiditis", name: "Sesamoiditis or turf toe", synonyms: ["turf toe", "sesamoid fracture"],
    icd10: "M25.879", system: "musculoskeletal", incidence: [2, 1], ages: "0001443210", female: 0.6, urgency: "routine",
    course: { subacute: 0.8, acute: 0.4, chronic: 0.5 },
    findings: [
      ["forefoot-pain", 0.85], ["big-toe-pain", 0.6], ["foot-pain", 0.85], ["joint-swelling", 0.2],
      ["bruising", 0.1],
    ],
    cardinal: ["forefoot-pain|big-toe-pain"],
    against: [
      ["skin-redness-warm", 0.1], ["uric-acid-high", 0.1], ["numbness", 0.2], ["fever", 0.01],
      ["hx-gout", 0.2],
    ],
    risks: [
      ["runner", 3], ["athlete", 2.5], ["tight-shoes", 2], ["training-increase", 2],
    ],
    requires: ["forefoot-pain"],
  },
  {
    id: "tgct", name: "Tenosynovial giant cell tumor", synonyms: ["pigmented villonodular synovitis", "PVNS"],
    icd10: "M12.20", system: "musculoskeletal", incidence: [1, 0], ages: "0001244310", female: 0.55, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["knee-swelling", 0.75], ["joint-swelling", 0.9], ["joint-monoarthritis", 0.7], ["knee-pain", 0.6],
      ["hemarthrosis", 0.35], ["range-of-motion-reduced", 0.4], ["skin-swelling", 0.1],
      ["soft-tissue-lump", 0.2], ["joint-locks", 0.25],
    ],
    cardinal: ["joint-swelling|knee-swelling"],
    against: [
      ["fever", 0.02], ["trauma", 0.2], ["uric-acid-high", 0.1], ["joint-fluid-crystals", 0.02],
      ["joint-fluid-septic", 0.01], ["joint-polyarthritis-symmetric", 0.05], ["hx-bleeding-disorder", 0.1],
    ],
  },
] satisfies readonly Condition[];
