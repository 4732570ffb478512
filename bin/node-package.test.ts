import { describe, expect, test } from "vitest";
import { NODE_PACKAGES, isRecent, npmFailure } from "./node-package.js";

test.each([
  ["20.20.2", false],
  ["22.12.0", false],
  ["24.0.0", true],
  ["24.21.0", true],
  ["100.1.0", true],
])("Node %s is recent enough: %s", (version, recent) => {
  expect(isRecent(version)).toBe(recent);
});

test("every package that is fetched is pinned to a version that is recent enough", () => {
  const versions = Object.values(NODE_PACKAGES).map((name) => name.split("@")[1] ?? "");
  expect(versions.every((version) => /^\d+\.\d+\.\d+$/.test(version) && isRecent(version))).toBe(
    true,
  );
});

describe("why npm failed", () => {
  test.each([
    ["npm error code ENOTFOUND\nnpm error network", "the npm registry cannot be reached"],
    ["npm ERR! code ECONNREFUSED", "the npm registry cannot be reached"],
    ["npm error code ENOSPC", "the disk is full"],
    ["npm error code EACCES", "the folder cannot be written to"],
    ["npm error code ERESOLVE", "npm failed with ERESOLVE"],
    ["", "npm failed"],
  ])("%j is: %s", (output, reason) => {
    expect(npmFailure(output)).toBe(reason);
  });
});
