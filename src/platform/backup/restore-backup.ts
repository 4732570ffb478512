import { sql } from "drizzle-orm";
import * as v from "valibot";
import { StartError } from "#/platform/config/start-error.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { End, Head, TableLine, sumOfRows, type TableSum } from "./line.ts";
import { putRows } from "./put-rows.ts";
import { rowsOf, tablesOf, writeAlike } from "./rows.ts";
import { withoutReferences } from "./references.ts";

/** The file cannot be restored; the database is as it was. */
export class BackupError extends StartError {
  override readonly name = "BackupError";
}

export type Restored = { readonly head: Head; readonly tables: readonly TableSum[] };

/**
 * Puts a backup into an empty database, all of it or nothing: into the schema that it was written in, which is then
 * brought up to date. What was put in is read again and held against the file.
 * @throws BackupError where the file is none, is damaged or cut off, or the database is not empty.
 */
export async function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<Restored> {
  const reader = lines[Symbol.asyncIterator]();
  const head = readHead((await reader.next()).value);
  await mustBeEmpty(database);
  await migrate(database, { upTo: head.schema });
  const tables = await database.transaction(async (tx) => {
    await writeAlike(tx);
    const known = new Map((await tablesOf(tx)).map((one) => [one.table, one]));
    return withoutReferences(tx, () => putAll(tx, reader, known));
  });
  await migrate(database);
  return { head, tables };
}

async function putAll(
  tx: Queries,
  reader: AsyncIterator<string>,
  known: ReadonlyMap<string, TableLine>,
): Promise<TableSum[]> {
  const put: TableSum[] = [];
  let text = await nextOf(reader);
  while (text !== undefined) {
    const line: unknown = parsed(text);
    const end = v.safeParse(End, line);
    if (end.success) return held(put, end.output.end);
    const table = v.safeParse(TableLine, line);
    if (!table.success)
      throw new BackupError(`The backup is damaged before "${text.slice(0, 40)}".`);
    const ours = known.get(table.output.table);
    text = await putRows(tx, table.output, ours, () => nextOf(reader));
    // A table that this schema does not have was left behind by an import that was cut off.
    put.push(
      ours ? await sumIn(tx, table.output) : { table: table.output.table, rows: 0, sum: "" },
    );
  }
  throw new BackupError("The backup is cut off: its last line is missing.");
}

async function nextOf(reader: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await reader.next();
  return done ? undefined : value;
}

async function sumIn(tx: Queries, table: TableLine): Promise<TableSum> {
  const sum = sumOfRows(table.table);
  for await (const line of rowsOf(tx, table)) sum.add(line);
  return sum.sum();
}

function held(put: readonly TableSum[], said: readonly TableSum[]): TableSum[] {
  const wrong = said.filter(({ table, rows, sum }) => {
    const ours = put.find((one) => one.table === table);
    return ours === undefined || (ours.sum !== "" && (ours.rows !== rows || ours.sum !== sum));
  });
  if (wrong.length > 0 || put.length !== said.length) {
    const names = wrong.map(({ table }) => table).join(", ");
    throw new BackupError(`The backup is damaged: rows of ${names || "some table"} differ.`);
  }
  return [...put];
}

function readHead(line: string | undefined): Head {
  const head = v.safeParse(Head, parsed(line ?? ""));
  if (!head.success) throw new BackupError("This file is no backup of Wardbook.");
  return head.output;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function mustBeEmpty(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'`);
  if (rows.length === 0) return;
  const any = sql.raw(rows.map(({ name }) => `EXISTS (SELECT FROM ${name})`).join(" OR "));
  const { rows: found } = await database.execute<{ filled: boolean }>(sql`SELECT ${any} AS filled`);
  if (found[0]?.filled) {
    throw new BackupError("The database is not empty: a backup is restored into a new one.");
  }
}
