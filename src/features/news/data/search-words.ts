/**
 * One subject of a news search, by words and phrases as people write them, plural or not:
 * - `names` mean the same, so that each finds what the others do;
 * - `asked` ask for the subject too but find nothing themselves, because their stem has other meanings ("AIDS" and "aid",
 *   "immunization" and "immune", "smoking" and the smoke of a fire);
 * - `words` belong to the subject and are found by its names, while they do not ask for all of it.
 */
export type Subject = {
  readonly names?: string;
  readonly asked?: string;
  readonly words?: string;
};

/** Each reviewed for what its stems find besides: what headlines use in another sense stands in a phrase, or not at all. */
export const SUBJECTS: readonly Subject[] = [
  // Kinds of articles.
  {
    names: "research",
    asked: "medical research, clinical research, health research",
    words:
      "study, trial, cohort, randomized, randomised, placebo, meta-analysis, systematic review, scientists",
  },
  { asked: "clinical trial", words: "trial, randomized, randomised, placebo" },
  { names: "clinical guideline, practice guideline, treatment guideline", words: "guideline, consensus statement" },
  { names: "side effect, adverse effect, adverse event, adverse reaction" },
  { names: "artificial intelligence, machine learning, AI", words: "deep learning, large language model, chatbot" },
  { names: "telehealth, telemedicine", words: "virtual visit" },

  // Specialties, beyond the articles that are sorted under them.
  {
    names: "cardiology, cardiologist, cardiovascular",
    asked: "cardiovascular disease, heart disease",
    words: "heart, cardiac, coronary, atrial fibrillation, hypertension, myocardial infarction",
  },
  {
    names: "neurology, neurologist, neurologic, neurological",
    words: "brain, stroke, dementia, Alzheimer, Parkinson, epilepsy, migraine, multiple sclerosis",
  },
  {
    names: "oncology, oncologist",
    words: "cancer, solid tumor, brain tumor, carcinoma, leukemia, lymphoma, melanoma, chemotherapy",
  },
  {
    names: "pediatrics, pediatrician, paediatrics, paediatrician",
    asked: "child health",
    words: "child, children, infant, newborn, neonatal, adolescent",
  },
  {
    names: "infectious disease, infectious",
    words: "infection, virus, bacterial, outbreak, HIV, tuberculosis, measles, influenza, COVID, malaria, antibiotic",
  },
  { names: "dermatology, dermatologist, dermatologic", words: "skin, eczema, psoriasis, dermatitis, acne, melanoma" },
  {
    names: "emergency medicine, emergency physician",
    words: "emergency department, emergency room, cardiac arrest, resuscitation, anaphylaxis, overdose",
  },
  { names: "endocrinology, endocrinologist, endocrine", words: "diabetes, thyroid, obesity, insulin, osteoporosis" },
  {
    names: "gastroenterology, gastroenterologist, gastrointestinal",
    words: "bowel, colonoscopy, Crohn, ulcerative colitis, celiac, cirrhosis, pancreatitis",
  },
  {
    names: "hematology, hematologist, haematology",
    words: "anemia, leukemia, lymphoma, myeloma, hemophilia, sickle cell, thromboembolism",
  },
  { names: "nephrology, nephrologist", words: "kidney, renal, dialysis" },
  {
    names: "ophthalmology, ophthalmologist, ophthalmic",
    asked: "eye disease",
    words: "retinopathy, retina, macular, glaucoma, cataract, eye disease",
  },
  { names: "orthopedics, orthopedist, orthopaedics", words: "fracture, arthroplasty, joint replacement, knee, osteoarthritis" },
  {
    names: "otolaryngology, otolaryngologist",
    asked: "ENT, ear nose and throat",
    words: "hearing loss, cochlear, tonsil, tonsillectomy, rhinosinusitis, nasal polyps",
  },
  { names: "pathology, pathologist", words: "biopsy, histology, autopsy" },
  {
    names: "psychiatry, psychiatric, psychiatrist, mental health, mental illness, behavioral health",
    words: "schizophrenia, bipolar disorder, antidepressant, suicide, psychosis, major depression, postpartum depression",
  },
  {
    names: "pulmonology, pulmonologist",
    asked: "lung disease",
    words: "lung, pulmonary, respiratory, asthma, COPD, pneumonia, cystic fibrosis",
  },
  {
    names: "radiology, radiologist",
    asked: "medical imaging",
    words: "MRI, magnetic resonance, computed tomography, CT scan, PET scan, mammography, ultrasound, x-ray",
  },
  { names: "rheumatology, rheumatologist", words: "arthritis, lupus, gout, spondylitis, giant cell arteritis" },
  { names: "surgery, surgical", words: "laparoscopic, postoperative, perioperative" },
  { names: "urology, urologist", words: "prostate, bladder, urinary, kidney stone, erectile dysfunction" },
  { names: "anesthesiology, anesthesiologist, anesthesia, anaesthesia", words: "sedation, perioperative, nerve block" },
  {
    names: "obstetrics and gynecology, obstetrics, gynecology, obstetrician, gynecologist, OB-GYN, gynaecology",
    asked: "women's health",
    words: "pregnancy, pregnant, maternal, contraception, menopause, childbirth, preterm birth, cervical cancer",
  },
  { names: "physical medicine, physiatry", words: "rehabilitation, spasticity, spinal cord injury" },
  { names: "plastic surgery, cosmetic surgery", words: "breast implant, breast reconstruction" },
  { names: "rehabilitation medicine", words: "rehabilitation, physical therapy, occupational therapy" },
  { names: "sports medicine", words: "athlete, concussion, sports injury" },
  { names: "internal medicine, internist", words: "hospitalist, hospital medicine" },
  {
    names: "family medicine, primary care, general practice",
    words: "family physician, preventive services task force",
  },
  { names: "critical care, intensive care, ICU", words: "critically ill, mechanical ventilation, acute respiratory distress" },
  { names: "geriatrics, geriatric, elderly", words: "older adults, older people, older patients" },
  { names: "allergy, allergic", words: "anaphylaxis" },

  // Parts of the body.
  { names: "heart, cardiac" },
  { names: "kidney, renal" },
  { names: "liver, hepatic" },
  { names: "lung, pulmonary" },
  { names: "skin, cutaneous" },

  // Diseases and complaints.
  {
    names: "cancer",
    asked: "malignancy",
    words: "oncology, solid tumor, brain tumor, carcinoma, leukemia, lymphoma, melanoma, sarcoma, myeloma",
  },
  { names: "tumor, tumour, neoplasm" },
  { names: "diabetes, diabetes mellitus", words: "insulin, HbA1c, hyperglycemia" },
  { names: "hypertension, high blood pressure, elevated blood pressure", words: "antihypertensive" },
  { names: "heart attack, myocardial infarction", words: "STEMI, NSTEMI" },
  { names: "heart failure, cardiac failure", words: "HFrEF, HFpEF" },
  { names: "atrial fibrillation, AFib" },
  { names: "stroke, cerebrovascular", words: "intracerebral hemorrhage" },
  { names: "cholesterol, hypercholesterolemia, dyslipidemia, hyperlipidemia", words: "LDL, statin" },
  { names: "blood clot, thrombosis, thromboembolism", words: "pulmonary embolism, VTE, DVT" },
  { names: "chronic kidney disease, CKD" },
  { names: "COPD, chronic obstructive pulmonary disease", words: "emphysema" },
  { names: "sleep apnea, sleep apnoea" },
  { names: "GERD, gastroesophageal reflux, acid reflux, heartburn" },
  { names: "inflammatory bowel disease, IBD", words: "Crohn, ulcerative colitis" },
  { names: "irritable bowel syndrome", asked: "IBS" },
  { names: "fatty liver, MASLD, NAFLD", words: "steatohepatitis" },
  { names: "urinary tract infection, UTI" },
  { names: "dementia", words: "Alzheimer, Lewy body" },
  { names: "multiple sclerosis", asked: "MS" },
  { names: "amyotrophic lateral sclerosis", asked: "ALS" },
  { names: "epilepsy", words: "epileptic seizure, antiepileptic, antiseizure" },
  { asked: "depression", words: "antidepressant" },
  { names: "ADHD, attention deficit" },
  { names: "autism, autistic" },
  { names: "PTSD, post-traumatic stress, posttraumatic stress" },
  {
    names: "addiction, substance use disorder, substance abuse",
    words: "opioid use disorder, alcohol use disorder, overdose, buprenorphine, naloxone",
  },
  { names: "obesity, obese, overweight", words: "weight management, bariatric" },
  { names: "osteoporosis", words: "bone density, fragility fracture" },
  { names: "eczema, atopic dermatitis" },
  { names: "urticaria", asked: "hives" },
  { names: "pregnancy, pregnant", words: "maternal, prenatal, antenatal, gestational, postpartum" },
  { names: "children, child, pediatric, paediatric", words: "infant, newborn, adolescent, toddler" },
  { names: "birth control, contraception, contraceptive" },
  { names: "miscarriage, pregnancy loss" },
  { names: "hypoglycemia, low blood sugar" },
  { names: "hyperglycemia, high blood sugar" },
  { names: "pressure injury, pressure ulcer, bedsore" },
  { names: "traumatic brain injury, TBI", words: "concussion" },

  // Infections.
  { names: "COVID, COVID-19, coronavirus, SARS-CoV-2" },
  { names: "influenza, flu" },
  { names: "bird flu, avian flu, avian influenza, H5N1" },
  { names: "HIV, human immunodeficiency virus", asked: "AIDS" },
  { names: "tuberculosis, TB" },
  { names: "mpox, monkeypox" },
  { names: "RSV, respiratory syncytial virus" },
  { names: "HPV, human papillomavirus" },
  { names: "shingles, herpes zoster" },
  { names: "chickenpox, varicella" },
  { names: "whooping cough, pertussis" },
  { names: "sexually transmitted infection, sexually transmitted disease, STI, STD", words: "syphilis, gonorrhea, chlamydia" },
  { names: "sepsis", words: "septic shock" },
  { names: "antibiotic resistance, antimicrobial resistance", words: "drug-resistant, MRSA, superbug" },

  // Treatment and prevention.
  { names: "vaccine, vaccination", asked: "immunization, immunisation", words: "immunization schedule, immunization practices" },
  { names: "antibiotic, antibacterial, antimicrobial" },
  { names: "opioid, opiate", words: "fentanyl, oxycodone, buprenorphine, naloxone" },
  { names: "blood thinner, anticoagulant, anticoagulation", words: "warfarin, apixaban, rivaroxaban, dabigatran, heparin" },
  { names: "painkiller, analgesic, analgesia" },
  { names: "gene therapy", words: "gene editing, CRISPR" },
  { names: "genetics, genomics" },
  { names: "chemotherapy, chemo" },
  { names: "radiation therapy, radiotherapy" },
  { names: "tobacco", asked: "smoking", words: "cigarette, nicotine, vaping, smoking cessation, smokers" },
  { names: "physical activity", asked: "exercise", words: "exercise training, aerobic exercise, physical exercise" },
  { names: "nutrition, diet" },

  // American and British spelling.
  { names: "anemia, anaemia" },
  { names: "leukemia, leukaemia" },
  { names: "hemophilia, haemophilia" },
  { names: "hemorrhage, haemorrhage" },
  { names: "diarrhea, diarrhoea" },
  { names: "celiac, coeliac" },
  { names: "fetal, foetal" },
  { names: "estrogen, oestrogen" },
  { names: "edema, oedema" },
];
