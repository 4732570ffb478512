import { expect, test } from "vitest";
import { matchClaim, type RegistryEntry } from "./npi-match.ts";

const entry = (changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  organization: false,
  active: true,
  names: [
    { first: "ROBERT", last: "GARCIA-LOPEZ" },
    { first: "ROBERT", last: "LOPEZ" },
  ],
  ...changes,
});

test.each([
  ["Robert", "Garcia-Lopez", "matched"],
  ["Bob", "García", "matched"],
  ["Bob", "Lopez", "matched"],
  ["Roberta", "Garcia", "name-differs"],
  ["Robert", "Smith", "name-differs"],
  ["", "", "name-differs"],
])("%s %s is %s", (first, last, expected) => {
  expect(matchClaim({ first, last }, entry())).toBe(expected);
});

test("a number must be known, a person's and active", () => {
  const name = { first: "Robert", last: "Lopez" };
  expect(matchClaim(name, null)).toBe("not-found");
  expect(matchClaim(name, entry({ organization: true }))).toBe("organization");
  expect(matchClaim(name, entry({ active: false }))).toBe("inactive");
});
