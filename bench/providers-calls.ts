import { createServer, Agent, get } from "node:http";
import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import { allProviderRoutes } from "#/features/providers/server/all-routes.ts";
import type { Database } from "#/platform/database/database.ts";
import { createApi } from "#/platform/http/api.ts";
import { createApplication } from "#/platform/http/application.ts";
import { createFirstAnswers } from "#/platform/http/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits.ts";
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
    pages: { answer: async () => new Response("no pages here"), purge: () => undefined },
    assets: undefined,
    limiter,
    log,
    addressOf,
  });
  const server = createServer(getRequestListener(application.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  const agent = new Agent({ keepAlive: true });

  /** One call over a connection that is kept. @throws where the answer is not 200 */
  function find(query: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get({ host: "127.0.0.1", port, path: `/api/npi?${query}`, agent });
      request.on("error", reject);
      request.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (piece: string) => (text += piece));
        response.on("end", () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${query}: ${response.statusCode} ${text}`));
        });
      });
    });
  }

  function stop(): void {
    agent.destroy();
    server.close();
  }
  return { find, stop };
}
