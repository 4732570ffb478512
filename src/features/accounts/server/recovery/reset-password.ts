import { eq } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { createAddressStore } from "../address/address.store.ts";
import { createFactorTickets } from "../second-factor/factor-ticket.store.ts";
import { createSessionStore } from "../sessions/session.store.ts";
import { endUnproven } from "../sign-in/unproven.ts";
import { users } from "../user.table.ts";

/** Gives an account a new password, for whoever has just shown that its address's e-mail is theirs. */
export type ResetPassword = (userId: string, hashed: string) => Promise<Reset>;

type Reset = {
  /** Somebody had set up a second factor before anybody had shown that the address is theirs: it is gone. */
  readonly factorsEnded: boolean;
};

/**
 * All sessions end, and all that the old password had opened. A second factor stays where the address had been
 * confirmed before; elsewhere it is a stranger's as likely as the owner's, and goes with every other way in.
 */
export function createResetPassword(database: Database): ResetPassword {
  return (userId, hashed) =>
    database.transaction(async (tx) => {
      const [before] = await tx
        .select({ confirmedAt: users.emailConfirmedAt })
        .from(users)
        .where(eq(users.id, userId))
        .for("update");
      const unproven = before?.confirmedAt === null;
      await tx
        .update(users)
        .set({ password: hashed, ...(unproven && { googleId: null }) })
        .where(eq(users.id, userId));
      if (!unproven) {
        await createSessionStore(tx).endAll(userId);
        await createFactorTickets(tx).endAll(userId);
        return { factorsEnded: false };
      }
      await createAddressStore(tx).confirm(userId);
      return { factorsEnded: await endUnproven(tx, userId) };
    });
}
