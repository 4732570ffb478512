import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allPlaces,
  both,
  countPlaces,
  hasPlace,
  noPlaces,
  placesBackwards,
  placesIn,
  without,
} from "./place-set.ts";
import { addPostings, PostingList } from "./posting-list.ts";

const SIZE = 700;
const places = fc.uniqueArray(fc.nat(SIZE - 1));

function setOf(some: readonly number[]) {
  const list = new PostingList();
  for (const place of sorted(new Set(some))) list.add(place);
  const set = noPlaces(SIZE);
  addPostings(set, list.bytes());
  return set;
}

function sorted(set: ReadonlySet<number>): number[] {
  return [...set].toSorted((x, y) => x - y);
}

describe("a set of places", () => {
  test("holds what its posting list was given, in order from either end", () => {
    fc.assert(
      fc.property(places, (some) => {
        const ascending = sorted(new Set(some));
        const set = setOf(some);
        expect([...placesIn(set)]).toEqual(ascending);
        expect([...placesBackwards(set)]).toEqual(ascending.toReversed());
        expect(countPlaces(set)).toBe(some.length);
        expect(hasPlace(set, 3)).toBe(some.includes(3));
      }),
    );
  });

  test("meets and parts like any other set", () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const [one, two] = [new Set(a), new Set(b)];
        expect([...placesIn(both(setOf(a), setOf(b)))]).toEqual(sorted(one.intersection(two)));
        expect([...placesIn(without(setOf(a), setOf(b)))]).toEqual(sorted(one.difference(two)));
      }),
    );
  });

  test.each([1, 31, 32, 33, 700])("has all of %i places and no more", (size) => {
    expect([...placesIn(allPlaces(size))]).toEqual(Array.from({ length: size }, (_, at) => at));
  });
});

test("a posting list counts far places and near ones, and takes them in their order only", () => {
  const list = new PostingList();
  for (const place of [0, 0, 127, 128, 200_000]) list.add(place);
  expect(list.count).toBe(4);
  const set = noPlaces(200_001);
  addPostings(set, list.bytes());
  expect([...placesIn(set)]).toEqual([0, 127, 128, 200_000]);
  expect(() => list.add(5)).toThrow(RangeError);
});
