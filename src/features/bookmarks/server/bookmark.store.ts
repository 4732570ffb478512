import { and, asc, desc, eq, ilike, isNotNull, or, type SQL } from "drizzle-orm";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { offsetOf } from "#/kernel/page.ts";
import { slugOf } from "#/kernel/text.ts";
import type { Queries } from "#/platform/database/database.ts";
import { unlessGone } from "#/platform/database/missing-reference.ts";
import type { BookmarkList, BookmarkQuery } from "../bookmarks.contract.ts";
import { bookmarks } from "./bookmark.table.ts";

export type BookmarkStore = ReturnType<typeof createBookmarkStore>;

const ORDERS: Record<BookmarkQuery["sort"], SQL> = {
  newest: desc(bookmarks.bookmarkedAt),
  oldest: asc(bookmarks.bookmarkedAt),
  title: asc(bookmarks.articleTitle),
};

/** Every statement is bound to the person whose bookmarks they are. */
export function createBookmarkStore(database: Queries) {
  return {
    /** All that is this person's, as it is kept. */
    async ownedBy(userId: string) {
      return database.select().from(bookmarks).where(eq(bookmarks.userId, userId));
    },

    async list(userId: string, query: BookmarkQuery): Promise<BookmarkList> {
      const where = and(eq(bookmarks.userId, userId), ...conditions(query));
      const rows = await database
        .select({
          bookmark: bookmarks,
          category: newsArticles.category,
          slug: newsArticles.slug,
        })
        .from(bookmarks)
        .leftJoin(newsArticles, eq(newsArticles.id, bookmarks.articleId))
        .where(where)
        .orderBy(ORDERS[query.sort], bookmarks.id)
        .limit(query.limit)
        .offset(offsetOf(query));
      const [categories, sources] = [
        await distinct(userId, bookmarks.articleCategory),
        await distinct(userId, bookmarks.articleSource),
      ];
      return {
        bookmarks: rows.map(({ bookmark, category, slug }) => ({
          ...bookmark,
          bookmarkedAt: bookmark.bookmarkedAt.toISOString(),
          path: category && slug ? `/news/${slugOf(category)}/${slug}` : null,
        })),
        total: await database.$count(bookmarks, where),
        categories,
        sources,
      };
    },

    /** Repeated, it does nothing. @returns false where there is no such article. */
    async add(userId: string, articleId: string): Promise<boolean> {
      const [article] = await database
        .select()
        .from(newsArticles)
        .where(eq(newsArticles.id, articleId));
      if (!article) return false;
      const kept = database
        .insert(bookmarks)
        .values({
          userId,
          articleId,
          articleTitle: article.title,
          articleUrl: article.url,
          articleSource: article.source,
          articleCategory: article.category,
        })
        .onConflictDoNothing();
      await unlessGone(kept);
      return true;
    },

    async remove(userId: string, articleId: string): Promise<void> {
      await database
        .delete(bookmarks)
        .where(and(eq(bookmarks.userId, userId), eq(bookmarks.articleId, articleId)));
    },
  };

  async function distinct(
    userId: string,
    column: typeof bookmarks.articleCategory | typeof bookmarks.articleSource,
  ): Promise<string[]> {
    const rows = await database
      .selectDistinct({ word: column })
      .from(bookmarks)
      .where(and(eq(bookmarks.userId, userId), isNotNull(column)))
      .orderBy(column);
    return rows.flatMap(({ word }) => word ?? []);
  }
}

function conditions({ articleId, search, category, source }: BookmarkQuery): (SQL | undefined)[] {
  const pattern = search && `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    articleId ? eq(bookmarks.articleId, articleId) : undefined,
    pattern
      ? or(ilike(bookmarks.articleTitle, pattern), ilike(bookmarks.articleSource, pattern))
      : undefined,
    category ? eq(bookmarks.articleCategory, category) : undefined,
    source ? eq(bookmarks.articleSource, source) : undefined,
  ];
}
