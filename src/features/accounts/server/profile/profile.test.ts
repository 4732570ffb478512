import { beforeEach, describe, expect, test } from "vitest";
import { bookmarkRoutes } from "#/features/bookmarks/server/bookmark.routes.ts";
import { createBookmarkStore } from "#/features/bookmarks/server/bookmark.store.ts";
import { createCommentStore } from "#/features/comments/server/comment.store.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { contactSubmissions } from "#/features/contact/server/contact.table.ts";
import { createLikeStore } from "#/features/likes/server/like.store.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { RegistryEntry } from "../../logic/npi-match.ts";
import type { AccountParts } from "../account-parts.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { sessions as sessionTable } from "../sessions/session.table.ts";
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

describeEachDatabase("profiles", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let parts: AccountParts;
  let forgotten: string[];
  beforeEach(() => {
    ({ parts, forgotten } = accountsInTest(database(), async () => REGISTERED));
    const routes = [...accountRoutes(parts), ...bookmarkRoutes(createBookmarkStore(database()))];
    ask = createApiClient(database(), routes, { identify: parts.sessions.identify });
  });

  const register = async (changes = {}) =>
    tokenIn((await ask("POST", "/api/auth/register", { body: { ...ANA, ...changes } })).body);
  const login = async (password: string) =>
    ask("POST", "/api/auth/login", { body: { email: ANA.email, password } });
  const change = (token: string, body: object) =>
    ask("PATCH", "/api/profile", {
      headers: headers(token),
      body: { firstName: "Ana", lastName: "O'Neill", ...body },
    });

  const list = async (token: string, query = "") =>
    (await ask("GET", `/api/bookmarks${query}`, { headers: headers(token) })).body;
  const verify = (token: string) => ask("GET", "/api/auth/verify", { headers: headers(token) });

  async function anArticle(): Promise<string> {
    const [row] = await database()
      .insert(newsArticles)
      .values({
        title: "A 100% new story",
        url: "https://news.example/a",
        articleHash: "a",
        category: "Cardiology",
        publishedDate: new Date(),
        slug: "a-new-story",
        tickerSlug: "a-new-story",
        source: "Example News",
      })
      .returning({ id: newsArticles.id });
    return row?.id ?? "";
  }

  describe("a change", () => {
    test.each([
      ["firstName", " ", "First name is required"],
      ["lastName", "", "Last name is required"],
      ["npiNumber", "1234567890", "This is not a valid NPI: the last digit should be 3"],
      ["specialty", "Astrology", "Choose one of the listed specialties"],
      [
        "profileImageUrl",
        "javascript:alert(1)",
        "Please enter a valid URL that begins with https://, or leave it empty",
      ],
    ])("of %s to %j is refused with its message", async (field, value, message) => {
      const { status, body } = await change(await register(), { [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: [{ field, message }] });
    });

    test("leaves alone what it does not name", async () => {
      const { body } = await change(await register(), { firstName: "Anna" });
      expect(body).toMatchObject({
        user: { firstName: "Anna", npiNumber: ANA.npiNumber, specialty: "Cardiology" },
      });
    });

    test("of the password asks for the old one and ends the other sessions", async () => {
      const here = await register();
      const there = tokenIn((await login(ANA.password)).body);
      const to = (currentPassword: string) =>
        ask("POST", "/api/auth/password", {
          headers: headers(here),
          body: { currentPassword, newPassword: "battery staple" },
        });
      expect((await to("wrong")).status).toBe(400);
      expect((await to(ANA.password)).status).toBe(200);
      expect([(await verify(here)).status, (await verify(there)).status]).toEqual([200, 401]);
      expect((await login(ANA.password)).status).toBe(401);
      expect((await login("battery staple")).status).toBe(200);
    });
  });

  test("sessions are listed, and nobody ends another's", async () => {
    const ana = await register();
    const eve = await register({ email: "eve@example.org" });
    const listed = (await ask("GET", "/api/auth/sessions", { headers: headers(ana) })).body as {
      sessions: { id: string; current: boolean }[];
    };
    expect(listed.sessions).toMatchObject([{ current: true }]);
    const id = listed.sessions[0]?.id;
    const end = (token: string) =>
      ask("DELETE", `/api/auth/sessions?id=${id}`, { headers: headers(token) });
    await end(eve);
    expect((await verify(ana)).status).toBe(200);
    await end(ana);
    expect((await verify(ana)).status).toBe(401);
  });

  test("sessions are ended by the password once the one at hand is not of just now", async () => {
    const here = await register();
    const there = tokenIn((await login(ANA.password)).body);
    const before = new Date(Date.now() - 3_600_000);
    await database().update(sessionTable).set({ createdAt: before });
    const others = await ask("DELETE", "/api/auth/sessions", { headers: headers(here) });
    expect(others.status).toBe(403);
    const end = (password: string) =>
      ask("POST", "/api/auth/sessions/end", { headers: headers(here), body: { password } });
    expect((await end("a guess")).status).toBe(400);
    expect((await verify(there)).status).toBe(200);
    expect((await end(ANA.password)).status).toBe(200);
    expect([(await verify(here)).status, (await verify(there)).status]).toEqual([200, 401]);
  });

  test("all sessions end at once, this one with the others", async () => {
    const here = await register();
    const there = tokenIn((await login(ANA.password)).body);
    const answer = await ask("DELETE", "/api/auth/sessions?which=all", { headers: headers(here) });
    expect(answer.status).toBe(200);
    expect([(await verify(here)).status, (await verify(there)).status]).toEqual([401, 401]);
  });

  test("deleting the account asks for word and password; comments stay without a name", async () => {
    const token = await register();
    const articleId = await anArticle();
    const [{ id: userId } = { id: "" }] = await database().select({ id: users.id }).from(users);
    await database().insert(comments).values({ articleId, userId, content: "Well said." });
    await ask("POST", "/api/bookmarks", { headers: headers(token), body: { articleId } });
    await parts.pictures.set(userId, Buffer.from("drawn"));
    await database().update(users).set({ googleId: "g-1", signInNotices: false });
    const kept = await ask("GET", "/api/profile/export", { headers: headers(token) });
    expect(kept.body).toMatchObject({
      account: { email: ANA.email },
      email: { confirmedAt: null },
      npi: { state: "unconfirmed", checkedAt: expect.any(String) },
      signIn: { hasPassword: true, googleId: "g-1", noticesOfNewSignIns: false },
      picture: { type: "image/webp", base64: Buffer.from("drawn").toString("base64") },
      secondStep: { authenticatorSince: null, recoveryCodesLeft: 0 },
      passkeys: [],
      sessions: [{ current: true }],
      likes: [],
      bookmarks: [{ articleId }],
      comments: [{ content: "Well said." }],
      keptElsewhere: expect.arrayContaining([expect.stringContaining("contact form")]),
    });
    const remove = (word: string, password: string) =>
      ask("POST", "/api/profile/delete", {
        headers: headers(token),
        body: { confirm: word, password },
      });
    expect((await remove("yes", ANA.password)).status).toBe(400);
    expect(await remove("DELETE", "a guess")).toMatchObject({
      status: 400,
      body: { fields: [{ field: "password" }] },
    });
    const byToken = await ask("DELETE", "/api/profile?confirm=DELETE", { headers: headers(token) });
    expect([byToken.status, (await verify(token)).status]).toEqual([403, 200]);
    expect((await remove("DELETE", ANA.password)).status).toBe(200);
    expect(await database().select().from(users)).toEqual([]);
    expect(await database().select().from(comments)).toMatchObject([{ userId: null }]);
    expect((await login(ANA.password)).status).toBe(401);
  });

  test("deleting an account without a password asks for a session of just now", async () => {
    const token = await register();
    await database().update(users).set({ password: null });
    await database()
      .update(sessionTable)
      .set({ createdAt: new Date(Date.now() - 3_600_000) });
    const remove = () => ask("DELETE", "/api/profile?confirm=DELETE", { headers: headers(token) });
    expect((await remove()).status).toBe(403);
    await database().update(sessionTable).set({ createdAt: new Date() });
    expect((await remove()).status).toBe(200);
  });

  test.each([
    ["goes, where the address was confirmed,", true, 0],
    ["stays, where the address may be another's,", false, 1],
  ])("a message of a deleted account %s and e-mails to it go", async (_, isConfirmed, left) => {
    const token = await register();
    await database()
      .insert(contactSubmissions)
      .values([
        { name: "Ana", email: "Ana@Example.org", message: "A question of mine" },
        { name: "Ben", email: "ben@example.org", message: "A question of his" },
      ]);
    if (isConfirmed) await database().update(users).set({ emailConfirmedAt: new Date() });
    await ask("POST", "/api/profile/delete", {
      headers: headers(token),
      body: { confirm: "DELETE", password: ANA.password },
    });
    await parts.background.settled();
    expect(await database().$count(contactSubmissions)).toBe(left + 1);
    expect(forgotten).toEqual([ANA.email]);
  });

  test("what is written while the account is deleted is refused, and is no defect", async () => {
    const articleId = await anArticle();
    const gone = { id: crypto.randomUUID(), email: ANA.email };
    const refused = { code: "gone" };
    await expect(createBookmarkStore(database()).add(gone.id, articleId)).rejects.toMatchObject(
      refused,
    );
    await expect(createLikeStore(database()).add(articleId, gone.id)).rejects.toMatchObject(
      refused,
    );
    const draft = { articleId, userId: gone.id, content: "Late" };
    await expect(createCommentStore(database()).add(draft)).rejects.toMatchObject(refused);
    await expect(parts.pictures.set(gone.id, Buffer.from("late"))).rejects.toMatchObject(refused);
    await expect(parts.letters.confirmAddress(gone)).resolves.toBeUndefined();
  });

  describe("bookmarks", () => {
    test("are kept once, found by their words, and removed", async () => {
      const token = await register();
      const articleId = await anArticle();
      const add = () =>
        ask("POST", "/api/bookmarks", { headers: headers(token), body: { articleId } });
      expect(await add()).toMatchObject({ status: 201, body: { bookmarked: true } });
      await add();
      expect(await list(token)).toMatchObject({
        total: 1,
        bookmarks: [{ articleTitle: "A 100% new story", path: "/news/cardiology/a-new-story" }],
        categories: ["Cardiology"],
        sources: ["Example News"],
      });
      expect(await list(token, "?search=100%25")).toMatchObject({ total: 1 });
      expect(await list(token, "?search=200%25")).toMatchObject({ total: 0 });
      expect(await list(token, `?articleId=${articleId}&category=Neurology`)).toMatchObject({
        total: 0,
      });
      await ask("DELETE", `/api/bookmarks/${articleId}`, { headers: headers(token) });
      expect(await list(token)).toMatchObject({ total: 0 });
    });

    test("are nobody else's to see or remove", async () => {
      const [ana, eve] = [await register(), await register({ email: "eve@example.org" })];
      const articleId = await anArticle();
      await ask("POST", "/api/bookmarks", { headers: headers(ana), body: { articleId } });
      await ask("DELETE", `/api/bookmarks/${articleId}`, { headers: headers(eve) });
      expect(await list(eve)).toMatchObject({ total: 0, categories: [] });
      expect(await list(ana)).toMatchObject({ total: 1 });
    });

    test("of what is no article are refused", async () => {
      const token = await register();
      const add = (articleId: string) =>
        ask("POST", "/api/bookmarks", { headers: headers(token), body: { articleId } });
      expect((await add("no-uuid")).status).toBe(400);
      expect((await add(crypto.randomUUID())).status).toBe(404);
    });
  });
});
