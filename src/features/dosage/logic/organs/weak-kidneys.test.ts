import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { isReducing } from "../record/kidney-record.ts";
import type { Question } from "../patient/patient.ts";

const ADULT = { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" } as const;
const ask = (medication: string, indication: string, more: Partial<Question> = {}): Answer =>
  calculate({ ...ADULT, medication, indication, ...more }, FORMULARY);
const said = ({ warnings, notes }: Answer): string => [...warnings, ...notes].join(" ");

test("a reduced dose stands without the alternatives and steps of healthy kidneys", () => {
  const healthy = ask("vancomycin", "Sepsis", { creatinineClearance: 100 });
  expect(said(healthy)).toContain("Or 500 mg every 6 hours.");
  expect(said(ask("vancomycin", "Sepsis", { creatinineClearance: 39 }))).not.toMatch(/500 mg/);
  const dvt = "Treatment of deep vein thrombosis or pulmonary embolism";
  expect(said(ask("enoxaparin", dvt))).toContain("Or 105 mg once daily for inpatients.");
  expect(said(ask("enoxaparin", dvt, { creatinineClearance: 20 }))).not.toMatch(/inpatients/);
  const gabapentin = ask("gabapentin", "Postherpetic neuralgia", { creatinineClearance: 10 });
  expect(said(gabapentin)).toContain("left out here");
  expect(said(gabapentin)).not.toMatch(/600 mg/);
});

/** Allopurinol tablets, table 1 of the label; penicillin G potassium, 56ab659e: half of the dose every 8 to 10 hours. */
test.each([
  ["allopurinol", "Gout", { eGFR: 45 }, "50 mg", "once daily"],
  ["allopurinol", "Gout", { eGFR: 25 }, "50 mg", "every 48 hours"],
  ["allopurinol", "Gout", { eGFR: 10 }, "50 mg", "every 3 to 4 days"],
  ["allopurinol", "Gout", { eGFR: 4 }, "50 mg", "once a week"],
  [
    "penicillin-g-potassium",
    "Neurosyphilis",
    { creatinineClearance: 8 },
    "1.5 to 2 million units",
    "every 8 hours",
  ],
])("%s for %s with %o: %s %s", (medication, indication, kidneys, dose, every) => {
  const answer = ask(medication, indication, kidneys);
  expect(answer.dose?.split(" (")[0]).toBe(dose);
  expect(answer.frequency).toBe(every);
});

test.each([
  ["potassium-chloride", "Hypokalemia", "the serum potassium"],
  ["oxycodone", "Severe pain", "names none"],
  ["codeine", "Mild to moderately severe pain", "names none"],
  ["hydrocodone-acetaminophen", "Severe pain", "names none"],
  ["morphine", "Severe pain", "was not read"],
  ["morphine-er", "Severe and persistent pain", "was not read"],
  ["oxycodone-er", "Severe and persistent pain", "was not read"],
  ["captopril", "Hypertension", "was not read"],
  ["ampicillin", "Meningitis or septicemia", "not on record"],
  ["tetracycline", "Infection", "not on record"],
  ["glyburide", "Type 2 diabetes", "not on record"],
])("%s for %s at 10 mL/min: no dose, and why", (medication, indication, why) => {
  const answer = ask(medication, indication, { creatinineClearance: 10 });
  expect([answer.status, answer.dose]).toEqual(["not-covered", null]);
  expect(answer.warnings[0]).toContain(why);
  expect(ask(medication, indication, { creatinineClearance: 100 }).status).toBe("dose");
});

test.each(["mild", "moderate", "severe"] as const)(
  "no share of a dose that no label names is told with a %s impaired liver",
  (hepatic) => {
    const answer = ask("oxycodone", "Severe pain", { hepatic, creatinineClearance: 100 });
    expect([answer.status, answer.dose]).toEqual(["not-covered", null]);
    expect(answer.warnings[0]).toMatch(/asks for a lower first dose .* and names none/);
  },
);

test("a text that gives no dose names no amount and no share of one", () => {
  const lines = FORMULARY.flatMap((medication) =>
    "refused" in medication
      ? []
      : medication.regimens.flatMap(({ rules }) =>
          rules.flatMap(({ renal = [], hepatic = {} }) =>
            [...renal, ...Object.values(hepatic)].flatMap(({ noFigure }) => noFigure ?? []),
          ),
        ),
  );
  expect(lines.length).toBeGreaterThan(25);
  expect(
    lines.filter((line) => /\d ?(?:mg|mcg|g|units|mEq)\b|%|half|third|quarter/.test(line)),
  ).toEqual([]);
});

test("other drugs without a word on kidneys say so above the dose", () => {
  const answer = ask("amitriptyline", "Depression", { creatinineClearance: 10 });
  expect(answer.status).toBe("dose");
  expect(answer.warnings[0]).toMatch(/^Kidney adjustment is not on record: at CrCl 10 mL\/min/);
});

/** Their labels say nothing of kidneys, or no label of them was read. */
test.each([
  ["alprazolam", "Panic disorder"],
  ["buprenorphine-naloxone", "Opioid dependence, maintenance"],
  ["temazepam", "Insomnia"],
  ["dronabinol", "Anorexia in AIDS"],
  ["etomidate", "Induction of anesthesia"],
  ["heparin", "Venous thromboembolism"],
  ["argatroban", "Heparin-induced thrombocytopenia"],
])("a silent source is not read as one that asks for no change: %s", (medication, indication) => {
  const answer = ask(medication, indication, { creatinineClearance: 10 });
  expect([answer.status, answer.dose]).toEqual(["not-covered", null]);
  expect(answer.warnings[0]).toContain("Kidney adjustment is not on record");
  expect(said(ask(medication, indication, { creatinineClearance: 45 }))).toContain("not on record");
  expect(said(ask(medication, indication))).not.toContain("asks for no renal adjustment");
});

test.each([
  ["epinephrine", "Cardiac arrest"],
  ["norepinephrine", "Hypotension"],
  ["tenecteplase", "ST-elevation myocardial infarction"],
  ["midazolam", "Status epilepticus"],
])(
  "the dose of an emergency is told all the same, with a word above it: %s",
  (drug, indication) => {
    for (const kidneys of [{ creatinineClearance: 10 }, { dialysis: "hemodialysis" as const }]) {
      const answer = ask(drug, indication, kidneys);
      expect(answer.status).toBe("dose");
      expect(answer.warnings[0]).toMatch(
        /^Kidney adjustment is not on record\..*told because this is an emergency\.$/,
      );
    }
  },
);

test("that a label asks for no change is said where it does, and which one is on record", () => {
  const dvt = "Treatment of deep vein thrombosis or pulmonary embolism";
  expect(said(ask("apixaban", dvt, { creatinineClearance: 20 }))).toContain(
    "The source asks for no renal adjustment.",
  );
  const unnamed = FORMULARY.flatMap((medication) => {
    if ("refused" in medication || medication.noRenalChange !== undefined) return [];
    const rules = medication.regimens.flatMap((regimen) => regimen.rules);
    const guarded = medication.highAlert || medication.renallyCleared || rules.some(isReducing);
    return guarded && rules.some(({ renal }) => renal?.length === 0) ? [medication.id] : [];
  });
  expect(unnamed).toEqual([]);
});

test("what a label contraindicates with weak kidneys is contraindicated", () => {
  const woman = { sex: "female", ageYears: 30 } as const;
  const answer = ask("cetrorelix", "", { ...woman, creatinineClearance: 10 });
  expect([answer.status, answer.warnings[0]]).toEqual([
    "contraindicated",
    "Contraindicated: severe renal impairment.",
  ]);
});

test("an infusion's maximum is a rate", () => {
  expect(ask("argatroban", "", { hepatic: "moderate" }).maxDaily).toBe(
    "By rate: at most 35 mcg/min",
  );
  const eptifibatide = ask("eptifibatide", "Acute coronary syndrome", {
    creatinineClearance: 30,
  });
  expect(eptifibatide.maxDaily).toMatch(/^By rate: at most 70 mcg\/min/);
});

test("a typed eGFR is what eGFR rules go by, and only the nearest thing for the others", () => {
  expect(ask("metformin", "Type 2 diabetes", { eGFR: 25 }).status).toBe("contraindicated");
  const gabapentin = ask("gabapentin", "Postherpetic neuralgia", { eGFR: 25 });
  expect(gabapentin.warnings[0]).toMatch(/^eGFR 25 .* is used as the nearest thing to the CrCl/);
  const dabigatran = ask("dabigatran", "Nonvalvular atrial fibrillation", { eGFR: 25 });
  expect([dabigatran.status, dabigatran.warnings[0]]).toEqual([
    "more-needed",
    expect.stringMatching(/creatinine clearance, not by eGFR/),
  ]);
});

test("the injection of phenytoin has its boxed warning, the capsule not", () => {
  const box = /Boxed warning: Injection: /;
  expect(said(ask("phenytoin", "Convulsive status epilepticus", { route: "IV" }))).toMatch(box);
  expect(said(ask("phenytoin", "Seizures", { route: "oral" }))).not.toMatch(box);
});

test("an adult gets the tablet that lies in the range, a newborn no volume of a stronger heparin", () => {
  const digoxin = ask("digoxin", "Maintenance in heart failure or atrial fibrillation", {
    route: "oral",
    creatinineClearance: 90,
  });
  expect(digoxin.dose).toBe("250 to 312.5 mcg (2 to 2.5 tablets of 125 mcg)");
  expect(ask("fluphenazine", "", { hepatic: "none" }).dose).toBe(
    "1 to 3 mg (1 to 3 tablets of 1 mg)",
  );
  const newborn = { patientType: "neonatal", ageYears: 0.03, weightKg: 3.3 } as const;
  const enoxaparin = ask("enoxaparin", "Treatment of deep vein thrombosis", newborn);
  expect(enoxaparin.dose).toBe("4.95 mg");
  expect(enoxaparin.warnings[0]).toMatch(/^Under 0\.1 mL/);
});
