import type { Case } from "../case.schema.ts";

export const earNoseThroatCases: readonly Case[] = [
  {
    id: "acute-otitis-media-1",
    system: "ear-nose-throat",
    text: "3F cold 4 d, now ear tugging, crying at night, T 39. R TM bulging red w/ poor mobility. No mastoid tenderness.",
    age: 3,
    gender: "female",
    expected: "acute-otitis-media",
    triage: "same-day"
  },
  {
    id: "otitis-externa-1",
    system: "ear-nose-throat",
    text: "My ear hurts like crazy when I touch or pull it, itches, stuff coming out. I swim every day. Hearing's muffled. No fever.",
    age: 13,
    gender: "male",
    expected: "otitis-externa",
    triage: "routine"
  },
  {
    id: "malignant-otitis-externa-1",
    system: "ear-nose-throat",
    text: "71M DM2 poorly controlled. 5 wks deep severe L ear pain at night, discharge despite drops, granulation tissue in canal, L facial droop. ESR 92.",
    age: 71,
    gender: "male",
    expected: "malignant-otitis-externa",
    triage: "emergency"
  },
  {
    id: "mastoiditis-1",
    system: "ear-nose-throat",
    text: "5F ear infection 10 d, now fever 39, swelling red tender behind R ear, ear pushed down and out.",
    age: 5,
    gender: "female",
    expected: "mastoiditis",
    triage: "emergency"
  },
  {
    id: "meniere-disease-1",
    system: "ear-nose-throat",
    text: "48F attacks of spinning vertigo 2-4 h with L ear fullness, roaring tinnitus and muffled hearing, vomiting; low-tone hearing loss between. 5 in 6 mo.",
    age: 48,
    gender: "female",
    expected: "meniere-disease",
    triage: "same-day"
  },
  {
    id: "vestibular-neuritis-1",
    system: "ear-nose-throat",
    text: "39M cold last wk. 2 d constant spinning, vomiting, falls to R, horizontal nystagmus beating L, abnormal head impulse R. Hearing normal. No headache, speech and limbs normal.",
    age: 39,
    gender: "male",
    expected: "vestibular-neuritis",
    triage: "same-day"
  },
  {
    id: "sudden-hearing-loss-1",
    system: "ear-nose-throat",
    text: "55F woke up deaf in R ear w/ ringing. Weber to left. TM normal. No vertigo, no pain, no weakness.",
    age: 55,
    gender: "female",
    expected: "sudden-hearing-loss",
    triage: "same-day"
  },
  {
    id: "allergic-rhinitis-1",
    system: "ear-nose-throat",
    text: "Every spring: sneezing fits, clear runny nose, itchy eyes and nose, dark circles. Boggy pale turbinates. No fever. Cat makes it worse.",
    age: 24,
    gender: "female",
    expected: "allergic-rhinitis",
    triage: "self-care"
  },
  {
    id: "acute-sinusitis-1",
    system: "ear-nose-throat",
    text: "37F cold 12 d, was getting better then worse: thick green nasal discharge, R cheek and tooth pain worse bending over, T 38.1. Vision normal.",
    age: 37,
    gender: "female",
    expected: "acute-sinusitis",
    triage: "routine"
  },
  {
    id: "streptococcal-pharyngitis-1",
    system: "ear-nose-throat",
    text: "9M sudden sore throat, T 39, tender front neck glands, red tonsils with white patches, palate petechiae. No cough, no runny nose. Headache.",
    age: 9,
    gender: "male",
    expected: "streptococcal-pharyngitis",
    triage: "routine"
  },
  {
    id: "peritonsillar-abscess-1",
    system: "ear-nose-throat",
    text: "22F sore throat 6 d now worse on R, can't open mouth, hot potato voice, drooling, uvula pushed to L. T 38.8.",
    age: 22,
    gender: "female",
    expected: "peritonsillar-abscess",
    triage: "same-day"
  },
  {
    id: "ludwig-angina-1",
    system: "ear-nose-throat",
    text: "47M bad lower molar. 2 d swelling under chin both sides, hard like wood, tongue raised, drooling, can't swallow, T 39.4, stridor beginning.",
    age: 47,
    gender: "male",
    expected: "ludwig-angina",
    triage: "emergency"
  },
  {
    id: "epistaxis-1",
    system: "ear-nose-throat",
    text: "67M on warfarin, nose bleed R x 40 min, stopped w/ packing twice. BP 150/86. No other bleeding.",
    age: 67,
    gender: "male",
    expected: "epistaxis",
    triage: "same-day"
  },
  {
    id: "laryngeal-cancer-1",
    system: "ear-nose-throat",
    text: "64M smoker/drinker hoarse 10 wks, getting worse, ear pain, lump in neck, trouble swallowing lately. No cold.",
    age: 64,
    gender: "male",
    expected: "laryngeal-cancer",
    triage: "same-day"
  },
  {
    id: "aphthous-ulcer-1",
    system: "ear-nose-throat",
    text: "Little round painful sores inside my lip and cheek, white with red rim, come back every couple months & heal in a week. No genital sores or fever.",
    age: 29,
    gender: "female",
    expected: "aphthous-ulcer",
    triage: "self-care"
  },
  {
    id: "dental-abscess-1",
    system: "ear-nose-throat",
    text: "52M throbbing tooth pain lower R, worse with hot/bite, cheek swollen, T 38.0, bad taste, gum boil. Opens mouth normally.",
    age: 52,
    gender: "male",
    expected: "dental-abscess",
    triage: "same-day"
  }
];
