/**
 * Guidelines and prescribing information that dosing rules cite where no label in the openFDA files says it.
 * They were not at hand when the rules were written: a rule that cites one is shown as not yet checked against it.
 */
const of = (guideline: string, year: number) => ({ guideline, year });

export const AAP_FEVER_2011 = of("AAP clinical report: Fever and antipyretic use in children", 2011);
export const AAP_OTITIS_2013 = of("AAP clinical practice guideline: Acute otitis media", 2013);
export const AAP_VITAMIN_K_2022 = of("AAP policy: Vitamin K and the newborn infant", 2022);
export const AAP_RED_BOOK_2021 = of("AAP Red Book, 32nd edition, tables of antibacterial drugs", 2021);
export const IDSA_STREP_2012 = of("IDSA guideline: Group A streptococcal pharyngitis", 2012);
export const IDSA_SKIN_2014 = of("IDSA guideline: Skin and soft tissue infections", 2014);
export const IDSA_CYSTITIS_2010 = of("IDSA guideline: Uncomplicated cystitis and pyelonephritis in women", 2010);
export const IDSA_CDIFF_2017 = of("IDSA and SHEA guideline: Clostridioides difficile infection", 2017);
export const IDSA_CDIFF_2021 = of("IDSA and SHEA focused update: Clostridioides difficile infection in adults", 2021);
export const IDSA_MENINGITIS_2004 = of("IDSA guideline: Bacterial meningitis", 2004);
export const IDSA_CANDIDA_2016 = of("IDSA guideline: Candidiasis", 2016);
export const ATS_CAP_2019 = of("ATS and IDSA guideline: Community-acquired pneumonia in adults", 2019);
export const PIDS_CAP_2011 = of("PIDS and IDSA guideline: Community-acquired pneumonia in children", 2011);
export const ATS_TB_2016 = of("ATS, CDC and IDSA guideline: Drug-susceptible tuberculosis", 2016);
export const CDC_STI_2021 = of("CDC: Sexually transmitted infections treatment guidelines", 2021);
export const CDC_PERTUSSIS_2005 = of("CDC recommendations: Antimicrobial agents for pertussis", 2005);
export const ASHP_PROPHYLAXIS_2013 = of("ASHP, IDSA, SIS and SHEA guideline: Antimicrobial prophylaxis in surgery", 2013);
export const AHA_ENDOCARDITIS_2021 = of("AHA statement: Prevention of viridans streptococcal endocarditis", 2021);
export const AHA_ACLS_2020 = of("AHA guidelines: Adult advanced cardiovascular life support", 2020);
export const AHA_PALS_2020 = of("AHA guidelines: Pediatric advanced life support", 2020);
export const AHA_NEONATAL_2020 = of("AHA guidelines: Neonatal resuscitation", 2020);
export const AES_STATUS_2016 = of("American Epilepsy Society guideline: Convulsive status epilepticus", 2016);
export const ACC_HYPERTENSION_2017 = of("ACC and AHA guideline: High blood pressure in adults", 2017);
export const AAP_HYPERTENSION_2017 = of("AAP guideline: High blood pressure in children and adolescents", 2017);
export const ACC_HEART_FAILURE_2022 = of("AHA, ACC and HFSA guideline: Heart failure", 2022);
export const ACC_CHOLESTEROL_2018 = of("AHA and ACC guideline: Blood cholesterol", 2018);
export const ACC_STEMI_2013 = of("ACCF and AHA guideline: ST-elevation myocardial infarction", 2013);
export const AHA_STROKE_2019 = of("AHA and ASA guideline: Acute ischemic stroke", 2019);
export const CHEST_VTE_2012 = of("ACCP guideline: Antithrombotic therapy and prevention of thrombosis, 9th ed.", 2012);
export const NHLBI_ASTHMA_2007 = of("NHLBI Expert Panel Report 3: Asthma", 2007);
export const GOLD_2023 = of("GOLD report: COPD", 2023);
export const WAO_ANAPHYLAXIS_2020 = of("World Allergy Organization: Anaphylaxis guidance", 2020);
export const AAOHN_RHINITIS_2015 = of("AAO-HNSF guideline: Allergic rhinitis", 2015);
export const ATA_HYPOTHYROID_2014 = of("American Thyroid Association guideline: Hypothyroidism", 2014);
export const ATA_HYPERTHYROID_2016 = of("American Thyroid Association guideline: Hyperthyroidism", 2016);
export const ENDO_ADRENAL_2016 = of("Endocrine Society guideline: Primary adrenal insufficiency", 2016);
export const ENDO_VITAMIN_D_2011 = of("Endocrine Society guideline: Vitamin D deficiency", 2011);
export const ACG_GERD_2022 = of("ACG guideline: Gastroesophageal reflux disease", 2022);
export const NASPGHAN_CONSTIPATION_2014 = of("NASPGHAN and ESPGHAN guideline: Functional constipation", 2014);
export const WHO_DIARRHOEA_2005 = of("WHO: The treatment of diarrhoea, 4th revision", 2005);
export const CDC_OPIOID_2022 = of("CDC guideline: Prescribing opioids for pain", 2022);
export const SURVIVING_SEPSIS_2021 = of("Surviving Sepsis Campaign guideline for adults", 2021);
export const WHO_ANEMIA_2016 = of("WHO guideline: Daily iron supplementation in infants and children", 2016);
export const ACOG_NAUSEA_2018 = of("ACOG practice bulletin 189: Nausea and vomiting of pregnancy", 2018);
export const OFIRMEV = of("Acetaminophen injection (Ofirmev), US prescribing information", 2018);
/** The US labeling as generally known, where no copy of it and no date can be named. */
export const labeling = (product: string) => ({ labeling: product });
export const pi = (name: string, year: number) => of(`${name}, US prescribing information`, year);
