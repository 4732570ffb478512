import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { DIALYSIS, type Question } from "../patient/patient.ts";

const ADULT = { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" } as const;
const ask = (question: Partial<Question> & { medication: string }): Answer =>
  calculate({ ...ADULT, ...question }, FORMULARY);
const onDialysis = (medication: string, indication: string, more: Partial<Question> = {}) =>
  ask({ medication, indication, dialysis: "hemodialysis", ...more });

test("what a label says of hemodialysis comes first, and its dose and what follows a session with it", () => {
  const answer = onDialysis("gabapentin", "Postherpetic neuralgia");
  expect(answer.warnings[0]).toMatch(/^On hemodialysis the source says: a supplemental dose/);
  expect(answer.maxDaily).toBe("300 mg in 24 hours, and 125 to 350 mg more after a session");
});

/** As the label at hand or the record's own sentence states it. */
test.each([
  ["cefdinir", "Pharyngitis", "oral", "300 mg", "every 48 hours"],
  ["ciprofloxacin", "Acute uncomplicated cystitis", "oral", "250 mg", "once daily"],
  ["metoclopramide", "Diabetic gastroparesis", "oral", "5 mg", "every 12 hours"],
  ["piperacillin-tazobactam", "Appendicitis", "IV", "2.25 g", "every 12 hours"],
  ["piperacillin-tazobactam", "Nosocomial pneumonia", "IV", "2.25 g", "every 8 hours"],
  ["fluconazole", "Bone marrow transplantation", "oral", "400 mg", "every 48 hours"],
  ["dalbavancin", "Skin infection", "IV", "1,500 mg", "one dose"],
  ["oseltamivir", "Treatment of influenza", "oral", "30 mg", "every 48 hours"],
  ["oseltamivir", "Prevention of influenza", "oral", "30 mg", "every 4 days"],
  ["tenofovir-disoproxil", "HIV-1 infection", "oral", "300 mg", "once a week"],
  ["atenolol", "Hypertension", "oral", "25 to 50 mg", "every 48 hours"],
  ["famciclovir", "Herpes zoster", "oral", "250 mg", "every 48 hours"],
  ["cefepime", "Febrile neutropenia", "IV", "1 g", "once daily"],
])("%s for %s, %s, on hemodialysis: %s, %s", (medication, indication, route, dose, every) => {
  const answer = onDialysis(medication, indication, { route });
  expect(answer.dose).toMatch(new RegExp(`^${dose}(?: |$)`));
  expect(answer.frequency).toBe(every);
});

test("without a dose for dialysis on record the weakest kidneys' dose is not handed out", () => {
  for (const [medication, indication] of [
    ["vancomycin", "Sepsis"],
    ["cefazolin", "Infection"],
    ["meropenem", "Pneumonia"],
  ] as const) {
    const answer = onDialysis(medication, indication);
    expect([answer.status, answer.dose]).toEqual(["not-covered", null]);
    expect(answer.warnings[0]).toMatch(/^Not on record for hemodialysis: /);
  }
});

test("what is stated of adults is not told of a child", () => {
  const child = { patientType: "pediatric", ageYears: 3, weightKg: 14 } as const;
  const question = { ...child, medication: "amoxicillin", indication: "Acute otitis media" };
  const answer = ask({ ...question, dialysis: "hemodialysis" });
  expect([answer.status, answer.dose]).toEqual(["not-covered", null]);
  expect([...answer.warnings, ...answer.notes].join(" ")).not.toMatch(/250 or 500 mg/);
  expect(ask(question).notes.join(" ")).not.toMatch(/dialysis/i);
});

test("a dose of its own for hemodialysis goes before the table, and only there", () => {
  const question = { medication: "Recarbrio", indication: "Complicated urinary tract infection" };
  const answer = ask({ ...question, dialysis: "hemodialysis" });
  expect([answer.dose, answer.frequency]).toEqual(["0.5 g", "every 6 hours"]);
  expect(ask({ ...question, dialysis: "peritoneal" }).status).toBe("contraindicated");
});

test("what is not for dialysis is contraindicated there, and not with the same clearance without it", () => {
  expect(ask({ medication: "cenobamate", dialysis: "peritoneal" }).status).toBe("contraindicated");
  expect(ask({ medication: "cenobamate", creatinineClearance: 20 }).status).not.toBe(
    "contraindicated",
  );
});

test("an estimate of the clearance is not used on dialysis, and that is said", () => {
  const question = { medication: "gabapentin", indication: "Postherpetic neuralgia" };
  const answer = ask({ ...question, serumCreatinine: 1, dialysis: "hemodialysis" });
  expect(answer.dose).not.toBe(ask({ ...question, serumCreatinine: 1 }).dose);
  const vancomycin = onDialysis("vancomycin", "Sepsis", { serumCreatinine: 1 });
  expect(vancomycin.derivation.join()).toContain("an estimate of the clearance does not hold");
});

test("no medication answers a patient on dialysis without saying what it knows of it", () => {
  for (const { id, regimens } of FORMULARY.filter(isCalculated)) {
    for (const regimen of regimens) {
      for (const dialysis of DIALYSIS) {
        const asked = { indication: regimen.for, route: routesOf(regimen)[0] };
        const answer = ask({ medication: id, dialysis, ...asked });
        if (answer.status !== "dose") continue;
        const start = dialysis === "peritoneal" ? "On peritoneal dialysis" : "On hemodialysis";
        const said = answer.warnings.some((text) => text.startsWith(start));
        expect([id, regimen.for, said]).toEqual([id, regimen.for, true]);
      }
    }
  }
});
