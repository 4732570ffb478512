import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import type { Identity } from "../../../server/identity/provider.ts";

/** Who vouches for identities: whose name their tokens carry, and with which keys they sign. */
export type Issuer = {
  readonly issuers: readonly string[];
  readonly keys: JWTVerifyGetKey;
};

export type VerifyCredential = (credential: string) => Promise<Identity>;

/** Both spellings of the issuer occur: https://developers.google.com/identity/openid-connect/openid-connect */
export function google(): Issuer {
  return {
    issuers: ["https://accounts.google.com", "accounts.google.com"],
    keys: createRemoteJWKSet(new URL("https://www.googleapis.com/oauth2/v3/certs"), {
      timeoutDuration: 5000,
    }),
  };
}

/** A credential comes from a click of just now: an older one was kept by somebody. */
const MAX_AGE = "10 minutes";

const optional = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");
const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), false),
  name: optional,
  given_name: optional,
  family_name: optional,
  picture: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
});

/**
 * Checks signature, issuer, audience, expiry and age.
 * @throws Failure "unauthenticated" for a credential that does not hold, "upstream-failed" where the keys cannot be had.
 */
export function credentialVerifier(clientId: string, { issuers, keys }: Issuer): VerifyCredential {
  return async (credential) => {
    const options = {
      issuer: [...issuers],
      audience: clientId,
      algorithms: ["RS256", "ES256"],
      maxTokenAge: MAX_AGE,
      clockTolerance: 30,
      requiredClaims: ["exp", "iat", "sub"],
    };
    const { payload } = await jwtVerify(credential, keys, options).catch((error: unknown) => {
      throw refusal(error);
    });
    const claims = v.safeParse(Claims, payload);
    if (!claims.success) throw new Failure("unauthenticated", "Authentication failed");
    const { sub, email, email_verified: confirmed, ...person } = claims.output;
    return {
      googleId: sub,
      email,
      emailVerified: confirmed === true || confirmed === "true",
      name: person.name || null,
      firstName: person.given_name || null,
      lastName: person.family_name || null,
      picture: person.picture || null,
    };
  };
}

/** Faults of the credential, in the words of the specification; all else is between us and the provider. */
const FAULTS = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

function refusal(error: unknown): Failure {
  return FAULTS.some((kind) => error instanceof kind)
    ? new Failure("unauthenticated", "Authentication failed", { cause: error })
    : new Failure("upstream-failed", "Google could not be asked. Please try again.", {
        cause: error,
      });
}
