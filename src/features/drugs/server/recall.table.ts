import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** Recalls of drugs as FDA's enforcement reports list them: of lots, not of all that is sold under a code. */
export const drugRecalls = pgTable(
  "drug_recalls",
  {
    /** FDA's: "D-0123-2026"; in its export, which has none, "FDA product 213836". */
    recallNumber: text("recall_number").primaryKey(),
    /** "Class I" to "Class III", or that it is not yet classified. */
    classification: text().notNull(),
    status: text().notNull(),
    reason: text().notNull(),
    firm: text().notNull(),
    product: text().notNull(),
    initiatedOn: date("initiated_on"),
    /** When FDA said of what class it is. */
    classifiedOn: date("classified_on"),
    /** FDA's number of the event, under which products are recalled together. */
    eventId: text("event_id"),
    terminatedOn: date("terminated_on"),
    /** The products' codes at full width (kernel/ndc.ts). */
    productKeys: text("product_keys").array().notNull(),
  },
  (table) => [index("drug_recalls_products").using("gin", table.productKeys)],
);
