import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The words of names, so that a typing error is looked for among words and not among all products. */
export const drugTerms = pgTable(
  "drug_terms",
  {
    term: text().primaryKey(),
    products: integer().notNull(),
  },
  (table) => [index("drug_terms_similar").using("gin", sql`${table.term} gin_trgm_ops`)],
);

/** What the search box offers, and how many products stand behind each. */
export const drugSuggestions = pgTable(
  "drug_suggestions",
  {
    type: text({ enum: ["brand", "generic", "class", "labeler", "category"] }).notNull(),
    term: text().notNull(),
    folded: text().notNull(),
    products: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "drug_suggestions_pkey", columns: [table.type, table.term] }),
    index("drug_suggestions_prefix").on(sql`${table.folded} text_pattern_ops`),
  ],
);
