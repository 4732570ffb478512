import * as v from "valibot";

/** An account as its owner sees it. */
export const User = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  npiNumber: v.nullable(v.string()),
  specialty: v.nullable(v.string()),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  /** Where this site gives out the person's picture; null where there is none. */
  pictureUrl: v.nullable(v.string()),
  isVerified: v.boolean(),
  registrationMethod: v.picklist(["manual", "google"]),
  createdAt: v.string(),
  lastLoginAt: v.nullable(v.string()),
});

export type User = v.InferOutput<typeof User>;

export const Nothing = v.object({});
export const Verified = v.object({ valid: v.literal(true), user: User });
export const Done = v.object({ success: v.literal(true) });
