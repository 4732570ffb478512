import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { loadStarterNews } from "../../features/news/ingest/starter/starter.ts";
import { createArticleStore } from "../../features/news/server/article.store.ts";
import { createFeedStateStore } from "../../features/news/server/feed-state.store.ts";
import { newsRoutes } from "../../features/news/server/news.routes.ts";
import { SUGGESTIONS } from "../../features/site/logic/suggestions.ts";
import { SPECIALTIES } from "../../kernel/specialty.ts";
import { createLimiter } from "../../platform/http/limits/limits.ts";
import { createApiClient } from "../../platform/testing/api-client.ts";
import { describeEachDatabase } from "../../platform/testing/each-database.ts";

const Counted = v.object({ total: v.number() });

const NEWS = SUGGESTIONS.filter(({ type }) => type === "News");
/** "Other" is no word to search for. */
const NAMED = SPECIALTIES.filter((name) => name !== "Other");

describeEachDatabase(
  "of the content that comes with Wardbook",
  (database) => {
    const get = async (path: string) => {
      const routes = newsRoutes(createArticleStore(database()), createFeedStateStore(database()));
      const limiter = createLimiter({ off: true });
      return createApiClient(database(), routes, { limiter })("GET", path);
    };
    const count = async (path: string) => v.parse(Counted, (await get(path)).body).total;

    beforeAll(() => loadStarterNews(database()));

    test.each(NEWS)("the suggestion $term finds news", async ({ href }) => {
      expect(await count(href.replace("/news?", "/api/news?"))).toBeGreaterThan(0);
    });

    test.each(NAMED)(
      "the name of %s finds all articles of the specialty, and more",
      async (name) => {
        const sorted = await count(`/api/news?category=${encodeURIComponent(name)}`);
        expect(await count(`/api/news?search=${encodeURIComponent(name)}`)).toBeGreaterThanOrEqual(
          Math.max(1, sorted),
        );
      },
    );
  },
  { emptied: "never" },
);
