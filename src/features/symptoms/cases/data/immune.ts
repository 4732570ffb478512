import type { Case } from "../case.schema.ts";

export const immuneCases: readonly Case[] = [
  {
    id: "anaphylaxis-1",
    system: "immune",
    text: "A 27-year-old woman ate a cookie containing cashews at a party. Ten minutes later her lips and tongue were swelling, itchy hives spread over her body and she began to wheeze. She vomited and felt faint. BP 76/40, HR 136, SpO2 90%. She has asthma and a known tree nut allergy. No fever.",
    age: 27,
    gender: "female",
    expected: "anaphylaxis",
    triage: "emergency"
  },
  {
    id: "hereditary-angioedema-1",
    system: "immune",
    text: "26M recurrent swelling of hands, lips, belly cramps w/ vomiting lasting 2-3 d since teens, no hives, no itch, antihistamine and epinephrine don't help. Father same. C4 low.",
    age: 26,
    gender: "male",
    expected: "hereditary-angioedema",
    triage: "same-day"
  },
  {
    id: "common-variable-immunodeficiency-1",
    system: "immune",
    text: "19M 4 pneumonias in 3 yrs, chronic sinusitis, ear infections, giardia twice. Low IgG and IgA. HIV neg.",
    age: 19,
    gender: "male",
    expected: "common-variable-immunodeficiency",
    triage: "routine"
  }
];
