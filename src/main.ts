import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { compose, composeAccounts } from "./app/compose.ts";
import { backgroundJobs, createOutgoing } from "./app/background.ts";
import { refreshSearch } from "./features/drugs/ingest/search-index/refresh-search.ts";
import { restateControlled } from "./features/drugs/ingest/store/restate-controlled.ts";
import { createLabelStore } from "./features/drugs/server/label.store.ts";
import { housekeepingJobs } from "./app/housekeeping.ts";
import { createAuditLog } from "./platform/audit/audit-log.store.ts";
import { readConfig } from "./platform/config/config.ts";
import { StartError } from "./platform/config/start-error.ts";
import { connectDatabase } from "./platform/database/database.ts";
import { forCalls, setForRole } from "./platform/database/for-calls.ts";
import { keepPrivate, OWN_ONLY } from "./platform/database/keep-private.ts";
import { migrate } from "./platform/database/migrate.ts";
import { listen, stopListening } from "./platform/http/listen.ts";
import {
  connectBuiltPages,
  developmentPages,
  type Middleware,
} from "./platform/http/pages/renderer.ts";
import { startJobs } from "./platform/jobs/schedule.ts";
import { createBackground } from "./platform/jobs/background.ts";
import { repeat } from "./platform/jobs/repeat.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { serveMetrics } from "./platform/metrics/metrics-server.ts";
import { createLog } from "./platform/log/log.ts";
import { loggableError } from "./platform/log/loggable-error.ts";
import { sealerOf } from "./platform/secrets/configured-sealer.ts";
import { checkSealer } from "./platform/secrets/seal-check.store.ts";
import { loadStarterContent } from "./app/starter-content.ts";

const SECOND = 1000;
const HOUR = 3_600_000;

async function start(): Promise<void> {
  const dev = process.argv.includes("--dev");
  const config = readConfig({ NODE_ENV: dev ? "development" : "production", ...process.env });
  const log = createLog(config.logLevel);
  process.umask(OWN_ONLY);
  keepPrivate(config.dataDir);
  const database = await connectDatabase(config, "server", (line) => log.warn(line));
  const server = createServer();
  const background = createBackground(log);
  const calls = forCalls(database, config.calls);
  const reads = config.reads && forCalls(database, config.reads);
  const closing = [
    () => background.settled(),
    async () => reads?.close(),
    () => calls.close(),
    () => database.close(),
  ];
  const metrics = createMetrics();
  metrics.watchProcess();
  let draining = false;
  const stop = async (drainSeconds = 0) => {
    draining = true;
    await sleep(drainSeconds * SECOND);
    await stopListening(server);
    for (const close of closing) await close();
  };
  try {
    await migrate(database);
    if (config.calls.pooled) await setForRole(database);
    await loadStarterContent(database);
    const vite = dev ? await developmentPages(server) : undefined;
    if (vite) closing.unshift(vite.close);
    const connectPages = vite?.connect ?? connectBuiltPages;
    const outgoing = config.sync ? createOutgoing(config) : undefined;
    if (outgoing) closing.unshift(outgoing.close);
    const accounts = await composeAccounts({ config, database: calls, log, background, outgoing });
    if (config.databaseUrl !== undefined && config.secretKey === undefined) {
      log.warn("SECRET_KEY is not set: keep secret.key of DATA_DIR, and give it to every server");
    }
    await checkSealer(database, sealerOf(config));
    await accounts.factors.sealOld();
    await createAuditLog(database, sealerOf(config)).sealOld();
    const app = await compose({
      config,
      database: calls,
      reads,
      log,
      accounts,
      connectPages,
      outgoing,
      isDraining: () => draining,
      metrics,
    });
    if (config.metricsPort !== undefined) {
      const { metricsPort: port, metricsHost: host } = config;
      const served = await serveMetrics(metrics, { port, host });
      closing.unshift(served.close);
      log.info(`metrics are at port ${served.port}`);
    }
    answerWith(server, getRequestListener(app.fetch), vite?.middleware);
    await listen(server, config.port, config.host);
    const { dataDir } = config;
    closing.unshift(
      startJobs(housekeepingJobs({ database, dataDir, accounts }), { database, log }),
      // An import builds the search at its end; one that was cut off left it to the server.
      repeat({ name: "drug search", everyMs: HOUR / 6, log }, async () => {
        await restateControlled(database, createLabelStore(database));
        await refreshSearch(database);
      }),
    );
    if (outgoing) {
      const fetchFiles = createOutgoing(config, [...config.syncAddresses.values()]);
      closing.unshift(() => fetchFiles.close());
      const jobs = backgroundJobs({ database, fetch: outgoing, fetchFiles, config, log });
      closing.unshift(startJobs(jobs, { database, log }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  process.once("SIGTERM", () => void stop(config.drainSeconds));
  process.once("SIGINT", () => void stop());
  console.log(`${config.productName} is ready: ${addressOf(server, config.host)}`);
}

type Listener = ReturnType<typeof getRequestListener>;

function answerWith(server: Server, answer: Listener, first: Middleware | undefined): void {
  server.on("request", (request, response) => {
    const ours = () => void answer(request, response);
    if (first) first(request, response, ours);
    else ours();
  });
}

function addressOf(server: Server, host = "localhost"): string {
  const address = server.address();
  return `http://${host}:${typeof address === "object" ? address?.port : address}`;
}

await start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : loggableError(error));
  process.exitCode = 1;
});
