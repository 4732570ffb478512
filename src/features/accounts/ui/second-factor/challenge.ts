import { CallError } from "#/platform/client/calls/call-error.ts";
import type { FactorMethod } from "../../second-factor.contract.ts";

/** What is still asked of somebody whose password, or Google account, was right: */
export type Challenge = Proof | SetUp;
/** one of the second factors that the account has, */
export type Proof = {
  readonly kind: "prove";
  readonly ticket: string;
  readonly methods: readonly FactorMethod[];
};
/** or to set up the first one, where everybody needs one. */
export type SetUp = {
  readonly kind: "set-up";
  readonly ticket: string;
  /** Whether the account was made just now. */
  readonly isNew: boolean;
};

const METHODS: readonly FactorMethod[] = ["code", "passkey", "recovery-code"];

/** The second step that a refused sign-in asks for; null for every other failure. */
export function challengeIn(error: unknown, { isNew = false } = {}): Challenge | null {
  if (!(error instanceof CallError)) return null;
  const { code, ticket, methods } = error.problem;
  if (typeof ticket !== "string") return null;
  if (code === "second-factor-missing") return { kind: "set-up", ticket, isNew };
  if (code !== "second-factor-required") return null;
  const named: readonly unknown[] = Array.isArray(methods) ? methods : [];
  return { kind: "prove", ticket, methods: METHODS.filter((method) => named.includes(method)) };
}
