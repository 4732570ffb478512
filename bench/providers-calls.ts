import { createServer } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import { allProviderRoutes } from "#/features/providers/server/all-routes.ts";
import type { Database } from "#/platform/database/database.ts";
import { createApi } from "#/platform/http/api.ts";
import { createApplication } from "#/platform/http/application.ts";
import { createFirstAnswers } from "#/platform/http/idempotency/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createMetrics } from "#/platform/metrics/metrics.ts";
import { createLog } from "#/platform/log/log.ts";

const addressOf = () => "127.0.0.1";

/** The whole server but for pages, listening on loopback. */
export async function startServer(database: Database) {
  const log = createLog("silent");
  const limiter = createLimiter({ off: true });
  const api = createApi({
    routes: allProviderRoutes(database, undefined),
    identify: async () => null,
    firstAnswers: createFirstAnswers(database),
    limiter,
    log,
    addressOf,
  });
  const application = createApplication({
    api,
    documents: [],
    pagePaths: [],
    pages: { answer: async () => new Response("no pages here"), purge: () => undefined },
    assets: undefined,
    limiter,
    log,
    addressOf,
    metrics: createMetrics(),
  });
  const server = createServer(getRequestListener(application.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  const ask = await connection(port);
  const find = async (query: string) => {
    const { status, body } = await ask(`/api/npi?${query}`);
    if (status !== 200) throw new Error(`${query}: ${status} ${body}`);
    return body;
  };

  function stop(): void {
    ask.end();
    server.close();
  }
  return { find, stop };
}

type Answer = { readonly status: number; readonly body: string };

/**
 * One connection that is kept, without a client's library on it: what is measured is the server. It reads answers that
 * say their length, as those of the API do.
 */
async function connection(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let held = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Answer> | undefined;
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("data", (piece) => {
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    const answer = answerIn(held);
    if (answer === undefined) return;
    held = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  const ask = (path: string): Promise<Answer> => {
    waiting = Promise.withResolvers<Answer>();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    return waiting.promise;
  };
  return Object.assign(ask, { end: () => socket.end() });
}

/** The answer, once all of it is there. */
function answerIn(held: Buffer): Answer | undefined {
  const end = held.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = held.toString("latin1", 0, end);
  const from = end + 4;
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`An answer without its length: ${head}`);
  if (held.length < from + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: held.toString("utf8", from, from + length) };
}
