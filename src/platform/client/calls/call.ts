import type { GenericSchema, InferInput, InferOutput } from "valibot";
import { fillPath, type Endpoint } from "#/kernel/endpoint.ts";
import { CallError } from "./call-error.ts";
import { authorization } from "../credentials.ts";
import { send } from "./transport.ts";

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Names this attempt and its repeats: the server answers each of them with the first answer. */
  readonly idempotencyKey?: string;
};

/**
 * Makes one call of the API. The answer's type is the contract's: the server parses what it sends.
 * @throws CallError when the answer is not a success, by its status or by what it says itself; TypeError when the
 * network fails.
 */
export async function call<Input extends GenericSchema, Output extends GenericSchema>(
  endpoint: Endpoint<Input, Output>,
  input: InferInput<Input>,
  options: CallOptions = {},
): Promise<InferOutput<Output>> {
  const { path, rest } = fillPath(endpoint.path, input as Readonly<Record<string, unknown>>);
  const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
  const body = !inQuery && Object.keys(rest).length > 0 ? JSON.stringify(rest) : null;
  const response = await send(inQuery ? path + queryOf(rest) : path, {
    method: endpoint.method,
    credentials: "include",
    headers: headersFor(body, options),
    body,
    signal: options.signal ?? null,
  });
  if (!response.ok) throw await CallError.from(response);
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json();
  if (deniesSuccess(answer)) {
    throw new CallError(response.status, response.statusText, JSON.stringify(answer));
  }
  return answer;
}

/** Answers that tell of their success must say `true`; most tell of none. */
function deniesSuccess(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null || !("success" in answer)) return false;
  return answer.success !== true;
}

function headersFor(body: string | null, { idempotencyKey }: CallOptions): Headers {
  const headers = new Headers(authorization());
  if (body !== null) headers.set("content-type", "application/json");
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  return headers;
}

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}
