/** Vaccines, immune globulins, antitoxins, allergen products. Default kind here: vaccine. */
export const vaccines = `
# live
measles-mumps-rubella-vaccine | live-vaccine | sc im | | M-M-R II, Priorix | name Measles, mumps and rubella vaccine; danger MMR
mmr-varicella-vaccine | live-vaccine | sc im | | ProQuad | name Measles, mumps, rubella and varicella vaccine; danger MMRV
varicella-vaccine | live-vaccine | sc im | | Varivax | aka chickenpox vaccine
zoster-vaccine-live | live-vaccine | sc | | Zostavax | retired
influenza-vaccine-live | live-vaccine | nas | | FluMist | aka live attenuated influenza vaccine, nasal flu vaccine; danger LAIV
rotavirus-vaccine | live-vaccine | po | | Rotarix, RotaTeq |
yellow-fever-vaccine | live-vaccine | sc | | YF-Vax, Stamaril |
typhoid-vaccine-live | live-vaccine | po | | Vivotif | aka oral typhoid vaccine
bcg-vaccine | live-vaccine | id | | BCG Vaccine |
cholera-vaccine | live-vaccine | po | | Vaxchora |
dengue-vaccine | live-vaccine | sc | | Dengvaxia |
smallpox-vaccine-live | live-vaccine | percutaneous | | ACAM2000 |
smallpox-mpox-vaccine | live-vaccine-nonreplicating | sc | | Jynneos | name Smallpox and mpox vaccine, nonreplicating
ebola-vaccine | live-vaccine | im | | Ervebo |
chikungunya-vaccine-live | live-vaccine | im | | Ixchiq | retired
adenovirus-vaccine | live-vaccine | po | | Adenovirus Type 4 and Type 7 Vaccine |
# not live
chikungunya-vaccine | inactivated-vaccine | im | | Vimkunya |
covid-19-vaccine | inactivated-vaccine | im | | Comirnaty, Spikevax, mNEXSPIKE, Nuvaxovid | name COVID-19 vaccine; aka COVID vaccine, SARS-CoV-2 vaccine
influenza-vaccine | inactivated-vaccine | im | | Fluzone, Fluzone High-Dose, Flucelvax, Fluad, Flublok, Fluarix, FluLaval, Afluria | aka flu shot, flu vaccine, influenza vaccine inactivated
pneumococcal-conjugate-vaccine | inactivated-vaccine | im | | Prevnar 13, Prevnar 20, Vaxneuvance, Capvaxive | danger PCV13, PCV15, PCV20, PCV21
pneumococcal-polysaccharide-vaccine | inactivated-vaccine | im sc | | Pneumovax 23 | danger PPSV23
hepatitis-a-vaccine | inactivated-vaccine | im | | Havrix, Vaqta |
hepatitis-b-vaccine | inactivated-vaccine | im | | Engerix-B, Recombivax HB, Heplisav-B, PreHevbrio |
hepatitis-a-b-vaccine | inactivated-vaccine | im | | Twinrix | name Hepatitis A and B vaccine
human-papillomavirus-vaccine | inactivated-vaccine | im | | Gardasil, Gardasil 9, Cervarix | aka HPV vaccine
meningococcal-acwy-vaccine | inactivated-vaccine | im | | Menveo, MenQuadfi, Menactra | name Meningococcal ACWY vaccine; danger MenACWY
meningococcal-b-vaccine | inactivated-vaccine | im | | Bexsero, Trumenba | name Meningococcal B vaccine; danger MenB
meningococcal-abcwy-vaccine | inactivated-vaccine | im | | Penbraya, Penmenvy | name Meningococcal ABCWY vaccine
haemophilus-b-vaccine | inactivated-vaccine | im | | ActHIB, PedvaxHIB, Hiberix | name Haemophilus b conjugate vaccine; danger Hib
poliovirus-vaccine | inactivated-vaccine | im sc | | IPOL | danger IPV
dtap-vaccine | inactivated-vaccine | im | | Daptacel, Infanrix | name Diphtheria, tetanus and acellular pertussis vaccine (DTaP); danger DTaP
dtap-ipv-vaccine | inactivated-vaccine | im | | Kinrix, Quadracel | name DTaP and poliovirus vaccine
dtap-hepb-ipv-vaccine | inactivated-vaccine | im | | Pediarix | name DTaP, hepatitis B and poliovirus vaccine
dtap-ipv-hib-vaccine | inactivated-vaccine | im | | Pentacel | name DTaP, poliovirus and Haemophilus b vaccine
dtap-ipv-hib-hepb-vaccine | inactivated-vaccine | im | | Vaxelis | name DTaP, poliovirus, Haemophilus b and hepatitis B vaccine
tdap-vaccine | inactivated-vaccine | im | | Boostrix, Adacel | name Tetanus, diphtheria and acellular pertussis vaccine (Tdap); danger Tdap
tetanus-diphtheria-vaccine | inactivated-vaccine | im | | Tenivac, TdVax | name Tetanus and diphtheria vaccine (Td); danger Td
rabies-vaccine | inactivated-vaccine | im | | Imovax Rabies, RabAvert |
rsv-vaccine | inactivated-vaccine | im | | Arexvy, Abrysvo, mRESVIA | name Respiratory syncytial virus vaccine
typhoid-vi-vaccine | inactivated-vaccine | im | | Typhim Vi | name Typhoid Vi polysaccharide vaccine
zoster-vaccine-recombinant | inactivated-vaccine | im | | Shingrix | aka shingles vaccine; danger RZV
japanese-encephalitis-vaccine | inactivated-vaccine | im | | Ixiaro |
tick-borne-encephalitis-vaccine | inactivated-vaccine | im | | TicoVac |
anthrax-vaccine | inactivated-vaccine | im sc | | BioThrax, Cyfendus |
`;
export const immuneProducts = `
# immune globulins and antitoxins
immune-globulin | immune-globulin | iv sc im | | Gammagard, Gamunex-C, Privigen, Hizentra, Octagam, Bivigam, Flebogamma, Cuvitru, Xembify, Cutaquig, Asceniv, Panzyga, Yimmugo, Alyglo, Qivigy, GamaSTAN | aka immune globulin human, immune globulin intravenous, immune globulin subcutaneous; danger IVIG, SCIG
botulism-immune-globulin | immune-globulin | iv | | BabyBIG |
cytomegalovirus-immune-globulin | immune-globulin | iv | | Cytogam |
hepatitis-b-immune-globulin | immune-globulin | im iv | | HepaGam B, Nabi-HB, HyperHEP B | danger HBIG
rabies-immune-globulin | immune-globulin | im | | HyperRAB, Imogam, Kedrab | danger RIG, HRIG
rho-d-immune-globulin | immune-globulin | im iv | | RhoGAM, WinRho SDF, Rhophylac, HyperRHO, MICRhoGAM | name Rho(D) immune globulin; aka human Rho(D) immune globulin, rho immune globulin
tetanus-immune-globulin | immune-globulin | im | | HyperTET | danger TIG
vaccinia-immune-globulin | immune-globulin | iv | | |
varicella-zoster-immune-globulin | immune-globulin | im | | Varizig |
anthrax-immune-globulin | immune-globulin | iv | | Anthrasil |
botulism-antitoxin | antitoxin | iv | | | aka botulism antitoxin heptavalent
crotalidae-polyvalent-immune-fab | antivenom | iv | | CroFab |
crotalidae-immune-f-ab-2-equine | antivenom | iv | | Anavip |
antivenin-latrodectus | antivenom | iv im | | | aka black widow spider antivenin
antivenin-micrurus | antivenom | iv | | | aka coral snake antivenin
centruroides-immune-f-ab-2 | antivenom | iv | | Anascorp |
# allergen products
grass-pollen-allergen-extract | allergen-extract | sl | | Oralair, Grastek |
house-dust-mite-allergen-extract | allergen-extract | sl | | Odactra |
ragweed-pollen-allergen-extract | allergen-extract | sl | | Ragwitek |
peanut-allergen-powder | allergen-extract | po | | Palforzia |
tuberculin | diagnostic-antigen | id | | Tubersol, Aplisol | aka tuberculin purified protein derivative; danger PPD
candida-albicans-skin-test | diagnostic-antigen | id | | Candin |
coccidioides-skin-test | diagnostic-antigen | id | | Spherusol |
histamine | diagnostic-antigen | id | phosphate, dihydrochloride | |
`;
