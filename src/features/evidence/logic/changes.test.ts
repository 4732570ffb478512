import { expect, test } from "vitest";
import type { CitedStatement } from "../cited-statement.ts";
import type { LabelText } from "../label.ts";
import { changesIn } from "./changes.ts";
import { judgeLabel } from "./judge-label.ts";

const SET_ID = "00000000-0000-4000-8000-000000000001";

function labelOf(version: number, texts: Readonly<Record<string, string>>): LabelText {
  return {
    setId: SET_ID,
    version,
    sections: Object.entries(texts).map(([code, text]) => ({
      code,
      title: "",
      depth: 0,
      blocks: [{ kind: "paragraph", text }],
    })),
  };
}

const BOXED = "34066-1";
const CONTRAINDICATIONS = "34070-3";
const DOSAGE = "34068-7";
const EARLIER = labelOf(3, {
  [BOXED]: "WARNING: LACTIC ACIDOSIS. Cases of lactic acidosis have resulted in death.",
  [CONTRAINDICATIONS]: "Severe renal impairment (eGFR below 30 mL/min/1.73 m2). Acidosis.",
  [DOSAGE]: "The starting dose in adults is 500 mg twice a day, given with meals.",
});

const cited = (
  id: string,
  kind: string,
  fields: CitedStatement["fields"],
  sections: string,
): CitedStatement => ({
  id,
  file: "ingredients/metformin",
  kind,
  fields,
  ingredients: ["metformin"],
  source: { setId: SET_ID, version: "3" },
  sections,
  support: { setId: SET_ID, version: 3 },
});

const STATEMENTS = [
  cited("dose", "dose", { dose: "500 mg", every: "12 h" }, "Dosage and Administration"),
  cited("limit", "contraindication", { says: "acidosis" }, "Contraindications"),
  cited("box", "boxed", { says: "Lactic acidosis." }, "Boxed Warning"),
];

test("a label supports what its sections say", () => {
  const judgements = judgeLabel(EARLIER, STATEMENTS);
  expect(judgements.map(({ judgement }) => judgement)).toEqual(Array(3).fill("supported"));
  expect(judgements[0]?.found).toContain("500 mg twice a day");
});

test("a newer version that says the same changes nothing", () => {
  expect(changesIn({ ...EARLIER, version: 4 }, STATEMENTS)).toEqual([]);
});

test("what a newer version no longer says is told, worst first", () => {
  const later = labelOf(4, {
    [DOSAGE]: "The starting dose in adults is 850 mg once a day, given with meals.",
    [CONTRAINDICATIONS]: "Hypersensitivity to metformin.",
    [BOXED]: "WARNING: HEPATIC FAILURE.",
  });
  expect(
    changesIn(later, STATEMENTS).map(({ statement, severity }) => [statement.id, severity]),
  ).toEqual([
    ["box", "boxed warning"],
    ["limit", "contraindication"],
    ["dose", "dose"],
  ]);
});

test("the cited version itself, an earlier one and another label change nothing", () => {
  const empty = labelOf(3, {});
  expect(changesIn(empty, STATEMENTS)).toEqual([]);
  expect(changesIn({ ...empty, version: 2 }, STATEMENTS)).toEqual([]);
  expect(changesIn({ ...empty, version: 9, setId: "another" }, STATEMENTS)).toEqual([]);
});
