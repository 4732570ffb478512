/*
 * Classical contraindications and cautions and what the calculator has to say of each, for the tests.
 * `of` names medications, or classes of the vocabulary: then it holds for every one on record that belongs to one of them, but
 * for those whose label says otherwise of its kind.
 */
type Contraindication = {
  readonly of: string | { readonly classes: string; readonly but?: string };
  readonly whom:
    | "pregnant"
    | "woman"
    | "newborn"
    | "infant"
    | "1 year"
    | "3 years"
    | "7 years"
    | "10 years"
    | "adult"
    | "old";
  readonly kidney?: number;
  readonly liver?: "mild" | "moderate" | "severe";
  readonly says: RegExp;
  readonly source: string;
};

const BEERS = "AGS Beers Criteria 2023";
const said = /Beers Criteria, 2023\): /;

export const CONTRAINDICATIONS: readonly Contraindication[] = [
  // Pregnancy
  { of: { classes: "ace-inhibitor arb direct-renin-inhibitor neprilysin-inhibitor" }, whom: "pregnant", says: /Pregnancy: Contraindicated/, source: "boxed warning of the class: fetal toxicity" },
  { of: "warfarin", whom: "pregnant", says: /INR|anticoag|not calculated/i, source: "warfarin label 4" },
  { of: { classes: "statin" }, whom: "pregnant", says: /Pregnancy: /, source: "FDA safety communication on statins, 2021" },
  { of: "isotretinoin acitretin", whom: "pregnant", says: /Pregnancy: Contraindicated.*birth defects/, source: "boxed warnings" },
  { of: "methotrexate", whom: "pregnant", says: /specialist|daily by mistake/, source: "refused in every patient" },
  { of: "valproate", whom: "pregnant", says: /Pregnancy: Contraindicated/, source: "valproate label, boxed warning" },
  { of: "topiramate", whom: "pregnant", says: /Pregnancy: .*(cleft|malform|fetal)/i, source: "topiramate label 5, 8.1" },
  { of: { classes: "nsaid" }, whom: "pregnant", says: /Pregnancy: .*20 weeks/, source: "FDA safety communication on NSAIDs, 2020" },
  { of: "thalidomide ribavirin ambrisentan macitentan bosentan riociguat vericiguat leflunomide teriflunomide misoprostol", whom: "pregnant", says: /Pregnancy: Contraindicated/, source: "boxed warnings" },
  { of: "mycophenolate-mofetil", whom: "pregnant", says: /Pregnancy: /, source: "mycophenolate label, boxed warning" },
  { of: "finasteride dutasteride dronedarone griseofulvin estradiol medroxyprogesterone orlistat phentermine raloxifene fluvastatin", whom: "pregnant", says: /Pregnancy: /, source: "labels, section 4 or 8.1" },
  { of: { classes: "tetracycline" }, whom: "pregnant", says: /Pregnancy: .*(tooth|teeth|bone|fetal)/i, source: "tetracycline class labeling" },
  { of: { classes: "aminoglycoside" }, whom: "pregnant", says: /Pregnancy: /, source: "boxed warning of the class" },
  { of: "phenytoin fosphenytoin carbamazepine phenobarbital primidone", whom: "pregnant", says: /Pregnancy: /, source: "labels 8.1" },
  { of: "methimazole", whom: "pregnant", says: /Pregnancy: .*(first|malform|fetal)/i, source: "methimazole label" },
  { of: "fluconazole voriconazole itraconazole", whom: "pregnant", says: /Pregnancy: /, source: "azole labels" },
  { of: "fingolimod atenolol amiodarone spironolactone paroxetine tigecycline nitrofurantoin efavirenz", whom: "pregnant", says: /Pregnancy: |[Pp]regnan/, source: "labels 8.1" },
  // Children
  { of: { classes: "tetracycline" }, whom: "3 years", says: /under 8 years|No dose|no rule|18 y/i, source: "AAP Red Book: tooth discoloration under 8 years" },
  { of: { classes: "fluoroquinolone" }, whom: "10 years", says: /joint|cartilage|tend|18 y/i, source: "class labeling: arthropathy in juvenile animals" },
  { of: "codeine tramadol acetaminophen-codeine", whom: "10 years", says: /under 12 years/, source: "boxed warning 2017: ultra-rapid metabolism" },
  { of: "aspirin", whom: "10 years", says: /Reye/, source: "aspirin Drug Facts" },
  { of: "bismuth-subsalicylate", whom: "10 years", says: /Reye/, source: "bismuth subsalicylate Drug Facts" },
  { of: "salsalate", whom: "10 years", says: /Reye/, source: "salsalate label" },
  { of: "ceftriaxone", whom: "newborn", says: /calcium/, source: "ceftriaxone label 4" },
  { of: "promethazine promethazine-dextromethorphan", whom: "1 year", says: /under 2 years/, source: "boxed warning: respiratory depression" },
  { of: "loperamide", whom: "1 year", says: /under 2 years/, source: "loperamide label 4" },
  { of: "carbinoxamine", whom: "1 year", says: /under 2 years/, source: "carbinoxamine label 4" },
  { of: "linaclotide", whom: "1 year", says: /under 2 years/, source: "linaclotide boxed warning" },
  { of: "benzocaine", whom: "1 year", says: /under 2 years.*methemoglobinemia/i, source: "FDA safety communication, 2018" },
  { of: "dextromethorphan guaifenesin pseudoephedrine phenylephrine-oral chlorpheniramine brompheniramine", whom: "3 years", says: /under 4 years/, source: "OTC cough and cold labels, 2008" },
  { of: "dextromethorphan guaifenesin pseudoephedrine phenylephrine-oral chlorpheniramine brompheniramine", whom: "1 year", says: /under [24] years/, source: "FDA advice on cough and cold medicines, 2008" },
  { of: "nitrofurantoin", whom: "newborn", says: /under 1 month|hemolytic/, source: "nitrofurantoin label 4" },
  { of: "trimethoprim-sulfamethoxazole", whom: "infant", says: /under 2 months: kernicterus/, source: "TMP-SMX label 4" },
  { of: "chloramphenicol", whom: "newborn", says: /[Gg]ray/, source: "chloramphenicol label: gray syndrome" },
  { of: "metoclopramide", whom: "infant", says: /methemoglobinemia/, source: "metoclopramide label 8.4" },
  { of: "valproate", whom: "1 year", says: /2 years.*hepatotoxicity/i, source: "valproate boxed warning" },
  { of: "lamotrigine", whom: "1 year", says: /rash/i, source: "lamotrigine boxed warning" },
  { of: "diphenoxylate-atropine", whom: "3 years", says: /under (6|13) years/, source: "diphenoxylate label 4: under 6 years" },
  { of: { classes: "ssri snri tricyclic-antidepressant", but: "doxepin-tablets" }, whom: "10 years", says: /[Ss]uicid/, source: "boxed warning on antidepressants" },
  { of: "atomoxetine viloxazine bupropion mirtazapine trazodone vilazodone vortioxetine", whom: "10 years", says: /[Ss]uicid/, source: "boxed warnings" },
  { of: "benzonatate", whom: "7 years", says: /under 10 years/, source: "FDA safety communication on benzonatate, 2010" },
  { of: "lindane", whom: "3 years", says: /seizure|neurotox/i, source: "lindane boxed warning" },
  { of: "permethrin", whom: "infant", says: /under 2 months/, source: "permethrin label" },
  { of: "sulfasalazine", whom: "1 year", says: /under 2 years/, source: "sulfasalazine label 4" },
  { of: "probenecid", whom: "1 year", says: /under 2 years/, source: "probenecid label" },
  { of: "benztropine", whom: "1 year", says: /under 3 years/, source: "benztropine label" },
  { of: "verapamil", whom: "infant", says: /under 1 year|18 y|ages/i, source: "verapamil injection label" },
  // Kidneys
  { of: "metformin", whom: "adult", kidney: 25, says: /eGFR.*30/, source: "metformin label 4" },
  { of: "nitrofurantoin", whom: "adult", kidney: 25, says: /CrCl|clearance/, source: `nitrofurantoin label 4; ${BEERS}` },
  { of: { classes: "nsaid" }, whom: "adult", kidney: 20, says: /kidney|renal|CrCl|GFR/i, source: "class labeling 5.6" },
  { of: "dabigatran rivaroxaban edoxaban", whom: "adult", kidney: 10, says: /CrCl|mL\/min|avoid|never|15/i, source: "labels 2 and 8.6" },
  { of: "alendronate", whom: "adult", kidney: 30, says: /35/, source: "alendronate label 8.6" },
  { of: "risedronate ibandronate", whom: "adult", kidney: 25, says: /30/, source: "labels 8.6" },
  { of: "zoledronic-acid", whom: "adult", kidney: 30, says: /35/, source: "Reclast label 4" },
  { of: { classes: "sglt2-inhibitor" }, whom: "adult", kidney: 15, says: /eGFR|kidney/, source: "labels 2" },
  { of: "tramadol", whom: "adult", kidney: 20, says: /30 mL|every 12|ER|extended/, source: "tramadol label 2.3" },
  { of: "meperidine", whom: "adult", kidney: 20, says: /normeperidine/, source: "meperidine label 8.6" },
  { of: "fondaparinux", whom: "adult", kidney: 20, says: /30 mL/, source: "fondaparinux label 4" },
  { of: "enoxaparin dalteparin", whom: "adult", kidney: 20, says: /CrCl|clearance|renal|kidney|anti-Xa/i, source: "labels 2" },
  { of: "spironolactone eplerenone triamterene-hydrochlorothiazide amiloride", whom: "adult", kidney: 20, says: /hyperkal|potassium/i, source: "labels 4 or 5" },
  { of: "methenamine", whom: "adult", kidney: 20, says: /renal|kidney/, source: "methenamine label 4" },
  { of: "desmopressin", whom: "adult", kidney: 40, says: /50 mL/, source: "desmopressin label 4" },
  { of: "dofetilide", whom: "adult", kidney: 15, says: /20 mL/, source: "dofetilide label 4" },
  { of: "sotalol", whom: "adult", kidney: 20, says: /CrCl|mL\/min|QT/, source: "sotalol label 2" },
  { of: "duloxetine cariprazine", whom: "adult", kidney: 20, says: /30 mL/, source: "labels 2 or 8.6" },
  { of: "metaxalone fenofibrate gemfibrozil deferoxamine acetazolamide fenoprofen", whom: "adult", kidney: 12, says: /renal|kidney/i, source: "labels 4" },
  { of: "colchicine magnesium-citrate magnesium-hydroxide baclofen digoxin", whom: "adult", kidney: 20, says: /renal|kidney|CrCl|clearance/i, source: "labels" },
  { of: "sugammadex telavancin plazomicin oxaprozin ketorolac ribavirin exenatide", whom: "adult", kidney: 8, says: /renal|kidney|CrCl|mL\/min/i, source: "labels 2, 4 or 8.6" },
  { of: "trimethoprim-sulfamethoxazole famciclovir gabapentin pregabalin levetiracetam", whom: "adult", kidney: 20, says: /CrCl|renal|kidney|mL\/min/i, source: "labels 2" },
  // Liver
  { of: { classes: "statin" }, whom: "adult", liver: "severe", says: /liver|cirrhosis/i, source: "statin labels 4" },
  { of: "acetaminophen", whom: "adult", liver: "severe", says: /hepatic|liver/i, source: "acetaminophen label 4" },
  { of: "valproate ketoconazole felbamate duloxetine bosentan ambrisentan ranolazine tolvaptan zileuton", whom: "adult", liver: "severe", says: /hepatic|liver|cirrhosis/i, source: "labels 4 or boxed" },
  { of: "glecaprevir-pibrentasvir atazanavir efavirenz nevirapine abacavir lovastatin naratriptan sumatriptan tizanidine dantrolene naltrexone", whom: "adult", liver: "severe", says: /hepatic|liver|cirrhosis/i, source: "labels 4 or 8.7" },
  { of: "estradiol medroxyprogesterone progesterone methyldopa pyrazinamide terbinafine leflunomide", whom: "adult", liver: "moderate", says: /hepatic|liver/i, source: "labels 4" },
  // Everybody
  { of: { classes: "ssri snri tricyclic-antidepressant amphetamine cns-stimulant", but: "caffeine-citrate butalbital-acetaminophen-caffeine" }, whom: "adult", says: /MAO/, source: "labels 4" },
  { of: "linezolid meperidine tramadol bupropion buspirone atomoxetine pseudoephedrine dextromethorphan", whom: "adult", says: /MAO|serotonin/i, source: "labels 4" },
  { of: { classes: "pde5-inhibitor" }, whom: "adult", says: /nitrate/, source: "labels 4" },
  { of: { classes: "nitrate" }, whom: "adult", says: /PDE5|[Pp]hosphodiesterase/, source: "labels 4" },
  { of: { classes: "triptan" }, whom: "adult", says: /coronary.*/, source: "labels 4" },
  { of: { classes: "ace-inhibitor" }, whom: "adult", says: /angioedema/, source: "labels 4" },
  { of: { classes: "antipsychotic", but: "droperidol" }, whom: "old", says: /Boxed warning: .*dementia/, source: "boxed warning of the class" },
  { of: { classes: "opioid" }, whom: "adult", says: /respiratory depression/, source: "boxed warning of the class" },
  { of: { classes: "benzodiazepine" }, whom: "adult", says: /opioid/, source: "boxed warning of the class" },
  { of: { classes: "fluoroquinolone" }, whom: "adult", says: /Boxed warning: .*[Tt]end.*/, source: "boxed warning of the class" },
  { of: { classes: "fluoroquinolone" }, whom: "adult", says: /myasthenia/, source: "boxed warning of the class" },
  { of: { classes: "cardioselective-beta-blocker nonselective-beta-blocker" }, whom: "adult", says: /block|bradycardia/, source: "labels 4" },
  { of: { classes: "factor-xa-inhibitor direct-thrombin-inhibitor lmwh" }, whom: "adult", says: /bleeding/, source: "labels 4" },
  { of: "bupropion", whom: "adult", says: /seizure/, source: "bupropion label 4" },
  { of: "clozapine", whom: "adult", says: /neutrop/, source: "clozapine boxed warning" },
  { of: "cilostazol dronedarone pioglitazone", whom: "adult", says: /heart failure/, source: "boxed warnings" },
  { of: "propranolol timolol nadolol sotalol", whom: "adult", says: /asthma/, source: "labels 4" },
  { of: { classes: "glp1-agonist" }, whom: "adult", says: /medullary|[Tt]hyroid C-cell|pancreatitis|thrombocytopenia|Contraindicated after/, source: "boxed warning of the class" },
  { of: { classes: "jak-inhibitor tnf-inhibitor" }, whom: "adult", says: /Boxed warning: .*infection/i, source: "boxed warnings" },
  { of: "primaquine tafenoquine methylene-blue", whom: "adult", says: /G6PD/, source: "labels 4" },
  { of: "abacavir", whom: "adult", says: /HLA-B\*5701/, source: "abacavir boxed warning" },
  { of: "metronidazole tinidazole disulfiram", whom: "adult", says: /alcohol/i, source: "labels 4" },
  { of: "ketorolac", whom: "adult", says: /5 days/, source: "ketorolac boxed warning" },
  { of: "promethazine", whom: "adult", says: /gangrene|tissue/i, source: "promethazine injection boxed warning" },
  { of: "citalopram ondansetron droperidol ziprasidone", whom: "adult", says: /QT/, source: "labels 4 or 5" },
  // Older people
  { of: { classes: "nsaid benzodiazepine antipsychotic tricyclic-antidepressant ssri snri sulfonylurea ppi sglt2-inhibitor first-generation-antihistamine barbiturate z-hypnotic", but: "doxepin-tablets doxylamine-pyridoxine droperidol" }, whom: "old", says: said, source: BEERS },
  { of: "aspirin rivaroxaban dabigatran edoxaban prasugrel ticagrelor digoxin amiodarone dronedarone nifedipine disopyramide", whom: "old", says: said, source: BEERS },
  { of: "clonidine methyldopa doxazosin prazosin terazosin diltiazem verapamil cilostazol dipyridamole pioglitazone", whom: "old", says: said, source: BEERS },
  { of: "metoclopramide meperidine tramadol desmopressin nitrofurantoin trimethoprim-sulfamethoxazole ciprofloxacin colchicine probenecid", whom: "old", says: said, source: BEERS },
  { of: "cyclobenzaprine carisoprodol methocarbamol chlorzoxazone metaxalone orphenadrine hydroxyzine promethazine diphenhydramine dicyclomine hyoscyamine scopolamine", whom: "old", says: said, source: BEERS },
  { of: "benztropine trihexyphenidyl oxybutynin tolterodine solifenacin darifenacin fesoterodine trospium flavoxate meclizine dimenhydrinate", whom: "old", says: said, source: BEERS },
  { of: "zolpidem zaleplon eszopiclone phenobarbital butalbital-acetaminophen-caffeine gabapentin pregabalin mirtazapine baclofen", whom: "old", says: said, source: BEERS },
  { of: "spironolactone triamterene-hydrochlorothiazide amiloride duloxetine famotidine nizatidine levetiracetam enoxaparin fondaparinux dofetilide", whom: "old", says: said, source: BEERS },
  { of: "donepezil galantamine rivastigmine carbamazepine oxcarbazepine estradiol", whom: "old", says: said, source: BEERS },
];
