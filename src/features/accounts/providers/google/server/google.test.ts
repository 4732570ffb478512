import { generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest, sealerInTest } from "../../../server/accounts.testing.ts";
import { accountRoutes } from "../../../server/all-routes.ts";
import { credentialVerifier } from "./google-identity.ts";
import { googleProvider } from "./google.manifest.ts";
import { CLIENT_ID, startIssuer, type LocalIssuer } from "./local-issuer.testing.ts";
import { authenticators } from "../../../server/second-factor/second-factor.table.ts";
import { users } from "../../../server/user.table.ts";

type SignedIn = { token: string; user: Record<string, unknown> };
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describeEachDatabase("POST /api/auth/google", (database) => {
  let issuer: LocalIssuer;
  let ask: ReturnType<typeof createApiClient>;
  beforeAll(async () => {
    issuer = await startIssuer();
  });
  afterAll(() => issuer.close());
  beforeEach(() => {
    const providers = [googleProvider(CLIENT_ID, issuer.provider)];
    const { parts } = accountsInTest(database(), undefined, { providers });
    ask = createApiClient(database(), accountRoutes(parts), {
      identify: parts.sessions.identify,
    });
  });
  const present = (credential: string) => ask("POST", "/api/auth/google", { body: { credential } });
  const signIn = async (claims = {}) => present(await issuer.credential(claims));
  const register = () =>
    ask("POST", "/api/auth/register", {
      body: {
        email: "ana@example.org",
        firstName: "Ana",
        lastName: "Registered",
        npiNumber: "1234567893",
        specialty: "Cardiology",
        password: "correct horse",
      },
    });
  const login = () =>
    ask("POST", "/api/auth/login", {
      body: { email: "ana@example.org", password: "correct horse" },
    });

  test("makes a professional account, signs in, and finds it again", async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: expect.any(String),
        user: {
          email: "ana@example.org",
          firstName: "Ana",
          lastName: "O'Neill",
          name: "Ana O'Neill",
          registrationMethod: "google",
          isVerified: false,
        },
      },
    });
    const { token, user } = first.body as SignedIn;
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask("GET", "/api/auth/verify", { headers })).status).toBe(200);
    const again = await signIn({ email: "moved@example.org" });
    expect((again.body as SignedIn).user["id"]).toBe(user["id"]);
  });

  test("asks for the second factor of an account that has one, and begins no session", async () => {
    const { user } = (await signIn()).body as SignedIn;
    const userId = String(user["id"]);
    const secret = sealerInTest.seal(Buffer.alloc(20), userId);
    await database().insert(authenticators).values({ userId, secret, confirmedAt: new Date() });
    const answer = await signIn();
    expect(answer).toMatchObject({
      status: 401,
      body: { success: false, code: "second-factor-required", methods: ["code"] },
    });
    expect(answer.body).not.toHaveProperty("token");
  });

  describe("an account of the same address", () => {
    test("is linked when Google has verified the address", async () => {
      await register();
      const { status, body } = await signIn({ email: "Ana@Example.org" });
      expect(status).toBe(200);
      expect((body as SignedIn).user).toMatchObject({
        lastName: "Registered",
        registrationMethod: "manual",
      });
      expect(await database().select().from(users)).toMatchObject([{ googleId: "1001" }]);
    });

    test.each([false, "false", undefined])(
      "stays closed when email_verified is %j",
      async (email_verified) => {
        await register();
        expect(await signIn({ email_verified })).toMatchObject({
          status: 403,
          body: { success: false, message: "Google has not verified this email address yet." },
        });
        expect(await database().select().from(users)).toMatchObject([{ googleId: null }]);
      },
    );

    test("keeps its password where the address was confirmed", async () => {
      await register();
      await database().update(users).set({ emailConfirmedAt: new Date() });
      await signIn();
      expect((await login()).status).toBe(200);
    });

    test("loses password, sessions and second factor of whoever registered it unconfirmed", async () => {
      const { token, user } = (await register()).body as SignedIn;
      const theirs = { userId: String(user["id"]), secret: Buffer.alloc(48) };
      await database()
        .insert(authenticators)
        .values({ ...theirs, confirmedAt: new Date() });
      await signIn();
      expect((await login()).status).toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await ask("GET", "/api/auth/verify", { headers })).status).toBe(401);
      expect(await database().select().from(users)).toMatchObject([
        { emailConfirmedAt: expect.any(Date) },
      ]);
    });

    test("belongs to the first Google identity that was linked", async () => {
      await signIn();
      expect(await signIn({ sub: "2002" })).toMatchObject({
        status: 409,
        body: { success: false },
      });
    });
  });

  describe("a credential is refused", () => {
    test.each([
      ["of another issuer", { iss: "https://accounts.example" }],
      ["for another site", { aud: "other-site.apps.example" }],
      ["that has expired", { iat: secondsFromNow(-300), exp: secondsFromNow(-120) }],
      ["that was kept for a while", { iat: secondsFromNow(-900), exp: secondsFromNow(2700) }],
      ["that never expires", { exp: undefined }],
      ["without a subject", { sub: undefined }],
      ["without an address", { email: undefined }],
    ])("%s", async (_, claims) => {
      expect(await signIn(claims)).toMatchObject({
        status: 401,
        body: { success: false, message: "Authentication failed" },
      });
      expect(await database().$count(users)).toBe(0);
    });

    test("signed with a stranger's key, with none, or cut short", async () => {
      const stranger = await generateKeyPair("RS256");
      const good = await issuer.credential();
      const [, payload] = good.split(".");
      const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
      const forged = await issuer.credential({}, stranger.privateKey);
      for (const credential of [forged, unsigned, good.slice(0, -9), "x", "a.b.c"]) {
        expect([credential, (await present(credential)).status]).toEqual([credential, 401]);
      }
    });

    test("the second time", async () => {
      const credential = await issuer.credential();
      expect((await present(credential)).status).toBe(200);
      expect((await present(credential)).status).toBe(401);
    });

    test.each([undefined, "", 7, "x".repeat(9000)])("as malformed: %j", async (credential) => {
      const answer = await ask("POST", "/api/auth/google", { body: { credential } });
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
    });
  });

  test("keys that cannot be had are no verdict on the credential", async () => {
    const gone = await startIssuer();
    const credential = await gone.credential();
    gone.close();
    const verify = credentialVerifier(CLIENT_ID, gone.provider);
    await expect(verify(credential)).rejects.toMatchObject({ code: "upstream-failed" });
  });
});
