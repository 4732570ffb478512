import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { User } from "../session.contract.ts";
import { users } from "./user.table.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

type Row = typeof users.$inferSelect;

export type NewAccount = Pick<
  typeof users.$inferInsert,
  "email" | "firstName" | "lastName" | "npiNumber" | "specialty" | "password"
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

    async noteLogin(id: string): Promise<void> {
      await database
        .update(users)
        .set({ lastLoginAt: sql`now()` })
        .where(eq(users.id, id));
    },
  };
}

function userOf({ createdAt, lastLoginAt, ...row }: Row): User {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
