import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Fit } from "./suggest.ts";
import { suggest } from "./suggest.ts";
import { substanceOf } from "./vocabulary.ts";

const names = (typed: string, limit = 6): string[] =>
  suggest(typed, limit).map((entry) => entry.name);

test("everyday drugs come first among names that begin alike", () => {
  expect(names("met").slice(0, 2)).toEqual(["Metformin", "Metoprolol"]);
  expect(names("lis")[0]).toBe("Lisinopril");
  expect(names("ator")[0]).toBe("Atorvastatin");
});

test("brands, combinations and later words are found", () => {
  expect(names("lipi")).toContain("Lipitor");
  expect(names("zestor")).toContain("Zestoretic");
  expect(names("glargine")).toContain("Insulin glargine");
});

test("fuzzy names only where nothing fits as typed, and marked", () => {
  const fuzzy = suggest("metfromin", 5);
  expect(fuzzy[0]).toMatchObject({ name: "Metformin", fit: "fuzzy" });
  expect(suggest("metformin", 5).every((entry) => entry.fit !== "fuzzy")).toBe(true);
});

test("exact before prefix before word, never more than asked for, each name once, ids known", () => {
  const order: readonly Fit[] = ["exact", "prefix", "word", "fuzzy"];
  const typed = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("a", "in", "insulin", "pot", "zz"),
  );
  fc.assert(
    fc.property(typed, fc.integer({ min: -1, max: 12 }), (text, limit) => {
      const found = suggest(text, limit);
      expect(found.length).toBeLessThanOrEqual(Math.max(0, limit));
      const fits = found.map((entry) => order.indexOf(entry.fit));
      expect(fits).toEqual(fits.toSorted((left, right) => left - right));
      const identities = found.map((entry) => `${entry.name} ${entry.ingredients.join("+")}`);
      expect(new Set(identities).size).toBe(found.length);
      const ids = found.flatMap((entry) => entry.ingredients);
      expect(ids.every((id) => substanceOf(id) !== undefined)).toBe(true);
    }),
  );
});
