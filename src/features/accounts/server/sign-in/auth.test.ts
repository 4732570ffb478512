import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { idempotencyAnswers } from "#/platform/http/idempotency/idempotency.table.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { authRoutes } from "./auth.routes.ts";
import type { SessionStore } from "../sessions/session.store.ts";
import { sessions } from "../sessions/session.table.ts";
import { users } from "../user.table.ts";

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "O'Neill",
  npiNumber: "123-456-7893",
  specialty: "Cardiology",
  password: "correct horse",
};

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const broken = () => Promise.reject(new Error("a defect"));

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

type Answer = { token: string; user: Record<string, unknown> };

describeEachDatabase("accounts", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let operator: SessionStore;
  beforeEach(() => {
    const { parts } = accountsInTest(database());
    operator = parts.sessions;
    ask = createApiClient(database(), authRoutes(parts), { identify: parts.sessions.identify });
  });
  const register = (changes = {}) =>
    ask("POST", "/api/auth/register", { body: { ...ANA, ...changes } });
  const statusesOf = async (bodies: readonly object[]) => {
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await register(body)).status);
    return statuses;
  };
  const login = (password = ANA.password, email = ANA.email) =>
    ask("POST", "/api/auth/login", { body: { email, password } });

  describe("registration", () => {
    test("asks for a number and a specialty only where the profession has them", async () => {
      const { npiNumber: _npi, specialty: _specialty, ...person } = ANA;
      const joined = await ask("POST", "/api/auth/register", {
        body: { ...person, profession: "Registered nurse", npiNumber: "", specialty: "" },
      });
      expect(joined).toMatchObject({
        status: 201,
        body: { user: { profession: "Registered nurse", npiNumber: null, specialty: null } },
      });
      const asked = { npiNumber: "NPI number is required", specialty: "Specialty is required" };
      const missing = Object.entries(asked).map(([field, message]) => ({ field, message }));
      for (const profession of [undefined, "Physician", "Nurse practitioner"]) {
        const { status, body } = await ask("POST", "/api/auth/register", {
          body: { ...person, email: "other@example.org", profession },
        });
        expect({ status, body }).toMatchObject({ status: 400, body: { fields: missing } });
      }
      const unknown = await register({ email: "third@example.org", profession: "Wizard" });
      expect(unknown.body).toMatchObject({
        fields: [{ field: "profession", message: "Choose one of the listed professions" }],
      });
      const wrong = await register({ profession: "Pharmacist", npiNumber: "1234567890" });
      expect(wrong.body).toMatchObject({ fields: [{ field: "npiNumber" }] });
    });

    test("makes a professional account and signs in", async () => {
      const { status, body } = await register();
      expect(status).toBe(201);
      expect(body).toMatchObject({
        success: true,
        user: { email: ANA.email, npiNumber: "1234567893", isVerified: false },
      });
      expect(JSON.stringify(body)).not.toContain("argon2");
      const { token } = body as Answer;
      expect(await ask("GET", "/api/auth/verify", withToken(token))).toMatchObject({
        status: 200,
        body: { valid: true, user: { firstName: "Ana" } },
      });
    });

    test("keeps neither the password nor the token as they are", async () => {
      const { token } = (await register()).body as Answer;
      const kept = JSON.stringify([
        await database().select().from(users),
        await database().select().from(sessions),
      ]);
      expect(kept).toContain("$argon2id$");
      expect(kept).not.toContain(ANA.password);
      expect(kept).not.toContain(token);
    });

    test("repeated under its idempotency key gets the first answer, of which nothing can be read where it is kept", async () => {
      const keyed = { body: ANA, headers: { "idempotency-key": "one" } };
      const [first, second] = await Promise.all([
        ask("POST", "/api/auth/register", keyed),
        ask("POST", "/api/auth/register", keyed),
      ]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect(await database().$count(users)).toBe(1);
      expect(await database().$count(sessions)).toBe(1);
      const kept = JSON.stringify(await database().select().from(idempotencyAnswers));
      const { token } = first.body as Answer;
      for (const secret of [token, ANA.email, ANA.password]) expect(kept).not.toContain(secret);
    });

    test("with a password known from a breach is refused", async () => {
      const isBreached = async (password: string) => password === ANA.password;
      const { parts } = accountsInTest(database(), undefined, { isBreached });
      const client = createApiClient(database(), authRoutes(parts));
      expect(await client("POST", "/api/auth/register", { body: ANA })).toMatchObject({
        status: 400,
        body: { fields: [{ field: "password", message: expect.stringContaining("a breach") }] },
      });
      const body = { ...ANA, password: "battery staple" };
      expect((await client("POST", "/api/auth/register", { body })).status).toBe(201);
    });

    test("has words of its own for a defect, and so has login", async () => {
      const { parts } = accountsInTest(database());
      const accounts = { ...parts.accounts, add: broken, byEmail: broken };
      const client = createApiClient(database(), authRoutes({ ...parts, accounts }));
      for (const [path, message] of [
        ["/api/auth/register", "Registration failed"],
        ["/api/auth/login", "Login failed"],
      ] as const) {
        const answer = await client("POST", path, { body: ANA });
        expect(answer).toMatchObject({ status: 500, body: { success: false, message } });
      }
    });

    test("of one address by two at once makes one account", async () => {
      const answers = await Promise.all([register(), register({ email: "ANA@example.org" })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await database().$count(users)).toBe(1);
    });

    test("of a known address is refused, however it is written", async () => {
      await register();
      expect(await register({ email: "ANA@example.org" })).toMatchObject({
        status: 409,
        body: {
          success: false,
          code: "conflict",
          message: "An account with this email already exists.",
        },
      });
    });

    test.each([
      ["email", "nobody", "Please enter a valid email address"],
      ["firstName", " ", "First name is required"],
      ["lastName", undefined, "Last name is required"],
      ["npiNumber", "", "NPI number is required"],
      ["npiNumber", "12345", "NPI numbers must be exactly 10 digits long"],
      ["npiNumber", "1234567890", "This is not a valid NPI: the last digit should be 3"],
      ["specialty", "", "Specialty is required"],
      ["specialty", "Astrology", "Choose one of the listed specialties"],
      ["password", "short", "Password must be at least 8 characters"],
      ["password", "Password123", expect.stringContaining("one of the most common ones")],
      ["password", "O'Neill ana", expect.stringContaining("made of your name")],
    ])("with %s %j is refused with its message", async (field, value, message) => {
      const { status, body } = await register({ [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, fields: [{ field, message }] });
    });
  });

  describe("login", () => {
    test("compares passwords as they were typed, all of their 64 characters", async () => {
      const password =
        ` Ligature \ufb01 in a Pass phrase of the n\u0303andu ${"x".repeat(64)} `.slice(0, 64);
      expect([password.length, (await register({ password })).status]).toEqual([64, 201]);
      const others = [
        password.trim(),
        password.toLowerCase(),
        password.slice(0, -1),
        password.normalize("NFC"),
        password.normalize("NFKC"),
      ];
      for (const other of others) {
        expect([other, (await login(other)).status]).toEqual([other, 401]);
        expect((await login(password)).status).toBe(200);
      }
    });

    test("without a password names it", async () => {
      expect(await login("")).toMatchObject({
        status: 400,
        body: { success: false, fields: [{ field: "password", message: "Password is required" }] },
      });
    });

    test("takes the right password and notes when", async () => {
      await register();
      const { status, body } = await login();
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, user: { email: ANA.email } });
      expect((body as Answer).user["lastLoginAt"]).toEqual(expect.any(String));
    });

    test.each(["offered", "required"] as const)(
      "with a password that is being reset meanwhile opens nothing (second factor %s)",
      async (secondFactor) => {
        await register();
        const { parts, tokenAbout } = accountsInTest(database(), undefined, { secondFactor });
        const routes = accountRoutes(parts);
        const reset = createApiClient(database(), routes);
        const matches = async (stored: string | null, password: string) => {
          const right = await parts.passwords.matches(stored, password);
          await reset("POST", "/api/auth/password-reset", { body: { email: ANA.email } });
          const token = await tokenAbout("Choose a new password");
          const body = { token, password: "battery staple" };
          await reset("POST", "/api/auth/password-reset/confirm", { body });
          return right;
        };
        const passwords = { ...parts.passwords, matches };
        const late = createApiClient(database(), authRoutes({ ...parts, passwords }));
        const { email, password } = ANA;
        const answer = await late("POST", "/api/auth/login", { body: { email, password } });
        expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
        expect(answer.body).not.toHaveProperty("ticket");
        expect(await database().$count(sessions)).toBe(0);
      },
    );

    test("says the same of a wrong password and of an unknown address", async () => {
      await register();
      const wrong = await login("wrong horse");
      const unknown = await login(ANA.password, "nobody@example.org");
      const { requestId: _, ...said } = wrong.body as Record<string, unknown>;
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(said).toMatchObject({ success: false, code: "unauthenticated" });
      expect(unknown.body).toMatchObject(said);
    });
  });

  describe("a session", () => {
    test("ends with logout", async () => {
      const { token } = (await register()).body as Answer;
      expect((await ask("POST", "/api/auth/logout", withToken(token))).status).toBe(200);
      expect(await ask("GET", "/api/auth/verify", withToken(token))).toMatchObject({
        status: 401,
        body: { valid: false },
      });
    });

    test("ends where its owner signs in anew", async () => {
      const { token } = (await register()).body as Answer;
      const again = await ask("POST", "/api/auth/login", {
        ...withToken(token),
        body: { email: ANA.email, password: ANA.password },
      });
      const { token: next } = again.body as Answer;
      expect((await ask("GET", "/api/auth/verify", withToken(token))).status).toBe(401);
      expect((await ask("GET", "/api/auth/verify", withToken(next))).status).toBe(200);
    });

    test("ends when its time is over", async () => {
      const { token } = (await register()).body as Answer;
      await database()
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1000) });
      expect((await ask("GET", "/api/auth/verify", withToken(token))).status).toBe(401);
    });

    test("ends 14 days after its last use, and 30 after its beginning however much it is used", async () => {
      const { token } = (await register()).body as Answer;
      const daysLeft = async (age: number, unused: number) => {
        await database()
          .update(sessions)
          .set({ createdAt: daysAgo(age), lastUsedAt: daysAgo(unused) });
        expect((await ask("GET", "/api/auth/verify", withToken(token))).status).toBe(200);
        const [session] = await database().select().from(sessions);
        return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / DAY);
      };
      expect(await daysLeft(2, 1)).toBe(14);
      expect(await daysLeft(29, 1)).toBe(1);
    });

    test("is ended by the operator, for one account or for everybody", async () => {
      const ana = (await register()).body as Answer;
      const bo = (await register({ email: "bo@example.org" })).body as Answer;
      const states = () => {
        const answers = [ana, bo].map(async ({ token }) => {
          const { status } = await ask("GET", "/api/auth/verify", withToken(token));
          return status;
        });
        return Promise.all(answers);
      };
      expect(await operator.endAllOf("nobody@example.org")).toBeNull();
      expect(await states()).toEqual([200, 200]);
      expect(await operator.endAllOf("Ana@Example.org")).toBe(1);
      expect(await states()).toEqual([401, 200]);
      expect(await operator.endAllOfEverybody()).toBe(1);
      expect(await states()).toEqual([401, 401]);
    });

    test.each(["", "x", "a".repeat(43)])("is not begun by the token %j", async (token) => {
      expect(await ask("GET", "/api/auth/verify", withToken(token))).toMatchObject({
        status: 401,
        body: { valid: false },
      });
    });
  });

  test("are made by a hospital behind one address however often its people mistype, but not without end", async () => {
    const mistakes = [
      { npiNumber: "1234567890" },
      { password: "password" },
      { password: ANA.npiNumber },
      { email: "nobody" },
    ];
    const wrong = Array.from({ length: 40 }, (_, n) => mistakes[n % mistakes.length] ?? {});
    expect(new Set(await statusesOf(wrong))).toEqual(new Set([400]));
    const right = Array.from({ length: 21 }, (_, n) => ({ email: `nurse${n}@example.org` }));
    expect(await statusesOf(right)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });
});
