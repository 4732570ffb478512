import { once } from "node:events";
import { finished } from "node:stream/promises";
import { sql, type SQL } from "drizzle-orm";
import { from as copyFrom } from "pg-copy-streams";
import type { Database, Queries } from "#/platform/database/database.ts";
import { nextOf } from "./beside.ts";
import { latestDay } from "./future-days.ts";
import { STORED_COLUMNS, type StoredRow } from "./stored-row.ts";

/** Takes rows for a table and waits while the database is busy with earlier ones. */
export type RowWriter = {
  write(rows: readonly StoredRow[]): Promise<void>;
  /** All rows are in the table when this is done. */
  end(): Promise<void>;
  /** Gives up; the rows written so far may or may not be there. */
  abandon(): Promise<void>;
};

/** Writes into a table that only this process knows: by COPY on PostgreSQL, by arrays on the embedded database. */
export async function openWriter(database: Database, table: string): Promise<RowWriter> {
  return database.kind === "postgres" ? copyWriter(database, table) : arrayWriter(database, table);
}

const COLUMN_NAMES = STORED_COLUMNS.map(([name]) => name).join(", ");

async function copyWriter(database: Database, table: string): Promise<RowWriter> {
  const client = await database.$client.connect();
  const stream = client.query(copyFrom(`COPY ${table} (${COLUMN_NAMES}) FROM STDIN`));
  const done = finished(stream);
  // Awaited at the end; a failure before that must not be an unhandled one.
  done.catch(() => undefined);
  return {
    async write(rows) {
      if (stream.errored) await done;
      const text = rows.map(({ values }) => `${values.map(copyText).join("\t")}\n`).join("");
      if (!stream.write(text)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done.finally(() => client.release());
    },
    async abandon() {
      stream.destroy();
      client.release(true);
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

function copyText(value: string): string {
  return /[\\\t\n\r]/.test(value)
    ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "")
    : value;
}

function arrayWriter(database: Database, table: string): RowWriter {
  return {
    async write(rows) {
      if (rows.length === 0) return;
      await database.execute(
        sql`INSERT INTO ${sql.raw(table)} (${sql.raw(COLUMN_NAMES)}) ${selectRows(rows)}`,
      );
    },
    end: async () => undefined,
    abandon: async () => undefined,
  };
}

/** The rows as a query: one array a column, each text cast to its column's type. */
export function selectRows(rows: readonly StoredRow[]): SQL {
  const arrays = STORED_COLUMNS.map(
    (_, column) => sql`${sql.param(rows.map(({ values }) => values[column] ?? ""))}::text[]`,
  );
  const casts = STORED_COLUMNS.map(([name, type]) => `${name}::${type}`).join(", ");
  return sql`SELECT ${sql.raw(casts)} FROM unnest(${sql.join(arrays, sql`, `)}) AS given (${sql.raw(COLUMN_NAMES)})`;
}

/** Those that were written beside the live table. */
export const STAGED_ROWS: SQL = sql.raw(`SELECT ${COLUMN_NAMES} FROM ${nextOf("providers")}`);

export type Written = { readonly npi: number; readonly fresh: boolean };

/**
 * Puts rows over those that are there, but for rows that are the same or have newer dates already. A date that is still to
 * come is none: such a row gives way to any.
 */
export async function upsertRows(
  tx: Queries,
  rows: SQL,
  { replacesSameDay, latest = latestDay() }: { replacesSameDay: boolean; latest?: string },
): Promise<Written[]> {
  const updates = STORED_COLUMNS.slice(1).map(([name]) => `${name} = excluded.${name}`);
  const { rows: written } = await tx.execute<{ npi: string; fresh: boolean }>(sql`
    INSERT INTO providers (${sql.raw(COLUMN_NAMES)}) ${rows}
    ON CONFLICT (npi) DO UPDATE SET ${sql.raw(updates.join(", "))}
    WHERE (excluded.as_of > providers.as_of OR providers.as_of > ${latest}
        OR ${replacesSameDay} AND excluded.as_of = providers.as_of)
      AND excluded.record::text <> providers.record::text
    RETURNING npi, xmax = 0 AS fresh`);
  return written.map(({ npi, fresh }) => ({ npi: Number(npi), fresh }));
}
