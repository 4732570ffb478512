/** Eye, ear, mouth and throat. */
export const eyeAndEar = `
# glaucoma
apraclonidine | alpha2-agonist-topical | oph+ | hydrochloride | Iopidine |
brinzolamide | carbonic-anhydrase-inhibitor-eye | oph- | | Azopt |
dorzolamide | carbonic-anhydrase-inhibitor-eye | oph- | hydrochloride | Trusopt |
methazolamide | carbonic-anhydrase-inhibitor | po | | Neptazane | tall methazolAMIDE
carbachol | cholinergic-eye | oph- | | Miostat, Isopto Carbachol |
echothiophate | cholinesterase-inhibitor-eye | oph+ | iodide | Phospholine Iodide |
pilocarpine | cholinergic-agonist | oph- po | hydrochloride | Isopto Carpine, Salagen, Vuity, Qlosi |
aceclidine | cholinergic-eye | oph- | | Vizz |
dipivefrin | sympathomimetic | oph- | hydrochloride | Propine | retired
latanoprost | prostaglandin-analog-eye | oph- | | Xalatan, Xelpros, Iyuzeh |
latanoprostene-bunod | prostaglandin-analog-eye | oph- | | Vyzulta |
omidenepag | prostaglandin-analog-eye | oph- | isopropyl | Omlonti |
tafluprost | prostaglandin-analog-eye | oph- | | Zioptan |
travoprost | prostaglandin-analog-eye | oph- | | Travatan Z, iDose TR |
unoprostone | prostaglandin-analog-eye | oph- | isopropyl | Rescula | retired
netarsudil | rho-kinase-inhibitor | oph- | dimesylate | Rhopressa |
# pupil
cyclopentolate | cycloplegic | oph- | hydrochloride | Cyclogyl |
homatropine | cycloplegic | oph- po | hydrobromide, methylbromide | Isopto Homatropine |
tropicamide | cycloplegic | oph- | | Mydriacyl |
hydroxyamphetamine | sympathomimetic | oph- | hydrobromide | |
# inflammation, allergy, dryness
alcaftadine | antihistamine-eye | oph- | | Lastacaft |
bepotastine | antihistamine-eye | oph- | besilate | Bepreve |
emedastine | antihistamine-eye | oph- | difumarate | Emadine | retired
epinastine | antihistamine-eye | oph- | hydrochloride | Elestat |
ketotifen | antihistamine-eye | oph- | fumarate | Zaditor, Alaway |
lodoxamide | mast-cell-stabilizer | oph- | tromethamine | Alomide |
pemirolast | mast-cell-stabilizer | oph- | potassium | Alamast | retired
difluprednate | ophthalmic-corticosteroid | oph- | | Durezol |
fluorometholone | ophthalmic-corticosteroid | oph- | acetate | FML, FML Forte, Flarex |
loteprednol | ophthalmic-corticosteroid | oph- | etabonate | Lotemax, Alrex, Inveltys, Eysuvis |
rimexolone | ophthalmic-corticosteroid | oph- | | Vexol | retired
lifitegrast | lfa1-antagonist | oph- | | Xiidra |
perfluorohexyloctane | tear-substitute | oph- | | Miebo |
acoltremon | trpm8-agonist | oph- | | Tryptyr |
carboxymethylcellulose | tear-substitute | oph- | sodium | Refresh, Refresh Plus, Refresh Tears, TheraTears |
hypromellose | tear-substitute | oph- | | GenTeal, Isopto Tears | aka hydroxypropyl methylcellulose
polyvinyl-alcohol | tear-substitute | oph- | | Hypotears |
propylene-glycol | tear-substitute | oph- | | Systane Balance |
polyethylene-glycol-400 | tear-substitute | oph- | | |
povidone | tear-substitute | oph- | | |
polysorbate-80 | tear-substitute | oph- | | |
naphazoline | imidazoline-topical | oph- | hydrochloride | Clear Eyes, Naphcon |
tetrahydrozoline | imidazoline-topical | oph- | hydrochloride | Visine, Murine Tears Plus |
lotilaner | antiparasitic-eye | oph- | | Xdemvy |
cenegermin | nerve-growth-factor | oph- | | Oxervate |
cysteamine | cystine-depleting | po oph- | bitartrate, hydrochloride | Cystagon, Procysbi, Cystaran, Cystadrops | aka mercaptamine
# retina
aflibercept | vegf-inhibitor-eye | ivt- | | Eylea, Eylea HD, Yesafili, Opuviz, Ahzantive, Enzeevu, Pavblu |
brolucizumab | vegf-inhibitor-eye | ivt- | | Beovu |
faricimab | vegf-inhibitor-eye | ivt- | | Vabysmo |
pegaptanib | vegf-inhibitor-eye | ivt- | sodium | Macugen | retired
ranibizumab | vegf-inhibitor-eye | ivt- | | Lucentis, Byooviz, Cimerli, Susvimo, Nufymco |
ocriplasmin | proteolytic-eye | ivt- | | Jetrea | retired
verteporfin | photosensitizer | iv | | Visudyne |
voretigene-neparvovec | gene-therapy | subretinal- | | Luxturna |
revakinagene-taroretcel | cell-therapy | ivt- | | Encelto |
indocyanine-green | diagnostic-dye | iv | | IC-Green, Spy Agent Green | danger ICG
fluorescein | diagnostic-dye | iv oph- | sodium | AK-Fluor, Fluorescite, BioGlo, Ful-Glo |
lissamine-green | diagnostic-dye | oph- | | |
rose-bengal | diagnostic-dye | oph- | | |
trypan-blue | diagnostic-dye | oph- | | VisionBlue, MembraneBlue |
# ear
antipyrine | otic-analgesic | ot- | | | aka phenazone
carbamide-peroxide | cerumenolytic | ot- dent- | | Debrox, Gly-Oxide | aka urea peroxide
triethanolamine | cerumenolytic | ot- | polypeptide oleate | Cerumenex |
# mouth
cevimeline | cholinergic-agonist | po | hydrochloride | Evoxac |
sodium-fluoride | fluoride | po dent- | | PreviDent, Luride, ACT, Prevident 5000 | aka fluoride
stannous-fluoride | fluoride | dent- | | Gel-Kam, Crest Gum Care |
sodium-monofluorophosphate | fluoride | dent- | | |
silver-diamine-fluoride | fluoride | dent- | | |
potassium-nitrate | fluoride | dent- | | Sensodyne |
hydrofluoric-acid | fluoride | dent- | | |
amlexanox | oral-ulcer-agent | dent- | | Aphthasol | retired
`;
