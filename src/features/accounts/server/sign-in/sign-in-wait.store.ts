import { createHash } from "node:crypto";
import { inArray, lte, sql, type SQL } from "drizzle-orm";
import { tooMany } from "#/platform/http/limits/limits.ts";
import { networkOf } from "#/platform/http/limits/network-of.ts";
import type { Queries } from "#/platform/database/database.ts";
import { signInWaits as waits } from "./sign-in-wait.table.ts";

export type SignInWaits = ReturnType<typeof createSignInWaits>;

/** An attempt that may be made. Unless it is said to have succeeded, it counts as failed. */
export type Attempt = { readonly succeeded: () => Promise<void> };

/** So many attempts without a wait; then 1 s, doubling with each failure up to `mostSeconds`. */
type Rule = { readonly free: number; readonly mostSeconds: number };

/** One address at one account: what somebody who forgot a password meets, and whoever guesses. */
const PAIR: Rule = { free: 5, mostSeconds: 3600 };
/** One address at any accounts: trying one common password everywhere. */
const ADDRESS: Rule = { free: 30, mostSeconds: 900 };
/** One account from any addresses: guessing through many machines. Short, because the owner may be among them. */
const ACCOUNT: Rule = { free: 50, mostSeconds: 300 };

/** From where somebody signed in, nobody else's failures keep them out for so long. */
const TRUSTED = sql`interval '90 days'`;
/**
 * The time at the moment, not at the statement's beginning: one that waited for another to count at the same row has
 * to see the wait which that one began.
 */
const NOW = sql`clock_timestamp()`;
const LEFT = sql<number>`extract(epoch FROM ${waits.waitsUntil} - ${NOW})::float8`;
/** Failures are forgotten when their wait has been over for so long. */
const FORGOTTEN = sql`interval '1 day'`;

/**
 * Slows guessing down for all servers together. An attempt is counted before the password is looked at, so that many
 * at once gain nothing, and one that has to wait costs no hashing.
 */
export function createSignInWaits(database: Queries, { off }: { off: boolean }) {
  return {
    /**
     * @param account what is guessed at, whether it exists or not: an e-mail address in lower case.
     * @throws Failure too-many-requests, with the seconds to wait.
     */
    async attempt(account: string, ipAddress: string): Promise<Attempt> {
      if (off) return { succeeded: async () => undefined };
      const address = networkOf(ipAddress);
      const pair = keyOf("pair", account, address);
      const others = [
        { key: keyOf("address", address), rule: ADDRESS },
        { key: keyOf("account", account), rule: ACCOUNT },
      ];
      const known = await lookUp([pair, ...others.map(({ key }) => key)]);
      const trusted = known.get(pair)?.trusted ?? false;
      const counted = [{ key: pair, rule: PAIR }, ...(trusted ? [] : others)];
      refuse(Math.max(...counted.map(({ key }) => known.get(key)?.left ?? 0)));
      for (const { key, rule } of counted) {
        refuse(await count(key, rule));
      }
      const taken = counted.map(({ key }) => key);
      return { succeeded: () => takeBack(pair, taken) };
    },

    /** Lets an account's owner, who has shown by other means who they are, try again here and from anywhere new. */
    async forgive(account: string, ipAddress: string): Promise<void> {
      const keys = [keyOf("account", account), keyOf("pair", account, networkOf(ipAddress))];
      await database
        .update(waits)
        .set({ failures: 0, waitsUntil: NOW })
        .where(inArray(waits.key, keys));
    },

    async forgetOld(): Promise<void> {
      const trusted = sql`coalesce(${waits.trustedUntil} > now(), false)`;
      await database
        .delete(waits)
        .where(sql`${waits.waitsUntil} < now() - ${FORGOTTEN} AND NOT ${trusted}`);
    },
  };

  /** By key: the seconds that are left to wait, and whether the account has signed in from there. */
  async function lookUp(keys: string[]) {
    const rows = await database
      .select({
        key: waits.key,
        left: LEFT,
        trusted: sql<boolean>`coalesce(${waits.trustedUntil} > now(), false)`,
      })
      .from(waits)
      .where(inArray(waits.key, keys));
    return new Map(rows.map((row) => [row.key, row]));
  }

  /**
   * Counts the attempt where it may be made: of many at once, as many as are free.
   * @returns the seconds to wait where it may not.
   */
  async function count(key: string, rule: Rule): Promise<number> {
    const failures = sql`CASE WHEN ${waits.waitsUntil} < now() - ${FORGOTTEN} THEN 1
      ELSE ${waits.failures} + 1 END`;
    const counted = await database
      .insert(waits)
      .values({ key, failures: 1, waitsUntil: NOW })
      .onConflictDoUpdate({
        target: waits.key,
        set: { failures, waitsUntil: sql`${NOW} + ${waitAfter(failures, rule)}` },
        setWhere: lte(waits.waitsUntil, NOW),
      })
      .returning({ key: waits.key });
    if (counted.length > 0) return 0;
    return Math.max(1, (await lookUp([key])).get(key)?.left ?? 0);
  }

  async function takeBack(pair: string, taken: string[]): Promise<void> {
    await database
      .update(waits)
      .set({
        // Signing in to an account of one's own does not wipe out failures at those of others.
        failures: sql`CASE WHEN ${waits.key} = ${pair} THEN 0
          ELSE greatest(${waits.failures} - 1, 0) END`,
        waitsUntil: sql`now()`,
        trustedUntil: sql`CASE WHEN ${waits.key} = ${pair} THEN now() + ${TRUSTED} END`,
      })
      .where(inArray(waits.key, taken));
  }
}

/** @throws Failure too-many-requests where there are seconds to wait. */
function refuse(seconds: number): void {
  if (seconds > 0) throw tooMany(Math.max(1, Math.ceil(seconds)));
}

function waitAfter(failures: SQL, { free, mostSeconds }: Rule): SQL {
  const doubled = sql`power(2, least((${failures}) - ${free}, 30))`;
  return sql`make_interval(secs => CASE WHEN (${failures}) < ${free} THEN 0
    ELSE least(${doubled}, ${mostSeconds}) END)`;
}

function keyOf(kind: "pair" | "address" | "account", ...parts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, ...parts]))
    .digest("base64url");
}
