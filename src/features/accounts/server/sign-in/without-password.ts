import { Failure } from "#/kernel/failure.ts";
import type { Route } from "#/platform/http/serve.ts";
import type { AccountParts } from "../account-parts.ts";

/** What a password opens, or gets one. */
const BY_PASSWORD = new Set([
  "POST /api/auth/register",
  "POST /api/auth/login",
  "POST /api/auth/password",
  "POST /api/auth/password-reset",
  "POST /api/auth/password-reset/confirm",
]);

/** Where nobody signs in but with a provider: the call is there, and says so. */
export function withoutPassword(
  route: Route,
  { providers }: Pick<AccountParts, "providers">,
): Route {
  if (!BY_PASSWORD.has(`${route.endpoint.method} ${route.endpoint.path}`)) return route;
  const names = providers.map(({ shown }) => shown.name).join(" or ");
  return {
    ...route,
    handle: async () => {
      throw new Failure("forbidden", `Sign in with ${names} here.`);
    },
  };
}
