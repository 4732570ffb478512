/** Medicines that are left out as a whole kind: why, and what to use. Ids of the vocabulary, with brands after "=". */
export type LeftOut = { readonly why: string; readonly use: string; readonly names: string };

export const LEFT_OUT: readonly LeftOut[] = [
  {
    why: "cancer medicines go by regimen, cycle, counts, organ function and cumulative dose; none but those that are also used for other diseases is on record.",
    use: "the oncology service's regimen, its verified order set, and independent double checks by pharmacist and nurse.",
    names: `altretamine bendamustine=Treanda=Bendeka carmustine=BiCNU chlorambucil=Leukeran dacarbazine ifosfamide=Ifex lomustine lurbinectedin mechlorethamine
melphalan=Alkeran procarbazine streptozocin temozolomide=Temodar thiotepa trabectedin treosulfan carboplatin=Paraplatin oxaliplatin=Eloxatin azacitidine=Vidaza
capecitabine=Xeloda clofarabine cytarabine decitabine=Dacogen floxuridine fludarabine fluorouracil=5-FU=Adrucil gemcitabine=Gemzar nelarabine pemetrexed=Alimta
pentostatin pralatrexate thioguanine cabazitaxel=Jevtana paclitaxel=Taxol=Abraxane eribulin=Halaven ixabepilone vinblastine vinorelbine=Navelbine etoposide=Toposar
irinotecan=Camptosar=Onivyde teniposide topotecan=Hycamtin bleomycin dactinomycin daunorubicin epirubicin=Ellence idarubicin=Idamycin mitomycin mitoxantrone valrubicin
omacetaxine arsenic-trioxide=Trisenox asparaginase-erwinia=Rylaze calaspargase-pegol pegaspargase=Oncaspar bexarotene mitotane=Lysodren
abiraterone=Zytiga apalutamide=Erleada darolutamide=Nubeqa enzalutamide=Xtandi flutamide nilutamide degarelix=Firmagon toremifene=Fareston elacestrant fulvestrant=Faslodex
abemaciclib=Verzenio palbociclib=Ibrance ribociclib=Kisqali acalabrutinib=Calquence ibrutinib=Imbruvica pirtobrutinib=Jaypirca zanubrutinib=Brukinsa adagrasib=Krazati
sotorasib=Lumakras afatinib=Gilotrif dacomitinib erlotinib=Tarceva gefitinib=Iressa lazertinib osimertinib=Tagrisso alectinib=Alecensa brigatinib=Alunbrig ceritinib
crizotinib=Xalkori lorlatinib=Lorbrena asciminib=Scemblix bosutinib=Bosulif dasatinib=Sprycel imatinib=Gleevec nilotinib=Tasigna ponatinib=Iclusig avapritinib ripretinib
axitinib=Inlyta cabozantinib=Cabometyx fruquintinib lenvatinib=Lenvima pazopanib=Votrient regorafenib=Stivarga sorafenib=Nexavar sunitinib=Sutent tivozanib vandetanib
binimetinib=Mektovi cobimetinib=Cotellic selumetinib trametinib=Mekinist dabrafenib=Tafinlar encorafenib=Braftovi tovorafenib vemurafenib=Zelboraf capivasertib alpelisib=Piqray
copanlisib duvelisib idelalisib inavolisib temsirolimus=Torisel capmatinib tepotinib entrectinib larotrectinib repotrectinib pralsetinib selpercatinib erdafitinib
futibatinib pemigatinib gilteritinib=Xospata midostaurin=Rydapt quizartinib lapatinib=Tykerb neratinib=Nerlynx tucatinib=Tukysa fedratinib momelotinib pacritinib
ruxolitinib=Jakafi pexidartinib belzutifan=Welireg enasidenib ivosidenib olutasidenib vorasidenib glasdegib sonidegib vismodegib=Erivedge revumenib niraparib=Zejula
olaparib=Lynparza rucaparib=Rubraca talazoparib=Talzenna selinexor tazemetostat venetoclax=Venclexta belinostat panobinostat romidepsin vorinostat=Zolinza bortezomib=Velcade
carfilzomib=Kyprolis ixazomib=Ninlaro lenalidomide=Revlimid pomalidomide=Pomalyst ziv-aflibercept=Zaltrap amivantamab=Rybrevant cetuximab=Erbitux necitumumab
panitumumab=Vectibix atezolizumab=Tecentriq avelumab=Bavencio cemiplimab=Libtayo dostarlimab=Jemperli durvalumab=Imfinzi nivolumab=Opdivo pembrolizumab=Keytruda retifanlimab
tislelizumab toripalimab ipilimumab=Yervoy tremelimumab relatlimab bevacizumab=Avastin ramucirumab=Cyramza blinatumomab=Blincyto elranatamab epcoritamab glofitamab
mosunetuzumab talquetamab tarlatamab tebentafusp teclistamab brentuximab-vedotin=Adcetris enfortumab-vedotin=Padcev gemtuzumab-ozogamicin inotuzumab-ozogamicin
loncastuximab-tesirine mirvetuximab-soravtansine polatuzumab-vedotin sacituzumab-govitecan=Trodelvy tisotumab-vedotin ado-trastuzumab-emtansine=Kadcyla
fam-trastuzumab-deruxtecan=Enhertu margetuximab pertuzumab=Perjeta trastuzumab=Herceptin daratumumab=Darzalex isatuximab=Sarclisa elotuzumab mogamulizumab
obinutuzumab=Gazyva rituximab=Rituxan ibritumomab-tiuxetan tafasitamab dinutuximab naxitamab denileukin-diftitox aldesleukin=Proleukin bcg-live`,
  },
  {
    why: "cell and gene therapies are made for the one patient or given once at a certified center.",
    use: "the certified center's protocol.",
    names: `axicabtagene-ciloleucel=Yescarta brexucabtagene-autoleucel ciltacabtagene-autoleucel=Carvykti idecabtagene-vicleucel=Abecma lisocabtagene-maraleucel
tisagenlecleucel=Kymriah sipuleucel-t onasemnogene-abeparvovec=Zolgensma voretigene-neparvovec etranacogene-dezaparvovec`,
  },
  {
    why: "contrast media and radiopharmaceuticals go by the examination, the scanner and the patient's surface or activity.",
    use: "the radiology or nuclear medicine protocol and the product's label.",
    names: `iodinated-contrast diatrizoate iodixanol=Visipaque iohexol=Omnipaque iomeprol iopamidol=Isovue iopromide=Ultravist ioversol=Optiray gadolinium-contrast gadobenate gadobutrol=Gadavist
gadopiclenol gadoterate=Dotarem gadoteridol gadoxetate=Eovist barium-sulfate perflutren fludeoxyglucose-f-18=FDG technetium-tc-99m thallous-chloride-tl-201
iobenguane-i-131 lutetium-lu-177-dotatate lutetium-lu-177-vipivotide-tetraxetan radium-ra-223-dichloride samarium-sm-153-lexidronam sodium-iodide-i-131 strontium-89-chloride`,
  },
  {
    why: "its amount goes by serum levels, osmolality and fluid balance, measured again and again, and by the concentration at hand.",
    use: "the institution's protocol for fluids, electrolytes and parenteral nutrition, checked by a pharmacist.",
    names: `mannitol=Osmitrol sodium-phosphate potassium-phosphate potassium-acetate sodium-acetate sodium-lactate ammonium-chloride tromethamine sodium-chloride lactated-ringers albumin
plasma-protein-fraction hetastarch dextran amino-acids lipid-emulsion=Intralipid trace-elements selenious-acid cupric-chloride manganese-chloride`,
  },
  {
    why: "vaccines go by a schedule of ages and intervals, not by a calculated dose.",
    use: "the immunization schedules of the CDC and the vaccine's label.",
    names: `measles-mumps-rubella-vaccine=MMR varicella-vaccine=Varivax influenza-vaccine rotavirus-vaccine yellow-fever-vaccine covid-19-vaccine pneumococcal-conjugate-vaccine
pneumococcal-polysaccharide-vaccine hepatitis-a-vaccine hepatitis-b-vaccine human-papillomavirus-vaccine=Gardasil meningococcal-acwy-vaccine meningococcal-b-vaccine
haemophilus-b-vaccine poliovirus-vaccine dtap-vaccine tdap-vaccine tetanus-diphtheria-vaccine rabies-vaccine rsv-vaccine zoster-vaccine-recombinant=Shingrix bcg-vaccine`,
  },
  {
    why: "clotting factors, immune globulins and antivenoms go by activity, titer and the course of bleeding or envenoming.",
    use: "the hematology service, the blood bank or a poison center (1-800-222-1222), and the product's label.",
    names: `factor-viia=NovoSeven factor-viii factor-ix factor-x factor-xiii von-willebrand-factor prothrombin-complex=Kcentra anti-inhibitor-coagulant-complex=FEIBA fibrinogen antithrombin
andexanet-alfa=Andexxa immune-globulin=IVIG rho-d-immune-globulin=RhoGAM varicella-zoster-immune-globulin cytomegalovirus-immune-globulin botulism-antitoxin
crotalidae-polyvalent-immune-fab=CroFab crotalidae-immune-f-ab-2-equine=Anavip antivenin-latrodectus antivenin-micrurus digoxin-immune-fab=DigiFab`,
  },
  {
    why: "anesthetics for inhalation, nerve block and induction go by effect, site and technique from moment to moment.",
    use: "an anesthesia professional and the label's tables of maximum amounts.",
    names: `desflurane=Suprane isoflurane=Forane sevoflurane=Ultane nitrous-oxide methohexital=Brevital thiopental alfentanil sufentanil bupivacaine=Marcaine=Sensorcaine
chloroprocaine levobupivacaine mepivacaine=Carbocaine prilocaine articaine ropivacaine=Naropin tetracaine procaine`,
  },
  {
    why: "it was withdrawn from the US market in 2020 for the nitrosamine NDMA in it.",
    use: "famotidine, or a proton pump inhibitor where that is what is needed.",
    names: "ranitidine=Zantac",
  },
];
