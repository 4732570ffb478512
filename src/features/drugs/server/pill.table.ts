import {
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** What a solid oral dose looks like, one row a product and source listing, by the SPL code lists. */
export const pills = pgTable(
  "pills",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The product's code where it has one, else the listing's own. */
    identity: text().notNull().unique("pills_identity"),
    /** The NDC at full width (kernel/ndc.ts): how a pill finds its drug. */
    productKey: text("product_key"),
    ndcNumber: text("ndc_number"),
    brandName: text("brand_name").notNull(),
    genericName: text("generic_name").notNull(),
    strength: text().notNull(),
    manufacturer: text().notNull(),
    /** As it is listed, parts separated by ";": "PD;155;10". */
    imprint: text().notNull(),
    shape: text(),
    colors: text().array().notNull(),
    sizeMm: real("size_mm"),
    /** Pieces that the score marks divide it into; 1 is no score. */
    pieces: integer(),
    schedule: text(),
    /** Which source it is from: a better one replaces it, a lesser one does not. */
    sourceRank: smallint("source_rank").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("pills_product_key").on(table.productKey),
    index("pills_updated_at").on(table.updatedAt),
  ],
);
