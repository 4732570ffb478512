import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { StartError } from "#/platform/config/start-error.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { keyOfFolder } from "./key-file.ts";
import { checkSealer } from "./seal-check.store.ts";
import { createSealer } from "./sealer.ts";

const SECRET = Buffer.from("a secret of an app");
const REFUSED = "unable to authenticate data";

describe("what is sealed", () => {
  const { seal, open } = createSealer(() => "a key");

  test("opens for its owner, and never looks the same", () => {
    const sealed = seal(SECRET, "ana");
    expect(open(sealed, "ana")).toEqual(SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(seal(SECRET, "ana")).not.toEqual(sealed);
  });

  test("opens for nobody else, with no other key, and not after a bit has changed", () => {
    const sealed = seal(SECRET, "ana");
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(() => open(sealed, "bo")).toThrow(REFUSED);
    expect(() => createSealer(() => "another key").open(sealed, "ana")).toThrow(REFUSED);
    expect(() => open(changed, "ana")).toThrow(REFUSED);
  });
});

describe("a key that is changed", () => {
  const before = createSealer(() => "a key");
  const sealed = before.seal(SECRET, "ana");
  const after = createSealer(
    () => "a new key",
    () => "a key",
  );

  test("opens what the old one sealed, and seals it anew once", () => {
    expect(after.open(sealed, "ana")).toEqual(SECRET);
    const anew = after.renewed(sealed, "ana");
    if (!anew) throw new Error("It was not sealed anew.");
    expect(createSealer(() => "a new key").open(anew, "ana")).toEqual(SECRET);
    expect(after.renewed(anew, "ana")).toBeNull();
    expect(() => before.open(anew, "ana")).toThrow(REFUSED);
  });

  test("needs the old one while something is sealed with it", () => {
    expect(() => createSealer(() => "a new key").renewed(sealed, "ana")).toThrow(REFUSED);
  });
});

describeEachDatabase("the key of a database", (database) => {
  const server = (key: string, old?: string) =>
    checkSealer(
      database(),
      createSealer(() => key, old === undefined ? undefined : () => old),
    );

  test("is the one of its first server, until all know the next", async () => {
    await server("a key");
    await server("a key");
    await expect(server("another key")).rejects.toThrow(StartError);
    await server("a key", "a new key");
    await server("a new key", "a key");
    await server("a key", "a new key");
    await expect(server("a key")).resolves.toBeUndefined();
  });

  test("changes with whoever knows both, and the old one is refused then", async () => {
    await server("a key");
    await server("a new key", "a key");
    await server("a new key");
    await expect(server("a key")).rejects.toThrow(/SECRET_KEY must be the key/);
  });
});

test("a folder has one key, for the server alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-key-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, "data");
  const key = keyOfFolder(data);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(keyOfFolder(data)).toBe(key);
  expect(readdirSync(data)).toEqual(["secret.key"]);
  expect(statSync(join(data, "secret.key")).mode & 0o077).toBe(0);
});
