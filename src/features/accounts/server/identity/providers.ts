import type { Config } from "#/platform/config/config.ts";
import type { Allowed } from "#/platform/http/pages/content-security-policy.ts";
import { googleManifest } from "../../providers/google/server/google.manifest.ts";
import { oidcManifest } from "../../providers/oidc/server/oidc.manifest.ts";
import type { IdentityProvider, ProviderManifest } from "./provider.ts";

/** Every provider that Wardbook knows; their buttons stand in `ui/identity/identity-buttons.tsx`. */
const MANIFESTS: readonly ProviderManifest[] = [oidcManifest, googleManifest];

/** Those that this configuration names, in the order of their buttons. */
export function identityProviders(config: Config): IdentityProvider[] {
  return MANIFESTS.map(({ setUp }) => setUp(config)).filter((provider) => provider !== undefined);
}

/** What all their buttons together load. */
export function allowedFor(providers: readonly IdentityProvider[]): Allowed {
  const all: Record<string, string[]> = {};
  for (const { allowed } of providers) {
    for (const [directive, sources] of Object.entries(allowed)) {
      all[directive] = [...(all[directive] ?? []), ...sources];
    }
  }
  return all;
}
