import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Every version of every label that was ever imported: the newest serves, the others are its history. */
export const labels = pgTable(
  "labels",
  {
    setId: text("set_id").notNull(),
    version: integer().notNull(),
    splId: text("spl_id").notNull(),
    effectiveOn: date("effective_on"),
    title: text().notNull(),
    /** The sections (logic/label.ts) as JSON, compressed: a label is read whole and never searched here. */
    sections: bytea().notNull(),
    /** SHA-256 of the sections before compression: whether an import changes anything. */
    contentHash: text("content_hash").notNull(),
    /** Which reader read it (logic/label-reader.ts); 0 is any before they were numbered. */
    reader: integer().notNull().default(0),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "labels_pkey", columns: [table.setId, table.version] }),
    index("labels_spl_id").on(table.splId),
    index("labels_reader").on(table.reader),
  ],
);

/** Packages of products. They come from other files than their products, in any order. */
export const drugPackages = pgTable(
  "drug_packages",
  {
    ndc: text().primaryKey(),
    productKey: text("product_key").notNull(),
    productNdc: text("product_ndc").notNull(),
    description: text().notNull(),
  },
  (table) => [index("drug_packages_product").on(table.productKey)],
);

/** Pharmacologic classes of substances as FDA indexes them, for listings that do not carry their own. */
export const substanceClasses = pgTable("substance_classes", {
  /** Its name in lower case. */
  substance: text().primaryKey(),
  unii: text().notNull(),
  classes: text().array().notNull(),
});
