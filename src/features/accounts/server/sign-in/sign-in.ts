import { Failure } from "#/kernel/failure.ts";
import type { Background } from "#/platform/jobs/background.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { SignedIn } from "../../accounts.contract.ts";
import type { User } from "../../session.contract.ts";
import type { AccountLetters } from "../account-letters.ts";
import type { AccountStore } from "../account.store.ts";
import type { AddressStore } from "../address/address.store.ts";
import type { NpiClaims } from "../npi/npi-claims.store.ts";
import type { SessionStore } from "../sessions/session.store.ts";

export type SignIn = ReturnType<typeof createSignIn>;

type Parts = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly claims: NpiClaims;
  readonly addresses: AddressStore;
  readonly letters: AccountLetters;
  readonly background: Background;
};

/**
 * Begins the session of somebody who has shown who they are, by whatever means: notes when, holds their NPI against
 * the registry of today, and tells them by e-mail of a browser that was not signed in before.
 */
export function createSignIn(parts: Parts) {
  const { accounts, sessions, claims, addresses, letters, background } = parts;
  return async (
    user: User,
    { ipAddress, userAgent, person, concerns }: Caller,
    message: string,
    { isNew = false, secondFactor = false } = {},
  ): Promise<SignedIn> => {
    concerns?.(user.id);
    if (await accounts.isDisabled(user.id)) {
      throw new Failure("forbidden", "This account is closed. Please ask your organization.");
    }
    const device = { ipAddress, userAgent };
    const known = isNew || (await sessions.hasDevice(user.id, userAgent));
    // Whoever signs in anew leaves the session that they came with.
    if (person) await sessions.end(person);
    const token = await sessions.begin(user.id, device, secondFactor);
    await accounts.noteLogin(user.id);
    await claims.check(user.npiNumber);
    if (!known) {
      background("notice of a new sign-in", async () => {
        const wanted = (await addresses.of(user.id))?.signInNotices;
        if (wanted) await letters.newSignIn(user, device, new Date());
      });
    }
    const current = (await accounts.byId(user.id)) ?? user;
    return { success: true, token, user: current, message };
  };
}
