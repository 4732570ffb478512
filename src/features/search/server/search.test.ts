import { beforeAll, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { searchSources } from "../../../search-sources.ts";
import { loadStarterContent } from "../../../starter-content.ts";
import type { Group, SearchAnswer } from "../search.contract.ts";
import { searchRoutes } from "./search.routes.ts";

const titles = (groups: readonly Group[], kind: Group["kind"]) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ title }) => title) ?? [];

describeEachDatabase(
  "the search of everything",
  (database) => {
    let find: (q: string) => Promise<readonly Group[]>;
    beforeAll(async () => {
      await loadStarterContent(database());
      const ask = createApiClient(database(), searchRoutes(searchSources(database())));
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
