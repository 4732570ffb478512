import * as fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { terms } from "#/features/substances/logic/terms.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { Database } from "#/platform/database/database.ts";
import {
  InteractionReport,
  LabelStatements,
  type InteractionRequest,
} from "../interactions.contract.ts";
import { createCalculate } from "../../../app/threads/calculate.ts";
import { checkEntries, reportOf } from "../logic/check.ts";
import { readEntry } from "../logic/entries/read-entry.ts";
import { checkPatient } from "../logic/patient/check-patient.ts";
import { importBytes } from "#/features/drugs/ingest/importing.testing.ts";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import { interactionRoutes } from "./interactions.routes.ts";
import { createLabelStatements } from "./label-statements.store.ts";
import { createProductNames } from "./product-names.store.ts";

const aLabel = (setId: string, name: string, ndc: string, interactions: string) => ({
  set_id: setId,
  id: setId.replace(/.$/, "f"),
  version: "4",
  effective_time: "20260115",
  drug_interactions: [`7 DRUG INTERACTIONS ${interactions}`],
  openfda: {
    brand_name: [`Exampla ${name.toLowerCase()}`],
    generic_name: [name],
    substance_name: [name],
    manufacturer_name: ["Example Laboratories"],
    product_ndc: [ndc],
    product_type: ["HUMAN PRESCRIPTION DRUG"],
    route: ["ORAL"],
  },
});

const WARFARIN_SET = "3f0e9c52-0d0c-4d7c-9a53-2f7c1b6f2a10";
/** The first label names the other drug, the second does not. */
const LABELS = {
  results: [
    aLabel(
      WARFARIN_SET,
      "WARFARIN SODIUM",
      "9991-0001",
      "Take with water. Watch the INR when aspirin is added.",
    ),
    aLabel(
      "5b7c2d14-6a1e-4b0f-8d6b-7d1f0c9e4b20",
      "ASPIRIN",
      "9991-0002",
      "Antacids may change its absorption.",
    ),
  ],
};

const calculate = createCalculate();

const routesOver = (database: Database) =>
  interactionRoutes(
    createProductNames(database),
    createLabelStatements(database, createLabelStore(database).find),
    (input) => calculate("interactions", input),
  );

const aProduct = (name: string, key: string) => ({
  brandName: name,
  genericName: name,
  ndcNumber: key,
  identity: key,
  manufacturerSlug: "example",
  brandKey: name,
  genericKey: name,
  formFamily: "tablet",
  substances: [name.toUpperCase()],
  classes: [],
  factsRank: 1,
  search: "",
});

/** An entry that was read without a question. */
const AS_TYPED = {
  status: "resolved",
  coverage: "usual",
  candidates: [],
  readAs: [],
  notUnderstood: [],
};

const names = terms.map((term) => term.name);
const aName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => `${name} 50 mg twice daily`) },
  { weight: 1, arbitrary: fc.constantFrom("zzqx", "statin", "timolol eye drops", "contrast dye") },
);
const aRequest: fc.Arbitrary<InteractionRequest> = fc.record({
  drugs: fc.array(aName, { minLength: 2, maxLength: 8 }),
  context: fc.record(
    {
      age: fc.integer({ min: 0, max: 110 }),
      creatinineClearance: fc.integer({ min: 5, max: 150 }),
      qtRisk: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

describeEachDatabase("POST /api/interactions/check", (database, engine) => {
  let ask: ReturnType<typeof createApiClient>;
  beforeAll(() => {
    ask = createApiClient(database(), routesOver(database()));
  });
  const check = async (body: unknown) => ask("POST", "/api/interactions/check", { body });

  test("finds the pair, says where it comes from, and names what it read", async () => {
    const { status, body } = await check({ drugs: ["Coumadin", "aspirin 81 mg daily"] });
    expect(status).toBe(200);
    const report = v.parse(InteractionReport, body);
    expect(report.checked).toEqual([
      { input: "Coumadin", ingredients: ["Warfarin"], ...AS_TYPED },
      { input: "aspirin 81 mg daily", ingredients: ["Aspirin"], ...AS_TYPED },
    ]);
    expect(report.interactions).toHaveLength(1);
    expect(report.interactions[0]).toMatchObject({ severity: "major", tier: "stated" });
    expect(report.interactions[0]?.basis.length).toBeGreaterThan(0);
    expect(report.regimen.map((entry) => entry.burden)).toContain("bleeding");
  });

  test("says of every pair what is known, what a label forbids, and how each line was read", async () => {
    const drugs = ["simvastatin", "clarithromycin", "metformn", "zzqx", "statin"];
    const report = v.parse(InteractionReport, (await check({ drugs })).body);
    expect(report.pairs).toHaveLength(10);
    expect(report.interactions[0]).toMatchObject({ severity: "major", contraindicated: true });
    const forbidden = report.pairs.filter(({ contraindicated }) => contraindicated);
    expect(forbidden).toEqual([
      expect.objectContaining({ drug1: "Clarithromycin", drug2: "Simvastatin", state: "stated" }),
    ]);
    expect(report.pairs.filter(({ state }) => state === "not-checkable")).toHaveLength(7);
    const [, , metformin, unknown, statin] = report.checked;
    expect(metformin?.readAs).toEqual([{ typed: "metformn", readAs: "Metformin" }]);
    expect(unknown).toMatchObject({ status: "unknown", notUnderstood: ["zzqx"] });
    expect(statin?.candidates).toContain("Atorvastatin");
  });

  test("holds the drugs against allergies and conditions, and says how it read them", async () => {
    const context = { allergies: ["PCN", "zzqx"], conditions: ["asthma"], pregnant: true };
    const body = { drugs: ["Augmentin", "timolol eye drops", "cefazolin"], context };
    const { patient } = v.parse(InteractionReport, (await check(body)).body);
    expect(patient.read.map(({ status }) => status)).toEqual([
      "known",
      "unknown",
      "known",
      "known",
    ]);
    expect(patient.findings).toMatchObject([
      { kind: "allergy", place: 0, group: "penicillins", contraindicated: true },
      { kind: "condition", place: 1, group: "asthma", contraindicated: true },
      { kind: "allergy", place: 2, severity: "minor" },
    ]);
    expect(patient.findings.every(({ basis }) => basis.length > 0)).toBe(true);
  });

  test.each([
    [
      "words that are no names",
      (line: number) => Array.from({ length: 20 }, (_, at) => `zq${line}x${at}`).join(" "),
    ],
    [
      "ingredients",
      (line: number) =>
        names
          .slice(line * 8, line * 8 + 8)
          .join(" ")
          .slice(0, 200),
    ],
  ])("refuses a list of far too many %s", async (_, lineOf) => {
    const { status, body } = await check({
      drugs: Array.from({ length: 50 }, (__, at) => lineOf(at)),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: [{ field: "drugs", message: expect.stringMatching(/^At most \d+/) }],
    });
  });

  test("reads fifty long lines of directions", async () => {
    const sig = "take 1 tablet by mouth twice daily with food as needed for pain";
    const drugs = names.slice(0, 50).map((name, at) => `${name} ${at + 1} mg ${sig}`.slice(0, 200));
    expect((await check({ drugs })).status).toBe(200);
  });

  test("says what it did not understand", async () => {
    const { body } = await check({ drugs: ["amlodipine", "zzqx", "statin"] });
    expect(v.parse(InteractionReport, body).checked.map((entry) => entry.status)).toEqual([
      "resolved",
      "unknown",
      "ambiguous",
    ]);
  });

  test.each([
    ["metoprolol tartrate 25 mg", "metoprolol succinate 50 mg", "major"],
    ["lisinopril 10 mg", "lisinopril 20 mg", "moderate"],
    ["oxycodone ER 10 mg", "oxycodone 5 mg", "moderate"],
    ["warfarin", "warfarin", "moderate"],
    ["Coumadin", "warfarin", "major"],
  ])("finds %s doubled by %s, %s", async (one, other, severity) => {
    const { body } = await check({ drugs: [one, other] });
    const [finding, ...others] = v.parse(InteractionReport, body).interactions;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity, tier: "stated" });
    expect(finding?.description).toMatch(/^Same drug twice/);
    expect(finding?.drug1).not.toBe(finding?.drug2);
  });

  test("says of which drug little is on record", async () => {
    const { body } = await check({ drugs: ["ensartinib", "amlodipine", "zzqx"] });
    const { checked } = v.parse(InteractionReport, body);
    expect(checked.map(({ coverage }) => coverage)).toEqual(["thin", "usual", "none"]);
  });

  test("weighs a dose that is over the limit of a label", async () => {
    const { body } = await check({ drugs: ["simvastatin 20 mg 2 tabs qhs", "amlodipine 5 mg"] });
    const [finding] = v.parse(InteractionReport, body).interactions;
    expect(finding?.severity).toBe("major");
    expect(finding?.description).toContain("More than 20 mg of simvastatin a day");
  });

  test("reads an NDC by the product's ingredients", async () => {
    await database()
      .insert(drugs)
      .values({
        ...aProduct("example", "1234-5678"),
        productKey: "0012345678",
        substances: ["LISINOPRIL", "HYDROCHLOROTHIAZIDE"],
      });
    const { body } = await check({ drugs: ["01234-5678-90", "potassium chloride"] });
    const report = v.parse(InteractionReport, body);
    expect(report.checked[0]).toEqual({
      input: "01234-5678-90",
      ingredients: ["Lisinopril", "Hydrochlorothiazide"],
      ...AS_TYPED,
    });
    expect(report.interactions[0]?.severity).toBe("moderate");
  });

  test("quotes the label that names the other drug, and says which is silent or missing", async () => {
    await importBytes(database(), "labels.json", JSON.stringify(LABELS));
    const { status, body } = await ask(
      "GET",
      "/api/interactions/labels?first=warfarin&second=aspirin",
    );
    expect(status).toBe(200);
    const { statements } = v.parse(LabelStatements, body);
    expect(statements).toMatchObject([
      {
        of: "warfarin",
        about: "aspirin",
        status: "names",
        setId: WARFARIN_SET,
        version: 4,
        quotes: [
          {
            section: "Drug interactions",
            word: "aspirin",
            sentence: "Watch the INR when aspirin is added.",
          },
        ],
      },
      { of: "aspirin", about: "warfarin", status: "silent", quotes: [] },
    ]);
    const other = await ask("GET", "/api/interactions/labels?first=warfarin&second=metformin");
    const unknown = v.parse(LabelStatements, other.body).statements;
    expect(unknown.map(({ status }) => status)).toEqual(["silent", "not-imported"]);
  });

  test.each([
    [{ drugs: ["warfarin"] }, "drugs"],
    [{ drugs: Array.from({ length: 51 }, () => "aspirin") }, "drugs"],
    [{ drugs: ["warfarin", 7] }, "drugs.1"],
    [{ drugs: ["warfarin", "aspirin"], context: { age: -1 } }, "context.age"],
  ])("refuses %j and names the field", async (body, field) => {
    const answer = await check(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid-input", fields: [{ field }] });
  });

  test("the page and the call say the same of every list", async () => {
    const limiter = createLimiter({ off: true });
    const unlimited = createApiClient(database(), routesOver(database()), { limiter });
    // Which database looks products up hardly matters to lists of names.
    const lists = engine === "PostgreSQL" ? 20 : 200;
    const runs = Number(process.env["INTERACTION_LISTS"] ?? lists);
    await fc.assert(
      fc.asyncProperty(aRequest, async (request) => {
        const { drugs: lines, context = {} } = request;
        const entries = lines.map(readEntry);
        const patient = checkPatient(
          entries.map(({ item }) => item),
          context,
        );
        const page = await reportOf(checkEntries(entries, context), patient);
        const { body } = await unlimited("POST", "/api/interactions/check", { body: request });
        expect(body).toEqual(JSON.parse(JSON.stringify(page)));
      }),
      { numRuns: runs },
    );
  });
});
