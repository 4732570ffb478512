import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who does a job that only one of several servers should do, and until when nobody else may take it. */
export const jobLeases = pgTable("job_leases", {
  job: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
