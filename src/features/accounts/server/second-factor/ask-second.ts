import { Failure } from "#/kernel/failure.ts";
import type { FactorTickets } from "./factor-ticket.store.ts";
import type { SecondFactors } from "./second-factor.store.ts";

/** Whether people may have a second factor, or everybody must. */
export type Demand = "offered" | "required";

/**
 * Stands between the first factor and the session.
 * @throws Failure "second-factor-required" for an account that has one, with the ticket for the next step and the
 * methods there are; "second-factor-missing" for one that has none where it must, with the ticket to set one up.
 */
export type AskSecond = (userId: string) => Promise<void>;

export function createAskSecond(
  factors: SecondFactors,
  tickets: FactorTickets,
  demand: Demand,
): AskSecond {
  return async (userId) => {
    const methods = await factors.methodsOf(userId);
    if (methods.length > 0) {
      const ticket = await tickets.issue(userId, "sign-in");
      throw new Failure("second-factor-required", "Please confirm that it is you.", {
        details: { ticket, methods },
      });
    }
    if (demand === "offered") return;
    const ticket = await tickets.issue(userId, "set-up");
    throw new Failure("second-factor-missing", "Set up a second factor to go on.", {
      details: { ticket },
    });
  };
}
