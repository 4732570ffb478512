import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Database } from "../src/platform/database/database.ts";
import { createApi } from "../src/platform/http/api.ts";
import { createFirstAnswers } from "../src/platform/http/idempotency/idempotency.store.ts";
import { createLimiter } from "../src/platform/http/limits/limits.ts";
import type { Route } from "../src/platform/http/serve.ts";
import { createLog } from "../src/platform/log/log.ts";

/** Serves routes on a port of this machine for as long as `measure` asks them. */
export async function asked<T>(
  database: Database,
  routes: readonly Route[],
  measure: (ask: (path: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const api = createApi({
    routes,
    identify: async () => null,
    firstAnswers: createFirstAnswers(database),
    limiter: createLimiter({ off: true }),
    log: createLog("silent"),
    addressOf: () => "127.0.0.1",
  });
  const server = createServer(getRequestListener(api.fetch)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  try {
    return await measure(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text());
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
