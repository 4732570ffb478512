import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { Endpoint } from "#/kernel/endpoint.ts";
import { Failure } from "#/kernel/failure.ts";
import { hasRole, type Role } from "#/kernel/role.ts";
import type { Caller } from "./caller.ts";
import type { Limit } from "./limits/limits.ts";
import type { MadeJson } from "./made-json.ts";

/** Who may make a call. A route says it in so many words; the server checks it before it reads the input. */
export type Access = "anyone" | "signed-in" | Role;

/** @throws Failure where this caller may not make a call of this access. */
export function refuseWithout({ person }: Caller, access: Access): void {
  if (access === "anyone") return;
  if (!person) throw new Failure("unauthenticated", "Please sign in to do this.");
  if (access !== "signed-in" && !hasRole(person.roles, access)) {
    throw new Failure("forbidden", `This needs the role ${access}.`);
  }
}

export type Policy = {
  readonly access: Access;
  readonly status?: 200 | 201 | 202;
  /**
   * The call creates something: a repeat with the same Idempotency-Key gets the first answer. "at once" where the work is
   * done in `caller.transaction`, with which its answer is kept: then that holds also where the server is killed.
   */
  readonly creates?: true | "at once";
  /** Whether it leaves an event in the audit log, where `isAudited` would not say so by itself. */
  readonly audited?: boolean;
  /** Worked out in a thread: an address has so much of the threads' time a minute. */
  readonly heavy?: true;
  /** What may be kept by caches on the way; "private" for all that depends on who asks. */
  readonly cache?: "public" | "private";
  readonly limit?: Limit;
  /** Of one person, wherever they call from. */
  readonly limitOfPerson?: Limit;
  /** What callers of this route also find in a failure, besides the problem details. */
  readonly failure?: (failure: Failure) => Readonly<Record<string, unknown>>;
  /** Largest body in bytes, where the usual 64 KiB are not enough. */
  readonly maxBody?: number;
};

export type Route = {
  readonly endpoint: Endpoint<GenericSchema, GenericSchema>;
  readonly policy: Policy;
  readonly input: GenericSchema;
  readonly output: GenericSchema;
  readonly handle: (input: unknown, caller: Caller) => Promise<unknown>;
};

/**
 * Binds an endpoint to its schemas, its policy and the work behind it.
 * Types hold the schemas to the contract's: a route cannot parse or answer anything else.
 */
export function serve<
  Input extends GenericSchema,
  Output extends GenericSchema,
  const Answer extends InferInput<Output>,
>(
  endpoint: Endpoint<Input, Output>,
  schemas: { readonly input: Input; readonly output: Output },
  policy: Policy,
  handle: (input: InferOutput<Input>, caller: Caller) => Promise<Answer | MadeJson>,
): Route {
  return {
    endpoint,
    policy,
    input: schemas.input,
    output: schemas.output,
    // `createApi` hands over what `schemas.input` has parsed: the one place where that is asserted.
    handle: (input, caller) => handle(input as InferOutput<Input>, caller),
  };
}
