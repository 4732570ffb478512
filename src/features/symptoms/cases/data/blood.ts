import type { Case } from "../case.schema.ts";

export const bloodCases: readonly Case[] = [
  {
    id: "iron-deficiency-anemia-1",
    system: "blood",
    text: "36F heavy periods. 4 mo tired, SOB on stairs, craves ice, hair thinning, brittle spoon nails, pale. Hb 8.6, MCV 68, ferritin 4.",
    age: 36,
    gender: "female",
    expected: "iron-deficiency-anemia",
    triage: "routine"
  },
  {
    id: "sickle-cell-crisis-1",
    system: "blood",
    text: "A 19-year-old man with known sickle cell disease has had severe pain in the back, thighs and arms since last night. It began after a cold rainy football game and is like his earlier crises. Temp 37.4 C, SpO2 97%, HR 104. Chest is clear and there is no cough. Hydromorphone tablets at home have not helped. Hemoglobin is 7.8 g/dL, near his baseline.",
    age: 19,
    gender: "male",
    expected: "sickle-cell-crisis",
    triage: "emergency"
  },
  {
    id: "acute-chest-syndrome-1",
    system: "blood",
    text: "8M HbSS admitted w/ leg pain 2 d ago. Now chest pain, cough, T 38.9, RR 42, SpO2 87%, new RLL infiltrate.",
    age: 8,
    gender: "male",
    expected: "acute-chest-syndrome",
    triage: "emergency"
  },
  {
    id: "immune-thrombocytopenia-1",
    system: "blood",
    text: "Healthy 4 yr old, had a cold 2 wks ago, now covered in bruises and tiny red dots on legs and mouth, nosebleed. Plays happily, no fever, spleen not felt. Plt 8, WBC & Hb normal.",
    age: 4,
    gender: "female",
    expected: "immune-thrombocytopenia",
    triage: "same-day"
  },
  {
    id: "ttp-1",
    system: "blood",
    text: "42F 3 d fever 38.3, confusion, petechiae, dark urine. Hb 7.9, plt 11, schistocytes, LDH 1,900, Cr 1.6. PT/PTT normal. No diarrhea.",
    age: 42,
    gender: "female",
    expected: "ttp",
    triage: "emergency"
  },
  {
    id: "hemolytic-uremic-syndrome-1",
    system: "blood",
    text: "3M 8 d after eating rare burger; bloody diarrhea 5 d, now pale, puffy, no wet diaper 16 h, petechiae. Plt 44, schistocytes, Cr 4.4. BP 122/84.",
    age: 3,
    gender: "male",
    expected: "hemolytic-uremic-syndrome",
    triage: "emergency"
  },
  {
    id: "hemophilia-1",
    system: "blood",
    text: "15M knee swelled up hot and tight after minor bump, 4th time. Bled 2 d after a tooth pull. PTT 88, PT normal. Maternal grandfather bled.",
    age: 15,
    gender: "male",
    expected: "hemophilia",
    triage: "same-day"
  },
  {
    id: "von-willebrand-1",
    system: "blood",
    text: "Heavy periods since the very first, nosebleeds 30 min, gums bleed brushing, bruise easily. My mom had to get a transfusion after having me. Platelets normal.",
    age: 18,
    gender: "female",
    expected: "von-willebrand",
    triage: "routine"
  },
  {
    id: "acute-leukemia-1",
    system: "blood",
    text: "A 6-year-old girl has been pale and listless for three weeks, with pain in her legs that wakes her and a fever that comes and goes. She bruises with the slightest touch and her gums bleed. Lymph nodes are enlarged in the neck and groin and the spleen is felt 4 cm below the ribs. Hemoglobin 6.2, platelets 14,000, white count 64,000 with blasts. She has had no travel.",
    age: 6,
    gender: "female",
    expected: "acute-leukemia",
    triage: "emergency"
  },
  {
    id: "cll-1",
    system: "blood",
    text: "68M routine CBC WBC 54, 88% small lymphocytes, smudge cells. Painless nodes neck & axillae, spleen 3 cm. Feels ok, no fever.",
    age: 68,
    gender: "male",
    expected: "cll",
    triage: "routine"
  },
  {
    id: "hodgkin-lymphoma-1",
    system: "blood",
    text: "Lump above my left collar bone for 2 months, rubbery and doesn't hurt, except it aches if I drink wine. Soaking night sweats, fevers that come & go, itchy all over, lost 15 lbs.",
    age: 23,
    gender: "female",
    expected: "hodgkin-lymphoma",
    triage: "same-day"
  },
  {
    id: "multiple-myeloma-1",
    system: "blood",
    text: "70M 3 mo back & rib pain, fatigue, 2 pneumonias, constipation. Hb 9.2, Ca 11.8, Cr 2.3, total protein 10.1. Lytic lesions on skull film.",
    age: 70,
    gender: "male",
    expected: "multiple-myeloma",
    triage: "same-day"
  },
  {
    id: "polycythemia-vera-1",
    system: "blood",
    text: "64M itching after hot bath, ruddy face, headaches, burning red toes. Hct 61, plt 620, spleen tip. Nonsmoker, SpO2 98.",
    age: 64,
    gender: "male",
    expected: "polycythemia-vera",
    triage: "routine"
  },
  {
    id: "neutropenic-fever-1",
    system: "blood",
    text: "59F chemo for lymphoma 9 d ago. T 38.7 + chills at home, no localizing sx. ANC 0.1. BP 110/64, HR 106. Port site clean.",
    age: 59,
    gender: "female",
    expected: "neutropenic-fever",
    triage: "emergency"
  },
  {
    id: "superior-vena-cava-1",
    system: "blood",
    text: "66M smoker. 2 wks face & neck swollen worse on waking/bending, distended chest wall veins, hoarse, SOB lying flat, head fullness. R hilar mass.",
    age: 66,
    gender: "male",
    expected: "superior-vena-cava",
    triage: "emergency"
  },
  {
    id: "neonatal-jaundice-1",
    system: "blood",
    text: "3 day old term girl, yellow to belly, breastfeeding, sleepy but feeds q3h. Bili 15, indirect. Stools yellow. Same blood type as mom. Afebrile.",
    age: 0.008,
    gender: "female",
    expected: "neonatal-jaundice",
    triage: "same-day"
  },
  {
    id: "g6pd-deficiency-1",
    system: "blood",
    text: "21M Greek descent took TMP-SMX 3 d ago. Now yellow eyes, dark cola urine, tired, back pain. Hb 8.1, bite cells, Heinz bodies. Coombs neg.",
    age: 21,
    gender: "male",
    expected: "g6pd-deficiency",
    acceptable: [
      "hemolytic-anemia"
    ],
    triage: "same-day"
  },
  {
    id: "multiple-myeloma-2",
    system: "blood",
    text: "A 62-year-old woman has had pain in her ribs and spine for four months that gets worse on moving. She is tired and was treated for pneumonia twice this year. She is pale; there is no lymph node or spleen enlargement. Hemoglobin 8.8 g/dL, calcium 12.1 mg/dL, creatinine 2.0 mg/dL, ESR 118. X-rays show several punched-out lesions in the skull. She takes amlodipine.",
    age: 62,
    gender: "female",
    expected: "multiple-myeloma",
    triage: "same-day"
  },
  {
    id: "iron-deficiency-anemia-2",
    system: "blood",
    text: "A 35-year-old mother of three complains of fatigue and breathlessness when she carries laundry upstairs. She has felt this way for five months and finds herself chewing ice all day. Her periods last eight days, with clots. She is a vegetarian and takes no medicines. Her conjunctivae are pale, the corners of her mouth are cracked, and a soft flow murmur is heard. Pulse 98, BP 110/70. There is no jaundice and the spleen is not enlarged. She denies black stools.",
    age: 35,
    gender: "female",
    expected: "iron-deficiency-anemia",
    triage: "routine"
  }
];
