import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "#/platform/database/migrate.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";

describeEachDatabase("a server that is asked whether it is ready", (database) => {
  const ready = async (isDraining = () => false) => {
    const { ask } = await applicationInTest(database(), {}, { isDraining });
    const answer = await ask("GET", "/api/ready");
    return { status: answer.status, wait: answer.headers.get("retry-after"), ask };
  };

  test("is ready", async () => {
    expect(await ready()).toMatchObject({ status: 200, wait: null });
  });

  test("is not while it is being stopped, but lives and answers", async () => {
    const { status, wait, ask } = await ready(() => true);
    expect([status, wait]).toEqual([503, "5"]);
    expect((await ask("GET", "/api/live")).status).toBe(200);
    expect((await ask("GET", "/api/news")).status).toBe(200);
  });

  test("is not while the database is set up for an older version, and is for a newer one", async () => {
    const shift = (by: string) =>
      database().execute(sql`UPDATE schema_migrations SET created_at = created_at ${sql.raw(by)}`);
    await shift("- 100000000000");
    const older = await ready();
    await shift("+ 100000000000");
    expect(older.status).toBe(503);
    await database().execute(
      sql`INSERT INTO schema_migrations (created_at, hash) VALUES (99999999999999, 'newer')`,
    );
    const newer = await ready();
    await database().execute(sql`DELETE FROM schema_migrations WHERE hash = 'newer'`);
    expect(newer.status).toBe(200);
    expect(await migrate(database())).toBe(0);
  });
});
