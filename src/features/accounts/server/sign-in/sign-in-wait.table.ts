import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Failed attempts to sign in, and until when the next one waits. */
export const signInWaits = pgTable(
  "sign_in_waits",
  {
    /** Digest of an account's e-mail address, of an IP address, or of both together. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    waitsUntil: timestamp("waits_until", { withTimezone: true }).notNull(),
    /** For both together: the account has signed in from there, and until when that counts for it. */
    trustedUntil: timestamp("trusted_until", { withTimezone: true }),
  },
  (table) => [index("sign_in_waits_waits_until").on(table.waitsUntil)],
);
