/** How much two lists have in common, each item as often as both have it. */
export function countShared(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of a) counts.set(item, (counts.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of b) {
    const left = counts.get(item) ?? 0;
    if (left === 0) continue;
    shared += 1;
    counts.set(item, left - 1);
  }
  return shared;
}

/** The words that two texts share, as a part of both: 1 for the same words, 0 for none. */
export function likeness(a: string, b: string): number {
  const [one, other] = [a.split(" "), b.split(" ")];
  return (2 * countShared(one, other)) / (one.length + other.length);
}

export type Match = { readonly before: number; readonly after: number; readonly score: number };

/** Of all possible matches the best first, each side once; of equally good ones the nearest. */
export function bestMatches(matches: readonly Match[]): Match[] {
  const distance = ({ before, after }: Match) => Math.abs(before - after);
  const [before, after] = [new Set<number>(), new Set<number>()];
  return matches
    .toSorted((a, b) => b.score - a.score || distance(a) - distance(b))
    .filter((match) => {
      if (before.has(match.before) || after.has(match.after)) return false;
      before.add(match.before);
      after.add(match.after);
      return true;
    });
}
