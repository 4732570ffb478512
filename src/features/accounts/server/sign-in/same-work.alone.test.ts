import { hash, verify } from "@node-rs/argon2";
import { Client } from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { users } from "../user.table.ts";

// They work as ever, and are counted.
vi.mock("@node-rs/argon2", { spy: true });
const query = vi.spyOn(Client.prototype, "query");

const ANA = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "O'Neill",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "correct horse",
};
const NOBODY = "nobody@example.org";

/** How long an answer takes depends on the machine; what was done for it does not. */
describeEachDatabase("whether an address has an account", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let mailsAbout: ReturnType<typeof accountsInTest>["mailsAbout"];
  beforeEach(async () => {
    const accounts = accountsInTest(database());
    ({ mailsAbout } = accounts);
    ask = createApiClient(database(), accountRoutes(accounts.parts));
    await ask("POST", "/api/auth/register", { body: ANA });
    await mailsAbout("");
  });

  /** An answer with what was hashed, compared and asked of the database until it was there. */
  async function workFor(path: string, from: string, body: object) {
    for (const counted of [vi.mocked(hash), vi.mocked(verify), query]) counted.mockClear();
    const headers = { "x-forwarded-for": from };
    const answer = await ask("POST", `/api/auth/${path}`, { body, headers });
    return {
      status: answer.status,
      body: { ...(answer.body as object), requestId: "" },
      hashes: vi.mocked(hash).mock.calls.length,
      compared: vi.mocked(verify).mock.calls.map(([stored]) => costOf(String(stored))),
      statements: query.mock.calls.length,
    };
  }

  describe("cannot be told from the answer and the work", () => {
    test("of a login with a wrong password", async () => {
      const password = "not my password";
      const known = await workFor("login", "198.51.100.1", { email: ANA.email, password });
      expect(known).toMatchObject({ status: 401, hashes: 0, compared: [expect.any(String)] });
      expect(await workFor("login", "198.51.100.2", { email: NOBODY, password })).toEqual(known);
      await database().update(users).set({ password: null });
      expect(await workFor("login", "198.51.100.3", { email: ANA.email, password })).toEqual(known);
    });

    test("of asking for a new password", async () => {
      const known = await workFor("password-reset", "198.51.100.1", { email: ANA.email });
      expect(known).toMatchObject({ status: 200, hashes: 0, compared: [] });
      expect(await mailsAbout("Choose a new password")).toHaveLength(1);
      expect(await workFor("password-reset", "198.51.100.2", { email: NOBODY })).toEqual(known);
    });
  });
});

/** What comparing with a hash costs: its kind, memory, passes and lanes. */
function costOf(hashed: string): string {
  return hashed.split("$").slice(0, 4).join("$");
}
