import { RateLimiterMemory } from "rate-limiter-flexible";
import { Failure } from "#/kernel/failure.ts";
import { networkOf } from "./network-of.ts";
import type { SharedCounts } from "./shared-count.store.ts";

/** So many calls from one address, or one IPv6 network, within so many seconds. */
export type Limit = {
  readonly calls: number;
  readonly seconds: number;
  /** Counted in the database, for all servers together and across restarts; else in each process. */
  readonly shared?: true;
};

/** What any address may do with the API as a whole: ample for a ward behind one address, too little for a scraper. */
export const API_LIMIT: Limit = { calls: 1200, seconds: 60 };

/**
 * Pages that had to be made because none was kept. Those kept count for nothing, and whoever goes from page to page in the
 * browser asks for none: a whole clinic that reads stays below this, and a scraper gets no further than through the API.
 */
export const PAGE_LIMIT: Limit = { calls: 400, seconds: 60 };

/**
 * The milliseconds in a minute that threads work for one address. A check of ten drugs takes about ten, so that no ward
 * comes near; one address that sends the longest lists leaves most of a thread to others.
 */
export const THREAD_TIME: Limit = { calls: 15_000, seconds: 60 };

/** @param cost of this call, 1 unless said otherwise; 0 only asks. */
export type Limiter = (name: string, limit: Limit, address: string, cost?: number) => Promise<void>;

type Counting = {
  readonly off: boolean;
  /** Where shared limits are counted; without it they are counted in this process like all others. */
  readonly shared?: SharedCounts;
};

/** With limits off (benchmarks on loopback) nothing is counted. */
export function createLimiter({ off, shared }: Counting): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  return async (name, limit, address, cost = 1) => {
    if (off) return;
    const network = networkOf(address);
    if (limit.shared && shared) {
      const wait = await shared.take(name, network, limit);
      if (wait > 0) throw tooMany(wait);
      return;
    }
    const counter = counters.get(name) ?? createCounter(name, limit);
    counters.set(name, counter);
    await counter.consume(network, Math.ceil(cost)).catch((refusal: unknown) => {
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
  return tooMany(Math.max(1, Math.ceil((wait.msBeforeNext ?? 1000) / 1000)));
}

/** @param retryAfter in seconds. */
export function tooMany(retryAfter: number): Failure {
  const message = `Too many requests. Please wait ${spokenWait(retryAfter)} and try again.`;
  return new Failure("too-many-requests", message, { retryAfter });
}

function spokenWait(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}
