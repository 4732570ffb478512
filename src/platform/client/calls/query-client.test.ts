import { describe, expect, test } from "vitest";
import { CallError } from "./call-error.ts";
import { backOff, retries } from "./query-client.ts";

describe("repeats", () => {
  test("wait 1 s, doubling, and never more than 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(backOff)).toEqual([
      1000, 2000, 4000, 8000, 16000, 30000, 30000,
    ]);
  });

  test.each([
    [0, new TypeError("network"), true],
    [1, new CallError(503, "", ""), true],
    [2, new CallError(503, "", ""), false],
    [0, new CallError(404, "", ""), false],
    [0, new CallError(200, "", '{"success":false}'), false],
  ])("after %i failures with %s: %s", (failures, error, again) => {
    expect(retries(2)(failures, error)).toBe(again);
  });
});

describe("a failed call", () => {
  test("is named by its status and body, or by the status text where there is none", () => {
    expect(new CallError(404, "Not Found", "gone").message).toBe("404: gone");
    expect(new CallError(404, "Not Found", "").message).toBe("404: Not Found");
  });
});
