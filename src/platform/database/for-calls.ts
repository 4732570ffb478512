import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool, type PoolClient } from "pg";
import type { Database } from "./database.ts";
import { PLANNING } from "./postgres.ts";

export type CallTimes = {
  /** For so long a call waits for a connection. */
  readonly connectMs: number;
  /** For so long PostgreSQL works at a statement, and keeps a transaction that nothing is asked of. */
  readonly statementMs: number;
  /** A database that has said nothing for so long hangs: the connection is given up. */
  readonly silenceMs: number;
};

export type CallOptions = {
  readonly times?: CallTimes;
  /** Another way to the same database, or to a replica of it. */
  readonly url?: string | undefined;
  /** Whether a pooler of transactions stands there, whose connections are everybody's: what is set in one is left to the role. */
  readonly pooled?: boolean;
};

/** The slowest search over nine million providers takes a second or two. */
export const CALL_TIMES: CallTimes = { connectMs: 5000, statementMs: 10_000, silenceMs: 12_000 };

/**
 * The same database for what people wait for: every wait for it ends, whether it is away, overloaded or frozen. Imports and
 * other jobs keep their own connections, without these bounds. The embedded database has one session for all, so that
 * a time set in it would be everybody's: there only the waiting is bounded.
 */
export function forCalls(
  database: Database,
  { times = CALL_TIMES, url, pooled = false }: CallOptions = {},
): Database {
  const { onConnect, ...options } = database.$client.options;
  const pool = new Pool({
    ...options,
    ...(url !== undefined && { connectionString: url }),
    connectionTimeoutMillis: times.connectMs,
    onConnect: async (client) => {
      if (client instanceof Client) watch(client, times.silenceMs);
      if (pooled) return;
      await onConnect?.(client);
      if (database.kind === "postgres") await client.query(timesFor(times).join(";"));
    },
  });
  // What breaks is told by the call at hand; unheard, these events would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  takeBackLost(pool);
  const { kind } = database;
  return Object.assign(drizzle(pool), { kind, pooled, close: () => pool.end() } as const);
}

function timesFor({ statementMs }: CallTimes): readonly string[] {
  return [
    `SET statement_timeout = ${statementMs}`,
    `SET idle_in_transaction_session_timeout = ${statementMs}`,
  ];
}

/**
 * Leaves the settings of calls to the role of this database, for connections that a pooler opens. A role may change its own.
 * Direct connections set theirs when they are opened.
 */
export async function setForRole(database: Database, times = CALL_TIMES): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT quote_ident(current_database()) AS name`,
  );
  for (const setting of [...PLANNING, ...timesFor(times)]) {
    await database.execute(
      sql.raw(`ALTER ROLE CURRENT_USER IN DATABASE ${rows[0]?.name} ${setting}`),
    );
  }
}

/**
 * Gives a connection up whose answer does not come. The driver's own timeout would hand it on to the next call, with the
 * answer outstanding and perhaps in the middle of a transaction.
 */
function watch(client: Client, silenceMs: number): void {
  let silence: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(silence);
  client.on("drain", stop).on("end", stop).on("error", stop);
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      stop();
      // What waits for an answer fails at once then.
      silence = setTimeout(() => void client.end(), silenceMs);
      return Reflect.apply(query, self, args);
    },
  });
}

/** A transaction that could not even begin does not give its connection back by itself: one that is lost is taken back. */
function takeBackLost(pool: Pool): void {
  const taken = new Set<PoolClient>();
  pool.on("release", (_, client) => taken.delete(client));
  pool.on("acquire", (client) => {
    taken.add(client);
    // The pool gives a client its `release` after it has told that it is taken; some it takes back at once.
    queueMicrotask(() => {
      if (!taken.has(client)) return;
      const release = client.release.bind(client);
      const lost = () => client.release(true);
      client.once("end", lost);
      client.release = (error) => {
        if (!taken.has(client)) return;
        client.off("end", lost);
        release(error);
      };
    });
  });
}
