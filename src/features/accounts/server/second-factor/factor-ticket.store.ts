import { and, eq, gt, lt, max, sql, sum } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import { factorTickets } from "./second-factor.table.ts";
import { newToken, tokenHash } from "../sign-in/token.ts";

export type FactorTickets = ReturnType<typeof createFactorTickets>;

type Row = typeof factorTickets.$inferSelect;
export type Ticket = { readonly userId: string; readonly challenge: string | null };

/**
 * The time at the moment, not at the statement's beginning: one that waited for another to use a ticket up has to see
 * that it did, and one that finds a try of a moment ago must not find it in the future.
 */
const NOW = sql`clock_timestamp()`;
/** Setting up may begin with finding an app. */
const LIFETIME: Record<Row["purpose"], string> = {
  "sign-in": "10 minutes",
  "set-up": "30 minutes",
  "new-passkey": "10 minutes",
};
/** How long wrong proofs count against an account. */
const REMEMBERED = sql`interval '1 day'`;
/** So many wrong proofs within a day, and on one ticket, are a person who mistypes; each further one doubles the wait. */
const FORGIVEN = 5;
const LONGEST_WAIT_MINUTES = 60;

function valid(ticket: string, purpose: Row["purpose"]) {
  return and(
    eq(factorTickets.ticketHash, tokenHash(ticket)),
    eq(factorTickets.purpose, purpose),
    gt(factorTickets.expiresAt, NOW),
  );
}

/** Kept in the database, so that waits hold over restarts and several servers. */
export function createFactorTickets(database: Queries) {
  return {
    /** @returns the ticket, which exists nowhere else. */
    async issue(userId: string, purpose: Row["purpose"], challenge?: string): Promise<string> {
      const ticket = newToken();
      await database.insert(factorTickets).values({
        ticketHash: tokenHash(ticket),
        userId,
        purpose,
        challenge,
        expiresAt: sql`now() + ${LIFETIME[purpose]}::interval`,
      });
      return ticket;
    },

    /** @throws Failure "unauthenticated" for a ticket that is unknown, used or too old. */
    async open(ticket: string, purpose: Row["purpose"]): Promise<Ticket> {
      const [row] = await database.select().from(factorTickets).where(valid(ticket, purpose));
      if (!row) throw tooLate();
      return row;
    },

    async setChallenge(ticket: string, challenge: string): Promise<void> {
      await database
        .update(factorTickets)
        .set({ challenge })
        .where(eq(factorTickets.ticketHash, tokenHash(ticket)));
    },

    /** Uses a ticket up: of two that try at once, one goes on. */
    async redeem(ticket: string, purpose: Row["purpose"]): Promise<Ticket> {
      const [row] = await database
        .update(factorTickets)
        .set({ expiresAt: NOW })
        .where(valid(ticket, purpose))
        .returning();
      if (!row) throw tooLate();
      return row;
    },

    /** Ends what a first factor opened that counts no more. */
    async endAll(userId: string): Promise<void> {
      await database
        .update(factorTickets)
        .set({ expiresAt: NOW })
        .where(and(eq(factorTickets.userId, userId), gt(factorTickets.expiresAt, NOW)));
    },

    /** Counts a try before it is looked at, so that many at once are counted too. @throws Failure after too many. */
    async countAttempt(ticket: string): Promise<void> {
      const counted = await database
        .update(factorTickets)
        .set({ attempts: sql`${factorTickets.attempts} + 1`, lastTriedAt: NOW })
        .where(
          and(
            eq(factorTickets.ticketHash, tokenHash(ticket)),
            lt(factorTickets.attempts, FORGIVEN),
          ),
        )
        .returning({ userId: factorTickets.userId });
      if (counted.length === 0) throw tooLate();
    },

    /** After a right proof the earlier wrong ones are forgiven. */
    async forgive(userId: string): Promise<void> {
      await database
        .update(factorTickets)
        .set({ attempts: 0 })
        .where(eq(factorTickets.userId, userId));
    },

    /** @throws Failure "too-many-requests" while an account waits after wrong proofs. */
    async refuseHaste(userId: string): Promise<void> {
      const [row] = await database
        .select({
          attempts: sum(factorTickets.attempts).mapWith(Number),
          since: sql<number>`extract(epoch FROM ${NOW} - ${max(factorTickets.lastTriedAt)})::float8`,
        })
        .from(factorTickets)
        .where(
          and(
            eq(factorTickets.userId, userId),
            gt(factorTickets.attempts, 0),
            gt(factorTickets.lastTriedAt, sql`now() - ${REMEMBERED}`),
          ),
        );
      const wait = waitAfter(row?.attempts ?? 0) - (row?.since ?? 0);
      if (wait <= 0) return;
      const retryAfter = Math.ceil(wait);
      throw new Failure(
        "too-many-requests",
        `Too many wrong codes. Please wait ${retryAfter} s and try again.`,
        { retryAfter },
      );
    },

    async removeOld(): Promise<void> {
      await database
        .delete(factorTickets)
        .where(lt(factorTickets.lastTriedAt, sql`now() - ${REMEMBERED}`));
    },
  };
}

/** Seconds: none for the first few, then 1 minute, 2, 4 and so on up to an hour. */
function waitAfter(attempts: number): number {
  if (attempts < FORGIVEN) return 0;
  return 60 * Math.min(2 ** (attempts - FORGIVEN), LONGEST_WAIT_MINUTES);
}

function tooLate(): Failure {
  return new Failure("unauthenticated", "This took too long. Please sign in again.");
}
