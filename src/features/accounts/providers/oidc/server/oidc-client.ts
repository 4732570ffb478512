import * as oidc from "openid-client";
import * as v from "valibot";
import { isLoopback } from "#/platform/config/value.ts";
import { Failure } from "#/kernel/failure.ts";
import { rolesOf, type Role } from "#/kernel/role.ts";
import type { Identity } from "../../../server/identity/provider.ts";

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** As people know it. */
  readonly name: string;
  readonly scopes: string;
  /** Whether addresses count as verified though the provider does not say so, as of a hospital's own directory. */
  readonly trustsEmail: boolean;
  /** The claim that names a person's groups, */
  readonly groupsClaim?: string;
  /** and the roles that they give; undefined where groups say nothing of roles. */
  readonly groupRoles?: readonly (readonly [group: string, role: Role])[] | undefined;
};

/** What a sign-in that was begun is finished with. */
export const Begun = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type Begun = v.InferOutput<typeof Begun>;

export type OidcClient = ReturnType<typeof createOidcClient>;

const SECONDS = 10;
const optional = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");
const Claims = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), false),
  name: optional,
  given_name: optional,
  family_name: optional,
});

/** Any OpenID Connect provider, by the code flow with PKCE. What it says of itself is asked for once, and again after a failure. */
export function createOidcClient(settings: OidcSettings, redirectUri: string) {
  const { issuer, clientId, clientSecret, scopes } = settings;
  const url = new URL(issuer);
  let found: Promise<oidc.Configuration> | undefined;
  const discover = async () => {
    const plain = url.protocol === "http:" && isLoopback(url.hostname);
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(plain ? [oidc.allowInsecureRequests] : []),
    ];
    return oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: SECONDS });
  };
  const configuration = () => {
    found ??= discover().catch((cause: unknown) => {
      found = undefined;
      throw unreachable(settings, cause);
    });
    return found;
  };
  return {
    /** What the provider says of itself, as far as a logout that it tells of needs it. */
    async told() {
      const { issuer: named, jwks_uri: keys } = (await configuration()).serverMetadata();
      return { issuer: named, keys };
    },

    async begin(): Promise<{ address: string; begun: Begun }> {
      const verifier = oidc.randomPKCECodeVerifier();
      const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state: begun.state,
        nonce: begun.nonce,
      });
      return { address: address.href, begun };
    },

    /** @throws Failure "unauthenticated" for an answer that does not hold, "upstream-failed" where the provider cannot be asked. */
    async finish({ state, nonce, verifier }: Begun, query: string): Promise<Identity> {
      const answer = new URL(redirectUri);
      answer.search = query;
      const known = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(known, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw refused(undefined);
        const more =
          claims["email"] === undefined && known.serverMetadata().userinfo_endpoint !== undefined
            ? await oidc.fetchUserInfo(known, tokens.access_token, claims.sub)
            : {};
        return identityOf({ ...more, ...claims }, settings);
      } catch (error) {
        throw failureOf(error, settings);
      }
    },
  };
}

function identityOf(claims: unknown, settings: OidcSettings): Identity {
  const { trustsEmail, name } = settings;
  const read = v.safeParse(Claims, claims);
  if (!read.success) {
    throw new Failure("forbidden", `${name} did not say by which email address you are known.`);
  }
  const { iss, sub, email, email_verified: verified, ...person } = read.output;
  return {
    googleId: subjectOf(iss, sub),
    email,
    emailVerified: trustsEmail || verified === true || verified === "true",
    name: person.name || null,
    firstName: person.given_name || null,
    lastName: person.family_name || null,
    picture: null,
    ...rolesIn(claims, settings),
  };
}

const Groups = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
]);

/** Whoever is in no group that counts has no role. */
function rolesIn(claims: unknown, { groupsClaim = "groups", groupRoles }: OidcSettings) {
  if (groupRoles === undefined) return {};
  const named = v.safeParse(v.looseObject({ [groupsClaim]: Groups }), claims);
  const groups = named.success ? named.output[groupsClaim] : [];
  return {
    roles: rolesOf(groupRoles.filter(([group]) => groups?.includes(group)).map(([, role]) => role)),
  };
}

/** Whom a provider means: its subjects are its own. An issuer is an address, and Google's subjects are numbers. */
export function subjectOf(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

/** Not ours to mend: the answer did not hold, or somebody said no. */
function failureOf(error: unknown, settings: OidcSettings): Failure {
  if (error instanceof Failure) return error;
  const isFault =
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError ||
    (error instanceof oidc.ClientError && error.code !== "OAUTH_TIMEOUT");
  return isFault ? refused(error) : unreachable(settings, error);
}

function refused(cause: unknown): Failure {
  return new Failure("unauthenticated", "Authentication failed", { cause });
}

function unreachable({ name }: OidcSettings, cause: unknown): Failure {
  return new Failure("upstream-failed", `${name} could not be asked. Please try again.`, { cause });
}
