/** The tree of classes. First table: parent: children. Second: class | name | words people type for it. */
export const classTree = `
# heart and vessels
beta-blocker: cardioselective-beta-blocker nonselective-beta-blocker alpha-beta-blocker
calcium-channel-blocker: dihydropyridine-ccb non-dihydropyridine-ccb
raas-inhibitor: ace-inhibitor arb direct-renin-inhibitor aldosterone-synthase-inhibitor
diuretic: loop-diuretic thiazide-diuretic potassium-sparing-diuretic osmotic-diuretic mild-diuretic
potassium-sparing-diuretic: mineralocorticoid-antagonist
antiarrhythmic: class-ia-antiarrhythmic class-ib-antiarrhythmic class-ic-antiarrhythmic class-iii-antiarrhythmic
alpha-blocker: alpha1-blocker
antihypertensive: alpha2-agonist vasodilator adrenergic-neuron-blocker ganglionic-blocker catecholamine-depleter catecholamine-synthesis-inhibitor dopamine-agonist-vasodilator
pulmonary-hypertension-agent: endothelin-receptor-antagonist prostacyclin-agonist sgc-stimulator activin-signaling-inhibitor pulmonary-vasodilator
antianginal: nitrate late-sodium-current-inhibitor if-channel-inhibitor
heart-failure-agent: neprilysin-inhibitor cardiac-glycoside pde3-inhibitor-inotrope natriuretic-peptide cardiac-myosin-inhibitor transthyretin-stabilizer vaptan
vasopressor-or-inotrope: vasopressor inotrope sympathomimetic alpha1-agonist
lipid-lowering: statin fibrate bile-acid-sequestrant cholesterol-absorption-inhibitor niacin-lipid acl-inhibitor pcsk9-inhibitor angptl3-inhibitor mtp-inhibitor apob-antisense omega-3 apoc3-inhibitor
# blood
anticoagulant: vitamin-k-antagonist doac heparin-class direct-thrombin-inhibitor factor-xa-inhibitor-injectable anticoagulant-protein
doac: factor-xa-inhibitor oral-direct-thrombin-inhibitor
heparin-class: unfractionated-heparin lmwh
antiplatelet: p2y12-inhibitor gp-iib-iiia-inhibitor par1-antagonist pde3-inhibitor-antiplatelet platelet-reducing-agent
hematologic-agent: thrombolytic vwf-inhibitor xanthine-hemorheologic antifibrinolytic topical-hemostatic clotting-factor bispecific-factor-mimetic tfpi-antagonist antithrombin-lowering-sirna erythropoiesis-stimulator erythroid-maturation-agent hif-ph-inhibitor g-csf gm-csf stem-cell-mobilizer cxcr4-antagonist tpo-receptor-agonist syk-inhibitor p-selectin-inhibitor hemoglobin-s-polymerization-inhibitor pyruvate-kinase-activator complement-inhibitor complement-regulator adamts13-enzyme heme-replacement alas1-sirna interferon-gamma-blocker parenteral-iron iron-chelator plasma-protein plasma-expander blood-anticoagulant
reversal-agent: heparin-reversal dabigatran-reversal factor-xa-reversal digoxin-reversal nmb-reversal benzodiazepine-antagonist opioid-antagonist methotrexate-rescue uridine-rescue acetaminophen-antidote
# diabetes and weight
glucose-lowering: insulin biguanide sulfonylurea meglitinide thiazolidinedione dpp4-inhibitor sglt2-inhibitor glp1-agonist amylin-analog alpha-glucosidase-inhibitor
insulin: rapid-insulin long-insulin intermediate-insulin
glucose-raising: hypoglycemia-rescue insulin-secretion-inhibitor carbohydrate
weight-agent: anorexiant lipase-inhibitor mc4r-agonist leptin-analog ghrh-analog
# hormones and bone
endocrine-agent: thyroid-hormone antithyroid iodine-source igf1r-inhibitor thr-beta-agonist diagnostic-hormone acth mineralocorticoid crf1-antagonist cortisol-synthesis-inhibitor glucocorticoid-receptor-antagonist dopamine-agonist vasopressin-analog somatostatin-analog growth-hormone-antagonist igf1 growth-hormone cnp-analog fgf23-inhibitor parathyroid-hormone-analog calcimimetic
bone-agent: bisphosphonate calcitonin rankl-inhibitor sclerostin-inhibitor
gout-agent: xanthine-oxidase-inhibitor antigout urat1-inhibitor uricase uricosuric
corticosteroid: topical-corticosteroid ophthalmic-corticosteroid
sex-hormone: androgen anabolic-steroid androgen-precursor estrogen progestin serm progesterone-antagonist progesterone-receptor-modulator gnrh-agonist gnrh-antagonist gonadotropin neurokinin-antagonist-menopause
# psychiatry
antidepressant: ssri snri serotonin-modulator tricyclic-antidepressant tetracyclic-antidepressant ndri maoi neuroactive-steroid
maoi: nonselective-maoi maoi-a maoi-b weak-maoi
antipsychotic: first-generation-antipsychotic second-generation-antipsychotic
first-generation-antipsychotic: phenothiazine-antipsychotic butyrophenone
psychiatric-agent: mood-stabilizer muscarinic-agonist azapirone vmat2-inhibitor serotonin-agonist
sedative-hypnotic: benzodiazepine barbiturate z-hypnotic orexin-antagonist melatonin-agonist carbamate-sedative
stimulant: amphetamine cns-stimulant wakefulness-agent dnri h3-antagonist
adhd-nonstimulant: norepinephrine-reuptake-inhibitor
dependence-agent: alcohol-deterrent aldehyde-dehydrogenase-inhibitor nicotinic-agonist nicotinic-partial-agonist gaba-b-agonist-oxybate
# neurology
antiepileptic: hydantoin gabapentinoid
parkinson-agent: dopa-decarboxylase-inhibitor dopamine-precursor comt-inhibitor adenosine-a2a-antagonist anticholinergic-antiparkinson
migraine-agent: triptan ditan ergot cgrp-antagonist cgrp-antibody
dementia-agent: cholinesterase-inhibitor nmda-antagonist anti-amyloid-antibody
multiple-sclerosis-agent: fumarate s1p-modulator immunomodulator potassium-channel-blocker
neuromuscular-agent: rett-agent fcrn-blocker free-radical-scavenger glutamate-inhibitor antisense-oligonucleotide smn2-splicing-modifier ttr-silencer nrf2-activator hsp-amplifier botulinum-toxin
muscle-relaxant: skeletal-muscle-relaxant gaba-b-agonist tricyclic-structure
# pain and anesthesia
opioid: opioid-partial-agonist opioid-mixed-agonist
opioid-antagonist: peripheral-opioid-antagonist
nsaid: cox2-inhibitor
analgesic: analgesic-antipyretic salicylate trpv1-agonist nav18-blocker n-type-calcium-blocker urinary-analgesic kappa-opioid-agonist otic-analgesic
anesthetic: volatile-anesthetic inhaled-anesthetic general-anesthetic local-anesthetic topical-skin-refrigerant
neuromuscular-blocker: nondepolarizing-nmb depolarizing-nmb
respiratory-stimulant:
# infection
beta-lactam: penicillin cephalosporin carbapenem monobactam
antibacterial: beta-lactam beta-lactamase-inhibitor dehydropeptidase-inhibitor lincosamide aminoglycoside sulfonamide-antibiotic dhfr-inhibitor-antibacterial phosphonic-antibacterial urinary-antiseptic nitrofuran triazaacenaphthylene spiropyrimidinetrione polypeptide-antibiotic amphenicol polymyxin glycopeptide lipoglycopeptide lipopeptide pleuromutilin oxazolidinone topical-antibacterial streptogramin aminocyclitol nitroimidazole antitoxin microbiota-product quinolone tetracycline macrolide-family
macrolide-family: macrolide ketolide macrolide-nonabsorbed
tetracycline: tetracycline-antibiotic glycylcycline
quinolone: fluoroquinolone quinolone-topical
antimycobacterial: rifamycin rifamycin-nonabsorbed sulfone
azole-antifungal: triazole-antifungal imidazole-antifungal azole-topical-antifungal triazole-antifungal-topical
antifungal: azole-antifungal polyene-antifungal echinocandin pyrimidine-antifungal triterpenoid-antifungal allylamine-antifungal topical-antifungal
antiparasitic: anthelmintic antimalarial antiprotozoal dhfr-inhibitor-antiparasitic scabicide pediculicide antiparasitic-eye
antiretroviral: nrti nnrti hiv-protease-inhibitor integrase-inhibitor hiv-fusion-inhibitor hiv-attachment-inhibitor hiv-capsid-inhibitor ccr5-antagonist pharmacokinetic-booster
hepatitis-antiviral: nucleotide-analog-hbv nucleoside-analog-hbv hcv-protease-inhibitor hcv-ns5a-inhibitor hcv-ns5b-inhibitor
antiviral: nucleoside-analog-antiviral nucleotide-analog-antiviral interferon herpes-antiviral herpes-antiviral-topical cmv-antiviral influenza-endonuclease-inhibitor neuraminidase-inhibitor antiviral-influenza sars-cov-2-protease-inhibitor orthopoxvirus-antiviral rsv-antibody sars-cov-2-antibody ebola-antibody
# cancer
cytotoxic: alkylating-agent platinum hypomethylating-agent fluoropyrimidine purine-analog pyrimidine-analog antimetabolite thiopurine antifolate thymidine-phosphorylase-inhibitor cytidine-deaminase-inhibitor taxane microtubule-inhibitor vinca-alkaloid topoisomerase-inhibitor antitumor-antibiotic anthracycline anthracenedione protein-synthesis-inhibitor asparaginase
anticancer-hormonal: cyp17-inhibitor aromatase-inhibitor antiandrogen estrogen-receptor-antagonist adrenal-cytotoxic
kinase-inhibitor: cdk46-inhibitor btk-inhibitor kras-inhibitor egfr-inhibitor alk-inhibitor bcr-abl-inhibitor kit-pdgfra-inhibitor vegfr-inhibitor mek-inhibitor fak-inhibitor braf-inhibitor akt-inhibitor pi3k-inhibitor mtor-inhibitor met-inhibitor trk-inhibitor ros1-inhibitor ret-inhibitor fgfr-inhibitor flt3-inhibitor her2-kinase-inhibitor jak-inhibitor csf1r-inhibitor rock2-inhibitor antifibrotic tyk2-inhibitor
anticancer-targeted: hif2a-inhibitor idh-inhibitor hedgehog-inhibitor menin-inhibitor gamma-secretase-inhibitor parp-inhibitor xpo1-inhibitor ezh2-inhibitor bcl2-inhibitor dopamine-d2-antagonist-oncology hdac-inhibitor proteasome-inhibitor immunomodulatory-imid telomerase-inhibitor differentiating-agent retinoid ornithine-decarboxylase-inhibitor
checkpoint-inhibitor: pd1-pdl1-inhibitor ctla4-inhibitor lag3-inhibitor
anticancer-antibody: vegf-inhibitor egfr-antibody pdgfra-antibody bispecific-t-cell-engager antibody-drug-conjugate her2-antibody anti-cd38 anti-slamf7 anti-ccr4 anti-cd20 anti-cd19 anti-cd52 anti-claudin anti-gd2 cd123-cytotoxin il2-cytotoxin radioimmunotherapy
cell-and-gene-therapy: car-t t-cell-therapy cellular-immunotherapy gene-therapy cell-therapy oncolytic-virus interleukin intravesical-immunotherapy
oncology-support: photosensitizer cytoprotectant folate-analog uroprotectant keratinocyte-growth-factor spreading-enzyme
radiopharmaceutical: therapeutic-radiopharmaceutical diagnostic-radiopharmaceutical
# immune system
immunosuppressant: calcineurin-inhibitor imp-dehydrogenase-inhibitor interleukin-2-inhibitor costimulation-blocker anti-cd3 polyclonal-antilymphocyte t-cell-inhibitor
biologic-immunomodulator: tnf-inhibitor interleukin-1-inhibitor interleukin-6-inhibitor interleukin-17-inhibitor interleukin-23-inhibitor interleukin-12-23-inhibitor interleukin-4-13-inhibitor interleukin-13-inhibitor interleukin-31-inhibitor interleukin-36-inhibitor interleukin-5-inhibitor interferon-receptor-antagonist blys-inhibitor integrin-antagonist anti-ige tslp-inhibitor april-inhibitor
immunomodulator-oral: pde4-inhibitor gold-compound dmard dhodh-inhibitor aminosalicylate chelator-copper
angioedema-agent: kallikrein-inhibitor factor-xiia-inhibitor bradykinin-antagonist
vaccine: live-vaccine live-vaccine-nonreplicating inactivated-vaccine
immune-product: immune-globulin antivenom allergen-extract diagnostic-antigen
# lungs and allergy
bronchodilator: beta2-agonist antimuscarinic-inhaled methylxanthine pde34-inhibitor
beta2-agonist: beta2-agonist-short beta2-agonist-long
antihistamine: first-generation-antihistamine second-generation-antihistamine antihistamine-eye
respiratory-agent: mast-cell-stabilizer leukotriene-antagonist lipoxygenase-inhibitor dpp1-inhibitor protease-inhibitor-replacement cftr-modulator dnase mucolytic lung-surfactant decongestant medical-gas oral-demulcent antitussive expectorant topical-counterirritant
# stomach and bowel
acid-suppressant: ppi pcab h2-blocker
antacid:
digestive-agent: prostaglandin-e1 mucosal-protectant bismuth antiflatulent antidiarrheal antidiarrheal-opioid tryptophan-hydroxylase-inhibitor adsorbent guanylate-cyclase-c-agonist chloride-channel-activator serotonin-agonist-prokinetic dopamine-antagonist-prokinetic nhe3-inhibitor glp2-analog bile-acid fxr-agonist ppar-agonist-liver ibat-inhibitor pancreatic-enzyme digestive-enzyme emetic probiotic fiber
antiemetic: nk1-antagonist 5ht3-antagonist benzamide-antiemetic phenothiazine-antiemetic cannabinoid
laxative: stimulant-laxative stool-softener lubricant-laxative osmotic-laxative bulk-laxative
anticholinergic: antimuscarinic antimuscarinic-bladder cycloplegic antimuscarinic-topical
binder: phosphate-binder potassium-binder
polyvalent-cation:
# bladder and reproduction
urologic-agent: beta3-agonist bladder-protectant urease-inhibitor cystine-agent guanylate-cyclase-inhibitor 5-alpha-reductase-inhibitor pde5-inhibitor collagenase cholinergic-agonist
reproductive-agent: intrauterine-device spermicide prostaglandin-oxytocic oxytocic
# skin
dermatologic: topical-acne topical-antiandrogen keratolytic alpha2-agonist-topical antipsoriatic-topical wound-agent vitamin-d-topical pde4-inhibitor-topical jak-inhibitor-topical psoralen calcineurin-inhibitor-topical ahr-agonist-topical antiseborrheic emollient astringent skin-protectant protectant antiperspirant nitric-oxide-releasing vesicant depigmenting immune-response-modifier cytotoxic-topical caustic botanical-topical microtubule-inhibitor-topical melanocortin-agonist wound-growth-factor debriding-enzyme sulfonamide-topical antiseptic sunscreen sclerosing-agent cytolytic
# eye, ear, mouth
ophthalmic-agent: carbonic-anhydrase-inhibitor-eye cholinergic-eye cholinesterase-inhibitor-eye prostaglandin-analog-eye rho-kinase-inhibitor lfa1-antagonist tear-substitute trpm8-agonist imidazoline-topical nerve-growth-factor cystine-depleting vegf-inhibitor-eye proteolytic-eye
mouth-and-ear: cerumenolytic fluoride oral-ulcer-agent
carbonic-anhydrase-inhibitor:
# imaging and tests
contrast-medium: iodinated-contrast gadolinium-contrast manganese-contrast barium-contrast ultrasound-contrast mr-gas-contrast
diagnostic-agent: pharmacologic-stress-agent diagnostic-dye function-test
# nutrition
electrolyte: potassium-supplement sodium-supplement calcium-supplement magnesium-supplement phosphate-supplement zinc-supplement trace-element oral-iron alkalinizer acidifier diluent balanced-crystalloid dialysis-solution
vitamin: vitamin-d vitamin-k vitamin-b12 multivitamin
nutrition-agent: amino-acid parenteral-nutrition carnitine homocysteine-lowering medium-chain-triglyceride
# rare disease and antidotes
metabolic-agent: enzyme-replacement urea-cycle-agent glucosylceramide-synthase-inhibitor pharmacologic-chaperone farnesyltransferase-inhibitor oxalate-sirna hppd-inhibitor phenylalanine-hydroxylase-activator cofactor-replacement nucleoside-replacement mitochondrial-agent
antidote: chelator-heavy-metal chelator-radioactive cholinesterase-reactivator cyanide-antidote alcohol-dehydrogenase-inhibitor reversal-agent
# foods, herbs, supplements, abuse
food-item: alcohol cyp3a-inhibiting-food tobacco-smoke tyramine-source vitamin-k-source calcium-source meal potassium-source food-juice mineralocorticoid-food soy-food cyp1a2-inducing-food enteral-nutrition
herb-item: stimulant-laxative-herb herb-sedative herb-sympathomimetic herb-menopause herb-antiplatelet herb-immunostimulant herb-hypoglycemic herb-cyp-inhibitor herb-catechin herb-cardiac herb-opioid herb-hepatic herb-antispasmodic herb-prostate herb-cyp-inducer herb-serotonergic herb-statin herb-salicylate herb-potassium herb-vitamin-k herb-caffeine herb-stimulant
supplement-item: serotonergic-supplement joint-supplement antioxidant-supplement muscle-supplement sugar-alcohol-supplement protein-supplement metal-supplement
hallucinogen:
`;
export const classNames = `
5-alpha-reductase-inhibitor | 5-alpha-reductase inhibitor | 5ari
5ht3-antagonist | 5-HT3 antagonist | setron, setrons
ace-inhibitor | ACE inhibitor | ace inhibitors, acei, acei's
acl-inhibitor | ATP citrate lyase inhibitor |
acth | Adrenocorticotropic hormone |
alpha1-blocker | Alpha-1 blocker | alpha blockers
alpha2-agonist | Alpha-2 agonist |
anticoagulant | | anticoagulants, blood thinner, blood thinners
antidepressant | | antidepressants
antiepileptic | | antiepileptics, anticonvulsant, anticonvulsants, seizure medicine
antihistamine | | antihistamines
antiplatelet | | antiplatelets
antipsychotic | | antipsychotics, neuroleptic, neuroleptics
antiretroviral | | antiretrovirals, hiv medicine
arb | Angiotensin receptor blocker | arbs, angiotensin receptor blockers
azole-antifungal | | azoles, azole, azole antifungals
barbiturate | | barbiturates
benzodiazepine | | benzodiazepines, benzo, benzos, bzd
beta-blocker | | beta blockers, beta blocker
bisphosphonate | | bisphosphonates
btk-inhibitor | BTK inhibitor |
calcium-channel-blocker | | calcium channel blockers, ccb, ccbs
car-t | CAR T-cell therapy |
cephalosporin | | cephalosporins
corticosteroid | | corticosteroids, steroid, steroids
cox2-inhibitor | COX-2 inhibitor | cox-2 inhibitors
dihydropyridine-ccb | Dihydropyridine calcium channel blocker |
diuretic | | diuretics, water pill, water pills
dmard | Disease-modifying antirheumatic drug | dmards
doac | Direct oral anticoagulant | doacs, noac, noacs
dpp4-inhibitor | DPP-4 inhibitor | gliptin, gliptins
estrogen | | estrogens
fibrate | | fibrates
fluoroquinolone | | fluoroquinolones, quinolone antibiotics, fq
g-csf | Granulocyte colony-stimulating factor |
glp1-agonist | GLP-1 receptor agonist | glp-1, glp1, glp-1 agonists
h2-blocker | H2 blocker | h2 blockers, h2ra
hdac-inhibitor | HDAC inhibitor |
hiv-protease-inhibitor | HIV protease inhibitor | protease inhibitor, protease inhibitors
jak-inhibitor | JAK inhibitor | jak inhibitors
laxative | | laxatives
lmwh | Low molecular weight heparin | low-molecular-weight heparin
loop-diuretic | | loop diuretics
macrolide | | macrolides
maoi | MAO inhibitor | maois, mao inhibitors, monoamine oxidase inhibitor, monoamine oxidase inhibitors
maoi-a | Selective MAO-A inhibitor |
maoi-b | Selective MAO-B inhibitor |
mineralocorticoid-antagonist | | mra, mras
muscle-relaxant | | muscle relaxer, muscle relaxers, muscle relaxants
ndri | Norepinephrine-dopamine reuptake inhibitor |
nitrate | | nitrates
nnrti | Non-nucleoside reverse transcriptase inhibitor | nnrtis
non-dihydropyridine-ccb | Non-dihydropyridine calcium channel blocker |
nonselective-maoi | Nonselective MAO inhibitor |
nrti | Nucleoside reverse transcriptase inhibitor | nrtis
nsaid | NSAID | nsaids, anti-inflammatory, non-steroidal anti-inflammatory drug
opioid | | opioids, opiate, opiates, narcotic, narcotics
p2y12-inhibitor | P2Y12 inhibitor |
parp-inhibitor | PARP inhibitor |
pcab | Potassium-competitive acid blocker |
pcsk9-inhibitor | PCSK9 inhibitor |
pd1-pdl1-inhibitor | PD-1 or PD-L1 inhibitor |
pde4-inhibitor | PDE4 inhibitor |
pde5-inhibitor | PDE5 inhibitor | pde5 inhibitors
penicillin | | penicillins, pcn
ppi | Proton pump inhibitor | ppis, proton pump inhibitors
progestin | | progestins
sedative-hypnotic | | sleeping pill, sleeping pills, sleep aid, hypnotics
serm | Selective estrogen receptor modulator |
sglt2-inhibitor | SGLT2 inhibitor | sglt2i, gliflozin, gliflozins
sgc-stimulator | Soluble guanylate cyclase stimulator |
skeletal-muscle-relaxant | |
snri | Serotonin-norepinephrine reuptake inhibitor | snris
ssri | Selective serotonin reuptake inhibitor | ssris
statin | | statins
stimulant | | stimulants
sulfonamide-antibiotic | | sulfa, sulfa drug, sulfonamides
sulfonylurea | | sulfonylureas
tetracycline | Tetracycline class |
thiazide-diuretic | | thiazide, thiazides
tnf-inhibitor | TNF inhibitor | tnf inhibitors, anti-tnf
tricyclic-antidepressant | | tca, tcas, tricyclic, tricyclics
triptan | | triptans
vaccine | | vaccines
vitamin-k-antagonist | | vka
weak-maoi | Drug with weak or reversible MAO inhibition |
z-hypnotic | | z-drug, z-drugs
`;
