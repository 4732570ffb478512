import type { Case } from "../case.schema.ts";

export const cardiovascularCases: readonly Case[] = [
  {
    id: "acute-myocardial-infarction-1",
    system: "cardiovascular",
    text: "58M, smoker, HTN, T2DM on metformin. 50 min crushing retrosternal CP radiating to L arm + jaw, diaphoretic, nauseated. BP 100/60, HR 104, SpO2 95% RA. No relief with 3x SL NTG.",
    age: 58,
    gender: "male",
    expected: "acute-myocardial-infarction",
    acceptable: [
      "unstable-angina"
    ],
    triage: "emergency"
  },
  {
    id: "acute-myocardial-infarction-2",
    system: "cardiovascular",
    text: "I'm not having chest pain exactly, but since this morning I feel this heaviness high up in my stomach and I've been sweaty and sick to my stomach and just wiped out. I get short of breath walking to the bathroom. I have diabetes and high cholesterol.",
    age: 72,
    gender: "female",
    expected: "acute-myocardial-infarction",
    acceptable: [
      "unstable-angina"
    ],
    triage: "emergency"
  },
  {
    id: "stable-angina-1",
    system: "cardiovascular",
    text: "A 66-year-old man reports four months of tightness across the chest when he climbs two flights of stairs or walks uphill in the cold. It settles within three minutes of resting and has not become more frequent. He denies pain at rest, syncope and palpitations. He takes atorvastatin and amlodipine. His father had a heart attack at age 54. Blood pressure is 142/84 mm Hg, pulse 72/min, and examination is unremarkable.",
    age: 66,
    gender: "male",
    expected: "stable-angina",
    triage: "routine"
  },
  {
    id: "unstable-angina-1",
    system: "cardiovascular",
    text: "61F with known CAD, exertional angina x 2 yrs, now 3 episodes of chest pressure at rest over past 24 h, each 15 min, worse than usual. Troponin neg x1. No fever, no cough.",
    age: 61,
    gender: "female",
    expected: "unstable-angina",
    acceptable: [
      "acute-myocardial-infarction"
    ],
    triage: "emergency"
  },
  {
    id: "heart-failure-1",
    system: "cardiovascular",
    text: "74F hx MI. 3 wk progressive DOE, 3-pillow orthopnea, PND, ankle swelling, wt up 5 kg. JVD, bibasilar crackles, S3, 2+ pitting edema. Denies chest pain.",
    age: 74,
    gender: "female",
    expected: "heart-failure",
    acceptable: [
      "acute-heart-failure"
    ],
    triage: "same-day"
  },
  {
    id: "acute-heart-failure-1",
    system: "cardiovascular",
    text: "An 81-year-old man is brought in at 3 a.m. gasping for breath. He woke suddenly an hour ago unable to lie down and is coughing up pink frothy sputum. He has hypertension and ischemic cardiomyopathy and ran out of his furosemide last week. He is sitting upright, sweating; BP 198/110, HR 122, RR 34, oxygen saturation 84% on room air. There are crackles to the apices and a third heart sound. He is afebrile.",
    age: 81,
    gender: "male",
    expected: "acute-heart-failure",
    triage: "emergency"
  },
  {
    id: "atrial-fibrillation-1",
    system: "cardiovascular",
    text: "My heart has been fluttering and beating all over the place since yesterday, it's like a fish flopping around in there. I get tired and a bit winded. No chest pain, havent fainted. I take pills for blood pressure.",
    age: 69,
    gender: "male",
    expected: "atrial-fibrillation",
    triage: "same-day"
  },
  {
    id: "paroxysmal-svt-1",
    system: "cardiovascular",
    text: "24F sudden onset rapid regular palpitations 40 min ago while studying, HR 190 regular narrow complex. Lightheaded. Prior similar episodes that stopped suddenly when she bore down. No CP, no fever, normal thyroid tests.",
    age: 24,
    gender: "female",
    expected: "paroxysmal-svt",
    acceptable: [
      "wolff-parkinson-white"
    ],
    triage: "same-day"
  },
  {
    id: "aortic-dissection-1",
    system: "cardiovascular",
    text: "A 63-year-old man with long-standing poorly controlled hypertension developed sudden tearing pain in the chest that went straight through to between his shoulder blades. The pain was worst at onset. BP is 190/105 in the right arm and 150/90 in the left arm. A soft diastolic murmur is heard at the left sternal border. He has had no fever or cough. ECG shows no ST elevation.",
    age: 63,
    gender: "male",
    expected: "aortic-dissection",
    triage: "emergency"
  },
  {
    id: "abdominal-aortic-aneurysm-rupture-1",
    system: "cardiovascular",
    text: "76M heavy smoker. Sudden severe L flank/back pain, collapsed at home. BP 84/50, HR 118, pale, clammy. Pulsatile abdominal mass. No hematuria.",
    age: 76,
    gender: "male",
    expected: "abdominal-aortic-aneurysm-rupture",
    triage: "emergency"
  },
  {
    id: "acute-pericarditis-1",
    system: "cardiovascular",
    text: "27M sharp retrosternal CP x 2 d, worse lying flat and with deep breath, better sitting forward. Cold 10 d ago. Friction rub. ECG diffuse ST elevation with PR depression. T 37.9 C.",
    age: 27,
    gender: "male",
    expected: "acute-pericarditis",
    triage: "same-day"
  },
  {
    id: "cardiac-tamponade-1",
    system: "cardiovascular",
    text: "A 52-year-old woman under treatment for metastatic breast cancer presents with two days of worsening breathlessness and light-headedness. Her pulse is 126/min and blood pressure 82/64 mmHg, with a fall of 22 mmHg on inspiration. The neck veins are distended, heart sounds are muffled and the lungs are clear. ECG shows low voltage with electrical alternans. She has no leg swelling or calf pain.",
    age: 52,
    gender: "female",
    expected: "cardiac-tamponade",
    triage: "emergency"
  },
  {
    id: "myocarditis-1",
    system: "cardiovascular",
    text: "A previously healthy 22-year-old college student had a flu-like illness two weeks ago. For three days he has had chest pain, palpitations and increasing breathlessness on exertion. Temperature is 37.8 C, HR 118, BP 98/60. There is a gallop rhythm and a few basal crackles. Troponin is elevated and echocardiography shows globally reduced function. No drug use and no family history of sudden death.",
    age: 22,
    gender: "male",
    expected: "myocarditis",
    triage: "emergency"
  },
  {
    id: "infective-endocarditis-1",
    system: "cardiovascular",
    text: "34M IVDU. 10 d fever 39.2, rigors, night sweats, wt loss. New regurgitant murmur at LLSB, splinter hemorrhages, splenomegaly. Blood cx pending.",
    age: 34,
    gender: "male",
    expected: "infective-endocarditis",
    triage: "emergency"
  },
  {
    id: "rheumatic-fever-1",
    system: "cardiovascular",
    text: "9 y/o girl, sore throat 3 wks ago untreated. Now fever, knee then ankle then wrist pain and swelling moving from joint to joint, new apical systolic murmur, and pink ring-shaped rash on trunk. Recent jerky movements of hands noted by teacher.",
    age: 9,
    gender: "female",
    expected: "rheumatic-fever",
    triage: "same-day"
  },
  {
    id: "aortic-stenosis-1",
    system: "cardiovascular",
    text: "78-year-old man passed out while shoveling snow. Over the past six months he has had exertional chest tightness and getting out of breath on stairs. There is a harsh crescendo-decrescendo systolic murmur at the right upper sternal border radiating to the carotids, with a slow-rising pulse. No prior MI. Takes tamsulosin for his prostate.",
    age: 78,
    gender: "male",
    expected: "aortic-stenosis",
    triage: "same-day"
  },
  {
    id: "hypertrophic-cardiomyopathy-1",
    system: "cardiovascular",
    text: "A 17-year-old basketball player collapsed during practice and came round within a minute. He had had some breathlessness and chest discomfort during training for months. His uncle died suddenly at age 29. A systolic murmur along the left sternal edge becomes louder on standing and with Valsalva. He did not bite his tongue and was not confused afterwards. Temp 36.8, pulse 78, BP 118/70.",
    age: 17,
    gender: "male",
    expected: "hypertrophic-cardiomyopathy",
    triage: "emergency"
  },
  {
    id: "essential-hypertension-1",
    system: "cardiovascular",
    text: "55F, routine visit, asymptomatic. BP 158/96, 154/94 and 156/98 on three visits. BMI 31. Denies headache, chest pain, vision change. Mother and brother have high blood pressure.",
    age: 55,
    gender: "female",
    expected: "essential-hypertension",
    triage: "routine"
  },
  {
    id: "hypertensive-emergency-1",
    system: "cardiovascular",
    text: "49M stopped lisinopril + clonidine 1 wk ago. Severe HA, blurred vision, confusion since this am. BP 238/136. Papilledema, retinal hemorrhages. No focal weakness. Cr 2.4.",
    age: 49,
    gender: "male",
    expected: "hypertensive-emergency",
    triage: "emergency"
  },
  {
    id: "deep-vein-thrombosis-1",
    system: "cardiovascular",
    text: "My left calf has been swollen and sore for 3 days. It's warm and a bit red, and bigger than the other one. I flew back from Australia last week and I'm on the pill. No chest pain and I can breathe fine.",
    age: 44,
    gender: "female",
    expected: "deep-vein-thrombosis",
    triage: "same-day"
  },
  {
    id: "pulmonary-embolism-1",
    system: "cardiovascular",
    text: "38F, 2 wk post-op knee arthroscopy, on OCP. Sudden SOB + pleuritic R chest pain, one episode of hemoptysis. HR 116, RR 26, SpO2 90%. Lungs clear. R calf tender, swollen. Afebrile.",
    age: 38,
    gender: "female",
    expected: "pulmonary-embolism",
    triage: "emergency"
  },
  {
    id: "peripheral-artery-disease-1",
    system: "cardiovascular",
    text: "I get cramps in my right calf after I walk about a block and a half. If I stop for a couple of minutes it goes away, then it comes back at the same distance. My foot is always cold. Been going on maybe a year. I smoke a pack a day and have since I was 18.",
    age: 70,
    gender: "male",
    expected: "peripheral-artery-disease",
    triage: "routine"
  },
  {
    id: "acute-limb-ischemia-1",
    system: "cardiovascular",
    text: "77F AF, not anticoagulated. 2 h sudden L leg pain, foot cold, pale, numb, cannot move toes. No pulses below groin. No trauma.",
    age: 77,
    gender: "female",
    expected: "acute-limb-ischemia",
    triage: "emergency"
  },
  {
    id: "raynaud-phenomenon-1",
    system: "cardiovascular",
    text: "26F fingers go white, then blue, then red and tingly in cold or when stressed, x 5 yrs. No ulcers, no joint pain, no rash. ANA negative.",
    age: 26,
    gender: "female",
    expected: "raynaud-phenomenon",
    triage: "routine"
  },
  {
    id: "kawasaki-disease-1",
    system: "cardiovascular",
    text: "A 3-year-old boy has had fever up to 39.8 C for six days that does not respond to acetaminophen. Both eyes are red without discharge, the lips are cracked and the tongue is strawberry red. The hands and feet are swollen and there is a patchy rash on the trunk. A single lymph node of 2 cm is felt on the left side of the neck. He is very irritable. Throat swab for strep was negative.",
    age: 3,
    gender: "male",
    expected: "kawasaki-disease",
    triage: "emergency"
  },
  {
    id: "vasovagal-syncope-1",
    system: "cardiovascular",
    text: "19F fainted while having blood drawn. Felt warm, sweaty, nauseated, tunnel vision, then out 20 s. Pale. No tongue biting, no incontinence, no confusion after. ECG normal.",
    age: 19,
    gender: "female",
    expected: "vasovagal-syncope",
    triage: "routine"
  },
  {
    id: "orthostatic-hypotension-1",
    system: "cardiovascular",
    text: "79M dizzy whenever standing up x 1 mo, nearly fell twice. Started doxazosin for BPH; also on HCTZ. BP 138/80 supine, 108/62 standing. No vertigo, no chest pain, no melena.",
    age: 79,
    gender: "male",
    expected: "orthostatic-hypotension",
    triage: "routine"
  },
  {
    id: "ventricular-septal-defect-1",
    system: "cardiovascular",
    text: "8 wk old boy, tires and sweats with feeds, poor wt gain, fast breathing. Harsh pansystolic murmur at LLSB with thrill, liver 3 cm. Not cyanosed. SpO2 97%.",
    age: 0.153,
    gender: "male",
    expected: "ventricular-septal-defect",
    triage: "same-day"
  },
  {
    id: "tetralogy-of-fallot-1",
    system: "cardiovascular",
    text: "A 5-month-old girl turns blue when she cries or feeds and then breathes fast and deep. During the last spell she became limp for a short time; drawing up her knees seems to help. There is a harsh systolic ejection murmur at the left upper sternal border and a single second heart sound. Oxygen saturation is 78%. No fever, no cough.",
    age: 0.417,
    gender: "female",
    expected: "tetralogy-of-fallot",
    triage: "emergency"
  },
  {
    id: "mitral-valve-prolapse-1",
    system: "cardiovascular",
    text: "25F occasional palpitations and fleeting sharp non-exertional chest pain. Tall thin. Mid-systolic click followed by late systolic murmur at apex. No syncope.",
    age: 25,
    gender: "female",
    expected: "mitral-valve-prolapse",
    triage: "routine"
  },
  {
    id: "peripartum-cardiomyopathy-1",
    system: "cardiovascular",
    text: "34F G3P3, 3 wk after delivery. Worsening dyspnea, can't lie flat, leg swelling, cough at night. HR 112, BP 110/70, JVP raised, S3, basal crackles. No proteinuria. Afebrile.",
    age: 34,
    gender: "female",
    expected: "peripartum-cardiomyopathy",
    acceptable: [
      "heart-failure"
    ],
    triage: "same-day"
  },
  {
    id: "chronic-venous-insufficiency-1",
    system: "cardiovascular",
    text: "62F heavy aching legs and ankle swelling worse in the evening, better with legs up, x yrs. Brown discoloration above medial ankles, varicose veins, shallow ulcer R medial malleolus. Pulses palpable.",
    age: 62,
    gender: "female",
    expected: "chronic-venous-insufficiency",
    acceptable: [
      "varicose-veins"
    ],
    triage: "routine"
  },
  {
    id: "takotsubo-1",
    system: "cardiovascular",
    text: "A 68-year-old woman developed severe chest pain and breathlessness an hour after learning that her husband had died. ECG shows ST elevation in the anterior leads and troponin is mildly raised. Coronary angiography shows no obstruction, and the apex of the ventricle balloons. She has no history of heart disease. BP 104/66, HR 98.",
    age: 68,
    gender: "female",
    expected: "takotsubo",
    acceptable: [
      "acute-myocardial-infarction"
    ],
    triage: "emergency"
  },
  {
    id: "pots-1",
    system: "cardiovascular",
    text: "Every time I stand up my heart goes crazy, like 130, and I feel lightheaded, shaky and foggy. It goes away if I lie down. This has been going on for 8 months since I had covid. My blood pressure doesnt drop when they check it. I dont pass out.",
    age: 20,
    gender: "female",
    expected: "pots",
    triage: "routine"
  },
  {
    id: "pulmonary-embolism-2",
    system: "cardiovascular",
    text: "A 54-year-old man was discharged nine days ago after surgery for colon cancer. Two hours ago he suddenly became short of breath, with a sharp pain on the left side of the chest when he breathes in. He feels anxious and nearly fainted in the hallway. Temp 37.6 C, HR 124, BP 104/68, RR 28, SpO2 88% on room air. The lungs are clear and the right thigh and calf are swollen. He has hypothyroidism and takes levothyroxine. He denies productive cough.",
    age: 54,
    gender: "male",
    expected: "pulmonary-embolism",
    triage: "emergency"
  },
  {
    id: "acute-myocardial-infarction-3",
    system: "cardiovascular",
    text: "A 48-year-old woman with a 30 pack-year smoking history is seen for discomfort between the shoulder blades and in the jaw for the past ninety minutes. She is nauseated, sweaty and light-headed. Her mother died of a heart attack at 50. She takes an oral contraceptive and ranitidine. BP 148/88, pulse 96 regular, SpO2 97%, temp 98.4 F. Pressing on the chest does not hurt. The pain is not altered by breathing, and the calves are normal.",
    age: 48,
    gender: "female",
    expected: "acute-myocardial-infarction",
    acceptable: [
      "unstable-angina"
    ],
    triage: "emergency"
  },
  {
    id: "heart-failure-2",
    system: "cardiovascular",
    text: "A 67-year-old woman has become more tired and breathless over two months. She sleeps propped on three pillows and wakes at night gasping. Her ankles swell by evening and her shoes no longer fit. She had a heart attack six years ago and takes aspirin and atorvastatin. BP 132/84, pulse 92, RR 20, SpO2 94%. The neck veins are raised, there is a third heart sound, crackles at both bases and pitting edema to the knees. She has no fever, sputum or chest pain.",
    age: 67,
    gender: "female",
    expected: "heart-failure",
    triage: "same-day"
  },
  {
    id: "aortic-dissection-2",
    system: "cardiovascular",
    text: "A 61-year-old man was loading his car when he felt an abrupt ripping pain in the front of the chest that moved to the back and down into the belly. He broke out in a sweat and passed out briefly. He has hypertension but takes his pills only now and then. BP 186/100 in the left arm and 138/84 in the right. The left radial pulse is stronger than the right, and there is an early diastolic murmur. The chest film shows a wide mediastinum. He has no calf swelling.",
    age: 61,
    gender: "male",
    expected: "aortic-dissection",
    triage: "emergency"
  },
  {
    id: "deep-vein-thrombosis-2",
    system: "cardiovascular",
    text: "A 50-year-old woman being treated for breast cancer with tamoxifen has had a swollen, aching right leg for four days. The calf is 4 cm larger than the other, warm and tender along the deep veins, with pitting edema on that side only. She has had no injury. Temp 37.2 C, pulse 82, SpO2 98%. She has no chest pain, cough or breathlessness. The skin is not broken and the groin nodes are normal. She also takes vitamin D.",
    age: 50,
    gender: "female",
    expected: "deep-vein-thrombosis",
    triage: "same-day"
  },
  {
    id: "vasovagal-syncope-2",
    system: "cardiovascular",
    text: "A 16-year-old girl fainted during a long school assembly in a hot hall. Before that she felt warm, queasy and sweaty, her sight went gray and her ears rang. A friend saw her go pale and slump; she came round within half a minute and knew where she was. There was no jerking, tongue biting or incontinence. She skipped breakfast. No one in the family has died suddenly. Pulse 72, BP 108/66 without a drop on standing. Heart sounds and ECG are normal.",
    age: 16,
    gender: "female",
    expected: "vasovagal-syncope",
    triage: "routine"
  }
];
