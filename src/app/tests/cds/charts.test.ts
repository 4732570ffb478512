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
  told,
} from "./cds.testing.ts";

const WARFARIN = "warfarin sodium 5 MG Oral Tablet";
const KETOROLAC = "ketorolac tromethamine 10 MG Oral Tablet";
const LISINOPRIL = "lisinopril 10 MG Oral Tablet";

const select = (name: string, ...taken: string[]) =>
  request("order-select", {
    drafts: [medication("d1", name)],
    taken: taken.map((each, place) => active(`a${place}`, each)),
  });

describeEachDatabase("charts of CDS clients", (database) => {
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

  describe("of what was not checked", () => {
    test.each([
      [
        "a name that nothing knows",
        select("zorblax 10 MG Oral Tablet", WARFARIN),
        "zorblax 10 MG Oral Tablet",
      ],
      ["a misspelled name", select("warfarim 5 MG", LISINOPRIL), "warfarim 5 MG"],
      [
        "a part of a combination",
        select("acetaminophen 325 MG / zorblaxine 5 MG Oral Tablet", LISINOPRIL),
        "acetaminophen 325 MG / zorblaxine 5 MG Oral Tablet",
      ],
    ])("%s is named", async (_, body, name) => {
      const answer = await ehr.call(SELECT, body);
      expect(answer.body.cards.map(({ summary }) => summary)).toEqual([`Not checked: ${name}`]);
    });

    test("a text and a code of different drugs are not chosen between", async () => {
      const order = medication("d1", WARFARIN);
      const coding = [{ display: LISINOPRIL }];
      const medicationCodeableConcept = { text: WARFARIN, coding };
      const resource = { ...order.resource, medicationCodeableConcept };
      const drafts = [{ resource }];
      const { body } = await ehr.call(
        SELECT,
        request("order-select", { drafts, taken: [active("a", KETOROLAC)] }),
      );
      expect(told(body)).toEqual(["not-checked: info"]);
      expect(body.cards[0]?.detail).toContain("its text and its codes name different drugs");
    });

    test.each([
      ["null", { medications: null, statements: bundle([]) }, /medication orders/],
      [
        "an OperationOutcome",
        { medications: { resourceType: "OperationOutcome" }, statements: bundle([]) },
        /medication orders/,
      ],
      ["without statements", { medications: bundle([]) }, /medication statements/],
      [
        "with a further page",
        {
          medications: bundle([active("a", LISINOPRIL)], [{ relation: "next", url: "x" }]),
          statements: bundle([]),
        },
        /further pages/,
      ],
      [
        "with an entry that is none",
        { medications: bundle([{ resource: 7 }]), statements: bundle([]) },
        /1 entries/,
      ],
    ])("a chart that came as %s is told", async (_, prefetch, said) => {
      const drafts = [medication("d1", WARFARIN)];
      const { body } = await ehr.call(SELECT, request("order-select", { drafts, prefetch }));
      expect(told(body)).toEqual(["not-checked: info"]);
      expect(body.cards[0]?.summary).toMatch(said);
    });

    test("without a chart two drafts are compared, and one is refused", async () => {
      const drafts = [medication("d1", WARFARIN), medication("d2", KETOROLAC)];
      const two = await ehr.call(SELECT, request("order-select", { drafts, prefetch: {} }));
      expect(told(two.body)).toEqual(["interaction: warning", "not-checked: info"]);
      const one = await ehr.call(
        SELECT,
        request("order-select", { drafts: drafts.slice(0, 1), prefetch: {} }),
      );
      expect([one.status, one.body.code]).toEqual([412, "precondition-failed"]);
      const viewed = await ehr.call(REVIEW, request("patient-view", { prefetch: {} }));
      expect(viewed.status).toBe(412);
    });

    test("medications beyond those of one check are named", async () => {
      const taken = Array.from({ length: 60 }, (_, place) =>
        active(`a${place}`, `lisinopril ${place + 1} MG Oral Tablet`),
      );
      const drafts = [medication("d1", WARFARIN)];
      const { body } = await ehr.call(SELECT, request("order-select", { drafts, taken }));
      expect(body.cards.at(-1)?.detail).toContain("beyond the 50 medications of one check");
    });
  });

  test("orders are read from contained and bundled medications, by NDC display, and in the shapes of STU3", async () => {
    const contained = [{ resourceType: "Medication", id: "m", code: { text: KETOROLAC } }];
    const draft = {
      resourceType: "MedicationRequest",
      id: "d1",
      status: "draft",
      contained,
      context: { reference: "Encounter/e1" },
      medicationReference: { reference: "#m" },
    };
    const coding = [
      { system: "http://hl7.org/fhir/sid/ndc", code: "0000-0000", display: WARFARIN },
    ];
    const taken = [
      {
        resource: {
          resourceType: "MedicationStatement",
          id: "s1",
          status: "active",
          taken: "y",
          medicationReference: { reference: "Medication/m2" },
        },
      },
      { resource: { resourceType: "Medication", id: "m2", code: { coding } } },
      active("stopped", "lithium carbonate 300 MG Oral Capsule"),
    ];
    const stopped = medication("stopped", "lithium carbonate 300 MG Oral Capsule", {
      status: "stopped",
    });
    const { body } = await ehr.call(
      SELECT,
      request("order-select", {
        drafts: [{ resource: draft }],
        taken: [...taken.slice(0, 2), stopped],
      }),
    );
    expect(body.cards.map(({ summary }) => summary.slice(0, 23))).toEqual([
      "Ketorolac and Warfarin:",
    ]);
  });

  test("what a chart calls a drug is never markup", async () => {
    const name =
      "<img src=x onerror=alert(1)> [open](https://evil.example) **zorblax** www.evil.example";
    const { body } = await ehr.call(SELECT, select(name, WARFARIN));
    const [card] = body.cards;
    for (const text of [card?.summary, card?.detail]) {
      expect(text).not.toMatch(/[<>]|\]\(|:\/\/|www\.|\*\*zor/);
      expect(text).toContain("zorblax");
    }
    expect(card?.summary.length).toBeLessThan(140);
  });
});
