import type { Log } from "#/platform/log/log.ts";
import type { Outage } from "./outage.ts";
import type { Policy } from "./serve.ts";

/** What every request carries from the outermost layer inwards. */
export type Bindings = {
  Variables: {
    requestId: string;
    log: Log;
    outage: Outage;
    ipAddress: string;
    describeFailure: Policy["failure"];
    /** The answer has all its headers already. */
    sealed: boolean;
  };
};
