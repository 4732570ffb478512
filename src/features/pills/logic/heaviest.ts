/**
 * The places of the largest weights, largest first and equals in their order, `most` of them; and how many there
 * are in all that weigh at least `share` of the largest. One pass over many, a sort over few.
 */
export function heaviest(
  weights: Float64Array,
  share: number,
  most: number,
): { best: number[]; total: number } {
  let top = 0;
  for (let at = 0; at < weights.length; at += 1) top = Math.max(top, weights[at] ?? 0);
  if (top === 0) return { best: [], total: 0 };
  const places: number[] = [];
  for (let at = 0; at < weights.length; at += 1) {
    if ((weights[at] ?? 0) >= top * share) places.push(at);
  }
  return { best: largest(weights, places, most), total: places.length };
}

function largest(weights: Float64Array, places: readonly number[], most: number): number[] {
  const least = places.length > most ? nthLargest(weights, places, most) : 0;
  const above = places.filter((at) => (weights[at] ?? 0) > least);
  const equal = places.filter((at) => weights[at] === least);
  const sorted = above.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  return [...sorted, ...equal].slice(0, most);
}

function nthLargest(weights: Float64Array, places: readonly number[], n: number): number {
  const values = Float64Array.from(places, (at) => weights[at] ?? 0).toSorted();
  return values[values.length - n] ?? 0;
}
