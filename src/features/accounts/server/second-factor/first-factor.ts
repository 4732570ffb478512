import { eq } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import { createPasskeyStore, type Passkey } from "./passkey.store.ts";
import { createSecondFactors } from "./second-factor.store.ts";
import { users } from "../user.table.ts";

export type FirstFactor = ReturnType<typeof createFirstFactor>;

/** Gives an account the first second factor that it has: of several who try at once, to one of them. */
export function createFirstFactor(database: Database, sealer: Sealer) {
  /** @returns the recovery codes. @throws Failure "unauthenticated" where the account has a factor by now. */
  async function only(userId: string, add: (tx: Queries) => Promise<boolean>): Promise<string[]> {
    return database.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
      const factors = createSecondFactors(tx, sealer);
      const others = await factors.methodsOf(userId);
      if (others.length > 0 || !(await add(tx))) {
        throw new Failure("unauthenticated", "This took too long. Please sign in again.");
      }
      return factors.renewCodes(userId);
    });
  }
  return {
    /** @param secret whose code was given: another one that took its place meanwhile is not confirmed by it. */
    authenticator: (userId: string, secret: Buffer, step: number): Promise<string[]> =>
      only(userId, async (tx) => {
        const factors = createSecondFactors(tx, sealer);
        if (!(await factors.takeStep(userId, step))) return false;
        return (await factors.secretOf(userId, "confirmed"))?.equals(secret) ?? false;
      }),
    passkey: (userId: string, name: string, passkey: Passkey): Promise<string[]> =>
      only(userId, (tx) => createPasskeyStore(tx).add(userId, name, passkey)),
  };
}
