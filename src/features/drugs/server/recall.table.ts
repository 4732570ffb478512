import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** Recalls of drugs as FDA's enforcement reports list them: of lots, not of all that is sold under a code. */
export const drugRecalls = pgTable(
  "drug_recalls",
  {
    /** FDA's: "D-0123-2026". */
    recallNumber: text("recall_number").primaryKey(),
    /** "Class I" to "Class III", or that it is not yet classified. */
    classification: text().notNull(),
    status: text().notNull(),
    reason: text().notNull(),
    firm: text().notNull(),
    product: text().notNull(),
    initiatedOn: date("initiated_on"),
    terminatedOn: date("terminated_on"),
    /** The products' codes at full width (kernel/ndc.ts). */
    productKeys: text("product_keys").array().notNull(),
  },
  (table) => [index("drug_recalls_products").using("gin", table.productKeys)],
);
