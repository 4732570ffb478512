import type { Log } from "#/platform/log/log.ts";

/** An outage is over when nothing has been refused for so long. */
const QUIET_MS = 30_000;

/** Tells the log of an outage when it begins and when it is over, however many requests it refuses. */
export type Outage = (cause: unknown) => void;

export function createOutage(log: Log, quietMs = QUIET_MS): Outage {
  let refused = 0;
  let over: NodeJS.Timeout | undefined;
  const end = () => {
    log.warn({ refused }, "the database answers again, or nobody asks");
    [refused, over] = [0, undefined];
  };
  return (cause) => {
    refused += 1;
    if (over) return void over.refresh();
    log.error(reasonOf(cause), "the database is away: requests are refused until it is back");
    over = setTimeout(end, quietMs).unref();
  };
}

/** The driver's words, without the statement that met them, its values, and where that was. */
function reasonOf(error: unknown): { readonly reason: string; readonly code?: string } {
  if (!(error instanceof Error)) return { reason: String(error) };
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = "code" in error ? { code: String(error.code) } : {};
  // PostgreSQL's own words may repeat a value.
  return { reason: "severity" in error ? "" : error.message, ...code };
}
