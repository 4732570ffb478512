import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's least settings of 2025: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

/** The hash of a password that nobody has: comparing with it takes as long as comparing with a real one. */
const NOBODYS = hashPassword(crypto.randomUUID());

/** @param stored the account's hash, or null where there is no account or no password: false, after the same work. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODYS), password.normalize("NFKC"));
  return stored !== null && matches;
}
