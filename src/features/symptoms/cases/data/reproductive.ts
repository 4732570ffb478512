import type { Case } from "../case.schema.ts";

export const reproductiveCases: readonly Case[] = [
  {
    id: "vulvovaginal-candidiasis-1",
    system: "reproductive",
    text: "Thick white cottage-cheesy discharge and the itching down there is terrible, finished amoxicillin last week. No odor, no belly pain.",
    age: 27,
    gender: "female",
    expected: "vulvovaginal-candidiasis",
    triage: "self-care"
  },
  {
    id: "bacterial-vaginosis-1",
    system: "reproductive",
    text: "24F thin gray discharge with fishy smell worse after sex x 1 wk. No itch, no pain. pH 5.0, clue cells.",
    age: 24,
    gender: "female",
    expected: "bacterial-vaginosis",
    triage: "routine"
  },
  {
    id: "pelvic-inflammatory-disease-1",
    system: "reproductive",
    text: "22F 5 d lower abdo pain both sides, fever 38.5, purulent discharge, pain with sex, IUD 3 wks ago. CMT + bilat adnexal tenderness. hCG neg.",
    age: 22,
    gender: "female",
    expected: "pelvic-inflammatory-disease",
    triage: "same-day"
  },
  {
    id: "ovarian-torsion-1",
    system: "reproductive",
    text: "A 21-year-old woman had sudden severe right lower abdominal pain while running, with repeated vomiting. It came and went for an hour and is now constant. A 7-cm ovarian cyst was found last year. Temp 37.1 C, HR 102. The right adnexa is exquisitely tender with a palpable mass. hCG is negative. She has no discharge and no urinary symptoms.",
    age: 21,
    gender: "female",
    expected: "ovarian-torsion",
    triage: "emergency"
  },
  {
    id: "endometriosis-1",
    system: "reproductive",
    text: "34F 6 yrs worsening period pain beginning days before, deep pain with intercourse, painful BMs during menses, can't conceive x 2 yr. Nodules on uterosacral, retroverted fixed uterus.",
    age: 34,
    gender: "female",
    expected: "endometriosis",
    triage: "routine"
  },
  {
    id: "uterine-fibroids-1",
    system: "reproductive",
    text: "43F heavy periods w/ clots 9 d, pelvic pressure, urinary frequency. Uterus irregular, 14 wk size, nontender. Hb 9.8. Pregnancy test neg.",
    age: 43,
    gender: "female",
    expected: "uterine-fibroids",
    triage: "routine"
  },
  {
    id: "primary-dysmenorrhea-1",
    system: "reproductive",
    text: "Really bad cramps the first two days of every period, down to my thighs, feel sick. Since about a yr after my periods started. Fine the rest of the month. Advil sorta helps. Not sexually active.",
    age: 16,
    gender: "female",
    expected: "primary-dysmenorrhea",
    triage: "self-care"
  },
  {
    id: "pcos-1",
    system: "reproductive",
    text: "23F periods every 2-4 mo since menarche, acne, coarse hair on chin & belly, BMI 33, dark velvety neck. No galactorrhea. hCG neg.",
    age: 23,
    gender: "female",
    expected: "pcos",
    triage: "routine"
  },
  {
    id: "menopause-1",
    system: "reproductive",
    text: "51F last period 11 mo ago. Hot flashes, night sweats, poor sleep, vaginal dryness, moody. TSH normal. No wt loss.",
    age: 51,
    gender: "female",
    expected: "menopause",
    triage: "self-care"
  },
  {
    id: "endometrial-cancer-1",
    system: "reproductive",
    text: "63F, 9 yrs postmenopausal, BMI 38, DM2. 3 wks vaginal bleeding. Never on HRT. Nulliparous.",
    age: 63,
    gender: "female",
    expected: "endometrial-cancer",
    triage: "same-day"
  },
  {
    id: "ovarian-cancer-1",
    system: "reproductive",
    text: "For about 3 months my belly's been bloated, I fill up after few bites, pants don't fit although I've lost weight, have to pee a lot. My sister had breast cancer at 42.",
    age: 61,
    gender: "female",
    expected: "ovarian-cancer",
    triage: "same-day"
  },
  {
    id: "breast-cancer-1",
    system: "reproductive",
    text: "52F hard, painless, irregular lump upper outer L breast, 2 mo. Skin dimpled, nipple pulled in, firm axillary node. Mother breast ca.",
    age: 52,
    gender: "female",
    expected: "breast-cancer",
    triage: "same-day"
  },
  {
    id: "mastitis-1",
    system: "reproductive",
    text: "29F breastfeeding 3 wks. R breast wedge red, hot, hard, painful, T 38.9, chills, cracked nipple. No fluctuance.",
    age: 29,
    gender: "female",
    expected: "mastitis",
    triage: "same-day"
  },
  {
    id: "fibroadenoma-1",
    system: "reproductive",
    text: "22F rubbery smooth mobile painless 2 cm lump R breast, no change with cycle. No discharge, no skin change.",
    age: 22,
    gender: "female",
    expected: "fibroadenoma",
    triage: "routine"
  },
  {
    id: "pelvic-inflammatory-disease-2",
    system: "reproductive",
    text: "A 22-year-old woman has had pain across the lower abdomen for six days, worse with intercourse, and a yellowish vaginal discharge. She has a new partner and does not use condoms. Her period ended a week ago. Temp 38.4 C, pulse 98, BP 116/70. Both adnexa are tender, and moving the cervix is very painful; pus is seen at the os. The pregnancy test is negative. The appendix was removed at 14. She has no burning on urination and normal bowel movements.",
    age: 22,
    gender: "female",
    expected: "pelvic-inflammatory-disease",
    triage: "same-day"
  }
];
