import { asc, inArray } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { hrefOf } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";

const NAMED = {
  id: drugs.id,
  ndcNumber: drugs.ndcNumber,
  manufacturer: drugs.manufacturer,
  manufacturerSlug: drugs.manufacturerSlug,
};

/** Addresses of products, in an order that an import does not shuffle. */
export function createDrugAddresses(database: Database) {
  return {
    /** Of one product of each label, by set id. */
    async ofLabels(setIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (setIds.length === 0) return new Map();
      const rows = await database
        .selectDistinctOn([drugs.setId], { setId: drugs.setId, ...NAMED })
        .from(drugs)
        .where(inArray(drugs.setId, [...setIds]))
        .orderBy(drugs.setId, asc(drugs.identity));
      return new Map(
        rows.flatMap(({ setId, ...row }) =>
          setId === null ? [] : [[setId, hrefOf(row)] as const],
        ),
      );
    },
    count: () => database.$count(drugs),
    async slice(offset: number, limit: number) {
      const rows = await database
        .select({ ...NAMED, at: drugs.updatedAt })
        .from(drugs)
        .orderBy(asc(drugs.identity))
        .limit(limit)
        .offset(offset);
      return rows.map(({ at, ...row }) => ({ path: hrefOf(row), modified: at.toISOString() }));
    },
  };
}
