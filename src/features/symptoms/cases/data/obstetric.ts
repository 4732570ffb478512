import type { Case } from "../case.schema.ts";

export const obstetricCases: readonly Case[] = [
  {
    id: "ectopic-pregnancy-1",
    system: "obstetric",
    text: "LMP 7 wks ago, pos home test. Sudden R lower belly pain, spotting, shoulder tip pain, faint. HR 118, BP 92/56. Adnexal tender. Hx chlamydia.",
    age: 30,
    gender: "female",
    expected: "ectopic-pregnancy",
    triage: "emergency"
  },
  {
    id: "miscarriage-1",
    system: "obstetric",
    text: "33F 9 wks pregnant. Heavy bleeding with clots and crampy lower abdominal pain since last night, passed tissue. Os open. HR 84, BP 118/74. No fever.",
    age: 33,
    gender: "female",
    expected: "miscarriage",
    triage: "same-day"
  },
  {
    id: "hyperemesis-gravidarum-1",
    system: "obstetric",
    text: "A 24-year-old woman, 10 weeks pregnant with twins, has vomited 10 or more times a day for two weeks and keeps nothing down. She has lost 5 kg, feels dizzy on standing, and passes little dark urine. Temp 36.8, HR 108, BP 100/62. The abdomen is soft and not tender. Ketones are 3+ in the urine. She has no diarrhea and no fever.",
    age: 24,
    gender: "female",
    expected: "hyperemesis-gravidarum",
    triage: "same-day"
  },
  {
    id: "preeclampsia-1",
    system: "obstetric",
    text: "36F G1 at 34 wks. BP 168/112, headache, seeing spots, RUQ/epigastric pain, face & hands swollen. Protein 3+. Platelets 180.",
    age: 36,
    gender: "female",
    expected: "preeclampsia",
    triage: "emergency"
  },
  {
    id: "eclampsia-1",
    system: "obstetric",
    text: "19F 37 wks, generalized tonic clonic seizure at home 2 min. Headache and blurry vision all day. BP 182/116, protein 4+, brisk reflexes. No epilepsy.",
    age: 19,
    gender: "female",
    expected: "eclampsia",
    triage: "emergency"
  },
  {
    id: "placental-abruption-1",
    system: "obstetric",
    text: "31F 32 wk, cocaine use. Sudden constant severe abdominal pain, dark vaginal bleeding, uterus rigid/tender, fetal HR 90. BP 90/54.",
    age: 31,
    gender: "female",
    expected: "placental-abruption",
    triage: "emergency"
  },
  {
    id: "placenta-previa-1",
    system: "obstetric",
    text: "35F G4 2 prior C/S, 30 wks. Sudden bright red vaginal bleeding, soaked 2 pads, no pain, uterus soft. FHR 145.",
    age: 35,
    gender: "female",
    expected: "placenta-previa",
    triage: "emergency"
  },
  {
    id: "premature-rupture-membranes-1",
    system: "obstetric",
    text: "I'm 33 weeks and I had a gush of clear fluid down my legs an hour ago, and it's still trickling. No contractions, no bleeding, baby is moving.",
    age: 27,
    gender: "female",
    expected: "premature-rupture-membranes",
    triage: "same-day"
  },
  {
    id: "postpartum-hemorrhage-1",
    system: "obstetric",
    text: "38F 2 h after delivery of twins. Soaking pads, clots, boggy uterus above umbilicus, HR 128, BP 84/48, pale.",
    age: 38,
    gender: "female",
    expected: "postpartum-hemorrhage",
    triage: "emergency"
  },
  {
    id: "postpartum-depression-1",
    system: "obstetric",
    text: "My baby is 6 weeks old and I cry every day, can't sleep even when he sleeps, feel worthless and guilty like I'm a bad mother, nothing gives me joy. I don't want to hurt myself or the baby.",
    age: 28,
    gender: "female",
    expected: "postpartum-depression",
    triage: "same-day"
  },
  {
    id: "cholestasis-of-pregnancy-1",
    system: "obstetric",
    text: "29F 33 wks, 2 wks intense itching palms & soles worse at night, no rash apart from scratches. Bile acids 48, ALT 110. BP 116/70, no protein.",
    age: 29,
    gender: "female",
    expected: "cholestasis-of-pregnancy",
    triage: "same-day"
  },
  {
    id: "ectopic-pregnancy-2",
    system: "obstetric",
    text: "A 31-year-old woman whose last period was seven weeks ago has had left-sided lower abdominal pain since this morning and light brown vaginal spotting. An hour ago the pain became severe and she fainted on standing up. Her left shoulder tip aches. She had a pelvic infection in college and smokes. HR 122, BP 88/54, temp 36.8. The abdomen is tender with guarding and moving the cervix hurts. Urine pregnancy test is positive. There is no fever or discharge.",
    age: 31,
    gender: "female",
    expected: "ectopic-pregnancy",
    triage: "emergency"
  }
];
