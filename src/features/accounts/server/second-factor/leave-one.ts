import { Failure } from "#/kernel/failure.ts";
import type { Demand } from "./ask-second.ts";
import type { SecondFactors } from "./second-factor.store.ts";

/**
 * Sees to it that an account keeps a second factor where everybody must have one.
 * @throws Failure "conflict" where the one that is taken off is the last.
 */
export type LeaveOne = (userId: string, without: Factor) => Promise<void>;

type Factor = { readonly authenticator: true } | { readonly passkey: string };

export function createLeaveOne(factors: SecondFactors, demand: Demand): LeaveOne {
  return async (userId, without) => {
    if (demand === "offered") return;
    const { authenticatorSince, passkeys } = await factors.of(userId);
    const app = authenticatorSince !== null && !("authenticator" in without);
    const keys = passkeys.filter(({ id }) => !("passkey" in without) || id !== without.passkey);
    if (app || keys.length > 0) return;
    const message = "Everybody needs a second factor here. Set up another one first.";
    throw new Failure("conflict", message);
  };
}
