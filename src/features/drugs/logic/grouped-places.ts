/** The places of one group that were found, the first of them first. */
export type GroupOfPlaces = {
  readonly number: number;
  readonly places: readonly [number, ...number[]];
};

type Window = { readonly from: number; readonly count: number };

/**
 * A window of groups, in the order in which the first place of each comes, each with all its places: none is parted
 * between two windows. `total` counts all groups.
 * @param groups the number of each place's group.
 */
export function groupsIn(
  places: Iterable<number>,
  groups: Uint32Array,
  { from, count }: Window,
): { readonly page: readonly GroupOfPlaces[]; readonly total: number } {
  // Where each group stands in the order, from 1; 0 for one that has not come yet. A group has at least one place.
  const ranks = new Uint32Array(groups.length);
  const page: { number: number; places: [number, ...number[]] }[] = [];
  let total = 0;
  for (const place of places) {
    const number = groups[place] ?? 0;
    const rank = ranks[number] ?? 0;
    if (rank === 0) {
      if (total >= from && page.length < count) page.push({ number, places: [place] });
      total += 1;
      ranks[number] = total;
    } else page[rank - 1 - from]?.places.push(place);
  }
  return { page, total };
}
