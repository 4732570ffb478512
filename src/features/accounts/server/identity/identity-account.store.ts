import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Identity } from "./provider.ts";
import { spentCredentials } from "./spent-credential.table.ts";
import { tokenHash } from "../sign-in/token.ts";
import { endUnproven } from "../sign-in/unproven.ts";
import { users } from "../user.table.ts";

export type IdentityAccountStore = ReturnType<typeof createIdentityAccountStore>;

/** Longer than a credential is accepted. */
const REMEMBERED = sql`interval '1 hour'`;

/** Finds, links and makes the accounts of people whom a provider has identified. */
export function createIdentityAccountStore(database: Queries) {
  return {
    /** @returns false for a credential that was used before. */
    async spend(credential: string): Promise<boolean> {
      const spent = await database
        .insert(spentCredentials)
        .values({ hash: tokenHash(credential), forgetAt: sql`now() + ${REMEMBERED}` })
        .onConflictDoNothing()
        .returning({ hash: spentCredentials.hash });
      return spent.length > 0;
    },

    async forgetSpent(): Promise<void> {
      await database.delete(spentCredentials).where(lt(spentCredentials.forgetAt, sql`now()`));
    },

    /** The account that this identity belongs to already. */
    async linked(googleId: string): Promise<string | null> {
      const [row] = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(users.googleId, googleId));
      return row?.id ?? null;
    },

    /** Whether an account has this e-mail address, linked or not. */
    async knowsEmail(email: string): Promise<boolean> {
      return (await database.$count(users, eq(sql`lower(${users.email})`, email))) > 0;
    },

    /**
     * Links the account of this e-mail address, once. Where nobody has shown yet that the address is theirs, the one who
     * registered it may have been somebody else: their password ends, their sessions and their second factors.
     * @returns its id, or null where another identity has it.
     */
    async link({ googleId, email, name, picture }: Identity): Promise<string | null> {
      return database.transaction(async (tx) => {
        const [row] = await tx
          .update(users)
          .set({
            googleId,
            password: sql`CASE WHEN ${users.emailConfirmedAt} IS NULL THEN NULL ELSE ${users.password} END`,
            name: sql`coalesce(${users.name}, ${name})`,
            picture: sql`coalesce(${users.picture}, ${picture})`,
          })
          .where(and(eq(sql`lower(${users.email})`, email), isNull(users.googleId)))
          .returning({ id: users.id, confirmedAt: users.emailConfirmedAt });
        if (!row) return null;
        if (row.confirmedAt === null) await endUnproven(tx, row.id);
        return row.id;
      });
    },

    /** @returns null where somebody else was faster with the same address or identity. */
    async add(identity: Identity, method: "google" | "oidc"): Promise<string | null> {
      const { googleId, email, name, firstName, lastName, picture } = identity;
      const [row] = await database
        .insert(users)
        .values({
          googleId,
          email,
          name,
          firstName,
          lastName,
          picture,
          registrationMethod: method,
        })
        .onConflictDoNothing()
        .returning({ id: users.id });
      return row?.id ?? null;
    },
  };
}
