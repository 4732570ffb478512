import type { Case } from "../case.schema.ts";

export const eyeCases: readonly Case[] = [
  {
    id: "viral-conjunctivitis-1",
    system: "eye",
    text: "Pink watery eyes, right started, now both; gritty, lids stuck a bit in morning. She has a cold. Sees fine, doesn't hurt.",
    age: 5,
    gender: "female",
    expected: "viral-conjunctivitis",
    triage: "self-care"
  },
  {
    id: "bacterial-conjunctivitis-1",
    system: "eye",
    text: "2F L eye red with thick yellow-green discharge all day, lids glued, x 2 d. No lid swelling, no fever.",
    age: 2,
    gender: "female",
    expected: "bacterial-conjunctivitis",
    triage: "routine"
  },
  {
    id: "acute-angle-closure-1",
    system: "eye",
    text: "A 69-year-old far-sighted woman developed severe pain in the right eye and brow in a dark cinema this evening, with blurred sight and rainbow halos around lights. She has vomited twice. The eye is red, the cornea cloudy, and the pupil mid-dilated and does not react. The eyeball feels rock hard. She has taken diphenhydramine for a cold. No trauma, no contact lenses.",
    age: 69,
    gender: "female",
    expected: "acute-angle-closure",
    triage: "emergency"
  },
  {
    id: "anterior-uveitis-1",
    system: "eye",
    text: "30M 3 d R eye aching, light hurts badly, blurry, red round the cornea, small irregular pupil. No discharge. Back stiff mornings, HLA-B27+.",
    age: 30,
    gender: "male",
    expected: "anterior-uveitis",
    triage: "same-day"
  },
  {
    id: "retinal-detachment-1",
    system: "eye",
    text: "Since yesterday flashes and a shower of black floaters in my left eye, and now a dark curtain coming from the side. No pain. I'm very nearsighted.",
    age: 63,
    gender: "male",
    expected: "retinal-detachment",
    triage: "emergency"
  },
  {
    id: "central-retinal-artery-occlusion-1",
    system: "eye",
    text: "75M AF. Sudden painless total loss vision R eye 1 h. RAPD. Pale retina with cherry-red spot. ESR 14. No headache.",
    age: 75,
    gender: "male",
    expected: "central-retinal-artery-occlusion",
    triage: "emergency"
  },
  {
    id: "corneal-abrasion-1",
    system: "eye",
    text: "26F baby's fingernail poked eye. Sharp pain, tears, feels like something in it, light sensitive. Fluorescein linear uptake. No contact lenses.",
    age: 26,
    gender: "female",
    expected: "corneal-abrasion",
    triage: "same-day"
  },
  {
    id: "bacterial-keratitis-1",
    system: "eye",
    text: "24F sleeps in contacts. 2 d severe L eye pain, red, pus, blurred, white spot on cornea w/ fluorescein uptake.",
    age: 24,
    gender: "female",
    expected: "bacterial-keratitis",
    triage: "emergency"
  },
  {
    id: "orbital-cellulitis-1",
    system: "eye",
    text: "7M sinusitis 1 wk. L eyelids swollen red, eye bulges, hurts to move eye, double vision, T 39.3. VA reduced.",
    age: 7,
    gender: "male",
    expected: "orbital-cellulitis",
    triage: "emergency"
  },
  {
    id: "cataract-1",
    system: "eye",
    text: "Everything's gotten cloudy over a year or two, both eyes, headlights glare and have halos at night. Colors faded. No pain or redness. Diabetic.",
    age: 72,
    gender: "female",
    expected: "cataract",
    triage: "routine"
  },
  {
    id: "macular-degeneration-1",
    system: "eye",
    text: "78F straight lines look wavy, smudge in central vision both eyes, can't read faces; side vision OK. Drusen. smoker.",
    age: 78,
    gender: "female",
    expected: "macular-degeneration",
    triage: "same-day"
  },
  {
    id: "subconjunctival-hemorrhage-1",
    system: "eye",
    text: "44M woke with bright red patch on white of L eye, no pain, vision normal, no discharge. Coughing a lot. BP 128/80.",
    age: 44,
    gender: "male",
    expected: "subconjunctival-hemorrhage",
    triage: "self-care"
  },
  {
    id: "stye-chalazion-1",
    system: "eye",
    text: "Painful red bump on edge of my upper eyelid for 3 days, like a pimple. Vision fine.",
    age: 20,
    gender: "male",
    expected: "stye-chalazion",
    triage: "routine"
  }
];
