import type { Condition } from "../../symptoms.schema.ts";

export const bloodConditions = [
  {
    id: "iron-deficiency-anemia", name: "Iron deficiency anemia", synonyms: [],
    icd10: "D50.9", system: "blood", incidence: [5, 4], ages: "1332333333", female: 0.8, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.8], ["pallor", 0.6], ["hemoglobin-low", 0.9], ["mcv-low", 0.75], ["ferritin-low", 0.9],
      ["dyspnea-exertional", 0.45], ["pica", 0.25], ["nail-spoon", 0.1], ["angular-cheilitis", 0.1],
      ["glossitis", 0.15], ["dizziness", 0.35], ["palpitations", 0.25], ["hair-loss", 0.2],
      ["restless-legs", 0.2], ["headache", 0.25], ["weakness-generalized", 0.45], ["cold-intolerance", 0.2],
      ["tachycardia", 0.2], ["murmur", 0.1], ["fecal-occult-blood", 0.15], ["concentration-poor", 0.15],
    ],
    cardinal: ["fatigue|pallor|hemoglobin-low|ferritin-low|pica"],
    against: [
      ["fever", 0.05], ["lymphadenopathy", 0.05], ["jaundice", 0.05], ["mcv-high", 0.05],
      ["splenomegaly", 0.1], ["bone-pain", 0.1], ["easy-bruising", 0.1], ["hemolysis-signs", 0.05],
      ["platelets-low", 0.1], ["numbness-feet", 0.1], ["night-sweats", 0.1],
    ],
    risks: [
      ["menorrhagia", 4], ["pregnant", 2.5], ["diet-vegan", 2], ["med-nsaid", 2], ["hx-bariatric", 4],
      ["hx-celiac", 4], ["hx-ibd", 3], ["hx-ulcer", 2], ["med-aspirin", 1.5],
    ],
  },
  {
    id: "anemia-chronic-disease", name: "Anemia of chronic disease", synonyms: [],
    icd10: "D63.8", system: "blood", incidence: [4, 3], ages: "1111223344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hemoglobin-low", 0.97], ["fatigue", 0.65], ["ferritin-high", 0.6], ["esr-crp-high", 0.6],
      ["pallor", 0.4], ["dyspnea-exertional", 0.3], ["weakness-generalized", 0.4],
    ],
    cardinal: ["hemoglobin-low"],
    against: [
      ["ferritin-low", 0.05], ["hemolysis-signs", 0.05], ["mcv-high", 0.1], ["pica", 0.05],
    ],
    risks: [
      ["hx-rheumatoid", 3], ["hx-cancer", 3], ["hx-kidney-disease", 4], ["hx-ibd", 2.5],
      ["hx-lupus-autoimmune", 2.5], ["hiv-positive", 2],
    ],
  },
  {
    id: "folate-deficiency", name: "Megaloblastic anemia from folate deficiency", synonyms: [],
    icd10: "D52.9", system: "blood", incidence: [3, 2], ages: "1111233333", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["mcv-high", 0.9], ["hemoglobin-low", 0.9], ["folate-low", 0.95], ["glossitis", 0.45], ["fatigue", 0.7],
      ["pallor", 0.5], ["neutrophils-hypersegmented", 0.65], ["diarrhea", 0.2], ["weakness-generalized", 0.45],
      ["jaundice", 0.05], ["dyspnea-exertional", 0.25],
    ],
    cardinal: ["hemoglobin-low|mcv-high|fatigue|folate-low"],
    against: [
      ["numbness-feet", 0.1], ["vibration-sense-reduced", 0.05], ["gait-ataxia", 0.1], ["b12-low", 0.1],
      ["fever", 0.05],
    ],
    risks: [
      ["alcohol-use-heavy", 5], ["med-methotrexate", 5], ["pregnant", 3], ["hx-celiac", 3],
      ["diet-poor-no-fruit", 4],
    ],
  },
  {
    id: "hemolytic-anemia", name: "Autoimmune hemolytic anemia", synonyms: ["warm or cold antibody hemolysis"],
    icd10: "D59.10", system: "blood", incidence: [1, 2], ages: "1222223333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["jaundice", 0.6], ["pallor", 0.65], ["hemolysis-signs", 0.95], ["hemoglobin-low", 0.95],
      ["fatigue", 0.8], ["splenomegaly", 0.45], ["urine-dark", 0.45], ["coombs-positive", 0.9],
      ["spherocytes", 0.5], ["dyspnea-exertional", 0.5], ["bilirubin-indirect-high", 0.85],
      ["tachycardia", 0.4], ["ldh-high", 0.85], ["raynaud", 0.1], ["reticulocytes-high", 0.85],
      ["weakness-generalized", 0.5], ["dizziness", 0.3],
    ],
    cardinal: ["hemoglobin-low|jaundice|fatigue|hemolysis-signs"],
    against: [
      ["platelets-low", 0.3], ["schistocytes", 0.05], ["bilirubin-direct-high", 0.1], ["stool-pale", 0.05],
      ["mcv-low", 0.2], ["itching", 0.2],
    ],
    risks: [
      ["hx-lupus-autoimmune", 4], ["med-new", 2], ["hx-malignancy-blood-precursor", 4],
      ["transfusion-recent", 3], ["antibiotics-recent", 1.5],
    ],
  },
  {
    id: "g6pd-deficiency", name: "G6PD deficiency", synonyms: ["favism"],
    icd10: "D55.0", system: "blood", incidence: [2, 2], ages: "3333222211", female: 0.1, urgency: "same-day",
    course: { acute: 0.8, recurrent: 0.4 },
    findings: [
      ["jaundice", 0.65], ["urine-cola", 0.5], ["urine-dark", 0.6], ["hemolysis-signs", 0.9], ["pallor", 0.6],
      ["fatigue", 0.6], ["oxidant-trigger", 0.75], ["heinz-bite-cells", 0.6], ["hemoglobin-low", 0.9],
      ["back-pain", 0.3], ["onset-sudden", 0.5], ["abdominal-pain", 0.25], ["splenomegaly", 0.15],
      ["bilirubin-indirect-high", 0.8],
    ],
    cardinal: ["jaundice|urine-dark|hemolysis-signs|pallor"],
    against: [
      ["coombs-positive", 0.02], ["spherocytes", 0.2],
    ],
    risks: [
      ["african-descent", 3], ["mediterranean-asian-descent", 3], ["med-new", 5], ["fhx-blood-inherited", 3],
    ],
  },
  {
    id: "hereditary-spherocytosis", name: "Hereditary spherocytosis", synonyms: [],
    icd10: "D58.0", system: "blood", incidence: [2, 1], ages: "3333222211", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.4 },
    findings: [
      ["splenomegaly", 0.75], ["jaundice", 0.55], ["spherocytes", 0.97], ["hemolysis-signs", 0.97],
      ["fhx-blood-inherited", 0.7], ["hx-gallstones", 0.3], ["hemoglobin-low", 0.65], ["pallor", 0.45],
      ["fatigue", 0.45], ["bilirubin-indirect-high", 0.65],
    ],
    cardinal: ["jaundice|splenomegaly|spherocytes|hemolysis-signs"],
    against: [
      ["coombs-positive", 0.05], ["fever", 0.3],
    ],
  },
  {
    id: "sickle-cell-crisis", name: "Sickle cell vaso-occlusive crisis", synonyms: ["sickle cell disease"],
    icd10: "D57.00", system: "blood", incidence: [2, 4], ages: "1233343311", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, recurrent: 0.6 },
    findings: [
      ["bone-pain", 0.75], ["hx-sickle-cell", 0.95], ["back-pain", 0.5], ["joint-pain", 0.4],
      ["hemoglobin-low", 0.8], ["jaundice", 0.3], ["abdominal-pain", 0.3], ["sickle-cells", 0.9],
      ["fever", 0.2], ["chest-pain", 0.3], ["hand-foot-swelling-infant", 0.1], ["leg-pain", 0.45],
      ["arm-pain", 0.3], ["similar-episode-before", 0.75], ["dactylitis", 0.1], ["pallor", 0.35],
      ["fatigue", 0.35],
    ],
    cardinal: ["hx-sickle-cell"],
    against: [
      ["xray-bilateral-infiltrates", 0.1], ["hypoxia", 0.2], ["weakness-focal", 0.05], ["joint-swelling", 0.4],
    ],
    risks: [
      ["african-descent", 3], ["cold-exposure", 2], ["dehydration", 2], ["fhx-blood-inherited", 4],
    ],
    requires: ["hx-sickle-cell|sickle-cells|fhx-blood-inherited|hand-foot-swelling-infant"],
  },
  {
    id: "acute-chest-syndrome", name: "Acute chest syndrome", synonyms: [],
    icd10: "D57.01", system: "blood", incidence: [1, 2], ages: "1233333210", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["hx-sickle-cell", 0.97], ["chest-pain", 0.7], ["fever", 0.75], ["dyspnea", 0.65], ["hypoxia", 0.65],
      ["xray-consolidation", 0.75], ["cough", 0.65], ["xray-bilateral-infiltrates", 0.35], ["tachypnea", 0.65],
      ["wheezing", 0.2], ["chest-pain-pleuritic", 0.4], ["bone-pain", 0.45], ["crackles", 0.5],
      ["hemoglobin-low", 0.75],
    ],
    cardinal: ["hx-sickle-cell"],
    requires: ["hx-sickle-cell|sickle-cells"],
  },
  {
    id: "thalassemia", name: "Thalassemia", synonyms: [],
    icd10: "D56.9", system: "blood", incidence: [2, 1], ages: "1333222211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hemoglobin-low", 0.85], ["mcv-low", 0.95], ["fhx-blood-inherited", 0.65], ["splenomegaly", 0.3],
      ["pallor", 0.5], ["target-cells", 0.6], ["fatigue", 0.4], ["jaundice", 0.15], ["skull-enlarged", 0.1],
      ["failure-to-thrive", 0.2], ["hb-electrophoresis-abnormal", 0.85], ["well-appearing", 0.35],
    ],
    cardinal: ["mcv-low|hemoglobin-low|pallor|fhx-blood-inherited"],
    against: [
      ["ferritin-low", 0.05], ["menorrhagia", 0.4], ["pica", 0.1], ["fever", 0.05],
    ],
    risks: [
      ["mediterranean-asian-descent", 5], ["african-descent", 1.5],
    ],
  },
  {
    id: "aplastic-anemia", name: "Aplastic anemia", synonyms: ["pancytopenia", "Fanconi anemia"],
    icd10: "D61.9", system: "blood", incidence: [0, 1], ages: "1223333233", urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["pancytopenia", 0.95], ["fatigue", 0.75], ["easy-bruising", 0.55], ["rash-petechial", 0.5],
      ["infections-recurrent", 0.3], ["pallor", 0.65], ["bleeding-gums", 0.35], ["fever", 0.35],
      ["hemoglobin-low", 0.95], ["platelets-low", 0.95], ["wbc-low", 0.95], ["nosebleed", 0.35],
      ["marrow-hypocellular", 0.95], ["dyspnea-exertional", 0.35], ["menorrhagia", 0.2], ["neutropenia", 0.75],
    ],
    cardinal: ["pancytopenia|hemoglobin-low|platelets-low|easy-bruising|fatigue"],
    against: [
      ["splenomegaly", 0.05], ["lymphadenopathy", 0.05], ["blasts", 0.01], ["bone-pain", 0.1],
      ["weight-loss", 0.2],
    ],
    risks: [
      ["med-new", 2], ["hx-hepatitis", 3], ["chemotherapy", 3], ["radiation-therapy", 4],
    ],
  },
  {
    id: "paroxysmal-nocturnal-hemoglobinuria", name: "Paroxysmal nocturnal hemoglobinuria", synonyms: [],
    icd10: "D59.5", system: "blood", incidence: [1, 1], ages: "0001243322", urgency: "same-day",
    course: { chronic: 0.7, recurrent: 0.8 },
    findings: [
      ["urine-cola", 0.45], ["flow-cd55-cd59-absent", 0.97], ["hemolysis-signs", 0.9], ["fatigue", 0.75],
      ["hx-venous-thrombosis", 0.3], ["abdominal-pain", 0.35], ["pancytopenia", 0.35], ["dysphagia", 0.2],
      ["erectile-dysfunction", 0.15], ["hemoglobin-low", 0.9], ["jaundice", 0.35], ["dyspnea", 0.3],
    ],
    cardinal: ["hemolysis-signs|urine-cola|fatigue|hx-venous-thrombosis|hemoglobin-low|flow-cd55-cd59-absent"],
    against: [
      ["coombs-positive", 0.02], ["splenomegaly", 0.2],
    ],
  },
  {
    id: "immune-thrombocytopenia", name: "Immune thrombocytopenia", synonyms: ["ITP"],
    icd10: "D69.3", system: "blood", incidence: [1, 2], ages: "1332233333", female: 0.6, urgency: "same-day", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["rash-petechial", 0.85], ["easy-bruising", 0.75], ["platelets-low", 0.97], ["bleeding-gums", 0.4],
      ["nosebleed", 0.4], ["menorrhagia", 0.2], ["well-appearing", 0.65], ["purpura", 0.55],
      ["onset-sudden", 0.4], ["rash-not-itchy", 0.4],
    ],
    cardinal: ["platelets-low|rash-petechial|easy-bruising"],
    against: [
      ["fever", 0.05], ["splenomegaly", 0.05], ["hemoglobin-low", 0.2], ["lymphadenopathy", 0.05],
      ["bone-pain", 0.05], ["schistocytes", 0.01], ["inr-high", 0.02], ["blasts", 0.01], ["joint-pain", 0.1],
      ["hemarthrosis", 0.02], ["confusion", 0.05], ["ill-appearing", 0.05], ["purpura-palpable-legs", 0.05],
      ["weight-loss", 0.05], ["abdominal-pain", 0.1],
    ],
    risks: [
      ["prior-infection-recent", 2], ["hx-lupus-autoimmune", 3], ["hiv-positive", 3], ["hx-hepatitis", 2],
      ["vaccine-recent", 1.5], ["med-new", 1.5],
    ],
  },
  {
    id: "ttp", name: "Thrombotic thrombocytopenic purpura", synonyms: ["TTP"],
    icd10: "M31.19", system: "blood", incidence: [0, 1], ages: "0111243322", female: 0.67, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["platelets-low", 0.97], ["schistocytes", 0.95], ["confusion", 0.45], ["fever", 0.3],
      ["rash-petechial", 0.45], ["creatinine-high", 0.4], ["hemolysis-signs", 0.97], ["weakness-focal", 0.2],
      ["headache", 0.4], ["hemoglobin-low", 0.95], ["abdominal-pain", 0.4], ["seizure", 0.1],
      ["purpura", 0.45], ["jaundice", 0.3], ["fatigue", 0.65], ["aphasia", 0.1], ["pallor", 0.45],
      ["easy-bruising", 0.45], ["nausea", 0.35], ["adamts13-low", 0.9], ["troponin-high", 0.4],
      ["ldh-high", 0.97], ["vision-blurred", 0.1],
    ],
    cardinal: ["platelets-low|rash-petechial|confusion|purpura|schistocytes", "hemolysis-signs|schistocytes|hemoglobin-low|confusion|fever"],
    against: [
      ["inr-high", 0.05], ["diarrhea-bloody", 0.1], ["hypertension-severe", 0.3], ["coombs-positive", 0.05],
    ],
    risks: [
      ["hx-lupus-autoimmune", 3], ["hiv-positive", 3], ["pregnant", 2],
    ],
  },
  {
    id: "hemolytic-uremic-syndrome", name: "Hemolytic uremic syndrome", synonyms: ["HUS"],
    icd10: "D59.30", system: "blood", incidence: [0, 1], ages: "1342112222", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.3 },
    findings: [
      ["diarrhea-bloody", 0.8], ["platelets-low", 0.95], ["creatinine-high", 0.9], ["schistocytes", 0.95],
      ["pallor", 0.65], ["oliguria", 0.55], ["hemolysis-signs", 0.95], ["hemoglobin-low", 0.95],
      ["abdominal-pain", 0.65], ["seizure", 0.15], ["hypertension", 0.4], ["edema", 0.25], ["vomiting", 0.5],
      ["hematuria", 0.5], ["rash-petechial", 0.2], ["irritable-child", 0.25], ["jaundice", 0.2],
      ["diarrhea", 0.9], ["lethargic-child", 0.3], ["urine-dark", 0.25], ["proteinuria", 0.55],
    ],
    cardinal: ["creatinine-high|oliguria|hematuria|pallor|platelets-low", "diarrhea|diarrhea-bloody|schistocytes"],
    against: [
      ["fever-high", 0.3], ["inr-high", 0.05], ["purpura-palpable-legs", 0.05], ["coombs-positive", 0.05],
    ],
    risks: [
      ["food-suspect", 3], ["animal-farm", 4], ["unpasteurized-dairy", 5], ["daycare", 1.5],
    ],
  },
  {
    id: "dic", name: "Disseminated intravascular coagulation", synonyms: ["DIC"],
    icd10: "D65", system: "blood", incidence: [1, 2], ages: "3222233333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["bleeding-sites", 0.75], ["platelets-low", 0.95], ["inr-high", 0.9],
      ["fibrinogen-low", 0.65], ["d-dimer-high", 0.97], ["purpura", 0.5], ["hypotension", 0.5],
      ["bleeding-gums", 0.4], ["hematuria", 0.25], ["shock", 0.45], ["schistocytes", 0.35],
      ["ptt-long", 0.8], ["fever", 0.45], ["oliguria", 0.35], ["ill-appearing", 0.75],
      ["rash-petechial", 0.5], ["confusion", 0.35],
    ],
    cardinal: ["bleeding-sites|purpura|platelets-low|rash-petechial"],
    against: [
      ["well-appearing", 0.02],
    ],
    risks: [
      ["trauma-major", 5], ["blood-cancer-known", 6], ["pregnant-after-20-weeks", 2],
      ["hx-cancer", 2], ["bite-snake", 8], ["pregnant", 1.5],
    ],
  },
  {
    id: "hemophilia", name: "Hemophilia", synonyms: [],
    icd10: "D66", system: "blood", incidence: [1, 1], ages: "3333322211", female: 0.01, urgency: "same-day", dangerous: true,
    course: { recurrent: 0.9, chronic: 0.6 },
    findings: [
      ["hemarthrosis", 0.75], ["bleeding-prolonged", 0.75], ["ptt-long", 0.95], ["easy-bruising", 0.7],
      ["fhx-bleeding", 0.65], ["knee-swelling", 0.45], ["hematoma-deep", 0.45], ["joint-swelling", 0.6],
      ["bleeding-after-tooth", 0.3], ["joint-pain", 0.55],
    ],
    cardinal: ["hemarthrosis|bleeding-prolonged|easy-bruising|joint-swelling|hematoma-deep"],
    against: [
      ["platelets-low", 0.02], ["rash-petechial", 0.05], ["inr-high", 0.05], ["fever", 0.05],
      ["menorrhagia", 0.3],
    ],
    risks: [
      ["hx-bleeding-disorder", 15],
    ],
  },
  {
    id: "von-willebrand", name: "Von Willebrand disease", synonyms: [],
    icd10: "D68.00", system: "blood", incidence: [3, 2], ages: "1223333211", female: 0.67, urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.7 },
    findings: [
      ["menorrhagia", 0.65], ["nosebleed", 0.65], ["easy-bruising", 0.65], ["bleeding-gums", 0.45],
      ["bleeding-prolonged", 0.6], ["fhx-bleeding", 0.55], ["bleeding-time-long", 0.65], ["ptt-long", 0.35],
      ["bleeding-after-tooth", 0.45], ["vwf-low", 0.95], ["hemoglobin-low", 0.25],
    ],
    cardinal: ["menorrhagia|nosebleed|easy-bruising|bleeding-prolonged|bleeding-gums|bleeding-after-tooth"],
    against: [
      ["platelets-low", 0.05], ["hemarthrosis", 0.1], ["rash-petechial", 0.3], ["fever", 0.02],
      ["inr-high", 0.05], ["splenomegaly", 0.02],
    ],
    risks: [
      ["hx-bleeding-disorder", 8],
    ],
  },
  {
    id: "anticoagulant-bleeding", name: "Bleeding on anticoagulants", synonyms: ["over-anticoagulation"],
    icd10: "D68.32", system: "blood", incidence: [2, 4], ages: "0000012244", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["med-anticoagulant", 0.97], ["easy-bruising", 0.55], ["inr-high", 0.8], ["nosebleed", 0.3],
      ["hematuria", 0.25], ["gi-bleeding", 0.35], ["bleeding-gums", 0.3], ["melena", 0.2],
      ["bleeding-prolonged", 0.5], ["hemoglobin-low", 0.35], ["purpura", 0.25],
    ],
    cardinal: ["med-anticoagulant"],
    against: [
      ["fever", 0.1], ["platelets-low", 0.2],
    ],
    risks: [
      ["antibiotics-recent", 3], ["med-nsaid", 3], ["hx-kidney-disease", 2],
    ],
    requires: ["med-anticoagulant|med-heparin"],
  },
  {
    id: "hit", name: "Heparin-induced thrombocytopenia", synonyms: [],
    icd10: "D75.829", system: "blood", incidence: [0, 1], ages: "0000123344", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["platelets-low", 0.97], ["med-heparin", 0.97], ["hx-venous-thrombosis", 0.2],
      ["edema-leg-unilateral", 0.3], ["hospital-recent", 0.9], ["limb-cold", 0.1], ["dyspnea", 0.15],
      ["pf4-antibody", 0.95],
    ],
    cardinal: ["med-heparin", "platelets-low"],
    against: [
      ["bleeding-sites", 0.2], ["rash-petechial", 0.2],
    ],
    risks: [
      ["surgery-recent", 2],
    ],
    requires: ["med-heparin|hospital-recent|surgery-recent"],
  },
  {
    id: "antiphospholipid", name: "Antiphospholipid syndrome", synonyms: ["thrombophilia"],
    icd10: "D68.61", system: "blood", incidence: [2, 2], ages: "0001243322", female: 0.8, urgency: "same-day", dangerous: true,
    course: { recurrent: 0.7, chronic: 0.6 },
    findings: [
      ["hx-venous-thrombosis", 0.65], ["antiphospholipid", 0.95], ["prior-preterm-or-loss", 0.45],
      ["skin-mottling-livedo", 0.3], ["hx-stroke", 0.25], ["platelets-low", 0.3],
      ["edema-leg-unilateral", 0.35], ["weakness-focal", 0.1], ["ptt-long", 0.45], ["headache", 0.2],
      ["skin-ulcer", 0.1], ["neuro-transient", 0.1],
    ],
    cardinal: ["hx-venous-thrombosis|prior-preterm-or-loss|antiphospholipid|hx-stroke|edema-leg-unilateral"],
    against: [
      ["fever", 0.1], ["bleeding-prolonged", 0.1],
    ],
    risks: [
      ["hx-lupus-autoimmune", 8], ["fhx-clots", 1.5],
    ],
  },
  {
    id: "polycythemia-vera", name: "Polycythemia vera", synonyms: [],
    icd10: "D45", system: "blood", incidence: [2, 2], ages: "0000123344", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hemoglobin-high", 0.97], ["itching-after-bath", 0.4], ["ruddy-face", 0.6], ["splenomegaly", 0.45],
      ["headache", 0.4], ["jak2", 0.95], ["dizziness", 0.35], ["platelets-high", 0.5],
      ["erythromelalgia", 0.2], ["hx-venous-thrombosis", 0.2], ["wbc-high", 0.45], ["fatigue", 0.4],
      ["vision-blurred", 0.25], ["tinnitus", 0.15], ["hypertension", 0.4], ["night-sweats", 0.15],
      ["tingling", 0.15], ["weight-loss", 0.15], ["big-toe-pain", 0.05],
    ],
    cardinal: ["hemoglobin-high|itching-after-bath|ruddy-face"],
    against: [
      ["fever", 0.1], ["hypoxia", 0.2], ["lymphadenopathy", 0.1], ["hemoglobin-low", 0.01],
    ],
    risks: [
      ["hx-malignancy-blood-precursor", 3],
    ],
  },
  {
    id: "essential-thrombocythemia", name: "Essential thrombocythemia", synonyms: [],
    icd10: "D47.3", system: "blood", incidence: [2, 2], ages: "0000123344", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["platelets-high", 0.97], ["headache", 0.35], ["erythromelalgia", 0.25], ["hx-venous-thrombosis", 0.15],
      ["jak2", 0.55], ["neuro-transient", 0.15], ["splenomegaly", 0.25], ["well-appearing", 0.4],
      ["vision-blurred", 0.1], ["easy-bruising", 0.1], ["tingling", 0.2],
    ],
    cardinal: ["platelets-high"],
    against: [
      ["fever", 0.05], ["ferritin-low", 0.1], ["esr-crp-high", 0.1], ["hemoglobin-high", 0.1],
    ],
  },
  {
    id: "myelofibrosis", name: "Myelofibrosis", synonyms: [],
    icd10: "D47.4", system: "blood", incidence: [1, 1], ages: "0000012344", female: 0.43, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["splenomegaly", 0.9], ["fatigue", 0.8], ["hemoglobin-low", 0.8], ["weight-loss", 0.5],
      ["night-sweats", 0.5], ["early-satiety", 0.5], ["teardrop-cells", 0.75], ["bone-pain", 0.3],
      ["jak2", 0.55], ["itching", 0.2], ["fever", 0.2], ["abdominal-pain-luq", 0.35],
      ["abdominal-distension", 0.3], ["hepatomegaly", 0.45],
    ],
    cardinal: ["splenomegaly|fatigue"],
  },
  {
    id: "acute-leukemia", name: "Acute leukemia", synonyms: [],
    icd10: "C95.00", system: "blood", incidence: [1, 2], ages: "1243223344", female: 0.43, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["fatigue", 0.75], ["pallor", 0.6], ["easy-bruising", 0.5], ["fever", 0.6], ["rash-petechial", 0.45],
      ["blasts", 0.85], ["platelets-low", 0.85], ["hemoglobin-low", 0.9], ["bone-pain", 0.4],
      ["lymphadenopathy", 0.45], ["splenomegaly", 0.45], ["hepatomegaly", 0.4], ["bleeding-gums", 0.25],
      ["weight-loss", 0.3], ["wbc-very-high", 0.4], ["neutropenia", 0.6], ["infections-recurrent", 0.3],
      ["limp", 0.15], ["nosebleed", 0.25], ["gum-inflammation", 0.1], ["pancytopenia", 0.4],
      ["appetite-loss", 0.35], ["irritable-child", 0.15], ["night-sweats", 0.2], ["leg-pain", 0.3],
      ["purpura", 0.3], ["weakness-generalized", 0.5], ["joint-pain", 0.2],
    ],
    cardinal: ["fatigue|pallor|easy-bruising|fever|bone-pain|rash-petechial|blasts"],
    against: [
      ["rash-itchy", 0.1], ["well-appearing", 0.2], ["joint-stiffness-morning", 0.3], ["diarrhea", 0.3],
    ],
    risks: [
      ["hx-down-syndrome", 10], ["chemotherapy", 4], ["radiation-therapy", 4],
      ["hx-malignancy-blood-precursor", 8],
    ],
  },
  {
    id: "cml", name: "Chronic myeloid leukemia", synonyms: ["CML"],
    icd10: "C92.10", system: "blood", incidence: [2, 2], ages: "0000123344", female: 0.4, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["wbc-very-high", 0.85], ["splenomegaly", 0.65], ["fatigue", 0.55], ["philadelphia", 0.97],
      ["weight-loss", 0.3], ["early-satiety", 0.35], ["night-sweats", 0.25], ["platelets-high", 0.45],
      ["abdominal-pain-luq", 0.25], ["wbc-high", 0.97], ["hemoglobin-low", 0.45],
      ["abdominal-distension", 0.15], ["well-appearing", 0.3],
    ],
    cardinal: ["wbc-high|splenomegaly|fatigue|wbc-very-high"],
    against: [
      ["lymphadenopathy", 0.1], ["blasts", 0.2], ["lymphocytosis", 0.05],
    ],
  },
  {
    id: "cll", name: "Chronic lymphocytic leukemia", synonyms: ["CLL"],
    icd10: "C91.10", system: "blood", incidence: [2, 1], ages: "0000012244", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["lymphocytosis", 0.97], ["lymphadenopathy-painless", 0.6], ["lymphadenopathy-generalized", 0.45],
      ["splenomegaly", 0.4], ["fatigue", 0.45], ["well-appearing", 0.45], ["smudge-cells", 0.6],
      ["infections-recurrent", 0.25], ["weight-loss", 0.15], ["hemoglobin-low", 0.25], ["night-sweats", 0.15],
      ["lymphadenopathy", 0.65], ["platelets-low", 0.2], ["wbc-high", 0.97],
    ],
    cardinal: ["lymphocytosis|lymphadenopathy|wbc-high"],
    against: [
      ["fever", 0.1], ["atypical-lymphocytes", 0.2], ["sore-throat", 0.1], ["blasts", 0.05],
    ],
    risks: [
      ["fhx-blood-inherited", 1.5],
    ],
  },
  {
    id: "hodgkin-lymphoma", name: "Hodgkin lymphoma", synonyms: [],
    icd10: "C81.90", system: "blood", incidence: [2, 2], ages: "0012433333", female: 0.43, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["lymphadenopathy-painless", 0.8], ["lymphadenopathy-cervical", 0.7], ["night-sweats", 0.3],
      ["fever", 0.3], ["weight-loss", 0.3], ["itching-generalized", 0.2], ["itching", 0.2],
      ["fever-prolonged", 0.2], ["xray-hilar-nodes", 0.45], ["alcohol-node-pain", 0.05],
      ["reed-sternberg", 0.97], ["lymphadenopathy-supraclavicular", 0.35], ["cough", 0.2], ["fatigue", 0.4],
      ["splenomegaly", 0.15], ["lymphadenopathy", 0.95], ["fever-periodic", 0.05], ["esr-crp-high", 0.5],
      ["lymphadenopathy-axillary", 0.15], ["neck-mass", 0.5],
    ],
    cardinal: ["lymphadenopathy|xray-hilar-nodes|neck-mass"],
    against: [
      ["lymphadenopathy-tender", 0.2], ["sore-throat", 0.15], ["tonsil-exudate", 0.05],
      ["atypical-lymphocytes", 0.05], ["rash", 0.3], ["cat-scratch", 0.1],
    ],
    risks: [
      ["hx-mononucleosis", 2], ["hiv-positive", 3], ["fhx-cancer-other", 1.5],
    ],
  },
  {
    id: "non-hodgkin-lymphoma", name: "Non-Hodgkin lymphoma", synonyms: ["Burkitt lymphoma", "diffuse large B-cell lymphoma"],
    icd10: "C85.90", system: "blood", incidence: [3, 3], ages: "0122223344", female: 0.43, urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6, acute: 0.3 },
    findings: [
      ["lymphadenopathy-painless", 0.7], ["lymphadenopathy-generalized", 0.35], ["weight-loss", 0.35],
      ["night-sweats", 0.35], ["fever", 0.3], ["fatigue", 0.5], ["splenomegaly", 0.35],
      ["abdominal-mass", 0.2], ["abdominal-pain", 0.2], ["hemoglobin-low", 0.35], ["lymphadenopathy", 0.8],
      ["ldh-high", 0.55], ["xray-hilar-nodes", 0.2], ["rapid-growth-lesion", 0.25],
      ["abdominal-distension", 0.1], ["lymphadenopathy-cervical", 0.45], ["neck-mass", 0.3],
      ["appetite-loss", 0.25],
    ],
    cardinal: ["lymphadenopathy|abdominal-mass|night-sweats|weight-loss"],
    against: [
      ["lymphadenopathy-tender", 0.2], ["sore-throat", 0.2], ["atypical-lymphocytes", 0.1],
    ],
    risks: [
      ["hiv-positive", 5], ["immunosuppressed", 4], ["hx-transplant", 5], ["hx-lupus-autoimmune", 5],
      ["hx-celiac", 2], ["hx-hepatitis", 1.5],
    ],
  },
  {
    id: "multiple-myeloma", name: "Multiple myeloma", synonyms: [],
    icd10: "C90.00", system: "blood", incidence: [2, 2], ages: "0000012344", female: 0.4, urgency: "same-day", dangerous: true,
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["bone-pain", 0.65], ["back-pain", 0.6], ["hemoglobin-low", 0.75], ["m-protein", 0.95],
      ["creatinine-high", 0.45], ["calcium-high", 0.25], ["fatigue", 0.6], ["hx-prior-fracture", 0.25],
      ["weight-loss", 0.25], ["infections-recurrent", 0.2], ["xray-bone-lesion", 0.8], ["esr-crp-high", 0.75],
      ["proteinuria", 0.4], ["urine-foamy", 0.1], ["pallor", 0.35], ["rouleaux", 0.6], ["constipation", 0.15],
      ["back-pain-night", 0.25], ["weakness-generalized", 0.35], ["albumin-low", 0.25],
      ["spine-tenderness", 0.2], ["rib-pain", 0.1],
    ],
    cardinal: ["bone-pain|back-pain|hemoglobin-low|creatinine-high|m-protein|calcium-high"],
    against: [
      ["fever", 0.15], ["lymphadenopathy", 0.05], ["splenomegaly", 0.05], ["alk-phos-high", 0.3],
      ["onset-sudden", 0.4], ["esr-crp-normal", 0.2],
    ],
    risks: [
      ["african-descent", 2], ["hx-malignancy-blood-precursor", 6],
    ],
  },
  {
    id: "waldenstrom", name: "Waldenstrom macroglobulinemia", synonyms: ["hyperviscosity syndrome"],
    icd10: "C88.00", system: "blood", incidence: [1, 1], ages: "0000001244", female: 0.33, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["m-protein", 0.97], ["fatigue", 0.7], ["nosebleed", 0.3], ["vision-blurred", 0.3], ["headache", 0.25],
      ["hemoglobin-low", 0.7], ["lymphadenopathy", 0.25], ["splenomegaly", 0.2], ["numbness-feet", 0.25],
      ["weight-loss", 0.25], ["bleeding-gums", 0.2], ["dizziness", 0.2], ["fundus-hemorrhages", 0.25],
      ["raynaud", 0.1],
    ],
    cardinal: ["m-protein"],
    against: [
      ["xray-bone-lesion", 0.05], ["calcium-high", 0.1],
    ],
  },
  {
    id: "myelodysplastic", name: "Myelodysplastic syndrome", synonyms: [],
    icd10: "D46.9", system: "blood", incidence: [2, 2], ages: "0000001244", female: 0.4, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["hemoglobin-low", 0.9], ["mcv-high", 0.55], ["platelets-low", 0.45], ["wbc-low", 0.45],
      ["fatigue", 0.75], ["infections-recurrent", 0.25], ["easy-bruising", 0.3], ["pancytopenia", 0.45],
      ["pallor", 0.5], ["dyspnea-exertional", 0.4], ["marrow-dysplasia", 0.9], ["neutropenia", 0.4],
      ["blasts", 0.15],
    ],
    cardinal: ["hemoglobin-low|pancytopenia"],
    against: [
      ["b12-low", 0.1], ["folate-low", 0.1], ["splenomegaly", 0.2], ["lymphadenopathy", 0.05], ["fever", 0.3],
      ["ferritin-low", 0.1],
    ],
    risks: [
      ["chemotherapy", 5], ["radiation-therapy", 4],
    ],
  },
  {
    id: "amyloidosis", name: "Amyloidosis", synonyms: ["AL amyloidosis"],
    icd10: "E85.9", system: "blood", incidence: [1, 1], ages: "0000012344", female: 0.4, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["fatigue", 0.65], ["edema-leg", 0.6], ["proteinuria-nephrotic", 0.55], ["dyspnea", 0.45],
      ["tongue-large", 0.15], ["purpura-periorbital", 0.15, 80], ["hepatomegaly", 0.25],
      ["numbness-feet", 0.3], ["tinel-phalen", 0.25], ["hypotension-orthostatic", 0.25], ["weight-loss", 0.45],
      ["ecg-low-voltage", 0.35], ["m-protein", 0.7], ["echo-septal-hypertrophy", 0.35],
      ["easy-bruising", 0.25], ["diarrhea", 0.15], ["proteinuria", 0.65], ["congo-red-positive", 0.9],
      ["numbness", 0.35], ["albumin-low", 0.5], ["dyspnea-exertional", 0.45], ["edema", 0.6],
    ],
    cardinal: ["edema|proteinuria|dyspnea|fatigue|weight-loss"],
    against: [
      ["fever", 0.05], ["hypertension", 0.3], ["rbc-casts", 0.05],
    ],
    risks: [
      ["hx-rheumatoid", 2], ["hx-cancer", 8], ["hx-kidney-disease", 3],
    ],
  },
  {
    id: "mastocytosis", name: "Mastocytosis", synonyms: [],
    icd10: "D47.09", system: "blood", incidence: [1, 0], ages: "2331123311", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["flushing", 0.6], ["darier-sign", 0.8], ["itching", 0.65], ["hyperpigmentation", 0.6],
      ["diarrhea", 0.35], ["syncope", 0.15], ["hives", 0.45], ["abdominal-pain", 0.35], ["hypotension", 0.15],
      ["headache", 0.2], ["bone-pain", 0.15], ["rash", 0.65], ["tryptase-high", 0.6],
    ],
    cardinal: ["darier-sign|flushing|hives"],
    against: [
      ["fever", 0.05],
    ],
  },
  {
    id: "langerhans-cell", name: "Langerhans cell histiocytosis", synonyms: [],
    icd10: "C96.6", system: "blood", incidence: [1, 1], ages: "1333222211", female: 0.43, urgency: "same-day",
    course: { chronic: 0.8 },
    findings: [
      ["bone-pain", 0.6], ["xray-bone-lesion", 0.75], ["rash-seborrheic", 0.35], ["polyuria", 0.2],
      ["ear-discharge", 0.2], ["soft-tissue-lump", 0.35], ["rash-diaper", 0.15], ["hepatomegaly", 0.15],
      ["exophthalmos", 0.1], ["bone-mass", 0.4], ["limp", 0.15],
    ],
    cardinal: ["xray-bone-lesion|rash-seborrheic|bone-pain|soft-tissue-lump|bone-mass"],
  },
  {
    id: "hemophagocytic", name: "Hemophagocytic lymphohistiocytosis", synonyms: ["HLH"],
    icd10: "D76.1", system: "blood", incidence: [0, 1], ages: "2432222222", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["fever", 0.97], ["splenomegaly", 0.9], ["pancytopenia", 0.8], ["ferritin-very-high", 0.9],
      ["hepatomegaly", 0.75], ["fibrinogen-low", 0.6], ["jaundice", 0.35], ["rash", 0.35],
      ["lymphadenopathy", 0.35], ["seizure", 0.2], ["fever-prolonged", 0.75], ["platelets-low", 0.9],
      ["hemoglobin-low", 0.9], ["transaminases-high", 0.8], ["ill-appearing", 0.7],
      ["consciousness-reduced", 0.25],
    ],
    cardinal: ["fever"],
    risks: [
      ["hx-mononucleosis", 3], ["blood-cancer-known", 5], ["hx-lupus-autoimmune", 3], ["immunosuppressed", 3],
      ["consanguinity", 3],
    ],
  },
  {
    id: "neutropenic-fever", name: "Febrile neutropenia", synonyms: [],
    icd10: "D70.9", system: "blood", incidence: [2, 4], ages: "1222223333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["fever", 0.97], ["neutropenia", 0.97], ["chemotherapy", 0.9], ["chills", 0.55], ["rigors", 0.35],
      ["tachycardia", 0.5], ["mouth-ulcers", 0.25], ["wbc-low", 0.97], ["hypotension", 0.15], ["malaise", 0.45],
      ["cough", 0.2], ["indwelling-line-catheter", 0.5], ["diarrhea", 0.15], ["no-source-of-fever", 0.4],
    ],
    cardinal: ["fever"],
    risks: [
      ["hx-cancer", 4],
    ],
    requires: ["chemotherapy|neutropenia|blood-cancer-known"],
  },
  {
    id: "tumor-lysis", name: "Tumor lysis syndrome", synonyms: [],
    icd10: "E88.3", system: "blood", incidence: [0, 1], ages: "1222223333", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["potassium-high", 0.75], ["phosphate-high", 0.9], ["uric-acid-high", 0.9], ["calcium-low", 0.65],
      ["creatinine-high", 0.8], ["oliguria", 0.45], ["nausea", 0.5], ["seizure", 0.1], ["palpitations", 0.2],
      ["muscle-cramps", 0.35], ["chemotherapy", 0.85], ["weakness-generalized", 0.4], ["vomiting", 0.4],
      ["ecg-peaked-t", 0.3], ["tetany", 0.15],
    ],
    cardinal: ["potassium-high|uric-acid-high|creatinine-high|phosphate-high"],
    risks: [
      ["blood-cancer-known", 10],
    ],
    requires: ["chemotherapy|hx-cancer|blood-cancer-known|wbc-very-high"],
  },
  {
    id: "superior-vena-cava", name: "Superior vena cava syndrome", synonyms: [],
    icd10: "I87.1", system: "blood", incidence: [1, 2], ages: "0011223344", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.5 },
    findings: [
      ["neck-veins-chest-veins-dilated", 0.65], ["edema-facial", 0.8], ["dyspnea", 0.6],
      ["jugular-distension", 0.6], ["swelling-arm", 0.45], ["cough", 0.45], ["headache", 0.25],
      ["hoarseness", 0.2], ["stridor", 0.1], ["xray-lung-mass", 0.6], ["xray-wide-mediastinum", 0.55],
      ["dysphagia", 0.1], ["chest-pain", 0.2],
    ],
    cardinal: ["edema-facial|neck-veins-chest-veins-dilated|dyspnea"],
    against: [
      ["hives", 0.05], ["edema-leg", 0.1], ["fever", 0.3], ["itching", 0.1],
    ],
    risks: [
      ["hx-cancer", 12], ["smoking", 3], ["indwelling-line-catheter", 8], ["blood-cancer-known", 10],
    ],
  },
  {
    id: "neonatal-jaundice", name: "Neonatal jaundice", synonyms: ["physiologic jaundice", "breast milk jaundice", "Crigler-Najjar syndrome"],
    icd10: "P59.9", system: "blood", incidence: [5, 5], ages: "4210000000", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["bilirubin-high", 0.95],
      ["jaundice", 0.97], ["bilirubin-indirect-high", 0.95], ["well-appearing", 0.7],
      ["jaundice-after-day-2", 0.85], ["poor-feeding", 0.1],
    ],
    cardinal: ["jaundice"],
    against: [
      ["stool-pale", 0.01], ["fever", 0.02], ["bilirubin-direct-high", 0.01],
      ["newborn-day-one-jaundice", 0.05], ["hemolysis-signs", 0.05], ["vomiting", 0.05],
      ["hepatomegaly", 0.05], ["splenomegaly", 0.05], ["lethargic-child", 0.1], ["urine-dark", 0.05],
      ["seizure", 0.02],
    ],
    risks: [
      ["newborn-premature", 3], ["birth-difficult", 2], ["asian-descent", 2],
    ],
  },
  {
    id: "hemolytic-disease-newborn", name: "Hemolytic disease of the newborn", synonyms: ["kernicterus", "Rh incompatibility"],
    icd10: "P55.9", system: "blood", incidence: [1, 2], ages: "4110000000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.5, acute: 0.9 },
    findings: [
      ["newborn-day-one-jaundice", 0.9], ["jaundice", 0.95], ["hemolysis-signs", 0.9],
      ["pallor", 0.5], ["hemoglobin-low", 0.75], ["mother-rh-negative", 0.65],
      ["coombs-positive", 0.85], ["hepatomegaly", 0.4], ["splenomegaly", 0.4],
      ["lethargic-child", 0.25], ["bilirubin-indirect-high", 0.97], ["edema-generalized", 0.1],
      ["reticulocytes-high", 0.8], ["poor-feeding", 0.25],
    ],
    cardinal: ["jaundice|pallor"],
    against: [
      ["bilirubin-direct-high", 0.05], ["stool-pale", 0.02], ["fever", 0.1],
    ],
  },
  {
    id: "neuroblastoma", name: "Neuroblastoma", synonyms: [],
    icd10: "C74.90", system: "blood", incidence: [1, 1], ages: "3442100000", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["abdominal-mass", 0.75], ["periorbital-bruise", 0.2, 30], ["weight-loss", 0.35], ["bone-pain", 0.35],
      ["fever", 0.3], ["hypertension", 0.2], ["opsoclonus", 0.05, 100], ["hepatomegaly", 0.2], ["pallor", 0.4],
      ["irritable-child", 0.4], ["mass-crosses-midline", 0.9], ["exophthalmos", 0.1], ["limp", 0.2],
      ["horner", 0.05], ["lymphadenopathy", 0.15], ["weakness-legs-both", 0.05],
      ["abdominal-distension", 0.35], ["hemoglobin-low", 0.35], ["abdominal-pain", 0.3],
      ["appetite-loss", 0.35],
    ],
    cardinal: ["abdominal-mass|bone-pain|periorbital-bruise|opsoclonus"],
    against: [
      ["hematuria", 0.2], ["well-appearing", 0.2],
    ],
  },
  {
    id: "methemoglobinemia", name: "Methemoglobinemia", synonyms: [],
    icd10: "D74.9", system: "blood", incidence: [0, 1], ages: "2332222222", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.7 },
    findings: [
      ["cyanosis", 0.95], ["chocolate-blood", 0.75], ["hypoxia", 0.9], ["dyspnea", 0.5], ["headache", 0.45],
      ["confusion", 0.2], ["oxygen-no-improvement", 0.75], ["fatigue", 0.35], ["tachycardia", 0.45],
      ["dizziness", 0.35], ["oxidant-trigger", 0.75], ["lungs-clear", 0.5],
    ],
    cardinal: ["cyanosis"],
    against: [
      ["crackles", 0.1], ["wheezing", 0.1], ["fever", 0.05], ["murmur", 0.1],
    ],
  },
  {
    id: "vitamin-k-deficiency", name: "Vitamin K deficiency bleeding", synonyms: [],
    icd10: "E56.1", system: "blood", incidence: [0, 1], ages: "4321112222", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["bleeding-sites", 0.65], ["easy-bruising", 0.55], ["inr-high", 0.97], ["ptt-long", 0.65],
      ["umbilical-bleeding", 0.25], ["gi-bleeding", 0.4], ["nosebleed", 0.3], ["bleeding-prolonged", 0.5],
      ["seizure", 0.1], ["bulging-fontanelle", 0.1], ["hematuria", 0.2],
    ],
    cardinal: ["bleeding-sites|inr-high|easy-bruising|gi-bleeding|bleeding-prolonged|umbilical-bleeding"],
    against: [
      ["platelets-low", 0.05], ["fibrinogen-low", 0.05], ["fever", 0.1],
    ],
    risks: [
      ["home-birth", 8], ["stool-fatty", 5], ["antibiotics-recent", 2], ["hx-cystic-fibrosis", 4],
    ],
  },
  {
    id: "cancer-unknown", name: "Metastatic cancer of unknown primary", synonyms: [],
    icd10: "C80.1", system: "blood", incidence: [3, 3], ages: "0000012344", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["weight-loss", 0.7], ["fatigue", 0.6], ["appetite-loss", 0.5], ["lymphadenopathy-painless", 0.3],
      ["bone-pain", 0.3], ["hepatomegaly", 0.25], ["abdominal-pain", 0.25], ["dyspnea", 0.2],
      ["hemoglobin-low", 0.4], ["liver-mass", 0.3], ["night-sweats", 0.15], ["ascites", 0.1],
      ["lymphadenopathy-supraclavicular", 0.1], ["calcium-high", 0.1], ["jaundice", 0.1], ["underweight", 0.4],
      ["alk-phos-high", 0.35], ["xray-lung-mass", 0.15],
    ],
    cardinal: ["weight-loss|lymphadenopathy-painless|bone-pain|liver-mass|fatigue"],
    against: [
      ["onset-sudden", 0.2], ["fever", 0.4], ["runny-nose", 0.1],
    ],
    risks: [
      ["hx-cancer", 6], ["smoking", 2],
    ],
  },
  {
    id: "thymoma-mediastinal", name: "Mediastinal mass", synonyms: ["thymoma", "germ cell tumor"],
    icd10: "D15.0", system: "blood", incidence: [1, 1], ages: "1112333322", urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["xray-wide-mediastinum", 0.85], ["cough", 0.4], ["chest-pain", 0.4], ["dyspnea", 0.35], ["ptosis", 0.2],
      ["hoarseness", 0.1], ["neck-veins-chest-veins-dilated", 0.1], ["weight-loss", 0.2], ["diplopia", 0.15],
      ["dysphagia", 0.1], ["edema-facial", 0.1], ["ct-mediastinal-mass", 0.97], ["well-appearing", 0.2],
    ],
    cardinal: ["xray-wide-mediastinum|ct-mediastinal-mass|chest-pain|cough"],
  },
  {
    id: "transfusion-reaction", name: "Transfusion reaction", synonyms: [],
    icd10: "T80.92XA", system: "blood", incidence: [1, 2], ages: "2222233333", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["transfusion-recent", 0.97], ["fever", 0.6], ["chills", 0.5], ["dyspnea", 0.3], ["hives", 0.25],
      ["hypotension", 0.2], ["back-pain", 0.2], ["urine-cola", 0.1], ["flank-pain", 0.15], ["hypoxia", 0.25],
      ["xray-bilateral-infiltrates", 0.15], ["itching", 0.25], ["tachycardia", 0.35], ["anxiety", 0.25],
    ],
    cardinal: ["transfusion-recent"],
    requires: ["transfusion-recent"],
  },
  {
    id: "inherited-thrombophilia", name: "Factor V Leiden and inherited thrombophilia", synonyms: ["inherited thrombophilia"],
    icd10: "D68.51", system: "blood", incidence: [3, 3], ages: "0001243322", urgency: "routine",
    course: { recurrent: 0.7, chronic: 0.7 },
    findings: [
      ["hx-venous-thrombosis", 0.75], ["fhx-clots", 0.75], ["edema-leg-unilateral", 0.45], ["calf-pain", 0.35],
      ["prior-preterm-or-loss", 0.1], ["well-appearing", 0.3], ["leg-pain", 0.35],
    ],
    cardinal: ["hx-venous-thrombosis|fhx-clots"],
    against: [
      ["fever", 0.05], ["platelets-low", 0.1],
    ],
    risks: [
      ["med-estrogen", 2],
    ],
  },
  {
    id: "hereditary-hemorrhagic-telangiectasia", name: "Hereditary hemorrhagic telangiectasia", synonyms: ["Osler-Weber-Rendu syndrome"],
    icd10: "I78.0", system: "blood", incidence: [1, 0], ages: "0012333333", urgency: "routine",
    course: { recurrent: 0.8, chronic: 0.8 },
    findings: [
      ["nosebleed", 0.9], ["calcinosis-telangiectasia", 0.75], ["fhx-bleeding", 0.65], ["gi-bleeding", 0.2],
      ["hemoglobin-low", 0.45], ["dyspnea-exertional", 0.15], ["similar-episode-before", 0.65],
      ["hx-stroke", 0.1], ["headache", 0.15], ["ferritin-low", 0.4],
    ],
    cardinal: ["nosebleed|calcinosis-telangiectasia"],
    against: [
      ["platelets-low", 0.05], ["inr-high", 0.02], ["easy-bruising", 0.2], ["fever", 0.05],
    ],
  },
  {
    id: "hairy-cell-leukemia", name: "Hairy cell leukemia", synonyms: [],
    icd10: "C91.40", system: "blood", incidence: [1, 1], ages: "0000013442", female: 0.2, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["splenomegaly", 0.8], ["pancytopenia", 0.7], ["fatigue", 0.7], ["infections-recurrent", 0.4], ["easy-bruising", 0.3], ["weight-loss", 0.2], ["hemoglobin-low", 0.7], ["platelets-low", 0.7],
    ],
    cardinal: ["splenomegaly|pancytopenia"],
    against: [["lymphadenopathy-generalized", 0.3], ["wbc-very-high", 0.2]],
  },
  {
    id: "mgus", name: "Monoclonal gammopathy of undetermined significance", synonyms: ["MGUS"],
    icd10: "D47.2", system: "blood", incidence: [2, 1], ages: "0000001344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["m-protein", 0.98], ["numbness-feet", 0.1],
    ],
    cardinal: ["m-protein"],
    against: [["bone-pain", 0.2], ["calcium-high", 0.05], ["hemoglobin-low", 0.2], ["creatinine-high", 0.2], ["xray-bone-lesion", 0.03]],
  },
  {
    id: "agranulocytosis", name: "Agranulocytosis from a drug", synonyms: ["drug-induced neutropenia"],
    icd10: "D70.2", system: "blood", incidence: [1, 2], ages: "0001233443", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["neutropenia", 0.95], ["fever", 0.85], ["sore-throat", 0.7], ["mouth-ulcers", 0.5], ["chills", 0.4], ["malaise", 0.4], ["wbc-low", 0.95], ["odynophagia", 0.3],
    ],
    cardinal: ["neutropenia|fever"],
    against: [["platelets-low", 0.3]],
    risks: [["hx-thyroid", 3], ["med-new", 4], ["med-allopurinol-anticonvulsant", 3]],
  },
  {
    id: "sideroblastic-anemia", name: "Sideroblastic anemia", synonyms: [],
    icd10: "D64.3", system: "blood", incidence: [0, 0], ages: "0112233344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["hemoglobin-low", 0.95], ["fatigue", 0.7], ["pallor", 0.6], ["mcv-low", 0.5], ["ferritin-high", 0.7], ["splenomegaly", 0.2]],
    cardinal: ["hemoglobin-low"],
    risks: [["alcohol-use-heavy", 3], ["med-isoniazid-liver", 3], ["lead-exposure", 3]],
  },
  {
    id: "diamond-blackfan", name: "Pure red cell aplasia", synonyms: ["Diamond-Blackfan anemia"],
    icd10: "D60.9", system: "blood", incidence: [0, 0], ages: "3421122221", urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["hemoglobin-low", 0.98], ["pallor", 0.9], ["fatigue", 0.6], ["poor-feeding", 0.3], ["face-unusual", 0.2], ["mcv-high", 0.4]],
    cardinal: ["hemoglobin-low|pallor"],
  },
  {
    id: "splenic-sequestration", name: "Splenic sequestration crisis", synonyms: ["acute splenic sequestration"],
    icd10: "D57.02", system: "blood", incidence: [0, 2], ages: "1443210000", urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.9 },
    findings: [
      ["splenomegaly", 0.95], ["pallor", 0.85], ["hemoglobin-low", 0.95], ["abdominal-pain-luq", 0.4],
      ["abdominal-pain", 0.4], ["weakness-generalized", 0.4], ["tachycardia", 0.7], ["hypotension", 0.4],
      ["shock", 0.3], ["lethargic-child", 0.35], ["platelets-low", 0.5], ["reticulocytes-high", 0.6],
      ["abdominal-distension", 0.35], ["fever", 0.3],
    ],
    cardinal: ["splenomegaly|pallor|hemoglobin-low"],
    risks: [
      ["hx-sickle-cell", 30], ["fhx-blood-inherited", 3],
    ],
    requires: ["hx-sickle-cell|sickle-cells|fhx-blood-inherited|hb-electrophoresis-abnormal"],
  },
  {
    id: "aplastic-crisis", name: "Transient aplastic crisis", synonyms: ["parvovirus aplastic crisis"],
    icd10: "D60.1", system: "blood", incidence: [0, 2], ages: "0134432100", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["pallor", 0.8], ["fatigue", 0.75], ["hemoglobin-low", 0.97], ["reticulocytes-low", 0.92],
      ["fever", 0.45], ["dyspnea-exertional", 0.3], ["headache", 0.3], ["tachycardia", 0.5],
      ["weakness-generalized", 0.4], ["prior-infection-recent", 0.35], ["rash", 0.05],
    ],
    cardinal: ["hemoglobin-low|pallor|reticulocytes-low"],
    against: [
      ["reticulocytes-high", 0.03], ["platelets-low", 0.2],
    ],
    risks: [
      ["hx-sickle-cell", 12], ["fhx-blood-inherited", 6], ["spherocytes", 6], ["spherocytes-on-film", 6],
      ["sick-contact", 1.5], ["sickle-cells", 4],
    ],
    requires: ["hx-sickle-cell|fhx-blood-inherited|sickle-cells|spherocytes|hb-electrophoresis-abnormal|spherocytes-on-film|reticulocytes-low"],
  },
  {
    id: "platelet-function-disorder", name: "Inherited platelet function disorder", synonyms: ["Bernard-Soulier syndrome", "Glanzmann thrombasthenia", "platelet storage pool disease"],
    icd10: "D69.1", system: "blood", incidence: [0, 0], ages: "1233322111", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.9 },
    findings: [
      ["nosebleed", 0.7], ["bleeding-gums", 0.55], ["easy-bruising", 0.75], ["menorrhagia", 0.35],
      ["bleeding-prolonged", 0.6], ["bleeding-time-long", 0.9], ["rash-petechial", 0.4],
      ["bleeding-after-tooth", 0.4], ["hemoglobin-low", 0.3], ["large-platelets", 0.35],
    ],
    cardinal: ["nosebleed|easy-bruising|bleeding-gums|menorrhagia|bleeding-prolonged"],
    against: [
      ["ptt-long", 0.05], ["platelets-low", 0.5], ["inr-high", 0.03], ["hemarthrosis", 0.05],
      ["vwf-low", 0.03], ["fever", 0.05], ["pancytopenia", 0.02], ["splenomegaly", 0.03],
    ],
    risks: [
      ["consanguinity", 5], ["fhx-bleeding", 3],
    ],
    requires: ["bleeding-time-long|large-platelets|consanguinity"],
  },
  {
    id: "secondary-polycythemia", name: "Secondary polycythemia", synonyms: ["secondary erythrocytosis", "hypoxic polycythemia"],
    icd10: "D75.1", system: "blood", incidence: [3, 1], ages: "0000123443", female: 0.3, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["hemoglobin-high", 0.97], ["ruddy-face", 0.4], ["headache", 0.25], ["hypoxia", 0.4], ["snoring", 0.2],
      ["fatigue", 0.25], ["clubbing", 0.1], ["cyanosis", 0.1],
    ],
    cardinal: ["hemoglobin-high"],
    against: [
      ["jak2", 0.01], ["splenomegaly", 0.05], ["itching-after-bath", 0.1], ["platelets-high", 0.15],
      ["wbc-high", 0.2], ["erythromelalgia", 0.05],
    ],
    risks: [
      ["hx-copd", 5], ["smoking", 2], ["smoking-heavy", 3], ["hx-sleep-apnea", 4], ["altitude", 3],
      ["hx-congenital-heart", 4], ["med-finasteride-androgen", 4], ["home-oxygen", 4],
      ["testosterone-treatment", 4],
    ],
    requires: ["hx-copd|smoking|smoking-heavy|hx-sleep-apnea|altitude|hx-congenital-heart|med-finasteride-androgen|hypoxia|home-oxygen|testosterone-treatment"],
  },
  {
    id: "kikuchi", name: "Kikuchi disease", synonyms: ["histiocytic necrotizing lymphadenitis", "Kikuchi-Fujimoto disease"],
    icd10: "I88.1", system: "blood", incidence: [1, 0], ages: "0001343100", female: 0.65, urgency: "routine",
    course: { subacute: 0.9 },
    findings: [
      ["lymphadenopathy-cervical", 0.92], ["lymphadenopathy", 0.97], ["lymphadenopathy-tender", 0.55],
      ["fever", 0.45], ["night-sweats", 0.2], ["wbc-low", 0.4], ["fatigue", 0.3], ["rash", 0.12],
      ["joint-pain", 0.1], ["weight-loss", 0.1], ["esr-crp-high", 0.5],
      ["lymphadenopathy-posterior-cervical", 0.5],
    ],
    cardinal: ["lymphadenopathy-cervical"],
    against: [
      ["lymphadenopathy-supraclavicular", 0.1], ["tonsil-exudate", 0.1], ["monospot-positive", 0.05],
      ["splenomegaly", 0.1], ["alcohol-node-pain", 0.02], ["lymphadenopathy-generalized", 0.15],
      ["cat-scratch", 0.05],
    ],
    risks: [
      ["asian-descent", 4],
    ],
  },
  {
    id: "neonatal-alloimmune", name: "Neonatal alloimmune thrombocytopenia", synonyms: ["NAIT", "fetal and neonatal alloimmune thrombocytopenia"],
    icd10: "P61.0", system: "blood", incidence: [0, 1], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["rash-petechial", 0.85], ["platelets-low", 0.97], ["purpura", 0.4], ["bleeding-sites", 0.25],
      ["well-appearing", 0.5], ["ct-brain-bleed", 0.12], ["jaundice", 0.1],
    ],
    cardinal: ["platelets-low|rash-petechial"],
    against: [
      ["fever", 0.03], ["hepatomegaly", 0.1], ["splenomegaly", 0.1], ["rash-blueberry-muffin", 0.05],
      ["microcephaly", 0.05],
    ],
  },
  {
    id: "neonatal-polycythemia", name: "Neonatal polycythemia", synonyms: ["polycythemia of the newborn", "neonatal hyperviscosity"],
    icd10: "P61.1", system: "blood", incidence: [0, 2], ages: "4100000000", urgency: "same-day",
    course: { acute: 0.95 },
    findings: [
      ["hemoglobin-high", 0.97], ["ruddy-face", 0.8], ["lethargic-child", 0.35], ["poor-feeding", 0.35],
      ["glucose-low", 0.3], ["jaundice", 0.4], ["tachypnea", 0.3], ["cyanosis", 0.2], ["irritable-child", 0.2],
      ["subtle-seizure-signs", 0.03],
    ],
    cardinal: ["hemoglobin-high|ruddy-face"],
    against: [
      ["fever", 0.05], ["pallor", 0.05],
    ],
    risks: [
      ["multiple-pregnancy", 3], ["hx-down-syndrome", 3], ["mother-diabetic", 3],
      ["small-for-dates-at-birth", 3],
    ],
    requires: ["hemoglobin-high|ruddy-face"],
  },
  {
    id: "infancy-anemia", name: "Physiologic anemia of infancy or prematurity", synonyms: ["physiologic anemia of infancy", "anemia of prematurity"],
    icd10: "P61.2", system: "blood", incidence: [3, 1], ages: "2410000000", urgency: "routine",
    course: { chronic: 0.7, subacute: 0.7 },
    findings: [
      ["hemoglobin-low", 0.97], ["pallor", 0.4], ["well-appearing", 0.7], ["growth-normal", 0.5],
      ["tachycardia", 0.1], ["poor-feeding", 0.08], ["apnea", 0.05],
    ],
    cardinal: ["hemoglobin-low"],
    against: [
      ["blasts", 0.005], ["platelets-low", 0.05], ["hepatomegaly", 0.05], ["splenomegaly", 0.05],
      ["bleeding-sites", 0.05], ["rectal-bleeding", 0.03],
    ],
    risks: [
      ["newborn-premature", 4],
    ],
    requires: ["hemoglobin-low"],
  },
  {
    id: "castleman", name: "Castleman disease", synonyms: ["multicentric Castleman disease", "giant lymph node hyperplasia"],
    icd10: "D47.Z2", system: "blood", incidence: [1, 1], ages: "0001133321", female: 0.45, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.4 },
    findings: [
      ["lymphadenopathy", 0.97], ["lymphadenopathy-generalized", 0.5], ["fever", 0.45], ["night-sweats", 0.4],
      ["weight-loss", 0.35], ["fatigue", 0.5], ["hepatomegaly", 0.35], ["splenomegaly", 0.4],
      ["hemoglobin-low", 0.5], ["esr-crp-high", 0.7], ["albumin-low", 0.4], ["ct-mediastinal-mass", 0.25],
      ["edema", 0.2], ["high-globulins", 0.4],
    ],
    cardinal: ["lymphadenopathy|ct-mediastinal-mass"],
    against: [
      ["reed-sternberg", 0.005], ["blasts", 0.01], ["atypical-lymphocytes", 0.1], ["sore-throat", 0.2],
    ],
    risks: [
      ["hiv-positive", 6], ["hx-immunodeficiency", 1.5],
    ],
  },
  {
    id: "hemoglobin-c-trait", name: "Sickle cell trait or hemoglobin C disease", synonyms: ["sickle cell trait", "hemoglobin C disease", "hemoglobin C trait"],
    icd10: "D57.3", system: "blood", incidence: [3, 1], ages: "1333333322", urgency: "routine",
    course: { chronic: 0.8, acute: 0.2 },
    findings: [
      ["hb-electrophoresis-abnormal", 0.95], ["well-appearing", 0.7], ["hematuria-painless", 0.06],
      ["target-cells", 0.3], ["splenomegaly", 0.08], ["sickle-cell-trait", 0.6],
    ],
    cardinal: ["hb-electrophoresis-abnormal|sickle-cell-trait"],
    against: [
      ["bone-pain", 0.1], ["fever", 0.1], ["abdominal-pain", 0.2], ["hypoxia", 0.05], ["chest-pain", 0.1],
      ["jaundice", 0.1],
    ],
    risks: [["fhx-blood-inherited", 4], ["african-descent", 5]],
    requires: ["hb-electrophoresis-abnormal|sickle-cell-trait|fhx-blood-inherited"],
  },
  {
    id: "congenital-neutropenia", name: "Congenital or cyclic neutropenia", synonyms: ["cyclic neutropenia", "Kostmann syndrome", "severe congenital neutropenia"],
    icd10: "D70.0", system: "blood", incidence: [0, 1], ages: "1333211000", urgency: "same-day", dangerous: true,
    course: { recurrent: 0.95, chronic: 0.4 },
    findings: [
      ["neutropenia", 0.95], ["mouth-ulcers", 0.6], ["fever", 0.6], ["infections-recurrent", 0.75],
      ["gum-inflammation", 0.4], ["fever-periodic", 0.5], ["abscess-lump", 0.25], ["lymphadenopathy", 0.2],
      ["ear-pain", 0.1],
    ],
    cardinal: ["neutropenia|infections-recurrent|mouth-ulcers"],
    against: [
      ["hemoglobin-low", 0.2], ["platelets-low", 0.1], ["blasts", 0.01], ["pancytopenia", 0.05],
      ["weight-loss", 0.2],
    ],
    risks: [
      ["consanguinity", 3],
    ],
    requires: ["neutropenia|wbc-low"],
  },
  {
    id: "reactive-thrombocytosis", name: "Reactive thrombocytosis", synonyms: ["secondary thrombocytosis"],
    icd10: "D75.838", system: "blood", incidence: [3, 1], ages: "1333333333", female: 0.5, urgency: "routine",
    course: { subacute: 0.7, chronic: 0.5 },
    findings: [
      ["platelets-high", 0.97], ["esr-crp-high", 0.6], ["hemoglobin-low", 0.35], ["ferritin-low", 0.3],
      ["well-appearing", 0.3],
    ],
    cardinal: ["platelets-high"],
    against: [
      ["jak2", 0.01], ["splenomegaly", 0.1], ["erythromelalgia", 0.05], ["hemoglobin-high", 0.1],
    ],
    risks: [
      ["surgery-recent", 3], ["prior-infection-recent", 2.5], ["hx-rheumatoid", 2], ["hx-ibd", 2.5],
      ["asplenia", 8], ["hx-cancer", 1.5],
    ],
    requires: ["platelets-high"],
  },
] satisfies readonly Condition[];
