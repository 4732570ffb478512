import { keyOfFolder } from "#/platform/secrets/key-file.ts";
import { createSealer, type Sealer } from "#/platform/secrets/sealer.ts";
import type { IdentityProvider, ProviderManifest } from "../../../server/identity/provider.ts";
import { logoutDoor } from "./logout-door.ts";
import { createOidcClient, type OidcSettings } from "./oidc-client.ts";
import { oidcRoutes } from "./oidc.routes.ts";

/** Sign in with any OpenID Connect provider: the page leaves for it, and comes back to /signin. */
export const oidcManifest: ProviderManifest = {
  setUp: ({ oidc, publicUrl, port, secretKey, dataDir }) => {
    if (oidc === undefined) return undefined;
    const sealer = createSealer(() => secretKey ?? keyOfFolder(dataDir));
    return oidcProvider(oidc, { origin: publicUrl ?? `http://localhost:${port}`, sealer });
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
