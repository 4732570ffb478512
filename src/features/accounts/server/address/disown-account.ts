import { and, eq, isNull } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import { usedLink } from "../recovery/used-link.ts";
import { createOneTimeTokens } from "../recovery/one-time-token.store.ts";
import { users } from "../user.table.ts";

/**
 * Ends an account for whoever reads the e-mail of its address and says that somebody else made it.
 * @returns the NPI that it claimed.
 * @throws Failure "gone" for a link that is used or too old; "conflict" where the address has been confirmed since: from
 * then on the account is its owner's, who deletes it signed in.
 */
export type DisownAccount = (token: string) => Promise<string | null>;

export function createDisownAccount(database: Database): DisownAccount {
  return (token) =>
    database.transaction(async (tx) => {
      const owner = await createOneTimeTokens(tx).redeem(token, "verify-email");
      if (owner === null) throw usedLink("The account may be gone already.");
      const [ended] = await tx
        .delete(users)
        .where(and(eq(users.id, owner), isNull(users.emailConfirmedAt)))
        .returning({ npiNumber: users.npiNumber });
      if (!ended) {
        const message =
          "This address has been confirmed. Sign in, with a new password if need be, and delete the account on its profile.";
        throw new Failure("conflict", message);
      }
      return ended.npiNumber;
    });
}
