/** Opioids and their antagonists, anti-inflammatory drugs, anesthesia. */
export const pain = `
# opioids
alfentanil | opioid | iv | hydrochloride | Alfenta | cs II
buprenorphine | opioid-partial-agonist | sl buc td iv im sc | hydrochloride | Buprenex, Butrans, Belbuca, Sublocade, Brixadi, Subutex, Probuphine | cs III
butorphanol | opioid-mixed-agonist | nas iv im | tartrate | Stadol | cs IV
codeine | opioid | po | sulfate, phosphate | | cs II
dihydrocodeine | opioid | po | bitartrate | | cs II
fentanyl | opioid | iv im td buc sl nas | citrate | Duragesic, Sublimaze, Actiq, Fentora, Abstral, Subsys, Lazanda, Onsolis, Ionsys | cs II; tall fentaNYL
hydrocodone | opioid | po | bitartrate | Hysingla ER, Zohydro ER | cs II; tall HYDROcodone
hydromorphone | opioid | po iv im sc pr | hydrochloride | Dilaudid, Exalgo | cs II; tall HYDROmorphone
levorphanol | opioid | po | tartrate | Levo-Dromoran | cs II
levomethadyl | opioid | po | acetate | Orlaam | cs II; retired
meperidine | opioid | po iv im sc | hydrochloride | Demerol | cs II; aka pethidine
methadone | opioid | po iv | hydrochloride | Dolophine, Methadose, Diskets | cs II
morphine | opioid | po iv im sc pr epi intrathecal | sulfate | MS Contin, Kadian, Avinza, Roxanol, Duramorph, Infumorph, Arymo ER, MorphaBond, Oramorph SR, Mitigo | cs II; danger MSO4, MS
nalbuphine | opioid-mixed-agonist | iv im sc | hydrochloride | Nubain |
oliceridine | opioid | iv | | Olinvyk | cs II
opium | opioid | po pr | | | cs II; aka opium tincture, laudanum, tincture of opium, paregoric
oxycodone | opioid | po | hydrochloride, myristate | OxyContin, Roxicodone, Oxaydo, Xtampza ER, RoxyBond, OxyIR | cs II; tall oxyCODONE
oxymorphone | opioid | po iv | hydrochloride | Opana, Opana ER | cs II; tall oxyMORphone
pentazocine | opioid-mixed-agonist | po iv im | hydrochloride, lactate | Talwin | cs IV
propoxyphene | opioid | po | hydrochloride, napsylate | Darvon | cs IV; retired
remifentanil | opioid | iv | hydrochloride | Ultiva | cs II
sufentanil | opioid | iv sl epi | citrate | Sufenta, Dsuvia | cs II; tall SUFentanil
tapentadol | opioid | po | hydrochloride | Nucynta, Nucynta ER | cs II
tramadol | opioid | po iv | hydrochloride | Ultram, Ultram ER, ConZip, Ryzolt, Qdolo, Rybix ODT | cs IV; tall traMADol
# opioid antagonists
alvimopan | peripheral-opioid-antagonist | po | | Entereg |
methylnaltrexone | peripheral-opioid-antagonist | sc po | bromide | Relistor |
nalmefene | opioid-antagonist | iv im sc nas | hydrochloride | Opvee, Revex, Zurnai |
naloxegol | peripheral-opioid-antagonist | po | oxalate | Movantik |
naldemedine | peripheral-opioid-antagonist | po | tosylate | Symproic |
naloxone | opioid-antagonist | iv im sc nas | hydrochloride | Narcan, Evzio, Kloxxado, Zimhi, RiVive, Rextovy |
# non-opioid analgesics
acetaminophen | analgesic-antipyretic | po iv pr | | Tylenol, Ofirmev, FeverAll, Panadol, Tempra, Mapap, Tylenol Arthritis, Tylenol Extra Strength, Children's Tylenol, Acephen, Pharbetol | aka paracetamol, non-aspirin pain reliever; danger APAP
capsaicin | trpv1-agonist | top- | | Qutenza, Zostrix, Capzasin |
suzetrigine | nav18-blocker | po | | Journavx |
ziconotide | n-type-calcium-blocker | intrathecal | acetate | Prialt |
phenazopyridine | urinary-analgesic | po | hydrochloride | Pyridium, Azo Urinary Pain Relief, Uristat |
methoxyflurane | volatile-anesthetic | inh | | Penthrane | retired
# nonsteroidal anti-inflammatory drugs
bromfenac | nsaid | oph- | sodium | Prolensa, BromSite, Xibrom |
celecoxib | cox2-inhibitor | po | | Celebrex, Elyxyb |
diclofenac | nsaid | po iv top+ oph- td | sodium, potassium, epolamine | Voltaren, Voltaren Gel, Cataflam, Flector, Pennsaid, Zipsor, Zorvolex, Cambia, Lofena, Dyloject, Licart, Voltaren-XR |
diflunisal | nsaid, salicylate | po | | Dolobid |
etodolac | nsaid | po | | Lodine, Lodine XL |
fenoprofen | nsaid | po | calcium | Nalfon, Fenortho |
flurbiprofen | nsaid | po oph- | sodium | Ansaid, Ocufen |
ibuprofen | nsaid | po iv | lysine, sodium | Motrin, Advil, Caldolor, IBU, NeoProfen, Motrin IB, Midol IB, Children's Motrin, Children's Advil |
indomethacin | nsaid | po pr iv | sodium | Indocin, Tivorbex |
ketoprofen | nsaid | po | | Orudis, Oruvail |
ketorolac | nsaid | po iv im nas oph- | tromethamine | Toradol, Sprix, Acular, Acular LS, Acuvail, ReadySharp Ketorolac, Toronova |
lumiracoxib | cox2-inhibitor | po | | Prexige | retired
meclofenamate | nsaid | po | sodium | Meclomen |
mefenamic-acid | nsaid | po | | Ponstel |
meloxicam | nsaid | po iv | | Mobic, Vivlodex, Anjeso, Qmiiz ODT, Xifyrm |
nabumetone | nsaid | po | | Relafen, Relafen DS |
naproxen | nsaid | po | sodium | Naprosyn, EC-Naprosyn, Anaprox, Anaprox DS, Aleve, Naprelan |
nepafenac | nsaid | oph- | | Nevanac, Ilevro |
oxaprozin | nsaid | po | potassium | Daypro, Coxanto |
phenylbutazone | nsaid | po | | Butazolidin | retired
piroxicam | nsaid | po | | Feldene |
rofecoxib | cox2-inhibitor | po | | Vioxx | retired
salsalate | salicylate | po | | Disalcid |
choline-magnesium-trisalicylate | salicylate | po | | Trilisate |
magnesium-salicylate | salicylate | po | tetrahydrate | Doan's |
sulindac | nsaid | po | | Clinoril |
tolmetin | nsaid | po | sodium | Tolectin |
valdecoxib | cox2-inhibitor | po | | Bextra | retired
methyl-salicylate | salicylate | top- | | | aka oil of wintergreen
salicylamide | salicylate | po | | |
trolamine-salicylate | salicylate | top- | | Aspercreme, Myoflex |
# barbiturates for headache and sleep
amobarbital | barbiturate | iv im | sodium | Amytal | cs II
butabarbital | barbiturate | po | sodium | Butisol | cs III
butalbital | barbiturate | po | | | cs III; aka butalb
pentobarbital | barbiturate | iv im | sodium | Nembutal | cs II; tall PENTobarbital
secobarbital | barbiturate | po | sodium | Seconal | cs II
methohexital | barbiturate | iv im pr | sodium | Brevital | cs IV
thiopental | barbiturate | iv | sodium | Pentothal | cs III; retired
# anesthetics
desflurane | volatile-anesthetic | inh | | Suprane |
enflurane | volatile-anesthetic | inh | | Ethrane | retired
halothane | volatile-anesthetic | inh | | Fluothane | retired
isoflurane | volatile-anesthetic | inh | | Forane, Terrell |
sevoflurane | volatile-anesthetic | inh | | Ultane, Sojourn |
nitrous-oxide | inhaled-anesthetic | inh | | | aka laughing gas
dexmedetomidine | alpha2-agonist | iv sl buc | hydrochloride | Precedex, Igalmi | tall dexmedeTOMIDine
droperidol | butyrophenone | iv im | | Inapsine | tall droPERidol
etomidate | general-anesthetic | iv | | Amidate |
fospropofol | general-anesthetic | iv | disodium | Lusedra | cs IV; retired
ketamine | nmda-antagonist, general-anesthetic | iv im | hydrochloride | Ketalar | cs III
propofol | general-anesthetic | iv | | Diprivan |
# local anesthetics
articaine | local-anesthetic | infil | hydrochloride | |
benzocaine | local-anesthetic | top- | | Orajel, Hurricaine, Anbesol, Cepacol, Americaine, Lanacane, Dermoplast |
butamben | local-anesthetic | top- | | |
bupivacaine | local-anesthetic | infil epi | hydrochloride, liposome | Marcaine, Sensorcaine, Exparel, Xaracoll, Posimir, Vivacaine |
chloroprocaine | local-anesthetic | infil epi oph- | hydrochloride | Nesacaine, Clorotekal, Iheezo |
cocaine | local-anesthetic, sympathomimetic | nas top+ | hydrochloride | Goprelto, Numbrino | cs II
dibucaine | local-anesthetic | top- | | Nupercainal |
dyclonine | local-anesthetic | top- | hydrochloride | Sucrets |
levobupivacaine | local-anesthetic | infil | hydrochloride | Chirocaine | retired
lidocaine | local-anesthetic, class-ib-antiarrhythmic | iv infil epi top- td- oph- | hydrochloride | Xylocaine, Xylocaine MPF, Lidoderm, ZTlido, Glydo, LidoPen, Akten, Zingo, LMX 4, Aspercreme Lidocaine, Salonpas Lidocaine | aka lignocaine
mepivacaine | local-anesthetic | infil epi | hydrochloride | Carbocaine, Polocaine, Scandonest, Isocaine |
pramoxine | local-anesthetic | top- | hydrochloride | Prax, Sarna Sensitive, Proctofoam NS | aka pramocaine
prilocaine | local-anesthetic | infil top- | hydrochloride | Citanest |
levonordefrin | sympathomimetic | infil | | |
procaine | local-anesthetic | infil | hydrochloride | Novocain |
proparacaine | local-anesthetic | oph- | hydrochloride | Alcaine, Ophthetic | aka proxymetacaine
ropivacaine | local-anesthetic | infil epi | hydrochloride | Naropin |
tetracaine | local-anesthetic | top- oph- infil | hydrochloride | Pontocaine, Altacaine | aka amethocaine
ethyl-chloride | topical-skin-refrigerant | top- | | |
# neuromuscular blockers and reversal
atracurium | nondepolarizing-nmb | iv | besylate | Tracrium |
cisatracurium | nondepolarizing-nmb | iv | besylate | Nimbex |
mivacurium | nondepolarizing-nmb | iv | chloride | Mivacron |
pancuronium | nondepolarizing-nmb | iv | bromide | Pavulon |
rocuronium | nondepolarizing-nmb | iv | bromide | Zemuron |
succinylcholine | depolarizing-nmb | iv im | chloride | Anectine, Quelicin | aka suxamethonium, sux
vecuronium | nondepolarizing-nmb | iv | bromide | Norcuron |
sugammadex | nmb-reversal | iv | sodium | Bridion |
doxapram | respiratory-stimulant | iv | hydrochloride | Dopram |
`;
