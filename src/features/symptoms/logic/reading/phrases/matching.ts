import { COMMON_WORDS, LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { DENYING, FAMILY, NEGATING } from "#knowledge/symptoms/scope-words.js";
import type { Lexicon } from "./lexicon.ts";
import { isOrdered, keepsDenial } from "./word-order.ts";
import type { Phrase } from "./phrase.ts";
import { keyOf, type Unit } from "../tokens/units.ts";
import { COMPLAINTS, SITES } from "./places.ts";

/** A phrase found in a text: the units it covers, in ascending order. */
export type Match = { readonly phrase: Phrase; readonly at: readonly number[] };

/** No phrase reaches over a word that denies and does not belong to it. */
const DENIAL = 40;
/** What is examined with an instrument: a place called normal beside it is so on its picture. */
export const TESTS: ReadonlySet<string> = new Set(
  `ct mri ray chestxray ecg ultrasound echo echocardiogram scan sonogram angiogram film smear culture biopsy eeg telemetry`
    .split(" ")
    .map(keyOf),
);
const TELLS =
  /^(?:head|brain|chest|abdomen|pelvis|spine|show|shows|showed|showing|reveals?|revealed|demonstrates?|scan|film|with)$/;

/** "CT: no bleed" says of the scan what it does not show: phrases of both may reach over the word that denies. */
function isAfterTest(units: readonly Unit[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 5; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return false;
    if (TESTS.has(unit.key)) return true;
    if (unit.kind === "word" && !TELLS.test(unit.word)) return false;
  }
  return false;
}

/** "Vomits without blood", "the neck is not stiff": what is denied is a quality of what stands right before. */
function qualifies(units: readonly Unit[], at: number): boolean {
  if (isAfterTest(units, at)) return true;
  if (!/^(?:no|not|without)$/.test(units[at]?.word ?? "")) return false;
  let before = at - 1;
  while (COPULAS.has(units[before]?.word ?? "")) before -= 1;
  // "The family has no bleeding history" denies what the family has.
  if (units[at]?.word === "no" && FAMILY.has(units[before]?.word ?? "")) return false;
  return units[before]?.kind === "word";
}

const COPULAS = new Set(["is", "are", "was", "were", "does", "do", "did", "has", "have", "been"]);

const PARTS = new Set(["but", "although", "though", "except"]);

/** For each unit, how far it is from the start when words that do not count are left out. */
export function steps(units: readonly Unit[]): number[] {
  let step = 0;
  return units.map(({ kind, word }, index) => {
    if (DENYING.has(word)) {
      if (qualifies(units, index)) return step;
      step += DENIAL;
    }
    if (kind === "stop") step += 50;
    else if (kind === "comma") step += 2;
    else if (PARTS.has(word)) step += 4;
    else if (kind === "link") step += 2;
    else if (kind !== "function" && !LIGHT_WORDS.has(word)) step += 1;
    return step;
  });
}

/** "On", "with", "when" and the like say the same before a noun: "when standing" is "on standing". */
const BEFORE_NOUN = new Set(["on", "with", "when", "while", "during", "upon", "at", "in", "after"]);

function runMatches(
  run: readonly string[],
  units: readonly Unit[],
  anchor: number,
  key: string,
): boolean {
  const start = anchor - run.indexOf(key);
  return run.every((word, offset) => {
    const met = units[start + offset]?.key ?? "";
    return met === word || (BEFORE_NOUN.has(met) && BEFORE_NOUN.has(word));
  });
}

/**
 * Where the other words of a phrase stand around its anchor. They may come in another order where they are neighbours,
 * and in their own order with a word between; no phrase reaches over the end of a sentence.
 */
function place(
  phrase: Phrase,
  units: readonly Unit[],
  step: readonly number[],
  where: ReadonlyMap<string, readonly number[]>,
  anchor: number,
  key: string,
): number[] | undefined {
  const { keys } = phrase;
  const denying = keys.some((word) => DENYING.has(word));
  const joined = phrase.joined === true ? 2 : 0;
  const slack = joined + (denying ? 0 : keys.length === 2 ? 1 : 2);
  const reach = keys.length - 1 + slack;
  const taken = [anchor];
  let skipped = false;
  for (const other of keys) {
    if (other === key && !skipped) {
      skipped = true;
      continue;
    }
    let best: number | undefined;
    for (const position of where.get(other) ?? []) {
      if (taken.includes(position)) continue;
      const gap = Math.abs((step[position] ?? 0) - (step[anchor] ?? 0));
      if (gap > reach + 2 + LOOSE + (denying ? DENIAL : 0)) continue;
      if (best === undefined || gap < Math.abs((step[best] ?? 0) - (step[anchor] ?? 0)))
        best = position;
    }
    if (best === undefined) return undefined;
    taken.push(best);
  }
  // "Not worse on exertion" is no "not exercising".
  if (denying && overChange(units, taken, keys)) return undefined;
  const placed = [...taken];
  taken.sort((one, other) => one - other);
  const first = taken[0] ?? anchor;
  const last = taken.at(-1) ?? anchor;
  const ordered = isOrdered(keys, placed, key);
  const isKept = keepsDenial(keys, placed, key) && !isOfAnother(keys, units, last);
  if (!ordered && !isKept) return undefined;
  const breaks = keys.length > 2 && !denying ? 2 : 0;
  if (phrase.strict !== undefined && !standsTogether(phrase, units, taken, ordered))
    return undefined;
  const width = (step[last] ?? 0) - (step[first] ?? 0) + lightCost(units, taken);
  const unordered = keys.length > 2 && !denying ? reach - 1 : keys.length - 1;
  const allowed =
    ordered || phrase.joined === true || joinsPlace(units, first, last) ? reach : unordered;
  if (width <= allowed + breaks) return taken;
  return (ordered || keys.length === 2) &&
    width <= keys.length - 1 + LOOSE &&
    isSpecific(phrase) &&
    isUndisturbed(units, first, last, keys)
    ? taken
    : undefined;
}

const BETTER = keyOf("better");
const CHANGES = new Set([BETTER, keyOf("worse")]);

const overChange = (
  units: readonly Unit[],
  at: readonly number[],
  keys: readonly string[],
): boolean =>
  units
    .slice(Math.min(...at), Math.max(...at))
    .some(({ key }) => CHANGES.has(key) && !keys.includes(key));

/** "Pain on exertion, relieved by rest" is not "better with exertion": what changes it comes after. */
const isOfAnother = (keys: readonly string[], units: readonly Unit[], last: number): boolean =>
  keys.length === 2 &&
  CHANGES.has(keys[0] ?? "") &&
  /^(?:by|with|on|when|at|after)$/.test(units[last + 1]?.word ?? "");

/** How many words more may stand inside where nothing else there could be meant. */
const LOOSE = 4;
const PARTING = new Set(
  "because who after before since then until makes radiating radiates spreading spreads going goes shoots shooting".split(
    " ",
  ),
);
const TIMES =
  /^(?:difficult|high|low|up|year|month|week|day|hour|minute|second|night|morn|time|once|twice|two|three|\d.*)$/;

/** Phrases that tell nothing of when or how much, and deny nothing: they find each other from farther away. */
function isSpecific({ keys, run, modifier, sense }: Phrase): boolean {
  if (run !== undefined || modifier || sense !== undefined || keys.length > 3) return false;
  return !keys.some((key) => DENYING.has(key) || TIMES.test(key) || COMMON_WORDS.has(key));
}

/** "Burns like crazy every time I pee": no other place, complaint, denial or clause comes between. */
function isUndisturbed(
  units: readonly Unit[],
  first: number,
  last: number,
  keys: readonly string[],
): boolean {
  return units.slice(first + 1, last).every(({ kind, key, word }) => {
    if (kind === "stop" || kind === "comma" || kind === "link") return false;
    if (DENYING.has(word) || PARTING.has(word) || PARTS.has(word)) return false;
    // "Pain relieved by eating" is not "pain on eating".
    if (key === BETTER && !keys.includes(key)) return false;
    return keys.includes(key) || !(SITES.has(key) || COMPLAINTS.has(key));
  });
}

/** Nothing of another kind comes between, and words in another order have nothing between them. */
function standsTogether(
  { keys, joined, strict }: Phrase,
  units: readonly Unit[],
  taken: readonly number[],
  ordered: boolean,
): boolean {
  const [first, last] = [taken[0] ?? 0, taken.at(-1) ?? 0];
  const between = units.slice(first + 1, last);
  const others = between.filter(({ kind, key }) => kind === "word" && !keys.includes(key)).length;
  if (!ordered && strict === "ordered") return false;
  if (!ordered || joined === true)
    return others === 0 && !between.some(({ kind }) => kind === "stop" || kind === "comma");
  return isUndisturbed(units, first, last, keys);
}

const PLACING = new Set(["inside", "above", "below", "around", "over", "under", "behind", "near"]);

/** "Sores inside the mouth" is "mouth sores". */
function joinsPlace(units: readonly Unit[], first: number, last: number): boolean {
  return units.slice(first + 1, last).some(({ word }) => PLACING.has(word));
}

/** Words of the phrase that do not count as steps must not make room for others. */
function lightCost(units: readonly Unit[], taken: readonly number[]): number {
  return taken.slice(1).reduce((sum, position) => {
    const word = units[position]?.word ?? "";
    return sum + (LIGHT_WORDS.has(word) ? 1 : 0) - (DENYING.has(word) ? DENIAL : 0);
  }, 0);
}

/** "No future": a word that denies within a run belongs to it. */
function withDenial(
  { run, sense }: Phrase,
  at: readonly number[],
  anchor: number,
  key: string,
): readonly number[] {
  if (run === undefined || sense !== undefined) return at;
  const start = anchor - run.indexOf(key);
  const denying = run.flatMap((word, offset) => (NEGATING.has(word) ? [start + offset] : []));
  return [...new Set([...at, ...denying])].toSorted((one, other) => one - other);
}

/** Every phrase of the vocabulary that stands in the text, longer ones hiding those inside them. */
export function phrasesIn(units: readonly Unit[], { byAnchor }: Lexicon): Match[] {
  const where = new Map<string, number[]>();
  units.forEach(({ key, kind }, index) => {
    if (kind !== "word" && kind !== "number") return;
    const list = where.get(key);
    if (list === undefined) where.set(key, [index]);
    else list.push(index);
  });
  const step = steps(units);
  const found: Match[] = [];
  for (const [key, positions] of where) {
    for (const phrase of byAnchor.get(key) ?? []) {
      if (!phrase.keys.every((other) => where.has(other))) continue;
      for (const anchor of positions) {
        if (phrase.run !== undefined && !runMatches(phrase.run, units, anchor, key)) continue;
        const at = place(phrase, units, step, where, anchor, key);
        if (at !== undefined) found.push({ phrase, at: withDenial(phrase, at, anchor, key) });
      }
    }
  }
  return found;
}
