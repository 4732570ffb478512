import type { Case } from "../case.schema.ts";

export const endocrineCases: readonly Case[] = [
  {
    id: "diabetic-ketoacidosis-1",
    system: "endocrine",
    text: "A 12-year-old girl has been drinking and urinating constantly for three weeks and has lost 6 kg. Since yesterday she has vomited and has stomach ache, and this morning she is drowsy. She breathes deeply and fast, and her breath smells of nail polish remover. HR 138, BP 96/58, temp 36.9. Glucose 512 mg/dL, pH 7.08, ketones strongly positive. Nobody in the family has diabetes.",
    age: 12,
    gender: "female",
    expected: "diabetic-ketoacidosis",
    acceptable: [
      "type-1-diabetes"
    ],
    triage: "emergency"
  },
  {
    id: "type-1-diabetes-1",
    system: "endocrine",
    text: "17M 4 wks thirst, peeing all the time incl nights, lost 15 lb, blurry vision, tired. Glucose 380, HCO3 22. No vomiting.",
    age: 17,
    gender: "male",
    expected: "type-1-diabetes",
    triage: "same-day"
  },
  {
    id: "type-2-diabetes-1",
    system: "endocrine",
    text: "50M BMI 36, thirsty, nocturia x3, blurred vision, tingling feet, slow healing cut. A1c 9.4. Dad & brother DM. Acanthosis nigricans.",
    age: 50,
    gender: "male",
    expected: "type-2-diabetes",
    triage: "routine"
  },
  {
    id: "hyperosmolar-state-1",
    system: "endocrine",
    text: "79F nursing home, DM2, UTI last wk. Increasingly drowsy 5 d, very dry. Glucose 1,020 mg/dL, pH 7.36, ketones trace, Osm 358, Na 152. HR 116.",
    age: 79,
    gender: "female",
    expected: "hyperosmolar-state",
    triage: "emergency"
  },
  {
    id: "hypoglycemia-1",
    system: "endocrine",
    text: "65M on insulin glargine + glipizide skipped dinner. Found sweaty, shaky, confused, slurring. Fingerstick 34. HR 108. No focal weakness.",
    age: 65,
    gender: "male",
    expected: "hypoglycemia",
    triage: "emergency"
  },
  {
    id: "hypothyroidism-1",
    system: "endocrine",
    text: "I'm always cold and exhausted, gained 18 lbs, constipated, my hair is falling out, dry skin, heavy periods. Voice is hoarser. 8 months or so. My mother has thyroid trouble.",
    age: 46,
    gender: "female",
    expected: "hypothyroidism",
    triage: "routine"
  },
  {
    id: "hyperthyroidism-1",
    system: "endocrine",
    text: "32F 3 mo wt loss despite eating more, palpitations, heat intolerance, tremor, loose stools, anxious. Diffuse goiter with bruit, bulging eyes. HR 116.",
    age: 32,
    gender: "female",
    expected: "hyperthyroidism",
    triage: "same-day"
  },
  {
    id: "thyroid-storm-1",
    system: "endocrine",
    text: "41F Graves, stopped methimazole, appendectomy yesterday. T 40.6, HR 168 AF, agitated delirious, vomiting, diarrhea, jaundiced.",
    age: 41,
    gender: "female",
    expected: "thyroid-storm",
    triage: "emergency"
  },
  {
    id: "subacute-thyroiditis-1",
    system: "endocrine",
    text: "35F 10 d painful front of neck radiating to jaw/ear, tender firm thyroid, flu 3 wks ago, T 38, palpitations. ESR 84. TSH low.",
    age: 35,
    gender: "female",
    expected: "subacute-thyroiditis",
    triage: "same-day"
  },
  {
    id: "cushing-syndrome-1",
    system: "endocrine",
    text: "38F round face, hump at back of neck, purple stretch marks on belly, easy bruising, thin arms, can't rise from chair, BP 164/98, new DM, facial hair. No steroid use.",
    age: 38,
    gender: "female",
    expected: "cushing-syndrome",
    triage: "routine"
  },
  {
    id: "adrenal-insufficiency-1",
    system: "endocrine",
    text: "A 29-year-old woman has felt weak and tired for five months, lost 8 kg and craves salty food. Her skin has darkened, also in the creases of the palms and the gums, although she avoids the sun. She gets dizzy on standing and sometimes vomits. BP 92/58, HR 96. Sodium is 128, potassium 5.8, glucose 64 mg/dL. She has vitiligo and takes no medicines.",
    age: 29,
    gender: "female",
    expected: "adrenal-insufficiency",
    triage: "same-day"
  },
  {
    id: "adrenal-crisis-1",
    system: "endocrine",
    text: "57M long-term prednisone 20 mg for COPD, ran out 3 d ago. Vomiting, abdominal pain, T 38.4, BP 72/40 not responding to 2 L saline, glucose 52, Na 126, K 5.9.",
    age: 57,
    gender: "male",
    expected: "adrenal-crisis",
    triage: "emergency"
  },
  {
    id: "pheochromocytoma-1",
    system: "endocrine",
    text: "Spells out of nowhere of pounding headache, drenching sweat and heart racing, I go pale, BP was 220/120 in one, then 10-20 min later it's over. Three times a week for 3 mo. Cousin had an adrenal tumor.",
    age: 45,
    gender: "male",
    expected: "pheochromocytoma",
    triage: "same-day"
  },
  {
    id: "hyperparathyroidism-1",
    system: "endocrine",
    text: "59F two kidney stones in yr, constipation, low mood, bone aches, polyuria. Ca 11.6, PTH 110, DEXA T -2.7.",
    age: 59,
    gender: "female",
    expected: "hyperparathyroidism",
    acceptable: [
      "hypercalcemia"
    ],
    triage: "routine"
  },
  {
    id: "acromegaly-1",
    system: "endocrine",
    text: "44M ring & shoe size went up, jaw bigger, gaps between teeth, sweats, snoring, carpal tunnel both hands, DM2. Headaches.",
    age: 44,
    gender: "male",
    expected: "acromegaly",
    triage: "routine"
  },
  {
    id: "prolactinoma-1",
    system: "endocrine",
    text: "30F no periods 8 mo, milk from both nipples, headaches, bumps into door frames. hCG neg, TSH nl. No antipsychotics.",
    age: 30,
    gender: "female",
    expected: "prolactinoma",
    triage: "routine"
  },
  {
    id: "diabetes-insipidus-1",
    system: "endocrine",
    text: "33M head injury 2 wks ago. Pees 8 L/d pale urine, wants ice water day and night. Glucose 90. Na 148. Urine osm 90.",
    age: 33,
    gender: "male",
    expected: "diabetes-insipidus",
    triage: "same-day"
  },
  {
    id: "hypocalcemia-1",
    system: "endocrine",
    text: "9 y/o F muscle cramps, tingling round mouth and fingers, hand spasm when BP cuff up, facial twitch on tapping cheek. Ca 6.4. Thyroidectomy last mo.",
    age: 9,
    gender: "female",
    expected: "hypocalcemia",
    triage: "same-day"
  },
  {
    id: "congenital-adrenal-hyperplasia-1",
    system: "endocrine",
    text: "8 y/o girl known CAH, stopped hydrocortisone during stomach flu. Vomiting, limp, BP 70/38, glucose 48, Na 124, K 6.4. Darkly pigmented.",
    age: 8,
    gender: "female",
    expected: "congenital-adrenal-hyperplasia",
    acceptable: [
      "adrenal-crisis",
      "adrenal-insufficiency"
    ],
    triage: "emergency"
  },
  {
    id: "obesity-1",
    system: "endocrine",
    text: "58F BMI 41, here for wt. Gained 60 lb over 15 yrs. Tired knees, snores a bit. TSH nl, cortisol nl. No striae.",
    age: 58,
    gender: "female",
    expected: "obesity",
    triage: "routine"
  },
  {
    id: "hyperthyroidism-2",
    system: "endocrine",
    text: "A 39-year-old woman has lost 9 kg over three months although she eats more than before. She feels hot all the time, her hands shake, her heart races and she has loose stools three times a day. Her periods are scanty. Her eyes look prominent with lid lag, and the thyroid is diffusely enlarged with a bruit. Pulse 118 regular, BP 144/60. Her sister has an overactive thyroid. TSH is undetectable. She has no neck pain and no fever.",
    age: 39,
    gender: "female",
    expected: "hyperthyroidism",
    triage: "same-day"
  },
  {
    id: "hypothyroidism-2",
    system: "endocrine",
    text: "A 52-year-old woman complains of weight gain of 9 kg over the past year with tiredness and feeling cold in rooms where others are comfortable. She is constipated, and her skin is dry and hair coarse. Her husband says her voice has deepened. Pulse 54, BP 138/92. The face is puffy, the ankle jerks relax slowly and there is a firm painless goiter. She takes calcium tablets. TSH is 46. She is not depressed and sleeps well.",
    age: 52,
    gender: "female",
    expected: "hypothyroidism",
    triage: "routine"
  },
  {
    id: "type-2-diabetes-2",
    system: "endocrine",
    text: "A 59-year-old bus driver with a BMI of 35 has been thirsty and passing a lot of urine for two months, also at night. His sight is blurry at times and a cut on his shin has been slow to heal. His father and sister have diabetes. He takes lisinopril. BP 142/86, pulse 80. The skin of the neck is dark and velvety. Fasting glucose is 212 mg/dL and A1c 9.8%. He has no vomiting or belly pain and has not lost weight.",
    age: 59,
    gender: "male",
    expected: "type-2-diabetes",
    triage: "routine"
  },
  {
    id: "diabetic-ketoacidosis-2",
    system: "endocrine",
    text: "A 21-year-old woman with type 1 diabetes stopped her insulin two days ago because a stomach upset kept her from eating. She has vomited eight times and her belly hurts all over. She is drowsy, very thirsty and breathes deeply. Her breath smells fruity. Temp 36.8 C, HR 126, BP 98/58, RR 32. Glucose is 468 mg/dL, bicarbonate 9, pH 7.12, and ketones are large. There is no guarding. The pregnancy test is negative.",
    age: 21,
    gender: "female",
    expected: "diabetic-ketoacidosis",
    triage: "emergency"
  }
];
