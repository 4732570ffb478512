import type { Case } from "../case.schema.ts";

export const urinaryCases: readonly Case[] = [
  {
    id: "cystitis-1",
    system: "urinary",
    text: "Burning when I pee, have to go every half hour and only a few drops come, a bit of blood this morning. No fever, no back pain, no discharge. Started yesterday.",
    age: 26,
    gender: "female",
    expected: "cystitis",
    triage: "routine"
  },
  {
    id: "pyelonephritis-1",
    system: "urinary",
    text: "A 32-year-old woman had burning on urination for four days and since yesterday has shaking chills, nausea and pain in the right flank. Temp 39.3 C, pulse 108, BP 118/70. The right costovertebral angle is tender. Urinalysis shows nitrite and many white cells. The pregnancy test is negative. She takes sertraline.",
    age: 32,
    gender: "female",
    expected: "pyelonephritis",
    triage: "same-day"
  },
  {
    id: "pediatric-uti-1",
    system: "urinary",
    text: "14 mo F 2 d fever 39.4 with no source, fussy, vomited once, foul smelling urine. Ears, throat, chest clear. UA LE + nitrite +.",
    age: 1.167,
    gender: "female",
    expected: "pediatric-uti",
    triage: "same-day"
  },
  {
    id: "nephrolithiasis-1",
    system: "urinary",
    text: "41M sudden severe L flank pain in waves radiating to groin and testicle, can't sit still, vomiting. UA RBC 3+. Afebrile. CVA tender. Had a stone in 2019.",
    age: 41,
    gender: "male",
    expected: "nephrolithiasis",
    triage: "same-day"
  },
  {
    id: "obstructive-pyelonephritis-1",
    system: "urinary",
    text: "57F L ureteral stone on CT yesterday. Now rigors T 39.8, BP 86/50, HR 124, L flank pain, UA WBC TNTC. L hydronephrosis.",
    age: 57,
    gender: "female",
    expected: "obstructive-pyelonephritis",
    triage: "emergency"
  },
  {
    id: "acute-glomerulonephritis-1",
    system: "urinary",
    text: "A 9-year-old boy has passed cola-colored urine for two days and his face is puffy in the morning. He had a skin infection with crusts about three weeks ago. BP 138/92 mm Hg, temp 36.9. The urine contains red cell casts and protein 1+. C3 is low. There is no abdominal pain or purpura.",
    age: 9,
    gender: "male",
    expected: "acute-glomerulonephritis",
    triage: "same-day"
  },
  {
    id: "iga-nephropathy-1",
    system: "urinary",
    text: "22M visible blood in urine 1 day after start of sore throat; same happened last winter with a cold. No pain. BP 134/84. Cr normal. RBC casts.",
    age: 22,
    gender: "male",
    expected: "iga-nephropathy",
    triage: "same-day"
  },
  {
    id: "nephrotic-syndrome-1",
    system: "urinary",
    text: "4M puffy eyes 1 wk, now swollen belly, scrotum and legs, foamy urine. Protein 4+, no blood. Albumin 1.6. BP normal.",
    age: 4,
    gender: "male",
    expected: "nephrotic-syndrome",
    triage: "same-day"
  },
  {
    id: "bph-1",
    system: "urinary",
    text: "71M weak stream, hesitancy, nocturia x4, dribbling, feels not empty for 2 yrs. Smooth enlarged prostate. PSA 2.1. No hematuria, no pain.",
    age: 71,
    gender: "male",
    expected: "bph",
    triage: "routine"
  },
  {
    id: "acute-prostatitis-1",
    system: "urinary",
    text: "48M 2 d fever 39, chills, perineal pain, dysuria, frequency, weak stream. Prostate exquisitely tender boggy.",
    age: 48,
    gender: "male",
    expected: "acute-prostatitis",
    triage: "same-day"
  },
  {
    id: "urinary-retention-1",
    system: "urinary",
    text: "74M BPH, took Benadryl and cold medicine. Can't pee for 14 h, severe suprapubic pain, palpable bladder to umbilicus. No fever, legs strong.",
    age: 74,
    gender: "male",
    expected: "urinary-retention",
    triage: "emergency"
  },
  {
    id: "bladder-cancer-1",
    system: "urinary",
    text: "I've peed blood on and off for 5 weeks, it doesn't hurt at all. Last time there were clots. I smoked 40 years and worked in a dye plant. No fever or burning.",
    age: 67,
    gender: "male",
    expected: "bladder-cancer",
    triage: "same-day"
  },
  {
    id: "renal-cell-carcinoma-1",
    system: "urinary",
    text: "63M hematuria 1 mo, R flank ache, wt loss 8 kg, palpable R flank mass, Hb 17.8, new varicocele R that doesn't empty lying. Low grade fevers.",
    age: 63,
    gender: "male",
    expected: "renal-cell-carcinoma",
    triage: "same-day"
  },
  {
    id: "testicular-torsion-1",
    system: "urinary",
    text: "A 14-year-old boy was woken at 4 a.m., three hours ago, by severe pain in the left testicle, with vomiting. He had two brief attacks last month that went away. The left testis lies high and sideways, is swollen and extremely tender, and the cremasteric reflex is absent. Lifting the scrotum does not help. No dysuria, no fever. Urinalysis is clean.",
    age: 14,
    gender: "male",
    expected: "testicular-torsion",
    triage: "emergency"
  },
  {
    id: "epididymitis-1",
    system: "urinary",
    text: "25M 4 d gradual R scrotal pain/swelling, dysuria, urethral discharge, T 38. Tender behind testis, cremasteric present, eases w/ elevation. New partner.",
    age: 25,
    gender: "male",
    expected: "epididymitis",
    triage: "same-day"
  },
  {
    id: "testicular-cancer-1",
    system: "urinary",
    text: "28M painless hard lump L testis x 6 wks, feels heavy. No fever, doesn't transilluminate. Undescended testis repaired age 3.",
    age: 28,
    gender: "male",
    expected: "testicular-cancer",
    triage: "same-day"
  },
  {
    id: "stress-incontinence-1",
    system: "urinary",
    text: "I leak a bit when I cough, laugh or jump at the gym. Three kids, all vaginal. Not burning and I don't get sudden urges. Been like this a couple years.",
    age: 55,
    gender: "female",
    expected: "stress-incontinence",
    triage: "routine"
  },
  {
    id: "genital-herpes-1",
    system: "urinary",
    text: "20M 4 d painful cluster of blisters then shallow ulcers on penis shaft, tingling before, tender groin nodes, fever 37.9, burning pee.",
    age: 20,
    gender: "male",
    expected: "genital-herpes",
    triage: "same-day"
  },
  {
    id: "enuresis-1",
    system: "urinary",
    text: "nearly 7 y/o boy wets bed 4 nights a week, never been dry at night. Dry all day. No thirst, no burning, growth good. Father wet till 10.",
    age: 6,
    gender: "male",
    expected: "enuresis",
    triage: "routine"
  },
  {
    id: "hyperkalemia-1",
    system: "urinary",
    text: "76M CKD 4 on lisinopril, spironolactone, TMP-SMX started last wk. Weak legs, palpitations. HR 38, ECG peaked T, wide QRS.",
    age: 76,
    gender: "male",
    expected: "hyperkalemia",
    triage: "emergency"
  },
  {
    id: "hyponatremia-1",
    system: "urinary",
    text: "68F started HCTZ and sertraline 2 wks ago. 3 d nausea, headache, lethargy, confused, seizure today. Euvolemic. Afebrile. No focal weakness.",
    age: 68,
    gender: "female",
    expected: "hyponatremia",
    triage: "emergency"
  },
  {
    id: "acute-kidney-injury-1",
    system: "urinary",
    text: "An 80-year-old man with four days of diarrhea kept taking lisinopril, furosemide and ibuprofen. He has passed very little urine since yesterday and feels sick and drowsy. Mouth is dry. BP 98/60 supine, HR 100. Creatinine is 4.1 mg/dL, having been 1.1 last month. The bladder is empty on scan. No hematuria.",
    age: 80,
    gender: "male",
    expected: "acute-kidney-injury",
    triage: "same-day"
  },
  {
    id: "polycystic-kidney-1",
    system: "urinary",
    text: "40M HTN since 31, bilateral flank fullness, occasional hematuria, palpable irregular masses both flanks. Mother on dialysis, aunt died of brain aneurysm.",
    age: 40,
    gender: "male",
    expected: "polycystic-kidney",
    triage: "routine"
  },
  {
    id: "fournier-1",
    system: "urinary",
    text: "64M diabetic BMI 40. 2 d perineal & scrotal pain out of proportion, swelling, black patch, crepitus, foul smell. T 39.2 HR 126 BP 88/52.",
    age: 64,
    gender: "male",
    expected: "fournier",
    triage: "emergency"
  },
  {
    id: "nephrolithiasis-2",
    system: "urinary",
    text: "A 45-year-old truck driver is doubled over with pain that began suddenly two hours ago in the right flank and comes in waves. It shoots down to the groin and the tip of the penis. He has vomited twice and cannot find a comfortable position. He drinks little water at work. Temp 36.9 C, pulse 104, BP 150/90. The right flank is tender to percussion but the abdomen is soft. The urine dipstick shows large blood, no nitrite. His brother has had kidney stones.",
    age: 45,
    gender: "male",
    expected: "nephrolithiasis",
    triage: "same-day"
  },
  {
    id: "pyelonephritis-2",
    system: "urinary",
    text: "A 23-year-old woman with a history of bladder infections has had frequency and burning on passing urine for three days. Since last night she has had rigors, vomiting and pain in the left back. Temp 39.4 C, pulse 112, BP 112/64, RR 18. Percussion over the left kidney is painful. The abdomen is soft. Urine: leukocyte esterase positive, nitrite positive, white cell casts. Pregnancy test is negative. There is no vaginal discharge. She is allergic to penicillin.",
    age: 23,
    gender: "female",
    expected: "pyelonephritis",
    triage: "same-day"
  },
  {
    id: "bph-2",
    system: "urinary",
    text: "A 74-year-old man gets up five times a night to pass urine. For three years his stream has become weak; he has to wait for it to start and it dribbles at the end. He feels he never empties fully. He has no pain, blood or fever. He takes atorvastatin and aspirin. The prostate is smooth, rubbery and enlarged, with no nodule. PSA is 2.8 ng/mL and urinalysis is normal. His weight is steady.",
    age: 74,
    gender: "male",
    expected: "bph",
    triage: "routine"
  },
  {
    id: "acute-kidney-injury-2",
    system: "urinary",
    text: "A 77-year-old woman with hypertension and osteoarthritis caught a stomach bug a week ago and could keep little down for five days. She went on taking her losartan, hydrochlorothiazide and diclofenac. She now feels nauseated and listless and has hardly passed urine for a day. Tongue dry, skin slack. BP 94/56, pulse 102. Creatinine is 3.8 mg/dL, from 0.9 in the spring; BUN 92. The bladder is empty on ultrasound and the kidneys look normal. There is no rash or blood in the urine.",
    age: 77,
    gender: "female",
    expected: "acute-kidney-injury",
    triage: "same-day"
  }
];
