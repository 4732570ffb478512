import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Person } from "#/platform/http/caller.ts";
import type { SessionEntry } from "../../profile.contract.ts";
import type { Demand } from "../second-factor/ask-second.ts";
import { sessions } from "./session.table.ts";
import { newToken, tokenHash } from "../sign-in/token.ts";
import { users } from "../user.table.ts";

export type SessionStore = ReturnType<typeof createSessionStore>;

export type Device = { readonly ipAddress: string; readonly userAgent: string };

/** A session ends so long after its last use, */
const IDLE = sql`interval '14 days'`;
/** and so long after its beginning, however much it is used. */
const LONGEST = sql`interval '30 days'`;
const FRESH = sql`interval '10 minutes'`;
/** How old the noted last use may be before it is written again. */
const NOTED_EVERY = sql`interval '5 minutes'`;

/** @param demand where a second factor is required, sessions that began without one are over. */
export function createSessionStore(database: Queries, demand: Demand = "offered") {
  return {
    /** @returns the token, which exists nowhere else. */
    async begin(userId: string, device: Device, secondFactor = false): Promise<string> {
      const token = newToken();
      await database.insert(sessions).values({
        userId,
        tokenHash: tokenHash(token),
        expiresAt: sql`now() + ${IDLE}`,
        secondFactor,
        ...device,
      });
      return token;
    },

    /** Whether this person is signed in with such a browser. */
    async hasDevice(userId: string, userAgent: string): Promise<boolean> {
      const same = and(
        eq(sessions.userId, userId),
        eq(sessions.userAgent, userAgent),
        gt(sessions.expiresAt, sql`now()`),
      );
      return (await database.$count(sessions, same)) > 0;
    },

    /** Who a token belongs to, noting that it was used; null when it is unknown or has ended. */
    async identify(token: string): Promise<Person | null> {
      const known = and(
        eq(sessions.tokenHash, tokenHash(token)),
        sql`${sessions.expiresAt} > now()`,
        ...(demand === "required" ? [sessions.secondFactor] : []),
      );
      const [session] = await database
        .select({
          id: sessions.userId,
          sessionId: sessions.id,
          roles: users.roles,
          stale: sql<boolean>`${sessions.lastUsedAt} < now() - ${NOTED_EVERY}`,
        })
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.disabledAt)))
        .where(known);
      if (!session) return null;
      if (session.stale) {
        await database
          .update(sessions)
          .set({
            lastUsedAt: sql`now()`,
            expiresAt: sql`least(now() + ${IDLE}, ${sessions.createdAt} + ${LONGEST})`,
          })
          .where(known);
      }
      return { id: session.id, sessionId: session.sessionId, roles: session.roles };
    },

    /** Whether a session began so lately that its owner need not show again who they are. */
    async isFresh({ id, sessionId }: Person): Promise<boolean> {
      const fresh = and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, id),
        sql`${sessions.createdAt} > now() - ${FRESH}`,
      );
      return (await database.$count(sessions, fresh)) > 0;
    },

    async end({ id, sessionId }: Person): Promise<void> {
      await database
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
    },

    /** Ends every session of this person but the one at hand. */
    async endOthers({ id, sessionId }: Person): Promise<void> {
      await database
        .delete(sessions)
        .where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    },

    /** Ends one of this person's sessions, by its id. */
    async endOne(userId: string, sessionId: string): Promise<void> {
      await database
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
    },

    async endAll(userId: string): Promise<void> {
      await database.delete(sessions).where(eq(sessions.userId, userId));
    },

    /** For the operator: ends every session of one account. @returns how many, or null where there is no such account. */
    async endAllOf(email: string): Promise<number | null> {
      const [user] = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      if (!user) return null;
      const ended = await database
        .delete(sessions)
        .where(eq(sessions.userId, user.id))
        .returning({ id: sessions.id });
      return ended.length;
    },

    /** For the operator: ends every session of everybody. @returns how many there were. */
    async endAllOfEverybody(): Promise<number> {
      const ended = await database.delete(sessions).returning({ id: sessions.id });
      return ended.length;
    },

    /** This person's sessions that have not ended, the latest used first. */
    async list({ id, sessionId }: Person): Promise<SessionEntry[]> {
      const rows = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastUsedAt));
      return rows.map((row) => ({
        id: row.id,
        device: row.userAgent ?? "",
        ipAddress: row.ipAddress ?? "",
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        current: row.id === sessionId,
      }));
    },

    async removeEnded(): Promise<void> {
      await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    },
  };
}
