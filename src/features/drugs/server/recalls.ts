import { desc, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { drugs } from "./drugs.table.ts";
import { drugRecalls } from "./recall.table.ts";

/** Over for FDA: the recall was carried through. "Completed" still awaits that word. */
export const OVER = sql`${drugRecalls.status} ILIKE 'terminated'`;

/** Whether lots of a product are being recalled. */
export const IS_RECALLED = sql<boolean>`EXISTS (
  SELECT 1 FROM drug_recalls
  WHERE ${drugRecalls.productKeys} @> ARRAY[${drugs.productKey}] AND NOT ${OVER})`;

/** Recalls of lots of a product, the latest first. */
export function recallsOf(database: Database, productKey: string) {
  return database
    .select({
      number: drugRecalls.recallNumber,
      classification: drugRecalls.classification,
      status: drugRecalls.status,
      reason: drugRecalls.reason,
      firm: drugRecalls.firm,
      initiatedOn: drugRecalls.initiatedOn,
      isOver: sql<boolean>`${OVER}`,
    })
    .from(drugRecalls)
    .where(sql`${drugRecalls.productKeys} @> ARRAY[${productKey}]`)
    .orderBy(desc(drugRecalls.initiatedOn), desc(drugRecalls.recallNumber))
    .limit(20);
}
