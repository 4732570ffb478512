import { date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { REVIEW_JUDGEMENTS, REVIEW_SEVERITIES } from "../reviews.contract.ts";

/** Statements that the newest version of their label no longer supports. Made anew whenever a label or the records change. */
export const labelChanges = pgTable(
  "label_changes",
  {
    statement: text().primaryKey(),
    /** "ingredients/metformin": the file of its record. */
    file: text().notNull(),
    /** "monograph/metformin", "dosing/metformin", "interactions/statin-gemfibrozil/simvastatin". */
    record: text().notNull(),
    says: text().notNull(),
    use: text(),
    /** Where in the label it stood, as the record names it. */
    sections: text().notNull(),
    severity: text({ enum: REVIEW_SEVERITIES }).notNull(),
    judgement: text({ enum: REVIEW_JUDGEMENTS }).notNull(),
    /** The label's words that say otherwise; empty where it no longer speaks of it. */
    found: text().notNull(),
    setId: text("set_id").notNull(),
    version: integer().notNull(),
    /** The version that supported it; null for a copy that said none. */
    supportedBy: integer("supported_by"),
    changedOn: date("changed_on").notNull(),
  },
  (table) => [
    index("label_changes_file").on(table.file),
    index("label_changes_set_id").on(table.setId),
  ],
);

/** Cited labels of which a newer version is kept, each with what it was last held against. */
export const labelChecks = pgTable("label_checks", {
  setId: text("set_id").primaryKey(),
  version: integer().notNull(),
  /** Changes with the label's text, its reader and the statements that cite it. */
  fingerprint: text().notNull(),
  /** Why it could not be held against the statements; null where it was. */
  problem: text(),
  checkedAt: timestamp("checked_at", { withTimezone: true }).notNull().defaultNow(),
});
