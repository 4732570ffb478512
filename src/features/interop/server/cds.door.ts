import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure } from "#/kernel/failure.ts";
import { report } from "#/platform/http/api.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import { MOST_BYTES } from "../interop.contract.ts";
import { overrideReasonSystem, OVERRIDE_REASONS_PATH } from "../logic/cds/override-reasons.ts";
import { discoveryOf, type Service } from "../logic/cds/services.ts";
import { answerHook } from "./answer-hook.ts";
import type { Asking, HookParts } from "./answering.ts";
import type { CdsClientStore } from "./cds-client.store.ts";
import type { CdsFeedbackStore } from "./cds-feedback.store.ts";
import { clientOf, RefusedToken, type TokenCheck } from "./client-token.ts";
import { takeFeedback } from "./take-feedback.ts";

export const CDS_PATH = "/cds-services";

/** Requests of one address that come without a token that holds: checking a signature is work. */
const STRANGERS = { calls: 60, seconds: 60 };
const DISCOVERY = { calls: 120, seconds: 60 };
const UNSIGNED = { calls: 600, seconds: 60 };

export type CdsParts = HookParts & {
  readonly services: readonly Service[];
  readonly clients: CdsClientStore;
  readonly feedback: CdsFeedbackStore;
  readonly spent: TokenCheck["spent"];
  readonly limiter: Limiter;
  /** Off only on this machine: whoever reaches the port may ask. */
  readonly auth: "required" | "off";
};

/** CDS Hooks 2.0: discovery, the services, and what became of their cards. */
export function cdsDoor(parts: CdsParts): Hono<Bindings> {
  const door = new Hono<Bindings>();
  door.use(`${CDS_PATH}/*`, bodyLimit({ maxSize: MOST_BYTES, onError: refuseBody }));
  door.options(`${CDS_PATH}/*`, (context) => preflight(context, parts.clients));
  door.get(CDS_PATH, async (context) => {
    await parts.limiter("cds discovery", DISCOVERY, context.get("ipAddress"));
    return open(context, discoveryOf(parts.services));
  });
  door.get(OVERRIDE_REASONS_PATH, (context) =>
    open(context, overrideReasonSystem(parts.identity.origin)),
  );
  for (const service of parts.services) {
    const path = `${CDS_PATH}/${service.id}`;
    door.post(path, async (context) => {
      const asking = await admitted(context, service, path, parts);
      return context.json(await answerHook(await bodyOf(context), service, asking, parts));
    });
    door.post(`${path}/feedback`, async (context) => {
      const { iss } = await admitted(context, service, `${path}/feedback`, parts);
      await takeFeedback(await bodyOf(context), { iss, service: service.id }, parts);
      return context.json({});
    });
    for (const each of [path, `${path}/feedback`]) {
      door.all(each, (context) => {
        context.header("allow", "POST");
        throw new Failure("method-not-allowed", "This address takes POST.");
      });
    }
  }
  door.all(`${CDS_PATH}/*`, () => {
    throw new Failure("not-found", "There is no such service.");
  });
  door.onError((error, context) => {
    const refused = error instanceof RefusedToken;
    if (!refused) return report(error, context);
    const message = "The token of this request is missing or does not hold.";
    const answer = report(new Failure("unauthenticated", message), context);
    answer.headers.set("www-authenticate", 'Bearer error="invalid_token"');
    return answer;
  });
  return door;
}

function open(context: Context<Bindings>, body: object): Response {
  context.header("access-control-allow-origin", "*");
  context.header("cache-control", "no-cache");
  return context.json(body);
}

const NOBODY: Asking = { iss: "", overrides: {}, settings: {} };

/** The client, by its token, within its limit and allowed to call this service. */
async function admitted(
  context: Context<Bindings>,
  service: Service,
  path: string,
  parts: CdsParts,
): Promise<Asking> {
  const { limiter, identity } = parts;
  const address = context.get("ipAddress");
  if (parts.auth === "off") {
    await limiter("cds unsigned", UNSIGNED, address);
    return NOBODY;
  }
  await limiter("cds strangers", STRANGERS, address, 0);
  try {
    const client = await clientOf(
      context.req.header("authorization"),
      `${identity.origin}${path}`,
      parts,
    );
    await limiter(`cds ${client.callsPerMinute}`, limitOf(client.callsPerMinute), client.iss);
    if (client.services.length > 0 && !client.services.includes(service.id)) {
      throw new Failure("forbidden", "This client may not call this service.");
    }
    allowOrigin(context, client.origins);
    return client;
  } catch (error) {
    if (error instanceof RefusedToken) {
      context
        .get("log")
        .warn({ requestId: context.get("requestId"), why: error.message }, "cds token refused");
      await limiter("cds strangers", STRANGERS, address);
    }
    throw error;
  }
}

const limitOf = (calls: number) => ({ calls, seconds: 60 });

function allowOrigin(context: Context<Bindings>, origins: readonly string[]): void {
  const origin = context.req.header("origin");
  if (origin === undefined || !origins.includes(origin)) return;
  context.header("access-control-allow-origin", origin);
  context.header("vary", "origin");
}

/** What a browser asks before it lets a page of another origin send a request. */
async function preflight(context: Context<Bindings>, clients: CdsClientStore): Promise<Response> {
  const origin = context.req.header("origin") ?? "";
  if (await clients.isListedOrigin(origin)) {
    context.header("access-control-allow-origin", origin);
    context.header("access-control-allow-methods", "GET, POST");
    context.header("access-control-allow-headers", "authorization, content-type");
    context.header("access-control-max-age", "600");
  }
  context.header("vary", "origin");
  return context.body(null, 204);
}

async function bodyOf(context: Context<Bindings>): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Failure("malformed-body", "The request body is not valid JSON.");
  }
}

function refuseBody(): never {
  throw new Failure("too-large", "The request body is too large.");
}
