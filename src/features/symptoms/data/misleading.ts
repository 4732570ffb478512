/**
 * Where the words of a finding say something else. Each pattern is met by a word or by the word that stands for its group; all that
 * are given have to be met. `of`: the findings, "*" before an ending that several ids have.
 */
export type Misleading = {
  readonly of: string;
  /** The finding is said with one word. */
  readonly lone?: true;
  /** It is said by itself, and not as how something else is. */
  readonly byItself?: true;
  /** The first and the last word of what is taken for the finding. */
  readonly first?: RegExp;
  readonly last?: RegExp;
  /** How many letters the first word has as it is written. */
  readonly letters?: number;
  /** One of so many words before the first. */
  readonly before?: readonly [number, RegExp];
  /** One of so many words before and after. */
  readonly near?: readonly [number, RegExp];
  /** The last word before it that tells something. */
  readonly place?: RegExp;
  /** The words right after the first, after the last, and the second after the last. */
  readonly afterFirst?: RegExp;
  readonly next?: RegExp;
  readonly second?: RegExp;
};

const DRINKS = "alcohol|beer|beers|wine|vodka|whiskey|whisky|gin|rum|liquor|spirits|cider|booze";

export const MISLEADING: readonly Misleading[] = [
  // "Worse when lying", "better after eating" tell on what occasion and not which way it goes; "worse with time" does.
  { of: "getting-worse getting-better", lone: true, first: /^(?:worse|better)$/, next: /^(?:during|going|lying|sitting|standing|walking|bending|turning|leaning)$/ },
  { of: "getting-worse getting-better", lone: true, first: /^(?:worse|better)$/, next: /^(?:when|with|as|on|at|after|by|if|while|upon|before)$/, second: /^(?!(?:time|age|each|every|the|last|past|day|week)$)/ },
  // "Bright light makes the headache worse", "nothing makes it better": what does so, and no course of the illness.
  { of: "getting-worse getting-better *-progressive", before: [6, /^(?:makes?|made)$/] },
  // "The shoulder drifts in and out of place".
  { of: "consciousness-reduced", last: /^out$/, next: /^of$/, second: /^(?!(?:consciousness|sleep|awareness|it|responsiveness|alertness)$)/ },
  // "Hard to wake in the mornings for school".
  { of: "consciousness-reduced lethargic-child", last: /^(?:wake|waking|awaken)$/, near: [6, /^(?:mornings?|school|alarm|work)$/] },
  // "Headache. The pain is generalized": all over the head.
  { of: "widespread-pain myalgia", last: /^(?:generaliz\w*|diffuse)$/, before: [9, /^(?:headache|migraine|head|abdom\w*|belly|stomach|chest|back|joint|knee|tooth|ear|throat|rash|breast|leg|foot|hand|arm)$/] },
  // "Feels hot all the time", "always feels hot": how warmth is borne, and no fever.
  { of: "fever", last: /^(?:warm|hot)$/, next: /^(?:all|always|even|every|most|when|compared|while|than)$/ },
  { of: "fever", last: /^(?:warm|hot)$/, before: [2, /^(?:always|constantly|often)$/] },
  // "The pain spreads": it does not shoot.
  { of: "electric", lone: true, first: /^(?:radiat|spread|extend|reach)/ },
  // "Quit smoking ten years ago" tells of no years of smoking.
  { of: "smoking-heavy", next: /^ago$/, before: [2, /^stop$/] },
  // "Drinks a lot of coffee".
  { of: "thirst", last: /^(?:lot|lots)$/, next: /^of$/, second: new RegExp(`^(?:${DRINKS}|coffee|tea|caffeine|espresso|energy|milk)$`) },
  { of: "alcohol-use-heavy", last: /^(?:lot|lots)$/, next: /^of$/, second: new RegExp(`^(?!(?:${DRINKS})$)`) },
  // "A stent in the LAD": the artery, whose letters are those of swollen nodes.
  { of: "lymphadenopathy", letters: 3, near: [5, /^(?:stent|stented|stenting|coronary|artery|occlusion|occluded|stenosis|bypass|pci|infarction|graft|grafts|territory|angioplasty)$/] },
  // "Better when she does not eat": no loss of appetite.
  { of: "appetite-loss", before: [4, /^(?:when|if)$/] },
  // "Spread up the arm": a numbness or a rash goes so, and no pain of the chest.
  { of: "chest-pain-radiating-arm", byItself: true, first: /^spread/, afterFirst: /^(?:up|over|along|across)$/ },
  // "Her mother died of a stroke at 60": what runs in the family, and no loss that weighs on somebody.
  { of: "stressor death-in-the-family", last: /^died$/, next: /^(?:of|from|at|as|before|when|aged|age|in|with|young|suddenly|during|without)$/ },
  // "My leg feels warm": one place is, and nobody has a fever.
  { of: "fever", last: /^(?:warm|hot)$/, place: /^(?:leg|calf|thigh|shin|arm|forearm|hand|palm|foot|sole|heel|knee|ankle|wrist|elbow|shoulder|hip|toe|finger|breast|ear|groin|scrotum|testicle|joint|limb|area|spot|site|wound|lump|swell)$/ },
];
