/** Foods, drinks, tobacco, herbs, supplements, and substances of abuse that matter beside medicines. Every record states its kind. */
export const foodsAndHerbs = `
# foods and drinks
alcohol | alcohol | po iv top- | dehydrated | Ablysinol | kind food; aka ethanol, ethyl alcohol, beer, wine, liquor, spirits, drinking, dehydrated alcohol; danger EtOH
grapefruit | cyp3a-inhibiting-food | po | | | kind food; aka grapefruit juice, pomelo, seville orange
tobacco | tobacco-smoke | inh | | | kind food; aka smoking, cigarettes, cigarette smoke, cigars, tobacco smoke
caffeine | methylxanthine, cns-stimulant | po iv | citrate, sodium benzoate | Cafcit, NoDoz, Vivarin | kind food; aka caff, coffee, tea, energy drinks, energy drink
tyramine-rich-food | tyramine-source | po | | | kind food; aka tyramine, aged cheese, cured meat, fermented food, draft beer, tap beer, soy sauce, sauerkraut
vitamin-k-rich-food | vitamin-k-source | po | | | kind food; aka leafy greens, leafy green vegetables, spinach, kale, broccoli, collard greens
dairy | calcium-source, polyvalent-cation | po | | | kind food; aka milk, dairy products, yogurt, cheese, calcium-fortified juice
high-fat-meal | meal | po | | | kind food; aka fatty meal
food | meal | po | | | kind food; aka meal, meals
high-fiber-food | fiber | po | | | kind food; aka bran, dietary fiber, fiber
salt-substitute | potassium-supplement | po | | Nu-Salt, NoSalt, Morton Salt Substitute | kind food; aka salt substitutes, potassium salt substitute
high-potassium-food | potassium-source | po | | | kind food; aka potassium-rich food, bananas
cranberry | food-juice | po | | | kind food; aka cranberry juice
orange-juice | food-juice | po | | | kind food; aka fruit juice, apple juice
licorice | mineralocorticoid-food | po | | | kind food; aka glycyrrhiza, black licorice, liquorice
soy | soy-food | po | | | kind food; aka soybean, soy protein, soy milk, tofu
charbroiled-meat | cyp1a2-inducing-food | po | | | kind food; aka charcoal-broiled meat, grilled meat
enteral-feeding | enteral-nutrition | po | | | kind food; aka tube feeding, enteral nutrition, tube feeds
pomegranate | food-juice | po | | | kind food; aka pomegranate juice
# herbs
aloe | stimulant-laxative-herb | po top- | | | kind herb; aka aloe vera, aloe latex
ashwagandha | herb-sedative | po | | | kind herb; aka withania
bitter-orange | herb-sympathomimetic | po | | | kind herb; aka synephrine, citrus aurantium
black-cohosh | herb-menopause | po | | | kind herb; aka cimicifuga
chamomile | herb-sedative | po | | | kind herb
danshen | herb-antiplatelet | po | | | kind herb; aka salvia miltiorrhiza
dong-quai | herb-antiplatelet | po | | | kind herb; aka angelica sinensis
echinacea | herb-immunostimulant | po | | | kind herb
ephedra | herb-sympathomimetic | po | | | kind herb; retired; aka ma huang
evening-primrose-oil | herb-antiplatelet | po | | | kind herb
fenugreek | herb-hypoglycemic | po | | | kind herb
feverfew | herb-antiplatelet | po | | | kind herb
garlic | herb-antiplatelet | po | | | kind herb; aka garlic supplement, allium sativum
ginger | herb-antiplatelet | po | | | kind herb
ginkgo | herb-antiplatelet | po | | | kind herb; aka ginkgo biloba
ginseng | herb-hypoglycemic | po | | | kind herb; aka panax ginseng, american ginseng, asian ginseng
goldenseal | herb-cyp-inhibitor | po | | | kind herb; aka hydrastis
berberine | herb-cyp-inhibitor, herb-hypoglycemic | po | | | kind herb
green-tea | herb-catechin | po | | | kind herb; aka green tea extract
hawthorn | herb-cardiac | po | | | kind herb; aka crataegus
horse-chestnut | herb-antiplatelet | po | | | kind herb
kava | herb-sedative | po | | | kind herb; aka kava kava
kratom | herb-opioid | po | | | kind herb; aka mitragynine, mitragyna speciosa
milk-thistle | herb-hepatic | po | | | kind herb; aka silymarin
passionflower | herb-sedative | po | | | kind herb
peppermint-oil | herb-antispasmodic | po | | IBgard | kind herb
saw-palmetto | herb-prostate | po | | | kind herb; aka serenoa
st-johns-wort | herb-cyp-inducer, herb-serotonergic | po | | | kind herb; name St. John's wort; aka St John's wort, Saint John's wort, hypericum, hypericum perforatum; danger SJW
turmeric | herb-antiplatelet | po | | | kind herb; aka curcumin
valerian | herb-sedative | po | | | kind herb; aka valerian root
yohimbine | herb-sympathomimetic | po | hydrochloride | Yocon | kind herb; aka yohimbe
red-yeast-rice | herb-statin | po | | | kind herb; aka monacolin K
willow-bark | herb-salicylate | po | | | kind herb; aka white willow bark
noni | herb-potassium | po | | | kind herb; aka noni juice
alfalfa | herb-vitamin-k | po | | | kind herb
boldo | herb-antiplatelet | po | | | kind herb
cats-claw | herb-immunostimulant | po | | | kind herb; name Cat's claw; aka uncaria
devils-claw | herb-antiplatelet | po | | | kind herb; name Devil's claw; aka harpagophytum
guarana | herb-caffeine | po | | | kind herb
elderberry | herb-immunostimulant | po | | | kind herb
rhodiola | herb-stimulant | po | | | kind herb
maca | herb-menopause | po | | | kind herb
lavender | herb-sedative | po | | | kind herb
# supplements
5-hydroxytryptophan | serotonergic-supplement | po | | | kind supplement; name 5-Hydroxytryptophan; aka 5-HTP, oxitriptan
l-tryptophan | serotonergic-supplement | po | | | kind supplement; name L-tryptophan; aka tryptophan
sam-e | serotonergic-supplement | po | | | kind supplement; name S-adenosylmethionine; aka SAMe, SAM-e, ademetionine
chondroitin | joint-supplement | po | sulfate | | kind supplement
glucosamine | joint-supplement | po | sulfate, hydrochloride | | kind supplement
coenzyme-q10 | antioxidant-supplement | po | | | kind supplement; aka ubidecarenone, ubiquinone, CoQ10, coenzyme Q-10
creatine | muscle-supplement | po | | | kind supplement
fish-oil | omega-3 | po | | | kind supplement; aka omega-3 fatty acids, omega-3, omega 3, omega-3 fish oil
flaxseed | omega-3 | po | | | kind supplement; aka flaxseed oil
alpha-lipoic-acid | antioxidant-supplement | po | | | kind supplement; aka lipoic acid, thioctic acid
lutein | antioxidant-supplement | po | | | kind supplement
melatonin | melatonin-agonist | po | | | kind supplement
inositol | sugar-alcohol-supplement | po | | | kind supplement
probiotic | probiotic | po- | | Culturelle, Align, Florastor | kind supplement; aka probiotics, lactobacillus, saccharomyces boulardii, lactobacillus acidophilus
phenylalanine | amino-acid | po | | | kind supplement
tyrosine | amino-acid | po | | | kind supplement
whey-protein | protein-supplement | po | | | kind supplement; aka protein powder
guar-gum | fiber | po- | | | kind supplement
glucomannan | fiber | po- | | | kind supplement
kelp | iodine-source | po | | | kind supplement; aka seaweed
silver-colloidal | metal-supplement | po | | | kind supplement; aka colloidal silver
tianeptine | opioid | po | | | kind supplement
phenibut | gaba-b-agonist | po | | | kind supplement
# substances of abuse and cannabis
cannabis | cannabinoid | inh po | | | cs I; aka marijuana, weed, THC, tetrahydrocannabinol, medical marijuana
heroin | opioid | iv nas inh | | | cs I; aka diacetylmorphine, diamorphine
lysergide | hallucinogen | po | | | cs I; aka LSD
mdma | hallucinogen, amphetamine | po | | | cs I; name MDMA; aka ecstasy, methylenedioxymethamphetamine, molly
phencyclidine | hallucinogen, nmda-antagonist | po inh | | | cs II; aka angel dust
psilocybin | hallucinogen | po | | | cs I; aka magic mushrooms
mescaline | hallucinogen | po | | | cs I; aka peyote
khat | herb-sympathomimetic | po | | | kind herb; aka cathinone
`;
