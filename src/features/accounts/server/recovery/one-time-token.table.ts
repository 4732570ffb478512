import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../user.table.ts";

/** What a link in an e-mail can do, once. The token itself is only ever in that e-mail. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["verify-email", "reset-password", "stop-notices"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("one_time_tokens_user").on(table.userId, table.purpose),
    index("one_time_tokens_expires_at").on(table.expiresAt),
  ],
);
