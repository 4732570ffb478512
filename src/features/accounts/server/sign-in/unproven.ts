import { eq } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import {
  authenticators,
  factorTickets,
  passkeys,
  recoveryCodes,
} from "../second-factor/second-factor.table.ts";
import { sessions } from "../sessions/session.table.ts";

/**
 * Ends what was begun in an account before anybody had shown that its e-mail address is theirs: the one who made it may
 * have been somebody else than the one who shows it now. Sessions go first, so that nothing more begins in them.
 * @returns whether a second factor was among it.
 */
export async function endUnproven(transaction: Queries, userId: string): Promise<boolean> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
  await transaction.delete(factorTickets).where(eq(factorTickets.userId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const apps = await transaction
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  const keys = await transaction
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  return keys.length > 0 || apps.some(({ confirmedAt }) => confirmedAt !== null);
}
