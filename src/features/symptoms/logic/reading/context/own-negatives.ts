import { AVERSE, COMPANIONS, FAMILY, SUPPOSING } from "#knowledge/symptoms/scope-words.js";
import { isCalledNormal } from "./called-normal.ts";
import { isInVain } from "./denying-back.ts";
import type { Match } from "../phrases/matching.ts";
import type { Scope } from "./clauses.ts";
import type { Unit } from "../tokens/units.ts";

const OWN_NEGATIVE =
  /^(?:no|not|non|without|never|none|neither|nil|zero|lack|lacks|absence|absent|free|negative|nothing|nobody|spares|sparing|spared)$/;

const WHOM = /^(?:me|him|her|us|them|up)$/;

/** From one unit to another nothing but what belongs to the match, and words that carry no finding. */
function isUnbroken({ at, phrase }: Match, units: readonly Unit[]): boolean {
  const [from, to] = [at[0] ?? 0, at.at(-1) ?? 0];
  const passes = ({ kind, word }: Unit): boolean =>
    kind === "function" || WHOM.test(word) || (kind === "link" && phrase.sense === "collective");
  return units.slice(from, to).every((unit, offset) => at.includes(from + offset) || passes(unit));
}

/** What begins with the last word of a phrase and goes on: "urinary urgency" in "no urinary urgency". */
function goesOn(other: Match, first: number, last: number, units: readonly Unit[]): boolean {
  const { phrase, at } = other;
  if (phrase.modifier || phrase.sense === "normal" || (at[0] ?? 0) <= first) return false;
  // "No feeling dizzy": the verb is said of what follows it at once.
  if (at[0] === last + 1) return units[last]?.word.endsWith("ing") === true && last === first + 1;
  return at.includes(last) && (at.at(-1) ?? 0) > last && isUnbroken(other, units);
}

/** What ends with the first words of a phrase: "enlarged tonsils" in "enlarged tonsils absent". */
const comesBefore = (other: Match, first: number, last: number, units: readonly Unit[]): boolean =>
  other.phrase.sense === undefined &&
  !other.phrase.modifier &&
  (other.at[0] ?? 0) < first &&
  other.at.at(-1) === last - 1 &&
  isUnbroken(other, units);

/** "No menstrual complaints", "no period related pain": nothing is lacking but trouble. */
const TROUBLES =
  /^(?:complaints?|symptoms?|problems?|issues?|troubles?|concerns?|abnormality|abnormalities|changes?|irregularity|irregularities|disturbances?|related|associated|discomfort)$/;

/** "No urinary urgency" is no lack of urine: what has "no" for its own and half of a name that goes on is left out. */
export function withoutHalved(found: readonly Match[], units: readonly Unit[]): Match[] {
  return found.filter(({ at, phrase }) => {
    const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
    const word = units[first]?.word ?? "";
    if (phrase.sense === undefined && units[last]?.word === "absent")
      return !found.some((other) => comesBefore(other, first, last, units));
    const isOwn = /^(?:no|without)$/.test(word) || (word === "not" && at.length === 2);
    // "No longer speaks": the verb is denied, whatever it goes on with.
    if (units[first + 1]?.word === "longer") return true;
    // "It does not wake me": what it does not do is nothing that somebody lacks.
    if (word === "not" && at.length === 2 && /^(?:me|him|us)$/.test(units[last + 1]?.word ?? ""))
      return phrase.sense === "normal";
    if (!isOwn || at.length < 2 || phrase.sense === "normal") return true;
    if (phrase.sense === undefined && TROUBLES.test(units[last + 1]?.word ?? "")) return false;
    return !found.some((other) => goesOn(other, first, last, units));
  });
}

/** "Urinalysis negative for nitrite" says what it does not show, and not that it shows nothing. */
export function isNegativeFor({ at, phrase }: Match, units: readonly Unit[]): boolean {
  return (
    phrase.sense === undefined &&
    at.some(
      (index) =>
        units[index]?.word === "negative" &&
        /^(?:for|of)$/.test(units[index + 1]?.word ?? "") &&
        !at.some((other) => other > index),
    )
  );
}

const NEVER = /^(?:not|never|cannot)$/;

/** "Cannot stop shivering", "never stops drinking": what "stop" is said of has not stopped. */
export function isStoppedInVain({ at, phrase }: Match, units: readonly Unit[]): boolean {
  if (phrase.sense !== undefined) return false;
  return at.some(
    (index) =>
      /^(?:stop|stops|stopping|quit)$/.test(units[index]?.word ?? "") &&
      NEVER.test(units[index - 1]?.word ?? "") &&
      !at.includes(index - 1),
  );
}

const STIMULI =
  /^(?:voice|voices|pain|name|touch|commands?|calling|questions?|stimuli|stimulus|stimulation|us|me|him|her|them|sounds?|noise|light|anything|anyone|shaking|words?|parents|mother)$/;
const BEFORE_STIMULUS = 3;

/** "The rash has not responded to zinc": what does not respond to a treatment is not unresponsive. */
export function isToTreatment({ at, phrase }: Match, units: readonly Unit[]): boolean {
  const last = at.at(-1) ?? 0;
  if (phrase.sense !== undefined || !/^(?:un)?respon[ds]/.test(units[last]?.word ?? ""))
    return false;
  if (units[last + 1]?.word !== "to") return false;
  const what = units.slice(last + 2, last + 2 + BEFORE_STIMULUS);
  const end = what.findIndex(({ kind }) => kind === "comma" || kind === "stop");
  return !what.slice(0, end === -1 ? what.length : end).some(({ word }) => STIMULI.test(word));
}

/** Units whose own negative word belongs to the finding, with the units of that finding: "no appetite", "does not itch". */
export function ownNegatives(
  found: readonly Match[],
  units: readonly Unit[],
): Map<number, Set<number>> {
  const own = new Map<number, Set<number>>();
  for (const { at, phrase } of found) {
    const isLone = at.length === 1 && (phrase.modifier || phrase.sense === "collective");
    if (isLone || phrase.sense === "normal") continue;
    for (const index of at) {
      if (!OWN_NEGATIVE.test(units[index]?.word ?? "") && !isInVain(units, index)) continue;
      const around = own.get(index) ?? new Set();
      for (const other of at) around.add(other);
      own.set(index, around);
    }
  }
  return own;
}

type Scopes = {
  readonly units: readonly Unit[];
  readonly own: ReadonlyMap<number, ReadonlySet<number>>;
  /** What each unit says, negative words that belong to a finding left out, and with them. */
  readonly lenient: Scope[];
  readonly strict: readonly Scope[];
};

/** The words that put what stands beside them into such a scope. */
const TELLING: Partial<Record<Scope, ReadonlySet<string>>> = {
  supposed: SUPPOSING,
  companion: COMPANIONS,
  family: FAMILY,
  past: new Set(["previously"]),
  averse: AVERSE,
};

/** "Worried about money", "roommate had tuberculosis", "intolerant of cold": what a phrase says of worry or company itself is not said within it. */
const isOwnTo = (said: Scope, { at }: Match, units: readonly Unit[]): boolean =>
  at.length > 1 &&
  at.some((index) => {
    const word = units[index]?.word ?? "";
    return [word, word.replace(/s$/, "")].some((one) => TELLING[said]?.has(one) === true);
  });

/** "Soft, nontender abdomen" is a finding; "abdominal tenderness" in the same words is denied by what that finding owns. */
export function scopeOf(match: Match, { units, own, lenient, strict }: Scopes): Scope {
  const { at } = match;
  if (isCalledNormal(match, units)) return "denied";
  const foreign = [...own].filter(([index]) => !at.includes(index));
  const said = at
    .filter((index) => !own.has(index))
    .map((index) => {
      const denies = foreign.some(([negative, around]) => negative < index && around.has(index));
      return (denies ? strict : lenient)[index] ?? "present";
    });
  for (const scope of ["family-denied", "all-denied"] as const)
    if (said.includes(scope)) return scope;
  return said.find((value) => value !== "present" && !isOwnTo(value, match, units)) ?? "present";
}
