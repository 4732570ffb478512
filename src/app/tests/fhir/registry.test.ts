import type { Bundle, OperationOutcome } from "fhir/r4.js";
import { Client } from "fhir-kit-client";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { syntheticNpi } from "#/features/providers/ingest/registry.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "#/app/application.testing.ts";
import {
  allPages,
  fhirClient,
  GONE,
  idsOf,
  loadRegistry,
  resourcesOf,
  toldIn,
} from "./fhir.testing.ts";

const MANY = 1200;
const ENV = { PUBLIC_URL: "https://wardbook.example", LIMITS: "off" };
const number = (npi = ""): number => Number(npi.slice(1, 9));

const get = (url: string, method = "GET") => ({ request: { method, url } });
const batch = (entry: unknown[]) => ({ resourceType: "Bundle", type: "batch", entry });

describeEachDatabase(
  "FHIR of the registry",
  (database) => {
    let app: Awaited<ReturnType<typeof applicationInTest>>;
    let fhir: ReturnType<typeof fhirClient>;
    beforeAll(async () => {
      await loadRegistry(database(), MANY);
      app = await applicationInTest(database(), ENV);
      fhir = fhirClient(app);
    });

    test.each([
      ["an identifier", `Practitioner?identifier=${syntheticNpi(1)}`, [1]],
      [
        "one with its system",
        `Practitioner?identifier=http://hl7.org/fhir/sid/us-npi|${syntheticNpi(1)}`,
        [1],
      ],
      ["several", `Practitioner?identifier=${syntheticNpi(3)},${syntheticNpi(1)}`, [1, 3]],
      ["ids", `Practitioner?_id=${syntheticNpi(1)},${syntheticNpi(2)}&_count=1`, [1]],
      ["another system", `Practitioner?identifier=urn:oid:1.2|${syntheticNpi(1)}`, []],
      ["an organization, which is no person", `Practitioner?identifier=${syntheticNpi(4)}`, []],
      ["number and name", `Practitioner?identifier=${syntheticNpi(1)}&family=smithers`, [1]],
      ["number and another name", `Practitioner?identifier=${syntheticNpi(1)}&family=wu`, []],
    ])("finds by %s", async (_, path, found) => {
      expect(idsOf(await fhir.search(path)).map(number)).toEqual(found);
    });

    test("a name is how a family or given name begins, a row is told once, and both words may be said", async () => {
      const bundles = await allPages(fhir, "Practitioner?name=smith&_count=50");
      const all = bundles.flatMap((each) => idsOf(each));
      expect(new Set(all).size).toBe(all.length);
      const people = Array.from({ length: MANY }, (_, index) => index + 1).filter(
        (each) => each % 5 !== 4,
      );
      expect(all.map(number).toSorted((a, b) => a - b)).toEqual(
        people.filter((each) => each % 7 < 2),
      );
      const both = await fhir.search("Practitioner?name=robert%20wu&_count=200");
      expect(idsOf(both).map(number)).toEqual(
        people.filter((each) => each % 7 === 5 && each % 6 === 0),
      );
      const turned = await fhir.search("Practitioner?name=wu%20robert&_count=200");
      expect(idsOf(turned)).toEqual(idsOf(both));
    });

    test("fhir-kit-client pages through a thousand, each once and in order", async () => {
      vi.stubGlobal("fetch", async (asked: Request) =>
        app.ask(asked.method, asked.url.replace(ENV.PUBLIC_URL, ""), {
          headers: Object.fromEntries(asked.headers),
        }),
      );
      const client = new Client({ baseUrl: `${ENV.PUBLIC_URL}/fhir/r4` });
      const statement = await client.capabilityStatement();
      expect(statement).toMatchObject({ fhirVersion: "4.0.1", kind: "instance" });
      const searchParams = { "address-state": "IL,MA,PR,MO", _count: 100 };
      const found: string[] = [];
      let page: unknown = await client.search({ resourceType: "Location", searchParams });
      while (page) {
        const bundle = page as Bundle; // which the validators judge
        found.push(...idsOf(bundle).map(String));
        const { link = [] } = bundle;
        page = await client.nextPage({ bundle: { ...bundle, link } as never });
      }
      expect(found.length).toBeGreaterThanOrEqual(1000);
      expect(new Set(found).size).toBe(found.length);
      vi.unstubAllGlobals();
    });

    test("a misspelt name is told as what it was taken for, and a number that is gone as gone", async () => {
      const misspelt = await fhir.search("Practitioner?family=smtih");
      expect(toldIn(misspelt)).toMatch(/"smtih".*"SMITH"/i);
      expect(idsOf(misspelt).length).toBeGreaterThan(0);
      const gone = await fhir.search(`Practitioner?identifier=${GONE}`);
      expect([idsOf(gone), toldIn(gone)]).toEqual([
        [],
        expect.stringContaining("deactivated on 2015-06-13"),
      ]);
      const { status, body } = await fhir.get(`Practitioner/${GONE}`);
      expect([status, (body as OperationOutcome).issue[0]]).toMatchObject([
        410,
        { code: "deleted" },
      ]);
      const digit = await fhir.search("Practitioner?identifier=2000000011");
      expect([digit.total, toldIn(digit)]).toEqual([0, expect.stringContaining("should be")]);
    });

    test("places are those of the role; a further practice is told where it is meant", async () => {
      const roles = await fhir.search(
        `PractitionerRole?practitioner=Practitioner/${syntheticNpi(1)}`,
      );
      expect(resourcesOf(roles)).toHaveLength(2);
      const boston = await fhir.search(
        `PractitionerRole?practitioner=${syntheticNpi(1)}&location.address-city=BOSTON`,
      );
      expect(resourcesOf(boston).length).toBeLessThanOrEqual(2);
      const withAll = await fhir.search(
        `PractitionerRole?practitioner.identifier=${syntheticNpi(1)}&_include=PractitionerRole:practitioner&_include=PractitionerRole:location&_include=PractitionerRole:endpoint`,
      );
      const types = resourcesOf(withAll, "include").map(({ resourceType }) => resourceType);
      expect(types.toSorted()).toEqual([
        "Endpoint",
        "Endpoint",
        "Endpoint",
        "Location",
        "Location",
        "Practitioner",
      ]);
    });

    test("specialties are NUCC's codes, or words with :text", async () => {
      const codes = await allPages(
        fhir,
        "PractitionerRole?specialty=207RC0000X,207R00000X&_count=200",
      );
      const all = codes.flatMap((each) => idsOf(each));
      expect(all.length).toBeGreaterThan(100);
      expect(new Set(all).size).toBe(all.length);
      const words = await fhir.search("PractitionerRole?specialty:text=cardiology&_count=5");
      expect(resourcesOf(words)).toHaveLength(5);
    });

    test("organizations and their locations come together", async () => {
      const found = await fhir.search(
        "Organization?name=lakeside&_revinclude=Location:organization&_count=3",
      );
      expect(resourcesOf(found)).toHaveLength(3);
      expect(found.total).toBe(MANY / 5);
      for (const each of resourcesOf(found, "include")) {
        expect(each).toMatchObject({
          managingOrganization: { reference: expect.stringMatching(/^Organization\/\d{10}$/) },
        });
      }
    });

    test("one read is kept by its version", async () => {
      const { headers, body } = await fhir.get(`Practitioner/${syntheticNpi(1)}`);
      const etag = headers.get("etag") ?? "";
      const { meta } = body as { meta: { versionId: string; source: string } };
      expect([etag, meta.source]).toEqual([
        `W/"${meta.versionId}"`,
        expect.stringContaining("nppes"),
      ]);
      expect(headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      const again = await fhir.get(`Practitioner/${syntheticNpi(1)}`, { "if-none-match": etag });
      expect([again.status, again.body]).toEqual([304, null]);
      const path = `Practitioner/${syntheticNpi(1)}/_history`;
      expect((await fhir.get(`${path}/${meta.versionId}`)).status).toBe(200);
      expect((await fhir.get(`${path}/other`)).status).toBe(404);
      expect((await fhir.get(path)).status).toBe(404);
    });

    describe("wrong requests", () => {
      test.each([
        ["Nothing", 404, "not-supported"],
        ["Patient?name=x", 404, "not-supported"],
        ["Practitioner/1234567893", 404, "not-found"],
        [`Practitioner/${syntheticNpi(4)}`, 404, "not-found"],
        ["Practitioner/not_an_id", 400, "value"],
        ["Practitioner", 400, "too-costly"],
        ["Practitioner?_lastUpdated=ge2020", 400, "too-costly"],
        ["Practitioner?name=", 400, "required"],
        ["Practitioner?name=s", 400, "too-costly"],
        ["Practitioner?name=smith&_count=-1", 400, "value"],
        ["Practitioner?name=smith&_count=abc", 400, "value"],
        ["Practitioner?name=smith&_count=1.5", 400, "value"],
        ["Practitioner?name=smith&_lastUpdated=2026-13-01", 400, "value"],
        ["Practitioner?name=smith&_lastUpdated=2026-02-30", 400, "value"],
        ["Practitioner?name=smith&_lastUpdated=zz2026", 400, "value"],
        ["Practitioner?name:contains=mit", 400, "not-supported"],
        ["Practitioner?name:exact=Smith", 400, "not-supported"],
        ["Practitioner?name:missing=true", 400, "not-supported"],
        ["Practitioner?_has:PractitionerRole:practitioner:specialty=x", 400, "not-supported"],
        ["Practitioner?name=smith&_filter=x", 400, "not-supported"],
        ["PractitionerRole?practitioner.gender=male", 400, "not-supported"],
        ["PractitionerRole?specialty=cardiology", 400, "value"],
        ["Practitioner?name=smith&_include=Practitioner:all", 400, "not-supported"],
        ["Practitioner?name=smith&_cursor=forged", 400, "value"],
        ["Practitioner?name=%00smith", 400, "invalid"],
        ["Practitioner?family=smith&family=wu", 400, "not-supported"],
        [`Practitioner?_id=${"1,".repeat(900)}1`, 400, "too-costly"],
        [`Practitioner?name=${"x".repeat(9000)}`, 400, "too-costly"],
        ["Practitioner?active=maybe", 400, "value"],
        ["Practitioner?address-state=Atlantis", 400, "invalid"],
        ["Practitioner?address-postalcode=%01", 400, "invalid"],
        ["Practitioner?address-postalcode=Boston", 400, "invalid"],
      ])("%s", async (path, status, code) => {
        const answer = await fhir.get(path);
        const outcome = answer.body as OperationOutcome;
        expect([answer.status, outcome.issue[0]?.code]).toEqual([status, code]);
        expect(outcome.issue[0]?.diagnostics).toBeTruthy();
      });

      test("what is not known is passed over and told, or refused where that is asked for", async () => {
        const lenient = await fhir.get("Practitioner?name=smith&shoe-size=42");
        expect([lenient.status, toldIn(lenient.body as Bundle)]).toEqual([
          200,
          expect.stringContaining("shoe-size"),
        ]);
        expect((lenient.body as Bundle).link?.[0]?.url).not.toContain("shoe-size");
        const strict = await fhir.get("Practitioner?name=smith&shoe-size=42", {
          prefer: "handling=strict",
        });
        expect(strict.status).toBe(400);
      });

      test("more than 200 a page are 200, and the link says so", async () => {
        const bundle = await fhir.search("Practitioner?name=smith&_count=1000000");
        expect(bundle.link?.[0]?.url).toContain("_count=200");
        const none = await fhir.search("Organization?name=lakeside&_count=0");
        expect([none.total, none.entry]).toEqual([MANY / 5, undefined]);
      });

      test("XML is not served, a cursor holds for its own search, and nothing is written", async () => {
        expect((await fhir.get("metadata?_format=xml")).status).toBe(406);
        expect((await fhir.get("metadata", { accept: "application/fhir+xml" })).status).toBe(406);
        const next = (await fhir.search("Practitioner?name=smith")).link?.[1]?.url ?? "";
        const other = next.replace("name=smith", "name=wu").split("/r4/")[1] ?? "";
        expect((await fhir.get(other)).status).toBe(400);
        for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
          const answer = await app.ask(method, "/fhir/r4/Practitioner", { body: {} });
          expect([method, answer.status, answer.headers.get("allow")]).toEqual([
            method,
            405,
            "GET, HEAD, OPTIONS",
          ]);
        }
      });
    });

    test("a search that is too private or too long for an address is posted", async () => {
      const answer = await app.askRaw("/fhir/r4/Practitioner/_search?_count=2", "name=smith", {
        "content-type": "application/x-www-form-urlencoded",
      });
      const bundle = (await answer.json()) as Bundle;
      expect([answer.status, resourcesOf(bundle).length]).toEqual([200, 2]);
      const wrong = await app.askRaw("/fhir/r4/Practitioner/_search", "{}");
      expect(wrong.status).toBe(415);
    });

    test("a batch answers each of its requests by itself", async () => {
      const answer = await app.ask("POST", "/fhir/r4", {
        body: batch([
          get(`Practitioner/${syntheticNpi(1)}`),
          get("Practitioner?name=smith&_count=1"),
          get("Practitioner/1234567893"),
          get("Practitioner", "POST"),
          null,
        ]),
      });
      const { type, entry = [] } = (await answer.json()) as Bundle;
      expect([answer.status, type]).toEqual([200, "batch-response"]);
      expect(entry.map(({ response }) => response?.status)).toEqual([
        "200",
        "200",
        "404",
        "405",
        "400",
      ]);
      const tooMany = Array.from({ length: 51 }, () => get("metadata"));
      expect((await app.ask("POST", "/fhir/r4", { body: batch(tooMany) })).status).toBe(400);
      expect((await app.ask("POST", "/fhir/r4", { body: [] })).status).toBe(400);
      expect((await app.askRaw("/fhir/r4", "{")).status).toBe(400);
    });

    test("the door is open unless it is closed", async () => {
      const closed = await applicationInTest(database(), { ...ENV, INTEROP: "none" });
      const answer = await closed.ask("GET", "/fhir/r4/metadata");
      expect(answer.headers.get("content-type")).not.toContain("fhir");
    });
  },
  { only: "embedded", emptied: "never" },
);
