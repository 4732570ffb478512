import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./recovery.contract.ts";
import type { Nothing } from "./session.contract.ts";

/** Apart from their schemas, which pages have no use for. */
export const confirmAddress = endpoint<typeof contract.LinkToken, typeof contract.Told>(
  "POST",
  "/api/auth/verify-email",
);
export const accountOfLink = endpoint<typeof contract.LinkToken, typeof contract.LinkedAccount>(
  "POST",
  "/api/auth/verify-email/account",
);
export const disownAccount = endpoint<typeof contract.LinkToken, typeof contract.Told>(
  "POST",
  "/api/auth/verify-email/not-me",
);
export const sendConfirmation = endpoint<typeof Nothing, typeof contract.Told>(
  "POST",
  "/api/auth/verify-email/send",
);
export const requestReset = endpoint<typeof contract.ResetRequest, typeof contract.Told>(
  "POST",
  "/api/auth/password-reset",
);
export const resetPassword = endpoint<typeof contract.Reset, typeof contract.Told>(
  "POST",
  "/api/auth/password-reset/confirm",
);
export const stopNotices = endpoint<typeof contract.LinkToken, typeof contract.Told>(
  "POST",
  "/api/auth/stop-notices",
);
