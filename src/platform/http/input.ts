import type { Context } from "hono";
import * as v from "valibot";
import { placesOf } from "#/kernel/endpoint.ts";
import { Failure, type FieldProblem } from "#/kernel/failure.ts";
import type { Bindings } from "./bindings.ts";

export type ReadInput = (context: Context<Bindings>) => Promise<unknown>;

/** Gathers what a request to this path says (its places, query or JSON body) and parses it by the contract. */
export function inputReader(path: string, schema: v.GenericSchema): ReadInput {
  const places = placesOf(path);
  const nothing = unsaid(schema);
  return async (context) => {
    const inQuery = context.req.method === "GET" || context.req.method === "DELETE";
    const said = inQuery ? queryFields(context.req.url) : await bodyFields(context);
    for (const place of places) said[place] = context.req.param(place);
    refuseUnstorable(said, "");
    const parsed = v.safeParse(schema, { ...nothing, ...said });
    if (parsed.success) return parsed.output;
    const fields = parsed.issues.map(fieldProblem);
    throw new Failure("invalid-input", sentence(fields), { fields });
  };
}

/** Every field as undefined: a missing one is then refused in the words of its own schema. */
function unsaid(schema: v.GenericSchema): Record<string, undefined> {
  const fields = "entries" in schema ? Object.keys(schema.entries as object) : [];
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

/** A field that is said more than once is a list. */
function queryFields(url: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URL(url).searchParams) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

async function bodyFields(context: Context<Bindings>): Promise<Record<string, unknown>> {
  const text = await context.req.text();
  if (text === "") return {};
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new Failure("unsupported-media-type", "Send the body as application/json.");
  }
  const body = parseJson(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Failure("malformed-body", "The body must be a JSON object.");
  }
  return { ...body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("malformed-body", "The body is not valid JSON.", { cause });
  }
}

const MAX_DEPTH = 32;

/** PostgreSQL's text cannot hold NUL or half a surrogate pair: such input is refused before it gets there. */
function refuseUnstorable(value: unknown, field: string, depth = 0): void {
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
    const message = "Remove the characters that are not text.";
    throw new Failure("invalid-input", message, { fields: [{ field, message }] });
  }
  if (typeof value !== "object" || value === null) return;
  if (depth === MAX_DEPTH) throw new Failure("malformed-body", "The body is nested too deeply.");
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, field, depth + 1);
    refuseUnstorable(inner, field === "" ? key : `${field}.${key}`, depth + 1);
  }
}

function fieldProblem(issue: v.BaseIssue<unknown>): FieldProblem {
  return { field: v.getDotPath(issue) ?? "", message: issue.message };
}

function sentence(fields: readonly FieldProblem[]): string {
  return fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join("; ");
}
