import { expect, test } from "vitest";
import type { SectionChange } from "../labels.contract.ts";
import { SECTION } from "../section.ts";
import { byWeight } from "./changes-by-weight.ts";

const changed = (code: string, title: string): SectionChange => ({
  code,
  title,
  was: null,
  change: "changed",
  clauses: [],
});

test("what may change a prescription comes first, and nothing is lost", () => {
  const sections = [
    changed(SECTION.description, "Description"),
    changed(SECTION.contraindications, "Contraindications"),
    changed(SECTION.howSupplied, "How supplied"),
    changed(SECTION.boxedWarning, "Boxed warning"),
  ];
  const { weighty, ordered } = byWeight(sections);
  expect(weighty.map(({ title }) => title)).toEqual(["Boxed warning", "Contraindications"]);
  expect(ordered.map(({ title }) => title)).toEqual([
    "Boxed warning",
    "Contraindications",
    "Description",
    "How supplied",
  ]);
});
