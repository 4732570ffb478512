import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the last visits to a feed of the catalogue brought, and when the next one is due. */
export const feedStates = pgTable("news_feed_states", {
  sourceId: text("source_id").primaryKey(),
  /** What the source wants to hear back, so that it need not send what we have. */
  etag: text(),
  lastModified: text("last_modified"),
  fetchedAt: timestamp("fetched_at", { withTimezone: true }).notNull(),
  nextAt: timestamp("next_at", { withTimezone: true }).notNull(),
  /** Failed visits in a row. */
  failures: integer().notNull().default(0),
  error: text(),
});
