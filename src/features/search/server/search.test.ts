import { beforeAll, expect, test } from "vitest";
import type { Drug, DrugPage } from "#/features/drugs/drugs.contract.ts";
import { drugReferenceRoutes } from "#/features/drugs/server/all-routes.ts";
import { createArticleStore } from "#/features/news/server/article.store.ts";
import { createFeedStateStore } from "#/features/news/server/feed-state.store.ts";
import { newsRoutes } from "#/features/news/server/news.routes.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { searchSources } from "../../../app/search-sources.ts";
import { loadStarterContent } from "../../../app/starter-content.ts";
import type { Group, SearchAnswer } from "../search.contract.ts";
import { searchRoutes } from "./search.routes.ts";

const titles = (groups: readonly Group[], kind: Group["kind"]) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ title }) => title) ?? [];

/** No kind fails in these tests but where it is made to. */
const fail = (kind: string, error: unknown) => {
  throw new Error(`${kind} could not be searched`, { cause: error });
};

describeEachDatabase(
  "the search of everything",
  (database) => {
    let search: (q: string) => Promise<SearchAnswer>;
    const find = async (q: string) => (await search(q)).groups;
    beforeAll(async () => {
      await loadStarterContent(database());
      const ask = createApiClient(database(), searchRoutes(searchSources(database()), fail));
      search = async (q) => {
        const answer = await ask("GET", `/api/search?q=${encodeURIComponent(q)}`);
        return answer.body as SearchAnswer; // A refusal has no groups, and fails the test.
      };
    });

    test("finds each kind, also misspelt, and leads somewhere in this site", async () => {
      expect(titles(await find("metfromin"), "drugs")).toContain("Metformin");
      expect(titles(await find("dosege"), "tools")).toEqual(["Dosage calculator"]);
      expect(titles(await find("hypertenson"), "conditions").join()).toMatch(/hypertension/i);
      expect(titles(await find("acessibility"), "pages")).toEqual(["Accessibility"]);
      const news = titles(await find("cardiolgy"), "articles");
      expect(news).toEqual(titles(await find("cardiology"), "articles"));
      for (const { hits } of await find("heart")) {
        expect(hits.length).toBeLessThanOrEqual(5);
        for (const { href } of hits) expect(href).toMatch(/^\/(?!\/)/);
      }
    });

    test.each(["apixaban", "Eliquis", "apixaban dosing", "apixabn"])(
      "answers %s in place: class, boxed warning, doses, kidneys",
      async (q) => {
        const { answers } = await search(q);
        const [answer] = answers;
        expect(answers).toHaveLength(1);
        expect(answer).toMatchObject({ href: "/drugs/ingredients/apixaban" });
        expect(answer?.classes.join()).toMatch(/factor xa/i);
        expect(answer?.boxedWarning.state).toBe("has");
        expect(answer?.doses.map(({ dose }) => dose)).toContain("5 mg twice daily");
        const renal = answer?.parts.find(({ title }) => title === "Renal impairment");
        expect(renal?.points.length).toBeGreaterThan(0);
        expect(answer?.links.map(({ href }) => href).join()).toContain("medication=Apixaban");
      },
    );

    test("finds a product by its code, with hyphens, without, and at full width", async () => {
      const { answers, groups } = await search("metformin");
      expect(answers).toHaveLength(1);
      const ask = createApiClient(database(), drugReferenceRoutes(database()));
      const listed = await ask("GET", "/api/drugs?search=metformin&limit=1");
      const [{ ndcNumber, href }] = (listed.body as DrugPage).drugs as [Drug];
      const [labeler = "", product = ""] = (ndcNumber ?? "").split("-");
      const full = `${labeler.padStart(5, "0")}${product.padStart(4, "0")}01`;
      expect(groups.length).toBeGreaterThan(0);
      for (const code of [ndcNumber ?? "", full]) {
        const found = await search(code);
        const drugs = found.groups.find(({ kind }) => kind === "drugs")?.hits ?? [];
        expect(drugs.map((hit) => hit.href)).toContain(href);
        expect(found.answers[0]?.href).toBe("/drugs/ingredients/metformin");
      }
    });

    test("finds what may cause a finding, and opens the symptom checker with it", async () => {
      const groups = await find("chest pain");
      const [first] = groups.find(({ kind }) => kind === "tools")?.hits ?? [];
      expect(first?.href).toMatch(/^\/symptom-checker#has=chest-pain/);
      const conditions = groups.find(({ kind }) => kind === "conditions")?.hits ?? [];
      expect(conditions.map(({ detail }) => detail).join()).toMatch(/must not be missed/);
    });

    test("finds calculators by what they work out", async () => {
      expect(titles(await find("gfr"), "tools").join()).toMatch(/eGFR/);
    });

    test("finds news by their tags", async () => {
      expect(titles(await find("GLP-1"), "articles")).not.toEqual([]);
    });

    test("takes no word that some kind knows for another drug's misspelt name", async () => {
      const heart = await find("heart");
      expect(titles(heart, "conditions").join()).toMatch(/heart/i);
      expect(titles(heart, "drugs").filter((title) => !/heart/i.test(title))).toEqual([]);
    });

    test.each([
      "-".repeat(50),
      "-".repeat(200),
      "- ".repeat(100),
      `${"- ".repeat(60)}heart`,
      `${'-"'.repeat(60)}heart`,
      `heart ${"-or ".repeat(40)}`,
      '"'.repeat(199),
      "or ".repeat(66),
      "heart ---------- failure",
    ])("takes %j for a search", async (q) => {
      const ask = createApiClient(database(), [
        ...searchRoutes(searchSources(database()), fail),
        ...newsRoutes(createArticleStore(database()), createFeedStateStore(database())),
      ]);
      const encoded = encodeURIComponent(q);
      for (const path of [`/api/search?q=${encoded}`, `/api/news?search=${encoded}`]) {
        expect({ path, status: (await ask("GET", path)).status }).toEqual({ path, status: 200 });
      }
    });

    test("loses no other kind where one cannot be searched", async () => {
      const failed: string[] = [];
      const { sources, answer } = searchSources(database());
      const broken = { find: async () => Promise.reject(new Error("broken")) };
      const routes = searchRoutes({ sources: { ...sources, articles: broken }, answer }, (kind) =>
        failed.push(kind),
      );
      const { status, body } = await createApiClient(database(), routes)(
        "GET",
        "/api/search?q=heart",
      );
      expect(status).toBe(200);
      const { groups } = body as SearchAnswer; // The status says so.
      expect(groups.map(({ kind }) => kind)).toContain("conditions");
      expect(groups.map(({ kind }) => kind)).not.toContain("articles");
      expect(failed).toEqual(["articles"]);
    });

    test("finds a provider by number and by name", async () => {
      const { rows } = await database().execute<{ npi: number }>(
        "SELECT npi FROM providers ORDER BY npi LIMIT 1",
      );
      const [byNumber] = (await find(String(rows[0]?.npi)))[0]?.hits ?? [];
      expect(byNumber?.href).toBe(`/npi?npi=${rows[0]?.npi}`);
      const name = byNumber?.title.split(",")[0] ?? "";
      expect(titles(await find(name), "providers")).toContain(byNumber?.title);
    });

    test.each(["", " ", "a", "???", "'; DROP TABLE drugs", "%", "漢字"])(
      "%j finds nothing and harms nothing",
      async (q) => {
        expect(await find(q)).toEqual([]);
      },
    );
  },
  { emptied: "never" },
);
