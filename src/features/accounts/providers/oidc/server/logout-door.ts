import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import type { LogoutParts } from "../../../server/identity/provider.ts";
import { subjectOf, type OidcClient } from "./oidc-client.ts";

const PATH = "/api/auth/oidc/backchannel-logout";
const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const LIMIT = { calls: 600, seconds: 60, shared: true } as const;

const Claims = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty()),
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  events: v.looseObject({ [EVENT]: v.record(v.string(), v.unknown()) }),
  nonce: v.optional(v.never()),
});

/**
 * The provider tells here of whoever signed out or has left: all their sessions end, on all servers at once.
 * https://openid.net/specs/openid-connect-backchannel-1_0.html
 */
export function logoutDoor(
  client: OidcClient,
  clientId: string,
  { limiter, spend, endSessionsOf }: LogoutParts,
): Hono<Bindings> {
  const door = new Hono<Bindings>();
  let keys: JWTVerifyGetKey | undefined;
  door.post(PATH, bodyLimit({ maxSize: 16_384 }), async (context) => {
    await limiter("logout told by the provider", LIMIT, context.get("ipAddress"));
    const { logout_token: token } = await context.req.parseBody();
    if (typeof token !== "string") throw invalid(undefined);
    const { issuer, keys: address } = await client.told();
    keys ??= createRemoteJWKSet(new URL(address ?? issuer), { timeoutDuration: 5000 });
    const options = {
      issuer,
      audience: clientId,
      algorithms: ["RS256", "ES256", "PS256", "EdDSA"],
      maxTokenAge: "10 minutes",
      clockTolerance: 30,
    };
    const { payload } = await jwtVerify(token, keys, options).catch((cause: unknown) => {
      throw invalid(cause);
    });
    const claims = v.safeParse(Claims, payload);
    if (!claims.success) throw invalid(undefined);
    const { iss, sub, jti } = claims.output;
    if (!(await spend(`${iss} logout ${jti}`))) throw invalid(undefined);
    await endSessionsOf(subjectOf(iss, sub));
    return context.body(null, 200, { "cache-control": "no-store" });
  });
  return door;
}

function invalid(cause: unknown): Failure {
  return new Failure("invalid-input", "logout_token must be a logout token of the provider.", {
    cause,
  });
}
