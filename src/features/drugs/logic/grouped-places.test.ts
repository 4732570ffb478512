import * as fc from "fast-check";
import { expect, test } from "vitest";
import { groupsIn } from "./grouped-places.ts";

const groups = fc.array(fc.nat(9), { minLength: 1, maxLength: 60 });

test("pages of groups hold every place once, each group whole, in the order in which they come", () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 5 }), fc.nat(), (numbers, count, seed) => {
      // Numbers of groups go from 0 without a gap, as a build gives them.
      const order = [...new Set(numbers)];
      const of = Uint32Array.from(numbers.map((number) => order.indexOf(number)));
      const places = numbers.map((_, at) => (at + seed) % numbers.length);
      const pages = Array.from({ length: Math.ceil(order.length / count) }, (_, page) =>
        groupsIn(places, of, { from: page * count, count }),
      );
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([order.length]));
      const all = pages.flatMap(({ page }) => page);
      expect(all.flatMap((group) => group.places).toSorted((a, b) => a - b)).toEqual(
        places.toSorted((a, b) => a - b),
      );
      expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
      const ranks = all.map((group) => places.indexOf(group.places[0]));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
