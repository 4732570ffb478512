import { NOT_FOUND, TURNS } from "#knowledge/symptoms/scope-words.js";
import { endsPart } from "./clauses.ts";
import { tellsNumber } from "./denial-ends.ts";
import type { Unit } from "../tokens/units.ts";

/** Of a heading of what is absent: the words that deny, and those that may stand beside them. */
const DENYING_HEAD = /^(?:absent|negative|negatives|none|nil|denies|denied|not|no|without)$/;
const BESIDE =
  /^(?:pertinent|important|relevant|significant|ros|all|also|other|symptoms?|signs?|findings?|features?|complaints?|of|the|following|these|is|are|was|were|have|has|had|does|did|been|being|he|she|i|patient|any|specifically|expressly|currently|on|questioning|asking|history|experienced|complained|mentioned|described|told|parents?|mother|father|by|for)$/;
const LONGEST = 6;
const PRESENT = /^(?:positives?|present|but|except)$/;

export type Denied = {
  readonly from: number;
  /** The unit after the last one that is denied. */
  readonly to: number;
};

/** "Pertinent negatives:", "absent:", "not reported:", "none of the following:"; "no relief with:" heads another list. */
function headsAbsence(units: readonly Unit[], from: number, colon: number): boolean {
  const words = units.slice(from, colon).map(({ word }) => word);
  if (words.length === 0 || words.length > LONGEST) return false;
  const deniers = words.filter((word) => DENYING_HEAD.test(word)).length;
  if (deniers === 0) return false;
  const others = words.filter(
    (word) => !DENYING_HEAD.test(word) && !BESIDE.test(word) && !NOT_FOUND.has(word),
  );
  return (
    others.length === 0 || (words.length === 2 && !/^(?:no|not|without)$/.test(words[0] ?? ""))
  );
}

/** "Absent symptoms are", "the negatives included". */
const namesAbsent = (units: readonly Unit[], from: number, verb: number): boolean =>
  /^(?:the )?(?:pertinent |relevant |important )?(?:absent (?:symptoms|signs|findings|features)|negatives)$/.test(
    units
      .slice(from, verb)
      .map(({ word }) => word)
      .join(" "),
  );

/** "Past history:" after a semicolon or on a line of its own begins another list. */
function headsNext(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < Math.min(units.length, from + LONGEST); index += 1) {
    if (units[index]?.word === ":") return index > from;
    if (endsPart(units[index])) return false;
  }
  return false;
}

/** After a semicolon: "reports chest pain", "BP 120/80" and "rash present" are told, "chills" is the next item. */
const tellsAnew = (units: readonly Unit[], from: number): boolean =>
  TURNS.has(units[from]?.word ?? "") || tellsNumber(units, from);

function endOfList(units: readonly Unit[], colon: number): number {
  const inLines = units[colon + 1]?.word === "\n";
  for (let index = colon + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || PRESENT.test(unit.word)) return index;
    if (unit.kind !== "stop") continue;
    const goesOn = unit.word === ";" || (inLines && unit.word === "\n");
    const doubled = unit.word === "\n" && units[index - 1]?.word === "\n";
    if (!goesOn || doubled || headsNext(units, index + 1) || tellsAnew(units, index + 1))
      return index;
  }
  return units.length;
}

/** "All other systems negative, including fever". */
const endsNegative = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 2), at).some(({ word }) => /^(?:negative|absent)$/.test(word));

/** What is listed after the headings of what is absent, each with its heading. */
export function listedAbsent(units: readonly Unit[]): Denied[] {
  const lists: Denied[] = [];
  units.forEach(({ word }, colon) => {
    if (word === "including" && endsNegative(units, colon))
      lists.push({ from: colon, to: endOfList(units, colon) });
    if (!/^(?::|are|were|include|included)$/.test(word)) return;
    const from = units.findLastIndex((unit, index) => index < colon && endsPart(unit)) + 1;
    const heads = word === ":" ? headsAbsence : namesAbsent;
    if (heads(units, from, colon)) lists.push({ from, to: endOfList(units, colon) });
  });
  return lists;
}
