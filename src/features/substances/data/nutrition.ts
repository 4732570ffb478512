/** Electrolytes, fluids, minerals, vitamins, amino acids, nutrition. */
export const nutrition = `
# potassium, sodium, calcium, magnesium, phosphate
potassium | potassium-supplement | po iv | | | unspecified; kind supplement; name Potassium (salt not stated); aka potassium supplement, potassium supplements
potassium-chloride | potassium-supplement | po iv | | K-Dur, Klor-Con, Klor-Con M20, Klor-Con M15, Klor-Con M, K-Tab, Micro-K, Slow-K, Kaon-Cl, Pokonza, Klor-Con M10 | danger KCl
potassium-acetate | potassium-supplement | iv | | |
potassium-bicarbonate | potassium-supplement, alkalinizer | po | | Effer-K, K-Lyte, Klor-Con/EF |
potassium-citrate | potassium-supplement, alkalinizer | po | | Urocit-K |
potassium-gluconate | potassium-supplement | po | | |
potassium-sulfate | osmotic-laxative | po- | | |
potassium-phosphate | potassium-supplement, phosphate-supplement | iv po | monobasic, dibasic | K-Phos, K-Phos Original | aka potassium phosphates, potassium acid phosphate, potassium phosphate monobasic, potassium phosphate dibasic
sodium-chloride | sodium-supplement | iv po inh nas oph- | | Ocean, Ayr, Muro 128, HyperSal | aka saline, normal saline, salt tablet; danger NS, NaCl
sodium-acetate | sodium-supplement, alkalinizer | iv | anhydrous | |
sodium-lactate | sodium-supplement, alkalinizer | iv | | |
sodium-gluconate | sodium-supplement | iv | | |
sodium-citrate | alkalinizer | po iv | | |
sodium-sulfate | osmotic-laxative | po- | anhydrous | |
sodium-glycerophosphate | phosphate-supplement | iv | | |
ammonium-chloride | acidifier | iv po | | |
ammonium-molybdate | trace-element | iv | | |
tromethamine | alkalinizer | iv | | Tham |
calcium | calcium-supplement, polyvalent-cation | po | | | unspecified; kind supplement; name Calcium (salt not stated); aka calcium supplement, calcium supplements
calcium-chloride | calcium-supplement | iv | | |
calcium-citrate | calcium-supplement, polyvalent-cation | po | | Citracal |
calcium-gluconate | calcium-supplement | iv | | |
calcium-lactate | calcium-supplement, polyvalent-cation | po | | |
calcium-phosphate | calcium-supplement, polyvalent-cation | po | tribasic, dibasic | Posture |
magnesium | magnesium-supplement, polyvalent-cation | po | | | unspecified; kind supplement; name Magnesium (salt not stated); aka magnesium supplement
magnesium-chloride | magnesium-supplement, polyvalent-cation | po iv | | Slow-Mag |
magnesium-gluconate | magnesium-supplement, polyvalent-cation | po | | Magonate |
magnesium-lactate | magnesium-supplement, polyvalent-cation | po | | Mag-Tab SR |
magnesium-oxide | magnesium-supplement, polyvalent-cation | po | | Mag-Ox 400, Uro-Mag | aka mag oxide, mag ox
magnesium-sulfate | magnesium-supplement | iv im po | | Epsom Salt | danger MgSO4, MS
phosphorus | phosphate-supplement | po | | Phos-NaK | unspecified; name Phosphorus (salt not stated)
water | diluent | iv irrigation- | | | aka sterile water, water for injection, bacteriostatic water
lactated-ringers | balanced-crystalloid | iv | | | name Lactated Ringer's; aka Ringer's lactate; danger LR
icodextrin | dialysis-solution | ip- | | Extraneal |
# iron
iron | oral-iron, polyvalent-cation | po | | | unspecified; kind supplement; name Iron (salt not stated); aka iron supplement, iron supplements, oral iron
carbonyl-iron | oral-iron, polyvalent-cation | po | | Feosol Carbonyl, Icar |
ferrous-sulfate | oral-iron, polyvalent-cation | po | dried | Feosol, Fer-In-Sol, Slow Fe, Slow Iron | danger FeSO4; aka Fe sulfate
ferrous-gluconate | oral-iron, polyvalent-cation | po | | Fergon |
ferrous-fumarate | oral-iron, polyvalent-cation | po | | Ferretts, Hemocyte |
ferric-maltol | oral-iron, polyvalent-cation | po | | Accrufer |
heme-iron-polypeptide | oral-iron, polyvalent-cation | po | | Proferrin ES |
polysaccharide-iron-complex | oral-iron, polyvalent-cation | po | | Ferrex 150, NovaFerrum, Niferex |
# zinc and trace elements
zinc | zinc-supplement, polyvalent-cation | po | | | unspecified; kind supplement; name Zinc (salt not stated); aka zinc supplement
zinc-acetate | zinc-supplement, polyvalent-cation | po | | Galzin |
zinc-gluconate | zinc-supplement, polyvalent-cation | po | | Cold-Eeze |
zinc-sulfate | zinc-supplement, polyvalent-cation | po iv | | Orazinc | aka Zn sulfate
zinc-chloride | zinc-supplement | iv | | |
chromium | trace-element | po iv | picolinate, chloride | | kind supplement; aka chromic chloride
copper | trace-element | iv po | gluconate | | kind supplement
cupric-chloride | trace-element | iv | | |
cupric-sulfate | trace-element | iv | | |
copper-histidinate | trace-element | sc | | Zycubo |
manganese | trace-element | po | | | kind supplement
manganese-chloride | trace-element | iv | | |
manganese-sulfate | trace-element | iv | | |
selenium | trace-element | po | | | kind supplement
selenious-acid | trace-element | iv | | |
trace-elements | trace-element | iv | | Tralement, Multrys, Multitrace | aka trace elements injection
iodide-sodium | trace-element | iv | | Iodopen | name Sodium iodide
# vitamins
ascorbic-acid | vitamin | po iv | | Ascor | aka vitamin C
beta-carotene | vitamin | po | | |
biotin | vitamin | po | | | aka vitamin B7, vitamin H
cholecalciferol | vitamin-d | po | | Delta D3 | aka vitamin D3, vitamin D
cyanocobalamin | vitamin-b12 | im sc po nas | | Nascobal, CaloMist | aka vitamin B12, cobalamin, B12
methylcobalamin | vitamin-b12 | po im | | |
hydroxocobalamin | vitamin-b12, cyanide-antidote | im iv | | Cyanokit |
dexpanthenol | vitamin | im iv top- | | Ilopan | aka pantothenic acid, panthenol, vitamin B5
calcium-pantothenate | vitamin | po | | |
ergocalciferol | vitamin-d | po | | Drisdol, Calciferol | aka vitamin D2
folic-acid | folate-analog | po iv im | | | aka folate, vitamin B9
levomefolate | folate-analog | po | calcium, magnesium | Deplin | aka L-methylfolate, levomefolic acid, methylfolate
niacinamide | vitamin | po top- | | | aka nicotinamide
pyridoxine | vitamin | po im iv | hydrochloride | | aka vitamin B6, pyridoxal phosphate
riboflavin | vitamin | po oph- | phosphate sodium | Photrexa | aka vitamin B2, riboflavin 5-phosphate
thiamine | vitamin | po im iv | hydrochloride, mononitrate | | aka vitamin B1
vitamin-a | vitamin | po im | palmitate, acetate | Aquasol A | aka retinol, retinyl palmitate
vitamin-e | vitamin | po | acetate, succinate | | aka tocopherol, alpha tocopherol, tocopheryl acid succinate, tocopheryl acetate
menaquinone | vitamin-k | po | | | aka vitamin K2
multivitamin | multivitamin, polyvalent-cation | po iv | | Infuvite, M.V.I.-12, M.V.I. Pediatric, Centrum | kind supplement; aka multivitamins, multiple vitamins; danger MVI
prenatal-vitamin | multivitamin, oral-iron, polyvalent-cation | po | | | kind supplement; aka prenatal vitamins, prenatal multivitamin; danger PNV
# amino acids, fats and feeding
amino-acids | parenteral-nutrition | iv | | Aminosyn, Travasol, Trophamine, Clinisol, Prosol, Plenamine, Premasol, Freamine | danger TPN
leucine | amino-acid | iv po |  | |
isoleucine | amino-acid | iv po |  | |
valine | amino-acid | iv po |  | |
methionine | amino-acid | iv po |  | |
threonine | amino-acid | iv po |  | |
histidine | amino-acid | iv po |  | |
alanine | amino-acid | iv po |  | |
glycine | amino-acid | iv po |  | |
proline | amino-acid | iv po |  | |
serine | amino-acid | iv po |  | |
glutamic-acid | amino-acid | iv po |  | |
aspartic-acid | amino-acid | iv po |  | |
fructose | carbohydrate | po iv | | | aka levulose
phosphoric-acid | acidifier | po | | |
molybdenum | trace-element | po | | | kind supplement
lipid-emulsion | parenteral-nutrition | iv | | Intralipid, Nutrilipid, Omegaven, Smoflipid, Clinolipid | aka soybean oil, fat emulsion, fish oil triglycerides
cysteine | amino-acid | iv | hydrochloride | Elcys, Nouress |
lysine | amino-acid | po | | | kind supplement; aka L-lysine
levocarnitine | carnitine | po iv | | Carnitor | tall levOCARNitine; aka L-carnitine
betaine | homocysteine-lowering | po | anhydrous | Cystadane |
triheptanoin | medium-chain-triglyceride | po | | Dojolvi |
medium-chain-triglycerides | medium-chain-triglyceride | po | | MCT Oil | kind supplement
`;
