import type { Pair } from "./story-pairs.testing.ts";

/** Written at the same time: two events that look like one. */
export const FRESH_TWO: readonly Pair[] = [
  [
    "FDA approves Corvexa for obstructive hypertrophic cardiomyopathy |",
    "FDA approves Corvexa for nonobstructive hypertrophic cardiomyopathy |",
  ],
  [
    "Sandoz recalls one lot of lisinopril tablets |",
    "Lupin recalls one lot of lisinopril tablets |",
  ],
  [
    "New York confirms locally acquired chikungunya |",
    "Florida confirms locally acquired chikungunya |",
  ],
  ["Merck to buy Lumos Bio for $3.4 billion |", "Merck to buy Cidara for $9.2 billion |"],
  ["Salmonella outbreak linked to cucumbers grows |", "Salmonella outbreak linked to eggs grows |"],
  [
    "Finerenone lowers albuminuria in type 1 diabetes |",
    "Finerenone does not lower albuminuria in kidney transplant recipients |",
  ],
  [
    "Flu vaccine was 42% effective in adults this season | ",
    "Flu vaccine was 42% effective in children this season |",
  ],
  [
    "Texas reports first measles death | The child was not vaccinated.",
    "New Mexico reports first measles death | The adult was not vaccinated.",
  ],
  [
    "Phase 3 trial of Lilly's retatrutide in obesity meets goals |",
    "Phase 3 trial of Lilly's retatrutide in knee osteoarthritis meets goals |",
  ],
  [
    "Mediterranean diet lowers risk of dementia in carriers of APOE4 |",
    "Mediterranean diet lowers risk of dementia only slightly in a trial |",
  ],
  [
    "FDA clears Abbott's heart pump for children |",
    "FDA clears Abbott's heart valve for children |",
  ],
  [
    "Hospital mergers: Sanford and Marshfield complete merger |",
    "Hospital mergers: Sanford and Fairview call off merger |",
  ],
  [
    "Keytruda fails in phase 3 trial in prostate cancer |",
    "Keytruda fails in phase 3 trial in liver cancer |",
  ],
  [
    "Screening for lung cancer in never smokers: trial in Taiwan |",
    "Screening for lung cancer in never smokers: trial in Japan |",
  ],
  [
    "Nurses at Essentia Health strike in Duluth |",
    "Nurses at Essentia Health reach contract in Duluth |",
  ],
  [
    "FDA grants priority review to zongertinib in lung cancer |",
    "FDA grants priority review to sevabertinib in lung cancer |",
  ],
  [
    "Oregon confirms first case of plague since 2015 | A cat was the source.",
    "Arizona confirms first death from plague since 2007 | A resident of Coconino County died.",
  ],
  [
    "CDC reports 1,288 measles cases | It is the most since 1992.",
    "CDC reports 1,563 measles cases | It is the most since 1992.",
  ],
  [
    "Apixaban safer than rivaroxaban in venous thromboembolism |",
    "Apixaban no safer than aspirin in device-detected atrial fibrillation |",
  ],
  ["Wegovy pill approved for weight loss |", "Wegovy pill approved for MASH |"],
  ["Ozempic approved for kidney disease |", "Ozempic approved for peripheral artery disease |"],
  [
    "FDA delays decision on Cytokinetics' aficamten |",
    "FDA delays decision on Biohaven's troriluzole |",
  ],
  [
    "Cholera spreads in Sudan's Darfur | Médecins Sans Frontières reported 40 deaths.",
    "Cholera spreads in South Sudan's Upper Nile | Médecins Sans Frontières reported deaths.",
  ],
  [
    "Hikma recalls acetaminophen injection bags | The bags may hold dexmedetomidine.",
    "B. Braun recalls acetaminophen injection bags | The bags leak.",
  ],
  [
    "Blue Cross of Massachusetts drops coverage of GLP-1s for weight loss |",
    "Blue Cross of Michigan drops coverage of GLP-1s for weight loss |",
  ],
  [
    "High-dose flu vaccine cuts hospitalizations in Danish trial |",
    "High-dose flu vaccine fails to cut hospitalizations in Danish trial of heart patients |",
  ],
  [
    "Johnson & Johnson ordered to pay $966 million in Los Angeles talc case |",
    "Johnson & Johnson ordered to pay $42 million in Massachusetts talc case |",
  ],
  [
    "Tdap in pregnancy prevents pertussis in infants |",
    "RSV vaccine in pregnancy prevents hospitalization of infants |",
  ],
  [
    "AstraZeneca to invest $50 billion in US, plant in Virginia |",
    "AstraZeneca to invest $2 billion in US, plant in Maryland |",
  ],
  [
    "Dengue vaccine trial in Brazil shows 80% efficacy |",
    "Chikungunya vaccine trial in Brazil halted |",
  ],
  [
    "Bluebird gene therapy for sickle cell reaches first patient |",
    "Vertex gene therapy for sickle cell reaches first patient |",
  ],
  [
    "Survey: physicians report less burnout in 2024 | The AMA asked 18,000.",
    "Survey: nurses report less burnout in 2024 |",
  ],
  [
    "Colonoscopy noninferior to FIT in Spanish trial |",
    "Colonoscopy superior to sigmoidoscopy in Norwegian trial |",
  ],
  [
    "West Nile virus: first human case of the year in Colorado |",
    "West Nile virus: first death of the year in Colorado |",
  ],
  ["Ebola vaccine trial begins in Uganda |", "Ebola outbreak in Uganda declared over |"],
  [
    "Moderna's flu vaccine beats standard shot in trial |",
    "Moderna withdraws application for combined flu and COVID vaccine |",
  ],
  [
    "Nursing home staffing mandate struck down by Texas judge |",
    "Nursing home staffing mandate repealed by CMS |",
  ],
  ["FDA approves first generic of Victoza |", "FDA approves first generic of Saxenda |"],
  [
    "Dana-Farber to pay $15 million over research fraud claims |",
    "Brigham to pay $10 million over research fraud claims |",
  ],
  [
    "Vaping among teens falls to lowest in a decade, survey finds |",
    "Nicotine pouch use among teens doubles, survey finds |",
  ],
  [
    "Brensocatib cuts exacerbations in bronchiectasis |",
    "Brensocatib fails in chronic rhinosinusitis |",
  ],
  [
    "Tennessee patient contracts H5N1 | The worker culled poultry.",
    "Washington State patient contracts H5N5 | The resident kept a backyard flock.",
  ],
  [
    "Class I recall of Medtronic insulin pumps over battery |",
    "Class I recall of Tandem insulin pumps over speaker |",
  ],
  [
    "Omega-3 supplements do not prevent depression in adults |",
    "Omega-3 supplements do not prevent atrial fibrillation in adults |",
  ],
];
