/** HIV, hepatitis, herpes, influenza, SARS-CoV-2. */
export const antivirals = `
# HIV
abacavir | nrti | po | sulfate | Ziagen | danger ABC
didanosine | nrti | po | | Videx, Videx EC | retired; danger ddI
emtricitabine | nrti | po | | Emtriva | danger FTC
lamivudine | nrti | po | | Epivir, Epivir-HBV | tall lamiVUDine; danger 3TC
stavudine | nrti | po | | Zerit | retired; danger d4T
tenofovir-alafenamide | nrti | po | fumarate | Vemlidy | danger TAF
tenofovir-disoproxil | nrti | po | fumarate | Viread | aka tenofovir disoproxil fumarate; danger TDF
zalcitabine | nrti | po | | Hivid | retired; danger ddC
zidovudine | nrti | po iv | | Retrovir | tall ziDOVudine; aka azidothymidine; danger AZT, ZDV
delavirdine | nnrti | po | mesylate | Rescriptor | retired
doravirine | nnrti | po | | Pifeltro |
efavirenz | nnrti | po | | Sustiva | danger EFV
etravirine | nnrti | po | | Intelence |
nevirapine | nnrti | po | | Viramune, Viramune XR |
rilpivirine | nnrti | po im | hydrochloride | Edurant, Edurant PED |
amprenavir | hiv-protease-inhibitor | po | | Agenerase | retired
atazanavir | hiv-protease-inhibitor | po | sulfate | Reyataz |
darunavir | hiv-protease-inhibitor | po | ethanolate | Prezista |
fosamprenavir | hiv-protease-inhibitor | po | calcium | Lexiva |
indinavir | hiv-protease-inhibitor | po | sulfate | Crixivan | retired
lopinavir | hiv-protease-inhibitor | po | | |
nelfinavir | hiv-protease-inhibitor | po | mesylate | Viracept |
ritonavir | hiv-protease-inhibitor, pharmacokinetic-booster | po | | Norvir | danger RTV
saquinavir | hiv-protease-inhibitor | po | mesylate | Invirase | retired
tipranavir | hiv-protease-inhibitor | po | disodium | Aptivus |
cobicistat | pharmacokinetic-booster | po | | Tybost |
bictegravir | integrase-inhibitor | po | sodium | |
cabotegravir | integrase-inhibitor | po im | sodium | Vocabria, Apretude |
dolutegravir | integrase-inhibitor | po | sodium | Tivicay, Tivicay PD |
elvitegravir | integrase-inhibitor | po | | Vitekta |
raltegravir | integrase-inhibitor | po | potassium | Isentress, Isentress HD |
enfuvirtide | hiv-fusion-inhibitor | sc | | Fuzeon |
fostemsavir | hiv-attachment-inhibitor | po | tromethamine | Rukobia |
ibalizumab | hiv-attachment-inhibitor | iv | | Trogarzo |
lenacapavir | hiv-capsid-inhibitor | po sc | sodium | Sunlenca, Yeztugo |
maraviroc | ccr5-antagonist | po | | Selzentry |
islatravir | nrti | po | | |
# hepatitis B and C
adefovir | nucleotide-analog-hbv | po | dipivoxil | Hepsera |
entecavir | nucleoside-analog-hbv | po | | Baraclude |
telbivudine | nucleoside-analog-hbv | po | | Tyzeka | retired
boceprevir | hcv-protease-inhibitor | po | | Victrelis | retired
daclatasvir | hcv-ns5a-inhibitor | po | dihydrochloride | Daklinza | retired
dasabuvir | hcv-ns5b-inhibitor | po | sodium | | retired
elbasvir | hcv-ns5a-inhibitor | po | | |
glecaprevir | hcv-protease-inhibitor | po | | |
grazoprevir | hcv-protease-inhibitor | po | | |
ledipasvir | hcv-ns5a-inhibitor | po | | |
ombitasvir | hcv-ns5a-inhibitor | po | | | retired
paritaprevir | hcv-protease-inhibitor | po | | | retired
pibrentasvir | hcv-ns5a-inhibitor | po | | |
simeprevir | hcv-protease-inhibitor | po | | Olysio | retired
sofosbuvir | hcv-ns5b-inhibitor | po | | Sovaldi |
telaprevir | hcv-protease-inhibitor | po | | Incivek | retired
velpatasvir | hcv-ns5a-inhibitor | po | | |
voxilaprevir | hcv-protease-inhibitor | po | | |
ribavirin | nucleoside-analog-antiviral | po inh | | Rebetol, Copegus, Virazole, Ribasphere |
interferon-alfa-2b | interferon | sc im iv | | Intron A |
interferon-alfacon-1 | interferon | sc | | Infergen | retired
interferon-gamma-1b | interferon | sc | | Actimmune |
peginterferon-alfa-2a | interferon | sc | | Pegasys |
peginterferon-alfa-2b | interferon | sc | | PegIntron, Sylatron |
ropeginterferon-alfa-2b | interferon | sc | | Besremi |
# herpes and cytomegalovirus
acyclovir | herpes-antiviral | po iv top- buc oph- | sodium | Zovirax, Sitavig, Avaclyr | danger ACV
cidofovir | cmv-antiviral | iv | | Vistide |
docosanol | herpes-antiviral-topical | top- | | Abreva |
famciclovir | herpes-antiviral | po | | Famvir |
foscarnet | cmv-antiviral | iv | sodium | Foscavir |
ganciclovir | cmv-antiviral | iv po oph- | sodium | Cytovene, Zirgan, Exzira |
letermovir | cmv-antiviral | po iv | | Prevymis |
maribavir | cmv-antiviral | po | | Livtencity |
penciclovir | herpes-antiviral-topical | top- | | Denavir |
trifluridine | herpes-antiviral-topical | oph- po | | Viroptic |
valacyclovir | herpes-antiviral | po | hydrochloride | Valtrex | tall valACYclovir
valganciclovir | cmv-antiviral | po | hydrochloride | Valcyte | tall valGANciclovir
# influenza, SARS-CoV-2 and others
baloxavir-marboxil | influenza-endonuclease-inhibitor | po | | Xofluza | aka baloxavir
oseltamivir | neuraminidase-inhibitor | po | phosphate | Tamiflu |
peramivir | neuraminidase-inhibitor | iv | | Rapivab |
zanamivir | neuraminidase-inhibitor | inh | | Relenza |
rimantadine | antiviral-influenza | po | hydrochloride | Flumadine | tall riMANTAdine
molnupiravir | nucleoside-analog-antiviral | po | | Lagevrio |
nirmatrelvir | sars-cov-2-protease-inhibitor | po | | |
ensitrelvir | sars-cov-2-protease-inhibitor | po | | Xocova |
remdesivir | nucleotide-analog-antiviral | iv | | Veklury |
brincidofovir | orthopoxvirus-antiviral | po | | Tembexa |
tecovirimat | orthopoxvirus-antiviral | po iv | | Tpoxx |
nirsevimab | rsv-antibody | im | | Beyfortus |
clesrovimab | rsv-antibody | im | | Enflonsia |
palivizumab | rsv-antibody | im | | Synagis |
pemivibart | sars-cov-2-antibody | iv | | Pemgarda |
atoltivimab | ebola-antibody | iv | | |
maftivimab | ebola-antibody | iv | | |
odesivimab | ebola-antibody | iv | | |
ansuvimab | ebola-antibody | iv | | Ebanga |
`;
