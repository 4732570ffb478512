import type { GenericSchema, InferInput, InferOutput } from "valibot";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * One call of the REST API as client and server both know it. It carries its schemas as types only:
 * the server binds the schemas themselves (`serve`), so a page that makes the call loads none of them.
 */
export type Endpoint<Input extends GenericSchema, Output extends GenericSchema> = {
  readonly method: Method;
  /** Path with `{name}` places, each filled from the input's field of that name. */
  readonly path: `/${string}`;
  readonly input?: Input;
  readonly output?: Output;
};

export function endpoint<Input extends GenericSchema, Output extends GenericSchema>(
  method: Method,
  path: `/${string}`,
): Endpoint<Input, Output> {
  return { method, path };
}

export type InputOf<E> = E extends Endpoint<infer Input, GenericSchema> ? InferInput<Input> : never;

export type OutputOf<E> =
  E extends Endpoint<GenericSchema, infer Output> ? InferOutput<Output> : never;

/** The names of a path's places, in order: `/api/drugs/{manufacturer}/{ndc}` has two. */
export function placesOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((place) => place[1] ?? "");
}

/**
 * Splits an input into what goes into the path and what goes into the query or body.
 * @throws TypeError when the input lacks a field that the path needs.
 */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    if (typeof value !== "string" && typeof value !== "number") {
      throw new TypeError(`${path} needs "${name}"`);
    }
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}
