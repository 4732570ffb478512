import { FAMILY, OTHERS, TURNS } from "#knowledge/symptoms/scope-words.js";
import { endsPart } from "./clauses.ts";
import { beginsOwn } from "./own-verb.ts";
import { SITES } from "../phrases/places.ts";
import type { Unit } from "../tokens/units.ts";

/** After these only a list that "or" closes goes on beyond a comma. */
const PARTED = new Set(["without", "rather than", "spares", "sparing"]);

/** Each begins a denial of its own. */
const ANEW = new Set(["no", "denies", "without"]);

/** "Nobody in my family has had it", "no one has hurt her": the verb belongs to the denial. */
const NOBODY = /^(?:nobody|none|neither)$/;
const AUXILIARY = new Set(["has", "have", "had", "is", "are", "was", "were"]);

function isOfNobody(units: readonly Unit[], from: number, at: number): boolean {
  const starter = units[from]?.word ?? "";
  const next = units[from + 1]?.word ?? "";
  const one = starter === "no" && (next === "one" || FAMILY.has(next));
  return (one || NOBODY.test(starter)) && AUXILIARY.has(units[at]?.word ?? "");
}

const KIND = /^(?:type|grade|stage|class|degree)$/;

const NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/;
const TIMES = /^(?:hour|day|night|week|month|year)$/;

/** After a comma, an item with a number of its own is told and not denied: "no fever, weight down 7 kg". */
export function tellsNumber(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma" || unit.kind === "link")
      return false;
    if (NUMBERS.test(unit.word) && TIMES.test(units[index + 1]?.key ?? "")) return true;
    if (unit.kind === "number") return !KIND.test(units[index - 1]?.word ?? "");
  }
  return false;
}

/** "No weakness when laughing or lying down": tells of what is denied; "no pain when she came" takes up something else. */
const isOccasion = (units: readonly Unit[], at: number): boolean =>
  /^(?:when|while)$/.test(units[at]?.word ?? "") && units[at + 1]?.word.endsWith("ing") === true;

const ITEMS = /^(?:had|noticed|noted|felt|seen|experienced|developed|passed)$/;
const PLAIN = /^(?:have|get|feel|see|notice|pass|experience|develop)$/;

/** "Has not vomited, had black stools or fallen", "does not cough or have pain": the verb of an item of the list, right after what parts it. */
function beginsItem(starter: string, units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]?.word ?? "";
  const word = units[at]?.word ?? "";
  if (!/^(?:not|never)$/.test(starter) || !/^(?:,|or|nor)$/.test(before)) return false;
  if (ITEMS.test(word)) return true;
  const end = units.findIndex(({ kind }, index) => index > at && kind === "stop");
  const rest = units.slice(at, end === -1 ? units.length : end);
  return PLAIN.test(word) && (before !== "," || rest.some((unit) => /^n?or$/.test(unit.word)));
}

/** "Not known to have diabetes", "does not seem to have pain". */
const isInfinitive = (starter: string, units: readonly Unit[], at: number): boolean =>
  /^(?:not|never)$/.test(starter) && units[at]?.word === "have" && units[at - 1]?.word === "to";

/** "Denies that she has fainted": what is denied begins with its verb. */
function beginsDenied(units: readonly Unit[], from: number, at: number): boolean {
  return (
    /^den(?:y|ies|ied|ying)$/.test(units[from]?.word ?? "") &&
    at <= from + 3 &&
    units
      .slice(from + 1, at + 1)
      .every(({ word }) =>
        /^(?:that|he|she|they|i|is|has|had|was|have|having|been|takes|uses|feels)$/.test(word),
      )
  );
}

/**
 * "Nor does she have pain", "neither has he a cough", "not once has she vomited", "I don't think I have a fever": the verb and the
 * person stand behind the denial.
 */
function isInverted(units: readonly Unit[], from: number, at: number): boolean {
  const [starter, next = ""] = units.slice(from, from + 2).map(({ word }) => word);
  if (starter === "neither" || starter === "nor") return at <= from + 3;
  const isTime = starter === "no" ? /^(?:point|time|stage)$/ : /^(?:once|think|believe)$/;
  return at <= from + 4 && isTime.test(next) && !BUT.test(units[at]?.word ?? "");
}

const BUT = /^(?:but|however|although|though|except)$/;

/** "Not pregnant, I've got a coil". */
const tellsOfMyself = (units: readonly Unit[], at: number): boolean =>
  /^(?:ive|im|weve)$/.test(units[at]?.word ?? "") ||
  (/^(?:i|we)$/.test(units[at]?.word ?? "") &&
    !/^(?:think|believe|guess)$/.test(units[at + 1]?.word ?? ""));

/** "Though no fever, she coughs": where the clause of the concession ends, and no list. */
const concedes = (units: readonly Unit[], from: number): boolean =>
  /^(?:though|although|while|despite)$/.test(units[from - 1]?.word ?? "") &&
  !closesWithOr(units[from]?.word ?? "", units, from);

/** "No headache before the fall", "not so much pain as itching". */
const turnsFrom = (units: readonly Unit[], from: number, at: number): boolean =>
  (units[at]?.word === "before" &&
    /^(?:the|his|her|my|this|it|that)$/.test(units[at + 1]?.word ?? "")) ||
  (units[at]?.word === "as" &&
    units[from]?.word === "not" &&
    units[from + 1]?.word === "so" &&
    units[from + 2]?.word === "much");

/** "No cough or fever, previous belly surgery": what was before is told, unless a list with "or" goes on. */
const tellsBefore = (starter: string, units: readonly Unit[], comma: number): boolean =>
  /^(?:previous|prior|known|history)$/.test(units[comma + 1]?.word ?? "") &&
  !closesWithOr(starter, units, comma);

/** Before an item these tell how much there is of it; what is denied has no amount. */
const AMOUNT =
  /^(?:some|worsening|increasing|occasional|ongoing|persistent|lots|a lot|a little|a bit)$/;

/** "No fever, some cough", "no trauma, a lot of bruising", "no fever, cough since Monday": told, unless a list that "or" closes goes on. */
function tellsAmount(starter: string, units: readonly Unit[], comma: number): boolean {
  if (/^den(?:y|ies|ied|ying)$/.test(starter) || closesWithOr(starter, units, comma)) return false;
  const next = units[comma + 1]?.word ?? "";
  const [second, third] = [units[comma + 2]?.word ?? "", units[comma + 3]?.word];
  if (AMOUNT.test(next)) return true;
  if (next === "a" && /^(?:lot|little|bit)$/.test(second)) return true;
  if (next === "a" && third === "of") return true;
  for (let index = comma + 1; !endsPart(units[index]); index += 1)
    if (units[index]?.word === "since") return true;
  return false;
}

const PRESENT = /^(?:present|positive|instead|\+|clear|normal|fine|intact|unremarkable)$/;
const LONGEST_ITEM = 8;

/** How a place is, said after it: "neck stiff", "eyes red". */
export const SUCH =
  /^(?:stiff|red|swollen|tender|sore|hot|warm|cold|numb|weak|painful|itchy|yellow|pale|distended|enlarged|inflamed|bulging|rigid)$/;

/** "No fever, rash present", "no cough, chest clear", "no rash, neck stiff": the item after the comma is told, unless it is one of a list that "or" closes. */
function tellsPresence(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < Math.min(units.length, from + LONGEST_ITEM); index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma" || unit.kind === "link")
      return false;
    if (ANEW.has(unit.word) || unit.word === "not") return false;
    if (PRESENT.test(unit.word)) return index > from;
    const isSuch = SUCH.test(unit.word) && SITES.has(units[index - 1]?.key ?? "");
    const ends = units[index + 1]?.kind !== "word" && units[index + 1]?.kind !== "link";
    if (isSuch && ends && index > from) return !closesWithOr("no", units, index);
  }
  return false;
}

/** "No sign of a positive head impulse", against "no fever, positive Murphy sign". */
const isPositiveDenied = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "positive" &&
  /^(?:or|nor|no|any|for|of|a)$/.test(units[index - 1]?.word ?? "");

/** "If I don't do it the fear is unbearable": the object is complete, and something else begins. */
const takesUpAnother = (units: readonly Unit[], from: number, at: number): boolean =>
  /^(?:not|never)$/.test(units[from]?.word ?? "") &&
  /^(?:it|them|so)$/.test(units[at - 1]?.word ?? "") &&
  /^(?:the|my|his|her|i)$/.test(units[at]?.word ?? "");

/** The unit after which a denial that starts at `from` no longer holds. */
export function endOfDenial(units: readonly Unit[], from: number): number {
  const starter = units[from]?.word ?? "";
  if (starter === "non") return from + 2;
  const verb = units[from + 1]?.word ?? "";
  const far =
    (starter !== "not" && starter !== "never") ||
    ["have", "had", "has", "any", "report"].includes(verb) ||
    closesWithOr(starter, units, from);
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return index;
    if (index === from + 1 || isInverted(units, from, index)) continue;
    if (ANEW.has(unit.word) || unit.word === "+") return index;
    const goesOn =
      isOfNobody(units, from, index) ||
      isOccasion(units, index) ||
      beginsItem(starter, units, index) ||
      isPositiveDenied(units, index) ||
      isInfinitive(starter, units, index) ||
      beginsDenied(units, from, index);
    const turns = TURNS.has(unit.word) && !goesOn;
    if (turns && !(starter === "not" && index <= from + 2 && !BUT.test(unit.word))) return index;
    const anew = OTHERS.has(units[index + 1]?.word ?? "") && !isOfNobody(units, from, index + 1);
    if (unit.kind === "link" && starter !== "denies" && anew) return index;
    if (turnsFrom(units, from, index)) return index;
    if (beginsOwn(units, index, starter) || takesUpAnother(units, from, index)) return index;
    if (unit.kind === "comma") {
      if (PARTED.has(starter) && !closesWithOr(starter, units, index)) return index;
      if (tellsNumber(units, index + 1) || tellsPresence(units, index + 1)) return index;
      if (tellsBefore(starter, units, index) || tellsOfMyself(units, index + 1)) return index;
      if (tellsAmount(starter, units, index) || concedes(units, from)) return index;
      if (starter === "nobody" && !closesWithOr(starter, units, index)) return index;
      const next = units[index + 1]?.word ?? "";
      const turnsNext = TURNS.has(next) && !beginsItem(starter, units, index + 1);
      if (!far || next === "with" || next === "and" || turnsNext) {
        if (next !== "and" || !continuesList(units, index + 2)) return index;
      }
    }
    if (!far && index - from > 7) return index;
  }
  return units.length;
}

/** "Without fever, chills or cough" is a list; "eyes red without pus, lips cracked" is none. */
function closesWithOr(starter: string, units: readonly Unit[], from: number): boolean {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return false;
    if (TURNS.has(unit.word) && !isOccasion(units, index) && !beginsItem(starter, units, index))
      return false;
    if (unit.word === "or" || unit.word === "nor") return true;
  }
  return false;
}

/** After ", and": another item of the same list, not a new statement. */
function continuesList(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < Math.min(units.length, from + 7); index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return true;
    if (index === from && /^(?:i|my|we|our|im|ive)$/.test(unit.word)) return false;
    if (TURNS.has(unit.word) || unit.word === "with" || unit.word === "a" || unit.kind === "number")
      return false;
  }
  return true;
}
