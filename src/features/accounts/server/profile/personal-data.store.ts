import { eq, sql } from "drizzle-orm";
import { bookmarks } from "#/features/bookmarks/server/bookmark.table.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { likes } from "#/features/likes/server/like.table.ts";
import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import { profilePictures } from "./profile-picture.table.ts";
import { users } from "../user.table.ts";

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;

/** Reads what the other features keep under an account, for its owner to take away. */
export function createPersonalDataStore(database: Queries) {
  return {
    async signInOf(userId: string) {
      const [row] = await database
        .select({
          hasPassword: sql<boolean>`${users.password} IS NOT NULL`,
          googleId: users.googleId,
          noticesOfNewSignIns: users.signInNotices,
        })
        .from(users)
        .where(eq(users.id, userId));
      if (!row) throw new Failure("unauthenticated", "Please sign in again.");
      return row;
    },

    async pictureOf(userId: string) {
      const [row] = await database
        .select({ image: profilePictures.image })
        .from(profilePictures)
        .where(eq(profilePictures.userId, userId));
      return row ? { type: "image/webp" as const, base64: row.image.toString("base64") } : null;
    },

    async of(userId: string) {
      return {
        bookmarks: await database.select().from(bookmarks).where(eq(bookmarks.userId, userId)),
        comments: await database.select().from(comments).where(eq(comments.userId, userId)),
        likes: await database.select().from(likes).where(eq(likes.userId, userId)),
      };
    },
  };
}
