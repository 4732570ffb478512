/** The JSON Web Token with which a CDS client says who it is (CDS Hooks 2.0, "Trusting CDS Clients"). */
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
} from "jose";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { SharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import type { CdsClient, CdsClientStore } from "./cds-client.store.ts";

/** Signatures with a key of the client's own; none that both sides could make, and none at all never. */
const ALGORITHMS = ["ES384", "RS384", "ES256", "RS256", "PS256", "PS384", "EdDSA"];
const SKEW_S = 60;
const LONGEST_LIFE_S = 300;
/** Longer than any that is signed with one of these. */
const TOKEN = /^Bearer ([\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{1,2000})$/i;

/** What is needed to hold a token against what is on record. */
export type TokenCheck = {
  readonly clients: Pick<CdsClientStore, "find">;
  readonly spent: Pick<SharedCounts, "take">;
  readonly now: () => number;
};

/** Why a token was refused: for the log, never with a value of it. */
export class RefusedToken extends Error {
  override readonly name = "RefusedToken";
}

const refuse = (why: string): never => {
  throw new RefusedToken(why);
};

/**
 * @param authorization the header of this name
 * @param audience the exact address of the service that is called
 * @throws RefusedToken
 */
export async function clientOf(
  authorization: string | undefined,
  audience: string,
  { clients, spent, now }: TokenCheck,
): Promise<CdsClient> {
  const token = TOKEN.exec(authorization ?? "")?.[1];
  if (token === undefined) return refuse("no token");
  const claimed = readUnverified(token);
  const client = await clients.find(claimed.iss);
  if (!client) return refuse("unknown client");
  if (claimed.jku !== undefined && claimed.jku !== client.jku) return refuse("jku elsewhere");
  const payload = await verified(token, client, audience, now());
  refuseLongLife(payload, now());
  const { jti = "" } = payload;
  if (jti === "") return refuse("no jti");
  const once = { calls: 1, seconds: LONGEST_LIFE_S + 2 * SKEW_S };
  const again = await spent.take("cds jti", JSON.stringify([client.iss, jti]), once);
  return again > 0 ? refuse("replay") : client;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** To read a key takes as long as to check a signature with it; a client that is added anew has other keys. */
const keySets = new LRUCache<string, KeySet>({ max: 500 });

function keysOf(jwks: unknown): KeySet {
  const text = JSON.stringify(jwks);
  const known = keySets.get(text);
  if (known) return known;
  const read = createLocalJWKSet(v.parse(Keys, jwks));
  keySets.set(text, read);
  return read;
}

const Keys = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

const Header = v.object({
  alg: v.picklist(ALGORITHMS),
  typ: v.literal("JWT"),
  kid: v.pipe(v.string(), v.minLength(1)),
  jku: v.optional(v.string()),
  // What would have us take the key from the token itself.
  jwk: v.optional(v.never()),
  x5c: v.optional(v.never()),
  x5u: v.optional(v.never()),
});

function readUnverified(token: string): { readonly iss: string; readonly jku: string | undefined } {
  try {
    const header = v.safeParse(Header, decodeProtectedHeader(token));
    const { iss } = decodeJwt(token);
    if (!header.success || iss === undefined) return refuse("header or iss");
    return { iss, jku: header.output.jku };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refuse("unreadable");
    throw error;
  }
}

async function verified(
  token: string,
  { iss, jwks }: CdsClient,
  audience: string,
  now: number,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keysOf(jwks), {
      algorithms: ALGORITHMS,
      issuer: iss,
      audience,
      typ: "JWT",
      clockTolerance: SKEW_S,
      currentDate: new Date(now),
      requiredClaims: ["iss", "aud", "exp", "iat", "jti"],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return refuse(error.code);
    throw error;
  }
}

function refuseLongLife({ exp = 0, iat = 0 }: JWTPayload, now: number): void {
  if (exp - iat > LONGEST_LIFE_S || exp <= iat) refuse("life");
  if (iat > now / 1000 + SKEW_S) refuse("iat in the future");
}
