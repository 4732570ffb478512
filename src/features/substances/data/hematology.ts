/** Blood: clotting, anemia, growth factors, factors and chelators. */
export const hematology = `
# anticoagulants
warfarin | vitamin-k-antagonist | po | sodium | Coumadin, Jantoven |
dicumarol | vitamin-k-antagonist | po | | | retired
apixaban | factor-xa-inhibitor | po | | Eliquis, Eliquis Sprinkle |
betrixaban | factor-xa-inhibitor | po | maleate | Bevyxxa | retired
edoxaban | factor-xa-inhibitor | po | tosylate | Savaysa |
rivaroxaban | factor-xa-inhibitor | po | | Xarelto |
dabigatran | oral-direct-thrombin-inhibitor | po | etexilate, mesylate | Pradaxa | aka dabigatran etexilate
argatroban | direct-thrombin-inhibitor | iv | | Acova |
bivalirudin | direct-thrombin-inhibitor | iv | trifluoroacetate | Angiomax, Angiomax RTU |
desirudin | direct-thrombin-inhibitor | sc | | Iprivask | retired
lepirudin | direct-thrombin-inhibitor | iv | | Refludan | retired
heparin | unfractionated-heparin | iv sc | sodium | Hep-Lock, Hep-Flush |
dalteparin | lmwh | sc iv | sodium | Fragmin |
enoxaparin | lmwh | sc iv | sodium | Lovenox |
tinzaparin | lmwh | sc | sodium | Innohep | retired
fondaparinux | factor-xa-inhibitor-injectable | sc | sodium | Arixtra |
antithrombin | anticoagulant-protein | iv | | Thrombate III, ATryn | aka antithrombin III
protein-c | anticoagulant-protein | iv | | Ceprotin |
defibrotide | anticoagulant-protein | iv | sodium | Defitelio |
# antiplatelets
aspirin | nsaid, antiplatelet, salicylate | po pr | | Bayer Aspirin, Ecotrin, Bufferin, Durlaza, Vazalore, St. Joseph Aspirin, Halfprin, Zorprin | aka acetylsalicylic acid, baby aspirin; danger ASA
anagrelide | platelet-reducing-agent | po | hydrochloride | Agrylin |
cangrelor | p2y12-inhibitor | iv | tetrasodium | Kengreal |
clopidogrel | p2y12-inhibitor | po | bisulfate | Plavix |
dipyridamole | antiplatelet, pharmacologic-stress-agent | po iv | | Persantine |
eptifibatide | gp-iib-iiia-inhibitor | iv | | Integrilin |
abciximab | gp-iib-iiia-inhibitor | iv | | ReoPro | retired
prasugrel | p2y12-inhibitor | po | hydrochloride | Effient |
ticagrelor | p2y12-inhibitor | po | | Brilinta |
ticlopidine | p2y12-inhibitor | po | hydrochloride | Ticlid | retired
tirofiban | gp-iib-iiia-inhibitor | iv | hydrochloride | Aggrastat |
vorapaxar | par1-antagonist | po | sulfate | Zontivity |
caplacizumab | vwf-inhibitor | iv sc | | Cablivi |
# thrombolytics and hemostatics
alteplase | thrombolytic | iv | | Activase, Cathflo Activase | danger tPA, TPA
reteplase | thrombolytic | iv | | Retavase |
tenecteplase | thrombolytic | iv | | TNKase | danger TNK
streptokinase | thrombolytic | iv | | Streptase | retired
urokinase | thrombolytic | iv | | Kinlytic | retired
aminocaproic-acid | antifibrinolytic | po iv | | Amicar |
tranexamic-acid | antifibrinolytic | po iv | | Lysteda, Cyklokapron | danger TXA
phytonadione | vitamin-k | po iv sc im | | Mephyton, AquaMephyton | aka vitamin K, vitamin K1, phylloquinone
protamine | heparin-reversal | iv | sulfate | |
idarucizumab | dabigatran-reversal | iv | | Praxbind |
andexanet-alfa | factor-xa-reversal | iv | | Andexxa | aka coagulation factor Xa recombinant inactivated
thrombin | topical-hemostatic | top- | | Thrombin-JMI, Recothrom, Evithrom |
fibrinogen | clotting-factor | iv | | RiaSTAP, Fibryga |
fibrin-sealant | topical-hemostatic | top- | | Tisseel, Evicel, Artiss, Vistaseal, Raplixa |
prothrombin-complex | clotting-factor | iv | | Kcentra, Balfaxar | aka prothrombin complex concentrate; danger PCC
anti-inhibitor-coagulant-complex | clotting-factor | iv | | FEIBA |
factor-viia | clotting-factor | iv | | NovoSeven, NovoSeven RT, Sevenfact | aka coagulation factor VIIa
factor-viii | clotting-factor | iv | | Advate, Adynovate, Afstyla, Eloctate, Altuviiio, Esperoct, Hemofil M, Jivi, Koate, Kogenate FS, Kovaltry, Novoeight, Nuwiq, Obizur, Recombinate, Xyntha | aka antihemophilic factor
factor-ix | clotting-factor | iv | | AlphaNine SD, Alprolix, BeneFIX, Idelvion, Ixinity, Mononine, Profilnine, Rebinyn, Rixubis | aka coagulation factor IX
factor-x | clotting-factor | iv | | Coagadex | aka coagulation factor X
factor-xiii | clotting-factor | iv | | Corifact, Tretten |
von-willebrand-factor | clotting-factor | iv | | Vonvendi |
emicizumab | bispecific-factor-mimetic | sc | | Hemlibra |
concizumab | tfpi-antagonist | sc | | Alhemo |
marstacimab | tfpi-antagonist | sc | | Hympavzi |
fitusiran | antithrombin-lowering-sirna | sc | sodium | Qfitlia |
# anemia and growth factors
darbepoetin-alfa | erythropoiesis-stimulator | sc iv | | Aranesp | aka darbepoetin
epoetin-alfa | erythropoiesis-stimulator | sc iv | | Epogen, Procrit, Retacrit | aka epoetin, erythropoietin; danger EPO
methoxy-polyethylene-glycol-epoetin-beta | erythropoiesis-stimulator | sc iv | | Mircera | aka epoetin beta
luspatercept | erythroid-maturation-agent | sc | | Reblozyl |
daprodustat | hif-ph-inhibitor | po | | Jesduvroq |
vadadustat | hif-ph-inhibitor | po | | Vafseo |
filgrastim | g-csf | sc iv | | Neupogen, Zarxio, Nivestym, Releuko, Granix, Nypozi, Filkri | aka tbo-filgrastim, G-CSF
pegfilgrastim | g-csf | sc | | Neulasta, Fulphila, Udenyca, Ziextenzo, Nyvepria, Fylnetra, Stimufend |
eflapegrastim | g-csf | sc | | Rolvedon |
efbemalenograstim-alfa | g-csf | sc | | Ryzneuta |
sargramostim | gm-csf | sc iv | | Leukine |
plerixafor | stem-cell-mobilizer | sc | | Mozobil |
motixafortide | stem-cell-mobilizer | sc | acetate | Aphexda |
mavorixafor | cxcr4-antagonist | po | | Xolremdi |
oprelvekin | interleukin | sc | | Neumega | retired
avatrombopag | tpo-receptor-agonist | po | maleate | Doptelet |
eltrombopag | tpo-receptor-agonist | po | olamine, choline | Promacta, Alvaiz |
lusutrombopag | tpo-receptor-agonist | po | | Mulpleta |
romiplostim | tpo-receptor-agonist | sc | | Nplate | tall romiPLOStim
fostamatinib | syk-inhibitor | po | disodium | Tavalisse |
rilzabrutinib | btk-inhibitor | po | | Wayrilz |
# sickle cell, PNH and hemolysis
crizanlizumab | p-selectin-inhibitor | iv | | Adakveo |
voxelotor | hemoglobin-s-polymerization-inhibitor | po | | Oxbryta | retired
l-glutamine | amino-acid | po | | Endari, NutreStore | aka levoglutamide, glutamine
mitapivat | pyruvate-kinase-activator | po | sulfate | Pyrukynd, Aqvesme |
eculizumab | complement-inhibitor | iv | | Soliris, Bkemv, Epysqli |
ravulizumab | complement-inhibitor | iv sc | | Ultomiris |
crovalimab | complement-inhibitor | iv sc | | PiaSky |
pozelimab | complement-inhibitor | iv sc | | Veopoz |
pegcetacoplan | complement-inhibitor | sc ivt- | | Empaveli, Syfovre |
iptacopan | complement-inhibitor | po | hydrochloride | Fabhalta |
danicopan | complement-inhibitor | po | | Voydeya |
sutimlimab | complement-inhibitor | iv | | Enjaymo |
zilucoplan | complement-inhibitor | sc | sodium | Zilbrysq |
avacopan | complement-inhibitor | po | | Tavneos |
narsoplimab | complement-inhibitor | iv | | Yartemlea |
avacincaptad-pegol | complement-inhibitor | ivt- | sodium | Izervay |
apadamtase-alfa | adamts13-enzyme | iv | | Adzynma | aka ADAMTS13 recombinant
hemin | heme-replacement | iv | | Panhematin |
givosiran | alas1-sirna | sc | sodium | Givlaari |
emapalumab | interferon-gamma-blocker | iv | | Gamifant |
siltuximab | interleukin-6-inhibitor | iv | | Sylvant |
# iron products and chelators
ferric-carboxymaltose | parenteral-iron | iv | | Injectafer |
ferric-derisomaltose | parenteral-iron | iv | | Monoferric |
ferumoxytol | parenteral-iron | iv | | Feraheme |
iron-dextran | parenteral-iron | iv im | | INFeD, Dexferrum |
iron-sucrose | parenteral-iron | iv | | Venofer |
sodium-ferric-gluconate | parenteral-iron | iv | | Ferrlecit, Nulecit | aka ferric gluconate, sodium ferric gluconate complex
ferric-pyrophosphate-citrate | parenteral-iron | iv | | Triferic |
deferasirox | iron-chelator | po | | Exjade, Jadenu |
deferiprone | iron-chelator | po | | Ferriprox |
deferoxamine | iron-chelator | sc iv im | mesylate | Desferal |
# plasma and volume
albumin | plasma-protein | iv | human | Albutein, Buminate, Flexbumin, Plasbumin, Albuked, AlbuRx, Kedbumin, Albuminex, Albuminar | aka human albumin, albumin human
plasma-protein-fraction | plasma-protein | iv | | Plasmanate |
hetastarch | plasma-expander | iv | | Hespan, Hextend | aka hydroxyethyl starch
dextran | plasma-expander | iv | | LMD, Macrodex | aka dextran 40, dextran 70
anticoagulant-citrate-dextrose | blood-anticoagulant | iv | | ACD-A |
`;
