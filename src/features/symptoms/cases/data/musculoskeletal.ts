import type { Case } from "../case.schema.ts";

export const musculoskeletalCases: readonly Case[] = [
  {
    id: "osteoarthritis-1",
    system: "musculoskeletal",
    text: "My knees ache after I've been on them all day and they're stiff for about 10 minutes in the morning. They crunch. Getting worse over years. Knobby finger joints as well. No redness, no fever. I take metformin and a statin.",
    age: 66,
    gender: "female",
    expected: "osteoarthritis",
    triage: "routine"
  },
  {
    id: "rheumatoid-arthritis-1",
    system: "musculoskeletal",
    text: "45F 3 mo symmetric pain/swelling MCPs, PIPs, wrists, morning stiffness 2 h, fatigue. Boggy synovitis. RF & anti-CCP positive. No rash, no DIP involvement.",
    age: 45,
    gender: "female",
    expected: "rheumatoid-arthritis",
    triage: "routine"
  },
  {
    id: "gout-1",
    system: "musculoskeletal",
    text: "Woke at 3 am with my big toe on fire, red, swollen, cant even stand the sheet on it. Had steak and a bunch of beers. I take a water pill (HCTZ). No fever. Happened once last yr.",
    age: 54,
    gender: "male",
    expected: "gout",
    triage: "same-day"
  },
  {
    id: "pseudogout-1",
    system: "musculoskeletal",
    text: "77F 2 d acutely swollen warm painful R knee after hip surgery. T 37.7. X-ray chondrocalcinosis. Fluid: rhomboid weakly positive birefringent crystals, gram neg.",
    age: 77,
    gender: "female",
    expected: "pseudogout",
    triage: "same-day"
  },
  {
    id: "septic-arthritis-1",
    system: "musculoskeletal",
    text: "59F RA on methotrexate + prednisone. 2 d hot, swollen, very painful L knee, can't bear wt or move, T 39.0, rigors. WBC 17. One joint only.",
    age: 59,
    gender: "female",
    expected: "septic-arthritis",
    triage: "emergency"
  },
  {
    id: "reactive-arthritis-1",
    system: "musculoskeletal",
    text: "26M 3 wks after chlamydia: swollen R knee & ankle, heel pain, red eyes, burning on urination, sausage toe. Afebrile.",
    age: 26,
    gender: "male",
    expected: "reactive-arthritis",
    triage: "same-day"
  },
  {
    id: "ankylosing-spondylitis-1",
    system: "musculoskeletal",
    text: "I'm 25 and my low back and buttocks have hurt for a year and half. It's worst when I wake up, stiff for an hour, gets better when I move and exercise, wakes me at 4. Ibuprofen really helps. Had a bout of iritis. Uncle has a fused spine.",
    age: 25,
    gender: "male",
    expected: "ankylosing-spondylitis",
    triage: "routine"
  },
  {
    id: "lupus-1",
    system: "musculoskeletal",
    text: "A 27-year-old woman has had fatigue, low-grade fever and painful finger and wrist joints for two months. A red rash has appeared over her cheeks and nose that spares the folds and gets worse in the sun. She has mouth ulcers, hair loss and pain in the chest on breathing in. Urine shows protein 2+ and red cells; platelets are 98,000. ANA and anti-dsDNA are positive. She takes no medicines besides a multivitamin.",
    age: 27,
    gender: "female",
    expected: "lupus",
    triage: "same-day"
  },
  {
    id: "polymyalgia-rheumatica-1",
    system: "musculoskeletal",
    text: "72F 5 wks aching & stiffness both shoulders and hips, can't get out of bed, AM stiffness >1 h. ESR 78. Strength normal. No headache, no jaw pain, no vision change.",
    age: 72,
    gender: "female",
    expected: "polymyalgia-rheumatica",
    triage: "same-day"
  },
  {
    id: "fibromyalgia-1",
    system: "musculoskeletal",
    text: "Everything hurts, all over, for years. I wake up tired, brain fog, my skin is tender when touched, headaches, belly trouble. Blood tests keep coming back normal. No swollen joints.",
    age: 46,
    gender: "female",
    expected: "fibromyalgia",
    triage: "routine"
  },
  {
    id: "polymyositis-1",
    system: "musculoskeletal",
    text: "55F 3 mo trouble rising from chair & combing hair, not painful, purple rash round eyes, scaly bumps on knuckles. CK 3,600. Reflexes nl.",
    age: 55,
    gender: "female",
    expected: "polymyositis",
    triage: "same-day"
  },
  {
    id: "systemic-sclerosis-1",
    system: "musculoskeletal",
    text: "50F Raynaud 6 yrs, tight thick skin on fingers and face, heartburn & dysphagia, telangiectasias, DOE. ANA anticentromere +.",
    age: 50,
    gender: "female",
    expected: "systemic-sclerosis",
    triage: "routine"
  },
  {
    id: "granulomatosis-polyangiitis-1",
    system: "musculoskeletal",
    text: "51M 2 mo bloody crusty nose, sinusitis, saddle nose, cough w/ hemoptysis, now creatinine 3.2, RBC casts. c-ANCA pos.",
    age: 51,
    gender: "male",
    expected: "granulomatosis-polyangiitis",
    triage: "emergency"
  },
  {
    id: "henoch-schonlein-1",
    system: "musculoskeletal",
    text: "6M, cold 10 d ago. Raised purple spots buttocks + legs, sore swollen ankles, colicky belly pain, urine blood 2+. Afebrile, platelets 320. Playful.",
    age: 6,
    gender: "male",
    expected: "henoch-schonlein",
    triage: "same-day"
  },
  {
    id: "low-back-strain-1",
    system: "musculoskeletal",
    text: "Tweaked my low back moving a couch 2 days ago. Sore and stiff both sides, worse when bending, better lying down. No leg pain, numbness or weakness. Peeing fine. No fever.",
    age: 35,
    gender: "male",
    expected: "low-back-strain",
    triage: "self-care"
  },
  {
    id: "vertebral-compression-fracture-1",
    system: "musculoskeletal",
    text: "79F sudden mid-back pain after lifting a grocery bag, 4 d. Tender T12, lost 2 in height over the years. On prednisone for PMR. No leg weakness, no bladder problem, no cancer hx.",
    age: 79,
    gender: "female",
    expected: "vertebral-compression-fracture",
    acceptable: [
      "osteoporosis"
    ],
    triage: "same-day"
  },
  {
    id: "vertebral-osteomyelitis-1",
    system: "musculoskeletal",
    text: "62M dialysis, recent line infection. 3 wks constant low back pain also at night, T 38.4, sweats, spinous percussion tenderness L3. ESR 110. Legs strong.",
    age: 62,
    gender: "male",
    expected: "vertebral-osteomyelitis",
    acceptable: [
      "spinal-epidural-abscess"
    ],
    triage: "emergency"
  },
  {
    id: "rotator-cuff-1",
    system: "musculoskeletal",
    text: "57M painter, 2 mo R shoulder pain lateral arm, worse overhead & lying on it. Painful arc 70-120, weak abduction, passive ROM full. No injury, no numbness.",
    age: 57,
    gender: "male",
    expected: "rotator-cuff",
    triage: "routine"
  },
  {
    id: "adhesive-capsulitis-1",
    system: "musculoskeletal",
    text: "53F diabetic, 5 mo gradually stiff painful L shoulder. Active and passive ROM both restricted, ext rotation 10 deg. X-ray normal.",
    age: 53,
    gender: "female",
    expected: "adhesive-capsulitis",
    triage: "routine"
  },
  {
    id: "shoulder-dislocation-1",
    system: "musculoskeletal",
    text: "23M fell on outstretched arm skiing. R shoulder squared off, held in slight abduction & ext rotation, can't move. Numb patch over deltoid.",
    age: 23,
    gender: "male",
    expected: "shoulder-dislocation",
    triage: "emergency"
  },
  {
    id: "nursemaid-elbow-1",
    system: "musculoskeletal",
    text: "I swung her by the hands and she cried, now she won't use her left arm, just holds it slightly bent against her. No swelling or bruise. She's otherwise happy.",
    age: 3,
    gender: "female",
    expected: "nursemaid-elbow",
    triage: "same-day"
  },
  {
    id: "distal-radius-fracture-1",
    system: "musculoskeletal",
    text: "64F slipped on ice onto outstretched hand. R wrist swollen, dinner-fork deformity, very tender. Fingers move, sensation intact.",
    age: 64,
    gender: "female",
    expected: "distal-radius-fracture",
    triage: "same-day"
  },
  {
    id: "scaphoid-fracture-1",
    system: "musculoskeletal",
    text: "21M fell skateboarding on palm. Wrist pain thumb side, tender anatomic snuffbox, pain w/ axial thumb load. X-rays neg.",
    age: 21,
    gender: "male",
    expected: "scaphoid-fracture",
    triage: "same-day"
  },
  {
    id: "hip-fracture-1",
    system: "musculoskeletal",
    text: "86F dementia fell in bathroom. Groin pain R, can't stand. R leg shortened + externally rotated. On aspirin, donepezil.",
    age: 86,
    gender: "female",
    expected: "hip-fracture",
    triage: "emergency"
  },
  {
    id: "ankle-sprain-1",
    system: "musculoskeletal",
    text: "29M rolled ankle inward at basketball yesterday. Lateral swelling and bruise, tender just below lateral malleolus front. Can walk 4 steps limping. No bone tenderness.",
    age: 29,
    gender: "male",
    expected: "ankle-sprain",
    triage: "self-care"
  },
  {
    id: "achilles-rupture-1",
    system: "musculoskeletal",
    text: "Playing tennis I heard a pop and felt like somebody kicked me in the back of the heel. Can't push off or stand on tiptoe. There's a gap above the heel. Was on cipro last month.",
    age: 42,
    gender: "male",
    expected: "achilles-rupture",
    triage: "same-day"
  },
  {
    id: "plantar-fasciitis-1",
    system: "musculoskeletal",
    text: "Stabbing heel pain with the first steps out of bed, eases as I get going, back after sitting. 3 months. On my feet all day as a nurse. No injury.",
    age: 48,
    gender: "female",
    expected: "plantar-fasciitis",
    triage: "routine"
  },
  {
    id: "acl-tear-1",
    system: "musculoskeletal",
    text: "19F soccer, planted and twisted, felt pop R knee, swelled within 2 h, knee gives way. Lachman positive. No locking.",
    age: 19,
    gender: "female",
    expected: "acl-tear",
    triage: "same-day"
  },
  {
    id: "osgood-schlatter-1",
    system: "musculoskeletal",
    text: "13M bump and pain below kneecap, both knees, worse jumping & kneeling, x 2 mo; growth spurt. Tender tibial tubercle. No effusion.",
    age: 13,
    gender: "male",
    expected: "osgood-schlatter",
    triage: "routine"
  },
  {
    id: "slipped-capital-femoral-epiphysis-1",
    system: "musculoskeletal",
    text: "13M, 95 kg. 4 wks L thigh & knee pain w/ limp, today can't bear weight. Hip held externally rotated, lost internal rotation. Afebrile.",
    age: 13,
    gender: "male",
    expected: "slipped-capital-femoral-epiphysis",
    triage: "emergency"
  },
  {
    id: "transient-synovitis-1",
    system: "musculoskeletal",
    text: "5 y/o limping since this am, R hip pain. Cold last wk. T 37.3, mild limited rotation, can bear wt w/ limp. WBC 8, CRP <5.",
    age: 5,
    gender: "male",
    expected: "transient-synovitis",
    triage: "same-day"
  },
  {
    id: "compartment-syndrome-1",
    system: "musculoskeletal",
    text: "24M tibial fx casted 8 h ago. Severe leg pain not helped by morphine, worse when toes passively stretched, calf tense, tingling foot. Pulses present.",
    age: 24,
    gender: "male",
    expected: "compartment-syndrome",
    triage: "emergency"
  },
  {
    id: "rhabdomyolysis-1",
    system: "musculoskeletal",
    text: "30M first spin class 2 d ago after months off. Thighs swollen, awful pain, weak, urine like cola. CK 68,000. Dip blood 3+, no RBC. Takes a statin.",
    age: 30,
    gender: "male",
    expected: "rhabdomyolysis",
    triage: "emergency"
  },
  {
    id: "bone-metastases-1",
    system: "musculoskeletal",
    text: "67F breast ca 6 yrs ago. 2 mo deep constant pain R hip & ribs, worse at night, wt loss. Ca 11.9, ALP 380. No fall.",
    age: 67,
    gender: "female",
    expected: "bone-metastases",
    triage: "same-day"
  },
  {
    id: "costochondritis-1",
    system: "musculoskeletal",
    text: "33F 5 d sharp L parasternal pain worse w/ movement, deep breath, pressing on it reproduces it exactly. After heavy coughing. ECG nl, SpO2 99, HR 72. No dyspnea, calves normal.",
    age: 33,
    gender: "female",
    expected: "costochondritis",
    triage: "self-care"
  },
  {
    id: "growing-pains-1",
    system: "musculoskeletal",
    text: "Both shins ache at bedtime a few evenings a week, better with rubbing, gone by morning. She runs about all day, no limp, no fever, no swelling.",
    age: 8,
    gender: "female",
    expected: "growing-pains",
    triage: "self-care"
  },
  {
    id: "primary-bone-tumor-1",
    system: "musculoskeletal",
    text: "15M 2 mo worsening pain above R knee, wakes him at night, hard tender swelling distal femur, limp. Afebrile. ALP high. He thought it was football.",
    age: 15,
    gender: "male",
    expected: "primary-bone-tumor",
    triage: "same-day"
  },
  {
    id: "child-abuse-1",
    system: "musculoskeletal",
    text: "11 wk F brought for crying & leg not moving. Swollen thigh; X-ray spiral femur fracture, healing ribs. Bruise on ear. Parents say she rolled off the couch; history keeps changing.",
    age: 0.211,
    gender: "female",
    expected: "child-abuse",
    triage: "emergency"
  },
  {
    id: "de-quervain-1",
    system: "musculoskeletal",
    text: "New mom, pain on the thumb side of my wrist, kills when I pick up the baby. Hurts with fist over thumb and bending wrist. 5 wks. No numbness.",
    age: 38,
    gender: "female",
    expected: "de-quervain",
    triage: "routine"
  },
  {
    id: "lateral-epicondylitis-1",
    system: "musculoskeletal",
    text: "47M carpenter. 6 wk pain outer R elbow, worse gripping, lifting, wringing. Tender lateral epicondyle, pain on resisted wrist extension. No numbness.",
    age: 47,
    gender: "male",
    expected: "lateral-epicondylitis",
    triage: "routine"
  },
  {
    id: "flexor-tenosynovitis-1",
    system: "musculoskeletal",
    text: "34M rose thorn puncture palm side index finger 2 d ago. Finger held flexed, sausage-swollen, tender along tendon sheath, agony on passive extension. T 38.1.",
    age: 34,
    gender: "male",
    expected: "flexor-tenosynovitis",
    triage: "emergency"
  },
  {
    id: "chronic-fatigue-1",
    system: "musculoskeletal",
    text: "40F 14 mo exhausted, crash for days after slight effort, sleep doesn't refresh, foggy, dizzy standing, sore throat, tender nodes. All labs normal. Not sad.",
    age: 40,
    gender: "female",
    expected: "chronic-fatigue",
    triage: "routine"
  },
  {
    id: "gout-2",
    system: "musculoskeletal",
    text: "A 57-year-old man woke at 2 a.m. with excruciating pain at the base of his right big toe. It is red, hot, shiny and so tender that he cannot bear a sock. He had a similar attack last year after a wedding. He drinks four beers a day and takes hydrochlorothiazide for hypertension. Temp 37.4 C, pulse 84. No other joint hurts and he has had no injury. Uric acid is 9.6 mg/dL.",
    age: 57,
    gender: "male",
    expected: "gout",
    triage: "same-day"
  },
  {
    id: "hip-fracture-2",
    system: "musculoskeletal",
    text: "An 83-year-old woman tripped over a rug and could not get up. She has severe pain in the left groin and cannot lift the leg. The left leg is shorter and turned outwards. She has osteoporosis, takes alendronate, and had a wrist fracture two years ago. BP 146/80, pulse 92. She did not hit her head, did not faint beforehand and has no chest pain. Pulses and sensation in the foot are normal.",
    age: 83,
    gender: "female",
    expected: "hip-fracture",
    triage: "emergency"
  },
  {
    id: "polymyalgia-rheumatica-2",
    system: "musculoskeletal",
    text: "A 64-year-old woman of Norwegian descent has had aching and stiffness of both shoulders, the neck and hips for six weeks. In the morning it takes two hours before she can comb her hair or put on stockings. She has lost 3 kg and had mild sweats. Power is full once pain is allowed for and no small joint is swollen. ESR is 82 mm/h, CK is normal. She has no headache, scalp tenderness, jaw pain or change in vision. She takes simvastatin, which was stopped without benefit.",
    age: 64,
    gender: "female",
    expected: "polymyalgia-rheumatica",
    triage: "same-day"
  },
  {
    id: "rheumatoid-arthritis-2",
    system: "musculoskeletal",
    text: "A 29-year-old woman has had pain and swelling in the knuckles and middle joints of both hands and in both wrists for four months. She is stiff for two hours every morning and cannot open jars. She feels tired. Her aunt has the same illness. The joints are spongy and tender; the end joints of the fingers are spared. There is no rash, mouth ulcer or back pain. Rheumatoid factor and anti-CCP antibodies are positive. She takes ibuprofen.",
    age: 29,
    gender: "female",
    expected: "rheumatoid-arthritis",
    triage: "routine"
  }
];
