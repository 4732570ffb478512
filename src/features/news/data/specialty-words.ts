import type { Specialty } from "#/kernel/specialty.ts";

/**
 * Words and phrases by the specialty they speak for, with how strongly: 3 names the specialty itself or something that
 * belongs to no other, 2 is typical, 1 is a hint. A word ends with * where any ending counts, and begins with it where any
 * beginning does: names of drugs that are in no reference yet have endings of their kind.
 */
export const SPECIALTY_WORDS: Partial<Record<Specialty, Readonly<Record<1 | 2 | 3, string>>>> = {
  Cardiology: {
    3:
      "cardiolog*, cardiovascular, myocardial infarction, heart failure, atrial fibrillation, coronary, " +
        "cardiac arrest, cardiomyopath*, angina, echocardiogra*, aortic stenosis, pacemaker*, " +
        "defibrillator*, atherosclero*, acute coronary syndrome, tavr, transcatheter, catheter ablation, " +
        "myocarditis, mitral, cardiogenic, tachycardia, bradycardia, pericardi*, endocarditis, atrial " +
        "appendage, aortic dissection, aortic aneurysm, peripheral artery disease, bempedoic acid, " +
        "inclisiran, ejection fraction, postural orthostatic tachycardia, lipoprotein, bundle branch, " +
        "biventricular, ventricular, electrophysiolog*, left ventric*, cardiopulmonary bypass, bypass " +
        "graft*, aneurysm*, lipoprotein(a), dyslipid*, hypercholesterol*, *cardia, stemi, nstemi, hfpef, " +
        "hfref, cabg, pci, lvad, afib, myocard*, heart attack*, beta-blocker*, renal denervation, " +
        "infarction, infarct*, torsade*, long qt, brugada, amyloid cardiomyopathy, takotsubo, rheumatic " +
        "heart, tricuspid, foramen ovale, lvef, impella, ldl-c, apob, mavacamten, ezetimibe, sacubitril, " +
        "vericiguat, cardiac surgery, holter, fontan, tetralogy, syncope, carotid, dapt, watchman, heart " +
        "valve*, heart rhythm",
    2:
      "heart, cardiac, hypertension, blood pressure, statin*, cholesterol, ldl, arrhythmia*, valve*, " +
        "lipid*, anticoagula*, pcsk9, troponin, sudden death, vascular, stent*, aortic, apixaban, " +
        "rivaroxaban, electrocardiogra*, pacing, stenting, *sartan, *grel, triglycerid*, palpitation*, " +
        "claudication, artery, arteries, arterial, *xaban, ablation*, bypass, denervation, chest pain, " +
        "leaflet*, occluder*, calcium score",
    1: "thromb*, stroke, circulation, aspirin",
  },
  Neurology: {
    3:
      "neurolog*, alzheimer*, parkinson*, epilep*, multiple sclerosis, migraine*, dementia, amyotrophic " +
        "lateral sclerosis, als, huntington*, seizure*, neuropath*, myasthenia gravis, encephal*, " +
        "guillain-barre, narcolepsy, essential tremor, dystonia, neuromyelitis, spinal muscular atrophy, " +
        "muscular dystrophy, trigeminal neuralgia, hydrocephalus, subarachnoid hemorrhage, intracerebral " +
        "hemorrhage, thrombectomy, lewy body, restless legs, chorea, tic disorder*, tourette, large " +
        "vessel occlusion, tenecteplase, cerebral palsy, cerebrovascular, aphasia, transient ischemic, " +
        "brain injur*, ataxia, neuralgia, demyelinat*, neurogenic, neurosurg*, tbi, traumatic brain " +
        "injur*, cgrp, deep brain stimulation, stroke patients, tau217, p-tau*, ptau*, tau181, lecanemab, " +
        "donanemab, levodopa, dyskinesia*, status epilepticus, friedreich, rett syndrome, batten, cidp, " +
        "optic neuritis, cluster headache, neurofilament, brain hemorrhage, moyamoya, intracranial, " +
        "prion, creutzfeldt*, mild cognitive impairment, focused ultrasound, brain implant*, " +
        "brain-computer, tofersen, omaveloxolone, neurodevelopment*",
    2: "stroke*, brain, cognitive, neurodegenerat*, headache*, amyloid, tau, concussion*, spinal cord, neuron*, cerebral, cognition, spinal, paralys*, tremor*, nervous system, *gepant, *triptan, clot-busting, neuro*",
    1: "nerve*, memory, sleep",
  },
  Oncology: {
    3:
      "oncolog*, cancer*, tumor*, tumour*, carcinoma*, metasta*, chemotherap*, melanoma*, sarcoma*, " +
        "radiotherap*, immunotherap*, checkpoint inhibitor*, glioblastoma*, mesothelioma*, car-t, " +
        "neoadjuvant, adenocarcinoma*, lumpectomy, mastectomy, neuroblastoma*, folfirinox, tamoxifen, " +
        "antibody-drug conjugate*, lynch syndrome, neuroendocrine tumor*, triple-negative, leptomeninge*, " +
        "cancerous, tumorigen*, *blastoma, *sarcoma, deruxtecan, vedotin, lymphadenectomy, metastatic, " +
        "hormone receptor-positive, solid tumors, nsclc, sclc, hcc, brca carriers, multi-cancer, early " +
        "detection test, datroway, radioligand, lutetium, osimertinib, pembrolizumab, complete response, " +
        "ctdna, circulating tumor, car-t cell*, proton therapy, stereotactic body, cachexia, palliative " +
        "chemotherapy, trastuzumab, olaparib, sotorasib, survivorship, overall survival, " +
        "cholangiocarcinoma, thymoma",
    2: "malignan*, neoplas*, biops*, pd-1, pd-l1, her2*, brca*, radiation therapy, progression-free, kras, egfr, *rafenib, radiation, hospice, *parib, *ciclib, immune checkpoint, maintenance therapy, recurrence, radioembol*",
    1: "screening, mammogra*, survival",
  },
  Hematology: {
    3:
      "hematolog*, haematolog*, leukemia*, leukaemia*, lymphoma*, myeloma*, sickle cell, hemophilia*, " +
        "haemophilia*, thalassemia*, anemia*, anaemia*, thrombocytopeni*, myelodysplas*, neutropeni*, von " +
        "willebrand, itp, myelofibrosis, polycythemia, hemolytic, hemochromatosis, hemoglobinuria, " +
        "aplastic anemia, hemophagocytic, deep vein thrombosis, transfusion-dependent, neutrophil*, " +
        "ferritin, iron deficiency, iron infusion*, bleeding disorder*, clotting, blood clot*, blood " +
        "thinner*, hematopoietic, graft-versus-host, factor viii, factor ix, eosinophilia, cytopenia*, " +
        "ttp, pnh, vte, dvt, plasma exchange, plasmapheresis, blood donation*, aml, cll, dlbcl, mds, " +
        "whole blood, emicizumab, fitusiran, marstacimab, concizumab, factor xi, sideroblastic, " +
        "castleman, waldenstrom, hemoglobinopath*, ruxolitinib, mitapivat, luspatercept, hydroxyurea, " +
        "exa-cel, platelet transfusion*, blood shortage*, blood supply, iron overload, methemoglobin*",
    2: "blood cancer*, platelet*, bone marrow, stem cell transplant*, transfusion*, coagulation, venous thromboembolism, thrombos*, anticoagula*, hemoglobin, bleeds, relapsed, refractory, allogeneic, sickle",
    1: "iron, blood",
  },
  Pediatrics: {
    3:
      "pediatric*, paediatric*, newborn*, neonat*, infant*, toddler*, adolescen*, preterm, premature " +
        "birth*, breastfeeding, breastfed, bronchiolitis, croup, prematurity, kawasaki, vaccines for " +
        "children, child health, well-child, schoolchildren, kids, preschool*, child abuse, " +
        "pediatrician*, formula feeding, infant formula, preemie*, nicu, picu, necrotizing enterocolitis, " +
        "donor milk, breast milk, sudden infant death, developmental delay*, nirsevimab, clesrovimab, " +
        "school lunch*, childhood obesity, tween*, mmr, vaccine mandate*, car seat*, screen time, infant " +
        "sleep, crib*, formula recall*, kindergart*, down syndrome, puberty, fussy, colic",
    2: "child, children, childhood, teen*, baby, babies, school-age*, youth, boys, girls, schools, daycare, child care, vaccine exemption*, food allerg*, peanut*, school, pupil*, students, preterm birth",
    1: "vaccine schedule, growth, parents, congenital",
  },
  "Infectious Disease": {
    3:
      "infectious disease*, hiv, tuberculosis, malaria, covid-19, sars-cov-2, influenza, sepsis, " +
        "measles, hepatitis b, hepatitis c, mpox, ebola, rsv, antimicrobial resistan*, antibiotic*, " +
        "pneumococc*, clostridioides, candida*, dengue, polio*, cholera, avian flu, h5n1, listeria*, " +
        "salmonella*, legionn*, bacteremia, bloodstream infection*, staphylococc*, streptococc*, " +
        "meningitis, shingles, syphilis, gonorrh*, chlamydia*, chikungunya, lyme, whooping cough, " +
        "pertussis, valley fever, coccidioid*, acinetobacter, carbapenem*, mrsa, vancomycin, clostridium, " +
        "difficile, tick-borne, west nile, zika, marburg, nipah, rabies, leprosy, anthrax, q fever, " +
        "toxoplasm*, trichomon*, herpes, cytomegalovirus, hpv vaccin*, varicella, mumps, rubella, " +
        "diphtheria, tetanus, trachoma, schistosom*, leishmania*, chagas, scabies, oropouche, aspergill*, " +
        "cryptococc*, mycobacteri*, pseudomonas, klebsiella, gram-negative, superbug*, shigell*, " +
        "campylobacter*, vibrio, giardia*, cyclospor*, legionella, screwworm, hantavirus, brucell*, " +
        "parasit*, sexually transmitted, sti, stis, lassa, typhoid, yellow fever, endophthalmitis, " +
        "osteomyelitis, cellulitis, *virus, *malarial, bird flu, foodborne, botulism, hookworm*, " +
        "tapeworm*, strep, staph, antimicrobial*, flu, norovirus, microbiolog*, pre-exposure prophylaxis, " +
        "h5n5, serosurvey, lenacapavir, cabotegravir, plague, pinworm*, onchocerc*, hepatitis e, " +
        "hepatitis a, dengue vaccine*, candidemia, cholera vaccine*, naegleria, amoeba, covid, long " +
        "covid, flu shot*, flu season, flu vaccine*, doxypep, doxycycline, uti, utis, tb",
    2:
      "infection*, virus*, viral, bacteria*, outbreak*, pathogen*, vaccin*, fungal, antiviral*, " +
        "epidemic*, pandemic*, transmission, e. coli, drug-resistant, contagious, quarantine*, travelers, " +
        "hand hygiene, immuniz*, infectious, unvaccinated, microb*, septic, *capavir, *tegravir, *buvir, " +
        "*floxacin, *cillin, *bactam, *conazole, *fungin, wastewater, booster*, mosquito*, ticks, " +
        "stewardship, contact tracing, clade",
    1: "immun*, fever, public health",
  },
  Endocrinology: {
    3:
      "endocrin*, diabet*, insulin*, thyroid*, obesity, glp-1*, semaglutide, tirzepatide, adrenal, " +
        "pituitar*, hba1c, hyperglyc*, hypoglyc*, cushing*, osteoporo*, metabolic syndrome, prediabet*, " +
        "hyperparathyroid*, hypoparathyroid*, polycystic ovar*, acromegaly, hypogonad*, hypothyroid*, " +
        "hyperthyroid*, graves disease, pheochromocytoma*, lipodystrophy, growth hormone, " +
        "hypophosphatas*, orforglipron, retatrutide, levothyroxine, goiter*, tsh, blood sugar, continuous " +
        "glucose, a1c, bone density, overweight, weight-loss, hypercortisol*, vitamin d deficiency, " +
        "calcitonin, closed-loop, artificial pancreas, icodec, efsitora, continuous glucose monitor*, " +
        "insulin pump*, teplizumab, congenital adrenal, addison*, hypercalcemia, cagrilintide, " +
        "survodutide, wegovy, zepbound, ozempic, mounjaro, beta cells, islet*, primary aldosteronism, " +
        "aldosteronism",
    2: "glucose, hormon*, testosterone, parathyroid, metformin, vitamin d, menopaus*, glucagon, incretin*, bmi, fragility fracture*, anti-obesity, type 1, type 2, basal, islet cell*",
    1: "metabol*, weight",
  },
  Gastroenterology: {
    3:
      "gastroenterolog*, crohn*, ulcerative colitis, inflammatory bowel, irritable bowel, cirrhosis, " +
        "hepatolog*, colonoscop*, celiac*, coeliac*, pancreatitis, gastroparesis, helicobacter, " +
        "steatohepatitis, mash, nash, eosinophilic esophagitis, pylori, peptic ulcer*, diverticul*, " +
        "hemorrhoid*, achalasia, gallstone*, cholangitis, barrett*, gerd, hepatic encephalopathy, " +
        "ascites, proctitis, fecal, bile duct, biliary, varices, dyspepsia, erosive, swallow*, dysphag*, " +
        "liver disease, fatty liver, gluten, *hepatitis, stool, colitis, gi bleed*, gastrointestinal, " +
        "gastro*, ileal, intestin*, laxative*, bowel prep*, heartburn, colon polyp*, polypectom*, adenoma " +
        "detection, hemorrhoids, ibs, ibd, masld, nafld, fodmap, enteral feeding, gut microbiome, h. " +
        "pylori, scopes, ercp, primary biliary, biliary cholangitis, resmetirom, vedolizumab, " +
        "hepatorenal, short bowel, obeticholic, fecal microbiota, liver transplant*, hepatocellular",
    2: "liver, hepatic, hepatitis, bowel, colorectal, gastric, gut, microbiome, esophag*, reflux, constipation, pancrea*, endoscop*, gallbladder, ulcer bleeding, colon, rectal, abdominal, nausea, diarrhea, *prazan, fiber, bloating",
    1: "digest*, stomach, fatty",
  },
  Pulmonology: {
    3:
      "pulmon*, asthma, copd, cystic fibrosis, respiratory failure, idiopathic pulmonary fibrosis, " +
        "bronchi*, pneumonia*, sleep apnea, mechanical ventilation, emphysema, pulmonary embolism, " +
        "sarcoidosis, bronchiectasis, pleural, pneumothorax, pulmonary hypertension, tracheostom*, " +
        "ventilator-associated, spirometry, alpha-1 antitrypsin, cpap, exacerbation*, lung disease, lung " +
        "transplant*, nerandomilast, inhaler*, ventilator*, acute respiratory distress, wheez*, lung " +
        "function, interstitial, cough, nicotine, e-cigarette*, vape, vapes, ipf, obstructive sleep " +
        "apnea, pulmonary fibrosis, depemokimab, tezepelumab, brensocatib, ensifentrine, sotatercept, " +
        "high-flow, proning, extubat*, alveolar, bronchoscop*, lung nodules, oxygen therapy, copd " +
        "exacerbation*, air pollution, wildfire smoke, apneas, sleep-disordered",
    2: "lung*, respiratory, inhal*, airway*, vaping, oxygen, ards, respirator*, critically ill, intensive care, icu, breathing, silicosis, ecmo, lung fibrosis, *lukast, ventilat*, apnea, eosinophilic",
    1: "smok*, breath*",
  },
  Nephrology: {
    3:
      "nephrolog*, kidney*, dialysis, nephropath*, glomerul*, renal, hemodialysis, nephrotic, lupus " +
        "nephritis, proteinuria, ckd, hyponatremia, hyperphosphat*, polycystic kidney, fsgs, alport, " +
        "acute tubular, iga nephropathy, kidney transplant*, iga disease, peritoneal dialysis, " +
        "transplanted kidney*, acute kidney injury, potassium binder*, *nephr*, uremic, podocyt*, " +
        "membranous, aki, esrd, kidney failure, end-stage kidney, igan, protein in urine, " +
        "xenotransplant*, pig kidney*, atacicept, sibeprenlimab, sparsentan, uremia, arteriovenous " +
        "fistula, vascular access, hyperoxaluria, apol1, c3 glomerulopathy, renal replacement, nephritis, " +
        "bardoxolone, difelikefalin, cystinosis",
    2: "creatinine, hyperkal*, egfr, albuminuria, finerenone, *vaptan, fistula, filtration rate",
    1: "transplant*",
  },
  Psychiatry: {
    3:
      "psychiatr*, depress*, postpartum depression, schizophren*, bipolar, anxiety, suicid*, psychosis, " +
        "psychotic, ptsd, adhd, autis*, eating disorder*, opioid use disorder, addict*, ketamine, " +
        "psilocybin, tardive dyskinesia, obsessive-compulsive, borderline personality, anorexia nervosa, " +
        "bulimia, binge eating, self-harm, electroconvulsive, transcranial magnetic, insomnia disorder, " +
        "agitation, antidepressant*, mental health, mania, mood disorder*, esketamine, psychotherap*, " +
        "cognitive behavioral, talk therapy, alcohol use disorder, opioid addiction, ocd, oud, " +
        "electroconvuls*, 988, crisis line*, lifeline, lumateperone, cariprazine, esketamine nasal, " +
        "zuranolone, xanomeline, brexanolone, psychos*, dissociati*, hoarding, trichotillomania, " +
        "postpartum psychosis, sobriety, alcoholism, fentanyl test, methamphetamine, cocaine, " +
        "telepsychiatr*, mindfulness, conduct disorder",
    2:
      "mental illness, antidepress*, antipsychotic*, substance use, alcohol use, psycholog*, overdose*, " +
        "buprenorphine, methadone, cannabis use, psychedelic*, insomnia, panic, trauma-focused, gambling, " +
        "burnout, loneliness, smoking cessation, crisis, lithium, counselor*, social media, therapist*, " +
        "grief",
    1: "stress, mood, opioid*",
  },
  Dermatology: {
    3:
      "dermatolog*, psoria*, eczema, atopic dermatitis, acne, vitiligo, alopecia, rosacea, " +
        "hidradenitis, pemphig*, urticaria, keratosis, keratoses, prurigo, nemolizumab, epidermolysis, " +
        "lichen, melasma, hyperhidrosis, molluscum, impetigo, warts, skin cancer, dermatitis, hives, " +
        "moles, nevus, nevi, scalp, sunburn, skin of color, hyperpigment*, ichthyosis, tattoo*, bullous, " +
        "cellulite, wart, cellulitis, sézary, sezary, keloid*, actinic, basal cell, roflumilast foam, " +
        "hidradenitis suppurativa, tinea, athlete's foot, ringworm, lice, isotretinoin, minoxidil, " +
        "pruritus, hair regrowth, mohs, photoaging, calciphylaxis",
    2: "skin, itch*, rash*, sunscreen*, hair loss, nails, cream, ointment, lotion, foam, scar, scars, blister*",
    1: "topical, wound*, plaques",
  },
  Rheumatology: {
    3:
      "rheumat*, lupus, gout, spondyl*, psoriatic arthritis, sjogren*, vasculitis, scleroderma, giant " +
        "cell arteritis, juvenile idiopathic arthritis, polymyalgia, behcet*, myositis, ankylosing, " +
        "antiphospholipid, raynaud*, hyperuricemia, urate, uric acid, arthritis, *arthritis, dmard*, " +
        "systemic sclerosis, autoinflammat*, connective tissue, sle, joint inflammation, gca, arteritis, " +
        "urate-lowering, treat-to-target, hydroxychloroquine, allopurinol, febuxostat, pegloticase, " +
        "familial mediterranean, still's disease, anca, belimumab, anifrolumab, crystal arthropath*, " +
        "axspa, dactylitis, igg4-related",
    2: "autoimmun*, jak inhibitor*, fibromyalgia, osteoarthritis, flares",
    1: "joint*, inflammat*",
  },
  Orthopedics: {
    3:
      "orthoped*, orthopaed*, fracture*, arthroplast*, hip replacement*, knee replacement*, rotator " +
        "cuff, anterior cruciate, scoliosis, acl, menisc*, joint replacement*, osteoarthritis of the " +
        "knee, arthroscop*, tendinopath*, carpal tunnel, bunion*, osteotomy, spinal fusion, disc " +
        "herniation, sciatica, femoral neck, distal radius, femur, femoral, tibia*, humer*, cemented, " +
        "bone healing, acl tear*, meniscus, ankle replacement, prosthetic joint, joint infection, spinal " +
        "stenosis, low back pain, back pain, lumbar, osteonecrosis, clubfoot, rotator, achilles, " +
        "meniscal, broken hip*, broken wrist*, cartilage repair, knees, hips, kneecap*, patell*, " +
        "dislocation*, torn ligament*, ligament*, knee surgery, hip surgery, shoulder surgery, spine " +
        "surgery, hand surgery, back surgery, foot surgery, broken bone*, broken arm*, broken leg*, bone " +
        "graft*, hallux, plantar, kyphoplast*, trigger finger, dupuytren*, frozen shoulder, " +
        "osteochondral, bone cement, hip dysplasia",
    2: "bone*, spine, osteoarthritis, implant*, knee*, hip, casting, splint*, nonunion, vertebr*, shoulder, ankle, cement, cast, orthop*, elbow, wrist",
    1: "joint*, cartilage, tendon*",
  },
  Ophthalmology: {
    3:
      "ophthalm*, glaucoma, macular, retin*, cataract*, uveitis, cornea*, myopia, dry eye, retinopathy, " +
        "optic neuropathy, blephar*, conjunctiv*, presbyopia, strabismus, amblyopia, keratoconus, " +
        "geographic atrophy, nearsighted*, farsighted*, eyelid*, floaters, contact lens*, contact lenses, " +
        "visual acuity, color blind*, intraocular, vision loss, eye drops, thyroid eye, stargardt, " +
        "leber*, ocular, photoreceptor*, shortsighted*, eyesight, faricimab, aflibercept, ranibizumab, " +
        "brolucizumab, intraocular lens*, chalazion, demodex, meibomian, stye, iritis, eyeglasses, " +
        "glasses, spectacle*, vitre*",
    2: "eye, eyes, vision, blind*, intravitreal, sight, visual, lens, myop*",
    1: "optic",
  },
  Otolaryngology: {
    3:
      "otolaryngolog*, hearing loss, cochlear, tinnitus, sinusitis, tonsil*, otitis, laryn*, nasal " +
        "polyp*, vertigo, sinus surgery, deafness, meniere*, dizziness, epistaxis, vocal cord*, head and " +
        "neck surger*, adenoid*, snoring, anosmia, hearing aid*, snor*, hypoglossal, born deaf, deaf, ear " +
        "tube*, ear infection*, nosebleed*, sinus, septum, taste and smell, tongue*, thyroglossal, " +
        "parotid, salivary, oropharyn*, earwax, nasal spray*, hoarseness, chronic rhinosinusitis, " +
        "rhinosinusitis, vestibular, glue ear, turbinate*, peritonsillar, smell training, tympan*, " +
        "eardrum*, bell's palsy, olfactor*, hoarse*, otosclerosis, swimmer's ear, acoustic neuroma, " +
        "septoplast*",
    2: "hearing, ear, ears, throat, nasal, voice, nose, sinuses, smell loss, vocal, tubes, sore throat",
    1: "allergic rhinitis, smell",
  },
  "Obstetrics and Gynecology": {
    3:
      "obstetric*, gynecolog*, gynaecolog*, pregnan*, preeclampsia, endometriosis, contracept*, " +
        "maternal, postpartum, ivf, infertility, cesarean, miscarriage*, abortion, menopaus*, uterine " +
        "fibroid*, iud*, intrauterine, acog, stillbirth*, gestational diabetes, hyperemesis, ectopic, " +
        "placenta*, vaginal, vaginosis, cervix, hysterectom*, ovulation, midwi*, doula*, lactation, hot " +
        "flash*, vasomotor symptom*, pap test*, cervical screening, gynecologic, twin pregnan*, birth " +
        "control, maternity, fertility, egg freezing, ob-gyn*, uterine, uterus, vulv*, fibroids, in vitro " +
        "fertilization, heavy menstrual, menstrua*, perimenopaus*, birthing, induction of labor, " +
        "childbirth, mifepristone, morning sickness, tubal, pelvic exam*, embryo*, breech, hot flush*, " +
        "c-section*, vbac, pcos, fetus*, eclampsia, nipt, prenatal screening, hypertensive disorder of " +
        "pregnancy, postpartum hemorrhage, rh immune, anti-d, membrane sweep*, pessar*, pelvic floor, " +
        "adenomyosis, amenorrhea, levonorgestrel, breast pump*, birth weight, perinatal, emergency " +
        "contraception, tampon*, elagolix, relugolix combination, hpv self-collection, self-collection",
    2: "birth, fetal, prenatal, cervical, ovarian, women's health, labor, women giving birth, delivery room, period pain, mothers, night sweats, women's, trimester, gestation*, birth center*",
    1: "women, hormone therapy",
  },
  Urology: {
    3:
      "urolog*, prostat*, overactive bladder, urinary incontinence, kidney stone*, nephrolithiasis, " +
        "erectile, bladder cancer, benign prostatic hyperplasia, bph, ureter*, vasectom*, cystoscop*, " +
        "peyronie*, hypospadias, nocturia, vesicoureteral, prostatitis, interstitial cystitis, urethr*, " +
        "psa test*, psa screening, renal colic, ureteroscop*, enlarged prostate, urine leak*, " +
        "incontinen*, catheter-associated urinary, penile, circumcis*, lithotrips*, vasectomies, low " +
        "testosterone, robotic prostatectom*, sperm, testicular torsion, urinary retention, stress " +
        "incontinence, urinalysis, vibegron, mirabegron, bedwetting, enuresis, semen, hydrocele, " +
        "varicocele, ureteral stent*, psa, male infertility, bladder botox, tamsulosin, undescended, " +
        "penis, nephrectom*, focal therapy, sildenafil, tadalafil",
    2: "bladder, urinary, urinary tract infection*, testicular, stones, urgency, uti, utis, *begron, urine",
    1: "catheter*",
  },
  "Emergency Medicine": {
    3:
      "emergency department*, emergency medicine, cardiopulmonary resuscitation, cpr, trauma cent*, " +
        "ambulance*, prehospital, naloxone, poison control, anaphylaxis, emergency room*, paramedic*, " +
        "heatstroke, snakebite*, antivenom, emergency physician*, crash victim*, mass casualty, drowning, " +
        "frostbite, ers, hypothermia, out-of-hospital, helicopter*, tourniquet*, emergency care, " +
        "emergency physicians, ed visit*, ed boarding, ems, stab wound*, triage nurse*, hemorrhagic " +
        "shock, chest pain unit, overdose reversal, bystander*, carbon monoxide, in the the emergency " +
        "rooms, severe bleeding, ingestion*, heat-related, rapid response, 911, epinephrine, urgent care, " +
        "heat wave*, out-of-hospital cardiac arrest",
    2: "trauma, resuscitat*, overdose*, triage, gunshot*, firearm*, first responder*, boarding, heat stroke, poison*, whole blood, crash*, wounded, shock, heat",
    1: "emergency, acute, injur*",
  },
  Surgery: {
    3:
      "surgical, surgery, surgeon*, laparoscop*, robotic-assisted, bariatric, appendectom*, " +
        "appendicitis, hernia*, cholecystectom*, organ transplant*, xenotransplant*, gallbladder removal, " +
        "colectom*, esophagectom*, wound closure, surgical site, thyroidectomy, splenectomy, appendix, " +
        "groin hernia, mesh repair, operating room*, operating theater*, resection*, open repair, stoma, " +
        "weight-loss surgery, gastric bypass, sleeve gastrectom*, surgeries, surgically, sutur*, scalpel, " +
        "trainee surgeons, adhesion*, transplant surgeon*, donor liver*, donor organ*, organ donation, " +
        "robotic surgery, surgical mesh, bowel obstruction, thyroidectom*, burn surgery, surgical " +
        "residents, whipple, splenectom*, wound dehiscence, liver resection",
    2: "operat*, perioperative, postoperative, transplant*, incision*, anastomo*, *ectomy, *ostomy, mesh",
    1: "procedure*",
  },
  "Plastic Surgery": {
    3:
      "plastic surger*, breast implant*, reconstruct*, cosmetic surger*, cleft lip, cleft palate, " +
        "liposuction, breast reconstruction, rhinoplasty, facelift, burn scar*, skin graft*, textured " +
        "implant*, fat grafting, breast augmentation, tummy tuck, abdominoplast*, botox for wrinkles, " +
        "dermal filler*, filler injection*, face transplant*, hand transplant*, gender-affirming surger*, " +
        "cosmetic, scar revision, breast reduction, burn surgeon*, eyelid lift, blepharoplasty, brazilian " +
        "butt lift, nipple-sparing, free flap, craniofacial, cleft, rhinoplast*, botox cosmetic, fat " +
        "graft*, microsurg*, lymphedema surgery, buttock lift*, butt lift*, eyelid surgery, augmentation",
    2: "burns, flap, flaps, filler, fillers, aesthetic, injectable*",
    1: "implant*",
  },
  Anesthesiology: {
    3:
      "anesthe*, anaesthe*, nerve block*, sedation, sevoflurane, propofol, epidural, malignant " +
        "hyperthermia, postdural, dural puncture, remimazolam, neuromuscular block*, sugammadex, delirium " +
        "after surgery, regional block*, spinal regional anesth*, general anesth*, intraoperative, awake " +
        "craniotomy, aspiration risk, postoperative nausea, opioid-free, difficult airway, laryngeal " +
        "mask, emergence agitation, postoperative delirium, pain specialist*, intubation, spinal anesth*, " +
        "fasting before surgery, nitrous oxide, dexmedetomidine, spinal block*, intravenous anesth*, " +
        "desflurane, isoflurane, anesthesia gas*, volatile anesth*, post-op nausea, residual blockade, " +
        "pacu, remifentanil, exparel, liposomal bupivacaine, bupivacaine, lidocaine infusion*, awareness " +
        "under",
    2: "perioperative, postoperative pain, opioid-sparing, intubat*, pain relief, analges*, acute pain, sedat*, nerve blocks, chronic pain, *curium, emergence",
    1: "pain",
  },
  Radiology: {
    3:
      "radiolog*, mri, magnetic resonance, ct scan*, mammogra*, ultrasound, x-ray*, contrast agent*, " +
        "gadolinium, pet scan*, interventional radiology, tomograph*, breast density, teleradiolog*, " +
        "incidental finding*, contrast media, fluoroscop*, nuclear medicine, radiopharmaceutical*, " +
        "photon-counting, scanner*, dense breast*, ultrasonogra*, radiograph*, imaging agent, " +
        "elastograph*, embolization, pet tracer, theranostic*, doppler, image-guided, angiograph*, " +
        "sonograph*, contrast-enhanced, low-dose ct, ct colonograph*, bone scan*, dexa, pet-ct, chest " +
        "x-ray*, screening mammogra*, coronary ct, whole-body mri, contrast dye, lung-rads, bi-rads, " +
        "chest film*, ai reads",
    2: "imaging, scan*, radiation dose, ct, reader*",
    1: "artificial intelligence, screening",
  },
  Pathology: {
    3:
      "patholog*, histolog*, autopsy, autopsies, cytolog*, companion diagnostic*, specimen*, " +
        "immunohistochemistry, cytopatholog*, whole-slide, biopsy slides, tissue sample*, gleason, " +
        "digital pathology, expert pathologist*, frozen section*, post-mortem, postmortem, coroner*, " +
        "medical examiner*, clinical laborator*, laboratory-developed, lab tests, proficiency testing, " +
        "cytology, liquid biops*, next-generation sequencing, blood bank*, lab error*, molecular " +
        "diagnostic*, clia, reference range*",
    2: "biops*, laborator*, diagnostic test*, assay*, digital slides, histopatholog*, slides, sequencing, genomic test*",
    1: "biomarker*, tissue",
  },
  "Family Medicine": {
    3:
      "family medicine, family physician*, primary care, preventive services task force, uspstf, " +
        "general practi*, continuity of care, family doctor*, gp, panel size*, general practitioner*, " +
        "annual physical*, direct primary care, community health center*, well-woman, rural doctor*, home " +
        "visit*, medical home, checkup*, house calls, gps, family practice*, rural clinic*, yearly " +
        "checkup*, solo practice*, behavioral counseling, healthy eating, brief advice, wellness visit*, " +
        "primary care physician*, annual checkup*",
    2: "screening recommendation*, preventive, well visit*, annual wellness, counseling, lifestyle advice",
    1: "vaccin*, screening, task force",
  },
  "Internal Medicine": {
    3:
      "internal medicine, internist*, american college of physicians, hospitalist*, deprescribing, " +
        "polypharmacy, frailty, medical inpatient*, inpatient*, residency, resident physician*, night " +
        "float, hospital medicine, medical ward*, older inpatients, readmission*, discharge summar*, " +
        "multimorbid*, length of stay, handoff*, goals of care, geriatric*, older adults in hospital, on " +
        "the wards, ward round*, return to hospital, older patients, hospital at home, rapid response, " +
        "general medicine, complex patients, medication reconciliation, transition* of care, bedside " +
        "round*, diagnostic error*, night shift*, teaching hospital*",
    2: "chronic disease*, multimorbidity, hospitali*, discharge, in-hospital, wards, comorbid*",
    1: "adults, mortality, residents, bedside",
  },
  "Physical Medicine": {
    3:
      "physiatr*, physical medicine, spasticity, prosthe*, orthotic*, spinal cord stimulation, " +
        "amputee*, amputation rehabilitation, wheelchair*, osseointegrat*, gait, botulinum toxin, " +
        "prosthetic limb*, artificial limb*, spastic, electrodiagnos*, pressure injur*, wheelchair, " +
        "bracing, orthosis, neurorehab*, functional electrical stimulation, limb loss, power wheelchair*, " +
        "tetraplegi*, paraplegi*, electrical stimulation, stiff limbs, limb stiffness, contracture*, " +
        "phantom limb, emg, baclofen pump*, assistive device*, wheelchair seating, spasm*, trigger " +
        "point*, myofascial, foot drop",
    2: "physical therap*, disabilit*, spinal cord injur*, brace, braces, toxin, limb, limbs, assistive",
    1: "mobility",
  },
  "Rehabilitation Medicine": {
    3:
      "rehabilitat*, cardiac rehab*, stroke recovery, exoskeleton*, constraint-induced, pulmonary " +
        "rehabilitation, speech therap*, early mobilization, constraint therapy, arm use, rehab, " +
        "robot-assisted training, motor recovery, relearn*, telerehab*, occupational therapist*, " +
        "physiotherap*, physical therapist*, long-term recovery, inpatient rehab*, mirror therapy, " +
        "balance training, task-specific, arm movement, hand function, arm function, walking speed, walk " +
        "again, motor function, relearn walking, post-acute care, skilled nursing facilit*, rehab " +
        "hospital*, vocational, swallow therapy, aphasia therapy, gait training, treadmill training, " +
        "upper limb training",
    2: "physical therap*, occupational therap*, recovery, virtual-reality, therapy hours, after stroke, telehealth exercise",
    1: "exercise",
  },
  "Sports Medicine": {
    3:
      "sports medicine, athlet*, sports-related, concussion*, return to play, marathon*, tennis elbow, " +
        "runner*, hamstring*, ankle sprain*, sprain*, doping, platelet-rich plasma, football*, soccer, " +
        "hockey, rugby, olympi*, sprinter*, cyclist*, swimmer*, triathl*, basketball, gymnast*, heading " +
        "the ball, sideline*, high school sports, stress fracture*, muscle strain*, relative energy " +
        "deficiency, tennis, overuse injur*, energy drinks in athletes, weekend warrior*, locker room, " +
        "team physician*, high school football, heat illness, team doctor*, shin splint*, sports drink*, " +
        "sports cardiology, hydration, cheerleading, wrestling, pickleball, skiing, ski, return to sport, " +
        "weightlift*, creatine, female athlete*, nfl, nba, tackle, head impacts",
    2: "sport, sports, exercise, runners, anterior cruciate, players, league, workout*, knee brace",
    1: "fitness, training",
  },
};
