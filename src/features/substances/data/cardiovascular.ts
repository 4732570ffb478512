/** Heart, vessels and lipids. Columns: id | classes | routes | salts | brands | more (see ../logic/record.ts). */
export const cardiovascular = `
# beta-blockers
acebutolol | cardioselective-beta-blocker | po | hydrochloride | Sectral |
atenolol | cardioselective-beta-blocker | po | | Tenormin |
betaxolol | cardioselective-beta-blocker | po oph+ | hydrochloride | Kerlone, Betoptic, Betoptic S |
bisoprolol | cardioselective-beta-blocker | po | fumarate | Zebeta |
carteolol | nonselective-beta-blocker | oph+ | hydrochloride | Ocupress |
carvedilol | alpha-beta-blocker | po | phosphate | Coreg, Coreg CR |
esmolol | cardioselective-beta-blocker | iv | hydrochloride | Brevibloc |
labetalol | alpha-beta-blocker | po iv | hydrochloride | Trandate, Normodyne |
landiolol | cardioselective-beta-blocker | iv | hydrochloride | Rapiblyk |
levobunolol | nonselective-beta-blocker | oph+ | hydrochloride | Betagan |
metoprolol | cardioselective-beta-blocker | po iv | tartrate, succinate | Lopressor, Toprol-XL, Kapspargo Sprinkle | aka metop
nadolol | nonselective-beta-blocker | po | | Corgard |
nebivolol | cardioselective-beta-blocker | po | hydrochloride | Bystolic |
penbutolol | nonselective-beta-blocker | po | sulfate | Levatol |
pindolol | nonselective-beta-blocker | po | | Visken |
propranolol | nonselective-beta-blocker | po iv | hydrochloride | Inderal, Inderal LA, Inderal XL, InnoPran XL, Hemangeol |
sotalol | nonselective-beta-blocker, class-iii-antiarrhythmic | po iv | hydrochloride | Betapace, Betapace AF, Sorine, Sotylize |
timolol | nonselective-beta-blocker | po oph+ | maleate, hemihydrate | Blocadren, Timoptic, Timoptic-XE, Betimol, Istalol |
# calcium channel blockers
amlodipine | dihydropyridine-ccb | po | besylate, benzoate, maleate, camsylate | Norvasc, Katerzia, Norliqva, Conjupri | tall amLODIPine
clevidipine | dihydropyridine-ccb | iv | butyrate | Cleviprex |
diltiazem | non-dihydropyridine-ccb | po iv | hydrochloride, malate | Cardizem, Cardizem CD, Cardizem LA, Cartia XT, Tiazac, Dilt-XR, Matzim LA, Taztia XT, Tiadylt ER | tall dilTIAZem; aka dilt
etripamil | non-dihydropyridine-ccb | nas | hydrochloride | Cardamyst |
felodipine | dihydropyridine-ccb | po | | Plendil |
isradipine | dihydropyridine-ccb | po | | DynaCirc, DynaCirc CR |
levamlodipine | dihydropyridine-ccb | po | maleate | Conjupri |
nicardipine | dihydropyridine-ccb | po iv | hydrochloride | Cardene, Cardene SR | tall niCARdipine
nifedipine | dihydropyridine-ccb | po | | Procardia, Procardia XL, Adalat CC, Afeditab CR | tall NIFEdipine
nimodipine | dihydropyridine-ccb | po | | Nymalize, Nimotop | tall niMODipine
nisoldipine | dihydropyridine-ccb | po | | Sular |
verapamil | non-dihydropyridine-ccb | po iv | hydrochloride | Calan, Calan SR, Isoptin SR, Verelan, Verelan PM, Covera-HS |
bepridil | non-dihydropyridine-ccb | po | hydrochloride | Vascor | retired
mibefradil | calcium-channel-blocker | po | dihydrochloride | Posicor | retired
# renin-angiotensin system
benazepril | ace-inhibitor | po | hydrochloride | Lotensin |
captopril | ace-inhibitor | po | | Capoten |
enalapril | ace-inhibitor | po | maleate | Vasotec, Epaned |
enalaprilat | ace-inhibitor | iv | dihydrate | Vasotec IV |
fosinopril | ace-inhibitor | po | sodium | Monopril |
lisinopril | ace-inhibitor | po | dihydrate | Prinivil, Zestril, Qbrelis |
moexipril | ace-inhibitor | po | hydrochloride | Univasc |
perindopril | ace-inhibitor | po | erbumine, arginine | Aceon |
quinapril | ace-inhibitor | po | hydrochloride | Accupril |
ramipril | ace-inhibitor | po | | Altace |
trandolapril | ace-inhibitor | po | | Mavik |
azilsartan | arb | po | medoxomil, kamedoxomil | Edarbi |
candesartan | arb | po | cilexetil | Atacand |
eprosartan | arb | po | mesylate | Teveten |
irbesartan | arb | po | | Avapro |
losartan | arb | po | potassium | Cozaar, Arbli |
olmesartan | arb | po | medoxomil | Benicar |
telmisartan | arb | po | | Micardis |
valsartan | arb | po | | Diovan |
sacubitril | neprilysin-inhibitor | po | sodium | |
aliskiren | direct-renin-inhibitor | po | hemifumarate, fumarate | Tekturna |
sparsentan | arb, endothelin-receptor-antagonist | po | | Filspari |
# diuretics
amiloride | potassium-sparing-diuretic | po | hydrochloride | Midamor | tall aMILoride
bumetanide | loop-diuretic | po iv im nas | | Bumex, Enbumyst |
chlorothiazide | thiazide-diuretic | po iv | sodium | Diuril |
chlorthalidone | thiazide-diuretic | po | | Thalitone, Hygroton, Hemiclor |
eplerenone | mineralocorticoid-antagonist | po | | Inspra |
ethacrynic-acid | loop-diuretic | po iv | | Edecrin, Sodium Edecrin | aka ethacrynate sodium
finerenone | mineralocorticoid-antagonist | po | | Kerendia |
furosemide | loop-diuretic | po iv im sc | | Lasix, Furoscix, Lasix ONYU |
hydrochlorothiazide | thiazide-diuretic | po | | Microzide, Esidrix, HydroDiuril, Inzirqo, Oretic | tall hydroCHLOROthiazide; danger HCTZ, HCT
indapamide | thiazide-diuretic | po | | Lozol |
mannitol | osmotic-diuretic | iv inh | | Osmitrol, Bronchitol, Aridol |
methyclothiazide | thiazide-diuretic | po | | Enduron |
metolazone | thiazide-diuretic | po | | Zaroxolyn, Mykrox | tall metOLazone
bendroflumethiazide | thiazide-diuretic | po | | Naturetin |
polythiazide | thiazide-diuretic | po | | Renese |
pamabrom | mild-diuretic | po | | Diurex |
spironolactone | mineralocorticoid-antagonist | po | | Aldactone, CaroSpir |
torsemide | loop-diuretic | po iv | | Demadex, Soaanz |
triamterene | potassium-sparing-diuretic | po | | Dyrenium |
baxdrostat | aldosterone-synthase-inhibitor | po | | Baxfendy |
conivaptan | vaptan | iv | hydrochloride | Vaprisol |
tolvaptan | vaptan | po | | Samsca, Jynarque |
# other antihypertensives
clonidine | alpha2-agonist | po td epi | hydrochloride | Catapres, Catapres-TTS, Kapvay, Nexiclon XR, Duraclon, Onyda XR, Javadin | tall cloNIDine
doxazosin | alpha1-blocker | po | mesylate | Cardura, Cardura XL |
guanabenz | alpha2-agonist | po | acetate | Wytensin |
guanfacine | alpha2-agonist | po | hydrochloride | Tenex, Intuniv | tall guanFACINE
guanethidine | adrenergic-neuron-blocker | po | monosulfate | Ismelin | retired
hydralazine | vasodilator | po iv im | hydrochloride | Apresoline | tall hydrALAZINE
methyldopa | alpha2-agonist | po | | Aldomet |
methyldopate | alpha2-agonist | iv | hydrochloride | |
metyrosine | catecholamine-synthesis-inhibitor | po | | Demser | tall metyroSINE
minoxidil | vasodilator | po top- | | Loniten, Rogaine |
mecamylamine | ganglionic-blocker | po | hydrochloride | Vecamyl, Inversine |
nitroprusside | vasodilator | iv | sodium | Nipride RTU, Nitropress | aka sodium nitroprusside
phenoxybenzamine | alpha-blocker | po | hydrochloride | Dibenzyline |
phentolamine | alpha-blocker | iv im oph- | mesylate | Regitine, OraVerse, Ryzumvi |
prazosin | alpha1-blocker | po | hydrochloride | Minipress |
reserpine | catecholamine-depleter | po | | Serpasil |
terazosin | alpha1-blocker | po | hydrochloride | Hytrin, Tezruly |
fenoldopam | dopamine-agonist-vasodilator | iv | mesylate | Corlopam |
aprocitentan | endothelin-receptor-antagonist | po | | Tryvio |
# pulmonary hypertension
ambrisentan | endothelin-receptor-antagonist | po | | Letairis |
bosentan | endothelin-receptor-antagonist | po | | Tracleer |
macitentan | endothelin-receptor-antagonist | po | | Opsumit |
atrasentan | endothelin-receptor-antagonist | po | hydrochloride | Vanrafia |
epoprostenol | prostacyclin-agonist | iv | sodium | Flolan, Veletri |
iloprost | prostacyclin-agonist | inh iv | | Ventavis, Aurlumyn |
selexipag | prostacyclin-agonist | po iv | | Uptravi |
treprostinil | prostacyclin-agonist | po iv sc inh | sodium, diolamine | Remodulin, Tyvaso, Tyvaso DPI, Orenitram, Yutrepia |
riociguat | sgc-stimulator | po | | Adempas |
vericiguat | sgc-stimulator | po | | Verquvo |
sotatercept | activin-signaling-inhibitor | sc | | Winrevair |
nitric-oxide | pulmonary-vasodilator | inh | | INOmax, Genosyl, Noxivent |
# nitrates, angina and heart failure
amyl-nitrite | nitrate | inh | | |
isosorbide-dinitrate | nitrate | po sl | | Isordil, Isordil Titradose, Dilatrate-SR | danger ISDN
isosorbide-mononitrate | nitrate | po | | Imdur, Ismo, Monoket | danger ISMN
nitroglycerin | nitrate | sl td iv po pr top+ | | Nitrostat, Nitrolingual, NitroMist, Nitro-Bid, Nitro-Dur, Minitran, Rectiv, GoNitro, Tridil | aka glyceryl trinitrate, nitro; danger NTG
ranolazine | late-sodium-current-inhibitor | po | | Ranexa, Aspruzyo Sprinkle |
ivabradine | if-channel-inhibitor | po | hydrochloride | Corlanor |
digoxin | cardiac-glycoside | po iv im | | Lanoxin, Digitek, Digox | aka dig
inamrinone | pde3-inhibitor-inotrope | iv | lactate | Inocor | retired; aka amrinone
milrinone | pde3-inhibitor-inotrope | iv | lactate | Primacor |
nesiritide | natriuretic-peptide | iv | | Natrecor | retired
mavacamten | cardiac-myosin-inhibitor | po | | Camzyos |
aficamten | cardiac-myosin-inhibitor | po | | Myqorzo |
tafamidis | transthyretin-stabilizer | po | meglumine | Vyndaqel, Vyndamax |
acoramidis | transthyretin-stabilizer | po | hydrochloride | Attruby |
# antiarrhythmics
adenosine | antiarrhythmic, pharmacologic-stress-agent | iv | | Adenocard, Adenoscan |
amiodarone | class-iii-antiarrhythmic | po iv | hydrochloride | Pacerone, Cordarone, Nexterone | aka amio
disopyramide | class-ia-antiarrhythmic | po | phosphate | Norpace, Norpace CR |
dofetilide | class-iii-antiarrhythmic | po | | Tikosyn |
dronedarone | class-iii-antiarrhythmic | po | hydrochloride | Multaq |
flecainide | class-ic-antiarrhythmic | po | acetate | Tambocor |
ibutilide | class-iii-antiarrhythmic | iv | fumarate | Corvert |
mexiletine | class-ib-antiarrhythmic | po | hydrochloride | Mexitil |
moricizine | class-ic-antiarrhythmic | po | hydrochloride | Ethmozine | retired
procainamide | class-ia-antiarrhythmic | iv im po | hydrochloride | Pronestyl, Procanbid |
propafenone | class-ic-antiarrhythmic | po | hydrochloride | Rythmol, Rythmol SR |
quinidine | class-ia-antiarrhythmic | po iv | sulfate, gluconate | Quinaglute, Quinidex | tall quiNIDine
tocainide | class-ib-antiarrhythmic | po | hydrochloride | Tonocard | retired
# vasopressors and inotropes
angiotensin-ii | vasopressor | iv | acetate | Giapreza |
dobutamine | sympathomimetic, inotrope | iv | hydrochloride | Dobutrex | tall DOBUTamine
dopamine | sympathomimetic, vasopressor | iv | hydrochloride | Intropin | tall DOPamine
droxidopa | sympathomimetic | po | | Northera |
ephedrine | sympathomimetic, vasopressor | iv po im sc | sulfate, hydrochloride | Akovaz, Corphedra, Emerphed, Rezipres, Bronkaid | tall ePHEDrine
epinephrine | sympathomimetic, vasopressor | im iv sc inh nas | hydrochloride, bitartrate | EpiPen, EpiPen Jr, Auvi-Q, Adrenalin, Adrenaclick, Symjepi, Neffy, Primatene Mist | tall EPINEPHrine; aka adrenaline, racepinephrine, racemic epinephrine; danger epi
isoproterenol | sympathomimetic | iv inh | hydrochloride | Isuprel |
metaraminol | sympathomimetic, vasopressor | iv | bitartrate | Aramine |
midodrine | alpha1-agonist | po | hydrochloride | ProAmatine, Orvaten |
norepinephrine | sympathomimetic, vasopressor | iv | bitartrate | Levophed | aka noradrenaline, levarterenol; danger norepi
phenylephrine | sympathomimetic, decongestant | po iv nas oph- pr top- | hydrochloride, bitartrate | Sudafed PE, Neo-Synephrine, Biorphen, Vazculep, Mydfrin, Immphentiv |
vasopressin | vasopressor | iv | | Vasostrict, Pitressin |
# lipids
atorvastatin | statin | po | calcium | Lipitor, Atorvaliq |
cerivastatin | statin | po | sodium | Baycol | retired
fluvastatin | statin | po | sodium | Lescol, Lescol XL |
lovastatin | statin | po | | Mevacor, Altoprev |
pitavastatin | statin | po | calcium, magnesium | Livalo, Zypitamag |
pravastatin | statin | po | sodium | Pravachol |
rosuvastatin | statin | po | calcium, zinc | Crestor, Ezallor Sprinkle |
simvastatin | statin | po | | Zocor, FloLipid |
cholestyramine | bile-acid-sequestrant | po- | resin | Questran, Prevalite, Questran Light | aka cholestyramine resin
colesevelam | bile-acid-sequestrant | po- | hydrochloride | Welchol |
colestipol | bile-acid-sequestrant | po- | hydrochloride | Colestid |
ezetimibe | cholesterol-absorption-inhibitor | po | | Zetia |
fenofibrate | fibrate | po | | Tricor, Lofibra, Antara, Fenoglide, Lipofen, Triglide |
fenofibric-acid | fibrate | po | choline | Trilipix, Fibricor | aka choline fenofibrate
clofibrate | fibrate | po | | Atromid-S | retired
gemfibrozil | fibrate | po | | Lopid |
niacin | niacin-lipid | po | | Niaspan, Niacor, Slo-Niacin | aka nicotinic acid, vitamin B3
bempedoic-acid | acl-inhibitor | po | | Nexletol |
alirocumab | pcsk9-inhibitor | sc | | Praluent |
evolocumab | pcsk9-inhibitor | sc | | Repatha |
lerodalcibep | pcsk9-inhibitor | sc | | Lerochol |
inclisiran | pcsk9-inhibitor | sc | sodium | Leqvio |
evinacumab | angptl3-inhibitor | iv | | Evkeeza |
lomitapide | mtp-inhibitor | po | mesylate | Juxtapid |
mipomersen | apob-antisense | sc | sodium | Kynamro | retired
icosapent-ethyl | omega-3 | po | | Vascepa |
omega-3-acid-ethyl-esters | omega-3 | po | | Lovaza, Omtryg |
olezarsen | apoc3-inhibitor | sc | sodium | Tryngolza |
plozasiran | apoc3-inhibitor | sc | sodium | Redemplo |
# circulation
cilostazol | pde3-inhibitor-antiplatelet | po | | Pletal |
pentoxifylline | xanthine-hemorheologic | po | | Trental, Pentoxil |
papaverine | vasodilator | iv im | hydrochloride | Pavabid |
isoxsuprine | vasodilator | po | hydrochloride | Vasodilan |
`;
