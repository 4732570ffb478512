import { sql, type SQL } from "drizzle-orm";
import type { Database, Queries } from "#/platform/database/database.ts";

/** The name of a table while it is being filled beside the live one. */
export function nextOf(table: string): string {
  return `${table}_next`;
}

/** Makes empty tables of the same columns, without indexes; those of an interrupted load are thrown away. */
export async function makeNext(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database.execute(sql.raw(`DROP TABLE IF EXISTS ${nextOf(table)}`));
    await database.execute(
      sql.raw(`CREATE TABLE ${nextOf(table)} (LIKE ${table} INCLUDING DEFAULTS)`),
    );
  }
}

export async function dropNext(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database.execute(sql.raw(`DROP TABLE IF EXISTS ${nextOf(table)}`));
  }
}

type Index = { name: string; definition: string; primary: boolean };

async function indexesOf(database: Queries, table: string): Promise<Index[]> {
  const { rows } = await database.execute<Index>(sql`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition, indisprimary AS primary
    FROM pg_index JOIN pg_class ON oid = indexrelid WHERE indrelid = ${table}::regclass`);
  return rows;
}

/** Gives the new tables the indexes that the live ones have, and the statistics that plans are made from. */
export async function indexNext(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const { name, definition } of await indexesOf(database, table)) {
      const statement = definition
        .replace(` INDEX ${name} `, ` INDEX ${nextOf(name)} `)
        .replace(` ON public.${table} `, ` ON public.${nextOf(table)} `);
      await withMemory(database, sql.raw(statement));
    }
    // Index-only scans need the visibility map that VACUUM makes.
    await database.execute(sql.raw(`VACUUM (ANALYZE) ${nextOf(table)}`));
  }
}

/** Sorting for an index in memory is several times faster than on disk. */
async function withMemory(database: Database, statement: SQL): Promise<void> {
  await database.transaction(async (tx) => {
    if (database.kind === "postgres") {
      await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
    }
    await tx.execute(statement);
  });
}

/** The new tables take the names of the live ones, in one step with whatever `also` writes. */
export async function swap(
  database: Database,
  tables: readonly string[],
  also: (tx: Queries) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of tables) {
      const indexes = await indexesOf(tx, table);
      await tx.execute(sql.raw(`DROP TABLE ${table}`));
      await tx.execute(sql.raw(`ALTER TABLE ${nextOf(table)} RENAME TO ${table}`));
      for (const { name, primary } of indexes) {
        await tx.execute(
          sql.raw(
            primary
              ? `ALTER TABLE ${table} ADD CONSTRAINT ${name} PRIMARY KEY USING INDEX ${nextOf(name)}`
              : `ALTER INDEX ${nextOf(name)} RENAME TO ${name}`,
          ),
        );
      }
    }
    await also(tx);
  });
}
