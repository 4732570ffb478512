import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchClaim, statesOf, type Claim, type RegistryEntry } from "./npi-match.ts";

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

const claims = fc.array(
  fc.record<Claim>({
    match: fc.constantFrom("matched", "not-found", "inactive", "organization", "name-differs"),
    confirmed: fc.boolean(),
    proven: fc.boolean(),
  }),
  { maxLength: 5 },
);

test("a claim is shown to others for one account at most, and never without a confirmed address", () => {
  fc.assert(
    fc.property(claims, fc.boolean(), (all, contested) => {
      const states = statesOf(all, contested);
      const shown = all.filter((_, index) => states[index] === "matched");
      expect(shown.length).toBeLessThan(2);
      for (const claim of shown) {
        expect(claim).toMatchObject({ match: "matched", confirmed: true });
        expect(contested && !claim.proven).toBe(false);
      }
    }),
  );
});

test("a claim without a confirmed address takes nothing from another's", () => {
  fc.assert(
    fc.property(claims, fc.boolean(), (all, contested) => {
      const confirmed = all.filter((claim) => claim.confirmed);
      const among = statesOf(all, contested).filter((_, index) => all[index]?.confirmed);
      expect(among).toEqual(statesOf(confirmed, contested));
    }),
  );
});
