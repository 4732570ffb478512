import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterRemoval, heldAgainst } from "./check-state.ts";
import { drugsFrom, fragmentOf, MOST_DRUGS } from "./drug-list.ts";

describe("the list in the address", () => {
  test("comes back as it was", () => {
    const aDrug = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => text === text.trim() && text.isWellFormed());
    fc.assert(
      fc.property(fc.uniqueArray(aDrug, { minLength: 0, maxLength: 20 }), (drugs) => {
        expect(drugsFrom(`#${fragmentOf(drugs)}`)).toEqual(drugs);
      }),
    );
  });

  test("holds no drug twice, no empty one, and only as many as are checked", () => {
    expect(drugsFrom("#d=aspirin&d=&d=aspirin&x=1")).toEqual(["aspirin"]);
    const many = Array.from({ length: 70 }, (_, number) => `drug ${number}`);
    expect(drugsFrom(fragmentOf(many))).toHaveLength(MOST_DRUGS);
  });
});

describe("a removal", () => {
  const checked = { phase: "checked", drugs: ["a", "b", "c", "d"] } as const;

  test("that leaves 2 or fewer drugs clears the results", () => {
    expect(afterRemoval(checked, ["a", "b"])).toEqual({ phase: "selecting" });
  });

  test("that leaves more keeps them without the drug", () => {
    expect(afterRemoval(checked, ["a", "b", "d"])).toEqual({
      phase: "checked",
      drugs: ["a", "b", "d"],
    });
  });
});

describe("a check whose drugs have left the list", () => {
  const checked = { phase: "checked", drugs: ["a", "b"] } as const;

  test("says nothing of the drugs that took their place", () => {
    expect(heldAgainst(checked, ["c", "d"])).toEqual({ phase: "selecting" });
    expect(heldAgainst(checked, ["a", "c"])).toEqual({ phase: "selecting" });
  });

  test("stands while two of them are there", () => {
    expect(heldAgainst(checked, ["a", "b", "c"])).toBe(checked);
  });
});
