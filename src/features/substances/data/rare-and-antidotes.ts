/** Enzyme replacement, inborn errors, gene therapy, antidotes, chelators, emergency agents. */
export const rareAndAntidotes = `
# enzyme replacement
agalsidase-beta | enzyme-replacement | iv | | Fabrazyme |
alglucosidase-alfa | enzyme-replacement | iv | | Lumizyme |
avalglucosidase-alfa | enzyme-replacement | iv | | Nexviazyme |
asfotase-alfa | enzyme-replacement | sc | | Strensiq |
cipaglucosidase-alfa | enzyme-replacement | iv | | Pombiliti |
elapegademase | enzyme-replacement | im | | Revcovi |
elosulfase-alfa | enzyme-replacement | iv | | Vimizim |
galsulfase | enzyme-replacement | iv | | Naglazyme |
idursulfase | enzyme-replacement | iv | | Elaprase |
tividenofusp-alfa | enzyme-replacement | iv | | Avlayah |
imiglucerase | enzyme-replacement | iv | | Cerezyme |
laronidase | enzyme-replacement | iv | | Aldurazyme |
olipudase-alfa | enzyme-replacement | iv | | Xenpozyme |
pegunigalsidase-alfa | enzyme-replacement | iv | | Elfabrio |
pegvaliase | enzyme-replacement | sc | | Palynziq |
pegzilarginase | enzyme-replacement | sc | | Loargys |
sebelipase-alfa | enzyme-replacement | iv | | Kanuma |
taliglucerase-alfa | enzyme-replacement | iv | | Elelyso |
velaglucerase-alfa | enzyme-replacement | iv | | Vpriv |
velmanase-alfa | enzyme-replacement | iv | | Lamzede |
vestronidase-alfa | enzyme-replacement | iv | | Mepsevii |
plasminogen | clotting-factor | iv | | Ryplazim |
# substrate reduction, cofactors and other metabolic drugs
carglumic-acid | urea-cycle-agent | po | | Carbaglu |
sodium-phenylbutyrate | urea-cycle-agent | po | | Buphenyl, Pheburane, Olpruva | aka phenylbutyrate
glycerol-phenylbutyrate | urea-cycle-agent | po | | Ravicti |
sodium-phenylacetate | urea-cycle-agent | iv | | |
sodium-benzoate | urea-cycle-agent | iv | | |
eliglustat | glucosylceramide-synthase-inhibitor | po | tartrate | Cerdelga |
miglustat | glucosylceramide-synthase-inhibitor | po | | Zavesca, Opfolda, Yargesa |
migalastat | pharmacologic-chaperone | po | hydrochloride | Galafold |
lonafarnib | farnesyltransferase-inhibitor | po | | Zokinvy |
lumasiran | oxalate-sirna | sc | sodium | Oxlumo |
nedosiran | oxalate-sirna | sc | sodium | Rivfloza |
nitisinone | hppd-inhibitor | po | | Orfadin, Nityr, Harliku |
sapropterin | phenylalanine-hydroxylase-activator | po | dihydrochloride | Kuvan, Javygtor |
sepiapterin | phenylalanine-hydroxylase-activator | po | | Sephience |
fosdenopterin | cofactor-replacement | iv | hydrobromide | Nulibry |
doxecitine | nucleoside-replacement | po | | |
doxribtimine | nucleoside-replacement | po | | |
elamipretide | mitochondrial-agent | sc | hydrochloride | Forzinity |
leniolisib | pi3k-inhibitor | po | phosphate | Joenja |
trientine | chelator-copper | po | hydrochloride, tetrahydrochloride | Syprine, Cuvrior |
# gene and cell therapy
betibeglogene-autotemcel | gene-therapy | iv | | Zynteglo |
elivaldogene-autotemcel | gene-therapy | iv | | Skysona |
lovotibeglogene-autotemcel | gene-therapy | iv | | Lyfgenia |
exagamglogene-autotemcel | gene-therapy | iv | | Casgevy |
atidarsagene-autotemcel | gene-therapy | iv | | Lenmeldy |
etranacogene-dezaparvovec | gene-therapy | iv | | Hemgenix |
fidanacogene-elaparvovec | gene-therapy | iv | | Beqvez |
valoctocogene-roxaparvovec | gene-therapy | iv | | Roctavian |
eladocagene-exuparvovec | gene-therapy | intraputaminal- | | Kebilidi |
beremagene-geperpavec | gene-therapy | top- | | Vyjuvek |
prademagene-zamikeracel | gene-therapy | top- | | Zevaskyn |
donislecel | cell-therapy | intraportal | | Lantidra |
# antidotes
activated-charcoal | adsorbent | po- | | Actidose-Aqua, CharcoCaps | aka charcoal
bentoquatam | skin-protectant | top- | | IvyBlock |
dimercaprol | chelator-heavy-metal | im | | BAL in Oil | danger BAL
edetate-calcium-disodium | chelator-heavy-metal | iv im | | Calcium Disodium Versenate | danger EDTA
succimer | chelator-heavy-metal | po | | Chemet | danger DMSA
prussian-blue | chelator-radioactive | po- | | Radiogardase | aka ferric hexacyanoferrate
pentetate-calcium-trisodium | chelator-radioactive | iv inh | | | danger DTPA; aka Ca-DTPA
pentetate-zinc-trisodium | chelator-radioactive | iv inh | | | aka Zn-DTPA
digoxin-immune-fab | digoxin-reversal | iv | | DigiFab, Digibind |
flumazenil | benzodiazepine-antagonist | iv | | Romazicon |
fomepizole | alcohol-dehydrogenase-inhibitor | iv | | Antizol |
pralidoxime | cholinesterase-reactivator | iv im | chloride | Protopam | danger 2-PAM
sodium-nitrite | cyanide-antidote | iv | | |
ipecac | emetic | po | | | retired
`;
