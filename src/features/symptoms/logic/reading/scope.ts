import {
  AFTER_FAMILY,
  BROUGHT_ON,
  COMPANIONS,
  DENYING_BACKWARDS,
  FAMILY,
  FAMILY_VERBS,
  NEGATING,
  NOT_NEGATING,
  NO_FAMILY_TROUBLE,
  NOTHING_THERE,
  OTHERS,
  REPORTING,
  SUPPOSING,
  THINKING,
  TURNS,
} from "../../data/scope-words.ts";
import { kinNamedAfter } from "./kin.ts";
import { deniedBefore } from "./denying-back.ts";
import type { Unit } from "./units.ts";

/** What a stretch of text says about the findings in it. */
export type Scope =
  | "present"
  | "denied"
  | "family"
  | "family-denied"
  | "companion"
  | "past"
  | "supposed"
  | "thought";

/** "The whole family has headaches": the patient is one of them. */
const EVERYBODY = new Set(["whole", "entire"]);

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

/** Each begins a denial of its own. */
const ANEW = new Set(["no", "denies", "without"]);

/** "Nobody in my family has had it", "no one has hurt her": the verb belongs to the denial. */
const NOBODY = /^(?:nobody|none|neither)$/;
const AUXILIARY = new Set(["has", "have", "had", "is", "are", "was", "were"]);

function isOfNobody(units: readonly Unit[], from: number, at: number): boolean {
  const starter = units[from]?.word ?? "";
  const one = starter === "no" && units[from + 1]?.word === "one";
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

/** The unit after which a denial that starts at `from` no longer holds. */
function endOfDenial(units: readonly Unit[], from: number): number {
  const starter = units[from]?.word ?? "";
  if (starter === "non") return from + 2;
  const verb = units[from + 1]?.word ?? "";
  const far =
    (starter !== "not" && starter !== "never") ||
    ["have", "had", "has", "any", "report"].includes(verb);
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return index;
    if (index === from + 1 || (starter === "nor" && index <= from + 3)) continue;
    if (ANEW.has(unit.word) || unit.word === "+") return index;
    const turns = TURNS.has(unit.word) && !isOfNobody(units, from, index);
    if (turns && !(starter === "not" && index <= from + 2)) return index;
    const anew = OTHERS.has(units[index + 1]?.word ?? "") && !isOfNobody(units, from, index + 1);
    if (unit.kind === "link" && starter !== "denies" && anew) return index;
    if (unit.kind === "comma") {
      if (starter === "without" && !closesWithOr(units, index)) return index;
      if (tellsNumber(units, index + 1)) return index;
      const next = units[index + 1]?.word ?? "";
      if (!far || next === "with" || next === "and" || TURNS.has(next)) {
        if (next !== "and" || !continuesList(units, index + 2)) return index;
      }
    }
    if (!far && index - from > 7) return index;
  }
  return units.length;
}

/** "Without fever, chills or cough" is a list; "eyes red without pus, lips cracked" is none. */
function closesWithOr(units: readonly Unit[], from: number): boolean {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || TURNS.has(unit.word)) return false;
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
    if (DENYING_BACKWARDS.has(word) && !["for", "of", "from"].includes(following?.word ?? "")) {
      if (following?.kind === "word")
        fill(scope, index, Math.min(endOfDenial(units, index), index + 4), "denied");
      return;
    }
    fill(scope, index, endOfDenial(units, index), "denied");
  });
}

function fill(scope: Scope[], from: number, to: number, value: Scope): void {
  for (let index = from; index < to; index += 1) scope[index] = value;
}

function endOfClause(units: readonly Unit[], from: number, turns: ReadonlySet<string>): number {
  for (let index = from; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || (index > from + 1 && turns.has(unit.word)))
      return index;
  }
  return units.length;
}

/** "Family kidney trouble", against "the family doctor". */
function isFamilyTrouble(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1];
  return (
    units[index]?.word === "family" &&
    next?.kind === "word" &&
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

/** "My daughter has had a cold", as a story begins: she is the patient. */
function isToldOf(units: readonly Unit[], index: number): boolean {
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

function markFamily(units: readonly Unit[], scope: Scope[]): void {
  for (const { from, to, denied } of kinNamedAfter(units))
    fill(scope, from, to, denied ? "family-denied" : "family");
  units.forEach(({ word, key }, index) => {
    if (isToldOf(units, index)) return;
    if (!(FAMILY.has(word) || FAMILY.has(key)) || EVERYBODY.has(units[index - 1]?.word ?? ""))
      return;
    if (isBringing(units, index)) return;
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
    const end = endOfClause(units, index + 1, AFTER_FAMILY);
    const kin = COMPANIONS.has(word) ? "companion" : "family";
    for (let at = index; at < end; at += 1) {
      scope[at] = scope[at] === "denied" ? "family-denied" : kin;
    }
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
