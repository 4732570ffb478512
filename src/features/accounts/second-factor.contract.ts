import * as v from "valibot";
import { SignedIn } from "./accounts.contract.ts";

/** What a browser's passkey call returns; its verifier knows the shape. */
const Credential = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1400)),
  rawId: v.string(),
  type: v.literal("public-key"),
  response: v.record(v.string(), v.unknown()),
  clientExtensionResults: v.record(v.string(), v.unknown()),
});

const Ticket = v.pipe(v.string("A ticket is required"), v.nonEmpty("A ticket is required"));

const CODE_MESSAGE = "Enter the 6 digits that your authenticator shows";
const Code = v.pipe(
  v.string(CODE_MESSAGE),
  v.transform((text) => text.replace(/\s/g, "")),
  v.regex(/^\d{6}$/, CODE_MESSAGE),
);

/** The second step of a sign-in: the ticket of the first, and one of the three proofs. */
export const SecondFactor = v.object({
  ticket: Ticket,
  code: v.optional(Code),
  recoveryCode: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Enter one of your recovery codes"),
      v.maxLength(40, "A recovery code is shorter"),
    ),
  ),
  passkey: v.optional(Credential),
});

export type SecondFactor = v.InferOutput<typeof SecondFactor>;

export const FACTOR_METHODS = ["code", "passkey", "recovery-code"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

export const TicketOnly = v.object({ ticket: Ticket });
/** What the browser's passkey call is asked with. */
export const PasskeyOptions = v.object({ options: v.record(v.string(), v.unknown()) });

/** Whoever changes a factor shows again that the account is theirs. Accounts without a password send none. */
export const Reconfirmed = v.object({
  password: v.optional(v.pipe(v.string("Password is required"), v.maxLength(200)), ""),
});

export const Factors = v.object({
  /** Whether changes ask for the password; an account without one is asked to sign in anew. */
  hasPassword: v.boolean(),
  /** Since when codes of an authenticator app are asked for; null where they are not. */
  authenticatorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
    }),
  ),
});

export type Factors = v.InferOutput<typeof Factors>;

/** The secret is in this answer and in no other. */
export const NewAuthenticator = v.object({ secret: v.string(), uri: v.string() });
export const AuthenticatorCode = v.object({ code: Code });
/** Each works once, and they are shown once. Empty where the earlier ones stay. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const NewPasskeyOptions = v.object({ ...PasskeyOptions.entries, ...TicketOnly.entries });
export const NewPasskey = v.object({
  ticket: Ticket,
  name: v.pipe(
    v.string("Give the passkey a name"),
    v.trim(),
    v.nonEmpty("Give the passkey a name"),
    v.maxLength(60, "Use at most 60 characters"),
  ),
  passkey: Credential,
});
/** Between the first factor and the session, where everybody needs a second one: the first code of the new app, */
export const FirstAuthenticator = v.object({ ticket: Ticket, code: Code });
/** or the new passkey; and then both the session and the codes, which are shown this once. */
export const SignedInWithCodes = v.object({ ...SignedIn.entries, ...RecoveryCodes.entries });
export type SignedInWithCodes = v.InferOutput<typeof SignedInWithCodes>;

export const PasskeyToRemove = v.object({ id: v.string(), ...Reconfirmed.entries });
