import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { FeedEntry } from "../ingest/read/feed-entry.ts";
import { articleOf } from "../ingest/keep/article-of-entry.ts";
import { keepArticles } from "../ingest/keep/keep-articles.ts";
import { sortStories } from "../ingest/stories/sort-stories.ts";
import type { NewsSource } from "../logic/source.ts";
import type { Article, ArticleCard } from "../news.contract.ts";
import { createArticleStore } from "./article.store.ts";
import { MOST_FOUND } from "./article-search.ts";
import { createFeedStateStore } from "./feed-state.store.ts";
import { newsRoutes } from "./news.routes.ts";
import { newsArticles } from "./news.table.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

function sourceNamed(name: string, terms: NewsSource["terms"] = "summary"): NewsSource {
  const feed = `https://${name.toLowerCase()}.example/feed`;
  return { id: name, name, kind: "news", terms, specialties: [], feed };
}

const entry = (title: string, published: string, summaryHtml: string, link = title): FeedEntry => ({
  title,
  link: `/${encodeURIComponent(link)}`,
  guid: null,
  summaryHtml,
  contentHtml: null,
  published,
  modified: null,
  authors: [],
  tags: [],
  image: null,
});

const said = (ranges: [number, number][] = [], text: string | null = "") =>
  ranges.map((range) => text?.slice(...range));

type List = { articles: ArticleCard[]; total: number; totalCapped: boolean };

describeEachDatabase("stories", (database) => {
  const keep = async (source: NewsSource, ...entries: FeedEntry[]) => {
    for (const one of entries) {
      const judged = articleOf(one, { source, base: source.feed, now: NOW });
      if (judged.ok) await keepArticles(database(), [judged.article]);
    }
  };
  const get = async (path: string) => {
    const routes = newsRoutes(createArticleStore(database()), createFeedStateStore(database()));
    const limiter = createLimiter({ off: true });
    return createApiClient(database(), routes, { limiter })("GET", path);
  };
  const list = async (query = "") => (await get(`/api/news${query}`)).body as List;
  const titles = async (query: string) => (await list(query)).articles.map(({ title }) => title);

  const TITLE = "Warfarin and apixaban compared in atrial fibrillation";
  const SUMMARY = "Patients with atrial fibrillation took warfarin or apixaban.";

  test("that several sources tell are one card; nothing is deleted", async () => {
    await keep(sourceNamed("One"), entry(TITLE, "2026-11-18T10:00:00Z", SUMMARY));
    await keep(sourceNamed("Two"), entry(TITLE, "2026-11-18T14:00:00Z", "Told otherwise."));
    await keep(sourceNamed("Three"), entry(TITLE, "2026-11-10T14:00:00Z", "An older one."));
    const { articles, total } = await list();
    expect(total).toBe(2);
    expect(articles.map(({ source, sources }) => [source, sources])).toEqual([
      ["One", 2],
      ["Three", 1],
    ]);
    expect(await list("?search=warfarin")).toMatchObject({ total: 2 });
    expect(await list("?source=Two")).toMatchObject({ total: 1, articles: [{ source: "Two" }] });
    expect(await get("/api/news/stats")).toMatchObject({ body: { totalArticles: 3 } });
    const lead = articles[0];
    const { body } = await get(`/api/news/${lead?.categorySlug}/${lead?.slug}`);
    expect(body).toMatchObject({ source: "One", sources: 2, story: [{ source: "Two" }] });
  });

  test("are led by what may be shown in full, whoever comes first", async () => {
    await keep(sourceNamed("One"), entry(TITLE, "2026-11-18T10:00:00Z", SUMMARY));
    const full = { ...entry(TITLE, "2026-11-18T14:00:00Z", SUMMARY), contentHtml: "<p>All.</p>" };
    await keep(sourceNamed("Agency", "public-domain"), full);
    expect(await list()).toMatchObject({ total: 1, articles: [{ source: "Agency", sources: 2 }] });
  });

  test("that an article shows to be one become one", async () => {
    const first = entry(TITLE, "2026-11-18T10:00:00Z", SUMMARY, "first");
    const second = entry("Fibrillation: drugs compete", "2026-11-18T11:00:00Z", "B.", "second");
    await keep(sourceNamed("One"), first);
    await keep(sourceNamed("Two"), { ...second, link: "https://shared.example/story" });
    expect((await list()).total).toBe(2);
    await keep(sourceNamed("Three"), { ...first, link: "https://shared.example/story?utm_x=1" });
    await keep(sourceNamed("Three"), { ...first, guid: "x", link: "https://shared.example/story" });
    expect(await list()).toMatchObject({ total: 1, articles: [{ sources: 3 }] });
  });

  test("are found in other words, and once an article is corrected", async () => {
    const [told, other] = ["FDA approves Wegovy pill for obesity", "Obesity drug news"];
    await keep(sourceNamed("One"), entry(told, "2026-11-18T10:00:00Z", "A."));
    await keep(sourceNamed("Two"), entry(other, "2026-11-17T11:00:00Z", "B.", "b"));
    expect((await list()).total).toBe(2);
    const corrected = "Wegovy pill wins FDA nod in obesity";
    await keep(sourceNamed("Two"), entry(corrected, "2026-11-17T11:00:00Z", "B.", "b"));
    expect(await list()).toMatchObject({ total: 1, articles: [{ sources: 2 }] });
  });

  test("are found among what was stored before there were rules for them, once", async () => {
    await keep(sourceNamed("One"), entry(TITLE, "2026-11-18T10:00:00Z", SUMMARY));
    await keep(sourceNamed("Two"), entry("Quite another thing", "2026-11-18T10:00:00Z", "C."));
    const old = { title: TITLE, source: "Two", url: "https://two.example/old" };
    await database()
      .update(newsArticles)
      .set({ storyKeys: [], storyRules: 0, ...old })
      .where(eq(newsArticles.source, "Two"));
    expect((await list()).total).toBe(2);
    expect(await sortStories(database())).toBe(1);
    expect(await list()).toMatchObject({ total: 1, articles: [{ sources: 2 }] });
    expect(await sortStories(database())).toBe(0);
  });

  test("name their drugs and what is related to them", async () => {
    await keep(
      sourceNamed("One"),
      entry(TITLE, "2026-11-18T10:00:00Z", SUMMARY),
      entry("Warfarin and diet in patients", "2026-11-01T10:00:00Z", "Leafy greens."),
      entry("Heart failure in athletes", "2026-11-17T10:00:00Z", "The heart."),
      entry("Migraine in winter", "2026-11-19T10:00:00Z", "A headache."),
    );
    const [lead] = (await list("?search=apixaban")).articles;
    const { body } = await get(`/api/news/${lead?.categorySlug}/${lead?.slug}`);
    const { drugs, related } = body as Article;
    expect(drugs).toEqual([
      { id: "warfarin", name: "Warfarin" },
      { id: "apixaban", name: "Apixaban" },
    ]);
    expect(related.map(({ title }) => title)).toEqual([
      "Warfarin and diet in patients",
      "Heart failure in athletes",
    ]);
  });

  test("are found by date or by relevance, with their words marked", async () => {
    await keep(
      sourceNamed("One"),
      entry("News of the week & more", "2026-11-19T10:00:00Z", "Also: migraines were mentioned."),
      entry("Migraine: a migraine review", "2026-11-10T10:00:00Z", "All about migraine."),
      entry("Nothing of the kind", "2026-11-20T10:00:00Z", "None."),
    );
    expect(await titles("?search=migraine")).toEqual([
      "News of the week & more",
      "Migraine: a migraine review",
    ]);
    expect(await titles("?search=migraine&sort=relevance")).toEqual([
      "Migraine: a migraine review",
      "News of the week & more",
    ]);
    const [first] = (await list("?search=migraine")).articles;
    expect(said(first?.matches?.title, first?.title)).toEqual([]);
    expect(said(first?.matches?.description, first?.description)).toEqual(["migraines"]);
    expect((await list()).articles[0]?.matches).toBeUndefined();
    expect((await get("/api/news?search=migraine&sort=oldest")).status).toBe(400);
  });

  test("are counted up to a bound, and a page beyond is empty", async () => {
    await database().execute(sql`
      INSERT INTO news_articles
        (title, url, article_hash, category, published_date, slug, ticker_slug, source)
      SELECT CASE WHEN n % 1000 = 7 THEN 'Failure of a heart ' ELSE 'Heart failure ' END || n,
        'https://one.example/' || n, n, 'Cardiology',
        ${NOW.toISOString()}::timestamptz - n * interval '1 second', 'heart-' || n, 'heart-' || n, 'One'
      FROM generate_series(0, ${MOST_FOUND + 4}::int) AS n`);
    const found = await list("?search=heart&sort=relevance&limit=5");
    expect(found).toMatchObject({ totalCapped: true });
    expect(found.articles).toHaveLength(5);
    expect(await list("?search=heart&page=9999")).toMatchObject({
      articles: [],
      total: found.total,
    });
    expect(await list("?category=cardiology")).toMatchObject({ total: MOST_FOUND + 5 });
    const phrase = await list('?search="failure of a heart"&category=cardiology');
    expect(phrase).toMatchObject({ total: 2, totalCapped: true });
    const without = await list('?search="heart failure" -7 -1007 -1234');
    expect(without).toMatchObject({ total: MOST_FOUND - 2, totalCapped: true });
    expect(await list('?search=-"heart failure"')).toMatchObject({ total: 2 });
  });
});
