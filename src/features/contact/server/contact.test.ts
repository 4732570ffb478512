import { expect, test } from "vitest";
import { createApiClient, TEST_ADDRESS } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { contactRoutes } from "./contact.routes.ts";
import { createContactStore } from "./contact.store.ts";
import { contactSubmissions } from "./contact.table.ts";

const MESSAGE = {
  name: " Ana O'Neill ",
  email: "Ana@Example.org",
  specialty: "Cardiology",
  organization: "",
  message: "Where do your monographs come from?",
};

describeEachDatabase("POST /api/contact", (database) => {
  const ask = () => createApiClient(database(), contactRoutes(createContactStore(database())));
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    ask()("POST", "/api/contact", { body, headers });

  test("keeps the message, trimmed, with where it came from", async () => {
    const { status, body } = await send(MESSAGE, { "user-agent": "A browser" });
    expect({ status, body }).toMatchObject({ status: 201, body: { success: true } });
    expect(await database().select().from(contactSubmissions)).toMatchObject([
      {
        name: "Ana O'Neill",
        email: "ana@example.org",
        organization: null,
        specialty: "Cardiology",
        message: MESSAGE.message,
        ipAddress: TEST_ADDRESS,
        userAgent: "A browser",
      },
    ]);
  });

  test.each([
    ["name", undefined, "Name is required"],
    ["name", "   ", "Name is required"],
    ["name", "n".repeat(201), "Use at most 200 characters"],
    ["email", "ana.example.org", "Please enter a valid email address"],
    ["message", "too short", "Message must be at least 10 characters"],
    ["message", "         short         ", "Message must be at least 10 characters"],
    ["message", "m".repeat(5001), "Message must be at most 5,000 characters"],
    ["organization", 7, "Must be text"],
  ])("refuses %s %j with its message, and keeps nothing", async (field, value, message) => {
    const { status, body } = await send({ ...MESSAGE, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid-input", fields: [{ field, message }] });
    expect(await database().$count(contactSubmissions)).toBe(0);
  });

  test("keeps one message however often it is sent under one key", async () => {
    const headers = { "idempotency-key": "first" };
    const answers = await Promise.all([1, 2, 3].map(() => send(MESSAGE, headers)));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    expect(await database().$count(contactSubmissions)).toBe(1);
  });

  test("takes two visitors who came upon the same key for two", async () => {
    const headers = { "idempotency-key": "1" };
    const other = { ...MESSAGE, name: "Ben Other", email: "ben@example.org" };
    const answers = [await send(MESSAGE, headers), await send(other, headers)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await database().$count(contactSubmissions)).toBe(2);
  });

  test("tells a sender of many to wait", async () => {
    const asked = ask();
    const send = () => asked("POST", "/api/contact", { body: MESSAGE });
    for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(201);
    const { status, headers, body } = await send();
    expect([status, body]).toMatchObject([429, { code: "too-many-requests" }]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
