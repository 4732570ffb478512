import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** What ON CONFLICT sets: every column but the named ones to the value that was to be inserted. */
export function excludedColumns(table: PgTable, kept: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([field]) => !kept.includes(field))
      .map(([field, column]) => [field, sql.raw(`excluded."${column.name}"`)]),
  );
}

/** The last of those that share a key: one statement may touch a row once only. */
export function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
