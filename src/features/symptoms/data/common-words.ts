/** Words that carry no finding and that a phrase may be interrupted by. */
export const FUNCTION_WORDS = new Set(
  `a an the of in on at to for his her my your our their its is was are were be been being am has had have having with by
from that this these those it he she they him them i we you patient pt very some any also about when while during upon across which
who whom whose as like into onto within quite really rather there
does do did`.split(
    /\s+/,
  ),
);

/** Degree, side and time: they may stand between the words of a phrase at no cost. */
export const LIGHT_WORDS = new Set(
  `mild moderate severe slight slightly mildly moderately severely somewhat significant marked markedly obvious visible new recent
left right l r lt rt bilat both bilateral lower upper associated noted sharp dull constant intermittent chronic acute sudden increasing worse
worsening persistent occasional frequent several multiple diffuse generalized large small anterior posterior medial lateral
terrible intense extreme progressive low-grade profuse own entire entirely whole look looks looked appear appears seem seems become becomes became getting got heard diffusely extremely
feel feels felt been somewhat gradually slowly rapidly suddenly further overlying sometimes often always constantly still even now then turned turns turning gone went came`.split(/\s+/),
).union(new Set(["a bit", "a little bit"]));

/** Ordinary words: never taken for a misspelt finding, never shown as something that was not understood. */
export const COMMON_WORDS = new Set(
  `bore doubt wedding minus shank tasty yarn accent addition ballot basis beast beasts bench binding blend blush boast bored borrow boom brass breadth buffer bury cash causal cellar cheat clench colony
completion compliment conclusion conclusions confess confessed confession consolidate construct cost costs county creation crest crimes crouch curious dawn deceased
decent derive dine district dodge dough draft dusk employer erase expert extent faculty fake fatal fault feat fiction filing filter flavor fled flock foster fund funds
fury gently glad gown grant grasp grasping growl growling harness herd hover impatient important indian inspect intelligent inventory join joins korean label lamb lambs
landscape latter launch lawyer lawyers lengthy lesson lessons letter letters literal loan loans lover luck maker march mates medal medals microscope mist multiply mutter neatly
neutral page pages pail path personnel planet policy popular porch prostrate rejection remainder reputation resent restrain revolution risk rocket role roles rumors sacred
sake sale sales scent sell selling sells sever shore shores shutter simmer slack slug song squad stamp steel steep stem stir straw string strings suit superb supply swear
swearing swears sweeping threat threats tolerant trial triple troops trust uniform wards waste weaken witch wonder worthy writer writers
tack bucks cracked wings scout pairs pair stall real globally distance hallway stronger slump sent creek cook strongly trace cath grinning rubber shower mover
coach beard smack blond ambulance flung grin arteritis cushing abruption acral carcinoid bayer creat hobby market garden kitchen window
twenty thirty forty fifty sixty seventy eighty ninety hundred thousand weeker weekers able after again ago all almost alone along already although always another around asked away back because become been
before began begin begins being between brought but came can care case child children come comes could daughter days describes
developed develops did does doing done down each either emergency ever every everyday evaluated evaluation exam examination
examined examines except few finds first five found four further gave get gets getting give given goes going gone good got
had half happened happens has having help here herself himself history home hospital hour hours how however husband initially
instead itself just know known last later left less let likely little long longer looks made make makes man many may medical
might more morning most much must name near need needs never next night noon normal normally not nothing now occasionally
occurs office often once one only other otherwise over own past people period person physical physician place please presented
presently prior quickly rest result results reveals right same says second seems seen several shows significant similar since
six so someone something sometimes son soon started starting states status still such take takes taken taking ten than then
there therefore three through time times today together told took two under unit until upon usual usually visit want wants
was week weeks well went were what when where whether wife will without woman work works would year years yes yesterday yet
clinic department doctor nurse mother father parents brother sister boy girl male female infant baby old young adult ward
admitted arrived arrives appears appearing remains including include includes involving along above below toward
towards upper lower middle side sided area region part parts whole entire minutes seconds months duration onset episode
episodes associated additionally moreover except despite due lately currently previously recently complaint complaints
chief symptom symptoms sign signs finding findings test tests testing laboratory labs lab studies study imaging shows showed
revealed demonstrates exam vital vitals temperature pulse respirations rate room air mmhg bpm beats breaths per minute mg dl
normal within limits range unremarkable otherwise notable remarkable significant concerning concerned follow treatment treated
therapy tried trying using use used uses daily twice once thrice weekly monthly evening afternoon tonight night nights
friends friend school job worker teacher student retired lives living married single house car road city country both
feels feel says believes thinks thought think remember recall noticed notices began awake stay stayed able dose doses
tablet tablets pill pills prescribed medication medications allergies allergy surgical social family review systems
relevant details additional information notes note bring bringing brings complaining concerned reported reporting report pertinent positives present
presents presented denies denied deny feeds afterwards felt leads complains return returned develop develops
shoveling driving climbing carrying standing walking girlfriend boyfriend bathroom disappears movement preceded followed
increasing increasingly becoming became constant continues continued continuous continuously gotten getting rapidly slowly`.split(
    /\s+/,
  ),
);
