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
    log.error(
      { err: rootOf(cause) },
      "the database is away: requests are refused until it is back",
    );
    over = setTimeout(end, quietMs).unref();
  };
}

/** The driver's words, without the statement that met them and without where that was. */
function rootOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.cause !== undefined) return rootOf(error.cause);
  const { name, message } = error;
  return { name, message, code: "code" in error ? error.code : undefined };
}
