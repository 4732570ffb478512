/** Asthma, COPD, cystic fibrosis, allergy, cough and cold. */
export const respiratory = `
# beta-agonists
albuterol | beta2-agonist-short | inh po | sulfate | Ventolin, Ventolin HFA, ProAir HFA, ProAir RespiClick, ProAir Digihaler, Proventil HFA, AccuNeb, VoSpire ER | aka salbutamol
arformoterol | beta2-agonist-long | inh | tartrate | Brovana |
formoterol | beta2-agonist-long | inh | fumarate | Foradil, Perforomist |
indacaterol | beta2-agonist-long | inh | maleate | Arcapta Neohaler |
levalbuterol | beta2-agonist-short | inh | hydrochloride, tartrate | Xopenex, Xopenex HFA |
metaproterenol | beta2-agonist-short | po inh | sulfate | Alupent |
olodaterol | beta2-agonist-long | inh | hydrochloride | Striverdi Respimat |
pirbuterol | beta2-agonist-short | inh | acetate | Maxair | retired
salmeterol | beta2-agonist-long | inh | xinafoate | Serevent Diskus |
terbutaline | beta2-agonist-short | po sc | sulfate | Brethine |
vilanterol | beta2-agonist-long | inh | trifenatate | |
# anticholinergics
aclidinium | antimuscarinic-inhaled | inh | bromide | Tudorza Pressair |
glycopyrrolate | antimuscarinic | po iv im inh | bromide | Robinul, Cuvposa, Glycate, Lonhala Magnair, Seebri Neohaler, Dartisla ODT, Glyrx-PF | aka glycopyrronium
glycopyrronium-tosylate | antimuscarinic | top- | tosylate | Qbrexza |
ipratropium | antimuscarinic-inhaled | inh nas | bromide | Atrovent, Atrovent HFA |
revefenacin | antimuscarinic-inhaled | inh | | Yupelri |
tiotropium | antimuscarinic-inhaled | inh | bromide | Spiriva HandiHaler, Spiriva Respimat |
umeclidinium | antimuscarinic-inhaled | inh | bromide | Incruse Ellipta |
# inhaled and nasal corticosteroids
beclomethasone | corticosteroid | inh nas | dipropionate | Qvar, Qvar RediHaler, Beconase AQ, Qnasl, Vanceril |
ciclesonide | corticosteroid | inh nas | | Alvesco, Omnaris, Zetonna |
flunisolide | corticosteroid | nas inh | | Aerospan, Nasarel, AeroBid |
fluticasone | corticosteroid | inh nas top- | propionate, furoate | Flovent HFA, Flovent Diskus, ArmonAir Digihaler, Arnuity Ellipta, Flonase, Flonase Sensimist, Veramyst, Xhance, Cutivate |
mometasone | corticosteroid | inh nas top- | furoate | Asmanex, Asmanex HFA, Asmanex Twisthaler, Nasonex, Elocon, Sinuva, Propel |
# other inhaled and oral controllers
aminophylline | methylxanthine | iv po | dihydrate | |
dyphylline | methylxanthine | po | | Lufyllin |
theophylline | methylxanthine | po iv | anhydrous | Theo-24, Uniphyl, Theochron, Elixophyllin, Theo-Dur |
cromolyn | mast-cell-stabilizer | inh nas oph- po | sodium | Intal, NasalCrom, Gastrocrom, Crolom | aka cromoglycate
nedocromil | mast-cell-stabilizer | inh oph- | sodium | Tilade, Alocril |
montelukast | leukotriene-antagonist | po | sodium | Singulair |
zafirlukast | leukotriene-antagonist | po | | Accolate |
zileuton | lipoxygenase-inhibitor | po | | Zyflo, Zyflo CR |
roflumilast | pde4-inhibitor | po top- | | Daliresp, Zoryve |
ensifentrine | pde34-inhibitor | inh | | Ohtuvayre |
brensocatib | dpp1-inhibitor | po | | Brinsupri |
benralizumab | interleukin-5-inhibitor | sc | | Fasenra |
mepolizumab | interleukin-5-inhibitor | sc | | Nucala |
reslizumab | interleukin-5-inhibitor | iv | | Cinqair |
depemokimab | interleukin-5-inhibitor | sc | | Exdensur |
omalizumab | anti-ige | sc | | Xolair, Omlyclo |
tezepelumab | tslp-inhibitor | sc | | Tezspire |
alpha1-proteinase-inhibitor | protease-inhibitor-replacement | iv | human | Prolastin-C, Aralast NP, Zemaira, Glassia | aka alpha-1 antitrypsin
pirfenidone | antifibrotic | po | | Esbriet |
nerandomilast | pde4-inhibitor | po | | Jascayd |
# cystic fibrosis, surfactants
ivacaftor | cftr-modulator | po | | Kalydeco |
deutivacaftor | cftr-modulator | po | | |
elexacaftor | cftr-modulator | po | | |
lumacaftor | cftr-modulator | po | | |
tezacaftor | cftr-modulator | po | | |
vanzacaftor | cftr-modulator | po | calcium | |
dornase-alfa | dnase | inh- | | Pulmozyme |
acetylcysteine | mucolytic, acetaminophen-antidote | inh po iv | | Mucomyst, Acetadote, Cetylev | danger NAC
beractant | lung-surfactant | intratracheal- | | Survanta |
calfactant | lung-surfactant | intratracheal- | | Infasurf |
poractant-alfa | lung-surfactant | intratracheal- | | Curosurf |
lucinactant | lung-surfactant | intratracheal- | | Surfaxin | retired
# antihistamines
azatadine | first-generation-antihistamine | po | maleate | Optimine | retired
brompheniramine | first-generation-antihistamine | po | maleate | Dimetane, J-Tan |
carbinoxamine | first-generation-antihistamine | po | maleate | Karbinal ER, Palgic, RyVent |
chlorcyclizine | first-generation-antihistamine | po | hydrochloride | Ahist |
chlorpheniramine | first-generation-antihistamine | po | maleate, polistirex | Chlor-Trimeton, Aller-Chlor |
clemastine | first-generation-antihistamine | po | fumarate | Tavist |
cyproheptadine | first-generation-antihistamine | po | hydrochloride | Periactin |
dexbrompheniramine | first-generation-antihistamine | po | maleate | |
dexchlorpheniramine | first-generation-antihistamine | po | maleate | Polaramine, RyClora |
diphenhydramine | first-generation-antihistamine | po iv im top- | hydrochloride, citrate | Benadryl, ZzzQuil, Sominex, Nytol, Unisom SleepGels, Banophen, Diphenhist, Simply Sleep | tall diphenhydrAMINE
doxylamine | first-generation-antihistamine | po | succinate | Unisom SleepTabs, Unisom |
meclizine | first-generation-antihistamine | po | hydrochloride | Antivert, Bonine, Dramamine Less Drowsy | aka meclozine
dimenhydrinate | first-generation-antihistamine | po iv im | | Dramamine | tall dimenhyDRINATE
cyclizine | first-generation-antihistamine | po | hydrochloride | Marezine |
promethazine | phenothiazine-antiemetic, first-generation-antihistamine | po im iv pr | hydrochloride | Phenergan, Promethegan, Phenadoz |
pyrilamine | first-generation-antihistamine | po | maleate | | aka mepyramine
thonzylamine | first-generation-antihistamine | po | hydrochloride | |
triprolidine | first-generation-antihistamine | po | hydrochloride | Histex |
tripelennamine | first-generation-antihistamine | po | hydrochloride | | retired
phenyltoloxamine | first-generation-antihistamine | po | citrate | |
pheniramine | first-generation-antihistamine | oph- | maleate | |
acrivastine | second-generation-antihistamine | po | | |
astemizole | second-generation-antihistamine | po | | Hismanal | retired
cetirizine | second-generation-antihistamine | po iv oph- | hydrochloride | Zyrtec, Quzyttir, Zerviate, Aller-Tec |
desloratadine | second-generation-antihistamine | po | | Clarinex |
fexofenadine | second-generation-antihistamine | po | hydrochloride | Allegra, Mucinex Allergy |
levocetirizine | second-generation-antihistamine | po | dihydrochloride | Xyzal |
loratadine | second-generation-antihistamine | po | | Claritin, Alavert, Claritin RediTabs |
terfenadine | second-generation-antihistamine | po | | Seldane | retired
azelastine | second-generation-antihistamine | nas oph- | hydrochloride | Astelin, Astepro, Optivar |
olopatadine | second-generation-antihistamine | nas oph- | hydrochloride | Patanase, Patanol, Pataday, Pazeo |
# decongestants, cough and cold
pseudoephedrine | sympathomimetic, decongestant | po | hydrochloride, sulfate | Sudafed, Sudafed 12 Hour, SudoGest, Zephrex-D |
phenylpropanolamine | sympathomimetic, decongestant | po | hydrochloride | Acutrim | retired
oxymetazoline | decongestant, imidazoline-topical | nas oph- top- | hydrochloride | Afrin, Rhofade, Upneeq, Vicks Sinex |
xylometazoline | decongestant, imidazoline-topical | nas | hydrochloride | Otrivin |
propylhexedrine | sympathomimetic, decongestant | nas | | Benzedrex |
levmetamfetamine | sympathomimetic, decongestant | nas | | Vicks VapoInhaler |
benzonatate | antitussive | po | | Tessalon, Tessalon Perles, Zonatuss |
dextromethorphan | antitussive, nmda-antagonist | po | hydrobromide, polistirex | Delsym, Robitussin CoughGels, Vicks DayQuil Cough, Hold DM | danger DM, DXM
guaifenesin | expectorant | po | | Mucinex, Robitussin Chest Congestion, Humibid, Organidin NR, Tussin | tall guaiFENesin; aka glyceryl guaiacolate
camphor | topical-counterirritant | top- | | |
menthol | topical-counterirritant | top- buc | | Biofreeze, Halls, Icy Hot, Bengay |
eucalyptus-oil | topical-counterirritant | top- | | |
eucalyptol | topical-counterirritant | top- dent- | | | aka cineole
thymol | antiseptic | top- dent- | | |
pectin | oral-demulcent | po- buc- | | |
oxygen | medical-gas | inh | | | aka liquid oxygen
helium | medical-gas | inh | | |
nitrogen | medical-gas | inh | | |
carbon-dioxide | medical-gas | inh | | |
medical-air | medical-gas | inh | | | aka air, breathing air, compressed air
`;
