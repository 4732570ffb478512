import type { Bundle, CapabilityStatement, FhirResource } from "fhir/r4.js";
import { beforeAll, expect, test } from "vitest";
import { syntheticNpi } from "#/features/providers/ingest/registry.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "#/app/application.testing.ts";
import { faultsOf } from "./validators.testing.ts";
import { allPages, fhirClient, loadRegistry, resourcesOf } from "./fhir.testing.ts";

/** More, of the same makes, where somebody asks for it. */
const MANY = Number(process.env["FHIR_PROVIDERS"] ?? 60);

describeEachDatabase(
  "FHIR resources",
  (database) => {
    let fhir: ReturnType<typeof fhirClient>;
    beforeAll(async () => {
      await loadRegistry(database(), MANY);
      const env = { PUBLIC_URL: "https://wardbook.example", LIMITS: "off" };
      fhir = fhirClient(await applicationInTest(database(), env));
    });

    const hundreds = Array.from({ length: Math.ceil(MANY / 100) }, (_, hundred) =>
      Array.from({ length: Math.min(100, MANY - hundred * 100) }, (__, place) =>
        syntheticNpi(hundred * 100 + place + 1),
      ).join(","),
    );

    test.each([
      ["Practitioner", "identifier", 0.8],
      ["PractitionerRole", "identifier", 0.6],
      ["Organization", "identifier", 0.1],
      ["Location", "address-state=IL,MA,PR,MO", 0.8],
      ["Endpoint", "organization", 0.02],
    ])("every %s holds against two validators and US Core", async (type, by, least) => {
      const searches = by.includes("=") ? [by] : hundreds.map((npis) => `${by}=${npis}`);
      let seen = 0;
      for (const search of searches) {
        for (const bundle of await allPages(fhir, `${type}?${search}&_count=200`)) {
          const faults = resourcesOf(bundle).flatMap((each) => faultsOf(each));
          expect([...faults, ...faultsOf({ ...bundle, entry: [] })]).toEqual([]);
          seen += resourcesOf(bundle).length;
        }
      }
      expect(seen).toBeGreaterThanOrEqual(MANY * least);
    });

    test.each([
      "metadata",
      "CodeSystem/override-reasons",
      "CodeSystem/nppes-endpoint-type",
      "StructureDefinition/oig-exclusion",
      `PractitionerRole?identifier=${syntheticNpi(1)}&_include=PractitionerRole:practitioner&_elements=id`,
      "Practitioner?name=smith&_summary=count",
      "Practitioner?name=smith&nonsense=1",
      "Practitioner?identifier=1234567890",
      "Practitioner?_count=-1",
      "Nothing",
      "Practitioner/2000000010",
    ])("so does what %s answers", async (path) => {
      const { body } = await fhir.get(path);
      const resource = body as FhirResource; // which is what is judged
      expect(faultsOf(resource)).toEqual([]);
    });

    test.each<[string, object]>([
      ["a code that is none", { gender: "man" }],
      ["a property that FHIR does not know", { shoeSize: 42 }],
      ["a day that is none", { birthDate: "2026-02-31x" }],
      ["a wrong type", { active: "yes" }],
      ["no family name, where US Core is claimed", { name: [{ given: ["Ada"] }] }],
      [
        "a number that is no NPI",
        { identifier: [{ system: "http://hl7.org/fhir/sid/us-npi", value: "1234567890" }] },
      ],
    ])("the measure sees %s", async (_, change) => {
      const { body } = await fhir.get(`Practitioner/${syntheticNpi(1)}`);
      expect(faultsOf(body as FhirResource)).toEqual([]);
      expect(faultsOf({ ...(body as FhirResource), ...change })).not.toEqual([]);
    });

    test("metadata tells of each type what the door does: all parameters are understood, and no other", async () => {
      const { body } = await fhir.get("metadata");
      const [rest] = (body as CapabilityStatement).rest ?? [];
      for (const { type, searchParam = [] } of rest?.resource ?? []) {
        for (const { name } of searchParam) {
          const value = name === "_lastUpdated" ? "ge2020" : name === "active" ? "true" : "XX";
          const strict = await fhir.get(`${type}?${name}=${value}`, { prefer: "handling=strict" });
          expect([type, name, JSON.stringify(strict.body)]).toEqual([
            type,
            name,
            expect.not.stringContaining("is not known"),
          ]);
        }
        if (searchParam.length === 0) continue;
        const strict = await fhir.get(`${type}?shoe-size=1`, { prefer: "handling=strict" });
        expect([type, strict.status]).toEqual([type, 400]);
      }
    });

    test("a Bundle of a search has an address for each entry, and none twice", async () => {
      const bundles = await allPages(fhir, "PractitionerRole?practitioner.name=smith&_count=7");
      const urls = bundles.flatMap(({ entry = [] }: Bundle) => entry.map(({ fullUrl }) => fullUrl));
      expect(urls.length).toBeGreaterThan(7);
      expect(new Set(urls).size).toBe(urls.length);
    });
  },
  { only: "embedded", emptied: "never" },
);
