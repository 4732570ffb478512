import type { Case } from "../case.schema.ts";

export const skinCases: readonly Case[] = [
  {
    id: "atopic-dermatitis-1",
    system: "skin",
    text: "4F itchy dry red patches in elbow and knee creases since infancy, worse in winter, scratches at night. Asthma. Mother has hay fever. No fever.",
    age: 4,
    gender: "female",
    expected: "atopic-dermatitis",
    triage: "routine"
  },
  {
    id: "psoriasis-1",
    system: "skin",
    text: "A 37-year-old man has had well-demarcated red plaques with silvery scale on both elbows, knees and the scalp for several years. Scratching the scale causes pinpoint bleeding. His fingernails are pitted. The plaques clear up somewhat in summer and flared after starting propranolol. His father has the same skin. Joints are not painful.",
    age: 37,
    gender: "male",
    expected: "psoriasis",
    triage: "routine"
  },
  {
    id: "acne-1",
    system: "skin",
    text: "Blackheads, whiteheads and red pimples on my forehead, cheeks and back for a year, worse before my period. Some leave marks.",
    age: 15,
    gender: "female",
    expected: "acne",
    triage: "routine"
  },
  {
    id: "rosacea-1",
    system: "skin",
    text: "48F flushing with hot drinks/wine, persistent redness of central face w/ papules and pustules, telangiectasia, gritty eyes. No comedones. 1 yr.",
    age: 48,
    gender: "female",
    expected: "rosacea",
    triage: "routine"
  },
  {
    id: "contact-dermatitis-allergic-1",
    system: "skin",
    text: "Super itchy blistery rash in streaks on my arms and legs, started 2 days after I cleared brush in the yard, poison ivy I bet. No fever, breathing's fine.",
    age: 30,
    gender: "female",
    expected: "contact-dermatitis-allergic",
    triage: "routine"
  },
  {
    id: "urticaria-1",
    system: "skin",
    text: "23M itchy raised welts all over trunk since last evening, each fades in hours & new ones appear. No lip/tongue swelling, no wheeze, no new drugs. BP 122/76.",
    age: 23,
    gender: "male",
    expected: "urticaria",
    triage: "self-care"
  },
  {
    id: "cellulitis-1",
    system: "skin",
    text: "A 61-year-old man with type 2 diabetes and athlete's foot noticed that his left shin became red, hot and painful two days ago. The redness is spreading and has an indistinct border. Temp 38.2 C, pulse 92, BP 136/80. There is no crepitus, no blister, and pain is in keeping with how it looks. His calf is soft. He takes metformin and ramipril.",
    age: 61,
    gender: "male",
    expected: "cellulitis",
    triage: "same-day"
  },
  {
    id: "abscess-skin-1",
    system: "skin",
    text: "26M painful lump R buttock 4 d, red, hot, soft in middle with pus point, 3 cm. No fever. Had MRSA boil last year.",
    age: 26,
    gender: "male",
    expected: "abscess-skin",
    triage: "same-day"
  },
  {
    id: "impetigo-1",
    system: "skin",
    text: "Sores around his nose and mouth that started as little blisters and now have honey colored crusts. Spreading to his chin, kid at school had it. No fever.",
    age: 5,
    gender: "male",
    expected: "impetigo",
    triage: "routine"
  },
  {
    id: "tinea-corporis-1",
    system: "skin",
    text: "33M wrestling coach, 2 wks ring-shaped itchy red patch on forearm, scaly raised edge with clearing in center. No improvement with hydrocortisone.",
    age: 33,
    gender: "male",
    expected: "tinea-corporis",
    triage: "routine"
  },
  {
    id: "pityriasis-rosea-1",
    system: "skin",
    text: "19F one oval scaly patch on belly 10 d ago, then many smaller oval salmon patches on trunk in christmas-tree lines, mild itch. Palms spared. RPR nonreactive.",
    age: 19,
    gender: "female",
    expected: "pityriasis-rosea",
    triage: "routine"
  },
  {
    id: "scabies-1",
    system: "skin",
    text: "Itching like crazy at night for 3 wks, little bumps and lines between my fingers, wrists, belt line and privates. My girlfriend and roommate are itching too.",
    age: 24,
    gender: "male",
    expected: "scabies",
    triage: "routine"
  },
  {
    id: "head-lice-1",
    system: "skin",
    text: "9F itchy scalp x 1 wk, school outbreak. White specks stuck to hair shafts behind ears that don't brush off, live lice seen.",
    age: 9,
    gender: "female",
    expected: "head-lice",
    triage: "self-care"
  },
  {
    id: "melanoma-1",
    system: "skin",
    text: "A mole on my back has been changing over 4 months, my wife says it's bigger than a pencil eraser, uneven edges, brown, black and a bit of blue. It bled once. I burned a lot as a kid.",
    age: 62,
    gender: "male",
    expected: "melanoma",
    triage: "same-day"
  },
  {
    id: "basal-cell-carcinoma-1",
    system: "skin",
    text: "74M pearly papule L nasal ala 8 mo, rolled edge, central ulcer, telangiectasias, bleeds & scabs. Farmer.",
    age: 74,
    gender: "male",
    expected: "basal-cell-carcinoma",
    triage: "routine"
  },
  {
    id: "squamous-cell-carcinoma-skin-1",
    system: "skin",
    text: "69M kidney transplant on tacrolimus. Growing firm scaly hyperkeratotic nodule on lower lip/ear helix 3 mo, tender, ulcerated, crusts.",
    age: 69,
    gender: "male",
    expected: "squamous-cell-carcinoma-skin",
    acceptable: [
      "actinic-keratosis"
    ],
    triage: "routine"
  },
  {
    id: "stevens-johnson-1",
    system: "skin",
    text: "A 34-year-old woman began lamotrigine 18 days ago. After two days of fever and sore throat she developed painful dusky target-like spots on the face and trunk, which have begun to blister and peel with light rubbing. The lips are crusted and bleeding, the eyes red, and urination hurts. Temp 39.2 C, HR 118. About 7% of her skin is detached. She has no other illness.",
    age: 34,
    gender: "female",
    expected: "stevens-johnson",
    triage: "emergency"
  },
  {
    id: "dress-1",
    system: "skin",
    text: "44M started phenytoin 5 wks ago after craniotomy. Fever 39, facial swelling, widespread morbilliform rash, big neck nodes, ALT 480, eosinophils 3.2. No blisters, mouth clear.",
    age: 44,
    gender: "male",
    expected: "dress",
    triage: "emergency"
  },
  {
    id: "staphylococcal-scalded-skin-1",
    system: "skin",
    text: "4 wk M, irritable, T 38.3, red tender skin, large flaccid blisters around neck and groin, skin slips off with touch, crusts round mouth. Mouth inside is fine.",
    age: 0.077,
    gender: "male",
    expected: "staphylococcal-scalded-skin",
    triage: "emergency"
  },
  {
    id: "bullous-pemphigoid-1",
    system: "skin",
    text: "78M 6 wks very itchy, then tense blisters on thighs, belly and arms; mouth not involved; Nikolsky neg. Parkinson's on levodopa.",
    age: 78,
    gender: "male",
    expected: "bullous-pemphigoid",
    triage: "routine"
  },
  {
    id: "pemphigus-vulgaris-1",
    system: "skin",
    text: "52F 3 mo painful mouth sores, now flaccid blisters on chest & scalp that break easily leaving raw areas. Nikolsky +.",
    age: 52,
    gender: "female",
    expected: "pemphigus-vulgaris",
    triage: "same-day"
  },
  {
    id: "erythema-nodosum-1",
    system: "skin",
    text: "29F tender red lumps both shins x 1 wk, sore throat 2 wks ago, T 37.8, ankles ache. Takes OCP. CXR normal.",
    age: 29,
    gender: "female",
    expected: "erythema-nodosum",
    triage: "same-day"
  },
  {
    id: "vitiligo-1",
    system: "skin",
    text: "27F white patches on hands, around mouth, eyelids, slowly larger x 1 yr. Not itchy, no scale, normal feeling. Hashimoto thyroiditis.",
    age: 27,
    gender: "female",
    expected: "vitiligo",
    triage: "routine"
  },
  {
    id: "alopecia-areata-1",
    system: "skin",
    text: "Noticed a smooth round bald spot size of a quarter on the back of my head, now a second in the beard. No itching or scale. 6 wks.",
    age: 31,
    gender: "male",
    expected: "alopecia-areata",
    triage: "routine"
  },
  {
    id: "diaper-dermatitis-1",
    system: "skin",
    text: "Red sore rash on her bottom where the diaper touches, the creases look ok. She had the runs last week. Happy, no fever.",
    age: 0.833,
    gender: "female",
    expected: "diaper-dermatitis",
    triage: "self-care"
  },
  {
    id: "hidradenitis-1",
    system: "skin",
    text: "36F obese smoker, yrs of recurrent painful boils in both armpits and groin, draining tunnels and rope-like scars.",
    age: 36,
    gender: "female",
    expected: "hidradenitis",
    triage: "routine"
  },
  {
    id: "insect-bite-1",
    system: "skin",
    text: "Bug bit me on the arm while gardening yesterday, itchy swollen red bump with a dot in the middle, a bit warm. I feel fine, no fever.",
    age: 50,
    gender: "male",
    expected: "insect-bite",
    acceptable: [
      "cellulitis"
    ],
    triage: "self-care"
  },
  {
    id: "atopic-dermatitis-2",
    system: "skin",
    text: "An 8-year-old boy has had an itchy rash since he was a baby. It comes and goes and is worst in winter; he scratches until it bleeds. The bends of the elbows and knees are dry, thickened and scaly with scratch marks. He has hay fever, and his father has asthma. There are no burrows between the fingers and nobody else at home itches. He is afebrile and there is no weeping or crusting. He uses no medicines.",
    age: 8,
    gender: "male",
    expected: "atopic-dermatitis",
    triage: "routine"
  }
];
