import { Failure } from "#/kernel/failure.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { SignedIn } from "../../accounts.contract.ts";
import * as contract from "../../second-factor.contract.ts";
import { askForPasskey, proveSecondFactor } from "../../second-factor.endpoints.ts";
import type { AccountParts } from "../account-parts.ts";
import type { Ticket } from "./factor-ticket.store.ts";
import { countOfUse, passkeyOptions } from "./passkeys.ts";
import { matchingStep } from "./totp.ts";

type Parts = Pick<
  AccountParts,
  "accounts" | "factors" | "tickets" | "keys" | "site" | "signIn" | "now"
>;

/** For the calls between the first factor and the session. */
export const BETWEEN: Policy = {
  access: "anyone",
  limit: { calls: 60, seconds: 300, shared: true },
  failure: ({ message }) => ({ success: false, message }),
};

/** The second step of a sign-in. */
export function secondFactorRoutes(parts: Parts): Route[] {
  const { accounts, factors, tickets, keys, site, signIn, now } = parts;
  return [
    serve(
      proveSecondFactor,
      { input: contract.SecondFactor, output: SignedIn },
      BETWEEN,
      async ({ ticket, ...proof }, caller) => {
        const opened = await tickets.open(ticket, "sign-in");
        await tickets.refuseHaste(opened.userId);
        await tickets.countAttempt(ticket);
        if (!(await holds(opened, proof))) throw wrong(proof);
        const { userId } = await tickets.redeem(ticket, "sign-in");
        await tickets.forgive(userId);
        const user = await accounts.byId(userId);
        if (!user) throw new Failure("unauthenticated", "Please sign in again.");
        return signIn(user, caller, "Signed in.", { secondFactor: true });
      },
    ),
    serve(
      askForPasskey,
      { input: contract.TicketOnly, output: contract.PasskeyOptions },
      BETWEEN,
      async ({ ticket }) => {
        const { userId } = await tickets.open(ticket, "sign-in");
        const options = await passkeyOptions(site, await keys.of(userId));
        await tickets.setChallenge(ticket, options.challenge);
        return { options: { ...options } };
      },
    ),
  ];

  async function holds(ticket: Ticket, proof: Proof): Promise<boolean> {
    if (proof.code !== undefined) return codeHolds(ticket.userId, proof.code);
    if (proof.passkey !== undefined) return passkeyHolds(ticket, proof.passkey);
    if (proof.recoveryCode === undefined) return false;
    return factors.spendCode(ticket.userId, proof.recoveryCode);
  }

  async function codeHolds(userId: string, code: string): Promise<boolean> {
    const secret = await factors.secretOf(userId, "confirmed");
    const step = secret && matchingStep(secret, code, now());
    return step !== null && factors.takeStep(userId, step);
  }

  async function passkeyHolds({ userId, challenge }: Ticket, response: { id: string }) {
    const passkey = (await keys.of(userId)).find(({ id }) => id === response.id);
    if (!passkey || challenge === null) return false;
    const count = await countOfUse(site, challenge, passkey, response);
    return count !== null && keys.noteUse(passkey.id, count);
  }
}

type Proof = Omit<contract.SecondFactor, "ticket">;

function wrong({ passkey }: Proof): Failure {
  return new Failure(
    "unauthenticated",
    passkey
      ? "This passkey did not work. Please try again."
      : "This code is not right, or it was used before.",
  );
}
