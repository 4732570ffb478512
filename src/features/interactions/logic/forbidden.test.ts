import { expect, test } from "vitest";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { CONTRAINDICATED } from "#knowledge/interactions/contraindicated.js";
import { checkEntries } from "./check.ts";
import { findInteractions } from "./entries/find.ts";
import { isForbidden } from "./forbidden.ts";
import { expandSide } from "./rules/groups.ts";
import type { Item } from "./entries/item.ts";
import { readEntry } from "./entries/read-entry.ts";

const drug = (ingredient: string): Item => ({
  name: ingredient,
  parts: [{ ingredient, routes: [], reachesBlood: true }],
});

const forbidden = CONTRAINDICATED.flatMap((record) =>
  expandSide(record.of).flatMap((one) =>
    expandSide(record.with)
      .filter((other) => other !== one)
      .map((other) => [one, other] as const),
  ),
);

test("every pair that a label forbids is known by both names, and told as contraindicated", () => {
  const lower = forbidden.filter(([one, other]) => {
    const [finding] = findInteractions([drug(one), drug(other)]).findings;
    return finding?.contraindicated !== true;
  });
  expect(forbidden.length).toBeGreaterThan(2_000);
  expect(lower.map((pair) => pair.join("+"))).toEqual([]);
  const unknown = forbidden.flat().filter((id) => substanceOf(id) === undefined);
  expect(unknown).toEqual([]);
});

test("what is contraindicated stands above the other major findings, and those by clinical weight, not by the alphabet", () => {
  const list = [
    "acetaminophen 500 mg",
    "tylenol",
    "warfarin",
    "ibuprofen",
    "simvastatin",
    "clarithromycin",
    "amiodarone",
  ];
  const { findings } = checkEntries(list.map(readEntry)).checked;
  const levels = findings.map(({ contraindicated, severity }) =>
    contraindicated === true ? 0 : ["major", "moderate", "minor"].indexOf(severity) + 1,
  );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(findings[0]?.drugs).toEqual(["Clarithromycin", "Simvastatin"]);
  const weights = findings
    .filter(({ contraindicated, severity }) => contraindicated !== true && severity === "major")
    .map(({ reasons }) => Math.max(...reasons.map(({ weight }) => weight)));
  expect(weights.length).toBeGreaterThan(2);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

test("a dose or a route at which the label does not forbid it takes the level away", () => {
  expect(isForbidden("timolol", "verapamil")).toBe(false);
  const [finding] = checkEntries(["simvastatin 20 mg", "ketoconazole cream"].map(readEntry)).checked
    .findings;
  expect(finding?.contraindicated).not.toBe(true);
});
