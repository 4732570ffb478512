import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { SUBJECTS } from "../data/search-words.ts";
import { ArticlePage } from "../news.contract.ts";
import { createArticleStore } from "./article.store.ts";
import { createFeedStateStore } from "./feed-state.store.ts";
import { newsArticles } from "./news.table.ts";
import { newsRoutes } from "./news.routes.ts";

const listed = (words = "") => words.split(", ").filter(Boolean);
const FOUND = [
  ...new Set(SUBJECTS.flatMap(({ names, words }) => [...listed(names), ...listed(words)])),
];

/** Newer ones first. */
const ARTICLES = [
  { title: "A cohort of nurses", tags: [] },
  { title: "Research of old", tags: [] },
  { title: "Tablets for high potassium", tags: ["trials"] },
  { title: "Heart attacks at night", tags: [] },
  { title: "Myocardial infarction by day", tags: [] },
  { title: "Renal function, newly told", tags: ["Gout"] },
  { title: "Night shifts at the top of a ward", tags: [] },
];

describeEachDatabase(
  "a search of news",
  (database) => {
    const found = async (query: string) => {
      const routes = newsRoutes(createArticleStore(database()), createFeedStateStore(database()));
      const limiter = createLimiter({ off: true });
      const answer = await createApiClient(database(), routes, { limiter })(
        "GET",
        `/api/news?${query}`,
      );
      const { articles, total, asTyped } = v.parse(ArticlePage, answer.body);
      expect(total).toBeGreaterThanOrEqual(articles.length);
      return { titles: articles.map(({ title }) => title), asTyped, articles };
    };
    const keep = (articles: readonly { title: string; tags: string[] }[], category: string) =>
      database()
        .insert(newsArticles)
        .values(
          articles.map((article, index) => ({
            ...article,
            url: "https://journal.example/",
            articleHash: `${category} ${index}`,
            category,
            slug: `${index}`,
            tickerSlug: `${index}`,
            source: "Journal",
            publishedDate: new Date(Date.UTC(2026, 0, 1) - index * 1000),
          })),
        );

    beforeAll(async () => {
      await keep(ARTICLES, "Nephrology");
      await keep(
        FOUND.map((title) => ({ title, tags: [] })),
        "Other",
      );
    });

    const ours = (search: string, more = "") =>
      found(`search=${encodeURIComponent(search)}&category=Nephrology${more}`);

    test("finds tags, also in another form", async () => {
      expect((await ours("gouts")).titles).toEqual(["Renal function, newly told"]);
    });

    test.each(["", "&sort=relevance"])(
      "finds what the words are also called after what has them (%j)",
      async (sort) => {
        const research = await ours("research", sort);
        expect(research.asTyped).toBe(1);
        expect(research.titles[0]).toBe("Research of old");
        expect(research.titles.slice(1).toSorted()).toEqual([
          "A cohort of nurses",
          "Tablets for high potassium",
        ]);
        expect((await ours("Medical Research", sort)).titles).toHaveLength(3);
        expect((await ours("heart attack", sort)).titles).toEqual([
          "Heart attacks at night",
          "Myocardial infarction by day",
        ]);
      },
    );

    test("pages through both kinds", async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => ours("research", `&limit=1&page=${page}`)),
      );
      expect(pages.flatMap(({ titles }) => titles)).toEqual((await ours("research")).titles);
      expect(pages.map(({ asTyped }) => asTyped)).toEqual([1, 1, 1, 1]);
    });

    test("wants every word, and takes quoted ones and those left out as they are", async () => {
      expect((await ours("heart attack day")).titles).toEqual(["Myocardial infarction by day"]);
      expect((await ours('"heart attack"')).titles).toEqual(["Heart attacks at night"]);
      expect((await ours("night -research")).titles).toHaveLength(2);
      expect((await ours("research -cohort")).titles).toEqual([
        "Research of old",
        "Tablets for high potassium",
      ]);
      expect((await ours("kidney or tablets")).titles).toEqual([
        "Tablets for high potassium",
        "Renal function, newly told",
      ]);
    });

    test("marks only the words that were searched for", async () => {
      const { articles } = await ours("heart attack");
      expect(articles.map(({ matches }) => matches?.title)).toEqual([
        [
          [0, 5],
          [6, 13],
        ],
        [],
      ]);
    });

    test.each(SUBJECTS)(
      "finds $names$asked by all of its words",
      async ({ names, asked, words }) => {
        const wanted = [...listed(names), ...listed(words)];
        for (const search of [...listed(names).slice(0, 1), ...listed(asked).slice(0, 1)]) {
          const { titles } = await found(
            `search=${encodeURIComponent(search)}&category=Other&limit=100`,
          );
          const missing = wanted.filter((word) => !titles.includes(word));
          expect({ search, missing }).toEqual({ search, missing: [] });
        }
      },
    );

    test("has no word that the database takes for none", async () => {
      const { rows } = await database().execute<{ text: string }>(sql`
        SELECT text FROM unnest(${sql.param(FOUND)}::text[]) AS text
        WHERE numnode(phraseto_tsquery('english', text)) = 0`);
      expect(rows).toEqual([]);
    });
  },
  { emptied: "never" },
);
