import { Failure } from "#/kernel/failure.ts";
import { personOf, type Person } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../../second-factor.contract.ts";
import * as endpoints from "../../second-factor.endpoints.ts";
import { Done, Nothing } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import type { SecondFactors } from "./second-factor.store.ts";
import { base32, matchingStep, newSecret, otpauthUri } from "./totp.ts";

type Parts = Pick<
  AccountParts,
  "accounts" | "factors" | "addFactor" | "leaveOne" | "reconfirm" | "site" | "now"
>;

const OWN: Policy = { access: "signed-in" };
const CHANGE: Policy = { ...OWN, limit: { calls: 30, seconds: 600, shared: true } };

/** What the owner of an account turns on and off: the authenticator app and the recovery codes. */
export function factorSettingsRoutes(parts: Parts): Route[] {
  const { accounts, factors, addFactor, leaveOne, reconfirm, site, now } = parts;
  return [
    serve(
      endpoints.getFactors,
      { input: Nothing, output: contract.Factors },
      OWN,
      async (_, caller) => {
        const { id } = personOf(caller);
        const hasPassword = (await accounts.passwordOf(id)) !== null;
        return { hasPassword, ...(await factors.of(id)) };
      },
    ),
    serve(
      endpoints.addAuthenticator,
      { input: contract.Reconfirmed, output: contract.NewAuthenticator },
      CHANGE,
      async ({ password }, caller) => {
        const person = await reconfirm(caller, password);
        const secret = newSecret();
        if (!(await factors.beginAuthenticator(person.id, secret))) {
          throw new Failure("conflict", "An authenticator is on already. Turn it off first.");
        }
        const email = (await accounts.byId(person.id))?.email ?? "";
        return { secret: base32(secret), uri: otpauthUri(secret, email, site.name) };
      },
    ),
    serve(
      endpoints.confirmAuthenticator,
      { input: contract.AuthenticatorCode, output: contract.RecoveryCodes },
      CHANGE,
      async ({ code }, caller) => {
        const person = personOf(caller);
        const secret = await factors.secretOf(person.id, "unconfirmed");
        const step = secret && matchingStep(secret, code, now());
        if (step === null) throw wrongFirstCode();
        const recoveryCodes = await addFactor(person, async (_tx, { takeStep }) => {
          if (!(await takeStep(person.id, step))) throw wrongFirstCode();
        });
        return { recoveryCodes };
      },
    ),
    serve(
      endpoints.removeAuthenticator,
      { input: contract.Reconfirmed, output: Done },
      CHANGE,
      async ({ password }, caller) => {
        const person = await reconfirm(caller, password);
        await leaveOne(person.id, { authenticator: true });
        await factors.removeAuthenticator(person.id);
        await dropLastCodes(factors, person);
        return { success: true };
      },
    ),
    serve(
      endpoints.renewRecoveryCodes,
      { input: contract.Reconfirmed, output: contract.RecoveryCodes },
      CHANGE,
      async ({ password }, caller) => {
        const person = await reconfirm(caller, password);
        if ((await factors.methodsOf(person.id)).length === 0) {
          throw new Failure("conflict", "Turn on an authenticator or a passkey first.");
        }
        return { recoveryCodes: await factors.renewCodes(person.id) };
      },
    ),
  ];
}

/** For a code that does not confirm the app it is meant for. */
export function wrongFirstCode(): Failure {
  const message = "This is not the code that the app shows for this account";
  return new Failure("invalid-input", message, { fields: [{ field: "code", message }] });
}

/** Recovery codes stand in for another factor: with the last of those they go too. */
export async function dropLastCodes(factors: SecondFactors, { id }: Person): Promise<void> {
  if ((await factors.methodsOf(id)).length === 0) await factors.dropCodes(id);
}
