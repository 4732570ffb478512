import { expect, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { createCalculate } from "../../../app/threads/calculate.ts";
import { analyze } from "../logic/analyze.ts";
import { VIGNETTES } from "../logic/reading/vignettes.testing.ts";
import { otherNamesOf } from "../logic/packed/other-names.ts";
import { vocabulary } from "../logic/packed/vocabulary.ts";
import type { SymptomInquiry } from "../symptoms.contract.ts";
import { symptomRoutes } from "./symptoms.routes.ts";

const INQUIRY = {
  age: 34,
  gender: "female" as const,
  duration: "2 days",
  symptoms: ["abdominal-pain-rlq", "fever"],
  denied: ["diarrhea"],
  additionalInfo: "She has no appetite and denies dysuria.",
};

const calculate = createCalculate();
const analyzed = (inquiry: SymptomInquiry) => calculate("symptoms", inquiry);

const listed = () => calculate("symptomVocabulary", undefined);

/** Nothing of it is kept. */
const READS_ONLY = { emptied: "never" } as const;

const overHttp = (database: () => Database) => {
  const ask = (method: string, path: string, body?: unknown) =>
    createApiClient(database(), symptomRoutes(analyzed, listed))(
      method,
      path,
      body === undefined ? {} : { body },
    );

  test("GET /api/symptoms gives the whole vocabulary", async () => {
    const { status, body } = await ask("GET", "/api/symptoms");
    expect(status).toBe(200);
    expect(body).toEqual(vocabulary());
  });

  test("POST /api/symptoms/analyze answers as the page's engine does", async () => {
    for (const { text, patient } of VIGNETTES.slice(0, 5)) {
      const inquiry = { ...INQUIRY, age: patient.age, gender: patient.sex, additionalInfo: text };
      const { status, body } = await ask("POST", "/api/symptoms/analyze", inquiry);
      expect(status).toBe(200);
      expect(body).toEqual(JSON.parse(JSON.stringify(analyze(inquiry, [], otherNamesOf))));
    }
  });

  test("duration, symptoms and text may be empty or left out", async () => {
    const { status, body } = await ask("POST", "/api/symptoms/analyze", {
      age: 0.1,
      gender: "male",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ conditions: [], redFlags: [], recognized: [] });
    expect(body).toMatchObject({ triage: "not-judged", language: "none" });
  });

  test.each([
    ["letters that are no words", "Wqrt plonk zzvi.", "english"],
    ["a question", "Which antibiotic is the best one for children?", "english"],
    ["a text in German", "Mein Sohn hat seit gestern Fieber und hustet stark.", "not-english"],
    ["a text in Spanish", "Tengo mareos y me duele la barriga desde ayer.", "not-english"],
    ["a text in Russian", "Сильная головная боль со вчерашнего дня.", "not-english"],
    ["what is normal alone", "Vitals normal, lungs clear, looks well.", "english"],
  ])("%s is not judged, and lists nothing", async (_, additionalInfo, language) => {
    const { status, body } = await ask("POST", "/api/symptoms/analyze", {
      age: 50,
      gender: "male",
      additionalInfo,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      triage: "not-judged",
      language,
      conditions: [],
      mustNotMiss: [],
      questions: [],
    });
  });

  test.each([
    ["age", { gender: "male" }],
    ["age", { ...INQUIRY, age: -1 }],
    ["age", { ...INQUIRY, age: "34" }],
    ["gender", { ...INQUIRY, gender: "other" }],
    ["symptoms", { ...INQUIRY, symptoms: "fever" }],
    ["additionalInfo", { ...INQUIRY, additionalInfo: 7 }],
    ["additionalInfo", { ...INQUIRY, additionalInfo: "x".repeat(20_001) }],
  ])("refuses a wrong %s and names it", async (field, inquiry) => {
    const { status, body } = await ask("POST", "/api/symptoms/analyze", inquiry);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid-input", fields: [{ field }] });
  });
};

describeEachDatabase("the symptom checker over HTTP", overHttp, READS_ONLY);
