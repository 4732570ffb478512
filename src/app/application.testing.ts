import { readConfig } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import type { ConnectPages } from "#/platform/http/pages/renderer.ts";
import { createBackground } from "#/platform/jobs/background.ts";
import { createMetrics, type Metrics } from "#/platform/metrics/metrics.ts";
import { createLog } from "#/platform/log/log.ts";
import { compose, composeAccounts } from "./compose.ts";

type Asked = {
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** The address at the other end of the connection. */
  readonly peer?: string;
};

const connectEmptyPages: ConnectPages = async () => async () =>
  new Response("<!doctype html><title>A page</title>", {
    headers: { "content-type": "text/html" },
  });

type Surrounding = {
  readonly connectPages: ConnectPages;
  readonly isDraining: () => boolean;
  readonly metrics: Metrics;
};

/** The whole application as `npm start` serves it, but for the rendering of pages; with all that it logs. */
export async function applicationInTest(
  database: Database,
  env: Record<string, string> = {},
  {
    connectPages = connectEmptyPages,
    isDraining = () => false,
    metrics = createMetrics(),
  }: Partial<Surrounding> = {},
) {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const background = createBackground(log);
  const config = readConfig({ NODE_ENV: "production", NO_SYNC: "1", ...env });
  const accounts = await composeAccounts({ config, database, log, background });
  const surrounding = { connectPages, isDraining, metrics };
  const app = await compose({ config, database, log, accounts, ...surrounding });
  const ask = (method: string, path: string, { headers, body, peer = "192.0.2.1" }: Asked = {}) =>
    app.request(
      path,
      {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: peer } } },
    );
  /** Posts a body as it is, which need be no JSON. */
  const askRaw = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(
      path,
      { method: "POST", headers: { "content-type": "application/json", ...headers }, body },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  return { ask, askRaw, lines, settled: () => background.settled() };
}
