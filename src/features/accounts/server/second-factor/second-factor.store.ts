import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import type { FactorMethod, Factors } from "../../second-factor.contract.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-code.ts";
import { authenticators, passkeys, recoveryCodes } from "./second-factor.table.ts";
import { SECRET_BYTES } from "./totp.ts";

export type SecondFactors = ReturnType<typeof createSecondFactors>;

function confirmed(userId: string) {
  return and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
}

/** What accounts ask for beside the password. Every statement is bound to the account it concerns. */
export function createSecondFactors(database: Queries, sealer: Sealer) {
  const codesLeft = (userId: string) =>
    database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

  async function renewCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await database.transaction(async (tx) => {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      const rows = codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) }));
      await tx.insert(recoveryCodes).values(rows);
    });
    return codes;
  }

  return {
    renewCodes,

    async of(userId: string): Promise<Omit<Factors, "hasPassword">> {
      const [app] = await database.select().from(authenticators).where(confirmed(userId));
      const keys = await database
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt));
      return {
        authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await codesLeft(userId),
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },

    /** How this account can prove itself a second time; empty where it asks for nothing. */
    async methodsOf(userId: string): Promise<FactorMethod[]> {
      const app = await database.$count(authenticators, confirmed(userId));
      const keys = await database.$count(passkeys, eq(passkeys.userId, userId));
      if (app + keys === 0) return [];
      const methods: FactorMethod[] = [];
      if (app > 0) methods.push("code");
      if (keys > 0) methods.push("passkey");
      if ((await codesLeft(userId)) > 0) methods.push("recovery-code");
      return methods;
    },

    /** A new app in place of one that was never confirmed. @returns false where one is on. */
    async beginAuthenticator(userId: string, plain: Buffer): Promise<boolean> {
      const secret = sealer.seal(plain, userId);
      const begun = await database
        .insert(authenticators)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: authenticators.userId,
          set: { secret, createdAt: sql`now()`, lastStep: 0 },
          setWhere: sql`${authenticators.confirmedAt} IS NULL`,
        })
        .returning({ userId: authenticators.userId });
      return begun.length > 0;
    },

    async secretOf(userId: string, which: "confirmed" | "unconfirmed"): Promise<Buffer | null> {
      const [row] = await database
        .select()
        .from(authenticators)
        .where(eq(authenticators.userId, userId));
      const found = row && (row.confirmedAt === null) === (which === "unconfirmed");
      return found ? sealer.open(row.secret, userId) : null;
    },

    /** Seals the secrets that were kept open before there was a key, and anew those that an old key sealed. */
    async sealOld(): Promise<void> {
      for (const { userId, secret } of await database.select().from(authenticators)) {
        const isOpen = secret.length === SECRET_BYTES;
        const sealed = isOpen ? sealer.seal(secret, userId) : sealer.renewed(secret, userId);
        if (sealed) {
          await database
            .update(authenticators)
            .set({ secret: sealed })
            .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, secret)));
        }
      }
    },

    /** @returns false where this step's code, or a later one, was taken before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const taken = await database
        .update(authenticators)
        .set({
          lastStep: step,
          confirmedAt: sql`coalesce(${authenticators.confirmedAt}, now())`,
        })
        .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
        .returning({ userId: authenticators.userId });
      return taken.length > 0;
    },

    async removeAuthenticator(userId: string): Promise<void> {
      await database.delete(authenticators).where(eq(authenticators.userId, userId));
    },

    /** The codes for the first factor of an account; none where it has some. */
    async firstCodes(userId: string): Promise<string[]> {
      return (await codesLeft(userId)) === 0 ? renewCodes(userId) : [];
    },

    /** @returns false where this is none of the account's codes. */
    async spendCode(userId: string, typed: string): Promise<boolean> {
      const spent = await database
        .delete(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.codeHash, recoveryCodeHash(typed)),
          ),
        )
        .returning({ userId: recoveryCodes.userId });
      return spent.length > 0;
    },

    async dropCodes(userId: string): Promise<void> {
      await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
  };
}
