import { asc } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { hrefOf } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";

/** Addresses for the sitemap: of every product, in an order that an import does not shuffle. */
export function createDrugAddresses(database: Database) {
  return {
    count: () => database.$count(drugs),
    async slice(offset: number, limit: number) {
      const rows = await database
        .select({
          id: drugs.id,
          ndcNumber: drugs.ndcNumber,
          manufacturer: drugs.manufacturer,
          manufacturerSlug: drugs.manufacturerSlug,
          at: drugs.updatedAt,
        })
        .from(drugs)
        .orderBy(asc(drugs.identity))
        .limit(limit)
        .offset(offset);
      return rows.map(({ at, ...row }) => ({ path: hrefOf(row), modified: at.toISOString() }));
    },
  };
}
