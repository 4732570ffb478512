import { eq, sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import { profilePictures } from "./profile-picture.table.ts";
import { users } from "../user.table.ts";

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What other features keep under an account: each says by itself which rows of its own are that person's. */
export type KeptUnderAccount = {
  readonly bookmarks: (userId: string) => Promise<Rows>;
  readonly comments: (userId: string) => Promise<Rows>;
  readonly likes: (userId: string) => Promise<Rows>;
};

/** Reads what is kept under an account, for its owner to take away. */
export function createPersonalDataStore(database: Queries, kept: KeptUnderAccount) {
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
        bookmarks: [...(await kept.bookmarks(userId))],
        comments: [...(await kept.comments(userId))],
        likes: [...(await kept.likes(userId))],
      };
    },
  };
}
