import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";

/** Foreign keys would ask for an order that tables which refer to each other do not have: they are taken off, and hold again at the end. */
export async function withoutReferences<T>(tx: Queries, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ from: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS "from", quote_ident(conname) AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { from, name } of rows) {
    await tx.execute(sql.raw(`ALTER TABLE ${from} DROP CONSTRAINT ${name}`));
  }
  const done = await work();
  await countOn(tx);
  for (const { from, name, definition } of rows) {
    await tx.execute(sql.raw(`ALTER TABLE ${from} ADD CONSTRAINT ${name} ${definition}`));
  }
  return done;
}

/** Numbers that the database gives out go on after those that were put in. */
async function countOn(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    SELECT c.oid::regclass::text AS "table", quote_ident(a.attname) AS column,
      pg_get_serial_sequence(c.oid::regclass::text, a.attname) AS sequence
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attidentity <> ''`);
  for (const { table, column, sequence } of rows) {
    await tx.execute(
      sql.raw(`SELECT setval('${sequence}', coalesce(max(${column}), 0) + 1, false) FROM ${table}`),
    );
  }
}
