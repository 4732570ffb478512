/** Words that stand around a drug's name on labels and in lists: forms, routes, release, salts, filler. */

/** form: the words for it (and after an arrow the route that the form implies). */
export const formTable = `
tablet: tablet tablets tab tabs caplet caplets softab > oral
capsule: capsule capsules cap caps softgel softgels gelcap gelcaps liqui-gel liqui-gels pulvule > oral
orally disintegrating tablet: odt soltab mlt zydis redi-tabs > oral
chewable tablet: chewable chewables chew chewtab > oral
syrup: syrup elixir > oral
lozenge: lozenge lozenges troche troches gum > buccal
cream: cream crm > topical
ointment: ointment oint > topical
gel: gel > topical
lotion: lotion > topical
shampoo: shampoo > topical
foam: foam > topical
paste: paste > topical
patch: patch patches > transdermal
inhaler: inhaler inhalers hfa mdi dpi puff puffs diskus respimat ellipta handihaler flexhaler respiclick redihaler twisthaler digihaler aerosphere inhub pressair neohaler aerosol > inhalation
nebulizer solution: neb nebs nebulizer nebule nebules nebulized > inhalation
suppository: suppository suppositories supp > rectal
enema: enema > rectal
injection: injection injections inj injectable vial vials ampule ampul amp syringe syringes prefilled pen pens pen-injector injector flexpen kwikpen solostar flextouch autoinjector auto-injector pushtronex sureclick depot penfill cartridge intravenous-infusion infusion lyophilized pump bag
flush: flush flushes lock-flush > irrigation
spray: spray sprays
drops: drop drops gtt gtts
solution: solution soln sol liquid
suspension: suspension susp
powder: powder powders packet packets granule granules sprinkle sprinkles oral-pellets pellets
film: film films strip strips > oral
kit: kit pack pak dosepak pac
implant: implant
insert: insert ring iud
`;

export const routeTable = `
oral: po oral orally by-mouth mouth per-os ng gt peg peg-tube ng-tube via-peg via-ng-tube
sublingual: sl sublingual sublingually under-the-tongue
buccal: buccal buccally
intravenous: iv ivpb ivp intravenous intravenously iv-push
intramuscular: im intramuscular intramuscularly
subcutaneous: sc sq subq subcut subcutaneous subcutaneously sub-q
intradermal: intradermal
transdermal: td transdermal transdermally
inhalation: inh inhaled inhalation inhale by-inhalation oral-inhalation inhalational respiratory
nasal: nasal nasally intranasal intranasally per-nostril each-nostril in-each-nostril both-nostrils nostril nostrils
rectal: pr rectal rectally
vaginal: pv vag vaginal vaginally intravaginal
topical: top topical topically skin to-affected-area affected-area cutaneous
ophthalmic: ophthalmic ophth od os ou each-eye both-eyes left-eye right-eye eye eyes in-each-eye in-both-eyes intraocular
otic: otic ad au each-ear both-ears left-ear right-ear ear ears
dental: dental periodontal
intrathecal: intrathecal intrathecally
epidural: epidural
intravitreal: intravitreal
intra-articular: intra-articular
infiltration: infiltration perineural
`;

/** Release and product-line words after a brand or generic name. */
export const releaseWords =
  "er ext xr sr cr la xl cd dr ec ir xt cc pm-er sa tr td24 24hr 12hr extended extended-release delayed delayed-release immediate immediate-release sustained sustained-release controlled controlled-release modified-release long-acting slow-release slow release rel xtended enteric enteric-coated coated film-coated film-coat sugar-coated uncoated disintegrating effervescent micronized modified unmodified ds hd es ls hfa lar odt pf mpf u-100 u-200 u-300 u-500 concentrate concentrated intensol regular-strength extra-strength maximum-strength low-dose high-dose adult childrens children's infants infant's junior jr pediatric arthritis migraine";

/** Salts and esters as whole words and as labels and lists shorten them. */
export const saltWords =
  "hydrochloride hcl hydrochlor dihydrochloride trihydrochloride monohydrochloride hydrobromide hbr hydriodide sulfate sulfates sulph sulphate bisulfate phosphate phosphates diphosphate acetate acetonide tartrate tart bitartrate bitart succinate succ fumarate fum hemifumarate maleate mal dimaleate malate mesylate mesylates dimesylate besylate besilate tosylate ditosylate citrate nitrate bromide chloride lactate gluconate gluceptate tromethamine trometamol sodium sod na disodium trisodium tetrasodium dipotassium pot meglumine dimeglumine benzoate oxalate pamoate palmitate stearate oleate propionate dipropionate valerate enanthate cypionate decanoate undecanoate furoate pivalate butyrate esylate edisylate napsylate camsylate isethionate hippurate mandelate salicylate xinafoate trifenatate orotate aspartate arginine lysine erbumine olamine diolamine medoxomil cilexetil axetil proxetil pivoxil mofetil etexilate disoproxil dihydrate monohydrate trihydrate tetrahydrate hemihydrate hexahydrate pentahydrate heptahydrate anhydrous hydrate hydrous sesquihydrate dried base freebase ethanolate alcoholate solvate tannate resinate polistirex human recombinant rdna dna origin purified synthetic hemisulfate iodide methylsulfate adipate mucate glycolate bovine porcine equine murine ovine microspheres liposome liposomal lipid pegylated recombinant diisethionate pidolate triphosphate macrocrystals macrocrystalline ultramicrosize microsize hyperpolarized dl d l hci";

/** Words that join or fill; they carry no drug. */
export const fillerWords =
  "sig ndc actuat metered dose-pack rinse and with w plus in of the a an for to by at on per as take takes taking apply applied use used using inhale inject instill place insert chew dissolve swallow give given one two three four half whole each every dose doses day days week weeks month months hour hours hr hrs h time times am pm morning evening noon night bedtime mg mcg ug g gm gram grams kg ml cc l unit units iu meq mmol mci mbq tsp tbsp teaspoon teaspoons tablespoon tablespoons percent strength brand generic usp nf rx otc medication meds med current home daily total max maximum up only until then now started since start dosed prescribed product products drug sterile preservative free usp-nf strengths single multi multiple-dose single-dose aqueous oil-in emulsion premixed ready-to-use lipid-complex alcohol-free sugar-free dye-free flavored flavor unflavored original new improved fast acting relief maximum-relief pain-reliever reliever fever reducer allergy cold flu cough sinus sleep aid heartburn acid antacid laxative stool softener vitamin-supplement supplement topical-use analgesic heat external internal preparation preparation-of disposable or not nasal-decongestant decongestant w/ wo system systems refrigerated compressed mixture mix complex tincture dispersible standardized organic treatment formula equate leader topcare good-sense goodsense good-neighbor-pharmacy up-and-up smart-sense care-one careone equaline kirkland kirkland-signature rite-aid cvs cvs-pharmacy cvs-health walgreens sunmark members-mark berkley-and-jensen quality-choice health-mart healthmart kroger publix meijer signature-care basic-care amazon-basic-care";

/** Words that say a drug is not taken any more, or not now. */
export const stoppedWords =
  "d/c'd d/c dc'd dcd dced discontinued stopped stop held hold holding d/ced finished completed off no-longer quit";
