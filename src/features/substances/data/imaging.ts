/** Contrast media, radiopharmaceuticals and diagnostic agents. Default kind here: contrast. */
export const imaging = `
# iodinated contrast
iodinated-contrast | iodinated-contrast | iv | | | unspecified; name Iodinated contrast (agent not stated); aka contrast dye, iodinated contrast, iodinated contrast media, IV contrast, contrast media, contrast medium, radiocontrast, iodine contrast, x-ray dye
diatrizoate | iodinated-contrast | iv po pr | meglumine, sodium | Cystografin, MD-Gastroview, Gastrografin, Hypaque, Renografin | aka diatrizoic acid, diatrizoate meglumine, diatrizoate sodium
ethiodized-oil | iodinated-contrast | intralymphatic | | Lipiodol, Ethiodol |
iodixanol | iodinated-contrast | iv | | Visipaque |
iohexol | iodinated-contrast | iv intrathecal po | | Omnipaque, Oraltag |
iomeprol | iodinated-contrast | iv | | Iomervu |
iopamidol | iodinated-contrast | iv intrathecal | | Isovue, Isovue-M, Scanlux |
iopromide | iodinated-contrast | iv | | Ultravist |
iothalamate | iodinated-contrast | iv | meglumine, sodium | Conray, Cysto-Conray II |
ioversol | iodinated-contrast | iv | | Optiray |
ioxaglate | iodinated-contrast | iv | meglumine, sodium | Hexabrix | retired
ioxilan | iodinated-contrast | iv | | Oxilan | retired
# gadolinium
gadolinium-contrast | gadolinium-contrast | iv | | | unspecified; name Gadolinium contrast (agent not stated); aka gadolinium, MRI contrast, gadolinium-based contrast agent; danger GBCA
gadobenate | gadolinium-contrast | iv | dimeglumine | MultiHance |
gadobutrol | gadolinium-contrast | iv | | Gadavist |
gadodiamide | gadolinium-contrast | iv | | Omniscan |
gadofosveset | gadolinium-contrast | iv | trisodium | Ablavar | retired
gadopentetate | gadolinium-contrast | iv | dimeglumine | Magnevist |
gadopiclenol | gadolinium-contrast | iv | | Elucirem, Vueway |
gadoquatrane | gadolinium-contrast | iv | | Ambelvist |
gadoterate | gadolinium-contrast | iv | meglumine | Dotarem, Clariscan |
gadoteridol | gadolinium-contrast | iv | | ProHance |
gadoversetamide | gadolinium-contrast | iv | | OptiMARK | retired
gadoxetate | gadolinium-contrast | iv | disodium | Eovist | aka gadoxetic acid
mangafodipir | manganese-contrast | iv | trisodium | Teslascan | retired
# barium and ultrasound
barium-sulfate | barium-contrast | po- pr- | | Readi-Cat, E-Z-HD, Varibar, Liquid E-Z-Paque, Tagitol V, Varibar Thin, Varibar Nectar, Varibar Honey, Varibar Pudding, Volumen, Entero Vu |
perflutren | ultrasound-contrast | iv | | Definity, Definity RT, Optison | aka perflutren lipid microspheres, perflutren protein type A microspheres
sulfur-hexafluoride | ultrasound-contrast | iv | | Lumason | aka sulfur hexafluoride lipid microspheres
air-polymer-type-a | ultrasound-contrast | intrauterine- | | ExEm Foam |
# radiopharmaceuticals for diagnosis
ammonia-n-13 | diagnostic-radiopharmaceutical | iv | | |
choline-c-11 | diagnostic-radiopharmaceutical | iv | | |
copper-cu-64-dotatate | diagnostic-radiopharmaceutical | iv | | Detectnet | aka copper oxodotreotide Cu-64
fluciclovine-f-18 | diagnostic-radiopharmaceutical | iv | | Axumin |
fludeoxyglucose-f-18 | diagnostic-radiopharmaceutical | iv | | | danger FDG; aka fludeoxyglucose
fluorodopa-f-18 | diagnostic-radiopharmaceutical | iv | | |
fluoroestradiol-f-18 | diagnostic-radiopharmaceutical | iv | | Cerianna |
florbetaben-f-18 | diagnostic-radiopharmaceutical | iv | | Neuraceq |
florbetapir-f-18 | diagnostic-radiopharmaceutical | iv | | Amyvid |
flortaucipir-f-18 | diagnostic-radiopharmaceutical | iv | | Tauvid |
flotufolastat-f-18 | diagnostic-radiopharmaceutical | iv | | Posluma |
flutemetamol-f-18 | diagnostic-radiopharmaceutical | iv | | Vizamyl |
flurpiridaz-f-18 | diagnostic-radiopharmaceutical | iv | | Flyrcado |
piflufolastat-f-18 | diagnostic-radiopharmaceutical | iv | | Pylarify |
sodium-fluoride-f-18 | diagnostic-radiopharmaceutical | iv | | |
gallium-citrate-ga-67 | diagnostic-radiopharmaceutical | iv | | |
gallium-ga-68-dotatate | diagnostic-radiopharmaceutical | iv | | Netspot |
gallium-ga-68-dotatoc | diagnostic-radiopharmaceutical | iv | | |
gallium-ga-68-gozetotide | diagnostic-radiopharmaceutical | iv | | Illuccix, Locametz, Gozellix | aka gallium Ga 68 PSMA-11
indium-in-111-oxyquinoline | diagnostic-radiopharmaceutical | iv | | | aka indium oxine
indium-in-111-pentetate | diagnostic-radiopharmaceutical | intrathecal | disodium | |
indium-in-111-pentetreotide | diagnostic-radiopharmaceutical | iv | | Octreoscan |
indium-in-111-chloride | diagnostic-radiopharmaceutical | iv | | |
iobenguane-i-123 | diagnostic-radiopharmaceutical | iv | | AdreView |
ioflupane-i-123 | diagnostic-radiopharmaceutical | iv | | DaTscan |
sodium-iodide-i-123 | diagnostic-radiopharmaceutical | po | | |
iodinated-i-125-albumin | diagnostic-radiopharmaceutical | iv | | Jeanatope |
iodinated-i-131-albumin | diagnostic-radiopharmaceutical | iv | | Megatope, Volumex |
iothalamate-i-125 | diagnostic-radiopharmaceutical | iv | sodium | Glofil-125 |
rubidium-rb-82 | diagnostic-radiopharmaceutical | iv | chloride | Cardiogen-82, Ruby-Fill | aka rubidium chloride Rb-82
technetium-tc-99m | diagnostic-radiopharmaceutical | iv | bicisate, exametazime, macroaggregated albumin, mebrofenin, medronate, mertiatide, oxidronate, pentetate, pyrophosphate, red blood cell, sestamibi, succimer, sulfur colloid, tetrofosmin, tilmanocept, pertechnetate | Cardiolite, Myoview, Ceretec, Neurolite, Choletec, Technescan MAG3, Lymphoseek, Nephroscan, UltraTag, Draximage MAA, Pulmotech MAA | aka sodium pertechnetate Tc 99m
thallous-chloride-tl-201 | diagnostic-radiopharmaceutical | iv | | | aka thallium 201
xenon-xe-133 | diagnostic-radiopharmaceutical | inh | | |
xenon-xe-129 | mr-gas-contrast | inh | hyperpolarized | Xenoview |
# stress, dyes and function tests
regadenoson | pharmacologic-stress-agent | iv | | Lexiscan |
aminohippurate | function-test | iv | sodium | |
arginine | function-test | iv | hydrochloride | R-Gene 10, R-Gene |
hexaminolevulinate | photosensitizer | intravesical- | hydrochloride | Cysview |
indigotindisulfonate | diagnostic-dye | iv | sodium | Bludigo | aka indigo carmine
isosulfan-blue | diagnostic-dye | sc | | Lymphazurin |
inulin | function-test | iv | | |
methacholine | function-test | inh | chloride | Provocholine |
pafolacianine | diagnostic-dye | iv | sodium | Cytalux |
pegulicianine | diagnostic-dye | iv | | Lumisight |
pentagastrin | function-test | sc | | | retired
relmapirazin | diagnostic-dye | iv | | Lumitrace |
sincalide | function-test | iv | | Kinevac |
urea-c-13 | function-test | po | | BreathTek, IDkit:Hp | aka 13C-urea
corticorelin | diagnostic-hormone | iv | ovine triflutate | Acthrel | retired
`;
