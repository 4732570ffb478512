import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createSessionStore } from "#/features/accounts/server/sessions/session.store.ts";
import { users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createSharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { commentRoutes } from "./comment.routes.ts";
import { createCommentStore } from "./comment.store.ts";

describeEachDatabase("comments", (database) => {
  let articleId = "";
  let ana = { id: "", token: "" };
  let ben = { id: "", token: "" };

  const limits = createLimiter({ off: true });

  const person = async (firstName: string, isVerified: boolean) => {
    const [row] = await database()
      .insert(users)
      .values({
        email: `${firstName}@example.org`,
        firstName,
        lastName: "Example",
        isVerified,
        emailConfirmedAt: new Date(),
      })
      .returning();
    const id = row?.id ?? "";
    const device = { ipAddress: "192.0.2.1", userAgent: "" };
    return { id, token: await createSessionStore(database()).begin(id, device) };
  };

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
    articleId = article?.id ?? "";
    ana = await person("Ana", true);
    ben = await person("Ben", false);
  });

  const ask = (method: string, path: string, token: string | null, body?: unknown) =>
    createApiClient(database(), commentRoutes(createCommentStore(database())), {
      identify: createSessionStore(database()).identify,
      limiter: limits,
    })(method, path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body === undefined ? {} : { body }),
    });
  /** One of several, each with what it counts in the database alone. */
  const server = () => {
    const limiter = createLimiter({ off: false, shared: createSharedCounts(database()) });
    return createApiClient(database(), commentRoutes(createCommentStore(database())), {
      identify: createSessionStore(database()).identify,
      limiter,
    });
  };
  const path = () => `/api/news/${articleId}/comments`;
  const write = async (token: string, content: string, more: object = {}) => {
    const { status, body } = await ask("POST", path(), token, { content, ...more });
    expect(status).toBe(201);
    return (body as { id: string }).id;
  };
  const seen = async (token: string | null) => (await ask("GET", path(), token)).body;

  test("are written, answered and listed, newest first, with name and verified mark", async () => {
    const first = await write(ana.token, "  Useful.  ");
    const reply = await write(ben.token, "Agreed", { parentCommentId: first, userId: ben.id });
    expect(await seen(null)).toMatchObject({
      total: 2,
      comments: [
        {
          id: reply,
          parentCommentId: first,
          inReplyTo: { authorName: "Ana Example", excerpt: "Useful." },
          authorName: "Ben Example",
          authorVerified: false,
        },
        { id: first, content: "Useful.", authorName: "Ana Example", authorVerified: true },
      ],
    });
    expect(await ask("GET", `${path()}?limit=1&page=2`, null)).toMatchObject({
      body: { total: 2, comments: [{ id: first }] },
    });
  });

  test("need a confirmed address, and bear no name without one", async () => {
    const id = await write(ben.token, "Before");
    await write(ana.token, "A reply", { parentCommentId: id });
    await database().update(users).set({ emailConfirmedAt: null }).where(eq(users.id, ben.id));
    const refused = { status: 403, body: { code: "forbidden", reason: "address-unconfirmed" } };
    expect(await ask("POST", path(), ben.token, { content: "Mine" })).toMatchObject(refused);
    const change = { content: "Changed" };
    expect(await ask("PATCH", `/api/comments/${id}`, ben.token, change)).toMatchObject(refused);
    expect(await seen(null)).toMatchObject({
      total: 2,
      comments: [
        { inReplyTo: { authorName: "Unconfirmed account" } },
        { authorName: "Unconfirmed account", authorNpiClaim: null, content: "Before" },
      ],
    });
    expect((await ask("DELETE", `/api/comments/${id}`, ben.token)).status).toBe(200);
  });

  test("show what their author claims while it holds, and verified by a proof alone", async () => {
    await write(ben.token, "Useful.");
    const claimed = { npiNumber: "1234567893", npiCheckedAt: new Date("2026-11-23T10:00:00Z") };
    const set = (changes: object) =>
      database()
        .update(users)
        .set({ ...claimed, ...changes })
        .where(eq(users.id, ben.id));
    await set({ npiMatch: "matched" });
    expect(await seen(null)).toMatchObject({
      comments: [
        {
          authorVerified: false,
          authorNpiClaim: { npi: "1234567893", state: "matched", checkedOn: "2026-11-23" },
        },
      ],
    });
    for (const npiMatch of ["contested", "unconfirmed", "claimed-twice", "name-differs"] as const) {
      await set({ npiMatch });
      expect(await seen(null)).toMatchObject({ comments: [{ authorNpiClaim: null }] });
    }
  });

  test("are counted by person, wherever they call from, for all servers together", async () => {
    const servers = [server(), server()];
    const statuses: number[] = [];
    const post = (token: string, n: number) =>
      servers[n % 2]?.("POST", path(), {
        headers: { authorization: `Bearer ${token}`, "x-forwarded-for": `198.51.100.${n}` },
        body: { content: `Number ${n}` },
      });
    for (let n = 0; n < 31; n++) {
      statuses.push((await post(ana.token, n))?.status ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect((await post(ben.token, 0))?.status).toBe(201);
  });

  test.each([
    ["", "Comment content is required"],
    ["   ", "Comment content is required"],
    [undefined, "Comment content is required"],
    ["é".repeat(1001), "Comment must be less than 1000 characters"],
  ])("refuse %j", async (content, message) => {
    const { status, body } = await ask("POST", path(), ana.token, { content });
    expect([status, body]).toMatchObject([400, { fields: [{ field: "content", message }] }]);
  });

  test("take a thousand characters, however they are coded", async () => {
    expect(await write(ana.token, "👩".repeat(1000))).toBeTruthy();
  });

  test("need a signed-in person, who writes as nobody else", async () => {
    expect((await ask("POST", path(), null, { content: "Hello" })).status).toBe(401);
    const forged = { content: "Hello", userId: ben.id };
    expect((await ask("POST", path(), ana.token, forged)).status).toBe(403);
    expect(await seen(null)).toMatchObject({ total: 0 });
  });

  test("are changed and deleted by their author only; replies stay", async () => {
    const first = await write(ana.token, "Frist");
    const reply = await write(ben.token, "A reply", { parentCommentId: first });
    const answer = await write(ana.token, "An answer", { parentCommentId: reply });
    const address = `/api/comments/${first}`;
    expect((await ask("PATCH", address, ben.token, { content: "Mine" })).status).toBe(404);
    expect((await ask("DELETE", address, ben.token)).status).toBe(404);
    expect(await ask("PATCH", address, ana.token, { content: "First" })).toMatchObject({
      status: 200,
      body: { content: "First" },
    });
    expect((await ask("DELETE", address, ana.token)).status).toBe(200);
    expect(await seen(null)).toMatchObject({
      total: 2,
      comments: [{ id: answer }, { id: reply, parentCommentId: first, inReplyTo: null }],
    });
    expect((await ask("DELETE", `/api/comments/${reply}`, ben.token)).status).toBe(200);
    expect(await seen(null)).toMatchObject({ comments: [{ id: answer, parentCommentId: first }] });
  });

  test("are hidden by a moderator from all but their author, and cannot be answered", async () => {
    const id = await write(ana.token, "Buy now");
    await write(ben.token, "No", { parentCommentId: id });
    expect(await createCommentStore(database()).moderate(id, true)).toBe(true);
    for (const others of [null, ben.token]) {
      expect(await seen(others)).toMatchObject({ total: 1, comments: [{ inReplyTo: null }] });
    }
    expect(await seen(ana.token)).toMatchObject({
      total: 2,
      comments: [{ inReplyTo: { excerpt: "Buy now" } }, { isModerated: true }],
    });
    const reply = { content: "Why?", parentCommentId: id };
    expect((await ask("POST", path(), ben.token, reply)).status).toBe(400);
  });

  test("stay without a name when their author's account is deleted", async () => {
    await write(ana.token, "Useful.");
    await database().delete(users).where(eq(users.id, ana.id));
    expect(await seen(null)).toMatchObject({ comments: [{ userId: null, authorName: null }] });
  });

  test.each(["nonsense", "00000000-0000-4000-8000-000000000000"])(
    "of the article %s are not found",
    async (id) => {
      const address = `/api/news/${id}/comments`;
      expect((await ask("GET", address, null)).status).toBe(404);
      expect((await ask("POST", address, ana.token, { content: "Hello" })).status).toBe(404);
      expect((await ask("DELETE", `/api/comments/${id}`, ana.token)).status).toBe(404);
    },
  );
});
