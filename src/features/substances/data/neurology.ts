/** Epilepsy, Parkinson disease, migraine, multiple sclerosis, dementia, neuromuscular disease, spasm. */
export const neurology = `
# antiepileptics
acetazolamide | carbonic-anhydrase-inhibitor, antiepileptic | po iv | sodium | Diamox, Diamox Sequels | tall acetaZOLAMIDE
brivaracetam | antiepileptic | po iv | | Briviact | cs V
cannabidiol | antiepileptic, cannabinoid | po | | Epidiolex | aka CBD
carbamazepine | antiepileptic | po iv | | Tegretol, Tegretol XR, Carbatrol, Epitol, Equetro, Carnexiv | tall carBAMazepine; aka CBZ
cenobamate | antiepileptic | po | | Xcopri | cs V
eslicarbazepine | antiepileptic | po | acetate | Aptiom |
ethosuximide | antiepileptic | po | | Zarontin |
ethotoin | hydantoin | po | | Peganone |
ezogabine | antiepileptic | po | | Potiga | cs V; retired
felbamate | antiepileptic | po | | Felbatol |
fenfluramine | antiepileptic, serotonin-agonist | po | hydrochloride | Fintepla, Pondimin |
fosphenytoin | hydantoin | iv im | sodium | Cerebyx, Sesquient |
gabapentin | gabapentinoid | po | enacarbil | Neurontin, Gralise, Horizant, Gabarone | aka gabapentin enacarbil
ganaxolone | neuroactive-steroid, antiepileptic | po | | Ztalmy | cs V
lacosamide | antiepileptic | po iv | | Vimpat, Motpoly XR | cs V
lamotrigine | antiepileptic | po | | Lamictal, Lamictal XR, Lamictal ODT, Subvenite | tall lamoTRIgine
levetiracetam | antiepileptic | po iv | | Keppra, Keppra XR, Spritam, Elepsia XR, Roweepra | tall levETIRAcetam
mephobarbital | barbiturate | po | | Mebaral | cs IV; retired
methsuximide | antiepileptic | po | | Celontin |
oxcarbazepine | antiepileptic | po | | Trileptal, Oxtellar XR | tall OXcarbazepine
perampanel | antiepileptic | po | | Fycompa | cs III
phenobarbital | barbiturate, antiepileptic | po iv im | sodium | Luminal, Sezaby | cs IV; tall PHENobarbital
phenytoin | hydantoin | po iv | sodium | Dilantin, Phenytek, Dilantin Infatabs |
pregabalin | gabapentinoid | po | | Lyrica, Lyrica CR | cs V
primidone | barbiturate, antiepileptic | po | | Mysoline |
rufinamide | antiepileptic | po | | Banzel |
stiripentol | antiepileptic | po | | Diacomit |
tiagabine | antiepileptic | po | hydrochloride | Gabitril | tall tiaGABine
topiramate | antiepileptic, carbonic-anhydrase-inhibitor | po | | Topamax, Trokendi XR, Qudexy XR, Eprontia |
valproate | antiepileptic, mood-stabilizer | po iv | sodium, acid | Depakote, Depakote ER, Depakote Sprinkle, Depakene, Depacon, Stavzor | name Valproate (valproic acid, divalproex); aka valproic acid, divalproex, divalproex sodium, valproate sodium, sodium valproate; danger VPA
vigabatrin | antiepileptic | po | | Sabril, Vigadrone, Vigafyde, Vigpoder |
zonisamide | antiepileptic, carbonic-anhydrase-inhibitor | po | | Zonegran, Zonisade |
trofinetide | rett-agent | po | | Daybue |
everolimus | mtor-inhibitor | po | | Afinitor, Zortress, Afinitor Disperz, Torpenz |
cerliponase-alfa | enzyme-replacement | intraventricular- | | Brineura |
# Parkinson disease
amantadine | nmda-antagonist, antiviral-influenza | po | hydrochloride | Symmetrel, Gocovri, Osmolex ER |
apomorphine | dopamine-agonist | sc sl | hydrochloride | Apokyn, Kynmobi, Onapgo |
benztropine | anticholinergic-antiparkinson | po iv im | mesylate | Cogentin |
carbidopa | dopa-decarboxylase-inhibitor | po | | Lodosyn |
levodopa | dopamine-precursor | po inh | | Inbrija, Larodopa | aka L-dopa
foscarbidopa | dopa-decarboxylase-inhibitor | sc | | |
foslevodopa | dopamine-precursor | sc | | |
entacapone | comt-inhibitor | po | | Comtan |
opicapone | comt-inhibitor | po | | Ongentys |
tolcapone | comt-inhibitor | po | | Tasmar |
istradefylline | adenosine-a2a-antagonist | po | | Nourianz |
pergolide | dopamine-agonist, ergot | po | mesylate | Permax | retired
pramipexole | dopamine-agonist | po | dihydrochloride | Mirapex, Mirapex ER |
ropinirole | dopamine-agonist | po | hydrochloride | Requip, Requip XL | tall rOPINIRole
rotigotine | dopamine-agonist | td | | Neupro |
rasagiline | maoi-b | po | mesylate | Azilect |
safinamide | maoi-b | po | mesylate | Xadago |
selegiline | maoi-b | po td | hydrochloride | Eldepryl, Zelapar, Emsam | aka deprenyl
trihexyphenidyl | anticholinergic-antiparkinson | po | hydrochloride | Artane |
biperiden | anticholinergic-antiparkinson | po | hydrochloride | Akineton | retired
# migraine
almotriptan | triptan | po | malate | Axert |
eletriptan | triptan | po | hydrobromide | Relpax |
frovatriptan | triptan | po | succinate | Frova |
naratriptan | triptan | po | hydrochloride | Amerge |
rizatriptan | triptan | po | benzoate | Maxalt, Maxalt-MLT, RizaFilm |
sumatriptan | triptan | po sc nas | succinate | Imitrex, Tosymra, Onzetra Xsail, Zembrace SymTouch, Imitrex STATdose | tall SUMAtriptan
zolmitriptan | triptan | po nas | | Zomig, Zomig-ZMT | tall ZOLMitriptan
lasmiditan | ditan | po | succinate | Reyvow | cs V
dihydroergotamine | ergot | iv im sc nas | mesylate | D.H.E. 45, Migranal, Trudhesa, Brekiya, Atzumi | danger DHE
ergotamine | ergot | po sl pr | tartrate | Ergomar |
methysergide | ergot | po | maleate | Sansert | retired
ergoloid | ergot | po | mesylates | Hydergine | aka ergoloid mesylates
atogepant | cgrp-antagonist | po | | Qulipta |
rimegepant | cgrp-antagonist | po | sulfate | Nurtec ODT |
ubrogepant | cgrp-antagonist | po | | Ubrelvy |
zavegepant | cgrp-antagonist | nas | hydrochloride | Zavzpret |
eptinezumab | cgrp-antibody | iv | | Vyepti |
erenumab | cgrp-antibody | sc | | Aimovig |
fremanezumab | cgrp-antibody | sc | | Ajovy |
galcanezumab | cgrp-antibody | sc | | Emgality |
isometheptene | sympathomimetic | po | mucate | |
dichloralphenazone | sedative-hypnotic | po | | | cs IV
# dementia
donepezil | cholinesterase-inhibitor | po td | hydrochloride | Aricept, Adlarity |
galantamine | cholinesterase-inhibitor | po | hydrobromide | Razadyne, Razadyne ER, Reminyl |
benzgalantamine | cholinesterase-inhibitor | po | gluconate | Zunveyl |
rivastigmine | cholinesterase-inhibitor | po td | tartrate | Exelon |
tacrine | cholinesterase-inhibitor | po | hydrochloride | Cognex | retired
memantine | nmda-antagonist | po | hydrochloride | Namenda, Namenda XR |
aducanumab | anti-amyloid-antibody | iv | | Aduhelm | retired
donanemab | anti-amyloid-antibody | iv | | Kisunla |
lecanemab | anti-amyloid-antibody | iv sc | | Leqembi, Leqembi Iqlik |
# multiple sclerosis
alemtuzumab | anti-cd52 | iv | | Lemtrada, Campath |
cladribine | purine-analog | po iv | | Mavenclad, Leustatin |
dalfampridine | potassium-channel-blocker | po | | Ampyra | aka 4-aminopyridine, fampridine
dimethyl-fumarate | fumarate | po | | Tecfidera |
diroximel-fumarate | fumarate | po | | Vumerity |
monomethyl-fumarate | fumarate | po | | Bafiertam |
fingolimod | s1p-modulator | po | hydrochloride, lauryl sulfate | Gilenya, Tascenso ODT |
ozanimod | s1p-modulator | po | hydrochloride | Zeposia |
ponesimod | s1p-modulator | po | | Ponvory |
siponimod | s1p-modulator | po | | Mayzent |
glatiramer | immunomodulator | sc | acetate | Copaxone, Glatopa |
interferon-beta-1a | interferon | im sc | | Avonex, Rebif |
interferon-beta-1b | interferon | sc | | Betaseron, Extavia |
peginterferon-beta-1a | interferon | sc im | | Plegridy |
natalizumab | integrin-antagonist | iv | | Tysabri, Tyruko |
ocrelizumab | anti-cd20 | iv | | Ocrevus |
ofatumumab | anti-cd20 | sc iv | | Kesimpta, Arzerra |
ublituximab | anti-cd20 | iv | | Briumvi |
teriflunomide | dhodh-inhibitor | po | | Aubagio |
# neuromuscular and rare
amifampridine | potassium-channel-blocker | po | phosphate | Firdapse, Ruzurgi | aka 3,4-diaminopyridine
dichlorphenamide | carbonic-anhydrase-inhibitor | po | | Keveyis, Ormalvi, Daranide |
ambenonium | cholinesterase-inhibitor | po | chloride | Mytelase | retired
edrophonium | cholinesterase-inhibitor | iv im | chloride | Enlon, Tensilon |
neostigmine | cholinesterase-inhibitor | iv | methylsulfate, bromide | Bloxiverz |
pyridostigmine | cholinesterase-inhibitor | po iv | bromide | Mestinon, Regonol, Mestinon Timespan |
physostigmine | cholinesterase-inhibitor | iv im | salicylate | Antilirium |
efgartigimod-alfa | fcrn-blocker | iv sc | | Vyvgart | aka efgartigimod
nipocalimab | fcrn-blocker | iv | | Imaavy |
rozanolixizumab | fcrn-blocker | sc | | Rystiggo |
inebilizumab | anti-cd19 | iv | | Uplizna |
satralizumab | interleukin-6-inhibitor | sc | | Enspryng |
edaravone | free-radical-scavenger | iv po | | Radicava, Radicava ORS |
riluzole | glutamate-inhibitor | po | | Rilutek, Tiglutik, Exservan |
tofersen | antisense-oligonucleotide | intrathecal | | Qalsody |
nusinersen | antisense-oligonucleotide | intrathecal | sodium | Spinraza |
risdiplam | smn2-splicing-modifier | po | | Evrysdi |
taurursodiol | bile-acid | po | | | retired
onasemnogene-abeparvovec | gene-therapy | iv intrathecal | | Zolgensma, Itvisma |
casimersen | antisense-oligonucleotide | iv | | Amondys 45 |
eteplirsen | antisense-oligonucleotide | iv | | Exondys 51 |
golodirsen | antisense-oligonucleotide | iv | | Vyondys 53 |
viltolarsen | antisense-oligonucleotide | iv | | Viltepso |
delandistrogene-moxeparvovec | gene-therapy | iv | | Elevidys |
givinostat | hdac-inhibitor | po | hydrochloride | Duvyzat |
patisiran | ttr-silencer | iv | sodium | Onpattro |
vutrisiran | ttr-silencer | sc | sodium | Amvuttra |
inotersen | ttr-silencer | sc | sodium | Tegsedi | retired
eplontersen | ttr-silencer | sc | sodium | Wainua |
omaveloxolone | nrf2-activator | po | | Skyclarys |
arimoclomol | hsp-amplifier | po | citrate | Miplyffa |
levacetylleucine | amino-acid | po | | Aqneursa |
# muscle relaxants
baclofen | gaba-b-agonist | po intrathecal | | Lioresal, Gablofen, Ozobax, Lyvispah, Fleqsuvy |
carisoprodol | skeletal-muscle-relaxant | po | | Soma | cs IV
chlorzoxazone | skeletal-muscle-relaxant | po | | Parafon Forte DSC, Lorzone |
cyclobenzaprine | skeletal-muscle-relaxant, tricyclic-structure | po sl | hydrochloride | Flexeril, Amrix, Fexmid, Tonmya |
dantrolene | skeletal-muscle-relaxant | po iv | sodium | Dantrium, Ryanodex, Revonto |
metaxalone | skeletal-muscle-relaxant | po | | Skelaxin, Metaxall |
methocarbamol | skeletal-muscle-relaxant | po iv im | | Robaxin |
orphenadrine | skeletal-muscle-relaxant | po iv im | citrate | Norflex |
tizanidine | alpha2-agonist, skeletal-muscle-relaxant | po | hydrochloride | Zanaflex, Ontralfy | tall tiZANidine
botulinum-toxin-a | botulinum-toxin | im- | | Botox, Botox Cosmetic | aka onabotulinumtoxinA, botulinum toxin type A
abobotulinumtoxin-a | botulinum-toxin | im- | | Dysport | aka abobotulinumtoxinA
daxibotulinumtoxin-a | botulinum-toxin | im- | | Daxxify | aka daxibotulinumtoxinA
incobotulinumtoxin-a | botulinum-toxin | im- | | Xeomin | aka incobotulinumtoxinA
letibotulinumtoxin-a | botulinum-toxin | im- | | Letybo | aka letibotulinumtoxinA
prabotulinumtoxin-a | botulinum-toxin | im- | | Jeuveau | aka prabotulinumtoxinA
rimabotulinumtoxin-b | botulinum-toxin | im- | | Myobloc | aka rimabotulinumtoxinB
`;
