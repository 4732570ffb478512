/** FHIR R4, read only: what is public of the registry and of drugs. */
import type { FhirResource } from "fhir/r4.js";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import { failureOf, statusOf } from "#/platform/http/problem.ts";
import { apiHeaders } from "#/platform/http/security-headers.ts";
import { FHIR_PATH } from "../../logic/fhir/systems.ts";
import { outcomeOf } from "../../logic/fhir/outcome.ts";
import { answerBatch, readBatch } from "./batch.ts";
import { outcomeOfFailure } from "./failure-outcome.ts";
import type { FhirReader } from "./fhir-reader.ts";
import { parametersIn } from "./parameters-in.ts";

const TYPE = "application/fhir+json; charset=utf-8";
const MOST_BYTES = 256 * 1024;
const MOST_ADDRESS = 8000;

/** What any address may ask; an entry of a batch counts as a request. */
const LIMIT = { calls: 1200, seconds: 60 };

export type FhirParts = { readonly read: FhirReader; readonly limiter: Limiter };

export function fhirDoor({ read, limiter }: FhirParts): Hono<Bindings> {
  const door = new Hono<Bindings>();
  const admit = (context: Context<Bindings>, cost = 1) =>
    limiter("fhir", LIMIT, context.get("ipAddress"), cost);
  const everywhere = [FHIR_PATH, `${FHIR_PATH}/*`];
  door.on(["POST"], everywhere, bodyLimit({ maxSize: MOST_BYTES, onError: refuseBody }));
  door.on(["OPTIONS"], everywhere, preflight);
  door.on(["GET"], everywhere, async (context) => {
    await admit(context);
    const refusal = refusedFormat(context);
    if (refusal) return refusal;
    const { path, parameters } = addressOf(context);
    return answer(context, await read(path, parameters, isStrict(context)));
  });
  door.post(FHIR_PATH, async (context) => {
    await admit(context);
    const entries = readBatch(await jsonOf(context));
    await admit(context, entries.length);
    const failed = (error: unknown) => {
      const failure = failureOf(error, context);
      return { failure, status: statusOf(failure.code) };
    };
    return answer(context, await answerBatch(entries, read, failed));
  });
  door.post(`${FHIR_PATH}/*`, async (context) => {
    await admit(context);
    const { path, parameters } = addressOf(context);
    const isOperation = /(?:^|\/)\$[a-z-]+$/.test(path);
    if (!isOperation && !/^[A-Za-z]+\/_search$/.test(path)) return refuseMethod(context);
    const more = isOperation ? parametersIn(await jsonOf(context)) : await formOf(context);
    for (const [name, value] of more) parameters.append(name, value);
    return answer(context, await read(path, parameters, isStrict(context)));
  });
  door.on(["PUT", "PATCH", "DELETE"], everywhere, refuseMethod);
  door.onError((error, context) => {
    const failure = failureOf(error, context);
    const resource = outcomeOfFailure(failure);
    const response = send(context, resource, statusOf(failure.code));
    if (failure.retryAfter !== undefined) {
      response.headers.set("retry-after", String(failure.retryAfter));
    }
    return response;
  });
  return door;
}

function addressOf(context: Context<Bindings>): { path: string; parameters: URLSearchParams } {
  const { pathname, searchParams, search } = new URL(context.req.url);
  if (search.length > MOST_ADDRESS) {
    const message = `The query is longer than ${MOST_ADDRESS} characters; send it with POST to _search.`;
    throw new Failure("invalid-input", message, { details: { issue: "too-costly" } });
  }
  const path = pathname.slice(FHIR_PATH.length).replace(/^\//, "");
  return { path: decoded(path), parameters: searchParams };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new Failure("invalid-input", "This address is not valid.", { cause });
  }
}

const isStrict = (context: Context<Bindings>): boolean =>
  /handling\s*=\s*strict/i.test(context.req.header("prefer") ?? "");

const isJson = (text: string): boolean => /json|\*\/\*|application\/\*/i.test(text);

/** XML and the like are asked for by an address, or by a header that takes nothing else. */
function refusedFormat(context: Context<Bindings>): Response | undefined {
  const format = context.req.query("_format");
  const accept = context.req.header("accept") ?? "";
  if (format === undefined ? accept === "" || isJson(accept) : isJson(format)) return undefined;
  if (format === undefined && /text\/html/i.test(accept)) return undefined;
  const diagnostics = "Only JSON is served: application/fhir+json.";
  const outcome = outcomeOf([{ severity: "error", code: "not-supported", diagnostics }]);
  return send(context, outcome, 406);
}

function answer(context: Context<Bindings>, resource: FhirResource): Response {
  const { versionId, lastUpdated } = resource.meta ?? {};
  if (versionId === undefined) return send(context, resource, 200);
  const etag = `W/"${versionId}"`;
  const isKnown = (context.req.header("if-none-match") ?? "")
    .split(",")
    .some((each) => each.trim() === etag);
  const response = isKnown ? send(context, undefined, 304) : send(context, resource, 200);
  response.headers.set("etag", etag);
  if (lastUpdated !== undefined) {
    response.headers.set("last-modified", new Date(lastUpdated).toUTCString());
  }
  return response;
}

/** Pages of other origins may read what is public. */
function send(
  context: Context<Bindings>,
  resource: FhirResource | undefined,
  status: number,
): Response {
  context.set("sealed", true);
  const headers = {
    ...apiHeaders(context.get("requestId")),
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "etag, last-modified, retry-after, x-request-id",
    "cache-control": status < 400 ? "no-cache" : "no-store",
    ...(resource && { "content-type": TYPE }),
  };
  const body = resource === undefined ? null : JSON.stringify(resource);
  return new Response(body, { status, headers });
}

function preflight(context: Context<Bindings>): Response {
  const response = send(context, undefined, 204);
  response.headers.set("access-control-allow-methods", "GET, HEAD, POST");
  response.headers.set(
    "access-control-allow-headers",
    "accept, content-type, if-none-match, prefer",
  );
  response.headers.set("access-control-max-age", "600");
  return response;
}

function refuseMethod(context: Context<Bindings>): Response {
  const message = "Resources are only read here.";
  const failure = new Failure("method-not-allowed", message);
  const response = send(context, outcomeOfFailure(failure), 405);
  response.headers.set("allow", "GET, HEAD, OPTIONS");
  return response;
}

async function jsonOf(context: Context<Bindings>): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Failure("malformed-body", "The request body is not valid JSON.");
  }
}

async function formOf(context: Context<Bindings>): Promise<URLSearchParams> {
  const type = context.req.header("content-type") ?? "application/x-www-form-urlencoded";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return new URLSearchParams(await context.req.text());
  }
  const message = "Send a search as application/x-www-form-urlencoded.";
  throw new Failure("unsupported-media-type", message);
}

function refuseBody(): never {
  throw new Failure("too-large", "The request body is too large.");
}
