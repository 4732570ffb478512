import type { Case } from "../case.schema.ts";

export const mentalCases: readonly Case[] = [
  {
    id: "major-depression-1",
    system: "mental",
    text: "For 2 months I just don't care about anything, sad most of the day, wake up at 4, no appetite (lost 10 lb), can't concentrate, feel like a burden. No plans to kill myself. Not on any meds.",
    age: 43,
    gender: "female",
    expected: "major-depression",
    triage: "routine"
  },
  {
    id: "suicidal-crisis-1",
    system: "mental",
    text: "33M divorced, lost job. Hopeless, wants to die, has loaded gun at home and wrote note, plans to do it tonight. Drinking more. Prior OD.",
    age: 33,
    gender: "male",
    expected: "suicidal-crisis",
    acceptable: [
      "major-depression"
    ],
    triage: "emergency"
  },
  {
    id: "generalized-anxiety-1",
    system: "mental",
    text: "39F worries about everything - kids, money, health - most days for a yr, can't stop, tense muscles, irritable, trouble falling asleep, fatigue. No panic attacks. TSH normal.",
    age: 39,
    gender: "female",
    expected: "generalized-anxiety",
    triage: "routine"
  },
  {
    id: "panic-disorder-1",
    system: "mental",
    text: "Out of the blue my heart pounds, I can't breathe, I shake, feel like I'm dying, over in 15 min. Six this month and I'm scared of the next, stopped going to the mall. ER did ECG and bloods, all fine.",
    age: 25,
    gender: "female",
    expected: "panic-disorder",
    triage: "routine"
  },
  {
    id: "bipolar-mania-1",
    system: "mental",
    text: "22M 10 d sleeps 2 h, full of energy, talks non-stop, spent $20,000, says chosen to lead the nation, irritable. Drug screen neg. Was depressed last yr.",
    age: 22,
    gender: "male",
    expected: "bipolar-mania",
    triage: "emergency"
  },
  {
    id: "schizophrenia-1",
    system: "mental",
    text: "A 20-year-old student has withdrawn from friends over the past eight months and left university. He hears two voices commenting on what he does and believes that the neighbors put thoughts into his head. His speech wanders and his face shows little emotion. He uses no drugs, and urine toxicology is negative. Physical examination is normal. A great-aunt was in a mental hospital.",
    age: 20,
    gender: "male",
    expected: "schizophrenia",
    triage: "same-day"
  },
  {
    id: "ptsd-1",
    system: "mental",
    text: "34F veteran. Since convoy blast 1 yr ago: nightmares, flashbacks, avoids crowds, jumps at loud noises, numb, poor sleep.",
    age: 34,
    gender: "female",
    expected: "ptsd",
    triage: "routine"
  },
  {
    id: "ocd-1",
    system: "mental",
    text: "I wash my hands maybe 60 times a day, they're raw. I know it's crazy but I can't stop thinking about germs, and I have to check the stove exactly seven times.",
    age: 19,
    gender: "female",
    expected: "ocd",
    triage: "routine"
  },
  {
    id: "anorexia-nervosa-1",
    system: "mental",
    text: "16F BMI 14.8, eats 400 kcal/d, says she's fat, runs 2 h daily, no periods 7 mo. Fine downy hair, cold, HR 44, BP 84/50.",
    age: 16,
    gender: "female",
    expected: "anorexia-nervosa",
    triage: "same-day"
  },
  {
    id: "adhd-1",
    system: "mental",
    text: "8M teacher: can't sit still, blurts out, loses homework, doesn't finish tasks, distracted at home and school since kindergarten. Hearing/vision normal.",
    age: 8,
    gender: "male",
    expected: "adhd",
    triage: "routine"
  },
  {
    id: "autism-1",
    system: "mental",
    text: "Just turned 3. Doesn't point or look at us, only a few words, lines up cars for hours, flaps hands, melts down if routine changes. Hearing test ok.",
    age: 3,
    gender: "male",
    expected: "autism",
    triage: "routine"
  },
  {
    id: "alcohol-withdrawal-1",
    system: "mental",
    text: "51M drinks fifth whiskey/day, stopped 2.5 d ago. Shaking, sweating, sees bugs on wall, disoriented, HR 132, BP 178/104, T 38.3.",
    age: 51,
    gender: "male",
    expected: "alcohol-withdrawal",
    triage: "emergency"
  },
  {
    id: "opioid-withdrawal-1",
    system: "mental",
    text: "28F heroin daily, last 30 h ago. Yawning, runny nose, goosebumps, cramps, diarrhea, vomiting, pupils big, restless. HR 104. Alert.",
    age: 28,
    gender: "female",
    expected: "opioid-withdrawal",
    triage: "same-day"
  },
  {
    id: "generalized-anxiety-2",
    system: "mental",
    text: "A 26-year-old accountant says that she has worried about almost everything for more than a year: deadlines, money, her parents' health. She cannot switch it off and lies awake for hours. Her shoulders are tense and she is irritable, tired and finds it hard to concentrate. She has no sudden attacks of fear, has not lost weight and does not feel hopeless. She drinks two coffees a day and no alcohol. Pulse 78, blood pressure 118/74; the thyroid is normal, as is TSH.",
    age: 26,
    gender: "female",
    expected: "generalized-anxiety",
    triage: "routine"
  },
  {
    id: "major-depression-2",
    system: "mental",
    text: "A 47-year-old nurse has felt low and empty nearly every day for three months. She no longer enjoys her garden, wakes at four in the morning and has lost 7 kg without trying. She is slowed down, cries easily and feels that she has failed her family. She has fleeting thoughts that life is not worth living but no plan or wish to kill herself. Her father had depression. TSH and blood count are normal. She takes amlodipine. She has never had a period of high mood.",
    age: 47,
    gender: "female",
    expected: "major-depression",
    triage: "routine"
  },
  {
    id: "alcohol-withdrawal-2",
    system: "mental",
    text: "A 46-year-old man was admitted two days ago for a broken ankle. Tonight he is trembling, sweating and shouting that rats are running over the bed. He does not know where he is. His wife says that he drinks a bottle of vodka a day. Temp 38.2 C, HR 134, BP 174/106, RR 24. Glucose is 104 mg/dL. His pupils are large and his reflexes are brisk. The neck is supple and there is no head injury. He takes no regular medicines.",
    age: 46,
    gender: "male",
    expected: "alcohol-withdrawal",
    triage: "emergency"
  }
];
