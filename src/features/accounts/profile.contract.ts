import * as v from "valibot";
import { PROFESSIONS } from "#/kernel/profession.ts";
import { requiredText } from "#/kernel/schema.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { Factors, Reconfirmed } from "./second-factor.contract.ts";
import { NewPassword } from "./accounts.contract.ts";
import { NpiState, User } from "./session.contract.ts";

export const Profile = v.object({
  user: User,
  email: v.object({ confirmedAt: v.nullable(v.string()) }),
  npi: v.object({
    state: NpiState,
    checkedAt: v.nullable(v.string()),
  }),
});

export type Profile = v.InferOutput<typeof Profile>;

const ADDRESS_MESSAGE = "Please enter a valid URL that begins with https://, or leave it empty";

/** Left out, an optional field stays as it is; empty, it is cleared. */
export const ProfileChange = v.object({
  firstName: requiredText("First name is required", 100),
  lastName: requiredText("Last name is required", 100),
  profession: v.optional(v.picklist(["", ...PROFESSIONS], "Choose one of the listed professions")),
  npiNumber: v.optional(v.pipe(v.string("Must be text"), v.trim(), v.maxLength(20))),
  specialty: v.optional(v.picklist(["", ...SPECIALTIES], "Choose one of the listed specialties")),
  profileImageUrl: v.optional(
    v.pipe(
      v.string(ADDRESS_MESSAGE),
      v.trim(),
      v.maxLength(2000, ADDRESS_MESSAGE),
      v.check((text) => text === "" || isWebAddress(text), ADDRESS_MESSAGE),
    ),
  ),
});

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
}

/** What has to be typed to delete an account. */
export const DELETE_WORD = "DELETE";

export const AccountDeletion = v.object({
  confirm: v.literal(DELETE_WORD, `Type ${DELETE_WORD} to confirm`),
});

/** The same by somebody who shows again who they are. */
export const AccountDeletionWithProof = v.object({
  ...AccountDeletion.entries,
  ...Reconfirmed.entries,
});

export const PasswordChange = v.object({
  currentPassword: v.pipe(
    v.string("Current password is required"),
    v.nonEmpty("Current password is required"),
    v.maxLength(200, "Current password is not correct"),
  ),
  newPassword: NewPassword,
});

export const SessionEntry = v.object({
  id: v.string(),
  device: v.string(),
  ipAddress: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  current: v.boolean(),
});

export type SessionEntry = v.InferOutput<typeof SessionEntry>;

export const SessionList = v.object({ sessions: v.array(SessionEntry) });

/** One session by its id, or all of them; without either, every session but the one that asks. */
export const SessionsToEnd = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  which: v.optional(v.picklist(["others", "all"], "Must be others or all"), "others"),
});

/** The same by somebody whose session is not of just now: they show again who they are. */
export const SessionsToEndWithProof = v.object({
  ...SessionsToEnd.entries,
  ...Reconfirmed.entries,
});

/** What is kept of a person besides, in places that no account leads to. */
export const KEPT_ELSEWHERE = [
  "Messages of the contact form are kept under the address that was typed: for two years, or until the account with that address, if it is confirmed, is deleted.",
  "Consents to the privacy terms are kept under a random number that your browser holds, without a name: until the operator removes them. After 90 days the network address is shortened.",
  "A contest of an NPI is kept under the address that was typed, until the operator has settled it.",
  "E-mails to you are kept for 30 days where this site has no mail server.",
  "Passwords, secrets of second factors and session tokens are not in this file, and are kept as digests or sealed.",
];

/** Everything that is kept under this account. */
export const PersonalData = v.object({
  exportedAt: v.string(),
  account: User,
  email: Profile.entries.email,
  npi: Profile.entries.npi,
  signIn: v.object({
    hasPassword: v.boolean(),
    /** The subject of the linked Google account; null where none is. */
    googleId: v.nullable(v.string()),
    /** Whether an e-mail tells of sign-ins from a new browser. */
    noticesOfNewSignIns: v.boolean(),
  }),
  /** As this site gives it out: WebP, base64. */
  picture: v.nullable(v.object({ type: v.literal("image/webp"), base64: v.string() })),
  secondStep: v.object({
    authenticatorSince: Factors.entries.authenticatorSince,
    recoveryCodesLeft: Factors.entries.recoveryCodesLeft,
  }),
  passkeys: Factors.entries.passkeys,
  sessions: v.array(SessionEntry),
  bookmarks: v.array(v.record(v.string(), v.unknown())),
  comments: v.array(v.record(v.string(), v.unknown())),
  likes: v.array(v.record(v.string(), v.unknown())),
  keptElsewhere: v.array(v.string()),
});

export type PersonalData = v.InferOutput<typeof PersonalData>;
