import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "#/features/accounts/server/user.table.ts";
import { hasRole, ROLES, type Role } from "#/kernel/role.ts";
import { createAuditLog } from "#/platform/audit/audit-log.store.ts";
import { readConfig } from "#/platform/config/config.ts";
import { sealerOf } from "#/platform/secrets/configured-sealer.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { accountsInTest } from "#/features/accounts/server/accounts.testing.ts";
import { applicationInTest } from "../application.testing.ts";
import { composeRoutes } from "../compose.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const PASSWORD = "correct horse battery staple";
const ENV = { SECRET_KEY: "k".repeat(32), SCIM_TOKEN: "s".repeat(32) };

describeEachDatabase("administration", (database) => {
  let app: Awaited<ReturnType<typeof applicationInTest>>;
  const { record, verify, list } = {
    record: () => createAuditLog(database(), sealerOf(readConfig(ENV))).record,
    verify: () => createAuditLog(database(), sealerOf(readConfig(ENV))).verify(),
    list: () => createAuditLog(database(), sealerOf(readConfig(ENV))).list({ limit: 100 }),
  };
  beforeEach(async () => {
    app = await applicationInTest(database(), ENV);
  });
  const register = async (name: string, roles: Role[] = []) => {
    const body = {
      email: `${name}@example.org`,
      firstName: name,
      lastName: "Example",
      npiNumber: "1234567893",
      specialty: "Cardiology",
      password: PASSWORD,
    };
    const answer = await app.ask("POST", "/api/auth/register", { body });
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    await database().update(users).set({ roles }).where(eq(users.id, user.id));
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: string, path: string, body?: unknown) =>
      app.ask(method, path, { headers, body });
    return { id: user.id, ask };
  };

  const signIn = () =>
    app.ask("POST", "/api/auth/login", {
      body: { email: "leo@example.org", password: PASSWORD },
    });

  test("each call is for its role and for admins alone", async () => {
    const { parts } = accountsInTest(database());
    const routes = composeRoutes({ config: readConfig(ENV), database: database() }, parts);
    const ofRoles = routes.flatMap(({ endpoint, policy: { access } }) =>
      access === "anyone" || access === "signed-in" ? [] : [{ ...endpoint, access }],
    );
    expect(ofRoles.length).toBeGreaterThan(9);
    for (const role of [undefined, ...ROLES]) {
      const { ask } = await register(role ?? "none", role && [role]);
      for (const { method, path, access } of ofRoles) {
        const { status } = await ask(method, path.replaceAll(/\{\w+\}/g, NOBODY));
        const isLet = role !== undefined && hasRole([role], access);
        expect([role, method, path, status !== 403]).toEqual([role, method, path, isLet]);
      }
    }
  });

  test("an admin closes an account: its sessions end at once, nobody signs in, and it opens again with its data", async () => {
    const admin = await register("ada", ["admin"]);
    const leaver = await register("leo");
    expect((await leaver.ask("GET", "/api/profile")).status).toBe(200);
    expect(
      (await admin.ask("PATCH", `/api/admin/users/${leaver.id}`, { closed: true })).status,
    ).toBe(200);
    expect((await leaver.ask("GET", "/api/profile")).status).toBe(401);
    expect((await signIn()).status).toBe(403);
    const found = await admin.ask("GET", "/api/admin/users?search=LEO");
    expect(await found.json()).toMatchObject({
      total: 1,
      people: [{ id: leaver.id, roles: [], sessions: 0, closedAt: expect.any(String) }],
    });
    await admin.ask("PATCH", `/api/admin/users/${leaver.id}`, {
      closed: false,
      roles: ["moderator"],
    });
    expect((await signIn()).status).toBe(200);
    expect((await admin.ask("PATCH", `/api/admin/users/${admin.id}`, { roles: [] })).status).toBe(
      403,
    );
    expect((await admin.ask("PATCH", `/api/admin/users/${NOBODY}`, { closed: true })).status).toBe(
      404,
    );
    expect(
      (await admin.ask("PATCH", `/api/admin/users/${leaver.id}`, { roles: ["king"] })).status,
    ).toBe(400);
  });

  test("who did what is kept: refusals too, looks at people too, what nobody changed not", async () => {
    const auditor = await register("aud", ["auditor"]);
    const admin = await register("ada", ["admin"]);
    await app.ask("POST", "/api/auth/login", {
      body: { email: "aud@example.org", password: "wrong" },
    });
    await admin.ask("GET", "/api/admin/users");
    await admin.ask("PATCH", `/api/admin/users/${auditor.id}`, { roles: ["auditor", "operator"] });
    await auditor.ask("GET", "/api/admin/users");
    await auditor.ask("GET", "/api/profile");
    await auditor.ask("GET", "/api/profile/export");
    await app.ask("GET", "/api/drugs");
    const events = (await list()).toReversed();
    expect(
      events.map(({ action, outcome, actor, object }) => [action, outcome, actor, object]),
    ).toEqual([
      ["POST /api/auth/register", "done", null, auditor.id],
      ["POST /api/auth/register", "done", null, admin.id],
      ["POST /api/auth/login", "unauthenticated", null, auditor.id],
      ["GET /api/admin/users", "done", admin.id, null],
      ["PATCH /api/admin/users/{id}", "done", admin.id, auditor.id],
      ["GET /api/admin/users", "forbidden", auditor.id, null],
      ["GET /api/profile/export", "done", auditor.id, null],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/example\.org|wrong|192\.0\.2\.1"/);
    expect(await verify()).toEqual({ events: 7, fault: null });
    const shown = (await (
      await auditor.ask("GET", `/api/admin/audit?about=${auditor.id}`)
    ).json()) as {
      events: { detail: unknown }[];
    };
    expect(shown.events[0]?.detail).toEqual({ roles: ["operator", "auditor"] });
    expect(await (await auditor.ask("GET", "/api/admin/audit/verdict")).json()).toMatchObject({
      fault: null,
    });
    await record()({ action: "more", outcome: "done" });
  });

  test("a directory keeps accounts, and whoever leaves there is out here", async () => {
    const headers = { authorization: `Bearer ${ENV.SCIM_TOKEN}` };
    const scim = async (method: string, path: string, body?: unknown) => {
      const response = await app.ask(method, `/scim/v2${path}`, { headers, body });
      const text = await response.text();
      const read: unknown = text === "" ? null : JSON.parse(text);
      return { status: response.status, body: read };
    };
    expect((await app.ask("GET", "/scim/v2/Users")).status).toBe(401);
    const made = await scim("POST", "/Users", {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "Mia@Example.org",
      externalId: "42",
      name: { givenName: "Mia", familyName: "Example" },
      active: true,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { userName: "mia@example.org", active: true },
    });
    const again = await scim("POST", "/Users", { userName: "mia@example.org" });
    expect(again).toMatchObject({ status: 409, body: { scimType: "uniqueness", status: "409" } });
    const found = await scim(
      "GET",
      `/Users?filter=${encodeURIComponent('externalId eq "42" and active eq true')}`,
    );
    expect(found.body).toMatchObject({
      totalResults: 1,
      Resources: [{ userName: "mia@example.org" }],
    });
    expect((await scim("GET", "/Users?filter=title%20pr")).body).toMatchObject({
      scimType: "invalidFilter",
    });

    // As Entra says it, and as Okta does.
    for (const [operation, back] of [
      [
        { op: "Replace", path: "active", value: "False" },
        { op: "Replace", path: "active", value: "True" },
      ],
      [
        { op: "replace", value: { active: false } },
        { op: "replace", value: { active: true } },
      ],
    ]) {
      const name = `p${JSON.stringify(operation).length}`;
      const person = await register(name);
      expect((await person.ask("GET", "/api/profile")).status).toBe(200);
      const left = await scim("PATCH", `/Users/${person.id}`, { Operations: [operation] });
      expect(left).toMatchObject({ status: 200, body: { active: false } });
      expect((await person.ask("GET", "/api/profile")).status).toBe(401);
      expect(
        (await scim("PATCH", `/Users/${person.id}`, { Operations: [back] })).body,
      ).toMatchObject({ active: true });
    }
    const { id } = made.body as { id: string };
    const renamed = {
      op: "replace",
      path: 'emails[type eq "work"].value',
      value: "new@example.org",
    };
    const moved = await scim("PATCH", `/Users/${id}`, {
      Operations: [renamed, { op: "add", path: "title", value: "x" }],
    });
    expect(moved.body).toMatchObject({ userName: "new@example.org", externalId: "42" });
    expect(
      (await scim("PUT", `/Users/${id}`, { userName: "new@example.org", active: false })).body,
    ).toMatchObject({
      active: false,
      name: {},
    });
    expect((await scim("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await scim("GET", `/Users/${id}`)).status).toBe(404);
    expect((await scim("PATCH", `/Users/${NOBODY}`, { Operations: [] })).status).toBe(404);
    expect((await scim("POST", "/Users", { userName: "no address" })).status).toBe(400);
    expect(await verify()).toMatchObject({ fault: null });
  });
});
