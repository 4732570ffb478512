import type { Specialty } from "#/kernel/specialty.ts";

/**
 * Words and phrases by the specialty they speak for, with how strongly: 3 names the specialty itself or something that
 * belongs to no other, 2 is typical, 1 is a hint. A word ends with * where any ending counts.
 */
export const SPECIALTY_WORDS: Partial<Record<Specialty, Readonly<Record<1 | 2 | 3, string>>>> = {
  Cardiology: {
    3: "cardiolog*, cardiovascular, myocardial infarction, heart failure, atrial fibrillation, coronary, cardiac arrest, cardiomyopath*, angina, echocardiogra*, aortic stenosis, pacemaker*, defibrillator*, atherosclero*, acute coronary syndrome, tavr, transcatheter, catheter ablation, myocarditis, mitral, cardiogenic, tachycardia, bradycardia, pericardi*, endocarditis, atrial appendage, aortic dissection, aortic aneurysm, peripheral artery disease, bempedoic acid, inclisiran, ejection fraction, postural orthostatic tachycardia, lipoprotein",
    2: "heart, cardiac, hypertension, blood pressure, statin*, cholesterol, ldl, arrhythmia*, valve*, lipid*, anticoagula*, pcsk9, troponin, sudden death, vascular, stent*, aortic, apixaban, rivaroxaban, electrocardiogra*",
    1: "thromb*, stroke, circulation, aspirin",
  },
  Neurology: {
    3: "neurolog*, alzheimer*, parkinson*, epilep*, multiple sclerosis, migraine*, dementia, amyotrophic lateral sclerosis, als, huntington*, seizure*, neuropath*, myasthenia gravis, encephal*, guillain-barre, narcolepsy, essential tremor, dystonia, neuromyelitis, spinal muscular atrophy, muscular dystrophy, trigeminal neuralgia, hydrocephalus, subarachnoid hemorrhage, intracerebral hemorrhage, thrombectomy, lewy body, restless legs, chorea, tic disorder*, tourette",
    2: "stroke*, brain, cognitive, neurodegenerat*, headache*, amyloid, tau, concussion*, spinal cord, neuron*",
    1: "nerve*, memory, sleep",
  },
  Oncology: {
    3: "oncolog*, cancer*, tumor*, tumour*, carcinoma*, metasta*, chemotherap*, melanoma*, sarcoma*, radiotherap*, immunotherap*, checkpoint inhibitor*, glioblastoma*, mesothelioma*, car-t, neoadjuvant, adenocarcinoma*, lumpectomy, mastectomy, neuroblastoma*, folfirinox, tamoxifen, antibody-drug conjugate*, lynch syndrome, neuroendocrine tumor*",
    2: "malignan*, neoplas*, biops*, pd-1, pd-l1, her2*, brca*, radiation therapy, progression-free, kras, egfr",
    1: "screening, mammogra*, survival",
  },
  Hematology: {
    3: "hematolog*, haematolog*, leukemia*, leukaemia*, lymphoma*, myeloma*, sickle cell, hemophilia*, haemophilia*, thalassemia*, anemia*, anaemia*, thrombocytopeni*, myelodysplas*, neutropeni*, von willebrand, itp, myelofibrosis, polycythemia, hemolytic, hemochromatosis, hemoglobinuria, aplastic anemia, hemophagocytic, deep vein thrombosis, transfusion-dependent, neutrophil*",
    2: "blood cancer*, platelet*, bone marrow, stem cell transplant*, transfusion*, coagulation, venous thromboembolism, thrombos*, anticoagula*, hemoglobin",
    1: "iron, blood",
  },
  Pediatrics: {
    3: "pediatric*, paediatric*, newborn*, neonat*, infant*, toddler*, adolescen*, preterm, premature birth*, breastfeeding, breastfed, bronchiolitis, croup, prematurity, kawasaki, vaccines for children, child health, well-child",
    2: "child, children, childhood, teen*, baby, babies, school-age*, youth",
    1: "vaccine schedule, growth, parents",
  },
  "Infectious Disease": {
    3: "infectious disease*, hiv, tuberculosis, malaria, covid-19, sars-cov-2, influenza, sepsis, measles, hepatitis b, hepatitis c, mpox, ebola, rsv, antimicrobial resistan*, antibiotic*, pneumococc*, clostridioides, candida*, dengue, polio*, cholera, avian flu, h5n1, listeria*, salmonella*, legionn*, bacteremia, bloodstream infection*, staphylococc*, streptococc*, meningitis, shingles, syphilis, gonorrh*, chlamydia*, norovirus, chikungunya, lyme, whooping cough, pertussis, valley fever, coccidioid*, acinetobacter, carbapenem*, mrsa, vancomycin, clostridium, difficile, tick-borne, west nile, zika, marburg, nipah, rabies, leprosy, anthrax, q fever, toxoplasm*, trichomon*, herpes, cytomegalovirus, hpv vaccin*, varicella, mumps, rubella, diphtheria, tetanus, trachoma, schistosom*, leishmania*, chagas, scabies, oropouche, aspergill*, cryptococc*, mycobacteri*, pseudomonas, klebsiella, gram-negative, superbug*",
    2: "infection*, virus*, viral, bacteria*, outbreak*, pathogen*, vaccin*, fungal, antiviral*, epidemic*, pandemic*, transmission, e. coli",
    1: "immun*, fever, public health",
  },
  Endocrinology: {
    3: "endocrin*, diabet*, insulin*, thyroid*, obesity, glp-1*, semaglutide, tirzepatide, adrenal, pituitar*, hba1c, hyperglyc*, hypoglyc*, cushing*, osteoporo*, metabolic syndrome, prediabet*, hyperparathyroid*, hypoparathyroid*, polycystic ovar*, acromegaly, hypogonad*, hypothyroid*, hyperthyroid*, graves disease, pheochromocytoma*, lipodystrophy, growth hormone, hypophosphatas*, orforglipron, retatrutide",
    2: "glucose, hormon*, weight loss, testosterone, parathyroid, metformin, vitamin d, menopaus*",
    1: "metabol*, weight",
  },
  Gastroenterology: {
    3: "gastroenterolog*, crohn*, ulcerative colitis, inflammatory bowel, irritable bowel, cirrhosis, hepatolog*, colonoscop*, celiac*, coeliac*, pancreatitis, gastroparesis, helicobacter, steatohepatitis, mash, nash, eosinophilic esophagitis, pylori, peptic ulcer*, diverticul*, hemorrhoid*, achalasia, gallstone*, cholangitis, barrett*, gerd, hepatic encephalopathy, ascites, proctitis, fecal, bile duct, biliary, varices, dyspepsia",
    2: "liver, hepatic, hepatitis, bowel, colorectal, gastric, gut, microbiome, esophag*, reflux, constipation, pancrea*, endoscop*, gallbladder, ulcer bleeding",
    1: "digest*, stomach, fatty",
  },
  Pulmonology: {
    3: "pulmon*, asthma, copd, cystic fibrosis, respiratory failure, idiopathic pulmonary fibrosis, bronchi*, pneumonia*, sleep apnea, mechanical ventilation, emphysema, pulmonary embolism, sarcoidosis, bronchiectasis, pleural, pneumothorax, pulmonary hypertension, tracheostom*, ventilator-associated, spirometry, alpha-1 antitrypsin",
    2: "lung*, respiratory, inhal*, airway*, vaping, oxygen, ards",
    1: "smok*, breath*",
  },
  Nephrology: {
    3: "nephrolog*, kidney*, dialysis, nephropath*, glomerul*, renal, hemodialysis, nephrotic, lupus nephritis, proteinuria, ckd, hyponatremia, hyperphosphat*, polycystic kidney, fsgs, alport, acute tubular, iga nephropathy, kidney transplant*",
    2: "creatinine, hyperkal*, egfr, albuminuria, finerenone",
    1: "transplant*",
  },
  Psychiatry: {
    3: "psychiatr*, depress*, postpartum depression, schizophren*, bipolar, anxiety, suicid*, psychosis, psychotic, ptsd, adhd, autis*, eating disorder*, opioid use disorder, addict*, ketamine, psilocybin, tardive dyskinesia, obsessive-compulsive, borderline personality, anorexia nervosa, bulimia, binge eating, self-harm, electroconvulsive, transcranial magnetic, insomnia disorder, agitation",
    2: "mental health, mental illness, antidepress*, antipsychotic*, substance use, alcohol use, psycholog*, overdose*, buprenorphine, methadone, cannabis use",
    1: "stress, mood, opioid*",
  },
  Dermatology: {
    3: "dermatolog*, psoria*, eczema, atopic dermatitis, acne, vitiligo, alopecia, rosacea, hidradenitis, pemphig*, urticaria, keratosis, keratoses, prurigo, nemolizumab, epidermolysis, lichen, melasma, hyperhidrosis, molluscum, impetigo, warts, skin cancer",
    2: "skin, itch*, rash*, sunscreen*, hair loss",
    1: "topical, wound*",
  },
  Rheumatology: {
    3: "rheumat*, lupus, gout, spondyl*, psoriatic arthritis, sjogren*, vasculitis, scleroderma, giant cell arteritis, juvenile idiopathic arthritis, polymyalgia, behcet*, myositis, ankylosing, antiphospholipid, raynaud*, hyperuricemia",
    2: "arthritis, autoimmun*, jak inhibitor*, fibromyalgia, osteoarthritis",
    1: "joint*, inflammat*",
  },
  Orthopedics: {
    3: "orthoped*, orthopaed*, fracture*, arthroplast*, hip replacement*, knee replacement*, rotator cuff, anterior cruciate, scoliosis, acl, menisc*, joint replacement*, osteoarthritis of the knee, arthroscop*, tendinopath*, carpal tunnel, bunion*, osteotomy, spinal fusion, disc herniation, sciatica",
    2: "bone*, spine, osteoarthritis, implant*, knee*, hip",
    1: "joint*, cartilage, tendon*",
  },
  Ophthalmology: {
    3: "ophthalm*, glaucoma, macular, retin*, cataract*, uveitis, cornea*, myopia, dry eye, retinopathy, optic neuropathy, blephar*, conjunctiv*, presbyopia, strabismus, amblyopia, keratoconus, geographic atrophy",
    2: "eye, eyes, vision, blind*, intravitreal",
    1: "optic",
  },
  Otolaryngology: {
    3: "otolaryngolog*, hearing loss, cochlear, tinnitus, sinusitis, tonsil*, otitis, laryn*, nasal polyp*, vertigo, sinus surgery, deafness, meniere*, dizziness, epistaxis, vocal cord*, head and neck surger*, adenoid*, snoring, anosmia",
    2: "hearing, ear, ears, throat, nasal, voice",
    1: "allergic rhinitis, smell",
  },
  "Obstetrics and Gynecology": {
    3: "obstetric*, gynecolog*, gynaecolog*, pregnan*, preeclampsia, endometriosis, contracept*, maternal, postpartum, ivf, infertility, cesarean, miscarriage*, abortion, menopaus*, uterine fibroid*, iud*, intrauterine, acog, stillbirth*, gestational diabetes, hyperemesis, ectopic, placenta*, vaginal, vaginosis, cervix, hysterectom*, ovulation, midwi*, doula*, lactation, hot flash*, vasomotor symptom*, pap test*, cervical screening",
    2: "birth, fetal, prenatal, cervical, ovarian, women's health, labor",
    1: "women, hormone therapy",
  },
  Urology: {
    3: "urolog*, prostat*, overactive bladder, urinary incontinence, kidney stone*, nephrolithiasis, erectile, bladder cancer, benign prostatic hyperplasia, bph, ureter*, vasectom*, cystoscop*, peyronie*, hypospadias, nocturia, vesicoureteral, prostatitis, interstitial cystitis, urethr*, psa test*, psa screening",
    2: "bladder, urinary, urinary tract infection*, testicular, stones",
    1: "catheter*",
  },
  "Emergency Medicine": {
    3: "emergency department*, emergency medicine, cardiopulmonary resuscitation, cpr, trauma cent*, ambulance*, prehospital, naloxone, poison control, anaphylaxis, emergency room*, paramedic*, heatstroke, snakebite*, antivenom, emergency physician*, crash victim*, mass casualty, drowning, frostbite, ers, hypothermia",
    2: "trauma, resuscitat*, overdose*, triage, gunshot*, firearm*, first responder*, boarding, heat stroke, poison*",
    1: "emergency, acute, injur*",
  },
  Surgery: {
    3: "surgical, surgery, surgeon*, laparoscop*, robotic-assisted, bariatric, appendectom*, hernia*, cholecystectom*, organ transplant*, xenotransplant*, gallbladder removal, colectom*, esophagectom*, wound closure, surgical site, thyroidectomy, splenectomy",
    2: "operat*, perioperative, postoperative, transplant*, incision*, anastomo*",
    1: "procedure*",
  },
  "Plastic Surgery": { 3: "plastic surger*, breast implant*, reconstruct*, cosmetic surger*, cleft lip, cleft palate, liposuction, breast reconstruction, rhinoplasty, facelift, burn scar*, skin graft*", 2: "cosmetic, burns", 1: "implant*" },
  Anesthesiology: {
    3: "anesthe*, anaesthe*, nerve block*, sedation, sevoflurane, propofol, epidural, malignant hyperthermia, postdural, dural puncture, remimazolam, neuromuscular block*, sugammadex, delirium after surgery",
    2: "perioperative, postoperative pain, opioid-sparing, intubat*",
    1: "pain",
  },
  Radiology: {
    3: "radiolog*, mri, magnetic resonance, ct scan*, mammogra*, ultrasound, x-ray*, contrast agent*, gadolinium, pet scan*, interventional radiology, tomograph*, breast density, teleradiolog*, incidental finding*, contrast media, fluoroscop*, nuclear medicine, radiopharmaceutical*",
    2: "imaging, scan*, radiation dose, ct",
    1: "artificial intelligence, screening",
  },
  Pathology: { 3: "patholog*, histolog*, autopsy, autopsies, cytolog*, companion diagnostic*, specimen*, immunohistochemistry, cytopatholog*", 2: "biops*, laborator*, diagnostic test*, assay*, digital slides, histopatholog*", 1: "biomarker*" },
  "Family Medicine": {
    3: "family medicine, family physician*, primary care, preventive services task force, uspstf, general practi*, primary-care, continuity of care",
    2: "screening recommendation*, preventive, well visit*, annual wellness",
    1: "vaccin*, screening",
  },
  "Internal Medicine": {
    3: "internal medicine, internist*, american college of physicians, hospitalist*, deprescribing, polypharmacy, frailty, medical inpatient*",
    2: "chronic disease*, multimorbidity, hospitali*",
    1: "adults, mortality",
  },
  "Physical Medicine": { 3: "physiatr*, physical medicine, spasticity, prosthe*, orthotic*, spinal cord stimulation, amputee*, amputation rehabilitation, wheelchair*", 2: "physical therap*, disabilit*, spinal cord injur*", 1: "mobility" },
  "Rehabilitation Medicine": { 3: "rehabilitat*, cardiac rehab*, stroke recovery, exoskeleton*, constraint-induced, pulmonary rehabilitation, speech therap*", 2: "physical therap*, occupational therap*, recovery", 1: "exercise" },
  "Sports Medicine": { 3: "sports medicine, athlet*, sports-related, concussion*, return to play, marathon*, tennis elbow, runner*, hamstring*, ankle sprain*, sprain*, doping", 2: "sport, sports, exercise, runners, anterior cruciate", 1: "fitness, training" },
};
