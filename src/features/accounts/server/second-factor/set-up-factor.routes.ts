import { Failure } from "#/kernel/failure.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { displayName } from "../../logic/display-name.ts";
import * as contract from "../../second-factor.contract.ts";
import * as endpoints from "../../second-factor.endpoints.ts";
import type { User } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import { wrongFirstCode } from "./factor-settings.routes.ts";
import { newPasskeyOptions, readNewPasskey } from "./passkeys.ts";
import { BETWEEN } from "./second-factor.routes.ts";
import { base32, matchingStep, newSecret, otpauthUri } from "./totp.ts";

type Parts = Pick<
  AccountParts,
  "accounts" | "factors" | "firstFactor" | "tickets" | "site" | "signIn" | "now"
>;

/** Between the first factor and the session, where everybody needs a second factor and this account has none. */
export function setUpFactorRoutes(parts: Parts): Route[] {
  const { accounts, factors, firstFactor, tickets, site, signIn, now } = parts;
  /** Whose ticket it is. @throws Failure "unauthenticated" for a ticket that does not hold. */
  const ownerOf = async (ticket: string) => {
    const opened = await tickets.open(ticket, "set-up");
    const user = await accounts.byId(opened.userId);
    if (!user) throw new Failure("unauthenticated", "Please sign in again.");
    return { user, challenge: opened.challenge };
  };
  const finish = async (user: User, caller: Caller, ticket: string, recoveryCodes: string[]) => {
    await tickets.redeem(ticket, "set-up");
    const signedIn = await signIn(user, caller, "Signed in.", { secondFactor: true });
    return { ...signedIn, recoveryCodes };
  };
  return [
    serve(
      endpoints.setUpAuthenticator,
      { input: contract.TicketOnly, output: contract.NewAuthenticator },
      BETWEEN,
      async ({ ticket }) => {
        const { user } = await ownerOf(ticket);
        const secret = newSecret();
        if (!(await factors.beginAuthenticator(user.id, secret))) {
          throw new Failure("unauthenticated", "Please sign in again.");
        }
        return { secret: base32(secret), uri: otpauthUri(secret, user.email, site.name) };
      },
    ),
    serve(
      endpoints.confirmFirstAuthenticator,
      { input: contract.FirstAuthenticator, output: contract.SignedInWithCodes },
      BETWEEN,
      async ({ ticket, code }, caller) => {
        const { user } = await ownerOf(ticket);
        const secret = await factors.secretOf(user.id, "unconfirmed");
        const step = secret && matchingStep(secret, code, now());
        if (secret === null || step === null) throw wrongFirstCode();
        const codes = await firstFactor.authenticator(user.id, secret, step);
        return finish(user, caller, ticket, codes);
      },
    ),
    serve(
      endpoints.setUpPasskey,
      { input: contract.TicketOnly, output: contract.PasskeyOptions },
      BETWEEN,
      async ({ ticket }) => {
        const { user } = await ownerOf(ticket);
        const named = { id: user.id, email: user.email, name: displayName(user) };
        const options = await newPasskeyOptions(site, named, []);
        await tickets.setChallenge(ticket, options.challenge);
        return { options: { ...options } };
      },
    ),
    serve(
      endpoints.confirmFirstPasskey,
      { input: contract.NewPasskey, output: contract.SignedInWithCodes },
      BETWEEN,
      async ({ ticket, name, passkey: response }, caller) => {
        const { user, challenge } = await ownerOf(ticket);
        const passkey = await readNewPasskey(site, challenge ?? "", response);
        if (!passkey) {
          throw new Failure("forbidden", "This passkey did not work. Please try again.");
        }
        const codes = await firstFactor.passkey(user.id, name, passkey);
        return finish(user, caller, ticket, codes);
      },
    ),
  ];
}
