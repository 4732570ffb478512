import type { CheckedLabel } from "./checks.ts";

/**
 * A pair of which a label says that it was looked at and nothing that matters was found. An explicit finding about two
 * drugs beats a rule about their classes: the rules named here no longer speak for the pair. Other rules do: that levels do
 * not change says nothing of two drugs that both prolong the QT interval.
 */
export type Cleared = {
  readonly pair: string;
  /** Ids of rules; "levels" for every rule that infers a changed level from an enzyme or transporter. */
  readonly rules: string;
  /** What was measured or is said, in our words. */
  readonly found: string;
  readonly label: CheckedLabel;
};

export const CLEARED: readonly Cleared[] = [
  { pair: "selexipag+warfarin", rules: "anticoagulant-antiplatelet-weak", found: "400 mcg twice daily did not change the INR effect of warfarin in healthy adults.", label: ["selexipag", "a7a23b87-f892-4e2c-8e2e-ebf841220f90", 26, 2026] },
  { pair: "amlodipine+erythromycin", rules: "levels ccb-strong-inhibitor", found: "Erythromycin did not significantly change amlodipine exposure in healthy volunteers.", label: ["amlodipine", "1080fcea-a5da-499d-a855-690c13559071", 18, 2026] },
  { pair: "relugolix+voriconazole", rules: "levels", found: "No clinically significant difference of relugolix with this strong CYP3A inhibitor.", label: ["relugolix", "077a92f6-9f1b-479a-87c7-c92b5db6aa9c", 12, 2025] },
  { pair: "relugolix+enzalutamide", rules: "levels", found: "No clinically significant difference of relugolix.", label: ["relugolix", "077a92f6-9f1b-479a-87c7-c92b5db6aa9c", 12, 2025] },
  { pair: "dolutegravir+rifabutin", rules: "levels", found: "Can be given without a dose adjustment.", label: ["dolutegravir", "485bc9db-8665-9f5a-e063-6394a90a7921", 2, 2026] },
  { pair: "dolutegravir+sofosbuvir", rules: "levels", found: "Can be given without a dose adjustment.", label: ["dolutegravir", "485bc9db-8665-9f5a-e063-6394a90a7921", 2, 2026] },
  { pair: "dolutegravir+velpatasvir", rules: "levels", found: "Can be given without a dose adjustment.", label: ["dolutegravir", "485bc9db-8665-9f5a-e063-6394a90a7921", 2, 2026] },
  { pair: "cabotegravir+etravirine", rules: "levels", found: "Can be given without a dose adjustment.", label: ["cabotegravir", "66d450fb-cca4-476c-b0c7-c0730e3e4cf3", 8, 2025] },
  { pair: "darunavir+etravirine", rules: "levels", found: "Boosted: no dose adjustment.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "ritonavir+etravirine", rules: "levels", found: "As booster of an HIV protease inhibitor: no dose adjustment.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "lopinavir+etravirine", rules: "levels", found: "Boosted: no dose adjustment.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "saquinavir+etravirine", rules: "levels", found: "Boosted: no dose adjustment.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "norethindrone+etravirine", rules: "levels contraceptive-hiv", found: "The label lists it among drugs without clinically significant interactions.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "ethinyl-estradiol+etravirine", rules: "levels contraceptive-hiv", found: "The label lists it among drugs without clinically significant interactions.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "digoxin+etravirine", rules: "levels digoxin-pgp-moderate", found: "On a stable digoxin regimen no dose adjustment of either is needed.", label: ["etravirine", "ea3856f6-fedf-ee88-e053-2a95a90a33ce", 3, 2026] },
  { pair: "fostemsavir+etravirine", rules: "levels", found: "Can be given without a dose adjustment.", label: ["fostemsavir", "a21006b7-6d6f-4f06-81b4-17978756452b", 9, 2024] },
  { pair: "fostemsavir+rifabutin", rules: "levels", found: "Can be given without a dose adjustment, boosted and unboosted.", label: ["fostemsavir", "a21006b7-6d6f-4f06-81b4-17978756452b", 9, 2024] },
  { pair: "fostemsavir+ritonavir", rules: "levels", found: "Can be given without a dose adjustment.", label: ["fostemsavir", "a21006b7-6d6f-4f06-81b4-17978756452b", 9, 2024] },
  { pair: "fostemsavir+cobicistat", rules: "levels", found: "Can be given without a dose adjustment.", label: ["fostemsavir", "a21006b7-6d6f-4f06-81b4-17978756452b", 9, 2024] },
  { pair: "fostemsavir+darunavir", rules: "levels", found: "Boosted: can be given without a dose adjustment.", label: ["fostemsavir", "a21006b7-6d6f-4f06-81b4-17978756452b", 9, 2024] },
  { pair: "adagrasib+efavirenz", rules: "levels", found: "No clinically significant difference of adagrasib.", label: ["adagrasib", "0b8bf078-34c2-4f45-9012-38a8ac082b01", 13, 2026] },
  { pair: "pexidartinib+efavirenz", rules: "levels", found: "No clinically significant difference predicted.", label: ["pexidartinib", "7b0ec4bf-b2ac-49ee-96af-7740ad3f2e16", 8, 2025] },
  { pair: "sebetralstat+modafinil", rules: "levels", found: "No clinically significant difference of sebetralstat.", label: ["sebetralstat", "1d145e2f-8e7e-2e90-e063-6294a90a4449", 4, 2026] },
  { pair: "apixaban+clarithromycin", rules: "levels doac-moderate-dual", found: "The label asks for no dose adjustment although it inhibits P-gp and CYP3A.", label: ["apixaban", "a454cd24-0c6d-46e8-b1e4-197388606175", 38, 2026] },
  { pair: "rivaroxaban+clarithromycin", rules: "levels doac-moderate-dual", found: "The label asks for no precaution: the change of exposure is unlikely to affect bleeding.", label: ["rivaroxaban", "481b7802-5093-43e7-bbd9-1532197eb6e6", 1, 2026] },
  { pair: "digoxin+sevelamer", rules: "levels digoxin-lowered", found: "Sevelamer did not alter the levels of digoxin.", label: ["sevelamer", "5baf3742-5929-42f8-8865-6b3e92647d5b", 2, 2026] },
  { pair: "digoxin+ibutilide", rules: "digoxin-dofetilide", found: "No effect on safety or efficacy of ibutilide in the trials.", label: ["ibutilide", "0cf8724a-f0d1-4ce2-b7c1-cf5fac345fd0", 5, 2025] },
  { pair: "ethinyl-estradiol+suzetrigine", rules: "levels contraceptive-inducer", found: "No clinically significant difference of the hormone.", label: ["suzetrigine", "f0976da4-1d20-4517-945c-b60ed2f41c12", 9, 2026] },
  { pair: "levonorgestrel+suzetrigine", rules: "levels contraceptive-inducer", found: "No clinically significant difference of the hormone.", label: ["suzetrigine", "f0976da4-1d20-4517-945c-b60ed2f41c12", 9, 2026] },
  { pair: "ethinyl-estradiol+mavacamten", rules: "levels contraceptive-inducer", found: "No clinically significant difference of the hormone in a combined pill.", label: ["mavacamten", "669c936b-3ee6-4e36-8a22-79dd11b1255b", 8, 2025] },
  { pair: "norethindrone+mavacamten", rules: "levels contraceptive-inducer", found: "No clinically significant difference of the hormone in a combined pill.", label: ["mavacamten", "669c936b-3ee6-4e36-8a22-79dd11b1255b", 8, 2025] },
  { pair: "ensitrelvir+ethinyl-estradiol", rules: "levels", found: "No clinically significant difference of the hormone.", label: ["ensitrelvir", "526acf60-abc3-2cc2-e063-6294a90affa6", 2, 2026] },
  { pair: "ensitrelvir+drospirenone", rules: "levels", found: "No clinically significant difference of the hormone.", label: ["ensitrelvir", "526acf60-abc3-2cc2-e063-6294a90affa6", 2, 2026] },
  { pair: "ensitrelvir+prednisolone", rules: "levels", found: "No clinically significant difference of prednisolone.", label: ["ensitrelvir", "526acf60-abc3-2cc2-e063-6294a90affa6", 2, 2026] },
  { pair: "oteseconazole+ethinyl-estradiol", rules: "levels", found: "No clinically significant difference of the hormone.", label: ["oteseconazole", "e21d5008-800e-4417-927f-14340341865f", 5, 2026] },
  { pair: "aripiprazole+valproate", rules: "sedation-weak-marked-antiepileptic", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["aripiprazole", "99747897-22fe-4bee-9942-6349c0c8f6b0", 6, 2026] },
  { pair: "aripiprazole+lithium", rules: "lithium-neuro", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["aripiprazole", "99747897-22fe-4bee-9942-6349c0c8f6b0", 6, 2026] },
  { pair: "paliperidone+valproate", rules: "sedation-2-2", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["paliperidone", "492bf9dd-868e-421a-92db-8cca8973aac1", 7, 2026] },
  { pair: "asenapine+lithium", rules: "lithium-neuro", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["asenapine", "3512687b-d1c7-45c4-8822-3a2ad53575a5", 11, 2025] },
  { pair: "asenapine+valproate", rules: "sedation-2-2", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["asenapine", "3512687b-d1c7-45c4-8822-3a2ad53575a5", 11, 2025] },
  { pair: "asenapine+carbamazepine", rules: "levels sedation-2-2", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["asenapine", "3512687b-d1c7-45c4-8822-3a2ad53575a5", 11, 2025] },
  { pair: "asenapine+phenytoin", rules: "levels sedation-2-2", found: "Listed under drugs having no clinically important interactions; no dose adjustment.", label: ["asenapine", "3512687b-d1c7-45c4-8822-3a2ad53575a5", 11, 2025] },
  { pair: "risperidone+topiramate", rules: "sedation-2-weak", found: "No change of the active moiety; not likely to be of clinical significance.", label: ["topiramate", "44095c2b-2e90-45d2-ab45-d0961c41550d", 23, 2026] },
  { pair: "teriflunomide+rifampin", rules: "levels leflunomide-rifampin", found: "Rifampin did not affect teriflunomide.", label: ["teriflunomide", "2d2724f6-8812-4a26-b2ec-936b71f868e1", 3, 2026] },
  { pair: "cenobamate+warfarin", rules: "levels warfarin-lowered", found: "No clinically significant difference of warfarin.", label: ["cenobamate", "565c2126-57ae-4e29-b443-723bbe7e2072", 43, 2025] },
  { pair: "tolterodine+warfarin", rules: "levels warfarin-raised", found: "No effect on prothrombin time, factor VII or warfarin levels in healthy volunteers.", label: ["tolterodine", "e4b9ef09-c750-4e35-96fc-e759ba4849d8", 1, 2026] },
  { pair: "atazanavir+lamotrigine", rules: "lamotrigine-named ritonavir-glucuronidation", found: "Unboosted, no dose adjustment of lamotrigine is required.", label: ["atazanavir", "654b7e08-33d8-47e7-b37f-3681e79c7b8b", 14, 2024] },
  { pair: "docetaxel+doxorubicin", rules: "anthracycline-paclitaxel", found: "Docetaxel had no effect on doxorubicin.", label: ["docetaxel", "81686d37-a13f-46e2-b439-a84eb1433634", 2, 2026] },
  { pair: "maraviroc+tipranavir", rules: "levels", found: "Boosted tipranavir did not affect maraviroc.", label: ["maraviroc", "5c4a1da5-a8e1-4038-970d-fb15c189c35e", 1, 2026] },
  { pair: "teriparatide+hydrochlorothiazide", rules: "thiazide-calcium", found: "25 mg did not affect the serum calcium response to teriparatide in 20 healthy people.", label: ["teriparatide", "d77d40db-7f38-88eb-fd5d-4282f0642028", 9, 2026] },
  { pair: "tamsulosin+nifedipine", rules: "alpha-blocker-antihypertensive", found: "Blood pressure did not change in hypertensive men on a stable dose; no dose adjustment.", label: ["tamsulosin", "a608ddc8-fe42-484e-b61f-307c60151138", 18, 2026] },
  { pair: "tamsulosin+atenolol", rules: "alpha-blocker-antihypertensive", found: "Blood pressure did not change in hypertensive men on a stable dose; no dose adjustment.", label: ["tamsulosin", "a608ddc8-fe42-484e-b61f-307c60151138", 18, 2026] },
  { pair: "tamsulosin+enalapril", rules: "alpha-blocker-antihypertensive", found: "Blood pressure did not change in hypertensive men on a stable dose; no dose adjustment.", label: ["tamsulosin", "a608ddc8-fe42-484e-b61f-307c60151138", 18, 2026] },
  { pair: "exemestane+ketoconazole", rules: "levels", found: "No significant effect on exemestane.", label: ["exemestane", "69abd0ff-b200-4d1a-b14a-80e980a8e781", 20, 2025] },
  { pair: "exemestane+ribociclib", rules: "levels", found: "No clinically relevant interaction in a trial.", label: ["ribociclib", "aaeaef94-f3f5-4367-8ea2-b181d7be2da8", 28, 2026] },
  { pair: "escitalopram+ritonavir", rules: "levels", found: "20 mg with 600 mg: escitalopram did not change.", label: ["escitalopram", "517a551a-6f60-4b8d-9341-63a41baff12d", 22, 2026] },
  { pair: "baxdrostat+itraconazole", rules: "levels", found: "Exposure up 1.6-fold: no clinically significant difference.", label: ["baxdrostat", "b1fc1ee7-facc-4099-b3db-a4c1daeaa4be", 2, 2026] },
  { pair: "olutasidenib+itraconazole", rules: "levels", found: "No clinically significant difference of olutasidenib.", label: ["olutasidenib", "4a0c7c8b-b95f-455d-9600-b7351e4397fe", 5, 2025] },
  { pair: "vismodegib+itraconazole", rules: "levels", found: "No clinically significant difference of vismodegib.", label: ["vismodegib", "eb368bb6-80e3-4df9-8a85-91df0a2ada6a", 15, 2024] },
  { pair: "vismodegib+fluconazole", rules: "levels", found: "No clinically significant difference of vismodegib.", label: ["vismodegib", "eb368bb6-80e3-4df9-8a85-91df0a2ada6a", 15, 2024] },
  { pair: "fruquintinib+itraconazole", rules: "levels", found: "No clinically significant difference of fruquintinib.", label: ["fruquintinib", "186d786e-dc8a-45f2-b5e1-01ac0201879f", 6, 2026] },
  { pair: "encorafenib+irinotecan", rules: "levels", found: "No clinically significant difference of irinotecan or SN-38.", label: ["encorafenib", "235dfc38-0f0b-4037-b501-7a9f4294740c", 23, 2026] },
  { pair: "darolutamide+docetaxel", rules: "levels", found: "No clinically relevant change of docetaxel.", label: ["darolutamide", "1a7cb212-56e4-4b9d-a73d-bfee7fe4735e", 23, 2025] },
  { pair: "resmetirom+cyclosporine", rules: "levels", found: "No clinically significant difference of resmetirom.", label: ["resmetirom", "e67ea09f-a840-439c-86c8-f98585f978b2", 3, 2025] },
  { pair: "tenofovir-disoproxil+sofosbuvir", rules: "levels", found: "No clinically significant interaction was observed.", label: ["tenofovir-disoproxil", "e0ae0aa2-3baa-4b75-9e85-68b5338c3c14", 1, 2026] },
  { pair: "vericiguat+nitroglycerin", rules: "vericiguat-nitrate", found: "Seated blood pressure did not differ with short-acting nitrates in coronary disease.", label: ["vericiguat", "17056d73-1b1b-4bf2-9c07-b7a9367f0d6d", 13, 2026] },
  { pair: "vericiguat+isosorbide-mononitrate", rules: "vericiguat-nitrate", found: "Seated blood pressure did not differ with long-acting nitrates in coronary disease.", label: ["vericiguat", "17056d73-1b1b-4bf2-9c07-b7a9367f0d6d", 13, 2026] },
  { pair: "naloxegol+quinidine", rules: "levels", found: "AUC up 1.4-fold: no dosage adjustment is necessary.", label: ["naloxegol", "28596788-b73f-4247-85fc-3105f51fff5a", 3, 2025] },
  { pair: "fluoxetine+tolterodine", rules: "cyp2d6-reduce levels", found: "No dose adjustment is required when they are given together.", label: ["tolterodine", "e4b9ef09-c750-4e35-96fc-e759ba4849d8", 1, 2026] },
  { pair: "perampanel+phenobarbital", rules: "cyp3a-induced-monitor phenytoin-lowers levels", found: "In a population analysis it had no significant effect on perampanel exposure.", label: ["perampanel", "3c72a5f7-bb22-4c48-942a-543ca84ed5a9", 4, 2026] },
  { pair: "perampanel+primidone", rules: "cyp3a-induced-monitor phenytoin-lowers levels", found: "In a population analysis it had no significant effect on perampanel exposure.", label: ["perampanel", "3c72a5f7-bb22-4c48-942a-543ca84ed5a9", 4, 2026] },
];
