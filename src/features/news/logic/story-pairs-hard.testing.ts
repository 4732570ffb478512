import type { Pair } from "./story-pairs.testing.ts";

/** Two events that differ in one word: a step further, another place or agency, for others, of a drug more. */
export const HARD_TWO: readonly Pair[] = [
  [
    "FDA puts Moderna flu vaccine trial on hold |",
    "FDA puts Moderna norovirus vaccine trial on hold after Guillain-Barre case |",
  ],
  ["H5N1 bird flu found in Nevada cattle |", "First human case of H5N1 bird flu in Nevada |"],
  [
    "Dairy worker in Nevada infected with bird flu |",
    "Bird flu found in milk of Nevada dairy cattle |",
  ],
  ["Screwworm found in a cow in Texas |", "Texas resident has screwworm |"],
  ["Pfizer to acquire Metsera |", "Pfizer completes acquisition of Metsera |"],
  ["Novo Nordisk bids for Metsera |", "Pfizer wins bidding war for Metsera |"],
  ["WHO prequalifies Bavarian Nordic's mpox vaccine |", "WHO prequalifies first mpox test |"],
  ["WHO prequalifies nOPV2 polio vaccine |", "WHO prequalifies R21 malaria vaccine |"],
  ["Measles case confirmed in Ohio resident |", "Measles case confirmed in Ohio child care |"],
  ["Measles case confirmed in a Maine resident |", "Mumps case confirmed in a Maine resident |"],
  ["Lilly sues compounders over tirzepatide |", "Lilly sues telehealth firms over tirzepatide |"],
  [
    "FDA approves Dupixent for COPD |",
    "FDA approves Dupixent for COPD in adolescents with asthma |",
  ],
  [
    "FDA approves Keytruda for cervical cancer |",
    "FDA approves Keytruda for cervical cancer plus chemoradiation, first such combination |",
  ],
  [
    "Teva recalls metformin tablets |",
    "Teva recalls metformin tablets and sitagliptin over nitrosamines |",
  ],
  [
    "CDC panel votes on hepatitis B vaccine |",
    "CDC panel delays vote on hepatitis B vaccine for newborns |",
  ],
  ["Merck cuts 6,000 jobs |", "Merck buys Verona in $10 billion deal |"],
  ["Novartis recalls Cosentyx pens |", "Novartis recalls Cosentyx pens in Canada |"],
  [
    "FDA warns of liver injury with Veozah |",
    "FDA adds boxed warning to Veozah label for liver injury |",
  ],
  ["Legionnaires' cluster in Harlem grows |", "Legionnaires' cluster in Harlem ends |"],
  ["Salmonella outbreak tied to eggs |", "Salmonella outbreak tied to cucumbers |"],
  [
    "Listeria outbreak linked to deli meat sickens 10 in New York |",
    "Listeria outbreak linked to ice cream sickens 12 in New York |",
  ],
  ["Kennedy fires CDC vaccine panel |", "Kennedy names new CDC vaccine panel |"],
  ["Human case of plague in Arizona |", "Plague kills prairie dogs in Arizona |"],
  [
    "Person in Missouri dies of brain-eating amoeba |",
    "Brain-eating amoeba found in Missouri lake |",
  ],
  [
    "AbbVie wins FDA approval for Emrelis in lung cancer |",
    "AbbVie seeks FDA approval for Emrelis in lung cancer |",
  ],
  ["FDA accepts application for Lilly's orforglipron |", "FDA approves Lilly's orforglipron |"],
  ["Cholera outbreak in Sudan spreads |", "Cholera outbreak in Sudan kills aid worker |"],
  [
    "Trial of BCG vaccine for type 1 diabetes begins |",
    "BCG vaccine for type 1 diabetes fails in trial |",
  ],
  [
    "CDC warns of rising pertussis in Washington |",
    "Washington pertussis deaths reported by CDC |",
  ],
  [
    "Amgen's MariTide leads to 20% weight loss |",
    "Amgen starts phase 3 trial of MariTide for weight loss |",
  ],
  [
    "Moderna sues Pfizer over COVID vaccine patents |",
    "Pfizer wins ruling against Moderna over COVID vaccine patents |",
  ],
  ["Sanofi to buy Blueprint |", "Sanofi to buy Vigil |"],
  ["FDA clears Abbott glucose sensor |", "FDA clears Abbott glucose sensor for pregnancy |"],
  [
    "AHA issues guideline on high blood pressure |",
    "AHA issues statement on high blood pressure in pregnancy |",
  ],
  [
    "Medicare to cover obesity drugs |",
    "Medicare names 15 drugs for price talks, obesity drugs among them |",
  ],
  ["Philips recalls ventilators |", "Philips recalls ventilators again over foam |"],
  [
    "Gilead's lenacapavir approved by FDA for HIV prevention |",
    "Gilead's lenacapavir approved by EU for HIV prevention |",
  ],
  ["FDA delays decision on Stealth's elamipretide |", "FDA rejects Stealth's elamipretide |"],
  [
    "FDA grants Stealth's elamipretide accelerated approval |",
    "FDA grants Stealth's elamipretide priority review |",
  ],
  ["US measles cases top 2,000 |", "US measles deaths rise to three |"],
  ["Study ties ultraprocessed food to diabetes |", "Study ties ultraprocessed food to dementia |"],
  ["Wegovy price cut by Novo Nordisk |", "Zepbound price cut by Lilly |"],
];
