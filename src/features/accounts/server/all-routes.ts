import type { Route } from "#/platform/http/serve.ts";
import type { AccountParts } from "./account-parts.ts";
import { addressRoutes } from "./address.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { contestRoutes } from "./contest.routes.ts";
import { factorSettingsRoutes } from "./factor-settings.routes.ts";
import { googleRoutes } from "./google.routes.ts";
import { passkeySettingsRoutes } from "./passkey-settings.routes.ts";
import { pictureRoutes } from "./picture.routes.ts";
import { profileRoutes } from "./profile.routes.ts";
import { resetRoutes } from "./reset.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { setUpFactorRoutes } from "./set-up-factor.routes.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";

/** Every call of accounts. */
export function accountRoutes(parts: AccountParts): Route[] {
  return [
    ...authRoutes(parts),
    ...addressRoutes(parts),
    ...contestRoutes(parts),
    ...resetRoutes(parts),
    ...profileRoutes(parts),
    ...sessionRoutes(parts),
    ...pictureRoutes(parts),
    ...googleRoutes(parts),
    ...secondFactorRoutes(parts),
    ...setUpFactorRoutes(parts),
    ...factorSettingsRoutes(parts),
    ...passkeySettingsRoutes(parts),
  ];
}
