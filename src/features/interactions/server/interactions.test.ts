import * as fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { terms } from "#/features/substances/logic/terms.ts";
import { createLimiter } from "#/platform/http/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { Database } from "#/platform/database/database.ts";
import {
  InteractionReport,
  LabelStatements,
  type InteractionRequest,
  type LabelText,
} from "../interactions.contract.ts";
import { checkEntries, reportOf } from "../logic/check.ts";
import { readEntry } from "../logic/read-entry.ts";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import { interactionRoutes } from "./interactions.routes.ts";
import { createLabelStatements } from "./label-statements.store.ts";
import { createProductNames } from "./product-names.store.ts";

const LABEL: LabelText = {
  setId: "00000000-0000-4000-8000-000000000001",
  version: 3,
  effectiveOn: "2025-05-01",
  sections: [
    { code: "34073-7", title: "Drug Interactions", depth: 0, blocks: [] },
    {
      code: "42229-5",
      title: "Anticoagulants",
      depth: 1,
      blocks: [
        { kind: "paragraph", text: "Take with water. Watch the INR when aspirin is added." },
      ],
    },
  ],
};

const routesOver = (database: Database) =>
  interactionRoutes(
    createProductNames(database),
    createLabelStatements(database, async (setId) => (setId === LABEL.setId ? LABEL : undefined)),
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

describeEachDatabase("POST /api/interactions/check", (database) => {
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
      { input: "Coumadin", status: "resolved", ingredients: ["Warfarin"] },
      { input: "aspirin 81 mg daily", status: "resolved", ingredients: ["Aspirin"] },
    ]);
    expect(report.interactions).toHaveLength(1);
    expect(report.interactions[0]).toMatchObject({ severity: "major", tier: "stated" });
    expect(report.interactions[0]?.basis.length).toBeGreaterThan(0);
    expect(report.regimen.map((entry) => entry.burden)).toContain("bleeding");
  });

  test("says what it did not understand", async () => {
    const { body } = await check({ drugs: ["amlodipine", "zzqx", "statin"] });
    expect(v.parse(InteractionReport, body).checked.map((entry) => entry.status)).toEqual([
      "resolved",
      "unknown",
      "ambiguous",
    ]);
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
      status: "resolved",
      ingredients: ["Lisinopril", "Hydrochlorothiazide"],
    });
    expect(report.interactions[0]?.severity).toBe("moderate");
  });

  test("quotes the label that names the other drug, and says which is silent or missing", async () => {
    await database()
      .insert(drugs)
      .values({ ...aProduct("warfarin", "9999-0001"), setId: LABEL.setId });
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
        setId: LABEL.setId,
        version: 3,
        quotes: [
          {
            section: "Drug Interactions",
            word: "aspirin",
            sentence: "Watch the INR when aspirin is added.",
          },
        ],
      },
      { of: "aspirin", status: "not-imported", quotes: [] },
    ]);
    const other = await ask("GET", "/api/interactions/labels?first=warfarin&second=metformin");
    expect(v.parse(LabelStatements, other.body).statements[0]?.status).toBe("silent");
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
    const runs = Number(process.env["INTERACTION_LISTS"] ?? 300);
    await fc.assert(
      fc.asyncProperty(aRequest, async (request) => {
        const page = await reportOf(checkEntries(request.drugs.map(readEntry), request.context));
        const { body } = await unlimited("POST", "/api/interactions/check", { body: request });
        expect(body).toEqual(JSON.parse(JSON.stringify(page)));
      }),
      { numRuns: runs },
    );
  });
});
