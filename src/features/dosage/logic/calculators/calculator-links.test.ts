import { expect, test } from "vitest";
import { USES } from "#knowledge/calculators/by-ingredients.js";
import { calculate } from "../calculate.ts";
import { calculatorLinks } from "./calculator-links.ts";
import { type Draft, EMPTY_DRAFT, questionOf } from "../patient/draft.ts";
import { FORMULARY } from "../choosing/formulary.ts";

/** The links for a patient, by what they are called. */
function linksFor(typed: Partial<Draft>): Record<string, string> {
  const draft = { ...EMPTY_DRAFT, ...typed };
  const read = questionOf(draft);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  const links = calculatorLinks(draft, calculate(read.question, FORMULARY), USES);
  return Object.fromEntries(links.map(({ label, href }) => [label, href]));
}

const WOMAN = {
  patientType: "adult",
  age: "60",
  sex: "female",
  weight: "154 lb",
  height: "5 ft 6 in",
  creatinine: "1.1",
} as const;

test("hand on what was typed of the patient, as it was typed, and only what a calculator takes", () => {
  const links = linksFor({ ...WOMAN, medication: "Metformin" });
  expect(links["Creatinine clearance (Cockcroft-Gault)"] ?? links["Creatinine clearance"]).toBe(
    "/calculators/creatinine-clearance#age=60&sex=female&weight=154+lb&height=5+ft+6+in&creatinine=1.1",
  );
  expect(links["Child-Pugh score"]).toBe("/calculators/child-pugh");
});

test("a child's kidneys are estimated by the height", () => {
  const links = linksFor({
    ...WOMAN,
    patientType: "pediatric",
    age: "8",
    weight: "25",
    medication: "Amoxicillin",
  });
  expect(links["eGFR in children (Schwartz)"]).toMatch(
    /^\/calculators\/egfr-schwartz#height=.*creatinine=1\.1$/,
  );
});

test("the day's dose of an opioid by mouth goes into morphine equivalents", () => {
  const links = linksFor({ ...WOMAN, medication: "Oxycodone" });
  const mme = Object.values(links).find((href) => href.startsWith("/calculators/opioid-mme"));
  // 15 mg every 4 hours.
  expect(mme).toBe("/calculators/opioid-mme#oxycodone=90");
});

test("vancomycin leads to its levels", () => {
  expect(Object.values(linksFor({ ...WOMAN, medication: "Vancomycin" })).join(" ")).toMatch(
    /vancomycin-auc.*vancomycin-estimate#weight=154\+lb/,
  );
});
