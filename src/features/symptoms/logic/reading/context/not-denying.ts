import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { CAUSES, NOT_NEGATING } from "#knowledge/symptoms/scope-words.js";
import { endsPart } from "./clauses.ts";
import { endOfDenial } from "./denial-ends.ts";
import type { Unit } from "../tokens/units.ts";

const SO = /^(?:so|as)$/;

/** "Never been so dizzy", "never felt as weak": it is there, and worse than before. */
const isWorstEver = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "never" &&
  /^(?:been|felt|had|seen|experienced)$/.test(units[index + 1]?.word ?? "") &&
  within(units, index + 1, 4, SO);

const within = (units: readonly Unit[], index: number, reach: number, said: RegExp): boolean =>
  units.slice(index + 1, index + 1 + reach).some(({ word }) => said.test(word));

/** "Not having chest pain exactly" tells of something much like it. */
const isAlmost = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "not" && within(units, index, 6, /^exactly$/);

/** What follows "gone" where something has not gone. */
const STILL = /^(?:away|despite|since|yet|completely|entirely|fully|from|in|after|even|with|by)$/;

/** "The fever will not go away", "the swelling never went down": it is there; "does not go down the leg" denies where it goes, "has not gone off his food" what he would go off. */
function staysOn(units: readonly Unit[], index: number): boolean {
  const at = units.findIndex(
    ({ word }, place) => place > index && /^(?:go|gone|goes|going|went)$/.test(word),
  );
  if (at < 0 || at > index + 3) return false;
  const after = units[at + 1];
  if (STILL.test(after?.word ?? "") || endsPart(after)) return true;
  return /^(?:off|down)$/.test(after?.word ?? "") && endsPart(units[at + 2]);
}

const A_DAY = /^(?:a|one|single) (?:day|night|week|month|hour|meal) without$/;
const NO_DAY =
  /\b(?:no|not a) (?:day|night|week|month|hour) (?:goes by|goes|passes|passed|went by)$/;

/** "Cannot get rid of the cough", "not a day without headache", "never without pain": it is there. */
function isAlwaysThere(units: readonly Unit[], index: number): boolean {
  const said = (from: number, reach = 3): string =>
    units
      .slice(Math.max(0, from), from + reach)
      .map(({ word }) => word)
      .join(" ");
  switch (units[index]?.word) {
    case "never":
      if (units[index + 1]?.word === "without") return true;
      break;
    case "not":
      if (A_DAY.test(said(index + 1))) return true;
      break;
    case "without":
      if (/^(?:never|not|ever|seldom|rarely|hardly)$/.test(units[index - 1]?.word ?? ""))
        return true;
      if (A_DAY.test(said(index - 2)) || NO_DAY.test(said(index - 5, 5))) return true;
      break;
    case "deny":
    case "denying":
      return /^(?:cannot|can not|could not|not|no)$/.test(units[index - 1]?.word ?? "");
  }
  return within(units, index, 2, /^rid$/) || /\bget rid\b/.test(said(index + 1, 6));
}

/** "No obvious cause", "no known reason": what is denied is the cause; "no obvious rash" denies the rash. */
function isOfCause(units: readonly Unit[], index: number): boolean {
  if (units[index]?.word !== "no") return false;
  for (const { word, kind } of units.slice(index + 1, index + 5)) {
    if (CAUSES.has(word)) return true;
    if (
      kind !== "word" ||
      !(LIGHT_WORDS.has(word) || /^(?:apparent|clear|known|specific|particular|other)$/.test(word))
    )
      return false;
  }
  return false;
}

const HELPS =
  /^(?:relieves?|relieved|helps?|helped|eases?|eased|improves?|improved|works|worked|controls|controlled|touches)$/;
const HELPS_WITHIN = 6;

/** "No position relieves the pain", "neither rest nor tablets help it": what is denied is the help; "no pain relieved by rest" denies the pain. */
function isOfHelp(units: readonly Unit[], index: number): boolean {
  if (!/^(?:no|none|neither|nor)$/.test(units[index]?.word ?? "")) return false;
  for (let verb = index + 2; verb < index + HELPS_WITHIN; verb += 1) {
    if (endsPart(units[verb])) return false;
    if (!HELPS.test(units[verb]?.word ?? "")) continue;
    const after = units[verb + 1];
    const passive = /^(?:by|with|on|when|at|after|from|or|and)$/.test(after?.word ?? "");
    return !passive && !endsPart(after);
  }
  return false;
}

const REMEDY =
  /^(?:medication|medications|medicine|medicines|treatment|therapy|tablets|pills|drugs|anything|painkillers)$/;
const SOUGHT =
  /^(?:taken|taking|take|tried|used|using|use|had|getting|received|on|been|any|prescribed|given)$/;

/** "No medication for the pain", "has not taken anything for it": the units of what it would be taken for begin here; nothing where a treatment in the past is denied with its illness. */
function untreated(units: readonly Unit[], index: number): number | undefined {
  if (!/^(?:no|not|without)$/.test(units[index]?.word ?? "")) return undefined;
  let at = index + 1;
  while (SOUGHT.test(units[at]?.word ?? "")) at += 1;
  return REMEDY.test(units[at]?.word ?? "") && units[at + 1]?.word === "for" ? at + 2 : undefined;
}

const EXPLAINS = /^(?:believes?|believed|knows?|knew|understands?|understood|explains?|explained)$/;

/** "Nobody could explain her cough", "no one believes his pain": it is there. */
const isUnexplained = (units: readonly Unit[], index: number): boolean =>
  (units[index]?.word === "nobody" ||
    (units[index]?.word === "no" && /^(?:one|doctor)$/.test(units[index + 1]?.word ?? ""))) &&
  within(units, index, 3, EXPLAINS);

/** "Never free of pain", "is not free from it". */
const isNeverFree = (units: readonly Unit[], index: number): boolean =>
  (/^(?:never|not)$/.test(units[index]?.word ?? "") && units[index + 1]?.word === "free") ||
  (units[index]?.word === "free" &&
    /^(?:never|not|rarely|seldom)$/.test(units[index - 1]?.word ?? ""));

const LATELY = /^(?:yesterday|today|tonight|last|now|this|recently|just|earlier|lately)$/;
const AGO_WITHIN = 6;

/** "Until this morning", "before two hours ago": a time from which on it is otherwise. */
const isLately = (units: readonly Unit[], index: number): boolean =>
  LATELY.test(units[index]?.word ?? "") || within(units, index - 1, AGO_WITHIN, /^ago$/);

const endsDenial = (unit: Unit): boolean => endsPart(unit) || /^(?:and|but)$/.test(unit.word);

/** "Had never had a fit before yesterday", "no chest pain until this morning", "no pain until she walks": then it is there. */
const isFirst = (units: readonly Unit[], index: number): boolean =>
  units
    .slice(index + 1, index + 1 + FIRST_WITHIN)
    .some(
      ({ word }, offset, near) =>
        (/^(?:until|till)$/.test(word) ||
          (word === "before" && isLately(units, index + 2 + offset))) &&
        !near.slice(0, offset).some(endsDenial),
    );
const FIRST_WITHIN = 10;

const TREATING =
  /^(?:doctor|doctors|physician|gp|specialist|dermatologist|clinician|surgeon|dentist)$/;

/** "A rash not seen by a doctor before": nobody looked. */
const isUnseen = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "not" &&
  units[index + 1]?.word === "seen" &&
  within(units, index, 4, TREATING);

/** "Not only", "no improvement in", "not sure": a negative word that denies nothing of what follows. */
export function deniesNothing(units: readonly Unit[], index: number): boolean {
  const word = units[index]?.word ?? "";
  const next = units
    .slice(index + 1, index + 4)
    .find((unit) => unit.kind === "word" && unit.word !== "any");
  return (
    NOT_NEGATING.some(
      ([first, second]) => first === word && [next?.word, next?.key].includes(second),
    ) ||
    isAlmost(units, index) ||
    staysOn(units, index) ||
    isAlwaysThere(units, index) ||
    isOfCause(units, index) ||
    isOfHelp(units, index) ||
    isUnexplained(units, index) ||
    isNeverFree(units, index) ||
    isFirst(units, index) ||
    isUnseen(units, index) ||
    isWorstEver(units, index)
  );
}

const LASTED = /^(?:has|have|had|having|feels|complains|any|reports|experiences|gets)$/;
/** What somebody is well who can do it: "no longer walks" tells of an illness. */
const ABILITY =
  /^(?:able|can|capable|walk|talk|speak|see|hear|eat|drink|work|driv|respond|responsive|recogni|tolerat|enjoy|interested|help|control|reliev|effective|tak|go|play|sleep|stand|lift|us|fit|manag|cop|concentrat|breath|swallow|want|mak|produc|lie|cross|care|keep|liv|remember|move|run|climb|feed|suck|alert|active|aware|conscious|safe|normal|regular)(?:e|es|s|ing|ed|al|able)?$/;
const SENSED = /^(?:sees?|seeing|hears?|hearing|drinks?|drinking|uses?|using|takes?|taking)$/;
const HOW = /^(?:well|clearly|properly|fine|normally|enough|much|anything|part|care)$/;
const OVER_WITHIN = 4;

/** "No longer sees halos", against "no longer sees well". */
function isOfSomething(units: readonly Unit[], verb: number): boolean {
  const next = units[verb + 1];
  return SENSED.test(units[verb]?.word ?? "") && next?.kind === "word" && !HOW.test(next.word);
}

/** Where the item of a list or the part of a sentence ends that goes on after `from`. */
const endOfItem = (units: readonly Unit[], from: number): number => {
  const end = units.findIndex(
    ({ kind }, at) => at > from && (kind === "stop" || kind === "comma" || kind === "link"),
  );
  return end === -1 ? units.length : end;
};

/** "No longer has chest pain or fever", "is no longer dizzy": up to (not including) what is over; nothing where somebody can no longer do something. */
export function endOfWhatIsOver(units: readonly Unit[], index: number): number | undefined {
  if (units[index]?.word !== "no" || units[index + 1]?.word !== "longer") return undefined;
  const next = units[index + 2]?.word ?? "";
  if (LASTED.test(next)) return endOfDenial(units, index + 2);
  if (ABILITY.test(next) && !isOfSomething(units, index + 2)) return undefined;
  return Math.min(endOfItem(units, index + 2), index + 2 + OVER_WITHIN);
}

const UNRELIEVED =
  /^(?:improvement|relief|matter|end|resolution|reduction|lessening|letup|respite|abatement|remission)$/;

/**
 * "No relief from lying down", "no change in the headache": only the relief and the change are denied. Gives the units of what is
 * there all the same, from and up to (not including): with a change up to the next comma, for "no change in weight or fever" denies the fever.
 */
export function thereAllTheSame(
  units: readonly Unit[],
  index: number,
): readonly [number, number] | undefined {
  const remedy = untreated(units, index);
  if (remedy !== undefined) return [remedy, units.length];
  if (!/^(?:no|without)$/.test(units[index]?.word ?? "")) return undefined;
  const next = units[index + 1]?.word ?? "";
  if (UNRELIEVED.test(next)) return [index + 2, units.length];
  if (next === "let" && units[index + 2]?.word === "up") return [index + 3, units.length];
  if (!/^changes?$/.test(next)) return undefined;
  const of = units[index + 2]?.word ?? "";
  if (/^(?:with|after|on|despite|from)$/.test(of)) return [index + 2, units.length];
  return /^(?:in|of|to)$/.test(of) ? [index + 2, endOfItem(units, index)] : undefined;
}
