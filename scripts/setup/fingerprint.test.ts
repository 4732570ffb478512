import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exactPrint, filesOf, quickPrint } from "./fingerprint.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "wardbook-print-"));
  mkdirSync(join(root, "src/deep"), { recursive: true });
  writeFileSync(join(root, "src/deep/a.ts"), "a");
  writeFileSync(join(root, "b.json"), "b");
  writeFileSync(join(root, "unread.md"), "c");
});

afterEach(() => rmSync(root, { recursive: true }));

const SOURCES = ["src", "b.json", "absent"];

test("folders are walked, and what is absent is nothing", () => {
  expect(filesOf(root, SOURCES)).toEqual(["b.json", "src/deep/a.ts"]);
});

test("a touched file changes the quick print alone, another byte both", () => {
  const files = filesOf(root, SOURCES);
  const before = { quick: quickPrint(root, files), exact: exactPrint(root, files) };
  utimesSync(join(root, "b.json"), 1, 1);
  expect(quickPrint(root, files)).not.toBe(before.quick);
  expect(exactPrint(root, files)).toBe(before.exact);
  writeFileSync(join(root, "b.json"), "B");
  expect(exactPrint(root, files)).not.toBe(before.exact);
});
