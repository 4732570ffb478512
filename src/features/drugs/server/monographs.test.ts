import { beforeAll, expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { DrugDetail } from "../drugs.contract.ts";
import { statementsIn } from "../logic/monograph-words.ts";
import { createImportStore } from "../ingest/store/import.store.ts";
import { FACTS_RANK, rowOfProduct } from "../ingest/store/product-row.ts";
import type { IngredientList, MonographAnswer } from "../monographs.contract.ts";
import { drugReferenceRoutes } from "./all-routes.ts";

const PLAIN = { manufacturer: "Northfield Labs", routes: ["ORAL"], classes: [], packages: [] };

/** Products of an invented labeler, whose code belongs to none. */
const PRODUCTS = [
  {
    ndc: "99999-001",
    brandName: "Two In One",
    genericName: "lisinopril and hydrochlorothiazide",
    substances: ["LISINOPRIL", "HYDROCHLOROTHIAZIDE"],
  },
  {
    ndc: "99999-002",
    brandName: "Metformin",
    genericName: "metformin hydrochloride",
    substances: ["METFORMIN HYDROCHLORIDE"],
  },
  {
    ndc: "99999-003",
    brandName: "Odd One",
    genericName: "xyzzyquine",
    substances: ["XYZZYQUINE SULFATE"],
  },
];

describeEachDatabase(
  "the monograph calls",
  (database) => {
    let client: ReturnType<typeof createApiClient> | undefined;
    const ask = async (path: string) => {
      const limiter = createLimiter({ off: true });
      client ??= createApiClient(database(), drugReferenceRoutes(database()), { limiter });
      return client("GET", path);
    };
    const list = async (query: string) =>
      (await ask(`/api/monographs?${query}`)).body as IngredientList;
    const ids = async (search: string) =>
      (await list(`search=${search}`)).ingredients.map(({ id }) => id);
    const ingredientsOf = async (ndc: string) => {
      const { body } = await ask(`/api/drugs/northfield-labs/${ndc}`);
      return (body as DrugDetail).ingredients;
    };

    beforeAll(async () => {
      const rows = PRODUCTS.map((product) =>
        rowOfProduct({ ...PLAIN, ...product, finished: true }, FACTS_RANK.directory),
      );
      await createImportStore(database()).transaction((writes) => writes.products(rows));
    });

    test("give a monograph whole, each part with its basis", async () => {
      const { status, body } = await ask("/api/monographs/metformin");
      const { name, monograph } = body as MonographAnswer;
      expect([status, name, monograph.id]).toEqual([200, "Metformin", "metformin"]);
      expect(monograph.doses.length).toBeGreaterThan(0);
      expect(monograph.renal).toHaveProperty("basis");
    });

    test("say of dialysis, children and the elderly what is on record, or that nothing is", async () => {
      const { body } = await ask("/api/monographs/metformin");
      const { populations } = body as MonographAnswer;
      expect(populations.map(({ subject }) => subject)).toEqual([
        "dialysis",
        "children",
        "elderly",
      ]);
      const [, children] = populations;
      expect(children?.said.map(({ text }) => text).join()).toMatch(/10 years and over/);
      const told = populations.filter(({ said }) => said.length > 0);
      expect(told.every(({ state }) => state === "rule")).toBe(true);
    });

    test("say of a point for which form it holds", async () => {
      const { body } = await ask("/api/monographs/phenytoin");
      const { monograph } = body as MonographAnswer;
      expect(statementsIn(monograph.boxedWarning).map(({ holds }) => holds)).toContain("Injection");
    });

    test.each([
      ["another name", "paracetamol", "acetaminophen"],
      ["a brand", "eliquis", "apixaban"],
      ["a name of two words", "valproic-acid", "valproate"],
    ])("give the monograph by %s", async (_, asked, id) => {
      const { status, body } = await ask(`/api/monographs/${asked}`);
      const { monograph } = body as MonographAnswer;
      expect([status, monograph.id]).toEqual([200, id]);
    });

    test.each([
      ["a misspelt name, which is no address", "metformim"],
      ["a combination, which is not one ingredient", "atenolol-chlorthalidone"],
      ["an ingredient without one", "caffeine-citrate-nothing"],
      ["a way out of the folder", "..%2Fproducts%2Fa"],
      ["no ingredient", "constructor"],
    ])("say 404 to %s", async (_, ingredient) => {
      expect((await ask(`/api/monographs/${ingredient}`)).status).toBe(404);
    });

    test("say which ingredients are covered, and count them", async () => {
      const [covered, missing, all] = await Promise.all(
        ["covered", "missing", "all"].map((show) => list(`show=${show}`)),
      );
      const names = covered?.ingredients.map(({ name }) => name) ?? [];
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
      expect(covered?.counts).toMatchObject({
        monographs: names.length,
        products: PRODUCTS.length,
      });
      expect(missing?.ingredients.every(({ checked }) => checked === null)).toBe(true);
      expect(all?.ingredients).toHaveLength(all?.counts.ingredients ?? -1);
      expect(all?.ingredients).toHaveLength(names.length + (missing?.ingredients.length ?? 0));
      expect((await ask("/api/monographs?show=some")).status).toBe(400);
    });

    test("find an ingredient by its first letters and by a brand", async () => {
      expect(await ids("metfor")).toContain("metformin");
      expect(await ids("Eliquis")).toEqual(["apixaban"]);
      expect(await ids("xyzzyq")).toEqual([]);
    });

    test("name a product's ingredients and say of each whether it has a monograph", async () => {
      expect(await ingredientsOf("99999-001")).toEqual([
        { id: "lisinopril", name: "Lisinopril", hasMonograph: true },
        { id: "hydrochlorothiazide", name: "Hydrochlorothiazide", hasMonograph: true },
      ]);
      expect(await ingredientsOf("99999-002")).toMatchObject([
        { id: "metformin", hasMonograph: true },
      ]);
      expect(await ingredientsOf("99999-003")).toEqual([
        { id: null, name: "xyzzyquine sulfate", hasMonograph: false },
      ]);
    });
  },
  { emptied: "never" },
);
