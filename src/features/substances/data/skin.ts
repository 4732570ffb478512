/** Dermatologic drugs. Most act locally and do not reach the blood to matter. */
export const skin = `
# acne and rosacea
adapalene | retinoid | top- | | Differin |
acitretin | retinoid | po | | Soriatane |
alitretinoin | retinoid | top- | | Panretin |
azelaic-acid | topical-acne | top- | | Azelex, Finacea |
benzoyl-peroxide | topical-acne | top- | | Benzac, PanOxyl, Epsolay, Brevoxyl, Clearasil, Proactiv |
clascoterone | topical-antiandrogen | top- | | Winlevi |
isotretinoin | retinoid | po | | Accutane, Absorica, Absorica LD, Amnesteem, Claravis, Myorisan, Zenatane, Sotret | tall ISOtretinoin
salicylic-acid | keratolytic | top- | | Compound W, Stridex, Duofilm, Virasal, Salex |
tazarotene | retinoid | top- | | Tazorac, Avage, Fabior, Arazlo, Trilitas |
trifarotene | retinoid | top- | | Aklief |
resorcinol | keratolytic | top- | | |
sulfur | keratolytic | top- | | |
brimonidine | alpha2-agonist-topical | oph+ top- | tartrate | Alphagan P, Alphagan, Mirvaso, Lumify, Qoliana |
# psoriasis, dermatitis, itch
anthralin | antipsoriatic-topical | top- | | Zithranol, Drithocreme | aka dithranol
birch-triterpenes | wound-agent | top- | | Filsuvez |
calcipotriene | vitamin-d-topical | top- | | Dovonex, Sorilux | aka calcipotriol
coal-tar | antipsoriatic-topical | top- | | Neutrogena T/Gel, DHS Tar, Psoriasin |
crisaborole | pde4-inhibitor-topical | top- | | Eucrisa |
delgocitinib | jak-inhibitor-topical | top- | | Anzupgo |
difelikefalin | kappa-opioid-agonist | iv | acetate | Korsuva |
methoxsalen | psoralen | po top- | | Oxsoralen-Ultra, 8-MOP, Uvadex |
pimecrolimus | calcineurin-inhibitor-topical | top- | | Elidel |
tapinarof | ahr-agonist-topical | top- | | Vtama |
selenium-sulfide | antiseborrheic | top- | | Selsun, Selsun Blue |
pyrithione-zinc | antiseborrheic | top- | | Head & Shoulders, DHS Zinc | aka zinc pyrithione
urea | keratolytic | top- | | Carmol, Keralac |
ammonium-lactate | emollient | top- | | Lac-Hydrin, AmLactin |
calamine | astringent | top- | | Caladryl Clear |
colloidal-oatmeal | skin-protectant | top- | | Aveeno |
zinc-oxide | skin-protectant | top- | | Desitin, Boudreaux's Butt Paste |
petrolatum | skin-protectant | top- | | Vaseline, Aquaphor | aka white petrolatum
dimethicone | skin-protectant | top- | | |
lanolin | skin-protectant | top- | | Lansinoh |
cocoa-butter | skin-protectant | top- pr- | | |
benzyl-alcohol | pediculicide | top- | | Ulesfia, Zilactin |
allantoin | skin-protectant | top- | | |
aluminum-acetate | astringent | top- ot- | | Domeboro |
aluminum-chloride | antiperspirant | top- | hexahydrate | Drysol, Certain Dri, Xerac AC |
sofpironium | antimuscarinic-topical | top- | bromide | Sofdra |
witch-hazel | astringent | top- | | Tucks |
# topical corticosteroids
alclometasone | topical-corticosteroid | top- | dipropionate | Aclovate |
amcinonide | topical-corticosteroid | top- | | Cyclocort |
clobetasol | topical-corticosteroid | top- oph- | propionate | Temovate, Clobex, Olux, Olux-E, Cormax, Impoyz, Embeline |
clocortolone | topical-corticosteroid | top- | pivalate | Cloderm |
desonide | topical-corticosteroid | top- | | DesOwen, Desonate, Verdeso, Tridesilon |
desoximetasone | topical-corticosteroid | top- | | Topicort |
diflorasone | topical-corticosteroid | top- | diacetate | Psorcon, ApexiCon |
fluocinolone | topical-corticosteroid | top- ot- ivt- | acetonide | Synalar, Derma-Smoothe/FS, DermOtic, Capex, Iluvien, Retisert, Yutiq |
fluocinonide | topical-corticosteroid | top- | | Lidex, Vanos |
flurandrenolide | topical-corticosteroid | top- | | Cordran |
halcinonide | topical-corticosteroid | top- | | Halog |
halobetasol | topical-corticosteroid | top- | propionate | Ultravate, Bryhali, Lexette |
prednicarbate | topical-corticosteroid | top- | | Dermatop |
# warts, keratoses, pigment, hair
aminolevulinic-acid | photosensitizer | top- po | hydrochloride | Levulan Kerastick, Ameluz, Gleolan |
berdazimer | nitric-oxide-releasing | top- | sodium | Zelsuvmi |
bimatoprost | prostaglandin-analog-eye | oph- top- | | Lumigan, Latisse, Durysta |
cantharidin | vesicant | top- | | Ycanth |
hydroquinone | depigmenting | top- | | Lustra, EpiQuin |
imiquimod | immune-response-modifier | top- | | Aldara, Zyclara |
ingenol-mebutate | cytotoxic-topical | top- | | Picato | retired
methyl-aminolevulinate | photosensitizer | top- | | Metvixia |
monobenzone | depigmenting | top- | | Benoquin |
podofilox | cytotoxic-topical | top- | | Condylox | aka podophyllotoxin
podophyllum | cytotoxic-topical | top- | resin | Podocon-25 |
silver-nitrate | caustic | top- | | |
trichloroacetic-acid | caustic | top- | | |
sinecatechins | botanical-topical | top- | | Veregen |
tirbanibulin | microtubule-inhibitor-topical | top- | | Klisyri |
afamelanotide | melanocortin-agonist | implant | | Scenesse |
# wounds, infection, antisepsis
becaplermin | wound-growth-factor | top- | | Regranex |
bromelain | debriding-enzyme | top- | | NexoBrid | aka anacaulase
mafenide | sulfonamide-topical | top- | acetate | Sulfamylon |
silver-sulfadiazine | sulfonamide-topical | top- | | Silvadene, SSD, Thermazene |
chlorhexidine | antiseptic | top- dent- | gluconate | Hibiclens, Peridex, PerioGard, PerioChip |
benzalkonium | antiseptic | top- | chloride | Bactine, Zephiran |
benzethonium | antiseptic | top- | chloride | |
cetylpyridinium | antiseptic | dent- | chloride | Cepacol Mouthwash, Crest Pro-Health |
chloroxylenol | antiseptic | top- | | |
gentian-violet | antiseptic | top- | | | aka methylrosaniline
hexachlorophene | antiseptic | top- | | pHisoHex |
hydrogen-peroxide | antiseptic | top- | | Eskata |
iodine | antiseptic | top- | | | aka tincture of iodine
isopropyl-alcohol | antiseptic | top- | | | aka isopropanol, rubbing alcohol
phenol | antiseptic | top- | | Chloraseptic |
povidone-iodine | antiseptic | top- pv- oph- | | Betadine, Minidyne |
hypochlorous-acid | antiseptic | top- | | Vashe |
sodium-hypochlorite | antiseptic | top- | | Dakin's Solution |
thimerosal | antiseptic | top- | | Merthiolate |
triclosan | antiseptic | top- | | |
boric-acid | antiseptic | pv- oph- | | |
gramicidin | topical-antibacterial | oph- top- | | |
thonzonium | antiseptic | ot- | bromide | |
brilliant-blue-g | diagnostic-dye | oph- | | TissueBlue |
acetic-acid | antiseptic | ot- irrigation- | | VoSol |
# sunscreens and others
avobenzone | sunscreen | top- | | | aka butyl methoxydibenzoylmethane
homosalate | sunscreen | top- | | |
octinoxate | sunscreen | top- | | | aka octyl methoxycinnamate
octisalate | sunscreen | top- | | | aka octyl salicylate
octocrylene | sunscreen | top- | | |
oxybenzone | sunscreen | top- | | |
titanium-dioxide | sunscreen | top- | | |
ensulizole | sunscreen | top- | | |
bemotrizinol | sunscreen | top- | | |
polidocanol | sclerosing-agent | iv | | Asclera, Varithena |
sodium-tetradecyl-sulfate | sclerosing-agent | iv | | Sotradecol |
ethanolamine-oleate | sclerosing-agent | iv | | Ethamolin |
`;
