import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was done since its window began, counted for all servers together. */
export const sharedCounts = pgTable(
  "shared_counts",
  {
    /** Digest of what is counted and whose it is. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("shared_counts_ends_at").on(table.endsAt)],
);
