import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * One row for each word of an organization's names and for each pair of very common ones ("CLINIC DENTAL"), and one more
 * for each word with each of its taxonomies, so that whoever has a word, however common, is found in the order of names
 * without a look at others.
 */
export const providerWords = pgTable("provider_words", {
  word: text().notNull(),
  /** The taxonomy; '' stands for any. */
  code: text().notNull(),
  npi: bigint({ mode: "number" }).notNull(),
  name1: text().notNull(),
  name2: text().notNull(),
  /** Its other names, one after another. */
  others: text().notNull(),
  state: text().notNull(),
  city: text().notNull(),
  zip5: text().notNull(),
  zip: text().notNull(),
});

/** How many organizations have each word, or pair of words, in their names. */
export const providerWordTotals = pgTable("provider_word_totals", {
  word: text().primaryKey(),
  providers: integer().notNull(),
  /** Whether it is so common that its pairs with others of the kind are kept. */
  paired: boolean().notNull(),
});
