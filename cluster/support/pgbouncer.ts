import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/check/free-port.ts";
import { type Program, runProgram } from "./program.ts";

export type Pooler = {
  readonly program: () => Program;
  /** Starts it again after it was killed, at the same address. */
  start(): void;
  urlOf(database: string): string;
};

/**
 * A pooler of transactions in front of databases.
 * @param databases where each is, in PgBouncer's words: `host=... port=... dbname=...`
 */
export async function startPgBouncer(
  folder: string,
  databases: Readonly<Record<string, string>>,
  poolSize: number,
): Promise<Pooler> {
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  const places = Object.entries(databases).map(
    ([name, place]) => `${name} = ${place} user=wardbook`,
  );
  writeFileSync(
    settings,
    `[databases]
${places.join("\n")}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
server_check_delay = 0
`,
  );
  const run = () =>
    runProgram("pgbouncer", { args: [settings], log: join(folder, "pgbouncer.log") });
  let program = run();
  return {
    program: () => program,
    start: () => {
      program = run();
    },
    urlOf: (database) => `postgres://wardbook@127.0.0.1:${port}/${database}`,
  };
}
