import type { Finding } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";

/** Further findings that presentations state and no condition weighs: qualities of pain, rarer signs, tests and histories. */
export const statedFindings: readonly (readonly [System, readonly Finding[]])[] = [
  [
    "general",
    [
      { id: "pain-at-rest", name: "At rest", words: "rest pain; pain when resting; pain while resting; pain at rest; worse at rest; worse when resting; worse while resting; comes on at rest; occurs at rest; began at rest; started at rest; even at rest", mods: "at rest; while resting; when resting; while sitting still; while watching television; while watching TV; while reading", base: 2, kind: "quality" },
      { id: "warm-skin", name: "Warm skin", base: 2, kind: "sign" },
      { id: "old-age", name: "Old age", words: "elderly", base: 2, kind: "context" },
      { id: "not-eaten-for-long", name: "Not eaten for long", words: "fasting; skipped breakfast; skipped meals; had not eaten; not eaten all day", base: 2, kind: "context" },
      { id: "works-in-health-care", name: "Works in health care", words: "healthcare worker; health care worker; works in a hospital; hospital worker", base: 2, kind: "context" },
      { id: "within-minutes-of-the-trigger", name: "Within minutes of the trigger", words: "minutes after eating; minutes after sting", base: 2, kind: "context" },
      { id: "abnormal-vital-signs", name: "Abnormal vital signs", words: "unstable vitals; vital signs unstable", base: 2, kind: "vital" },
    ],
  ],
  [
    "cardiovascular",
    [
      { id: "pounding-in-the-neck", name: "Pounding in the neck", words: "neck pounds; pounding neck; neck pulsations", base: 2 },
      { id: "cannon-a-waves", name: "Cannon a waves", words: "cannon waves", base: 2, kind: "sign" },
      { id: "first-heart-sound-varies-or-is-loud", name: "First heart sound varies or is loud", words: "variable first heart sound; intensity of first heart sound; loud first heart sound; loud s1", base: 2, kind: "sign" },
      { id: "loud-p2", name: "Loud P2", words: "loud second heart sound; accentuated p2; loud pulmonic", base: 2, kind: "sign" },
      { id: "tumor-plop", name: "Tumor plop", words: "plop", base: 2, kind: "sign" },
      { id: "right-ventricular-hypertrophy-on-ecg", name: "Right ventricular hypertrophy on ECG", words: "right ventricular hypertrophy; rvh", base: 2, kind: "test" },
      { id: "right-axis-deviation", name: "Right axis deviation", words: "right axis; rad on ecg", base: 2, kind: "test" },
      { id: "junctional-rhythm", name: "Junctional rhythm", words: "junctional bradycardia; escape rhythm", base: 2, kind: "test" },
      { id: "electrical-alternans", name: "Electrical alternans", words: "qrs height alternating; alternating qrs", base: 2, kind: "test" },
      { id: "superficial-thrombophlebitis", name: "Superficial thrombophlebitis", words: "thrombophlebitis; tender cord; cord like vein; palpable cord", base: 2, kind: "sign" },
      { id: "prominent-surface-veins", name: "Prominent surface veins", words: "dilated superficial veins; collateral veins; prominent veins", base: 2, kind: "sign" },
      { id: "hairless-shiny-legs", name: "Hairless shiny legs", words: "hairless legs; shiny hairless; hair loss on leg; loss of hair on leg; shiny skin of the legs; skin of the legs is shiny; trophic changes", base: 2, kind: "sign" },
      { id: "bounding-pulse", name: "Bounding pulse", words: "bounding pulses; collapsing pulse; water hammer pulse", base: 2, kind: "sign" },
      { id: "thready-pulse", name: "Thready pulse", words: "weak pulse; thready; faint pulse; weak thready pulse", base: 2, kind: "sign" },
      { id: "symptoms-after-meals", name: "Symptoms after meals", words: "symptoms worse after meals; worse after meals; worse after big dinner; after a big dinner; after large meals", base: 2, kind: "quality" },
    ],
  ],
  [
    "respiratory",
    [
      { id: "see-saw-or-paradoxical-breathing", name: "See-saw or paradoxical breathing", words: "paradoxical breathing; see saw breathing; seesaw breathing; abdominal paradox", base: 2, kind: "sign" },
      { id: "bell-shaped-chest", name: "Bell-shaped chest", base: 2, kind: "sign" },
      { id: "bronchial-breathing", name: "Bronchial breathing", words: "bronchial breath sounds; egophony; whispered pectoriloquy", base: 2, kind: "sign" },
      { id: "prolonged-expiration", name: "Prolonged expiration", words: "prolonged expiratory phase; expiratory phase prolonged; long expiration", base: 2, kind: "sign" },
      { id: "perfusion-defects-on-lung-scan", name: "Perfusion defects on lung scan", words: "perfusion defects; perfusion defect; vq mismatch; mismatched defects", base: 2, kind: "test" },
      { id: "rhonchi", name: "Rhonchi", words: "rhonchus; coarse rhonchi", base: 2, kind: "sign" },
      { id: "sinusitis", name: "Sinusitis", words: "recurrent sinusitis; sinus infection; sinus infections; recurrent sinus trouble", base: 2, kind: "history" },
      { id: "low-vital-capacity", name: "Low vital capacity", words: "reduced vital capacity; vital capacity reduced; vital capacity falling", base: 2, kind: "test" },
    ],
  ],
  [
    "digestive",
    [
      { id: "foul-smelling-stool", name: "Foul-smelling stool", words: "foul stool; smelly stool; offensive stool; foul smelling stools; malodorous stools", base: 2 },
      { id: "burning-after-passing-stool", name: "Burning after passing stool", words: "burning after defecation; burning on passing stool; anal burning", base: 2 },
      { id: "retching", name: "Retching", words: "dry heaves; dry heaving; heaving; gagging without vomiting", base: 2 },
      { id: "frequent-bowel-movements", name: "Frequent bowel movements", words: "opens her bowels four times a day; frequent stools; more frequent stools; bowels open often; increased stool frequency", base: 2 },
      { id: "palpable-gallbladder", name: "Palpable gallbladder", words: "courvoisier; gallbladder palpable", base: 2, kind: "sign" },
      { id: "blood-found-on-rectal-examination", name: "Blood found on rectal examination", words: "blood on the glove; blood on glove; heme positive stool; guaiac positive", base: 2, kind: "sign" },
    ],
  ],
  [
    "neurologic",
    [
      { id: "slowed-thinking", name: "Slowed thinking", words: "cognitive slowing; slow thinking; thinks slowly; bradyphrenia; mental slowing; slowed mentally; brain fog; mental fog; foggy thinking", base: 2 },
      { id: "meningitis-in-the-past", name: "Meningitis in the past", words: "had meningitis; meningitis as a child; previous meningitis; past meningitis; previous meningitis; meningitis before; meningitis years ago", base: 2, kind: "history" },
      { id: "smells-that-are-not-there", name: "Smells that are not there", words: "phantosmia", base: 2 },
      { id: "numb-face", name: "Numb face", words: "facial numbness; numbness of the face; face numb; reduced facial sensation; decreased facial sensation; facial sensory loss", base: 2 },
      { id: "flickering-eyelids", name: "Flickering eyelids", words: "eyelid flickering; fluttering eyelids; eyelids flutter; eyelid fluttering", base: 2, kind: "sign" },
      { id: "back-to-normal-at-once", name: "Back to normal at once", words: "immediate recovery; carries on straight away; immediately back to normal", base: 2 },
      { id: "wasted-thumb-muscles", name: "Wasted thumb muscles", words: "thenar atrophy; thenar wasting", base: 2, kind: "sign" },
      { id: "drops-things", name: "Drops things", words: "drops objects; dropping objects; keeps dropping things", base: 2 },
      { id: "uncomfortable-feelings-in-the-legs", name: "Uncomfortable feelings in the legs", base: 2 },
      { id: "headache-with-the-period", name: "Headache with the period", words: "menstrual headache; headache related to menstruation; headache around period; headaches before her period; menstrual trigger; before her period; around menstruation", base: 2, sex: "female" },
      { id: "spinal-cord-compression-on-imaging", name: "Spinal cord compression on imaging", words: "cord compression; spinal cord compression; cord compressed", base: 2, kind: "test" },
      { id: "pronator-drift", name: "Pronator drift", base: 2, kind: "sign" },
      { id: "clumsy-on-finger-nose-or-rapid-movements", name: "Clumsy on finger-nose or rapid movements", words: "past pointing; dysmetria; intention tremor; dysdiadochokinesis; finger nose test abnormal; heel shin ataxia", base: 2, kind: "sign" },
      { id: "romberg-positive", name: "Romberg positive", words: "positive romberg; romberg sign; rombergs sign", base: 2, kind: "sign" },
    ],
  ],
  [
    "musculoskeletal",
    [
      { id: "wide-carrying-angle", name: "Wide carrying angle", words: "cubitus valgus; elbows angle outward; wide carrying angle of elbows", base: 2, kind: "sign" },
      { id: "pain-in-the-sole", name: "Pain in the sole", words: "plantar pain; sole hurts", base: 2 },
      { id: "tense-limb", name: "Tense limb", base: 2, kind: "sign" },
      { id: "limb-in-a-cast", name: "Limb in a cast", words: "in a cast; cast; plaster cast; put in plaster; plastered", base: 2, kind: "context" },
      { id: "arm-span-greater-than-height", name: "Arm span greater than height", words: "long arm span; long arms; arm span exceeds height", base: 2, kind: "sign" },
      { id: "feels-unstable", name: "Feels unstable", words: "instability; feels unstable; joint instability", base: 2 },
      { id: "skin-stretches-too-far", name: "Skin stretches too far", words: "skin hyperextensibility; hyperextensible skin; stretchy skin", base: 2, kind: "sign" },
      { id: "tender-muscles-beside-the-spine", name: "Tender muscles beside the spine", words: "paraspinal tenderness; paravertebral tenderness; paraspinal spasm", base: 2, kind: "sign" },
      { id: "joint-locks", name: "Joint locks", words: "locking; catching; joint catches", base: 2 },
    ],
  ],
  [
    "skin",
    [
      { id: "dead-black-skin", name: "Dead, black skin", base: 2, kind: "sign" },
      { id: "bleeds-where-the-scale-is-lifted", name: "Bleeds where the scale is lifted", words: "auspitz sign; auspitz; pinpoint bleeding when scale removed", base: 2, kind: "sign" },
      { id: "rash-of-the-scalp", name: "Rash of the scalp", words: "scalp rash; scalp lesions; scalp involvement; scalp involved; rash on the scalp; plaques on the scalp", base: 2, kind: "sign" },
      { id: "asymmetric-mole", name: "Asymmetric mole", words: "asymmetric lesion; asymmetry; asymmetrical mole; irregular shape", base: 2, kind: "sign" },
      { id: "several-colors-in-one-mole", name: "Several colors in one mole", words: "color variation; variegated color; multiple colors; several shades; different shades of brown; varied color", base: 2, kind: "sign" },
      { id: "fold-under-the-eyes", name: "Fold under the eyes", words: "infraorbital fold; dennie morgan; dennie lines", base: 2, kind: "sign" },
      { id: "rash-that-blanches", name: "Rash that blanches", words: "blanching rash; blanches; blanching; blanches with pressure", base: 2, kind: "sign" },
      { id: "bite-mark", name: "Bite mark", words: "bite marks; fang marks", base: 2, kind: "sign" },
      { id: "worse-in-winter", name: "Worse in winter", words: "winter flares; flares in winter; worse in cold weather", base: 2, kind: "quality" },
      { id: "fungus-on-testing", name: "Fungus on testing", words: "positive koh; koh positive; hyphae; fungal elements; fungi; fungus", base: 2, kind: "test" },
      { id: "thickened-leathery-skin", name: "Thickened, leathery skin", words: "lichenified; lichenification; leathery skin; skin is thickened", base: 2, kind: "sign" },
    ],
  ],
  [
    "urinary",
    [
      { id: "urinary-symptoms", name: "Urinary symptoms", words: "lower urinary tract symptoms; luts", base: 2 },
      { id: "dribbles-at-the-end-of-passing-urine", name: "Dribbles at the end of passing urine", words: "terminal dribbling; postvoid dribbling; dribbling at the end; post void dribbling; dribbling urine; after dribble", base: 2 },
      { id: "prostate-symptoms", name: "Prostate symptoms", words: "prostatic symptoms; prostatism", base: 2, sex: "male" },
      { id: "crystals-in-urine", name: "Crystals in urine", words: "urine crystals; urinary crystals; crystalluria; oxalate crystals", base: 2, kind: "test" },
    ],
  ],
  [
    "reproductive",
    [
      { id: "clots-with-the-period", name: "Clots with the period", words: "menstrual clots; passing clots; passes clots; clots the size", base: 2, sex: "female" },
      { id: "wide-spaced-nipples", name: "Wide-spaced nipples", words: "wide spaced nipples; widely spaced nipples", base: 2, kind: "sign" },
      { id: "pelvic-infection-in-the-past", name: "Pelvic infection in the past", words: "pelvic inflammatory disease; history of pid; pid in the past; pelvic infection; pelvic inflammatory disease; previous pid; pid", base: 2, kind: "history", sex: "female" },
      { id: "chlamydia-or-gonorrhea-in-the-past", name: "Chlamydia or gonorrhea in the past", words: "had chlamydia; previous chlamydia; history of chlamydia; prior chlamydia; previous gonorrhea; chlamydia", base: 2, kind: "history" },
      { id: "cervix-bleeds-on-touch", name: "Cervix bleeds on touch", words: "friable cervix; cervical friability; cervix bleeds; mucopurulent cervicitis; cervical discharge", base: 2, kind: "sign", sex: "female" },
      { id: "light-or-scanty-periods", name: "Light or scanty periods", words: "scanty periods; light menses; periods light; menses have become light; periods have become scanty; hypomenorrhea; short periods", base: 2, sex: "female" },
    ],
  ],
  [
    "obstetric",
    [
      { id: "molar-pregnancy", name: "Molar pregnancy", words: "hydatidiform mole", base: 2, kind: "test", sex: "female" },
      { id: "birth-without-trouble", name: "Birth without trouble", words: "uncomplicated delivery; normal delivery; uneventful delivery; uncomplicated birth", base: 2, kind: "history" },
      { id: "vaginal-birth", name: "Vaginal birth", words: "vaginal delivery; spontaneous vaginal delivery", base: 2, kind: "history" },
    ],
  ],
  [
    "endocrine",
    [
      { id: "growth-has-slowed", name: "Growth has slowed", words: "growth slowed; stopped growing; crossing centiles", base: 2, kind: "sign" },
      { id: "low-fsh", name: "Low FSH", words: "fsh low; low lh; lh low; low gonadotropins", base: 2, kind: "test" },
    ],
  ],
  [
    "infection",
    [
      { id: "uveitis-in-the-past", name: "Uveitis in the past", words: "history of uveitis; previous uveitis; past uveitis; previous iritis; past iritis", base: 2, kind: "history" },
      { id: "pneumonia-in-the-past", name: "Pneumonia in the past", words: "pneumonia last year; had pneumonia; pneumonia as a child; pneumonia twice; recurrent pneumonia; history of pneumonia; previous pneumonia; had pneumonia; recent pneumonia; pneumonia last month", base: 2, kind: "history" },
      { id: "sewage-or-flood-water", name: "Sewage or flood water", words: "sewer work; sewage; works in sewers; flood water; floodwater; sewer worker", base: 2, kind: "exposure" },
      { id: "gram-stain-positive", name: "Gram stain positive", words: "positive gram stain; gram positive cocci; gram negative rods; gram positive rods; bacteria on gram stain; organisms on gram stain", base: 2, kind: "test" },
      { id: "white-cells-in-spinal-fluid", name: "White cells in spinal fluid", words: "csf pleocytosis; pleocytosis; csf white cells; csf lymphocytes; lymphocytes in csf", base: 2, kind: "test" },
      { id: "red-cells-in-spinal-fluid", name: "Red cells in spinal fluid", words: "csf red cells; red cells in csf; csf rbc", base: 2, kind: "test" },
      { id: "others-who-shared-it-are-ill", name: "Others who shared it are ill", words: "companions affected; companions ill; family members affected; others who ate also ill; fellow diners ill", base: 2, kind: "exposure" },
      { id: "meningococcal-vaccine", name: "Meningococcal vaccine", words: "meningococcal vaccination; meningitis vaccine; meningococcal vaccine", base: 2, kind: "history" },
    ],
  ],
  [
    "mental",
    [
      { id: "wishes-not-to-wake-up", name: "Wishes not to wake up", words: "passive death wish; wishes she would not wake up; wishes he would not wake up; better off dead; life not worth living; passive suicidal ideation", base: 2 },
      { id: "neglects-himself-or-herself", name: "Neglects himself or herself", words: "self neglect; hardly washes; poor hygiene; unkempt; disheveled; does not wash; poor self care; neglecting herself; neglecting himself", base: 2, kind: "sign" },
      { id: "ideas-of-reference", name: "Ideas of reference", words: "tv sends messages; television is sending messages; radio talks to him; messages from the tv; tv talks about him", base: 2 },
      { id: "uses-laxatives-or-exercise-to-control-weight", name: "Uses laxatives or exercise to control weight", words: "laxative abuse; laxative misuse; excessive exercise; exercises excessively; overuse of laxatives", base: 2 },
    ],
  ],
  [
    "eye",
    [
      { id: "dull-or-absent-red-reflex", name: "Dull or absent red reflex", words: "dull red reflex; absent red reflex; red reflex reduced", base: 2, kind: "sign" },
      { id: "cataract", name: "Cataract", words: "cataracts; lens opacity; cloudy lens", base: 2, kind: "sign" },
      { id: "reduced-visual-acuity", name: "Reduced visual acuity", words: "visual acuity reduced; decreased visual acuity; acuity 20/200; counting fingers; hand movements only; acuity reduced", base: 2, kind: "sign" },
      { id: "abnormal-iris", name: "Abnormal iris", words: "aniridia; absent iris; iris abnormal", base: 2, kind: "sign" },
    ],
  ],
  [
    "ear-nose-throat",
    [
      { id: "red-throat", name: "Red throat", base: 2, kind: "sign" },
      { id: "tender-sinuses", name: "Tender sinuses", base: 2, kind: "sign" },
      { id: "small-mouth-opening", name: "Small mouth opening", words: "microstomia; tight mouth; mouth opening reduced", base: 2, kind: "sign" },
      { id: "altered-taste", name: "Altered taste", words: "loss of taste; dysgeusia; ageusia; change in taste; taste disturbance; food tastes odd; altered sense of taste", base: 2 },
      { id: "pain-behind-the-ear", name: "Pain behind the ear", words: "postauricular pain; retroauricular pain; ache behind ear", base: 2 },
      { id: "picks-the-nose", name: "Picks the nose", words: "nose picking; picks nose", base: 2, kind: "context" },
    ],
  ],
  [
    "immune",
    [
      { id: "anca-raised", name: "ANCA raised", words: "positive anca", base: 2, kind: "test" },
      { id: "low-t-cells", name: "Low T cells", words: "t cells low; t cell deficiency; low lymphocyte subsets", base: 2, kind: "test" },
    ],
  ],
  [
    "poisoning",
    [
      { id: "home-distilled-spirits", name: "Home-distilled spirits", words: "home distilled spirits; moonshine; illicit spirits; bootleg alcohol; homemade liquor", base: 2, kind: "exposure" },
      { id: "appetite-suppressant", name: "Appetite suppressant", words: "appetite suppressants; diet pills; slimming tablets", base: 2, kind: "medication" },
      { id: "macrolide-antibiotic", name: "Macrolide antibiotic", words: "clarithromycin; azithromycin; erythromycin; macrolide", base: 2, kind: "medication" },
      { id: "alcohol-level-high", name: "Alcohol level high", words: "ethanol high; ethanol detected; blood alcohol; alcohol on breath; smells of alcohol", base: 2, kind: "test" },
      { id: "woke-after-naloxone", name: "Woke after naloxone", words: "response to naloxone; responds to naloxone; responded to naloxone", base: 2, kind: "context" },
    ],
  ],
  [
    "injury",
    [
      { id: "bleeding-from-a-wound", name: "Bleeding from a wound", words: "external bleeding; external hemorrhage; major bleeding; bleeding wound", base: 2, kind: "sign" },
      { id: "nerves-or-vessels-hurt-beyond-an-injury", name: "Nerves or vessels hurt beyond an injury", words: "neurovascular deficit; neurovascular compromise; distal neurovascular deficit", base: 2, kind: "sign" },
    ],
  ],
];
