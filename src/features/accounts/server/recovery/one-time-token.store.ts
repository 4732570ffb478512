import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { isMissingReference } from "#/platform/database/missing-reference.ts";
import { oneTimeTokens } from "./one-time-token.table.ts";
import { newToken, tokenHash } from "../sign-in/token.ts";

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

type Purpose = (typeof oneTimeTokens.$inferSelect)["purpose"];

/** How long each kind of link works. A password reset is the most dangerous to leave lying about. */
const LIFETIME: Record<Purpose, string> = {
  "verify-email": "3 days",
  "reset-password": "1 hour",
  "stop-notices": "90 days",
};

export function createOneTimeTokens(database: Queries) {
  return {
    /**
     * Earlier links that could do more than stop notices end.
     * @returns the token for the link, which exists nowhere else; null where the account is gone.
     */
    async issue(userId: string, purpose: Purpose): Promise<string | null> {
      if (purpose !== "stop-notices") await this.revoke(userId, purpose);
      const token = newToken();
      const tokenOfAccount = {
        tokenHash: tokenHash(token),
        userId,
        purpose,
        expiresAt: sql`now() + ${LIFETIME[purpose]}::interval`,
      };
      try {
        await database.insert(oneTimeTokens).values(tokenOfAccount);
      } catch (error) {
        if (isMissingReference(error)) return null;
        throw error;
      }
      return token;
    },

    /** Whose a token is, without using it up; null for one that is unknown, used or too old. */
    async ownerOf(token: string, purpose: Purpose): Promise<string | null> {
      const [row] = await database
        .select({ userId: oneTimeTokens.userId })
        .from(oneTimeTokens)
        .where(valid(token, purpose));
      return row?.userId ?? null;
    },

    /** Uses a token up: of two that try at once, one gets its owner. */
    async redeem(token: string, purpose: Purpose): Promise<string | null> {
      const [row] = await database
        .delete(oneTimeTokens)
        .where(valid(token, purpose))
        .returning({ userId: oneTimeTokens.userId });
      return row?.userId ?? null;
    },

    async revoke(userId: string, purpose: Purpose): Promise<void> {
      await database
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
    },

    async removeExpired(): Promise<void> {
      await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
    },
  };
}

function valid(token: string, purpose: Purpose) {
  return and(
    eq(oneTimeTokens.tokenHash, tokenHash(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );
}
