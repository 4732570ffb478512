import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { npiContests } from "./npi-contest.table.ts";
import { users } from "../user.table.ts";

export type NpiContests = ReturnType<typeof createNpiContests>;

type Contest = Pick<typeof npiContests.$inferInsert, "npi" | "email" | "message">;

/** What is said against claims on a number, and what the operator decides. After each change the claims are to be checked. */
export function createNpiContests(database: Queries) {
  return {
    /**
     * Kept once for a number and an address, and only where somebody claims the number.
     * @returns whether it is new.
     */
    async add(contest: Contest): Promise<boolean> {
      if ((await database.$count(users, eq(users.npiNumber, contest.npi))) === 0) return false;
      const added = await database
        .insert(npiContests)
        .values(contest)
        .onConflictDoNothing()
        .returning({ id: npiContests.id });
      return added.length > 0;
    },

    /** For the operator: what is open, the oldest first, with those who claim the number. */
    async open() {
      return database
        .select({
          npi: npiContests.npi,
          contestedBy: npiContests.email,
          message: npiContests.message,
          createdAt: npiContests.createdAt,
          claimedBy: users.email,
          state: users.npiMatch,
        })
        .from(npiContests)
        .leftJoin(users, eq(users.npiNumber, npiContests.npi))
        .orderBy(npiContests.createdAt, users.createdAt);
    },

    /** @returns how many were open. */
    async close(npi: string): Promise<number> {
      const closed = await database
        .delete(npiContests)
        .where(eq(npiContests.npi, npi))
        .returning({ id: npiContests.id });
      return closed.length;
    },

    /** Takes a number off the accounts that claim it without a proof. @returns how many those are. */
    async takeOff(npi: string): Promise<number> {
      const taken = await database
        .update(users)
        .set({ npiNumber: null, npiMatch: null, isVerified: false })
        .where(sql`${users.npiNumber} = ${npi} AND ${users.provenNpi} IS DISTINCT FROM ${npi}`)
        .returning({ id: users.id });
      return taken.length;
    },

    /**
     * Notes, or takes back, what proves outside the registry that the number of an account is its owner's.
     * @returns the number, or null where there is no such account or it names none.
     */
    async prove(email: string, proof: string | null): Promise<string | null> {
      const [row] = await database
        .update(users)
        .set({ provenNpi: proof === null ? null : sql`${users.npiNumber}`, npiProof: proof })
        .where(
          sql`lower(${users.email}) = ${email.toLowerCase()} AND ${users.npiNumber} IS NOT NULL`,
        )
        .returning({ npi: users.npiNumber });
      return row?.npi ?? null;
    },
  };
}
