import * as v from "valibot";
import { EmailAddress, requiredText } from "#/kernel/schema.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { User } from "./session.contract.ts";

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

/** A new session: the token is in this answer and nowhere else. */
export const SignedIn = v.object({
  success: v.literal(true),
  token: v.string(),
  user: User,
  message: v.string(),
});

export type SignedIn = v.InferOutput<typeof SignedIn>;
