import { and, count, desc, eq, max, or, sql, type SQL } from "drizzle-orm";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { offsetOf } from "#/kernel/page.ts";
import { slugOf } from "#/kernel/text.ts";
import type { Queries } from "#/platform/database/database.ts";
import { articleHref } from "../logic/article-address.ts";
import type { Article, ArticleCard, ArticleQuery } from "../news.contract.ts";
import { newsArticles as articles } from "./news.table.ts";

export type ArticleStore = ReturnType<typeof createArticleStore>;

type Row = typeof articles.$inferSelect;

const NEWEST_FIRST = [desc(articles.publishedDate), articles.id];
const CATEGORIES = new Map(SPECIALTIES.map((name) => [slugOf(name), name]));

/** The category that a slug or a name means; what is neither is looked for as it is, and found nowhere. */
function categoryOf(text: string): string {
  return CATEGORIES.get(slugOf(text)) ?? text;
}

export function createArticleStore(database: Queries) {
  return {
    /** A page of articles, newest first, and how many there are in all. */
    async list(query: ArticleQuery): Promise<{ articles: ArticleCard[]; total: number }> {
      const where = and(...conditions(query));
      const rows = await database
        .select()
        .from(articles)
        .where(where)
        .orderBy(...NEWEST_FIRST)
        .limit(query.limit)
        .offset(offsetOf(query));
      return { articles: rows.map(cardOf), total: await database.$count(articles, where) };
    },

    /** Those with a picture first, then the newest. */
    async withImages(limit: number): Promise<ArticleCard[]> {
      const rows = await database
        .select()
        .from(articles)
        .orderBy(desc(articles.hasImage), ...NEWEST_FIRST)
        .limit(limit);
      return rows.map(cardOf);
    },

    /** By either of its two slugs. */
    async bySlug(category: string, slug: string): Promise<Article | null> {
      const [row] = await database
        .select()
        .from(articles)
        .where(
          and(
            eq(articles.category, categoryOf(category)),
            or(eq(articles.slug, slug), eq(articles.tickerSlug, slug)),
          ),
        )
        .orderBy(desc(eq(articles.slug, slug)), ...NEWEST_FIRST)
        .limit(1);
      return row ? articleOf(row) : null;
    },

    /** Addresses for the sitemap, in an order that new articles only add to. */
    async addresses(offset: number, limit: number) {
      const rows = await database
        .select({ category: articles.category, slug: articles.slug, at: articles.collectedAt })
        .from(articles)
        .orderBy(articles.firstCollectedAt, articles.id)
        .limit(limit)
        .offset(offset);
      return rows.map(({ category, slug, at }) => ({
        path: articleHref({ categorySlug: slugOf(category), slug }),
        modified: at.toISOString(),
      }));
    },

    async count(): Promise<number> {
      return database.$count(articles);
    },

    async categories(): Promise<{ name: string; slug: string; count: number }[]> {
      const rows = await database
        .select({ name: articles.category, count: count() })
        .from(articles)
        .groupBy(articles.category)
        .orderBy(desc(count()), articles.category);
      return rows.map((row) => ({ ...row, slug: slugOf(row.name) }));
    },

    /** By the name of the source: how many articles, and the date of the newest. */
    async bySource(): Promise<Map<string, { articles: number; lastArticle: Date | null }>> {
      const rows = await database
        .select({
          source: articles.source,
          articles: count(),
          lastArticle: max(articles.publishedDate),
        })
        .from(articles)
        .groupBy(articles.source);
      return new Map(rows.map(({ source, ...figures }) => [source, figures]));
    },
  };
}

function conditions({ search, category, source }: ArticleQuery): SQL[] {
  const found: SQL[] = [];
  if (search) {
    found.push(
      sql`to_tsvector('english', ${articles.title} || ' ' || coalesce(${articles.description}, '')) @@ websearch_to_tsquery('english', ${search})`,
    );
  }
  if (category) found.push(eq(articles.category, categoryOf(category)));
  if (source) found.push(eq(articles.source, source));
  return found;
}

function cardOf({ publishedDate, ...row }: Row): ArticleCard {
  const date = publishedDate.toISOString();
  return { ...row, publishedAt: date, publishedDate: date, categorySlug: slugOf(row.category) };
}

function articleOf(row: Row): Article {
  return {
    ...cardOf(row),
    content: row.content,
    author: row.author,
    tags: row.tags,
    modifiedDate: row.modifiedDate?.toISOString() ?? null,
    sourceUrl: row.sourceUrl,
    collectedAt: row.collectedAt.toISOString(),
  };
}
