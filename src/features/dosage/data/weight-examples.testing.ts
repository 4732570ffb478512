type Patient = readonly [years: number, kg: number];

/**
 * A dose by weight as the source states it, written down apart from the rules: the largest amount a kg (of a day,
 * where it is divided by `doses`), the largest single dose, and patients to try it on.
 */
export type WeightExample = {
  readonly give: string;
  readonly indication: string;
  readonly route: string;
  readonly perKg: number;
  readonly unit: string;
  readonly doses: number;
  readonly cap: number;
  readonly patients: readonly Patient[];
  readonly source: string;
};

const MONTH = 1 / 12;
const NEWBORNS: Patient[] = [[0.02, 3], [0.03, 3.4], [0.05, 3.9]];
const INFANTS: Patient[] = [[4 * MONTH, 6.4], [7 * MONTH, 8], [9 * MONTH, 8.8], [11 * MONTH, 9.5]];
const TODDLERS: Patient[] = [[1, 9.2], [1.5, 11], [1.9, 12.3]];
const CHILDREN: Patient[] = [[3, 14], [5, 18.5], [7, 23], [9, 29], [11, 38]];
const SCHOOL: Patient[] = [[7, 22], [8, 26.4], [10, 33], [11, 39]];
const TEENS: Patient[] = [[13, 44], [15, 56], [17, 70]];
const ADULTS: Patient[] = [[30, 55], [45, 70], [60, 82], [50, 96.5]];
const NO_CAP = Number.POSITIVE_INFINITY;

type Row = readonly [
  give: string,
  indication: string,
  route: string,
  perKg: number,
  unit: string,
  doses: number,
  cap: number,
  patients: readonly Patient[],
  source: string,
];

const ROWS: readonly Row[] = [
  ["lacosamide", "Partial-onset seizures", "oral", 1, "mg", 1, NO_CAP, TODDLERS, "Vimpat label 2.1"],
  ["lamotrigine", "Epilepsy, maintenance with valproate", "oral", 3, "mg", 2, 100, CHILDREN, "Lamictal label 2.2"],
  ["lamotrigine", "Epilepsy, maintenance with enzyme inducers and no valproate", "oral", 15, "mg", 2, 200, CHILDREN, "Lamictal label 2.2"],
  ["cefuroxime", "Otitis media, sinusitis or impetigo in children", "oral", 30, "mg", 2, 500, CHILDREN, "Ceftin label 2.3"],
  ["cefadroxil", "Skin or urinary tract infection", "oral", 30, "mg", 2, 1000, CHILDREN, "cefadroxil label"],
  ["ceftibuten", "Otitis media", "oral", 9, "mg", 1, 400, CHILDREN, "ceftibuten label"],
  ["cefaclor", "Otitis media", "oral", 40, "mg", 2, 500, CHILDREN, "cefaclor label"],
  ["clindamycin", "Serious infection, by injection", "IV", 40, "mg", 3, 900, CHILDREN, "Cleocin Phosphate label"],
  ["ibuprofen", "Fever, intravenous", "IV", 10, "mg", 1, 400, CHILDREN, "Caldolor label 2.3"],
  ["micafungin", "Prevention of Candida infection in stem cell transplantation", "IV", 1, "mg", 1, 50, CHILDREN, "Mycamine label 2.2"],
  ["fluconazole", "Systemic candidiasis in children", "IV", 12, "mg", 1, 600, CHILDREN, "Diflucan label 2"],
  ["abacavir", "HIV-1 infection", "oral", 8, "mg", 1, 300, CHILDREN, "Ziagen label 2.3"],
  ["telavancin", "Skin infection", "IV", 10, "mg", 1, NO_CAP, ADULTS, "Vibativ label 2.1"],
  ["cannabidiol", "Dravet syndrome", "oral", 2.5, "mg", 1, NO_CAP, CHILDREN, "Epidiolex label 2.2"],
  ["stiripentol", "Dravet syndrome", "oral", 25, "mg", 1, 1500, CHILDREN, "Diacomit label 2.2"],
  ["propranolol", "Infantile hemangioma", "oral", 0.6, "mg", 1, NO_CAP, [[2 * MONTH, 5], [4 * MONTH, 6.4]], "Hemangeol label 2"],
  ["acetaminophen", "Pain or fever", "oral", 15, "mg", 1, 1000, CHILDREN, "AAP 2011"],
  ["acetaminophen", "Pain or fever", "IV", 15, "mg", 1, 750, CHILDREN, "Ofirmev label 2.3"],
  ["acetaminophen", "Pain or fever", "IV", 15, "mg", 1, 750, INFANTS, "Ofirmev label 2.3"],
  ["ibuprofen", "Pain or fever", "oral", 10, "mg", 1, 400, CHILDREN, "AAP 2011"],
  ["amoxicillin", "Mild to moderate infection", "oral", 25, "mg", 2, 500, CHILDREN, "amoxicillin label 2.2"],
  ["amoxicillin", "Severe infection", "oral", 45, "mg", 2, 875, CHILDREN, "amoxicillin label 2.2"],
  ["amoxicillin", "Acute otitis media", "oral", 90, "mg", 2, 2000, TODDLERS, "AAP 2013"],
  ["amoxicillin", "Streptococcal pharyngitis", "oral", 50, "mg", 1, 1000, CHILDREN, "IDSA 2012"],
  ["amoxicillin", "Endocarditis prophylaxis", "oral", 50, "mg", 1, 2000, CHILDREN, "AHA 2021"],
  ["amoxicillin-clavulanate", "Mild to moderate infection", "oral", 25, "mg", 2, 500, CHILDREN, "Augmentin label 2.2"],
  ["amoxicillin-clavulanate", "Severe infection", "oral", 45, "mg", 2, 875, CHILDREN, "Augmentin label 2.2"],
  ["azithromycin", "Pharyngitis", "oral", 12, "mg", 1, 500, CHILDREN, "Zithromax label 2.2"],
  ["cefadroxil", "Streptococcal pharyngitis", "oral", 30, "mg", 1, 1000, CHILDREN, "IDSA 2012"],
  ["cephalexin", "Streptococcal pharyngitis", "oral", 20, "mg", 1, 500, CHILDREN, "IDSA 2012"],
  ["cefazolin", "Surgical prophylaxis", "IV", 30, "mg", 1, 2000, CHILDREN, "ASHP 2013"],
  ["cefepime", "Febrile neutropenia", "IV", 50, "mg", 1, 2000, CHILDREN, "cefepime label 2.2"],
  ["ceftriaxone", "Acute otitis media", "IM", 50, "mg", 1, 1000, CHILDREN, "ceftriaxone label, pediatric patients"],
  ["ceftriaxone", "Meningitis", "IV", 100, "mg", 2, 2000, CHILDREN, "ceftriaxone label, pediatric patients"],
  ["clarithromycin", "Pneumonia", "oral", 7.5, "mg", 1, 500, CHILDREN, "clarithromycin label 2.4"],
  ["clindamycin", "Streptococcal pharyngitis", "oral", 7, "mg", 1, 300, CHILDREN, "IDSA 2012"],
  ["doxycycline", "Rocky Mountain spotted fever", "oral", 2.2, "mg", 1, 100, CHILDREN, "CDC 2016"],
  ["doxycycline", "Malaria prophylaxis", "oral", 2, "mg", 1, 100, [...SCHOOL.slice(2), ...TEENS], "doxycycline label 2"],
  ["acyclovir", "Chickenpox", "oral", 20, "mg", 1, 800, CHILDREN, "acyclovir label, chickenpox"],
  ["acyclovir", "Varicella zoster in immunocompromised patients", "IV", 20, "mg", 1, NO_CAP, CHILDREN, "acyclovir sodium label"],
  ["valacyclovir", "Chickenpox", "oral", 20, "mg", 1, 1000, CHILDREN, "Valtrex label 2.2"],
  ["oseltamivir", "Treatment of influenza", "oral", 3, "mg", 1, NO_CAP, INFANTS, "Tamiflu label 2.4"],
  ["levetiracetam", "Partial-onset seizures", "oral", 10, "mg", 1, NO_CAP, TODDLERS, "Keppra label 2.2"],
  ["levetiracetam", "Convulsive status epilepticus", "IV", 60, "mg", 1, 4500, CHILDREN, "AES 2016"],
  ["fosphenytoin", "Convulsive status epilepticus", "IV", 20, "mg PE", 1, 1500, CHILDREN, "AES 2016"],
  ["lorazepam", "Status epilepticus", "IV", 0.1, "mg", 1, 4, CHILDREN, "AES 2016"],
  ["diazepam", "Status epilepticus", "IV", 0.2, "mg", 1, 10, CHILDREN, "AES 2016"],
  ["midazolam", "Status epilepticus", "intranasal", 0.2, "mg", 1, 10, CHILDREN, "AES 2016"],
  ["epinephrine", "Anaphylaxis", "IM", 0.01, "mg", 1, 0.3, CHILDREN, "anaphylaxis practice parameter 2020"],
  ["epinephrine", "Cardiac arrest", "IV", 0.01, "mg", 1, 1, CHILDREN, "AHA PALS 2020"],
  ["amiodarone-iv", "Ventricular fibrillation", "IV", 5, "mg", 1, 300, CHILDREN, "AHA PALS 2020"],
  ["lidocaine-iv", "Ventricular fibrillation", "IV", 1, "mg", 1, NO_CAP, CHILDREN, "AHA PALS 2020"],
  ["adenosine", "Supraventricular tachycardia", "IV", 0.1, "mg", 1, 6, CHILDREN, "AHA PALS 2020"],
  ["atropine", "Symptomatic bradycardia", "IV", 0.02, "mg", 1, 0.5, CHILDREN, "AHA PALS 2020"],
  ["naloxone", "Opioid overdose", "IV", 0.1, "mg", 1, 2, TODDLERS, "AHA PALS 2020"],
  ["flumazenil", "Reversal of benzodiazepine sedation", "IV", 0.01, "mg", 1, 0.2, CHILDREN, "flumazenil label"],
  ["dexamethasone", "Croup", "oral", 0.6, "mg", 1, NO_CAP, TODDLERS, "dexamethasone in croup"],
  ["vancomycin", "Severe staphylococcal infection", "IV", 10, "mg", 1, NO_CAP, CHILDREN, "vancomycin label 2.3"],
  ["gentamicin", "Serious infection", "IV", 2.5, "mg", 1, NO_CAP, CHILDREN, "gentamicin label"],
  ["tobramycin", "Serious infection", "IV", 2.5, "mg", 1, NO_CAP, CHILDREN, "tobramycin label"],
  ["meropenem", "Complicated intra-abdominal infection", "IV", 20, "mg", 1, 1000, CHILDREN, "meropenem label 2.3"],
  ["meropenem", "Bacterial meningitis", "IV", 40, "mg", 1, 2000, CHILDREN, "meropenem label 2.3"],
  ["meropenem", "Complicated skin infection", "IV", 10, "mg", 1, 500, CHILDREN, "meropenem label 2.3"],
  ["piperacillin-tazobactam", "Nosocomial pneumonia", "IV", 112.5, "mg", 1, NO_CAP, CHILDREN, "Zosyn label 2.4"],
  ["ertapenem", "Infection", "IV", 15, "mg", 1, 500, CHILDREN, "Invanz label 2.3"],
  ["aztreonam", "Severe systemic infection", "IV", 30, "mg", 1, NO_CAP, CHILDREN, "Azactam label"],
  ["linezolid", "Pneumonia", "IV", 10, "mg", 1, 600, CHILDREN, "Zyvox label 2.1"],
  ["daptomycin", "Complicated skin infection", "IV", 7, "mg", 1, NO_CAP, SCHOOL, "Cubicin label 2.3"],
  ["daptomycin", "Complicated skin infection", "IV", 4, "mg", 1, NO_CAP, ADULTS, "Cubicin label 2.2"],
  ["daptomycin", "Staphylococcus aureus bacteremia", "IV", 9, "mg", 1, NO_CAP, SCHOOL, "Cubicin label 2.5"],
  ["daptomycin", "Staphylococcus aureus bacteremia", "IV", 6, "mg", 1, NO_CAP, ADULTS, "Cubicin label 2.4"],
  ["nitrofurantoin", "Uncomplicated cystitis", "oral", 7, "mg", 4, 100, CHILDREN, "Macrodantin label"],
  ["micafungin", "Candidemia", "IV", 2, "mg", 1, 100, CHILDREN, "Mycamine label 2.3"],
  ["anidulafungin", "Candidemia", "IV", 1.5, "mg", 1, 100, CHILDREN, "Eraxis label 2.2"],
  ["peramivir", "Acute uncomplicated influenza", "IV", 12, "mg", 1, 600, CHILDREN, "Rapivab label 2.2"],
  ["remdesivir", "COVID-19", "IV", 2.5, "mg", 1, 100, CHILDREN, "Veklury label 2.3"],
  ["palivizumab", "Prevention of RSV disease", "IM", 15, "mg", 1, NO_CAP, INFANTS, "Synagis label 2.1"],
  ["palonosetron", "Chemotherapy-induced nausea and vomiting", "IV", 20, "mcg", 1, 1500, CHILDREN, "palonosetron label 2.1"],
  ["ondansetron", "Chemotherapy-induced nausea and vomiting", "IV", 0.15, "mg", 1, 16, [...CHILDREN, ...ADULTS], "ondansetron label 2.1"],
  ["ondansetron", "Postoperative nausea and vomiting", "IV", 0.1, "mg", 1, 4, CHILDREN, "ondansetron label 2.2"],
  ["famotidine", "Gastroesophageal reflux disease", "oral", 0.5, "mg", 1, 40, INFANTS, "famotidine label, pediatric patients"],
  ["furosemide", "Edema", "oral", 2, "mg", 1, NO_CAP, TODDLERS, "furosemide label, pediatric patients"],
  ["furosemide", "Edema", "IV", 1, "mg", 1, NO_CAP, TODDLERS, "furosemide label, pediatric patients"],
  ["isoniazid", "Active tuberculosis", "oral", 15, "mg", 1, 300, CHILDREN, "ATS/CDC/IDSA 2016"],
  ["rifampin", "Active tuberculosis", "oral", 20, "mg", 1, 600, CHILDREN, "ATS/CDC/IDSA 2016"],
  ["enoxaparin", "Treatment of deep vein thrombosis", "subcutaneous", 1, "mg", 1, NO_CAP, ADULTS, "Lovenox label 2.1"],
  ["dalteparin", "Unstable angina", "subcutaneous", 120, "units", 1, 10_000, ADULTS, "Fragmin label 2.1"],
  ["alteplase", "Acute ischemic stroke", "IV", 0.9, "mg", 1, 90, ADULTS, "Activase label 2.1"],
  ["caffeine-citrate", "Apnea of prematurity", "IV", 5, "mg", 1, NO_CAP, NEWBORNS, "caffeine citrate label"],
  ["naproxen", "Juvenile arthritis", "oral", 10, "mg", 2, NO_CAP, CHILDREN, "naproxen label 2"],
  ["ivermectin", "Strongyloidiasis", "oral", 200, "mcg", 1, NO_CAP, SCHOOL, "Stromectol label"],
  ["albendazole", "Neurocysticercosis", "oral", 15, "mg", 2, 400, CHILDREN, "Albenza label 2.1"],
  ["tinidazole", "Giardiasis", "oral", 50, "mg", 1, 2000, CHILDREN, "Tindamax label 2.2"],
  ["hydroxychloroquine", "Malaria prophylaxis", "oral", 6.5, "mg", 1, 400, [...SCHOOL.slice(2), ...TEENS], "Plaquenil label 2.2"],
  ["losartan", "Hypertension", "oral", 0.7, "mg", 1, 50, SCHOOL, "Cozaar label 2.2"],
  ["lisinopril", "Hypertension", "oral", 0.07, "mg", 1, 5, SCHOOL, "Zestril label 2.1"],
  ["enalapril", "Hypertension", "oral", 0.08, "mg", 1, 5, CHILDREN, "enalapril label, pediatric"],
  ["acetylcysteine", "Acetaminophen overdose, loading dose", "IV", 150, "mg", 1, 15_000, [...CHILDREN, ...ADULTS], "Acetadote label 2.2"],
  ["magnesium-sulfate", "Torsades de pointes", "IV", 50, "mg", 1, 2000, CHILDREN, "AHA PALS 2020"],
  ["vigabatrin", "Infantile spasms", "oral", 50, "mg", 2, NO_CAP, INFANTS, "Sabril label 2.4"],
  ["filgrastim", "Neutropenia from chemotherapy", "subcutaneous", 5, "mcg", 1, NO_CAP, [...CHILDREN, ...ADULTS], "Neupogen label 2.1"],
  ["ferric-carboxymaltose", "Iron deficiency anemia", "IV", 15, "mg", 1, NO_CAP, CHILDREN, "Injectafer label 2.1"],
  ["iron-sucrose", "Iron deficiency anemia, hemodialysis", "IV", 0.5, "mg", 1, 100, CHILDREN, "Venofer label 2.4"],
  ["azathioprine", "Rheumatoid arthritis", "oral", 1, "mg", 1, NO_CAP, ADULTS, "Imuran label"],
  ["bivalirudin", "Percutaneous coronary intervention", "IV", 1.75, "mg", 1, NO_CAP, ADULTS, "Angiomax label 2.1"],
  ["cefepime", "Serious infection in newborns", "IV", 50, "mg", 1, NO_CAP, NEWBORNS, "Cefepime dosing in neonates, Am J Perinatol 38:657 (2021)"],
  ["atropine", "Organophosphate or carbamate poisoning", "IV", 0.02, "mg", 1, 2, CHILDREN, "AHA focused update on poisoning (2023)"],
  ["physostigmine", "Anticholinergic poisoning", "IV", 0.02, "mg", 1, 0.5, CHILDREN, "physostigmine label (2023)"],
  ["methocarbamol", "Tetanus", "IV", 15, "mg", 1, NO_CAP, CHILDREN, "Robaxin injection label (2023)"],
];

export const WEIGHT_EXAMPLES: readonly WeightExample[] = ROWS.map(
  ([give, indication, route, perKg, unit, doses, cap, patients, source]) => ({
    give,
    indication,
    route,
    perKg,
    unit,
    doses,
    cap,
    patients,
    source,
  }),
);
