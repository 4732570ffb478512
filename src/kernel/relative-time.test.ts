import { describe, expect, it } from "vitest";
import { ageOf, ageOrDate, shortDate } from "./relative-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date("2026-03-20T12:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe("an age in the ticker", () => {
  it.each([
    [0, "1m ago"],
    [90_000, "1m ago"],
    [HOUR - 1, "59m ago"],
    [HOUR, "1h ago"],
    [DAY - 1, "23h ago"],
    [DAY, "1d ago"],
    [400 * DAY, "400d ago"],
    [-5 * MINUTE, "1m ago"],
  ])("%i ms is %s", (age, text) => {
    expect(ageOf(before(age), now)).toBe(text);
  });
});

describe("an age in lists", () => {
  it.each([
    [10 * MINUTE, "10m ago"],
    [5 * HOUR, "5h ago"],
    [DAY, "1d ago"],
    [7 * DAY - 1, "6d ago"],
    [7 * DAY, "Mar 13, 2026"],
    [-2 * DAY, "Mar 22, 2026"],
  ])("%i ms is %s", (age, text) => {
    expect(ageOrDate(before(age), now)).toBe(text);
  });
});

it("writes a short date in UTC, wherever it runs", () => {
  expect(shortDate(new Date("2026-01-01T00:30:00Z"))).toBe("Jan 1, 2026");
  expect(shortDate(new Date("2025-12-31T23:59:59Z"))).toBe("Dec 31, 2025");
});
