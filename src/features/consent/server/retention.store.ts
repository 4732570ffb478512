import { lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { contactSubmissions } from "#/features/contact/server/contact.table.ts";
import type { Queries } from "#/platform/database/database.ts";
import { privacyConsents } from "./consent.table.ts";

/** After this, an IP address is cut to its network and a user agent is dropped. */
const SHORTENED_AFTER = sql`interval '90 days'`;

/**
 * Shortens what tells people apart in old consents and messages. It can be run as often as one likes, by several
 * servers at once.
 */
export async function shortenOldAddresses(database: Queries): Promise<void> {
  await database
    .update(privacyConsents)
    .set({ ipAddress: network(privacyConsents.ipAddress), userAgent: null })
    .where(lt(privacyConsents.consentDate, sql`now() - ${SHORTENED_AFTER}`));
  await database
    .update(contactSubmissions)
    .set({ ipAddress: network(contactSubmissions.ipAddress), userAgent: null })
    .where(lt(contactSubmissions.submittedAt, sql`now() - ${SHORTENED_AFTER}`));
}

/** By then a message is answered, or never will be. */
const MESSAGES_KEPT = sql`interval '2 years'`;

export async function removeOldMessages(database: Queries): Promise<void> {
  await database
    .delete(contactSubmissions)
    .where(lt(contactSubmissions.submittedAt, sql`now() - ${MESSAGES_KEPT}`));
}

/** "192.0.2.77" becomes "192.0.2.0", an IPv6 address its first 48 bits; what is neither goes. */
function network(address: AnyPgColumn): SQL {
  return sql`CASE
    WHEN ${address} ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$'
      THEN regexp_replace(${address}, '[0-9]+$', '0')
    WHEN ${address} ~ '^[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:'
      THEN regexp_replace(${address}, '^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):.*$', '\\1::')
  END`;
}
