import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "#/kernel/failure.ts";

type Pace = { nextAt: number; restsUntil: number };

/**
 * Keeps us from being a burden to a host: a pause between one request and the next, and none at all while a host has asked
 * to be left alone (Retry-After).
 */
export function createHostPace(gapMs: number, now: () => number = Date.now) {
  const hosts = new Map<string, Pace>();
  const paceOf = (host: string) => {
    const pace = hosts.get(host) ?? { nextAt: 0, restsUntil: 0 };
    hosts.set(host, pace);
    return pace;
  };
  return {
    /** @throws Failure "unavailable" at once, where the host rests: with the seconds that are left. */
    async turn(host: string, signal?: AbortSignal | null): Promise<void> {
      const pace = paceOf(host);
      const left = pace.restsUntil - now();
      if (left > 0) {
        const retryAfter = Math.ceil(left / 1000);
        throw new Failure("unavailable", `${host} asks to wait ${retryAfter} s.`, { retryAfter });
      }
      const at = Math.max(now(), pace.nextAt);
      pace.nextAt = at + gapMs;
      if (at > now()) await sleep(at - now(), undefined, signal ? { signal } : {});
    },
    rest(host: string, forMs: number): void {
      const pace = paceOf(host);
      pace.restsUntil = Math.max(pace.restsUntil, now() + forMs);
    },
  };
}
