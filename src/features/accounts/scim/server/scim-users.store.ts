import { and, asc, eq, isNull, not, sql, type SQL } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { isUuid } from "#/kernel/uuid.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import { directoryEntries } from "../../server/standing/directory-entry.table.ts";
import { users } from "../../server/user.table.ts";
import type { ScimChange, ScimFilter } from "./scim.schema.ts";

export type ScimUsers = ReturnType<typeof createScimUsers>;
export type ScimRow = {
  readonly user: typeof users.$inferSelect;
  readonly externalId: string | null;
};

/** Accounts as an organization's directory knows them: all of them, whoever made them. */
export function createScimUsers(database: Database) {
  const select = (where: SQL | undefined) =>
    database
      .select({ user: users, externalId: directoryEntries.externalId })
      .from(users)
      .leftJoin(directoryEntries, eq(directoryEntries.userId, users.id))
      .where(where)
      .$dynamic();
  const byId = async (id: string): Promise<ScimRow | null> => {
    if (!isUuid(id)) return null;
    const [row] = await select(eq(users.id, id));
    return row ?? null;
  };
  return {
    byId,

    async find(filter: ScimFilter, { startIndex, count }: { startIndex: number; count: number }) {
      if (filter.id !== undefined && !isUuid(filter.id)) return { rows: [], total: 0 };
      const where = and(
        filter.id === undefined ? undefined : eq(users.id, filter.id),
        filter.userName === undefined
          ? undefined
          : eq(sql`lower(${users.email})`, filter.userName.toLowerCase()),
        filter.externalId === undefined
          ? undefined
          : eq(directoryEntries.externalId, filter.externalId),
        filter.active === undefined ? undefined : openIs(filter.active),
      );
      const all = select(where).as("all_found");
      const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(all);
      const rows = await select(where)
        .orderBy(asc(users.createdAt), asc(users.id))
        .limit(count)
        .offset(startIndex - 1);
      return { rows, total: counted?.total ?? 0 };
    },

    /** @throws Failure "conflict" where the address or the directory's id has an account. */
    async add({ externalId, ...person }: ScimChange & { email: string }) {
      return database.transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({ ...accountOf(person), email: person.email, registrationMethod: "oidc" })
          .onConflictDoNothing()
          .returning({ id: users.id });
        if (!user) throw taken();
        await keepExternalId(tx, user.id, externalId);
        return user.id;
      });
    },

    /** All but whether it is open. @throws Failure "conflict" as `add` does. */
    async change(id: string, { externalId, ...person }: ScimChange): Promise<void> {
      const more = accountOf(person);
      await database.transaction(async (tx) => {
        if (more.email !== undefined) await refuseTaken(tx, id, more.email);
        if (Object.values(more).some((value) => value !== undefined)) {
          await tx.update(users).set(more).where(eq(users.id, id));
        }
        await keepExternalId(tx, id, externalId);
      });
    },
  };
}

/** What of it is kept in the account itself. */
function accountOf(change: ScimChange) {
  const { email, firstName, lastName, name } = change;
  return { email, firstName, lastName, name };
}

function openIs(active: boolean): SQL {
  const open = isNull(users.disabledAt);
  return active ? open : not(open);
}

async function refuseTaken(tx: Queries, id: string, email: string): Promise<void> {
  const other = and(eq(sql`lower(${users.email})`, email), not(eq(users.id, id)));
  if ((await tx.$count(users, other)) > 0) throw taken();
}

async function keepExternalId(
  tx: Queries,
  userId: string,
  externalId: string | null | undefined,
): Promise<void> {
  if (externalId === undefined) return;
  await tx.delete(directoryEntries).where(eq(directoryEntries.userId, userId));
  if (externalId === null) return;
  const kept = await tx
    .insert(directoryEntries)
    .values({ userId, externalId })
    .onConflictDoNothing()
    .returning({ userId: directoryEntries.userId });
  if (kept.length === 0) throw taken();
}

function taken(): Failure {
  return new Failure("conflict", "Another account has this userName or externalId.", {
    details: { scimType: "uniqueness" },
  });
}
