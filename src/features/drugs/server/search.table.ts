import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

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
    index("drug_suggestions_within").using("gin", sql`${table.folded} gin_trgm_ops`),
  ],
);

/**
 * One build of the search over all products. The newest that is complete serves; the one before it stays for
 * whoever is reading it.
 */
export const drugSearchBuilds = pgTable("drug_search_builds", {
  generation: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** What changed after this is not in it. */
  asOf: timestamp("as_of", { withTimezone: true }).notNull().defaultNow(),
  products: integer().notNull().default(0),
  /** Places in the order of labelers, four bytes each, the lowest first. */
  byLabeler: bytea("by_labeler"),
  /** By place, four bytes each: the number of its group (logic/drug-groups.ts), and of its labeler. */
  groups: bytea(),
  labelers: bytea(),
  completedAt: timestamp("completed_at", { withTimezone: true }),
});

/** Which product stands at which place, counted from 0 in the order of names. */
export const drugPlaces = pgTable(
  "drug_places",
  {
    generation: integer().notNull(),
    place: integer().notNull(),
    drugId: uuid("drug_id").notNull(),
  },
  (table) => [primaryKey({ name: "drug_places_pkey", columns: [table.generation, table.place] })],
);

/**
 * What products are found by, and the places of those that have it: a page and its total come from a few of these
 * rows, however many products there are.
 */
export const drugPostings = pgTable(
  "drug_postings",
  {
    generation: integer().notNull(),
    /** A word, a whole name, or what a filter asks for; "unfinished" has the one term "". */
    kind: text({
      enum: [
        "word",
        "name",
        "category",
        "family",
        "form",
        "labeler",
        "type",
        "group",
        "unfinished",
      ],
    }).notNull(),
    term: text().notNull(),
    products: integer().notNull(),
    /** logic/posting-list.ts */
    places: bytea().notNull(),
    /** Of a word: the places that have it in their name. */
    named: bytea(),
  },
  (table) => [
    index("drug_postings_term").on(
      table.generation,
      table.kind,
      sql`${table.term} text_pattern_ops`,
    ),
  ],
);
