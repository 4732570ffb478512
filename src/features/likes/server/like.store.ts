import { and, eq, sql } from "drizzle-orm";
import { newsArticles } from "#/features/news/server/news.table.ts";
import type { Queries } from "#/platform/database/database.ts";
import { unlessGone } from "#/platform/database/missing-reference.ts";
import type { Likes } from "../likes.contract.ts";
import { likes } from "./like.table.ts";

export type LikeStore = ReturnType<typeof createLikeStore>;

export function createLikeStore(database: Queries) {
  return {
    /** All that is this person's, as it is kept. */
    async ownedBy(userId: string) {
      return database.select().from(likes).where(eq(likes.userId, userId));
    },

    async hasArticle(articleId: string): Promise<boolean> {
      return (await database.$count(newsArticles, eq(newsArticles.id, articleId))) > 0;
    },

    /** @param userId null for a visitor who is not signed in. */
    async of(articleId: string, userId: string | null): Promise<Likes> {
      const [row] = await database
        .select({
          count: sql<number>`count(*)::int`,
          liked: sql<boolean>`coalesce(bool_or(${likes.userId} = ${userId}::uuid), false)`,
        })
        .from(likes)
        .where(eq(likes.articleId, articleId));
      return row ?? { liked: false, count: 0 };
    },

    /**
     * Liking twice is liking once.
     * @throws Failure "gone" where the article or the account was deleted meanwhile.
     */
    async add(articleId: string, userId: string): Promise<void> {
      const liked = database.insert(likes).values({ articleId, userId }).onConflictDoNothing();
      await unlessGone(liked);
    },

    async remove(articleId: string, userId: string): Promise<void> {
      await database
        .delete(likes)
        .where(and(eq(likes.articleId, articleId), eq(likes.userId, userId)));
    },
  };
}
