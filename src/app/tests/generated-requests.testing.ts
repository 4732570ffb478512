import type { applicationInTest } from "../application.testing.ts";

type Application = Awaited<ReturnType<typeof applicationInTest>>;

/** Of JSON Schema what our description uses. */
type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};
type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};
type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export type GeneratedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** They would end the session that the others are made in. */
const LEFT_OUT = new Set([
  "POST /api/auth/logout",
  "POST /api/profile/delete",
  "DELETE /api/auth/sessions",
]);
/** Each takes as long as a password's hash: they are asked more seldom. */
const SLOW = /\/auth\/(?:register|login|password)|\/profile\/(?:delete|passkeys|authenticator)/;
const SELDOM = 0.03;

const TEXTS = [
  "",
  " ",
  "metformin",
  "1234567893",
  "chest pain for 3 days, no fever",
  "\u0000\u0001",
  "%00%ff",
  "'; DROP TABLE users; --",
  '- - -or "',
  "\u{1F9EA}\u0301\u202E",
  "../../etc/passwd",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
  "9".repeat(400),
  "a@b.example",
  "<script>alert(1)</script>",
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e-300,
  [],
  {},
  [[]],
  "",
  [null],
];

/** The same numbers again for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes requests over all that the API says of itself: most as its schemas allow, some of anything else. */
export async function requestsOver(app: Application, random: () => number) {
  const answer = await app.ask("GET", "/api/openapi.json");
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, Operation>>; // What our own server says of itself.
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const asked = calls.filter(({ method, path }) => !LEFT_OUT.has(`${method} ${path}`));
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  return function next(): GeneratedRequest {
    for (;;) {
      const call = pick(asked);
      if (call && (!SLOW.test(call.path) || random() < SELDOM)) return requestOf(call, random);
    }
  };
}

function requestOf({ method, path, operation }: Call, random: () => number): GeneratedRequest {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: where, schema } of operation.parameters ?? []) {
    if (where === "path") {
      filled = filled.replace(
        `{${name}}`,
        encodeURIComponent(String(valueOf(schema, random)) || "x"),
      );
    } else if (where === "query" && random() < 0.6) {
      for (const one of [valueOf(schema, random)].flat()) query.append(name, asText(one));
    }
  }
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const headers: Record<string, string> =
    random() < 0.1 ? { "idempotency-key": `k${Math.floor(random() * 50)}` } : {};
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    headers,
    ...(schema && { body: valueOf(schema, random) }),
  };
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function valueOf(schema: Schema, random: () => number): unknown {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  if (random() < 0.07) return pick(VALUES);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.anyOf) return valueOf(pick(schema.anyOf) ?? {}, random);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() < 0.85)
          .map(([name, one]) => [name, valueOf(one, random)]),
      );
    case "array": {
      const most = Math.min(schema.maxItems ?? 5, random() < 0.05 ? 200 : 4);
      const { items = {} } = schema;
      return Array.from({ length: Math.floor(random() * (most + 1)) }, () =>
        valueOf(items, random),
      );
    }
    case "number":
    case "integer":
      return numberOf(schema, random);
    case "boolean":
      return random() < 0.5;
    default:
      return textOf(schema, random);
  }
}

function numberOf({ type, minimum = -10, maximum = 1000 }: Schema, random: () => number): number {
  const value = minimum + random() * (maximum - minimum);
  return type === "integer" ? Math.round(value) : value;
}

function textOf({ maxLength = 200 }: Schema, random: () => number): string {
  const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? "";
  const times =
    random() < 0.1 ? Math.ceil(Math.min(maxLength, 5000) / Math.max(1, text.length)) : 1;
  return text.repeat(times).slice(0, random() < 0.05 ? undefined : maxLength);
}
