import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, expect, inject, test } from "vitest";
import { users } from "../../features/accounts/server/user.table.ts";
import { comments } from "../../features/comments/server/comment.table.ts";
import { newsArticles } from "../../features/news/server/news.table.ts";
import { readBackupFile, writeBackupFile } from "../../platform/backup/backup-file.ts";
import type { Scope } from "../../platform/backup/line.ts";
import { restoreBackup } from "../../platform/backup/restore-backup.ts";
import { tablesOf } from "../../platform/backup/rows.ts";
import { backupLines } from "../../platform/backup/write-backup.ts";
import { connectDatabase, type Database } from "../../platform/database/database.ts";
import { describeEachDatabase } from "../../platform/testing/each-database.ts";
import { ENGINES } from "../../platform/testing/engines.ts";
import { applicationInTest } from "../application.testing.ts";
import { FETCHABLE, PASSING } from "../backup-tables.ts";
import { loadStarterContent } from "../starter-content.ts";

const SIGN_IN = { email: "ana@example.org", password: "correct horse staple" };
const PERSON = {
  ...SIGN_IN,
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
};

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A database of the other kind: what is kept of one comes back in either. */
async function otherThan(engine: string): Promise<Database> {
  const other = ENGINES.find((one) => one.engine !== engine);
  if (!other) throw new Error("There is no other engine.");
  const source = await other.source(inject("testRun"), `restored-${randomUUID()}`);
  const database = await connectDatabase(source, "command", () => undefined);
  opened.push(database);
  return database;
}

async function keep(database: Database, scope: Scope): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "wardbook-backup-")), "kept.gz");
  const rules = { scope, version: "1", at: new Date(), passing: PASSING, fetchable: FETCHABLE };
  await database.transaction(async (tx) => writeBackupFile(path, backupLines(tx, rules)));
  return path;
}

const countOf = async (database: Database, table: string) => {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
};

describeEachDatabase("a backup", (database, engine) => {
  test("of accounts comes back in the other kind of database: people sign in, and what they wrote is theirs", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "wardbook-kept-"));
    const app = await applicationInTest(database(), { DATA_DIR: dataDir });
    const registered = await app.ask("POST", "/api/auth/register", { body: PERSON });
    const { token } = (await registered.json()) as { token: string };
    const [person] = await database().select().from(users);
    const [article] = await database()
      .insert(newsArticles)
      .values({
        title: 'A "quoted"\nline \\ and \u{1F9EA}',
        slug: "a",
        tickerSlug: "a",
        articleHash: "a",
        source: "A",
        category: "cardiology",
        url: "https://news.example/a",
      })
      .returning();
    if (!person || !article) throw new Error("Nothing was put in.");
    await database()
      .insert(comments)
      .values({ articleId: article.id, userId: person.id, content: "[1] \t tab" });
    await app.settled();
    const path = await keep(database(), "accounts");
    expect(statSync(path).mode & 0o077).toBe(0);

    const other = await otherThan(engine);
    const { head } = await restoreBackup(other, readBackupFile(path));
    expect(head.scope).toBe("accounts");
    const restored = await applicationInTest(other, { DATA_DIR: dataDir });
    const signedIn = await restored.ask("POST", "/api/auth/login", { body: SIGN_IN });
    expect(signedIn.status).toBe(200);
    const [comment] = await other.select().from(comments);
    expect(comment).toEqual((await database().select().from(comments))[0]);
    expect((await other.select().from(newsArticles))[0]).toEqual(article);
    // A session that may have been ended since does not begin again.
    const headers = { authorization: `Bearer ${token}` };
    expect((await restored.ask("GET", "/api/profile", { headers })).status).toBe(401);
    await restored.settled();
  });

  test("of the whole holds what was imported besides", async () => {
    await loadStarterContent(database());
    const path = await keep(database(), "whole");
    const other = await otherThan(engine);
    await restoreBackup(other, readBackupFile(path));
    for (const table of ["drugs", "providers", "news_articles", "ingest_runs"]) {
      expect(await countOf(other, table)).toBe(await countOf(database(), table));
      expect(await countOf(other, table)).toBeGreaterThan(0);
    }
    await loadStarterContent(other);
  });

  test("that is damaged, cut off or none is refused, and nothing of it stays", async () => {
    await database().insert(users).values({ email: "ana@example.org", firstName: "Ana" });
    const path = await keep(database(), "accounts");
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
    const other = await otherThan(engine);
    const tried = async (text: string) => {
      const changed = `${path}.changed`;
      writeFileSync(changed, gzipSync(text));
      await expect(restoreBackup(other, readBackupFile(changed))).rejects.toThrow(/backup/);
      expect(await countOf(other, "users")).toBe(0);
    };
    await tried("hello\n");
    await tried(lines.slice(0, -1).join("\n"));
    await tried(lines.map((line) => line.replace('"Ana"', '"Eva"')).join("\n"));
    await tried(lines.filter((line) => !line.includes('"Ana"')).join("\n"));
    writeFileSync(`${path}.short`, readFileSync(path).subarray(0, 200));
    await expect(restoreBackup(other, readBackupFile(`${path}.short`))).rejects.toThrow(/backup/);
    await restoreBackup(other, readBackupFile(path));
    // Not over what is there.
    await expect(restoreBackup(other, readBackupFile(path))).rejects.toThrow(/not empty/);
  });

  test("leaves out tables that there are", async () => {
    const names = new Set((await tablesOf(database())).map(({ table }) => table));
    for (const name of [...PASSING, ...FETCHABLE]) expect(names).toContain(name);
  });
});
