import * as v from "valibot";
import { isNumbered, PROFESSIONS } from "#/kernel/profession.ts";
import { EmailAddress, optionalText, requiredText } from "#/kernel/schema.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { User } from "./session.contract.ts";

const PASSWORD_SHORT = "Password must be at least 8 characters";

/** Long enough for a passphrase, short enough that hashing it costs nobody anything. */
export const NewPassword = v.pipe(
  v.string(PASSWORD_SHORT),
  v.minLength(8, PASSWORD_SHORT),
  v.maxLength(200, "Password must be at most 200 characters"),
);

/** A number and a specialty may be left out in the professions that have none; without a profession both are asked for. */
export const Registration = v.pipe(
  v.object({
    profession: v.optional(
      v.picklist(["", ...PROFESSIONS], "Choose one of the listed professions"),
    ),
    email: EmailAddress,
    firstName: requiredText("First name is required", 100),
    lastName: requiredText("Last name is required", 100),
    npiNumber: optionalText(20),
    specialty: v.optional(v.picklist(["", ...SPECIALTIES], "Choose one of the listed specialties")),
    password: NewPassword,
  }),
  v.forward(
    v.partialCheck(
      [["profession"]],
      ({ profession }) => profession !== "",
      "Profession is required",
    ),
    ["profession"],
  ),
  v.forward(
    v.partialCheck(
      [["profession"], ["npiNumber"]],
      ({ profession, npiNumber }) => !isNumbered(profession) || npiNumber !== undefined,
      "NPI number is required",
    ),
    ["npiNumber"],
  ),
  v.forward(
    v.partialCheck(
      [["profession"], ["specialty"]],
      ({ profession, specialty = "" }) => !isNumbered(profession) || specialty !== "",
      "Specialty is required",
    ),
    ["specialty"],
  ),
);

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
