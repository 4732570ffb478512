import { eq } from "drizzle-orm";
import { bookmarks } from "#/features/bookmarks/server/bookmark.table.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { likes } from "#/features/likes/server/like.table.ts";
import type { Queries } from "#/platform/database/database.ts";

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;

/** Reads what the other features keep under an account, for its owner to take away. */
export function createPersonalDataStore(database: Queries) {
  return {
    async of(userId: string) {
      return {
        bookmarks: await database.select().from(bookmarks).where(eq(bookmarks.userId, userId)),
        comments: await database.select().from(comments).where(eq(comments.userId, userId)),
        likes: await database.select().from(likes).where(eq(likes.userId, userId)),
      };
    },
  };
}
