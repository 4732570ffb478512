/** Transplant, rheumatology, dermatology biologics, inflammatory bowel disease, hereditary angioedema. */
export const immunology = `
# transplant
azathioprine | thiopurine, dmard | po iv | sodium | Imuran, Azasan | tall azaTHIOprine; danger AZA
basiliximab | interleukin-2-inhibitor | iv | | Simulect |
belatacept | costimulation-blocker | iv | | Nulojix |
belumosudil | rock2-inhibitor | po | mesylate | Rezurock |
cyclosporine | calcineurin-inhibitor | po iv oph- | modified | Sandimmune, Neoral, Gengraf, Restasis, Cequa, Verkazia, Vevye | tall cycloSPORINE; aka ciclosporin, cyclosporin; danger CsA
daclizumab | interleukin-2-inhibitor | sc | | Zinbryta, Zenapax | retired
muromonab-cd3 | anti-cd3 | iv | | Orthoclone OKT3 | retired
mycophenolate | imp-dehydrogenase-inhibitor | po iv | mofetil, sodium | CellCept, Myfortic, Myhibbin | aka mycophenolic acid, mycophenolate mofetil, mycophenolate sodium; danger MMF
sirolimus | mtor-inhibitor | po iv top- | protein-bound | Rapamune, Fyarro, Hyftor | aka rapamycin
tacrolimus | calcineurin-inhibitor | po iv top- | | Prograf, Astagraf XL, Envarsus XR, Protopic, Hecoria | danger FK506
voclosporin | calcineurin-inhibitor | po | | Lupkynis |
antithymocyte-globulin-rabbit | polyclonal-antilymphocyte | iv | | Thymoglobulin | aka ATG rabbit
antithymocyte-globulin-equine | polyclonal-antilymphocyte | iv | | Atgam |
remestemcel-l | cell-therapy | iv | | Ryoncil |
omidubicel | cell-therapy | iv | | Omisirge |
# tumor necrosis factor inhibitors
adalimumab | tnf-inhibitor | sc | | Humira, Amjevita, Cyltezo, Hyrimoz, Hadlima, Abrilada, Hulio, Yusimry, Idacio, Yuflyma, Simlandi |
certolizumab-pegol | tnf-inhibitor | sc | | Cimzia |
etanercept | tnf-inhibitor | sc | | Enbrel, Erelzi, Eticovo |
golimumab | tnf-inhibitor | sc iv | | Simponi, Simponi Aria |
infliximab | tnf-inhibitor | iv sc | | Remicade, Inflectra, Renflexis, Avsola, Ixifi, Zymfentra | tall inFLIXimab
# interleukin inhibitors
anakinra | interleukin-1-inhibitor | sc | | Kineret |
canakinumab | interleukin-1-inhibitor | sc | | Ilaris |
rilonacept | interleukin-1-inhibitor | sc | | Arcalyst |
sarilumab | interleukin-6-inhibitor | sc | | Kevzara |
tocilizumab | interleukin-6-inhibitor | iv sc | | Actemra, Tofidence, Tyenne, Avtozma |
brodalumab | interleukin-17-inhibitor | sc | | Siliq |
bimekizumab | interleukin-17-inhibitor | sc | | Bimzelx |
ixekizumab | interleukin-17-inhibitor | sc | | Taltz |
secukinumab | interleukin-17-inhibitor | sc iv | | Cosentyx |
guselkumab | interleukin-23-inhibitor | sc iv | | Tremfya |
mirikizumab | interleukin-23-inhibitor | iv sc | | Omvoh |
risankizumab | interleukin-23-inhibitor | sc iv | | Skyrizi |
tildrakizumab | interleukin-23-inhibitor | sc | | Ilumya |
ustekinumab | interleukin-12-23-inhibitor | sc iv | | Stelara, Wezlana, Selarsdi, Pyzchiva, Otulfi, Imuldosa, Yesintek, Steqeyma, Starjemza |
dupilumab | interleukin-4-13-inhibitor | sc | | Dupixent |
lebrikizumab | interleukin-13-inhibitor | sc | | Ebglyss |
tralokinumab | interleukin-13-inhibitor | sc | | Adbry |
nemolizumab | interleukin-31-inhibitor | sc | | Nemluvio |
spesolimab | interleukin-36-inhibitor | iv sc | | Spevigo |
# other biologics
abatacept | costimulation-blocker | iv sc | | Orencia |
alefacept | t-cell-inhibitor | im | | Amevive | retired
efalizumab | t-cell-inhibitor | sc | | Raptiva | retired
anifrolumab | interferon-receptor-antagonist | iv sc | | Saphnelo |
belimumab | blys-inhibitor | iv sc | | Benlysta |
vedolizumab | integrin-antagonist | iv sc | | Entyvio |
# small molecules
apremilast | pde4-inhibitor | po | | Otezla |
auranofin | gold-compound | po | | Ridaura |
gold-sodium-thiomalate | gold-compound | im | | Myochrysine | retired; aka aurothiomalate
abrocitinib | jak-inhibitor | po | | Cibinqo |
baricitinib | jak-inhibitor | po | | Olumiant |
deuruxolitinib | jak-inhibitor | po | phosphate | Leqselvi |
ritlecitinib | jak-inhibitor | po | tosylate | Litfulo |
tofacitinib | jak-inhibitor | po | citrate | Xeljanz, Xeljanz XR |
upadacitinib | jak-inhibitor | po | | Rinvoq |
deucravacitinib | tyk2-inhibitor | po | | Sotyktu |
etrasimod | s1p-modulator | po | arginine | Velsipity |
leflunomide | dhodh-inhibitor | po | | Arava |
penicillamine | chelator-copper | po | | Cuprimine, Depen | tall penicillAMINE; aka D-penicillamine
sulfasalazine | aminosalicylate, dmard | po | | Azulfidine, Azulfidine EN-tabs | tall sulfaSALAzine; danger SSZ
balsalazide | aminosalicylate | po | disodium | Colazal, Giazo |
mesalamine | aminosalicylate | po pr | | Asacol HD, Lialda, Pentasa, Apriso, Delzicol, Rowasa, Canasa, sfRowasa | aka mesalazine, 5-aminosalicylic acid; danger 5-ASA
olsalazine | aminosalicylate | po | sodium | Dipentum |
remibrutinib | btk-inhibitor | po | | Rhapsido |
# hereditary angioedema
berotralstat | kallikrein-inhibitor | po | hydrochloride | Orladeyo |
c1-esterase-inhibitor | complement-regulator | iv sc | | Cinryze, Berinert, Haegarda, Ruconest | aka C1 inhibitor
donidalorsen | kallikrein-inhibitor | sc | sodium | Dawnzera |
ecallantide | kallikrein-inhibitor | sc | | Kalbitor |
garadacimab | factor-xiia-inhibitor | sc | | Andembry |
icatibant | bradykinin-antagonist | sc | acetate | Firazyr, Sajazir |
lanadelumab | kallikrein-inhibitor | sc | | Takhzyro |
sebetralstat | kallikrein-inhibitor | po | | Ekterly |
# kidney immunology
sibeprenlimab | april-inhibitor | sc | | Voyxact |
`;
