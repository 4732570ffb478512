import { beforeEach, describe, expect, test } from "vitest";
import { bookmarkRoutes } from "#/features/bookmarks/server/bookmark.routes.ts";
import { createBookmarkStore } from "#/features/bookmarks/server/bookmark.store.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { ingestRuns } from "#/platform/ingest/run.table.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import type { RegistryEntry } from "../logic/npi-match.ts";
import type { AccountParts } from "./account-parts.ts";
import { accountsInTest } from "./accounts.testing.ts";
import { accountRoutes } from "./all-routes.ts";
import { sessions as sessionTable } from "./session.table.ts";
import { users } from "./user.table.ts";

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
  let registry: RegistryEntry | null;
  let parts: AccountParts;
  let mailsAbout: ReturnType<typeof accountsInTest>["mailsAbout"];
  beforeEach(() => {
    registry = REGISTERED;
    ({ parts, mailsAbout } = accountsInTest(database(), async () => registry));
    const routes = [...accountRoutes(parts), ...bookmarkRoutes(createBookmarkStore(database()))];
    ask = createApiClient(database(), routes, { identify: parts.sessions.identify });
  });

  const register = async (changes = {}) =>
    tokenIn((await ask("POST", "/api/auth/register", { body: { ...ANA, ...changes } })).body);
  const login = async (password: string) =>
    ask("POST", "/api/auth/login", { body: { email: ANA.email, password } });
  const profile = async (token: string) =>
    (await ask("GET", "/api/profile", { headers: headers(token) })).body;
  const change = (token: string, body: object) =>
    ask("PATCH", "/api/profile", {
      headers: headers(token),
      body: { firstName: "Ana", lastName: "O'Neill", ...body },
    });

  const list = async (token: string, query = "") =>
    (await ask("GET", `/api/bookmarks${query}`, { headers: headers(token) })).body;
  const verify = (token: string) => ask("GET", "/api/auth/verify", { headers: headers(token) });

  const marked = async () => (await database().select().from(users))[0]?.isVerified;
  const read = (source: string, status: "completed" | "failed", finishedAt: Date) =>
    database().insert(ingestRuns).values({ source, origin: "a file", status, finishedAt });

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

  describe("an NPI", () => {
    test("is matched at registration where number and name agree", async () => {
      const token = await register();
      expect(await profile(token)).toMatchObject({
        user: { isVerified: true },
        npi: { state: "matched", checkedAt: expect.any(String) },
      });
    });

    test("loses its mark when the registry changes", async () => {
      const token = await register();
      registry = { ...REGISTERED, active: false };
      expect(await profile(token)).toMatchObject({
        user: { isVerified: false },
        npi: { state: "inactive" },
      });
    });

    test("that two people claim marks neither, until one claim goes", async () => {
      const first = await register();
      const second = await register({ email: "other@example.org" });
      for (const token of [first, second]) {
        expect(await profile(token)).toMatchObject({
          user: { isVerified: false },
          npi: { state: "claimed-twice" },
        });
      }
      const told = (await mailsAbout("Another account claims your NPI")).map(({ to }) => to);
      expect(told.toSorted()).toEqual([ANA.email, "other@example.org"]);
      await ask("DELETE", "/api/profile?confirm=DELETE", { headers: headers(second) });
      expect(await profile(first)).toMatchObject({ user: { isVerified: true } });
    });

    test("that two people claim at the same moment marks neither", async () => {
      await Promise.all([register(), register({ email: "other@example.org" })]);
      const rows = await database().select({ is: users.isVerified }).from(users);
      expect(rows).toEqual([{ is: false }, { is: false }]);
    });

    test("is checked again at the next sign-in", async () => {
      await register();
      registry = null;
      expect((await login(ANA.password)).body).toMatchObject({ user: { isVerified: false } });
    });

    test("is checked again once the registry has been read anew, and only then", async () => {
      await register();
      registry = { ...REGISTERED, active: false };
      await parts.claims.checkOutdated();
      await read("providers", "completed", new Date(Date.now() - 60_000));
      await read("providers", "failed", new Date(Date.now() + 60_000));
      await read("drugs", "completed", new Date(Date.now() + 60_000));
      await parts.claims.checkOutdated();
      expect(await marked()).toBe(true);
      await read("providers", "completed", new Date(Date.now() + 60_000));
      await parts.claims.checkOutdated();
      expect(await marked()).toBe(false);
    });

    test("claimed by somebody of another name takes no mark away", async () => {
      const token = await register();
      const other = await register({ email: "eve@example.org", firstName: "Eve" });
      expect(await profile(other)).toMatchObject({ npi: { state: "name-differs" } });
      expect(await profile(token)).toMatchObject({ user: { isVerified: true } });
    });

    test("that is taken away takes the mark with it", async () => {
      const token = await register();
      expect((await change(token, { npiNumber: "" })).body).toMatchObject({
        user: { isVerified: false, npiNumber: null },
        npi: { state: "no-npi" },
      });
    });
  });

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

  test("deleting the account asks for the word; comments stay without a name", async () => {
    const token = await register();
    const articleId = await anArticle();
    const [{ id: userId } = { id: "" }] = await database().select({ id: users.id }).from(users);
    await database().insert(comments).values({ articleId, userId, content: "Well said." });
    await ask("POST", "/api/bookmarks", { headers: headers(token), body: { articleId } });
    const kept = await ask("GET", "/api/profile/export", { headers: headers(token) });
    expect(kept.body).toMatchObject({
      account: { email: ANA.email },
      email: { confirmedAt: null },
      npi: { state: "matched", checkedAt: expect.any(String) },
      secondStep: { authenticatorSince: null, recoveryCodesLeft: 0 },
      passkeys: [],
      sessions: [{ current: true }],
      likes: [],
      bookmarks: [{ articleId }],
      comments: [{ content: "Well said." }],
    });
    const remove = (word: string) =>
      ask("DELETE", `/api/profile?confirm=${word}`, { headers: headers(token) });
    expect((await remove("yes")).status).toBe(400);
    expect((await remove("DELETE")).status).toBe(200);
    expect(await database().select().from(users)).toEqual([]);
    expect(await database().select().from(comments)).toMatchObject([{ userId: null }]);
    expect((await login(ANA.password)).status).toBe(401);
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
