import { COMPLAINTS, SITES } from "../phrases/places.ts";
import type { Match } from "../phrases/matching.ts";
import { isMisleading } from "./misleading.ts";
import { keyOf, type Unit } from "../tokens/units.ts";

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

const SWELL = keyOf("swelling");
const UP_TO = /^(?:the|both|his|her|my|their|mid|level|of)$/;

/** "Edema to the knees": so far it reaches, and no knee is swollen. */
function isReached({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const [swelling = 0, site = 0] = at;
  if (at.length !== 2 || phrase.finding.startsWith("edema")) return false;
  if (units[swelling]?.key !== SWELL || !SITES.has(units[site]?.key ?? "")) return false;
  let before = site - 1;
  while (UP_TO.test(units[before]?.word ?? "")) before -= 1;
  return before > swelling && units[before]?.word === "to";
}

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
  isMisleading(match, units) ||
  isTurned(match, units) ||
  isRelief(match, units) ||
  isReached(match, units) ||
  isUnchangedBy(match, units) ||
  isIdle(match, units) ||
  sleepsOn(match, units) ||
  areBorn(match, units);
