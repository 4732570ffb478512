import type { Effect } from "../effect.ts";

export const METABOLIC_EFFECTS: readonly Effect[] = [
  { effect: "potassium-up", weight: 3, source: "labels", members: "@potassium-sparing @potassium-salt" },
  { effect: "potassium-up", weight: 2, source: "labels", members: "@ace-inhibitor @arb aliskiren trimethoprim drospirenone cyclosporine tacrolimus voclosporin heparin enoxaparin dalteparin pentamidine penicillin-g succinylcholine baxdrostat" },
  { effect: "potassium-up", weight: 1, source: "labels", members: "@nsaid @beta-blocker-nonselective digoxin mannitol" },
  { effect: "potassium-down", weight: 3, source: "labels", members: "@kaliuretic amphotericin-b sodium-polystyrene-sulfonate sodium-zirconium-cyclosilicate patiromer abiraterone" },
  { effect: "potassium-down", weight: 2, source: "labels", members: "@corticosteroid fludrocortisone @beta2-agonist acetazolamide methazolamide theophylline aminophylline insulin-human licorice foscarnet sodium-phosphate sodium-picosulfate bisacodyl senna cisplatin ifosfamide osilodrostat metyrapone gentamicin amikacin tobramycin epinephrine caffeine corticotropin" },
  { effect: "magnesium-down", weight: 2, source: "labels", members: "@ppi @kaliuretic amphotericin-b cisplatin cetuximab panitumumab cyclosporine tacrolimus gentamicin amikacin tobramycin pentamidine foscarnet necitumumab" },
  { effect: "sodium-down", weight: 3, source: "labels", members: "desmopressin oxcarbazepine carbamazepine eslicarbazepine @thiazide" },
  { effect: "sodium-down", weight: 2, source: "labels", members: "@ssri @snri mirtazapine cyclophosphamide vincristine chlorpropamide amiloride triamterene spironolactone" },
  { effect: "sodium-down", weight: 1, source: "labels", members: "@loop-diuretic @ppi @tricyclic @antipsychotic valproate trazodone bupropion tramadol @ace-inhibitor @nsaid sulfamethoxazole trimethoprim levetiracetam oxytocin" },
  { effect: "hypoglycemia", weight: 3, source: "labels", members: "@hypoglycemic-agent pramlintide" },
  { effect: "hypoglycemia", weight: 2, source: "labels", members: "@fluoroquinolone pentamidine quinine disopyramide @glp1-agonist @sglt2-inhibitor @dpp4-inhibitor metformin pioglitazone rosiglitazone @beta-blocker" },
  { effect: "hypoglycemia", weight: 1, source: "labels", members: "@ace-inhibitor fluoxetine sulfamethoxazole hydroxychloroquine chloroquine aspirin salsalate octreotide lanreotide alcohol tramadol fenofibrate gemfibrozil pentoxifylline mecasermin oxandrolone testosterone berberine" },
  { effect: "gastric-ph", weight: 3, source: "labels", members: "@ppi @pcab" },
  { effect: "gastric-ph", weight: 2, source: "labels", members: "@h2-blocker @antacid" },
  { effect: "constipation", weight: 2, source: "labels", members: "@opioid clozapine alosetron eluxadoline @anticholinergic-gut @anticholinergic-bladder amitriptyline diphenhydramine loperamide diphenoxylate ondansetron verapamil calcium-carbonate aluminum-hydroxide cholestyramine @iron-oral" },
];
