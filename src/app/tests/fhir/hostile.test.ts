import type { OperationOutcome } from "fhir/r4.js";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { syntheticNpi } from "#/features/providers/ingest/registry.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import { fhirClient, GONE, loadRegistry } from "./fhir.testing.ts";

/** More where somebody asks for it. */
const RUNS = Number(process.env["FHIR_SEARCHES"] ?? 600);

const TYPES = [
  "Practitioner",
  "PractitionerRole",
  "Organization",
  "Location",
  "Endpoint",
  "Medication",
  "MedicationKnowledge",
  "CodeSystem/$lookup",
  "ConceptMap/$translate",
  "Nothing",
];

const NAMES = [
  "_id _lastUpdated _count _cursor _elements _include _revinclude _summary _total _sort _format",
  "identifier name name:exact family given active address address-city address-state address-postalcode",
  "practitioner practitioner.name practitioner.identifier specialty specialty:text location.address-state",
  "organization connection-type status code code:text ingredient-code form manufacturer:text",
  "characteristic-imprint classification system targetsystem type location _has:x:y:z",
]
  .join(" ")
  .split(" ");

const VALUES = [
  syntheticNpi(1),
  GONE,
  "1234567890",
  "smith",
  "Sm*",
  "o'neil, jr",
  "IL",
  "Illinois",
  "606",
  "207RC0000X",
  "true",
  "ge2020-02-30",
  "-1",
  "1e9",
  "http://hl7.org/fhir/sid/ndc|0000-0000-00",
  "http://www.nlm.nih.gov/research/umls/rxnorm|99999999999999999999",
  "PractitionerRole:practitioner",
  "a\\,b|c\\|d",
  "%00",
  "\u0000",
  "\ud800",
];

describeEachDatabase(
  "FHIR, whatever is asked",
  (database) => {
    let app: Awaited<ReturnType<typeof applicationInTest>>;
    beforeAll(async () => {
      await loadRegistry(database(), 60);
      app = await applicationInTest(database(), { LIMITS: "off", HOST: "127.0.0.1" });
    });

    test("random searches are answered, or refused with an outcome that says why", async () => {
      const text = fc.oneof(
        fc.constantFrom(...VALUES),
        fc.string({ unit: "binary", maxLength: 60 }),
      );
      const name = fc.oneof(
        { arbitrary: fc.constantFrom(...NAMES), weight: 9 },
        { arbitrary: fc.string({ maxLength: 20 }), weight: 1 },
      );
      const search = fc.record({
        type: fc.constantFrom(...TYPES),
        pairs: fc.array(fc.tuple(name, text), { maxLength: 4 }),
        strict: fc.boolean(),
      });
      const { get } = fhirClient(app);
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(search, async ({ type, pairs, strict }) => {
          const query = pairs.map(([key, value]) => `${quoted(key)}=${quoted(value)}`).join("&");
          const prefer = strict ? "handling=strict" : "handling=lenient";
          const { status, body } = await get(`${type}?${query}`, { prefer });
          statuses.add(status);
          expect(status).toBeLessThan(500);
          const { resourceType, issue } = body as OperationOutcome;
          const isWhole =
            status === 200
              ? resourceType !== "OperationOutcome"
              : resourceType === "OperationOutcome" && Boolean(issue[0]?.diagnostics);
          expect(isWhole).toBe(true);
        }),
        { numRuns: RUNS },
      );
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
    });

    test("random bodies of a batch too", async () => {
      const url = fc.oneof(fc.constantFrom(...TYPES), fc.string({ maxLength: 30 }));
      const entry = fc.oneof(
        fc.jsonValue(),
        fc.record({ request: fc.record({ method: fc.constantFrom("GET", "POST", ""), url }) }),
      );
      const body = fc.oneof(
        fc.jsonValue(),
        fc.record({
          resourceType: fc.constant("Bundle"),
          type: fc.constant("batch"),
          entry: fc.array(entry, { maxLength: 3 }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const answer = await app.ask("POST", "/fhir/r4", { body: sent });
          const { entry: entries = [] } = (await answer.json()) as {
            entry?: { response: { status: string } }[];
          };
          expect(answer.status).toBeLessThan(500);
          for (const { response } of entries) expect(Number(response.status)).toBeLessThan(500);
        }),
        { numRuns: RUNS / 3 },
      );
    });
  },
  { only: "embedded", emptied: "never" },
);

/** Half a surrogate pair has no percent-encoding of its own: its bytes are sent as they would be. */
function quoted(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}
