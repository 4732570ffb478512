import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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
  REVIEW,
  SELECT,
  SIGN,
  told,
} from "./cds.testing.ts";

const WARFARIN = "warfarin sodium 5 MG Oral Tablet";
const KETOROLAC = "ketorolac tromethamine 10 MG Oral Tablet";
const CLARITHROMYCIN = "clarithromycin 500 MG Oral Tablet";
const SIMVASTATIN = "simvastatin 40 MG Oral Tablet";
const LISINOPRIL = "lisinopril 10 MG Oral Tablet";

const select = (name: string, ...taken: string[]) =>
  request("order-select", {
    drafts: [medication("d1", name)],
    taken: taken.map((each, place) => active(`a${place}`, each)),
  });

describeEachDatabase("CDS Hooks", (database) => {
  let app: Awaited<ReturnType<typeof applicationInTest>>;
  let ehr: Awaited<ReturnType<typeof createEhr>>;
  beforeAll(async () => {
    app = await applicationInTest(database(), {
      PUBLIC_URL: ORIGIN,
      INTEROP: "cds,cds-review",
      SECRET_KEY: "k".repeat(32),
    });
  });
  beforeEach(async () => {
    ehr = await createEhr(app, createCdsClientStore(database()));
  });

  test("discovery lists the services, what they need and what they leave out, to everybody", async () => {
    const answer = await app.ask("GET", "/cds-services");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { services } = (await answer.json()) as { services: Record<string, unknown>[] };
    expect(services.map(({ id, hook }) => [id, hook])).toEqual([
      [SELECT, "order-select"],
      [SIGN, "order-sign"],
      ["wardbook-allergies-select", "order-select"],
      ["wardbook-allergies-sign", "order-sign"],
      ["wardbook-dose-sign", "order-sign"],
      [REVIEW, "patient-view"],
    ]);
    expect(services.every((each) => !("checks" in each))).toBe(true);
    for (const { description, prefetch, title } of services) {
      expect(title).toBeTruthy();
      expect(description).toContain("What was not understood or not sent is named");
      expect(prefetch).toMatchObject({
        patient: "Patient/{{context.patientId}}",
        medications: "MedicationRequest?patient={{context.patientId}}&status=active",
      });
    }
  });

  test("a contraindicated order is told as critical, with what to do, why, and a way to cancel it", async () => {
    const { status, body } = await ehr.call(
      SELECT,
      select(CLARITHROMYCIN, SIMVASTATIN, LISINOPRIL),
    );
    expect([status, told(body)]).toEqual([200, ["interaction: critical"]]);
    const [card] = body.cards;
    expect(card?.summary).toMatch(/^Clarithromycin and Simvastatin: /);
    expect(card).toMatchObject({
      detail: expect.stringMatching(/\*\*What to do:\*\*[^]*Contraindications[^]*\*\*Sources:\*\*/),
      source: {
        label: "Wardbook drug interaction checker",
        url: `${ORIGIN}/drug-interactions#d=Clarithromycin&d=Simvastatin`,
      },
      suggestions: [
        { isRecommended: false, actions: [{ type: "delete", resourceId: "MedicationRequest/d1" }] },
      ],
    });
    expect(card?.overrideReasons?.map(({ code }) => code)).toContain("will-monitor");
    expect(card?.summary.length).toBeLessThan(140);
  });

  test("other major interactions are warnings, and what is taken already is no reason to alert", async () => {
    const { body } = await ehr.call(SELECT, select(LISINOPRIL, CLARITHROMYCIN, SIMVASTATIN));
    expect(told(body)).toEqual([]);
    const ordered = await ehr.call(SELECT, select(KETOROLAC, WARFARIN, SIMVASTATIN));
    expect(told(ordered.body)).toEqual(["interaction: warning"]);
  });

  test("moderate ones are information for whoever asks for it", async () => {
    const moderate = select("ibuprofen 400 MG Oral Tablet", LISINOPRIL);
    expect(told((await ehr.call(SELECT, moderate)).body)).toEqual([]);
    const extension = { "configuration-items": { "alert-non-serious": true } };
    const { body } = await ehr.call(SELECT, { ...moderate, extension });
    expect(told(body)).toEqual(["interaction: info"]);
  });

  test("one drug twice is a warning, and an order that replaces another is not offered to be cancelled", async () => {
    const { body } = await ehr.call(
      SELECT,
      select("simvastatin 20 MG Oral Tablet [Zocor]", SIMVASTATIN),
    );
    expect(told(body)).toEqual(["duplicate: warning"]);
    const priorPrescription = { reference: "MedicationRequest/old" };
    const drafts = [medication("d1", KETOROLAC, { priorPrescription })];
    const again = request("order-select", { drafts, taken: [active("a", WARFARIN)] });
    const [card] = (await ehr.call(SELECT, again)).body.cards;
    expect([card?.indicator, card?.suggestions]).toEqual(["warning", undefined]);
  });

  test("at signing all drafts count, at selecting those selected, and an opened chart all that is taken", async () => {
    const drafts = [
      medication("d1", LISINOPRIL),
      medication("d2", KETOROLAC),
      medication("d3", WARFARIN),
    ];
    const selected = await ehr.call(SELECT, request("order-select", { drafts }));
    expect(told(selected.body)).toEqual([]);
    const signed = await ehr.call(SIGN, request("order-sign", { drafts }));
    expect(told(signed.body)).toEqual(["interaction: warning"]);
    const taken = [active("a", SIMVASTATIN), active("b", CLARITHROMYCIN)];
    const viewed = await ehr.call(REVIEW, request("patient-view", { taken }));
    expect(told(viewed.body)).toEqual(["interaction: critical"]);
    expect(viewed.body.cards[0]?.suggestions).toBeUndefined();
  });

  describe("of two levels", () => {
    const drafts = [medication("d1", KETOROLAC)];
    const taken = [active("a", WARFARIN)];
    const KEEP = { "cache-for-order-sign-filtering": true };
    const FILTER = { "filter-out-repeated-alerts": true };
    const atSelect = (settings = {}) =>
      ehr.call(SELECT, request("order-select", { drafts, taken, settings }));
    const atSign = (settings = {}, more = taken) =>
      ehr.call(SIGN, request("order-sign", { drafts, taken: more, settings }));

    test("signing repeats by default", async () => {
      await atSelect();
      expect(told((await atSign()).body)).toEqual(["interaction: warning"]);
      await atSelect(KEEP);
      expect(told((await atSign()).body)).toEqual(["interaction: warning"]);
    });

    test("with both settings signing tells only what is new, and that something was left out", async () => {
      await atSelect(KEEP);
      expect(told((await atSign(FILTER)).body)).toEqual(["not-repeated: info"]);
      const more = [...taken, active("b", "lithium carbonate 300 MG Oral Capsule")];
      const alerts = told((await atSign(FILTER, more)).body);
      expect(alerts).toEqual(["interaction: warning", "not-repeated: info"]);
    });

    test("nothing is left out that was not kept, or was of another patient, or is critical where those stay", async () => {
      await atSelect();
      expect(told((await atSign(FILTER)).body)).toEqual(["interaction: warning"]);
      await atSelect(KEEP);
      const other = request("order-sign", { drafts, taken, settings: FILTER });
      const context = { ...other.context, patientId: "p2" };
      expect(told((await ehr.call(SIGN, { ...other, context })).body)).toEqual([
        "interaction: warning",
      ]);
      const grave = {
        drafts: [medication("d1", CLARITHROMYCIN)],
        taken: [active("a", SIMVASTATIN)],
      };
      await ehr.call(SELECT, request("order-select", { ...grave, settings: KEEP }));
      const settings = { ...FILTER, "never-filter-critical": true };
      const { body } = await ehr.call(SIGN, request("order-sign", { ...grave, settings }));
      expect(told(body)).toEqual(["interaction: critical"]);
    });
  });

  describe("of what is known of the patient", () => {
    const today = new Date().toISOString();
    const observation = (code: string, value: number, unit: string, effectiveDateTime = today) => ({
      resource: {
        resourceType: "Observation",
        status: "final",
        code: { coding: [{ system: "http://loinc.org", code }] },
        effectiveDateTime,
        valueQuantity: { value, unit, system: "http://unitsofmeasure.org", code: unit },
      },
    });
    const chart = {
      medications: bundle([active("a", "dabigatran etexilate 150 MG Oral Capsule")]),
      statements: bundle([]),
      patient: { resourceType: "Patient", birthDate: "1941-02", gender: "female" },
      weight: bundle([observation("29463-7", 60, "kg")]),
    };
    const drafts = [medication("d1", "verapamil hydrochloride 80 MG Oral Tablet")];
    const alerts = async (creatinine: ReturnType<typeof observation> | null) => {
      const prefetch = { ...chart, creatinine: creatinine && bundle([creatinine]) };
      const { body } = await ehr.call(SELECT, request("order-select", { drafts, prefetch }));
      return body.cards.map(({ indicator, detail }) => [
        indicator,
        detail.includes("**For this patient:**"),
      ]);
    };

    test("a clearance reckoned from the chart changes the finding", async () => {
      expect(await alerts(observation("2160-0", 2.1, "mg/dL"))).toEqual([["warning", true]]);
      expect(await alerts(observation("2160-0", 186, "umol/L"))).toEqual([["warning", true]]);
    });

    test.each([
      ["none", null],
      ["one that is a year old", observation("2160-0", 2.1, "mg/dL", "2020-01-01")],
      ["one in a unit that is not read", observation("2160-0", 2.1, "g/L")],
      ["one that no patient has", observation("2160-0", 210, "mg/dL")],
    ])("%s for creatinine changes nothing", async (_, creatinine) => {
      expect(await alerts(creatinine)).toEqual([]);
    });
  });

  test("a client's own levels hold, by kind and by rule", async () => {
    const clients = createCdsClientStore(database());
    const twice = select(KETOROLAC, WARFARIN, "ketorolac tromethamine 10 MG/ML Injection");
    expect(told((await ehr.call(SELECT, twice)).body)).toContain("interaction: warning");
    expect(told((await ehr.call(SELECT, twice)).body)).toContain("duplicate: warning");
    await clients.add({ ...ehr.client, overrides: { major: "critical", duplicate: "off" } });
    expect(told((await ehr.call(SELECT, twice)).body)).toEqual(["interaction: critical"]);
    await clients.add({ ...ehr.client, settings: { "alert-non-serious": true } });
    const moderate = select("ibuprofen 400 MG Oral Tablet", LISINOPRIL);
    expect(told((await ehr.call(SELECT, moderate)).body)).toEqual(["interaction: info"]);
  });
});
