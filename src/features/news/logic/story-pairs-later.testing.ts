import type { Pair } from "./story-pairs.testing.ts";

/** Written after the rules and before these were tried on them; first of all what looks alike and is not. */
export const LATER_TWO: readonly Pair[] = [
  [
    "FDA recalls: eye drops | Lots of eye drops are recalled.",
    "FDA recalls: eye drops and nasal sprays | Sprays made at another plant are recalled.",
  ],
  [
    "Lupin recalls two lots of atorvastatin | A dissolution test failed.",
    "Lupin recalls two lots of amlodipine | A dissolution test failed.",
  ],
  [
    "Measles case confirmed in Denver | The traveler passed through the airport.",
    "Measles case confirmed in El Paso | The child had not been vaccinated.",
  ],
  [
    "Three new measles cases in South Carolina | The outbreak began in Spartanburg.",
    "Measles cases in South Carolina top 100 | Schools keep unvaccinated children at home.",
  ],
  [
    "Aspirin after stents: stop at one month? | A trial in Korea asked when aspirin can be stopped.",
    "Aspirin in pregnancy: stop at 28 weeks? | A trial in Spain asked when aspirin can be stopped.",
  ],
  [
    "Low-dose aspirin and colorectal cancer recurrence |",
    "Low-dose aspirin and preeclampsia recurrence |",
  ],
  [
    "Sepsis bundle lowers deaths in rural hospitals |",
    "Sepsis alert raises antibiotic use in rural hospitals |",
  ],
  [
    "Hospital in Oregon hit by ransomware | Surgeries are postponed.",
    "Hospital in Ohio hit by ransomware | Surgeries are postponed.",
  ],
  ["Nurses strike at Kaiser in California |", "Nurses strike at Providence in Oregon |"],
  [
    "FDA approves semaglutide for heart failure | The agency widened the drug's label on Friday.",
    "FDA approves semaglutide for chronic kidney disease | The agency widened the drug's label on Friday.",
  ],
  [
    "FDA issues complete response letter to Regeneron for odronextamab | A plant was cited.",
    "FDA issues complete response letter to Regeneron for aflibercept | A plant was cited.",
  ],
  ["Kaiser nurses end strike in California |", "Kaiser pharmacists begin strike in California |"],
  [
    "Lilly to build plant in Virginia | The company will make antibodies there.",
    "Lilly to build plant in Texas | The company will make orforglipron there.",
  ],
  ["Lilly lowers Zepbound vial prices |", "Lilly raises Zepbound sales forecast |"],
  ["Novo Nordisk names new chief executive |", "Novo Nordisk cuts 9,000 jobs |"],
  [
    "Ozempic pill tops placebo in adolescents |",
    "Ozempic approved to lower risk of kidney failure |",
  ],
  [
    "Does vitamin D prevent falls? A large trial says no |",
    "Does vitamin D prevent fractures? A large trial says no |",
  ],
  [
    "Vitamin D and the risk of dementia: a cohort study |",
    "Vitamin K and the risk of dementia: a cohort study |",
  ],
  [
    "Alzheimer's blood test cleared by FDA | Fujirebio's test measures tau in plasma.",
    "Alzheimer's drug label updated by FDA | Lecanemab's label asks for an earlier MRI scan.",
  ],
  [
    "Donanemab dosing changed to lower ARIA risk |",
    "Lecanemab dosing changed to once every four weeks |",
  ],
  ["Polio found in sewage in Hamburg |", "Polio found in sewage in Gaza |"],
  ["Cholera outbreak in Sudan worsens |", "Cholera outbreak in Angola worsens |"],
  ["Ebola outbreak declared in Kasai, DR Congo |", "Mpox emergency in DR Congo ends |"],
  ["Marburg virus in Ethiopia: first case |", "Marburg virus in Rwanda: outbreak ends |"],
  [
    "Uterine cancer and hair straighteners | A cohort of Black women.",
    "Breast cancer and hair dyes | A cohort of Black women.",
  ],
  [
    "Pembrolizumab before surgery in head and neck cancer |",
    "Pembrolizumab after surgery in kidney cancer |",
  ],
  [
    "Durvalumab in limited-stage small-cell lung cancer |",
    "Durvalumab in resectable gastric cancer |",
  ],
  [
    "Osimertinib plus chemotherapy prolongs survival in EGFR lung cancer |",
    "Amivantamab plus lazertinib prolongs survival in EGFR lung cancer |",
  ],
  [
    "Inavolisib approved for PIK3CA-mutated breast cancer |",
    "Imlunestrant approved for ESR1-mutated breast cancer |",
  ],
  [
    "Gene therapy for hemophilia A withdrawn by BioMarin |",
    "Gene therapy for hemophilia B withdrawn by Pfizer |",
  ],
  [
    "Elevidys shipments paused after death of teenager |",
    "Elevidys label gets boxed warning of liver failure |",
  ],
  [
    "Medicare to cover weight-loss drugs from mid-2026 |",
    "Medicare to negotiate weight-loss drug prices for 2027 |",
  ],
  ["CMS names 15 drugs for price negotiation |", "CMS names new head of Medicaid |"],
  [
    "Supreme Court hears case on preventive services task force |",
    "Supreme Court hears case on conversion therapy |",
  ],
  ["Task force: screen adults for anxiety |", "Task force: screen adults for unhealthy drug use |"],
  [
    "Task force: screening for osteoporosis in women 65 and older |",
    "Task force: screening for cervical cancer in women 30 and older |",
  ],
  [
    "Heat waves tied to preterm birth |",
    "Heat waves tied to emergency visits for kidney disease |",
  ],
  ["Ultra-processed food and early death |", "Ultra-processed food and Parkinson's disease |"],
  [
    "Long COVID: brain fog linked to leaky vessels |",
    "Long COVID: fatigue linked to muscle changes |",
  ],
  [
    "Wildfire smoke and dementia risk: study of 1.2 million |",
    "Wildfire smoke and asthma visits: study of 1.2 million |",
  ],
  [
    "Abbott recalls FreeStyle Libre 3 sensors | Readings may be too low.",
    "Dexcom recalls G7 receivers | Alarms may fail.",
  ],
  ["Medtronic recalls infusion sets |", "Medtronic recalls insulin pumps |"],
];

export const LATER_ONE: readonly Pair[] = [
  [
    "FDA clears first blood test to help diagnose Alzheimer's | Fujirebio's Lumipulse measures tau and amyloid in plasma.",
    "Fujirebio's Lumipulse is first Alzheimer's blood test cleared in US | The test measures tau and amyloid.",
  ],
  [
    "Sarepta halts shipments of Elevidys at FDA's request |",
    "Sarepta to pause Elevidys shipments after FDA request |",
  ],
  [
    "Pfizer wins bidding war for Metsera with $10 billion offer |",
    "Pfizer to acquire Metsera for up to $10 billion, ending fight with Novo Nordisk |",
  ],
  [
    "FDA removes boxed warning from menopausal hormone therapy | The agency asks makers to change labels of estrogen products.",
    "Boxed warnings on estrogen products for menopause to be removed, FDA says | Hormone therapy labels will change.",
  ],
  [
    "Canada loses measles elimination status |",
    "Measles: Canada no longer has elimination status, PAHO says |",
  ],
  [
    "Marburg outbreak confirmed in southern Ethiopia | Nine cases were reported in Jinka.",
    "Ethiopia confirms outbreak of Marburg virus | WHO said nine cases were found in the south.",
  ],
  [
    "ByHeart infant formula recalled after botulism cases in 10 states | ByHeart recalled two lots.",
    "Infant botulism in 10 states linked to ByHeart formula, FDA says | Two lots of formula are recalled.",
  ],
  [
    "Infant botulism outbreak: ByHeart recalls all of its formula |",
    "ByHeart expands recall to all formula in infant botulism outbreak |",
  ],
  [
    "Novo Nordisk's semaglutide fails in Alzheimer's trials | The EVOKE trials missed their goal.",
    "Semaglutide does not slow Alzheimer's in EVOKE trials, Novo Nordisk says |",
  ],
  [
    "Baxdrostat lowers blood pressure in resistant hypertension | AstraZeneca's BaxHTN trial.",
    "AstraZeneca's baxdrostat cuts systolic pressure in hard-to-treat hypertension |",
  ],
  [
    "Lenacapavir twice a year approved to prevent HIV | Gilead's Yeztugo is given under the skin.",
    "FDA approves Gilead's Yeztugo, twice-yearly shot to prevent HIV | Yeztugo is lenacapavir.",
  ],
  [
    "Kennedy removes all 17 members of CDC vaccine panel |",
    "All 17 members of ACIP ousted by Kennedy |",
  ],
  [
    "Nurse at Brigham tests positive for tuberculosis, hundreds exposed |",
    "Hundreds at Brigham exposed to tuberculosis by nurse |",
  ],
  [
    "FDA approves first pill for postpartum depression | Zurzuvae (zuranolone) from Biogen and Sage.",
    "Zuranolone approved as first oral drug for postpartum depression | Biogen and Sage's Zurzuvae.",
  ],
  [
    "Merck to buy Verona Pharma for $10 billion |",
    "Merck acquires lung drugmaker Verona in $10 billion deal |",
  ],
  [
    "UnitedHealth confirms Justice Department probe of Medicare billing |",
    "Justice Department investigates UnitedHealth over Medicare billing, company confirms |",
  ],
  [
    "Two dead in Legionnaires' outbreak in Harlem | New York officials found the bacteria in cooling towers.",
    "Legionnaires' disease cluster in Harlem kills two | Cooling towers are tested.",
  ],
  [
    "Chikungunya case on Long Island is first acquired in New York |",
    "New York reports first locally acquired chikungunya case on Long Island |",
  ],
  [
    "FDA proposes over-the-counter naloxone labels | ",
    "Naloxone labels for over-the-counter use proposed by FDA |",
  ],
  [
    "Screwworm found in a person in Maryland |",
    "Maryland resident has first US human case of screwworm | The person traveled to El Salvador.",
  ],
];
