import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { keyOfFolder } from "./key-file.ts";
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
