import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { TableLine } from "./line.ts";

/** Rows that are asked for at once. */
const PORTION = 500;

/** Values are written the same whatever the server or its role is set to, until this transaction ends. */
export async function writeAlike(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', '0', true),
    set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, MDY', true),
    set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`);
}

/** All tables but the list of migrations, with the columns that can be written. */
export async function tablesOf(tx: Queries): Promise<TableLine[]> {
  const { rows } = await tx.execute<TableLine>(sql`
    SELECT c.relname AS "table",
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND c.relname <> 'schema_migrations'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** Every row of a table as a line, read in portions through a cursor of this transaction. */
export async function* rowsOf(
  tx: Queries,
  { table, columns }: TableLine,
): AsyncGenerator<string, void> {
  const texts = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  await tx.execute(sql`DECLARE kept_rows NO SCROLL CURSOR FOR
    SELECT array_to_json(ARRAY[${texts}])::text AS line FROM ${sql.identifier(table)}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`FETCH ${PORTION} FROM kept_rows`));
    for (const { line } of rows) yield line;
    if (rows.length < PORTION) break;
  }
  await tx.execute(sql`CLOSE kept_rows`);
}
