import type { Pair } from "./story-pairs.testing.ts";

/** Written by us as an issuer, an agency and a newspaper would tell one event; the rules are measured on these and never mended by them. */
export const HELD_ONE: readonly Pair[] = [
  [
    "Northlake Therapeutics Announces FDA Approval of Velmira (tasimelteon) for Jet Lag Disorder | Northlake Therapeutics today announced that the U.S. Food and Drug Administration has approved Velmira for adults with jet lag disorder.",
    "Travelers get a drug for jet lag as FDA clears Northlake's Velmira | The agency approved the capsule on Tuesday.",
  ],
  [
    "FDA Announces Recall of Brightfield Farms Organic Basil Due to Cyclospora | Brightfield Farms of Salinas is recalling fresh organic basil sold in 12 states.",
    "Basil sold in 12 states is recalled over Cyclospora parasite | Brightfield Farms said that no illnesses had been reported.",
  ],
  [
    "CDC Reports Increase in Candida auris Infections in Illinois Nursing Homes | The agency counted 84 infections since June.",
    "Drug-resistant fungus Candida auris spreads through Illinois nursing homes | 84 residents were infected, the CDC said.",
  ],
  [
    "Ticagrelor Alone After Stenting Reduces Bleeding: Results of the HARBOR-4 Randomized Trial | HARBOR-4 enrolled 6,210 patients.",
    "After a stent, dropping aspirin and keeping ticagrelor led to less bleeding in HARBOR-4 | The trial had 6,210 patients.",
  ],
  [
    "Orvane Biosciences to Acquire Pellam Therapeutics for $2.1 Billion | The companies signed a definitive agreement.",
    "Orvane buys kidney drug developer Pellam in $2.1 billion deal | The purchase adds a drug for IgA nephropathy.",
  ],
  [
    "EMA Recommends Suspension of Caldoran Following Reports of Liver Injury | The safety committee PRAC reviewed 14 cases.",
    "Europe's drug regulator moves to suspend Caldoran over liver damage | Its committee looked at 14 cases of liver injury.",
  ],
  [
    "Rhode Island Department of Health Confirms Case of Eastern Equine Encephalitis | The patient is a resident of Washington County.",
    "First Rhode Island resident this year diagnosed with eastern equine encephalitis | Health officials said the person lives in Washington County.",
  ],
  [
    "USPSTF Final Recommendation: Screening for Atrial Fibrillation With Wearables | The Task Force found the evidence insufficient.",
    "Not enough evidence to screen for atrial fibrillation with smartwatches, Preventive Services Task Force concludes |",
  ],
  [
    "Justice Department Sues Meridian Specialty Pharmacy Over Alleged Kickbacks | The complaint was filed in Boston under the False Claims Act.",
    "Meridian pharmacy chain paid kickbacks to doctors, US says in lawsuit | The case in Boston rests on the False Claims Act.",
  ],
  [
    "WHO Prequalifies First Malaria Treatment for Newborns | Artemether-lumefantrine for babies under 5 kg was developed by Novartis.",
    "Malaria drug for newborn babies gets WHO backing | The treatment for infants under 5 kg comes from Novartis.",
  ],
  [
    "Dose of Vitamin A Given to Measles Patients in Gaines County Caused Liver Problems | Covenant Children's Hospital treated several children.",
    "Texas hospital sees liver trouble in children with measles who took vitamin A | Covenant Children's Hospital in Lubbock treated them.",
  ],
  [
    "FDA Places Clinical Hold on Larkspur's Gene Therapy LK-201 After Patient Death | Larkspur Bio said that the hold covers its trial in Fabry disease.",
    "Larkspur gene therapy study halted by FDA after a patient dies | The company tests LK-201 in Fabry disease.",
  ],
  [
    "Statement on the Resignation of FDA Vaccine Chief Helen Marsh | Marsh led the Center for Biologics for three years.",
    "Helen Marsh, who oversaw vaccines at FDA, steps down | She had led its biologics center for three years.",
  ],
  [
    "Extended-release Naltrexone Noninferior to Buprenorphine in Pregnancy: the MOMENT Trial |",
    "MOMENT trial finds naltrexone as good as buprenorphine for opioid use disorder in pregnancy |",
  ],
  [
    "Cyberattack at Lakeshore Health Exposed Records of 1.3 Million Patients | Lakeshore Health of Michigan notified patients.",
    "Hackers took data of 1.3 million people from Michigan hospital chain Lakeshore Health |",
  ],
  [
    "CMS Finalizes Rule to Cut Hospital Outpatient Drug Payments in 2027 | The rule lowers payments for drugs bought under 340B.",
    "Medicare will pay hospitals less for 340B outpatient drugs in 2027 | The final rule was issued by CMS on Friday.",
  ],
  [
    "FDA Clears Sonavue's AI Software That Reads Mammograms on Its Own | Sonavue said that no radiologist needs to confirm a normal result.",
    "AI tool from Sonavue may read mammograms without a radiologist after FDA clearance |",
  ],
  [
    "Amoxicillin Oral Suspension Back in Supply, FDA Says | The shortage began in October 2022.",
    "FDA ends listing of amoxicillin liquid as in shortage | It had been scarce since October 2022.",
  ],
  [
    "Rotavirus Vaccine Linked to Fewer Seizures in Infants: Danish Cohort of 410,000 | The study used national registers.",
    "Infants given rotavirus vaccine had fewer seizures, study of 410,000 Danish children finds |",
  ],
  [
    "Bronze Valley Water Company Issues Boil Notice as Legionella Found in Reno Hospital | Two patients at Sierra Crest Hospital fell ill.",
    "Two patients fall ill with Legionnaires' disease at Reno's Sierra Crest Hospital | Legionella was found in its water.",
  ],
];

/** What looks alike and is not: one drug and another event, one agency and another product, reports of every year, numbered updates. */
export const HELD_TWO: readonly Pair[] = [
  [
    "FDA Approves Velmira for Jet Lag Disorder | Northlake's capsule is for adults.",
    "Northlake Recalls One Lot of Velmira Capsules | A bottle held the wrong strength.",
  ],
  [
    "Semaglutide Shows No Benefit in Parkinson's Disease Trial |",
    "Semaglutide Slows Osteoarthritis Pain in Trial |",
  ],
  [
    "FDA Announces Recall of Brightfield Farms Basil Due to Cyclospora |",
    "FDA Announces Recall of Brightfield Farms Cilantro Due to Cyclospora |",
  ],
  [
    "FDA Clears Sonavue Software for Mammograms | The AI reads mammograms.",
    "FDA Clears Sonavue Software for Lung CT | The AI marks nodules.",
  ],
  [
    "MMWR: Influenza Activity in the United States, 2024-25 Season |",
    "MMWR: Influenza Activity in the United States, 2025-26 Season |",
  ],
  ["Annual Report on Drug Shortages for 2024 |", "Annual Report on Drug Shortages for 2025 |"],
  [
    "Ebola Disease, Situation Report 12 | Kasai Province, Democratic Republic of the Congo.",
    "Ebola Disease, Situation Report 13 | Kasai Province, Democratic Republic of the Congo.",
  ],
  [
    "Measles Update 4: El Paso County Counts More Cases |",
    "Measles Update 5: El Paso County Counts More Cases |",
  ],
  [
    "EMA Recommends Suspension of Caldoran Over Liver Injury |",
    "EMA Recommends New Warning for Veltassin Over Liver Injury |",
  ],
  [
    "Orvane to Acquire Pellam Therapeutics | The deal is worth $2.1 billion.",
    "Orvane to Acquire Dermacel | The deal is worth $900 million.",
  ],
  [
    "Rhode Island Confirms Case of Eastern Equine Encephalitis |",
    "Rhode Island Confirms Case of West Nile Virus |",
  ],
  [
    "Rhode Island confirms eastern equine encephalitis in a horse |",
    "New Hampshire confirms eastern equine encephalitis in a horse |",
  ],
  [
    "Ticagrelor Versus Prasugrel After Stenting: One-Year Results |",
    "Ticagrelor Versus Prasugrel After Stenting: Five-Year Results |",
  ],
  [
    "Justice Department sues Meridian Specialty Pharmacy over kickbacks |",
    "Justice Department sues Halden Specialty Pharmacy over opioids |",
  ],
  [
    "FDA Lifts Clinical Hold on Larkspur's Gene Therapy LK-201 | The trial in Fabry disease resumes.",
    "FDA Places Clinical Hold on Larkspur's Gene Therapy LK-305 | The trial is in Pompe disease.",
  ],
  [
    "Larkspur's Gene Therapy Granted Orphan Designation in Fabry Disease |",
    "Larkspur Prices Stock Offering After Gene Therapy Data in Fabry Disease |",
  ],
  [
    "Task Force: Screening for Hearing Loss in Older Adults |",
    "Task Force: Screening for Vision Loss in Older Adults |",
  ],
  [
    "Cyberattack at Lakeshore Health Exposes 1.3 Million Records |",
    "Cyberattack at Pinecrest Health Exposes 1.3 Million Records |",
  ],
  [
    "CMS Finalizes Hospital Outpatient Payment Rule for 2027 |",
    "CMS Finalizes Physician Fee Schedule Rule for 2027 |",
  ],
  [
    "Amoxicillin shortage ends | The suspension is available again.",
    "Amoxicillin shortage feared in Europe | Makers of the suspension warn of demand.",
  ],
];
