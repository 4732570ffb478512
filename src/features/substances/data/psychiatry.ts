/** Mood, psychosis, anxiety, sleep, attention and dependence. */
export const psychiatry = `
# antidepressants
citalopram | ssri | po | hydrobromide | Celexa |
escitalopram | ssri | po | oxalate | Lexapro |
fluoxetine | ssri | po | hydrochloride | Prozac, Sarafem, Prozac Weekly | tall FLUoxetine
fluvoxamine | ssri | po | maleate | Luvox, Luvox CR | tall fluvoxaMINE
paroxetine | ssri | po | hydrochloride, mesylate | Paxil, Paxil CR, Pexeva, Brisdelle | tall PARoxetine
sertraline | ssri | po | hydrochloride | Zoloft |
desvenlafaxine | snri | po | succinate, fumarate | Pristiq, Khedezla |
duloxetine | snri | po | hydrochloride | Cymbalta, Drizalma Sprinkle, Irenka | tall DULoxetine
levomilnacipran | snri | po | hydrochloride | Fetzima |
milnacipran | snri | po | hydrochloride | Savella |
venlafaxine | snri | po | hydrochloride, besylate | Effexor, Effexor XR |
vilazodone | serotonin-modulator | po | hydrochloride | Viibryd |
vortioxetine | serotonin-modulator | po | hydrobromide | Trintellix, Brintellix |
nefazodone | serotonin-modulator | po | hydrochloride | Serzone |
trazodone | serotonin-modulator | po | hydrochloride | Desyrel, Oleptro, Raldesy | tall traZODone
gepirone | azapirone | po | hydrochloride | Exxua |
amitriptyline | tricyclic-antidepressant | po | hydrochloride | Elavil |
amoxapine | tricyclic-antidepressant | po | | Asendin |
clomipramine | tricyclic-antidepressant | po | hydrochloride | Anafranil | tall clomiPRAMINE
desipramine | tricyclic-antidepressant | po | hydrochloride | Norpramin |
doxepin | tricyclic-antidepressant | po top+ | hydrochloride | Sinequan, Silenor, Zonalon, Prudoxin |
imipramine | tricyclic-antidepressant | po | hydrochloride, pamoate | Tofranil, Tofranil-PM |
maprotiline | tetracyclic-antidepressant | po | hydrochloride | Ludiomil |
nortriptyline | tricyclic-antidepressant | po | hydrochloride | Pamelor, Aventyl |
protriptyline | tricyclic-antidepressant | po | hydrochloride | Vivactil |
trimipramine | tricyclic-antidepressant | po | maleate | Surmontil |
mirtazapine | tetracyclic-antidepressant | po | | Remeron, RemeronSolTab |
bupropion | ndri | po | hydrochloride, hydrobromide | Wellbutrin, Wellbutrin SR, Wellbutrin XL, Zyban, Aplenzin, Forfivo XL, Budeprion | tall buPROPion; aka amfebutamone
isocarboxazid | nonselective-maoi | po | | Marplan |
phenelzine | nonselective-maoi | po | sulfate | Nardil |
tranylcypromine | nonselective-maoi | po | sulfate | Parnate |
moclobemide | maoi-a | po | | | retired
esketamine | nmda-antagonist | nas | hydrochloride | Spravato | cs III
brexanolone | neuroactive-steroid | iv | | Zulresso | cs IV; retired
zuranolone | neuroactive-steroid | po | | Zurzuvae | cs IV
# antipsychotics
aripiprazole | second-generation-antipsychotic | po im | lauroxil | Abilify, Abilify Maintena, Abilify Asimtufii, Aristada, Abilify Mycite, Opipza | tall ARIPiprazole
asenapine | second-generation-antipsychotic | sl td | maleate | Saphris, Secuado |
brexpiprazole | second-generation-antipsychotic | po | | Rexulti |
cariprazine | second-generation-antipsychotic | po | hydrochloride | Vraylar |
clozapine | second-generation-antipsychotic | po | | Clozaril, FazaClo, Versacloz | tall cloZAPine
iloperidone | second-generation-antipsychotic | po | | Fanapt |
milsaperidone | second-generation-antipsychotic | po | | Bysanti |
lumateperone | second-generation-antipsychotic | po | tosylate | Caplyta |
lurasidone | second-generation-antipsychotic | po | hydrochloride | Latuda |
olanzapine | second-generation-antipsychotic | po im | pamoate | Zyprexa, Zyprexa Zydis, Zyprexa Relprevv | tall OLANZapine
paliperidone | second-generation-antipsychotic | po im | palmitate | Invega, Invega Sustenna, Invega Trinza, Invega Hafyera, Erzofri |
pimavanserin | second-generation-antipsychotic | po | tartrate | Nuplazid |
quetiapine | second-generation-antipsychotic | po | fumarate | Seroquel, Seroquel XR | tall QUEtiapine
risperidone | second-generation-antipsychotic | po im sc | | Risperdal, Risperdal Consta, Perseris, Rykindo, Uzedy, Risvan | tall risperiDONE
ziprasidone | second-generation-antipsychotic | po im | hydrochloride, mesylate | Geodon |
chlorpromazine | phenothiazine-antipsychotic | po im iv | hydrochloride | Thorazine | tall chlorproMAZINE
fluphenazine | phenothiazine-antipsychotic | po im sc | hydrochloride, decanoate | Prolixin, Prolixin Decanoate | tall fluPHENAZine
haloperidol | butyrophenone | po im iv | decanoate, lactate | Haldol, Haldol Decanoate |
loxapine | first-generation-antipsychotic | po inh | succinate | Loxitane, Adasuve |
mesoridazine | phenothiazine-antipsychotic | po | besylate | Serentil | retired
molindone | first-generation-antipsychotic | po | hydrochloride | Moban |
perphenazine | phenothiazine-antipsychotic | po | | Trilafon |
pimozide | first-generation-antipsychotic | po | | Orap |
thioridazine | phenothiazine-antipsychotic | po | hydrochloride | Mellaril |
thiothixene | first-generation-antipsychotic | po | hydrochloride | Navane |
trifluoperazine | phenothiazine-antipsychotic | po | hydrochloride | Stelazine |
xanomeline | muscarinic-agonist | po | tartrate | |
samidorphan | opioid-antagonist | po | malate | |
lithium | mood-stabilizer | po | carbonate, citrate | Lithobid, Eskalith, Lithotabs | aka lithium carbonate, lithium citrate, Li
# anxiety and sleep
alprazolam | benzodiazepine | po | | Xanax, Xanax XR, Niravam | cs IV; tall ALPRAZolam
chlordiazepoxide | benzodiazepine | po | hydrochloride | Librium | cs IV; tall chlordiazePOXIDE
clobazam | benzodiazepine, antiepileptic | po | | Onfi, Sympazan | cs IV; tall cloBAZam
clonazepam | benzodiazepine, antiepileptic | po | | Klonopin | cs IV; tall clonazePAM
clorazepate | benzodiazepine | po | dipotassium | Tranxene, Tranxene T-Tab | cs IV
diazepam | benzodiazepine | po iv im pr nas buc | | Valium, Diastat, Diastat AcuDial, Valtoco, Libervant | cs IV; tall diazePAM
estazolam | benzodiazepine | po | | ProSom | cs IV
flurazepam | benzodiazepine | po | hydrochloride | Dalmane | cs IV
halazepam | benzodiazepine | po | | Paxipam | cs IV; retired
lorazepam | benzodiazepine | po iv im | | Ativan, Loreev XR | cs IV; tall LORazepam
midazolam | benzodiazepine | iv im po nas buc | hydrochloride | Versed, Nayzilam, Seizalam | cs IV
oxazepam | benzodiazepine | po | | Serax | cs IV
prazepam | benzodiazepine | po | | Centrax | cs IV; retired
quazepam | benzodiazepine | po | | Doral | cs IV
remimazolam | benzodiazepine | iv | besylate | Byfavo | cs IV
temazepam | benzodiazepine | po | | Restoril | cs IV
triazolam | benzodiazepine | po | | Halcion | cs IV
flunitrazepam | benzodiazepine | po | | Rohypnol | cs IV; retired
buspirone | azapirone | po | hydrochloride | BuSpar, Bucapsol | tall busPIRone
hydroxyzine | first-generation-antihistamine | po im | hydrochloride, pamoate | Atarax, Vistaril | tall hydrOXYzine
meprobamate | carbamate-sedative | po | | Miltown, Equanil | cs IV
eszopiclone | z-hypnotic | po | | Lunesta | cs IV
zaleplon | z-hypnotic | po | | Sonata | cs IV
zolpidem | z-hypnotic | po sl | tartrate | Ambien, Ambien CR, Edluar, Intermezzo, Zolpimist | cs IV
daridorexant | orexin-antagonist | po | hydrochloride | Quviviq | cs IV
lemborexant | orexin-antagonist | po | | Dayvigo | cs IV
suvorexant | orexin-antagonist | po | | Belsomra | cs IV
ramelteon | melatonin-agonist | po | | Rozerem |
tasimelteon | melatonin-agonist | po | | Hetlioz, Hetlioz LQ |
chloral-hydrate | sedative-hypnotic | po | | | cs IV; retired
ethchlorvynol | sedative-hypnotic | po | | Placidyl | cs IV; retired
glutethimide | sedative-hypnotic | po | | Doriden | cs II; retired
methaqualone | sedative-hypnotic | po | | | cs I; retired
# attention and wakefulness
amphetamine | amphetamine | po | sulfate, aspartate | Evekeo, Evekeo ODT, Adzenys XR-ODT, Adzenys ER, Dyanavel XR | cs II
dextroamphetamine | amphetamine | po td | sulfate, saccharate | Dexedrine, Zenzedi, ProCentra, Xelstrym | cs II; aka d-amphetamine
lisdexamfetamine | amphetamine | po | dimesylate | Vyvanse, Arynta | cs II
methamphetamine | amphetamine | po | hydrochloride | Desoxyn | cs II
dexmethylphenidate | cns-stimulant | po | hydrochloride | Focalin, Focalin XR | cs II
serdexmethylphenidate | cns-stimulant | po | chloride | | cs IV
methylphenidate | cns-stimulant | po td | hydrochloride | Ritalin, Ritalin LA, Ritalin SR, Concerta, Metadate CD, Metadate ER, Methylin, Quillivant XR, QuilliChew ER, Daytrana, Aptensio XR, Jornay PM, Cotempla XR-ODT, Relexxii, Adhansia XR | cs II
pemoline | cns-stimulant | po | | Cylert | cs IV; retired
atomoxetine | norepinephrine-reuptake-inhibitor | po | hydrochloride | Strattera |
viloxazine | norepinephrine-reuptake-inhibitor | po | hydrochloride | Qelbree |
armodafinil | wakefulness-agent | po | | Nuvigil | cs IV
modafinil | wakefulness-agent | po | | Provigil | cs IV
pitolisant | h3-antagonist | po | hydrochloride | Wakix |
solriamfetol | dnri | po | hydrochloride | Sunosi | cs IV
sodium-oxybate | gaba-b-agonist-oxybate | po | | Xyrem, Lumryz | cs III; aka GHB, gamma hydroxybutyrate, oxybate
# dependence
acamprosate | alcohol-deterrent | po | calcium | Campral |
disulfiram | aldehyde-dehydrogenase-inhibitor | po | | Antabuse |
lofexidine | alpha2-agonist | po | hydrochloride | Lucemyra |
naltrexone | opioid-antagonist | po im | hydrochloride | ReVia, Vivitrol, Depade |
nicotine | nicotinic-agonist | td buc inh nas | polacrilex, bitartrate | Nicoderm CQ, Nicorette, Nicotrol, Commit, Habitrol, Thrive | aka nicotine patch, nicotine gum, nicotine lozenge
varenicline | nicotinic-partial-agonist | po nas | tartrate | Chantix, Tyrvaya |
# movement effects
deutetrabenazine | vmat2-inhibitor | po | | Austedo, Austedo XR |
tetrabenazine | vmat2-inhibitor | po | | Xenazine |
valbenazine | vmat2-inhibitor | po | tosylate | Ingrezza |
flibanserin | serotonin-agonist | po | | Addyi |
bremelanotide | mc4r-agonist | sc | acetate | Vyleesi |
`;
