/** Diabetes, weight, thyroid, adrenal, pituitary and bone. */
export const endocrine = `
# insulins
insulin | insulin | sc | | | unspecified; name Insulin (type not stated)
insulin-aspart | rapid-insulin | sc iv | | NovoLog, Fiasp, Merilog, Kirsty | aka aspart
insulin-degludec | long-insulin | sc | | Tresiba | aka degludec
insulin-detemir | long-insulin | sc | | Levemir | retired; aka detemir
insulin-glargine | long-insulin | sc | | Lantus, Basaglar, Toujeo, Semglee, Rezvoglar, Langlara | aka glargine
insulin-glulisine | rapid-insulin | sc iv | | Apidra | aka glulisine
insulin-human | insulin | sc iv inh | | Humulin R, Novolin R, Humulin, Novolin, Myxredlin, Afrezza, Humulin R U-500 | aka insulin regular, regular insulin
insulin-lispro | rapid-insulin | sc iv | | Humalog, Admelog, Lyumjev | aka lispro
insulin-nph | intermediate-insulin | sc | | Humulin N, Novolin N, Humulin, Novolin | aka insulin isophane, NPH insulin, NPH, isophane insulin, human insulin isophane
# other glucose-lowering drugs
metformin | biguanide | po | hydrochloride | Glucophage, Glucophage XR, Fortamet, Glumetza, Riomet, Riomet ER | tall metFORMIN
phenformin | biguanide | po | | | retired
chlorpropamide | sulfonylurea | po | | Diabinese | tall chlorproPAMIDE
acetohexamide | sulfonylurea | po | | Dymelor | retired; tall acetoHEXAMIDE
glimepiride | sulfonylurea | po | | Amaryl | tall glimePIRIDE
glipizide | sulfonylurea | po | | Glucotrol, Glucotrol XL | tall glipiZIDE
glyburide | sulfonylurea | po | micronized | DiaBeta, Glynase, Micronase | tall glyBURIDE; aka glibenclamide
tolazamide | sulfonylurea | po | | Tolinase | tall TOLAZamide
tolbutamide | sulfonylurea | po | sodium | Orinase | tall TOLBUTamide
nateglinide | meglitinide | po | | Starlix |
repaglinide | meglitinide | po | | Prandin |
pioglitazone | thiazolidinedione | po | hydrochloride | Actos | tall PIOglitazone
rosiglitazone | thiazolidinedione | po | maleate | Avandia | tall ROSIglitazone; retired
troglitazone | thiazolidinedione | po | | Rezulin | retired
alogliptin | dpp4-inhibitor | po | benzoate | Nesina |
linagliptin | dpp4-inhibitor | po | | Tradjenta | tall linaGLIPtin
saxagliptin | dpp4-inhibitor | po | hydrochloride | Onglyza | tall sAXagliptin
sitagliptin | dpp4-inhibitor | po | phosphate, hydrochloride | Januvia, Zituvio, Brynovin | tall SITagliptin
bexagliflozin | sglt2-inhibitor | po | | Brenzavvy |
canagliflozin | sglt2-inhibitor | po | | Invokana |
dapagliflozin | sglt2-inhibitor | po | propanediol | Farxiga |
empagliflozin | sglt2-inhibitor | po | | Jardiance |
ertugliflozin | sglt2-inhibitor | po | | Steglatro |
sotagliflozin | sglt2-inhibitor | po | | Inpefa |
albiglutide | glp1-agonist | sc | | Tanzeum | retired
dulaglutide | glp1-agonist | sc | | Trulicity |
exenatide | glp1-agonist | sc | | Byetta, Bydureon, Bydureon BCise |
liraglutide | glp1-agonist | sc | | Victoza, Saxenda |
lixisenatide | glp1-agonist | sc | | Adlyxin |
orforglipron | glp1-agonist | po | | |
semaglutide | glp1-agonist | sc po | | Ozempic, Rybelsus, Wegovy |
tirzepatide | glp1-agonist | sc | | Mounjaro, Zepbound |
pramlintide | amylin-analog | sc | acetate | Symlin, SymlinPen |
acarbose | alpha-glucosidase-inhibitor | po- | | Precose |
miglitol | alpha-glucosidase-inhibitor | po | | Glyset |
teplizumab | anti-cd3 | iv | | Tzield |
glucagon | hypoglycemia-rescue | im sc iv nas | | GlucaGen, Gvoke, Baqsimi |
dasiglucagon | hypoglycemia-rescue | sc | hydrochloride | Zegalogue |
diazoxide | insulin-secretion-inhibitor | po | choline | Proglycem, Vykat XR |
dextrose | carbohydrate | iv po | | | aka glucose; danger D5W, D50
# weight
diethylpropion | anorexiant | po | hydrochloride | Tenuate | cs IV; aka amfepramone
phendimetrazine | anorexiant | po | tartrate | Bontril, Bontril PDM | cs III
phentermine | anorexiant | po | hydrochloride | Adipex-P, Lomaira, Fastin, Ionamin | cs IV
benzphetamine | anorexiant | po | hydrochloride | Didrex, Regimex | cs III
mazindol | anorexiant | po | | Sanorex | cs IV; retired
phenmetrazine | anorexiant | po | hydrochloride | Preludin | cs II; retired
lorcaserin | serotonin-agonist | po | hydrochloride | Belviq | cs IV; retired
sibutramine | anorexiant | po | hydrochloride | Meridia | cs IV; retired
dexfenfluramine | anorexiant | po | hydrochloride | Redux | cs IV; retired
orlistat | lipase-inhibitor | po- | | Xenical, Alli |
setmelanotide | mc4r-agonist | sc | acetate | Imcivree |
metreleptin | leptin-analog | sc | | Myalept |
tesamorelin | ghrh-analog | sc | acetate | Egrifta, Egrifta WR |
# thyroid
levothyroxine | thyroid-hormone | po iv im | sodium | Synthroid, Levoxyl, Unithroid, Euthyrox, Tirosint, Levothroid, Levo-T, Ermeza, Thyquidity | aka L-thyroxine; danger T4, LT4
liothyronine | thyroid-hormone | po iv | sodium | Cytomel, Triostat | danger T3
liotrix | thyroid-hormone | po | | Thyrolar | retired
thyroid-desiccated | thyroid-hormone | po | | Armour Thyroid, NP Thyroid, Nature-Throid, WP Thyroid, Adthyza, Niva Thyroid | aka thyroid, desiccated thyroid, thyroid tablets
methimazole | antithyroid | po | | Tapazole | tall methIMAzole
propylthiouracil | antithyroid | po | | | danger PTU
potassium-iodide | iodine-source | po | | ThyroSafe, iOSAT | danger SSKI
teprotumumab | igf1r-inhibitor | iv | | Tepezza |
thyrotropin-alfa | diagnostic-hormone | im | | Thyrogen |
resmetirom | thr-beta-agonist | po | | Rezdiffra |
# corticosteroids and adrenal
betamethasone | corticosteroid | im ia top- po | dipropionate, valerate, sodium phosphate, acetate | Celestone, Celestone Soluspan, Diprolene, Luxiq, Sernivo |
budesonide | corticosteroid | inh nas po pr | | Pulmicort, Pulmicort Flexhaler, Rhinocort, Entocort EC, Uceris, Tarpeyo, Eohilia, Ortikos |
corticotropin | acth | im sc | | H.P. Acthar, Acthar Gel, Purified Cortrophin Gel | aka ACTH, repository corticotropin
cortisone | corticosteroid | po | acetate | |
cosyntropin | diagnostic-hormone | iv im | | Cortrosyn |
deflazacort | corticosteroid | po | | Emflaza, Jaythari |
dexamethasone | corticosteroid | po iv im ia oph- ot- ivt- | sodium phosphate, acetate | Decadron, Hemady, DexPak, Maxidex, Ozurdex, Dexycu, Dextenza, Dxevo |
fludrocortisone | mineralocorticoid | po | acetate | Florinef |
hydrocortisone | corticosteroid | po iv im top- pr ot- | sodium succinate, acetate, valerate, butyrate, probutate, cypionate | Cortef, Solu-Cortef, Alkindi Sprinkle, Khindivi, Cortaid, Anusol-HC, Proctosol-HC, Locoid, Westcort, Pandel, Cortenema, Colocort, Cortizone-10, Hydrocortone, Cortifoam, Proctofoam |
methylprednisolone | corticosteroid | po iv im ia | sodium succinate, acetate | Medrol, Medrol Dosepak, Solu-Medrol, Depo-Medrol, A-Methapred | tall methylPREDNISolone
prednisolone | corticosteroid | po oph- | sodium phosphate, acetate | Orapred, Orapred ODT, Millipred, Pediapred, Pred Forte, Pred Mild, Omnipred, Veripred, Prelone | tall prednisoLONE
prednisone | corticosteroid | po | | Deltasone, Rayos, Prednisone Intensol, Sterapred | tall predniSONE
triamcinolone | corticosteroid | im ia top- nas inh ivt- dent- | acetonide, hexacetonide, diacetate | Kenalog, Kenalog-10, Kenalog-40, Aristospan, Nasacort, Nasacort AQ, Triesence, Zilretta, Xipere, Aristocort, Triderm, Azmacort, Oralone |
vamorolone | corticosteroid | po | | Agamree |
crinecerfont | crf1-antagonist | po | | Crenessity |
levoketoconazole | cortisol-synthesis-inhibitor | po | | Recorlev |
metyrapone | cortisol-synthesis-inhibitor | po | | Metopirone | tall metyraPONE
relacorilant | glucocorticoid-receptor-antagonist | po | | Lifyorli |
osilodrostat | cortisol-synthesis-inhibitor | po | phosphate | Isturisa |
# pituitary, growth and parathyroid
bromocriptine | dopamine-agonist, ergot | po | mesylate | Parlodel, Cycloset |
cabergoline | dopamine-agonist, ergot | po | | Dostinex |
desmopressin | vasopressin-analog | po nas iv sc sl | acetate | DDAVP, Noctiva, Nocdurna, Stimate |
lanreotide | somatostatin-analog | sc | acetate | Somatuline Depot |
octreotide | somatostatin-analog | sc iv im po | acetate | Sandostatin, Sandostatin LAR Depot, Bynfezia, Mycapssa |
paltusotine | somatostatin-analog | po | hydrochloride | Palsonify |
pasireotide | somatostatin-analog | sc im | diaspartate, pamoate | Signifor, Signifor LAR |
pegvisomant | growth-hormone-antagonist | sc | | Somavert |
mecasermin | igf1 | sc | | Increlex |
lonapegsomatropin | growth-hormone | sc | | Skytrofa |
somapacitan | growth-hormone | sc | | Sogroya |
somatrogon | growth-hormone | sc | | Ngenla |
somatropin | growth-hormone | sc | | Genotropin, Humatrope, Norditropin, Nutropin AQ, Omnitrope, Saizen, Serostim, Zomacton, Zorbtive | aka growth hormone, HGH
macimorelin | diagnostic-hormone | po | acetate | Macrilen |
secretin | diagnostic-hormone | iv | | ChiRhoStim, SecreFlo | aka human secretin
sermorelin | ghrh-analog | sc | acetate | Geref |
vosoritide | cnp-analog | sc | | Voxzogo |
burosumab | fgf23-inhibitor | sc | | Crysvita |
palopegteriparatide | parathyroid-hormone-analog | sc | | Yorvipath |
parathyroid-hormone | parathyroid-hormone-analog | sc | | Natpara |
cinacalcet | calcimimetic | po | hydrochloride | Sensipar |
etelcalcetide | calcimimetic | iv | hydrochloride | Parsabiv |
# bone
abaloparatide | parathyroid-hormone-analog | sc | acetate | Tymlos |
alendronate | bisphosphonate | po | sodium | Fosamax, Binosto | aka alendronic acid
calcitonin | calcitonin | nas sc im | salmon | Miacalcin, Fortical | aka calcitonin salmon
denosumab | rankl-inhibitor | sc | | Prolia, Xgeva, Jubbonti, Wyost, Ospomyv, Xbryk, Stoboclo, Osenvelt, Conexxence, Bomyntra, Bildyos, Bilprevda, Enoby, Xtrenbo, Bosaya, Aukelso, Osvyrti, Jubereq, Boncresa |
etidronate | bisphosphonate | po | disodium | Didronel |
ibandronate | bisphosphonate | po iv | sodium | Boniva | aka ibandronic acid
pamidronate | bisphosphonate | iv | disodium | Aredia |
raloxifene | serm | po | hydrochloride | Evista |
risedronate | bisphosphonate | po | sodium | Actonel, Atelvia |
romosozumab | sclerostin-inhibitor | sc | | Evenity |
teriparatide | parathyroid-hormone-analog | sc | | Forteo, Bonsity |
tiludronate | bisphosphonate | po | disodium | Skelid | retired
zoledronic-acid | bisphosphonate | iv | | Reclast, Zometa | aka zoledronate
calcifediol | vitamin-d | po | | Rayaldee |
calcitriol | vitamin-d | po iv top- | | Rocaltrol, Calcijex, Vectical |
doxercalciferol | vitamin-d | po iv | | Hectorol |
paricalcitol | vitamin-d | po iv | | Zemplar |
palovarotene | retinoid | po | | Sohonos |
# gout
allopurinol | xanthine-oxidase-inhibitor | po iv | sodium | Zyloprim, Aloprim |
colchicine | antigout | po | | Colcrys, Mitigare, Gloperba, Lodoco |
febuxostat | xanthine-oxidase-inhibitor | po | | Uloric |
lesinurad | urat1-inhibitor | po | | Zurampic | retired
pegloticase | uricase | iv | | Krystexxa |
probenecid | uricosuric | po | | Benemid |
rasburicase | uricase | iv | | Elitek |
sulfinpyrazone | uricosuric | po | | Anturane | retired
`;
