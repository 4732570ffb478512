import type { Database } from "#/platform/database/database.ts";
import { createSharedCounts } from "#/platform/http/shared-count.store.ts";
import type { Background } from "#/platform/jobs/background.ts";
import type { Letterhead } from "#/platform/mail/letter.ts";
import type { SendMail } from "#/platform/mail/mail.ts";
import { createAccountLetters } from "./account-letters.ts";
import { createAccountStore } from "./account.store.ts";
import { createAddressStore } from "./address.store.ts";
import { createNpiClaims, type LookUpNpi } from "./npi-claims.store.ts";
import { createOneTimeTokens } from "./one-time-token.store.ts";
import { createPasswordRules } from "./password-rules.ts";
import { createPersonalDataStore } from "./personal-data.store.ts";
import { createSessionStore } from "./session.store.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignInWaits } from "./sign-in-wait.store.ts";

export type AccountParts = ReturnType<typeof createAccountParts>;

type Surroundings = {
  readonly database: Database;
  readonly lookUpNpi: LookUpNpi;
  readonly send: SendMail;
  readonly head: Letterhead;
  readonly background: Background;
  readonly limits: "on" | "off";
};

/** All that the calls of accounts stand on, put together once. */
export function createAccountParts(surroundings: Surroundings) {
  const { database, lookUpNpi, send, head, background, limits } = surroundings;
  const tokens = createOneTimeTokens(database);
  const stores = {
    accounts: createAccountStore(database),
    sessions: createSessionStore(database),
    claims: createNpiClaims(database, lookUpNpi),
    addresses: createAddressStore(database),
    personal: createPersonalDataStore(database),
    waits: createSignInWaits(database, { off: limits === "off" }),
    counts: createSharedCounts(database),
    tokens,
  };
  const letters = createAccountLetters(tokens, send, head);
  const rules = createPasswordRules(head.productName);
  const signIn = createSignIn({ ...stores, letters, background });
  return { ...stores, letters, rules, background, signIn };
}
