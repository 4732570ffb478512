import { boolean, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Approved products with their ratings of therapeutic equivalence: FDA's Orange Book. */
export const orangeBookProducts = pgTable(
  "orange_book_products",
  {
    /** "NDA020702", as labels write it. */
    application: text().notNull(),
    productNumber: text("product_number").notNull(),
    /** Ingredients, form and route as the book writes them: what is rated is alike in all three and in strength. */
    ingredient: text().notNull(),
    form: text().notNull(),
    route: text().notNull(),
    strength: text().notNull(),
    tradeName: text("trade_name").notNull(),
    applicant: text().notNull(),
    /** "AB", "AB1,AB2", "BX"; null for what is not rated. */
    rating: text(),
    /** Null where the book says "prior to 1982". */
    approvedOn: date("approved_on"),
    isReference: boolean("is_reference").notNull(),
    marketing: text({ enum: ["RX", "OTC", "DISCN"] }).notNull(),
  },
  (table) => [
    primaryKey({
      name: "orange_book_products_pkey",
      columns: [table.application, table.productNumber],
    }),
    index("orange_book_products_alike").on(table.ingredient, table.form, table.route),
    index("orange_book_products_approved").on(table.approvedOn),
  ],
);

/** Changes of the safety sections of labels that FDA approved. */
export const safetyLabelChanges = pgTable(
  "safety_label_changes",
  {
    application: text().notNull(),
    changedOn: date("changed_on").notNull(),
    drug: text().notNull(),
    ingredient: text().notNull(),
    /** FDA's number of the drug in its database of changes, for the address of the page. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "safety_label_changes_pkey",
      columns: [table.application, table.changedOn, table.number],
    }),
    index("safety_label_changes_day").on(table.changedOn),
  ],
);

/** Drugs in short supply, by package, as FDA lists them. */
export const drugShortages = pgTable(
  "drug_shortages",
  {
    /** The package's code at full width (kernel/ndc.ts), or the presentation where it has none. */
    identity: text().primaryKey(),
    productKey: text("product_key"),
    generic: text().notNull(),
    company: text().notNull(),
    presentation: text().notNull(),
    /** "Current", "To Be Discontinued", "Resolved", as FDA has it. */
    status: text().notNull(),
    availability: text(),
    reason: text(),
    postedOn: date("posted_on"),
    updatedOn: date("updated_on"),
  },
  (table) => [index("drug_shortages_product").on(table.productKey)],
);
