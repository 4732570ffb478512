import { both, hasPlace, type PlaceSet, placesIn, without } from "./place-set.ts";

export type Tiers = {
  /** Everything that was found. */
  readonly found: PlaceSet;
  /** Called exactly so; called so in the beginning; with every word in the name. */
  readonly exact: PlaceSet;
  readonly begins: PlaceSet;
  readonly named: PlaceSet;
  readonly unfinished: PlaceSet;
};

/** What was found: exact name, name that begins so, words of the name, the rest; finished before unfinished. */
export function* byRelevance(tiers: Tiers): Generator<number> {
  let left = tiers.found;
  for (const tier of [tiers.exact, tiers.begins, tiers.named, tiers.found]) {
    const here = both(tier, left);
    left = without(left, here);
    yield* placesIn(without(here, tiers.unfinished));
    yield* placesIn(both(here, tiers.unfinished));
  }
}

/** @param order every place, in the order that is wanted. */
export function inOrder(order: Uint32Array, found: PlaceSet): IteratorObject<number> {
  return order.values().filter((place) => hasPlace(found, place));
}
