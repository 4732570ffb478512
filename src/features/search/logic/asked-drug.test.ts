import { describe, expect, test } from "vitest";
import { askedDrug } from "./asked-drug.ts";

describe("the drug that a search asks for", () => {
  test.each([
    ["apixaban", ["apixaban"], null, []],
    ["Apixaban dosing", ["apixaban"], null, ["dose"]],
    ["eliquis", ["apixaban"], "eliquis", []],
    ["max dose of metformin in renal impairment", ["metformin"], null, ["dose", "renal"]],
    ["metformin renal", ["metformin"], null, ["renal"]],
    ["side effects of warfarin", ["warfarin"], null, ["effects"]],
    ["augmentin", ["amoxicillin", "clavulanate"], "augmentin", []],
    ["apixa", ["apixaban"], null, []],
  ] as const)("%s", (typed, ingredients, readFrom, aspects) => {
    const asked = askedDrug(typed, "written");
    expect(asked).toMatchObject({ ingredients: [...ingredients], readFrom, aspects });
  });

  test.each(["gfr", "renal dose", "dose", "chest pain", "smith", "ap", "flu", ""])(
    "%j names none",
    (typed) => expect(askedDrug(typed, "written")).toBeUndefined(),
  );

  test("reads over typing errors only where it may guess, and tells what was typed", () => {
    expect(askedDrug("metfromin", "written")).toBeUndefined();
    expect(askedDrug("metfromin dose", "meant")).toEqual({
      named: "metfromin",
      ingredients: ["metformin"],
      readFrom: "metfromin",
      aspects: ["dose"],
    });
    expect(askedDrug("xyzzyqwv", "meant")).toBeUndefined();
  });

  test("takes no word that means something else for the beginning of a name", () => {
    expect(askedDrug("warf", "written")?.ingredients).toEqual(["warfarin"]);
    expect(askedDrug("warf", "written", (word) => word === "warf")).toBeUndefined();
  });
});
