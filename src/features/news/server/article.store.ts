import {
  and,
  arrayOverlaps,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  max,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { offsetOf } from "#/kernel/page.ts";
import { slugOf } from "#/kernel/text.ts";
import type { Queries } from "#/platform/database/database.ts";
import { articleHref } from "../logic/article-address.ts";
import type { Article, ArticleCard, ArticlePage, ArticleQuery } from "../news.contract.ts";
import { ARTICLE_COLUMNS, cardOf, cardsById, storyOf } from "./article-cards.ts";
import { searchArticles } from "./article-search.ts";
import { newsArticles as articles } from "./news.table.ts";

export type ArticleStore = ReturnType<typeof createArticleStore>;

/** What has no date stands behind all that has one. */
const NEWEST_FIRST = [sql`${articles.publishedDate} DESC NULLS LAST`, articles.id];
const DATED = isNotNull(articles.publishedDate);
const LEADS = eq(articles.isLead, true);
const CATEGORIES = new Map(SPECIALTIES.map((name) => [slugOf(name), name]));
const RELATED = 4;
const VERY_MANY = 20_000;
const COUNTED_MS = 60_000;

/** The category that a slug or a name means; what is neither is looked for as it is, and found nowhere. */
function categoryOf(text: string): string {
  return CATEGORIES.get(slugOf(text)) ?? text;
}

export function createArticleStore(database: Queries) {
  /** Which ones is settled first: what a card needs is then read for those alone, however many are passed over. */
  const newest = async (where: SQL | undefined, limit: number, offset = 0) => {
    const shown = database
      .select({ id: articles.id })
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset);
    return cardsById(
      database,
      (await shown).map(({ id }) => id),
    );
  };

  const pictured = async (where: SQL, limit: number): Promise<string[]> => {
    const rows = await database
      .select({ id: articles.id })
      .from(articles)
      .where(and(LEADS, where))
      .orderBy(desc(articles.hasImage), ...NEWEST_FIRST)
      .limit(limit);
    return rows.map(({ id }) => id);
  };

  const counts = new LRUCache<string, number>({ max: 1000, ttl: COUNTED_MS });
  /** A count of very many takes its time, and nobody misses the latest of them: it is kept for a while. */
  async function countOf(query: ArticleQuery, where: SQL | undefined): Promise<number> {
    const key = JSON.stringify([query.category, query.source]);
    const kept = counts.get(key);
    if (kept !== undefined) return kept;
    const total = await database.$count(articles, where);
    if (total >= VERY_MANY) counts.set(key, total);
    return total;
  }

  /** About the same drugs, then of the same specialty; nothing of the same story. */
  async function related(row: { drugs: string[]; category: string; storyId: string }) {
    const elsewhere = and(LEADS, ne(articles.storyId, row.storyId));
    const found =
      row.drugs.length === 0
        ? []
        : await newest(and(elsewhere, arrayOverlaps(articles.drugs, row.drugs)), RELATED);
    if (found.length === RELATED) return found;
    const known = notInArray(
      articles.id,
      found.map(({ id }) => id),
    );
    const alike = and(elsewhere, eq(articles.category, row.category), known);
    return [...found, ...(await newest(alike, RELATED - found.length))];
  }

  return {
    /** A page of articles, one of each story, newest first unless relevance is asked for, and how many there are. */
    async list(query: ArticleQuery): Promise<ArticlePage> {
      const { search, source } = query;
      const filters = conditions(query);
      if (search) return searchArticles(database, { ...query, search }, filters);
      // A source's list has all of its articles: another source may lead their story.
      const where = and(...filters, ...(source ? [] : [LEADS]));
      const total = await countOf(query, where);
      return {
        articles: await newest(where, query.limit, offsetOf(query)),
        total,
        asTyped: total,
        totalCapped: false,
      };
    },

    /** Those with a picture first, then the newest. What has no date comes after both, where there is room. */
    async withImages(limit: number): Promise<ArticleCard[]> {
      const dated = await pictured(DATED, limit);
      const room = limit - dated.length;
      const undated = room > 0 ? await pictured(isNull(articles.publishedDate), room) : [];
      return cardsById(database, [...dated, ...undated]);
    },

    /** By either of its two slugs. */
    async bySlug(category: string, slug: string): Promise<Article | null> {
      const [row] = await database
        .select(ARTICLE_COLUMNS)
        .from(articles)
        .where(
          and(
            eq(articles.category, categoryOf(category)),
            or(eq(articles.slug, slug), eq(articles.tickerSlug, slug)),
          ),
        )
        .orderBy(desc(eq(articles.slug, slug)), ...NEWEST_FIRST)
        .limit(1);
      if (!row) return null;
      const story = row.sources > 1 ? await storyOf(database, row.storyId) : [];
      return {
        ...cardOf(row),
        modifiedDate: row.modifiedDate?.toISOString() ?? null,
        collectedAt: row.collectedAt.toISOString(),
        story: story.filter(({ source }) => source !== row.source),
        related: await related(row),
        drugs: row.drugs.map((id) => ({ id, name: nameOf(id) })),
        content: row.content,
        author: row.author,
        tags: row.tags,
        sourceUrl: row.sourceUrl,
      };
    },

    /** The address of an article's picture at its source. */
    async imageOf(id: string): Promise<string | null> {
      const [row] = await database
        .select({ imageUrl: articles.imageUrl })
        .from(articles)
        .where(eq(articles.id, id));
      return row?.imageUrl ?? null;
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
        .where(LEADS)
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

function conditions({ category, source }: ArticleQuery): SQL[] {
  return [
    ...(category ? [eq(articles.category, categoryOf(category))] : []),
    ...(source ? [eq(articles.source, source)] : []),
  ];
}
