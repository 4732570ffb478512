import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";
import { facesOf } from "./faces.ts";

const PILL = {
  imprint: "APR;10",
  shape: "diamond",
  color: "pink",
  sizeMm: 8,
  score: null,
  matchedOn: ["shape", "imprint"],
  imprintMatch: "one side",
} as const;

test("says of each described feature that is not the pill's what the pill has instead", () => {
  const seen = { imprint: "10", shape: "diamond", color: "blue", score: "yes" } as const;
  expect(differencesOf(seen, { ...PILL, matchedOn: [...PILL.matchedOn] })).toEqual([
    { feature: "imprint", says: "APR 10" },
    { feature: "color", says: "pink" },
    { feature: "score", says: "score not listed" },
  ]);
  const same = { ...PILL, matchedOn: [...PILL.matchedOn], imprintMatch: "exact" as const };
  expect(differencesOf({ imprint: "APR 10", shape: "diamond" }, same)).toEqual([]);
  expect(differencesOf({ imprint: "none" }, same)).toEqual([]);
});

test("draws the parts of an imprint on two faces, none twice and none lost", () => {
  expect(facesOf("")).toEqual([[], []]);
  expect(facesOf("R75")).toEqual([["R75"], []]);
  expect(facesOf("PD; 155;10")).toEqual([["PD", "155"], ["10"]]);
});
