import type { Database } from "#/platform/database/database.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createSharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import type { Background } from "#/platform/jobs/background.ts";
import type { Letterhead } from "#/platform/mail/letter.ts";
import type { SendMail } from "#/platform/mail/mail.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import { createAccountLetters } from "./account-letters.ts";
import { createAccountStore } from "./account.store.ts";
import { createAskSecond, type Demand } from "./second-factor/ask-second.ts";
import type { IsBreached } from "./sign-in/breached-passwords.ts";
import { createDisownAccount } from "./address/disown-account.ts";
import { createFactorTickets } from "./second-factor/factor-ticket.store.ts";
import { createIdentityDoor } from "./identity/enter.ts";
import { createIdentityAccountStore } from "./identity/identity-account.store.ts";
import type { IdentityProvider } from "./identity/provider.ts";
import { createAddFactor } from "./second-factor/add-factor.ts";
import { createAddressStore } from "./address/address.store.ts";
import { createFirstFactor } from "./second-factor/first-factor.ts";
import { createForgetAddress } from "./address/forget-address.ts";
import { createLeaveOne } from "./second-factor/leave-one.ts";
import { createNpiClaims, type LookUpNpi } from "./npi/npi-claims.store.ts";
import { createNpiContests } from "./npi/npi-contest.store.ts";
import { createOneTimeTokens } from "./recovery/one-time-token.store.ts";
import type { Passwords } from "./sign-in/password.ts";
import { createPasswordRules } from "./sign-in/password-rules.ts";
import { createPasskeyStore } from "./second-factor/passkey.store.ts";
import { createPersonalDataStore, type KeptUnderAccount } from "./profile/personal-data.store.ts";
import { createProfilePictures } from "./profile/profile-picture.store.ts";
import { createReconfirm } from "./recovery/reconfirm.ts";
import { createResetPassword } from "./recovery/reset-password.ts";
import { createSecondFactors } from "./second-factor/second-factor.store.ts";
import { createSessionStore } from "./sessions/session.store.ts";
import { createSignIn } from "./sign-in/sign-in.ts";
import { createSignInWaits } from "./sign-in/sign-in-wait.store.ts";
import { createStandingStore } from "./standing/standing.store.ts";
import { createTakePicture } from "./profile/take-picture.ts";

export type AccountParts = ReturnType<typeof createAccountParts>;

type Surroundings = {
  readonly database: Database;
  readonly lookUpNpi: LookUpNpi;
  readonly kept: KeptUnderAccount;
  readonly send: SendMail;
  /** Removes the e-mails to an address that lie in a folder. */
  readonly removeMails: (email: string) => Promise<void>;
  readonly head: Letterhead;
  readonly background: Background;
  readonly limits: "on" | "off";
  readonly passwords: Passwords;
  readonly secondFactor: Demand;
  readonly isBreached: IsBreached | undefined;
  readonly sealer: Sealer;
  /** Whom people may sign in with instead of a password. */
  readonly providers: readonly IdentityProvider[];
  /** Whether people may sign in with a password. */
  readonly localSignIn: boolean;
  readonly now: () => Date;
  /** How others are asked; without it nobody is. */
  readonly outgoing: Fetch | undefined;
};

/** All that the calls of accounts stand on, put together once. */
export function createAccountParts(surroundings: Surroundings) {
  const { database, lookUpNpi, send, head, background, limits, passwords, secondFactor, now } =
    surroundings;
  const tokens = createOneTimeTokens(database);
  const letters = createAccountLetters(tokens, send, head);
  const counts = createSharedCounts(database);
  const stores = {
    accounts: createAccountStore(database),
    sessions: createSessionStore(database, secondFactor),
    claims: createNpiClaims(database, lookUpNpi, (claimant) =>
      background("notice of a second claim", () => letters.claimedTwice(claimant)),
    ),
    contests: createNpiContests(database),
    standing: createStandingStore(database),
    addresses: createAddressStore(database),
    personal: createPersonalDataStore(database, surroundings.kept),
    waits: createSignInWaits(database, { off: limits === "off" }),
    counts,
    factors: createSecondFactors(database, surroundings.sealer),
    tickets: createFactorTickets(database),
    keys: createPasskeyStore(database),
    people: createIdentityAccountStore(database),
    pictures: createProfilePictures(database),
    tokens,
  };
  const limiter = createLimiter({ off: limits === "off", shared: counts });
  const rules = createPasswordRules(head.productName, surroundings.isBreached);
  const signIn = createSignIn({ ...stores, letters, background });
  const askSecond = createAskSecond(stores.factors, stores.tickets, secondFactor);
  const takePicture = createTakePicture(stores.pictures, surroundings.outgoing);
  return {
    ...stores,
    letters,
    rules,
    limiter,
    passwords,
    background,
    signIn,
    askSecond,
    leaveOne: createLeaveOne(stores.factors, secondFactor),
    addFactor: createAddFactor(database, surroundings.sealer),
    firstFactor: createFirstFactor(database, surroundings.sealer),
    resetPassword: createResetPassword(database),
    disownAccount: createDisownAccount(database),
    forgetAddress: createForgetAddress(database, surroundings.removeMails),
    reconfirm: createReconfirm({ ...stores, passwords }),
    takePicture,
    providers: surroundings.providers,
    localSignIn: surroundings.localSignIn,
    door: createIdentityDoor({ ...stores, askSecond, signIn, takePicture, background }),
    site: { name: head.productName, origin: head.origin },
    now,
  };
}
