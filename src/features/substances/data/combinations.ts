/** Combination products: names in use | ingredients | routes where they differ from the ingredients' own. */
export const combinations = `
# blood pressure
Accuretic, Quinaretic | quinapril + hydrochlorothiazide
Aldactazide | spironolactone + hydrochlorothiazide
Aldoril | methyldopa + hydrochlorothiazide
Atacand HCT | candesartan + hydrochlorothiazide
Avalide | irbesartan + hydrochlorothiazide
Azor | amlodipine + olmesartan
Benicar HCT | olmesartan + hydrochlorothiazide
BiDil | isosorbide-dinitrate + hydralazine
Byvalson | nebivolol + valsartan
Caduet | amlodipine + atorvastatin
Capozide | captopril + hydrochlorothiazide
Clorpres | clonidine + chlorthalidone
Consensi | amlodipine + celecoxib
Corzide | nadolol + bendroflumethiazide
Diovan HCT | valsartan + hydrochlorothiazide
Dutoprol, Lopressor HCT | metoprolol + hydrochlorothiazide
Dyazide, Maxzide | triamterene + hydrochlorothiazide
Edarbyclor | azilsartan + chlorthalidone
Entresto | sacubitril + valsartan
Exforge | amlodipine + valsartan
Exforge HCT | amlodipine + valsartan + hydrochlorothiazide
Hyzaar | losartan + hydrochlorothiazide
Inderide | propranolol + hydrochlorothiazide
Lexxel | enalapril + felodipine
Lotensin HCT | benazepril + hydrochlorothiazide
Lotrel | amlodipine + benazepril
Micardis HCT | telmisartan + hydrochlorothiazide
Moduretic | amiloride + hydrochlorothiazide
Monopril-HCT | fosinopril + hydrochlorothiazide
Prestalia | perindopril + amlodipine
Prinzide, Zestoretic | lisinopril + hydrochlorothiazide
Tarka | trandolapril + verapamil
Tekamlo | aliskiren + amlodipine
Tekturna HCT | aliskiren + hydrochlorothiazide
Amturnide | aliskiren + amlodipine + hydrochlorothiazide
Tenoretic | atenolol + chlorthalidone
Teveten HCT | eprosartan + hydrochlorothiazide
Tribenzor | olmesartan + amlodipine + hydrochlorothiazide
Twynsta | telmisartan + amlodipine
Uniretic | moexipril + hydrochlorothiazide
Valturna | aliskiren + valsartan
Vaseretic | enalapril + hydrochlorothiazide
Widaplik | amlodipine + telmisartan + indapamide
Ziac | bisoprolol + hydrochlorothiazide
Opsynvi | macitentan + tadalafil
# lipids and platelets
Advicor | niacin + lovastatin
Simcor | niacin + simvastatin
Liptruzet | ezetimibe + atorvastatin
Vytorin | ezetimibe + simvastatin
Roszet | ezetimibe + rosuvastatin
Nexlizet | bempedoic-acid + ezetimibe
Aggrenox | aspirin + dipyridamole
Yosprala | aspirin + omeprazole
Pravigard | aspirin + pravastatin
# diabetes
Actoplus Met | pioglitazone + metformin
Avandamet | rosiglitazone + metformin
Avandaryl | rosiglitazone + glimepiride
Duetact | pioglitazone + glimepiride
Glucovance | glyburide + metformin
Glyxambi | empagliflozin + linagliptin
Invokamet, Invokamet XR | canagliflozin + metformin
Janumet, Janumet XR, Zituvimet, Zituvimet XR | sitagliptin + metformin
Jentadueto, Jentadueto XR | linagliptin + metformin
Juvisync | sitagliptin + simvastatin
Kazano | alogliptin + metformin
Kombiglyze XR | saxagliptin + metformin
Metaglip | glipizide + metformin
Oseni | alogliptin + pioglitazone
Prandimet | repaglinide + metformin
Qtern | dapagliflozin + saxagliptin
Qternmet XR | dapagliflozin + saxagliptin + metformin
Segluromet | ertugliflozin + metformin
Soliqua, Soliqua 100/33 | insulin-glargine + lixisenatide
Steglujan | ertugliflozin + sitagliptin
Synjardy, Synjardy XR | empagliflozin + metformin
Trijardy XR | empagliflozin + linagliptin + metformin
Xigduo XR | dapagliflozin + metformin
Xultophy, Xultophy 100/3.6 | insulin-degludec + liraglutide
Humulin 70/30, Novolin 70/30 | insulin-nph + insulin-human
Humalog Mix 75/25, Humalog Mix 50/50, insulin lispro protamine | insulin-lispro
Novolog Mix 70/30, insulin aspart protamine | insulin-aspart
Ryzodeg | insulin-degludec + insulin-aspart
Contrave | naltrexone + bupropion
Qsymia | phentermine + topiramate
# bone
Fosamax Plus D | alendronate + cholecalciferol
Actonel with Calcium | risedronate + calcium-carbonate
Os-Cal 500 + D, Caltrate 600+D | calcium-carbonate + cholecalciferol
Citracal + D | calcium-citrate + cholecalciferol
Col-Probenecid, probenecid and colchicine | probenecid + colchicine
Duzallo | lesinurad + allopurinol
# psychiatry
Auvelity | dextromethorphan + bupropion
Cobenfy | xanomeline + trospium
Limbitrol | chlordiazepoxide + amitriptyline
Lybalvi | olanzapine + samidorphan
Symbyax | olanzapine + fluoxetine
Triavil, Etrafon | perphenazine + amitriptyline
Adderall, Adderall XR, Mydayis, mixed amphetamine salts, amphetamine salts | dextroamphetamine + amphetamine
Azstarys | serdexmethylphenidate + dexmethylphenidate
Xywav, calcium magnesium potassium and sodium oxybates | sodium-oxybate
Suboxone, Zubsolv, Bunavail, bup/nal | buprenorphine + naloxone
# neurology
Sinemet, Sinemet CR, Rytary, Parcopa, Duopa, Crexont, Dhivy | carbidopa + levodopa
Stalevo | carbidopa + levodopa + entacapone
Vyalev | foscarbidopa + foslevodopa
Namzaric | memantine + donepezil
Nuedexta | dextromethorphan + quinidine
Treximet | sumatriptan + naproxen
Symbravo | meloxicam + rizatriptan
Cafergot, Migergot | ergotamine + caffeine
Midrin | isometheptene + acetaminophen
Soma Compound | carisoprodol + aspirin
Soma Compound with Codeine | carisoprodol + aspirin + codeine
Norgesic, Norgesic Forte, Orphengesic Forte | orphenadrine + aspirin + caffeine
Relyvrio | sodium-phenylbutyrate + taurursodiol
# pain
Percocet, Endocet, Roxicet, Primlev, Xartemis XR, Nalocet, Prolate, Tylox | oxycodone + acetaminophen
Percodan, Endodan | oxycodone + aspirin
Combunox | oxycodone + ibuprofen
Vicodin, Vicodin ES, Vicodin HP, Lortab, Norco, Lorcet, Xodol, Zydone, Verdrocet, Hycet, Maxidone, Anexsia | hydrocodone + acetaminophen
Vicoprofen, Reprexain, Ibudone, Xylon | hydrocodone + ibuprofen
Tylenol with Codeine, Tylenol #3, Tylenol #4, Tylenol-Codeine No.3, Tylenol with Codeine #3 | acetaminophen + codeine
Ultracet | tramadol + acetaminophen
Seglentis | celecoxib + tramadol
Darvocet, Darvocet-N 100 | propoxyphene + acetaminophen
Talacen | pentazocine + acetaminophen
Talwin Nx | pentazocine + naloxone
Embeda | morphine + naltrexone
Targiniq ER | oxycodone + naloxone
Troxyca ER | oxycodone + naltrexone
Trezix, Panlor, Dvorah | acetaminophen + caffeine + dihydrocodeine
Synalgos-DC | aspirin + caffeine + dihydrocodeine
Fioricet, Esgic, Zebutal, Vtol LQ | butalbital + acetaminophen + caffeine
Fioricet with Codeine | butalbital + acetaminophen + caffeine + codeine
Fiorinal | butalbital + aspirin + caffeine
Fiorinal with Codeine, Ascomp with Codeine | butalbital + aspirin + caffeine + codeine
Bupap, Tencon, Allzital, Phrenilin Forte | butalbital + acetaminophen
Arthrotec | diclofenac + misoprostol
Duexis | ibuprofen + famotidine
Vimovo | naproxen + esomeprazole
Prevacid NapraPAC | naproxen + lansoprazole
Combogesic, Advil Dual Action | acetaminophen + ibuprofen
Zynrelef | bupivacaine + meloxicam
Excedrin, Excedrin Migraine, Excedrin Extra Strength, Goody's Extra Strength | acetaminophen + aspirin + caffeine
Excedrin Tension Headache | acetaminophen + caffeine
Excedrin PM Headache | acetaminophen + aspirin + diphenhydramine
BC Powder, Anacin | aspirin + caffeine
Alka-Seltzer | aspirin + citric-acid + sodium-bicarbonate
Midol Complete | acetaminophen + caffeine + pyrilamine
Pamprin | acetaminophen + pamabrom + pyrilamine
EMLA, Oraqix | lidocaine + prilocaine | top-
Synera, Pliaglis | lidocaine + tetracaine | top-
Kovanaze | oxymetazoline + tetracaine | nas
Septocaine, Orabloc, Articadent | articaine + epinephrine | infil
Xylocaine with Epinephrine, lidocaine with epinephrine, Lignospan | lidocaine + epinephrine | infil
Marcaine with Epinephrine, Sensorcaine with Epinephrine | bupivacaine + epinephrine | infil
Salonpas | methyl-salicylate + menthol | top-
Icy Hot Cream, Bengay Ultra Strength | methyl-salicylate + menthol | top-
Tiger Balm | camphor + menthol | top-
Vicks VapoRub | camphor + eucalyptus-oil + menthol | top-
# anti-infectives
Augmentin, Augmentin XR, Augmentin ES-600, amox/clav, amox-clav, amoxiclav, amoxicillin-pot clavulanate | amoxicillin + clavulanate
Timentin | ticarcillin + clavulanate
Unasyn | ampicillin + sulbactam
Zosyn, pip/tazo, pip-tazo, piptaz | piperacillin + tazobactam
Avycaz | ceftazidime + avibactam
Zerbaxa | ceftolozane + tazobactam
Exblifep | cefepime + enmetazobactam
Emblaveo | aztreonam + avibactam
Xacduro | sulbactam + durlobactam
Primaxin | imipenem + cilastatin
Recarbrio | imipenem + cilastatin + relebactam
Vabomere | meropenem + vaborbactam
Orlynvah | sulopenem + probenecid
Synercid | quinupristin + dalfopristin
Bicillin C-R, Bicillin C-R 900/300 | penicillin-g
Bactrim, Bactrim DS, Septra, Septra DS, Sulfatrim, co-trimoxazole, cotrimoxazole, TMP/SMX, TMP-SMX, SMZ/TMP, SMZ-TMP, SMX/TMP, SMX-TMP, trimethoprim-sulfa | sulfamethoxazole + trimethoprim
Pediazole | erythromycin + sulfisoxazole
Urogesic Blue, Uribel, Urelle, Ustell, Uro-MP | methenamine + methylene-blue + phenyl-salicylate + hyoscyamine
Rifamate, IsonaRif | rifampin + isoniazid
Rifater | rifampin + isoniazid + pyrazinamide
Prevpac | lansoprazole + amoxicillin + clarithromycin
Omeclamox-Pak | omeprazole + amoxicillin + clarithromycin
Pylera | bismuth-subcitrate + metronidazole + tetracycline
Helidac | bismuth-subsalicylate + metronidazole + tetracycline
Talicia | omeprazole + amoxicillin + rifabutin
Voquezna Triple Pak | vonoprazan + amoxicillin + clarithromycin
Voquezna Dual Pak | vonoprazan + amoxicillin
Malarone | atovaquone + proguanil
Coartem | artemether + lumefantrine
Fansidar | sulfadoxine + pyrimethamine
Lotrisone | clotrimazole + betamethasone | top-
Mycolog II, Mytrex | nystatin + triamcinolone | top-
Vusion | miconazole + zinc-oxide + petrolatum | top-
Rid, A-200 | pyrethrins + piperonyl-butoxide | top-
Neosporin, triple antibiotic, triple antibiotic ointment | neomycin + polymyxin-b + bacitracin | top- oph-
Neosporin + Pain Relief, Neosporin Plus Pain Relief | neomycin + polymyxin-b + bacitracin + pramoxine | top-
Polysporin, double antibiotic | polymyxin-b + bacitracin | top- oph-
Neosporin GU Irrigant | neomycin + polymyxin-b | irrigation-
Cortisporin | neomycin + polymyxin-b + hydrocortisone | ot- oph- top-
Coly-Mycin S, Cortisporin-TC | neomycin + colistimethate + hydrocortisone | ot-
# HIV and hepatitis C
Atripla | efavirenz + emtricitabine + tenofovir-disoproxil
Biktarvy | bictegravir + emtricitabine + tenofovir-alafenamide
Cabenuva | cabotegravir + rilpivirine
Cimduo, Temixys | lamivudine + tenofovir-disoproxil
Combivir | lamivudine + zidovudine
Complera | emtricitabine + rilpivirine + tenofovir-disoproxil
Delstrigo | doravirine + lamivudine + tenofovir-disoproxil
Idvynso | doravirine + islatravir
Descovy | emtricitabine + tenofovir-alafenamide
Dovato | dolutegravir + lamivudine
Epzicom | abacavir + lamivudine
Evotaz | atazanavir + cobicistat
Genvoya | elvitegravir + cobicistat + emtricitabine + tenofovir-alafenamide
Juluca | dolutegravir + rilpivirine
Kaletra | lopinavir + ritonavir
Odefsey | emtricitabine + rilpivirine + tenofovir-alafenamide
Prezcobix | darunavir + cobicistat
Stribild | elvitegravir + cobicistat + emtricitabine + tenofovir-disoproxil
Symfi, Symfi Lo | efavirenz + lamivudine + tenofovir-disoproxil
Symtuza | darunavir + cobicistat + emtricitabine + tenofovir-alafenamide
Triumeq, Triumeq PD | abacavir + dolutegravir + lamivudine
Trizivir | abacavir + lamivudine + zidovudine
Truvada | emtricitabine + tenofovir-disoproxil
Epclusa | sofosbuvir + velpatasvir
Harvoni | ledipasvir + sofosbuvir
Mavyret | glecaprevir + pibrentasvir
Technivie | ombitasvir + paritaprevir + ritonavir
Viekira Pak, Viekira XR | ombitasvir + paritaprevir + ritonavir + dasabuvir
Vosevi | sofosbuvir + velpatasvir + voxilaprevir
Zepatier | elbasvir + grazoprevir
Paxlovid | nirmatrelvir + ritonavir
Inmazeb | atoltivimab + maftivimab + odesivimab
Xerese | acyclovir + hydrocortisone | top-
# respiratory
Advair, Advair Diskus, Advair HFA, AirDuo RespiClick, AirDuo Digihaler, Wixela Inhub | fluticasone + salmeterol
Airsupra | albuterol + budesonide
Anoro Ellipta | umeclidinium + vilanterol
Bevespi Aerosphere | glycopyrrolate + formoterol
Breo Ellipta | fluticasone + vilanterol
Breztri Aerosphere | budesonide + glycopyrrolate + formoterol
Combivent, Combivent Respimat, DuoNeb | ipratropium + albuterol
Duaklir Pressair | aclidinium + formoterol
Dulera | mometasone + formoterol
Stiolto Respimat | tiotropium + olodaterol
Symbicort, Breyna | budesonide + formoterol
Trelegy Ellipta | fluticasone + umeclidinium + vilanterol
Utibron Neohaler | indacaterol + glycopyrrolate
Dymista | azelastine + fluticasone
Ryaltris | olopatadine + mometasone
Alyftrek | vanzacaftor + tezacaftor + deutivacaftor
Orkambi | lumacaftor + ivacaftor
Symdeko | tezacaftor + ivacaftor
Trikafta | elexacaftor + tezacaftor + ivacaftor
Allegra-D, Allegra-D 12 Hour, Allegra-D 24 Hour | fexofenadine + pseudoephedrine
Claritin-D, Claritin-D 12 Hour, Claritin-D 24 Hour, Alavert-D | loratadine + pseudoephedrine
Clarinex-D | desloratadine + pseudoephedrine
Zyrtec-D, Zyrtec-D 12 Hour | cetirizine + pseudoephedrine
Semprex-D | acrivastine + pseudoephedrine
Advil Cold and Sinus | ibuprofen + pseudoephedrine
Aleve-D, Aleve Cold and Sinus, Sudafed 12 Hour Pressure Pain | naproxen + pseudoephedrine
Mucinex D | guaifenesin + pseudoephedrine
Mucinex DM, Robitussin DM, Robafen DM, Tussin DM | guaifenesin + dextromethorphan
Robitussin AC, Cheratussin AC, Guaiatussin AC, Virtussin AC, Iophen C-NR, guaifenesin AC | guaifenesin + codeine
Entex T | guaifenesin + pseudoephedrine
Promethazine DM, Phenergan DM | promethazine + dextromethorphan
Promethazine with Codeine, Phenergan with Codeine | promethazine + codeine
Promethazine VC | promethazine + phenylephrine
Promethazine VC with Codeine | promethazine + phenylephrine + codeine
Hycodan, Hydromet, Tussigon | hydrocodone + homatropine
TussiCaps, Tussionex, Tussionex Pennkinetic | hydrocodone + chlorpheniramine
Tuxarin ER, Tuzistra XR | codeine + chlorpheniramine
Bromfed DM | brompheniramine + pseudoephedrine + dextromethorphan
Dimetapp Cold and Allergy | brompheniramine + phenylephrine
Coricidin HBP Cough and Cold | chlorpheniramine + dextromethorphan
NyQuil, Vicks NyQuil Cold and Flu | acetaminophen + dextromethorphan + doxylamine
DayQuil, Vicks DayQuil Cold and Flu, Tylenol Cold, Theraflu Daytime | acetaminophen + dextromethorphan + phenylephrine
Alka-Seltzer Plus Cold | aspirin + chlorpheniramine + phenylephrine
Actifed, Aprodine | triprolidine + pseudoephedrine
Tylenol PM, Unisom PM Pain, Excedrin PM | acetaminophen + diphenhydramine
Advil PM, Motrin PM | ibuprofen + diphenhydramine
Aleve PM | naproxen + diphenhydramine
Dologesic | acetaminophen + phenyltoloxamine
# digestive
Akynzeo | netupitant + palonosetron
Bonjesta, Diclegis | doxylamine + pyridoxine
Donnatal, Phenohytro | phenobarbital + hyoscyamine + atropine + scopolamine
Librax | chlordiazepoxide + clidinium
Lomotil | diphenoxylate + atropine
Motofen | difenoxin + atropine
Konvomep, Zegerid, Zegerid OTC | omeprazole + sodium-bicarbonate
Pepcid Complete | famotidine + calcium-carbonate + magnesium-hydroxide
Rolaids | calcium-carbonate + magnesium-hydroxide
Maalox, Mylanta, Mi-Acid, Mag-Al Plus, Almacone | aluminum-hydroxide + magnesium-hydroxide + simethicone
Mag-Al | aluminum-hydroxide + magnesium-hydroxide
Gaviscon | aluminum-hydroxide + magnesium-carbonate
Imodium Multi-Symptom Relief | loperamide + simethicone
Clenpiq, Prepopik | sodium-picosulfate + magnesium-oxide + citric-acid
GoLYTELY, CoLyte, GaviLyte-C, GaviLyte-G | polyethylene-glycol-3350 + sodium-sulfate + sodium-bicarbonate + sodium-chloride + potassium-chloride | po-
NuLYTELY, TriLyte, GaviLyte-N | polyethylene-glycol-3350 + sodium-bicarbonate + sodium-chloride + potassium-chloride | po-
MoviPrep, Plenvu | polyethylene-glycol-3350 + sodium-sulfate + sodium-chloride + potassium-chloride + ascorbic-acid | po-
Suflave | polyethylene-glycol-3350 + sodium-sulfate + potassium-chloride + magnesium-sulfate + sodium-chloride | po-
Sutab | sodium-sulfate + magnesium-sulfate + potassium-chloride | po-
Suprep | sodium-sulfate + potassium-sulfate + magnesium-sulfate | po-
Peri-Colace, Senokot-S, Senna-S, Senna Plus, Colace 2-in-1 | senna + docusate
Analpram HC, Epifoam, Pramosone, Proctofoam HC | hydrocortisone + pramoxine | top- pr
Preparation H | phenylephrine + petrolatum | pr top-
# women's health: contraceptives with ethinyl estradiol
Alesse, Aviane, Lessina, Levora, Lutera, Nordette, Portia, Sronyx, Vienva, Amethyst, Seasonale, Seasonique, LoSeasonique, Jolessa, Camrese, Camreselo, Amethia, Quartette, Lybrel, Altavera, Marlissa, Kurvelo, Orsythia, Falmina, Larissia, Chateal, Trivora, Enpresse, Levonest, Myzilra, Introvale, Setlakin, Ashlyna, Daysee, Rivelsa, Fayosim, Afirmelle, Ayuna, Aubra, Delyla, Dolishale, Iclevia, Jaimiess, Lojaimiess, Tyblume, Balcoltra, Twirla, Lillow, Triphasil, Preven | ethinyl-estradiol + levonorgestrel
Apri, Desogen, Ortho-Cept, Reclipsen, Kariva, Mircette, Azurette, Viorele, Cyclessa, Velivet, Enskyce, Emoquette, Isibloom, Juleber, Kalliga, Cyred, Pimtrea, Bekyree, Volnea, Simliya, Caziant | ethinyl-estradiol + desogestrel
Yaz, Yasmin, Ocella, Gianvi, Loryna, Nikki, Syeda, Zarah, Vestura, Jasmiel, Lo-Zumandimine, Zumandimine | ethinyl-estradiol + drospirenone
Beyaz, Safyral, Tydemy | ethinyl-estradiol + drospirenone + levomefolate
Nextstellis | estetrol + drospirenone
Angeliq | estradiol + drospirenone
Natazia | estradiol + dienogest
Demulen, Kelnor, Kelnor 1/35, Zovia 1/35, Zovia | ethinyl-estradiol + ethynodiol
Ortho Evra, Xulane, Zafemy | ethinyl-estradiol + norelgestromin | td
NuvaRing, EluRyng, Haloette, EnilloRing | ethinyl-estradiol + etonogestrel | pv+
Annovera | ethinyl-estradiol + segesterone | pv+
Loestrin, Loestrin Fe, Lo Loestrin Fe, Junel, Junel Fe, Microgestin, Microgestin Fe, Minastrin 24 Fe, Taytulla, Blisovi Fe, Larin, Larin Fe, Tarina Fe, Hailey Fe, Aurovela, Aurovela Fe, Estrostep Fe, Tilia Fe, Ortho-Novum, Ovcon, Modicon, Necon, Nortrel, Cyclafem, Brevicon, Norinyl, Tri-Norinyl, Aranelle, Balziva, Wera, Zenchent, Philith, Vyfemla, Alyacen, Dasetta, Nylia, Pirmella, Generess Fe, Layolis Fe, Kaitlib Fe, Wymzya Fe, Femcon Fe, Briellyn, Gildess, Lomedia Fe, Taysofy, Gemmily, Merzee, Charlotte 24 Fe, Finzala, Leena, Tri-Legest Fe | ethinyl-estradiol + norethindrone
Ortho Tri-Cyclen, Ortho Tri-Cyclen Lo, Ortho-Cyclen, Sprintec, Tri-Sprintec, Tri-Lo-Sprintec, Previfem, Tri-Previfem, Mono-Linyah, Tri-Linyah, Estarylla, Tri-Estarylla, Mili, Tri-Mili, Tri-Lo-Mili, Tri-Lo-Marzia, TriNessa, MonoNessa, Nymyo, Tri-Nymyo, Femynor, Tri Femynor, Tri-VyLibra, VyLibra | ethinyl-estradiol + norgestimate
Lo/Ovral, Ogestrel, Low-Ogestrel, Cryselle, Elinest, Turqoz | ethinyl-estradiol + norgestrel
Femhrt, Jinteli, Jevantique, Fyavolv | ethinyl-estradiol + norethindrone
Norinyl 1+50, Necon 1/50 | mestranol + norethindrone
# women's health: menopause and others
Activella, Amabelz, Mimvey, Lopreeza, CombiPatch | estradiol + norethindrone
Bijuva | estradiol + progesterone
Climara Pro | estradiol + levonorgestrel | td
Prefest | estradiol + norgestimate
Prempro, Premphase | estrogens-conjugated + medroxyprogesterone
Duavee | estrogens-conjugated + bazedoxifene
Covaryx, EEMT, Estratest | estrogens-esterified + methyltestosterone
Myfembree | relugolix + estradiol + norethindrone
Oriahnn | elagolix + estradiol + norethindrone
Phexxi | lactic-acid + citric-acid + potassium-bitartrate | pv-
Jalyn | dutasteride + tamsulosin
Entadfi | finasteride + tadalafil
# skin
Acanya, BenzaClin, Duac, Onexton, Neuac | clindamycin + benzoyl-peroxide | top-
Benzamycin | erythromycin + benzoyl-peroxide | top-
Cabtreo | clindamycin + adapalene + benzoyl-peroxide | top-
Epiduo, Epiduo Forte | adapalene + benzoyl-peroxide | top-
Twyneo | tretinoin + benzoyl-peroxide | top-
Veltin, Ziana | clindamycin + tretinoin | top-
Duobrii | halobetasol + tazarotene | top-
Enstilar, Taclonex, Wynzora | calcipotriene + betamethasone | top-
Tri-Luma | fluocinolone + hydroquinone + tretinoin | top-
Sarna, Sarna Original | camphor + menthol | top-
Caladryl | calamine + pramoxine | top-
Sumaxin, Avar, Rosula, Plexion, Sulfacleanse | sulfacetamide + sulfur | top-
A+D Ointment | petrolatum + lanolin | top-
lidocaine-hydrocortisone | lidocaine + hydrocortisone | top-
# eye and ear
Blephamide, Vasocidin | sulfacetamide + prednisolone | oph-
Pred-G | gentamicin + prednisolone | oph-
Cipro HC | ciprofloxacin + hydrocortisone | ot-
Ciprodex | ciprofloxacin + dexamethasone | ot-
Otovel | ciprofloxacin + fluocinolone | ot-
Combigan | brimonidine + timolol | oph+
Cosopt, Cosopt PF | dorzolamide + timolol | oph+
Maxitrol | neomycin + polymyxin-b + dexamethasone | oph-
Polytrim | polymyxin-b + trimethoprim | oph-
Rocklatan | netarsudil + latanoprost | oph-
Simbrinza | brinzolamide + brimonidine | oph+
TobraDex, TobraDex ST | tobramycin + dexamethasone | oph-
Zylet | tobramycin + loteprednol | oph-
Naphcon-A, Opcon-A, Visine-A | naphazoline + pheniramine | oph-
Cyclomydril | cyclopentolate + phenylephrine | oph-
Omidria | phenylephrine + ketorolac | oph-
Mydcombi | tropicamide + phenylephrine | oph-
Paremyd | hydroxyamphetamine + tropicamide | oph-
Yuvezzi | carbachol + brimonidine | oph-
Systane, Systane Ultra | polyethylene-glycol-400 + propylene-glycol | oph-
Auralgan | antipyrine + benzocaine | ot-
Acetasol HC, VoSol HC | acetic-acid + hydrocortisone | ot-
# oncology
Akeega | niraparib + abiraterone
Avmapki Fakzynja | avutometinib + defactinib
Darzalex Faspro | daratumumab + hyaluronidase
Herceptin Hylecta | trastuzumab + hyaluronidase
Phesgo | pertuzumab + trastuzumab + hyaluronidase
Rituxan Hycela | rituximab + hyaluronidase
Tecentriq Hybreza | atezolizumab + hyaluronidase
Opdivo Qvantig | nivolumab + hyaluronidase
Keytruda Qlex | pembrolizumab + hyaluronidase
Rybrevant Faspro | amivantamab + hyaluronidase
Inqovi | decitabine + cedazuridine
Kisqali Femara | ribociclib + letrozole
Lonsurf | trifluridine + tipiracil
Opdualag | nivolumab + relatlimab
Vyxeos | daunorubicin + cytarabine
# other injectables and kits
Kygevvi | doxecitine + doxribtimine
Zaynich | cefepime + zidebactam
Plegisol, cardioplegic solution | potassium-chloride + sodium-chloride + calcium-chloride + magnesium-chloride
Dianeal, Dianeal Low Calcium, Dianeal PD-2 | dextrose + sodium-chloride + sodium-lactate + calcium-chloride + magnesium-chloride | ip-
PEG 3350 and Electrolytes, PEG-3350 with Electrolytes | polyethylene-glycol-3350 + sodium-sulfate + sodium-bicarbonate + sodium-chloride + potassium-chloride | po-
ChloraPrep | chlorhexidine + isopropyl-alcohol | top-
Listerine | eucalyptol + menthol + methyl-salicylate + thymol | dent-
Cetacaine | benzocaine + butamben + tetracaine | top-
Tussin CF | dextromethorphan + guaifenesin + phenylephrine
Mucinex Fast-Max Severe Cold | acetaminophen + dextromethorphan + guaifenesin + phenylephrine
Nodolor | isometheptene + dichloralphenazone + acetaminophen
Ocrevus Zunovo | ocrelizumab + hyaluronidase
Vyvgart Hytrulo | efgartigimod-alfa + hyaluronidase
HyQvia | immune-globulin + hyaluronidase
Ammonul | sodium-phenylacetate + sodium-benzoate
Nithiodote | sodium-nitrite + sodium-thiosulfate
DuoDote, ATNAA | atropine + pralidoxime
Defencath | taurolidine + heparin
Tri-Vi-Flor, Poly-Vi-Flor | multivitamin + sodium-fluoride
Foltx, Folbic, Foltabs | folic-acid + pyridoxine + cyanocobalamin
Humate-P, Alphanate, Wilate | factor-viii + von-willebrand-factor
Bicitra, Cytra-2, Oracit | sodium-citrate + citric-acid
Polycitra, Cytra-3, Virtrate-3 | potassium-citrate + sodium-citrate + citric-acid
K-Phos Neutral, Phospha 250 Neutral, Virt-Phos 250 Neutral | potassium-phosphate + sodium-phosphate
Renacidin | citric-acid + gluconolactone + magnesium-carbonate
Plasma-Lyte A, Plasma-Lyte 148, Normosol-R | sodium-chloride + sodium-gluconate + sodium-acetate + potassium-chloride + magnesium-chloride
Kabiven, Perikabiven, Clinimix, Clinimix E | amino-acids + dextrose
`;
