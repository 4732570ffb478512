import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import type { DrugPage } from "../drugs.contract.ts";
import { createImportStore } from "../ingest/store/import.store.ts";
import { FACTS_RANK, rowOfProduct } from "../ingest/store/product-row.ts";
import type { ProductRecord } from "../ingest/records.ts";
import { refreshSearch } from "../ingest/search-index/refresh-search.ts";
import { drugReferenceRoutes } from "./all-routes.ts";
import { drugs } from "./drugs.table.ts";

const PLAIN = { routes: ["ORAL"], substances: [], classes: [], packages: [], finished: true };

/** Products of invented labelers; the codes belong to no labeler. */
const PRODUCTS: ProductRecord[] = [
  {
    ...PLAIN,
    ndc: "99990-001",
    brandName: "Metformin",
    genericName: "metformin hydrochloride",
    manufacturer: "Northfield Labs",
    dosageForm: "TABLET",
    strength: "1,000 mg/1",
    classes: ["Biguanide [EPC]"],
    productType: "HUMAN PRESCRIPTION DRUG",
  },
  {
    ...PLAIN,
    ndc: "99990-002",
    brandName: "Metformin",
    genericName: "metformin hydrochloride",
    manufacturer: "Harbor Pharma, Inc.",
    dosageForm: "TABLET, FILM COATED, EXTENDED RELEASE",
    strength: "500 mg/1",
    classes: ["Biguanide [EPC]"],
    productType: "HUMAN PRESCRIPTION DRUG",
  },
  {
    ...PLAIN,
    ndc: "99990-003",
    brandName: "Glucolow",
    genericName: "metformin hydrochloride",
    manufacturer: "Harbor Pharma, Inc.",
    dosageForm: "TABLET",
    classes: ["Biguanide [EPC]"],
    productType: "HUMAN PRESCRIPTION DRUG",
  },
  {
    ...PLAIN,
    ndc: "9999-0238",
    brandName: "Lisinopril",
    genericName: "lisinopril",
    manufacturer: "Northfield Labs",
    dosageForm: "TABLET",
    strength: "12.5 mg/1",
    classes: ["Angiotensin Converting Enzyme Inhibitor [EPC]"],
    productType: "HUMAN PRESCRIPTION DRUG",
  },
  {
    ...PLAIN,
    ndc: "99991-0001",
    brandName: "Atorvastatin Calcium",
    genericName: "atorvastatin calcium",
    manufacturer: "Northfield Labs",
    dosageForm: "TABLET",
    classes: ["HMG-CoA Reductase Inhibitor [EPC]"],
    productType: "HUMAN PRESCRIPTION DRUG",
  },
  {
    ...PLAIN,
    ndc: "99991-0002",
    brandName: "Calm Skin",
    genericName: "hydrocortisone",
    manufacturer: "Meadow Care",
    dosageForm: "CREAM",
    routes: ["TOPICAL"],
    productType: "HUMAN OTC DRUG",
  },
];

describeEachDatabase(
  "the drug calls",
  (database) => {
    let client: ReturnType<typeof createApiClient> | undefined;
    const ask = async (path: string) => {
      const limiter = createLimiter({ off: true });
      client ??= createApiClient(database(), drugReferenceRoutes(database()), { limiter });
      return client("GET", path);
    };
    const list = async (query: string) => (await ask(`/api/drugs?${query}`)).body as DrugPage;
    const found = async (query: string) => (await list(query)).drugs.map((drug) => drug.ndcNumber);

    beforeAll(async () => {
      const rows = PRODUCTS.map((product) => rowOfProduct(product, FACTS_RANK.directory));
      await createImportStore(database()).transaction((writes) => writes.products(rows));
      await refreshSearch(database());
    });

    test("lists everything by name, with the exact total on every page", async () => {
      const first = await list("limit=4&sort=name");
      const second = await list("limit=4&sort=name&page=2");
      expect([first.total, second.total, first.drugs.length, second.drugs.length]).toEqual([
        6, 6, 4, 2,
      ]);
      expect((await list("limit=4&page=3")).total).toBe(6);
      const names = [...first.drugs, ...second.drugs].map((drug) => drug.brandName);
      expect(names).toEqual(names.toSorted());
      expect(await found("sort=-name&limit=1")).toEqual(["99990-001"]);
    });

    test.each([
      ["the brand", "search=glucolow", ["99990-003"]],
      [
        "the ingredient, its own name before others",
        "search=metformin",
        ["99990-002", "99990-001", "99990-003"],
      ],
      ["a beginning", "search=lisin", ["9999-0238"]],
      ["the labeler", "search=meadow", ["99991-0002"]],
      ["the class", "search=biguanide&manufacturer=northfield-labs", ["99990-001"]],
      ["the category", "search=cardiovascular&sort=name", ["99991-0001", "9999-0238"]],
      ["an NDC", "search=99990-003", ["99990-003"]],
      ["an NDC of eleven digits", "search=09999023801", ["9999-0238"]],
      ["an NDC of ten digits, every candidate", "search=9999023801", ["9999-0238"]],
      ["the beginning of an NDC", "search=99991-", ["99991-0001", "99991-0002"]],
      ["its strength", "search=metformin 500 mg", ["99990-002"]],
      ["its strength without a space", "search=metformin 1000mg", ["99990-001"]],
      ["a strength with a fraction", "search=lisinopril 12.5", ["9999-0238"]],
      ["a strength as FDA writes it", "search=lisinopril 12.50 mg/1", ["9999-0238"]],
      ["its form in everyday words", "search=metformin er tabs", ["99990-002"]],
      ["its route", "search=hydrocortisone topical", ["99991-0002"]],
      ["a form", "form=CREAM", ["99991-0002"]],
      ["a category by slug", "category=endocrinology&search=glucolow", ["99990-003"]],
      ["a category by name", "category=Endocrinology&limit=1", ["99990-003"]],
      ["a category that is none", "category=wizardry", []],
      ["what needs no prescription", "rx=otc", ["99991-0002"]],
      ["signs alone", "search=%25%27%3A%2A", []],
      ["words of no product", "search=xyzzyqwv", []],
    ])("finds by %s", async (_, query, ndcs) => {
      expect(await found(query)).toEqual(ndcs);
    });

    test.each([
      ["metfromin", "metformin", "99990-002"],
      ["lisinoprol", "lisinopril", "9999-0238"],
      ["atorvastain", "atorvastatin", "99991-0001"],
    ])("takes %s for %s, and says so", async (typed, taken, ndc) => {
      const answer = await list(`search=${typed}`);
      expect(answer.drugs[0]?.ndcNumber).toBe(ndc);
      expect(answer.corrections).toEqual([{ typed, taken }]);
      expect((await list(`search=${taken}`)).corrections).toEqual([]);
    });

    test.each([
      ["metformin 850 mg", ["850"], 3],
      ["metformin pen", ["pen"], 3],
      ["metfromin 500 pen", ["pen"], 1],
    ])(
      "leaves of %s out what no product has beside the rest, and says so",
      async (asked, leftOut, total) => {
        const answer = await list(`search=${asked}`);
        expect([answer.leftOut, answer.total]).toEqual([leftOut, total]);
      },
    );

    test.each([
      ["another drug is named", "metformin lisinopril", ["metformin", "lisinopril"]],
      ["no product of the first word is here", "levothyroxine tablet", ["levothyroxine"]],
      ["the name of one is near to another's", "fosinopril", []],
    ])(
      "finds nothing where %s, and the monographs of what is named",
      async (_, asked, monographs) => {
        const answer = await list(`search=${asked}`);
        expect([answer.total, answer.leftOut, answer.monographs.map(({ id }) => id)]).toEqual([
          0,
          [],
          monographs,
        ]);
      },
    );

    test("puts the same drug in one form together, and parts no group between two pages", async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`grouped=yes&sort=name&limit=2&page=${page}`)),
      );
      expect(pages.map(({ total, products }) => [total, products])).toEqual(
        Array.from({ length: 3 }, () => [4, 6]),
      );
      expect(pages.flatMap(({ groups }) => groups)).toEqual([
        { key: "atorvastatin calcium, tablet", products: 1, labelers: 1 },
        { key: "hydrocortisone, cream", products: 1, labelers: 1 },
        { key: "metformin hydrochloride, tablet", products: 3, labelers: 2 },
        { key: "lisinopril, tablet", products: 1, labelers: 1 },
      ]);
      const key = encodeURIComponent("metformin hydrochloride, tablet");
      expect(await found(`group=${key}&sort=name`)).toEqual([
        "99990-003",
        "99990-002",
        "99990-001",
      ]);
      expect(await found(`group=${key}&search=northfield`)).toEqual(["99990-001"]);
      expect(await list("grouped=yes&sort=manufacturer")).toMatchObject({ total: 6, groups: null });
      expect(await list("grouped=yes&search=99991-")).toMatchObject({ total: 2, groups: null });
    });

    test("says how old it is", async () => {
      expect((await ask("/api/drugs/sources")).body).toEqual({
        readAt: null,
        products: 6,
        starterProducts: 0,
        starterCheckedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      });
      expect((await list("search=glucolow")).drugs[0]).toMatchObject({ source: "directory" });
    });

    test("suggests five at most, and nothing for one letter", async () => {
      expect((await ask("/api/drugs/suggestions?q=m")).body).toEqual({ suggestions: [] });
      expect((await ask("/api/drugs/suggestions")).body).toEqual({ suggestions: [] });
      const { body } = await ask("/api/drugs/suggestions?q=metf");
      expect(body).toEqual({
        suggestions: [
          {
            term: "metformin hydrochloride",
            type: "generic",
            href: "/drugs/search?q=metformin%20hydrochloride",
          },
          { term: "Metformin", type: "brand", href: "/drugs/search?q=Metformin" },
        ],
      });
      expect((await ask("/api/drugs/suggestions?q=lisinoprol")).body).toMatchObject({
        suggestions: [{ term: "lisinopril" }],
      });
    });

    test("counts the categories", async () => {
      expect((await ask("/api/drugs/categories")).body).toEqual({
        categories: [
          { name: "Cardiovascular", slug: "cardiovascular", count: 2 },
          { name: "Endocrinology", slug: "endocrinology", count: 3 },
          { name: "Uncategorized", slug: "uncategorized", count: 1 },
        ],
      });
    });

    test.each([
      "harbor-pharma-inc/99990-002",
      "Harbor%20Pharma%2C%20Inc./99990-002",
      "harbor-pharma-inc/99990000201",
    ])("opens a product at %s", async (address) => {
      const { status, body } = await ask(`/api/drugs/${address}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ndcNumber: "99990-002",
        href: "/drugs/harbor-pharma-inc/99990-002",
        relativesTotal: 2,
      });
    });

    test("counts no powder to make a drug of among the drug's other forms", async () => {
      const [metformin] = PRODUCTS;
      if (metformin === undefined) throw new TypeError("There is no product.");
      const powder = { ...metformin, ndc: "99992-0001", dosageForm: "POWDER", finished: false };
      await createImportStore(database()).transaction((writes) =>
        writes.products([rowOfProduct(powder, FACTS_RANK.directory)]),
      );
      const [drug, made] = await Promise.all([
        ask("/api/drugs/northfield-labs/99990-001"),
        ask("/api/drugs/northfield-labs/99992-0001"),
      ]);
      expect(drug?.body).toMatchObject({ relativesTotal: 2 });
      expect(made?.body).toMatchObject({ relativesTotal: 3 });
      await database().delete(drugs).where(eq(drugs.ndcNumber, powder.ndc));
    });

    test("begins a list with what can be prescribed, and sorts all of it by name when asked", async () => {
      const [metformin] = PRODUCTS;
      if (metformin === undefined) throw new TypeError("There is no product.");
      const bulk = { ...metformin, ndc: "99992-0002", brandName: "Abacus", finished: false };
      await createImportStore(database()).transaction((writes) =>
        writes.products([rowOfProduct(bulk, FACTS_RANK.directory)]),
      );
      await refreshSearch(database());
      expect((await found("limit=50")).at(-1)).toBe(bulk.ndc);
      expect((await found("limit=50&sort=name")).at(0)).toBe(bulk.ndc);
      await database().delete(drugs).where(eq(drugs.ndcNumber, bulk.ndc));
      await refreshSearch(database());
    });

    test("opens a product by its id, and knows no other", async () => {
      const [drug] = (await list("search=glucolow")).drugs;
      expect((await ask(`/api/drugs/${drug?.id}`)).body).toMatchObject({ brandName: "Glucolow" });
      for (const path of ["/api/drugs/nobody", "/api/drugs/nobody/1234-5678", "/api/labels/none"]) {
        expect(await ask(path)).toMatchObject({ status: 404, body: { code: "not-found" } });
      }
    });

    test.each(["limit=101", "limit=0", "page=x", "sort=price", "rx=maybe"])(
      "refuses %s",
      async (query) => {
        expect(await ask(`/api/drugs?${query}`)).toMatchObject({
          status: 400,
          body: { code: "invalid-input" },
        });
      },
    );
  },
  { emptied: "never" },
);
