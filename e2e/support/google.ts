import type { Page } from "@playwright/test";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { startOwnServer } from "./own-server.ts";

const CLIENT_ID = "browser-tests.apps.example";

export type GoogleSite = {
  readonly url: string;
  /** Signed as Google signs: for this site, of just now. */
  readonly credentialFor: (email: string, name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** A server of its own with Sign in with Google, beside the one that all other browser tests share. */
export async function startGoogleSite(more: Record<string, string> = {}): Promise<GoogleSite> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "tests", alg: "RS256", use: "sig" };
  const { url, stop } = await startOwnServer(
    { GOOGLE_CLIENT_ID: CLIENT_ID, ISSUER_KEYS: JSON.stringify({ keys: [jwk] }), ...more },
    "e2e/support/server-with-google.ts",
  );
  return {
    url,
    credentialFor: (email, name) =>
      new SignJWT({ email, email_verified: true, name, given_name: name.split(" ")[0] ?? "" })
        .setProtectedHeader({ alg: "RS256", kid: "tests" })
        .setIssuer("https://accounts.google.com")
        .setAudience(CLIENT_ID)
        .setSubject(email)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey),
    stop,
  };
}

/** Stands in for Google's script: draws a button that hands over this credential when it is pressed. */
export async function serveGoogleScript(page: Page, credential: string): Promise<void> {
  const body = `window.google = { accounts: { id: {
    initialize(settings) { this.settings = settings; window.googleSettings = settings; },
    renderButton(place, look) {
      const button = document.createElement("button");
      button.textContent = look.text === "signup_with" ? "Sign up with Google" : "Sign in with Google";
      button.dataset.width = String(look.width);
      button.addEventListener("click", () => this.settings.callback({ credential: ${JSON.stringify(credential)} }));
      place.append(button);
    },
  } } };`;
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}
