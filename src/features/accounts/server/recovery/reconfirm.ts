import { Failure } from "#/kernel/failure.ts";
import { personOf, type Caller, type Person } from "#/platform/http/caller.ts";
import type { AccountStore } from "../account.store.ts";
import type { Passwords } from "../sign-in/password.ts";
import type { SessionStore } from "../sessions/session.store.ts";
import type { SignInWaits } from "../sign-in/sign-in-wait.store.ts";

/** Makes sure again that it is the owner who asks, before something of the account's safety changes. */
export type Reconfirm = (caller: Caller, password: string) => Promise<Person>;

type Parts = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly waits: SignInWaits;
  readonly passwords: Passwords;
};

/**
 * Asks for the password; of an account without one, that it signed in just now.
 * @throws Failure "invalid-input" for a wrong password, "too-many-requests" after many, "forbidden" for a session that
 * is not fresh.
 */
export function createReconfirm({ accounts, sessions, waits, passwords }: Parts): Reconfirm {
  return async (caller, password) => {
    const person = personOf(caller);
    const stored = await accounts.passwordOf(person.id);
    if (stored === null) {
      if (await sessions.isFresh(person)) return person;
      const message = "Please sign out and in again with Google first, then do this at once.";
      throw new Failure("forbidden", message);
    }
    const attempt = await waits.attempt(guessedIn(person), caller.ipAddress);
    if (!(await passwords.matches(stored, password))) {
      const message = "This is not your password";
      throw new Failure("invalid-input", message, { fields: [{ field: "password", message }] });
    }
    await attempt.succeeded();
    return person;
  };
}

/** Under which name guesses at a password count that are made in a session, apart from those at the door. */
export function guessedIn({ id }: Person): string {
  return `password of ${id}`;
}
