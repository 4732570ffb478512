import type { Specialty } from "#/kernel/specialty.ts";

/**
 * Words and phrases by the specialty they speak for, with how strongly: 3 names the specialty itself or something that
 * belongs to no other, 2 is typical, 1 is a hint. A word ends with * where any ending counts.
 */
export const SPECIALTY_WORDS: Partial<Record<Specialty, Readonly<Record<1 | 2 | 3, string>>>> = {
  Cardiology: {
    3: "cardiolog*, cardiovascular, myocardial infarction, heart failure, atrial fibrillation, coronary, cardiac arrest, cardiomyopath*, angina, echocardiogra*, aortic stenosis, stent*, pacemaker*, defibrillator*, atherosclero*, acute coronary syndrome",
    2: "heart, cardiac, hypertension, blood pressure, statin*, cholesterol, ldl, arrhythmia*, valve*, lipid*, anticoagula*, pcsk9, troponin, sudden death, vascular",
    1: "thromb*, stroke, circulation, aspirin",
  },
  Neurology: {
    3: "neurolog*, alzheimer*, parkinson*, epilep*, multiple sclerosis, migraine*, dementia, amyotrophic lateral sclerosis, als, huntington*, seizure*, neuropath*, myasthenia gravis, encephal*, guillain-barre",
    2: "stroke*, brain, cognitive, neurodegenerat*, headache*, amyloid, tau, concussion*, spinal cord, neuron*",
    1: "nerve*, memory, sleep",
  },
  Oncology: {
    3: "oncolog*, cancer*, tumor*, tumour*, carcinoma*, metasta*, chemotherap*, melanoma*, sarcoma*, radiotherap*, immunotherap*, checkpoint inhibitor*, glioblastoma*, mesothelioma*, car-t",
    2: "malignan*, neoplas*, biops*, pd-1, pd-l1, her2*, brca*, radiation therapy, progression-free, kras, egfr",
    1: "screening, mammogra*, survival",
  },
  Hematology: {
    3: "hematolog*, haematolog*, leukemia*, leukaemia*, lymphoma*, myeloma*, sickle cell, hemophilia*, haemophilia*, thalassemia*, anemia*, anaemia*, thrombocytopeni*, myelodysplas*, neutropeni*, von willebrand",
    2: "blood cancer*, platelet*, bone marrow, stem cell transplant*, transfusion*, coagulation, venous thromboembolism",
    1: "iron, blood",
  },
  Pediatrics: {
    3: "pediatric*, paediatric*, newborn*, neonat*, infant*, toddler*, adolescen*, preterm, premature birth*, breastfeeding, breastfed",
    2: "child, children, childhood, teen*, baby, babies, school-age*, youth",
    1: "vaccine schedule, growth, parents",
  },
  "Infectious Disease": {
    3: "infectious disease*, hiv, tuberculosis, malaria, covid-19, sars-cov-2, influenza, sepsis, measles, hepatitis b, hepatitis c, mpox, ebola, rsv, antimicrobial resistan*, antibiotic*, pneumococc*, clostridioides, candida*, dengue, polio*, cholera, avian flu, h5n1, listeria*, salmonella*, legionn*",
    2: "infection*, virus*, viral, bacteria*, outbreak*, pathogen*, vaccin*, fungal, antiviral*, epidemic*, pandemic*, transmission, e. coli",
    1: "immun*, fever, public health",
  },
  Endocrinology: {
    3: "endocrin*, diabet*, insulin*, thyroid*, obesity, glp-1*, semaglutide, tirzepatide, adrenal, pituitar*, hba1c, hyperglyc*, hypoglyc*, cushing*, osteoporo*, metabolic syndrome, prediabet*",
    2: "glucose, hormon*, weight loss, testosterone, parathyroid, metformin, vitamin d, menopaus*",
    1: "metabol*, weight",
  },
  Gastroenterology: {
    3: "gastroenterolog*, crohn*, ulcerative colitis, inflammatory bowel, irritable bowel, cirrhosis, hepatolog*, colonoscop*, celiac*, coeliac*, pancreatitis, gastroparesis, helicobacter, steatohepatitis, mash, nash, eosinophilic esophagitis",
    2: "liver, hepatic, hepatitis, bowel, colorectal, gastric, gut, microbiome, esophag*, reflux, constipation, pancrea*, endoscop*",
    1: "digest*, stomach, fatty",
  },
  Pulmonology: {
    3: "pulmon*, asthma, copd, cystic fibrosis, respiratory failure, idiopathic pulmonary fibrosis, bronchi*, pneumonia*, sleep apnea, mechanical ventilation",
    2: "lung*, respiratory, inhal*, airway*, vaping, oxygen, ards",
    1: "smok*, breath*",
  },
  Nephrology: {
    3: "nephrolog*, kidney*, dialysis, nephropath*, glomerul*, renal, hemodialysis, nephrotic, lupus nephritis",
    2: "albuminuria, egfr decline, creatinine, hyperkal*",
    1: "transplant*",
  },
  Psychiatry: {
    3: "psychiatr*, depress*, postpartum depression, schizophren*, bipolar, anxiety, suicid*, psychosis, psychotic, ptsd, adhd, autis*, eating disorder*, opioid use disorder, addict*, ketamine, psilocybin",
    2: "mental health, mental illness, antidepress*, antipsychotic*, substance use, alcohol use, psycholog*, overdose*",
    1: "stress, mood, opioid*",
  },
  Dermatology: {
    3: "dermatolog*, psoria*, eczema, atopic dermatitis, acne, vitiligo, alopecia, rosacea, hidradenitis, pemphig*, urticaria",
    2: "skin, itch*, rash*, sunscreen*, hair loss",
    1: "topical, wound*",
  },
  Rheumatology: {
    3: "rheumat*, lupus, gout, spondyl*, psoriatic arthritis, sjogren*, vasculitis, scleroderma, giant cell arteritis, juvenile idiopathic arthritis",
    2: "arthritis, autoimmun*, jak inhibitor*, fibromyalgia, osteoarthritis",
    1: "joint*, inflammat*",
  },
  Orthopedics: {
    3: "orthoped*, orthopaed*, fracture*, arthroplast*, hip replacement*, knee replacement*, rotator cuff, anterior cruciate, scoliosis",
    2: "bone*, spine, osteoarthritis, implant*, knee*, hip",
    1: "joint*, cartilage, tendon*",
  },
  Ophthalmology: {
    3: "ophthalm*, glaucoma, macular, retin*, cataract*, uveitis, cornea*, myopia, dry eye",
    2: "eye, eyes, vision, blind*, intravitreal",
    1: "optic",
  },
  Otolaryngology: {
    3: "otolaryngolog*, hearing loss, cochlear, tinnitus, sinusitis, tonsil*, otitis, laryn*, nasal polyp*",
    2: "hearing, ear, ears, throat, nasal, voice",
    1: "allergic rhinitis, smell",
  },
  "Obstetrics and Gynecology": {
    3: "obstetric*, gynecolog*, gynaecolog*, pregnan*, preeclampsia, endometriosis, contracept*, maternal, postpartum, ivf, infertility, cesarean, miscarriage*, abortion, menopaus*, uterine fibroid*",
    2: "birth, fetal, prenatal, cervical, ovarian, women's health, labor",
    1: "women, hormone therapy",
  },
  Urology: {
    3: "urolog*, prostat*, overactive bladder, urinary incontinence, kidney stone*, nephrolithiasis, erectile, bladder cancer, benign prostatic hyperplasia",
    2: "bladder, urinary, urinary tract infection*, testicular",
    1: "catheter*",
  },
  "Emergency Medicine": {
    3: "emergency department*, emergency medicine, cardiopulmonary resuscitation, cpr, trauma cent*, ambulance*, prehospital, naloxone, poison control, anaphylaxis",
    2: "trauma, resuscitat*, overdose*, triage, gunshot*, firearm*, first responder*",
    1: "emergency, acute, injur*",
  },
  Surgery: {
    3: "surgical, surgery, surgeon*, laparoscop*, robotic-assisted, bariatric, appendectom*, hernia*, cholecystectom*, organ transplant*, xenotransplant*",
    2: "operat*, perioperative, postoperative, transplant*, incision*, anastomo*",
    1: "procedure*",
  },
  "Plastic Surgery": { 3: "plastic surger*, breast implant*, reconstruct*, cosmetic surger*, cleft lip", 2: "cosmetic, burns, liposuction", 1: "implant*" },
  Anesthesiology: {
    3: "anesthe*, anaesthe*, nerve block*, sedation, sevoflurane, propofol, epidural, malignant hyperthermia",
    2: "perioperative, postoperative pain, opioid-sparing, intubat*",
    1: "pain",
  },
  Radiology: {
    3: "radiolog*, mri, magnetic resonance, ct scan*, mammogra*, ultrasound, x-ray*, contrast agent*, gadolinium, pet scan*, interventional radiology",
    2: "imaging, scan*, radiation dose",
    1: "artificial intelligence, screening",
  },
  Pathology: { 3: "patholog*, histolog*, autopsy, autopsies, cytolog*, companion diagnostic*", 2: "biops*, laborator*, diagnostic test*, assay*", 1: "biomarker*" },
  "Family Medicine": {
    3: "family medicine, family physician*, primary care, preventive services task force, uspstf",
    2: "screening recommendation*, preventive, well visit*, annual wellness",
    1: "vaccin*, screening",
  },
  "Internal Medicine": {
    3: "internal medicine, internist*, american college of physicians, hospitalist*",
    2: "chronic disease*, multimorbidity, hospitali*",
    1: "adults, mortality",
  },
  "Physical Medicine": { 3: "physiatr*, physical medicine, spasticity, prosthe*, orthotic*", 2: "physical therap*, disabilit*, spinal cord injur*", 1: "mobility" },
  "Rehabilitation Medicine": { 3: "rehabilitat*, cardiac rehab*, stroke recovery", 2: "physical therap*, occupational therap*, recovery", 1: "exercise" },
  "Sports Medicine": { 3: "sports medicine, athlet*, sports-related, concussion*, return to play", 2: "sport, sports, exercise, runners, anterior cruciate", 1: "fitness, training" },
};
