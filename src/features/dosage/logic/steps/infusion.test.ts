import { expect, test } from "vitest";
import { readBag } from "../record/bag.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import type { Question } from "../patient/patient.ts";

const ADULT = {
  patientType: "adult",
  ageYears: 50,
  weightKg: 80,
  creatinineClearance: 90,
} as const;

function ask(medication: string, indication: string, more: Partial<Question> = {}) {
  const answer = calculate({ ...ADULT, medication, indication, route: "IV", ...more }, FORMULARY);
  if (answer.status !== "dose") throw new TypeError(`${answer.status}: ${answer.warnings[0]}`);
  return answer;
}

test("a bag is an amount in a volume, or so much in one mL, with or without thousands separated", () => {
  expect(
    [
      "4 mg in 250 mL",
      "25,000 units/250 mL",
      "25000 units in 250 ml",
      "16 mcg/mL",
      ".5 g in 500 mL",
    ].map((text) => readBag(text)?.text),
  ).toEqual([
    "4 mg in 250 mL",
    "25,000 units in 250 mL",
    "25,000 units in 250 mL",
    "16 mcg/mL",
    "0.5 g in 500 mL",
  ]);
  const wrong = [
    "",
    "4 mg",
    "250 mL",
    "4 in 250 mL",
    "1,5 mg in 50 mL",
    "0 mg in 50 mL",
    "4 mg in 0 mL",
    "4 mg in 250 L",
  ];
  expect(wrong.filter((text) => readBag(text) !== undefined)).toEqual([]);
});

test("an infusion is told in mL/h of the bag, never faster than its upper rate", () => {
  // 8 and 12 mcg/min are 480 and 720 mcg/h; 4 mg in 250 mL are 16 mcg/mL.
  const norepinephrine = ask("norepinephrine", "", { bag: "4 mg in 250 mL" });
  expect(norepinephrine.dose).toBe("8 to 12 mcg/min (30 to 45 mL/h of 4 mg in 250 mL)");
  // 18 units/kg/h x 80 kg = 1,440 units/h; 100 units/mL.
  expect(
    ask("heparin", "Venous thromboembolism", { bag: "25,000 units in 250 mL" }).dose,
  ).toContain("1,440 units/h (14.4 mL/h of 25,000 units in 250 mL)");
  // 2 to 20 mcg/kg/min x 80 kg x 60 = 9.6 to 96 mg/h; 1.6 mg/mL.
  const dobutamine = ask("dobutamine", "Cardiac decompensation", { bag: "400 mg in 250 mL" });
  expect(dobutamine.dose).toContain("(6 to 60 mL/h of 400 mg in 250 mL)");
  expect(dobutamine.maxDaily).toContain("(120 mL/h of 400 mg in 250 mL)");
});

test("a bag that is counted in another kind of unit gives no mL/h, and says so", () => {
  const answer = ask("heparin", "Venous thromboembolism", { bag: "250 mg in 250 mL" });
  expect(answer.dose).not.toContain("mL/h");
  expect(answer.notes.join(" ")).toContain("No mL/h: the bag is counted in mg, the dose in units.");
});

test("a rate under what a pump can run is told with a warning", () => {
  const answer = ask("vasopressin", "Septic shock", { bag: "200 units in 1 mL" });
  expect(answer.warnings.join(" ")).toContain("Under 0.1 mL/h: no pump runs this reliably");
});

test("the maximum of a rate that is adjusted is the highest that it may reach, and unknown where none is on record", () => {
  expect(ask("nicardipine", "Severe hypertension").maxDaily).toBe("By rate: at most 15 mg/h");
  expect(ask("norepinephrine", "").maxDaily).toBe(
    "By rate, adjusted by blood pressure: no maximum on record",
  );
  // A fixed rate is its own maximum.
  expect(ask("bivalirudin", "Percutaneous coronary intervention").maxDaily).toBe(
    "By rate: at most 140 mg/h, after the first dose of 60 mg",
  );
});

test("every bag on record can be run for the uses of its medication", () => {
  const useless = FORMULARY.flatMap((medication) => {
    if ("refused" in medication || medication.bags === undefined) return [];
    const rules = medication.regimens.flatMap(({ rules: all }) => all);
    const infused = rules.filter((rule) => "every" in rule && rule.every === "continuous");
    return infused.length === 0 ? [medication.id] : [];
  });
  expect(useless).toEqual([]);
});

test("an infusion is not drawn up by the minute, and keeps its bolus where kidneys reduce its rate", () => {
  const amiodarone = ask("amiodarone", "Ventricular arrhythmia");
  expect(amiodarone.dose).toBe(
    "150 mg (3 mL of injection 50 mg/mL) over 10 minutes, then 1 mg/min",
  );
  const pci = "Percutaneous coronary intervention";
  expect(ask("bivalirudin", pci, { creatinineClearance: 25 }).dose).toBe(
    "60 mg as a bolus, then 80 mg/h",
  );
});

test("a route that only another record of the ingredient has is answered by that one", () => {
  const asked = { ...ADULT, medication: "amiodarone", indication: "Snoring", route: "IV" };
  expect(calculate(asked, FORMULARY).warnings[0]).toMatch(/On record: .*[Vv]entricular/);
});
