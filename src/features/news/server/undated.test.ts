import { expect, test } from "vitest";
import { createDocuments } from "#/platform/http/documents.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { articleOf } from "../ingest/keep/article-of-entry.ts";
import type { FeedEntry } from "../ingest/read/feed-entry.ts";
import { keepArticles } from "../ingest/keep/keep-articles.ts";
import type { ArticleCard } from "../news.contract.ts";
import { createArticleStore } from "./article.store.ts";
import { createFeedStateStore } from "./feed-state.store.ts";
import { newsFeeds } from "./news-feeds.ts";
import { newsRoutes } from "./news.routes.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

const SOURCE = {
  id: "a-journal",
  name: "A Journal",
  kind: "journal",
  terms: "public-domain",
  specialties: ["Cardiology"],
  feed: "https://journal.example/feed.xml",
} as const;

/** The name says what it is: u undated, p with a picture; its number is the day. */
function entryOf(name: string): FeedEntry {
  const day = name.replace(/\D/g, "");
  return {
    title: `Asthma ${name}`,
    link: `https://journal.example/${name}`,
    guid: name,
    summaryHtml: name,
    contentHtml: null,
    published: name.startsWith("u") ? null : `2026-11-${day}T08:00:00Z`,
    modified: null,
    authors: [],
    tags: [],
    image: name.includes("p") ? `https://journal.example/${name}.jpg` : null,
  };
}

const NAMES = ["u1", "d10", "up2", "d12", "dp11", "u3"];
const BY_DATE = ["d12", "dp11", "d10"];

function namesOf(articles: readonly ArticleCard[]): string[] {
  return articles.map(({ title }) => title.replace("Asthma ", ""));
}

describeEachDatabase("undated news", (database) => {
  const keep = (...entries: FeedEntry[]) =>
    keepArticles(
      database(),
      entries.flatMap((entry) => {
        const judged = articleOf(entry, { source: SOURCE, base: SOURCE.feed, now: NOW });
        return judged.ok ? [judged.article] : [];
      }),
    );
  const get = async (path: string) => {
    const routes = newsRoutes(createArticleStore(database()), createFeedStateStore(database()));
    const client = createApiClient(database(), routes, { limiter: createLimiter({ off: true }) });
    return (await client("GET", path)).body as { articles: ArticleCard[]; total: number };
  };

  const pictured = async (limit: number) =>
    namesOf((await get(`/api/news/with-images?limit=${limit}`)).articles);

  test("stands behind all that has a date, in every list, and is told as undated", async () => {
    await keep(...NAMES.map(entryOf));
    for (const query of [
      "",
      "&category=cardiology",
      "&source=A%20Journal",
      "&search=asthma",
      "&search=asthma&sort=relevance",
    ]) {
      const { articles, total } = await get(`/api/news?limit=100${query}`);
      expect(total).toBe(6);
      expect([query, namesOf(articles).slice(0, 3)]).toEqual([query, BY_DATE]);
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => get(`/api/news?limit=2&page=${page}${query}`)),
      );
      expect(namesOf(pages.flatMap((page) => page.articles))).toEqual(namesOf(articles));
      for (const article of articles) {
        const isDated = article.title.startsWith("Asthma d");
        expect(article).toMatchObject({
          isDated,
          publishedAt: isDated ? article.publishedDate : null,
        });
      }
    }
  });

  test("comes after what has a date also where pictures come first", async () => {
    await keep(...NAMES.map(entryOf));
    expect((await pictured(4)).slice(0, 4)).toEqual(["dp11", "d12", "d10", "up2"]);
    expect(await pictured(3)).toEqual(["dp11", "d12", "d10"]);
    expect(await pictured(50)).toHaveLength(6);
  });

  test("goes out in feeds without a date, behind the others", async () => {
    await keep(...NAMES.map(entryOf));
    const site = { origin: "https://wardbook.test", siteName: "Wardbook" };
    const documents = createDocuments(newsFeeds(site, createArticleStore(database())));
    for (const [path, dated] of [
      ["/news/feed.xml", /<pubDate>/],
      ["/news/atom.xml", /<published>/],
    ] as const) {
      const text = await (await documents.request(path)).text();
      const items = text.split(/<item>|<entry>/).slice(1);
      expect(items.map((one) => dated.test(one))).toEqual([true, true, true, false, false, false]);
    }
  });

  test("does not lead a story that others date, and keeps a date once it is given", async () => {
    const told = "Warfarin and diet in atrial fibrillation, a trial in 400 people";
    const undated = { ...entryOf("up1"), title: told };
    await keep(undated);
    const other = { ...SOURCE, id: "other", name: "Other", terms: "summary" } as const;
    const date = new Date().toISOString();
    const judged = articleOf(
      { ...undated, guid: "other", published: date },
      { source: other, base: other.feed, now: new Date() },
    );
    if (judged.ok) await keepArticles(database(), [judged.article]);
    expect((await get("/api/news")).articles).toMatchObject([
      { source: "Other", sources: 2, isDated: true },
    ]);
    expect(await keep({ ...undated, published: "2026-11-18T08:00:00Z" })).toEqual(["updated"]);
    expect(await keep(undated)).toEqual(["unchanged"]);
    const { articles } = await get("/api/news?source=A%20Journal");
    expect(articles).toMatchObject([{ publishedAt: "2026-11-18T08:00:00.000Z" }]);
  });
});
