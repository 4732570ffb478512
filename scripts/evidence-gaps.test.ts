import { expect, test } from "vitest";
import type { MedicationRecord } from "#/features/dosage/logic/record/record.ts";
import type { Block } from "#/features/evidence/label.ts";
import { readLabel } from "#/features/evidence/logic/read-label.ts";
import { dosingGaps } from "../knowledge/schema/evidence/gaps/dosing.ts";
import { monographGaps } from "../knowledge/schema/evidence/gaps/monographs.ts";
import { packedMonographs } from "../knowledge/schema/evidence/packed-monographs.ts";
import type { Label } from "../knowledge/schema/evidence/shelf.ts";
import { ROOT } from "./setup/root.ts";

function labelOf(ingredient: string, sections: Readonly<Record<string, string>>): Label {
  const text = {
    setId: "4d3dbf6f-1c8a-4daa-8343-8cd8f64a65cd",
    version: 1,
    sections: Object.entries(sections).map(([code, words]) => {
      const block: Block = { kind: "paragraph", text: words };
      return { code, title: "", depth: 0, blocks: [block] };
    }),
  };
  return {
    ...text,
    ingredients: [ingredient],
    labeler: "A",
    routes: ["oral"],
    names: ingredient,
    isExtended: false,
    read: readLabel(text),
  };
}

const RECORD: MedicationRecord = {
  id: "examplin",
  name: "Examplin",
  source: { guideline: "A table", year: 2020 },
  checkedOn: "2026-01-01",
  regimens: [
    {
      for: "Hypertension",
      route: "oral",
      ages: "18 y up",
      rules: [{ dose: "10 mg", every: "24 h", renal: [{ at: "under 30", dose: "5 mg" }] }],
    },
  ],
};

test("what a label's doses ask for the liver is a gap of a record that is silent, and what it asks for kidneys is none of one that has it", () => {
  const words =
    "Halve the dose in hepatic impairment. Give 5 mg with creatinine clearance below 30 mL/min.";
  const found = dosingGaps([RECORD]).find([labelOf("examplin", { "34068-7": words })]);
  expect(found.map(({ missing }) => missing)).toEqual(["liver of examplin (Hypertension)"]);
  expect(found[0]?.words).toContain("Halve the dose");
  expect(dosingGaps([RECORD]).find([labelOf("another", { "34068-7": words })])).toEqual([]);
});

test("an ingredient with a label and no monograph is a gap, and a box that the monograph knows nothing of", () => {
  const all = packedMonographs(ROOT);
  const metformin = all.filter(({ id }) => id === "metformin");
  const missing = (ingredient: string, box: string) =>
    monographGaps(metformin)
      .find([labelOf(ingredient, { "34066-1": box, "34067-9": "For high blood pressure." })])
      .map((gap) => `${gap.file}: ${gap.missing}`);
  expect(missing("examplin", "Death.")).toEqual(["ingredients/examplin: monograph"]);
  expect(missing("metformin", "WARNING: LACTIC ACIDOSIS")).toEqual([]);
  expect(missing("metformin", "WARNING: HEPATOTOXICITY")).toEqual([
    "ingredients/metformin: boxed warning",
  ]);
});
