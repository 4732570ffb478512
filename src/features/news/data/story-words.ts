/** Words of headlines that tell no event from another: they count for nothing. Stems, as `logic/story-words.ts` makes them. */
export const SAYS_NOTHING =
  "a about across after against ahead all also am among an and another any are as at aim available " +
    "back be because been before behind being best better between big both but by call can come could " +
    "cut day days did do does during each early ease even ever every expect explain face far few find " +
    "finding first for from full further gain get give go good got had has have he help her here high " +
    "his hit hold how i if in into is it its just keep key know large last late latest least less let " +
    "like likely link little live long look low make many may me mean might month more most much must " +
    "my near need never new news no non not now of off offer old on once one only open or other our out " +
    "over own part per plan point possible potential put question raise rate real recent remain report " +
    "reveal right rule s same say see seek seem set shall she should show sign since small so some soon " +
    "statement still strong study such support take tell ten than that the their them then there these " +
    "they thing think this those three through time to today together too top toward trial two under " +
    "until up update upon us use using very via vs want was watch way we week well were what when where " +
    "which while who why will win with within without would year yes yet you your researcher scientist " +
    "expert official article journal review research result editorial commentary opinion letter " +
    "correction erratum issue author volume highlight archive table figure page part perspective press " +
    "release announce announcement statement today yesterday tomorrow monday tuesday wednesday thursday " +
    "friday saturday sunday january february march april june july august september october november " +
    "december declare end event lower raise improve reduce increase slow delay beat outperform lead " +
    "cause tie worsen prevent fight target test sicken ill sick vote bid worth deal billion million " +
    "percent drugmaker pharma pharmaceutical inc corp company firm maker biotech team secretary " +
    "official officer chief head director general doctor surgeon recommend require urge uphold keep " +
    "preserve hold stop start drop deny allow ban expand grow confirm detect become wait claim hope " +
    "hail praise criticize experience kind nationwide voluntary concern fear amid despite year-old " +
    "assist task force trial health healthcare medical medicine patient people person resident human " +
    "doctor physician drug treatment treat therapy therapeutic clinical found took taken given enough " +
    "agree final conclude move follow cause sicken wrong problem issue release publish update pass " +
    "former another office department international worldwide";

/** Words of medicine that many stories have: they count for half. */
export const SAYS_LITTLE =
  "cancer heart kidney liver lung brain blood pressure breast skin bone eye disease disorder syndrome " +
    "condition infection virus viral bacterial vaccine vaccination dose tablet pill injection oral " +
    "capsule surgery hospital nurse care risk death mortality survival safety effect efficacy outcome " +
    "symptom diagnosis test screening guideline recommendation prevention pain diabetes obesity weight " +
    "loss stroke attack failure chronic acute rare severe advanced metastatic adult child woman man " +
    "infant age older birth control food diet exercise sleep mental fda cdc who nih cms ema us uk " +
    "europe state federal agency generic biosimilar market price cost medicare medicaid insurance " +
    "public global national world law bill court data analysis group program access quality rise fall " +
    "cell gene protein antibody device early-stage phase1 phase2 phase3 type1 type2 covid flu outbreak " +
    "case emergency shortage method approach effective association associated model system cohort " +
    "population incidence prevalence evidence species genus description record";

/** What happens to a thing; two stories in which different things happen are two. Beginnings of words, but for `=` whole ones. */
export const HAPPENINGS: Readonly<Record<string, string>> = {
  approval: "approv authoriz authoris greenlight =nod =ok =oks okay clearance =clears =cleared licens prequalif",
  advice: "panel adcomm advis",
  refusal: "reject refus completeresponse =crl turndown snub",
  recall: "recall",
  withdrawal: "withdraw =pulls =pulled",
  application: "priorityreview submission =submits =submitted applicat",
  designation: "breakthrough orphan fasttrack",
  failure: "=fails =failed =halts =halted discontinu =stops =stopped =misses =missed",
  warning: "warn alert caution =boxed",
  lawsuit: "lawsuit =sues =sued settle =judge verdict",
  purchase: "=acquire =acquires =acquiring acquisition =buys =buy takeover merger",
  shortage: "shortage",
  appointment: "appoint nominat nominee =names =taps",
  dismissal: "resign =ousted =ousts =fired =fires",
};

/** Pairs of opposites and kinds of people: a story that names only one is not the one that names only another. */
export const APART: readonly (readonly string[])[] = [
  ["child childr =kid =kids pediatric paediatric infant newborn toddler adolescen teen baby", "adult elderly older senior"],
  ["=women =woman female maternal pregnan", "=men =man male prostate"],
  ["increas =rise =rises =rising =raises =higher surge climb =jump =jumps worsen", "decreas reduc =lower =lowers =cut =cuts =drop =drops declin =fall =falls"],
  ["=end =ends =ended =over =resolved", "=begin =begins =began =feared =looms =looming"],
  ["=human =humans =person =people =resident =residents =worker =workers", "cattle =cow =cows =dairy herd poultry flock chicken =pig =pigs =cat =cats wastewater mosquito"],
  ["physician doctor surgeon", "nurse", "pharmacist", "dentist", "student"],
  ["=fda", "=eu =ema"],
  ["=type1", "=type2"],
  ["=phase1", "=phase2", "=phase3"],
];

/** What makes an event another one even where the other story is silent about it: a step of its course, whom it is for, where. */
export const TELLS_APART: Readonly<Record<string, string>> = {
  drafted: "=draft =drafts =drafted =proposed",
  launched: "=available launch",
  sought: "=seek =seeks =seeking =sought =files =filed =applies =applied submit",
  closed: "=complete =completes =completed completion =shuts =shut =closes =closed =closing",
  delayed: "delay postpon =slow =slows =slowed",
  ended: "=end =ends =ended =resolved =lifted =lifts resum",
  repeated: "=again =another",
  decided: "=ruling =verdict =judge",
  boxed: "=boxed =strongest",
  deadly: "=death =fatal =fatality",
  denied: "=no =not =never =fails =failed =insufficient =neither",
  children: "child =kid =kids pediatric paediatric infant newborn toddler adolescen teen baby babies",
  combined: "=plus combin =alongside",
  abroad: "=canada canadian =uk british britain england india china chinese japan german france french australia mexic brazil =korea",
};

/** One name for things that have several, over whole phrases of folded text. */
export const ALSO_CALLED: readonly (readonly [string, string])[] = [
  ["food and drug administration|us regulators?", "fda"],
  ["centers for disease control and prevention", "cdc"],
  ["world health organization", "who-agency"],
  ["national institutes of health", "nih"],
  ["european medicines agency|european commission|(?:eu|europe|european)(?: drugs?)? (?:regulators?|agency)|ema|chmp|prac", "eu"],
  ["(?:us )?preventive services task force|uspstf", "uspstf"],
  ["supreme court|justices", "scotus"],
  ["acip", "cdc panel"],
  ["drug enforcement administration", "dea"],
  ["u\\.s\\.|united states", "us"],
  ["eli lilly", "lilly"],
  ["j&j|johnson & johnson|johnson and johnson", "jnj"],
  ["novo nordisk", "novo"],
  ["heart attacks?|myocardial infarctions?", "heart attack"],
  ["high blood pressure|hypertension", "blood pressure"],
  ["covid-?19|sars-cov-2|coronavirus", "covid"],
  ["h5n1|bird flu|avian influenza|avian flu", "h5n1"],
  ["influenza", "flu"],
  ["complete response letters?|complete response", "completeresponse"],
  ["turn(?:s|ed)? down", "turndown"],
  ["bidding wars?", "takeover"],
  ["(?:is|are|declared) over|over(?=[,;:.]|$)", "ended"],
  ["step(?:s|ped|ping)? down|departs?|departed|departure|to leave", "resigns"],
  ["(?:files? for |filed for )?(?:bankruptcy|chapter 11)", "bankruptcy"],
  ["chief financial officer|finance chief|cfo", "cfo"],
  ["chief executive(?: officer)?|ceo", "ceo"],
  ["dies?|died|dead|dying|killed|kills|deaths?", "death"],
  ["intravenous", "iv"],
  ["fake", "counterfeit"],
  ["shots?|jabs?", "vaccine"],
  ["hack(?:ers?|ed|s)?|data breach|breach(?:ed)?|ransomware", "cyberattack"],
  ["suspen(?:sion|ds?|ded)", "suspend"],
  ["damage|troubles?|harms?|injur(?:y|ies)", "injury"],
  ["smartwatch(?:es)?", "wearable"],
  ["pills?", "oral"],
  ["clusters?", "outbreak"],
  ["investigat(?:es|ed|ing|ions?)|prob(?:es?|ing)", "probe"],
  ["diagnosed", "case"],
  ["cardiovascular", "heart"],
  ["no longer(?: ha(?:s|ve))?", "loses"],
  ["shut(?:s|ting)?(?: down| doors| its doors)?|closes?|closure|closing", "closed"],
  ["resumes?|resumed|restarts?|restarted|reopens?|reopened", "resume"],
  ["green ?-?lights?", "greenlight"],
  ["priority review", "priorityreview"],
  ["fast track", "fasttrack"],
  ["phase (?:iii|3)|late-stage", "phase3"],
  ["phase (?:ii|2)|mid-stage", "phase2"],
  ["phase (?:i|1)\\b", "phase1"],
  ["type 1", "type1"],
  ["type 2", "type2"],
];
