import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. Whoever has it is signed in, so it is given out once and kept only as a hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
