import type { Case } from "../case.schema.ts";

export const infectionCases: readonly Case[] = [
  {
    id: "neonatal-sepsis-1",
    system: "infection",
    text: "3 wk old M, born 38 wk. Since last night feeds poorly, sleepy, hard to wake, T 38.6 rectal. Mottled, HR 190. Mom was GBS positive. No rash.",
    age: 0.058,
    gender: "male",
    expected: "neonatal-sepsis",
    acceptable: [
      "bacterial-meningitis"
    ],
    triage: "emergency"
  },
  {
    id: "shingles-1",
    system: "infection",
    text: "71F burning pain L chest x 3 d, now cluster of vesicles on red base in band from back to under breast, stops at midline. T 37.2. ECG nl.",
    age: 71,
    gender: "female",
    expected: "shingles",
    triage: "same-day"
  },
  {
    id: "sepsis-1",
    system: "infection",
    text: "73M indwelling cath. T 39.6, shaking chills, confused, BP 82/44, HR 128, RR 30, lactate 4.8. Warm flushed skin. No neck stiffness.",
    age: 73,
    gender: "male",
    expected: "sepsis",
    triage: "emergency"
  },
  {
    id: "infectious-mononucleosis-1",
    system: "infection",
    text: "Sore throat for 10 days, I'm wiped out, lumps on both sides and back of my neck, fevers. They gave me amoxicillin and I broke out in a rash everywhere. Spleen was felt.",
    age: 18,
    gender: "female",
    expected: "infectious-mononucleosis",
    triage: "routine"
  },
  {
    id: "measles-1",
    system: "infection",
    text: "8 y/o unvaccinated M returned from abroad. 4 d fever 39.8, cough, runny nose, red eyes, white spots inside cheeks, now red blotchy rash from face down to trunk.",
    age: 8,
    gender: "male",
    expected: "measles",
    triage: "same-day"
  },
  {
    id: "roseola-1",
    system: "infection",
    text: "High fever 104 for 3 days but he acted fine; fever gone this morning, now has rosy pink spots all over his tummy and back. No cough. Eating.",
    age: 1.083,
    gender: "male",
    expected: "roseola",
    triage: "self-care"
  },
  {
    id: "fifth-disease-1",
    system: "infection",
    text: "6F bright red cheeks like slapped since 2 d, lacy rash arms and thighs now, low fever last wk. Feels well.",
    age: 6,
    gender: "female",
    expected: "fifth-disease",
    triage: "self-care"
  },
  {
    id: "hand-foot-mouth-1",
    system: "infection",
    text: "3F low fever 2 d, mouth sores and refuses food, small blisters on palms, soles, buttocks. Daycare cases. Drinks OK.",
    age: 3,
    gender: "female",
    expected: "hand-foot-mouth",
    triage: "self-care"
  },
  {
    id: "chickenpox-1",
    system: "infection",
    text: "Itchy spots all over that started on her chest, some are red bumps, some clear blisters, some crusting over. Fever 101. Not vaccinated. A cousin has it.",
    age: 5,
    gender: "female",
    expected: "chickenpox",
    triage: "self-care"
  },
  {
    id: "scarlet-fever-1",
    system: "infection",
    text: "7M sore throat, fever 39, vomited, sandpaper red rash on neck, trunk, redder in elbow folds, pale around mouth, strawberry tongue.",
    age: 7,
    gender: "male",
    expected: "scarlet-fever",
    triage: "same-day"
  },
  {
    id: "hiv-acute-1",
    system: "infection",
    text: "27M MSM, unprotected sex 3 wks ago. 6 d fever, sore throat, rash on trunk, mouth ulcers, swollen nodes all over, muscle ache, diarrhea. Monospot neg.",
    age: 27,
    gender: "male",
    expected: "hiv-acute",
    triage: "same-day"
  },
  {
    id: "pneumocystis-pneumonia-1",
    system: "infection",
    text: "41M HIV off treatment, CD4 60. 3 wks progressive SOB, dry cough, fever 38.4. SpO2 86% drops walking. CXR bilat perihilar ground glass. LDH 620. Thrush.",
    age: 41,
    gender: "male",
    expected: "pneumocystis-pneumonia",
    acceptable: [
      "aids"
    ],
    triage: "emergency"
  },
  {
    id: "malaria-1",
    system: "infection",
    text: "35F back from Nigeria 12 d ago, no prophylaxis. Fever to 40 with shaking chills and drenching sweats q2d, headache, vomiting, jaundice, spleen palpable. Hb 8.8 plt 62.",
    age: 35,
    gender: "female",
    expected: "malaria",
    triage: "emergency"
  },
  {
    id: "dengue-1",
    system: "infection",
    text: "30M back from Puerto Rico 5 d. Fever 39.6 abrupt, severe headache behind eyes, bone breaking aches, rash, gum bleeding slight. Plt 72, WBC 2.4.",
    age: 30,
    gender: "male",
    expected: "dengue",
    triage: "same-day"
  },
  {
    id: "typhoid-fever-1",
    system: "infection",
    text: "28F returned from Pakistan 2 wks. 9 d stepwise fever now 39.8, HR 76, headache, abdo pain, constipated then loose, rose spots on belly, spleen.",
    age: 28,
    gender: "female",
    expected: "typhoid-fever",
    triage: "same-day"
  },
  {
    id: "lyme-disease-1",
    system: "infection",
    text: "Big red ring on my thigh, getting bigger over a wk, like a bullseye, doesn't itch. Went hiking in Connecticut 2 weeks ago. Achy, tired, mild fever.",
    age: 45,
    gender: "male",
    expected: "lyme-disease",
    triage: "same-day"
  },
  {
    id: "rocky-mountain-spotted-fever-1",
    system: "infection",
    text: "An 11-year-old boy from North Carolina, who had a tick removed eight days ago, has had fever to 40 C, severe headache and muscle pain for four days. Yesterday small pink spots appeared on the wrists and ankles, and now they cover the palms, soles and trunk, and some are purple. He is nauseated. Sodium 129, platelets 88,000. The neck is supple. No one else at home is ill.",
    age: 11,
    gender: "male",
    expected: "rocky-mountain-spotted-fever",
    triage: "emergency"
  },
  {
    id: "cat-scratch-disease-1",
    system: "infection",
    text: "37M swollen tender node R armpit 2 wks, kitten scratched hand 3 wks ago, small bump at scratch. Low fever. No wt loss.",
    age: 37,
    gender: "male",
    expected: "cat-scratch-disease",
    triage: "routine"
  },
  {
    id: "tetanus-1",
    system: "infection",
    text: "55M stepped on rusty nail 8 d ago, never boosted. Jaw stiff can't open mouth, neck and back spasms when touched, sweats. Clear mind. Grinning face.",
    age: 55,
    gender: "male",
    expected: "tetanus",
    triage: "emergency"
  },
  {
    id: "toxic-shock-syndrome-1",
    system: "infection",
    text: "23F day 4 of period using super tampons. Sudden 40.1 fever, vomiting, watery diarrhea, diffuse sunburn-like red rash, faint, red eyes. BP 74/40, HR 142, Cr 2.2.",
    age: 23,
    gender: "female",
    expected: "toxic-shock-syndrome",
    triage: "emergency"
  },
  {
    id: "necrotizing-fasciitis-1",
    system: "infection",
    text: "52M DM. Nick on calf yesterday, today agonizing pain far beyond redness, tense swelling, purple blisters, skin numb, crackles under skin. T 39.4, HR 136, BP 86/50.",
    age: 52,
    gender: "male",
    expected: "necrotizing-fasciitis",
    triage: "emergency"
  },
  {
    id: "syphilis-secondary-1",
    system: "infection",
    text: "31M 3 wks non-itchy rash trunk, palms and soles, patchy hair loss, sore throat, swollen nodes. Painless sore on penis 2 mo ago that healed.",
    age: 31,
    gender: "male",
    expected: "syphilis-secondary",
    triage: "same-day"
  },
  {
    id: "syphilis-primary-1",
    system: "infection",
    text: "24M single painless clean firm ulcer on penis 10 d, rubbery painless groin nodes both sides. No fever, no blisters.",
    age: 24,
    gender: "male",
    expected: "syphilis-primary",
    triage: "same-day"
  },
  {
    id: "osteomyelitis-1",
    system: "infection",
    text: "64M DM foot ulcer 3 mo on great toe, draining, probe hits bone, red, mild pain. ESR 96. T 37.6. X-ray cortical erosion.",
    age: 64,
    gender: "male",
    expected: "osteomyelitis",
    triage: "same-day"
  },
  {
    id: "histoplasmosis-1",
    system: "infection",
    text: "42F cleaned chicken coop in Ohio 3 wks ago. Fever, dry cough, chest discomfort, joint aches, erythema nodosum. CXR hilar nodes w/ nodules. TB neg.",
    age: 42,
    gender: "female",
    expected: "histoplasmosis",
    triage: "routine"
  },
  {
    id: "rabies-1",
    system: "infection",
    text: "29M bitten by a bat 6 wks ago, no shots. 3 d fever, tingling at bite; now agitated, can't drink - throat spasms at sight of water, drools, fear of drafts.",
    age: 29,
    gender: "male",
    expected: "rabies",
    triage: "emergency"
  },
  {
    id: "fever-unknown-viral-1",
    system: "infection",
    text: "29M 2 d fever 38.1, body aches, tired, mild headache, decreased appetite. No cough, no rash, no stiff neck, no travel, no dysuria. Exam normal.",
    age: 29,
    gender: "male",
    expected: "fever-unknown-viral",
    acceptable: [
      "upper-respiratory-infection",
      "influenza"
    ],
    triage: "routine"
  },
  {
    id: "infectious-mononucleosis-2",
    system: "infection",
    text: "A 19-year-old college freshman has had a bad sore throat, fever and overwhelming tiredness for nine days. He can barely get out of bed. Temp 38.6 C, pulse 92. The tonsils are large with a grayish coating and there are palatal petechiae. Tender lymph nodes are enlarged at the back of the neck on both sides and in the armpits. The spleen tip is palpable. A rapid strep test is negative and the blood film shows atypical lymphocytes. He has no cough and no recent travel.",
    age: 19,
    gender: "male",
    expected: "infectious-mononucleosis",
    triage: "same-day"
  },
  {
    id: "shingles-2",
    system: "infection",
    text: "A 72-year-old man had four days of burning pain around the right side of his waist and thought he had a kidney stone. This morning his wife saw a stripe of grouped blisters on red skin from the spine to the navel that does not cross the midline. He feels a bit tired. Temp 37.3 C. He had chickenpox as a boy. He takes prednisone 10 mg daily for polymyalgia. The urine is clear. There is no rash elsewhere.",
    age: 72,
    gender: "male",
    expected: "shingles",
    triage: "same-day"
  },
  {
    id: "sepsis-2",
    system: "infection",
    text: "A 62-year-old man with diabetes and a long-term bladder catheter was found confused by the home nurse. He has been shivering since yesterday and has passed little urine, which is cloudy. Temp 39.4 C, pulse 126, BP 84/46, RR 28, SpO2 93%. His skin is warm and mottled at the knees. Lactate is 5.2 mmol/L, white cells 22,000, creatinine 2.6 mg/dL. There is no neck stiffness or rash. He takes metformin, glargine and tamsulosin.",
    age: 62,
    gender: "male",
    expected: "sepsis",
    triage: "emergency"
  }
];
