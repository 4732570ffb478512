import { beforeEach, expect, test } from "vitest";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "./app.testing.ts";
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
const LISINOPRIL = "lisinopril 10 MG Oral Tablet";

describeEachDatabase("CDS Hooks", (database) => {
  let app: Awaited<ReturnType<typeof applicationInTest>>;
  let ehr: Awaited<ReturnType<typeof createEhr>>;
  beforeEach(async () => {
    app = await applicationInTest(database(), {
      PUBLIC_URL: ORIGIN,
      INTEROP: "cds,cds-review",
      SECRET_KEY: "k".repeat(32),
    });
    ehr = await createEhr(app, createCdsClientStore(database()));
  });

  const select = (name: string, ...taken: string[]) =>
    request("order-select", {
      drafts: [medication("d1", name)],
      taken: taken.map((each, place) => active(`a${place}`, each)),
    });

  test("discovery lists the services, what they need and what they leave out, to everybody", async () => {
    const answer = await app.ask("GET", "/cds-services");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { services } = (await answer.json()) as { services: Record<string, unknown>[] };
    expect(services.map(({ id, hook }) => [id, hook])).toEqual([
      [SELECT, "order-select"],
      [SIGN, "order-sign"],
      [REVIEW, "patient-view"],
    ]);
    for (const { description, prefetch, title } of services) {
      expect(title).toBeTruthy();
      expect(description).toContain("Allergies are not checked");
      expect(prefetch).toMatchObject({
        patient: "Patient/{{context.patientId}}",
        medications: "MedicationRequest?patient={{context.patientId}}&status=active",
      });
    }
  });

  test("a contraindicated order is told as critical, with what to do, why, and a way to cancel it", async () => {
    const { status, body } = await ehr.call(SELECT, select(KETOROLAC, WARFARIN, LISINOPRIL));
    expect([status, body]).toMatchObject([200, { cards: expect.any(Array) }]);
    const [card] = body.cards;
    expect(card?.summary).toMatch(/^Ketorolac and Warfarin: /);
    expect(card).toMatchObject({
      indicator: "critical",
      detail: expect.stringMatching(/\*\*What to do:\*\*[^]*\*\*Sources:\*\*/),
      source: {
        label: "Wardbook drug interaction checker",
        url: `${ORIGIN}/drug-interactions#d=Ketorolac&d=Warfarin`,
      },
      suggestions: [
        { isRecommended: false, actions: [{ type: "delete", resourceId: "MedicationRequest/d1" }] },
      ],
    });
    expect(card?.overrideReasons?.map(({ code }) => code)).toContain("will-monitor");
    expect(card?.summary.length).toBeLessThan(140);
  });

  test("nothing found among what was all understood is an empty list", async () => {
    const { body } = await ehr.call(SELECT, select("acetaminophen 325 MG Oral Tablet", LISINOPRIL));
    expect(body).toEqual({ cards: [] });
  });

  test("what was not understood is always named", async () => {
    const { body } = await ehr.call(SELECT, select("zorblax 10 MG Oral Tablet", WARFARIN));
    expect(told(body)).toEqual(["not-checked: info"]);
    expect(body.cards[0]?.summary).toBe("Not checked: zorblax 10 MG Oral Tablet");
  });
});
