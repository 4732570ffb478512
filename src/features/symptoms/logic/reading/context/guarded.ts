import { AVERSE, TURNS } from "#knowledge/symptoms/scope-words.js";
import type { Scope } from "./clauses.ts";
import type { Unit } from "../tokens/units.ts";

const VACCINE =
  /^(?:vaccin(?:e|es|ated|ation|ations)|immuniz(?:ed|ation|ations)|shots?|jabs?|boosters?)$/;
/** "A flu shot", against "a steroid shot" and "shots of vodka". */
const SHOT = /^(?:shots?|jabs?|boosters?)$/;
const AGAINST =
  /^(?:flu|influenza|covid|tetanus|measles|mmr|hepatitis|b|a|pneumonia|pneumococcal|shingles|rabies|hpv|meningitis|meningococcal|polio|rsv|typhoid|fever|cough|zoster)$/;
const ITEM = 3;

const isWord = (unit: Unit | undefined): boolean => unit?.kind === "word";

/** Where a list that begins at `from` ends: at its sentence, at what takes up something else, or at a comma with a longer item behind it. */
function endOfList(units: readonly Unit[], from: number): number {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || TURNS.has(unit.word)) return index;
    if (/^(?:on|with|when|who)$/.test(unit.word)) return index;
    if (unit.kind !== "comma") continue;
    const after = units.slice(index + 1, index + 2 + ITEM);
    const closes = after.findIndex(({ kind }) => kind === "comma" || kind === "stop");
    if (closes < 0 && index + 1 + after.length < units.length) return index;
  }
  return units.length;
}

/** Where the words begin that stand right before `at` and say of what: "hepatitis B vaccine", "sulfa allergy". */
function beginningOf(units: readonly Unit[], at: number): number {
  let from = at;
  while (from > at - ITEM && isWord(units[from - 1]) && !TURNS.has(units[from - 1]?.word ?? ""))
    from -= 1;
  return from;
}

const AVERSION: Partial<Record<Scope, Scope>> = { present: "averse", denied: "averse-denied" };

/**
 * "Allergic to penicillin" tells of no penicillin taken, "vaccinated against hepatitis" of no hepatitis; nor do "sulfa allergy" and
 * "the flu vaccine".
 */
export function markGuarded(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    const averse = AVERSE.has(word);
    if (!averse && !VACCINE.test(word)) return;
    if (SHOT.test(word) && !AGAINST.test(units[index - 1]?.word ?? "")) return;
    const mark = (from: number, to: number): void => {
      for (let at = from; at < to; at += 1) {
        const now = scope[at] ?? "present";
        if (averse) scope[at] = AVERSION[now] ?? now;
        else if (now === "present" || now === "denied") scope[at] = "guarded";
      }
    };
    const next = units[index + 1]?.word ?? "";
    const named = averse ? /^(?:to|of|:)$/.test(next) : /^(?:against|for)$/.test(next);
    if (named) mark(index + 2, endOfList(units, index + 2));
    else if (!/^(?:allergic|intolerant|intolerance)$/.test(word))
      mark(beginningOf(units, index), index);
  });
}
