import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import { bearerToken } from "#/platform/http/caller.ts";
import type { RecordEvent } from "#/platform/http/audited.ts";
import type { Limiter } from "#/platform/http/limits/limits.ts";
import { failureOf, problemResponse } from "#/platform/http/problem.ts";
import type { AccountParts } from "../../server/account-parts.ts";
import type { ScimRow, ScimUsers } from "./scim-users.store.ts";
import * as resources from "./scim.resources.ts";
import { readFilter, readPatch, readPerson, type ScimChange } from "./scim.schema.ts";

const BASE = "/scim/v2";
const LIMIT = { calls: 3000, seconds: 60 } as const;
type Asked = Context<Bindings>;

export type ScimParts = Pick<AccountParts, "standing" | "accounts"> & {
  readonly users: ScimUsers;
  /** Any of them opens the door, so that one can take another's place. */
  readonly tokens: readonly string[];
  readonly origin: string;
  readonly limiter: Limiter;
  readonly record: RecordEvent;
};

/** Where an organization's directory keeps accounts (RFC 7643, 7644): whoever leaves there is out here at once. */
export function scimDoor(parts: ScimParts): Hono<Bindings> {
  const { users, standing, accounts, tokens, limiter, origin } = parts;
  const door = new Hono<Bindings>();
  const base = `${origin}${BASE}`;
  const known = tokens.map(digest);
  door.use(`${BASE}/*`, bodyLimit({ maxSize: 65_536 }), async (context, next) => {
    await limiter("SCIM", LIMIT, context.get("ipAddress"));
    const given = digest(bearerToken(context.req.header("authorization")) ?? "");
    // All are compared, so that time tells nothing.
    if (known.filter((token) => timingSafeEqual(token, given)).length === 0) {
      throw new Failure("unauthenticated", "This needs the bearer token of SCIM_TOKEN.");
    }
    return next();
  });
  door.get(`${BASE}/ServiceProviderConfig`, (context) => answer(context, resources.CONFIG));
  for (const [path, all] of [
    ["ResourceTypes", resources.RESOURCE_TYPES],
    ["Schemas", resources.SCHEMAS],
  ] as const) {
    door.get(`${BASE}/${path}`, (context) => answer(context, resources.listOf(all, all.length, 1)));
  }
  door.get(`${BASE}/Users`, async (context) => {
    const startIndex = Math.max(1, numberOf(context.req.query("startIndex"), 1));
    const count = Math.min(resources.MOST, numberOf(context.req.query("count"), 100));
    const filter = context.req.query("filter");
    const wanted = filter === undefined ? {} : readFilter(filter);
    const { rows, total } = await users.find(wanted, { startIndex, count });
    const shown = rows.map((row) => resources.userResource(row, base));
    return answer(context, resources.listOf(shown, total, startIndex));
  });
  door.post(`${BASE}/Users`, async (context) => {
    const person = readPerson(await bodyOf(context));
    const id = await users.add(person);
    await open(id, person.active);
    await record(context, id, person);
    return shown(context, id, 201);
  });
  door.get(`${BASE}/Users/:id`, (context) => shown(context, context.req.param("id")));
  door.put(`${BASE}/Users/:id`, (context) => change(context, readPerson));
  door.patch(`${BASE}/Users/:id`, (context) => change(context, readPatch));
  door.delete(`${BASE}/Users/:id`, async (context) => {
    const { user } = await found(context.req.param("id"));
    await accounts.remove(user.id);
    await record(context, user.id);
    return context.body(null, 204);
  });
  door.all(`${BASE}/*`, () => {
    throw new Failure("not-found", "There is no such SCIM call here.");
  });
  door.onError((error, context) => {
    const failure = failureOf(error, context);
    const { status, headers } = problemResponse(failure, context.get("requestId"));
    const retryAfter = headers.get("retry-after");
    if (retryAfter !== null) context.header("retry-after", retryAfter);
    const body = resources.errorOf(status, failure.message, failure.details["scimType"]);
    return Response.json(body, {
      status,
      headers: { "content-type": "application/scim+json", "cache-control": "no-store" },
    });
  });
  return door;

  async function change(context: Asked, read: (body: unknown) => ScimChange): Promise<Response> {
    const { user } = await found(context.req.param("id") ?? "");
    const wanted = read(await bodyOf(context));
    await users.change(user.id, wanted);
    await open(user.id, wanted.active);
    await record(context, user.id, wanted);
    return shown(context, user.id);
  }

  async function open(id: string, active: boolean | undefined): Promise<void> {
    if (active !== undefined) await standing[active ? "reopen" : "close"](id);
  }

  async function found(id: string): Promise<ScimRow> {
    const row = await users.byId(id);
    if (!row) throw new Failure("not-found", `There is no user ${id.slice(0, 100)}.`);
    return row;
  }

  async function shown(context: Asked, id: string, status: 200 | 201 = 200): Promise<Response> {
    const resource = resources.userResource(await found(id), base);
    if (status === 201) context.header("location", resource.meta.location);
    return answer(context, resource, status);
  }

  /** What was set is named, not its values: they are of a person. */
  async function record(context: Asked, object: string, set: ScimChange = {}): Promise<void> {
    await parts.record({
      action: `${context.req.method} ${BASE}/Users`,
      outcome: "done",
      object,
      detail: {
        set: Object.keys(set),
        ...(set.active !== undefined && { active: set.active }),
      },
      requestId: context.get("requestId"),
    });
  }
}

function answer(context: Asked, body: unknown, status: 200 | 201 = 200): Response {
  return context.body(JSON.stringify(body), status, {
    "content-type": "application/scim+json",
    "cache-control": "no-store",
  });
}

async function bodyOf(context: Asked): Promise<unknown> {
  return context.req.json<unknown>().catch((cause: unknown) => {
    throw new Failure("malformed-body", "The body must be JSON.", { cause });
  });
}

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function numberOf(text: string | undefined, usual: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : usual;
}
