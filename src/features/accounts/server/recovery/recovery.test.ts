import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { oneTimeTokens } from "./one-time-token.table.ts";
import { users } from "../user.table.ts";

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "O'Neill",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "correct horse",
};
const NEW = "battery staple";
const CONFIRM = "Confirm your e-mail address";
const RESET = "Choose a new password";
const SIGN_IN = "New sign-in to your account";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describeEachDatabase("e-mail of accounts", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let mailsAbout: ReturnType<typeof accountsInTest>["mailsAbout"];
  let tokenAbout: ReturnType<typeof accountsInTest>["tokenAbout"];
  beforeEach(() => {
    const accounts = accountsInTest(database());
    ({ mailsAbout, tokenAbout } = accounts);
    const { identify } = accounts.parts.sessions;
    ask = createApiClient(database(), accountRoutes(accounts.parts), { identify });
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask("POST", path, { body, headers });
  const register = async () => {
    const { body } = await post("/api/auth/register", ANA);
    return (body as { token: string }).token;
  };
  const login = (password: string, agent = "Firefox/140 Windows") =>
    post("/api/auth/login", { email: ANA.email, password }, { "user-agent": agent });
  const askReset = (email = ANA.email) => post("/api/auth/password-reset", { email });
  const reset = (token: string, password = NEW) =>
    post("/api/auth/password-reset/confirm", { token, password });
  const remove = (session: string) =>
    post(
      "/api/profile/delete",
      { confirm: "DELETE", password: ANA.password },
      bearer(session).headers,
    );
  const disown = (token: string) => post("/api/auth/verify-email/not-me", { token });
  const profile = async (token: string) => (await ask("GET", "/api/profile", bearer(token))).body;
  const outlive = () =>
    database()
      .update(oneTimeTokens)
      .set({ expiresAt: sql`now()` });

  describe("the address", () => {
    test("is confirmed by the link that registration sends, once", async () => {
      const session = await register();
      expect(await profile(session)).toMatchObject({ email: { confirmedAt: null } });
      const token = await tokenAbout(CONFIRM);
      expect(await mailsAbout(CONFIRM)).toMatchObject([{ to: ANA.email }]);
      expect((await post("/api/auth/verify-email", { token })).status).toBe(200);
      expect(await profile(session)).toMatchObject({ email: { confirmedAt: expect.any(String) } });
      expect(await post("/api/auth/verify-email", { token })).toMatchObject({
        status: 410,
        body: { code: "gone" },
      });
    });

    test("is not confirmed by a link that is too old, of another kind or made up", async () => {
      const session = await register();
      const token = await tokenAbout(CONFIRM);
      await askReset();
      const others = [await tokenAbout(RESET), "x".repeat(43)];
      for (const other of others) {
        expect((await post("/api/auth/verify-email", { token: other })).status).toBe(410);
      }
      await outlive();
      expect((await post("/api/auth/verify-email", { token })).status).toBe(410);
      expect((await post("/api/auth/verify-email", { token: "short" })).status).toBe(400);
      expect(await profile(session)).toMatchObject({ email: { confirmedAt: null } });
    });

    test("gets a new link when asked, and the old one ends", async () => {
      const session = await register();
      const first = await tokenAbout(CONFIRM);
      const send = () => ask("POST", "/api/auth/verify-email/send", bearer(session));
      expect((await send()).status).toBe(200);
      const second = await tokenAbout(CONFIRM);
      expect((await post("/api/auth/verify-email", { token: first })).status).toBe(410);
      expect((await post("/api/auth/verify-email", { token: second })).status).toBe(200);
      expect((await send()).body).toMatchObject({
        message: "Your e-mail address is confirmed already.",
      });
      expect(await mailsAbout(CONFIRM)).toHaveLength(2);
    });
  });

  describe("an account that somebody else made with the address", () => {
    test("is named to whoever has the link, and ended by them, once", async () => {
      const session = await register();
      const token = await tokenAbout(CONFIRM);
      expect(await post("/api/auth/verify-email/account", { token })).toMatchObject({
        status: 200,
        body: { name: "Ana O'Neill", npiNumber: ANA.npiNumber, createdAt: expect.any(String) },
      });
      expect((await disown(token)).status).toBe(200);
      expect((await ask("GET", "/api/auth/verify", bearer(session))).status).toBe(401);
      expect((await login(ANA.password)).status).toBe(401);
      expect(await database().$count(users)).toBe(0);
      for (const path of ["", "/account", "/not-me"]) {
        expect((await post(`/api/auth/verify-email${path}`, { token })).status).toBe(410);
      }
    });

    test("is not ended by a link of another kind, nor once the address is confirmed", async () => {
      await register();
      const token = await tokenAbout(CONFIRM);
      await askReset();
      const ofReset = await tokenAbout(RESET);
      expect((await disown(ofReset)).status).toBe(410);
      expect((await reset(ofReset)).status).toBe(200);
      expect(await disown(token)).toMatchObject({ status: 409, body: { code: "conflict" } });
      expect(await database().$count(users)).toBe(1);
    });
  });

  describe("a password reset", () => {
    test("changes the password, ends every session and confirms the address", async () => {
      const session = await register();
      await askReset();
      const token = await tokenAbout(RESET);
      expect((await reset(token)).status).toBe(200);
      expect((await ask("GET", "/api/auth/verify", bearer(session))).status).toBe(401);
      expect((await login(ANA.password)).status).toBe(401);
      const { status, body } = await login(NEW);
      expect(status).toBe(200);
      expect(await profile((body as { token: string }).token)).toMatchObject({
        email: { confirmedAt: expect.any(String) },
      });
      expect(await mailsAbout("Your password was changed")).toHaveLength(1);
    });

    test("works once, for an hour, and only by the latest link", async () => {
      await register();
      await askReset();
      const first = await tokenAbout(RESET);
      await askReset();
      const second = await tokenAbout(RESET);
      expect((await reset(first)).status).toBe(410);
      const [kept] = await database()
        .select({ left: sql<number>`extract(epoch FROM expires_at - now())::float8` })
        .from(oneTimeTokens)
        .where(sql`purpose = 'reset-password'`);
      expect(kept?.left).toBeGreaterThan(3500);
      expect(kept?.left).toBeLessThanOrEqual(3600);
      const twice = await Promise.all([reset(second), reset(second)]);
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 410]);
      await askReset();
      await mailsAbout(RESET);
      await outlive();
      expect((await reset(await tokenAbout(RESET))).status).toBe(410);
    });

    test("with a weak password says what to do, and leaves the link alive", async () => {
      await register();
      await askReset();
      const token = await tokenAbout(RESET);
      expect(await reset(token, "Password2024!")).toMatchObject({
        status: 400,
        body: { fields: [{ field: "password", message: expect.stringContaining("most common") }] },
      });
      expect((await reset(token)).status).toBe(200);
    });

    test("is answered alike for an address that nobody has, and sends nothing there", async () => {
      await register();
      const known = await askReset();
      const unknown = await askReset("nobody@example.org");
      expect(unknown).toMatchObject({ status: known.status, body: known.body as object });
      expect(await mailsAbout(RESET)).toMatchObject([{ to: ANA.email }]);
    });

    test("fills nobody's box", async () => {
      await register();
      for (let asked = 0; asked < 9; asked++) {
        expect((await askReset()).status).toBe(200);
      }
      expect(await mailsAbout(RESET)).toHaveLength(3);
      await askReset();
      expect(await askReset()).toMatchObject({ status: 429, body: { success: false } });
    });

    test("keeps no token as it is", async () => {
      await register();
      await askReset();
      const token = await tokenAbout(RESET);
      const kept = JSON.stringify(await database().select().from(oneTimeTokens));
      expect(token).toHaveLength(43);
      expect(kept).not.toContain(token);
    });
  });

  describe("a sign-in", () => {
    test("from another browser is told, from the same one it is not", async () => {
      await register();
      await login(ANA.password);
      await login(ANA.password);
      const notices = await mailsAbout(SIGN_IN);
      expect(notices).toMatchObject([{ to: ANA.email }]);
      expect(notices[0]?.text).toContain("Firefox on Windows, address 192.0.2.1");
    });

    test("is told no more after its link to stop was followed", async () => {
      await register();
      await login(ANA.password);
      const [notice] = await mailsAbout(SIGN_IN);
      const token = /stop-notices#([\w-]{43})/.exec(notice?.unsubscribe?.page ?? "")?.[1] ?? "";
      expect((await post("/api/auth/stop-notices", { token })).status).toBe(200);
      await login(ANA.password, "Safari/18 iPhone");
      expect(await mailsAbout(SIGN_IN)).toHaveLength(1);
    });

    test("is the only thing whose e-mails can be stopped", async () => {
      const session = await register();
      await askReset();
      await mailsAbout(RESET);
      await remove(session);
      const service = [
        ...(await mailsAbout(CONFIRM)),
        ...(await mailsAbout(RESET)),
        ...(await mailsAbout("Your account was deleted")),
      ];
      expect(service.map(({ to, unsubscribe }) => [to, unsubscribe])).toEqual(
        service.map(() => [ANA.email, undefined]),
      );
      expect(service).toHaveLength(3);
    });
  });

  test("links end with the account", async () => {
    const session = await register();
    await askReset();
    const token = await tokenAbout(RESET);
    await remove(session);
    expect(await database().$count(oneTimeTokens)).toBe(0);
    expect(await database().$count(users)).toBe(0);
    expect((await reset(token)).status).toBe(410);
  });
});
