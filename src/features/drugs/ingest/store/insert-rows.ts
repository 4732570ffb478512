import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#/platform/database/database.ts";

/**
 * Writes rows as one JSON parameter: with a parameter for every value, building the statement costs more than
 * running it. For columns of text, numbers, dates and lists of text.
 * @param fields what the rows have, by the table's own names for it; the other columns take their defaults.
 * @param onConflict what follows, as "ON CONFLICT ...".
 */
export async function insertRows<Row extends object>(
  tx: Queries,
  table: PgTable,
  fields: readonly (keyof Row & string)[],
  rows: readonly Row[],
  onConflict: SQL,
): Promise<void> {
  const names = getTableColumns(table);
  const columns = fields.map((field) => {
    const column = names[field];
    if (column === undefined) throw new TypeError(`The table has no column for ${field}.`);
    return { field, name: column.name };
  });
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(({ field, name }) => [name, row[field]])),
  );
  const list = sql.raw(columns.map(({ name }) => `"${name}"`).join(", "));
  const target = sql.identifier(getTableName(table));
  await tx.execute(sql`
    INSERT INTO ${target} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${target}, ${JSON.stringify(records)}::json)
    ${onConflict}`);
}
