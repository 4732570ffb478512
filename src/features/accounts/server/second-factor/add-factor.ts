import { and, eq } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Person } from "#/platform/http/caller.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import { createSecondFactors, type SecondFactors } from "./second-factor.store.ts";
import { sessions } from "../sessions/session.table.ts";

/**
 * Adds a second factor and, with the first, recovery codes.
 * @param add what it throws leaves everything as it was.
 * @returns the new codes; none where the account has some.
 * @throws Failure "unauthenticated" where the session that asks has ended meanwhile: by a new password, or because the
 * address's owner took the account back.
 */
export type AddFactor = (
  person: Person,
  add: (tx: Queries, factors: SecondFactors) => Promise<void>,
) => Promise<string[]>;

export function createAddFactor(database: Database, sealer: Sealer): AddFactor {
  return ({ id, sessionId }, add) =>
    database.transaction(async (tx) => {
      // Held until the end: whoever ends sessions and then factors finds what was added here.
      const asking = and(eq(sessions.id, sessionId), eq(sessions.userId, id));
      const held = await tx
        .update(sessions)
        .set({ secondFactor: true })
        .where(asking)
        .returning({ id: sessions.id });
      if (held.length === 0) throw new Failure("unauthenticated", "Please sign in again.");
      const factors = createSecondFactors(tx, sealer);
      await add(tx, factors);
      return factors.firstCodes(id);
    });
}
