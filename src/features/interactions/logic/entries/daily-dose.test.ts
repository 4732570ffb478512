import { expect, test } from "vitest";
import { readMedicationLine } from "#/features/substances/logic/medication-line.ts";
import { checkEntries } from "../check.ts";
import { dailyMgOf, doseOf } from "./daily-dose.ts";
import { readEntry } from "./read-entry.ts";

test.each([
  ["metoprolol succ 50 mg daily", 50],
  ["simvastatin 20 mg 2 tabs qhs", 40],
  ["half tablet of simvastatin 40 mg nightly", 20],
  ["Tylenol 500 mg 1-2 tabs q6h prn", 4000],
  ["gabapentin 300 mg caps 3 times a day", 900],
  ["metformin 1 g bid", 2000],
  ["levothyroxine 75 mcg every morning", 0.075],
  ["warfarin 5 mg", undefined],
  ["Norco 5/325 1-2 tabs q4-6h prn", undefined],
  ["Lantus 20 units qHS", undefined],
  ["fentanyl patch 25 mcg/hr q72h", undefined],
  ["simvastatin 40 mg, take 20 mg daily", undefined],
])("%s is %s mg a day", (text, dose) => {
  expect(dailyMgOf(readMedicationLine(text))).toEqual(dose);
});

test.each(["fluconazole 150 mg x1", "fluconazole 150 mg tablet, one-time dose"])(
  "%s is taken once",
  (text) => {
    expect(doseOf(readMedicationLine(text))).toEqual({ singleDose: true });
  },
);

const severityOf = (...lines: string[]): string | undefined =>
  checkEntries(lines.map(readEntry)).checked.findings[0]?.severity;

test("one dose weighs less than a course", () => {
  expect(severityOf("fluconazole 150 mg single dose", "simvastatin 20 mg daily")).toBe("minor");
  expect(severityOf("fluconazole 200 mg daily", "simvastatin 20 mg daily")).toBe("moderate");
});

test("a flush of a catheter is not heparin treatment", () => {
  expect(severityOf("heparin lock flush 10 units/mL", "ibuprofen 600 mg tid")).toBeUndefined();
  expect(severityOf("heparin 5,000 units sc q8h", "ibuprofen 600 mg tid")).toBe("major");
});
