import { beforeEach, expect, test } from "vitest";
import { oidcProvider } from "#/features/accounts/providers/oidc/server/oidc.manifest.ts";
import { accountsInTest, sealerInTest } from "#/features/accounts/server/accounts.testing.ts";
import { googleProvider } from "#/features/accounts/providers/google/server/google.manifest.ts";
import { sessions } from "#/features/accounts/server/sessions/session.table.ts";
import { readConfig } from "#/platform/config/config.ts";
import type { Access, Route } from "#/platform/http/serve.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { composeRoutes } from "../compose.ts";

/** Who may make each call: a call that is not in this table fails the test. */
const RULES: Readonly<Record<string, Access>> = {
  "GET /api/admin": "signed-in",
  "GET /api/admin/sources": "operator",
  "GET /api/admin/jobs": "operator",
  "POST /api/admin/jobs/run": "operator",
  "GET /api/admin/users": "admin",
  "PATCH /api/admin/users/{id}": "admin",
  "DELETE /api/admin/users/{id}/sessions": "admin",
  "GET /api/admin/comments": "moderator",
  "PATCH /api/admin/comments/{id}": "moderator",
  "GET /api/admin/messages": "moderator",
  "GET /api/admin/audit": "auditor",
  "GET /api/admin/audit/verdict": "auditor",
  "DELETE /api/auth/sessions": "signed-in",
  "DELETE /api/bookmarks/{articleId}": "signed-in",
  "DELETE /api/privacy-consent": "anyone",
  "DELETE /api/profile": "signed-in",
  "GET /api/auth/sessions": "signed-in",
  "POST /api/auth/sessions/end": "signed-in",
  "GET /api/auth/verify": "signed-in",
  "GET /api/bookmarks": "signed-in",
  "GET /api/drugs": "anyone",
  "GET /api/drugs/categories": "anyone",
  "GET /api/drugs/suggestions": "anyone",
  "GET /api/drugs/sources": "anyone",
  "GET /api/drugs/changes": "anyone",
  "GET /api/drugs/fda-record": "anyone",
  "GET /api/drugs/safety-changes": "anyone",
  "GET /api/drugs/{id}": "anyone",
  "GET /api/drugs/{manufacturer}/{ndc}": "anyone",
  "GET /api/health": "anyone",
  "GET /api/interactions/labels": "anyone",
  "GET /api/calculators": "anyone",
  "GET /api/dosage/medications": "anyone",
  "GET /api/evidence": "anyone",
  "GET /api/evidence/reviews": "anyone",
  "GET /api/labels/{setId}": "anyone",
  "GET /api/labels/{setId}/changes": "anyone",
  "GET /api/monographs": "anyone",
  "GET /api/monographs/{ingredient}": "anyone",
  "GET /api/news": "anyone",
  "GET /api/news/categories": "anyone",
  "GET /api/news/sources": "anyone",
  "GET /api/news/stats": "anyone",
  "GET /api/news/with-images": "anyone",
  "GET /api/news/{category}/{slug}": "anyone",
  "GET /api/npi": "anyone",
  "GET /api/openapi.json": "anyone",
  "GET /api/pills": "anyone",
  "GET /api/privacy-consent": "anyone",
  "GET /api/profile": "signed-in",
  "GET /api/profile/export": "signed-in",
  "GET /api/live": "anyone",
  "GET /api/ready": "anyone",
  "GET /api/search": "anyone",
  "GET /api/site": "anyone",
  "GET /api/symptoms": "anyone",
  "PATCH /api/privacy-consent": "anyone",
  "PATCH /api/profile": "signed-in",
  "PUT /api/profile/picture": "signed-in",
  "DELETE /api/profile/picture": "signed-in",
  "POST /api/npi/contest": "anyone",
  "POST /api/profile/delete": "signed-in",
  "POST /api/auth/google": "anyone",
  "POST /api/auth/oidc": "anyone",
  "POST /api/auth/oidc/start": "anyone",
  "POST /api/auth/login": "anyone",
  "POST /api/auth/second-factor": "anyone",
  "POST /api/auth/second-factor/passkey": "anyone",
  "POST /api/auth/second-factor/authenticator": "anyone",
  "POST /api/auth/second-factor/authenticator/confirm": "anyone",
  "POST /api/auth/second-factor/new-passkey": "anyone",
  "POST /api/auth/second-factor/new-passkey/confirm": "anyone",
  "GET /api/profile/second-factor": "signed-in",
  "POST /api/profile/authenticator": "signed-in",
  "POST /api/profile/authenticator/confirm": "signed-in",
  "POST /api/profile/authenticator/remove": "signed-in",
  "POST /api/profile/recovery-codes": "signed-in",
  "POST /api/profile/passkeys/options": "signed-in",
  "POST /api/profile/passkeys": "signed-in",
  "POST /api/profile/passkeys/remove": "signed-in",
  "POST /api/auth/logout": "signed-in",
  "POST /api/auth/password": "signed-in",
  "POST /api/auth/password-reset": "anyone",
  "POST /api/auth/password-reset/confirm": "anyone",
  "POST /api/auth/register": "anyone",
  "POST /api/auth/stop-notices": "anyone",
  "POST /api/auth/verify-email": "anyone",
  "POST /api/auth/verify-email/account": "anyone",
  "POST /api/auth/verify-email/not-me": "anyone",
  "POST /api/auth/verify-email/send": "signed-in",
  "POST /api/bookmarks": "signed-in",
  "POST /api/contact": "anyone",
  "POST /api/dosage/calculate": "anyone",
  "POST /api/interactions/check": "anyone",
  "POST /api/npi/bulk": "anyone",
  "POST /api/privacy-consent": "anyone",
  "POST /api/calculators/{id}": "anyone",
  "POST /api/symptoms/analyze": "anyone",
  "GET /api/news/{id}/likes": "anyone",
  "POST /api/news/{id}/likes": "signed-in",
  "DELETE /api/news/{id}/likes": "signed-in",
  "GET /api/news/{id}/comments": "anyone",
  "POST /api/news/{id}/comments": "signed-in",
  "PATCH /api/comments/{id}": "signed-in",
  "DELETE /api/comments/{id}": "signed-in",
};

const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const ARTICLE = "00000000-0000-4000-8000-000000000000";

const providers = [
  googleProvider("never asked"),
  oidcProvider(
    {
      issuer: "https://never-asked.example",
      clientId: "wardbook",
      clientSecret: undefined,
      name: "Never asked",
      scopes: "openid",
      trustsEmail: false,
    },
    { origin: "https://wardbook.example", sealer: sealerInTest },
  ),
];

describeEachDatabase("access", (database) => {
  let routes: Route[];
  let ask: ReturnType<typeof createApiClient>;
  beforeEach(() => {
    const config = readConfig({ NODE_ENV: "test", NO_SYNC: "1" });
    const accounts = accountsInTest(database(), undefined, { providers }).parts;
    routes = composeRoutes({ config, database: database() }, accounts);
    ask = createApiClient(database(), routes, { identify: accounts.sessions.identify });
  });

  test("every call has a rule, and its policy is that rule", () => {
    expect(Object.fromEntries(routes.map((route) => [nameOf(route), route.policy.access]))).toEqual(
      RULES,
    );
  });

  test("calls for signed-in people refuse no token, a wrong one and an ended one", async () => {
    const registration = await ask("POST", "/api/auth/register", {
      body: {
        email: "ana@example.org",
        firstName: "Ana",
        lastName: "Example",
        npiNumber: "1234567893",
        specialty: "Cardiology",
        password: "a long password",
      },
    });
    const { token } = registration.body as { token: string };
    const ofPeople = routes.filter(({ policy }) => policy.access !== "anyone");
    expect(ofPeople.length).toBeGreaterThan(5);
    await database()
      .update(sessions)
      .set({ expiresAt: new Date(0) });
    for (const { endpoint } of ofPeople) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, ARTICLE);
      const attempts: Record<string, string>[] = [
        {},
        { authorization: "Bearer " },
        { authorization: "Bearer nobodys" },
        { authorization: `Bearer ${token}` },
      ];
      for (const headers of attempts) {
        const { status } = await ask(endpoint.method, path, { headers });
        expect([endpoint.method, path, headers, status]).toEqual([
          endpoint.method,
          path,
          headers,
          401,
        ]);
      }
    }
  });
});
