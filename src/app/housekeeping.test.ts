import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { accountsInTest } from "#/features/accounts/server/accounts.testing.ts";
import { oneTimeTokens } from "#/features/accounts/server/recovery/one-time-token.table.ts";
import { sessions } from "#/features/accounts/server/sessions/session.table.ts";
import { signInWaits } from "#/features/accounts/server/sign-in/sign-in-wait.table.ts";
import { users } from "#/features/accounts/server/user.table.ts";
import { contactSubmissions } from "#/features/contact/server/contact.table.ts";
import { sharedCounts } from "#/platform/http/limits/shared-count.table.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { housekeepingJobs } from "./housekeeping.ts";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-retention-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describeEachDatabase("the retention job", (database) => {
  const run = async (dataDir: string) => {
    const accounts = accountsInTest(database()).parts;
    const running = { dataDir, database: database(), accounts };
    const job = housekeepingJobs(running).find(({ name }) => name === "retention");
    await job?.run(new AbortController().signal);
  };
  test("removes what has ended and keeps what holds", async () => {
    const [user] = await database().insert(users).values({ email: "ana@example.org" }).returning();
    const userId = user?.id ?? "";
    const ended = { expiresAt: daysAgo(0.01) };
    const holding = { expiresAt: daysAgo(-1) };
    await database()
      .insert(sessions)
      .values([
        { userId, tokenHash: "ended", ...ended },
        { userId, tokenHash: "holding", ...holding },
      ]);
    await database()
      .insert(oneTimeTokens)
      .values([
        { userId, tokenHash: "ended", purpose: "verify-email", ...ended },
        { userId, tokenHash: "holding", purpose: "reset-password", ...holding },
      ]);
    await database()
      .insert(signInWaits)
      .values([
        { key: "ended", failures: 9, waitsUntil: daysAgo(1.1) },
        { key: "holding", failures: 9, waitsUntil: daysAgo(0.5) },
        { key: "trusted", failures: 0, waitsUntil: daysAgo(60), trustedUntil: daysAgo(-30) },
        { key: "no more", failures: 0, waitsUntil: daysAgo(91), trustedUntil: daysAgo(1) },
      ]);
    await database()
      .insert(sharedCounts)
      .values([
        { key: "ended", calls: 9, endsAt: daysAgo(0.01) },
        { key: "holding", calls: 9, endsAt: daysAgo(-0.01) },
      ]);
    await run(dataFolder());
    const kept = async (table: string, column: string) => {
      const { rows } = await database().execute<{ name: string }>(
        sql`SELECT ${sql.identifier(column)} AS name FROM ${sql.identifier(table)} ORDER BY 1`,
      );
      return rows.map(({ name }) => name);
    };
    expect(await kept("sessions", "token_hash")).toEqual(["holding"]);
    expect(await kept("one_time_tokens", "token_hash")).toEqual(["holding"]);
    expect(await kept("sign_in_waits", "key")).toEqual(["holding", "trusted"]);
    expect(await kept("shared_counts", "key")).toEqual(["holding"]);
  });

  test("shortens addresses of messages after 90 days", async () => {
    const message = { name: "Ana", email: "ana@example.org", message: "A message of old" };
    await database()
      .insert(contactSubmissions)
      .values({ ...message, ipAddress: "192.0.2.77", userAgent: "B/1", submittedAt: daysAgo(91) });
    await run(dataFolder());
    expect(await database().select().from(contactSubmissions)).toMatchObject([
      { ipAddress: "192.0.2.0", userAgent: null },
    ]);
  });

  test("removes messages after two years", async () => {
    const message = { name: "Ana", email: "ana@example.org", message: "A message of old" };
    await database()
      .insert(contactSubmissions)
      .values([
        { ...message, submittedAt: daysAgo(732) },
        { ...message, submittedAt: daysAgo(700) },
      ]);
    await run(dataFolder());
    expect(await database().$count(contactSubmissions)).toBe(1);
  });

  test("removes e-mails that have lain in the folder for a month", async () => {
    const folder = dataFolder();
    mkdirSync(join(folder, "mail"));
    const at = (name: string, days: number) => {
      const path = join(folder, "mail", name);
      writeFileSync(path, "an e-mail");
      utimesSync(path, daysAgo(days), daysAgo(days));
      return path;
    };
    const [old, young, other] = [at("old.eml", 31), at("young.eml", 29), at("other.txt", 31)];
    await run(folder);
    expect([old, young, other].map((path) => existsSync(path))).toEqual([false, true, true]);
  });
});
