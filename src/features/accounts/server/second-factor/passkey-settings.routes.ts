import { Failure } from "#/kernel/failure.ts";
import { personOf } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { displayName } from "../../logic/display-name.ts";
import * as contract from "../../second-factor.contract.ts";
import * as endpoints from "../../second-factor.endpoints.ts";
import { Done } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import { dropLastCodes } from "./factor-settings.routes.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { newPasskeyOptions, readNewPasskey } from "./passkeys.ts";

type Parts = Pick<
  AccountParts,
  "accounts" | "factors" | "tickets" | "keys" | "addFactor" | "leaveOne" | "reconfirm" | "site"
>;

const CHANGE: Policy = { access: "signed-in", limit: { calls: 30, seconds: 600, shared: true } };

/** What the owner of an account adds and removes: passkeys. */
export function passkeySettingsRoutes(parts: Parts): Route[] {
  const { accounts, factors, tickets, keys, addFactor, leaveOne, reconfirm, site } = parts;
  return [
    serve(
      endpoints.preparePasskey,
      { input: contract.Reconfirmed, output: contract.NewPasskeyOptions },
      CHANGE,
      async ({ password }, caller) => {
        const person = await reconfirm(caller, password);
        const user = await accounts.byId(person.id);
        if (!user) throw new Failure("unauthenticated", "Please sign in again.");
        const named = { id: user.id, email: user.email, name: displayName(user) };
        const options = await newPasskeyOptions(site, named, await keys.of(person.id));
        const ticket = await tickets.issue(person.id, "new-passkey", options.challenge);
        return { ticket, options: { ...options } };
      },
    ),
    serve(
      endpoints.addPasskey,
      { input: contract.NewPasskey, output: contract.RecoveryCodes },
      { ...CHANGE, status: 201 },
      async ({ ticket, name, passkey: response }, caller) => {
        const person = personOf(caller);
        const { userId, challenge } = await tickets.redeem(ticket, "new-passkey");
        const passkey = await readNewPasskey(site, challenge ?? "", response);
        if (userId !== person.id || !passkey) {
          throw new Failure("forbidden", "This passkey did not work. Please try again.");
        }
        const recoveryCodes = await addFactor(person, async (tx) => {
          if (await createPasskeyStore(tx).add(person.id, name, passkey)) return;
          throw new Failure("conflict", "This passkey is in use, or there are too many of them.");
        });
        return { recoveryCodes };
      },
    ),
    serve(
      endpoints.removePasskey,
      { input: contract.PasskeyToRemove, output: Done },
      CHANGE,
      async ({ id, password }, caller) => {
        const person = await reconfirm(caller, password);
        await leaveOne(person.id, { passkey: id });
        await keys.remove(person.id, id);
        await dropLastCodes(factors, person);
        return { success: true };
      },
    ),
  ];
}
