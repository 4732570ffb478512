import { endpoint } from "#/kernel/endpoint.ts";
import type { SignedIn } from "./accounts.contract.ts";
import type * as contract from "./second-factor.contract.ts";
import type { Done, Nothing } from "./session.contract.ts";

/** The second step of a sign-in. */
export const proveSecondFactor = endpoint<typeof contract.SecondFactor, typeof SignedIn>(
  "POST",
  "/api/auth/second-factor",
);
export const askForPasskey = endpoint<typeof contract.TicketOnly, typeof contract.PasskeyOptions>(
  "POST",
  "/api/auth/second-factor/passkey",
);

/** The same step for an account without a second factor, where everybody needs one. */
export const setUpAuthenticator = endpoint<
  typeof contract.TicketOnly,
  typeof contract.NewAuthenticator
>("POST", "/api/auth/second-factor/authenticator");
export const confirmFirstAuthenticator = endpoint<
  typeof contract.FirstAuthenticator,
  typeof contract.SignedInWithCodes
>("POST", "/api/auth/second-factor/authenticator/confirm");
export const setUpPasskey = endpoint<typeof contract.TicketOnly, typeof contract.PasskeyOptions>(
  "POST",
  "/api/auth/second-factor/new-passkey",
);
export const confirmFirstPasskey = endpoint<
  typeof contract.NewPasskey,
  typeof contract.SignedInWithCodes
>("POST", "/api/auth/second-factor/new-passkey/confirm");

/** What the profile shows and changes. */
export const getFactors = endpoint<typeof Nothing, typeof contract.Factors>(
  "GET",
  "/api/profile/second-factor",
);
export const addAuthenticator = endpoint<
  typeof contract.Reconfirmed,
  typeof contract.NewAuthenticator
>("POST", "/api/profile/authenticator");
export const confirmAuthenticator = endpoint<
  typeof contract.AuthenticatorCode,
  typeof contract.RecoveryCodes
>("POST", "/api/profile/authenticator/confirm");
export const removeAuthenticator = endpoint<typeof contract.Reconfirmed, typeof Done>(
  "POST",
  "/api/profile/authenticator/remove",
);
export const renewRecoveryCodes = endpoint<
  typeof contract.Reconfirmed,
  typeof contract.RecoveryCodes
>("POST", "/api/profile/recovery-codes");
export const preparePasskey = endpoint<
  typeof contract.Reconfirmed,
  typeof contract.NewPasskeyOptions
>("POST", "/api/profile/passkeys/options");
export const addPasskey = endpoint<typeof contract.NewPasskey, typeof contract.RecoveryCodes>(
  "POST",
  "/api/profile/passkeys",
);
export const removePasskey = endpoint<typeof contract.PasskeyToRemove, typeof Done>(
  "POST",
  "/api/profile/passkeys/remove",
);
