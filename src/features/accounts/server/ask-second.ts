import { Failure } from "#/kernel/failure.ts";
import type { FactorTickets } from "./factor-ticket.store.ts";
import type { SecondFactors } from "./second-factor.store.ts";

/**
 * Stands between the first factor and the session, for accounts that want a second one.
 * @throws Failure "second-factor-required" with the ticket for the next step and the methods there are.
 */
export type AskSecond = (userId: string) => Promise<void>;

export function createAskSecond(factors: SecondFactors, tickets: FactorTickets): AskSecond {
  return async (userId) => {
    const methods = await factors.methodsOf(userId);
    if (methods.length === 0) return;
    const ticket = await tickets.issue(userId, "sign-in");
    throw new Failure("second-factor-required", "Please confirm that it is you.", {
      details: { ticket, methods },
    });
  };
}
