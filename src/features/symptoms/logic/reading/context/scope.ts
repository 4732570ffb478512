import {
  BROUGHT_ON,
  DENYING_BACKWARDS,
  NEGATING,
  NOTHING_HAPPENED,
  NOTHING_THERE,
  SUPPOSING,
  THINKING,
  TURNS,
} from "#knowledge/symptoms/scope-words.js";
import { endOfClause, fill, type Scope } from "./clauses.ts";
import { endOfDenial, SUCH } from "./denial-ends.ts";
import { deniedBefore, isInVain, looksInVain } from "./denying-back.ts";
import { deniesNothing, endOfWhatIsOver, thereAllTheSame } from "./not-denying.ts";
import { markFamily } from "./family-scope.ts";
import { listedAbsent } from "./headings.ts";
import { markGuarded } from "./guarded.ts";
import { inertBefore, unalteredBy } from "./unaltered.ts";
import type { Unit } from "../tokens/units.ts";

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

/** "Nothing swollen", "nothing to suggest a stroke", "nothing feels numb", against "nothing helps" and "nothing feels right". */
function deniesAnything(units: readonly Unit[], index: number): boolean {
  const [next = "", after = ""] = units.slice(index + 1, index + 3).map(({ word }) => word);
  if (/^(?:has|had|was)$/.test(next) && NOTHING_HAPPENED.has(after)) return true;
  if (next === "to") return /^(?:suggest|indicate)$/.test(after);
  if (!/^(?:feels?|felt|is|was|looks?|seems?)$/.test(next)) return NOTHING_THERE.has(next);
  return NOTHING_THERE.has(after) || SUCH.test(after);
}

type Taken = ReadonlyMap<number, ReadonlySet<number>>;

function markDenials(units: readonly Unit[], scope: Scope[], taken: Taken): void {
  const lists = listedAbsent(units);
  for (const { from, to } of lists) fill(scope, from, to, "denied");
  units.forEach(({ word }, index) => {
    if (lists.some(({ from, to }) => index >= from && index < to)) return;
    const unaltered = unalteredBy(units, index) ?? inertBefore(units, index);
    if (unaltered !== undefined) {
      fill(scope, unaltered[0], unaltered[1], "denied");
      return;
    }
    if (looksInVain(units, index)) fill(scope, index + 2, endOfDenial(units, index), "denied");
    const vain =
      isInVain(units, index) && !taken.has(index) ? deniedBefore(units, index) : undefined;
    if (vain !== undefined) fill(scope, vain[0], vain[1], "denied");
    if (!NEGATING.has(word)) return;
    const own = taken.get(index);
    if (own !== undefined) {
      denyAlternatives(units, scope, index, own);
      return;
    }
    if (word === "nothing" && !deniesAnything(units, index)) return;
    const over = endOfWhatIsOver(units, index);
    if (over !== undefined) {
      fill(scope, index, over, "denied");
      return;
    }
    if (deniesNothing(units, index)) return;
    const there = thereAllTheSame(units, index);
    if (there !== undefined) {
      fill(scope, index, there[0], "denied");
      fill(scope, there[1], endOfDenial(units, index), "denied");
      return;
    }
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

/** "Worse if I lie flat", "as if the room turned", "even if": what brings it on, or what it is like, and no supposition. */
function tellsWhen(units: readonly Unit[], index: number): boolean {
  return (
    units[index]?.word === "if" &&
    units.slice(Math.max(0, index - 4), index).some(({ word }) => BROUGHT_ON.has(word))
  );
}

/** "If he leaves I will kill myself", "if I lie flat I cannot breathe": what follows from it is told. */
const FOLLOWS: ReadonlySet<string> = TURNS.union(new Set(["i"]));

function markSupposed(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    const thought = THINKING.has(word);
    if ((!SUPPOSING.has(word) && !thought) || tellsWhen(units, index)) return;
    const wide = word === "if" || word === "unless" || word === "should";
    const end = endOfClause(units, index + 1, FOLLOWS);
    fill(scope, index, wide ? end : Math.min(end, index + 5), thought ? "thought" : "supposed");
  });
}

const BEGUN = /^(?:began|begun|started|noticed|lost)$/;

/** "Noticed the lump years ago", "lost his smell", "her periods stopped": what began or was lost goes on; what only happened is over. */
const goesOn = (units: readonly Unit[], from: number, to: number): boolean =>
  units.slice(from, to).some(({ word }, index, clause) => {
    if (BEGUN.test(word)) return true;
    return /^(?:stopped|ceased)$/.test(word) && clause[index - 1]?.key === "period";
  });

const ENDED = /^(?:resolved|subsided|disappeared|cleared|ended|vanished|settled)$/;
const LONGEST_AGO = 6;

/** "Resolved two weeks ago", "went away last month": the unit that tells when; what ended within the day may come back. */
function endedLongAgo(units: readonly Unit[], index: number): number | undefined {
  const isEnd =
    ENDED.test(units[index]?.word ?? "") ||
    (units[index]?.word === "away" && /^(?:went|gone)$/.test(units[index - 1]?.word ?? ""));
  const before = units.slice(Math.max(0, index - 3), index);
  if (!isEnd || before.some(({ word }) => /^(?:not|never|no|until)$/.test(word))) return undefined;
  const after = units.slice(index + 1, index + 1 + LONGEST_AGO);
  const at = after.findIndex(
    ({ word, key }, place) =>
      (word === "ago" && /^(?:day|week|month|year)$/.test(after[place - 1]?.key ?? "")) ||
      (word === "last" && /^(?:week|month|year)$/.test(after[place + 1]?.key ?? "") && key !== ""),
  );
  const stop = after.findIndex(({ kind }) => kind === "stop");
  return at === -1 || (stop !== -1 && stop < at) ? undefined : index + 1 + at;
}

/** The first unit of the clause that one stands in; "which resolved" belongs to what stands before its comma. */
function startOfClause(units: readonly Unit[], index: number): number {
  const from =
    units
      .slice(0, index)
      .findLastIndex(
        (unit) => unit.kind === "stop" || unit.kind === "comma" || unit.word === "since",
      ) + 1;
  const refersBack = /^(?:which|that|both|all)$/.test(units[from]?.word ?? "");
  return refersBack && units[from - 1]?.kind === "comma" ? startOfClause(units, from - 1) : from;
}

/** "Ten years ago" and "previously" put what stands before them, back to the last comma or "since", into the past. */
function markPast(units: readonly Unit[], scope: Scope[]): void {
  units.forEach(({ word }, index) => {
    const ended = endedLongAgo(units, index);
    const past = word === "previously" || (word === "ago" && units[index - 1]?.key === "year");
    if (!past && ended === undefined) return;
    const from = startOfClause(units, index);
    if (goesOn(units, from, index)) return;
    for (let at = from; at <= (ended ?? index); at += 1)
      if (scope[at] === "present") scope[at] = "past";
  });
}

/** For each unit, in what way it is said. `taken` are units that belong to a phrase with a negative word of its own. */
export function scopes(units: readonly Unit[], taken: Taken): Scope[] {
  const scope: Scope[] = units.map(() => "present");
  markPast(units, scope);
  markSupposed(units, scope);
  markDenials(units, scope, taken);
  markGuarded(units, scope);
  markFamily(units, scope);
  return scope;
}
