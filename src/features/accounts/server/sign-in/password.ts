import { hash, verify } from "@node-rs/argon2";

export type Passwords = ReturnType<typeof createPasswords>;

/** What a hash costs: KiB of memory, passes over it, lanes. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** OWASP's least settings of 2025 for argon2id: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id, exactly as they were typed. */
export function createPasswords(cost: HashCost) {
  const hashed = (password: string): Promise<string> => hash(password, cost);
  /** The hash of a password that nobody has: comparing with it takes as long as comparing with a real one. */
  const nobodys = hashed(crypto.randomUUID());
  return {
    hash: hashed,

    /** @param stored the account's hash, or null where there is no account or no password: false, after the same work. */
    async matches(stored: string | null, password: string): Promise<boolean> {
      const matches = await verify(stored ?? (await nobodys), password);
      return stored !== null && matches;
    },
  };
}
