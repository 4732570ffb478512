import {
  both,
  countPlaces,
  hasPlace,
  type PlaceSet,
  placesBackwards,
  placesIn,
  without,
} from "./place-set.ts";

export type Tiers = {
  /** Everything that was found. */
  readonly found: PlaceSet;
  /** Called exactly so; called so in the beginning; with every word in the name. */
  readonly exact: PlaceSet;
  readonly begins: PlaceSet;
  readonly named: PlaceSet;
  readonly unfinished: PlaceSet;
};

type Window = { readonly from: number; readonly count: number };

/** A window of what was found: exact name, name that begins so, words of the name, the rest; finished before unfinished. */
export function byRelevance(tiers: Tiers, window: Window): number[] {
  const page: number[] = [];
  let left = tiers.found;
  let passed = 0;
  for (const tier of [tiers.exact, tiers.begins, tiers.named, tiers.found]) {
    const here = both(tier, left);
    left = without(left, here);
    for (const group of [without(here, tiers.unfinished), both(here, tiers.unfinished)]) {
      const size = countPlaces(group);
      if (passed + size > window.from && page.length < window.count) {
        const rest = { from: Math.max(0, window.from - passed), count: window.count - page.length };
        page.push(...windowOf(placesIn(group), rest));
      }
      passed += size;
    }
  }
  return page;
}

export function byName(found: PlaceSet, window: Window): number[] {
  return windowOf(placesIn(found), window);
}

export function byNameBackwards(found: PlaceSet, window: Window): number[] {
  return windowOf(placesBackwards(found), window);
}

/** @param order every place, in the order that is wanted. */
export function inOrder(order: Uint32Array, found: PlaceSet, window: Window): number[] {
  return windowOf(
    order.values().filter((place) => hasPlace(found, place)),
    window,
  );
}

function windowOf(places: IteratorObject<number>, { from, count }: Window): number[] {
  return places.drop(from).take(count).toArray();
}
