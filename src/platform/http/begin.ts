import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isUuid } from "#/kernel/uuid.ts";
import type { Log } from "#/platform/log/log.ts";
import type { Bindings } from "./bindings.ts";
import { createOutage } from "./outage.ts";
import { traceOf } from "./traceparent.ts";

/** Gives a request its id, its log and its caller's address, unless an outer layer has done so. */
export function begin(log: Log, addressOf: AddressOf): MiddlewareHandler<Bindings> {
  const outage = createOutage(log);
  return async (context, next) => {
    if (context.get("requestId")) return next();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    context.set("log", log);
    context.set("outage", outage);
    context.set("ipAddress", addressOf(context.env, context.req.header("x-forwarded-for")));
    await next();
    if (!context.get("sealed")) context.res.headers.set("x-request-id", requestId);
  };
}

/** The caller's address from the connection and, where a proxy is trusted, what it forwarded. */
export type AddressOf = (connection: unknown, forwardedFor: string | undefined) => string;

/**
 * One line a request: method, path, status and time. Queries may hold what a person searched, and so may a path: of it the
 * words stay that our own addresses are made of, and ids.
 */
export function accessLog(addresses: readonly string[]): MiddlewareHandler<Bindings> {
  const ours = new Set(addresses.flatMap((address) => address.split("/")));
  const isKept = (part: string) => ours.has(part) || isUuid(part);
  return async (context, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method } = context.req;
    const parts = context.req.path.split("/").map((part) => (isKept(part) ? part : "*"));
    const path = parts.slice(0, MOST_PARTS).join("/");
    const { status } = context.res;
    const requestId = context.get("requestId");
    const trace = traceOf(context.req.header("traceparent"));
    context.get("log").info({ requestId, trace, method, path, status, ms }, "request");
  };
}

const MOST_PARTS = 12;
