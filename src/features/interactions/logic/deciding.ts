/** Which of a pair's reasons decide its severity. */
import type { Match, Reason } from "./told/pair-words.ts";
import { rankOf } from "./rules/rule-head.ts";

/** Above every severity's rank. */
const NO_LIMIT = 9;

/**
 * Puts the reasons that decide the pair's severity first: rules that settle the pair, else what is stated, else what is
 * predicted; within them the most severe. Reasons of one rule through several ingredients count once.
 */
export function decidingFirst(matches: readonly Match[]): readonly Reason[] {
  if (matches.length < 2) return matches.map(reasonOf);
  const limit = limitOf(matches);
  const sorted = matches.toSorted(
    (a, b) => weightOf(b, limit) - weightOf(a, limit) || byRule(a, b) || a.place - b.place,
  );
  const reasons: Reason[] = [];
  for (const { reason } of sorted) {
    if (!reasons.some(({ rule }) => rule === reason.rule)) {
      reasons.push(reason);
    }
  }
  return reasons;
}

const reasonOf = ({ reason }: Match): Reason => reason;

function byRule({ reason: a }: Match, { reason: b }: Match): number {
  return a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0;
}

/** Where rules settle the pair, no other reason weighs more than the most severe of them. */
function limitOf(matches: readonly Match[]): number {
  let limit = 0;
  for (const { settles, reason } of matches) {
    if (settles) limit = Math.max(limit, rankOf(reason.severity));
  }
  return limit === 0 ? NO_LIMIT : limit;
}

function weightOf({ settles, reason }: Match, limit: number): number {
  const rank = rankOf(reason.severity);
  const stated = reason.tier === "stated" ? 10 : 0;
  return settles ? 100 + stated + rank : stated + Math.min(rank, limit);
}
