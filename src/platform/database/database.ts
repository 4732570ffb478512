import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { connectEmbedded } from "./embedded/embedded.ts";
import type { Opening } from "./embedded/reach.ts";
import { connectPostgres } from "./postgres.ts";

/**
 * What the server is. "embedded" has neither named prepared statements nor COPY FROM STDIN, and its
 * clients share one session: what outlives a transaction there (SET, temporary tables, advisory
 * locks) is everybody's. Write for both, or ask for the kind.
 */
export type DatabaseKind = "postgres" | "embedded";

export type Database = NodePgDatabase & {
  readonly kind: DatabaseKind;
  /** Whether a pooler of transactions stands between: then nothing that is named or set outlives a transaction. */
  readonly pooled: boolean;
  readonly $client: Pool;
  /** Ends every connection; the embedded database's files are free afterwards. */
  close(): Promise<void>;
};

/** The database or a transaction in it: what a function takes that runs inside either. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseSource = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** How long the embedded database stays open for others after its last client has left. */
  readonly lingerMs?: number;
  /** Whether the embedded database waits until the disk has each commit. */
  readonly durable?: boolean;
};

function openingOf({ lingerMs = 0, durable = false }: DatabaseSource): Opening {
  return { lingerMs, durable };
}

/**
 * Connects to the database of DATABASE_URL, or without it to the embedded one in DATA_DIR. Only one
 * "server" may use an embedded database, together with any number of "command"s.
 * @throws StartError when it cannot be reached or is in use.
 */
export async function connectDatabase(
  source: DatabaseSource,
  role: "server" | "command",
  log: (line: string) => void,
): Promise<Database> {
  const kind = source.databaseUrl === undefined ? "embedded" : "postgres";
  const { pool, close } =
    source.databaseUrl === undefined
      ? await connectEmbedded(source.dataDir, role, log, openingOf(source))
      : await connectPostgres(source.databaseUrl);
  // A connection that breaks fails the query at hand and is replaced by the pool. It also emits
  // "error", from the pool while idle and from itself while in use; unheard, that ends the process.
  pool.on("error", (error) => log(`a database connection was lost: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return Object.assign(drizzle(pool), { kind, pooled: false, close } as const);
}
