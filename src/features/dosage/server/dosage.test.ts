import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { DosageAnswer, type DosageQuestion, MedicationList } from "../dosage.contract.ts";
import { calculate } from "../logic/calculate.ts";
import { FORMULARY } from "../logic/choosing/formulary.ts";
import { replyOf } from "../logic/told/reply.ts";
import { dosageRoutes } from "./dosage.routes.ts";

const CHILD: DosageQuestion = {
  patientType: "pediatric",
  weightKg: 12,
  ageYears: 2,
  medication: "acetaminophen",
  indication: "Fever",
  route: "oral",
};

const someQuestion: fc.Arbitrary<DosageQuestion> = fc.record(
  {
    patientType: fc.constantFrom("adult", "pediatric", "neonatal", "geriatric"),
    weightKg: fc.integer({ min: 1, max: 120 }),
    ageYears: fc.integer({ min: 0, max: 95 }),
    medication: fc.constantFrom(...FORMULARY.map(({ id }) => id)),
    creatinineClearance: fc.integer({ min: 5, max: 120 }),
    eGFR: fc.integer({ min: 5, max: 120 }),
    dialysis: fc.constantFrom("hemodialysis", "peritoneal"),
    hepatic: fc.constantFrom("none", "mild", "moderate", "severe"),
    confirmed: fc.boolean(),
  },
  { requiredKeys: ["patientType", "weightKg", "medication"] },
);

// It has no table: one kind of database is as good as the other.
describeEachDatabase(
  "the dosage calculator over HTTP",
  (database) => {
    const ask = (method: string, path: string, body?: unknown) =>
      createApiClient(database(), dosageRoutes(), { limiter: createLimiter({ off: true }) })(
        method,
        path,
        body === undefined ? {} : { body },
      );
    const calculated = (question: unknown) => ask("POST", "/api/dosage/calculate", question);

    test("GET /api/dosage/medications names every medication with its indications and routes", async () => {
      const { status, body } = await ask("GET", "/api/dosage/medications");
      const { medications } = v.parse(MedicationList, body);
      expect(status).toBe(200);
      expect(medications).toHaveLength(FORMULARY.length);
      expect(medications.find(({ id }) => id === "amoxicillin")?.routes).toEqual(["oral"]);
    });

    test("POST /api/dosage/calculate answers a child's dose with its sum", async () => {
      const { status, body } = await calculated(CHILD);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: "dose", route: "oral" });
      const { dose, derivation } = v.parse(DosageAnswer, body);
      expect(derivation.at(-1)).toBe(dose);
    });

    test("an infusion's rate is told in mL/h of a bag, and a bag that is none is refused by name", async () => {
      const question = {
        patientType: "adult",
        weightKg: 80,
        ageYears: 50,
        medication: "norepinephrine",
      };
      const told = await calculated({ ...question, bag: "4 mg in 250 mL" });
      expect(v.parse(DosageAnswer, told.body).dose).toContain("(30 to 45 mL/h of 4 mg in 250 mL)");
      const refused = await calculated({ ...question, bag: "a big one" });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toMatch(/bag.*Bag must be like .*4 mg in 250 mL/);
    });

    test("the API answers as the page's engine does", async () => {
      await fc.assert(
        fc.asyncProperty(someQuestion, async (question) => {
          const { status, body } = await calculated(question);
          expect(status).toBe(200);
          expect(body).toEqual(replyOf(calculate(question, FORMULARY)));
        }),
        { numRuns: 60 },
      );
    });

    test("what must not be given is an answer: no dose, and the reason", async () => {
      const { status, body } = await calculated({
        ...CHILD,
        medication: "codeine",
        indication: "",
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: "contraindicated", dose: null });
      expect(v.parse(DosageAnswer, body).warnings[0]).toMatch(/^Contraindicated: /);
    });

    test("without a chosen indication the answer is a table of them, and no figure", async () => {
      const { body } = await calculated({ ...CHILD, medication: "amoxicillin", indication: "" });
      const { status, dose, byIndication = [] } = v.parse(DosageAnswer, body);
      expect([status, dose]).toEqual(["choose-indication", null]);
      expect(byIndication.length).toBeGreaterThan(3);
      const [row] = byIndication;
      const chosen = { indication: row?.indication, route: row?.route };
      const one = v.parse(
        DosageAnswer,
        (await calculated({ ...CHILD, medication: "amoxicillin", ...chosen })).body,
      );
      expect([one.dose, one.frequency, one.maxDaily]).toEqual([
        row?.dose,
        row?.frequency,
        row?.maxDaily,
      ]);
      expect(one.byIndication).toBeUndefined();
    });

    test("a missing weight is told as missing", async () => {
      const { body } = await calculated({ ...CHILD, weightKg: undefined });
      expect(body).toMatchObject({ fields: [{ message: "Weight in kg is required" }] });
    });

    test.each([
      ["patientType", { ...CHILD, patientType: "child" }],
      ["weightKg", { ...CHILD, weightKg: undefined }],
      ["weightKg", { ...CHILD, weightKg: 0.1 }],
      ["weightKg", { ...CHILD, weightKg: "12" }],
      ["ageYears", { ...CHILD, ageYears: -1 }],
      ["medication", { ...CHILD, medication: " " }],
      ["medication", { ...CHILD, medication: "no such drug" }],
      ["serumCreatinine", { ...CHILD, serumCreatinine: 0 }],
      ["dialysis", { ...CHILD, dialysis: "yes" }],
      ["eGFR", { ...CHILD, eGFR: -1 }],
    ])("refuses a wrong %s and names it", async (field, question) => {
      const { status, body } = await calculated(question);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "invalid-input", fields: [{ field }] });
    });
  },
  { emptied: "never", only: "embedded" },
);
