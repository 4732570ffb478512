import type { Case } from "../case.schema.ts";

export const neurologicCases: readonly Case[] = [
  {
    id: "migraine-1",
    system: "neurologic",
    text: "29F recurrent L sided throbbing HA 2x/mo lasting 12-24 h, nausea, photophobia, phonophobia, zigzag lights 20 min before. Worse with activity. Neuro exam nl. Mother same.",
    age: 29,
    gender: "female",
    expected: "migraine",
    triage: "routine"
  },
  {
    id: "tension-headache-1",
    system: "neurologic",
    text: "Dull band-like pressure round my whole head, most afternoons for a couple of weeks, stress at work is bad. Not throbbing, light doesnt bother me, no nausea. I can keep working. Neck and shoulders feel tight.",
    age: 35,
    gender: "male",
    expected: "tension-headache",
    triage: "self-care"
  },
  {
    id: "cluster-headache-1",
    system: "neurologic",
    text: "42M nightly R periorbital stabbing excruciating pain 45 min x 10 d, R eye tearing, red, nose runs, ptosis. Paces the room. Same last spring. Smoker.",
    age: 42,
    gender: "male",
    expected: "cluster-headache",
    triage: "routine"
  },
  {
    id: "subarachnoid-hemorrhage-1",
    system: "neurologic",
    text: "Worst headache of my life, came on in a second like being hit with a bat while I was at the gym. I vomited and my neck is stiff. Light hurts.",
    age: 49,
    gender: "female",
    expected: "subarachnoid-hemorrhage",
    triage: "emergency"
  },
  {
    id: "ischemic-stroke-1",
    system: "neurologic",
    text: "71M AF, HTN. 70 min ago sudden R face droop, R arm + leg weakness, can't get words out. BP 182/96, glucose 118. No HA. No seizure.",
    age: 71,
    gender: "male",
    expected: "ischemic-stroke",
    acceptable: [
      "tia"
    ],
    triage: "emergency"
  },
  {
    id: "tia-1",
    system: "neurologic",
    text: "64F 20 min episode of L hand weakness and slurred speech this morning, now entirely resolved. HTN, smoker. Exam now normal. Glucose 102. No headache.",
    age: 64,
    gender: "female",
    expected: "tia",
    triage: "emergency"
  },
  {
    id: "intracerebral-hemorrhage-1",
    system: "neurologic",
    text: "A 58-year-old man with untreated hypertension suddenly developed a severe headache while lifting furniture and then became weak on the left side. Within half an hour he vomited and grew drowsy. BP 224/124, pulse 58, glucose 130 mg/dL. He looks to the right, with left hemiplegia. He takes no anticoagulant. No fever.",
    age: 58,
    gender: "male",
    expected: "intracerebral-hemorrhage",
    triage: "emergency"
  },
  {
    id: "cerebellar-stroke-1",
    system: "neurologic",
    text: "66M DM HTN. Sudden vertigo, vomiting, cannot walk or stand unaided, occipital HA, slurred speech, L limb ataxia, direction-changing nystagmus x 3 h. No tinnitus.",
    age: 66,
    gender: "male",
    expected: "cerebellar-stroke",
    acceptable: [
      "ischemic-stroke"
    ],
    triage: "emergency"
  },
  {
    id: "subdural-hematoma-1",
    system: "neurologic",
    text: "An 84-year-old man on apixaban has become gradually more confused and sleepy over three weeks, with a dull headache. His daughter recalls that he slipped and bumped his head about a month ago. He drags his left leg a little. Temp 36.6, BP 144/82, glucose normal. No fever or neck stiffness.",
    age: 84,
    gender: "male",
    expected: "subdural-hematoma",
    triage: "emergency"
  },
  {
    id: "epidural-hematoma-1",
    system: "neurologic",
    text: "19M hit on temple by baseball, out 1 min, then fine for 2 h, now severe headache, vomiting, drowsy, R pupil dilated. BP 170/90 HR 52.",
    age: 19,
    gender: "male",
    expected: "epidural-hematoma",
    triage: "emergency"
  },
  {
    id: "concussion-1",
    system: "neurologic",
    text: "15M helmet to helmet football 2 h ago. No LOC. Headache, dazed, can't remember the play, dizzy, nauseated, light bothers. GCS 15, neuro nonfocal. No vomiting.",
    age: 15,
    gender: "male",
    expected: "concussion",
    triage: "same-day"
  },
  {
    id: "bacterial-meningitis-1",
    system: "neurologic",
    text: "20F college dorm. 16 h fever 39.7, severe headache, stiff neck, photophobia, vomiting, increasingly drowsy. Kernig +. CSF cloudy, neutrophils, low glucose. No rash.",
    age: 20,
    gender: "female",
    expected: "bacterial-meningitis",
    acceptable: [
      "meningococcemia"
    ],
    triage: "emergency"
  },
  {
    id: "meningococcemia-1",
    system: "neurologic",
    text: "17M 10 h fever 40, chills, aching legs, headache, now purple spots on legs and trunk that don't blanch and are spreading. Cold hands. BP 78/40, HR 144.",
    age: 17,
    gender: "male",
    expected: "meningococcemia",
    acceptable: [
      "bacterial-meningitis"
    ],
    triage: "emergency"
  },
  {
    id: "viral-meningitis-1",
    system: "neurologic",
    text: "26M 2 d headache, fever 38.4, photophobia, mild stiff neck, in August. Alert, oriented, no rash, no seizure. CSF 120 WBC lymphocytes, glucose normal.",
    age: 26,
    gender: "male",
    expected: "viral-meningitis",
    triage: "same-day"
  },
  {
    id: "encephalitis-1",
    system: "neurologic",
    text: "48F 3 d fever, headache, then strange behaviour, smelling burnt rubber, word-finding trouble, confused, generalized seizure today. CSF lymphocytes. MRI temporal lobe signal.",
    age: 48,
    gender: "female",
    expected: "encephalitis",
    triage: "emergency"
  },
  {
    id: "brain-tumor-1",
    system: "neurologic",
    text: "55M 6 wks headaches worse in the morning and on bending, vomiting, personality change per wife, R arm clumsy, first seizure yesterday. Papilledema. Afebrile.",
    age: 55,
    gender: "male",
    expected: "brain-tumor",
    triage: "same-day"
  },
  {
    id: "idiopathic-intracranial-hypertension-1",
    system: "neurologic",
    text: "25F BMI 38, takes doxycycline for acne. 2 mo daily headache worse lying, whooshing in ears, brief graying of vision when bending. Bilat papilledema. MRI normal. CN6 palsy mild.",
    age: 25,
    gender: "female",
    expected: "idiopathic-intracranial-hypertension",
    triage: "same-day"
  },
  {
    id: "giant-cell-arteritis-1",
    system: "neurologic",
    text: "A 76-year-old woman has had a new right-sided headache for three weeks and her scalp hurts when she combs her hair. Her jaw tires and aches when chewing. Yesterday the vision in her right eye went dark for five minutes. Shoulders and hips are stiff each morning. ESR 94 mm/h. Takes metoprolol and calcium.",
    age: 76,
    gender: "female",
    expected: "giant-cell-arteritis",
    triage: "emergency"
  },
  {
    id: "trigeminal-neuralgia-1",
    system: "neurologic",
    text: "57F electric-shock stabbing pain R cheek and jaw, seconds each, many per day, set off by brushing teeth or a breeze. No numbness between. No rash.",
    age: 57,
    gender: "female",
    expected: "trigeminal-neuralgia",
    triage: "routine"
  },
  {
    id: "epilepsy-1",
    system: "neurologic",
    text: "23M witnessed: suddenly stiff, cried out, jerking all limbs 2 min, bit tongue, wet himself, confused 30 min after. 2nd event in 3 months. Afebrile. Glucose 96. No drugs or alcohol.",
    age: 23,
    gender: "male",
    expected: "epilepsy",
    triage: "same-day"
  },
  {
    id: "febrile-seizure-1",
    system: "neurologic",
    text: "18 mo F. Fever 39.6 with runny nose today. Whole-body shaking 2 min, eyes rolled, then sleepy 15 min, now playing. No stiff neck, no rash. Father had same as a child.",
    age: 1.5,
    gender: "female",
    expected: "febrile-seizure",
    triage: "same-day"
  },
  {
    id: "absence-epilepsy-1",
    system: "neurologic",
    text: "Teacher says she zones out, stares and blinks for maybe 10 seconds many times a day and doesn't answer, then goes right on with what she was doing. Doesn't fall or shake. Grades are slipping.",
    age: 7,
    gender: "female",
    expected: "absence-epilepsy",
    triage: "routine"
  },
  {
    id: "bells-palsy-1",
    system: "neurologic",
    text: "I woke up and the right side of my face doesn't move. Can't close my eye or wrinkle my forehead, drool when I drink, ear ached a little yesterday. Arms and legs are fine, my speech is clear apart from the lip.",
    age: 44,
    gender: "male",
    expected: "bells-palsy",
    triage: "same-day"
  },
  {
    id: "multiple-sclerosis-1",
    system: "neurologic",
    text: "A 31-year-old woman has had numbness and tingling in both legs up to the waist for ten days. Eight months ago she had a painful loss of vision in the left eye that recovered over a month. Bending her neck sends an electric feeling down the spine, and hot showers make it all worse. There is bilateral hyperreflexia with an upgoing toe. MRI shows periventricular plaques. She takes an oral contraceptive.",
    age: 31,
    gender: "female",
    expected: "multiple-sclerosis",
    triage: "same-day"
  },
  {
    id: "optic-neuritis-1",
    system: "neurologic",
    text: "28F 3 d blurred vision L eye, pain on eye movement, colors washed out. RAPD L. Fundus normal. No discharge.",
    age: 28,
    gender: "female",
    expected: "optic-neuritis",
    acceptable: [
      "multiple-sclerosis"
    ],
    triage: "same-day"
  },
  {
    id: "guillain-barre-1",
    system: "neurologic",
    text: "39M diarrhea 2 wks ago. 4 d tingling feet then ascending symmetric leg weakness, now arms, face. Areflexia. Back ache. Bladder normal. CSF protein high, cells 2.",
    age: 39,
    gender: "male",
    expected: "guillain-barre",
    triage: "emergency"
  },
  {
    id: "myasthenia-gravis-1",
    system: "neurologic",
    text: "34F droopy lids and double vision worse toward evening, jaw gets tired chewing, voice nasal after talking a while, x 2 mo. Pupils normal, reflexes normal, no numbness.",
    age: 34,
    gender: "female",
    expected: "myasthenia-gravis",
    triage: "same-day"
  },
  {
    id: "botulism-1",
    system: "neurologic",
    text: "6 mo M. Constipated 5 d, weak cry, poor suck, droopy eyelids, floppy, head lag. Afebrile. Given honey on pacifier. Pupils sluggish.",
    age: 0.5,
    gender: "male",
    expected: "botulism",
    triage: "emergency"
  },
  {
    id: "als-1",
    system: "neurologic",
    text: "62M 8 mo progressive weakness R hand, dropping things, cramps, muscle twitching, now slurred speech. Wasting of hand with brisk reflexes, tongue fasciculations. Sensation normal. Bladder ok.",
    age: 62,
    gender: "male",
    expected: "als",
    triage: "routine"
  },
  {
    id: "parkinson-disease-1",
    system: "neurologic",
    text: "68M 1 yr R hand shaking at rest, pill-rolling, handwriting small, slow, shuffling, stiff, lost sense of smell. No falls, no hallucinations, memory ok.",
    age: 68,
    gender: "male",
    expected: "parkinson-disease",
    triage: "routine"
  },
  {
    id: "essential-tremor-1",
    system: "neurologic",
    text: "My hands shake when I pour coffee or write, both of them, for years and getting worse. It's better after a glass of wine. My dad had it too. They don't shake when resting in my lap.",
    age: 60,
    gender: "female",
    expected: "essential-tremor",
    triage: "routine"
  },
  {
    id: "restless-legs-1",
    system: "neurologic",
    text: "Creepy crawly feeling in both my legs every night in bed, I HAVE to move them and walking helps for a bit. Can't sleep. Ferritin was low.",
    age: 46,
    gender: "female",
    expected: "restless-legs",
    triage: "routine"
  },
  {
    id: "alzheimer-1",
    system: "neurologic",
    text: "78F brought by daughter: 2 yr gradual memory loss, repeats questions, gets lost in the neighborhood, misplaces things, trouble w/ checkbook. MMSE 20. Gait and neuro exam normal. No hallucinations, not depressed.",
    age: 78,
    gender: "female",
    expected: "alzheimer",
    triage: "routine"
  },
  {
    id: "lewy-body-dementia-1",
    system: "neurologic",
    text: "74M 1 yr fluctuating confusion, vivid visual hallucinations of children and animals, shuffling gait, rigidity, acts out dreams, falls. Got very stiff with haloperidol.",
    age: 74,
    gender: "male",
    expected: "lewy-body-dementia",
    triage: "routine"
  },
  {
    id: "normal-pressure-hydrocephalus-1",
    system: "neurologic",
    text: "72F 10 mo magnetic shuffling wide-based gait, urinary urgency & incontinence, slower thinking and forgetful. No tremor, no headache. CT large ventricles.",
    age: 72,
    gender: "female",
    expected: "normal-pressure-hydrocephalus",
    triage: "routine"
  },
  {
    id: "delirium-1",
    system: "neurologic",
    text: "An 88-year-old woman, two days after hip fracture repair, is pulling at her lines and talking to people who are not there. This started last night and comes and goes; at times she is drowsy and cannot attend. At home she managed her own affairs. Temp 37.4, SpO2 95%, glucose 122. She was given diphenhydramine to sleep. There is no focal weakness.",
    age: 88,
    gender: "female",
    expected: "delirium",
    triage: "emergency"
  },
  {
    id: "wernicke-1",
    system: "neurologic",
    text: "50M heavy drinker, eats little. Confused, staggering wide-based gait, nystagmus, cannot abduct either eye. Afebrile. Glucose 90. No head injury.",
    age: 50,
    gender: "male",
    expected: "wernicke",
    triage: "emergency"
  },
  {
    id: "bppv-1",
    system: "neurologic",
    text: "Room spins for like 20-30 seconds when I roll over in bed to the right or look up at a shelf. 5 days now. Between spells I'm fine. Hearing ok, no ringing, no headache.",
    age: 54,
    gender: "female",
    expected: "bppv",
    triage: "routine"
  },
  {
    id: "peripheral-neuropathy-1",
    system: "neurologic",
    text: "58M T2DM 15 yrs. Burning + numbness both feet, stocking distribution, worse at night. Absent ankle jerks, reduced monofilament + vibration. Strength ok.",
    age: 58,
    gender: "male",
    expected: "peripheral-neuropathy",
    triage: "routine"
  },
  {
    id: "carpal-tunnel-1",
    system: "neurologic",
    text: "43F typist, hypothyroid. Numbness & tingling thumb, index, middle finger R, wakes at night and shakes hand. Phalen and Tinel positive. Dropping cups.",
    age: 43,
    gender: "female",
    expected: "carpal-tunnel",
    triage: "routine"
  },
  {
    id: "lumbar-radiculopathy-1",
    system: "neurologic",
    text: "52M 2 wks LBP shooting down back of R leg to the outer foot after lifting, numb little toe, worse w/ coughing. SLR + at 40. Ankle jerk down. Bladder/bowel normal, no saddle numbness, no fever.",
    age: 52,
    gender: "male",
    expected: "lumbar-radiculopathy",
    triage: "routine"
  },
  {
    id: "cauda-equina-1",
    system: "neurologic",
    text: "45F known disc disease. Since yesterday severe back pain with both legs, numb in saddle area, can't pee since last night, leaked stool. Bilat leg weakness, reduced anal tone.",
    age: 45,
    gender: "female",
    expected: "cauda-equina",
    triage: "emergency"
  },
  {
    id: "spinal-cord-compression-1",
    system: "neurologic",
    text: "A 67-year-old man with prostate cancer has had worsening mid-back pain for a month, worse lying down at night. Over three days both legs have become weak and he can no longer climb stairs. He has numbness below the level of the navel and difficulty starting to urinate. Tone and reflexes are increased in the legs. No fever. Takes leuprolide and amlodipine.",
    age: 67,
    gender: "male",
    expected: "spinal-cord-compression",
    acceptable: [
      "bone-metastases"
    ],
    triage: "emergency"
  },
  {
    id: "spinal-epidural-abscess-1",
    system: "neurologic",
    text: "41M injects heroin. 8 d worsening midline back pain, T 38.9, now legs weak, hesitant urine. Percussion tenderness T10. CRP 240.",
    age: 41,
    gender: "male",
    expected: "spinal-epidural-abscess",
    triage: "emergency"
  },
  {
    id: "spinal-stenosis-1",
    system: "neurologic",
    text: "70M bilateral buttock and calf pain, heaviness with walking/standing, eased by sitting or leaning on shopping cart. Pedal pulses good. x 1.5 yrs. Cycling is fine.",
    age: 70,
    gender: "male",
    expected: "spinal-stenosis",
    triage: "routine"
  },
  {
    id: "subacute-combined-degeneration-1",
    system: "neurologic",
    text: "64F vegan, metformin 10 yrs. 6 mo tingling feet & hands, unsteady in dark, forgetful, sore red tongue. Lost vibration/position sense, Romberg +, upgoing toes. MCV 118.",
    age: 64,
    gender: "female",
    expected: "subacute-combined-degeneration",
    triage: "routine"
  },
  {
    id: "transient-global-amnesia-1",
    system: "neurologic",
    text: "61M suddenly kept asking the same questions for 5 h after swimming in cold lake, could not form new memories, knew his name and wife. No weakness, no speech problem. Now back to himself.",
    age: 61,
    gender: "male",
    expected: "transient-global-amnesia",
    triage: "routine"
  },
  {
    id: "narcolepsy-1",
    system: "neurologic",
    text: "I fall asleep in class no matter how much I sleep, and when I laugh hard my knees buckle. Sometimes when I'm falling asleep I see things and can't move. About a year.",
    age: 16,
    gender: "female",
    expected: "narcolepsy",
    triage: "routine"
  },
  {
    id: "duchenne-1",
    system: "neurologic",
    text: "4-year-old boy walks on his toes, falls often and climbs up his own legs with his hands to stand up from the floor. His calves are big. He walked at 18 months. CK 14,000. A maternal uncle was in a wheelchair by age 12.",
    age: 4,
    gender: "male",
    expected: "duchenne",
    triage: "same-day"
  },
  {
    id: "brain-tumor-2",
    system: "neurologic",
    text: "9 y/o 5 wks headache on waking with vomiting then feels better, unsteady, clumsy, double vision. Truncal ataxia, papilledema. No fever. Weight stable.",
    age: 9,
    gender: "male",
    expected: "brain-tumor",
    triage: "emergency"
  },
  {
    id: "breath-holding-spells-1",
    system: "neurologic",
    text: "When he gets really upset or bumps himself he cries, holds his breath, goes blue and limp for half a minute, then comes right back. Happens only when he's angry. Development fine. Never when asleep.",
    age: 2,
    gender: "male",
    expected: "breath-holding-spells",
    triage: "self-care"
  },
  {
    id: "night-terrors-1",
    system: "neurologic",
    text: "About an hour and half after falling asleep he sits up screaming, sweaty, eyes open but doesn't know us, lasts 10 min, then sleeps. Doesn't remember a thing. Couple times a week.",
    age: 5,
    gender: "male",
    expected: "night-terrors",
    triage: "self-care"
  },
  {
    id: "venous-sinus-thrombosis-1",
    system: "neurologic",
    text: "37F 10 d postpartum. 5 d worsening diffuse headache, vomiting, blurred vision, R arm jerking then weak. Papilledema. BP 122/74, no proteinuria. No fever.",
    age: 37,
    gender: "female",
    expected: "venous-sinus-thrombosis",
    triage: "emergency"
  },
  {
    id: "cervical-artery-dissection-1",
    system: "neurologic",
    text: "40M neck pain L after chiropractic manipulation 3 d ago, L-sided headache, droopy L lid and small pupil, today transient R arm weakness.",
    age: 40,
    gender: "male",
    expected: "cervical-artery-dissection",
    triage: "emergency"
  },
  {
    id: "serotonin-syndrome-1",
    system: "neurologic",
    text: "29M on sertraline, tramadol started 2 d ago. Agitated, sweating, diarrhea, tremor, HR 128, T 38.9, dilated pupils, hyperreflexia, clonus at ankles.",
    age: 29,
    gender: "male",
    expected: "serotonin-syndrome",
    triage: "emergency"
  },
  {
    id: "neuroleptic-malignant-1",
    system: "neurologic",
    text: "33M schizophrenia, haloperidol depot doubled 4 d ago. T 40.2, lead-pipe rigidity, mute, sweaty, BP fluctuating 90-180 systolic. CK 9,800. Reflexes not brisk.",
    age: 33,
    gender: "male",
    expected: "neuroleptic-malignant",
    triage: "emergency"
  },
  {
    id: "ischemic-stroke-2",
    system: "neurologic",
    text: "A 66-year-old right-handed woman was found by her husband at breakfast unable to speak properly; she had been well half an hour earlier. The right side of her face sags and she cannot lift her right arm. She understands simple commands. She has atrial fibrillation, hypertension and hyperlipidemia and stopped her warfarin two weeks ago before a dental procedure. BP 176/94, pulse 104 irregular, glucose 112 mg/dL, temp 36.7. She has no headache and no neck stiffness. There was no shaking.",
    age: 66,
    gender: "female",
    expected: "ischemic-stroke",
    acceptable: [
      "tia"
    ],
    triage: "emergency"
  },
  {
    id: "migraine-2",
    system: "neurologic",
    text: "A 33-year-old teacher has had attacks of one-sided pounding headache once or twice a month since her teens. They last a day, she feels sick and has to lie in a dark quiet room. Sparkling lights drift across her vision for twenty minutes beforehand. Red wine and missed meals bring them on. Her mother and sister have the same. Between attacks she is well. Examination, including the fundi, is normal; blood pressure is 116/72.",
    age: 33,
    gender: "female",
    expected: "migraine",
    triage: "routine"
  },
  {
    id: "lumbar-radiculopathy-2",
    system: "neurologic",
    text: "A 43-year-old mover felt something give in his lower back ten days ago when lifting a piano. The pain runs down the back of the left leg to the outer side of the foot and is worse when he coughs or sits. The little toe is numb. Raising the straight left leg to 35 degrees reproduces the pain and the left ankle reflex is lost. He can walk on his toes with difficulty. He passes urine normally, there is no numbness between the legs, and he has no fever or weight loss.",
    age: 43,
    gender: "male",
    expected: "lumbar-radiculopathy",
    triage: "same-day"
  },
  {
    id: "subarachnoid-hemorrhage-2",
    system: "neurologic",
    text: "A 44-year-old woman was stretching at yoga when an explosive headache struck the back of her head, at its worst within seconds. She vomited twice and briefly lost consciousness. She has had migraines since her teens but this is entirely different. She smokes; her aunt died of a burst brain aneurysm. Temp 37.2 C, BP 164/92, pulse 68. She is drowsy, dislikes light and her neck is stiff. There is no weakness and no rash.",
    age: 44,
    gender: "female",
    expected: "subarachnoid-hemorrhage",
    triage: "emergency"
  },
  {
    id: "giant-cell-arteritis-2",
    system: "neurologic",
    text: "A 60-year-old retired teacher has had a new aching pain in both temples for a month. It hurts to lay her head on the pillow and her jaw gets tired when she eats meat. She has lost weight and has a low fever in the evening. This morning she lost the sight of the left eye for a few minutes. The temporal artery is thick, tender and without pulse. ESR 102 mm/h, CRP 88. She has no neck stiffness and takes omeprazole.",
    age: 60,
    gender: "female",
    expected: "giant-cell-arteritis",
    triage: "emergency"
  }
];
