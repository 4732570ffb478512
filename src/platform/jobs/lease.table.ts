import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Jobs that only one of several servers should do: who does it, until when nobody else may take it, and how it went. */
export const jobLeases = pgTable("job_leases", {
  job: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  /** When the last run that came to an end began; its failure, if it was one, and how many in a row. */
  lastRunAt: timestamp("last_run_at", { withTimezone: true }),
  lastFailure: text("last_failure"),
  failures: integer().notNull().default(0),
});
