import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { AccountParts } from "../account-parts.ts";
import { accountsInTest, sealerInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { createPasskeyStore } from "../second-factor/passkey.store.ts";
import { profileRoutes } from "../profile/profile.routes.ts";
import { authenticators, passkeys, recoveryCodes } from "../second-factor/second-factor.table.ts";
import { sessions } from "../sessions/session.table.ts";
import { stepAt, totp } from "../second-factor/totp.ts";
import { users } from "../user.table.ts";

const PASSWORD = "correct horse";
const NEW = "battery staple";
const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: PASSWORD,
};
type Body = Record<string, unknown>;
const PASSKEY = { id: "AAAA", rawId: "AAAA", type: "public-key", response: {} };
const textOf = (body: unknown, name: string) => String((body as Body)[name]);

/** Whoever registers may give an address that is not theirs, and set up what the owner of the address cannot know. */
describeEachDatabase("a password reset by e-mail", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let tokenAbout: ReturnType<typeof accountsInTest>["tokenAbout"];
  let mailsAbout: ReturnType<typeof accountsInTest>["mailsAbout"];
  let parts: AccountParts;
  let session: string;
  beforeEach(async () => {
    const accounts = accountsInTest(database());
    ({ parts, mailsAbout, tokenAbout } = accounts);
    const { identify } = accounts.parts.sessions;
    ask = createApiClient(database(), accountRoutes(accounts.parts), {
      identify,
      limiter: async () => undefined,
    });
    session = textOf((await ask("POST", "/api/auth/register", { body: ANA })).body, "token");
  });

  const post = (path: string, body: Body) => ask("POST", `/api/auth/${path}`, { body });
  const own = (path: string, body: Body = {}) =>
    ask("POST", `/api/profile/${path}`, {
      body,
      headers: { authorization: `Bearer ${session}` },
    });
  const login = (password: string) => post("login", { email: ANA.email, password });
  const resetTo = async (password: string) => {
    await post("password-reset", { email: ANA.email });
    const token = await tokenAbout("Choose a new password");
    return post("password-reset/confirm", { token, password });
  };
  const notice = async () => (await mailsAbout("Your password was changed"))[0];

  async function setUpApp(): Promise<void> {
    await own("authenticator", { password: PASSWORD });
    const [app] = await database().select().from(authenticators);
    if (!app) throw new Error("There is no authenticator.");
    const code = totp(sealerInTest.open(app.secret, app.userId), stepAt(new Date()));
    expect((await own("authenticator/confirm", { code })).status).toBe(200);
  }

  async function addPasskeyAndGoogle(): Promise<void> {
    const [user] = await database().update(users).set({ googleId: "1001" }).returning();
    const key = { publicKey: Buffer.alloc(1), counter: 0, transports: [], name: "Key" };
    const owned = { ...key, id: PASSKEY.id, userId: user?.id ?? "" };
    await database().insert(passkeys).values(owned);
  }

  test("leaves the second factor on where the address was confirmed", async () => {
    const token = await tokenAbout("Confirm your e-mail address");
    expect((await post("verify-email", { token })).status).toBe(200);
    await setUpApp();
    expect((await resetTo(NEW)).body).toEqual({
      success: true,
      message: "Your password is changed. Sign in with the new one.",
    });
    expect(await login(NEW)).toMatchObject({
      status: 401,
      body: { code: "second-factor-required" },
    });
    expect((await notice())?.text).not.toContain("second step");
  });

  test("wins over a new password that somebody signed in chooses meanwhile", async () => {
    const matches = async (stored: string | null, password: string) => {
      const right = await parts.passwords.matches(stored, password);
      await resetTo(NEW);
      return right;
    };
    const passwords = { ...parts.passwords, matches };
    const late = createApiClient(database(), profileRoutes({ ...parts, passwords }), {
      identify: parts.sessions.identify,
    });
    const change = await late("POST", "/api/auth/password", {
      body: { currentPassword: PASSWORD, newPassword: "chosen by a thief" },
      headers: { authorization: `Bearer ${session}` },
    });
    expect(change).toMatchObject({ status: 400, body: { fields: [{ field: "currentPassword" }] } });
    expect((await login(NEW)).status).toBe(200);
  });

  test("leaves no factor behind that was under way in a session which it ended", async () => {
    const person = await parts.sessions.identify(session);
    if (!person) throw new Error("Nobody is signed in.");
    await resetTo(NEW);
    const key = { id: "AAAA", publicKey: Buffer.alloc(1), counter: 0, transports: [] };
    const added = parts.addFactor(person, async (tx) => {
      await createPasskeyStore(tx).add(person.id, "Key", key);
    });
    await expect(added).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await database().$count(passkeys)).toBe(0);
    expect(await database().$count(recoveryCodes)).toBe(0);
  });

  describe("of an address that nobody had confirmed", () => {
    test("ends every way in that was set up before, says so, and lets the owner in", async () => {
      await setUpApp();
      await addPasskeyAndGoogle();
      const ticket = textOf((await login(PASSWORD)).body, "ticket");
      const begun = await own("passkeys/options", { password: PASSWORD });
      expect((await resetTo(NEW)).body).toMatchObject({
        message: expect.stringContaining("before this address was confirmed is off"),
      });
      const mail = await notice();
      for (const written of [mail?.text, mail?.html]) {
        expect(written).toContain("Nobody had confirmed this address before.");
        expect(written).toContain("passkeys");
      }

      const tables = [sessions, authenticators, recoveryCodes, passkeys];
      const left = await Promise.all(tables.map((table) => database().$count(table)));
      expect(left).toEqual([0, 0, 0, 0]);
      expect(await database().select().from(users)).toMatchObject([{ googleId: null }]);
      expect((await own("authenticator", { password: PASSWORD })).status).toBe(401);
      expect((await login(PASSWORD)).status).toBe(401);
      expect((await post("second-factor", { ticket, code: "123456" })).status).toBe(401);
      const late = { ticket: textOf(begun.body, "ticket"), name: "Key", passkey: PASSKEY };
      expect((await own("passkeys", late)).status).toBe(401);

      const back = await login(NEW);
      expect(back.status).toBe(200);
      const headers = { authorization: `Bearer ${textOf(back.body, "token")}` };
      expect((await ask("GET", "/api/profile/second-factor", { headers })).body).toMatchObject({
        authenticatorSince: null,
        recoveryCodesLeft: 0,
        passkeys: [],
      });
    });

    test("says nothing of an app that was never a factor, which goes too", async () => {
      await own("authenticator", { password: PASSWORD });
      await resetTo(NEW);
      expect((await notice())?.text).not.toContain("second step");
      expect(await database().$count(authenticators)).toBe(0);
    });

    test("happens once: what its owner sets up from then on stays", async () => {
      await resetTo(NEW);
      session = textOf((await login(NEW)).body, "token");
      await addPasskeyAndGoogle();
      await resetTo("another long one");
      expect(await database().$count(passkeys)).toBe(1);
      expect(await database().select().from(users)).toMatchObject([{ googleId: "1001" }]);
    });
  });
});
