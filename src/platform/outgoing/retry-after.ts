const LONGEST_MS = 24 * 3_600_000;

/** How long a Retry-After header asks to wait, in milliseconds, a day at most; undefined where it says nothing. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS);
}

/** The wait after so many failures in a row: it doubles, up to a bound. */
export function backOffMs(failures: number, firstMs: number, mostMs: number): number {
  return failures < 1 ? 0 : Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 30));
}
