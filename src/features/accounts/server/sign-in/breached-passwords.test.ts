import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, asyncProperty, string, uniqueArray } from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { openBreachedPasswords } from "./breached-passwords.ts";

const folder = mkdtempSync(join(tmpdir(), "wardbook-breached-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

/** As Have I Been Pwned's downloader writes it: hashes in order, each with how often it was seen. */
function fileOf(passwords: readonly string[], lineEnd = "\n"): string {
  const lines = passwords.map((password, at) => `${sha1(password)}:${10 ** (at % 8)}`);
  const path = join(folder, `${crypto.randomUUID()}.txt`);
  writeFileSync(path, lines.toSorted().join(lineEnd) + (lines.length % 2 === 0 ? lineEnd : ""));
  return path;
}

describe("breached passwords", () => {
  test.each(["\n", "\r\n"])("are found, each of them, and no others (line end %j)", async (end) => {
    const many = uniqueArray(string({ minLength: 1 }), { minLength: 1, maxLength: 60 });
    await assert(
      asyncProperty(many, async (passwords) => {
        const isBreached = await openBreachedPasswords(fileOf(passwords, end));
        for (const password of passwords) expect(await isBreached(password)).toBe(true);
        expect(await isBreached(`${passwords.join("")} and more`)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    ["a file that is not there", join(folder, "none")],
    ["a list of plain words", join(folder, "words.txt")],
    ["an empty file", join(folder, "empty.txt")],
  ])("%s stops the start", async (_, path) => {
    if (path.endsWith("words.txt")) writeFileSync(path, "password\n123456\n");
    if (path.endsWith("empty.txt")) writeFileSync(path, "");
    await expect(openBreachedPasswords(path)).rejects.toThrow("BREACHED_PASSWORDS must be a file");
  });
});
