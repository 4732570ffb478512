import type { Log } from "#/platform/log/log.ts";

/** What every request carries from the outermost layer inwards. */
export type Bindings = {
  Variables: {
    requestId: string;
    log: Log;
    ipAddress: string;
  };
};
