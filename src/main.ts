import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { compose } from "./app.server.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { listen, ListenError, stopListening } from "./platform/http/listen.ts";
import { connectBuiltPages, developmentPages, type Middleware } from "./platform/http/renderer.ts";
import { createLog } from "./platform/log/log.ts";

/** Failures that a person can mend: they end the start with one sentence instead of a stack. */
const EXPECTED = [ConfigError, ListenError];

async function start(): Promise<void> {
  const dev = process.argv.includes("--dev");
  const config = readConfig({ NODE_ENV: dev ? "development" : "production", ...process.env });
  const log = createLog(config.logLevel);
  const server = createServer();
  const vite = dev ? await developmentPages(server) : undefined;
  const app = await compose({ config, log, connectPages: vite?.connect ?? connectBuiltPages });
  const answer = getRequestListener(app.fetch);
  server.on("request", (request, response) => {
    const ours = () => void answer(request, response);
    if (vite) (vite.middleware as Middleware)(request, response, ours);
    else ours();
  });
  await listen(server, config.port, config.host);
  announce(server.address(), config.host);
  const stop = async () => {
    await stopListening(server);
    await vite?.close();
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

function announce(
  address: ReturnType<ReturnType<typeof createServer>["address"]>,
  host = "localhost",
) {
  const port = typeof address === "object" ? address?.port : address;
  console.log(`Wardbook is ready: http://${host}:${port}`);
}

await start().catch((error: unknown) => {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
});
