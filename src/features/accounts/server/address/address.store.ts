import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { users } from "../user.table.ts";

export type AddressStore = ReturnType<typeof createAddressStore>;

/** What is known of an account's e-mail address, and what may be sent there. */
export function createAddressStore(database: Queries) {
  return {
    async confirm(userId: string): Promise<void> {
      await database
        .update(users)
        .set({ emailConfirmedAt: sql`now()` })
        .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
    },

    /** Somebody who vouches for an address has confirmed it, if it is still the account's. */
    async confirmIf(userId: string, email: string): Promise<void> {
      const same = eq(sql`lower(${users.email})`, email.toLowerCase());
      await database
        .update(users)
        .set({ emailConfirmedAt: sql`now()` })
        .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt), same));
    },

    /** @returns null where there is no such account. */
    async of(userId: string) {
      const [row] = await database
        .select({ confirmedAt: users.emailConfirmedAt, signInNotices: users.signInNotices })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },

    async stopNotices(userId: string): Promise<void> {
      await database.update(users).set({ signInNotices: false }).where(eq(users.id, userId));
    },
  };
}
