import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How the last look at each publisher went, and when the next one is due. */
export const sourceLooks = pgTable("source_looks", {
  source: text().primaryKey(),
  lookedAt: timestamp("looked_at", { withTimezone: true }),
  failedAt: timestamp("failed_at", { withTimezone: true }),
  /** Why, for the operator; null once a look went well. */
  failure: text(),
  failures: integer().notNull().default(0),
  nextLookAt: timestamp("next_look_at", { withTimezone: true }),
});

/** Every file that was fetched from a publisher and read. */
export const sourceFiles = pgTable(
  "source_files",
  {
    source: text().notNull(),
    /** What tells a publisher's file from its next: its days, its month, its ETag. */
    key: text().notNull(),
    address: text().notNull(),
    sha256: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: "source_files_pkey", columns: [table.source, table.key] }),
    index("source_files_sha256").on(table.source, table.sha256),
  ],
);
