/** The prose of a rule as it holds for one of its pairs: what is written for other members stays out. */
import type { PairNote, Rule } from "../../rule.ts";
import { expandSide } from "../rules/groups.ts";

export type Prose = Pick<
  Rule,
  "says" | "why" | "mechanism" | "effects" | "management" | "onset" | "depends" | "instead"
>;

type Pair = readonly [string, string];

const expanded = new Map<string, ReadonlySet<string>>();

function isAmong(ingredient: string, side: string): boolean {
  const known = expanded.get(side) ?? new Set(expandSide(side));
  expanded.set(side, known);
  return known.has(ingredient);
}

function isAbout({ of, with: others }: PairNote, [one, other]: Pair): boolean {
  const fits = (it: string, partner: string): boolean =>
    isAmong(it, of) && (others === undefined || isAmong(partner, others));
  return fits(one, other) || fits(other, one);
}

const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(" ");

/** The rule's own sentences, then those of its notes that are about the two; `{a}` and `{b}` still stand for their names. */
export function proseFor(rule: Rule, pair: Pair): Prose {
  const { says, why, mechanism, effects, management, onset, depends, instead } = rule;
  const own = { says, why, mechanism, effects, management, onset, depends, instead };
  const notes = (rule.notes ?? []).filter((note) => isAbout(note, pair));
  if (notes.length === 0) return own;
  return {
    says: joined([says, ...notes.map((note) => note.says)]),
    why: joined([why, ...notes.map((note) => note.why)]),
    mechanism: joined([mechanism, ...notes.map((note) => note.mechanism)]),
    effects: [...effects, ...notes.flatMap((note) => note.effects ?? [])],
    management: joined([management, ...notes.map((note) => note.management)]),
    onset,
    depends: [...(depends ?? []), ...notes.flatMap((note) => note.depends ?? [])],
    instead: joined([instead, ...notes.map((note) => note.instead)]),
  };
}
