import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest, sealerInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { authenticators, factorTickets, recoveryCodes } from "./second-factor.table.ts";
import { sessions as sessionTable } from "../sessions/session.table.ts";
import { base32, stepAt, totp } from "./totp.ts";
import { users } from "../user.table.ts";

const PASSWORD = "correct horse";
const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: PASSWORD,
};
type Body = Record<string, unknown>;
const textOf = (body: unknown, name: string) => String((body as Body)[name]);

describeEachDatabase("a second factor", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let token: string;
  let factorStore: ReturnType<typeof accountsInTest>["parts"]["factors"];
  /** The steps of time stand still, but for what a test lets pass. */
  let time: number;
  const now = () => new Date(time);
  /** A server with nothing in its memory. */
  const start = () => {
    const { parts } = accountsInTest(database(), undefined, { now });
    factorStore = parts.factors;
    ask = createApiClient(database(), accountRoutes(parts), {
      identify: parts.sessions.identify,
      limiter: async () => undefined,
    });
  };
  beforeEach(async () => {
    time = Date.now();
    start();
    token = textOf((await ask("POST", "/api/auth/register", { body: ANA })).body, "token");
  });

  const own = (path: string, body: Body = {}, bearer = token) =>
    ask("POST", `/api/profile/${path}`, { body, headers: { authorization: `Bearer ${bearer}` } });
  const factors = async () =>
    (
      await ask("GET", "/api/profile/second-factor", {
        headers: { authorization: `Bearer ${token}` },
      })
    ).body;
  const login = () =>
    ask("POST", "/api/auth/login", { body: { email: ANA.email, password: PASSWORD } });
  const prove = (proof: Body) => ask("POST", "/api/auth/second-factor", { body: proof });
  /** As the owner's app has it. */
  const secretOf = async (state: "confirmed" | "unconfirmed" | "any" = "any") => {
    const rows = await database().select().from(authenticators);
    const row = rows.find(
      ({ confirmedAt }) => state === "any" || (confirmedAt === null) === (state === "unconfirmed"),
    );
    if (!row) throw new Error("There is no authenticator.");
    return sealerInTest.open(row.secret, row.userId);
  };
  const code = async () => totp(await secretOf(), stepAt(now()));
  const passStep = () => {
    time += 30_000;
  };
  const ticket = async () => textOf((await login()).body, "ticket");

  async function turnOn(): Promise<string[]> {
    await own("authenticator", { password: PASSWORD });
    const { body } = await own("authenticator/confirm", { code: await code() });
    passStep();
    return (body as { recoveryCodes: string[] }).recoveryCodes;
  }

  describe("an authenticator app", () => {
    test("is added with the password and counts from its first code on", async () => {
      const added = await own("authenticator", { password: PASSWORD });
      expect(added.status).toBe(200);
      expect(textOf(added.body, "secret")).toBe(base32(await secretOf()));
      expect(textOf(added.body, "uri")).toContain("otpauth://totp/Wardbook:ana%40example.org?");
      expect((await login()).status).toBe(200);
      expect((await own("authenticator/confirm", { code: "000000" })).status).toBe(400);
      const { status, body } = await own("authenticator/confirm", { code: await code() });
      expect(status).toBe(200);
      expect(new Set((body as { recoveryCodes: string[] }).recoveryCodes).size).toBe(10);
      expect(await factors()).toMatchObject({
        authenticatorSince: expect.any(String),
        recoveryCodesLeft: 10,
        passkeys: [],
      });
    });

    test("is then asked for at every login, which begins no session", async () => {
      await turnOn();
      const before = await database().$count(sessionTable);
      const { status, body } = await login();
      expect(status).toBe(401);
      expect(body).toMatchObject({
        success: false,
        code: "second-factor-required",
        message: expect.any(String),
        ticket: expect.any(String),
        methods: ["code", "recovery-code"],
      });
      expect(body).not.toHaveProperty("token");
      expect(await database().$count(sessionTable)).toBe(before);
      const done = await prove({ ticket: textOf(body, "ticket"), code: await code() });
      expect(done).toMatchObject({
        status: 200,
        body: { success: true, user: { firstName: "Ana" } },
      });
      const headers = { authorization: `Bearer ${textOf(done.body, "token")}` };
      expect((await ask("GET", "/api/auth/verify", { headers })).status).toBe(200);
    });

    test("never sends its secret out again", async () => {
      await turnOn();
      const told = JSON.stringify([await factors(), (await login()).body]);
      expect(told).not.toContain(base32(await secretOf()));
      expect((await own("authenticator", { password: PASSWORD })).status).toBe(409);
    });

    test("is kept sealed, for its account alone, also where it was kept open once", async () => {
      await turnOn();
      const secret = await secretOf();
      const kept = async () => {
        const [row] = await database().select().from(authenticators);
        return row?.secret ?? Buffer.alloc(0);
      };
      const sealed = await kept();
      expect(sealed.includes(secret)).toBe(false);
      expect(() => sealerInTest.open(sealed, "another account")).toThrow("authenticate");
      await database().update(authenticators).set({ secret });
      await factorStore.sealOld();
      expect((await kept()).includes(secret)).toBe(false);
      expect((await prove({ ticket: await ticket(), code: await code() })).status).toBe(200);
    });

    test("is turned off with the password, and its recovery codes go with it", async () => {
      await turnOn();
      expect((await own("authenticator/remove", { password: "wrong" })).status).toBe(400);
      expect((await login()).status).toBe(401);
      expect((await own("authenticator/remove", { password: PASSWORD })).status).toBe(200);
      expect((await login()).status).toBe(200);
      expect(await database().$count(recoveryCodes)).toBe(0);
    });
  });

  describe("a proof is refused", () => {
    test("when its code was taken before", async () => {
      await turnOn();
      const shown = await code();
      expect((await prove({ ticket: await ticket(), code: shown })).status).toBe(200);
      expect((await prove({ ticket: await ticket(), code: shown })).status).toBe(401);
      passStep();
      expect((await prove({ ticket: await ticket(), code: shown })).status).toBe(401);
      expect((await prove({ ticket: await ticket(), code: await code() })).status).toBe(200);
    });

    test("when it comes twice at once: a code, a recovery code, a ticket", async () => {
      const [one = "", two = "", three = ""] = await turnOn();
      const tickets = await Promise.all([ticket(), ticket(), ticket(), ticket(), ticket()]);
      const [a = "", b = "", c = "", d = "", e = ""] = tickets;
      const shown = await code();
      const pairs = [
        [
          { ticket: a, code: shown },
          { ticket: b, code: shown },
        ],
        [
          { ticket: c, recoveryCode: one },
          { ticket: d, recoveryCode: one },
        ],
        [
          { ticket: e, recoveryCode: two },
          { ticket: e, recoveryCode: three },
        ],
      ] as const;
      for (const [first, second] of pairs) {
        const answers = await Promise.all([prove(first), prove(second)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      }
      expect(await database().$count(sessionTable)).toBe(4);
    });

    test("when its ticket was used, made up, or is too old", async () => {
      await turnOn();
      const used = await ticket();
      expect((await prove({ ticket: used, code: await code() })).status).toBe(200);
      passStep();
      expect((await prove({ ticket: used, code: await code() })).status).toBe(401);
      expect((await prove({ ticket: "made-up", code: await code() })).status).toBe(401);
      const old = await ticket();
      await database()
        .update(factorTickets)
        .set({ expiresAt: new Date(Date.now() - 1000) });
      expect((await prove({ ticket: old, code: await code() })).status).toBe(401);
    });

    test("when it is of somebody else", async () => {
      await turnOn();
      const bo = { ...ANA, email: "bo@example.org" };
      const other = textOf((await ask("POST", "/api/auth/register", { body: bo })).body, "token");
      const added = await own("authenticator", { password: PASSWORD }, other);
      expect(added.status).toBe(200);
      const wrong = totp(await secretOf("unconfirmed"), stepAt(now()));
      expect((await prove({ ticket: await ticket(), code: wrong })).status).toBe(401);
    });

    test.each<[string, Body]>([
      ["nothing", {}],
      ["a code of five digits", { code: "12345" }],
      ["a code of letters", { code: "abcdef" }],
      ["a passkey of nonsense", { passkey: { id: "x" } }],
      ["an unknown passkey", { passkey: passkeyAnswer("AAAA") }],
    ])("when it is %s", async (_, proof) => {
      await turnOn();
      const { status, body } = await prove({ ticket: await ticket(), ...proof });
      expect([400, 401]).toContain(status);
      expect(body).toMatchObject({ success: false });
    });
  });

  test("guessing at the password before a change is slowed down, by every server", async () => {
    const guess = () => own("authenticator", { password: "a guess" });
    for (let tries = 0; tries < 5; tries++) {
      expect((await guess()).status).toBe(400);
    }
    start();
    const refused = await own("passkeys/options", { password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("guessing ends the ticket, and then the account waits, longer each time", async () => {
    await turnOn();
    const first = await ticket();
    const guess = (at: string) => prove({ ticket: at, code: "000000" });
    for (let tries = 0; tries < 5; tries++) {
      expect((await guess(first)).status).toBe(401);
    }
    const second = await ticket();
    const refused = await prove({ ticket: second, code: await code() });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await database()
      .update(factorTickets)
      .set({ lastTriedAt: new Date(Date.now() - 61_000) });
    expect((await guess(second)).status).toBe(401);
    const longer = await prove({ ticket: second, code: await code() });
    expect(Number(longer.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  describe("recovery codes", () => {
    test("stand in for the app, each once, however they are typed", async () => {
      const [one = "", two = ""] = await turnOn();
      const spoken = one.toLowerCase().replaceAll("-", " ");
      expect((await prove({ ticket: await ticket(), recoveryCode: spoken })).status).toBe(200);
      expect((await prove({ ticket: await ticket(), recoveryCode: one })).status).toBe(401);
      expect((await prove({ ticket: await ticket(), recoveryCode: two })).status).toBe(200);
      expect(await factors()).toMatchObject({ recoveryCodesLeft: 8 });
    });

    test("are of 112 bits at least", async () => {
      const letters = (await turnOn()).map((code) => code.replaceAll("-", ""));
      const alphabet = new Set(letters.join(""));
      for (const code of letters) {
        expect(code.length * Math.log2(alphabet.size)).toBeGreaterThanOrEqual(112);
      }
    });

    test("are kept as hashes, and new ones end the old", async () => {
      const [old = ""] = await turnOn();
      expect(JSON.stringify(await database().select().from(recoveryCodes))).not.toContain(old);
      const renewed = await own("recovery-codes", { password: PASSWORD });
      expect(renewed.status).toBe(200);
      expect((await prove({ ticket: await ticket(), recoveryCode: old })).status).toBe(401);
    });

    test("are for accounts with a factor only", async () => {
      expect((await own("recovery-codes", { password: PASSWORD })).status).toBe(409);
    });
  });

  test("an account without a password changes its factors right after signing in only", async () => {
    await database().update(users).set({ password: null });
    expect((await own("authenticator")).status).toBe(200);
    await database()
      .update(sessionTable)
      .set({ createdAt: new Date(Date.now() - 3_600_000) });
    expect((await own("authenticator")).status).toBe(403);
  });

  describe("a new passkey", () => {
    test("is prepared with the password, for this site and this account", async () => {
      expect((await own("passkeys/options", { password: "wrong" })).status).toBe(400);
      const { status, body } = await own("passkeys/options", { password: PASSWORD });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ticket: expect.any(String),
        options: { rp: { id: "wardbook.example" }, user: { name: ANA.email } },
      });
    });

    test("that does not answer the challenge is refused, and its ticket is spent", async () => {
      const { body } = await own("passkeys/options", { password: PASSWORD });
      const given = { ticket: textOf(body, "ticket"), name: "Key", passkey: passkeyAnswer("AAAA") };
      expect((await own("passkeys", given)).status).toBe(403);
      expect((await own("passkeys", given)).status).toBe(401);
      expect(await factors()).toMatchObject({ passkeys: [] });
    });
  });
});

function passkeyAnswer(id: string): Body {
  return { id, rawId: id, type: "public-key", response: {}, clientExtensionResults: {} };
}
