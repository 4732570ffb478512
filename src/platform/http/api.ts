import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { Log } from "#/platform/log/log.ts";
import { audited, isAudited, type RecordEvent } from "./audited.ts";
import { begin, type AddressOf } from "./begin.ts";
import type { Bindings } from "./bindings.ts";
import { bearerToken, type Caller, type Identify } from "./caller.ts";
import type { FirstAnswers } from "./idempotency/idempotency.ts";
import { answerOnce } from "./idempotency/idempotency.ts";
import { inputReader, type ReadInput } from "./input.ts";
import { answerJson } from "./json-answer.ts";
import { THREAD_TIME, type Limiter } from "./limits/limits.ts";
import { MadeJson } from "./made-json.ts";
import { failureOf, problemResponse } from "./problem.ts";
import { refuseWithout, type Route } from "./serve.ts";

export type ApiParts = {
  readonly routes: readonly Route[];
  readonly identify: Identify;
  readonly firstAnswers: FirstAnswers;
  readonly limiter: Limiter;
  readonly log: Log;
  /** Keeps the audit log; without it there is none. */
  readonly record?: RecordEvent | undefined;
  readonly addressOf: AddressOf;
};

const USUAL_BODY = 64 * 1024;
const THREADS = "threads";

/** The REST API: every route under its policy, and every failure as problem details. */
export function createApi(parts: ApiParts): Hono<Bindings> {
  const api = new Hono<Bindings>();
  api.use(begin(parts.log, parts.addressOf));
  const routes = parts.routes.toSorted((a, b) => specificity(b) - specificity(a));
  for (const route of routes) {
    const path = honoPath(route.endpoint.path);
    const { method } = route.endpoint;
    // Only where a body is read: to look for one makes a whole request object of what came.
    if (method !== "GET") {
      const maxSize = route.policy.maxBody ?? USUAL_BODY;
      api.on(method, path, bodyLimit({ maxSize, onError: refuseBody }));
    }
    const readInput = inputReader(route.endpoint.path, route.input);
    const audit = parts.record && isAudited(route) ? { ...parts, record: parts.record } : undefined;
    api.on(method, path, async (context) => {
      if (route.policy.failure) context.set("describeFailure", route.policy.failure);
      const from = await callerOf(context, parts.identify);
      const work = (caller: Caller) => answer(context, { route, readInput, caller }, parts);
      return audit ? audited(audit, route, from, work) : work(from);
    });
  }
  for (const path of new Set(routes.map((route) => honoPath(route.endpoint.path)))) {
    const allowed = routes
      .filter((route) => honoPath(route.endpoint.path) === path)
      .map((route) => route.endpoint.method)
      .join(", ");
    api.all(path, (context) => {
      context.header("allow", allowed);
      throw new Failure("method-not-allowed", `This address takes ${allowed}.`);
    });
  }
  api.all("/api/*", () => {
    throw new Failure("not-found", "There is no such call.");
  });
  api.onError(report);
  return api;
}

type Call = { readonly route: Route; readonly readInput: ReadInput; readonly caller: Caller };

async function answer(
  context: Context<Bindings>,
  { route, readInput, caller }: Call,
  parts: ApiParts,
): Promise<Response> {
  const { policy, endpoint } = route;
  refuseWithout(caller, policy.access);
  if (policy.limit) {
    await parts.limiter(`${endpoint.method} ${endpoint.path}`, policy.limit, caller.ipAddress);
  }
  if (policy.limitOfPerson && caller.person) {
    const name = `${endpoint.method} ${endpoint.path} of one person`;
    await parts.limiter(name, policy.limitOfPerson, caller.person.id);
  }
  if (policy.heavy) await parts.limiter(THREADS, THREAD_TIME, caller.ipAddress, 0);
  const input = await readInput(context);
  const work = async (transaction?: Queries) => {
    const made = await route.handle(input, { ...caller, transaction });
    if (!(made instanceof MadeJson)) return JSON.stringify(v.parse(route.output, made));
    // What is made is answered; whoever has used up their time is refused the next time.
    await parts.limiter(THREADS, THREAD_TIME, caller.ipAddress, made.ms).catch(() => undefined);
    return made.text;
  };
  const key = policy.creates ? context.req.header("idempotency-key") : undefined;
  const atOnce = policy.creates === "at once";
  const attempt = { route: endpoint.path, caller, input, atOnce };
  const text = key ? await answerOnce(parts.firstAnswers, { key, ...attempt }, work) : await work();
  return answerJson(context, text, {
    status: policy.status ?? 200,
    cacheControl: policy.cache === "public" ? "no-cache" : "private, no-store",
  });
}

async function callerOf(context: Context<Bindings>, identify: Identify): Promise<Caller> {
  const token = bearerToken(context.req.header("authorization"));
  return {
    token,
    person: token ? await identify(token) : null,
    ipAddress: context.get("ipAddress"),
    userAgent: (context.req.header("user-agent") ?? "").slice(0, 400),
    requestId: context.get("requestId"),
  };
}

/** Turns whatever was thrown into problem details. */
export function report(error: unknown, context: Context<Bindings>): Response {
  const failure = failureOf(error, context);
  const more = context.get("describeFailure")?.(failure);
  const response = problemResponse(failure, context.get("requestId"), more);
  const allow = context.res.headers.get("allow");
  if (allow) response.headers.set("allow", allow);
  return response;
}

function refuseBody(): never {
  throw new Failure("too-large", "The request body is too large.");
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/** Static paths win over those with places: /api/drugs/categories before /api/drugs/{id}. */
function specificity({ endpoint }: Route): number {
  return endpoint.path
    .split("/")
    .reduce((sum, part) => sum * 2 + (part.startsWith("{") ? 0 : 1), 0);
}
