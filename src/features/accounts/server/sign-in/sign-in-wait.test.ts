import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { sessions } from "../sessions/session.table.ts";
import { signInWaits } from "./sign-in-wait.table.ts";

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "O'Neill",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "correct horse",
};
const HOME = "198.51.100.7";
const ELSEWHERE = "2001:db8:1:2::9";
const ATTACKER = "203.0.113.66";

/** So many guesses are under way together. */
const AT_ONCE = 20;

/** The slower database is asked the same with fewer: what they differ in shows by then. */
const MANY = { embedded: 500, PostgreSQL: 10_000 };

describeEachDatabase("guessing", (database, engine) => {
  let ask: ReturnType<typeof createApiClient>;
  let tokenAbout: ReturnType<typeof accountsInTest>["tokenAbout"];
  /** One more server on the same database, with nothing in its memory. */
  const startServer = () => {
    const accounts = accountsInTest(database());
    ({ tokenAbout } = accounts);
    ask = createApiClient(database(), accountRoutes(accounts.parts));
  };
  const post = (path: string, body: object, from: string) =>
    ask("POST", path, { body, headers: { "x-forwarded-for": from } });
  const register = (from: string, email = ANA.email) =>
    post("/api/auth/register", { ...ANA, email }, from);
  const login = (password: string, from: string, email = ANA.email) =>
    post("/api/auth/login", { email, password }, from);
  const wrong = async (times: number, from: (at: number) => string, email = ANA.email) => {
    const statuses = new Map<number, number>();
    for (let at = 0; at < times; at += AT_ONCE) {
      const guesses = Array.from({ length: Math.min(AT_ONCE, times - at) }, (_, one) =>
        login(`guess number ${at + one}`, from(at + one), email),
      );
      for (const { status } of await Promise.all(guesses)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    return statuses;
  };
  /** Guesses until the wait is so long that no machine is too slow to meet it. */
  const guessOn = async (from: string, failures: number) => {
    for (let at = 0; at < failures; at++) {
      await afterTheWait();
      expect((await login(`guess number ${at}`, from)).status).toBe(401);
    }
  };
  const afterTheWait = () =>
    database()
      .update(signInWaits)
      .set({ waitsUntil: sql`now()` });
  const longestWait = async () => {
    const left = sql<number>`coalesce(max(extract(epoch FROM waits_until - now())), 0)::float8`;
    const [row] = await database().select({ left }).from(signInWaits);
    return row?.left ?? 0;
  };

  beforeEach(() => startServer());

  const many = MANY[engine];
  test(`${many} times from one address lets nobody in and locks nobody else out`, async () => {
    await register(HOME);
    await register(ATTACKER, "neighbor@example.org");
    const before = await database().$count(sessions);
    const statuses = await wrong(many, () => ATTACKER);
    expect(statuses.get(200)).toBeUndefined();
    expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(many);
    // Nearly all of them cost no hashing.
    expect(statuses.get(401)).toBeLessThan(30);
    expect(await database().$count(sessions)).toBe(before);
    expect((await login(ANA.password, HOME)).status).toBe(200);
    expect((await login(ANA.password, ELSEWHERE)).status).toBe(200);
    await login(ANA.password, ATTACKER, "neighbor@example.org");
    expect((await login(ANA.password, ATTACKER, "neighbor@example.org")).status).toBe(200);
  });

  test("through many addresses leaves the door open where the owner has come in before, and to a reset", async () => {
    await register(HOME);
    expect((await login(ANA.password, HOME)).status).toBe(200);
    const statuses = await wrong(120, (at) => `203.0.113.${at}`);
    expect(statuses.get(401)).toBeLessThan(60);
    await guessOn(ATTACKER, 8);
    expect((await login(ANA.password, ELSEWHERE)).status).toBe(429);
    expect((await login(ANA.password, HOME)).status).toBe(200);
    expect(await longestWait()).toBeLessThanOrEqual(300);

    await guessOn(ELSEWHERE, 8);
    await post("/api/auth/password-reset", { email: ANA.email }, ELSEWHERE);
    const token = await tokenAbout("Choose a new password");
    await post(
      "/api/auth/password-reset/confirm",
      { token, password: "battery staple" },
      ELSEWHERE,
    );
    expect((await login("battery staple", ELSEWHERE)).status).toBe(200);
  });

  test("one common password at many accounts is slowed down by the address", async () => {
    const statuses = new Map<number, number>();
    for (let at = 0; at < 60; at++) {
      const { status } = await login("Summer 2026", ATTACKER, `person-${at}@example.org`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBeGreaterThan(20);
  });

  test("waits longer each time, up to an hour, and says how long", async () => {
    await register(HOME);
    await guessOn(ATTACKER, 4);
    expect(await longestWait()).toBeLessThanOrEqual(0);
    for (let time = 0; time < 14; time++) {
      await guessOn(ATTACKER, 1);
      const left = await longestWait();
      const whole = Math.min(2 ** time, 3600);
      expect(left).toBeLessThanOrEqual(whole);
      // Some of it has passed by now.
      expect(left).toBeGreaterThan(whole - 30);
    }
    const { status, headers, body } = await login(ANA.password, ATTACKER);
    expect([status, body]).toMatchObject([429, { success: false, code: "too-many-requests" }]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(body).toMatchObject({ message: expect.stringContaining("Please wait 60 minutes") });
  });

  test("is remembered by a server that starts anew, and by one beside it", async () => {
    await register(HOME);
    await guessOn(ATTACKER, 12);
    startServer();
    expect((await login(ANA.password, ATTACKER)).status).toBe(429);
  });

  test("many times at once gains nothing", async () => {
    await register(HOME);
    await guessOn(ATTACKER, 10);
    await afterTheWait();
    const guesses = Array.from({ length: 60 }, (_, at) => login(`guess ${at}`, ATTACKER));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toEqual([401]);
  });

  test("an account that nobody has is answered alike", async () => {
    await register(HOME);
    const nobody = "nobody@example.org";
    expect(await wrong(5, () => ATTACKER)).toEqual(await wrong(5, () => HOME, nobody));
    await database()
      .update(signInWaits)
      .set({ waitsUntil: sql`now() + interval '1 hour'` });
    expect(await wrong(1, () => ATTACKER)).toEqual(await wrong(1, () => HOME, nobody));
  });

  describe("the right password", () => {
    test("forgives what was mistyped, but not what was tried at others", async () => {
      await register(HOME);
      for (let at = 0; at < 31; at++) {
        await login("Summer 2026", HOME, `person-${at}@example.org`);
      }
      await afterTheWait();
      await wrong(4, () => ELSEWHERE);
      expect((await login(ANA.password, ELSEWHERE)).status).toBe(200);
      expect((await wrong(4, () => ELSEWHERE)).get(401)).toBe(4);
      expect((await login(ANA.password, HOME)).status).toBe(200);
      expect((await login("Summer 2026", HOME, "one-more@example.org")).status).toBe(401);
      expect((await login("Summer 2026", HOME, "another@example.org")).status).toBe(429);
    });

    test("is slowed down for whoever guesses at it in a session", async () => {
      const { body } = await register(HOME);
      const { parts } = accountsInTest(database());
      const client = createApiClient(database(), accountRoutes(parts), {
        identify: parts.sessions.identify,
      });
      const change = (currentPassword: string) =>
        client("POST", "/api/auth/password", {
          headers: { authorization: `Bearer ${(body as { token: string }).token}` },
          body: { currentPassword, newPassword: "battery staple" },
        });
      for (let at = 0; at < 5; at++) {
        expect((await change(`guess ${at}`)).status).toBe(400);
      }
      expect((await change(ANA.password)).status).toBe(429);
      await afterTheWait();
      expect((await change(ANA.password)).status).toBe(200);
    });
  });

  test("neighbors in one IPv6 network count as one, and nothing names them", async () => {
    await register(HOME);
    await guessOn("2001:db8:1:2::1", 6);
    await guessOn("2001:db8:1:2::2", 6);
    expect((await login(ANA.password, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await login(ANA.password, "2001:db8:1:3::1")).status).toBe(200);
    const kept = JSON.stringify(await database().select().from(signInWaits));
    expect(kept).not.toMatch(/2001|ana|example/);
  });
});
