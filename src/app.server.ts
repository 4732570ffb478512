import type { Hono } from "hono";
import type { Config } from "#/platform/config/config.ts";
import { createApi } from "#/platform/http/api.ts";
import { createApplication } from "#/platform/http/application.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import { clientAddress } from "#/platform/http/client-address.ts";
import { createLimiter } from "#/platform/http/limits.ts";
import { createPages } from "#/platform/http/pages.ts";
import { BUILT, type ConnectPages } from "#/platform/http/renderer.ts";
import type { Log } from "#/platform/log/log.ts";

export type Running = {
  readonly config: Config;
  readonly log: Log;
  readonly connectPages: ConnectPages;
};

const identify = async () => null;
const firstAnswers = {
  claim: async () => ({ state: "ours" as const }),
  keep: async () => {},
  release: async () => {},
};

/** Composes Wardbook: configuration and database to stores, stores to routes, routes and pages to one application. */
export async function compose({ config, log, connectPages }: Running): Promise<Hono<Bindings>> {
  const addressOf = clientAddress(config.trustedProxies);
  const limiter = createLimiter({ off: config.limits === "off" });
  const api = createApi({ routes: [], identify, firstAnswers, limiter, log, addressOf });
  const render = await connectPages(async (request) => api.fetch(request));
  const development = config.mode === "development";
  const pages = createPages(render, { allowedAt: () => ({}), development });
  return createApplication({
    api,
    pages,
    assets: development ? undefined : BUILT.client,
    limiter,
    log,
    addressOf,
  });
}
