import { beforeAll, expect, test } from "vitest";
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
    let find: (q: string) => Promise<readonly Group[]>;
    beforeAll(async () => {
      await loadStarterContent(database());
      const ask = createApiClient(database(), searchRoutes(searchSources(database()), fail));
      find = async (q) => {
        const answer = await ask("GET", `/api/search?q=${encodeURIComponent(q)}`);
        return (answer.body as SearchAnswer).groups; // A refusal has none, and fails the test.
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
      const sources = searchSources(database());
      const broken = { find: async () => Promise.reject(new Error("broken")) };
      const routes = searchRoutes({ ...sources, articles: broken }, (kind) => failed.push(kind));
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
