import type { Route } from "#/platform/http/serve.ts";
import type { AccountParts } from "./account-parts.ts";
import { withoutPassword } from "./sign-in/without-password.ts";
import { addressRoutes } from "./address/address.routes.ts";
import { authRoutes } from "./sign-in/auth.routes.ts";
import { contestRoutes } from "./npi/contest.routes.ts";
import { factorSettingsRoutes } from "./second-factor/factor-settings.routes.ts";
import { passkeySettingsRoutes } from "./second-factor/passkey-settings.routes.ts";
import { pictureRoutes } from "./profile/picture.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { resetRoutes } from "./recovery/reset.routes.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";
import { setUpFactorRoutes } from "./second-factor/set-up-factor.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";

/** Every call of accounts. */
export function accountRoutes(parts: AccountParts): Route[] {
  const routes = allRoutes(parts);
  return parts.localSignIn ? routes : routes.map((route) => withoutPassword(route, parts));
}

function allRoutes(parts: AccountParts): Route[] {
  return [
    ...authRoutes(parts),
    ...addressRoutes(parts),
    ...contestRoutes(parts),
    ...resetRoutes(parts),
    ...profileRoutes(parts),
    ...sessionRoutes(parts),
    ...pictureRoutes(parts),
    ...parts.providers.flatMap(({ routes }) => routes(parts.door)),
    ...secondFactorRoutes(parts),
    ...setUpFactorRoutes(parts),
    ...factorSettingsRoutes(parts),
    ...passkeySettingsRoutes(parts),
  ];
}
