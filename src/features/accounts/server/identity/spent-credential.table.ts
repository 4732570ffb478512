import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Credentials and codes that signed somebody in: each works once. */
export const spentCredentials = pgTable(
  "spent_credentials",
  {
    /** SHA-256, base64url. */
    hash: text().primaryKey(),
    /** After this it would be refused for its age. */
    forgetAt: timestamp("forget_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("spent_credentials_forget_at").on(table.forgetAt)],
);
