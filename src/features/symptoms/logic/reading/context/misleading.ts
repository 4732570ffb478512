import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { MISLEADING } from "#knowledge/symptoms/misleading.js";
import type { Misleading, Words } from "../../../misleading.ts";
import type { Match } from "../phrases/matching.ts";
import type { Unit } from "../tokens/units.ts";

const COUNTS_NOT = /^(?:function|link)$/;

type Test = (word: string) => boolean;

const isOneOf = (words: readonly string[]): Test => {
  const whole = new Set(words.filter((word) => !word.endsWith("*")));
  const begun = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || begun.some((beginning) => word.startsWith(beginning));
};

/** Met by a word or by the word that stands for its group; nothing is met by everything. */
function met(words: Words | undefined): (unit: Unit | undefined) => boolean {
  if (words === undefined) return () => true;
  const isNamed = "not" in words ? isOneOf(words.not) : isOneOf(words);
  const test: Test = "not" in words ? (word) => !isNamed(word) : isNamed;
  return (unit) => test(unit?.word ?? "") || test(unit?.key ?? "");
}

/** One of the words stands within so many units before the first, or after it too. */
function near(nearby: Misleading["near"], isAfterToo: boolean) {
  if (nearby === undefined) return () => true;
  const isNamed = met(nearby.any);
  return (units: readonly Unit[], first: number): boolean =>
    units
      .slice(Math.max(0, first - nearby.within), isAfterToo ? first + nearby.within : first)
      .some(isNamed);
}

/** Whether a match stands as a record says of words that mean something else. */
function standsAs(said: Misleading): (match: Match, units: readonly Unit[]) => boolean {
  const { lone, letters, byItself } = said;
  const [first, last, afterFirst] = [met(said.first), met(said.last), met(said.afterFirst)];
  const [next, second, place] = [met(said.next), met(said.second), met(said.place)];
  const [before, around] = [near(said.before, false), near(said.near, true)];
  return ({ phrase, at }, units) => {
    const [from, to] = [at[0] ?? 0, at.at(-1) ?? 0];
    const unit = units[from];
    const told = units.findLast(
      ({ kind, word }, index) => index < from && !COUNTS_NOT.test(kind) && !LIGHT_WORDS.has(word),
    );
    return (
      (lone === undefined || at.length === 1) &&
      !(byItself === true && phrase.modifier) &&
      (letters === undefined || (unit !== undefined && unit.end - unit.start === letters)) &&
      first(unit) &&
      last(units[to]) &&
      afterFirst(units[from + 1]) &&
      next(units[to + 1]) &&
      second(units[to + 2]) &&
      place(told) &&
      before(units, from) &&
      around(units, from)
    );
  };
}

type Stands = ReturnType<typeof standsAs>;

const BY_FINDING = new Map<string, Stands[]>();
const BY_ENDING: [string, Stands][] = [];
for (const said of MISLEADING) {
  const stands = standsAs(said);
  for (const id of said.of) {
    if (id.startsWith("*")) BY_ENDING.push([id.slice(1), stands]);
    else BY_FINDING.set(id, [...(BY_FINDING.get(id) ?? []), stands]);
  }
}

/** Words that say something else where they stand so than the finding they are taken for. */
export function isMisleading(match: Match, units: readonly Unit[]): boolean {
  const { finding } = match.phrase;
  return (
    BY_FINDING.get(finding)?.some((stands) => stands(match, units)) === true ||
    BY_ENDING.some(([ending, stands]) => finding.endsWith(ending) && stands(match, units))
  );
}
