import { assert, maxSafeInteger, property } from "fast-check";
import { expect, it } from "vitest";
import { thousands } from "./thousands.ts";

it("writes whole numbers as the language does", () => {
  expect([0, 999, 1000, 1_234_567, -4321].map(thousands)).toEqual([
    "0",
    "999",
    "1,000",
    "1,234,567",
    "-4,321",
  ]);
  assert(
    property(maxSafeInteger(), (count) => {
      expect(thousands(count)).toBe((count || 0).toLocaleString("en-US"));
    }),
    { numRuns: 50 },
  );
});
