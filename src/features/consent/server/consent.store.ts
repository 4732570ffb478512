import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Consent, ConsentGiven } from "../consent.contract.ts";
import { privacyConsents } from "./consent.table.ts";

export type ConsentStore = ReturnType<typeof createConsentStore>;

type Sender = { readonly ipAddress: string; readonly userAgent: string };

/** The consents of a session that have not been withdrawn. */
function standing(sessionId: string) {
  return and(eq(privacyConsents.sessionId, sessionId), isNull(privacyConsents.withdrawnAt));
}

/** Consents are kept as they were given, one row each; the newest of a session is the one that counts. */
export function createConsentStore(database: Queries) {
  async function latest(sessionId: string): Promise<Consent | null> {
    const [row] = await database
      .select()
      .from(privacyConsents)
      .where(eq(privacyConsents.sessionId, sessionId))
      .orderBy(desc(privacyConsents.consentDate))
      .limit(1);
    if (!row) return null;
    return {
      ...row,
      consentDate: row.consentDate.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    };
  }

  return {
    latest,

    async add(consent: ConsentGiven & Sender): Promise<void> {
      await database.insert(privacyConsents).values(consent);
    },

    /** @returns null where this session has given no consent that still stands. */
    async changePreferences(sessionId: string, cookiePreferences: string): Promise<Consent | null> {
      const changed = await database
        .update(privacyConsents)
        .set({ cookiePreferences })
        .where(standing(sessionId))
        .returning({ id: privacyConsents.id });
      return changed.length > 0 ? latest(sessionId) : null;
    },

    /** @returns null where this session has never given consent. Withdrawing twice keeps the first time. */
    async withdraw(sessionId: string): Promise<Consent | null> {
      await database
        .update(privacyConsents)
        .set({ withdrawnAt: sql`now()` })
        .where(standing(sessionId));
      return latest(sessionId);
    },
  };
}
