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
  const least = top * share;
  let kept: number[] = [];
  let bar = least;
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight < least) continue;
    total += 1;
    // An equal that comes later than enough others stays behind them.
    if (weight < bar || (weight === bar && kept.length >= most)) continue;
    kept.push(at);
    if (kept.length >= 2 * most) {
      kept = sorted(weights, kept).slice(0, most);
      bar = weights[kept.at(-1) ?? 0] ?? least;
    }
  }
  return { best: sorted(weights, kept).slice(0, most), total };
}

function sorted(weights: Float64Array, places: readonly number[]): number[] {
  return places.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
}
