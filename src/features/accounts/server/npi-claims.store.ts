import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { matchClaim, type NpiMatch, type RegistryEntry } from "../logic/npi-match.ts";
import { users } from "./user.table.ts";

export type NpiClaims = ReturnType<typeof createNpiClaims>;

/** Asks the provider data for a number; null where it has no such number. */
export type LookUpNpi = (npi: string) => Promise<RegistryEntry | null>;

/** Holds what accounts claim against the provider registry. */
export function createNpiClaims(database: Queries, lookUp: LookUpNpi) {
  return {
    /**
     * Checks a number for everybody who claims it: where two claims hold, neither is marked.
     * To be called whenever a claim appears, changes or goes, and when the registry may have changed.
     */
    async check(npi: string | null): Promise<void> {
      if (npi === null) return;
      const claimants = await database
        .select({ id: users.id, first: users.firstName, last: users.lastName })
        .from(users)
        .where(eq(users.npiNumber, npi));
      if (claimants.length === 0) return;
      const entry = await lookUp(npi);
      const checked = claimants.map(({ id, first, last }) => ({
        id,
        match: matchClaim({ first: first ?? "", last: last ?? "" }, entry),
      }));
      const holding = checked.filter(({ match }) => match === "matched").length;
      for (const { id, match } of checked) {
        const state: NpiMatch = match === "matched" && holding > 1 ? "claimed-twice" : match;
        await database
          .update(users)
          .set({ npiMatch: state, isVerified: state === "matched", npiCheckedAt: sql`now()` })
          .where(eq(users.id, id));
      }
    },
  };
}
