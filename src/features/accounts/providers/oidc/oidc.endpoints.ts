import { endpoint } from "#/kernel/endpoint.ts";
import type { SignedIn } from "../../accounts.contract.ts";
import type { OidcAnswer, OidcBegun, OidcStart } from "./oidc.contract.ts";

/** Apart from their schemas, which pages have no use for. */
export const beginOidc = endpoint<typeof OidcStart, typeof OidcBegun>(
  "POST",
  "/api/auth/oidc/start",
);

export const finishOidc = endpoint<typeof OidcAnswer, typeof SignedIn>("POST", "/api/auth/oidc");
