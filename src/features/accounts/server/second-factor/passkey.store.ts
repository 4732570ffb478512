import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { passkeys } from "./second-factor.table.ts";

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;
export type Passkey = Pick<
  typeof passkeys.$inferSelect,
  "id" | "publicKey" | "counter" | "transports"
>;

const MOST = 20;

export function createPasskeyStore(database: Queries) {
  return {
    async of(userId: string): Promise<Passkey[]> {
      return database.select().from(passkeys).where(eq(passkeys.userId, userId));
    },

    /** @returns false where the account has as many as it may, or the passkey is somebody's already. */
    async add(userId: string, name: string, passkey: Passkey): Promise<boolean> {
      if ((await database.$count(passkeys, eq(passkeys.userId, userId))) >= MOST) return false;
      const added = await database
        .insert(passkeys)
        .values({ ...passkey, userId, name })
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      return added.length > 0;
    },

    /** @returns false where the authenticator's count has not grown: a copy of it is in use. */
    async noteUse(id: string, counter: number): Promise<boolean> {
      const noted = await database
        .update(passkeys)
        .set({ counter, lastUsedAt: sql`now()` })
        .where(
          and(
            eq(passkeys.id, id),
            // Authenticators that do not count always say zero.
            or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
          ),
        )
        .returning({ id: passkeys.id });
      return noted.length > 0;
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
    },
  };
}
