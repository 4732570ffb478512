import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";

const CONTACT = { name: "Ana", email: "ana@example.org", message: "A question of mine" };

describeEachDatabase("a disk that is full", (database) => {
  /** Says what PostgreSQL says when a table cannot grow: https://www.postgresql.org/docs/current/errcodes-appendix.html */
  const fill = async () => {
    await database().execute(sql`
      CREATE FUNCTION say_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
      END $$`);
    await database().execute(sql`
      CREATE TRIGGER full_disk BEFORE INSERT ON contact_submissions EXECUTE FUNCTION say_full()`);
  };
  const clear = () => database().execute(sql`DROP FUNCTION IF EXISTS say_full() CASCADE`);

  test("is told as something that passes, and the same call is answered when there is room", async () => {
    const site = await applicationInTest(database(), { LOG_LEVEL: "info" });
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () => site.ask("POST", "/api/contact", { headers, body: CONTACT });
    onTestFinished(async () => void (await clear()));
    await fill();
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
    expect((await site.ask("GET", "/api/news")).status).toBe(200);
    expect(site.lines.join("")).not.toContain("defect");
    await clear();
    expect((await send()).ok).toBe(true);
  });
});
