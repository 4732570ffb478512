import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { classify } from "../../logic/classify.ts";
import { createArticleStore } from "../../server/article.store.ts";
import { createFeedStateStore } from "../../server/feed-state.store.ts";
import { newsArticles } from "../../server/news.table.ts";
import { newsRoutes } from "../../server/news.routes.ts";
import { ILLUSTRATIONS, loadStarterNews, readStarterNews } from "./starter.ts";

const events = await readStarterNews();

describe("the archive of events", () => {
  test("tells every event once, each with a page of its own, none from the future", () => {
    expect(new Set(events.map(({ url }) => url)).size).toBe(events.length);
    expect(new Set(events.map(({ title }) => title)).size).toBe(events.length);
    expect(events.filter(({ date }) => Date.parse(date) > Date.now())).toEqual([]);
  });

  test("has something for every specialty", () => {
    const told = new Set<string>(events.map(({ category }) => category));
    expect(SPECIALTIES.filter((specialty) => !told.has(specialty))).toEqual([]);
  });

  test("has a file for every illustration", () => {
    const folder = join(import.meta.dirname, "../../../../../public/illustrations");
    expect(ILLUSTRATIONS.filter((name) => !existsSync(join(folder, `${name}.svg`)))).toEqual([]);
  });

  test("agrees with what the classifier reads from most events", () => {
    const agreed = events.filter(({ title, text, category }) => classify(title, text) === category);
    expect(agreed.length / events.length).toBeGreaterThan(0.6);
  });
});

describeEachDatabase("the archive of events", (database) => {
  test("fills empty news once, marked as what it is", async () => {
    expect(await loadStarterNews(database())).toBe(events.length);
    expect(await loadStarterNews(database())).toBe(0);
    expect(await database().$count(newsArticles)).toBe(events.length);
    const feeds = createFeedStateStore(database());
    const ask = createApiClient(database(), newsRoutes(createArticleStore(database()), feeds));
    const { body } = await ask("GET", "/api/news/with-images?limit=1");
    expect(body).toMatchObject({
      articles: [{ isArchive: true, hasImage: true, imageUrl: expect.stringMatching(/\.svg$/) }],
    });
  });
});
