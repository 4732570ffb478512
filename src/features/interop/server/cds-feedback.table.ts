import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What became of cards. Of the patient, the user and the order there is nothing. */
export const cdsFeedback = pgTable(
  "cds_feedback",
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    iss: text().notNull(),
    service: text().notNull(),
    /** The hash of the rule or topic that a card's id carries; the report names it. */
    rule: text().notNull(),
    outcome: text({ enum: ["accepted", "overridden"] }).notNull(),
    /** One of our reasons, or "other". */
    reason: text(),
  },
  (table) => [index("cds_feedback_rule").on(table.rule)],
);
