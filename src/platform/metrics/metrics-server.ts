import { createServer } from "node:http";
import { listen, stopListening } from "#/platform/http/listen.ts";
import type { Metrics } from "./metrics.ts";

const OK = 200;
const NOT_FOUND = 404;
const FAILED = 500;

/**
 * Answers `GET /metrics` at an address of its own, which visitors do not reach.
 * @throws StartError when the port is taken or may not be used.
 * @returns where it listens, and what stops it.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  { port, host }: { readonly port: number; readonly host: string },
) {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(NOT_FOUND).end("There is only GET /metrics here.\n");
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(OK, { "content-type": metrics.contentType }).end(text);
    } catch {
      response.writeHead(FAILED).end("The metrics could not be read.\n");
    }
  });
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => stopListening(server),
  };
}
