import { CallError } from "#/platform/client/call-error.ts";
import type { FactorMethod } from "../second-factor.contract.ts";

/** What is still asked of somebody whose password, or Google account, was right. */
export type Challenge = { readonly ticket: string; readonly methods: readonly FactorMethod[] };

const METHODS: readonly FactorMethod[] = ["code", "passkey", "recovery-code"];

/** The second step that a refused sign-in asks for; null for every other failure. */
export function challengeIn(error: unknown): Challenge | null {
  if (!(error instanceof CallError)) return null;
  const { code, ticket, methods } = error.problem;
  if (code !== "second-factor-required" || typeof ticket !== "string") return null;
  const named: readonly unknown[] = Array.isArray(methods) ? methods : [];
  return { ticket, methods: METHODS.filter((method) => named.includes(method)) };
}
