import { expect, test } from "vitest";
import { statusOf } from "./status.ts";

const TODAY = "2026-07-21";
const LISTED = { finished: true, marketedUntil: null, listingExpirationDate: null };

test.each([
  ["2026-07-20", "discontinued", "listing-expired"],
  ["2026-07-21", "active", "active"],
  ["2026-07-22", "active", "active"],
])("what ends on %s is %s or %s the day after, and not on its last day", (date, ended, expired) => {
  expect(statusOf({ ...LISTED, marketedUntil: date }, TODAY)).toBe(ended);
  expect(statusOf({ ...LISTED, listingExpirationDate: date }, TODAY)).toBe(expired);
});

test("what is not finished says so before its dates, and marketing before the listing", () => {
  const past = { marketedUntil: "2020-01-01", listingExpirationDate: "2020-01-01" };
  expect(statusOf({ finished: false, ...past }, TODAY)).toBe("unfinished");
  expect(statusOf({ finished: null, ...past }, TODAY)).toBe("discontinued");
  expect(statusOf(LISTED, TODAY)).toBe("active");
});
