import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./profile.contract.ts";
import type { Done, Nothing } from "./session.contract.ts";

/** Apart from their schemas, which pages have no use for. */
export const getProfile = endpoint<typeof Nothing, typeof contract.Profile>("GET", "/api/profile");
export const changeProfile = endpoint<typeof contract.ProfileChange, typeof contract.Profile>(
  "PATCH",
  "/api/profile",
);
export const deleteAccountWithProof = endpoint<
  typeof contract.AccountDeletionWithProof,
  typeof Done
>("POST", "/api/profile/delete");
export const deleteAccount = endpoint<typeof contract.AccountDeletion, typeof Done>(
  "DELETE",
  "/api/profile",
);
export const exportProfile = endpoint<typeof Nothing, typeof contract.PersonalData>(
  "GET",
  "/api/profile/export",
);
export const changePassword = endpoint<typeof contract.PasswordChange, typeof Done>(
  "POST",
  "/api/auth/password",
);
export const listSessions = endpoint<typeof Nothing, typeof contract.SessionList>(
  "GET",
  "/api/auth/sessions",
);
export const endSessionsWithProof = endpoint<typeof contract.SessionsToEndWithProof, typeof Done>(
  "POST",
  "/api/auth/sessions/end",
);
export const endSessions = endpoint<typeof contract.SessionsToEnd, typeof Done>(
  "DELETE",
  "/api/auth/sessions",
);
