import { sql, type SQL } from "drizzle-orm";

/** The condition that leaves these numbers of a table; without numbers all of it. */
export function only(npis: readonly number[] | undefined): SQL {
  return npis === undefined ? sql`` : sql`WHERE npi = ANY(${sql.param([...npis])}::bigint[])`;
}
