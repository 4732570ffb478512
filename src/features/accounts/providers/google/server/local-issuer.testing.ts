import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import type { Issuer } from "./google-identity.ts";

export const ISSUER = "https://accounts.google.com";
export const CLIENT_ID = "this-site.apps.example";

export type LocalIssuer = {
  readonly provider: Issuer;
  /** A credential for these claims over the usual ones, signed with the issuer's key or with a stranger's. */
  readonly credential: (claims?: JWTPayload, key?: CryptoKey) => Promise<string>;
  readonly close: () => void;
};

/** An identity provider with keys of its own that serves them over HTTP, as Google does. */
export async function startIssuer(): Promise<LocalIssuer> {
  const pair = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "local", alg: "RS256", use: "sig" };
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    provider: {
      issuers: [ISSUER],
      keys: createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/keys`)),
    },
    credential: (claims = {}, key = pair.privateKey) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: ISSUER,
        aud: CLIENT_ID,
        sub: "1001",
        email: "ana@example.org",
        email_verified: true,
        name: "Ana O'Neill",
        given_name: "Ana",
        family_name: "O'Neill",
        iat: now,
        exp: now + 3600,
        jti: crypto.randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "local" })
        .sign(key);
    },
    close: () => server.close(),
  };
}
