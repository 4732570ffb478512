import { createHash } from "node:crypto";
import type { Pool, QueryResultRow } from "pg";
import type { Database } from "#/platform/database/database.ts";

/**
 * A statement that the database keeps, so that it is not planned anew for each number it is asked with. PostgreSQL keeps
 * one by the name that the driver gives it, and only where no pooler hands the next one another connection. The embedded database cannot, but its one session keeps what SQL prepares.
 */
export function keptStatement<Row extends QueryResultRow>(
  { kind, pooled, $client: client }: Database,
  text: string,
): (number: number) => Promise<Row[]> {
  const name = `kept_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  if (kind === "postgres") {
    const named = pooled ? { text } : { name, text };
    return async (number) => (await client.query<Row>({ ...named, values: [number] })).rows;
  }
  return async (number) => {
    const execute = async () => (await client.query<Row>(`EXECUTE ${name}(${number})`)).rows;
    return execute().catch(async (error: unknown) => {
      if (!hasState(error, UNKNOWN)) throw error;
      await prepare(client, name, text);
      return execute();
    });
  };
}

/** The codes of PostgreSQL for a statement that is not there, and for one that is there already. */
const UNKNOWN = "26000";
const THERE_ALREADY = "42P05";

async function prepare(client: Pool, name: string, text: string): Promise<void> {
  await client.query(`PREPARE ${name} AS ${text}`).catch((error: unknown) => {
    if (!hasState(error, THERE_ALREADY)) throw error;
  });
}

function hasState(error: unknown, state: string): boolean {
  return error instanceof Error && "code" in error && error.code === state;
}
