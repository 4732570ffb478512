import { describe, expect, test } from "vitest";
import { measured } from "./measuring.ts";
import { durationIn } from "./time.ts";
import { foldInPlace } from "../tokens/units.ts";

const meaning = (text: string, age = 40): string[] =>
  measured(foldInPlace(text), { age, sex: "female" }).map(
    ({ finding, negated }) => `${negated ? "no " : ""}${finding}`,
  );

describe("values as notes write them", () => {
  test.each([
    ["WCC 2.3", "wbc-low"],
    ["neuts 0.4", "neutropenia"],
    ["eGFR 18", "creatinine-high"],
    ["BM 2.4", "glucose-low"],
    ["HbA1c 92 mmol/mol", "hba1c-high"],
    ["corrected calcium 1.8", "calcium-low"],
    ["bilirubin 88", "bilirubin-high"],
    ["pCO2 8.2", "acidosis-respiratory"],
    ["FEV1/FVC 0.58", "spirometry-obstructive"],
    ["DLCO 38%", "low-transfer-factor"],
    ["MMSE 18/30", "low-cognitive-score"],
    ["CRT 5 s", "shock"],
    ["CRT 2 s", "no shock"],
    ["protein ++", "proteinuria"],
    ["blood +++", "hematuria"],
    ["VA 6/60", "vision-loss"],
    ["vision 20/20", "no vision-loss"],
    ["ANA 1:640", "ana-positive"],
    ["ANA 1:40", "no ana-positive"],
    ["drinks 2 L cider/day", "alcohol-use-heavy"],
    ["BP 78/palp", "hypotension"],
    ["LMP 7/52 ago", "amenorrhea"],
  ])("%s: %s", (text, finding) => {
    expect(meaning(text)).toContain(finding);
  });

  test("a pressure is judged by the age of a child", () => {
    expect(meaning("BP 128/86", 5)).toContain("hypertension");
    expect(meaning("BP 110/70", 12)).not.toContain("hypertension");
  });

  test.each([
    ["Respiratory rate is 28.", ["tachypnea", "no respiratory-depression"]],
    ["P 72, R 28", ["no tachycardia", "no bradycardia", "tachypnea", "no respiratory-depression"]],
    ["Infusion rate 50 mL/h", []],
    ["a rate of 150", ["tachycardia", "no bradycardia"]],
    ["Na+ 121", ["sodium-low", "no sodium-high"]],
    ["glucose 22.3", ["glucose-high", "no glucose-low"]],
    ["glucose 52", ["glucose-low", "no glucose-high"]],
    ["glucose 29", []],
    ["pulse 132", ["tachycardia", "no bradycardia"]],
    ["BP 118/76", ["no hypertension", "no hypotension"]],
    ["BP 98/60", ["no hypertension"]],
    ["BP 134/82", ["no hypotension"]],
    ["glucose 101.2", ["no glucose-low", "no glucose-high"]],
    ["NT-proBNP 300", ["no bnp-high"]],
    ["conjugated bilirubin 3", ["bilirubin-direct-high"]],
    ["cap refill under 3 s", ["no shock"]],
  ])("%s means %j", (text, findings) => {
    expect(meaning(text).toSorted()).toEqual(findings.toSorted());
  });
});

test.each([
  ["cough 3/12", 90],
  ["5/7 of fever", 5],
  ["pain for 2/52", 14],
  ["BP 120/70", undefined],
  ["power 4/5", undefined],
])("%s lasts %s days", (text, days) => {
  expect(durationIn(text.toLowerCase())?.days).toBe(days);
});
