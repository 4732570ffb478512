import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { Provider } from "oidc-provider";

export const CLIENT = { id: "wardbook", secret: "a secret that the provider knows too" };

export type Person = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
};
export type ProviderInTest = Awaited<ReturnType<typeof startProvider>>;

/** A provider that others wrote, on loopback; its people sign in by their name alone. */
export async function startProvider(redirectUri: string, people: Map<string, Person>) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens at a port.
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "1", alg: "RS256", use: "sig" };
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { email: ["email", "email_verified"], profile: ["name", "groups"] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    /** What somebody's browser does there: names themselves, consents. @returns where it is sent back to. */
    signIn: (address: string, name: string) => walk(address, name),
    logoutToken: (
      claims: Record<string, unknown>,
      { algorithm = "RS256", signed = privateKey } = {},
    ) =>
      new SignJWT({
        jti: crypto.randomUUID(),
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...claims,
      })
        .setProtectedHeader({ alg: algorithm, kid: "1", typ: "logout+jwt" })
        .setIssuer(issuer)
        .setAudience(CLIENT.id)
        .setIssuedAt()
        .setExpirationTime("2m")
        .sign(signed),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Follows the redirects with the cookies, and fills in the two forms of the provider's own pages. */
async function walk(start: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(at, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; ") },
      ...(body && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    body = undefined;
    const to = answer.headers.get("location");
    if (to !== null) {
      at = new URL(to, at);
      if (at.pathname === "/signin") return at;
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined) throw new Error(page.slice(0, 500));
    at = new URL(action, at);
    body = new URLSearchParams({ prompt, login: name, password: "any" });
  }
  throw new Error("The provider sends nobody back.");
}
