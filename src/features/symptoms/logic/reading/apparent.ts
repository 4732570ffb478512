import { COMPLAINTS } from "./places.ts";
import type { Match } from "./matching.ts";
import type { Unit } from "./units.ts";

/** After "worse" or "better", these tell on what occasion and not which way it goes; "worse with time" does. */
const OCCASION =
  /^(?:when|with|as|on|at|after|by|during|if|while|upon|before|going|lying|sitting|standing|walking|bending|turning|leaning)$/;
const PASSING = /^(?:time|age|each|every|the|last|past|day|week)$/;

function tellsOccasion({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (!/^getting-(?:worse|better)$/.test(phrase.finding) || at.length !== 1) return false;
  if (!/^(?:worse|better)$/.test(phrase.keys[0] ?? "")) return false;
  const [next, second] = [units[(at[0] ?? 0) + 1], units[(at[0] ?? 0) + 2]];
  if (!OCCASION.test(next?.word ?? "")) return false;
  return next?.word.endsWith("ing") === true || !PASSING.test(second?.word ?? "");
}

const FELT = /^(?:symptom|headache|cough|heartburn|reflux|discomfort|ache)$/;
const WAKES = /^(?:wake|wakes|waking|woken|woke|awaken|awakens|awakened|awoken|waken|wakened)$/;

const isFelt = ({ key }: Unit): boolean => COMPLAINTS.has(key) || FELT.test(key);

/** "Is not awakened by pain", "the itch does not wake her", "it would be easier not to wake up": nobody is hard to wake. */
function sleepsOn({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (phrase.finding !== "consciousness-reduced") return false;
  const wakes = at.find((index) => WAKES.test(units[index]?.word ?? ""));
  const not = at.find((index) => /^(?:not|never)$/.test(units[index]?.word ?? ""));
  if (wakes === undefined || not === undefined || not > wakes) return false;
  const between = units.slice(not + 1, wakes).map(({ word }) => word);
  const after = units.slice(wakes + 1, wakes + 4);
  const before = units.slice(Math.max(0, not - 4), not);
  if (between.includes("to") || before.some(({ word }) => /^(?:never|wish(?:es)?)$/.test(word)))
    return true;
  return before.some(isFelt) || (/^(?:by|from)$/.test(after[0]?.word ?? "") && after.some(isFelt));
}

/** "Gravida 3, para 3": those pregnancies are over. */
function areBorn({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const first = at[0] ?? 0;
  if (phrase.finding !== "pregnant" || units[first]?.word !== "gravida") return false;
  const after = units.slice(first + 1, first + 5);
  const numbers = after.filter(({ kind }) => kind === "number").map(({ word }) => Number(word));
  const [pregnancies = 0, births = 0] = numbers;
  return after.some(({ word }) => word === "para") && births >= pregnancies;
}

const ALCOHOL =
  /^(?:alcohol|beer|beers|wine|vodka|whiskey|whisky|gin|rum|liquor|spirits|cider|booze)$/;

const STIMULANT = /^(?:coffee|tea|caffeine|espresso|energy|milk)$/;

/** "The pain spreads": it does not shoot. */
const onlySpreads = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  phrase.finding === "electric" &&
  at.length === 1 &&
  /^(?:radiat|spread|extend|reach)/.test(units[at[0] ?? 0]?.word ?? "");

/** "Quit smoking ten years ago" tells of no years of smoking. */
const hasQuit = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  phrase.finding === "smoking-heavy" &&
  units[(at.at(-1) ?? 0) + 1]?.word === "ago" &&
  units.slice(Math.max(0, (at[0] ?? 0) - 2), at[0]).some(({ key }) => key === "stop");

/** "Drinks a lot of coffee". */
function drinksOther({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const last = at.at(-1) ?? 0;
  if (!/^(?:lot|lots)$/.test(units[last]?.word ?? "") || units[last + 1]?.word !== "of")
    return false;
  const drink = units[last + 2]?.word ?? "";
  if (phrase.finding === "thirst") return ALCOHOL.test(drink) || STIMULANT.test(drink);
  return phrase.finding === "alcohol-use-heavy" && !ALCOHOL.test(drink);
}

const OF_HEART =
  /^(?:stent|stented|stenting|coronary|artery|occlusion|occluded|stenosis|bypass|pci|infarction|graft|grafts|territory|angioplasty)$/;

/** "A stent in the LAD": the artery, whose letters are those of swollen nodes. */
function isArtery({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const [first = 0] = at;
  const unit = units[first];
  if (phrase.finding !== "lymphadenopathy" || unit === undefined) return false;
  const near = units.slice(Math.max(0, first - 5), first + 5);
  return unit.end - unit.start === "lad".length && near.some(({ word }) => OF_HEART.test(word));
}

/**
 * "Chest pain on exertion relieved by rest", "a cough worse at night": what helps or harms stands behind "relieved by" and not before,
 * as it does in "exertion relieves it".
 */
function isTurned({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const [first, second] = phrase.keys;
  if (phrase.keys.length !== 2 || !/^(?:better|worse)$/.test(first ?? "")) return false;
  const changed = units[at[1] ?? 0];
  if (units[at[0] ?? 0]?.key !== second || changed?.key !== first) return false;
  return /^(?:by|with|when|on|at|after|in|if|while|during)$/.test(
    units[(at[1] ?? 0) + 1]?.word ?? "",
  );
}

/** "The pain is relieved by sitting up" tells of no pain on sitting: what helps stands behind "relieved by". */
const isRelief = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  phrase.sense === undefined &&
  units.some(
    ({ key }, index) =>
      key === "better" &&
      !at.includes(index) &&
      index > (at[0] ?? 0) &&
      index < (at.at(-1) ?? 0) &&
      /^(?:by|with)$/.test(units[index + 1]?.word ?? ""),
  );

/** "Bright light makes the headache worse", "nothing makes it better": what does so, and no course of the illness. */
function isMade({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (!/^getting-(?:worse|better)$|-progressive$/.test(phrase.finding)) return false;
  const last = at.at(-1) ?? 0;
  return units
    .slice(Math.max(0, last - 6), last)
    .some(({ word }) => /^(?:makes?|made)$/.test(word));
}

/** "Better when she does not eat": no loss of appetite. */
const isFasting = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  phrase.finding === "appetite-loss" &&
  units.slice(Math.max(0, (at[0] ?? 0) - 4), at[0]).some(({ word }) => /^(?:when|if)$/.test(word));

/** "Her mother died of a stroke at 60": what runs in the family, and no loss that weighs on somebody. */
const isLongLost = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  /^(?:stressor|death-in-the-family)$/.test(phrase.finding) &&
  units[at.at(-1) ?? 0]?.word === "died" &&
  /^(?:of|from|at|as|before|when|aged|age|in|with|young|suddenly|during|without)$/.test(
    units[(at.at(-1) ?? 0) + 1]?.word ?? "",
  );

/** "Spread up the arm": a numbness or a rash goes so, and no pain of the chest. */
const creepsUp = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  phrase.finding === "chest-pain-radiating-arm" &&
  !phrase.modifier &&
  (units[at[0] ?? 0]?.word ?? "").startsWith("spread") &&
  /^(?:up|over|along|across)$/.test(units[(at[0] ?? 0) + 1]?.word ?? "");

/** "Does not change with breathing": what changes nothing is denied, and nothing is said of how the complaint goes on. */
const isUnchangedBy = ({ phrase, at }: Match, units: readonly Unit[]): boolean =>
  /^(?:unchanged|mole-changing|rapid-spread|rapid-growth-lesion)$/.test(phrase.finding) &&
  /^(?:change|vary|alter)$/.test(units[at.at(-1) ?? 0]?.word ?? "") &&
  /^(?:with|on|by|during|when)$/.test(units[(at.at(-1) ?? 0) + 1]?.word ?? "");

/** "Does not exercise" says nothing of what exertion brings on, "not exertional" nothing of how somebody lives. */
function isIdle({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const exercises = at.some((index) => (units[index]?.word ?? "").startsWith("exercis"));
  if (phrase.sense === "normal") return exercises && phrase.finding.endsWith("-exertional");
  const denied = phrase.keys.some((key) => key === "not" || key === "never");
  return (
    denied && phrase.keys.includes("exert") && !exercises && phrase.finding === "obesity-sedentary"
  );
}

/** Words that say something else where they stand so than the phrase they are taken for. */
export const isApparent = (match: Match, units: readonly Unit[]): boolean =>
  tellsOccasion(match, units) ||
  isTurned(match, units) ||
  isArtery(match, units) ||
  isRelief(match, units) ||
  isUnchangedBy(match, units) ||
  isIdle(match, units) ||
  isMade(match, units) ||
  isFasting(match, units) ||
  creepsUp(match, units) ||
  isLongLost(match, units) ||
  sleepsOn(match, units) ||
  areBorn(match, units) ||
  onlySpreads(match, units) ||
  hasQuit(match, units) ||
  drinksOther(match, units);
