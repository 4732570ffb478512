import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What RxNorm names, of its own vocabulary alone: ingredients, brands, drugs in their strength and form, packs. */
export const rxnormConcepts = pgTable(
  "rxnorm_concepts",
  {
    rxcui: integer().primaryKey(),
    /** The term type: IN, PIN, MIN, BN, SCD, SBD, GPCK and the like (logic/term-types.ts). */
    tty: text().notNull(),
    name: text().notNull(),
    /** The name that prescribers are shown, where RxNorm has one. */
    prescribableName: text("prescribable_name"),
    /** Obsolete, or suppressed by its editors: it is read, and not offered. */
    isSuppressed: boolean("is_suppressed").notNull(),
    /** The RxCUIs of its ingredients (IN), in their order; null where the file does not say them. */
    ingredients: integer().array(),
    nameKey: text("name_key").notNull(),
  },
  // The names of packs are longer than a b-tree takes.
  (table) => [index("rxnorm_concepts_name").using("hash", table.nameKey)],
);

/** Packages as sold, by their codes at full width (kernel/ndc.ts). */
export const rxnormNdcs = pgTable(
  "rxnorm_ndcs",
  {
    packageKey: text("package_key").notNull(),
    productKey: text("product_key").notNull(),
    rxcui: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "rxnorm_ndcs_pkey", columns: [table.packageKey, table.rxcui] }),
    index("rxnorm_ndcs_product").on(table.productKey),
    index("rxnorm_ndcs_rxcui").on(table.rxcui),
  ],
);

/** Substances by the codes of FDA's labels. */
export const rxnormUniis = pgTable(
  "rxnorm_uniis",
  { unii: text().notNull(), rxcui: integer().notNull() },
  (table) => [
    primaryKey({ name: "rxnorm_uniis_pkey", columns: [table.unii, table.rxcui] }),
    index("rxnorm_uniis_rxcui").on(table.rxcui),
  ],
);
