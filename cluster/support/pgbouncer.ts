import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/check/free-port.ts";
import { type Program, runProgram } from "./program.ts";

type Pooler = Program & { readonly url: string };

/**
 * A pooler of transactions in front of a database.
 * @param target its host (an address or the folder of its socket), port and name
 */
export async function startPgBouncer(
  folder: string,
  target: { readonly host: string; readonly port?: number },
  poolSize: number,
): Promise<Pooler> {
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  const { host, port: targetPort = 5432 } = target;
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${targetPort} user=wardbook
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
query_wait_timeout = 10
server_login_retry = 1
`,
  );
  const program = runProgram("pgbouncer", { args: [settings], log: join(folder, "pgbouncer.log") });
  return { ...program, url: `postgres://wardbook@127.0.0.1:${port}/wardbook` };
}
