import type { Context } from "hono";
import { Failure, type FailureCode } from "#/kernel/failure.ts";
import { isAway } from "#/platform/database/is-away.ts";
import type { Bindings } from "./bindings.ts";

type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 429
  | 451
  | 500
  | 502
  | 503;

const STATUS = {
  "invalid-input": 400,
  "malformed-body": 400,
  unauthenticated: 401,
  "second-factor-required": 401,
  "second-factor-missing": 401,
  forbidden: 403,
  "outside-country": 451,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  gone: 410,
  "precondition-failed": 412,
  "too-large": 413,
  "unsupported-media-type": 415,
  "idempotency-mismatch": 422,
  "too-many-requests": 429,
  internal: 500,
  "upstream-failed": 502,
  unavailable: 503,
} as const satisfies Record<FailureCode, FailureStatus>;

const TITLE = {
  "invalid-input": "The input is not valid",
  "malformed-body": "The request body could not be read",
  unauthenticated: "Please sign in",
  "second-factor-required": "One more step",
  "second-factor-missing": "A second factor has to be set up",
  forbidden: "Not allowed",
  "outside-country": "Not available in your country",
  "not-found": "Not found",
  "method-not-allowed": "This method is not supported here",
  conflict: "This conflicts with what is stored",
  gone: "No longer available",
  "precondition-failed": "What this needs did not come with it",
  "too-large": "The request is too large",
  "unsupported-media-type": "This content type is not supported",
  "idempotency-mismatch": "This idempotency key was used for another request",
  "too-many-requests": "Too many requests",
  internal: "Something went wrong on our side",
  "upstream-failed": "A source that this answer needs did not answer",
  unavailable: "Not available right now",
} as const satisfies Record<FailureCode, string>;

export function statusOf(code: FailureCode): FailureStatus {
  return STATUS[code];
}

/** In seconds: a database that is started again answers about then. */
const AWAY_RETRY = 5;

/**
 * Turns anything thrown into a failure. A database that is away is told as what it is; what nobody declared is a defect, which
 * is logged and tells the caller nothing.
 */
export function failureOf(error: unknown, context: Context<Bindings>): Failure {
  if (error instanceof Failure && error.code !== "internal") return error;
  if (isAway(error)) {
    context.get("outage")(error);
    const message = "This cannot be answered right now. Please try again in a moment.";
    return new Failure("unavailable", message, { cause: error, retryAfter: AWAY_RETRY });
  }
  const requestId = context.get("requestId");
  const cause = error instanceof Failure ? error.cause : error;
  context.get("log").error({ requestId, err: cause }, "defect");
  const message = "Something went wrong on our side. Please try again.";
  return error instanceof Failure ? error : new Failure("internal", message, { cause });
}

/** Problem details of RFC 9457, with our stable `code` and the request's id for support. */
export function problemResponse(
  failure: Failure,
  requestId: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  const status = statusOf(failure.code);
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (failure.retryAfter !== undefined) headers.set("retry-after", String(failure.retryAfter));
  if (failure.code === "unauthenticated") headers.set("www-authenticate", "Bearer");
  const body = {
    type: "about:blank",
    title: TITLE[failure.code],
    status,
    code: failure.code,
    detail: failure.message,
    ...(failure.fields.length > 0 ? { fields: failure.fields } : {}),
    requestId,
    ...more,
  };
  return new Response(JSON.stringify(body), { status, headers });
}
