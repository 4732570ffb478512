import { Pool } from "pg";
import { StartError } from "#/platform/config/start-error.ts";

const POOL_SIZE = 20;
/** The oldest that the tests run on. */
const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Measured on nine million providers: no just-in-time compilation, no helpers for a query that is
 * done before they have started, and random reads priced as on solid-state disks. Statements without a name are planned for their actual values; give a name to
 * those alone whose plan does not depend on them.
 */
export const PLANNING = [
  "SET jit = off",
  "SET max_parallel_workers_per_gather = 0",
  "SET random_page_cost = 1.1",
] as const;

/** No import's statement takes six hours; calls have bounds of their own. */
const SETTINGS = [
  ...PLANNING,
  "SET statement_timeout = '6h'",
  "SET idle_in_transaction_session_timeout = 0",
].join(";");

export async function connectPostgres(databaseUrl: string) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "wardbook",
    onConnect: async (client) => void (await client.query(SETTINGS)),
  });
  try {
    const { rows } = await pool.query("SHOW server_version_num");
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < OLDEST_VERSION) throw new Error(`it is PostgreSQL ${version}, older than 15`);
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The PostgreSQL database of DATABASE_URL (${placeOf(databaseUrl)}) cannot be used: ${reasonOf(error)}.`,
    );
  }
  return { pool, close: () => pool.end() };
}

/** Host, port and database name: everything of the address but the user and the password. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${decodeURIComponent(host)}:${port || "5432"}${pathname}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "nothing listens there",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name cannot be looked up",
  EHOSTUNREACH: "the host cannot be reached",
  "28P01": "the user name or password is wrong",
  "28000": "the user may not log in",
  "3D000": "the database does not exist",
  "53300": "it has too many connections already",
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  return REASONS[code] ?? (message || code).replace(/\.$/, "");
}
