import * as v from "valibot";
import { requiredText } from "#/kernel/schema.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { Factors, Reconfirmed } from "./second-factor.contract.ts";
import { NewPassword } from "./accounts.contract.ts";
import { User } from "./session.contract.ts";

export const Profile = v.object({
  user: User,
  email: v.object({ confirmedAt: v.nullable(v.string()) }),
  npi: v.object({
    state: v.picklist([
      "matched",
      "no-npi",
      "not-found",
      "inactive",
      "organization",
      "name-differs",
      "claimed-twice",
    ]),
    checkedAt: v.nullable(v.string()),
  }),
});

export type Profile = v.InferOutput<typeof Profile>;

const ADDRESS_MESSAGE = "Please enter a valid URL that begins with https://, or leave it empty";

/** Left out, an optional field stays as it is; empty, it is cleared. */
export const ProfileChange = v.object({
  firstName: requiredText("First name is required", 100),
  lastName: requiredText("Last name is required", 100),
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

/** Everything that is kept under this account. */
export const PersonalData = v.object({
  exportedAt: v.string(),
  account: User,
  email: Profile.entries.email,
  npi: Profile.entries.npi,
  secondStep: v.object({
    authenticatorSince: Factors.entries.authenticatorSince,
    recoveryCodesLeft: Factors.entries.recoveryCodesLeft,
  }),
  passkeys: Factors.entries.passkeys,
  sessions: v.array(SessionEntry),
  bookmarks: v.array(v.record(v.string(), v.unknown())),
  comments: v.array(v.record(v.string(), v.unknown())),
  likes: v.array(v.record(v.string(), v.unknown())),
});

export type PersonalData = v.InferOutput<typeof PersonalData>;
