import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import {
  active,
  bundle,
  createEhr,
  medication,
  ORIGIN,
  request,
  SELECT,
  SIGN,
} from "./cds.testing.ts";

const DRAFTS = [medication("d1", "warfarin sodium 5 MG Oral Tablet")];
const USUAL = request("order-select", {
  drafts: DRAFTS,
  taken: [active("a", "ketorolac tromethamine 10 MG Oral Tablet")],
});
const changed = (changes: object) => ({ ...USUAL, ...changes });
const inContext = (changes: object) => changed({ context: { ...USUAL.context, ...changes } });
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

describeEachDatabase("what CDS clients may send wrongly", (database) => {
  let app: Awaited<ReturnType<typeof applicationInTest>>;
  let ehr: Awaited<ReturnType<typeof createEhr>>;
  beforeAll(async () => {
    app = await applicationInTest(database(), { PUBLIC_URL: ORIGIN, INTEROP: "cds" });
  });
  beforeEach(async () => {
    ehr = await createEhr(app, createCdsClientStore(database()));
  });

  test.each([
    ["a list", [], 400, /hook is missing/],
    ["a text", "x", 400, /The request is/],
    ["no hook", changed({ hook: undefined }), 400, /hook is missing/],
    [
      "the hook of another service",
      changed({ hook: "order-sign" }),
      400,
      /hook must be order-select/,
    ],
    [
      "a hookInstance that is none",
      changed({ hookInstance: "1" }),
      400,
      /hookInstance is not valid/,
    ],
    ["no context", changed({ context: undefined }), 400, /context is missing/],
    [
      "no draft orders",
      inContext({ draftOrders: undefined }),
      400,
      /context\.draftOrders must be a Bundle/,
    ],
    [
      "draft orders that hold none",
      inContext({ draftOrders: bundle([{}]) }),
      400,
      /context\.draftOrders\.entry/,
    ],
    [
      "too many orders",
      inContext({ draftOrders: bundle(Array.from({ length: 201 }, () => DRAFTS[0])) }),
      400,
      /at most 200 orders/,
    ],
    ["no selections", inContext({ selections: undefined }), 400, /context\.selections must be/],
    [
      "a selection of no draft",
      inContext({ selections: ["MedicationRequest/other"] }),
      400,
      /context\.selections must each/,
    ],
    [
      "what is nested too deeply",
      changed({ extension: { x: nested(80) } }),
      400,
      /nested too deeply/,
    ],
    ["too much", changed({ padding: "x".repeat(1024 * 1024) }), 413, /too large/],
  ])("%s is refused, and the answer says where", async (_, body, status, named) => {
    const answer = await ehr.call(SELECT, body);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(named)]);
  });

  test("what is not JSON is refused", async () => {
    const path = `/cds-services/${SELECT}`;
    const authorization = `Bearer ${await ehr.token(path)}`;
    const answer = await app.askRaw(path, "{nothing", { authorization });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "malformed-body" }]);
  });

  test("an unknown service, and a method that is none, are told as such", async () => {
    expect((await ehr.call("other", USUAL)).status).toBe(404);
    const read = await app.ask("GET", `/cds-services/${SELECT}`);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("orders that are no medications are passed over", async () => {
    const others = ["ServiceRequest", "NutritionOrder"].map((resourceType) => ({
      resource: { resourceType, id: "d1" },
    }));
    const drafts = { draftOrders: bundle(others.slice(0, 1)), selections: ["ServiceRequest/d1"] };
    const { status, body } = await ehr.call(SELECT, inContext(drafts));
    expect([status, body]).toEqual([200, { cards: [] }]);
  });

  test("a request without a user is answered", async () => {
    const { status, body } = await ehr.call(SELECT, inContext({ userId: undefined }));
    expect([status, body.cards.length]).toEqual([200, 1]);
  });

  test("whatever is sent, the answer is never a defect", async () => {
    const name = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom("warfarin", "ibuprofen 400 MG Oral Tablet", "aspirin / ", "www.x\u0000y"),
    );
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), name);
    const concept = fc.record(
      {
        text: anything,
        coding: fc.oneof(
          anything,
          fc.array(fc.record({ system: anything, code: anything, display: name }), {
            maxLength: 6,
          }),
        ),
      },
      { requiredKeys: [] },
    );
    const resource = fc.record(
      {
        resourceType: fc.oneof(
          fc.constantFrom(
            "MedicationRequest",
            "MedicationStatement",
            "Patient",
            "Observation",
            "Medication",
          ),
          fc.string(),
        ),
        id: anything,
        status: anything,
        medicationCodeableConcept: fc.oneof(concept, anything),
        medicationReference: fc.oneof(anything, fc.record({ reference: anything })),
        contained: anything,
        birthDate: anything,
        gender: anything,
        valueQuantity: anything,
      },
      { requiredKeys: [] },
    );
    const list = fc.oneof(
      anything,
      fc.record(
        {
          resourceType: fc.constant("Bundle"),
          entry: fc.oneof(
            anything,
            fc.array(
              fc.record(
                { resource: fc.oneof(resource, anything), fullUrl: anything },
                { requiredKeys: [] },
              ),
              { maxLength: 5 },
            ),
          ),
          link: anything,
        },
        { requiredKeys: ["resourceType"] },
      ),
    );
    const entries = fc.array(fc.record({ resource, fullUrl: anything }), { maxLength: 5 });
    const framed = fc.record({
      hook: fc.constant("order-sign"),
      hookInstance: fc.uuid(),
      context: fc.record({
        userId: anything,
        patientId: anything,
        draftOrders: entries.map((entry) => bundle(entry)),
      }),
      prefetch: fc.oneof(anything, fc.dictionary(fc.string(), list, { maxKeys: 3 })),
      extension: anything,
    });
    const body = fc.oneof(
      anything,
      fc.record({
        hook: fc.constant("order-sign"),
        hookInstance: anything,
        context: anything,
        prefetch: anything,
      }),
      { arbitrary: framed, weight: 8 },
    );
    const open = await applicationInTest(database(), {
      INTEROP: "cds",
      CDS_AUTH: "off",
      HOST: "127.0.0.1",
      LIMITS: "off",
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await open.ask("POST", `/cds-services/${SIGN}`, { body: sent });
        const told = (await answer.json()) as { cards?: unknown; code?: unknown };
        statuses.add(answer.status);
        expect(answer.status).toBeLessThan(500);
        expect(
          answer.status === 200 ? Array.isArray(told.cards) : typeof told.code === "string",
        ).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect([...statuses].toSorted()).toEqual([200, 400, 412]);
  });
});
