import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import type { Metrics } from "./metrics.ts";

/** Times every answer, by the pattern of its address: at most as many as there are routes and pages. */
export function measured(
  metrics: Pick<Metrics, "answered">,
  pagePaths: readonly string[],
): MiddlewareHandler<Bindings> {
  const pages = pagePaths.toSorted((one, other) => other.length - one.length);
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { path, method } = context.req;
    const patterns = matchedRoutes(context).map((route) => route.path);
    const route = patterns.findLast((pattern) => !pattern.includes("*")) ?? placeOf(path, pages);
    const seconds = (performance.now() - started) / 1000;
    metrics.answered({ route, method, status: context.res.status, seconds });
  };
}

function placeOf(path: string, pages: readonly string[]): string {
  if (path.startsWith("/api/")) return "/api/*";
  if (path === "/") return "/";
  const page = pages.find((place) => path === place || path.startsWith(`${place}/`));
  if (page !== undefined) return path === page ? page : `${page}/*`;
  return path.includes(".") ? "files" : "elsewhere";
}

/** Counts what a limit refuses. */
export function countingRefusals(limiter: Limiter, metrics: Pick<Metrics, "refused">): Limiter {
  return async (name, ...asked) => {
    try {
      await limiter(name, ...asked);
    } catch (error) {
      if (error instanceof Failure && error.code === "too-many-requests") metrics.refused(name);
      throw error;
    }
  };
}
