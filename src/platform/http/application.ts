import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { Failure } from "#/kernel/failure.ts";
import type { Log } from "#/platform/log/log.ts";
import { report } from "./api.ts";
import { countryGate, type CountryRule } from "./limits/country-gate.ts";
import { createDocuments, type Document } from "./documents.ts";
import { pageOfFailure } from "./pages/failure-page.ts";
import { accessLog, begin, type AddressOf } from "./begin.ts";
import type { Bindings } from "./bindings.ts";
import { API_LIMIT, PAGE_LIMIT, type Limiter } from "./limits/limits.ts";
import type { Pages } from "./pages/pages.ts";
import { measured } from "#/platform/metrics/measure.ts";
import type { Metrics } from "#/platform/metrics/metrics.ts";
import { pageHeaders, secure } from "./security-headers.ts";

export type ApplicationParts = {
  readonly api: Hono<Bindings>;
  readonly documents: readonly Document[];
  readonly pages: Pages;
  /** The folder of built files, or none in development where Vite serves them. */
  readonly assets: string | undefined;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly addressOf: AddressOf;
  /** Where pages are; for the log, which keeps no other words of a path. */
  readonly pagePaths: readonly string[];
  /** From where visitors are let in; left out, from everywhere. */
  readonly country?: CountryRule | undefined;
  /** Told of every answer. */
  readonly metrics: Pick<Metrics, "answered">;
};

/** Everything that answers on the port: headers for all, then the API, the built files and the pages. */
export function createApplication(parts: ApplicationParts): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(begin(parts.log, parts.addressOf), accessLog(addressesOf(parts)), secure);
  app.use(measured(parts.metrics, parts.pagePaths));
  if (parts.country) app.use(countryGate(parts.country));
  app.use("/api/*", limitApi(parts.limiter));
  app.route("/", parts.api);
  app.route("/", createDocuments(parts.documents));
  if (parts.assets) app.use(serveBuiltFiles(parts.assets));
  app.on(["GET", "HEAD"], "*", async (context) => {
    const ofAll = pageHeaders(context.get("requestId"));
    const admit = () => parts.limiter("pages", PAGE_LIMIT, context.get("ipAddress"));
    const answer = await parts.pages.answer(readable(context.req.raw), ofAll, admit);
    context.set("sealed", true);
    return answer;
  });
  app.all("*", () => {
    throw new Failure("method-not-allowed", "Pages are only read.");
  });
  app.onError((error, context) =>
    context.req.path.startsWith("/api/") ? report(error, context) : pageOfFailure(error, context),
  );
  return app;
}

function addressesOf({ api, documents, pagePaths }: ApplicationParts): string[] {
  const ofApi = api.routes.map(({ path }) => path);
  return [...ofApi, ...documents.map(({ path }) => path), ...pagePaths, "/assets", "/sw.js"];
}

function limitApi(limiter: Limiter): MiddlewareHandler<Bindings> {
  return async (context, next) => {
    await limiter("api", API_LIMIT, context.get("ipAddress"));
    await next();
  };
}

/** Every built file has a dot in its name: whoever asks without one asks for a page, and no disk is read for it. */
function serveBuiltFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path, context) => {
      context.header("cache-control", keepFor(path));
    },
  });
  return (context, next) => (context.req.path.includes(".") ? serve(context, next) : next());
}

/** Names under /assets change with their content; the service worker's own must be asked for each time. */
function keepFor(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.includes("/sw.js") ? "no-cache" : "public, max-age=3600";
}

/** Refuses an address that is not valid percent-encoding before a router trips over it. */
function readable(request: Request): Request {
  const { pathname } = new URL(request.url);
  try {
    if (!decodeURIComponent(pathname).includes("\0")) return request;
  } catch (cause) {
    throw new Failure("invalid-input", "This address is not valid.", { cause });
  }
  throw new Failure("invalid-input", "This address is not valid.");
}
