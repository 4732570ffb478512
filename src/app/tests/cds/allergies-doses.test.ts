import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import { KETOROLAC_TABLET, loadRxNorm, WARFARIN_TABLET } from "../fhir/rxnorm.testing.ts";
import { active, bundle, createEhr, medication, ORIGIN, request, told } from "./cds.testing.ts";

const DAY = 86_400_000;
const RXNORM = "http://www.nlm.nih.gov/research/umls/rxnorm";
const KETOROLAC = "ketorolac tromethamine 10 MG Oral Tablet";

/** As charts date things: so many days before today. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const allergy = (text: string, more: Record<string, unknown> = {}) => ({
  resource: { resourceType: "AllergyIntolerance", id: "a1", code: { text }, ...more },
});

const observation = (code: string, value: number, unit: string, days = 1) => ({
  resourceType: "Observation",
  status: "final",
  code: { coding: [{ system: "http://loinc.org", code }] },
  effectiveDateTime: daysAgo(days),
  valueQuantity: { value, unit, code: unit, system: "http://unitsofmeasure.org" },
});

const adult = {
  patient: { resourceType: "Patient", id: "p1", gender: "female", birthDate: daysAgo(40 * 366) },
  weight: bundle([{ resource: observation("29463-7", 70, "kg") }]),
  creatinine: bundle([{ resource: observation("2160-0", 0.9, "mg/dL") }]),
};

const coded = (id: string, code: number, status: string) =>
  medication(id, "", {
    status,
    medicationCodeableConcept: { coding: [{ system: RXNORM, code: String(code) }] },
  });

const dosed = (name: string, value: number, unit: string, repeat?: object) =>
  medication("d1", name, {
    dosageInstruction: [
      { timing: { repeat }, doseAndRate: [{ doseQuantity: { value, unit, code: unit } }] },
    ],
  });

describeEachDatabase(
  "CDS Hooks: allergies, doses, codes and the hook of before",
  (database) => {
    let app: Awaited<ReturnType<typeof applicationInTest>>;
    let ehr: Awaited<ReturnType<typeof createEhr>>;
    const env = {
      PUBLIC_URL: ORIGIN,
      SECRET_KEY: "k".repeat(32),
      LIMITS: "off",
      HOST: "127.0.0.1",
    };
    beforeAll(async () => {
      app = await applicationInTest(database(), { ...env, INTEROP: "cds,cds-legacy" });
    });
    beforeEach(async () => {
      ehr = await createEhr(app, createCdsClientStore(database()));
    });

    const askAllergies = (name: string, ...allergies: unknown[]) =>
      ehr.call(
        "wardbook-allergies-select",
        request("order-select", {
          drafts: [medication("d1", name)],
          prefetch: { allergies: bundle(allergies) },
        }),
      );
    const askDoses = (draft: unknown, prefetch: object = adult) =>
      ehr.call(
        "wardbook-dose-sign",
        request("order-sign", { drafts: [draft], prefetch: { ...prefetch } }),
      );

    describe("allergies", () => {
      test("the same ingredient is critical, with what it did and a way to cancel the order", async () => {
        const hives = { reaction: [{ manifestation: [{ text: "Hives <b>" }] }] };
        const { body } = await askAllergies(
          KETOROLAC,
          allergy("Toradol", hives),
          allergy("penicillin V"),
        );
        expect(told(body)).toEqual(["allergy: critical"]);
        const [card] = body.cards;
        expect(card?.summary).toMatch(/^Allergy on record: ketorolac \(Hives/i);
        expect(card?.detail).not.toContain("<b>");
        expect(card?.suggestions?.[0]?.actions).toMatchObject([{ type: "delete" }]);
        expect(card?.overrideReasons?.map(({ code }) => code)).toContain("allergy-not-true");
      });

      test.each([
        ["refuted", { verificationStatus: { coding: [{ code: "refuted" }] } }],
        ["entered in error", { verificationStatus: { coding: [{ code: "entered-in-error" }] } }],
      ])("one that was %s counts for nothing", async (_, more) => {
        expect(told((await askAllergies(KETOROLAC, allergy("ketorolac", more))).body)).toEqual([]);
      });

      test('what names no drug is told, foods and "none known" are not', async () => {
        const { body } = await askAllergies(KETOROLAC, allergy("Sulfa drugs of some kind"));
        expect(told(body)).toEqual(["not-checked: info"]);
        expect(body.cards[0]?.detail).toContain("Sulfa drugs of some kind");
        for (const none of ["NKDA", "No known allergies", "No known drug allergy"]) {
          expect([none, told((await askAllergies(KETOROLAC, allergy(none))).body)]).toEqual([
            none,
            [],
          ]);
        }
        expect(
          told(
            (await askAllergies(KETOROLAC, allergy("Strawberries", { category: ["food"] }))).body,
          ),
        ).toEqual([]);
      });

      test("no list is no answer, an empty one is", async () => {
        expect(told((await askAllergies(KETOROLAC)).body)).toEqual([]);
        const without = request("order-select", {
          drafts: [medication("d1", KETOROLAC)],
          prefetch: {},
        });
        expect((await ehr.call("wardbook-allergies-select", without)).status).toBe(412);
      });

      test("a client may have them told less loudly, and feedback names them", async () => {
        await createCdsClientStore(database()).add({
          ...ehr.client,
          overrides: { allergy: "warning" },
        });
        const { body } = await askAllergies(KETOROLAC, allergy("ketorolac"));
        expect(told(body)).toEqual(["allergy: warning"]);
        const feedback = { feedback: [{ card: body.cards[0]?.uuid, outcome: "overridden" }] };
        expect((await ehr.call("wardbook-allergies-select/feedback", feedback)).status).toBe(200);
      });
    });

    describe("doses", () => {
      const ACETAMINOPHEN = "acetaminophen 500 MG Oral Tablet";

      test("an order above the largest dose of every use is told, in milligrams or in tablets", async () => {
        for (const draft of [
          dosed(ACETAMINOPHEN, 2000, "mg", { frequency: 4, period: 1, periodUnit: "d" }),
          dosed(ACETAMINOPHEN, 4, "{tbl}", { frequency: 1, period: 6, periodUnit: "h" }),
          dosed(ACETAMINOPHEN, 1000, "mg", { frequency: 1, period: 2, periodUnit: "h" }),
        ]) {
          const { body } = await askDoses(draft);
          expect(told(body)).toEqual(["dose: warning"]);
          expect(body.cards[0]?.detail).toMatch(/above.*\*\*Source:\*\* \S/s);
        }
      });

      test("an order within it is not", async () => {
        const usual = dosed(ACETAMINOPHEN, 650, "mg", { frequency: 1, period: 6, periodUnit: "h" });
        expect(told((await askDoses(usual)).body)).toEqual([]);
      });

      test("what cannot be compared is told", async () => {
        for (const draft of [
          medication("d1", ACETAMINOPHEN),
          dosed(ACETAMINOPHEN, 1, "bottle"),
          dosed("acetaminophen oral liquid", 2, "{tbl}"),
          dosed("acetaminophen 325 MG / hydrocodone bitartrate 5 MG Oral Tablet", 9, "{tbl}"),
          dosed("herbal tea of the house", 2, "mg"),
        ]) {
          expect(told((await askDoses(draft)).body)).toEqual(["not-checked: info"]);
        }
      });

      test("without age or weight nothing can be checked", async () => {
        const usual = dosed(ACETAMINOPHEN, 650, "mg");
        const { weight: _weight, ...without } = adult;
        const old = {
          ...adult,
          weight: bundle([{ resource: observation("29463-7", 70, "kg", 400) }]),
        };
        for (const prefetch of [without, old, {}]) {
          const { status, body } = await askDoses(usual, prefetch);
          expect([status, body.detail]).toEqual([412, expect.stringContaining("weight")]);
        }
      });
    });

    test("a code of RxNorm without a name is understood once a release is loaded", async () => {
      const body = request("order-select", {
        drafts: [coded("d1", KETOROLAC_TABLET, "draft")],
        taken: [coded("a1", WARFARIN_TABLET, "active")],
      });
      const select = "wardbook-interactions-select";
      expect(told((await ehr.call(select, body)).body)).toEqual(["not-checked: info"]);
      await loadRxNorm(database());
      expect(told((await ehr.call(select, body)).body)).toEqual(["interaction: warning"]);
    });

    test("the hook of before 2.0 is answered, with the shapes it came in", async () => {
      const modern = request("order-sign", { drafts: [medication("d1", KETOROLAC)] });
      const { userId: _user, draftOrders, ...context } = modern.context;
      const body = {
        hook: "medication-prescribe",
        hookInstance: modern.hookInstance,
        user: "Practitioner/u1",
        context: { ...context, medications: draftOrders },
        prefetch: {
          item1: {
            response: { status: "200 OK" },
            resource: bundle([active("a1", "warfarin sodium 5 MG Oral Tablet")]),
          },
        },
      };
      const { status, body: answer } = await ehr.call("wardbook-interactions-prescribe", body);
      expect([status, told(answer)]).toEqual([200, ["interaction: warning", "not-checked: info"]]);
    });
  },
  { only: "embedded" },
);
