import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { users } from "../../features/accounts/server/user.table.ts";
import { comments } from "../../features/comments/server/comment.table.ts";
import { contactSubmissions } from "../../features/contact/server/contact.table.ts";
import { newsArticles } from "../../features/news/server/news.table.ts";
import { createApiClient } from "../../platform/testing/api-client.ts";
import { describeEachDatabase } from "../../platform/testing/each-database.ts";
import { ENGINES } from "../../platform/testing/engines.ts";
import { creatingRoutes, type CreatingCall } from "./killed-server.testing.ts";

const SERVER = join(import.meta.dirname, "killed-server.testing.ts");

const message = async () => ({
  path: "/api/contact",
  body: { name: "Ana", email: "ana@example.org", message: "A question of mine" },
  personId: null,
});

/** Lets another process take the call, and kills it at that moment. */
async function killedAt(call: CreatingCall): Promise<void> {
  const flags = ["--disable-warning=ExperimentalWarning", SERVER, JSON.stringify(call)];
  const server = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  server.kill("SIGKILL");
  await once(server, "close");
}

describeEachDatabase("a server that is killed", (database, engine) => {
  let source: CreatingCall["source"];
  beforeAll(async () => {
    const found = ENGINES.find((one) => one.engine === engine);
    const name = `worker${process.env["VITEST_POOL_ID"] ?? ""}`;
    if (found) source = await found.source(inject("testRun"), name);
  });

  const repeat = ({ path, body, key, personId }: CreatingCall) => {
    const identify = async () => (personId === null ? null : { id: personId, sessionId: "1" });
    const ask = createApiClient(database(), creatingRoutes(database()), { identify });
    const headers = { "idempotency-key": key, authorization: "Bearer token" };
    return ask("POST", path, { headers, body });
  };

  const comment = async () => {
    const [person] = await database()
      .insert(users)
      .values({
        emailConfirmedAt: new Date(),
        email: "ana@example.org",
        firstName: "Ana",
        lastName: "Example",
      })
      .returning({ id: users.id });
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
      .returning({ id: newsArticles.id });
    const path = `/api/news/${article?.id}/comments`;
    return { path, body: { content: "Well said." }, personId: person?.id ?? null };
  };

  test.each([
    ["comment", "the work is done", comment],
    ["comment", "the answer is kept", comment],
    ["message", "the work is done", message],
    ["message", "the answer is kept", message],
  ] as const)("when of a %s %s has created it once", async (_, moment, make) => {
    const made = await make();
    for (const round of [1, 2]) {
      const call = { ...made, source, moment, key: `key of round ${round}` };
      await killedAt(call);
      const [first, second] = [await repeat(call), await repeat(call)];
      expect([first.status, second.body]).toEqual([201, first.body]);
      const counts = [database().$count(comments), database().$count(contactSubmissions)];
      expect((await Promise.all(counts)).reduce((a, b) => a + b)).toBe(round);
    }
  });
});
