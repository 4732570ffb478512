import { expect, test } from "vitest";
import { calculate } from "./calculate.ts";
import { FORMULARY, isCalculated } from "./formulary.ts";
import { DIALYSIS, type Question } from "./patient.ts";

const ADULT = { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" } as const;
const ask = (question: Partial<Question> & { medication: string }) =>
  calculate({ ...ADULT, ...question }, FORMULARY);

test("what a label says of hemodialysis comes first, and the weakest kidneys' dose with it", () => {
  const answer = ask({ medication: "gabapentin", dialysis: "hemodialysis" });
  expect(answer.warnings[0]).toMatch(/^On hemodialysis the source says: a supplemental dose/);
  expect(answer.maxDaily).toBe(ask({ medication: "gabapentin", creatinineClearance: 14 }).maxDaily);
});

test("a dose of its own for hemodialysis goes before the table, and only there", () => {
  const question = { medication: "Recarbrio", indication: "Complicated urinary tract infection" };
  const answer = ask({ ...question, dialysis: "hemodialysis" });
  expect([answer.dose, answer.frequency]).toEqual(["0.5 g", "every 6 hours"]);
  expect(ask({ ...question, dialysis: "peritoneal" }).status).toBe("contraindicated");
});

test("what is not for dialysis is contraindicated there, and not with the same clearance without it", () => {
  expect(ask({ medication: "cenobamate", dialysis: "peritoneal" }).status).toBe("contraindicated");
  expect(ask({ medication: "cenobamate", creatinineClearance: 20 }).status).toBe("dose");
});

test("an estimate of the clearance is not used on dialysis, and that is said", () => {
  const question = { medication: "gabapentin", serumCreatinine: 1 };
  const answer = ask({ ...question, dialysis: "hemodialysis" });
  expect(answer.derivation.join()).toContain("an estimate of the clearance does not hold");
  expect(answer.dose).not.toBe(ask(question).dose);
});

test("no medication answers a patient on dialysis without saying what it knows of it", () => {
  for (const { id } of FORMULARY.filter(isCalculated)) {
    for (const dialysis of DIALYSIS) {
      const answer = ask({ medication: id, dialysis });
      if (answer.status === "not-covered") continue;
      const start = dialysis === "peritoneal" ? "On peritoneal dialysis" : "On hemodialysis";
      expect([id, answer.warnings.some((text) => text.startsWith(start))]).toEqual([id, true]);
    }
  }
});
