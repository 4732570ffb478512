import { createHash, createHmac } from "node:crypto";

/** A hash that only this installation can make. */
export type KeyedHash = (purpose: string, parts: readonly string[]) => Buffer;

/** @param secret is asked for when something is first hashed. */
export function createKeyedHash(secret: () => string): KeyedHash {
  let key: Buffer | undefined;
  return (purpose, parts) => {
    key ??= createHash("sha256").update(`interop ${secret()}`).digest();
    return createHmac("sha256", key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  };
}
