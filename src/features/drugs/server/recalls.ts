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

const LATEST = sql`coalesce(${drugRecalls.classifiedOn}, ${drugRecalls.initiatedOn})`;

/** FDA's export tells of the same recalls as its reports, without their numbers. */
const IS_TOLD_TWICE = sql`${drugRecalls.recallNumber} LIKE 'FDA product %' AND EXISTS (
  SELECT 1 FROM drug_recalls report
  WHERE report.event_id = ${drugRecalls.eventId} AND report.recall_number NOT LIKE 'FDA product %'
    AND report.product_keys && ${drugRecalls.productKeys})`;

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
      classifiedOn: drugRecalls.classifiedOn,
      isOver: sql<boolean>`${OVER}`,
    })
    .from(drugRecalls)
    .where(sql`${drugRecalls.productKeys} @> ARRAY[${productKey}] AND NOT (${IS_TOLD_TWICE})`)
    .orderBy(desc(LATEST), desc(drugRecalls.recallNumber))
    .limit(20);
}
