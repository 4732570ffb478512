import type { MiddlewareHandler } from "hono";
import type { Bindings } from "./bindings.ts";
import { NO_CONTENT_POLICY } from "./pages/content-security-policy.ts";

const OF_ALL = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=15552000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const OF_API = { ...OF_ALL, "content-security-policy": NO_CONTENT_POLICY };

const OUTSIDE_API = Object.entries(OF_ALL);
const BELOW_API = Object.entries(OF_API);

/**
 * What an answer of the API says besides its own. Given all at once: to add a single one to a response that is there
 * takes longer than to write them all.
 */
export function apiHeaders(requestId: string): Record<string, string> {
  return { ...OF_API, vary: "accept-encoding", "x-request-id": requestId };
}

/** The same for a page, whose own headers tell what may be loaded. */
export function pageHeaders(requestId: string): Record<string, string> {
  return { ...OF_ALL, "x-request-id": requestId };
}

/** Gives answers the headers of all, and those below /api the API's, unless they came with them. */
export const secure: MiddlewareHandler<Bindings> = async (context, next) => {
  await next();
  if (context.get("sealed")) return;
  const headers = context.req.path.startsWith("/api/") ? BELOW_API : OUTSIDE_API;
  for (const [name, value] of headers) context.res.headers.set(name, value);
};
