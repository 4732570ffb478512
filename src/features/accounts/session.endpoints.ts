import { endpoint } from "#/kernel/endpoint.ts";
import type { Done, Nothing, Verified } from "./session.contract.ts";

/**
 * What every page asks of a session. Apart from its schemas, because other contracts use those: beside them they would
 * bring the schema library into the entry of every page.
 */
export const verify = endpoint<typeof Nothing, typeof Verified>("GET", "/api/auth/verify");
export const logout = endpoint<typeof Nothing, typeof Done>("POST", "/api/auth/logout");
