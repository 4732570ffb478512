import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { googleProvider } from "../../providers/google/server/google.manifest.ts";
import { CLIENT_ID, startIssuer } from "../../providers/google/server/local-issuer.testing.ts";
import { authenticators, factorTickets } from "./second-factor.table.ts";
import { sessions } from "../sessions/session.table.ts";
import { stepAt, totp } from "./totp.ts";

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "correct horse",
};
type Body = Record<string, unknown>;
const textOf = (body: unknown, name: string) => String((body as Body)[name]);
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app makes of the key that it was given: RFC 4648 backwards. */
function secretIn(key: string): Buffer {
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

describeEachDatabase("where everybody needs a second factor", (database) => {
  const now = new Date();
  let tokenAbout: ReturnType<typeof accountsInTest>["tokenAbout"];
  let ask: ReturnType<typeof createApiClient>;
  const start = (secondFactor: "offered" | "required", more = {}) => {
    const accounts = accountsInTest(database(), undefined, {
      secondFactor,
      now: () => now,
      ...more,
    });
    const { parts } = accounts;
    ({ tokenAbout } = accounts);
    ask = createApiClient(database(), accountRoutes(parts), {
      identify: parts.sessions.identify,
      limiter: async () => undefined,
    });
  };
  beforeEach(() => start("required"));

  const post = (path: string, body: Body, token = "") =>
    ask("POST", path, { body, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const register = () => post("/api/auth/register", ANA);
  const login = () => post("/api/auth/login", { email: ANA.email, password: ANA.password });
  const begin = (ticket: string) => post("/api/auth/second-factor/authenticator", { ticket });
  const confirm = (ticket: string, code: string) =>
    post("/api/auth/second-factor/authenticator/confirm", { ticket, code });
  const codeOf = ({ body }: { body: unknown }) =>
    totp(secretIn(textOf(body, "secret")), stepAt(now));
  const isIn = async (token: string) =>
    (await ask("GET", "/api/profile", { headers: { authorization: `Bearer ${token}` } })).status ===
    200;

  async function setUp(ticket: string) {
    return confirm(ticket, codeOf(await begin(ticket)));
  }

  test("neither registration nor login nor Google begins a session, but each gives a ticket to set one up", async () => {
    const issuer = await startIssuer();
    start("required", { providers: [googleProvider(CLIENT_ID, issuer.provider)] });
    const credential = await issuer.credential({ email: "bo@example.org", sub: "2002" });
    const google = await post("/api/auth/google", { credential });
    issuer.close();
    for (const { status, body } of [await register(), await login(), google]) {
      expect([status, body]).toMatchObject([
        401,
        { success: false, code: "second-factor-missing", ticket: expect.any(String) },
      ]);
      expect(body).not.toHaveProperty("token");
    }
    expect(await database().$count(sessions)).toBe(0);
  });

  test("the ticket opens nothing but the set-up, which begins the session", async () => {
    const ticket = textOf((await register()).body, "ticket");
    expect(await isIn(ticket)).toBe(false);
    expect((await post("/api/auth/second-factor", { ticket, code: "123456" })).status).toBe(401);
    const begun = await begin(ticket);
    expect((await confirm(ticket, "000000")).status).toBe(400);
    const done = await confirm(ticket, codeOf(begun));
    expect(done).toMatchObject({
      status: 200,
      body: { success: true, user: { firstName: "Ana" } },
    });
    expect((done.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await isIn(textOf(done.body, "token"))).toBe(true);
    expect((await confirm(ticket, codeOf(begun))).status).toBe(401);
    expect(await login()).toMatchObject({
      status: 401,
      body: { code: "second-factor-required", methods: ["code", "recovery-code"] },
    });
  });

  test("a made-up ticket, an old one and one for something else set nothing up", async () => {
    const ticket = textOf((await register()).body, "ticket");
    expect((await begin("made-up")).status).toBe(401);
    const kept = database().update(factorTickets);
    await kept.set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await begin(ticket)).status).toBe(401);
    await setUp(textOf((await login()).body, "ticket"));
    expect((await begin(textOf((await login()).body, "ticket"))).status).toBe(401);
  });

  test("a ticket ends with the password that it was given for", async () => {
    const ticket = textOf((await register()).body, "ticket");
    await post("/api/auth/password-reset", { email: ANA.email });
    const token = await tokenAbout("Choose a new password");
    await post("/api/auth/password-reset/confirm", { token, password: "battery staple" });
    expect((await begin(ticket)).status).toBe(401);
  });

  test("of two who know the password one sets it up, and the other's ticket is worth nothing", async () => {
    await register();
    const tickets = [await login(), await login()].map(({ body }) => textOf(body, "ticket"));
    const [first = "", second = ""] = tickets;
    const code = codeOf(await begin(first));
    const answers = await Promise.all([confirm(first, code), confirm(second, code)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const ticket of tickets) expect((await begin(ticket)).status).toBe(401);
    expect(await database().$count(authenticators)).toBe(1);
    expect(await database().$count(sessions)).toBe(1);
  });

  test("a passkey is prepared for this account, and one that does not answer is none", async () => {
    const ticket = textOf((await register()).body, "ticket");
    const prepared = await post("/api/auth/second-factor/new-passkey", { ticket });
    expect(prepared.body).toMatchObject({ options: { user: { name: ANA.email } } });
    const passkey = {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      response: {},
      clientExtensionResults: {},
    };
    const given = { ticket, name: "Key", passkey };
    expect((await post("/api/auth/second-factor/new-passkey/confirm", given)).status).toBe(403);
    expect((await login()).body).toMatchObject({ code: "second-factor-missing" });
  });

  describe("once the operator turns it on", () => {
    test("sessions that began without a second factor are over, the others are not", async () => {
      start("offered");
      const ana = textOf((await register()).body, "token");
      const bo = textOf(
        (await post("/api/auth/register", { ...ANA, email: "bo@example.org" })).body,
        "token",
      );
      const added = await post("/api/profile/authenticator", { password: ANA.password }, bo);
      await post("/api/profile/authenticator/confirm", { code: codeOf(added) }, bo);
      expect([await isIn(ana), await isIn(bo)]).toEqual([true, true]);
      start("required");
      expect([await isIn(ana), await isIn(bo)]).toEqual([false, true]);
    });

    test("nobody takes off the last one", async () => {
      const { body } = await setUp(textOf((await register()).body, "ticket"));
      const token = textOf(body, "token");
      const proof = { password: ANA.password };
      expect(await post("/api/profile/authenticator/remove", proof, token)).toMatchObject({
        status: 409,
        body: { detail: "Everybody needs a second factor here. Set up another one first." },
      });
      start("offered");
      expect((await post("/api/profile/authenticator/remove", proof, token)).status).toBe(200);
    });
  });
});
