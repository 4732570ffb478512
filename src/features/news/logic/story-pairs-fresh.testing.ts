import type { Pair } from "./story-pairs.testing.ts";

/** Written before the rules were mended last: one event as an issuer, an agency or a paper tells it. */
export const FRESH_ONE: readonly Pair[] = [
  [
    "FDA approves Corvexa for obstructive hypertrophic cardiomyopathy | Halden Pharma's tablet is the third cardiac myosin inhibitor.",
    "Halden Pharma wins FDA approval for heart drug Corvexa | The tablet treats obstructive hypertrophic cardiomyopathy.",
  ],
  [
    "Sandoz recalls one lot of lisinopril tablets after mislabeling | A bottle labeled 10 mg held 20 mg tablets.",
    "Blood pressure drug lisinopril recalled by Sandoz over wrong label | Bottles marked 10 mg may hold 20 mg tablets.",
  ],
  [
    "Chikungunya case reported on Long Island, first local spread in New York | The patient had not traveled.",
    "New York confirms first locally acquired chikungunya | The Long Island resident had not left the state.",
  ],
  [
    "Merck to buy Verona-based Lumos Bio for $3.4 billion | The deal adds an inhaled drug for COPD.",
    "Merck snaps up COPD drug developer Lumos Bio in $3.4 billion deal |",
  ],
  [
    "CDC: Salmonella outbreak linked to backyard poultry sickens 104 in 35 states | A third of the sick are young children.",
    "Backyard chickens behind Salmonella outbreak in 35 states, CDC says | 104 people have been infected.",
  ],
  [
    "Finerenone lowers albuminuria in type 1 diabetes, FINE-ONE shows | The trial was presented at Kidney Week in Houston.",
    "Kidney Week: Finerenone reduces albuminuria in adults with type 1 diabetes | FINE-ONE randomized 242 patients.",
  ],
  [
    "FDA warns of counterfeit Botox found in nine states | The agency said that people were hospitalized.",
    "Fake Botox injections sicken people in nine states, FDA says | Several patients were hospitalized.",
  ],
  [
    "Novo Nordisk to cut 9,000 jobs worldwide | The maker of Ozempic wants to save $1.25 billion a year.",
    "Ozempic maker Novo Nordisk will lay off 9,000 workers | The cuts will save $1.25 billion a year.",
  ],
  [
    "ACIP votes to delay hepatitis B birth dose | The panel voted 8 to 3.",
    "CDC advisers drop universal hepatitis B shot at birth | The vaccine committee voted 8-3.",
  ],
  [
    "Pfizer's RSV vaccine approved for adults 18 to 59 at risk | The FDA widened the label of Abrysvo.",
    "FDA expands use of Pfizer RSV shot Abrysvo to younger adults at risk | The vaccine may now be given from 18 years.",
  ],
  [
    "WHO declares mpox outbreak no longer an emergency | The director-general followed his committee's advice.",
    "Mpox is no longer an international emergency, WHO says | Cases have been falling in Congo and Burundi.",
  ],
  [
    "Ascension agrees to buy surgery center chain AmSurg for $3.9 billion |",
    "Catholic hospital system Ascension to acquire AmSurg in $3.9 billion deal |",
  ],
  [
    "Marburg virus outbreak in Ethiopia: nine cases confirmed in Jinka | The health ministry named the strain.",
    "Ethiopia confirms Marburg outbreak with nine cases | The virus was found in the town of Jinka.",
  ],
  [
    "Tirzepatide tops dulaglutide on cardiovascular outcomes in SURPASS-CVOT | Deaths from any cause were 16 percent fewer.",
    "SURPASS-CVOT: Mounjaro beats Trulicity on heart outcomes | Tirzepatide cut deaths by 16 percent against dulaglutide.",
  ],
  [
    "Judge blocks rule that would cut 340B rebates | The district court in Maine sided with hospitals.",
    "Hospitals win court order against 340B rebate program | A federal judge in Maine stopped it.",
  ],
  [
    "UnitedHealth names Wayne Mellor as chief financial officer |",
    "UnitedHealth appoints Mellor finance chief |",
  ],
  [
    "FDA adds boxed warning on CAR-T lymphoma risk to Kestrela | Three patients developed T-cell cancers.",
    "CAR-T therapy Kestrela gets boxed warning for secondary T-cell cancer, FDA says |",
  ],
  [
    "Infant botulism cases tied to formula reach 31 in 15 states | ByHeart has recalled all of its formula.",
    "ByHeart formula: infant botulism toll rises to 31 babies | Cases are reported from 15 states.",
  ],
  [
    "Medicare to cover obesity drugs under pilot from mid-2026 | Patients will pay $50 a month.",
    "Obesity drugs to be covered by Medicare at $50 copay | The pilot starts in mid-2026.",
  ],
  [
    "Eylea HD receives FDA approval for retinal vein occlusion | Regeneron's eye injection may be given every 8 weeks.",
    "FDA clears Regeneron's Eylea HD for retinal vein occlusion |",
  ],
  [
    "Legionnaires' disease cluster in Central Harlem over, city says | 114 people fell ill and seven died.",
    "New York City declares end of Harlem Legionnaires' outbreak | Seven died and 114 were sickened.",
  ],
  [
    "Daraxonrasib doubles survival in pancreatic cancer, Revolution Medicines says | RASolute 302 met its main goals.",
    "Revolution Medicines' daraxonrasib extends life in pancreatic cancer trial | Phase 3 RASolute 302 met both main goals.",
  ],
  [
    "Nurses at University Medical Center New Orleans go on strike | The three-day walkout is their fifth.",
    "New Orleans hospital nurses begin three-day strike | It is the fifth walkout at University Medical Center.",
  ],
  [
    "AHA/ACC release 2025 hypertension guideline with PREVENT risk score | It lowers the threshold for drugs.",
    "New blood pressure guideline from AHA and ACC uses PREVENT equations |",
  ],
  [
    "FDA lifts clinical hold on Sarepta's Elevidys for ambulatory patients | Shipments resume on Monday.",
    "Sarepta may resume shipping Elevidys to patients who walk, FDA says |",
  ],
  [
    "Intravenous fluids shortage eases as Baxter reopens North Cove plant | Hurricane Helene had flooded it.",
    "Baxter restarts IV fluid production at North Cove after Hurricane Helene |",
  ],
  [
    "Measles outbreak in Utah and Arizona passes 200 cases | Most cases are along the state line.",
    "Utah-Arizona measles outbreak tops 200 |",
  ],
  [
    "FDA rejects Replimune's melanoma therapy RP1 | The agency wanted a controlled trial.",
    "Replimune gets complete response letter for melanoma drug RP1 |",
  ],
  [
    "Vinay Prasad to leave FDA | He led the vaccine center for 3 months.",
    "FDA vaccine chief Prasad departs after three months |",
  ],
  [
    "Cell-cultured cornea implant restores sight in trial in Boston | CALEC used stem cells of the other eye.",
    "Stem cells from one eye repair the other's cornea in Boston trial | CALEC was tried in 14 patients.",
  ],
  [
    "Philips recalls Trilogy ventilators over power failure | The FDA calls it class I.",
    "FDA: class I recall of Philips Trilogy ventilators | They may lose power.",
  ],
  [
    "Zepbound approved for sleep apnea | It is the first drug for it.",
    "FDA approves first drug for obstructive sleep apnea, Lilly's Zepbound |",
  ],
  [
    "Colorado's Medicaid agency exposed records of 190,000 people in mailing error |",
    "Mailing error reveals data of 190,000 Colorado Medicaid members |",
  ],
  [
    "Supreme Court upholds free preventive care under ACA in Braidwood case |",
    "Justices preserve ACA's preventive care mandate | Kennedy v. Braidwood was decided 6 to 3.",
  ],
  [
    "Bird flu: First US death reported in Louisiana | The patient was over 65.",
    "Louisiana patient is first in US to die of H5N1 bird flu |",
  ],
  [
    "Lecanemab gets positive opinion from EMA after second look | The CHMP had refused Leqembi in July.",
    "European regulator reverses course and backs Alzheimer's drug Leqembi | The CHMP had refused lecanemab in July.",
  ],
  [
    "Cleveland Clinic researchers: vitamin B3 breakdown product linked to heart disease | 4PY was studied in 3,163 people.",
    "Excess niacin tied to cardiovascular risk, Cleveland Clinic study finds | The breakdown product 4PY was measured in 3,163 patients.",
  ],
  [
    "Idaho child dies of measles complication SSPE | The child had been infected as an infant.",
    "Idaho health officials report child's death from SSPE years after measles |",
  ],
  [
    "23andMe files for bankruptcy; chief executive resigns | Anne Wojcicki will bid for the company.",
    "Genetic testing firm 23andMe enters Chapter 11 as CEO Wojcicki steps down |",
  ],
  [
    "Two travelers on a cruise ship infected with norovirus outbreak numbering 89, CDC says | The Oceanlight sailed from Miami.",
    "Norovirus sickens 89 on cruise ship Oceanlight | The ship left Miami on October 2, the CDC said.",
  ],
  [
    "Gilead's lenacapavir for HIV prevention approved as Yeztugo | It is injected twice a year.",
    "FDA approves twice-yearly HIV prevention shot from Gilead | Yeztugo (lenacapavir) costs $28,218 a year.",
  ],
  [
    "Semaglutide 7.2 mg yields 21% weight loss in STEP UP | Novo Nordisk will seek approval.",
    "STEP UP: Higher semaglutide dose takes off 21 percent of weight | 7.2 mg was compared with 2.4 mg.",
  ],
  [
    "Task force recommends osteoporosis screening for women 65 and older | The USPSTF kept its grade B.",
    "USPSTF: Screen women 65 and up for osteoporosis |",
  ],
  [
    "Chicago's Weiss Memorial Hospital closes after losing Medicare funding |",
    "Weiss Memorial Hospital in Chicago shuts doors | CMS ended its Medicare payments.",
  ],
];
