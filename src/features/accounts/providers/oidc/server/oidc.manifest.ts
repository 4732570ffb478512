import { sealerOf } from "#/platform/secrets/configured-sealer.ts";
import type { Sealer } from "#/platform/secrets/sealer.ts";
import type { IdentityProvider, ProviderManifest } from "../../../server/identity/provider.ts";
import { logoutDoor } from "./logout-door.ts";
import { createOidcClient, type OidcSettings } from "./oidc-client.ts";
import { oidcRoutes } from "./oidc.routes.ts";

/** Sign in with any OpenID Connect provider: the page leaves for it, and comes back to /signin. */
export const oidcManifest: ProviderManifest = {
  setUp: (config) => {
    const { oidc, publicUrl, port } = config;
    if (oidc === undefined) return undefined;
    const origin = publicUrl ?? `http://localhost:${port}`;
    return oidcProvider(oidc, { origin, sealer: sealerOf(config) });
  },
};

type Site = { readonly origin: string; readonly sealer: Sealer; readonly now?: () => number };

export function oidcProvider(
  settings: OidcSettings,
  { origin, sealer, now = Date.now }: Site,
): IdentityProvider {
  const client = createOidcClient(settings, `${origin}/signin`);
  const shown = { id: "oidc", name: settings.name, clientId: null };
  return {
    shown,
    allowed: {},
    routes: (door) => oidcRoutes(door, shown, { client, sealer, now }),
    logoutDoor: (parts) => logoutDoor(client, settings.clientId, parts),
  };
}
