import { boolean, date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One product of the NDC directory, finished or not, with the clinical text of its label. */
export const drugs = pgTable(
  "drugs",
  {
    id: uuid().primaryKey().defaultRandom(),
    brandName: text("brand_name").notNull(),
    genericName: text("generic_name"),
    /** The product NDC, labeler and product segment: 0093-1048. */
    ndcNumber: text("ndc_number").unique("drugs_ndc_number"),
    dosageForm: text("dosage_form"),
    strength: text(),
    manufacturer: text(),
    category: text(),
    indication: text(),
    contraindications: text(),
    sideEffects: text("side_effects"),
    dosage: text(),
    route: text(),
    isControlled: boolean("is_controlled").notNull().default(false),
    isGeneric: boolean("is_generic").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    productType: text("product_type"),
    marketingCategory: text("marketing_category"),
    applicationNumber: text("application_number"),
    splId: text("spl_id"),
    finished: boolean(),
    listingExpirationDate: date("listing_expiration_date"),
  },
  (table) => [
    index("drugs_brand_name").on(table.brandName),
    index("drugs_generic_name").on(table.genericName),
    index("drugs_category").on(table.category, table.brandName),
    index("drugs_manufacturer").on(table.manufacturer, table.brandName),
    index("drugs_spl_id").on(table.splId),
  ],
);
