import type { Role } from "../role.ts";

const FDA = "fda-ddi-tables";
const LABELS = "labels";

/** Transporters. FDA gives no strength bands for transporter inhibitors; "strong" here means a change of AUC of 2-fold or more was seen. */
export const TRANSPORTERS: readonly Role[] = [
  { pathway: "p-gp", as: "inhibitor", band: "strong", source: FDA, members: "amiodarone clarithromycin cyclosporine dronedarone itraconazole ketoconazole levoketoconazole lapatinib lopinavir quinidine ranolazine ritonavir saquinavir tipranavir verapamil cobicistat glecaprevir pibrentasvir tucatinib vemurafenib telaprevir mibefradil" },
  { pathway: "p-gp", as: "inhibitor", band: "moderate", source: LABELS, members: "azithromycin carvedilol diltiazem erythromycin isavuconazonium posaconazole propafenone ticagrelor daclatasvir ledipasvir sofosbuvir velpatasvir voxilaprevir elagolix adagrasib sotorasib fostamatinib ivacaftor neratinib flibanserin suvorexant mirabegron istradefylline osimertinib rolapitant selpercatinib tepotinib capmatinib vandetanib nilotinib vonoprazan remibrutinib sparsentan sevabertinib voclosporin tacrolimus spironolactone cannabidiol lomitapide erdafitinib vepdegestrant danicopan trofinetide venetoclax sarecycline stiripentol lasmiditan maribavir enasidenib elacestrant imlunestrant ibrutinib pirtobrutinib valbenazine belumosudil berotralstat eliglustat lenacapavir gepotidacin futibatinib vimseltinib rilzabrutinib mitapivat lonafarnib mavorixafor levacetylleucine pacritinib" },
  { pathway: "p-gp", as: "inducer", band: "strong", source: FDA, members: "apalutamide carbamazepine phenytoin fosphenytoin rifampin st-johns-wort rifapentine phenobarbital primidone tipranavir lorlatinib" },
  { pathway: "p-gp", as: "substrate", band: "sensitive", source: FDA, members: "dabigatran edoxaban fexofenadine digoxin" },
  { pathway: "p-gp", as: "substrate", band: "moderate", source: LABELS, members: "apixaban rivaroxaban colchicine loperamide aliskiren ambrisentan afatinib everolimus sirolimus tacrolimus cyclosporine venetoclax pralsetinib relugolix paliperidone rifaximin naloxegol rimegepant atogepant silodosin tenofovir-alafenamide tenofovir-disoproxil sofosbuvir velpatasvir maraviroc topotecan vincristine vinblastine doxorubicin paclitaxel etoposide nintedanib ranolazine linagliptin sitagliptin posaconazole lapatinib ubrogepant repotrectinib riociguat talazoparib lenacapavir glecaprevir pibrentasvir morphine ticagrelor betrixaban naldemedine tolvaptan futibatinib mavorixafor ensartinib" },
  { pathway: "p-gp", as: "substrate", band: "narrow", source: FDA, members: "digoxin colchicine" },

  { pathway: "oatp1b", as: "inhibitor", band: "strong", source: FDA, members: "atazanavir clarithromycin cyclosporine darolutamide erythromycin gemfibrozil lopinavir rifampin ritonavir simeprevir sofosbuvir velpatasvir voxilaprevir glecaprevir pibrentasvir paritaprevir tipranavir darunavir letermovir leflunomide teriflunomide eltrombopag elagolix fostemsavir resmetirom encorafenib vadadustat enasidenib belumosudil leniolisib" },
  { pathway: "oatp1b", as: "substrate", band: "sensitive", source: FDA, members: "atorvastatin bosentan docetaxel fexofenadine glecaprevir glyburide grazoprevir nateglinide paclitaxel paritaprevir pitavastatin pravastatin repaglinide rosuvastatin simvastatin lovastatin voxilaprevir letermovir elagolix eluxadoline revefenacin brincidofovir atogepant elbasvir resmetirom cerivastatin atrasentan" },

  { pathway: "bcrp", as: "inhibitor", band: "strong", source: FDA, members: "cyclosporine darolutamide eltrombopag fostamatinib febuxostat sofosbuvir velpatasvir voxilaprevir leflunomide teriflunomide regorafenib rolapitant danicopan oteseconazole tafamidis vadadustat sotorasib ticagrelor encorafenib rilzabrutinib capmatinib stiripentol momelotinib maribavir lazertinib asciminib osimertinib pacritinib pirtobrutinib sunvozertinib zongertinib vimseltinib elacestrant imlunestrant belumosudil enasidenib leniolisib" },
  { pathway: "bcrp", as: "substrate", band: "sensitive", source: FDA, members: "rosuvastatin sulfasalazine" },
  { pathway: "bcrp", as: "substrate", band: "moderate", source: FDA, members: "atorvastatin fluvastatin pitavastatin simvastatin methotrexate topotecan mitoxantrone irinotecan tenofovir-disoproxil talazoparib riociguat dolutegravir imatinib lapatinib nitrofurantoin glyburide ethinyl-estradiol pazopanib" },

  { pathway: "oat", as: "inhibitor", band: "strong", source: FDA, members: "probenecid teriflunomide leflunomide nitisinone" },
  { pathway: "oat", as: "substrate", band: "sensitive", source: FDA, members: "adefovir baricitinib bumetanide cefaclor cidofovir famotidine furosemide ganciclovir methotrexate oseltamivir penicillin-g" },
  { pathway: "oat", as: "substrate", band: "moderate", source: LABELS, members: "acyclovir valacyclovir valganciclovir amoxicillin ampicillin cephalexin cefuroxime cefazolin ceftriaxone meropenem doripenem zidovudine nafcillin dicloxacillin oxacillin piperacillin ketorolac indomethacin naproxen ketoprofen lorazepam pemetrexed pralatrexate tenofovir-disoproxil sulopenem ciprofloxacin levofloxacin avibactam" },

  { pathway: "oct2-mate", as: "inhibitor", band: "strong", source: FDA, members: "cimetidine dolutegravir isavuconazonium pyrimethamine ranolazine trimethoprim vandetanib bictegravir tafenoquine arimoclomol fedratinib tucatinib vimseltinib pacritinib risdiplam" },
  { pathway: "oct2-mate", as: "substrate", band: "sensitive", source: FDA, members: "metformin dofetilide dalfampridine" },
  { pathway: "oct2-mate", as: "substrate", band: "moderate", source: LABELS, members: "procainamide amantadine memantine varenicline pindolol" },
];
