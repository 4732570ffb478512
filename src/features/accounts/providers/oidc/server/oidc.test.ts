import { Hono } from "hono";
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest, sealerInTest } from "../../../server/accounts.testing.ts";
import { accountRoutes } from "../../../server/all-routes.ts";
import { sessions } from "../../../server/sessions/session.table.ts";
import type { Bindings } from "#/platform/http/bindings.ts";
import { readConfig } from "#/platform/config/config.ts";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { identityDoors } from "../../../server/identity/doors.ts";
import {
  CLIENT,
  startProvider,
  type Person,
  type ProviderInTest,
} from "./oidc-provider.testing.ts";
import { oidcProvider } from "./oidc.manifest.ts";
import { users } from "../../../server/user.table.ts";
import { subjectOf } from "./oidc-client.ts";

const ORIGIN = "https://wardbook.example";
const people = new Map<string, Person>();

type Begun = { address: string; attempt: string };
type SignedIn = { token: string; user: Record<string, unknown> };

describeEachDatabase("sign-in with an OpenID Connect provider", (database) => {
  let provider: ProviderInTest;
  let ask: ReturnType<typeof createApiClient>;
  let postLogout: (token: string) => Promise<Response>;
  let at: number;
  beforeAll(async () => {
    provider = await startProvider(`${ORIGIN}/signin`, people);
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    at = Date.now();
    people.clear();
    people.set("ana", { email: "ana@example.org", email_verified: true, name: "Ana Example" });
    compose();
  });
  const compose = (changed = {}, sealer = sealerInTest) => {
    const settings = {
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: "Example Hospital",
      scopes: "openid profile email",
      trustsEmail: false,
      ...changed,
    };
    const ours = oidcProvider(settings, { origin: ORIGIN, sealer, now: () => at });
    const { parts } = accountsInTest(database(), undefined, { providers: [ours] });
    ask = createApiClient(database(), accountRoutes(parts), { identify: parts.sessions.identify });
    const doors = new Hono<Bindings>().onError(() => new Response(null, { status: 400 }));
    for (const door of identityDoors(parts, createLimiter({ off: true }))) doors.route("/", door);
    postLogout = async (token) =>
      doors.request("/api/auth/oidc/backchannel-logout", {
        method: "POST",
        body: new URLSearchParams({ logout_token: token }),
      });
  };
  const begin = async () => (await ask("POST", "/api/auth/oidc/start", { body: {} })).body as Begun;
  const finish = (attempt: string, query: string) =>
    ask("POST", "/api/auth/oidc", { body: { attempt, query } });
  const back = async (name: string) => {
    const { address, attempt } = await begin();
    const { search } = await provider.signIn(address, name);
    return { attempt, query: search.slice(1) };
  };
  const signIn = async (name: string) => {
    const { attempt, query } = await back(name);
    return finish(attempt, query);
  };

  test("makes an account, and finds it again when its address has changed", async () => {
    const first = await signIn("ana");
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { email: "ana@example.org", name: "Ana Example", registrationMethod: "oidc" },
      },
    });
    people.set("ana", { email: "moved@example.org", email_verified: true });
    const again = await signIn("ana");
    expect((again.body as SignedIn).user["id"]).toBe((first.body as SignedIn).user["id"]);
  });

  test("takes no account over by an address that the provider has not verified, unless its word is trusted", async () => {
    people.set("eve", { email: "ana@example.org", email_verified: false });
    expect((await signIn("eve")).status).toBe(403);
    people.set("nobody", {});
    expect((await signIn("nobody")).status).toBe(403);
    compose({ trustsEmail: true });
    expect((await signIn("eve")).status).toBe(200);
  });

  test("holds the answer against what this browser began: another state, another attempt, a second use, a late one", async () => {
    const { attempt, query } = await back("ana");
    const other = await begin();
    expect((await finish(other.attempt, query)).status).toBe(401);
    expect((await finish("none", query)).status).toBe(401);
    expect((await finish(`${attempt.slice(0, -2)}AA`, query)).status).toBe(401);
    const tampered = new URLSearchParams(query);
    tampered.set("iss", "https://other.example");
    expect((await finish((await back("ana")).attempt, String(tampered))).status).toBe(401);
    expect((await finish(attempt, query)).status).toBe(200);
    expect((await finish(attempt, query)).status).toBe(401);
    const late = await back("ana");
    at += 16 * 60_000;
    expect((await finish(late.attempt, late.query)).status).toBe(401);
    const { attempt: denied } = await begin();
    expect((await finish(denied, "error=access_denied&state=x")).status).toBe(401);
    expect((await ask("POST", "/api/auth/oidc", { body: {} })).status).toBe(400);
  });

  test("finishes what was begun before the key was changed", async () => {
    const before = "before".padEnd(32, ".");
    const after = "after".padEnd(32, ".");
    compose({}, sealerWith(before));
    const { attempt, query } = await back("ana");
    compose({}, sealerWith(after));
    expect((await finish(attempt, query)).status).toBe(401);
    compose({}, sealerWith(after, before));
    expect((await finish(attempt, query)).status).toBe(200);
  });

  test("gives the roles that groups say, anew at each sign-in, and leaves them alone where groups say nothing", async () => {
    const rolesNow = async () => (await database().select({ roles: users.roles }).from(users))[0];
    await signIn("ana");
    await database()
      .update(users)
      .set({ roles: ["moderator"] });
    await signIn("ana");
    expect(await rolesNow()).toEqual({ roles: ["moderator"] });
    compose({
      groupRoles: [
        ["IT", "operator"],
        ["IT", "auditor"],
        ["Chiefs", "admin"],
      ],
    });
    people.set("ana", { email: "ana@example.org", email_verified: true, groups: ["IT", "Ward 3"] });
    await signIn("ana");
    expect(await rolesNow()).toEqual({ roles: ["operator", "auditor"] });
    people.set("ana", { email: "ana@example.org", email_verified: true });
    await signIn("ana");
    expect(await rolesNow()).toEqual({ roles: [] });
  });

  test("says so where the provider cannot be asked", async () => {
    compose({ issuer: "http://127.0.0.1:9" });
    const answer = await ask("POST", "/api/auth/oidc/start", { body: {} });
    expect(answer.status).toBe(502);
    expect(JSON.stringify(answer.body)).toContain("Example Hospital could not be asked");
  });

  test("a logout that the provider tells of ends all sessions of that person at once", async () => {
    const { token } = (await signIn("ana")).body as SignedIn;
    await signIn("ana");
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask("GET", "/api/auth/verify", { headers })).status).toBe(200);
    const { privateKey: stranger } = await generateKeyPair("RS256");
    for (const bad of [
      "x",
      await provider.logoutToken({ sub: "ana" }, { signed: stranger }),
      await provider.logoutToken({ sub: "ana", events: {} }),
      await provider.logoutToken({ sub: "ana", nonce: "1" }),
      await provider.logoutToken({}),
    ]) {
      expect((await postLogout(bad)).status).toBe(400);
    }
    expect(await database().$count(sessions)).toBe(2);
    const good = await provider.logoutToken({ sub: "ana" });
    expect((await postLogout(good)).status).toBe(200);
    expect((await ask("GET", "/api/auth/verify", { headers })).status).toBe(401);
    expect((await postLogout(good)).status).toBe(400);
  });

  test("subjects of two providers are two people", () => {
    expect(subjectOf("https://a.example", "1")).not.toBe(subjectOf("https://b.example", "1"));
  });
});

function sealerWith(secretKey: string, old = "") {
  return sealerOf(readConfig({ SECRET_KEY: secretKey, SECRET_KEY_OLD: old }));
}
