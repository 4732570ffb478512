import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectDatabase } from "./database.ts";
import { keepPrivate } from "./keep-private.ts";

/** Every path of a folder that is open to anybody but its owner, with its mode. */
function openIn(folder: string): string[] {
  return ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
    .map((name) => ({ name, found: lstatSync(join(folder, name)) }))
    .filter(({ found }) => found.isFile() || found.isDirectory())
    .filter(({ found }) => (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600))
    .map(({ name, found }) => `${name} ${(found.mode & 0o777).toString(8)}`);
}

function everything(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...names].map((name) => join(folder, name));
}

/** Enough writes that the write-ahead log goes on to further files and uses old ones again. */
async function write(dataDir: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir }, "server", () => {});
  await database.execute(sql`CREATE TABLE IF NOT EXISTS notes (note text)`);
  for (let round = 0; round < 6; round += 1) {
    await database.execute(
      sql`INSERT INTO notes SELECT repeat(md5(n::text), 200) FROM generate_series(1, 2500) AS n`,
    );
    await database.execute(sql`CHECKPOINT`);
  }
  await expect.poll(() => openIn(dataDir)).toEqual([]);
  await database.close();
}

test("a new data folder is its user's alone, whatever the shell would allow", async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "private-")), "data");
  await write(dataDir);
  expect(everything(dataDir).length).toBeGreaterThan(500);
  expect(openIn(dataDir)).toEqual([]);
});

test("a data folder that stood open is closed at the next start", async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "private-")), "data");
  await write(dataDir);
  mkdirSync(join(dataDir, "mail"), { recursive: true });
  writeFileSync(join(dataDir, "mail/letter.eml"), "");
  for (const path of everything(dataDir)) {
    if (!lstatSync(path).isSocket()) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  }
  await write(dataDir);
  expect(openIn(dataDir)).toEqual([]);
});

test("what a link leads to keeps its mode", () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  const inside = mkdtempSync(join(tmpdir(), "inside-"));
  writeFileSync(join(outside, "shared"), "");
  chmodSync(join(outside, "shared"), 0o644);
  symlinkSync(join(outside, "shared"), join(inside, "link"));
  keepPrivate(inside);
  expect(lstatSync(join(outside, "shared")).mode & 0o777).toBe(0o644);
});
