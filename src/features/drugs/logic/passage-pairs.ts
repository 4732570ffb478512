import { bestMatches, countShared, type Match } from "./alike.ts";
import { type Passage, textsOf } from "./label-clauses.ts";
import { SECTION } from "../section.ts";

/** How sure it is that two passages are one in two versions; nothing where it is not. */
type Likeness = (before: Passage, after: Passage) => number | undefined;

/**
 * Which passage of the later version is which of the earlier, as places in both. By code and heading, by heading alone, by
 * what they say, by code alone: a section that is called or coded differently is not another one.
 */
export function pairPassages(
  before: readonly Passage[],
  after: readonly Passage[],
): Map<number, number> {
  const pairs = new Map<number, number>();
  const take = (like: Likeness) => {
    const known = new Set(pairs.values());
    const matches: Match[] = [];
    for (const [atAfter, later] of after.entries()) {
      if (pairs.has(atAfter)) continue;
      for (const [atBefore, earlier] of before.entries()) {
        if (known.has(atBefore) || earlier.isHighlight !== later.isHighlight) continue;
        const score = like(earlier, later);
        if (score !== undefined) matches.push({ before: atBefore, after: atAfter, score });
      }
    }
    for (const match of bestMatches(matches)) pairs.set(match.after, match.before);
  };
  take((a, b) => (a.code === b.code && a.heading === b.heading ? shared(a, b) : undefined));
  take((a, b) => (a.heading !== "" && a.heading === b.heading ? shared(a, b) : undefined));
  take((a, b) => {
    const least = Math.min(a.units.length, b.units.length);
    const count = shared(a, b);
    return count > 0 && count >= least / 2
      ? count / Math.max(a.units.length, b.units.length)
      : undefined;
  });
  take((a, b) => (a.code === b.code && a.code !== SECTION.unclassified ? shared(a, b) : undefined));
  pairHeadings(before, after, pairs);
  return pairs;
}

function shared(a: Passage, b: Passage): number {
  return countShared(textsOf(a.units), textsOf(b.units));
}

/** A heading without words of its own is the one that stands at the same place. */
function pairHeadings(
  before: readonly Passage[],
  after: readonly Passage[],
  pairs: Map<number, number>,
): void {
  const known = new Set(pairs.values());
  for (const [at, later] of after.entries()) {
    const place = at === 0 ? 0 : (pairs.get(at - 1) ?? Number.NaN) + 1;
    const earlier = before[place];
    if (pairs.has(at) || earlier === undefined || known.has(place)) continue;
    if (earlier.isHighlight !== later.isHighlight) continue;
    if (earlier.units.length + later.units.length > 0) continue;
    pairs.set(at, place);
    known.add(place);
  }
}
