import { eq } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { unlessGone } from "#/platform/database/missing-reference.ts";
import { profilePictures } from "./profile-picture.table.ts";
import { users } from "../user.table.ts";

export type ProfilePictures = ReturnType<typeof createProfilePictures>;

export function createProfilePictures(database: Database) {
  return {
    /** In place of the one there was. */
    async set(userId: string, image: Buffer): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.delete(profilePictures).where(eq(profilePictures.userId, userId));
        const added = tx
          .insert(profilePictures)
          .values({ userId, image })
          .returning({ id: profilePictures.id });
        const [made] = await unlessGone(added);
        await tx
          .update(users)
          .set({ pictureId: made?.id ?? null })
          .where(eq(users.id, userId));
      });
    },

    async remove(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.delete(profilePictures).where(eq(profilePictures.userId, userId));
        await tx.update(users).set({ pictureId: null }).where(eq(users.id, userId));
      });
    },

    async find(id: string): Promise<Buffer | null> {
      const [row] = await database
        .select({ image: profilePictures.image })
        .from(profilePictures)
        .where(eq(profilePictures.id, id));
      return row?.image ?? null;
    },
  };
}
