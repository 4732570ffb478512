/** Antibacterials, tuberculosis, antifungals and antiparasitics. */
export const antimicrobials = `
# penicillins
amoxicillin | penicillin | po | trihydrate, sodium | Amoxil, Moxatag, Trimox | danger amox
ampicillin | penicillin | po iv im | sodium, trihydrate | Principen |
carbenicillin | penicillin | po | indanyl sodium | Geocillin | retired
dicloxacillin | penicillin | po | sodium | Dynapen |
nafcillin | penicillin | iv im | sodium | Nallpen |
oxacillin | penicillin | iv im | sodium | Bactocill |
penicillin-g | penicillin | iv im | potassium, sodium, benzathine, procaine | Pfizerpen, Bicillin L-A, Extencilline, Lentocilin | aka benzylpenicillin, penicillin G benzathine, penicillin G potassium, penicillin G procaine, penicillin G sodium; danger PCN G
penicillin-v | penicillin | po | potassium | Veetids, Pen-Vee K, Penicillin VK | aka phenoxymethylpenicillin, penicillin V potassium; danger PCN VK, PVK
piperacillin | penicillin | iv | sodium | Pipracil |
pivmecillinam | penicillin | po | hydrochloride | Pivya |
ticarcillin | penicillin | iv | disodium | Ticar | retired
clavulanate | beta-lactamase-inhibitor | po iv | potassium | | aka clavulanic acid
sulbactam | beta-lactamase-inhibitor | iv | sodium | |
tazobactam | beta-lactamase-inhibitor | iv | sodium | |
avibactam | beta-lactamase-inhibitor | iv | sodium | |
durlobactam | beta-lactamase-inhibitor | iv | sodium | |
enmetazobactam | beta-lactamase-inhibitor | iv | | |
relebactam | beta-lactamase-inhibitor | iv | anhydrous | |
vaborbactam | beta-lactamase-inhibitor | iv | | |
zidebactam | beta-lactamase-inhibitor | iv | dihydrate | |
# cephalosporins
cefaclor | cephalosporin | po | | Ceclor |
cefadroxil | cephalosporin | po | | Duricef |
cefazolin | cephalosporin | iv im | sodium | Ancef, Kefzol | tall ceFAZolin
cefdinir | cephalosporin | po | | Omnicef |
cefditoren | cephalosporin | po | pivoxil | Spectracef |
cefepime | cephalosporin | iv im | hydrochloride | Maxipime |
cefiderocol | cephalosporin | iv | sulfate tosylate | Fetroja |
cefixime | cephalosporin | po | | Suprax |
cefotaxime | cephalosporin | iv im | sodium | Claforan | tall cefoTAXime
cefotetan | cephalosporin | iv im | disodium | Cefotan | tall cefoTEtan
cefoxitin | cephalosporin | iv | sodium | Mefoxin | tall cefOXitin
cefpodoxime | cephalosporin | po | proxetil | Vantin |
cefprozil | cephalosporin | po | | Cefzil |
ceftaroline | cephalosporin | iv | fosamil | Teflaro |
ceftazidime | cephalosporin | iv im | sodium | Fortaz, Tazicef | tall cefTAZidime
ceftibuten | cephalosporin | po | | Cedax |
ceftizoxime | cephalosporin | iv | sodium | Cefizox | retired
ceftobiprole | cephalosporin | iv | medocaril sodium | Zevtera |
ceftolozane | cephalosporin | iv | sulfate | |
ceftriaxone | cephalosporin | iv im | sodium | Rocephin | tall cefTRIAXone
cefuroxime | cephalosporin | po iv im | axetil, sodium | Ceftin, Zinacef |
cephalexin | cephalosporin | po | | Keflex, Daxbia | aka cefalexin
cefamandole | cephalosporin | iv | nafate | Mandol | retired
cefoperazone | cephalosporin | iv | sodium | Cefobid | retired
cephradine | cephalosporin | po | | Velosef | retired
# carbapenems and monobactams
doripenem | carbapenem | iv | | Doribax | retired
ertapenem | carbapenem | iv im | sodium | Invanz |
imipenem | carbapenem | iv | anhydrous | |
cilastatin | dehydropeptidase-inhibitor | iv | sodium | |
meropenem | carbapenem | iv | | Merrem |
sulopenem | carbapenem | po | etzadroxil | |
tebipenem | carbapenem | po | pivoxil | |
aztreonam | monobactam | iv im inh | lysine | Azactam, Cayston |
# macrolides, lincosamides, tetracyclines
azithromycin | macrolide | po iv oph- | dihydrate, monohydrate | Zithromax, Z-Pak, Zmax, AzaSite | danger azithro, AZT
clarithromycin | macrolide | po | | Biaxin, Biaxin XL |
dirithromycin | macrolide | po | | Dynabac | retired
erythromycin | macrolide | po iv oph- top- | ethylsuccinate, stearate, lactobionate, estolate | Ery-Tab, E.E.S., EryPed, Erythrocin, PCE, Ilotycin, Erygel | danger E-mycin
telithromycin | ketolide | po | | Ketek | retired
troleandomycin | macrolide | po | | TAO | retired
fidaxomicin | macrolide-nonabsorbed | po- | | Dificid |
clindamycin | lincosamide | po iv im top- pv- | hydrochloride, phosphate, palmitate hydrochloride | Cleocin, Cleocin T, Clindesse, Clindagel, Evoclin, Xaciato |
lincomycin | lincosamide | iv im | hydrochloride | Lincocin |
demeclocycline | tetracycline-antibiotic | po | hydrochloride | Declomycin |
doxycycline | tetracycline-antibiotic | po iv dent- | hyclate, monohydrate, calcium | Vibramycin, Vibra-Tabs, Doryx, Monodox, Oracea, Adoxa, Acticlate, Lymepak, Targadox, Atridox, Periostat, Doxy 100 | danger doxy
eravacycline | tetracycline-antibiotic | iv | dihydrochloride | Xerava |
minocycline | tetracycline-antibiotic | po iv top- | hydrochloride | Minocin, Solodyn, Dynacin, Ximino, Minolira, Arestin, Amzeeq, Zilxi, Emrosi |
omadacycline | tetracycline-antibiotic | po iv | tosylate | Nuzyra |
sarecycline | tetracycline-antibiotic | po | hydrochloride | Seysara |
tetracycline | tetracycline-antibiotic | po | hydrochloride | Sumycin, Achromycin |
tigecycline | glycylcycline | iv | | Tygacil |
# fluoroquinolones
besifloxacin | fluoroquinolone | oph- | hydrochloride | Besivance |
ciprofloxacin | fluoroquinolone | po iv oph- ot- | hydrochloride, lactate | Cipro, Cipro XR, Proquin XR, Ciloxan, Cetraxal, Otiprio | aka cipro
delafloxacin | fluoroquinolone | po iv | meglumine | Baxdela |
enoxacin | fluoroquinolone | po | | Penetrex | retired
finafloxacin | fluoroquinolone | ot- | | Xtoro |
gatifloxacin | fluoroquinolone | oph- po | | Zymaxid, Tequin, Zymar |
gemifloxacin | fluoroquinolone | po | mesylate | Factive | retired
grepafloxacin | fluoroquinolone | po | hydrochloride | Raxar | retired
levofloxacin | fluoroquinolone | po iv oph- inh | hemihydrate | Levaquin, Quixin, Iquix | tall levoFLOXacin
lomefloxacin | fluoroquinolone | po | hydrochloride | Maxaquin | retired
moxifloxacin | fluoroquinolone | po iv oph- | hydrochloride | Avelox, Vigamox, Moxeza |
norfloxacin | fluoroquinolone | po | | Noroxin | retired
ofloxacin | fluoroquinolone | po oph- ot- | | Floxin, Ocuflox |
ozenoxacin | quinolone-topical | top- | | Xepi |
sparfloxacin | fluoroquinolone | po | | Zagam | retired
trovafloxacin | fluoroquinolone | po | mesylate | Trovan | retired
nalidixic-acid | quinolone | po | | NegGram | retired
# aminoglycosides
amikacin | aminoglycoside | iv im inh | sulfate, liposome | Amikin, Arikayce |
gentamicin | aminoglycoside | iv im oph- top- | sulfate | Garamycin, Gentak, Genoptic |
kanamycin | aminoglycoside | iv im | sulfate | Kantrex | retired
neomycin | aminoglycoside | po- top- | sulfate | Neo-Fradin |
paromomycin | aminoglycoside | po- | sulfate | Humatin |
plazomicin | aminoglycoside | iv | sulfate | Zemdri |
streptomycin | aminoglycoside | im iv | sulfate | |
tobramycin | aminoglycoside | iv im inh oph- | sulfate | Nebcin, TOBI, TOBI Podhaler, Bethkis, Kitabis Pak, Tobrex |
# sulfonamides and urinary agents
sulfadiazine | sulfonamide-antibiotic | po | | | tall sulfADIAZINE
sulfamethoxazole | sulfonamide-antibiotic | po iv | | Gantanol | danger SMX
sulfisoxazole | sulfonamide-antibiotic | po | acetyl | Gantrisin | retired; tall sulfiSOXAZOLE
sulfacetamide | sulfonamide-antibiotic | oph- top- | sodium | Bleph-10, Klaron, Ovace |
sulfanilamide | sulfonamide-antibiotic | pv- | | AVC |
trimethoprim | dhfr-inhibitor-antibacterial | po | | Primsol, Proloprim | danger TMP
fosfomycin | phosphonic-antibacterial | po iv | tromethamine, disodium | Monurol, Contepo |
methenamine | urinary-antiseptic | po | hippurate, mandelate | Hiprex, Urex |
nitrofurantoin | nitrofuran | po | macrocrystals, macrocrystalline, monohydrate, monohydrate/macrocrystals | Macrobid, Macrodantin, Furadantin |
gepotidacin | triazaacenaphthylene | po | mesylate | Blujepa |
zoliflodacin | spiropyrimidinetrione | po | | Nuzolvence |
# glycopeptides, oxazolidinones and others
bacitracin | polypeptide-antibiotic | top- oph- im | zinc | Baciguent |
chloramphenicol | amphenicol | iv | sodium succinate | Chloromycetin |
colistimethate | polymyxin | iv im inh | sodium | Coly-Mycin M | aka colistin, polymyxin E
polymyxin-b | polymyxin | iv im intrathecal oph- | sulfate | |
dalbavancin | lipoglycopeptide | iv | hydrochloride | Dalvance |
daptomycin | lipopeptide | iv | | Cubicin, Cubicin RF |
lefamulin | pleuromutilin | po iv | acetate | Xenleta |
linezolid | oxazolidinone, weak-maoi | po iv | | Zyvox |
tedizolid | oxazolidinone | po iv | phosphate | Sivextro |
mupirocin | topical-antibacterial | top- nas- | calcium | Bactroban, Centany |
retapamulin | topical-antibacterial | top- | | Altabax |
oritavancin | lipoglycopeptide | iv | diphosphate | Orbactiv, Kimyrsa |
quinupristin | streptogramin | iv | | |
dalfopristin | streptogramin | iv | | |
spectinomycin | aminocyclitol | im | hydrochloride | Trobicin | retired
telavancin | lipoglycopeptide | iv | hydrochloride | Vibativ |
vancomycin | glycopeptide | iv po- | hydrochloride | Vancocin, Firvanq, Vancosol | danger vanco
rifaximin | rifamycin-nonabsorbed | po- | | Xifaxan | tall rifAXIMin
metronidazole | nitroimidazole | po iv top- pv+ | benzoate | Flagyl, Flagyl ER, Metrogel, MetroCream, MetroLotion, Noritate, Nuvessa, Vandazole, Likmez, MetroGel-Vaginal | tall metroNIDAZOLE
secnidazole | nitroimidazole | po | | Solosec |
tinidazole | nitroimidazole | po | | Tindamax |
taurolidine | antiseptic | iv- | | |
bezlotoxumab | antitoxin | iv | | Zinplava | retired
obiltoxaximab | antitoxin | iv | | Anthim |
raxibacumab | antitoxin | iv | | |
fecal-microbiota | microbiota-product | pr po- | | Rebyota, Vowst | aka fecal microbiota spores live
# mycobacteria and leprosy
aminosalicylic-acid | antimycobacterial | po | sodium | Paser | danger PAS
bedaquiline | antimycobacterial | po | fumarate | Sirturo |
capreomycin | antimycobacterial | im iv | sulfate | Capastat | retired
clofazimine | antimycobacterial | po | | Lamprene |
cycloserine | antimycobacterial | po | | Seromycin | tall cycloSERINE
dapsone | sulfone | po top- | | Aczone |
ethambutol | antimycobacterial | po | hydrochloride | Myambutol | danger EMB
ethionamide | antimycobacterial | po | | Trecator |
isoniazid | antimycobacterial | po im iv | | Nydrazid, Laniazid | danger INH
pretomanid | nitroimidazole, antimycobacterial | po | | |
pyrazinamide | antimycobacterial | po | | | danger PZA
rifabutin | rifamycin | po | | Mycobutin |
rifampin | rifamycin | po iv | | Rifadin, Rimactane | tall rifAMPin; aka rifampicin; danger RIF
rifapentine | rifamycin | po | | Priftin |
# antifungals
amphotericin-b | polyene-antifungal | iv | deoxycholate, liposomal, lipid complex | Fungizone, AmBisome, Abelcet, Amphotec |
anidulafungin | echinocandin | iv | | Eraxis |
caspofungin | echinocandin | iv | acetate | Cancidas |
micafungin | echinocandin | iv | sodium | Mycamine |
rezafungin | echinocandin | iv | acetate | Rezzayo |
butoconazole | imidazole-antifungal | pv- | nitrate | Gynazole-1 |
ciclopirox | topical-antifungal | top- | olamine | Loprox, Penlac |
clotrimazole | imidazole-antifungal | top- pv- buc | | Lotrimin, Lotrimin AF, Mycelex, Gyne-Lotrimin |
econazole | imidazole-antifungal | top- | nitrate | Spectazole, Ecoza |
efinaconazole | azole-topical-antifungal | top- | | Jublia |
fluconazole | triazole-antifungal | po iv | | Diflucan |
flucytosine | pyrimidine-antifungal | po | | Ancobon | danger 5-FC
griseofulvin | antifungal | po | ultramicrosize, microsize | Gris-PEG, Grifulvin V |
ibrexafungerp | triterpenoid-antifungal | po | citrate | Brexafemme |
isavuconazonium | triazole-antifungal | po iv | sulfate | Cresemba | aka isavuconazole
itraconazole | triazole-antifungal | po | | Sporanox, Onmel, Tolsura |
ketoconazole | imidazole-antifungal | po top- | | Nizoral, Extina, Xolegel, Nizoral A-D |
luliconazole | imidazole-antifungal | top- | | Luzu |
miconazole | imidazole-antifungal | top- pv+ buc | nitrate | Monistat, Oravig, Monistat 3, Monistat 7, Micatin, Desenex |
naftifine | topical-antifungal | top- | hydrochloride | Naftin |
natamycin | polyene-antifungal | oph- | | Natacyn |
nystatin | polyene-antifungal | po- top- pv- | | Mycostatin, Nystop, Bio-Statin, Nyamyc |
oteseconazole | triazole-antifungal | po | | Vivjoa |
oxiconazole | imidazole-antifungal | top- | nitrate | Oxistat |
posaconazole | triazole-antifungal | po iv | | Noxafil |
sertaconazole | imidazole-antifungal | top- | nitrate | Ertaczo |
sulconazole | imidazole-antifungal | top- | nitrate | Exelderm |
tavaborole | topical-antifungal | top- | | Kerydin |
terbinafine | allylamine-antifungal | po top- | hydrochloride | Lamisil, Lamisil AT |
terconazole | triazole-antifungal-topical | pv- | | Terazol 3, Terazol 7 |
tioconazole | imidazole-antifungal | pv- | | Vagistat-1, Monistat 1 |
tolnaftate | topical-antifungal | top- | | Tinactin |
undecylenic-acid | topical-antifungal | top- | zinc | | aka zinc undecylenate
butenafine | topical-antifungal | top- | hydrochloride | Lotrimin Ultra, Mentax |
voriconazole | triazole-antifungal | po iv | | Vfend |
# antiparasitics
albendazole | anthelmintic | po | | Albenza |
artemether | antimalarial | po | | |
artesunate | antimalarial | iv | | |
lumefantrine | antimalarial | po | | |
atovaquone | antiprotozoal | po | | Mepron |
benznidazole | nitroimidazole | po | | |
chloroquine | antimalarial | po | phosphate | Aralen |
fexinidazole | nitroimidazole | po | | |
halofantrine | antimalarial | po | hydrochloride | Halfan | retired
hydroxychloroquine | antimalarial, dmard | po | sulfate | Plaquenil, Sovuna | danger HCQ
iodoquinol | antiprotozoal | po | | Yodoxin |
ivermectin | anthelmintic | po top- | | Stromectol, Soolantra, Sklice |
mebendazole | anthelmintic | po | | Vermox, Emverm |
mefloquine | antimalarial | po | hydrochloride | Lariam |
miltefosine | antiprotozoal | po | | Impavido |
moxidectin | anthelmintic | po | | |
nifurtimox | antiprotozoal | po | | Lampit |
nitazoxanide | antiprotozoal | po | | Alinia |
pentamidine | antiprotozoal | iv im inh | isethionate | Pentam, Pentam 300, NebuPent |
praziquantel | anthelmintic | po | | Biltricide |
primaquine | antimalarial | po | phosphate | |
proguanil | antimalarial | po | hydrochloride | |
pyrantel | anthelmintic | po | pamoate | Pin-X, Reese's Pinworm |
pyrimethamine | dhfr-inhibitor-antiparasitic | po | | Daraprim |
quinacrine | antiprotozoal | po | hydrochloride | Atabrine | retired
quinine | antimalarial | po | sulfate | Qualaquin | tall quiNINE
sulfadoxine | sulfonamide-antibiotic | po | | | retired
tafenoquine | antimalarial | po | succinate | Krintafel, Arakoda |
thiabendazole | anthelmintic | po | | Mintezol | retired
triclabendazole | anthelmintic | po | | Egaten |
# lice and scabies
crotamiton | scabicide | top- | | Eurax, Crotan |
lindane | scabicide | top+ | | Kwell |
malathion | pediculicide | top- | | Ovide |
permethrin | scabicide | top- | | Elimite, Nix |
piperonyl-butoxide | pediculicide | top- | | |
pyrethrins | pediculicide | top- | | |
spinosad | pediculicide | top- | | Natroba |
abametapir | pediculicide | top- | | Xeglyze |
`;
