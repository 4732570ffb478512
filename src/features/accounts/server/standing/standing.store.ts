import { asc, count, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Role } from "#/kernel/role.ts";
import type { Database } from "#/platform/database/database.ts";
import { factorTickets } from "../second-factor/second-factor.table.ts";
import { sessions } from "../sessions/session.table.ts";
import { users } from "../user.table.ts";

export type StandingStore = ReturnType<typeof createStandingStore>;

/** Who may get in here, and what they may do: as an admin, the operator or the organization's directory says. */
export function createStandingStore(database: Database) {
  return {
    /** By a part of the address or the name; by address. */
    async find(words: string, page: PageOf) {
      const where = words === "" ? undefined : named(words);
      const open = database
        .select({ userId: sessions.userId, open: count().as("open") })
        .from(sessions)
        .where(sql`${sessions.expiresAt} > now()`)
        .groupBy(sessions.userId)
        .as("open_sessions");
      const rows = await database
        .select({ user: users, open: open.open })
        .from(users)
        .leftJoin(open, eq(open.userId, users.id))
        .where(where)
        .orderBy(asc(users.email))
        .limit(page.limit)
        .offset(offsetOf(page));
      return { rows, total: await database.$count(users, where) };
    },

    async setRoles(id: string, roles: readonly Role[]): Promise<boolean> {
      return (await change(eq(users.id, id), { roles: [...roles] })) !== null;
    },

    /** For the operator. @returns the id of the account, or null where there is none. */
    async setRolesOf(email: string, roles: readonly Role[]): Promise<string | null> {
      return change(eq(sql`lower(${users.email})`, email.toLowerCase()), { roles: [...roles] });
    },

    /** Nobody gets in any more, and all that is open ends; their data stays. @returns whether there is such an account. */
    async close(id: string): Promise<boolean> {
      return database.transaction(async (tx) => {
        const closed = await tx
          .update(users)
          .set({ disabledAt: sql`coalesce(${users.disabledAt}, now())` })
          .where(eq(users.id, id))
          .returning({ id: users.id });
        await tx.delete(sessions).where(eq(sessions.userId, id));
        await tx.delete(factorTickets).where(eq(factorTickets.userId, id));
        return closed.length > 0;
      });
    },

    async reopen(id: string): Promise<boolean> {
      return (await change(eq(users.id, id), { disabledAt: null })) !== null;
    },
  };

  async function change(
    where: SQL,
    to: Partial<Pick<typeof users.$inferInsert, "roles" | "disabledAt">>,
  ): Promise<string | null> {
    const [row] = await database.update(users).set(to).where(where).returning({ id: users.id });
    return row?.id ?? null;
  }
}

function named(words: string): SQL | undefined {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(users.email, like),
    ilike(users.name, like),
    ilike(sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`, like),
  );
}
