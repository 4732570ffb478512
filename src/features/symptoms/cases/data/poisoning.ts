import type { Case } from "../case.schema.ts";

export const poisoningCases: readonly Case[] = [
  {
    id: "opioid-overdose-1",
    system: "poisoning",
    text: "24M found unresponsive in bathroom, needle beside him. RR 4, pinpoint pupils, cyanotic, SpO2 72%. Glucose 110. No trauma.",
    age: 24,
    gender: "male",
    expected: "opioid-overdose",
    triage: "emergency"
  },
  {
    id: "acetaminophen-overdose-1",
    system: "poisoning",
    text: "17F took ~50 extra strength Tylenol yesterday evening after breakup. Nausea, vomiting, RUQ discomfort. Alert. ALT 400.",
    age: 17,
    gender: "female",
    expected: "acetaminophen-overdose",
    triage: "emergency"
  },
  {
    id: "digoxin-toxicity-1",
    system: "poisoning",
    text: "70F HF on digoxin, furosemide; diarrhea 1 wk. Nausea, yellow-green halos, confused, HR 42 w/ ectopics. Cr 2.4 K 5.6.",
    age: 70,
    gender: "female",
    expected: "digoxin-toxicity",
    triage: "emergency"
  },
  {
    id: "lithium-toxicity-1",
    system: "poisoning",
    text: "46M bipolar on lithium, began ibuprofen + lisinopril. Coarse tremor, vomiting, diarrhea, staggering, slurred, confused, jerks. No fever.",
    age: 46,
    gender: "male",
    expected: "lithium-toxicity",
    triage: "emergency"
  },
  {
    id: "carbon-monoxide-1",
    system: "poisoning",
    text: "Whole family has headache, dizzy, nauseous since furnace came on yesterday, feel better outside. Even the dog is sick. I almost passed out. No fever.",
    age: 52,
    gender: "female",
    expected: "carbon-monoxide",
    triage: "emergency"
  },
  {
    id: "organophosphate-1",
    system: "poisoning",
    text: "36M farm worker spraying fields. Drooling, tearing, sweating, wheezing, vomiting, diarrhea, incontinent, pinpoint pupils, HR 46, twitching muscles.",
    age: 36,
    gender: "male",
    expected: "organophosphate",
    triage: "emergency"
  },
  {
    id: "tricyclic-overdose-1",
    system: "poisoning",
    text: "16F took grandma's amitriptyline 2 h ago. Drowsy, HR 144, BP 82/50, dilated pupils, dry, seizure x1. QRS 150 ms.",
    age: 16,
    gender: "female",
    expected: "tricyclic-overdose",
    triage: "emergency"
  },
  {
    id: "button-battery-1",
    system: "poisoning",
    text: "2F found w/ open remote, one battery missing. Drooling, won't eat, chest pain, gagging 3 h. Xray round object double ring in esophagus.",
    age: 2,
    gender: "female",
    expected: "button-battery",
    triage: "emergency"
  },
  {
    id: "salicylate-poisoning-1",
    system: "poisoning",
    text: "60M takes lots of aspirin for back. Ringing ears, deep fast breathing, vomiting, T 38.2, confused, sweaty. pH 7.47 pCO2 18 HCO3 13.",
    age: 60,
    gender: "male",
    expected: "salicylate-poisoning",
    triage: "emergency"
  },
  {
    id: "methanol-ethylene-glycol-1",
    system: "poisoning",
    text: "48M alcoholic drank from jug in garage. Drunk-like, blurred vision like snowstorm, vomiting, RR 34. pH 6.98, AG 30, osm gap 48.",
    age: 48,
    gender: "male",
    expected: "methanol-ethylene-glycol",
    triage: "emergency"
  },
  {
    id: "medication-side-effect-1",
    system: "poisoning",
    text: "65M started lisinopril 6 wks ago. Dry tickly cough since, no sputum, no fever, no SOB. Lungs clear, CXR normal. Non smoker.",
    age: 65,
    gender: "male",
    expected: "medication-side-effect",
    acceptable: ["ace-inhibitor-cough"],
    triage: "routine"
  },
  {
    id: "opioid-overdose-2",
    system: "poisoning",
    text: "A 38-year-old man was found slumped in a car, blue around the lips and breathing four times a minute. His pupils are pinpoint and he does not respond to pain. There are needle marks in both arms. HR 58, BP 92/60, SpO2 74%, temp 35.8 C. Glucose is 98 mg/dL. There is no sign of head injury, and no smell of alcohol. He takes methadone according to a card in his wallet.",
    age: 38,
    gender: "male",
    expected: "opioid-overdose",
    triage: "emergency"
  }
];
