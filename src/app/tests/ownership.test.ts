import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { accountsInTest } from "#/features/accounts/server/accounts.testing.ts";
import { passkeys } from "#/features/accounts/server/second-factor/second-factor.table.ts";
import { users } from "#/features/accounts/server/user.table.ts";
import { bookmarks } from "#/features/bookmarks/server/bookmark.table.ts";
import { comments } from "#/features/comments/server/comment.table.ts";
import { likes } from "#/features/likes/server/like.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";
import { readConfig } from "#/platform/config/config.ts";
import type { Route } from "#/platform/http/serve.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { composeRoutes } from "../compose.ts";

type Victim = {
  readonly userId: string;
  readonly sessionId: string;
  readonly articleId: string;
  readonly commentId: string;
  readonly passkeyId: string;
};

type Input = Readonly<Record<string, unknown>>;

/** The owner's own call changes what is theirs: else an attempt of somebody else would prove nothing. */
type Attempt = { readonly input: (of: Victim) => Input; readonly changes: boolean };

const changing = (input: Attempt["input"]): Attempt => ({ input, changes: true });
const other = (input: Attempt["input"] = ({ userId }) => ({ userId, id: userId })): Attempt => ({
  input,
  changes: false,
});

/** How somebody would reach for another person's things by each call for signed-in people: a call that is not here fails. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  "DELETE /api/auth/sessions": changing(({ sessionId }) => ({ id: sessionId })),
  "DELETE /api/bookmarks/{articleId}": changing(({ articleId, userId }) => ({ articleId, userId })),
  "DELETE /api/comments/{id}": changing(({ commentId }) => ({ id: commentId })),
  "DELETE /api/news/{id}/likes": changing(({ articleId, userId }) => ({ id: articleId, userId })),
  "DELETE /api/profile": changing(({ userId }) => ({ confirm: "DELETE", id: userId, userId })),
  "DELETE /api/profile/picture": other(),
  "GET /api/admin": other(),
  "GET /api/auth/sessions": other(),
  "GET /api/auth/verify": other(),
  "GET /api/bookmarks": other(),
  "GET /api/profile": other(),
  "GET /api/profile/export": other(),
  "GET /api/profile/second-factor": other(),
  "PATCH /api/comments/{id}": changing(({ commentId }) => ({ id: commentId, content: "Mine" })),
  "PATCH /api/profile": changing(({ userId }) => ({
    firstName: "Eve",
    lastName: "Eve",
    id: userId,
    userId,
    isVerified: true,
  })),
  "POST /api/profile/delete": changing(({ userId }) => ({ confirm: "DELETE", id: userId, userId })),
  "POST /api/auth/sessions/end": changing(({ sessionId }) => ({ id: sessionId })),
  "POST /api/auth/logout": changing(({ sessionId }) => ({ sessionId, id: sessionId })),
  "POST /api/auth/password": other(({ userId }) => ({
    id: userId,
    userId,
    currentPassword: "a password",
    newPassword: "battery staple",
  })),
  "POST /api/auth/verify-email/send": other(),
  "POST /api/bookmarks": other(({ articleId, userId }) => ({ articleId, userId })),
  "POST /api/news/{id}/comments": other(({ articleId, userId, commentId }) => ({
    id: articleId,
    userId,
    content: "In another's name",
    parentCommentId: commentId,
  })),
  "POST /api/news/{id}/likes": other(({ articleId, userId }) => ({ id: articleId, userId })),
  "POST /api/profile/authenticator": changing(({ userId }) => ({ id: userId, userId })),
  "POST /api/profile/authenticator/confirm": other(({ userId }) => ({ userId, code: "123456" })),
  "POST /api/profile/authenticator/remove": other(),
  "POST /api/profile/passkeys": other(({ userId }) => ({ userId, ticket: "x", name: "Mine" })),
  "POST /api/profile/passkeys/options": changing(({ userId }) => ({ id: userId, userId })),
  "POST /api/profile/passkeys/remove": changing(({ passkeyId }) => ({ id: passkeyId })),
  "POST /api/profile/recovery-codes": other(),
  "PUT /api/profile/picture": other(({ userId }) => ({ userId, id: userId, image: "AAAA" })),
};

const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;

describeEachDatabase("what is another person's", (database) => {
  let routes: Route[];
  let ask: ReturnType<typeof createApiClient>;
  let begin: (userId: string) => Promise<string>;
  beforeAll(() => {
    const config = readConfig({ NODE_ENV: "test", NO_SYNC: "1" });
    const { parts } = accountsInTest(database());
    const { identify } = parts.sessions;
    begin = (userId) => parts.sessions.begin(userId, { ipAddress: "", userAgent: "" });
    routes = composeRoutes({ config, database: database() }, parts);
    ask = createApiClient(database(), routes, { identify });
  });

  async function add(email: string): Promise<{ id: string; token: string }> {
    const [user] = await database()
      .insert(users)
      .values({ email, firstName: email, emailConfirmedAt: new Date() })
      .returning();
    const id = user?.id ?? "";
    return { id, token: await begin(id) };
  }

  /** A person with something of everything. */
  async function addVictim(): Promise<Victim & { token: string }> {
    const { id: userId, token } = await add("ana@example.org");
    const [article] = await database()
      .insert(newsArticles)
      .values({
        title: "A story",
        url: "https://news.example/a",
        articleHash: "a",
        category: "Cardiology",
        publishedDate: new Date(),
        slug: "a-story",
        tickerSlug: "a-story",
        source: "Example News",
      })
      .returning();
    const articleId = article?.id ?? "";
    const [comment] = await database()
      .insert(comments)
      .values({ articleId, userId, content: "Ana's own words" })
      .returning();
    await database().insert(likes).values({ articleId, userId });
    await database()
      .insert(bookmarks)
      .values({ articleId, userId, articleTitle: "A story", articleUrl: "https://news.example/a" });
    const passkeyId = "ana-passkey";
    const publicKey = Buffer.from("key");
    await database()
      .insert(passkeys)
      .values({ id: passkeyId, userId, name: "Laptop", publicKey, counter: 0, transports: [] });
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT id FROM sessions WHERE user_id = ${userId}`,
    );
    const sessionId = rows[0]?.id ?? "";
    return { userId, token, articleId, commentId: comment?.id ?? "", sessionId, passkeyId };
  }

  /** Every row of a person, in whatever table. */
  async function everythingOf(userId: string): Promise<string> {
    const { rows: tables } = await database().execute<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`);
    const all = [
      ...tables.map(({ name }) => ({ name, column: "user_id" })),
      { name: "users", column: "id" },
    ];
    const parts = all.map(
      ({ name, column }) => sql`SELECT ${name}::text AS name, t::text AS line
        FROM ${sql.identifier(name)} t WHERE t.${sql.identifier(column)} = ${userId}`,
    );
    const { rows } = await database().execute(
      sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY 1, 2`,
    );
    return JSON.stringify(rows);
  }

  function make(name: string, input: Input, token: string) {
    const [method = "", template = ""] = name.split(" ");
    const rest: Record<string, unknown> = { ...input };
    const path = template.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = String(rest[place]);
      delete rest[place];
      return value;
    });
    const headers = { authorization: `Bearer ${token}` };
    if (method !== "GET" && method !== "DELETE") return ask(method, path, { headers, body: rest });
    const query = new URLSearchParams(
      Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return ask(method, `${path}?${query.toString()}`, { headers });
  }

  test("every call for signed-in people is tried", () => {
    const ofPeople = routes.filter(({ policy }) => policy.access === "signed-in").map(nameOf);
    expect(ofPeople.toSorted()).toEqual(Object.keys(ATTEMPTS).toSorted());
  });

  test.each(Object.entries(ATTEMPTS))("%s neither shows nor changes it", async (name, attempt) => {
    const { token, ...victim } = await addVictim();
    const eve = await add("eve@example.org");
    const before = await everythingOf(victim.userId);
    const { body } = await make(name, attempt.input(victim), eve.token);
    expect(await everythingOf(victim.userId)).toBe(before);
    const said = JSON.stringify(body);
    for (const secret of ["ana@example.org", "Ana's own words", "Laptop", victim.sessionId]) {
      expect(said).not.toContain(secret);
    }
    await make(name, attempt.input(victim), token);
    const changed = (await everythingOf(victim.userId)) !== before;
    expect(changed || !attempt.changes).toBe(true);
  });
});
