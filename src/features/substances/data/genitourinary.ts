/** Bladder, prostate, sexual function, contraception, menopause, pregnancy and labor. */
export const genitourinary = `
# bladder
bethanechol | cholinergic-agonist | po | chloride | Urecholine |
darifenacin | antimuscarinic-bladder | po | hydrobromide | Enablex |
fesoterodine | antimuscarinic-bladder | po | fumarate | Toviaz |
flavoxate | antimuscarinic-bladder | po | hydrochloride | Urispas |
oxybutynin | antimuscarinic-bladder | po td top+ | chloride | Ditropan, Ditropan XL, Oxytrol, Gelnique |
solifenacin | antimuscarinic-bladder | po | succinate | Vesicare, Vesicare LS |
tolterodine | antimuscarinic-bladder | po | tartrate | Detrol, Detrol LA |
trospium | antimuscarinic-bladder | po | chloride | Sanctura, Sanctura XR |
mirabegron | beta3-agonist | po | | Myrbetriq |
vibegron | beta3-agonist | po | | Gemtesa |
phenyl-salicylate | urinary-analgesic | po | | |
pentosan-polysulfate | bladder-protectant | po | sodium | Elmiron |
dimethyl-sulfoxide | bladder-protectant | intravesical- | | Rimso-50 | danger DMSO
acetohydroxamic-acid | urease-inhibitor | po | | Lithostat |
gluconolactone | acidifier | irrigation- | | |
tiopronin | cystine-agent | po | | Thiola, Thiola EC, Venxxiva |
methylene-blue | guanylate-cyclase-inhibitor, weak-maoi | iv po | | ProvayBlue, Urolene Blue | aka methylthioninium chloride
# prostate and erectile function
alfuzosin | alpha1-blocker | po | hydrochloride | Uroxatral |
silodosin | alpha1-blocker | po | | Rapaflo |
tamsulosin | alpha1-blocker | po | hydrochloride | Flomax |
dutasteride | 5-alpha-reductase-inhibitor | po | | Avodart |
finasteride | 5-alpha-reductase-inhibitor | po | | Proscar, Propecia |
alprostadil | prostaglandin-e1 | iv intracavernosal- intraurethral- | | Caverject, Edex, Muse, Prostin VR Pediatric | aka prostaglandin E1; danger PGE1
avanafil | pde5-inhibitor | po | | Stendra |
sildenafil | pde5-inhibitor | po iv | citrate | Viagra, Revatio, Liqrev |
tadalafil | pde5-inhibitor | po | | Cialis, Adcirca, Alyq, Tadliq, Chewtadzy |
vardenafil | pde5-inhibitor | po | hydrochloride | Levitra, Staxyn |
collagenase | collagenase | intralesional- top- | clostridium histolyticum | Xiaflex, Santyl, Qwo |
# androgens and anabolic steroids
danazol | androgen | po | | Danocrine |
fluoxymesterone | androgen | po | | Androxy, Halotestin | cs III
methyltestosterone | androgen | po | | Android, Methitest, Testred | cs III; tall methylTESTOSTERone
nandrolone | anabolic-steroid | im | decanoate | Deca-Durabolin | cs III
oxandrolone | anabolic-steroid | po | | Oxandrin | cs III; retired
oxymetholone | anabolic-steroid | po | | Anadrol-50 | cs III
stanozolol | anabolic-steroid | po | | Winstrol | cs III; retired
testosterone | androgen | im td top+ nas buc po sc implant | cypionate, enanthate, undecanoate | AndroGel, Testim, Axiron, Fortesta, Vogelxo, Androderm, Natesto, Depo-Testosterone, Xyosted, Aveed, Jatenzo, Tlando, Kyzatrex, Striant, Testopel, Delatestryl, Azmiro | cs III
prasterone | androgen-precursor | pv po | | Intrarosa | aka DHEA, dehydroepiandrosterone
# estrogens, progestins and modulators
estradiol | estrogen | po td top+ pv+ im | valerate, cypionate, acetate, hemihydrate | Estrace, Climara, Vivelle-Dot, Alora, Minivelle, Menostar, Divigel, Elestrin, EstroGel, Evamist, Estring, Femring, Vagifem, Yuvafem, Imvexxy, Delestrogen, Depo-Estradiol, Dotti, Lyllana, Femtrace, Vivelle, Estraderm, Gynodiol |
estrogens-conjugated | estrogen | po iv pv+ | | Premarin, Cenestin, Enjuvia | aka conjugated estrogens, synthetic conjugated estrogens, conjugated equine estrogens
estrogens-esterified | estrogen | po | | Menest | aka esterified estrogens
estropipate | estrogen | po pv+ | | Ogen, Ortho-Est |
ethinyl-estradiol | estrogen | po td pv | | Estinyl | danger EE; aka ethinyl estrad, eth estradiol
mestranol | estrogen | po | | |
estetrol | estrogen | po | monohydrate | |
bazedoxifene | serm | po | acetate | |
clomiphene | serm | po | citrate | Clomid, Serophene, Milophene | tall clomiPHENE
ospemifene | serm | po | | Osphena |
desogestrel | progestin | po | | |
dienogest | progestin | po | | |
drospirenone | progestin | po | | Slynd |
ethynodiol | progestin | po | diacetate | |
etonogestrel | progestin | implant pv | | Nexplanon, Implanon |
hydroxyprogesterone-caproate | progestin | im | | Makena | retired
levonorgestrel | progestin | po iud | | Plan B, Plan B One-Step, Mirena, Kyleena, Liletta, Skyla, My Way, Next Choice, Opcicon One-Step, Aftera, Norplant, Econtra EZ |
medroxyprogesterone | progestin | po im sc | acetate | Provera, Depo-Provera, Depo-SubQ Provera 104 | tall medroxyPROGESTERone; danger MPA, DMPA
norethindrone | progestin | po | acetate | Aygestin, Ortho Micronor, Camila, Errin, Heather, Jolivette, Nor-QD, Nora-BE, Deblitane, Incassia, Lyza, Lyleq, Norlyda, Norlyroc, Sharobel, Tulana, Jencycla, Emzahh | aka norethisterone; danger NET
norelgestromin | progestin | td | | |
norgestimate | progestin | po | | |
norgestrel | progestin | po | | Opill |
progesterone | progestin | po pv im | micronized | Prometrium, Crinone, Endometrin, Prochieve |
segesterone | progestin | pv | acetate | |
mifepristone | progesterone-antagonist | po | | Mifeprex, Korlym | tall miFEPRIStone; danger RU-486
ulipristal | progesterone-receptor-modulator | po | acetate | Ella, Logilia |
elagolix | gnrh-antagonist | po | sodium | Orilissa |
cetrorelix | gnrh-antagonist | sc | acetate | Cetrotide |
ganirelix | gnrh-antagonist | sc | acetate | Antagon, Fyremadel |
elinzanetant | neurokinin-antagonist-menopause | po | | Lynkuet |
fezolinetant | neurokinin-antagonist-menopause | po | | Veozah |
copper-iud | intrauterine-device | iud- | | ParaGard, Miudella | aka copper intrauterine device
nonoxynol-9 | spermicide | pv- | | Conceptrol, VCF, Today Sponge |
lactic-acid | acidifier | pv- top- | | |
citric-acid | acidifier | po pv- | monohydrate, anhydrous | |
potassium-bitartrate | acidifier | pv- | | |
# fertility
choriogonadotropin-alfa | gonadotropin | sc | | Ovidrel |
chorionic-gonadotropin | gonadotropin | im sc | | Novarel, Pregnyl, Profasi | aka human chorionic gonadotropin; danger HCG
follitropin | gonadotropin | sc | | Gonal-f, Follistim AQ, Bravelle | aka follitropin alfa, follitropin beta, urofollitropin
menotropins | gonadotropin | sc | | Menopur, Repronex |
# labor and lactation
carboprost | prostaglandin-oxytocic | im | tromethamine | Hemabate |
dinoprostone | prostaglandin-oxytocic | pv- | | Cervidil, Prepidil, Prostin E2 | aka prostaglandin E2
methylergonovine | ergot | po im iv | maleate | Methergine | aka methylergometrine
ergonovine | ergot | im iv po | maleate | Ergotrate | aka ergometrine
oxytocin | oxytocic | iv im | | Pitocin |
ritodrine | beta2-agonist-short | iv po | hydrochloride | Yutopar | retired
`;
