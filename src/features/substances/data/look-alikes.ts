/**
 * Names that have been mistaken for each other, brand and generic, one group a line. The facts are those of the
 * published FDA and ISMP lists and error reports; a misspelt name is never read as one of a group without asking
 * when another of the group is nearly as close.
 */
export const lookAlikes = `
acetazolamide, acetohexamide
acetaminophen, acetazolamide
Aciphex, Aricept
Actos, Actonel
Adderall, Inderal
Advair, Advicor
albuterol, atenolol
allopurinol, Apresoline
alprazolam, lorazepam, clonazepam
Altace, Artane, Amerge
Amaryl, Reminyl, Amerge
Ambien, Ambisome
amantadine, amiodarone, ranitidine, rimantadine
amiloride, amlodipine
amlodipine, felodipine, nifedipine, nimodipine, nicardipine, nisoldipine
Anzemet, Avandamet
Apidra, Spiriva
aripiprazole, rabeprazole, omeprazole, esomeprazole, pantoprazole, lansoprazole
Asacol, Os-Cal
Avandia, Coumadin, Prandin
Avinza, Evista, Invanz
azacitidine, azathioprine
azithromycin, erythromycin, clarithromycin, azathioprine
baclofen, Bactroban
Benadryl, benazepril
Brilinta, Brintellix
bupropion, buspirone
captopril, carvedilol
carbamazepine, oxcarbazepine, eslicarbazepine
carboplatin, cisplatin, oxaliplatin
Cardura, Coumadin, Ridaura, K-Dur
Cardene, Cardizem
cefazolin, cefoxitin, cefotetan, cefotaxime, ceftriaxone, ceftazidime, cefuroxime, cefprozil
Celebrex, Celexa, Cerebyx
cetirizine, sertraline, stiripentol
chlorpromazine, chlorpropamide, chlordiazepoxide
clomiphene, clomipramine
clonidine, clonazepam, Klonopin, quinidine, clozapine
Cozaar, Zocor, Colace
cycloserine, cyclosporine, cyclophosphamide, cyclobenzaprine
dactinomycin, daptomycin
daunorubicin, doxorubicin, idarubicin, epirubicin
diazepam, diltiazem, midazolam, lorazepam
dimenhydrinate, diphenhydramine
Diovan, Zyban
dobutamine, dopamine
docetaxel, paclitaxel, cabazitaxel
Doribax, Zovirax
doxazosin, doxepin, prazosin, terazosin
duloxetine, fluoxetine, paroxetine, vortioxetine, dexlansoprazole
Effexor, Effient
enalapril, Eldepryl, Anafranil
ephedrine, epinephrine, norepinephrine, phenylephrine
eribulin, epirubicin
ethambutol, ethionamide
Farxiga, Fetzima
fentanyl, sufentanil, alfentanil, remifentanil
Femara, Femhrt, Provera
fexofenadine, fluoxetine
Flomax, Fosamax, Flonase
fluoxetine, fluvastatin, fluvoxamine, fluphenazine, flavoxate
Foradil, Toradol, Fortical
fosphenytoin, phenytoin, fospropofol
glipizide, glyburide, glimepiride
guaifenesin, guanfacine
Humalog, Humulin, Novolog, Novolin, Humalog Mix 75/25, Novolog Mix 70/30
hydralazine, hydroxyzine, hydroxyurea, hydrochlorothiazide, hydroxychloroquine
hydrocodone, oxycodone, hydrocortisone, hydromorphone
Hydrea, hydroxyzine
infliximab, rituximab
Inspra, Spiriva
Invega, Intuniv
isotretinoin, tretinoin
Jantoven, Januvia, Janumet
Kaletra, Keppra
ketorolac, Ketalar, ketamine
Klor-Con, Klaron
Lamictal, Lamisil, Lomotil, labetalol
lamivudine, lamotrigine, zidovudine
lanthanum, lithium
Lantus, Latuda
Lasix, Luvox, Lidex
leucovorin, Leukeran, Leukine, levoleucovorin
levetiracetam, levocarnitine, levofloxacin, lacosamide
levothyroxine, liothyronine, lamotrigine
Lexapro, loxapine, Loxitane
Lipitor, Zyrtec, Loniten
lisinopril, Risperdal
Lunesta, Neulasta
Lovenox, Lotronex, Levoxyl, Luvox
Lyrica, Lopressor
medroxyprogesterone, methylprednisolone, methyltestosterone
Mellaril, Elavil
metformin, metronidazole
methadone, methylphenidate, metolazone, Mephyton, Metadate
methimazole, metolazone, methazolamide, metronidazole
metoprolol, metaproterenol, misoprostol, metoclopramide
mifepristone, misoprostol
Micronase, Microzide, Micro-K
Miralax, Mirapex
mitomycin, mitoxantrone
morphine, hydromorphone, meperidine
Mucinex, Mucomyst
Neurontin, Noroxin
nizatidine, tizanidine
olanzapine, quetiapine, oxcarbazepine
opium, morphine
oxycodone, OxyContin, MS Contin, oxymorphone
Paxil, Plavix, Taxol
pemetrexed, pralatrexate
pentobarbital, phenobarbital
Pitocin, Pitressin
Plendil, Isordil, Prilosec
prednisone, prednisolone, primidone, Prilosec
Pristiq, Prilosec, Prozac
propranolol, Propulsid, Pravachol
Prograf, Proscar, Prozac, Provera
propylthiouracil, Purinethol, mercaptopurine
quinine, quinidine
Razadyne, Rozerem
Remeron, Zemuron, Rozerem
Requip, Risperdal, ropinirole, risperidone
Reminyl, Robinul
Retrovir, ritonavir
rifampin, rifaximin, rifabutin, Rifamate, Rifadin
romidepsin, romiplostim
Restoril, Risperdal
Sandimmune, Sandostatin
saxagliptin, sitagliptin, linagliptin, sumatriptan
Seroquel, Serzone, Sinequan
sertraline, Serzone, Soriatane
simvastatin, sitagliptin, pitavastatin, pravastatin
Sonata, Soriatane
sorafenib, sunitinib, pazopanib, ponatinib
sulfadiazine, sulfasalazine, sulfisoxazole
sumatriptan, zolmitriptan
tacrolimus, tamsulosin, sirolimus, everolimus
Tegretol, Toradol, Trental, Tequin
tiagabine, tizanidine
tolazamide, tolbutamide, tolterodine, tolcapone
Topamax, Toprol-XL
tramadol, trazodone, Toradol
Tricor, Tracleer, Trilipix
Ultram, Ultane
valacyclovir, valganciclovir
vinblastine, vincristine, vinorelbine
Viagra, Allegra
Vioxx, Zyvox
Xanax, Zantac, Zyrtec, Xopenex, Fanapt
Xeloda, Xenical
Yasmin, Yaz
Zestril, Zetia, Zyprexa
Zocor, Zoloft, Zyrtec
zolpidem, Zyloprim, zolmitriptan
Zyprexa, Zyrtec, Celexa, Zestril
Zantac, Zofran, Zyrtec
Zyvox, Zovirax
`;
