import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "#/platform/database/database.ts";
import type { Provider } from "../providers.contract.ts";
import { keptStatement } from "./kept-statement.ts";
import { presentProvider } from "./present-provider.ts";
import { type ProviderRow, ROW_COLUMNS, UNMARKED_COLUMNS } from "./provider-rows.ts";
import type { SpecialtyWords } from "./specialty-words.ts";

export type ProviderLookup = ReturnType<typeof createProviderLookup>;

/**
 * A provider that no exclusion can mean, as almost none is meant: to see that takes half as long as to gather them.
 * Written once: to write it anew for each call would take as long as to answer it.
 */
const UNMARKED = new PgDialect().sqlToQuery(sql`
  SELECT ${UNMARKED_COLUMNS}, NULL AS exclusions FROM providers p WHERE p.npi = ${0}
    AND NOT EXISTS (SELECT FROM provider_exclusions x WHERE x.npi = p.npi)
    AND NOT EXISTS (SELECT FROM provider_exclusions x
      WHERE x.name1 = p.name1 AND x.name2 = p.name2 AND x.state = p.state)`).sql;

/** Looks providers up by their numbers. */
export function createProviderLookup(database: Database, words: SpecialtyWords) {
  const unmarked = keptStatement<ProviderRow>(database, UNMARKED);

  /** Those that are known; a number that only the report of deactivations knows is one of them. */
  async function byNumbers(npis: readonly number[]): Promise<Provider[]> {
    if (npis.length === 0) return [];
    const [describe, { rows }] = await Promise.all([
      words.describer(),
      database.execute<ProviderRow>(sql`
        SELECT ${ROW_COLUMNS} FROM (
          SELECT npi, record, name1, name2, state FROM providers
          WHERE npi = ANY(${sql.param([...npis])}::bigint[])
          UNION ALL
          SELECT npi, ${JSON.stringify({ entity: 0 })}::json, '', '', '' FROM provider_deactivations reported
          WHERE npi = ANY(${sql.param([...npis])}::bigint[])
            AND NOT EXISTS (SELECT FROM providers known WHERE known.npi = reported.npi)
        ) p`),
    ]);
    return rows.map((row) => presentProvider(row, describe));
  }

  return {
    byNumbers,
    async byNumber(npi: number): Promise<Provider[]> {
      const [row] = await unmarked(npi);
      return row === undefined ? byNumbers([npi]) : [presentProvider(row, await words.describer())];
    },
  };
}
