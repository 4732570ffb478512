import { beforeEach, expect, test } from "vitest";
import { createSessionStore } from "#/features/accounts/server/sessions/session.store.ts";
import { users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { likeRoutes } from "./like.routes.ts";
import { createLikeStore } from "./like.store.ts";

describeEachDatabase("likes", (database) => {
  let path = "";
  let id = "";
  let token = "";

  beforeEach(async () => {
    const [article] = await database()
      .insert(newsArticles)
      .values({
        title: "An article",
        url: "https://example.org/1",
        articleHash: "1",
        category: "Cardiology",
        publishedDate: new Date("2026-01-01"),
        slug: "an-article",
        tickerSlug: "an-article",
        source: "A source",
      })
      .returning();
    path = `/api/news/${article?.id}/likes`;
    const [user] = await database().insert(users).values({ email: "ana@example.org" }).returning();
    id = user?.id ?? "";
    const device = { ipAddress: "192.0.2.1", userAgent: "" };
    token = await createSessionStore(database()).begin(id, device);
  });

  const ask = (method: string, address: string, as: string | null, body?: unknown) =>
    createApiClient(database(), likeRoutes(createLikeStore(database())), {
      identify: createSessionStore(database()).identify,
      limiter: createLimiter({ off: true }),
    })(method, address, {
      headers: as ? { authorization: `Bearer ${as}` } : {},
      ...(body === undefined ? {} : { body }),
    });

  test("are counted once a person, and taken back", async () => {
    expect(await ask("GET", path, null)).toMatchObject({ body: { liked: false, count: 0 } });
    expect(await ask("POST", path, token)).toMatchObject({ body: { liked: true, count: 1 } });
    expect(await ask("POST", path, token, { userId: id })).toMatchObject({
      body: { liked: true, count: 1 },
    });
    expect(await ask("GET", path, null)).toMatchObject({ body: { liked: false, count: 1 } });
    expect(await ask("GET", path, token)).toMatchObject({ body: { liked: true, count: 1 } });
    expect(await ask("DELETE", path, token)).toMatchObject({ body: { liked: false, count: 0 } });
    expect(await ask("DELETE", path, token)).toMatchObject({ status: 200 });
  });

  test("are a signed-in person's own", async () => {
    expect((await ask("POST", path, null)).status).toBe(401);
    const other = { userId: "00000000-0000-4000-8000-000000000000" };
    expect((await ask("POST", path, token, other)).status).toBe(403);
    expect((await ask("DELETE", `${path}?userId=${other.userId}`, token)).status).toBe(403);
  });

  test.each(["nonsense", "00000000-0000-4000-8000-000000000000"])(
    "of the article %s are not found",
    async (unknown) => {
      expect((await ask("GET", `/api/news/${unknown}/likes`, null)).status).toBe(404);
      expect((await ask("POST", `/api/news/${unknown}/likes`, token)).status).toBe(404);
    },
  );
});
