/** Cancer drugs, supportive antidotes among them. */
export const oncology = `
# alkylating agents and platinum
altretamine | alkylating-agent | po | | Hexalen | retired
bendamustine | alkylating-agent | iv | hydrochloride | Treanda, Bendeka, Belrapzo, Vivimusta |
busulfan | alkylating-agent | po iv | | Myleran, Busulfex |
carmustine | alkylating-agent | iv implant | | BiCNU, Gliadel | danger BCNU
chlorambucil | alkylating-agent | po | | Leukeran |
cyclophosphamide | alkylating-agent | po iv | | Cytoxan, Frindovyx | tall cycloPHOSphamide; danger CTX
dacarbazine | alkylating-agent | iv | | DTIC-Dome | danger DTIC
ifosfamide | alkylating-agent | iv | | Ifex |
lomustine | alkylating-agent | po | | Gleostine, CeeNU | danger CCNU
lurbinectedin | alkylating-agent | iv | | Zepzelca |
mechlorethamine | alkylating-agent | top- iv | hydrochloride | Valchlor, Mustargen | aka nitrogen mustard
melphalan | alkylating-agent | po iv | hydrochloride | Alkeran, Evomela, Hepzato, Ivra |
procarbazine | alkylating-agent, weak-maoi | po | hydrochloride | Matulane |
streptozocin | alkylating-agent | iv | | Zanosar |
temozolomide | alkylating-agent | po iv | | Temodar |
thiotepa | alkylating-agent | iv | | Tepadina, Tepylute |
trabectedin | alkylating-agent | iv | | Yondelis, Evdi |
treosulfan | alkylating-agent | iv | | Grafapex |
carboplatin | platinum | iv | | Paraplatin | tall CARBOplatin
cisplatin | platinum | iv | | Platinol | tall CISplatin; danger CDDP
oxaliplatin | platinum | iv | | Eloxatin |
# antimetabolites
azacitidine | hypomethylating-agent | iv sc po | | Vidaza, Onureg | tall azaCITIDine
capecitabine | fluoropyrimidine | po | | Xeloda |
clofarabine | purine-analog | iv | | Clolar |
cytarabine | pyrimidine-analog | iv sc intrathecal | | Cytosar-U, DepoCyt | danger ARA-C
decitabine | hypomethylating-agent | iv | | Dacogen |
cedazuridine | cytidine-deaminase-inhibitor | po | | |
floxuridine | fluoropyrimidine | iv | | FUDR |
fludarabine | purine-analog | iv | phosphate | Fludara |
fluorouracil | fluoropyrimidine | iv top- | | Adrucil, Efudex, Carac, Tolak, Fluoroplex | danger 5-FU
gemcitabine | pyrimidine-analog | iv intravesical- | hydrochloride | Gemzar, Infugem, Inlexzo, Avgemsi |
hydroxyurea | antimetabolite | po | | Hydrea, Droxia, Siklos, Xromi | aka hydroxycarbamide
mercaptopurine | thiopurine | po | | Purinethol, Purixan | danger 6-MP
methotrexate | antifolate, dmard | po iv im sc intrathecal | sodium | Trexall, Rheumatrex, Otrexup, Rasuvo, Xatmep, RediTrex, Jylamvo | danger MTX
nelarabine | purine-analog | iv | | Arranon |
pemetrexed | antifolate | iv | disodium, dipotassium, ditromethamine | Alimta, Pemfexy, Pemrydi RTU, Axtle | tall PEMEtrexed
pentostatin | purine-analog | iv | | Nipent |
pralatrexate | antifolate | iv | | Folotyn | tall PRALAtrexate
thioguanine | thiopurine | po | | Tabloid | aka tioguanine; danger 6-TG
tipiracil | thymidine-phosphorylase-inhibitor | po | hydrochloride | |
# plant products, topoisomerase inhibitors, antibiotics
cabazitaxel | taxane | iv | | Jevtana |
docetaxel | taxane | iv | | Taxotere, Docivyx, Beizray | tall DOCEtaxel
paclitaxel | taxane | iv | protein-bound | Taxol, Abraxane | tall PACLitaxel; aka nab-paclitaxel
eribulin | microtubule-inhibitor | iv | mesylate | Halaven | tall eriBULin
ixabepilone | microtubule-inhibitor | iv | | Ixempra |
vinblastine | vinca-alkaloid | iv | sulfate | Velban | tall vinBLAStine
vincristine | vinca-alkaloid | iv | sulfate, liposome | Oncovin, Vincasar, Marqibo | tall vinCRIStine
vinorelbine | vinca-alkaloid | iv | tartrate | Navelbine | tall vinORELBine
etoposide | topoisomerase-inhibitor | po iv | phosphate | VePesid, Toposar, Etopophos | danger VP-16
irinotecan | topoisomerase-inhibitor | iv | hydrochloride, liposome | Camptosar, Onivyde | danger CPT-11
teniposide | topoisomerase-inhibitor | iv | | Vumon | retired
topotecan | topoisomerase-inhibitor | iv po | hydrochloride | Hycamtin |
bleomycin | antitumor-antibiotic | iv im sc | sulfate | Blenoxane |
dactinomycin | antitumor-antibiotic | iv | | Cosmegen | tall DACTINomycin
daunorubicin | anthracycline | iv | hydrochloride | Cerubidine | tall DAUNOrubicin
doxorubicin | anthracycline | iv | hydrochloride, liposome | Adriamycin, Doxil, Lipodox | tall DOXOrubicin; aka liposomal doxorubicin
epirubicin | anthracycline | iv | hydrochloride | Ellence | tall EPIrubicin
idarubicin | anthracycline | iv | hydrochloride | Idamycin, Idamycin PFS | tall IDArubicin
mitomycin | antitumor-antibiotic | iv intravesical- oph- | | Mutamycin, Mitosol, Jelmyto, Zusduri | tall mitoMYcin; aka mitomycin C
mitoxantrone | anthracenedione | iv | hydrochloride | Novantrone | tall mitoXANTRONE
plicamycin | antitumor-antibiotic | iv | | Mithracin | retired
valrubicin | anthracycline | intravesical- | | Valstar |
omacetaxine | protein-synthesis-inhibitor | sc | mepesuccinate | Synribo |
arsenic-trioxide | differentiating-agent | iv | | Trisenox |
asparaginase-erwinia | asparaginase | im iv | chrysanthemi | Rylaze, Erwinaze | aka asparaginase erwinia chrysanthemi
calaspargase-pegol | asparaginase | iv | | Asparlas |
pegaspargase | asparaginase | im iv | | Oncaspar |
tretinoin | retinoid | po top- | | Vesanoid, Retin-A, Retin-A Micro, Renova, Altreno, Atralin, Avita, Refissa | danger ATRA
bexarotene | retinoid | po top- | | Targretin |
mitotane | adrenal-cytotoxic | po | | Lysodren |
eflornithine | ornithine-decarboxylase-inhibitor | po top- | hydrochloride | Iwilfin, Vaniqa |
# hormonal agents
abiraterone | cyp17-inhibitor | po | acetate | Zytiga, Yonsa |
anastrozole | aromatase-inhibitor | po | | Arimidex |
exemestane | aromatase-inhibitor | po | | Aromasin |
letrozole | aromatase-inhibitor | po | | Femara |
apalutamide | antiandrogen | po | | Erleada |
bicalutamide | antiandrogen | po | | Casodex |
darolutamide | antiandrogen | po | | Nubeqa |
enzalutamide | antiandrogen | po | | Xtandi |
flutamide | antiandrogen | po | | Eulexin |
nilutamide | antiandrogen | po | | Nilandron |
degarelix | gnrh-antagonist | sc | acetate | Firmagon |
relugolix | gnrh-antagonist | po | | Orgovyx |
goserelin | gnrh-agonist | sc | acetate | Zoladex |
histrelin | gnrh-agonist | implant | acetate | Vantas, Supprelin LA |
leuprolide | gnrh-agonist | sc im | acetate, mesylate | Lupron, Lupron Depot, Eligard, Fensolvi, Camcevi, Lutrate Depot | aka leuprorelin
nafarelin | gnrh-agonist | nas | acetate | Synarel |
triptorelin | gnrh-agonist | im | pamoate | Trelstar, Triptodur |
elacestrant | estrogen-receptor-antagonist | po | dihydrochloride | Orserdu |
imlunestrant | estrogen-receptor-antagonist | po | tosylate | Inluriyo |
fulvestrant | estrogen-receptor-antagonist | im | | Faslodex, Cligavyx |
vepdegestrant | estrogen-receptor-antagonist | po | | Veppanu |
tamoxifen | serm | po | citrate | Nolvadex, Soltamox |
toremifene | serm | po | citrate | Fareston |
megestrol | progestin | po | acetate | Megace, Megace ES |
estramustine | alkylating-agent | po | phosphate sodium | Emcyt | retired
# kinase inhibitors
abemaciclib | cdk46-inhibitor | po | | Verzenio |
palbociclib | cdk46-inhibitor | po | | Ibrance |
ribociclib | cdk46-inhibitor | po | succinate | Kisqali |
acalabrutinib | btk-inhibitor | po | maleate | Calquence |
ibrutinib | btk-inhibitor | po | | Imbruvica |
pirtobrutinib | btk-inhibitor | po | | Jaypirca |
zanubrutinib | btk-inhibitor | po | | Brukinsa |
adagrasib | kras-inhibitor | po | | Krazati |
sotorasib | kras-inhibitor | po | | Lumakras |
afatinib | egfr-inhibitor | po | dimaleate | Gilotrif |
dacomitinib | egfr-inhibitor | po | | Vizimpro |
erlotinib | egfr-inhibitor | po | hydrochloride | Tarceva |
gefitinib | egfr-inhibitor | po | | Iressa |
lazertinib | egfr-inhibitor | po | mesylate | Lazcluze |
osimertinib | egfr-inhibitor | po | mesylate | Tagrisso |
sunvozertinib | egfr-inhibitor | po | | Zegfrovy |
mobocertinib | egfr-inhibitor | po | succinate | Exkivity | retired
alectinib | alk-inhibitor | po | hydrochloride | Alecensa |
brigatinib | alk-inhibitor | po | | Alunbrig |
ceritinib | alk-inhibitor | po | | Zykadia |
crizotinib | alk-inhibitor | po | | Xalkori |
ensartinib | alk-inhibitor | po | hydrochloride | Ensacove |
lorlatinib | alk-inhibitor | po | | Lorbrena |
asciminib | bcr-abl-inhibitor | po | hydrochloride | Scemblix |
bosutinib | bcr-abl-inhibitor | po | | Bosulif |
dasatinib | bcr-abl-inhibitor | po | | Sprycel, Phyrago |
imatinib | bcr-abl-inhibitor | po | mesylate | Gleevec, Imkeldi |
nilotinib | bcr-abl-inhibitor | po | hydrochloride, tartrate | Tasigna, Danziten |
ponatinib | bcr-abl-inhibitor | po | hydrochloride | Iclusig | tall PONATinib
avapritinib | kit-pdgfra-inhibitor | po | | Ayvakit |
ripretinib | kit-pdgfra-inhibitor | po | | Qinlock |
axitinib | vegfr-inhibitor | po | | Inlyta |
cabozantinib | vegfr-inhibitor | po | malate | Cabometyx, Cometriq |
fruquintinib | vegfr-inhibitor | po | | Fruzaqla |
lenvatinib | vegfr-inhibitor | po | mesylate | Lenvima |
pazopanib | vegfr-inhibitor | po | hydrochloride | Votrient | tall PAZOPanib
regorafenib | vegfr-inhibitor | po | | Stivarga |
sorafenib | vegfr-inhibitor | po | tosylate | Nexavar | tall SORAfenib
sunitinib | vegfr-inhibitor | po | malate | Sutent | tall SUNItinib
tivozanib | vegfr-inhibitor | po | hydrochloride | Fotivda |
vandetanib | vegfr-inhibitor | po | | Caprelsa |
nintedanib | antifibrotic | po | esylate | Ofev |
binimetinib | mek-inhibitor | po | | Mektovi |
cobimetinib | mek-inhibitor | po | fumarate | Cotellic |
mirdametinib | mek-inhibitor | po | | Gomekli |
avutometinib | mek-inhibitor | po | potassium | |
defactinib | fak-inhibitor | po | hydrochloride | |
selumetinib | mek-inhibitor | po | sulfate | Koselugo |
trametinib | mek-inhibitor | po | | Mekinist |
dabrafenib | braf-inhibitor | po | mesylate | Tafinlar |
encorafenib | braf-inhibitor | po | | Braftovi |
tovorafenib | braf-inhibitor | po | | Ojemda |
vemurafenib | braf-inhibitor | po | | Zelboraf |
capivasertib | akt-inhibitor | po | | Truqap |
alpelisib | pi3k-inhibitor | po | | Piqray, Vijoice |
copanlisib | pi3k-inhibitor | iv | dihydrochloride | Aliqopa | retired
duvelisib | pi3k-inhibitor | po | | Copiktra |
idelalisib | pi3k-inhibitor | po | | Zydelig |
inavolisib | pi3k-inhibitor | po | | Itovebi |
umbralisib | pi3k-inhibitor | po | tosylate | Ukoniq | retired
temsirolimus | mtor-inhibitor | iv | | Torisel |
capmatinib | met-inhibitor | po | hydrochloride | Tabrecta |
tepotinib | met-inhibitor | po | hydrochloride | Tepmetko |
entrectinib | trk-inhibitor | po | | Rozlytrek |
larotrectinib | trk-inhibitor | po | sulfate | Vitrakvi |
repotrectinib | trk-inhibitor | po | | Augtyro |
taletrectinib | ros1-inhibitor | po | adipate | Ibtrozi |
pralsetinib | ret-inhibitor | po | | Gavreto |
selpercatinib | ret-inhibitor | po | | Retevmo |
erdafitinib | fgfr-inhibitor | po | | Balversa |
futibatinib | fgfr-inhibitor | po | | Lytgobi |
infigratinib | fgfr-inhibitor | po | phosphate | Truseltiq | retired
pemigatinib | fgfr-inhibitor | po | | Pemazyre |
gilteritinib | flt3-inhibitor | po | fumarate | Xospata |
midostaurin | flt3-inhibitor | po | | Rydapt |
quizartinib | flt3-inhibitor | po | dihydrochloride | Vanflyta |
lapatinib | her2-kinase-inhibitor | po | ditosylate | Tykerb |
neratinib | her2-kinase-inhibitor | po | maleate | Nerlynx |
tucatinib | her2-kinase-inhibitor | po | | Tukysa |
zongertinib | her2-kinase-inhibitor | po | | Hernexeos |
sevabertinib | her2-kinase-inhibitor | po | | Hyrnuo |
fedratinib | jak-inhibitor | po | hydrochloride | Inrebic |
momelotinib | jak-inhibitor | po | dihydrochloride | Ojjaara |
pacritinib | jak-inhibitor | po | citrate | Vonjo |
ruxolitinib | jak-inhibitor | po top- | phosphate | Jakafi, Opzelura |
pexidartinib | csf1r-inhibitor | po | hydrochloride | Turalio |
vimseltinib | csf1r-inhibitor | po | | Romvimza |
# other targeted oral agents
belzutifan | hif2a-inhibitor | po | | Welireg |
enasidenib | idh-inhibitor | po | mesylate | Idhifa |
ivosidenib | idh-inhibitor | po | | Tibsovo |
olutasidenib | idh-inhibitor | po | | Rezlidhia |
vorasidenib | idh-inhibitor | po | citrate | Voranigo |
glasdegib | hedgehog-inhibitor | po | maleate | Daurismo |
sonidegib | hedgehog-inhibitor | po | phosphate | Odomzo |
vismodegib | hedgehog-inhibitor | po | | Erivedge |
revumenib | menin-inhibitor | po | citrate | Revuforj |
ziftomenib | menin-inhibitor | po | | Komzifti |
nirogacestat | gamma-secretase-inhibitor | po | hydrobromide | Ogsiveo |
niraparib | parp-inhibitor | po | tosylate | Zejula |
olaparib | parp-inhibitor | po | | Lynparza |
rucaparib | parp-inhibitor | po | camsylate | Rubraca |
talazoparib | parp-inhibitor | po | tosylate | Talzenna |
selinexor | xpo1-inhibitor | po | | Xpovio |
tazemetostat | ezh2-inhibitor | po | hydrobromide | Tazverik |
venetoclax | bcl2-inhibitor | po | | Venclexta |
dordaviprone | dopamine-d2-antagonist-oncology | po | hydrochloride | Modeyso |
belinostat | hdac-inhibitor | iv | | Beleodaq |
panobinostat | hdac-inhibitor | po | lactate | Farydak | retired
romidepsin | hdac-inhibitor | iv | | Istodax | tall romiDEPsin
vorinostat | hdac-inhibitor | po | | Zolinza |
bortezomib | proteasome-inhibitor | iv sc | | Velcade, Boruzu |
carfilzomib | proteasome-inhibitor | iv | | Kyprolis |
ixazomib | proteasome-inhibitor | po | citrate | Ninlaro |
lenalidomide | immunomodulatory-imid | po | | Revlimid |
pomalidomide | immunomodulatory-imid | po | | Pomalyst |
thalidomide | immunomodulatory-imid | po | | Thalomid |
imetelstat | telomerase-inhibitor | iv | sodium | Rytelo |
ziv-aflibercept | vegf-inhibitor | iv | | Zaltrap |
# antibodies and conjugates
amivantamab | egfr-antibody | iv | | Rybrevant |
cetuximab | egfr-antibody | iv | | Erbitux |
necitumumab | egfr-antibody | iv | | Portrazza |
panitumumab | egfr-antibody | iv | | Vectibix |
atezolizumab | pd1-pdl1-inhibitor | iv | | Tecentriq |
avelumab | pd1-pdl1-inhibitor | iv | | Bavencio |
cemiplimab | pd1-pdl1-inhibitor | iv | | Libtayo |
cosibelimab | pd1-pdl1-inhibitor | iv | | Unloxcyt |
dostarlimab | pd1-pdl1-inhibitor | iv | | Jemperli |
durvalumab | pd1-pdl1-inhibitor | iv | | Imfinzi |
nivolumab | pd1-pdl1-inhibitor | iv | | Opdivo |
pembrolizumab | pd1-pdl1-inhibitor | iv | | Keytruda |
penpulimab | pd1-pdl1-inhibitor | iv | | |
retifanlimab | pd1-pdl1-inhibitor | iv | | Zynyz |
tislelizumab | pd1-pdl1-inhibitor | iv | | Tevimbra |
toripalimab | pd1-pdl1-inhibitor | iv | | Loqtorzi |
ipilimumab | ctla4-inhibitor | iv | | Yervoy |
tremelimumab | ctla4-inhibitor | iv | | Imjudo |
relatlimab | lag3-inhibitor | iv | | |
bevacizumab | vegf-inhibitor | iv | | Avastin, Mvasi, Zirabev, Alymsys, Vegzelma, Avzivi, Jobevne |
ramucirumab | vegf-inhibitor | iv | | Cyramza |
olaratumab | pdgfra-antibody | iv | | Lartruvo | retired
blinatumomab | bispecific-t-cell-engager | iv | | Blincyto |
elranatamab | bispecific-t-cell-engager | sc | | Elrexfio |
epcoritamab | bispecific-t-cell-engager | sc | | Epkinly |
glofitamab | bispecific-t-cell-engager | iv | | Columvi |
linvoseltamab | bispecific-t-cell-engager | iv | | Lynozyfic |
mosunetuzumab | bispecific-t-cell-engager | iv | | Lunsumio, Lunsumio Velo |
talquetamab | bispecific-t-cell-engager | sc | | Talvey |
tarlatamab | bispecific-t-cell-engager | iv | | Imdelltra |
tebentafusp | bispecific-t-cell-engager | iv | | Kimmtrak |
teclistamab | bispecific-t-cell-engager | sc | | Tecvayli |
brentuximab-vedotin | antibody-drug-conjugate | iv | | Adcetris |
belantamab-mafodotin | antibody-drug-conjugate | iv | | Blenrep |
datopotamab-deruxtecan | antibody-drug-conjugate | iv | | Datroway |
enfortumab-vedotin | antibody-drug-conjugate | iv | | Padcev |
gemtuzumab-ozogamicin | antibody-drug-conjugate | iv | | Mylotarg |
inotuzumab-ozogamicin | antibody-drug-conjugate | iv | | Besponsa |
loncastuximab-tesirine | antibody-drug-conjugate | iv | | Zynlonta |
mirvetuximab-soravtansine | antibody-drug-conjugate | iv | | Elahere |
moxetumomab-pasudotox | antibody-drug-conjugate | iv | | Lumoxiti | retired
polatuzumab-vedotin | antibody-drug-conjugate | iv | | Polivy |
sacituzumab-govitecan | antibody-drug-conjugate | iv | | Trodelvy |
telisotuzumab-vedotin | antibody-drug-conjugate | iv | | Emrelis |
pivekimab-sunirine | antibody-drug-conjugate | iv | | Decnupaz |
tisotumab-vedotin | antibody-drug-conjugate | iv | | Tivdak |
ado-trastuzumab-emtansine | antibody-drug-conjugate, her2-antibody | iv | | Kadcyla | aka trastuzumab emtansine; danger T-DM1
fam-trastuzumab-deruxtecan | antibody-drug-conjugate, her2-antibody | iv | | Enhertu | aka trastuzumab deruxtecan; danger T-DXd
margetuximab | her2-antibody | iv | | Margenza |
pertuzumab | her2-antibody | iv | | Perjeta, Poherdy |
trastuzumab | her2-antibody | iv | | Herceptin, Ogivri, Kanjinti, Trazimera, Ontruzant, Herzuma, Hercessi |
zanidatamab | her2-antibody | iv | | Ziihera |
zenocutuzumab | her2-antibody | iv | | Bizengri |
daratumumab | anti-cd38 | iv | | Darzalex |
isatuximab | anti-cd38 | iv | | Sarclisa, Sarclisa Escena |
elotuzumab | anti-slamf7 | iv | | Empliciti |
mogamulizumab | anti-ccr4 | iv | | Poteligeo |
obinutuzumab | anti-cd20 | iv | | Gazyva |
rituximab | anti-cd20 | iv | | Rituxan, Truxima, Ruxience, Riabni |
ibritumomab-tiuxetan | radioimmunotherapy | iv | | Zevalin |
tafasitamab | anti-cd19 | iv | | Monjuvi |
zolbetuximab | anti-claudin | iv | | Vyloy |
dinutuximab | anti-gd2 | iv | | Unituxin |
naxitamab | anti-gd2 | iv | | Danyelza |
axatilimab | csf1r-inhibitor | iv | | Niktimvo |
tagraxofusp | cd123-cytotoxin | iv | | Elzonris |
denileukin-diftitox | il2-cytotoxin | iv | | Lymphir, Ontak |
hyaluronidase | spreading-enzyme | sc- | human recombinant | Hylenex, Amphadase, Vitrase |
# cell, gene, virus and cytokine therapy
aldesleukin | interleukin | iv | | Proleukin | danger IL-2
nogapendekin-alfa-inbakicept | interleukin | intravesical- | | Anktiva |
bcg-live | intravesical-immunotherapy | intravesical- | | Tice BCG, TheraCys |
axicabtagene-ciloleucel | car-t | iv | | Yescarta |
brexucabtagene-autoleucel | car-t | iv | | Tecartus |
ciltacabtagene-autoleucel | car-t | iv | | Carvykti |
idecabtagene-vicleucel | car-t | iv | | Abecma |
lisocabtagene-maraleucel | car-t | iv | | Breyanzi |
obecabtagene-autoleucel | car-t | iv | | Aucatzyl |
tisagenlecleucel | car-t | iv | | Kymriah |
afamitresgene-autoleucel | t-cell-therapy | iv | | Tecelra |
lifileucel | t-cell-therapy | iv | | Amtagvi |
sipuleucel-t | cellular-immunotherapy | iv | | Provenge |
nadofaragene-firadenovec | gene-therapy | intravesical- | | Adstiladrin |
talimogene-laherparepvec | oncolytic-virus | intralesional- | | Imlygic |
# radiopharmaceuticals for treatment
iobenguane-i-131 | therapeutic-radiopharmaceutical | iv | | Azedra | retired
lutetium-lu-177-dotatate | therapeutic-radiopharmaceutical | iv | | Lutathera | aka lutetium oxodotreotide Lu-177
lutetium-lu-177-vipivotide-tetraxetan | therapeutic-radiopharmaceutical | iv | | Pluvicto |
radium-ra-223-dichloride | therapeutic-radiopharmaceutical | iv | | Xofigo |
samarium-sm-153-lexidronam | therapeutic-radiopharmaceutical | iv | | Quadramet |
sodium-iodide-i-131 | therapeutic-radiopharmaceutical | po | | Hicon |
strontium-89-chloride | therapeutic-radiopharmaceutical | iv | | Metastron |
porfimer | photosensitizer | iv | sodium | Photofrin |
# protection and rescue
amifostine | cytoprotectant | iv | | Ethyol |
dexrazoxane | cytoprotectant | iv | hydrochloride | Zinecard, Totect |
glucarpidase | methotrexate-rescue | iv | | Voraxaze |
leucovorin | folate-analog | po iv im | calcium | Wellcovorin | aka folinic acid
levoleucovorin | folate-analog | iv | calcium | Fusilev, Khapzory | tall LEVOleucovorin
mesna | uroprotectant | iv po | | Mesnex |
palifermin | keratinocyte-growth-factor | iv | | Kepivance |
trilaciclib | cdk46-inhibitor | iv | dihydrochloride | Cosela |
uridine | uridine-rescue | po | triacetate | Vistogard, Xuriden |
sodium-thiosulfate | cyanide-antidote | iv | | Pedmark |
`;
