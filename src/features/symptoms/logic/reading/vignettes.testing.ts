import type { Patient } from "../patient.ts";

/** Sentences of our own and what a careful reader takes from them: stated findings, and those expressly denied. */
export type Vignette = {
  readonly text: string;
  readonly patient: Patient;
  readonly stated: readonly string[];
  readonly denied: readonly string[];
};

const of = (
  age: number,
  sex: Patient["sex"],
  text: string,
  stated: string,
  denied = "",
): Vignette => ({
  text,
  patient: { age, sex },
  stated: stated.split(" ").filter(Boolean),
  denied: denied.split(" ").filter(Boolean),
});

export const VIGNETTES: readonly Vignette[] = [
  of(
    27,
    "female",
    "A 27-year-old woman comes to the clinic because of burning on urination and having to go every hour since yesterday. She has some discomfort above the pubic bone but no fever, chills, flank pain, or vaginal discharge. She is sexually active with a new partner.",
    "dysuria urinary-frequency abdominal-pain-suprapubic sexually-active-new-partner",
    "fever chills flank-pain vaginal-discharge",
  ),
  of(
    63,
    "male",
    "A 63-year-old man with a history of hypertension and type 2 diabetes is brought in with crushing chest pressure that began 40 minutes ago while shoveling snow. The pain spreads to his left arm and jaw. He is sweating and nauseated. He denies shortness of breath, palpitations, or syncope. BP 150/95, HR 104, SpO2 97%.",
    "hx-hypertension hx-diabetes chest-pain chest-pain-pressure chest-pain-radiating-arm sweating nausea hypertension tachycardia",
    "dyspnea palpitations syncope",
  ),
  of(
    7,
    "male",
    "7yo boy with 2 days of sore throat and fever to 39.2 C. No cough, no runny nose. Tonsils are red and swollen with white exudate and there are tender anterior cervical nodes. Fine sandpaper rash on the trunk.",
    "sore-throat fever tonsils-swollen tonsil-exudate lymphadenopathy-cervical lymphadenopathy-tender rash-sandpaper",
    "cough runny-nose",
  ),
  of(
    71,
    "female",
    "71F c/o sudden weakness of her right arm and leg with slurred speech that started 2 hours ago. Her face droops on the right. She has atrial fibrillation but is not taking her anticoagulant. No headache, no vomiting, no seizure.",
    "weakness-one-side speech-slurred facial-droop hx-atrial-fibrillation onset-sudden",
    "headache vomiting seizure",
  ),
  of(
    0.4,
    "female",
    "A 5-month-old girl has had a runny nose and cough for three days and is now wheezing and breathing fast. She is feeding poorly. Temperature is 38.1 C, respiratory rate 64, oxygen saturation 91%. There are subcostal retractions and nasal flaring. No apnea, no cyanosis.",
    "runny-nose cough wheezing poor-feeding fever tachypnea hypoxia respiratory-distress",
    "apnea cyanosis",
  ),
  of(
    45,
    "female",
    "For the past 6 hours this 45-year-old obese woman has had severe pain in the right upper quadrant after a fatty meal, radiating to the right scapula, with nausea and vomiting. T 38.3. She stops breathing in on palpation of the right upper quadrant. No jaundice. No dark urine or pale stools.",
    "obesity abdominal-pain-ruq abdominal-pain-severe abdominal-pain-after-fatty-meal abdominal-pain-radiating-shoulder nausea vomiting fever murphy-sign",
    "jaundice urine-dark stool-pale",
  ),
  of(
    19,
    "male",
    "A college student presents with headache, stiff neck and photophobia for one day. He vomited twice and is confused. Temperature 39.8. There are purple spots on his legs that do not blanch. He has not travelled and does not use drugs.",
    "crowded-living headache neck-stiffness photophobia vomiting confusion fever fever-high rash-petechial",
    "travel-abroad",
  ),
  of(
    58,
    "female",
    "Over the last three months she has lost 8 kg without trying and her eyes have turned yellow. Her stools are pale and her urine is dark. She itches all over. She has no abdominal pain. She smokes one pack a day. Her mother died of breast cancer.",
    "weight-loss jaundice stool-pale urine-dark itching smoking fhx-cancer-breast-ovary",
    "abdominal-pain",
  ),
  of(
    33,
    "female",
    "Throbbing headache on the left side for the past 8 hours, preceded by zigzag lines, with nausea; light and noise make it worse. She has had similar headaches several times a month since her teens. Neurologic examination is normal. No fever, no neck stiffness and no weakness.",
    "headache headache-throbbing headache-unilateral headache-aura nausea photophobia phonophobia headache-recurrent",
    "fever neck-stiffness",
  ),
  of(
    24,
    "male",
    "24M fell on an outstretched hand playing soccer. Pain at the base of the thumb with snuffbox tenderness. No numbness or deformity.",
    "wrist-fall snuffbox-tender",
    "numbness deformity",
  ),
  of(
    66,
    "male",
    "66-year-old man, 40 pack-years, with chronic cough, coughing up blood for two weeks, weight loss and hoarseness. Denies fever, night sweats, or chest pain.",
    "smoking smoking-heavy cough-chronic hemoptysis weight-loss hoarseness",
    "fever night-sweats chest-pain",
  ),
  of(
    29,
    "female",
    "29-year-old woman, last menstrual period 7 weeks ago, with sudden sharp pain in the left lower abdomen and vaginal spotting since this morning. She felt faint when standing. Urine pregnancy test is positive. BP 88/54, pulse 122.",
    "amenorrhea abdominal-pain-llq vaginal-bleeding dizziness-standing hcg-positive hypotension tachycardia",
  ),
  of(
    52,
    "male",
    "He woke at 3 am with excruciating pain in his right big toe. The joint is red, swollen and exquisitely tender. He had a large steak dinner with beer. No injury, no fever.",
    "big-toe-pain diet-salty-meat",
    "trauma fever",
  ),
  of(
    4,
    "female",
    "A 4-year-old has a seal-like barking cough and a hoarse voice since last night, after two days of cold symptoms. There is inspiratory stridor when she cries but none at rest. No drooling.",
    "cough-barking hoarseness stridor coryza-prodrome",
    "drooling",
  ),
  of(
    38,
    "female",
    "38 y/o woman complains of fatigue, weight gain of 6 kg, constipation and feeling cold all the time for 5 months. Her skin is dry and her hair is thinning. Periods are heavy. No chest pain, palpitations, tremor or heat intolerance.",
    "fatigue weight-gain constipation cold-intolerance dry-skin hair-loss menorrhagia",
    "chest-pain palpitations tremor heat-intolerance",
  ),
  of(
    70,
    "male",
    "For a year he has had a tremor of the right hand at rest that disappears with movement. He walks with small shuffling steps, his handwriting is smaller and he turns slowly. No falls, no hallucinations, no memory loss.",
    "tremor tremor-rest gait-shuffling bradykinesia",
    "fall memory-loss",
  ),
  of(
    22,
    "female",
    "Acutely short of breath with sharp chest pain that is worse on deep breath, two days after a 12-hour flight. She takes birth control pills. Left calf is swollen and tender. HR 118, SpO2 90% on room air, lungs are clear. No cough or fever. No hemoptysis.",
    "dyspnea chest-pain-pleuritic chest-pain-sharp immobilized med-estrogen edema-leg-unilateral calf-pain tachycardia hypoxia lungs-clear",
    "cough fever hemoptysis",
  ),
  of(
    16,
    "male",
    "Sudden severe pain in the left testicle that woke him from sleep four hours ago, with vomiting. The testis is high riding and the cremasteric reflex is absent. Denies dysuria, discharge and trauma.",
    "testicular-pain testicular-pain-sudden vomiting testicle-high-riding",
    "dysuria trauma",
  ),
  of(
    49,
    "male",
    "Vomited bright red blood twice this morning and has had black tarry stools for two days. He has cirrhosis from heavy drinking. He is pale. HR 125, BP 86/50. No abdominal pain.",
    "hematemesis melena hx-cirrhosis alcohol-use-heavy pallor tachycardia hypotension",
    "abdominal-pain",
  ),
  of(
    31,
    "male",
    "Itchy rash between the fingers and on the wrists, worse at night, for 3 weeks. His girlfriend has the same. On exam there are linear burrows. No new soaps or medications.",
    "rash-itchy rash-burrows",
    "",
  ),
  of(
    68,
    "female",
    "Painful vesicles in a band on the right side of the chest for 2 days, preceded by burning pain. The rash does not cross the midline. No fever.",
    "rash-vesicular rash-dermatomal",
    "fever",
  ),
  of(
    35,
    "male",
    "Fever, shaking chills and headache every other day since he returned from Nigeria two weeks ago. He did not take malaria prophylaxis. Spleen tip is palpable. Denies cough, diarrhea, rash, and neck stiffness.",
    "fever rigors headache travel-tropics malaria-no-prophylaxis splenomegaly fever-periodic",
    "cough diarrhea rash neck-stiffness",
  ),
  of(
    9,
    "male",
    "9 year old boy with excessive thirst, frequent urination and weight loss for 3 weeks, now vomiting with abdominal pain. Breathing is deep and rapid and his breath smells fruity. Glucose 480 mg/dL.",
    "thirst urinary-frequency weight-loss vomiting abdominal-pain kussmaul-breathing fruity-breath glucose-high",
  ),
  of(
    41,
    "female",
    "Pain and stiffness in the small joints of both hands for 4 months, with morning stiffness lasting two hours. The MCP and PIP joints are swollen. No rash, no oral ulcers, no photosensitivity. Rheumatoid factor is positive.",
    "joint-pain joint-polyarthritis-symmetric joint-stiffness-morning rf-positive",
    "rash mouth-ulcers rash-photosensitive",
  ),
  of(
    55,
    "female",
    "Sudden severe headache, the worst of her life, while exercising. She vomited and her neck is stiff. There was brief loss of consciousness. No fever. BP 178/96.",
    "headache headache-thunderclap vomiting neck-stiffness syncope hypertension",
    "fever",
  ),
  of(
    26,
    "female",
    "Excessive worry about work, family and money for more than a year, with trouble sleeping, irritability and poor concentration. She denies suicidal thoughts, panic attacks, and hallucinations.",
    "anxiety insomnia irritability concentration-poor",
    "suicidal-ideation panic-attack",
  ),
  of(
    80,
    "female",
    "80 yo woman fell onto her left hip in the bathroom and cannot bear weight. The left leg is shortened and externally rotated. No head injury or loss of consciousness.",
    "hip-fall-old unable-bear-weight leg-short-rotated",
    "head-injury syncope",
  ),
  of(
    47,
    "male",
    "Low back pain after lifting a heavy box 3 days ago, radiating down the left leg to the foot. Straight leg raise is positive. No saddle anesthesia, urinary retention, or bowel incontinence. No fever, weight loss or history of cancer.",
    "back-pain-low back-pain-bending-lifting back-pain-radiating-leg",
    "saddle-anesthesia urinary-retention fecal-incontinence fever weight-loss hx-cancer",
  ),
  of(
    6,
    "female",
    "Six-year-old with ear pain and fever since yesterday; the tympanic membrane is red and bulging. She isn't vomiting and doesn't have a rash. Mother denies ear discharge.",
    "ear-pain fever eardrum-red-bulging",
    "vomiting rash ear-discharge",
  ),
  of(
    60,
    "male",
    "Difficulty starting urination, weak stream and getting up three times a night to urinate for a year. Prostate is smooth and enlarged. No hematuria, no dysuria, no bone pain.",
    "urinary-hesitancy nocturia prostate-enlarged",
    "hematuria dysuria bone-pain",
  ),
];
