import { Failure } from "#/kernel/failure.ts";
import type { Person } from "#/platform/http/caller.ts";
import type { AccountStore } from "./account.store.ts";
import { passwordMatches } from "./password.ts";
import type { SessionStore } from "./session.store.ts";

/** Makes sure again that it is the owner who asks, before something of the account's safety changes. */
export type Reconfirm = (person: Person, password: string) => Promise<void>;

/**
 * Asks for the password; of an account without one, that it signed in just now.
 * @throws Failure "invalid-input" for a wrong password, "forbidden" for a session that is not fresh.
 */
export function createReconfirm(accounts: AccountStore, sessions: SessionStore): Reconfirm {
  return async (person, password) => {
    const stored = await accounts.passwordOf(person.id);
    if (stored === null) {
      if (await sessions.isFresh(person)) return;
      const message = "Please sign out and in again with Google first, then do this at once.";
      throw new Failure("forbidden", message);
    }
    if (await passwordMatches(stored, password)) return;
    const message = "This is not your password";
    throw new Failure("invalid-input", message, { fields: [{ field: "password", message }] });
  };
}
