import type { Case } from "../case.schema.ts";

export const injuryCases: readonly Case[] = [
  {
    id: "heat-stroke-1",
    system: "injury",
    text: "34M roofer 100 F day. Collapsed, confused, seizure, hot skin. Core T 41.4 C, HR 150, BP 90/50. Glucose normal.",
    age: 34,
    gender: "male",
    expected: "heat-stroke",
    triage: "emergency"
  },
  {
    id: "heat-exhaustion-1",
    system: "injury",
    text: "45F marathon in July, faint, headache, nauseated, sweating a lot, cramps. T 38.6, HR 112, clear mind. Better with fluids and shade.",
    age: 45,
    gender: "female",
    expected: "heat-exhaustion",
    triage: "same-day"
  },
  {
    id: "hypothermia-1",
    system: "injury",
    text: "88M found on floor in unheated house. Rectal 29.5 C, HR 38, stuporous, stiff, not shivering. ECG J waves.",
    age: 88,
    gender: "male",
    expected: "hypothermia",
    triage: "emergency"
  },
  {
    id: "altitude-sickness-1",
    system: "injury",
    text: "38M flew to 3,600 m and climbed to 4,500 next d. Throbbing headache, vomiting, then staggering gait and confused at night. SpO2 78.",
    age: 38,
    gender: "male",
    expected: "altitude-sickness",
    acceptable: [
      "high-altitude-cerebral-edema"
    ],
    triage: "emergency"
  },
  {
    id: "decompression-sickness-1",
    system: "injury",
    text: "33F scuba 35 m, fast ascent. 1 h later elbow and shoulder deep pain, itchy mottled skin, tingling legs, weak, dizzy.",
    age: 33,
    gender: "female",
    expected: "decompression-sickness",
    triage: "emergency"
  },
  {
    id: "animal-bite-1",
    system: "injury",
    text: "My neighbor's dog bit my forearm an hour ago, several punctures and a tear, sore, bleeding stopped. Dog is vaccinated. I can move all fingers.",
    age: 26,
    gender: "male",
    expected: "animal-bite",
    triage: "same-day"
  },
  {
    id: "contusion-1",
    system: "injury",
    text: "Got kicked in thigh at soccer yesterday. Big purple bruise, sore, a bit swollen, but I can walk and bend the knee ok. Not numb.",
    age: 20,
    gender: "male",
    expected: "contusion",
    triage: "self-care"
  },
  {
    id: "frostbite-1",
    system: "injury",
    text: "41M stuck outside overnight -20 C. Toes both feet white, hard, numb, then blisters on rewarming. Core temp 36.",
    age: 41,
    gender: "male",
    expected: "frostbite",
    triage: "same-day"
  },
  {
    id: "penetrating-trauma-1",
    system: "injury",
    text: "31M stabbed upper abdomen 30 min ago. HR 132, BP 82/50, pale, rigid belly, bleeding wound.",
    age: 31,
    gender: "male",
    expected: "penetrating-trauma",
    acceptable: [
      "polytrauma"
    ],
    triage: "emergency"
  }
];
