/** Acid, nausea, bowel, liver and bile. */
export const gastrointestinal = `
# acid
dexlansoprazole | ppi | po | | Dexilant |
esomeprazole | ppi | po iv | magnesium, sodium, strontium | Nexium, Nexium 24HR, Nexium I.V. |
lansoprazole | ppi | po | | Prevacid, Prevacid SoluTab, Prevacid 24HR |
omeprazole | ppi | po | magnesium | Prilosec, Prilosec OTC |
pantoprazole | ppi | po iv | sodium | Protonix, Protonix IV |
rabeprazole | ppi | po | sodium | Aciphex |
vonoprazan | pcab | po | fumarate | Voquezna |
cimetidine | h2-blocker | po iv im | hydrochloride | Tagamet, Tagamet HB |
famotidine | h2-blocker | po iv | | Pepcid, Pepcid AC, Zantac 360 |
nizatidine | h2-blocker | po | | Axid |
ranitidine | h2-blocker | po iv im | hydrochloride | Zantac, Zantac 75, Zantac 150 | tall raNITIdine; retired
misoprostol | prostaglandin-e1 | po | | Cytotec | tall miSOPROStol
sucralfate | mucosal-protectant | po- | | Carafate |
aluminum-hydroxide | antacid, polyvalent-cation | po | | AlternaGEL, Amphojel |
magnesium-hydroxide | antacid, osmotic-laxative, polyvalent-cation | po | | Milk of Magnesia, Phillips' Milk of Magnesia | danger MOM
magnesium-carbonate | antacid, polyvalent-cation | po | | |
magnesium-trisilicate | antacid, polyvalent-cation | po | | |
calcium-carbonate | antacid, calcium-supplement, polyvalent-cation | po | | Tums, Caltrate, Os-Cal, Rolaids Calcium | aka calcium carb, Ca carbonate, Ca carb
sodium-bicarbonate | antacid, alkalinizer | po iv | | Neut | aka baking soda; danger bicarb
magaldrate | antacid, polyvalent-cation | po | | Riopan |
alginic-acid | antacid | po- | | |
bismuth-subsalicylate | bismuth, salicylate, polyvalent-cation | po | | Pepto-Bismol, Kaopectate |
bismuth-subcitrate | bismuth, polyvalent-cation | po | potassium | |
simethicone | antiflatulent | po- | | Gas-X, Mylicon, Phazyme, Mylanta Gas | aka simeticone
# nausea
aprepitant | nk1-antagonist | po iv | | Emend, Cinvanti, Aponvie |
fosaprepitant | nk1-antagonist | iv | dimeglumine | Emend for Injection, Focinvez |
netupitant | nk1-antagonist | po | | |
fosnetupitant | nk1-antagonist | iv | chloride hydrochloride | |
rolapitant | nk1-antagonist | po iv | hydrochloride | Varubi |
tradipitant | nk1-antagonist | po | | Nereus |
dolasetron | 5ht3-antagonist | po | mesylate | Anzemet |
granisetron | 5ht3-antagonist | po iv sc td | hydrochloride | Kytril, Sancuso, Sustol |
ondansetron | 5ht3-antagonist | po iv im | hydrochloride | Zofran, Zofran ODT, Zuplenz |
palonosetron | 5ht3-antagonist | iv | hydrochloride | Aloxi, Posfrea |
amisulpride | benzamide-antiemetic | iv | | Barhemsys |
metoclopramide | dopamine-antagonist-prokinetic | po iv im nas | hydrochloride | Reglan, Gimoti, Metozolv ODT | 
domperidone | dopamine-antagonist-prokinetic | po | | Motilium | retired
cisapride | serotonin-agonist-prokinetic | po | monohydrate | Propulsid | retired
prochlorperazine | phenothiazine-antiemetic | po iv im pr | maleate, edisylate | Compazine, Compro |
trimethobenzamide | benzamide-antiemetic | po im | hydrochloride | Tigan |
dronabinol | cannabinoid | po | | Marinol, Syndros | cs III; tall droNABinol
nabilone | cannabinoid | po | | Cesamet | cs II
scopolamine | antimuscarinic | td iv im oph+ | hydrobromide | Transderm Scop, Isopto Hyoscine | aka hyoscine
# bowel
atropine | antimuscarinic | iv im sc oph+ po | sulfate | AtroPen, Isopto Atropine |
belladonna | antimuscarinic | po pr | | | aka belladonna alkaloids
clidinium | antimuscarinic | po | bromide | |
dicyclomine | antimuscarinic | po im | hydrochloride | Bentyl | aka dicycloverine
hyoscyamine | antimuscarinic | po sl iv | sulfate | Levsin, Anaspaz, Levbid, NuLev, Symax, Oscimin, Hyosyne |
mepenzolate | antimuscarinic | po | bromide | Cantil | retired
methscopolamine | antimuscarinic | po | bromide | Pamine, Pamine Forte |
propantheline | antimuscarinic | po | bromide | Pro-Banthine |
diphenoxylate | antidiarrheal-opioid | po | hydrochloride | | cs II
difenoxin | antidiarrheal-opioid | po | hydrochloride | | cs I
eluxadoline | antidiarrheal-opioid | po | | Viberzi | cs IV
loperamide | antidiarrheal-opioid | po | hydrochloride | Imodium, Imodium A-D, Diamode |
crofelemer | antidiarrheal | po- | | Mytesi |
telotristat | tryptophan-hydroxylase-inhibitor | po | ethyl, etiprate | Xermelo |
alosetron | 5ht3-antagonist | po | hydrochloride | Lotronex |
attapulgite | adsorbent | po- | | |
kaolin | adsorbent | po- | | |
bisacodyl | stimulant-laxative | po pr | | Dulcolax, Correctol |
castor-oil | stimulant-laxative | po | | |
senna | stimulant-laxative | po | | Senokot, Ex-Lax, Ex-Lax Maximum Strength | aka sennosides, sennosides A and B
cascara | stimulant-laxative | po | | | aka cascara sagrada
sodium-picosulfate | stimulant-laxative | po | | |
docusate | stool-softener | po pr | sodium, calcium | Colace, Surfak, DulcoEase, Enemeez, Docu | danger DSS
mineral-oil | lubricant-laxative | po- pr- | | Kondremul, Fleet Mineral Oil |
glycerin | osmotic-laxative | pr- top- oph- | | Fleet Glycerin, Pedia-Lax | aka glycerol
lactulose | osmotic-laxative | po- pr- | | Enulose, Kristalose, Constulose, Generlac |
lactitol | osmotic-laxative | po- | | Pizensy |
sorbitol | osmotic-laxative | po- pr- irrigation- | | |
polyethylene-glycol-3350 | osmotic-laxative | po- | | MiraLAX, GlycoLax, ClearLax | aka PEG 3350, polyethylene glycol, macrogol
magnesium-citrate | osmotic-laxative, polyvalent-cation | po | | Citroma | aka citrate of magnesia
sodium-phosphate | osmotic-laxative, phosphate-supplement | po pr iv | monobasic, dibasic | Fleet Enema, OsmoPrep, Visicol | aka sodium phosphates, monobasic sodium phosphate, dibasic sodium phosphate, sodium phosphate monobasic, sodium phosphate dibasic
psyllium | bulk-laxative | po- | | Metamucil, Konsyl, Reguloid | aka psyllium husk, ispaghula
methylcellulose | bulk-laxative | po- oph- | | Citrucel |
polycarbophil | bulk-laxative | po- | calcium | FiberCon, Fiber-Lax | aka calcium polycarbophil
linaclotide | guanylate-cyclase-c-agonist | po- | | Linzess |
plecanatide | guanylate-cyclase-c-agonist | po- | | Trulance |
lubiprostone | chloride-channel-activator | po | | Amitiza |
prucalopride | serotonin-agonist-prokinetic | po | succinate | Motegrity |
tegaserod | serotonin-agonist-prokinetic | po | maleate | Zelnorm | retired
tenapanor | nhe3-inhibitor | po- | hydrochloride | Ibsrela, Xphozah |
teduglutide | glp2-analog | sc | | Gattex |
# liver, bile, pancreas
chenodiol | bile-acid | po | | Chenodal, Ctexli | aka chenodeoxycholic acid
cholic-acid | bile-acid | po | | Cholbam |
obeticholic-acid | fxr-agonist | po | | Ocaliva | retired
ursodiol | bile-acid | po | | Actigall, Urso, Urso 250, Urso Forte, Reltone | aka ursodeoxycholic acid
elafibranor | ppar-agonist-liver | po | | Iqirvo |
seladelpar | ppar-agonist-liver | po | lysine | Livdelzi |
maralixibat | ibat-inhibitor | po- | chloride | Livmarli |
odevixibat | ibat-inhibitor | po- | | Bylvay |
linerixibat | ibat-inhibitor | po- | | |
pancrelipase | pancreatic-enzyme | po- | | Creon, Zenpep, Pancreaze, Pertzye, Viokace | aka pancrelipase lipase protease amylase
lactase | digestive-enzyme | po- | | Lactaid |
alpha-galactosidase | digestive-enzyme | po- | | Beano |
sacrosidase | digestive-enzyme | po- | | Sucraid |
deoxycholic-acid | cytolytic | sc- | | Kybella |
terlipressin | vasopressin-analog | iv | acetate | Terlivaz |
shark-liver-oil | protectant | top- | | |
# phosphate and potassium binders
calcium-acetate | phosphate-binder, polyvalent-cation | po | | PhosLo, Phoslyra |
ferric-citrate | phosphate-binder, oral-iron, polyvalent-cation | po | | Auryxia |
lanthanum | phosphate-binder, polyvalent-cation | po- | carbonate | Fosrenol |
sevelamer | phosphate-binder | po- | carbonate, hydrochloride | Renvela, Renagel |
sucroferric-oxyhydroxide | phosphate-binder, polyvalent-cation | po- | | Velphoro |
patiromer | potassium-binder | po- | sorbitex calcium | Veltassa |
sodium-polystyrene-sulfonate | potassium-binder | po- pr- | | Kayexalate, Kionex | danger SPS
sodium-zirconium-cyclosilicate | potassium-binder | po- | | Lokelma |
`;
