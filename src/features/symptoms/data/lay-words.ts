/** Words that people use at home for what a group of `WORD_GROUPS` means: its first word, then theirs. */
export const LAY_GROUPS: readonly string[] = [
  "breast boob boobs boobies tit tits",
  "penis willy willie dick pecker",
  "groin crotch inguinal",
  "kneecap kneecaps patella patellar",
  "abdomen bellies",
  "head noggin",
  "axilla armpit armpits underarm underarms axillary",
  "navel umbilicus umbilical bellybutton",
  "sternum breastbone sternal retrosternal substernal",
  "buttock butt bum backside tush gluteal gluteus glutes arse ass",
  "stool poo poos pooed pooing shit crap turd turds",
  "toilet loo bathroom restroom washroom lavatory",
  "vomit barf barfed barfing barfs hurl hurled hurling upchuck spew spewed spewing pukey",
  "exhausted exhausting exhaustion knackered shattered zonked bushed",
  "sputum phlegm catarrh",
  "snot snotty booger boogers",
  "stuffed stuffy plugged clogged bunged blocked congested",
  "dizzy giddy swimmy dizzier",
  "gritty sandy",
  "pimple pimples zit zits pimply",
  "hoarse croak croaks croaking croaky raspy husky gravelly",
  "lump knot knots",
  "medication pill pills",
  "vaccine vaccines vaccination vaccinations jab jabs immunization immunizations shots inoculation",
  "surgery surgeries operation operations operated op",
  "stop stops stopped stopping quit quits quitting cease ceased ceases ceasing halted",
  "afraid scared frightened terrified scary fear fears feared fearful fearing fearfulness fright",
  "saliva spit spits spitting",
  "tissue tissues hankie hanky handkerchief kleenex",
  "sofa couch settee",
  "pain torture",
  "whistle whistling whistles squeal squeals",
  "pale pasty ashen peaky",
  "hardly barely scarcely",
  "tearful weepy",
  "baby infant newborn neonate neonates",
];

export const times = (firsts: string, seconds: string, key: string): Record<string, string> =>
  Object.fromEntries(
    firsts
      .split("|")
      .flatMap((first) => seconds.split("|").map((second) => [`${first} ${second}`, key])),
  );

/** Several words that stand for one, as `WORD_RUNS`, built from parts. */
export const LAY_RUNS: Readonly<Record<string, string>> = {
  ...times("killing|giving", "me|him|her", "sore"),
  ...times("acting|playing|plays|acts", "up", "sore"),
  ...times("giving me|gives me|giving him|giving her", "grief|trouble|hell|gyp|jip|problems|fits", "sore"),
  ...times("blown|blew|puffed|puffs|puff|ballooned|balloons", "up", "puffy"),
  ...times("like a", "balloon|grapefruit|melon", "puffy"),
  ...times("twice|double", "the size|its size|its normal size", "puffy"),
  ...times("my|his|left|right|one|both", "balls|ball|nut|nuts", "testicle"),
  ...times("my|his|ball|nut", "sack|sac", "scrotum"),
  ...times("under", "my arm|the arm|her arm|his arm|my arms", "axilla"),
  ...times("belly|tummy", "button", "navel"),
  "breast bone": "sternum",
  "butt cheek": "buttock",
  "rear end": "buttock",
  ...times("like a|like", "knife|knives|needle|needles", "stabbing"),
  ...times("bugging", "me|him|her", "sore"),
  ...times("pass|passes|passing|passed", "gas|wind|flatus", "flatus"),
  ...times("break|breaking", "wind", "flatus"),
  ...times("wiped|worn|pooped|tuckered|wrung|played", "out", "exhausted"),
  ...times("down|private|lady|female|intimate", "there|below|parts|bits|area|areas", "privates"),
  ...times("broke|breaking|breaks", "my|his|her", "fracture"),
  ...times("put|putting|puts|piled|piling|packed|packing", "on weight|on pounds|on the pounds", "weightgain"),
  "get it up": "erection",
  ...times("on|takes|taking", "the pill", "birthcontrol"),
  ...times("time", "of the month|of month", "period"),
  ...times("number", "two|2", "stool"),
  ...times("trip|trips", "to|abroad|overseas|around|home", "journey"),
  ...times("a|the|my|our|his|her|this|last|school|field|road|business|bus|bathroom", "trip|trips", "journey"),
  ...times("a", "bit|little bit", "somewhat"),
  ...times("feel|feels|felt|feeling", "low", "lowmood"),
  ...times("water", "pill|pills|tablet|tablets", "waterpill"),
  ...times("aches and", "pains|pain", "myalgia"),
  ...times("relative", "afferent", "afferent"),
  ...times("fit|fits", "of", "attack"),
  ...times("six|twelve", "pack|packs", "sixpack"),
  ...times("12 pack|18 pack|24 pack|30 pack", "a|of|per|every|each", "sixpack"),
  ...times("ice|gel|heat|cold|battery|power|blister", "pack|packs", "icepack"),
  ...times("fall|falls|fell|falling|fallen", "asleep", "asleep"),
  ...times("nearly|almost", "fell|falls|falling|fallen", "nearfall"),
  ...times("has|have|with|born with|had", "no spleen", "asplenic"),
  ...times("without", "a spleen|spleen", "asplenic"),
  ...times("cold", "out", "coldweather"),
  ...times("tense", "abdomen|belly", "tenseabdomen"),
  ...times("feet|soles", "burn", "burningfeet"),
  ...times("pants", "don't fit|dont fit|do not fit|are tight|feel tight", "tightclothes"),
  ...times("not responding|not responded|unresponsive|does not respond|did not respond|has not responded", "to treatment|to therapy|to tablets|to iron|to oral iron|to antibiotics|to medication|to medications|to steroids|to antihistamines|to laxatives", "refractory"),
  ...times("feels like being|like being|like i was|like she was|like he was|as if", "stabbed", "stabbing"),
  ...times("first|band|hearing|walking|visual|mobility|communication", "aid|aids", "helping-device"),
  ...times("drink|drinks|drinking|drank", "a lot of water|lots of water|loads of water|tons of water|gallons of water|more water|so much water|too much water", "polydipsia"),
  ...times("not drinking|not been drinking", "alcohol|any alcohol|beer|wine|anymore|any more|these days", "teetotal"),
  ...times("not|hardly|barely|not been|refusing|scarcely", "drinking", "notdrinking"),
  ...times("refuses|refused|refusing|refuse|unwilling", "to drink|fluids|drinks|his drinks|her drinks", "notdrinking"),
  ...times("feel|feels|feeling|felt", "well|fine|great|good|ok|okay", "sound-in-self"),
};

/** Words that name no complaint where they stand like this: "is a pain in the neck", "lost my keys once". */
const SAYINGS = `rash of burglaries|wound up|is a pain in the neck|is a pain in the butt|a pain in the ass|a pain in the butt at|stroke of luck|cold feet about|cold shoulder|cold turkey on|broke the news|
bloody mary|blowing off steam|scared to death|fell in love|falling in love|sick of|sick and tired of|sharp as a tack|tickled pink|green with envy|
my blood boil|skipped a beat when|skips a beat when|dying to|died laughing|pain in the arse at|itching to|hungry for success|tight spot|
power cut|stock market crashed|computer crashed|cold call|cough up the|cough up fifty|coughed up the|cut coupons|cut the grass|cut my hair|hair cut|
hands full|sweet tooth|burned the|burnt the|burned out bulb|ran out of milk|ran out of gas|ran over to|running late|running rough|running errands|heart goes out|
hot tempered|gave me chills|heart to heart|nose to nose|head over heels|back yard|back door|back seat|back home|face to face|on the other hand|
keep an eye|lend a hand|foot the bill|shake hands|shook hands|stomach that|swallow my pride|throw up my hands|
school board|limping along all|gas bill|discharge papers|light bulb|pressure gauge|heat of the|fever pitch|cabin fever|
|in a rush|fit to be tied|breath of fresh air|rash decision|rash decisions|waste my breath|held my breath|foaming at the mouth about`;

/** The sayings, each as one word that stands in no phrase. */
export const SAYING_RUNS: Readonly<Record<string, string>> = Object.fromEntries(
  SAYINGS.split("|").map((saying) => [saying.trim(), "adage"]),
);
