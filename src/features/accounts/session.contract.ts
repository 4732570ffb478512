import * as v from "valibot";

export const NpiState = v.picklist([
  "matched",
  "no-npi",
  "not-found",
  "inactive",
  "organization",
  "name-differs",
  "unconfirmed",
  "claimed-twice",
  "contested",
]);

/**
 * That an account names this NPI, and what is known of it. "matched" means that the number is active in the registry
 * under the account's name and that the account's e-mail address is confirmed; it does not prove whose the number is.
 */
export const NpiClaim = v.object({
  npi: v.string(),
  state: NpiState,
  /** The day of the latest check, as 2026-11-23; null before the first. */
  checkedOn: v.nullable(v.string()),
});

export type NpiClaim = v.InferOutput<typeof NpiClaim>;

/** An account as its owner sees it. */
export const User = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  npiNumber: v.nullable(v.string()),
  specialty: v.nullable(v.string()),
  /** Null where none was stated. */
  profession: v.nullable(v.string()),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  /** Where this site gives out the person's picture; null where there is none. */
  pictureUrl: v.nullable(v.string()),
  /** Whether a proof from outside the registry was seen; a match with the registry alone never makes it so. */
  isVerified: v.boolean(),
  npiClaim: v.nullable(NpiClaim),
  registrationMethod: v.picklist(["manual", "google", "oidc"]),
  createdAt: v.string(),
  lastLoginAt: v.nullable(v.string()),
});

export type User = v.InferOutput<typeof User>;

export const Nothing = v.object({});
export const Verified = v.object({ valid: v.literal(true), user: User });
export const Done = v.object({ success: v.literal(true) });
