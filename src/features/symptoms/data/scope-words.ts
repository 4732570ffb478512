const words = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Words that deny what follows (or, "negative" and its like, what stands before). */
export const NEGATING = words(
  "no not without denies denied deny denying never neither nor lacks lacked negative absent free non none unlikely excluded nil lack absence nobody zero unaccompanied excludes nothing devoid unassociated spared spares sparing uninvolved unaffected negatives",
).union(new Set(["ruled out", "rather than"]));
/** Those of them that a phrase may have for its own: "does not bleed". */
export const DENYING = words("no not denies denied without never nor spares sparing");
export const DENYING_BACKWARDS = words("negative absent free none unlikely excluded nil spared uninvolved unaffected").union(
  new Set(["ruled out"]),
);
/** After "not", these say of what stands before that it was looked for in vain. */
export const NOT_FOUND = words(
  "present noted noticed appreciated seen reported evident elicited observed detected found endorsed palpable palpated heard identified visible demonstrated apparent there felt involved affected",
);
/** Words after which a denial has ended: the sentence takes up something else. */
export const TURNS = words(
  `but however although though except besides yet still has had have is are was were reports reported complains presents presented
admits states shows showed reveals revealed developed develops experienced experiences noticed endorses describes started began
since because until then now he she they there patient which who where appears notes complaining can also when while only
instead just takes apart aside positive found otherwise`,
).union(new Set(["other than"]));
/** After "and", these begin a statement of their own: "no fever and her eyes are yellow". */
export const OTHERS = words("i my we her his he she it they their the there is has had says said");
/** A negative word that denies nothing of what follows: "not sure", "no known". */
export const NOT_NEGATING: readonly (readonly [string, string])[] = [
  ["no", "longer"], ["not", "only"], ["not", "sure"], ["not", "know"], ["not", "certain"], ["no", "doubt"], ["no", "question"], ["no", "wonder"], ["no", "sooner"], ["no", "less"],
  ["not", "resolve"], ["not", "responded"], ["not", "respond"], ["without", "warning"],
  ["not", "stop"], ["never", "stop"], ["not", "quit"], ["not", "deny"], ["not", "until"], ["no", "denying"], ["not", "just"], ["not", "unusual"], ["not", "uncommon"],
  ["not", "infrequent"], ["not", "infrequently"], ["not", "rare"], ["not", "rarely"], ["not", "without"],
];
/** "No obvious cause": what is looked for behind a complaint. */
export const CAUSES = words("cause causes reason reasons trigger triggers explanation source precipitant precipitants provocation diagnosis");
/** After "nothing": "nothing on the palms", "nothing swollen". "Nothing helps" denies no finding. */
export const NOTHING_THERE = words("on near over in at behind inside around swollen abnormal coming else stuck wrong hurts hurting sore itches itching spins spinning bloody numb red painful bleeding leaking aches suggestive suggesting got went flew splashed fell hit");
/** After "nothing has": what would have come out or happened; "nothing has helped" denies no finding. */
export const NOTHING_HAPPENED = words("come came drained leaked discharged dripped oozed run coming draining leaking oozing dripping running happened");
/** After "does not change with", "unaffected by" and the like: what would change a complaint. */
export const CHANGING = words(
  `breathing breath breathe respiration respirations inspiration expiration exhaling inhaling movement moving move position positions posture exertion exercise exercising activity eating meals food swallowing coughing lying sitting standing walking bending
touch pressure pressing palpation light lights noise turning climbing stairs running lifting pressing`,
);
/** Words before "if" after which it tells what brings a complaint on. */
export const BROUGHT_ON = words(
  "worse worsens better hurts hurt pain painful only even as comes gets helps eases stops starts shaky lightheaded dizzy faint happens especially particularly best fine relieved happy happier glad",
);
export const FAMILY = words(
  `mother father brother sister uncle aunt grandmother grandfather cousin parent parents siblings sibling maternal paternal relatives
mum mom dad grandma grandpa nan gran nephew niece twin brothers sisters uncles aunts cousins relative grandparents son daughter husband wife partner roommate roommates flatmate flatmates classmate classmates coworker coworkers family familyhistory`,
);
/** Those among them who share a home or a room and no blood. */
export const COMPANIONS = words("wife husband partner roommate roommates flatmate flatmates classmate classmates coworker coworkers");
/** After a relative, these tell of an illness. */
export const FALLING_ILL = words("had has have died diagnosed suffers developed suffered");
/** After "family", these are said of no disease of a relative. */
export const NO_FAMILY_TROUBLE = words(
  `doctor physician practice practitioner medicine member members home house life dinner meal party gathering car dog cat pet
noticed says say reports report reported states stated brought found concerned worried planning well fine ill sick unwell called notes`,
);
export const FAMILY_VERBS = words(
  "had has have with died diagnosed suffers who developed also both is are was were gets on takes taking took underwent committed fractured bled suffered needed required uses used drinks smokes drank smoked received carries",
).union(new Set(["broke her", "broke his"]));
/** "His mother has noticed", "she was brought by her son": the relative tells of the patient. */
export const REPORTING = words(
  `sees hears saw heard witnessed watched noticed brought given noted reported reports seen observed found tried been concerned worried states says said describes denies
denied stated taken brings called refused declined`,
);
export const AFTER_FAMILY = words("he she patient but his her they");
/** What follows is feared, looked for or warned of, and not there. */
export const SUPPOSING = words(
  `if unless should concern concerns concerned risk rule possible prevent screening worried suspected consider
versus vs evaluate`,
);
/** Those of them that are a complaint themselves. */
export const WORRYING = words("worried concern concerns concerned");
/** What follows or stands before is what somebody does not tolerate. */
export const AVERSE = words("allergic allergy allergies intolerant intolerance hypersensitivity");
/** What follows is in the mind of the one spoken of: "believes that he is watched" tells of the mind alone. */
export const THINKING = words("believes thinks");
