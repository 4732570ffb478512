import { beforeAll, expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import {
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "../ingest/registry.testing.ts";
import type { NpiChecks, ProviderPage } from "../providers.contract.ts";
import { CRITERIA, type Criterion } from "../providers.terms.ts";
import type { InferOutput } from "valibot";
import { allProviderRoutes } from "./all-routes.ts";

const CHICAGO = practice("CHICAGO", "IL", "606110001");
const BOSTON = practice("BOSTON", "MA", "021150001");
const CARDIOLOGY = specialties(["207R00000X", "207RC0000X", "207RI0011X"], 2);

const ROWS = [
  person(1, "SMITH", "ROBERT", { ...CHICAGO, ...CARDIOLOGY, "Provider Credential Text": "M.D." }),
  person(2, "SMITH", "WILLIAM", { ...BOSTON, ...specialties(["207Q00000X"]) }),
  person(3, "GARCIA-LOPEZ", "ANA", { ...CHICAGO, ...specialties(["2084P0800X"]) }),
  person(4, "O'NEIL", "MARY ANN", { ...practice("ST LOUIS", "MO", "63101") }),
  person(5, "NÚÑEZ JR", "JOSÉ", { ...practice("SAN JUAN", "PR", "009010001") }),
  person(6, "WALKER", "JANE", {
    ...BOSTON,
    "Provider Other Last Name": "OLDNAME",
    "Provider Other Last Name Type Code": "1",
    "NPI Deactivation Date": "01/02/2019",
    "NPI Reactivation Date": "01/05/2019",
  }),
  {
    NPI: syntheticNpi(7),
    "Entity Type Code": "2",
    "Provider Organization Name (Legal Business Name)": "LAKESIDE HEART CLINIC, LLC",
    "Provider Other Organization Name": "HEARTS OF CHICAGO",
    "Provider Other Organization Name Type Code": "3",
    "Last Update Date": "07/08/2020",
    ...CHICAGO,
    ...specialties(["207RC0000X"]),
  },
  { NPI: syntheticNpi(8), "NPI Deactivation Date": "06/13/2015" },
];

describeEachDatabase(
  "GET /api/npi",
  (database) => {
    const client = () =>
      createApiClient(database(), allProviderRoutes(database(), undefined), {
        limiter: createLimiter({ off: true }),
      });
    const ask = (query: string) => client()("GET", `/api/npi?${query}`);
    const page = async (query: string) => (await ask(query)).body as ProviderPage;
    const found = async (query: string) =>
      (await page(query)).results.map(({ number }) => Number(number.slice(1, 9)));

    beforeAll(async () => {
      await importText(database(), registryText(ROWS));
    });

    test.each([
      ["the surname", "lastName=smith", [1, 2]],
      ["surname and place", "lastName=Smith&state=ma", [2]],
      ["a nickname", "lastName=smith&firstName=Bob", [1]],
      ["another nickname", "firstName=bill", [2]],
      ["an initial", "lastName=smith&firstName=w", [2]],
      ["a part of a double surname", "lastName=lopez", [3]],
      ["the double surname without its hyphen", "lastName=garcia%20lopez", [3]],
      ["no apostrophe", "lastName=oneil&firstName=Mary", [4]],
      ["another apostrophe", "lastName=O%E2%80%99Neil", [4]],
      ["an accent and a suffix", "lastName=N%C3%BA%C3%B1ez%20Jr.&firstName=Jose", [5]],
      ["neither accent nor suffix", "lastName=nunez", [5]],
      ["a former name", "lastName=oldname", [6]],
      ["the beginning of an organization", "organization=lakeside%20heart", [7]],
      ["another name of it", "organization=Hearts%20of", [7]],
      ["words within its name", "organization=clinic%20heart", [7]],
      ["a city", "city=chicago", [3, 7, 1]],
      ["a city written out", "city=Saint%20Louis", [4]],
      ["a city in another state", "city=chicago&state=MA", []],
      ["a city with the ZIP of another", "city=chicago&zip=021&lastName=smith", []],
      ["a city in its state with its ZIP", "city=chicago&state=IL&zip=606", [3, 7, 1]],
      ["words within its name, in one place", "organization=clinic%20heart&city=chicago", [7]],
      ["a territory", "state=PR", [5]],
      ["a state by name", "state=Massachusetts", [2, 6]],
      ["a ZIP", "zip=02115", [2, 6]],
      ["a ZIP of nine digits", "zip=02115-0001&lastName=smith", [2]],
      ["the beginning of a ZIP", "zip=606", [3, 7, 1]],
      ["a specialty, each once", "specialty=Cardiology", [7, 1]],
      ["a specialty that is not in the first slot", "specialty=207RC0000X&state=IL", [7, 1]],
      ["specialty and name", "specialty=cardiology&lastName=smith", [1]],
      ["specialty and part of a name", "specialty=psychiatry&lastName=lopez", [3]],
      [
        "specialty, given name and city",
        "specialty=Family%20Medicine&firstName=Will&city=Boston",
        [2],
      ],
      ["specialty and ZIP", "specialty=cardiology&zip=60611", [7, 1]],
      ["a word for a specialist", "specialty=cardiologist", [7, 1]],
      ["a specialty that is none", "specialty=wizardry", []],
      ["number and name", `npi=${syntheticNpi(1)}&lastName=smith`, [1]],
      ["number and another name", `npi=${syntheticNpi(1)}&lastName=walker`, []],
      ["what no name is", "lastName=zzyzx", []],
    ])("finds by %s", async (_, query, numbers) => {
      expect(await found(query)).toEqual(numbers);
    });

    test.each([
      ["letters changed", "smoth"],
      ["letters swapped", "simth"],
      ["a letter left out", "smth"],
      ["a letter too many", "smithe"],
      ["another spelling", "smythe"],
    ])("takes a surname with %s for the one meant, and says so", async (_, typed) => {
      const answer = await page(`lastName=${typed}`);
      expect(answer.corrections).toEqual([{ typed: typed.toUpperCase(), taken: "SMITH" }]);
      expect(answer.result_count).toBe(2);
    });

    test("answers in the shape of the registry, the practice apart from the mail", async () => {
      const [provider] = (await page(`npi=${syntheticNpi(1).replace(/(...)(...)/, "$1-$2 ")}`))
        .results;
      expect(provider).toMatchObject({
        number: syntheticNpi(1),
        enumeration_type: "NPI-1",
        basic: { first_name: "ROBERT", last_name: "SMITH", credential: "M.D.", status: "A" },
        addresses: [{ address_purpose: "LOCATION", city: "CHICAGO", postal_code: "606110001" }],
        created_epoch: Date.UTC(2006, 4, 23),
        last_updated_epoch: Date.UTC(2020, 6, 8),
        sample: false,
      });
      expect(provider?.taxonomies[0]).toMatchObject({ code: "207RC0000X", primary: true });
    });

    test("keeps a deactivated number findable, and a reactivated one active", async () => {
      const [gone] = (await page(`npi=${syntheticNpi(8)}`)).results;
      expect(gone?.basic).toMatchObject({ status: "D", deactivation_date: "2015-06-13" });
      const [back] = (await page(`npi=${syntheticNpi(6)}`)).results;
      expect(back?.basic.status).toBe("A");
      expect(back?.other_names).toEqual([{ type: "Former name", name: "Oldname" }]);
    });

    test("pages with the total always there", async () => {
      const answer = await page("state=IL&limit=2&page=2");
      expect(answer).toMatchObject({
        result_count: 3,
        result_count_capped: false,
        pagination: { current_page: 2, total_pages: 2, has_prev: true, has_next: false },
        source: { kind: "registry", as_of: "2020-07-08" },
      });
      expect(answer.results).toHaveLength(1);
      expect(await page("state=IL&page=99")).toMatchObject({ result_count: 3, results: [] });
      expect(await page("city=chicago&limit=1")).toMatchObject({ result_count: 3 });
      expect(await page("specialty=207RC0000X&state=IL")).toMatchObject({ result_count: 2 });
    });

    test.each([
      ["", "at least one search criterion"],
      ["page=2", "at least one search criterion"],
      ["npi=1234567890", "not a valid NPI: the last digit should be 3"],
      ["npi=12345", "exactly 10 digits"],
      ["state=XX", "state"],
      ["zip=ABC", "zip"],
      ["zip=12345678901", "at most 10 characters"],
      ["lastName=%25%25", "letters or digits"],
      ["specialty=cardiology&limit=101", "limit"],
      ["city=%00", "not text"],
    ])("refuses %j and says why", async (query, words) => {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(words);
    });

    const SIGNS = ["' OR 1=1 --", "<script>x</script>", "a & b | !c", "\\", "%' :* '", "_%*?"];
    const EXACT: readonly Criterion[] = ["npi", "state", "zip"];

    test.each(CRITERIA)("takes SQL, HTML and signs in %s as what they are", async (field) => {
      for (const text of SIGNS) {
        const { status } = await ask(`${field}=${encodeURIComponent(`x${text}`)}`);
        expect(status).toBe(EXACT.includes(field) ? 400 : 200);
      }
      for (const text of ["\0", "a\0b", "x".repeat(10_000)]) {
        const { status, body } = await ask(`${field}=${encodeURIComponent(text)}`);
        expect(status).toBe(400);
        expect(JSON.stringify(body)).toContain(field);
      }
    });

    test("checks many at once, in their order", async () => {
      const npis = [
        syntheticNpi(2),
        syntheticNpi(8),
        syntheticNpi(9),
        "1234567890",
        "12",
        syntheticNpi(7),
      ];
      const { status, body } = await client()("POST", "/api/npi/bulk", { body: { npis } });
      expect(status).toBe(200);
      const { results } = body as InferOutput<typeof NpiChecks>;
      expect(results.map((result) => [result.status, result.name, result.specialty])).toEqual([
        ["active", "William Smith", "Family medicine"],
        ["deactivated", null, null],
        ["unknown", null, null],
        ["wrong-check-digit", null, null],
        ["not-an-npi", null, null],
        ["active", "Lakeside Heart Clinic, LLC", "Cardiology"],
      ]);
      expect(results[3]?.note).toBe("the last digit should be 3");
      const many = Array.from({ length: 5001 }, () => "1");
      const refused = await client()("POST", "/api/npi/bulk", { body: { npis: many } });
      expect(refused).toMatchObject({ status: 400 });
      expect(JSON.stringify(refused.body)).toContain("at most 5,000");
    });
  },
  { emptied: "never" },
);
