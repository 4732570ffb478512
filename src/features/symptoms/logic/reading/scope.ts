import {
  BROUGHT_ON,
  DENYING_BACKWARDS,
  FAMILY,
  NEGATING,
  NOT_NEGATING,
  NOTHING_THERE,
  OTHERS,
  SUPPOSING,
  THINKING,
  TURNS,
} from "../../data/scope-words.ts";
import { endOfClause, fill, type Scope } from "./clauses.ts";
import { deniedBefore } from "./denying-back.ts";
import { markFamily } from "./family-scope.ts";
import type { Unit } from "./units.ts";

const LASTED = new Set([
  "has",
  "have",
  "had",
  "having",
  "feels",
  "complains",
  "any",
  "reports",
  "experiences",
  "gets",
]);

/** After these only a list that "or" closes goes on beyond a comma. */
const PARTED = new Set(["without", "rather than"]);

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

/** After a comma, an item with a number of its own is told and not denied: "no fever, weight down 7 kg". */
function tellsNumber(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma" || unit.kind === "link")
      return false;
    if (unit.kind === "number") return true;
  }
  return false;
}

/** "No weakness when laughing or lying down": tells of what is denied; "no pain when she came" takes up something else. */
const isOccasion = (units: readonly Unit[], at: number): boolean =>
  /^(?:when|while)$/.test(units[at]?.word ?? "") && units[at + 1]?.word.endsWith("ing") === true;

/** "Has not vomited, had black stools or fallen": the verb of an item of the list, right after what parts it. */
const beginsItem = (starter: string, units: readonly Unit[], at: number): boolean =>
  /^(?:not|never)$/.test(starter) &&
  /^(?:had|noticed|noted|felt|seen|experienced|developed|passed)$/.test(units[at]?.word ?? "") &&
  /^(?:,|or|nor)$/.test(units[at - 1]?.word ?? "");

/** The unit after which a denial that starts at `from` no longer holds. */
function endOfDenial(units: readonly Unit[], from: number): number {
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
    if (index === from + 1 || (starter === "nor" && index <= from + 3)) continue;
    if (ANEW.has(unit.word) || unit.word === "+") return index;
    const goesOn =
      isOfNobody(units, from, index) ||
      isOccasion(units, index) ||
      beginsItem(starter, units, index);
    const turns = TURNS.has(unit.word) && !goesOn;
    if (turns && !(starter === "not" && index <= from + 2)) return index;
    const anew = OTHERS.has(units[index + 1]?.word ?? "") && !isOfNobody(units, from, index + 1);
    if (unit.kind === "link" && starter !== "denies" && anew) return index;
    if (unit.kind === "comma") {
      if (PARTED.has(starter) && !closesWithOr(starter, units, index)) return index;
      if (tellsNumber(units, index + 1)) return index;
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

/** "No longer has chest pain", against "no longer able to walk". */
function isOver(units: readonly Unit[], index: number): boolean {
  return (
    units[index]?.word === "no" &&
    units[index + 1]?.word === "longer" &&
    LASTED.has(units[index + 2]?.word ?? "")
  );
}

/** "Not having chest pain exactly" tells of something much like it. */
const isAlmost = (units: readonly Unit[], index: number): boolean =>
  units[index]?.word === "not" &&
  units.slice(index + 1, index + 7).some(({ word }) => word === "exactly");

/** "The fever will not go away", "the swelling never went down": it is there; "does not go down the leg" denies where it goes. */
function staysOn(units: readonly Unit[], index: number): boolean {
  const at = units.findIndex(
    ({ word }, place) => place > index && /^(?:go|gone|goes|going|went)$/.test(word),
  );
  if (at < 0 || at > index + 3) return false;
  const after = units[at + 1];
  if (/^(?:away|off)$/.test(after?.word ?? "") || isEnd(after)) return true;
  return after?.word === "down" && isEnd(units[at + 2]);
}

const isEnd = (unit: Unit | undefined): boolean =>
  unit === undefined || unit.kind === "stop" || unit.kind === "comma";

/** "Does not itch or hurt": the first is a finding with a "not" of its own; what "or" adds to it is denied all the same. */
function denyAlternatives(
  units: readonly Unit[],
  scope: Scope[],
  negative: number,
  own: ReadonlySet<number>,
): void {
  const after = Math.max(negative, ...own) + 1;
  if (["or", "nor"].includes(units[after]?.word ?? ""))
    fill(scope, after, endOfDenial(units, negative), "denied");
}

const NO_TURNS = new Set<string>();

/** "Absent: cough, fever", "Pertinent negatives: rash": a word that denies, as the heading of a list. */
const isHeading = (units: readonly Unit[], at: number): boolean =>
  units[at + 1]?.word === ":" &&
  units.slice(Math.max(0, at - 2), at + 1).some((_, back, near) => {
    const before = units[at - near.length + back];
    return before === undefined || before.kind === "stop";
  });

type Taken = ReadonlyMap<number, ReadonlySet<number>>;

function markDenials(units: readonly Unit[], scope: Scope[], taken: Taken): void {
  units.forEach(({ word }, index) => {
    if (!NEGATING.has(word)) return;
    const own = taken.get(index);
    if (own !== undefined) {
      denyAlternatives(units, scope, index, own);
      return;
    }
    if (word === "nothing" && !NOTHING_THERE.has(units[index + 1]?.word ?? "")) return;
    const next = units
      .slice(index + 1, index + 4)
      .find((unit) => unit.kind === "word" && unit.word !== "any");
    const harmless = NOT_NEGATING.some(
      ([first, second]) => first === word && [next?.word, next?.key].includes(second),
    );
    if (isAlmost(units, index) || staysOn(units, index)) return;
    if (isOver(units, index)) {
      fill(scope, index, endOfDenial(units, index + 2), "denied");
      return;
    }
    if (harmless) return;
    const before = deniedBefore(units, index);
    if (before !== undefined) {
      fill(scope, before[0], before[1], "denied");
      return;
    }
    const following = units[index + 1];
    if (isHeading(units, index)) {
      fill(scope, index, endOfClause(units, index + 1, NO_TURNS), "denied");
      return;
    }
    if (DENYING_BACKWARDS.has(word) && !["for", "of", "from"].includes(following?.word ?? "")) {
      if (following?.kind === "word")
        fill(scope, index, Math.min(endOfDenial(units, index), index + 4), "denied");
      return;
    }
    fill(scope, index, endOfDenial(units, index), "denied");
  });
}

/** "Worse if I lie flat", "as if the room turned", "even if": what brings it on, or what it is like, and no supposition. */
function tellsWhen(units: readonly Unit[], index: number): boolean {
  return (
    units[index]?.word === "if" &&
    units.slice(Math.max(0, index - 4), index).some(({ word }) => BROUGHT_ON.has(word))
  );
}

function markSupposed(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    const thought = THINKING.has(word);
    if ((!SUPPOSING.has(word) && !thought) || tellsWhen(units, index)) return;
    const wide = word === "if" || word === "unless" || word === "should";
    const end = endOfClause(units, index + 1, TURNS);
    fill(scope, index, wide ? end : Math.min(end, index + 5), thought ? "thought" : "supposed");
  });
}

/** "Ten years ago" and "previously" put what stands before them, back to the last comma, into the past. */
function markPast(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    const past = word === "previously" || (word === "ago" && units[index - 1]?.key === "year");
    if (!past) return;
    for (let back = index; back >= 0; back -= 1) {
      const unit = units[back];
      if (unit === undefined || unit.kind === "stop" || unit.kind === "comma") return;
      if (scope[back] === "present") scope[back] = "past";
    }
  });
}

/** For each unit, in what way it is said. `taken` are units that belong to a phrase with a negative word of its own. */
export function scopes(units: readonly Unit[], taken: Taken): Scope[] {
  const scope: Scope[] = units.map(() => "present");
  markPast(units, scope);
  markSupposed(units, scope);
  markDenials(units, scope, taken);
  markFamily(units, scope);
  return scope;
}
