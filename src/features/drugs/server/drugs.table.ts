import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

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
    /** Null where no source says it. */
    isControlled: boolean("is_controlled"),
    isGeneric: boolean("is_generic").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    productType: text("product_type"),
    marketingCategory: text("marketing_category"),
    applicationNumber: text("application_number"),
    splId: text("spl_id"),
    finished: boolean(),
    listingExpirationDate: date("listing_expiration_date"),
    /** What makes it one product: its NDC, or its place in its label where it has none. */
    identity: text().notNull().unique("drugs_identity"),
    /** The NDC at full width, however it is written: kernel/ndc.ts. */
    productKey: text("product_key"),
    manufacturerSlug: text("manufacturer_slug").notNull(),
    /** Folded words, for comparison and order. */
    brandKey: text("brand_key").notNull(),
    genericKey: text("generic_key").notNull(),
    formFamily: text("form_family").notNull(),
    substances: text().array().notNull(),
    /** Pharmacologic classes as FDA writes them: "Corticosteroid [EPC]". */
    classes: text().array().notNull(),
    schedule: text(),
    marketedFrom: date("marketed_from"),
    marketedUntil: date("marketed_until"),
    /** How exact the source of these facts is: a directory over a label's listing over a label's words. */
    factsRank: smallint("facts_rank").notNull(),
    setId: text("set_id"),
    labelVersion: integer("label_version"),
    labelEffectiveOn: date("label_effective_on"),
    hasBoxedWarning: boolean("has_boxed_warning").notNull().default(false),
    isUnderRems: boolean("is_under_rems").notNull().default(false),
    /** The different words of the indication, folded, a space between. */
    indicationWords: text("indication_words").notNull().default(""),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("drugs_brand_name").on(table.brandKey, table.manufacturerSlug, table.identity),
    index("drugs_generic_name").on(table.genericKey),
    index("drugs_spl_id").on(table.splId),
    index("drugs_set_id").on(table.setId),
    index("drugs_product_key").on(table.productKey),
    index("drugs_updated_at").on(table.updatedAt),
  ],
);
