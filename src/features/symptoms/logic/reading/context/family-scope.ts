import {
  AFTER_FAMILY,
  COMPANIONS,
  FAMILY,
  FAMILY_VERBS,
  NEGATING,
  NO_FAMILY_TROUBLE,
  REPORTING,
  TURNS,
} from "#knowledge/symptoms/scope-words.js";
import { endOfClause, fill, type Scope } from "./clauses.ts";
import { kinNamedAfter } from "./kin.ts";
import { beginsOwn } from "./own-verb.ts";
import type { Unit } from "../tokens/units.ts";

/** "The whole family has headaches": the patient is one of them. */
const EVERYBODY = new Set(["whole", "entire"]);

/** "Family kidney trouble", against "the family doctor". */
function isFamilyTrouble(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1];
  return (
    units[index]?.word === "family" &&
    (next?.kind === "word" || next?.word === ":") &&
    !NO_FAMILY_TROUBLE.has(next.word) &&
    !FAMILY_VERBS.has(next.word)
  );
}

/** "Mother T2DM", "dad hay fever": notes say it without a verb, in a clause of its own. */
function isNoted(units: readonly Unit[], index: number): boolean {
  const before = units[index - 1];
  const next = units[index + 1];
  if (before !== undefined && before.kind !== "stop" && before.kind !== "comma") return false;
  if (units[index]?.word === "relative") return false;
  if (next?.kind !== "word" || FAMILY_VERBS.has(next.word) || REPORTING.has(next.word))
    return false;
  const end = units.findIndex(
    ({ kind }, at) => at > index && (kind === "stop" || kind === "comma"),
  );
  const clause = units.slice(index + 1, end === -1 ? units.length : end);
  return (
    clause.length <= 4 &&
    clause.every(
      ({ word }) => !NO_FAMILY_TROUBLE.has(word) && !TURNS.has(word) && !AFTER_FAMILY.has(word),
    )
  );
}

const ELDER =
  /^(?:mom|mum|mama|dad|papa|mother|father|grandma|grandpa|grandmother|grandfather|granny|nana|brother|sister)$/;
const GOES_ON = /^(?:is|was|has|cannot|does|did|keeps|seems|suddenly)$/;

/** "Daughter: Mom is awake all night", "Grandma is confused": who reports it speaks of the patient. */
function isReportedOf(units: readonly Unit[], index: number): boolean {
  if (!ELDER.test(units[index]?.word ?? "") || !GOES_ON.test(units[index + 1]?.word ?? ""))
    return false;
  const opens = units.slice(1, 3).findIndex(({ word }) => word === ":");
  const reports = opens >= 0 && FAMILY.has(units[opens]?.word ?? "");
  const named = /^(?:grand(?:ma|pa)|granny|nana)$/.test(units[index]?.word ?? "");
  if (!reports) return named && index === 0;
  return index > opens + 1 && !/^(?:his|her|their|the|a)$/.test(units[index - 1]?.word ?? "");
}

/** "My daughter has had a cold", as a story begins: she is the patient. */
function isToldOf(units: readonly Unit[], index: number): boolean {
  if (isReportedOf(units, index)) return true;
  if (!/^(?:son|daughter|husband|wife|partner)$/.test(units[index]?.word ?? "")) return false;
  const before = units.slice(0, index);
  return (
    /^(?:my|our)$/.test(before.at(-1)?.word ?? "") &&
    !before.some(({ kind, word }) => kind === "stop" || /^(?:i|ive|im|me)$/.test(word))
  );
}

/** "Brought in by her roommate with a fever": the fever is hers. */
const isBringing = (units: readonly Unit[], index: number): boolean =>
  units.slice(Math.max(0, index - 2), index).some(({ word }) => word === "by");

/** "Twin sacs", "a twin pregnancy": nobody's brother or sister. */
const isOfTwins = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "twin" &&
  /^(?:sacs?|pregnancy|pregnancies|gestation|fetuses|babies|boys|girls|delivery|birth)$/.test(
    units[index + 1]?.word ?? "",
  );

/** "No family history of clots, no rash": the comma after which the next thing is denied by a word of its own. */
function denialOfItsOwn(units: readonly Unit[], from: number, end: number): number {
  for (let at = from; at < end; at += 1)
    if (units[at]?.kind === "comma" && NEGATING.has(units[at + 1]?.word ?? "")) return at;
  return end;
}

/** "No personal or family history of seizures". */
const isPersonalToo = (units: readonly Unit[], index: number): boolean =>
  units[index - 1]?.kind === "link" &&
  /^(?:personal|own|past|prior|previous|medical)$/.test(units[index - 2]?.word ?? "");

/** Marks what is said of relatives, and of those who share a home or a room. */
export function markFamily(units: readonly Unit[], scope: Scope[]): void {
  for (const { from, to, denied } of kinNamedAfter(units))
    fill(scope, from, to, denied ? "family-denied" : "family");
  units.forEach(({ word, key }, index) => {
    if (isToldOf(units, index)) return;
    if (!(FAMILY.has(word) || FAMILY.has(key)) || EVERYBODY.has(units[index - 1]?.word ?? ""))
      return;
    if (isBringing(units, index) || isOfTwins(units, index)) return;
    let next = index + 1;
    while (units[next]?.kind === "link" && FAMILY.has(units[next + 1]?.word ?? "")) next += 2;
    if (units[next]?.kind === "link" && FAMILY.has(units[next + 2]?.word ?? "")) next += 3;
    const near = units.slice(next, next + 3).map((unit) => unit.word);
    const history =
      isFamilyTrouble(units, index) ||
      word === "familyhistory" ||
      units[index]?.key === "familyhistory" ||
      word === "family history";
    const states =
      FAMILY_VERBS.has(near[0] ?? "") && !near.slice(0, 3).some((next) => REPORTING.has(next));
    if (!history && !states && !isNoted(units, index)) return;
    const clause = endOfClause(units, index + 1, AFTER_FAMILY);
    // "No family history, smokes 20 a day": what comes next is the patient's.
    const own = units.findIndex(
      ({ kind }, at) => history && at > index && kind === "comma" && beginsOwn(units, at, ""),
    );
    const end = own < 0 ? clause : Math.min(own, clause);
    const kin = COMPANIONS.has(word) ? "companion" : "family";
    const mixed = history ? denialOfItsOwn(units, index, end) : end;
    const denied = history && isPersonalToo(units, index) ? "all-denied" : "family-denied";
    for (let at = index; at < end; at += 1) {
      const isDenied = scope[at] === "denied";
      if (at < mixed) scope[at] = isDenied ? denied : kin;
      else scope[at] = isDenied ? "family-or-own-denied" : "family-or-own";
    }
  });
}
