import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Alerts that were shown while ordering. Nothing in a row tells of whom or of what. */
export const cdsShown = pgTable(
  "cds_shown",
  {
    /** A keyed hash, base64url, of client, user, patient, encounter and finding. */
    key: text().primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("cds_shown_expires_at").on(table.expiresAt)],
);
