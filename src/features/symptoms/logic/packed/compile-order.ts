/** So many of the last things decide what comes next, the last one most. */
const WEIGHTS = [0.1, 0.2, 0.35, 0.6, 1];
/** Words that more things share say nothing of likeness. */
const MOST_SHARED = 300;

/** An order in which things stand beside those that share words with them, rare words counting most: the places of the things. */
export function orderByLikeness(things: readonly (readonly string[])[]): number[] {
  const holders = new Map<string, number[]>();
  things.forEach((words, thing) => {
    for (const word of words) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [thing]);
      else list.push(thing);
    }
  });
  const left = new Set(things.keys());
  const order: number[] = [];
  let next: number | undefined = 0;
  while (next !== undefined) {
    left.delete(next);
    order.push(next);
    const likeness = new Map<number, number>();
    order.slice(-WEIGHTS.length).forEach((thing, index, last) => {
      const weight = WEIGHTS[index + WEIGHTS.length - last.length] ?? 0;
      for (const word of things[thing] ?? []) {
        const sharing = holders.get(word) ?? [];
        if (sharing.length > MOST_SHARED) continue;
        for (const other of sharing) {
          if (!left.has(other)) continue;
          const spread = sharing.length * (things[other]?.length ?? 1);
          likeness.set(other, (likeness.get(other) ?? 0) + weight / Math.sqrt(spread));
        }
      }
    });
    let most = 0;
    [next] = left;
    for (const [other, much] of likeness) {
      if (much < most || (much === most && other > (next ?? other))) continue;
      most = much;
      next = other;
    }
  }
  return order;
}
