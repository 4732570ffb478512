import { expect, test } from "vitest";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { consentRoutes } from "./consent.routes.ts";
import { createConsentStore } from "./consent.store.ts";

const SESSION = "0f8fad5b-d9cb-469f-a165-70867728950e";
const PREFERENCES = '{"necessary":true,"analytics":true,"functional":true,"marketing":false}';
const CONSENT = {
  sessionId: SESSION,
  consentGiven: true,
  privacyVersion: "v1.0",
  cookiePreferences: PREFERENCES,
  healthcareProfessional: true,
};

describeEachDatabase("/api/privacy-consent", (database) => {
  const ask = (method: string, path: string, body?: unknown) =>
    createApiClient(database(), consentRoutes(createConsentStore(database())))(method, path, {
      body,
    });
  const give = (changes = {}) => ask("POST", "/api/privacy-consent", { ...CONSENT, ...changes });
  const read = (sessionId = SESSION) => ask("GET", `/api/privacy-consent?sessionId=${sessionId}`);
  const withdraw = () => ask("DELETE", `/api/privacy-consent?sessionId=${SESSION}`);

  test("keeps what was agreed to, by whom and for which version", async () => {
    expect(await give()).toMatchObject({ status: 201, body: { success: true } });
    expect((await read()).body).toEqual({
      consentGiven: true,
      consentDate: expect.stringMatching(/^\d{4}-.*Z$/),
      privacyVersion: "v1.0",
      cookiePreferences: PREFERENCES,
      healthcareProfessional: true,
      withdrawnAt: null,
    });
  });

  test("shows a session nothing of another's", async () => {
    await give();
    expect((await read("another-session")).status).toBe(404);
  });

  test("changes preferences while the consent stands", async () => {
    await give();
    const cookiePreferences = '{"necessary":true,"analytics":false}';
    const body = { sessionId: SESSION, cookiePreferences };
    expect(await ask("PATCH", "/api/privacy-consent", body)).toMatchObject({
      status: 200,
      body: { cookiePreferences },
    });
    await withdraw();
    expect((await ask("PATCH", "/api/privacy-consent", body)).status).toBe(404);
  });

  test("withdraws once, and keeps when", async () => {
    await give();
    const first = await withdraw();
    expect(first.body).toMatchObject({ withdrawnAt: expect.any(String) });
    expect((await withdraw()).body).toEqual(first.body);
  });

  test.each([
    ["sessionId", "short"],
    ["sessionId", "../../etc/passwd"],
    ["consentGiven", "yes"],
    ["cookiePreferences", "{"],
    ["cookiePreferences", '{"analytics":"yes"}'],
    ["cookiePreferences", "[]"],
  ])("refuses %s %j by name", async (field, value) => {
    const { status, body } = await give({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field }] });
  });
});
