import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { TableLine } from "./line.ts";

/** So many characters are sent to the database at once. */
const PORTION = 1_000_000;

/**
 * Puts the rows that follow into a table, in place of what the migrations put there.
 * @param ours the table as this schema has it; without one its rows are passed over.
 * @returns the first line that is no row.
 */
export async function putRows(
  tx: Queries,
  { table, columns }: TableLine,
  ours: TableLine | undefined,
  next: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const name = sql.identifier(table);
  const types = new Map(ours?.columns.map((column) => [column.name, column.type]));
  const names = columns.map((column) => sql`${sql.identifier(column.name)}`);
  const values = columns.map(
    ({ name: column, type }, at) =>
      sql`(row ->> ${sql.raw(String(at))})::${sql.raw(types.get(column) ?? quoted(type))}`,
  );
  const put = async (rows: readonly string[]) => {
    if (!ours || rows.length === 0) return;
    await tx.execute(sql`
      INSERT INTO ${name} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.join(values, sql`, `)}
      FROM jsonb_array_elements(${`[${rows.join(",")}]`}::jsonb) AS rows (row)`);
  };
  if (ours) await tx.execute(sql`DELETE FROM ${name}`);
  let portion: string[] = [];
  let size = 0;
  let line = await next();
  while (line?.startsWith("[")) {
    portion.push(line);
    size += line.length;
    if (size > PORTION) {
      await put(portion);
      [portion, size] = [[], 0];
    }
    line = await next();
  }
  await put(portion);
  return line;
}

/** A column that this schema does not have fails as unknown, and its type must not be read as anything else before. */
function quoted(type: string): string {
  return `"${type.replaceAll('"', "")}"`;
}
