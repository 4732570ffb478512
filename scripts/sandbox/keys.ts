import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from "jose";

export const SANDBOX_ISS = "https://sandbox.example";
const KID = "sandbox";
const ALGORITHM = "ES384";

/** Keys that are kept in a file of the owner's, made at the first start; the public ones stand beside it. */
export async function createSigner(privateFile: string, publicFile: string) {
  if (!existsSync(privateFile)) {
    const made = await generateKeyPair(ALGORITHM, { extractable: true });
    mkdirSync(dirname(privateFile), { recursive: true });
    writeFileSync(privateFile, JSON.stringify(await exportJWK(made.privateKey)), { mode: 0o600 });
    const shown = { ...(await exportJWK(made.publicKey)), kid: KID, alg: ALGORITHM };
    writeFileSync(publicFile, JSON.stringify({ keys: [shown] }));
  }
  const jwk: JWK = JSON.parse(readFileSync(privateFile, "utf8"));
  const key = await importJWK(jwk, ALGORITHM);
  /** A token for one call of this address. */
  return async (audience: string): Promise<string> =>
    new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: KID })
      .setIssuer(SANDBOX_ISS)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("2 minutes")
      .sign(key);
}
