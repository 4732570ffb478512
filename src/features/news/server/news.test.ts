import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDocuments } from "#/platform/http/documents.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { articleOf, type Article } from "../ingest/keep/article-of-entry.ts";
import { keepArticles } from "../ingest/keep/keep-articles.ts";
import { readFeed } from "../ingest/read/read-feed.ts";
import { createArticleStore } from "./article.store.ts";
import { createFeedStateStore } from "./feed-state.store.ts";
import { newsFeeds } from "./news-feeds.ts";
import { newsRoutes } from "./news.routes.ts";
import { areCommon } from "./read-search.ts";

const SOURCE = {
  id: "a-journal",
  name: "A Journal",
  kind: "journal",
  terms: "summary",
  specialties: [],
  feed: "https://journal.example/feed.xml",
} as const;
const NOW = new Date("2026-11-20T12:00:00Z");

const item = (guid: string, title: string, date: string, text = "A summary.") =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>https://journal.example/${guid}?utm_source=rss</link><pubDate>${date}</pubDate><description>${text}</description></item>`;

const ITEMS = [
  item("1", "Statins &amp; the heart: a trial in heart failure", "Mon, 16 Nov 2026 08:00:00 GMT"),
  item("2", "Migraine prevention with a new antibody", "Tue, 17 Nov 2026 08:00:00 GMT"),
  item("3", "Statins &amp; the heart: a trial in heart failure", "Wed, 18 Nov 2026 08:00:00 GMT"),
];

describeEachDatabase("news", (database) => {
  const keep = async (items: readonly string[]) => {
    const text = `<rss version="2.0"><channel><title>A Journal</title>${items.join("")}</channel></rss>`;
    const articles: Article[] = [];
    for (const entry of readFeed(new TextEncoder().encode(text), "feed").entries) {
      const judged = articleOf(entry, { source: SOURCE, base: SOURCE.feed, now: NOW });
      if (judged.ok) articles.push(judged.article);
    }
    return keepArticles(database(), articles);
  };
  const get = async (path: string) => {
    const feeds = createFeedStateStore(database());
    const routes = newsRoutes(createArticleStore(database()), feeds);
    const limiter = createLimiter({ off: true });
    return createApiClient(database(), routes, { limiter })("GET", path);
  };
  const document = async (path: string) => {
    const site = { origin: "https://wardbook.test", siteName: "Wardbook" };
    return createDocuments(newsFeeds(site, createArticleStore(database()))).request(path);
  };

  beforeEach(async () => {
    await keep(ITEMS);
  });

  test("are stored once, and updated where their source changed them", async () => {
    const changed = item("2", "Migraine prevention: corrected", "Tue, 17 Nov 2026 08:00:00 GMT");
    expect(await keep([ITEMS[0] ?? "", changed])).toEqual(["unchanged", "updated"]);
    expect(await get("/api/news/stats")).toMatchObject({ body: { totalArticles: 3 } });
    const old = await get("/api/news/neurology/migraine-prevention-with-a-new-antibody");
    expect(old.body).toMatchObject({ title: "Migraine prevention: corrected" });
  });

  test("are stored once, however often one feed or two at once tell them", async () => {
    const title = "Warfarin and diet in atrial fibrillation";
    const date = "Thu, 19 Nov 2026 08:00:00 GMT";
    const [first, corrected, alike] = [
      item("4", title, date, "First."),
      item("4", title, date, "Corrected."),
      item("5", title, date, "Another."),
    ];
    const feed = [first, first, corrected, alike, ...ITEMS];
    const both = await Promise.all([keep(feed), keep(feed)]);
    const fresh = ["inserted", "unchanged", "updated", "inserted"];
    const seen = Array.from(ITEMS, () => "unchanged");
    expect(both).toContainEqual([...fresh, ...seen]);
    expect(both).toContainEqual(["updated", "unchanged", "updated", "unchanged", ...seen]);
    expect(await get("/api/news?search=diet")).toMatchObject({
      body: {
        total: 2,
        articles: expect.arrayContaining([expect.objectContaining({ description: "Corrected." })]),
      },
    });
  });

  test("are listed newest first, by page, category, source and words", async () => {
    expect(await get("/api/news?limit=1&page=2")).toMatchObject({
      body: { total: 3, articles: [{ title: "Migraine prevention with a new antibody" }] },
    });
    for (const category of ["cardiology", "Cardiology", "Cardiology%20"]) {
      expect(await get(`/api/news?category=${category}`)).toMatchObject({ body: { total: 2 } });
    }
    expect(await get("/api/news?search=migraines")).toMatchObject({ body: { total: 1 } });
    expect(await get("/api/news?search=migraine&category=cardiology")).toMatchObject({
      body: { total: 0, articles: [] },
    });
    expect(await get("/api/news?source=A%20Journal")).toMatchObject({ body: { total: 3 } });
    expect(await get("/api/news?source=Nobody")).toMatchObject({ body: { total: 0 } });
  });

  test("are gone through for words that most have, and found by the index for others", async () => {
    const date = "Thu, 19 Nov 2026 08:00:00 GMT";
    await keep(Array.from({ length: 9 }, (_, n) => item(`n${n}`, `Asthma in town ${n}`, date)));
    await database().execute(sql`ANALYZE news_articles`);
    expect(await areCommon(database(), "'asthma'", 1)).toBe(true);
    expect(await areCommon(database(), "'migrain'", 1)).toBe(false);
    expect(await areCommon(database(), "'nobodi'", 1)).toBe(false);
  });

  test("refuse what no page has, and answer every search", async () => {
    for (const query of ["limit=101", "limit=0", "page=0", "page=x", `search=${"a".repeat(201)}`]) {
      expect(await get(`/api/news?${query}`)).toMatchObject({ status: 400 });
    }
    const odd = ["%22", "%27", "a%20%26%20", "%3A*", "%25", "(", "\\", "-", "or%20and"];
    for (const search of odd) {
      expect([search, (await get(`/api/news?search=${search}`)).status]).toEqual([search, 200]);
    }
  });

  test("are found by either slug; the same title of another day has an address of its own", async () => {
    const { body } = await get("/api/news?category=cardiology");
    const { articles } = body as { articles: { id: string; slug: string }[] };
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(2);
    for (const { id, slug } of articles) {
      expect(await get(`/api/news/cardiology/${slug}`)).toMatchObject({ body: { id } });
    }
    const ticker = await get("/api/news/cardiology/statins-the-heart-a-trial-in-heart-failure");
    expect(ticker.status).toBe(200);
    expect((await get("/api/news/cardiology/nothing")).status).toBe(404);
    expect(
      (await get("/api/news/neurology/statins-the-heart-a-trial-in-heart-failure")).status,
    ).toBe(404);
  });

  test("name their sources, also those outside the catalogue", async () => {
    const { body } = await get("/api/news/sources");
    const { sources } = body as { sources: { name: string }[] };
    expect(sources.length).toBeGreaterThan(60);
    expect(sources.find(({ name }) => name === "A Journal")).toMatchObject({
      feed: null,
      articles: 3,
      lastArticle: "2026-11-18T08:00:00.000Z",
    });
  });

  test("go out as feeds and are read back", async () => {
    for (const path of ["/news/feed.xml", "/news/atom.xml"]) {
      const read = async (query: string) => {
        const response = await document(query);
        expect(response.status).toBe(200);
        return readFeed(new Uint8Array(await response.arrayBuffer()), query).entries;
      };
      const all = await read(path);
      expect(all.map(({ title }) => title)).toEqual([
        "Statins & the heart: a trial in heart failure",
        "Migraine prevention with a new antibody",
        "Statins & the heart: a trial in heart failure",
      ]);
      expect(all[0]?.link).toMatch(/^https:\/\/wardbook\.test\/news\/cardiology\/statins/);
      expect(await read(path.replace("/news/", "/news/neurology/"))).toHaveLength(1);
      expect(await read(`${path}?search=migraine`)).toHaveLength(1);
      expect(await read(`${path}?search=xyzzy`)).toHaveLength(0);
      expect(await read(`${path}?source=A+Journal`)).toHaveLength(3);
      expect(await read(`${path}?source=A+Journal&search=migraine`)).toHaveLength(1);
      expect(await read(`${path}?source=Nobody`)).toHaveLength(0);
      expect((await document(path.replace("/news/", "/news/nothing/"))).status).toBe(404);
    }
  });
});
