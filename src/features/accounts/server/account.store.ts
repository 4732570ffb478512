import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { User } from "../session.contract.ts";
import type { Profile } from "../profile.contract.ts";
import { claimOf, users } from "./user.table.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

type Row = typeof users.$inferSelect;

export type NewAccount = Pick<
  typeof users.$inferInsert,
  "email" | "firstName" | "lastName" | "profession" | "npiNumber" | "specialty" | "password"
>;

export type AccountChange = Partial<
  Pick<
    Row,
    | "firstName"
    | "lastName"
    | "profession"
    | "npiNumber"
    | "specialty"
    | "profileImageUrl"
    | "isVerified"
  >
>;

export function createAccountStore(database: Queries) {
  return {
    /** @returns null when the e-mail address has an account already. */
    async add(account: NewAccount): Promise<User | null> {
      const [row] = await database
        .insert(users)
        .values({ ...account, lastLoginAt: sql`now()` })
        .onConflictDoNothing()
        .returning();
      return row ? userOf(row) : null;
    },

    async byEmail(email: string): Promise<{ user: User; password: string | null } | null> {
      const [row] = await database
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      return row ? { user: userOf(row), password: row.password } : null;
    },

    async byId(id: string): Promise<User | null> {
      const [row] = await database.select().from(users).where(eq(users.id, id));
      return row ? userOf(row) : null;
    },

    /** Those who name this number and have confirmed their address. */
    async confirmedWithNpi(npi: string): Promise<Pick<Row, "id" | "email">[]> {
      return database
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(eq(users.npiNumber, npi), isNotNull(users.emailConfirmedAt)));
    },

    async isDisabled(id: string): Promise<boolean> {
      return (await database.$count(users, and(eq(users.id, id), isNotNull(users.disabledAt)))) > 0;
    },

    async passwordOf(id: string): Promise<string | null> {
      const [row] = await database
        .select({ password: users.password })
        .from(users)
        .where(eq(users.id, id));
      return row?.password ?? null;
    },

    /** @returns false where the password is no longer the one that was looked at. */
    async changePassword(id: string, from: string, to: string): Promise<boolean> {
      const changed = await database
        .update(users)
        .set({ password: to })
        .where(and(eq(users.id, id), eq(users.password, from)))
        .returning({ id: users.id });
      return changed.length > 0;
    },

    /** The account with what the latest check of its NPI found. */
    async profile(id: string): Promise<Profile | null> {
      const [row] = await database.select().from(users).where(eq(users.id, id));
      if (!row) return null;
      const state = claimOf(row)?.state ?? "no-npi";
      const checkedAt = row.npiCheckedAt?.toISOString() ?? null;
      const email = { confirmedAt: row.emailConfirmedAt?.toISOString() ?? null };
      return { user: userOf(row), email, npi: { state, checkedAt } };
    },

    async change(id: string, changes: AccountChange): Promise<void> {
      await database.update(users).set(changes).where(eq(users.id, id));
    },

    /** Everything that is this person's goes with the account; comments stay without a name. */
    async remove(id: string): Promise<void> {
      await database.delete(users).where(eq(users.id, id));
    },

    async noteLogin(id: string): Promise<void> {
      await database
        .update(users)
        .set({ lastLoginAt: sql`now()` })
        .where(eq(users.id, id));
    },
  };
}

function userOf(row: Row): User {
  const { createdAt, lastLoginAt, pictureId } = row;
  return {
    ...row,
    npiClaim: claimOf(row),
    pictureUrl: pictureId === null ? null : `/profile-pictures/${pictureId}`,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
