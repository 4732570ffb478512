import { RateLimiterMemory } from "rate-limiter-flexible";
import { Failure } from "#/kernel/failure.ts";

/** So many calls from one address within so many seconds. */
export type Limit = { readonly calls: number; readonly seconds: number };

/** What any address may do with the API as a whole: ample for a ward behind one address, too little for a scraper. */
export const API_LIMIT: Limit = { calls: 1200, seconds: 60 };

export type Limiter = (name: string, limit: Limit, address: string) => Promise<void>;

/** Counts in this process. With limits off (benchmarks on loopback) nothing is counted. */
export function createLimiter({ off }: { off: boolean }): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  return async (name, limit, address) => {
    if (off) return;
    const counter = counters.get(name) ?? createCounter(name, limit);
    counters.set(name, counter);
    await counter.consume(address).catch((refusal: unknown) => {
      throw refused(refusal);
    });
  };
}

function createCounter(keyPrefix: string, { calls, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points: calls, duration: seconds });
}

function refused(refusal: unknown): unknown {
  if (refusal instanceof Error) return refusal;
  const wait = refusal as { msBeforeNext?: number };
  const retryAfter = Math.max(1, Math.ceil((wait.msBeforeNext ?? 1000) / 1000));
  const message = `Too many requests. Please wait ${retryAfter} s and try again.`;
  return new Failure("too-many-requests", message, { retryAfter });
}
