import { expect, test } from "vitest";
import { controlledBySubstances, firstStated } from "./controlled.ts";
import { controlledInLabel } from "./controlled-words.ts";
import { SECTION } from "../section.ts";

function label(texts: Partial<Record<keyof typeof SECTION, string>>) {
  return Object.entries(texts).map(([kind, text]) => ({
    code: SECTION[kind as keyof typeof SECTION],
    title: "",
    depth: 0,
    blocks: [{ kind: "paragraph" as const, text }],
  }));
}

test.each([
  [{ controlledSubstance: "Northalol is a Schedule IV controlled substance." }, true, "CIV"],
  [{ abuseAndDependence: "Northalol is a Schedule lll controlled substance." }, true, "CIII"],
  [{ controlledSubstance: "Northalol is a federally controlled substance (CII)." }, true, "CII"],
  [{ controlledSubstance: "Northalol is controlled in schedule C-V." }, true, "CV"],
  [{ packageLabel: "NDC 99990-001-30 Northalol tablets C-II 5 mg" }, true, "CII"],
  [{ packageLabel: "Northalol Tablets CV 50 mg" }, true, "CV"],
  [{ howSupplied: "Northalol capsules, CII, are blue." }, true, "CII"],
  [{ controlledSubstance: "Northalol contains a controlled substance." }, true, undefined],
  [{ controlledSubstance: "Northalol is Schedule II. Calmerin is Schedule IV." }, true, undefined],
  [{ controlledSubstance: "Northalol is not a controlled substance." }, false, undefined],
  [{ controlledSubstance: "Northalol is not scheduled." }, false, undefined],
  [{ howSupplied: "Tablets of 5 mg. CV of the assay 3%." }, null, undefined],
  [{ dosage: "Once daily." }, null, undefined],
])("reads %j", (texts, isControlled, schedule) => {
  expect(controlledInLabel(label(texts), "", false)).toEqual({ isControlled, schedule });
});

test("of several schedules a combination has the strictest, and the package's own counts first", () => {
  const both = "Northalol is in Schedule II. Calmerin is in Schedule IV.";
  expect(controlledInLabel(label({ controlledSubstance: both }), "", true).schedule).toBe("CII");
  const texts = { controlledSubstance: both, packageLabel: "Northalol and Calmerin CIII" };
  expect(controlledInLabel(label(texts), "", true).schedule).toBe("CIII");
});

test("reads the title", () => {
  expect(controlledInLabel([], "NORTHALOL capsules, CII", false).schedule).toBe("CII");
});

test("what is not known is not no, and a substance of the vocabulary without a schedule is", () => {
  expect(controlledBySubstances(["NORTHALOL"]).isControlled).toBeNull();
  expect(controlledBySubstances([]).isControlled).toBeNull();
  expect(controlledBySubstances(["DIAZEPAM"])).toEqual({ isControlled: true, schedule: "CIV" });
  expect(controlledBySubstances(["METOPROLOL TARTRATE"]).isControlled).toBe(false);
  expect(controlledBySubstances(["ACETAMINOPHEN", "CODEINE PHOSPHATE"]).isControlled).toBeNull();
  expect(
    firstStated([
      { isControlled: false, schedule: undefined },
      controlledBySubstances(["DIAZEPAM"]),
    ]),
  ).toEqual({ isControlled: true, schedule: "CIV" });
});
