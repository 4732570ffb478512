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

/**
 * What was found: exact name, name that begins so, words of the name, the rest; and all of that again for what is not a
 * finished drug and cannot be prescribed.
 */
export function* byRelevance({
  found,
  exact,
  begins,
  named,
  unfinished,
}: Tiers): Generator<number> {
  for (const part of [without(found, unfinished), both(found, unfinished)]) {
    let left = part;
    for (const tier of [exact, begins, named, part]) {
      const here = both(tier, left);
      left = without(left, here);
      yield* placesIn(here);
    }
  }
}

/** What was found, and after it what is not a finished drug. */
export function* finishedFirst(found: PlaceSet, unfinished: PlaceSet): Generator<number> {
  yield* placesIn(without(found, unfinished));
  yield* placesIn(both(found, unfinished));
}

/** @param order every place, in the order that is wanted. */
export function inOrder(order: Uint32Array, found: PlaceSet): IteratorObject<number> {
  return order.values().filter((place) => hasPlace(found, place));
}
