import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#/platform/database/database.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { insertRows } from "../store/insert-rows.ts";

/** A list that its publisher gives whole each time. */
export type WholeList<Item extends object> = {
  readonly table: PgTable;
  readonly fields: readonly (keyof Item & string)[];
  /** What tells one item from another. */
  readonly keyOf: (item: Item) => string;
  /** The items of a document; nothing for a document of another kind. */
  readonly itemsOf: (document: SourceDocument) => AsyncIterable<Row<Item | string>> | undefined;
  /** The day that the list is of, by its newest item. */
  readonly dayOf: (item: Item) => string | null;
  /** Completes the sentence "FILE holds no ...". */
  readonly called: string;
};

const AT_ONCE = 2000;

/** Puts a list in the place of the one before, in one step. */
export async function writeList<Item extends object>(
  database: Database,
  { table, fields }: WholeList<Item>,
  items: readonly Item[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(table);
    for (let from = 0; from < items.length; from += AT_ONCE) {
      await insertRows(tx, table, fields, items.slice(from, from + AT_ONCE), sql``);
    }
  });
}
