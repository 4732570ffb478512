import type { Allowed } from "#/platform/http/pages/content-security-policy.ts";
import type { IdentityProvider, ProviderManifest } from "../../../server/identity/provider.ts";
import { credentialVerifier, type Issuer, google } from "./google-identity.ts";
import { googleRoutes } from "./google.routes.ts";

/**
 * What Google's button needs, as its guide lists it. Its script is loaded where the button is shown and nowhere else;
 * that may be any page, because the sign-in modal opens on every one.
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const BUTTON: Allowed = {
  "script-src": ["https://accounts.google.com/gsi/client"],
  "frame-src": ["https://accounts.google.com/gsi/"],
  "connect-src": ["https://accounts.google.com/gsi/"],
  "style-src": ["https://accounts.google.com/gsi/style"],
};

/** Sign in with Google: the page gets an ID token from Google's button and presents it. */
export const googleManifest: ProviderManifest = {
  setUp: ({ googleClientId }) =>
    googleClientId === undefined ? undefined : googleProvider(googleClientId),
};

export function googleProvider(clientId: string, issuer: Issuer = google()): IdentityProvider {
  const shown = { id: "google", name: "Google", clientId };
  const verify = credentialVerifier(clientId, issuer);
  return { shown, allowed: BUTTON, routes: (door) => googleRoutes(door, shown, verify) };
}
