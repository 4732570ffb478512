/** Index pairs of a longest common subsequence, in order. */
export function commonItems(
  a: readonly string[],
  b: readonly string[],
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let start = 0;
  // Most of two versions is alike: what is so at both ends needs no table.
  while (start < a.length && start < b.length && a[start] === b[start]) {
    pairs.push([start, start]);
    start += 1;
  }
  let [endA, endB] = [a.length, b.length];
  const tail: (readonly [number, number])[] = [];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    tail.unshift([endA, endB]);
  }
  for (const [i, j] of commonWithin(a.slice(start, endA), b.slice(start, endB))) {
    pairs.push([start + i, start + j]);
  }
  return [...pairs, ...tail];
}

function commonWithin(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined) {
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
