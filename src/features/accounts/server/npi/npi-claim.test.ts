import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import type { RegistryEntry } from "../../logic/npi-match.ts";
import type { AccountParts } from "../account-parts.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { npiContests } from "./npi-contest.table.ts";
import { users } from "../user.table.ts";

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "O'Neill",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "correct horse",
};
const REGISTERED: RegistryEntry = {
  organization: false,
  active: true,
  names: [{ first: "ANA", last: "ONEILL" }],
};

const tokenIn = (body: unknown) => (body as { token: string }).token;
const headers = (token: string) => ({ authorization: `Bearer ${token}` });

/** What six calls were answered. */
const statuses = async (asked: (n: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let n = 0; n < 6; n++) found.push((await asked(n)).status);
  return found;
};

describeEachDatabase("an NPI", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let registry: RegistryEntry | null;
  let parts: AccountParts;
  let mailsAbout: ReturnType<typeof accountsInTest>["mailsAbout"];
  let tokenAbout: ReturnType<typeof accountsInTest>["tokenAbout"];
  beforeEach(() => {
    registry = REGISTERED;
    ({ parts, mailsAbout, tokenAbout } = accountsInTest(database(), async () => registry));
    ask = createApiClient(database(), accountRoutes(parts), { identify: parts.sessions.identify });
  });

  const register = async (changes = {}) =>
    tokenIn((await ask("POST", "/api/auth/register", { body: { ...ANA, ...changes } })).body);
  /** Follows the link in the latest e-mail. */
  const confirm = async () => {
    const token = await tokenAbout("Confirm your e-mail address");
    expect((await ask("POST", "/api/auth/verify-email", { body: { token } })).status).toBe(200);
  };
  const registerConfirmed = async (changes = {}) => {
    const token = await register(changes);
    await confirm();
    return token;
  };
  const login = async (password: string) =>
    ask("POST", "/api/auth/login", { body: { email: ANA.email, password } });
  const profile = async (token: string) =>
    (await ask("GET", "/api/profile", { headers: headers(token) })).body;
  const change = (token: string, body: object) =>
    ask("PATCH", "/api/profile", {
      headers: headers(token),
      body: { firstName: "Ana", lastName: "O'Neill", ...body },
    });
  const contest = (changes = {}, from = "192.0.2.9") =>
    ask("POST", "/api/npi/contest", {
      headers: { "x-forwarded-for": from },
      body: { npi: ANA.npiNumber, email: "owner@hospital.example", ...changes },
    });
  const stored = () =>
    database().select({ is: users.isVerified, state: users.npiMatch }).from(users);
  const read = (source: string, status: "completed" | "failed", finishedAt: Date) =>
    database().insert(ingestRuns).values({ source, origin: "a file", status, finishedAt });

  test("is matched once the address is confirmed, which verifies nobody", async () => {
    const token = await register();
    const claim = { npi: ANA.npiNumber, checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(await profile(token)).toMatchObject({
      user: { isVerified: false, npiClaim: { ...claim, state: "unconfirmed" } },
      npi: { state: "unconfirmed", checkedAt: expect.any(String) },
    });
    await confirm();
    expect(await stored()).toEqual([{ is: false, state: "matched" }]);
    expect(await profile(token)).toMatchObject({
      user: { isVerified: false, npiClaim: { ...claim, state: "matched" } },
      npi: { state: "matched" },
    });
  });

  test("verifies by a proof from outside the registry, as long as number and proof agree", async () => {
    const token = await registerConfirmed();
    expect(await parts.contests.prove("nobody@example.org", "a letter")).toBeNull();
    expect(await parts.contests.prove(ANA.email.toUpperCase(), "work address")).toBe(ANA.npiNumber);
    expect(await profile(token)).toMatchObject({ user: { isVerified: true } });
    await change(token, { npiNumber: "1000000004" });
    expect(await profile(token)).toMatchObject({ user: { isVerified: false } });
    await change(token, { npiNumber: ANA.npiNumber });
    await parts.contests.prove(ANA.email, null);
    expect(await profile(token)).toMatchObject({ user: { isVerified: false } });
  });

  test("that somebody names without confirming the address takes no mark away", async () => {
    const token = await registerConfirmed();
    await register({ email: "eve@example.org" });
    expect(await profile(token)).toMatchObject({ npi: { state: "matched" } });
  });

  test("loses its mark when the registry changes", async () => {
    const token = await registerConfirmed();
    registry = { ...REGISTERED, active: false };
    expect(await profile(token)).toMatchObject({
      user: { isVerified: false },
      npi: { state: "inactive" },
    });
  });

  test("that two people claim marks neither, until one claim goes", async () => {
    const first = await registerConfirmed();
    const second = await registerConfirmed({ email: "other@example.org" });
    for (const token of [first, second]) {
      expect(await profile(token)).toMatchObject({
        user: { isVerified: false },
        npi: { state: "claimed-twice" },
      });
    }
    const told = (await mailsAbout("Another account claims your NPI")).map(({ to }) => to);
    expect(told.toSorted()).toEqual([ANA.email, "other@example.org"]);
    await ask("POST", "/api/profile/delete", {
      headers: headers(second),
      body: { confirm: "DELETE", password: ANA.password },
    });
    expect(await profile(first)).toMatchObject({ npi: { state: "matched" } });
  });

  test("that two people claim at the same moment marks neither", async () => {
    await register();
    await register({ email: "other@example.org" });
    await database().update(users).set({ emailConfirmedAt: new Date() });
    await Promise.all([parts.claims.check(ANA.npiNumber), parts.claims.check(ANA.npiNumber)]);
    const twice = { is: false, state: "claimed-twice" };
    expect(await stored()).toEqual([twice, twice]);
  });

  test("is checked again at the next sign-in", async () => {
    await registerConfirmed();
    registry = null;
    expect((await login(ANA.password)).body).toMatchObject({
      user: { npiClaim: { state: "not-found" } },
    });
  });

  test("is checked again once the registry has been read anew, and only then", async () => {
    await registerConfirmed();
    registry = { ...REGISTERED, active: false };
    await parts.claims.checkOutdated();
    await read("providers", "completed", new Date(Date.now() - 60_000));
    await read("providers", "failed", new Date(Date.now() + 60_000));
    await read("drugs", "completed", new Date(Date.now() + 60_000));
    await parts.claims.checkOutdated();
    expect(await stored()).toMatchObject([{ state: "matched" }]);
    await read("providers", "completed", new Date(Date.now() + 60_000));
    await parts.claims.checkOutdated();
    expect(await stored()).toMatchObject([{ state: "inactive" }]);
  });

  test("claimed by somebody of another name takes no mark away", async () => {
    const token = await registerConfirmed();
    const other = await registerConfirmed({ email: "eve@example.org", firstName: "Eve" });
    expect(await profile(other)).toMatchObject({ npi: { state: "name-differs" } });
    expect(await profile(token)).toMatchObject({ npi: { state: "matched" } });
  });

  test("that is taken away takes the mark with it", async () => {
    const token = await registerConfirmed();
    expect((await change(token, { npiNumber: "" })).body).toMatchObject({
      user: { isVerified: false, npiNumber: null },
      npi: { state: "no-npi" },
    });
  });

  test("that was marked before addresses counted loses its mark, unless the address is confirmed", async () => {
    const confirmed = new Date("2026-01-01");
    const before = { npiNumber: ANA.npiNumber, isVerified: true, npiCheckedAt: confirmed };
    await database()
      .insert(users)
      .values([
        { ...before, email: "a@example.org", npiMatch: "matched" },
        { ...before, email: "b@example.org", npiMatch: "matched", emailConfirmedAt: confirmed },
        {
          ...before,
          email: "c@example.org",
          npiMatch: "claimed-twice",
          emailConfirmedAt: confirmed,
        },
        { ...before, email: "d@example.org", npiMatch: "name-differs" },
      ]);
    const migration = readFileSync("migrations/0032_claims-on-npis.sql", "utf8");
    for (const statement of migration.match(/^UPDATE .*;/gm) ?? []) {
      await database().execute(sql.raw(statement));
    }
    const after = await database().select().from(users).orderBy(users.email);
    expect(after).toMatchObject([
      { isVerified: false, npiMatch: "unconfirmed" },
      { isVerified: false, npiMatch: "matched" },
      { isVerified: false, npiMatch: "claimed-twice", npiCheckedAt: null },
      { isVerified: false, npiMatch: "name-differs" },
    ]);
  });

  describe("is contested", () => {
    test("by anybody, in one step: the mark is gone at once, and both are told", async () => {
      const token = await registerConfirmed();
      const { status, body } = await contest({ npi: "123 456 7893", message: "Not me" });
      expect([status, body]).toMatchObject([202, { success: true }]);
      expect(await stored()).toEqual([{ is: false, state: "contested" }]);
      expect(await profile(token)).toMatchObject({
        user: { email: ANA.email, npiNumber: ANA.npiNumber },
      });
      expect(await mailsAbout("Your NPI was contested")).toMatchObject([{ to: ANA.email }]);
      expect(await mailsAbout("You contested a claim on an NPI")).toMatchObject([
        { to: "owner@hospital.example" },
      ]);
      expect(await parts.contests.open()).toMatchObject([
        {
          npi: ANA.npiNumber,
          contestedBy: "owner@hospital.example",
          claimedBy: ANA.email,
          message: "Not me",
        },
      ]);
    });

    test("until it is settled: dismissed, the claim counts again; upheld, the number is gone", async () => {
      const token = await registerConfirmed();
      await contest();
      await contest({}, "192.0.2.10");
      expect(await parts.contests.close(ANA.npiNumber)).toBe(1);
      await parts.claims.check(ANA.npiNumber);
      expect(await profile(token)).toMatchObject({ npi: { state: "matched" } });
      await contest();
      expect(await parts.contests.takeOff(ANA.npiNumber)).toBe(1);
      expect(await profile(token)).toMatchObject({
        user: { email: ANA.email, npiNumber: null, isVerified: false },
        npi: { state: "no-npi" },
      });
    });

    test("in vain where the operator has seen a proof, which others' claims give way to", async () => {
      const token = await registerConfirmed();
      await parts.contests.prove(ANA.email, "work address");
      const eve = await registerConfirmed({ email: "eve@example.org" });
      await contest();
      expect(await profile(token)).toMatchObject({ user: { isVerified: true } });
      expect(await profile(eve)).toMatchObject({ npi: { state: "contested" } });
      expect(await parts.contests.takeOff(ANA.npiNumber)).toBe(1);
      expect(await profile(token)).toMatchObject({ user: { isVerified: true } });
    });

    test("and does not come back by another account", async () => {
      const token = await registerConfirmed();
      await contest();
      await ask("POST", "/api/profile/delete", {
        headers: headers(token),
        body: { confirm: "DELETE", password: ANA.password },
      });
      const again = await registerConfirmed({ email: "again@example.org" });
      expect(await profile(again)).toMatchObject({ npi: { state: "contested" } });
    });

    test("with the same answer where nobody claims it, and nothing is kept", async () => {
      const unclaimed = await contest();
      await registerConfirmed();
      expect((await contest()).body).toEqual(unclaimed.body);
      expect(await database().$count(npiContests)).toBe(1);
    });

    test("a few times only, from one network and for one address", async () => {
      expect(await statuses((n) => contest({}, `198.51.100.${n}`))).toEqual([
        202, 202, 202, 429, 429, 429,
      ]);
      expect(await statuses((n) => contest({ email: `a${n}@example.org` }))).toEqual([
        202, 202, 202, 202, 202, 429,
      ]);
    });

    test.each([
      ["npi", "1234567890", "This is not a valid NPI: the last digit should be 3"],
      ["npi", "", "NPI number is required"],
      ["email", "nobody", "Please enter a valid email address"],
    ])("not with %s %j", async (field, value, message) => {
      expect(await contest({ [field]: value })).toMatchObject({
        status: 400,
        body: { fields: [{ field, message }] },
      });
    });
  });
});
