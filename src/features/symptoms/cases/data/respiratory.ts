import type { Case } from "../case.schema.ts";

export const respiratoryCases: readonly Case[] = [
  {
    id: "upper-respiratory-infection-1",
    system: "respiratory",
    text: "Runny stuffy nose, scratchy throat, sneezing for 3 days. Little cough. No fever, no short of breath. My kid has the same thing from daycare.",
    age: 29,
    gender: "male",
    expected: "upper-respiratory-infection",
    triage: "self-care"
  },
  {
    id: "upper-respiratory-infection-2",
    system: "respiratory",
    text: "45F 2 d clear rhinorrhea, sneezing, mild sore throat, nasal congestion. T 37.2 C. Lungs clear. No sinus tenderness. Controlled hypothyroidism on levothyroxine.",
    age: 45,
    gender: "female",
    expected: "upper-respiratory-infection",
    triage: "self-care"
  },
  {
    id: "influenza-1",
    system: "respiratory",
    text: "Hit me like a truck yesterday. Fever 103, chills, every muscle aches, splitting headache, dry cough. Half my office is out with it. No rash, not vomiting. Didn't get the shot this year.",
    age: 31,
    gender: "female",
    expected: "influenza",
    triage: "same-day"
  },
  {
    id: "covid-19-1",
    system: "respiratory",
    text: "52M 4 d dry cough, fever 38.3, fatigue, loss of smell and taste. Home antigen test positive. SpO2 97%. No CP. Takes losartan.",
    age: 52,
    gender: "male",
    expected: "covid-19",
    triage: "same-day"
  },
  {
    id: "acute-bronchitis-1",
    system: "respiratory",
    text: "41-year-old with 9 days of cough, now bringing up yellowish phlegm, which began with a cold. She feels tired but otherwise well and has no shortness of breath or chest pain. Temp 37.3, RR 16, pulse 80, SpO2 98%. Scattered rhonchi clear with coughing; no crackles or dullness. Chest X-ray is clear. Never smoked.",
    age: 41,
    gender: "female",
    expected: "acute-bronchitis",
    triage: "routine"
  },
  {
    id: "community-acquired-pneumonia-1",
    system: "respiratory",
    text: "67M 3 d fever 39.1, rigors, productive cough rusty sputum, R pleuritic CP. RR 24, SpO2 92%, HR 108, BP 128/70. Bronchial breathing and crackles R base, dullness. CXR RLL consolidation.",
    age: 67,
    gender: "male",
    expected: "community-acquired-pneumonia",
    triage: "same-day"
  },
  {
    id: "atypical-pneumonia-1",
    system: "respiratory",
    text: "A 21-year-old student in a dormitory has had a nagging dry cough, headache, low-grade fever and malaise for two weeks. His roommate had the same. He looks well. Temp 38.0 C, RR 18, SpO2 97%. There are a few crackles at the left base, and the chest film shows patchy bilateral infiltrates that look worse than he does. Amoxicillin for five days did not help.",
    age: 21,
    gender: "male",
    expected: "atypical-pneumonia",
    acceptable: [
      "community-acquired-pneumonia"
    ],
    triage: "same-day"
  },
  {
    id: "legionella-pneumonia-1",
    system: "respiratory",
    text: "63M returned from cruise, 4 d high fever 40.1, dry cough, watery diarrhea, confusion. HR 88 despite fever. Na 127, raised LFTs. Smoker. CXR patchy consolidation.",
    age: 63,
    gender: "male",
    expected: "legionella-pneumonia",
    acceptable: [
      "community-acquired-pneumonia"
    ],
    triage: "emergency"
  },
  {
    id: "aspiration-pneumonia-1",
    system: "respiratory",
    text: "84F nursing home, prior stroke, dysphagia, PEG declined. Coughed and choked during lunch 2 days ago, now fever 38.6, foul-smelling sputum, RR 26, crackles R lower lobe.",
    age: 84,
    gender: "female",
    expected: "aspiration-pneumonia",
    acceptable: [
      "community-acquired-pneumonia"
    ],
    triage: "same-day"
  },
  {
    id: "asthma-exacerbation-1",
    system: "respiratory",
    text: "6 y/o, known asthma, cold for 2 days, now wheezing, chest tight, talks in short phrases, using her neck muscles. RR 38, SpO2 92%. No fever. Albuterol q4h helping less.",
    age: 6,
    gender: "female",
    expected: "asthma-exacerbation",
    acceptable: [
      "asthma"
    ],
    triage: "same-day"
  },
  {
    id: "asthma-1",
    system: "respiratory",
    text: "I cough and wheeze when I run track, especially when it's cold out, and I wake up coughing at night a couple of times a week. My chest feels tight. My sister's inhaler fixes it in ten minutes. I had eczema as a kid. No fever.",
    age: 16,
    gender: "male",
    expected: "asthma",
    triage: "routine"
  },
  {
    id: "copd-1",
    system: "respiratory",
    text: "64M 45 pack-yr. 3 yrs progressive DOE, daily morning cough w/ white sputum. Barrel chest, prolonged expiration, distant breath sounds. FEV1/FVC 0.58. No wt loss, no hemoptysis, no edema.",
    age: 64,
    gender: "male",
    expected: "copd",
    triage: "routine"
  },
  {
    id: "copd-exacerbation-1",
    system: "respiratory",
    text: "71F COPD GOLD 3 on tiotropium, 3 d more SOB, more cough, sputum turned green. RR 26, diffuse wheeze, SpO2 87%. No leg edema, no CP. T 37.6.",
    age: 71,
    gender: "female",
    expected: "copd-exacerbation",
    triage: "same-day"
  },
  {
    id: "pneumothorax-1",
    system: "respiratory",
    text: "A tall, thin 20-year-old man felt a sudden stabbing pain in the right chest while sitting at his desk and has been short of breath since. He smokes half a pack a day. There was no injury. Pulse 96, BP 124/76, RR 22, SpO2 95%. Breath sounds are diminished and the percussion note hyperresonant on the right. The trachea is midline.",
    age: 20,
    gender: "male",
    expected: "pneumothorax",
    triage: "emergency"
  },
  {
    id: "tension-pneumothorax-1",
    system: "respiratory",
    text: "30M stab wound R chest 20 min ago. Agitated, RR 40, SpO2 80%, BP 70/40, HR 140. Trachea deviated L, neck veins distended, absent breath sounds R, hyperresonant.",
    age: 30,
    gender: "male",
    expected: "tension-pneumothorax",
    triage: "emergency"
  },
  {
    id: "lung-cancer-1",
    system: "respiratory",
    text: "69-year-old man, 50 pack-years, has had a change in his usual cough for three months and coughed up blood streaks several times. He has lost 20 lb without trying and has become hoarse. The fingers are clubbed, and there is a firm lymph node above the left collarbone. He denies fever and night sweats. He has well-controlled hypertension on lisinopril for ten years.",
    age: 69,
    gender: "male",
    expected: "lung-cancer",
    triage: "same-day"
  },
  {
    id: "pulmonary-tuberculosis-1",
    system: "respiratory",
    text: "38M, emigrated from the Philippines 2 yrs ago. 2 mo cough, blood-streaked sputum, drenching night sweats, evening fevers, 8 kg wt loss. CXR RUL cavity.",
    age: 38,
    gender: "male",
    expected: "pulmonary-tuberculosis",
    triage: "same-day"
  },
  {
    id: "pulmonary-fibrosis-1",
    system: "respiratory",
    text: "70M 1.5 yr slowly progressive exertional dyspnea, dry cough. Clubbing. Fine velcro crackles both bases. No orthopnea, no edema, no wheeze. PFT restrictive, low DLCO. HRCT honeycombing.",
    age: 70,
    gender: "male",
    expected: "pulmonary-fibrosis",
    triage: "routine"
  },
  {
    id: "sarcoidosis-1",
    system: "respiratory",
    text: "33-year-old Black woman with two months of dry cough, fatigue and breathlessness. Tender red nodules have appeared on both shins and her ankles ache. Chest x-ray shows bilateral hilar lymphadenopathy. Calcium is 11.0 mg/dL. Tuberculin test is negative. No night sweats or hemoptysis.",
    age: 33,
    gender: "female",
    expected: "sarcoidosis",
    triage: "routine"
  },
  {
    id: "croup-1",
    system: "respiratory",
    text: "Barky seal-like cough woke him up at night, hoarse, makes a harsh noise when breathing in when he cries. He's had a cold for 2 days and temp of 100.8. He's drinking ok and not drooling.",
    age: 2,
    gender: "male",
    expected: "croup",
    triage: "same-day"
  },
  {
    id: "epiglottitis-1",
    system: "respiratory",
    text: "4F unimmunized. 6 h high fever 39.9, very sore throat, drooling, sitting forward tripod, muffled voice, soft inspiratory stridor. No cough. Toxic.",
    age: 4,
    gender: "female",
    expected: "epiglottitis",
    triage: "emergency"
  },
  {
    id: "bronchiolitis-1",
    system: "respiratory",
    text: "A 7-month-old boy has had a runny nose for three days and now breathes fast and wheezes. He takes half of his usual bottles but has wet diapers. Temp 38.1 C, RR 58, SpO2 93%. There are subcostal retractions, diffuse wheezes and fine crackles. It is January and his sister has a cold. No choking episode. No family history of asthma.",
    age: 0.583,
    gender: "male",
    expected: "bronchiolitis",
    triage: "same-day"
  },
  {
    id: "pertussis-1",
    system: "respiratory",
    text: "2 mo old F, not vaccinated yet. 10 d of coughing fits, ends with whoop and vomiting, face goes red then blue; apnea x2 today. Afebrile. Mother has had a cough 3 weeks.",
    age: 0.167,
    gender: "female",
    expected: "pertussis",
    triage: "emergency"
  },
  {
    id: "foreign-body-airway-1",
    system: "respiratory",
    text: "Toddler was eating peanuts, suddenly choked, coughed and turned blue for a minute. Since then he's coughing and has a wheeze on one side only. He was perfectly fine before. No fever, no cold.",
    age: 2,
    gender: "male",
    expected: "foreign-body-airway",
    triage: "emergency"
  },
  {
    id: "obstructive-sleep-apnea-1",
    system: "respiratory",
    text: "My wife says I snore like a freight train and stop breathing at night. I fall asleep at red lights, wake up with headaches and never feel rested. I'm 290 pounds. BP is up too.",
    age: 56,
    gender: "male",
    expected: "obstructive-sleep-apnea",
    triage: "routine"
  },
  {
    id: "hyperventilation-1",
    system: "respiratory",
    text: "27F during exam: fast breathing, tingling around mouth and fingers, carpal spasm, lightheaded, can't get enough air. SpO2 100%, lungs clear, ECG nl. Settled with calm breathing.",
    age: 27,
    gender: "female",
    expected: "hyperventilation",
    acceptable: [
      "panic-disorder"
    ],
    triage: "self-care"
  },
  {
    id: "cystic-fibrosis-1",
    system: "respiratory",
    text: "14F recurrent chest infections since infancy, daily purulent sputum, nasal polyps, bulky greasy foul stools, 3rd centile wt despite good appetite, clubbing. Brother has the same illness.",
    age: 14,
    gender: "female",
    expected: "cystic-fibrosis",
    triage: "routine"
  },
  {
    id: "pleural-effusion-1",
    system: "respiratory",
    text: "59M, 3 wks gradually worsening SOB, dull R chest ache. Stony dull percussion R base, reduced breath sounds + reduced tactile fremitus. No fever. CXR blunted costophrenic angle w/ meniscus.",
    age: 59,
    gender: "male",
    expected: "pleural-effusion",
    triage: "same-day"
  },
  {
    id: "mesothelioma-1",
    system: "respiratory",
    text: "A 73-year-old retired shipyard pipefitter, exposed to asbestos for decades, has four months of dull right-sided chest pain, breathlessness and weight loss of 9 kg. He never smoked. The right side of the chest moves poorly and is dull. CT shows circumferential nodular pleural thickening with an effusion. No fever or hemoptysis.",
    age: 73,
    gender: "male",
    expected: "mesothelioma",
    acceptable: [
      "lung-cancer"
    ],
    triage: "routine"
  },
  {
    id: "pulmonary-hypertension-1",
    system: "respiratory",
    text: "36F 8 mo progressive exertional dyspnea, fatigue, 2 near syncopes on stairs. Loud P2, RV heave, TR murmur, JVP up, ankle edema. Lungs clear. V/Q normal. No clot history.",
    age: 36,
    gender: "female",
    expected: "pulmonary-hypertension",
    triage: "routine"
  },
  {
    id: "neonatal-respiratory-distress-1",
    system: "respiratory",
    text: "Born at 29 weeks by emergency C-section, 1 h old. Grunting, nasal flaring, retractions, RR 78, cyanotic in room air. CXR ground-glass with air bronchograms. No maternal fever.",
    age: 0.003,
    gender: "male",
    expected: "neonatal-respiratory-distress",
    triage: "emergency"
  },
  {
    id: "bronchiectasis-1",
    system: "respiratory",
    text: "58F lifelong cough since childhood measles pneumonia, cupfuls of foul green sputum every day, several chest infections a yr, occasional streaky hemoptysis. Coarse crackles L base, clubbing. Never smoked.",
    age: 58,
    gender: "female",
    expected: "bronchiectasis",
    triage: "same-day"
  },
  {
    id: "community-acquired-pneumonia-2",
    system: "respiratory",
    text: "A 70-year-old woman has been coughing for four days, at first dry and now with rust-colored sputum. She has had fevers with shivering and pain in the left chest on breathing. Her husband says she is not eating. Temp 39.0 C, pulse 106, RR 24, BP 126/72, SpO2 91%. There is dullness, bronchial breathing and crackles at the left base. She has osteoarthritis and well-controlled hypertension and takes lisinopril and acetaminophen. Her legs are not swollen.",
    age: 70,
    gender: "female",
    expected: "community-acquired-pneumonia",
    triage: "same-day"
  },
  {
    id: "bronchiolitis-2",
    system: "respiratory",
    text: "A five-month-old girl has had a snotty nose and cough for four days and since last night breathes fast and wheezes. She takes only half her feeds but still wets her diapers. It is January, and her older brother has a cold. Temp 37.9 C, RR 60, HR 158, SpO2 93%. There are intercostal retractions, wheezes and crackles on both sides. She was born at 36 weeks. There was no choking. Nobody in the family has asthma.",
    age: 0.417,
    gender: "female",
    expected: "bronchiolitis",
    triage: "same-day"
  },
  {
    id: "croup-2",
    system: "respiratory",
    text: "An 18-month-old boy woke at midnight with a harsh barking cough and noisy breathing in. He had a runny nose and slight fever for a day. His voice is hoarse. The noise is loud when he cries and faint when he is calm. Temp 38.2 C, RR 34, SpO2 97%. He swallows well, does not drool and lies flat without difficulty. He is fully immunized. No toy or food was near him.",
    age: 1.5,
    gender: "male",
    expected: "croup",
    triage: "same-day"
  },
  {
    id: "copd-exacerbation-2",
    system: "respiratory",
    text: "A 68-year-old man with COPD who still smokes has had a cold for five days, and for the past three days he has been more breathless than usual. His cough is worse and the sputum has turned from white to green and doubled in amount. He uses tiotropium and albuterol. Temp 37.5 C, RR 26, pulse 104, SpO2 88%. He breathes through pursed lips, and there is diffuse wheeze with a long expiration. There is no leg swelling or chest pain. The chest x-ray shows hyperinflation without consolidation.",
    age: 68,
    gender: "male",
    expected: "copd-exacerbation",
    triage: "same-day"
  },
  {
    id: "asthma-exacerbation-2",
    system: "respiratory",
    text: "A 24-year-old woman with asthma since childhood has become tight-chested and wheezy since visiting a friend with three cats yesterday. She used her albuterol ten times overnight. She speaks in short phrases and uses her neck muscles to breathe. Temp 36.9 C, HR 118, RR 30, SpO2 92%; peak flow is 45% of her best. There are widespread wheezes on both sides. She has no fever, rash or lip swelling. Her legs are normal. She takes loratadine.",
    age: 24,
    gender: "female",
    expected: "asthma-exacerbation",
    triage: "same-day"
  }
];
