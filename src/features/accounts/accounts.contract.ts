import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";
import { EmailAddress, requiredText } from "#/kernel/schema.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";

const PASSWORD_SHORT = "Password must be at least 8 characters";

/** Long enough for a passphrase, short enough that hashing it costs nobody anything. */
export const NewPassword = v.pipe(
  v.string(PASSWORD_SHORT),
  v.minLength(8, PASSWORD_SHORT),
  v.maxLength(200, "Password must be at most 200 characters"),
);

export const Registration = v.object({
  email: EmailAddress,
  firstName: requiredText("First name is required", 100),
  lastName: requiredText("Last name is required", 100),
  npiNumber: requiredText("NPI number is required", 20),
  specialty: v.pipe(
    requiredText("Specialty is required", 100),
    v.picklist(SPECIALTIES, "Choose one of the listed specialties"),
  ),
  password: NewPassword,
});

export const Login = v.object({
  email: EmailAddress,
  password: v.pipe(v.string("Password is required"), v.nonEmpty("Password is required")),
});

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
  isVerified: v.boolean(),
  registrationMethod: v.picklist(["manual", "google"]),
  createdAt: v.string(),
  lastLoginAt: v.nullable(v.string()),
});

export type User = v.InferOutput<typeof User>;

/** A new session: the token is in this answer and nowhere else. */
export const SignedIn = v.object({
  success: v.literal(true),
  token: v.string(),
  user: User,
  message: v.string(),
});

const Nothing = v.object({});
const Verified = v.object({ valid: v.literal(true), user: User });
const Done = v.object({ success: v.literal(true) });

export type SignedIn = v.InferOutput<typeof SignedIn>;

export const schemas = { Nothing, Verified, Done };

export const register = endpoint<typeof Registration, typeof SignedIn>(
  "POST",
  "/api/auth/register",
);
export const login = endpoint<typeof Login, typeof SignedIn>("POST", "/api/auth/login");
export const verify = endpoint<typeof Nothing, typeof Verified>("GET", "/api/auth/verify");
export const logout = endpoint<typeof Nothing, typeof Done>("POST", "/api/auth/logout");
