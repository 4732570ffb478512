import { expect, test } from "vitest";
import { backOffMs, retryAfterMs } from "./retry-after.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["120", 120_000],
  ["0", 0],
  ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["99999999", 86_400_000],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After: %s waits %s ms", (header, ms) => expect(retryAfterMs(header, NOW)).toBe(ms));

test("the wait after failures doubles up to its bound", () => {
  const waits = [0, 1, 2, 3, 4, 5, 4000].map((failures) => backOffMs(failures, 10, 100));
  expect(waits).toEqual([0, 10, 20, 40, 80, 100, 100]);
});
