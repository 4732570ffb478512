import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The first answer to each creating call that carried an Idempotency-Key. */
export const idempotencyAnswers = pgTable(
  "idempotency_answers",
  {
    /** Digest of the key, the route and the caller. */
    key: text().primaryKey(),
    /** Digest of the request's input: the same key with another input is a mistake. */
    fingerprint: text().notNull(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull().defaultNow(),
    /** Null while the first request is being worked on. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** Sealed under the client's key. */
    answer: jsonb().$type<string>(),
  },
  (table) => [index("idempotency_answers_claimed_at").on(table.claimedAt)],
);
